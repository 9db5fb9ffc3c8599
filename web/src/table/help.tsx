// How to read the table, and its keyboard shortcuts.
import { at } from "../base";
import { Dialog } from "../dialog";
import type { Keys } from "../kit";
import { kitOf } from "../kits";
import { canSay, say } from "../language";
import { hasFinger } from "../settings";

const KEYS: Keys = [
  [["←", "→"], "keys-inside"],
  [["↑", "↓"], "keys-zones"],
  [["Enter"], "keys-do"],
  [["N"], "keys-next"],
  [["Z"], "keys-zoom"],
  [["E"], "keys-end"],
  [["P"], "keys-pass"],
  [["Space"], "keys-skip"],
  [["R"], "show-again"],
  [["1", "…", "9"], "keys-answer"],
  [["U"], "keys-undo"],
  [["H"], "keys-hint"],
  [["L"], "keys-log"],
  [["T"], "keys-talk"],
  [["M"], "keys-menu"],
  [["Esc"], "keys-escape"],
];

export function HelpDialog({ game, onClose }: { game: string; onClose: () => void }) {
  return (
    <Dialog title={say("help")} onClose={onClose} className="help-dialog">
      {canSay(`help-${game}`) &&
        say(`help-${game}`)
          .split("\n")
          .map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {kitOf(game) && (
        <p>
          <a href={at(`/learn/${game}`)} target="_blank" rel="noreferrer">
            {say("help-guide")}
          </a>{" "}
          ·{" "}
          <a href={at(`/cards/${game}`)} target="_blank" rel="noreferrer">
            {say("cards")}
          </a>
        </p>
      )}
      {!hasFinger() && <KeyList keys={[...KEYS, ...(kitOf(game)?.keys ?? [])]} />}
    </Dialog>
  );
}

function KeyList({ keys }: { keys: Keys }) {
  return (
    <>
      <h3>{say("keys")}</h3>
      <dl class="keys">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
