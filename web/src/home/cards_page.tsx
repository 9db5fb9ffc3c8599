// Every card of every game, searchable in the reader's language.
import { useEffect, useMemo, useState } from "preact/hooks";
import { CardFace } from "../card_face";
import { cardsOf, editionsOf, fetchCards, gamesWithCards, sayingOf } from "../card_facts";
import { kitOf } from "../kits";
import { cardName, firstKey, gameName, language, say } from "../language";
import { games } from "../me";
import { rename, useTitle } from "../route";
import { useStore } from "../store";
import { Zoom, zoomed } from "../table/zoom";
import { type Found, fetchNames, groupOf, isFound, ORDERS, plainWords, type Sort } from "./card_search";
import { Segments } from "./segments";
import { PageTop } from "./top";

function groupName(one: string): string {
  if (one === "") return ""; // the cards of a game from outside have none
  const name = say(firstKey(`group-${one}`, `term-${one.replaceAll("_", "-")}`));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

const pathOf = (game: string, card: string): string => `/cards/${game}${card ? `/${card}` : ""}`;

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const [fetched, setFetched] = useState(false);
  const [failed, setFailed] = useState(false);
  const ready = useStore(games) !== null && fetched; // the cards of games from outside come with the list of games
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
      () => setFetched(true),
      () => setFailed(true),
    );
  }, []);
  useTitle(say("cards"));
  const [type, setType] = useState("");
  const [sort, setSort] = useState<Sort>("group");
  const [names, setNames] = useState<Record<string, string[]>>({});
  useEffect(() => {
    fetchNames().then(setNames, () => {}); // the names in the reader's language are available anyway
  }, []);
  const [linked] = useState(words[2] ?? ""); // the card to which a link led
  useEffect(() => {
    if (ready && linked && cardsOf(game, edition).some(([id]) => id === linked))
      zoomed.set({ id: linked, beside: null, options: [] });
    return () => zoomed.set(null);
  }, [ready]);
  useEffect(() => {
    const search = `${edition ? `edition=${edition}` : ""}${wanted ? `&q=${encodeURIComponent(wanted)}` : ""}`;
    if (ready) rename(`${pathOf(game, "")}${search ? `?${search}` : ""}`);
  }, [ready, game, edition, wanted]);

  const every: Found[] = ready
    ? cardsOf(game, edition).map(([id, facts]) => ({ id, facts, name: cardName(id) }))
    : [];
  const found = useMemo(() => {
    const words = plainWords(wanted);
    return every
      .filter(({ facts }) => groups.length === 0 || groups.includes(groupOf(facts)))
      .filter(({ facts }) => type === "" || facts.type === type)
      .filter(({ id, facts, name }) => {
        const { kind = "", lines = [] } = sayingOf(game, edition, id);
        return isFound(words, [name, ...(names[id] ?? []), kind, groupName(groupOf(facts)), ...lines]);
      })
      .sort(
        (one, other) =>
          ORDERS[sort](one, other, order) ||
          ORDERS.cost(one, other, order) ||
          one.name.localeCompare(other.name, spoken),
      );
  }, [ready, wanted, groups, type, sort, names, game, edition, spoken]);
  const types = [...new Set(every.map(({ facts }) => facts.type).filter(Boolean))];
  const offered = [
    ...new Set(
      cardsOf(game, edition)
        .map(([, facts]) => groupOf(facts))
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
              setType("");
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
        <div class="card-order">
          <label>
            {say("type-of-card")}
            <select value={type} onChange={(event) => setType(event.currentTarget.value)}>
              <option value="">{say("deck-filter-all")}</option>
              {types.map((one) => (
                <option key={one} value={one}>
                  {groupName(one)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say("sort-by")}
            <select value={sort} onChange={(event) => setSort(event.currentTarget.value as Sort)}>
              {(Object.keys(ORDERS) as Sort[]).map((one) => (
                <option key={one} value={one}>
                  {say(`sort-${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {failed && <p class="refused">{say("refusal-unreachable")}</p>}
        <p class="note" role="status">
          {ready ? say("cards-found", { count: found.length }) : say("loading")}
        </p>
        <ul class="card-grid">
          {found.map(({ id, facts, name }) => (
            <li key={id}>
              <button
                type="button"
                class="card"
                data-zoom={id}
                aria-label={name}
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
        <Zoom
          game={game}
          edition={edition}
          describe={() => ""}
          act={() => {}}
          linkTo={(id) => `${pathOf(game, id)}${edition ? `?edition=${edition}` : ""}`}
        />
      </main>
    </>
  );
}
