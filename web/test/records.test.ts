/** What somebody pastes as a record, the hands that lie open in a replay, and the graph of a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameView } from "../src/protocol";
import { openHands, openView } from "../src/replay/open_hands";
import { firstShown, readRecord } from "../src/replay/record";
import { HEIGHT, plotOf, WIDTH } from "../src/table/plot";

test("a record is read from what a player pasted, also from the server's answer", () => {
  const record = { game: "duel", rules: 1, setup: { seed: 3 }, moves: ["a"] };
  assert.deepEqual(readRecord(JSON.stringify(record)), record);
  assert.deepEqual(readRecord(JSON.stringify({ table: {}, record })), record);
});

test("a position is a record without moves", () => {
  const position = { game: "duel", rules: 2, seats: [] };
  assert.deepEqual(readRecord(JSON.stringify(position)), { game: "duel", rules: 2, position, moves: [] });
});

test("anything else is no record", () => {
  for (const text of ["", "[]", "3", "null", "{"]) assert.throws(() => readRecord(text));
});

test("a whole game opens at its start, a copied moment at that moment", () => {
  assert.equal(firstShown({ moves: ["a", "b"], digest: "d" }), 0);
  assert.equal(firstShown({ moves: ["a", "b"] }), 2);
});

const seen = (own: number): GameView =>
  ({
    turn: own,
    seats: [0, 1, 2].map((seat) => ({
      hand: seat === own ? [{ id: `card${seat}` }, { id: `card${seat}` }, { id: "other" }] : [],
    })),
  }) as unknown as GameView;

test("with all cards face up the table stays where it is, and every other hand is open", () => {
  const view = openView([seen(0), seen(1), seen(2)], 1);
  assert.equal(view.turn, 1, "seen from the seat that was chosen");
  assert.deepEqual(openHands(view, 1), [
    {
      seat: 0,
      cards: [
        ["card0", 2],
        ["other", 1],
      ],
    },
    {
      seat: 2,
      cards: [
        ["card2", 2],
        ["other", 1],
      ],
    },
  ]);
});

test("a game without hands has none to open", () => {
  const view = { board: 1 } as unknown as GameView;
  assert.equal(openView([view], 0), view);
  assert.deepEqual(openHands(view, 0), []);
});

test("a graph has a line for each seat, within its frame, with round marks", () => {
  const turns = [0, 7, 33].map((points, index) => ({ turn: index + 1, points: [points, 33 - points] }));
  const { lines, marks, turns: ends } = plotOf(turns);
  assert.equal(lines.length, 2);
  for (const point of lines.join(" ").split(" ")) {
    const [x = -1, y = -1] = point.split(",").map(Number);
    assert.ok(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT, point);
  }
  assert.deepEqual(
    marks.map(({ at }) => at),
    [0, 10, 20, 30],
  );
  assert.deepEqual(
    ends.map(({ at }) => at),
    [1, 3],
  );
  assert.ok((marks[0]?.y ?? 0) > (marks[3]?.y ?? 0), "more is higher");
});

test("a game of one turn is a point, not a line to nowhere", () => {
  assert.deepEqual(plotOf([{ turn: 1, points: [0] }]).turns, []);
});
