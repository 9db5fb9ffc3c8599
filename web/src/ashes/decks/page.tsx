// Decks: one's own, and the ready-made ones.
import { useEffect, useState } from "preact/hooks";
import { fetchCards } from "../../card_facts";
import { Picture } from "../../card_parts";
import { PageTop } from "../../home/top";
import { Icon } from "../../icons";
import { canSay, cardName, say } from "../../language";
import { games } from "../../me";
import { go, useTitle } from "../../route";
import { Refused } from "../../server";
import { useStore } from "../../store";
import { Zoom } from "../../table/zoom";
import { Builder } from "./builder";
import { Drafted } from "./drafted";
import { Import } from "./exchange";
import { CARDS } from "./faults";
import { SharedDeck } from "./shared";
import { adopt, checkDeck, countOf, create, type Deck, decks, fetchDecks, type NewDeck } from "./store";

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const [ready, setReady] = useState(false);
  const [refused, setRefused] = useState("");
  const own = useStore(decks);
  useTitle(say("decks"));
  useEffect(() => {
    Promise.all([fetchCards(), fetchDecks()]).then(
      () => setReady(true),
      (error) => setRefused(error instanceof Refused ? error.refusal.reason : "unreachable"),
    );
  }, []);
  const deck = own.find((one) => one.key === words[1]);
  return (
    <>
      <PageTop />
      <main class={`page ${deck ? "decks-page" : ""}`}>
        {refused ? (
          <p class="refused" role="alert">
            {say(`refusal-${refused.replaceAll("_", "-")}`)}
          </p>
        ) : !ready ? (
          <p class="loading">{say("loading")}</p>
        ) : words[1] === "shared" ? (
          <SharedDeck query={query} />
        ) : deck ? (
          <Builder deck={deck} key={deck.key} />
        ) : (
          <Shelf own={own} />
        )}
      </main>
      <Zoom game="ashes" edition="" describe={() => ""} act={() => {}} />
    </>
  );
}

const EMPTY = { phoenixborn: "", cards: {}, dice: {} };

function Shelf({ own }: { own: Deck[] }) {
  const known = useStore(games);
  const about = known?.games.find((game) => game.id === "ashes")?.about;
  const ready = Object.entries((about?.decks ?? {}) as Record<string, { phoenixborn: string }>);
  const [refused, setRefused] = useState("");
  const open = (deck: NewDeck) =>
    create(deck).then(
      ({ key }) => go(`/decks/${key}`),
      (error) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble"),
    );
  const copy = (id: string) =>
    checkDeck(id).then(
      (found) => open(adopt(found.deck, deckName(id))),
      () => {},
    );
  return (
    <>
      <header class="decks-head">
        <h1>{say("decks")}</h1>
        <div class="buttons">
          <button type="button" class="primary" onClick={() => open({ name: say("deck-unnamed"), ...EMPTY })}>
            <Icon of="acquire" />
            {say("deck-new")}
          </button>
          <Import onRead={open} />
        </div>
      </header>
      {refused && (
        <p class="refused" role="alert">
          {say(`refusal-${refused.replaceAll("_", "-")}`)}
        </p>
      )}
      <section aria-label={say("decks-mine")}>
        <h2>{say("decks-mine")}</h2>
        {own.length === 0 && <p class="note">{say("decks-none")}</p>}
        <ul class="deck-shelf">
          {own.map((deck) => (
            <li key={deck.key}>
              <button type="button" class="deck-card" onClick={() => go(`/decks/${deck.key}`)}>
                {deck.phoenixborn ? <Picture id={deck.phoenixborn} /> : <span class="picture none" />}
                <span class="deck-words">
                  <b>{deck.name}</b>
                  <span>
                    {deck.phoenixborn ? cardName(deck.phoenixborn) : say("deck-rule-no-phoenixborn")}
                  </span>
                  <span>{say("deck-cards-count", { count: countOf(deck.cards), most: CARDS })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Drafted open={open} />
      <section aria-label={say("ashes-deck-ready")}>
        <h2>{say("ashes-deck-ready")}</h2>
        <ul class="deck-shelf">
          {ready.map(([id, deck]) => (
            <li key={id}>
              <button type="button" class="deck-card" onClick={() => copy(id)}>
                <Picture id={deck.phoenixborn} />
                <span class="deck-words">
                  <b>{deckName(id)}</b>
                  <span>{cardName(deck.phoenixborn)}</span>
                  <span class="copy-word">
                    <Icon of="copy" />
                    {say("deck-copy")}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The name of a ready-made deck. */
export function deckName(id: string): string {
  const key = `deck-${id.replaceAll("_", "-")}`;
  return canSay(key) ? say(key) : id;
}
