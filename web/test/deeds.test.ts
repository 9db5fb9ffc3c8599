/** What others did at a table of Ashes: who is joined by arrows, which card is read, and who faces whom. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening } from "../src/protocol";
import { browser, play } from "./fakes";

browser({
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: { dataset: {} }, addEventListener: () => {}, getElementById: () => null },
  addEventListener: () => {},
  location: { pathname: "/", search: "" },
  navigator: { language: "en", languages: ["en"] },
});
const { deedsOf, playedByOthers } = await import("../src/ashes/deeds");
const { facing } = await import("../src/ashes/battle");

const happened = (kind: string, part: Partial<Happening> = {}): Happening => ({ kind, player: 1, ...part });

test("an attack that nobody defends is an arrow from each attacker", () => {
  const news = [
    happened("attacked", { card_number: 7 }),
    happened("attacked", { card_number: 8 }),
    happened("attack_chosen", { target_number: 3 }),
    happened("dealt", { card_number: 7, target_number: 3, what: "attack", amount: 2 }),
    happened("wounded", { card_number: 3, amount: 2 }),
  ];
  assert.deepEqual(deedsOf(news), [
    ["attack", 7, 3],
    ["attack", 8, 3],
  ]);
});

test("a counter and what a spell aims at are arrows too", () => {
  const news = [
    happened("dealt", { card_number: 3, target_number: 7, what: "counter" }),
    happened("targeted", { card_number: 20, target_number: 3 }),
    happened("targeted", { card_number: 21, target_number: 21 }),
  ];
  assert.deepEqual(deedsOf(news), [
    ["block", 3, 7],
    ["aim", 20, 3],
  ]);
});

test("a card that somebody else played is read, my own is not", () => {
  const mine = { ...play({}), news: [happened("played", { player: 0, card: "fear" })] };
  assert.equal(playedByOthers(mine), undefined);
  const theirs = { ...play({}), news: [happened("played", { card: "fear" }), happened("wounded")] };
  assert.equal(playedByOthers(theirs)?.card, "fear");
});

test("after a block each attacker faces whoever blocks it", () => {
  const attack = { attackers: [7, 8, -1], blockers: [-1, 4, -1], target: 3 } as Parameters<typeof facing>[0];
  assert.deepEqual(facing(attack), [
    [[7], 3],
    [[8], 4],
  ]);
  assert.deepEqual(facing({ ...attack, attackers: [7], blockers: [5] }), [[[7], 5]]);
});
