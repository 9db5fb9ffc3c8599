// Decks in and out: as text people write, or as JSON.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { Icon } from "../icons";
import { cardName, say } from "../language";
import { Refused } from "../server";
import { adopt, bare, checkDeck, type Deck } from "./store";

export function Import({ onRead }: { onRead: (deck: Deck) => void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  const read = () =>
    checkDeck(text).then(
      (found) => {
        setOpen(false);
        setText("");
        onRead(adopt(found.deck, say("deck-unnamed")));
      },
      (error) => setRefused(error instanceof Refused ? error.refusal.detail : ""),
    );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon of="discard" />
        {say("deck-import")}
      </button>
      {open && (
        <Dialog title={say("deck-import")} onClose={() => setOpen(false)}>
          <label class="import-text">
            {say("deck-import-why")}
            <textarea
              rows={12}
              value={text}
              onInput={(event) => {
                setText(event.currentTarget.value);
                setRefused("");
              }}
            />
          </label>
          {refused && (
            <p class="refused" role="alert">
              {say("deck-unreadable")} {refused}
            </p>
          )}
          <div class="buttons">
            <button type="button" class="primary" disabled={text.trim() === ""} onClick={read}>
              {say("deck-import-do")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A deck as people write it down; the server reads it in any language. */
function inText(deck: Deck): string {
  const lines = [
    `phoenixborn: ${deck.phoenixborn ? cardName(deck.phoenixborn) : ""}`,
    `dice: ${Object.entries(deck.dice)
      .map(([magic, count]) => `${count} ${magic}`)
      .join(", ")}`,
    ...Object.entries(deck.cards).map(([id, count]) => `${count} x ${cardName(id)}`),
  ];
  if (deck.first_five?.length)
    lines.push(`first five: ${deck.first_five.map((id) => cardName(id)).join(", ")}`);
  return `${lines.join("\n")}\n`;
}

export function Export({ deck }: { deck: Deck }) {
  const [copied, setCopied] = useState("");
  const copy = (what: "text" | "json") => {
    const text = what === "text" ? inText(deck) : JSON.stringify({ name: deck.name, ...bare(deck) }, null, 2);
    navigator.clipboard?.writeText(text).then(
      () => setCopied(what),
      () => {},
    );
  };
  return (
    <span class="buttons">
      {(["text", "json"] as const).map((what) => (
        <button type="button" class="quiet" key={what} onClick={() => copy(what)}>
          <Icon of={copied === what ? "check" : "copy"} />
          {copied === what ? say("copied") : say(`deck-export-${what}`)}
        </button>
      ))}
    </span>
  );
}
