// The facts of all cards and what they say, as the build wrote them (tools/carry.py).
import { useEffect } from "preact/hooks";
import { alongside, language } from "./language";
import type { Language } from "./protocol";

/** One picture of a card's gist: what it is about, and how much of it. */
export type Gist = [what: string, amount: string];

/** What is printed on a card. Which parts there are depends on the game. */
export interface Facts {
  type: string;
  faction?: string;
  zone?: string;
  cost?: number;
  cost_in?: string;
  honor?: number | null;
  copies?: number;
  gist?: Gist[];
  /** How each ability of a construct is used: "once" each turn, "for_good" (it is banished), or "" by itself. */
  uses?: string[];
  [part: string]: unknown;
}

export interface Saying {
  /** What it is: "hero", ... */
  kind?: string;
  lines?: string[];
  rulings?: string[];
  /** The effects between which it lets its player choose. */
  choices?: string[];
}

type Shelf<T> = Record<string, Record<string, Record<string, T>>>;

/** The choices of the table in sight, as `option=choice`: with some of them cards read differently. */
let chosen: string[] = [];

let printed: Shelf<Facts> = {};
const sayings = new Map<Language, Shelf<Saying>>();
/** The same for games from outside, which come with no build. */
const others = new Map<Language, Shelf<Saying>>();
let fetching: Promise<unknown> | null = null;

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function fetchSayings(wish: Language): Promise<void> {
  if (!sayings.has(wish)) sayings.set(wish, await fetchJson(`/text/${wish}.json`));
}

/** Fetch the cards once; from then on each new language brings its cards along. */
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

/** A card of the table in sight: what differs with its choices comes before what is usual. */
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

/** From now on cards read as they do at a table with these choices. */
export function readAs(choices: Record<string, unknown>): void {
  chosen = Object.entries(choices).map(([option, choice]) => `${option}=${String(choice)}`);
}

/** As long as the caller is in sight, cards read as they do at a table with these choices. */
export function useWording(choices: Record<string, unknown>): void {
  readAs(choices);
  useEffect(() => () => readAs({}), []);
}

/** Add the cards of a game from outside, of which only their words are known. */
export function addCards(game: string, wish: Language, cards: Shelf<Saying>[string]): void {
  others.set(wish, { ...others.get(wish), [game]: cards });
}

export function factsOf(game: string, edition: string, id: string): Facts {
  return reading(printed[game], edition, id) ?? { type: "" };
}

export function sayingOf(game: string, edition: string, id: string): Saying {
  return reading(saidOf(game), edition, id) ?? {};
}

/** What the cards of a game say in the language now spoken, by edition. */
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
