// A deck shared by a link: shown, and saved as one's own if wanted.
import { useState } from "preact/hooks";
import { Picture } from "../../card_parts";
import { Icon } from "../../icons";
import { cardName, list, say } from "../../language";
import { go } from "../../route";
import { Refused } from "../../server";
import { deckOf } from "./share";
import { create } from "./store";

export function SharedDeck({ query }: { query: URLSearchParams }) {
  const deck = deckOf(query);
  const [refused, setRefused] = useState("");
  const keep = () =>
    create({ ...deck, name: deck.name || say("deck-unnamed") }).then(
      ({ key }) => go(`/decks/${key}`),
      (error) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble"),
    );
  return (
    <div class="shared-deck">
      <header class="decks-head">
        <h1>{deck.name || say("deck-unnamed")}</h1>
        <button type="button" class="primary" onClick={keep}>
          <Icon of="acquire" />
          {say("deck-keep-shared")}
        </button>
      </header>
      {refused && (
        <p class="refused" role="alert">
          {say(`refusal-${refused.replaceAll("_", "-")}`)}
        </p>
      )}
      <p>
        {deck.phoenixborn && <b data-zoom={deck.phoenixborn}>{cardName(deck.phoenixborn)}</b>}
        {" · "}
        {list(Object.entries(deck.dice).map(([magic, count]) => `${count} × ${cardName(`${magic}_magic`)}`))}
      </p>
      <ul class="conjured">
        {Object.entries(deck.cards).map(([id, count]) => (
          <li key={id} data-zoom={id}>
            <Picture id={id} />
            <span>
              {count} × {cardName(id)} {deck.first_five?.includes(id) && "★"}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
