// The guest's own decks, stored by the server. A deck being built is saved shortly after each change.
import { say } from "../../language";
import type { CheckedDeck, KeptDeck } from "../../protocol";
import { server } from "../../server";
import { Store } from "../../store";

export interface Deck {
  /** Its id on the server. */
  key: string;
  name: string;
  phoenixborn: string;
  cards: Record<string, number>;
  dice: Record<string, number>;
  first_five?: string[];
}

/** A deck not yet stored by the server. */
export type NewDeck = Omit<Deck, "key">;

/** Where browsers stored decks before the server did. */
const FORMER = "deckhall-decks";
const SAVED_AFTER = 400; // milliseconds without a change

/** Decks that were built. */
export const decks = new Store<Deck[]>([]);
/** Drafted decks, as stored by the server. */
export const drafted = new Store<KeptDeck[]>([]);
/** The keys of decks with unsaved changes. */
export const unsaved = new Store<Set<string>>(new Set());

/** Fetch the guest's decks; those stored in this browser by an earlier version are moved to the server once. */
export async function fetchDecks(): Promise<void> {
  await moveFormer();
  const { decks: kept } = await server.myDecks();
  const ours = kept.filter(({ game }) => game === "ashes");
  drafted.set(ours.filter((one) => one.drafted));
  const changed = new Map(decks.get().map((deck) => [deck.key, deck]));
  decks.set(
    ours
      .filter((one) => !one.drafted)
      .map((one) => (unsaved.get().has(one.id) ? (changed.get(one.id) ?? asDeck(one)) : asDeck(one))),
  );
}

let moving: Promise<void> | null = null;

function moveFormer(): Promise<void> {
  moving ??= moveEach().finally(() => {
    moving = null;
  });
  return moving;
}

/** Each moved deck is removed here at once, so that none is moved twice. */
async function moveEach(): Promise<void> {
  for (let former = formerDecks(); former.length > 0; former = formerDecks()) {
    const [first, ...rest] = former;
    const deck = adopt(first as Record<string, unknown>, say("deck-unnamed"));
    await server.keepDeck({ game: "ashes", name: deck.name, deck: bare(deck) });
    localStorage.setItem(FORMER, JSON.stringify(rest));
  }
  localStorage.removeItem(FORMER);
}

function formerDecks(): unknown[] {
  try {
    const found = JSON.parse(localStorage.getItem(FORMER) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "object" && one !== null) : [];
  } catch {
    return [];
  }
}

/** A stored deck as one that can be played or copied. */
export function asDeck(kept: KeptDeck): Deck {
  const deck = adopt(kept.deck, "");
  const name = kept.name || say("deck-drafted", { card: deck.phoenixborn });
  return { ...deck, key: kept.id, name };
}

/** Every deck of one's own, drafted ones last. */
export function allDecks(): Deck[] {
  return [...decks.get(), ...drafted.get().map(asDeck)];
}

/** Store a new deck on the server. */
export async function create(deck: NewDeck): Promise<Deck> {
  const kept = await server.keepDeck({ game: "ashes", name: deck.name, deck: bare(deck) });
  const made = { ...deck, key: kept.id };
  decks.set([made, ...decks.get()]);
  return made;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Change a deck: here at once, and on the server shortly after. */
export function keep(deck: Deck): void {
  decks.set(decks.get().map((other) => (other.key === deck.key ? deck : other)));
  unsaved.set(new Set(unsaved.get()).add(deck.key));
  clearTimeout(timer);
  timer = setTimeout(save, SAVED_AFTER);
}

/** Save all changed decks. What cannot be saved now is retried with the next change. */
export async function save(): Promise<void> {
  clearTimeout(timer);
  for (const key of unsaved.get()) {
    const deck = decks.get().find((one) => one.key === key);
    const done = deck
      ? await server.changeDeck(key, { name: deck.name, deck: bare(deck) }).catch(() => null)
      : true;
    const still = decks.get().find((one) => one.key === key);
    if (done === null || still !== deck) continue; // changed meanwhile: it is saved again
    unsaved.set(new Set([...unsaved.get()].filter((other) => other !== key)));
  }
}

export async function forget(key: string): Promise<void> {
  await server.removeDeck(key);
  decks.set(decks.get().filter((deck) => deck.key !== key));
}

/** The deck in the form of the rules. */
export function bare(deck: NewDeck): Record<string, unknown> {
  const { phoenixborn, cards, dice, first_five } = deck;
  return { phoenixborn, cards, dice, ...(first_five && first_five.length > 0 ? { first_five } : {}) };
}

export const checkDeck = (deck: Record<string, unknown> | string): Promise<CheckedDeck> =>
  server.checkDeck({ game: "ashes", deck });

/** A deck of ours from data that came from elsewhere. */
export function adopt(found: Record<string, unknown>, name: string): NewDeck {
  const numbers = (part: unknown): Record<string, number> =>
    typeof part === "object" && part !== null ? (part as Record<string, number>) : {};
  return {
    name: typeof found.name === "string" && found.name ? found.name : name,
    phoenixborn: typeof found.phoenixborn === "string" ? found.phoenixborn : "",
    cards: numbers(found.cards),
    dice: numbers(found.dice),
    ...(Array.isArray(found.first_five) ? { first_five: found.first_five as string[] } : {}),
  };
}

export const countOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
