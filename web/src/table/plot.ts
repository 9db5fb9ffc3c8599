// A line for each seat over the turns of a game, as points of a drawing of fixed size.
import type { Points } from "../protocol";

export const WIDTH = 320;
export const HEIGHT = 130;
const LEFT = 26;
const BOTTOM = 18;
const TOP = 6;
const RIGHT = 6;

export interface Plot {
  /** The points of each seat's line, in SVG notation. */
  lines: string[];
  /** Horizontal lines at round numbers. */
  marks: { at: number; y: number }[];
  /** The first and the last turn, with their positions. */
  turns: { at: number; x: number }[];
}

export function plotOf(turns: Points[]): Plot {
  const most = Math.max(1, ...turns.flatMap(({ points }) => points));
  const first = turns[0]?.turn ?? 1;
  const last = turns.at(-1)?.turn ?? 1;
  const x = (turn: number) => LEFT + ((turn - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (points: number) => TOP + (1 - points / most) * (HEIGHT - TOP - BOTTOM);
  const seats = turns[0]?.points.length ?? 0;
  const step = stepFor(most);
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      turns.map(({ turn, points }) => `${round(x(turn))},${round(y(points[seat] ?? 0))}`).join(" "),
    ),
    marks: Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
      at: index * step,
      y: round(y(index * step)),
    })),
    turns: first === last ? [] : [first, last].map((turn) => ({ at: turn, x: round(x(turn)) })),
  };
}

/** A round distance between at most five lines. */
function stepFor(most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const times of [1, 2, 5]) if (most / (unit * times) <= 4) return unit * times;
}

const round = (number: number): number => Math.round(number * 10) / 10;
