// Why the server would not set up a game, in words: which choice is wrong, or what is wrong with whose deck.
import { faultInWords } from "../decks/faults";
import { canSay, firstKey, say } from "../language";
import { games } from "../me";
import type { DeckFault, Refusal } from "../protocol";

interface Range {
  least?: number;
  most?: number;
}

/** The names of the choices that are not called `choice-<name>` or `phoenix-choice-<name>`. */
const NAMES: Record<string, string> = {
  decks: "phoenix-deck",
  draft: "variant-draft",
  edition: "edition",
  players: "players",
  variant: "variant",
};

function choiceInWords(game: string, choice: string): string {
  const own = `refusal-choice-${choice.replaceAll("_", "-")}`;
  if (canSay(own)) return say(own);
  const name = firstKey(
    `choice-${choice.replaceAll("_", "-")}`,
    `phoenix-choice-${choice}`,
    NAMES[choice] ?? "",
  );
  if (!canSay(name)) return "";
  const about = games.get()?.games.find((one) => one.id === game)?.about;
  const { least, most } = (about?.options as Record<string, Range> | undefined)?.[choice] ?? {};
  return least !== undefined && most !== undefined
    ? say("refusal-range", { choice: say(name), least, most })
    : say("refusal-choice", { choice: say(name) });
}

export function Refusing({ refusal, game }: { refusal: Refusal; game: string }) {
  const { choice, decks } = refusal.args as {
    choice?: string;
    decks?: { seat: number; faults: DeckFault[] }[];
  };
  return (
    <div class="refused" role="alert">
      <p>
        {say(`refusal-${refusal.reason.replaceAll("_", "-")}`)} {choice && choiceInWords(game, choice)}
      </p>
      {decks?.map(({ seat, faults }) => (
        <div key={seat}>
          <p>{say("refusal-deck", { seat: seat + 1 })}</p>
          <ul class="faults">
            {faults.map((fault) => (
              <li key={`${fault.rule}${fault.what}`}>{faultInWords(fault)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
