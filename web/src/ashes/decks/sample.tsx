// Trying a deck: a random draw of five cards, and the odds that its dice show what it needs.
import { useState } from "preact/hooks";
import { Picture } from "../../card_parts";
import { Icon } from "../../icons";
import { cardName, say } from "../../language";
import { Die } from "../dice";
import { MAGICS } from "../view";
import { drawn, oddsOf } from "./dice_use";
import { FIVE } from "./faults";
import { countOf, type Deck } from "./store";

const percent = (chance: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(Math.min(chance, 0.99));

export function Sample({ deck }: { deck: Deck }) {
  const [hand, setHand] = useState<string[]>([]);
  const dice = MAGICS.filter((magic) => (deck.dice[magic] ?? 0) > 0);
  return (
    <section class="sample" aria-label={say("deck-sample")}>
      <h2>{say("deck-sample")}</h2>
      {dice.length > 0 && (
        <table>
          <caption class="unseen">{say("deck-odds")}</caption>
          <thead>
            <tr>
              <th scope="col">{say("deck-odds")}</th>
              <th scope="col">{say("deck-odds-class")}</th>
              <th scope="col">{say("deck-odds-power")}</th>
            </tr>
          </thead>
          <tbody>
            {dice.map((magic) => {
              const odds = oddsOf(deck.dice[magic] ?? 0);
              return (
                <tr key={magic}>
                  <th scope="row">
                    <Die kind={`${magic}_class`} /> × {deck.dice[magic]}
                  </th>
                  <td>{percent(odds.class)}</td>
                  <td>{percent(odds.power)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <button
        type="button"
        disabled={countOf(deck.cards) < FIVE}
        onClick={() => setHand(drawn(deck.cards, FIVE))}
      >
        <Icon of="draw" />
        {say("deck-draw-sample")}
      </button>
      <ul class="conjured" aria-live="polite">
        {hand.map((id, index) => (
          <li key={index} data-zoom={id}>
            <Picture id={id} />
            <span>{cardName(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
