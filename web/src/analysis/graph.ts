// The analysis of a game as data for drawing: chances over the moves with their error band, and the costly moves.
import type { AnalysedMove, AnalysedTurn } from "../protocol";

export const WIDTH = 1000;
export const HEIGHT = 100;
const BAND = 2; // standard errors on each side

/** Labels of costly moves, with the sign for each: colour alone is not enough. */
export const SIGNS: Record<string, string> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  missed_win: "✕",
};

/** The labels worth learning from. */
const TO_LEARN_FROM = ["mistake", "blunder", "missed_win"];

export interface Graph {
  /** The points of the line, in SVG notation. */
  line: string;
  /** The outline of the band. */
  band: string;
  dots: { x: number; y: number; label: string; number: number }[];
}

/** The x position of a moment. */
export const across = (move: number, moves: number): number => round((move / Math.max(1, moves)) * WIDTH);

const down = (chance: number): number => round((1 - Math.min(1, Math.max(0, chance))) * HEIGHT);

/** A seat's chances over a game, ending with its share of the win; dots are that seat's costly moves. */
export function graphOf(
  turns: AnalysedTurn[],
  judged: AnalysedMove[],
  seat: number,
  moves: number,
  result: number | null,
): Graph {
  const points = turns.map(({ move, chances, errors }) => ({
    x: across(move, moves),
    chance: chances[seat] ?? 0,
    error: BAND * (errors[seat] ?? 0),
  }));
  if (result !== null) points.push({ x: WIDTH, chance: result, error: 0 });
  const above = points.map(({ x, chance, error }) => `${x},${down(chance + error)}`);
  const below = points.map(({ x, chance, error }) => `${x},${down(chance - error)}`).reverse();
  return {
    line: points.map(({ x, chance }) => `${x},${down(chance)}`).join(" "),
    band: [...above, ...below].join(" "),
    dots: wrongOf(judged, seat)
      .filter(({ label }) => TO_LEARN_FROM.includes(label))
      .map(({ number, label, chance }) => ({
        x: across(number + 1, moves),
        y: down(chance),
        label,
        number,
      })),
  };
}

/** The costly moves of a seat (null: any seat), in order of play. */
export function wrongOf(judged: AnalysedMove[], seat: number | null): AnalysedMove[] {
  return judged.filter((move) => move.label in SIGNS && (seat === null || move.seat === seat));
}

/** The moves a seat can learn from. */
export function mistakesOf(judged: AnalysedMove[], seat: number | null): AnalysedMove[] {
  return wrongOf(judged, seat).filter(({ label }) => TO_LEARN_FROM.includes(label));
}

/**
 * The next mistake after the current moment, or the previous one; a moment shows the result of the move before it.
 */
export function nextMistake(mistakes: AnalysedMove[], move: number, step: 1 | -1): AnalysedMove | undefined {
  return step > 0
    ? mistakes.find(({ number }) => number + 1 > move)
    : mistakes.findLast(({ number }) => number + 1 < move);
}

/** The turn that contains a moment. */
export function turnAt(turns: AnalysedTurn[], move: number): AnalysedTurn | undefined {
  return turns.findLast((turn) => turn.move <= move) ?? turns[0];
}

/** A chance as a range of percentages, as wide as its uncertainty. */
export function rangeOf(chance: number, error: number): [low: number, high: number] {
  const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
  return [percent(chance - error), percent(chance + error)];
}

/** The lowest point of a seat's chances. */
export function lowest(turns: AnalysedTurn[], seat: number): AnalysedTurn | undefined {
  return turns.reduce<AnalysedTurn | undefined>(
    (low, turn) => (low && (low.chances[seat] ?? 0) <= (turn.chances[seat] ?? 0) ? low : turn),
    undefined,
  );
}

const round = (number: number): number => Math.round(number * 10) / 10;
