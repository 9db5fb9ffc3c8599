// Why the server refused to set up a game, in words: which choice is wrong, or what is wrong with whose deck.
import { kitOf } from "../kits";
import { canSay, say } from "../language";
import { games } from "../me";
import type { DeckFault, Refusal } from "../protocol";
import { type About, optionName } from "./game_options";

/** Names for possible faults that are not options. */
const NAMES: Record<string, string> = {
  decks: "setup-deck",
  draft: "variant-draft",
  players: "players",
  variant: "setup-variant",
};

function choiceInWords(game: string, choice: string): string {
  const own = `refusal-choice-${choice.replaceAll("_", "-")}`;
  if (canSay(own)) return say(own);
  const about = games.get()?.games.find((one) => one.id === game)?.about as About | undefined;
  const option = about?.options?.[choice];
  const key = NAMES[choice];
  if (key === undefined && option === undefined) return "";
  const name = key === undefined ? optionName(choice) : say(key);
  const { least, most } = option ?? {};
  return least !== undefined && most !== undefined
    ? say("refusal-range", { choice: name, least, most })
    : say("refusal-choice", { choice: name });
}

export function Refusing({ refusal, game }: { refusal: Refusal; game: string }) {
  const { choice, decks } = refusal.args as {
    choice?: string;
    decks?: { seat: number; faults: DeckFault[] }[];
  };
  const faultInWords = kitOf(game)?.seatChoices?.faultInWords ?? ((fault: DeckFault) => fault.rule);
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
