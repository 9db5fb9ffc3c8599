// One click to play: a table against a bot, with the choices that are best to begin with.

import { kitOf } from "../kits";
import { games } from "../me";
import { go } from "../route";
import { server } from "../server";
import { type About, fewestOpponents } from "./game_options";

/** A bot that is neither a pushover nor slow, of those that can play the game. */
export function usualLevel(game: string): string {
  const levels = games.get()?.games.find((one) => one.id === game)?.levels ?? [];
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}

export async function playNow(game: string): Promise<void> {
  const about = games.get()?.games.find((one) => one.id === game)?.about as About | undefined;
  const made = await server.newTable({
    game,
    seats: ["me", ...Array<string>(fewestOpponents(about ?? {})).fill(`bot:${usualLevel(game)}`)],
    choices: kitOf(game)?.firstGame ?? {},
  });
  go(`/table/${made.id}`);
}
