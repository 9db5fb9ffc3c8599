// The feedback to a player who retries a mistake.
import type { AnalysedMove, JudgedAnswer, Wording } from "../protocol";

/** The judgement of an answer, which may be pending or unavailable; null without an answer. */
export type Verdict = JudgedAnswer | "judging" | "unknown" | null;

/** The text about a mistake and another answer to its question. */
export function verdictSays(mistake: AnalysedMove, verdict: Verdict, shown: boolean): Wording[] {
  const better: Wording[] =
    shown && mistake.line
      ? [{ key: "learn-mistakes-better", args: { line: { join: "more", of: mistake.line } } }]
      : [];
  if (verdict === "judging") return [{ key: "learn-mistakes-judging", args: {} }];
  if (verdict === "unknown") return [{ key: "learn-mistakes-unknown", args: {} }, ...better];
  if (verdict !== null) {
    const loss = Math.round(100 * verdict.loss);
    const key = verdict.solved
      ? "learn-mistakes-solved"
      : verdict.proven
        ? "learn-mistakes-win-gone"
        : "learn-mistakes-wrong";
    return [{ key, args: { loss } }, ...better];
  }
  const key = mistake.proven ? "learn-mistakes-find-win" : "learn-mistakes-find";
  const loss = Math.round(100 * mistake.loss);
  return [{ key, args: { loss, ...(mistake.played ? { played: mistake.played } : {}) } }, ...better];
}
