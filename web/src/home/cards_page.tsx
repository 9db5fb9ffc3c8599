// Every card of every game, to be searched in the language one reads.
import { useEffect, useMemo, useState } from "preact/hooks";
import { CardFace } from "../card_face";
import { cardsOf, editionsOf, type Facts, fetchCards, gamesWithCards, sayingOf } from "../card_facts";
import { kitOf } from "../kits";
import { cardName, firstKey, gameName, language, say } from "../language";
import { rename, useTitle } from "../route";
import { useStore } from "../store";
import { Zoom, zoomed } from "../table/zoom";
import { Segments } from "./segments";
import { PageTop } from "./top";

/** Under which heading somebody looks for a card: its faction, if it has one, else its type. */
function group(facts: Facts): string {
  return facts.faction === undefined || facts.type === "monster" ? facts.type : facts.faction;
}

function groupName(one: string): string {
  const name = say(firstKey(`group-${one}`, `term-${one.replaceAll("_", "-")}`));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

const plain = (words: string) => words.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const spoken = useStore(language);
  const [named, setGame] = useState(words[1] ?? "");
  const all = ready ? gamesWithCards() : [];
  const game = all.includes(named) || !ready ? named : (all[0] ?? "");
  const order = kitOf(game)?.groups ?? [];
  const editions = ready ? editionsOf(game) : [];
  const [wish, setEdition] = useState(query.get("edition") ?? "");
  const edition = editions.includes(wish) ? wish : (editions[0] ?? "");
  const [wanted, setWanted] = useState(query.get("q") ?? "");
  const [groups, setGroups] = useState<string[]>([]);
  useEffect(() => {
    fetchCards().then(
      () => setReady(true),
      () => setFailed(true),
    );
  }, []);
  useTitle(say("cards"));
  useEffect(() => {
    if (ready) rename(`/cards/${game}?edition=${edition}${wanted ? `&q=${encodeURIComponent(wanted)}` : ""}`);
  }, [ready, game, edition, wanted]);

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
          order.indexOf(group(one)) - order.indexOf(group(other)) ||
          one.type.localeCompare(other.type) ||
          (Number(one.cost) || 0) - (Number(other.cost) || 0) ||
          cardName(a).localeCompare(cardName(b), spoken),
      );
  }, [ready, wanted, groups, game, edition, spoken]);
  const offered = [
    ...new Set(
      cardsOf(game, edition)
        .map(([, facts]) => group(facts))
        .filter(Boolean),
    ),
  ].sort((a, b) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b));

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
          <Segments
            name="game"
            title={say("game")}
            values={all}
            value={game}
            words={(one) => gameName(one)}
            choose={(one) => {
              setGame(one);
              setGroups([]);
            }}
          />
          {editions.length > 1 && (
            <Segments
              name="edition"
              title={say("setup-edition")}
              values={editions}
              value={edition}
              words={(one) => say(`edition-${one}`)}
              choose={setEdition}
            />
          )}
          <div class="filters" role="group" aria-label={say("faction")}>
            {offered.map((one) => (
              <button
                type="button"
                key={one}
                class={`filter ${one}`}
                aria-pressed={groups.includes(one)}
                onClick={() =>
                  setGroups(groups.includes(one) ? groups.filter((other) => other !== one) : [...groups, one])
                }
              >
                {groupName(one)}
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
              {facts.copies !== undefined && (
                <span class="how-many">
                  {say(facts.zone === "starter" ? "copies-each" : "copies", { count: facts.copies })}
                </span>
              )}
            </li>
          ))}
        </ul>
        <Zoom game={game} edition={edition} describe={() => ""} act={() => {}} />
      </main>
    </>
  );
}
