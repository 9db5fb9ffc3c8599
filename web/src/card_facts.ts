// The facts and texts of all cards, as written by the build (tools/carry.py).
import { useEffect } from "preact/hooks";
import { at } from "./base";
import { alongside, language } from "./language";
import type { Language } from "./protocol";

/** One symbol of a card's gist, with its amount. */
export type Gist = [what: string, amount: string];

/** What is printed on a card. The fields depend on the game. */
export interface Facts {
  type: string;
  faction?: string;
  zone?: string;
  cost?: number;
  cost_in?: string;
  honor?: number | null;
  copies?: number;
  gist?: Gist[];
  /** How each ability of a construct is used: "once" per turn, "for_good" (it is banished), or "" automatically. */
  uses?: string[];
  [part: string]: unknown;
}

export interface Saying {
  /** Its type line: "hero", ... */
  kind?: string;
  lines?: string[];
  /** The effects that it lets its player choose from. */
  choices?: string[];
}

type Shelf<T> = Record<string, Record<string, Record<string, T>>>;

/** The choices of the current table, as `option=choice`: some of them change card texts. */
let chosen: string[] = [];

let printed: Shelf<Facts> = {};
const sayings = new Map<Language, Shelf<Saying>>();
/** The same for games from outside, which no build contains. */
const others = new Map<Language, Shelf<Saying>>();
let fetching: Promise<unknown> | null = null;

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function fetchSayings(wish: Language): Promise<void> {
  if (!sayings.has(wish)) sayings.set(wish, await fetchJson(`/text/${wish}.json`));
}

/** Fetch the cards once; from then on each new language loads its cards too. */
export function fetchCards(): Promise<unknown> {
  if (fetching === null) {
    alongside.push(fetchSayings);
    fetching = Promise.all([
      fetchJson<Shelf<Facts>>("/cards.json").then((all) => {
        printed = all;
      }),
      fetchSayings(language.get()),
    ]);
  }
  return fetching;
}

/** A card at the current table: entries for its choices take precedence over the usual ones. */
function reading<T>(
  pages: Record<string, Record<string, T>> | undefined,
  edition: string,
  id: string,
): T | undefined {
  for (const choice of chosen) {
    const different = pages?.[choice]?.[id];
    if (different !== undefined) return different;
  }
  return pages?.[edition]?.[id];
}

/** From now on, show card texts as at a table with these choices. */
export function readAs(choices: Record<string, unknown>): void {
  chosen = Object.entries(choices).map(([option, choice]) => `${option}=${String(choice)}`);
}

/** While the caller is mounted, show card texts as at a table with these choices. */
export function useWording(choices: Record<string, unknown>): void {
  readAs(choices);
  useEffect(() => () => readAs({}), []);
}

/** Add the cards of a game from outside, of which only the texts are known. */
export function addCards(game: string, wish: Language, cards: Shelf<Saying>[string]): void {
  others.set(wish, { ...others.get(wish), [game]: cards });
}

export function factsOf(game: string, edition: string, id: string): Facts {
  return reading(printed[game], edition, id) ?? { type: "" };
}

export function sayingOf(game: string, edition: string, id: string): Saying {
  return reading(saidOf(game), edition, id) ?? {};
}

/** Details for a closer look at a card, by file and language: fetched when first needed. */
const closely = new Map<string, Promise<Shelf<unknown>>>();

async function readClosely<T>(
  file: string,
  game: string,
  edition: string,
  id: string,
): Promise<T | undefined> {
  const path = `/text/${language.get()}.${file}.json`;
  const all = closely.get(path) ?? fetchJson<Shelf<unknown>>(path);
  all.catch(() => closely.delete(path));
  closely.set(path, all);
  return (await all)[game]?.[edition]?.[id] as T | undefined;
}

/** The rulings on a card, in the current language. */
export async function rulingsOn(game: string, edition: string, id: string): Promise<string[]> {
  return (await readClosely<string[]>("rulings", game, edition, id)) ?? [];
}

/** The words on a card that need explaining, rarest first, with their meanings. */
export async function keywordsOn(game: string, edition: string, id: string): Promise<[string, string][]> {
  return Object.entries((await readClosely<Record<string, string>>("keywords", game, edition, id)) ?? {});
}

/** The card texts of a game in the current language, by edition. */
function saidOf(game: string): Shelf<Saying>[string] | undefined {
  return sayings.get(language.get())?.[game] ?? others.get(language.get())?.[game];
}

export function editionsOf(game: string): string[] {
  return Object.keys(printed[game] ?? saidOf(game) ?? {}).filter((page) => !page.includes("="));
}

export function cardsOf(game: string, edition: string): [string, Facts][] {
  const ids = Object.keys((printed[game] ?? saidOf(game))?.[edition] ?? {});
  return ids.map((id) => [id, factsOf(game, edition, id)]);
}

export function gamesWithCards(): string[] {
  const outside = Object.entries(others.get(language.get()) ?? {});
  return [
    ...Object.keys(printed),
    ...outside.filter(([, pages]) => Object.values(pages).some(hasCards)).map(([game]) => game),
  ];
}

const hasCards = (page: Record<string, unknown>): boolean => Object.keys(page).length > 0;
