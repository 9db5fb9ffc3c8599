// The lines of a log that no longer count, because their moves were undone.
import type { LogLine } from "../protocol";

/** Each undo takes back the moves from a moment up to itself. Notes about players stay. */
export function takenBack(log: LogLine[]): Set<LogLine> {
  const gone = new Set<LogLine>();
  for (const [index, { since }] of log.entries())
    if (since != null)
      for (const line of log.slice(0, index))
        if (line.at != null && line.at >= since && !STAYS.includes(line.kind)) gone.add(line);
  return gone;
}

const STAYS = ["undone", "substituted", "returned", "resigned"];
