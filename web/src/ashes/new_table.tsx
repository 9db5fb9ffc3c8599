// What can be chosen about a new table of Ashes: decks and rules.
import { CardBack, Picture } from "../card_face";
import { deckName } from "../decks/page";
import { bare, type Deck, decks } from "../decks/store";
import { Link } from "../home/top";
import { Icon } from "../icons";
import { cardName, say } from "../language";
import { useStore } from "../store";

export interface AshesAbout {
  decks?: Record<string, { phoenixborn: string; dice: Record<string, number> }>;
  options?: Record<string, { choices?: string[]; default: unknown }>;
}

/** The deck of each seat (a ready one's id, a key of one's own, or "" for random) and the chosen rules. */
export interface AshesWish {
  decks: string[];
  rules: Record<string, string>;
}

export const NO_WISH: AshesWish = { decks: [], rules: {} };
const RULES = ["first_five", "deck_lists", "wording", "illusion_power"];

/** The choices as the server wants them. */
export function ashesChoices(variant: string, seats: string[], wish: AshesWish): Record<string, unknown> {
  if (variant === "draft") {
    const { first_five: _, ...rules } = wish.rules;
    return { draft: true, players: seats.length, ...rules };
  }
  const own = decks.get();
  return {
    ...wish.rules,
    decks: seats.map((seat, index) => {
      const key = seat === "open" ? "" : (wish.decks[index] ?? "");
      const mine = own.find((deck) => deck.key === key);
      return mine ? bare(mine) : key || null;
    }),
  };
}

interface ChoicesProps {
  about: AshesAbout;
  variant: string;
  seats: string[];
  wish: AshesWish;
  change: (wish: AshesWish) => void;
}

export function DeckChoices({ about, variant, seats, wish, change }: ChoicesProps) {
  const own = useStore(decks);
  if (variant === "draft") return null;
  const choose = (seat: number, key: string) => {
    const chosen = seats.map((_, index) => (index === seat ? key : (wish.decks[index] ?? "")));
    change({ ...wish, decks: chosen });
  };
  const mine = seats.indexOf("me");
  return (
    <>
      {mine >= 0 && (
        <fieldset>
          <legend>{say("phoenix-deck")}</legend>
          <div class="deck-choice" role="radiogroup" aria-label={say("phoenix-deck")}>
            <DeckOption
              name={say("phoenix-deck-random")}
              checked={!wish.decks[mine]}
              choose={() => choose(mine, "")}
            />
            {Object.entries(about.decks ?? {}).map(([id, deck]) => (
              <DeckOption
                key={id}
                name={deckName(id)}
                title={cardName(deck.phoenixborn)}
                phoenixborn={deck.phoenixborn}
                checked={wish.decks[mine] === id}
                choose={() => choose(mine, id)}
              />
            ))}
            {own.map((deck: Deck) => (
              <DeckOption
                key={deck.key}
                name={deck.name}
                phoenixborn={deck.phoenixborn}
                checked={wish.decks[mine] === deck.key}
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
        seat.startsWith("bot:") ? (
          <label class="bot-deck" key={index}>
            {say("seat-number", { count: index + 1 })} · {say("phoenix-deck")}
            <select
              value={wish.decks[index] ?? ""}
              onChange={(event) => choose(index, event.currentTarget.value)}
            >
              <option value="">{say("phoenix-deck-random")}</option>
              {Object.keys(about.decks ?? {}).map((id) => (
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

/** The rules that can be chosen. */
export function RuleChoices({ about, variant, wish, change }: Omit<ChoicesProps, "seats">) {
  return (
    <>
      {RULES.filter((rule) => about.options?.[rule] && !(variant === "draft" && rule === "first_five")).map(
        (rule) => (
          <label key={rule}>
            {say(`phoenix-choice-${rule}`)}
            <select
              value={wish.rules[rule] ?? String(about.options?.[rule]?.default)}
              onChange={(event) =>
                change({ ...wish, rules: { ...wish.rules, [rule]: event.currentTarget.value } })
              }
            >
              {(about.options?.[rule]?.choices ?? []).map((choice) => (
                <option key={choice} value={choice}>
                  {say(`phoenix-rule-${choice}`)}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
    </>
  );
}
