// One click to play: a table against a bot, with the choices that are best to begin with.
import { games } from "../me";
import { go } from "../route";
import { server } from "../server";

/** In Ashes, the two decks that are best to begin with, and their suggested cards. */
const FIRST_GAME: Record<string, Record<string, unknown>> = {
  ashes: { decks: ["iron_men", "snakes_in_silver"], first_five: "suggested" },
};

/** A bot that is neither a pushover nor slow: the middle one. */
export function usualLevel(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? "random";
}

export async function playNow(game: string): Promise<void> {
  const level = usualLevel(games.get()?.levels ?? []);
  const made = await server.newTable({
    game,
    seats: ["me", `bot:${level}`],
    choices: FIRST_GAME[game] ?? {},
  });
  go(`/table/${made.id}`);
}
