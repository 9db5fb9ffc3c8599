// What a screen reader says about a game: others' turns in summary, one's own moves one by one, and what is going on
// whenever one is asked.
import type { LogLine } from "../protocol";

/** The kind of line that sums up a finished turn. */
export const TURN_OVER = "turn_over";

export class Announcer {
  /** What others did in an unfinished turn. */
  private unsaid: LogLine[] = [];

  /** The lines to say now. `waited`: the player here decides next, or the game is over. */
  say(fresh: LogLine[], you: number, waited: boolean): LogLine[] {
    const over = fresh.filter(({ kind }) => kind === TURN_OVER);
    const mine = fresh.filter(({ kind, player }) => kind !== TURN_OVER && player >= 0 && player === you);
    const summed = (line: LogLine) => line.player < 0 || over.some(({ player }) => player === line.player);
    const others = fresh.filter((line) => line.kind !== TURN_OVER && !mine.includes(line));
    const left = [...this.unsaid, ...others].filter((line) => over.length === 0 || !summed(line));
    this.unsaid = waited ? [] : left;
    return [...over, ...mine, ...(waited ? left : [])];
  }
}
