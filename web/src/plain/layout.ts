// The layout of any game's table, read from its view: facts, piles of cards and other things, for the middle of the
// table and for each seat.

/** A card that the viewer may know; its other fields in the view are its marks. */
export interface Card {
  n: number;
  id: string;
  marks: Mark[];
}

/** A property of a card: a flag, or an amount. */
export interface Mark {
  name: string;
  value: string | number | null;
}

/** A part of a view that is a single word or number. */
export interface Fact {
  part: string;
  value: string | number | boolean;
}

/** A part of a view with several things: cards face up, cards face down, or anything else. */
export interface Zone {
  part: string;
  cards: Card[];
  hidden: number;
  things: string[];
}

export interface Area {
  facts: Fact[];
  zones: Zone[];
}

export interface Layout extends Area {
  seats: Area[];
}

type Json = Record<string, unknown>;

/** Parts of every view that the page shows elsewhere. */
const ASIDE = ["game", "player", "decision", "outcome"];
const COUNT = "_count";

/** A view, sorted for drawing. A list with one entry per seat belongs to the seats. */
export function layoutOf(view: Json, seats: number): Layout {
  const middle: Json = {};
  const bySeat: Json[] = Array.from({ length: seats }, () => ({}));
  for (const [part, value] of Object.entries(view)) {
    if (ASIDE.includes(part)) continue;
    if (!isBySeat(value, seats)) middle[part] = value;
    else
      for (const [seat, own] of value.entries())
        Object.assign(bySeat[seat] as Json, isObject(own) ? own : { [part]: own });
  }
  return { ...areaOf(middle), seats: bySeat.map(areaOf) };
}

function isBySeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats && seats > 0 && !value.some(isCard);
}

const isCard = (value: unknown): value is Json => isObject(value) && "id" in value && "n" in value;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Facts and zones. A number `hand_count` next to the cards of `hand` is their total, including those face down. */
function areaOf(parts: Json): Area {
  const area: Area = { facts: [], zones: [] };
  for (const [part, value] of Object.entries(parts)) {
    if (value === null || value === undefined) continue;
    const pile = pileCounted(part, value);
    if (pile !== null) {
      if (!Array.isArray(parts[pile])) area.zones.push({ ...EMPTY, part: pile, hidden: value as number });
    } else if (typeof value === "object") area.zones.push(zoneOf(part, value, parts[`${part}${COUNT}`]));
    else area.facts.push({ part, value: value as Fact["value"] });
  }
  return area;
}

const EMPTY: Omit<Zone, "part"> = { cards: [], hidden: 0, things: [] };

/** The pile whose cards a part counts; null if it is not a count. */
function pileCounted(part: string, value: unknown): string | null {
  return part.endsWith(COUNT) && typeof value === "number" ? part.slice(0, -COUNT.length) : null;
}

function zoneOf(part: string, value: object, count: unknown): Zone {
  const all = Array.isArray(value) ? value : [value];
  const cards = all.filter(isCard).map(cardOf);
  const hidden = typeof count === "number" ? Math.max(0, count - cards.length) : 0;
  return { part, cards, hidden, things: all.filter((one) => !isCard(one)).flatMap(inWords) };
}

function cardOf(card: Json): Card {
  const marks = Object.entries(card).flatMap(([name, value]): Mark[] => {
    if (name === "n" || name === "id" || !value) return [];
    if (value === true) return [{ name, value: null }];
    return typeof value === "object"
      ? inWords(value).map((words) => ({ name, value: words }))
      : [{ name, value: value as string | number }];
  });
  return { n: card.n as number, id: String(card.id), marks };
}

/** The contents of a view besides cards, each in a few words. */
function inWords(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(inWords);
  if (typeof value !== "object") return [String(value)];
  if (isCard(value)) return [String(value.id)];
  return Object.entries(value).flatMap(([name, inner]) => {
    const words = inWords(inner);
    return words.length > 0 ? [`${name} ${words.join(", ")}`] : [];
  });
}
