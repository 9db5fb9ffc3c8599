// Decks of one's own: built ones are kept in this browser and checked by the server, drafted ones are kept by the server.
import { say } from "../../language";
import type { CheckedDeck, KeptDeck } from "../../protocol";
import { server } from "../../server";
import { Store } from "../../store";

export interface Deck {
  /** Tells decks apart in this browser. */
  key: string;
  name: string;
  phoenixborn: string;
  cards: Record<string, number>;
  dice: Record<string, number>;
  first_five?: string[];
}

const KEPT = "deckhall-decks";

function kept(): Deck[] {
  try {
    const decks = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(decks) ? decks : [];
  } catch {
    return [];
  }
}

export const decks = new Store<Deck[]>(kept());

decks.watch(() => localStorage.setItem(KEPT, JSON.stringify(decks.get())));

/** What was drafted, as the server keeps it. */
export const drafted = new Store<KeptDeck[]>([]);

export async function fetchDrafted(): Promise<void> {
  drafted.set((await server.myDecks()).decks);
}

/** A drafted deck as one that can be played or copied. */
export function asDeck(kept: KeptDeck): Deck {
  const deck = adopt(kept.deck, "");
  return { ...deck, key: kept.id, name: kept.name || say("deck-drafted", { card: deck.phoenixborn }) };
}

/** Every deck of one's own, those from drafts last. */
export function allDecks(): Deck[] {
  return [...decks.get(), ...drafted.get().map(asDeck)];
}

export function keep(deck: Deck): void {
  const others = decks.get();
  decks.set(
    others.some((other) => other.key === deck.key)
      ? others.map((other) => (other.key === deck.key ? deck : other))
      : [...others, deck],
  );
}

export function forget(key: string): void {
  decks.set(decks.get().filter((deck) => deck.key !== key));
}

export const newKey = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** The deck as the rules know it, without what only this browser wants to know. */
export function bare(deck: Deck): Record<string, unknown> {
  const { phoenixborn, cards, dice, first_five } = deck;
  return { phoenixborn, cards, dice, ...(first_five && first_five.length > 0 ? { first_five } : {}) };
}

export const checkDeck = (deck: Record<string, unknown> | string): Promise<CheckedDeck> =>
  server.checkDeck({ game: "ashes", deck });

/** What came from somewhere else as a deck of ours. */
export function adopt(found: Record<string, unknown>, name: string): Deck {
  const numbers = (part: unknown): Record<string, number> =>
    typeof part === "object" && part !== null ? (part as Record<string, number>) : {};
  return {
    key: newKey(),
    name: typeof found.name === "string" && found.name ? found.name : name,
    phoenixborn: typeof found.phoenixborn === "string" ? found.phoenixborn : "",
    cards: numbers(found.cards),
    dice: numbers(found.dice),
    ...(Array.isArray(found.first_five) ? { first_five: found.first_five as string[] } : {}),
  };
}

export const countOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
