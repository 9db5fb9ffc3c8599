// One click to play: a table against a bot, with good choices for a start.

import { kitOf } from "../kits";
import { games } from "../me";
import { go } from "../route";
import { server } from "../server";
import { type About, fewestOpponents } from "./game_options";
import { nextLevel } from "./ladder";

/** A bot that is neither a pushover nor slow, among those that can play the game. */
export function usualLevel(game: string): string {
  const levels = levelsOf(game);
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}

export function levelsOf(game: string): string[] {
  return games.get()?.games.find((one) => one.id === game)?.levels ?? [];
}

/** The bots with a plan of their own, besides the levels. */
export function charactersOf(game: string): string[] {
  return games.get()?.games.find((one) => one.id === game)?.characters ?? [];
}

/** The levels in order, starting with a match for first-time players. */
export function ladderOf(game: string): string[] {
  const characters = charactersOf(game);
  return levelsOf(game).filter((level) => level !== "random" && !characters.includes(level));
}

const keptLevel = (game: string) => `deckhall-level-${game}`;
const keptTable = (game: string) => `deckhall-quick-table-${game}`;
const ADAPTS = "deckhall-level-adapts";

/**
 * The level of the next quick game: that of the last, adapted to its result; at first, a match for first-time
 * players.
 */
export function lastLevel(game: string): string {
  const levels = levelsOf(game);
  const kept = localStorage.getItem(keptLevel(game)) ?? "novice";
  return levels.includes(kept) ? kept : usualLevel(game);
}

/** Whether the level of quick games adapts to their results. */
export const adapts = (): boolean => localStorage.getItem(ADAPTS) === "yes";

export const setAdapts = (wish: boolean): void => localStorage.setItem(ADAPTS, wish ? "yes" : "no");

/** Note that a game has ended: if it was the last quick game, the level of the next may change, once. */
export function learnFrom(game: string, table: string, won: boolean): void {
  if (localStorage.getItem(keptTable(game)) !== table) return;
  localStorage.removeItem(keptTable(game));
  if (adapts()) localStorage.setItem(keptLevel(game), nextLevel(ladderOf(game), lastLevel(game), won));
}

/** The seats of a first game: mine, and as many bots as it needs. */
export function quickSeats(game: string, level: string): string[] {
  const about = games.get()?.games.find((one) => one.id === game)?.about as About | undefined;
  return ["me", ...Array<string>(fewestOpponents(about ?? {})).fill(`bot:${level}`)];
}

let making: Promise<void> | null = null;

/** Make a table and go to it. A second click in the meantime gets the same table. */
export function playNow(
  game: string,
  level = lastLevel(game),
  choices: Record<string, unknown> = kitOf(game)?.firstGame ?? {},
): Promise<void> {
  making ??= make(game, level, choices).finally(() => {
    making = null;
  });
  return making;
}

async function make(game: string, level: string, choices: Record<string, unknown>): Promise<void> {
  const made = await server.newTable({ game, seats: quickSeats(game, level), choices });
  localStorage.setItem(keptLevel(game), level);
  localStorage.setItem(keptTable(game), made.id);
  go(`/table/${made.id}`);
}
