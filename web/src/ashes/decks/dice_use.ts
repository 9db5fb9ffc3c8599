// The dice a deck needs: what its cards and their abilities cost, advice for its ten dice, and the odds.
import type { Facts } from "../../card_facts";
import type { Cost } from "../face";
import { MAGICS, type Magic } from "../view";
import { DICE } from "./faults";

type Counts = Record<string, number>;

/** All costs of a card: of playing it, and of its abilities. */
export function costsOf(facts: Facts): Cost[] {
  const own = facts.cost as unknown as Cost | undefined;
  return [...(own ? [own] : []), ...abilityCosts(facts)];
}

export const abilityCosts = (facts: Facts): Cost[] => (facts.ability_costs as Cost[] | undefined) ?? [];

/** The magics whose dice a card uses, including its abilities. */
export function magicsOf(facts: Facts): Magic[] {
  const used = new Set(costsOf(facts).flatMap(({ dice }) => dice.map(({ magic }) => magic)));
  return MAGICS.filter((magic) => used.has(magic));
}

/** How many dice playing a card costs; X counts as none. */
export const diceCost = (facts: Facts): number =>
  ((facts.cost as unknown as Cost | undefined)?.dice ?? []).reduce(
    (sum, { count }) => sum + (Number(count) || 0),
    0,
  );

/** How many dice of each magic the cards of a deck require, over all copies. */
export function demandOf(cards: Counts, factsOf: (id: string) => Facts): Counts {
  const demand: Counts = Object.fromEntries(MAGICS.map((magic) => [magic, 0]));
  for (const [id, copies] of Object.entries(cards))
    for (const { dice } of costsOf(factsOf(id)))
      for (const { magic, count } of dice)
        if (magic in demand) demand[magic] = (demand[magic] ?? 0) + copies * (Number(count) || 1);
  return demand;
}

/** A suggestion for the dice still to choose: the next one goes to the magic with the largest deficit. */
export function adviceFor(dice: Counts, demand: Counts): Counts {
  const total = Object.values(demand).reduce((sum, count) => sum + count, 0);
  const advice: Counts = {};
  if (total === 0) return advice;
  const have: Counts = { ...dice };
  for (let left = DICE - Object.values(dice).reduce((sum, count) => sum + count, 0); left > 0; left--) {
    const short = (magic: string) => ((demand[magic] ?? 0) / total) * DICE - (have[magic] ?? 0);
    const [next = ""] = MAGICS.filter((magic) => demand[magic]).sort((a, b) => short(b) - short(a));
    have[next] = (have[next] ?? 0) + 1;
    advice[next] = (advice[next] ?? 0) + 1;
  }
  return advice;
}

const CLASS_OR_BETTER = 4 / 6; // of a die's six sides two are basic, three show the class symbol, one the power symbol
const POWER = 1 / 6;

/** The chance that at least one of this many dice of one magic shows its class or power side, or its power side. */
export function oddsOf(dice: number): { class: number; power: number } {
  return { class: 1 - (1 - CLASS_OR_BETTER) ** dice, power: 1 - (1 - POWER) ** dice };
}

/** A random draw of this many cards of the deck. */
export function drawn(cards: Counts, many: number, random: () => number = Math.random): string[] {
  const left = Object.entries(cards).flatMap(([id, count]) => Array<string>(Math.max(0, count)).fill(id));
  return Array.from({ length: Math.min(many, left.length) }, () => {
    const at = Math.floor(random() * left.length);
    return left.splice(at, 1)[0] as string;
  });
}
