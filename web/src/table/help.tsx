// The keys, and how the table is read.
import { Dialog } from "../dialog";
import type { Keys } from "../kit";
import { kitOf } from "../kits";
import { canSay, say } from "../language";

const KEYS: Keys = [
  [["←", "→"], "keys-inside"],
  [["↑", "↓"], "keys-zones"],
  [["Enter"], "keys-do"],
  [["N"], "keys-next"],
  [["Z"], "keys-zoom"],
  [["E"], "keys-end"],
  [["P"], "keys-pass"],
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
      <h3>{say("keys")}</h3>
      <dl class="keys">
        {[...KEYS, ...(kitOf(game)?.keys ?? [])].map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
