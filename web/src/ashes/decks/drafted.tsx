// Drafted decks: rename, export, copy to change, or delete.
import { useState } from "preact/hooks";
import { Picture } from "../../card_parts";
import { Copy } from "../../home/copy";
import { Icon } from "../../icons";
import { cardName, language, say } from "../../language";
import type { KeptDeck } from "../../protocol";
import { server } from "../../server";
import { useStore } from "../../store";
import { asDeck, drafted, type NewDeck } from "./store";

export function Drafted({ open }: { open: (deck: NewDeck) => void }) {
  const kept = useStore(drafted);
  useStore(language);
  if (kept.length === 0) return null;
  return (
    <section aria-label={say("decks-drafted")}>
      <h2>{say("decks-drafted")}</h2>
      <p class="note">{say("decks-drafted-why")}</p>
      <ul class="deck-shelf">
        {kept.map((one) => (
          <li key={one.id}>
            <DraftedDeck kept={one} open={open} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftedDeck({ kept, open }: { kept: KeptDeck; open: (deck: NewDeck) => void }) {
  const deck = asDeck(kept);
  const rename = (name: string) =>
    server.changeDeck(kept.id, { name }).then(
      (named) => drafted.set(drafted.get().map((one) => (one.id === named.id ? named : one))),
      () => {},
    );
  const [sure, setSure] = useState(false);
  const remove = () =>
    server.removeDeck(kept.id).then(
      () => drafted.set(drafted.get().filter((one) => one.id !== kept.id)),
      () => setSure(false),
    );
  return (
    <div class="deck-card drafted">
      <Picture id={deck.phoenixborn} />
      <span class="deck-words">
        <label>
          <span class="unseen">{say("deck-name")}</span>
          <input
            type="text"
            maxLength={60}
            value={kept.name}
            placeholder={deck.name}
            onChange={(event) => rename(event.currentTarget.value)}
          />
        </label>
        <span>{cardName(deck.phoenixborn)}</span>
        <span class="buttons">
          <Copy
            what={() => server.deckText(kept.id, language.get()).then((found) => found.text)}
            label={say("deck-export-text")}
            icon="copy"
            className="quiet"
          />
          <button type="button" class="quiet" onClick={() => open(deck)}>
            <Icon of="deck" />
            {say("deck-copy")}
          </button>
          <button type="button" class="quiet" onClick={() => (sure ? remove() : setSure(true))}>
            <Icon of="discard" />
            {say(sure ? "deck-delete-sure" : "deck-delete")}
          </button>
        </span>
      </span>
    </div>
  );
}
