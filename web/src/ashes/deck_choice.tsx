// The choice of an Ashes deck before the game.
import { useState } from "preact/hooks";
import { Link } from "../home/link";
import type { SeatChoices } from "../kit";
import { say } from "../language";
import { games } from "../me";
import { useStore } from "../store";
import { checkDeck } from "./decks/store";
import { DeckChoices, decksOf } from "./new_table";

interface DeckFieldProps {
  table: string;
  /** Choose a deck: the choices of a seat, as the server expects them. */
  choose: (choices: Record<string, unknown>) => void;
}

const keptFor = (table: string) => `deckhall-deck-${table}`;

/** Remember the deck (a precon's id, the key of one's own, "" for a random one) chosen for a table. */
function remember(table: string, key: string): void {
  sessionStorage.setItem(keptFor(table), key);
}

/** The choice for a table in this tab; a random deck if none was made. */
function choicesFor(table: string): Record<string, unknown> {
  return choicesOf(sessionStorage.getItem(keptFor(table)) ?? "");
}

function choicesOf(key: string): Record<string, unknown> {
  return { decks: decksOf(["me"], [key])[0] };
}

function DeckField({ table, choose }: DeckFieldProps) {
  const known = useStore(games);
  const [key, setKey] = useState(sessionStorage.getItem(keptFor(table)) ?? "");
  const [broken, setBroken] = useState(0);
  const about = known?.games.find((game) => game.id === "ashes")?.about;
  if (about === undefined) return null;
  const take = async (wish: string) => {
    const { decks: deck } = choicesOf(wish);
    if (typeof deck === "object" && deck !== null) {
      const found = await checkDeck(deck as Record<string, unknown>).catch(() => null);
      if (found === null || found.faults.length > 0) {
        setBroken(broken + 1);
        return;
      }
    }
    setBroken(0);
    remember(table, wish);
    setKey(wish);
    choose(choicesOf(wish));
  };
  return (
    <div class="settings lobby-deck">
      <DeckChoices
        key={broken} // what was refused is not shown as chosen
        about={about}
        seats={["me"]}
        chosen={[key]}
        change={(chosen) => take(chosen[0] ?? "")}
      />
      {broken > 0 && (
        <p class="refused" role="alert">
          {say("deck-broken")} <Link to="/decks">{say("decks")}</Link>
        </p>
      )}
    </div>
  );
}

export const seatChoices: SeatChoices = {
  Fields: DeckChoices,
  choicesOf: (seats, chosen) => ({ decks: decksOf(seats, chosen) }),
  remember,
  choicesFor,
  Field: DeckField,
};
