// Every card of every game, to be searched in the language one reads.
import { useEffect, useMemo, useState } from "preact/hooks";
import { CardFace } from "../card";
import { cardsOf, editionsOf, type Facts, fetchCards, sayingOf } from "../cards";
import { cardName, language, say } from "../language";
import { rename } from "../route";
import { useStore } from "../store";
import { Zoom, zoomed } from "../table/zoom";
import { PageTop } from "./top";

const ORDER = ["enlightened", "lifebound", "mechana", "void", "monster", "none"];

function group(facts: Facts): string {
  return facts.type === "monster" ? "monster" : (facts.faction ?? "none");
}

const plain = (words: string) => words.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export function Page({ query }: { words: string[]; query: URLSearchParams }) {
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const spoken = useStore(language);
  const game = "ascension";
  const editions = ready ? editionsOf(game) : [];
  const [edition, setEdition] = useState(query.get("edition") ?? "godslayer");
  const [wanted, setWanted] = useState(query.get("q") ?? "");
  const [groups, setGroups] = useState<string[]>([]);
  useEffect(() => {
    document.title = `${say("cards")} · Deckhall`;
    fetchCards().then(
      () => setReady(true),
      () => setFailed(true),
    );
  }, []);
  useEffect(
    () => rename(`/cards?edition=${edition}${wanted ? `&q=${encodeURIComponent(wanted)}` : ""}`),
    [edition, wanted],
  );

  const found = useMemo(() => {
    if (!ready) return [];
    const words = plain(wanted).split(/\s+/).filter(Boolean);
    return cardsOf(game, edition)
      .filter(([, facts]) => groups.length === 0 || groups.includes(group(facts)))
      .filter(([id]) => {
        const text = plain([cardName(id), ...(sayingOf(game, edition, id).lines ?? [])].join(" "));
        return words.every((word) => text.includes(word));
      })
      .sort(
        ([a, one], [b, other]) =>
          ORDER.indexOf(group(one)) - ORDER.indexOf(group(other)) ||
          one.type.localeCompare(other.type) ||
          (one.cost ?? 0) - (other.cost ?? 0) ||
          cardName(a).localeCompare(cardName(b), spoken),
      );
  }, [ready, wanted, groups, edition, spoken]);

  return (
    <>
      <PageTop />
      <main class="page cards-page">
        <h1>{say("cards")}</h1>
        <div class="card-search">
          <input
            type="search"
            aria-label={say("search-cards")}
            placeholder={say("search-cards")}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <div class="choice" role="radiogroup" aria-label={say("edition")}>
            <span class="segments">
              {editions.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="edition"
                    checked={one === edition}
                    onChange={() => setEdition(one)}
                  />
                  <span>{say(`edition-${one}`)}</span>
                </label>
              ))}
            </span>
          </div>
          <div class="filters" role="group" aria-label={say("faction")}>
            {ORDER.map((one) => (
              <button
                type="button"
                key={one}
                class={`filter ${one}`}
                aria-pressed={groups.includes(one)}
                onClick={() =>
                  setGroups(groups.includes(one) ? groups.filter((other) => other !== one) : [...groups, one])
                }
              >
                {say(`group-${one}`)}
              </button>
            ))}
          </div>
        </div>
        {failed && <p class="refused">{say("refusal-unreachable")}</p>}
        <p class="note" role="status">
          {ready ? say("cards-found", { count: found.length }) : say("loading")}
        </p>
        <ul class="card-grid">
          {found.map(([id, facts]) => (
            <li key={id}>
              <button
                type="button"
                class="card"
                data-zoom={id}
                aria-label={cardName(id)}
                onClick={() => zoomed.set({ id, beside: null, options: [] })}
              >
                <CardFace id={id} game={game} edition={edition} />
              </button>
              <span class="copies">
                {say(facts.zone === "starter" ? "copies-each" : "copies", { count: facts.copies ?? 0 })}
              </span>
            </li>
          ))}
        </ul>
        <Zoom game={game} edition={edition} describe={() => ""} act={() => {}} />
      </main>
    </>
  );
}
