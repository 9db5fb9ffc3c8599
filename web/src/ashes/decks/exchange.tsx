// Importing and exporting decks: as text, or as JSON.
import { useState } from "preact/hooks";
import { at } from "../../base";
import { Dialog } from "../../dialog";
import { Copy } from "../../home/copy";
import { Icon } from "../../icons";
import { cardName, say } from "../../language";
import type { DeckFault, Refusal } from "../../protocol";
import { Refused } from "../../server";
import { linkTo } from "./share";
import { adopt, bare, checkDeck, type Deck, type NewDeck } from "./store";

const TROUBLE: Refusal = { reason: "trouble", args: {}, detail: "" };

/** Why a deck could not be read: the lines not understood, and how to write lines. */
function inWords(refused: Refusal, text: string): string {
  if (refused.reason !== "wrong_setup") return say(`refusal-${refused.reason.replaceAll("_", "-")}`);
  const lines = (refused.args.lines ?? []) as { line: number; text: string }[];
  if (text.trimStart().startsWith("{")) return say("deck-unreadable-json", { line: lines[0]?.line ?? 1 });
  const named = lines.map((line) => say("deck-unreadable-line", { ...line })).join("; ");
  return `${say("deck-unreadable", { lines: named })} ${say("deck-how-written", { card: "hammer_knight" })}`;
}

/** A list with one name corrected everywhere. */
export const corrected = (text: string, wrong: string, right: string): string =>
  text.replaceAll(wrong, () => right);

export function Import({ onRead }: { onRead: (deck: NewDeck) => void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [unknown, setUnknown] = useState<DeckFault[]>([]);
  const read = (anyway: boolean) =>
    checkDeck(text).then(
      (found) => {
        const strange = found.faults.filter(({ rule }) => rule === "unknown_card");
        if (strange.length > 0 && !anyway) return setUnknown(strange);
        setUnknown([]);
        setOpen(false);
        setText("");
        onRead(adopt(found.deck, say("deck-unnamed")));
      },
      (error) => setRefused(error instanceof Refused ? error.refusal : TROUBLE),
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
                setRefused(null);
                setUnknown([]);
              }}
            />
          </label>
          {refused && (
            <p class="refused" role="alert">
              {inWords(refused, text)}
            </p>
          )}
          {unknown.length > 0 && (
            <ul class="misspelt" role="alert">
              {unknown.map((fault) => (
                <li key={fault.what}>
                  {say("deck-rule-unknown-card", { what: fault.what })}{" "}
                  {fault.like.map((id) => (
                    <button
                      type="button"
                      key={id}
                      onClick={() => {
                        setText(corrected(text, fault.what, cardName(id)));
                        setUnknown(unknown.filter((other) => other !== fault));
                      }}
                    >
                      {say("deck-did-you-mean", { card: id })}
                    </button>
                  ))}
                </li>
              ))}
            </ul>
          )}
          <div class="buttons">
            <button
              type="button"
              class="primary"
              disabled={text.trim() === ""}
              onClick={() => read(unknown.length > 0)}
            >
              {say(unknown.length > 0 ? "deck-import-anyway" : "deck-import-do")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A deck as plain text; the server reads it in any language. */
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
  return (
    <span class="buttons">
      <Copy
        what={() => new URL(at(linkTo(deck)), location.href).href}
        label={say("deck-share")}
        icon="link"
        className="quiet"
      />
      <Copy what={() => inText(deck)} label={say("deck-export-text")} icon="copy" className="quiet" />
      <Copy
        what={() => JSON.stringify({ name: deck.name, ...bare(deck) }, null, 2)}
        label={say("deck-export-json")}
        icon="copy"
        className="quiet"
      />
    </span>
  );
}
