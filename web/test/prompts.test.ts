/** What a hand can pay, what is left to draw, and which questions need no answer of one's own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { areAlike, firstGathered } from "../src/ashes/choices";
import { type AshesView, canPay, leftToDraw } from "../src/ashes/view";
import type { Option } from "../src/protocol";
import { doesOf, type Play } from "../src/table/play";
import { isRisky } from "../src/table/risk";

const option = (verb: string, card?: string): Option =>
  ({ code: `${verb}:${card ?? ""}`, verb, ...(card ? { card } : {}) }) as Option;

test("dice pay for their own face and for weaker demands", () => {
  const active = { natural_power: 1, natural_class: 1, charm_basic: 1 };
  const price = (count: number, magic: string, face: string) => ({ count, magic, face });
  assert.ok(canPay(active, [price(2, "natural", "class"), price(1, "", "basic")]));
  assert.ok(canPay(active, [price(1, "natural", "power"), price(2, "", "basic")]));
  assert.ok(!canPay(active, [price(2, "natural", "power")]));
  assert.ok(!canPay(active, [price(1, "charm", "class")]));
  assert.ok(!canPay(active, [price(4, "", "basic")]));
});

test("what is left to draw is the deck without all that is in sight", () => {
  const seat = {
    deck: { protect: 3, iron_worker: 2 },
    battlefield: [{ n: 1, id: "iron_worker", owner: 0, attached: [{ n: 2, id: "protect", owner: 0 }] }],
    spellboard: [],
    discard: [{ n: 3, id: "protect" }],
    hand: [{ n: 4, id: "iron_worker" }],
  };
  const view = { seats: [seat] } as unknown as AshesView;
  assert.deepEqual(leftToDraw(view, 0), { protect: 1 });
  assert.equal(leftToDraw({ seats: [{ ...seat, deck: undefined }] } as unknown as AshesView, 0), undefined);
});

test("the order of copies of one card is nobody's question", () => {
  assert.ok(areAlike([option("resolve", "sleeping_widow"), option("resolve", "sleeping_widow")]));
  assert.ok(!areAlike([option("resolve", "sleeping_widow"), option("resolve", "gilder")]));
});

test("a suggested First Five is chosen before anybody chooses", () => {
  const picks = [
    { n: 1, id: "protect", code: "pick:1", like: 1 },
    { n: 2, id: "gilder", code: "pick:2", like: 2 },
  ];
  const view = {
    decision: { prompt: "first_five", together: ["pick:2"] },
    gathering: { cards: { begin: [], picks, least: 5, most: 5, end: [] } },
  };
  const play = { view, options: [option("pick")] } as unknown as Play;
  assert.deepEqual(firstGathered(play).cards, [2]);
  assert.deepEqual(firstGathered({ ...play, options: [] }).cards, []);
});

test("giving up and aiming glow in colours of their own", () => {
  const glows = ["play", "banish", "choose"].map((verb) => doesOf([option(verb)]));
  assert.deepEqual(glows, ["act", "lose", "target"]);
});

test("only what hurts oneself is asked about again", () => {
  const view = { decision: { risky: ["activate:3"] } } as unknown as Play["view"];
  assert.ok(isRisky(view, ["activate:3"]));
  assert.ok(!isRisky(view, ["pass"]));
  assert.ok(!isRisky(view, ["activate:3", "choose:1"]));
});
