// All cards that a deck can contain: searched, filtered and sorted, each added with a click.
import { useState } from "preact/hooks";
import { CardFace } from "../../card_face";
import { cardsOf, type Facts, sayingOf } from "../../card_facts";
import { cardName, say } from "../../language";
import { kindOfCard } from "../face";
import { MAGICS, type Magic } from "../view";
import { diceCost, magicsOf } from "./dice_use";
import { COPIES } from "./faults";
import type { Deck } from "./store";

export const TYPES = ["ally", "ready_spell", "action_spell", "reaction_spell", "alteration_spell"];

const SORTS = ["type", "name", "cost", "magic"] as const;
type Sort = (typeof SORTS)[number];

type Order = (one: [string, Facts], other: [string, Facts]) => number;

const byName: Order = ([a], [b]) => cardName(a).localeCompare(cardName(b));
const byMagic = ([, facts]: [string, Facts]): number =>
  MAGICS.findIndex((magic) => magicsOf(facts).includes(magic));
const ORDERS: Record<Sort, Order> = {
  type: ([, one], [, other]) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type),
  name: byName,
  cost: ([, one], [, other]) => diceCost(one) - diceCost(other),
  magic: (one, other) => byMagic(one) - byMagic(other),
};

export function Shelf({ deck, setCount }: { deck: Deck; setCount: (id: string, count: number) => void }) {
  const [type, setType] = useState("");
  const [magic, setMagic] = useState("");
  const [words, setWords] = useState("");
  const [fits, setFits] = useState(true);
  const [sort, setSort] = useState<Sort>("type");
  const wanted = words.trim().toLocaleLowerCase();
  const cards = cardsOf("ashes", "")
    .filter(([id, facts]) => {
      if (!TYPES.includes(facts.type)) return false;
      if (type && facts.type !== type) return false;
      if (magic && !magicsOf(facts).includes(magic as Magic)) return false;
      if (fits && facts.unique_to && facts.unique_to !== deck.phoenixborn) return false;
      if (!wanted) return true;
      const text = [cardName(id), kindOfCard(facts), ...(sayingOf("ashes", "", id).lines ?? [])];
      return text.join(" ").toLocaleLowerCase().includes(wanted);
    })
    .sort((one, other) => ORDERS[sort](one, other) || byName(one, other));
  const choice = (
    label: string,
    value: string,
    choose: (value: string) => void,
    options: [value: string, words: string][],
  ) => (
    <label>
      {say(label)}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="card-shelf" aria-label={say("cards")}>
      <div class="filters">
        <label>
          <span class="unseen">{say("search-cards")}</span>
          <input
            type="search"
            placeholder={say("search-cards")}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        {choice("deck-filter-type", type, setType, [
          ["", say("deck-filter-all")],
          ...TYPES.map((one): [string, string] => [one, say(`term-${one.replaceAll("_", "-")}`)]),
        ])}
        {choice("deck-filter-magic", magic, setMagic, [
          ["", say("deck-filter-all")],
          ...MAGICS.map((one): [string, string] => [one, cardName(`${one}_magic`)]),
        ])}
        {choice(
          "sort-by",
          sort,
          (value) => setSort(value as Sort),
          SORTS.map((one): [string, string] => [one, say(`sort-${one}`)]),
        )}
        <label class="toggle">
          <input type="checkbox" checked={fits} onChange={(event) => setFits(event.currentTarget.checked)} />
          <span>{say("deck-filter-fits")}</span>
        </label>
      </div>
      <p class="note" role="status">
        {say("cards-found", { count: cards.length })}
      </p>
      <div class="shelf-cards">
        {cards.map(([id]) => {
          const count = deck.cards[id] ?? 0;
          return (
            <span class="counted" key={id}>
              <button
                type="button"
                class={`card ${count > 0 ? "chosen" : ""}`}
                data-zoom={id}
                aria-label={`${say("deck-add", { card: id })} (${count})`}
                onClick={() => setCount(id, count + 1)}
              >
                <CardFace id={id} game="ashes" edition="" />
              </button>
              {count > 0 && <b class={count > COPIES ? "wrong" : ""}>×{count}</b>}
            </span>
          );
        })}
      </div>
    </section>
  );
}
