/** The analysis of a game: what is drawn, which mistake comes next, how an analysis is followed, what is said. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Feed } from "../src/analysis/feed";
import {
  across,
  graphOf,
  lowest,
  mistakesOf,
  nextMistake,
  rangeOf,
  turnAt,
  wrongOf,
} from "../src/analysis/graph";
import { addressOf } from "../src/analysis/source";
import { verdictSays } from "../src/analysis/verdict";
import type { AnalysedMove, AnalysedTurn, GameAnalysis, JudgedAnswer } from "../src/protocol";
import { Refused } from "../src/server";

const turn = (number: number, move: number, chance: number, error = 0.05): AnalysedTurn => ({
  number,
  move,
  chances: [chance, 1 - chance],
  errors: [error, error],
});

const judged = (number: number, label: string, seat = 0, more: Partial<AnalysedMove> = {}): AnalysedMove => ({
  number,
  turn: 1,
  seat,
  label,
  chance: 0.4,
  error: 0.02,
  loss: 0.084,
  loss_error: 0.01,
  ...more,
});

const TURNS = [turn(1, 0, 0.5), turn(2, 10, 0.2), turn(3, 20, 0.9)];
const MOVES = [
  judged(2, "best"),
  judged(4, "inaccuracy"),
  judged(6, "mistake"),
  judged(8, "blunder", 1),
  judged(14, "missed_win", 0, { proven: true }),
];

test("a graph goes from the first turn to the result, with a band of two standard errors", () => {
  const graph = graphOf(TURNS, MOVES, 0, 40, 1);
  assert.equal(graph.line, "0,50 250,80 500,10 1000,0");
  assert.equal(graph.band, "0,40 250,70 500,0 1000,0 1000,0 500,20 250,90 0,60");
  assert.equal(graphOf(TURNS, [], 1, 40, null).line, "0,50 250,20 500,90");
});

test("dots are what one could learn from, where the moment after them stands", () => {
  const { dots } = graphOf(TURNS, MOVES, 0, 40, 1);
  assert.deepEqual(
    dots.map(({ number, x }) => [number, x]),
    [
      [6, across(7, 40)],
      [14, across(15, 40)],
    ],
  );
  assert.equal(across(3, 0), 3000);
});

test("what cost something, of one seat or of all", () => {
  const numbers = (moves: AnalysedMove[]) => moves.map(({ number }) => number);
  assert.deepEqual(numbers(wrongOf(MOVES, 0)), [4, 6, 14]);
  assert.deepEqual(numbers(wrongOf(MOVES, null)), [4, 6, 8, 14]);
  assert.deepEqual(numbers(mistakesOf(MOVES, null)), [6, 8, 14]);
});

test("the next mistake is after the moment in sight, the previous one before it", () => {
  const mistakes = mistakesOf(MOVES, null);
  assert.equal(nextMistake(mistakes, 0, 1)?.number, 6);
  assert.equal(nextMistake(mistakes, 6, 1)?.number, 6);
  assert.equal(nextMistake(mistakes, 7, 1)?.number, 8);
  assert.equal(nextMistake(mistakes, 7, -1), undefined);
  assert.equal(nextMistake(mistakes, 9, -1)?.number, 6);
  assert.equal(nextMistake(mistakes, 15, 1), undefined);
});

test("a moment lies in a turn, and a chance in a range", () => {
  assert.equal(turnAt(TURNS, 0)?.number, 1);
  assert.equal(turnAt(TURNS, 19)?.number, 2);
  assert.equal(turnAt(TURNS, 99)?.number, 3);
  assert.equal(turnAt([], 3), undefined);
  assert.deepEqual(rangeOf(0.585, 0.035), [55, 62]);
  assert.deepEqual(rangeOf(0.99, 0.05), [94, 100]);
  assert.deepEqual(rangeOf(0.01, 0.05), [0, 6]);
  assert.equal(lowest(TURNS, 0)?.number, 2);
  assert.equal(lowest(TURNS, 1)?.number, 3);
  assert.equal(lowest([], 0), undefined);
});

const analysis = (state: GameAnalysis["state"], done: number) => ({ id: "a", state, done }) as GameAnalysis;

test("an analysis is asked for once and looked at until it is done", async () => {
  const coming = [analysis("working", 3), analysis("done", 9)];
  const asked: string[] = [];
  const feed = new Feed(
    async () => ({ table: "t" }),
    {
      analyse: async (source) => {
        asked.push(`analyse ${source.table}`);
        return analysis("working", 0);
      },
      analysis: async (id) => {
        asked.push(id);
        return coming.shift() as GameAnalysis;
      },
    },
    0,
  );
  const seen: (number | undefined)[] = [];
  feed.fed.watch(() => seen.push(feed.fed.get().found?.done));
  await feed.start();
  assert.deepEqual(asked, ["analyse t", "a", "a"]);
  assert.deepEqual(seen, [0, 3, 9]);
});

test("a refusal is told, and what is known stays; who leaves asks no more", async () => {
  let looks = 0;
  const feed = new Feed(
    async () => ({ table: "t" }),
    {
      analyse: async () => analysis("working", 1),
      analysis: async () => {
        looks += 1;
        throw new Refused({ reason: "too_fast", args: {}, detail: "" });
      },
    },
    0,
  );
  await feed.start();
  assert.deepEqual(feed.fed.get(), { found: analysis("working", 1), refused: "too_fast" });
  feed.close();
  await feed.start();
  assert.equal(looks, 1);
});

test("a mistake is told with its cost, a win with the wish to find it", () => {
  const played = { key: "end" };
  const mistake = judged(6, "mistake", 0, { played, line: [{ key: "play" }] });
  const told = (verdict: Parameters<typeof verdictSays>[1], shown = false, of = mistake) =>
    verdictSays(of, verdict, shown).map(({ key, args }) => [key, args?.loss]);
  assert.deepEqual(told(null), [["learn-mistakes-find", 8]]);
  assert.deepEqual(told(null, true), [
    ["learn-mistakes-find", 8],
    ["learn-mistakes-better", undefined],
  ]);
  assert.deepEqual(told(null, false, { ...mistake, proven: true }), [["learn-mistakes-find-win", 8]]);
  assert.deepEqual(told("judging"), [["learn-mistakes-judging", undefined]]);
  assert.deepEqual(told("unknown"), [["learn-mistakes-unknown", undefined]]);
  const answer: JudgedAnswer = {
    label: "good",
    loss: 0.011,
    error: 0.01,
    solved: true,
    proven: false,
    better: null,
  };
  assert.deepEqual(told(answer), [["learn-mistakes-solved", 1]]);
  assert.deepEqual(told({ ...answer, solved: false, loss: 0.2 }), [["learn-mistakes-wrong", 20]]);
  assert.deepEqual(told({ ...answer, solved: false, proven: true }), [["learn-mistakes-win-gone", 1]]);
});

test("a variation is an address", () => {
  assert.equal(addressOf("t", 57, 1, [], []), "/replay/t/try?move=57&seat=1");
  assert.equal(addressOf("t", 5, 0, ["a:1", "b"], ["c"]), "/replay/t/try?move=5&seat=0&line=a:1,b&path=c");
});
