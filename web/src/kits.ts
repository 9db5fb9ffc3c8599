// The games with their own parts for the browser: the only list of them.
import { ascension } from "./ascension/kit";
import { ashes } from "./ashes/kit";
import { fetchBook } from "./books";
import type { GamePage, GameTable, Kit } from "./kit";

export const KITS: Record<string, Kit> = { ascension, ashes };

/** A game's parts; undefined for games from outside. */
export function kitOf(game: string): Kit | undefined {
  return Object.hasOwn(KITS, game) ? KITS[game] : undefined;
}

/** The pages of the games, by name. */
export const GAME_PAGES: Record<string, GamePage> = Object.assign(
  {},
  ...Object.values(KITS).map((kit) => kit.pages),
);

/** The table of a game: its own, or the generic one. */
export async function fetchTable(game: string): Promise<GameTable> {
  const own = kitOf(game)?.table;
  if (own !== undefined) return (await own()).table;
  const [part] = await Promise.all([import("./plain/table"), fetchBook(game)]);
  return part.table;
}
