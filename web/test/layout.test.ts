/** Any view becomes facts, zones and seats. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf } from "../src/plain/layout";
import { hueOf, signOf } from "../src/plain/sign";

const card = (n: number, part: object = {}) => ({ n, id: `stone_${n}`, ...part });
const zone = (part: string, more: object = {}) => ({ part, cards: [], hidden: 0, things: [], ...more });

test("words and numbers are facts; what is shown elsewhere, or nothing, is left out", () => {
  const view = {
    game: "x",
    player: 1,
    decision: null,
    outcome: null,
    round: 0,
    open: false,
    mood: "calm",
    last: null,
  };
  assert.deepEqual(layoutOf(view, 2), {
    facts: [
      { part: "round", value: 0 },
      { part: "open", value: false },
      { part: "mood", value: "calm" },
    ],
    zones: [],
    seats: [
      { facts: [], zones: [] },
      { facts: [], zones: [] },
    ],
  });
});

test("cards lie in zones, with what is said of them", () => {
  const { zones } = layoutOf({ row: [card(1, { tired: true, wounds: 2, gone: false, on: [card(5)] })] }, 2);
  assert.deepEqual(zones, [
    zone("row", {
      cards: [
        {
          n: 1,
          id: "stone_1",
          marks: [
            { name: "tired", value: null },
            { name: "wounds", value: 2 },
            { name: "on", value: "stone_5" },
          ],
        },
      ],
    }),
  ]);
  assert.deepEqual(layoutOf({ king: card(1) }, 2).zones[0]?.cards.length, 1, "a single card is a zone, too");
});

test("a count beside a pile tells how many cards lie face down in it", () => {
  const { zones, facts } = layoutOf({ deck_count: 7, hand: [card(1)], hand_count: 3, path: [] }, 3);
  assert.deepEqual(facts, []);
  assert.deepEqual(
    zones.map(({ part, cards, hidden }) => [part, cards.length, hidden]),
    [
      ["deck", 0, 7],
      ["hand", 1, 2],
      ["path", 0, 0],
    ],
  );
  assert.equal(layoutOf({ hand: [card(1)], hand_count: 0 }, 2).zones[0]?.hidden, 0);
});

test("a list with an entry for each seat belongs to the seats", () => {
  const { seats, zones } = layoutOf(
    {
      seats: [
        { points: 1, hand: [card(1)] },
        { points: 2, hand_count: 3 },
      ],
      hits: [0, 4],
      hands: [[1, 2], 5],
    },
    2,
  );
  assert.deepEqual(zones, []);
  assert.deepEqual(seats[0], {
    facts: [
      { part: "points", value: 1 },
      { part: "hits", value: 0 },
    ],
    zones: [
      zone("hand", { cards: [{ n: 1, id: "stone_1", marks: [] }] }),
      zone("hands", { things: ["1", "2"] }),
    ],
  });
  assert.deepEqual(seats[1], {
    facts: [
      { part: "points", value: 2 },
      { part: "hits", value: 4 },
      { part: "hands", value: 5 },
    ],
    zones: [zone("hand", { hidden: 3 })],
  });
});

test("nobody at the table means that nothing belongs to seats", () => {
  assert.deepEqual(layoutOf({ row: [] }, 0), { facts: [], zones: [zone("row")], seats: [] });
});

test("as many cards as seats are still cards of the middle", () => {
  const { zones, seats } = layoutOf({ row: [card(1), card(2)] }, 2);
  assert.equal(zones[0]?.cards.length, 2);
  assert.deepEqual(seats[0], { facts: [], zones: [] });
});

test("other things are told in words", () => {
  const { zones } = layoutOf(
    { dice: { red: 2, blue: null, kept: [1, [2]] }, notes: ["a", null, { b: card(3) }] },
    4,
  );
  assert.deepEqual(zones, [
    zone("dice", { things: ["red 2", "kept 1, 2"] }),
    zone("notes", { things: ["a", "b stone_3"] }),
  ]);
});

test("a card without a picture has a sign and a colour of its own", () => {
  assert.equal(signOf("stone_12", "Rock"), "12");
  assert.equal(signOf("shield", "buckler"), "B");
  const hues = ["stone_1", "stone_2", "stone_3"].map(hueOf);
  assert.equal(new Set(hues).size, 3);
  assert.ok(hues.every((hue) => hue >= 0 && hue < 360));
  assert.ok(Math.abs((hues[0] as number) - (hues[1] as number)) > 30);
  assert.deepEqual([hueOf("stone_1"), hueOf("wolf_shaman")], [239, 219]);
});
