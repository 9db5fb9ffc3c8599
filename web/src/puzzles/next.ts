// Going to the next puzzle.
import { go } from "../route";
import { server } from "../server";

/** The kind of puzzle that is played out instead of proven. */
export const JUDGEMENT = "judgement";

/** Go to an untried puzzle of a game: a proven one, or a judgement. */
export async function goToNext(game: string, kind = ""): Promise<void> {
  go(`/puzzles/${(await server.nextPuzzle(game, kind === JUDGEMENT)).id}`);
}
