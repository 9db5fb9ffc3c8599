// A viewer's view of Ashes: dice and cards as the page sorts and finds them.
import type { Happening } from "../protocol";
import type { Journey } from "../table/motion";
import type { Pacing } from "../table/pace";
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

/** The places of cards that are drawn for each player; cards elsewhere are not visible. */
const PILES = ["hand", "draw_pile", "discard", "conjurations", "battlefield", "spellboard"];
const pile = (place: string, player: number): string =>
  PILES.includes(place) ? `${place}:${player}` : place;

/** The piles between which cards move. */
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

const TIMES: Record<string, number> = {
  played: 2000,
  activated: 1500,
  reacted: 2000,
  triggered: 1000,
  arrived: 700,
  attacked: 1200,
  attack_chosen: 1200,
  dealt: 1200,
  blocked: 1200,
  guarded: 1200,
  wounded: 900,
  healed: 900,
  destroyed: 1000,
  meditated: 800,
  passed: 800,
  rolled: 600,
  turn_began: 300,
};

/** How long others' actions are displayed. */
export const pacing: Pacing = { time: (kind) => TIMES[kind] ?? 0, together: [], turn: "turn_began" };

/** Dice as a list of kinds, by magic, strong faces first: as a player sorts them. */
export function diceOf(counts: Counts): string[] {
  return MAGICS.flatMap((magic) =>
    [...FACES]
      .reverse()
      .flatMap((face) => Array<string>(counts[`${magic}_${face}`] ?? 0).fill(`${magic}_${face}`)),
  );
}

/** Compares two kinds of dice by that order. */
export function inHandOrder(one: string, other: string): number {
  const at = (kind: string) => 3 * MAGICS.indexOf(magicOf(kind)) + FACES.length - FACES.indexOf(faceOf(kind));
  return at(one) - at(other);
}

export const magicOf = (kind: string): Magic => kind.split("_")[0] as Magic;
export const faceOf = (kind: string): Face => (kind.split("_")[1] ?? "basic") as Face;

/** Every card whose number this viewer knows, with its id. */
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

/**
 * The cards of an open deck that are not visible anywhere: what is left to draw, and for opponents also what is in
 * their hand.
 */
export function leftToDraw(view: AshesView, seat: number): Counts | undefined {
  const deck = view.seats[seat]?.deck;
  if (deck === undefined) return undefined;
  const left = { ...deck };
  const take = (id: string) => {
    if (left[id] === undefined) return;
    left[id] -= 1;
    if (left[id] <= 0) delete left[id];
  };
  for (const player of view.seats)
    for (const card of [...player.battlefield, ...player.spellboard]) {
      if (card.owner === seat) take(card.id);
      for (const attached of card.attached ?? []) if (attached.owner === seat) take(attached.id);
    }
  const own = view.seats[seat];
  for (const card of [...(own?.discard ?? []), ...(own?.hand ?? [])]) take(card.id);
  return left;
}

/** Whether these active dice can pay these numbers of dice by magic and face. */
export function canPay(
  active: Counts,
  dice: { count: number | string; magic: string; face: string }[],
): boolean {
  const left = { ...active };
  let any = 0;
  for (const price of dice) {
    if (price.face === "basic") any += Number(price.count) || 0;
    const kinds = price.face === "power" ? ["power"] : price.face === "class" ? ["class", "power"] : [];
    let needed = kinds.length > 0 ? Number(price.count) || 0 : 0;
    for (const face of kinds) {
      const kind = `${price.magic}_${face}`;
      const paid = Math.min(needed, left[kind] ?? 0);
      left[kind] = (left[kind] ?? 0) - paid;
      needed -= paid;
    }
    if (needed > 0) return false;
  }
  return Object.values(left).reduce((sum, count) => sum + count, 0) >= any;
}
