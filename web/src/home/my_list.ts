// My own games in order, those waiting for me first, and the filter.
import type { TableInfo } from "../protocol";

export const FILTERS = ["current", "your-turn", "over", "archived"] as const;
export type Filter = (typeof FILTERS)[number];

export function isShownBy(filter: Filter, { mine, state }: TableInfo): boolean {
  if (filter === "archived") return mine?.archived ?? false;
  if (mine?.archived) return false;
  if (filter === "over") return state === "over";
  return filter === "current" || (mine?.your_turn ?? false);
}

/** Those waiting for me, then running ones, then those waiting for players, then finished ones; latest first. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  const rank = ({ mine, state }: TableInfo) =>
    mine?.your_turn ? 0 : state === "playing" ? 1 : state === "open" ? 2 : 3;
  const when = ({ mine, created }: TableInfo) => mine?.played ?? created;
  return [...tables].sort((a, b) => rank(a) - rank(b) || when(b) - when(a));
}

/** Values by seat, mine first. */
export function mineFirst<T>(of: T[], seat: number): T[] {
  return [...of.slice(seat, seat + 1), ...of.filter((_, index) => index !== seat)];
}

/** The scores, mine first; empty if the game has none, or nothing has been played. */
export function scoresOf({ result, standing, mine, seats }: TableInfo): number[] {
  const scores = (result?.scores.length ? result.scores : (standing?.scores ?? [])).slice(0, seats.length);
  return mineFirst(scores, mine?.seat ?? 0);
}

export type End = "won" | "lost" | "abandoned" | "nobody";

/** How a game ended for a seat. */
export function endFor(reason: string, winners: number[], seat: number): End {
  if (["abandoned", "closed"].includes(reason)) return "abandoned";
  if (winners.length === 0) return "nobody";
  return winners.includes(seat) ? "won" : "lost";
}

/** How it ended for me. */
export function endOf({ result, mine }: TableInfo): End {
  if (result === null || mine === null) return "abandoned";
  return endFor(result.reason, result.winners, mine.seat);
}
