/** Where a replay's frames come from: in pieces, each once; turns, logs, and records up to a move. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Source } from "../src/replay/source";
import { browser, seat } from "./fakes";

const MOVES = 130;
const RECORD = {
  setup: { players: 2 },
  moves: Array.from({ length: MOVES }, (_, at) => `m${at}`),
  digest: "d",
};
let asked: string[] = [];
let first: string[] = [];
let failing = false;

const BEGUN: Record<number, object[]> = {
  3: [{ kind: "turn", player: 1, amount: 3 }],
  80: [
    { kind: "drew", player: 0 },
    { kind: "turn_began", player: 0 },
    { kind: "turn_began", player: 1 },
  ],
  90: [{ kind: "turn", player: 0, amount: 90 }],
};
const frame = (move: number) => ({ move, happenings: BEGUN[move] ?? [], lines: [{ kind: `line${move}` }] });
const TABLE = {
  id: "t",
  result: { reason: "over" },
  seats: [seat({ connected: false, thinking: true, clock: 3 })],
};

async function answer(path: string, request: { body?: string }) {
  if (path.startsWith("/api/tables/")) return { ok: true, text: async () => JSON.stringify(TABLE) };
  const query = new URL(path, "http://here").searchParams;
  const { seat, start, count } = request.body
    ? JSON.parse(request.body)
    : { seat: query.get("seat"), start: Number(query.get("start")), count: Number(query.get("count")) };
  asked.push(`${seat}:${start}`);
  if (failing) throw new Error("away");
  if (seat === "late" && start === 0) await new Promise((then) => setTimeout(then, 20));
  const frames = Array.from({ length: Math.min(count, MOVES + 1 - start) }, (_, at) => frame(start + at));
  const replay = { game: "duel", players: 7, moves: MOVES, start, frames, result: null, differs: true };
  return { ok: true, text: async () => JSON.stringify(replay) };
}
browser({ fetch: answer });

let source: Source;
beforeEach(async () => {
  failing = false;
  asked = [];
  source = await Source.fromRecord(RECORD);
  first = asked;
  asked = [];
});

test("a record tells its game, its moves, its seats", () => {
  assert.equal(source.game, "duel");
  assert.equal(source.moves, MOVES);
  assert.equal(source.differs, true);
  assert.equal(source.table.seats.length, 7);
  assert.deepEqual(source.table.choices, { players: 2 });
  assert.deepEqual(first, ["0:0"], "its first frame is enough");
  assert.deepEqual(source.table.seats[1], seat({ name: "seat-number", colour: "red" }));
  assert.deepEqual(
    source.table.seats.map(({ colour }) => colour),
    ["blue", "red", "green", "yellow", "violet", "teal", "blue"],
  );
});

test("frames come in pieces, each piece once, for each viewer", async () => {
  assert.equal((await source.frame(0, 59)).move, 59);
  assert.deepEqual(asked, ["0:0"]);
  await source.frame(0, 60);
  assert.deepEqual(asked, ["0:0", "0:60"]);
  await source.frame(0, 10);
  assert.equal(asked.length, 2);
  await source.frame("all", 0);
  assert.deepEqual(asked, ["0:0", "0:60", "all:0"]);
});

test("a piece that did not come is asked for again", async () => {
  failing = true;
  await assert.rejects(source.frame(0, 0));
  failing = false;
  assert.equal((await source.frame(0, 0)).move, 0);
});

test("turns begin where the game says so, and something comes before the first", async () => {
  assert.deepEqual(await source.turns(0), [
    { move: 0, player: -1, number: 0 },
    { move: 3, player: 1, number: 3 },
    { move: 80, player: 1, number: 2 },
    { move: 90, player: 0, number: 90 },
  ]);
});

test("turns are in their order, whichever piece came first", async () => {
  const turns = await source.turns("late" as "all");
  assert.deepEqual(
    turns.map(({ move }) => move),
    [0, 3, 80, 90],
  );
});

test("a finished table is seen as if everybody were there, and nobody knew its end", async () => {
  const replayed = await Source.fromTable("t");
  assert.deepEqual(asked, ["0:0"]);
  assert.deepEqual(replayed.table.seats, [seat()]);
  assert.equal(replayed.table.result, null);
  assert.equal((await replayed.frame(1, 70)).move, 70);
  assert.deepEqual(asked, ["0:0", "1:0", "1:60"]);
});

test("the log of a moment is everything up to it", async () => {
  await source.frame(1, 2);
  assert.deepEqual(
    source.logUpTo(1, 2).map(({ move, line }) => [move, line.kind]),
    [
      [0, "line0"],
      [1, "line1"],
      [2, "line2"],
    ],
  );
  assert.deepEqual(source.logUpTo(0, 2), []);
});

test("a record up to a move has no end, and says who played", async () => {
  const names = Array(7).fill("seat-number");
  assert.deepEqual(await source.recordUpTo(2), { setup: { players: 2 }, moves: ["m0", "m1"], names });
  const named = await Source.fromRecord({ ...RECORD, names: ["Ada", "", 5] });
  assert.deepEqual(
    named.table.seats.slice(0, 3).map(({ name }) => name),
    ["Ada", "seat-number", "seat-number"],
  );
  assert.deepEqual((await source.recordWithNames()).digest, "d");
});
