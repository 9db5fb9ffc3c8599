// Searching cards: by name in every language, by type and by text; and their order.
import { at } from "../base";
import type { Facts } from "../card_facts";

export interface Found {
  id: string;
  facts: Facts;
  /** In the reader's language. */
  name: string;
}

let names: Promise<Record<string, string[]>> | null = null;

/** The names of each card in all languages, by id. */
export function fetchNames(): Promise<Record<string, string[]>> {
  names ??= fetch(at("/names.json")).then((answer) => {
    if (!answer.ok) throw new Error(`names.json: ${answer.status}`);
    return answer.json();
  });
  names.catch(() => {
    names = null;
  });
  return names;
}

/** The heading under which a card is found: its faction, if it has one, otherwise its type. */
export function groupOf(facts: Facts): string {
  return facts.faction === undefined || facts.type === "monster" ? facts.type : facts.faction;
}

const plain = (words: string): string => words.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The search text as words without accents. */
export const plainWords = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Whether these texts contain all the words. */
export function isFound(words: string[], texts: string[]): boolean {
  const text = plain(texts.join(" "));
  return words.every((word) => text.includes(word));
}

/** A card's cost: a number, or a number of dice. */
export function costOf(facts: Facts): number {
  const dice = (facts.cost as unknown as { dice?: { count: unknown }[] } | undefined)?.dice;
  return dice ? dice.reduce((sum, { count }) => sum + (Number(count) || 0), 0) : Number(facts.cost) || 0;
}

type Order = (one: Found, other: Found, groups: string[]) => number;

export type Sort = "group" | "cost" | "name";

export const ORDERS: Record<Sort, Order> = {
  group: (one, other, groups) =>
    groups.indexOf(groupOf(one.facts)) - groups.indexOf(groupOf(other.facts)) ||
    one.facts.type.localeCompare(other.facts.type),
  cost: (one, other) => costOf(one.facts) - costOf(other.facts),
  name: (one, other) => one.name.localeCompare(other.name, document.documentElement.lang || undefined),
};
