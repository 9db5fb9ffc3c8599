// The texts of an analysis: chances as ranges, and the cost of a move with the better line.
import { say, sayTo } from "../language";
import type { AnalysedMove, Wording } from "../protocol";
import type { Reader } from "../wording";
import { rangeOf } from "./graph";

/** A chance as a range of percentages. */
export function rangeSays(chance: number, error: number): string {
  const [low, high] = rangeOf(chance, error);
  const last = say("estimate", { value: high });
  return low === high ? last : `${low}–${last}`;
}

export const labelSays = (label: string): string => say(`analysis-${label.replaceAll("_", "-")}`);

/** The steps of a line as text. */
export function lineSays(line: Wording[], reader: Reader): string {
  const [first = "", ...others] = line.map((step) => sayTo(reader, step));
  return others.reduce((before, next) => say("hint-then", { before, next }), first);
}

/** What a move cost, and what would have been better. */
export function moveSays(move: AnalysedMove, reader: Reader): string {
  return say(move.proven ? "analysis-says-win" : "analysis-says", {
    label: labelSays(move.label),
    loss: Math.round(100 * move.loss),
    played: sayTo(reader, move.played),
    best: lineSays(move.line ?? [], reader),
  });
}
