// The levels of bots in order, and how a player climbs them.

/** The level after a game: one up after a win, one down after a loss; characters stay the same. */
export function nextLevel(ladder: string[], level: string, won: boolean): string {
  const place = ladder.indexOf(level);
  return (place < 0 ? undefined : ladder[place + (won ? 1 : -1)]) ?? level;
}
