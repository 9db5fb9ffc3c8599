// What a viewer of Ashes sees: dice and cards as the page sorts and finds them.
import type { Happening } from "../protocol";
import type { Journey } from "../table/motion";
import type { AshesView, CardInPlay as InPlay, SeenCard as Lying } from "../words/ashes";

export type {
  AshesView,
  Attack,
  CardInPlay as InPlay,
  Draft,
  Event as Going,
  Seat as Player,
  SeenCard as Lying,
} from "../words/ashes";

export const MAGICS = ["ceremonial", "charm", "illusion", "natural"] as const;
export const FACES = ["basic", "class", "power"] as const;
export type Magic = (typeof MAGICS)[number];
export type Face = (typeof FACES)[number];

export type Counts = Record<string, number>;

/** The places of a card that are drawn for each player; cards elsewhere are nowhere to be seen. */
const PILES = ["hand", "draw_pile", "discard", "conjurations", "battlefield", "spellboard"];
const pile = (place: string, player: number): string =>
  PILES.includes(place) ? `${place}:${player}` : place;

/** The piles between which cards travel. */
export const journey: Journey = {
  from(news: Happening): string {
    if (news.kind === "drew") return pile("draw_pile", news.player);
    if (news.kind === "arrived") return pile("conjurations", news.player);
    return pile(news.from ?? "", news.player);
  },
  to(news: Happening): string {
    if (news.kind === "left_play" || news.kind === "destroyed")
      return pile(news.to ?? "discard", news.player);
    if (news.kind === "played" || news.kind === "reacted") return pile("discard", news.player);
    return pile(news.to ?? "", news.player);
  },
};

/** Dice as a list of kinds, magic by magic, strong faces first: as a player sorts them. */
export function diceOf(counts: Counts): string[] {
  return MAGICS.flatMap((magic) =>
    [...FACES]
      .reverse()
      .flatMap((face) => Array<string>(counts[`${magic}_${face}`] ?? 0).fill(`${magic}_${face}`)),
  );
}

/** Where a kind of die comes in that order. */
export function inHandOrder(one: string, other: string): number {
  const at = (kind: string) => 3 * MAGICS.indexOf(magicOf(kind)) + FACES.length - FACES.indexOf(faceOf(kind));
  return at(one) - at(other);
}

export const magicOf = (kind: string): Magic => kind.split("_")[0] as Magic;
export const faceOf = (kind: string): Face => (kind.split("_")[1] ?? "basic") as Face;

/** Every card whose number this viewer can tell, with its id. */
export function numbered(view: AshesView): Map<number, string> {
  const known = new Map<number, string>();
  const add = (cards: Lying[]) => {
    for (const card of cards) known.set(card.n, card.id);
  };
  for (const player of view.seats) {
    if (player.phoenixborn) add([player.phoenixborn]);
    for (const cards of [player.battlefield, player.spellboard, player.discard, player.hand]) add(cards);
    for (const card of [...player.battlefield, ...player.spellboard]) add(card.attached ?? []);
  }
  add(view.played);
  add(view.removed);
  for (const [index, magic] of MAGICS.entries()) known.set(index, `${magic}_magic`);
  return known;
}

/** A card in play, and whose side it is on. */
export function findInPlay(view: AshesView, number: number): { card: InPlay; seat: number } | null {
  for (const [seat, player] of view.seats.entries())
    for (const card of [player.phoenixborn, ...player.battlefield, ...player.spellboard]) {
      if (card?.n === number) return { card, seat };
      const attached = card?.attached?.find((one) => one.n === number);
      if (attached) return { card: attached, seat };
    }
  return null;
}

/** Ready spells as stacks: copies of one spell focus it. */
export function stacksOf(spells: InPlay[]): InPlay[][] {
  const stacks = new Map<string, InPlay[]>();
  for (const spell of spells) stacks.set(spell.id, [...(stacks.get(spell.id) ?? []), spell]);
  return [...stacks.values()];
}
