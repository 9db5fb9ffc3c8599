// Decks: those of one's own, and those that are ready to play.
import { useEffect, useState } from "preact/hooks";
import { fetchCards } from "../../card_facts";
import { Picture } from "../../card_parts";
import { PageTop } from "../../home/top";
import { Icon } from "../../icons";
import { canSay, cardName, say } from "../../language";
import { games } from "../../me";
import { go, useTitle } from "../../route";
import { useStore } from "../../store";
import { Zoom } from "../../table/zoom";
import { Builder } from "./builder";
import { Drafted } from "./drafted";
import { Import } from "./exchange";
import { CARDS } from "./faults";
import { adopt, checkDeck, countOf, type Deck, decks, keep, newKey } from "./store";

export function Page({ words }: { words: string[] }) {
  const [ready, setReady] = useState(false);
  const own = useStore(decks);
  useTitle(say("decks"));
  useEffect(() => {
    fetchCards().then(
      () => setReady(true),
      () => {},
    );
  }, []);
  const deck = own.find((one) => one.key === words[1]);
  return (
    <>
      <PageTop />
      <main class={`page ${deck ? "decks-page" : ""}`}>
        {!ready ? (
          <p class="loading">{say("loading")}</p>
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
  const open = (deck: Deck) => {
    keep(deck);
    go(`/decks/${deck.key}`);
  };
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
          <button
            type="button"
            class="primary"
            onClick={() => open({ key: newKey(), name: say("deck-unnamed"), ...EMPTY })}
          >
            <Icon of="acquire" />
            {say("deck-new")}
          </button>
          <Import onRead={open} />
        </div>
      </header>
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

/** The name of a deck that is ready to play. */
export function deckName(id: string): string {
  const key = `deck-${id.replaceAll("_", "-")}`;
  return canSay(key) ? say(key) : id;
}
