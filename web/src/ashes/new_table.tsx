// The decks of a new table of Ashes: a ready-made one, one's own, or a random one.

import { useEffect } from "preact/hooks";
import { CardBack, Picture } from "../card_parts";
import { Link } from "../home/link";
import { Icon } from "../icons";
import { cardName, say } from "../language";
import { useStore } from "../store";
import { deckName } from "./decks/page";
import { allDecks, bare, type Deck, decks, drafted, fetchDecks } from "./decks/store";

/** The decks shipped with the game, by id. */
type ReadyDecks = Record<string, { phoenixborn: string; dice: Record<string, number> }>;

/**
 * The decks by seat, as the server expects them. A choice is a precon's id, the key of one's own, or "" for a random
 * one.
 */
export function decksOf(seats: string[], chosen: string[]): (Record<string, unknown> | string | null)[] {
  const own = allDecks();
  return seats.map((seat, index) => {
    const key = seat === "open" ? "" : (chosen[index] ?? "");
    const mine = own.find((deck) => deck.key === key);
    return mine ? bare(mine) : key || null;
  });
}

interface ChoicesProps {
  about: Record<string, unknown>;
  seats: string[];
  chosen: string[];
  change: (chosen: string[]) => void;
}

export function DeckChoices({ about, seats, chosen, change }: ChoicesProps) {
  const ready = (about.decks ?? {}) as ReadyDecks;
  useStore(decks);
  useStore(drafted);
  useEffect(() => {
    fetchDecks().catch(() => {}); // without them, the ready-made ones are available
  }, []);
  const own = allDecks();
  const choose = (seat: number, key: string) =>
    change(seats.map((_, index) => (index === seat ? key : (chosen[index] ?? ""))));
  const mine = seats.indexOf("me");
  return (
    <>
      {mine >= 0 && (
        <fieldset>
          <legend>{say("setup-deck")}</legend>
          <div class="deck-choice" role="radiogroup" aria-label={say("setup-deck")}>
            <DeckOption
              name={say("ashes-deck-random")}
              checked={!chosen[mine]}
              choose={() => choose(mine, "")}
            />
            {Object.entries(ready).map(([id, deck]) => (
              <DeckOption
                key={id}
                name={deckName(id)}
                title={cardName(deck.phoenixborn)}
                phoenixborn={deck.phoenixborn}
                checked={chosen[mine] === id}
                choose={() => choose(mine, id)}
              />
            ))}
            {own.map((deck: Deck) => (
              <DeckOption
                key={deck.key}
                name={deck.name}
                phoenixborn={deck.phoenixborn}
                checked={chosen[mine] === deck.key}
                choose={() => choose(mine, deck.key)}
              />
            ))}
            <Link to="/decks" className="build">
              <Icon of="deck" />
              {say("decks-build")}
            </Link>
          </div>
        </fieldset>
      )}
      {seats.map((seat, index) =>
        seat !== "me" && seat !== "open" ? (
          <label class="bot-deck" key={index}>
            {say("seat-number", { count: index + 1 })} · {say("setup-deck")}
            <select
              value={chosen[index] ?? ""}
              onChange={(event) => choose(index, event.currentTarget.value)}
            >
              <option value="">{say("ashes-deck-random")}</option>
              {Object.keys(ready).map((id) => (
                <option key={id} value={id}>
                  {deckName(id)}
                </option>
              ))}
              {own.map((deck) => (
                <option key={deck.key} value={deck.key}>
                  {deck.name}
                </option>
              ))}
            </select>
          </label>
        ) : null,
      )}
    </>
  );
}

function DeckOption(props: {
  name: string;
  title?: string;
  phoenixborn?: string;
  checked: boolean;
  choose: () => void;
}) {
  return (
    <label title={props.title}>
      <input type="radio" name="deck" checked={props.checked} onChange={props.choose} />
      {props.phoenixborn ? <Picture id={props.phoenixborn} /> : <CardBack game="ashes" />}
      <span class="words">{props.name}</span>
    </label>
  );
}
