/** Between which piles cards travel, and how dice and cards are sorted and found. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { journey as inAscension, partnerOf } from "../src/ascension/view";
import * as ashes from "../src/ashes/view";
import type { Happening } from "../src/protocol";
import type { AscensionView } from "../src/words/ascension";
import type { AshesView } from "../src/words/ashes";

const happening = (kind: string, part: Partial<Happening> = {}): Happening => ({ kind, player: 1, ...part });

test("cards of Ascension travel between the piles of players and of the table", () => {
  const { from, to } = inAscension;
  assert.equal(from(happening("drew", { from: "deck", to: "hand" })), "deck:1");
  assert.equal(to(happening("drew", { from: "deck", to: "hand" })), "hand:1");
  assert.equal(from(happening("revealed")), "center");
  assert.equal(from(happening("acquired", { from: "row", to: "discard" })), "row");
  assert.equal(to(happening("acquired", { from: "row", to: "discard" })), "discard:1");
  assert.equal(to(happening("played", { to: "constructs" })), "constructs:1");
  assert.equal(from(happening("took", { seat: 0 })), "hand:0");
  assert.equal(to(happening("given", { seat: 0 })), "discard:0");
  assert.equal(to(happening("banished", { from: "hand", to: "box" })), "box");
  assert.equal(to(happening("defeated", { to: "void" })), "void");
  assert.equal(to(happening("shuffled")), "");
});

test("partners are those of one team", () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  assert.equal(partnerOf({ teams } as unknown as AscensionView, 3), 1);
  assert.equal(partnerOf({ teams } as unknown as AscensionView, 0), 2);
  assert.equal(partnerOf({} as AscensionView, 0), -1);
});

test("cards of Ashes travel between the piles of players", () => {
  const { from, to } = ashes.journey;
  assert.equal(from(happening("drew")), "draw_pile:1");
  assert.equal(from(happening("arrived")), "conjurations:1");
  assert.equal(from(happening("moved", { from: "battlefield" })), "battlefield:1");
  assert.equal(from(happening("moved", { from: "removed" })), "removed");
  assert.equal(to(happening("destroyed")), "discard:1");
  assert.equal(to(happening("left_play", { to: "hand" })), "hand:1");
  assert.equal(to(happening("left_play")), "discard:1");
  assert.equal(to(happening("played")), "discard:1");
  assert.equal(to(happening("reacted")), "discard:1");
  assert.equal(to(happening("moved", { to: "spellboard" })), "spellboard:1");
  assert.equal(to(happening("rolled")), "");
});

test("dice lie magic by magic, strong faces first", () => {
  const dice = ashes.diceOf({ natural_basic: 1, ceremonial_class: 2, ceremonial_power: 1, charm_basic: 0 });
  assert.deepEqual(dice, ["ceremonial_power", "ceremonial_class", "ceremonial_class", "natural_basic"]);
  assert.deepEqual([...dice].reverse().sort(ashes.inHandOrder), dice);
  assert.deepEqual(ashes.diceOf({ illusion_basic: 1, natural_power: 1, charm_class: 1 }), [
    "charm_class",
    "illusion_basic",
    "natural_power",
  ]);
  assert.equal(ashes.magicOf("charm_power"), "charm");
  assert.equal(ashes.faceOf("charm_power"), "power");
  assert.equal(ashes.faceOf("charm"), "basic");
});

const unit = (n: number, part: object = {}) => ({ n, id: `unit_${n}`, owner: 0, ...part });
const TABLE = {
  seats: [
    {
      phoenixborn: unit(10),
      battlefield: [unit(11, { attached: [unit(12)] })],
      spellboard: [unit(13)],
      discard: [unit(14)],
      hand: [unit(15)],
    },
    { phoenixborn: null, battlefield: [], spellboard: [unit(23)], discard: [], hand: [] },
  ],
  played: [unit(30)],
  removed: [unit(31)],
} as unknown as AshesView;

test("every card with a number is known by its id", () => {
  const known = ashes.numbered(TABLE);
  assert.equal(known.get(10), "unit_10");
  assert.deepEqual(
    [...known.keys()].sort((a, b) => a - b),
    [10, 11, 12, 13, 14, 15, 23, 30, 31],
  );
});

test("a card in play is found on its side, also below another one", () => {
  assert.equal(ashes.findInPlay(TABLE, 10)?.seat, 0);
  assert.equal(ashes.findInPlay(TABLE, 12)?.card.id, "unit_12");
  assert.equal(ashes.findInPlay(TABLE, 23)?.seat, 1);
  assert.equal(ashes.findInPlay(TABLE, 14), null);
});

test("copies of a ready spell lie in one stack", () => {
  const [a, b, c] = [unit(1, { id: "same" }), unit(2), unit(3, { id: "same" })];
  assert.deepEqual(ashes.stacksOf([a, b, c]), [[a, c], [b]]);
});
