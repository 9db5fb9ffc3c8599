/** What is gathered by clicks becomes the codes of one step, in the order that the rules ask for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  codesOf,
  type Gathered,
  instead,
  kindOf,
  NOTHING,
  nextWay,
  paymentOf,
  pickable,
  toggled,
  turnsOf,
} from "../src/ashes/gathering";
import type { AshesView, CardToPick } from "../src/words/ashes";

const pick = (n: number, like = n): CardToPick => ({ n, id: `card_${like}`, code: `pick:${n}`, like });
const view = (parts: object): AshesView => ({ seats: [], ...parts }) as unknown as AshesView;
const gathered = (part: Partial<Gathered>): Gathered => ({ ...NOTHING, ...part });

test("a turn gathers what was begun, any other question what it asks", () => {
  assert.equal(kindOf("turn", NOTHING), null);
  assert.equal(kindOf("turn", gathered({ mode: "attack" })), "attack");
  assert.equal(kindOf("turn", gathered({ mode: "meditate" })), "meditate");
  assert.equal(kindOf("pay", gathered({ mode: "attack" })), "pay");
  assert.equal(kindOf("turn_die", NOTHING), "turning");
  assert.equal(kindOf("prepare_discard", NOTHING), "discard");
  assert.equal(kindOf("exhaust_dice", NOTHING), "exhaust");
  assert.equal(kindOf("first_five", NOTHING), "five");
  assert.equal(kindOf("attackers", NOTHING), "attackers");
  assert.equal(kindOf("target", NOTHING), null);
});

test("a second click takes a card back", () => {
  assert.deepEqual(toggled([], 4), [4]);
  assert.deepEqual(toggled([4, 5], 6), [4, 5, 6]);
  assert.deepEqual(toggled([4, 5], 4), [5]);
});

const ATTACK = view({
  gathering: {
    attack: {
      attackers: [pick(1), pick(2), pick(3)],
      targets: [
        { n: 8, begin: ["attack", "on:8"], end: ["done"] },
        { n: 9, begin: ["attack", "on:9"], end: [] },
      ],
    },
  },
});

test("an attack is its target, its attackers in their order, and the end", () => {
  const codes = (part: Partial<Gathered>) => codesOf(ATTACK, "attack", gathered({ mode: "attack", ...part }));
  assert.deepEqual(codes({ cards: [3, 1], target: 8 }), ["attack", "on:8", "pick:1", "pick:3", "done"]);
  assert.deepEqual(codes({ cards: [2], target: 9 }), ["attack", "on:9", "pick:2"]);
  assert.equal(codes({ cards: [2] }), null, "without a target");
  assert.equal(codes({ target: 8 }), null, "without attackers");
  assert.equal(codes({ cards: [7], target: 8 }), null, "with a card that cannot attack");
  assert.deepEqual(
    pickable(ATTACK, "attack").map(({ n }) => n),
    [1, 2, 3],
  );
  assert.deepEqual(pickable(view({}), "attack"), []);
});

const cards = (part: object) =>
  view({
    gathering: {
      cards: {
        begin: ["begin"],
        picks: [pick(1, 1), pick(2, 1), pick(3)],
        least: 1,
        most: 2,
        end: ["done"],
        ...part,
      },
    },
  });

test("cards are sent when there are neither too few nor too many of them", () => {
  const codes = (chosen: number[]) => codesOf(cards({}), "discard", gathered({ cards: chosen }));
  assert.equal(codes([]), null);
  assert.deepEqual(codes([3]), ["begin", "pick:3", "done"]);
  assert.deepEqual(codes([3, 1]), ["begin", "pick:1", "pick:3", "done"]);
  assert.equal(codes([1, 2, 3]), null);
  assert.equal(codesOf(view({}), "discard", gathered({ cards: [1] })), null);
});

test("of equal cards the first ones are named, whichever were clicked", () => {
  assert.deepEqual(codesOf(cards({}), "five", gathered({ cards: [2] })), ["begin", "pick:1", "done"]);
  assert.deepEqual(codesOf(cards({}), "five", gathered({ cards: [2, 1] })), [
    "begin",
    "pick:1",
    "pick:2",
    "done",
  ]);
});

const DICE = {
  dice: [
    { kind: "charm_basic", ways: [way("charm_class", "c1"), way("charm_power", "c1", "c2")] },
    { kind: "natural_class", ways: [way("natural_power", "n2")] },
  ],
  end: ["enough"],
};

function way(to: string, ...codes: string[]) {
  return { to, codes };
}

test("a meditation is cards from the hand, from the pile, and dice for them", () => {
  const meditation = {
    begin: ["meditate"],
    picks: [pick(1)],
    pile: { code: "pile", most: 3 },
    least: 1,
    most: 4,
    end: [],
  };
  const at = view({ gathering: { meditation, dice: DICE } });
  const chosen = gathered({
    mode: "meditate",
    cards: [1],
    pile: 2,
    dice: { 1: "natural_power", 0: "charm_power" },
  });
  assert.deepEqual(codesOf(at, "meditate", chosen), [
    "meditate",
    "pick:1",
    "pile",
    "pile",
    "c1",
    "c2",
    "n2",
    "enough",
  ]);
  assert.equal(codesOf(at, "meditate", gathered({ mode: "meditate" })), null);
  assert.deepEqual(pickable(at, "meditate"), [pick(1)]);
  assert.equal(turnsOf(at, "meditate", chosen), 3);
  assert.equal(turnsOf(view({ gathering: { turns: 2 } }), "turning", chosen), 2);
  assert.equal(turnsOf(view({ gathering: { turns: 2 } }), "meditate", chosen), 5);
  assert.equal(turnsOf(view({}), "turning", NOTHING), 0);
});

test("dice are turned in their order, and none at all may be enough", () => {
  const at = view({ gathering: { dice: DICE } });
  assert.deepEqual(codesOf(at, "turning", gathered({ dice: { 1: "natural_power" } })), ["n2", "enough"]);
  assert.deepEqual(codesOf(at, "exhaust", NOTHING), ["enough"]);
  assert.equal(codesOf(view({}), "turning", NOTHING), null);
  assert.equal(codesOf(at, null, NOTHING), null);
});

test("each click on a die chooses its next way, the strongest first, and last none", () => {
  assert.equal(nextWay(DICE, 0, undefined), "charm_power");
  assert.equal(nextWay(DICE, 0, "charm_power"), "charm_class");
  assert.equal(nextWay(DICE, 0, "charm_class"), null);
  assert.equal(nextWay(DICE, 7, undefined), null);
});

const PAYMENT = view({
  seats: [{ dice: { active: { charm_basic: 1, charm_power: 1, natural_class: 2 } } }],
  payment: {
    demands: [
      { what: "basic", kinds: { charm_basic: "b:c", natural_class: "b:n", charm_power: "b:p" } },
      { what: "basic", kinds: { charm_basic: "b:c", natural_class: "b:n", charm_power: "b:p" } },
      { what: "natural", kinds: { natural_class: "n:n" } },
    ],
    cheapest: ["charm_basic", "natural_class", "natural_class"],
  },
});

test("the cheapest dice pay unless others were chosen, equal demands in the order of their kinds", () => {
  assert.deepEqual(paymentOf(PAYMENT, NOTHING), ["charm_basic", "natural_class", "natural_class"]);
  assert.deepEqual(paymentOf(view({}), NOTHING), []);
  assert.deepEqual(codesOf(PAYMENT, "pay", NOTHING), ["b:c", "b:n", "n:n"]);
  const other = gathered({ payment: ["charm_power", "charm_basic", "natural_class"] });
  assert.deepEqual(codesOf(PAYMENT, "pay", other), ["b:c", "b:p", "n:n"]);
});

test("demands of one kind stay together, wherever they stand", () => {
  const demand = (what: string) => ({ what, kinds: { a: `${what}:a`, b: `${what}:b` } });
  const demands = ["x", "y", "x", "z"].map(demand);
  const at = view({ payment: { demands, cheapest: ["b", "a", "a", "b"] } });
  assert.deepEqual(codesOf(at, "pay", NOTHING), ["x:a", "x:b", "y:a", "z:b"]);
});

test("a demand can be paid by what the others leave", () => {
  const payment = ["charm_basic", "natural_class", "natural_class"];
  assert.deepEqual(instead(PAYMENT, 0, payment, 0), ["charm_basic", "charm_power"]);
  assert.deepEqual(instead(PAYMENT, 0, payment, 2), ["natural_class"]);
  assert.deepEqual(instead(PAYMENT, 0, payment, 7), []);
});
