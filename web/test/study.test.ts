/** A study: what is sent for each answer, what is seen of what comes back, steps back, refusals, and what is shown. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { GameView, Study, StudyWish } from "../src/protocol";
import { StudySession, viewOf } from "../src/study/session";

const view = (turn: number): GameView =>
  ({
    turn,
    outcome: null,
    decision: { player: 0, prompt: "turn", options: [{ code: "play:1", verb: "play" }] },
  }) as unknown as GameView;

/** A server for which every answer is a move, and `wrong` fails. */
function answer({ path = [], since }: StudyWish): Study {
  const failed = path.includes("wrong");
  const from = since ?? path.length;
  const frames = path.slice(from).map((code, index) => ({
    move: from + index + 1,
    player: 0,
    option: null,
    views: [view(from + index + 1)],
    happenings: [{ kind: code, player: 0 }],
    lines: [],
  }));
  return {
    game: "ascension",
    players: 2,
    seat: 0,
    choices: {},
    path,
    moves: path.length,
    frames: frames.length > 0 ? frames : [{ ...still, move: path.length, views: [view(path.length)] }],
    log: [],
    state: failed ? "failed" : path.includes("goal") ? "done" : "open",
    coach: [{ key: failed ? "no" : "go" }],
    point: "play:1",
    hint: path.length < 2 ? "play:1" : "goal",
    way: null,
    refused: null,
    can_answer: !failed,
  };
}

const still = { player: null, option: null, happenings: [], lines: [] };
let asked: StudyWish[];
let paths: string[][];
let session: StudySession;

beforeEach(async () => {
  asked = [];
  paths = [];
  session = new StudySession(
    { lesson: "ascension/01-acquire" },
    (path) => paths.push(path),
    async (wish) => {
      asked.push(wish);
      return answer(wish);
    },
  );
  await session.start();
});

const settled = () => new Promise((then) => setTimeout(then));

test("an answer is sent with all that came before, and only what is new is shown", async () => {
  session.act(session.seen.get().seq, ["play:1"]);
  await settled();
  session.act(session.seen.get().seq, ["play:1", "play:1"]);
  await settled();
  assert.deepEqual(
    asked.map(({ path, since }) => [path, since]),
    [
      [[], 0],
      [["play:1"], 0],
      [["play:1", "play:1", "play:1"], 1],
    ],
  );
  assert.equal((session.seen.get().view as unknown as { turn: number }).turn, 3);
  assert.deepEqual(paths.at(-1), ["play:1", "play:1", "play:1"]);
});

test("an answer to another moment, or a second one, is not sent", async () => {
  const { seq } = session.seen.get();
  session.act(seq - 1, ["play:1"]);
  session.act(seq, ["play:1"]);
  session.act(seq, ["play:1"]);
  await settled();
  assert.equal(asked.length, 2);
});

test("taking back takes the last step back, however many answers it was", async () => {
  session.act(session.seen.get().seq, ["play:1"]);
  await settled();
  session.act(session.seen.get().seq, ["play:2", "play:3"]);
  await settled();
  session.send({ t: "undo" });
  await settled();
  assert.deepEqual(session.told.get().path, ["play:1"]);
  assert.equal(session.seen.get().news[0]?.kind, "undone");
  session.takeBack();
  await settled();
  assert.deepEqual(session.told.get().path, []);
  session.takeBack();
  await settled();
  assert.equal(asked.at(-1)?.path?.length, 0, "there is nothing more to take back");
});

test("failures are counted over tries, and nothing can be answered after one", async () => {
  for (let tries = 0; tries < 2; tries++) {
    session.act(session.seen.get().seq, ["wrong"]);
    await settled();
    assert.equal(session.told.get().state, "failed");
    assert.equal(session.seen.get().view?.decision, null);
    session.act(session.seen.get().seq, ["play:1"]);
    session.restart();
    await settled();
  }
  assert.equal(session.told.get().failures, 2);
  assert.equal(session.told.get().state, "open");
});

test("what the coach points at is marked at the table", async () => {
  assert.equal(session.seen.get().hint?.option, "play:1");
  session.pointAt("goal");
  assert.equal(session.seen.get().hint?.option, "goal");
});

test("a server that does not answer leaves everything as it was", async () => {
  const lost = new StudySession(
    { puzzle: "x" },
    () => {},
    () => Promise.reject(new Error("gone")),
  );
  await lost.start();
  assert.equal(lost.told.get().state, "lost");
  assert.equal(lost.told.get().problem, "trouble");
});

test("a link begins where its answers lead", async () => {
  const later = new StudySession(
    { lesson: "ascension/01-acquire" },
    () => {},
    async (wish) => answer(wish),
  );
  await later.start(["play:1", "play:1"]);
  assert.deepEqual(later.told.get().path, ["play:1", "play:1"]);
  later.takeBack();
  await settled();
  assert.deepEqual(later.told.get().path, ["play:1"]);
});

test("with open hands every seat's own cards are seen", () => {
  const views = [
    { ...view(1), seats: [{ hand: ["a"] }, { hand: [] }] },
    { ...view(1), seats: [{ hand: [] }, { hand: ["b"] }] },
  ] as unknown as GameView[];
  const seen = viewOf(views, { ...answer({ source: {}, path: [] }), seat: 0 }, true);
  assert.deepEqual((seen as unknown as { seats: unknown[] }).seats, [{ hand: ["a"] }, { hand: ["b"] }]);
});
