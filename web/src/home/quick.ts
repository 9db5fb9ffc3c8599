// One click to play: a table against a bot, with the choices that are best to begin with.
import { games } from "../me";
import { go } from "../route";
import { server } from "../server";

/** In Ashes, the two decks that are best to begin with, and their suggested cards. */
const FIRST_GAME: Record<string, Record<string, unknown>> = {
  ashes: { decks: ["iron_men", "snakes_in_silver"], first_five: "suggested" },
};

/** A bot that is neither a pushover nor slow, of those that can play the game. */
export function usualLevel(game: string): string {
  const levels = games.get()?.games.find((one) => one.id === game)?.levels ?? [];
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}

export async function playNow(game: string): Promise<void> {
  const level = usualLevel(game);
  const made = await server.newTable({
    game,
    seats: ["me", `bot:${level}`],
    choices: FIRST_GAME[game] ?? {},
  });
  go(`/table/${made.id}`);
}
