/** What a click on a card of Ashes means, and what is sent when it is confirmed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf } from "../src/ashes/choices";
import { type Gathered, NOTHING } from "../src/ashes/gathering";
import type { Option } from "../src/protocol";
import { play } from "./fakes";

const option = (code: string, part: Partial<Option> = {}): Option => ({
  code,
  verb: code.split(":")[0] ?? "",
  ...part,
});
const PASS = option("pass");
const ATTACK = {
  attackers: [{ n: 1, id: "knight", code: "with:1", like: 1 }],
  targets: [{ n: 9, begin: ["attack:9"], end: ["done"] }],
};

function at(prompt: string, gathering: object, options: Option[], start: Partial<Gathered> = {}) {
  const sent: string[][] = [];
  const view = { decision: { player: 0, prompt }, seats: [{ dice: { active: {} } }, {}], gathering };
  let gathered: Gathered = { ...NOTHING, ...start };
  const now = () => choicesOf(play(view, options, sent), gathered, (next) => (gathered = next));
  return { now, sent, gathered: () => gathered };
}

const codes = (options: Option[]) => options.map(({ code }) => code);

test("in one's turn a unit attacks or does what it can, and an enemy is attacked", () => {
  const table = at("turn", { attack: ATTACK }, [PASS, option("use:1", { card_number: 1, card: "knight" })]);
  assert.deepEqual(codes(table.now().optionsOf(1, "knight", "battlefield", 0)), ["use:1", "~attack-with:1"]);
  assert.deepEqual(codes(table.now().optionsOf(9, "snake", "battlefield", 1)), ["~attack-on:9"]);
  assert.deepEqual(table.now().optionsOf(5, "stone", "battlefield", 1), []);
});

test("an attack is begun with a unit, aimed, and confirmed as one step", () => {
  const table = at("turn", { attack: ATTACK }, [PASS]);
  table.now().act("~attack-with:1");
  assert.equal(table.now().gathering, "attack");
  assert.equal(table.now().isChosen(1), true);
  assert.equal(table.now().isChosen(9), false);
  assert.equal(table.now().confirm, undefined);
  assert.deepEqual(codes(table.now().optionsOf(9, "snake", "battlefield", 1)), ["~aim:9"]);
  table.now().act("~aim:9");
  assert.equal(table.now().isChosen(9), true);
  table.now().confirm?.();
  assert.deepEqual(table.sent, [["attack:9", "with:1", "done"]]);
  table.now().act("~aim:9");
  assert.equal(table.gathered().target, -1, "a second click takes the aim back");
});

test("an attack can be begun with its target, and be given up", () => {
  const table = at("turn", { attack: ATTACK }, [PASS]);
  table.now().act("~attack-on:9");
  assert.deepEqual(table.gathered(), { ...NOTHING, mode: "attack", target: 9 });
  assert.deepEqual(codes(table.now().optionsOf(1, "knight", "battlefield", 0)), ["~select:1"]);
  table.now().act("~select:1");
  assert.deepEqual(codes(table.now().optionsOf(1, "knight", "battlefield", 0)), ["~unselect:1"]);
  table.now().act("~unselect:1");
  assert.deepEqual(table.gathered().cards, []);
  table.now().cancel();
  assert.deepEqual(table.gathered(), NOTHING);
  table.now().begin("meditate");
  assert.equal(table.now().gathering, "meditate");
});

test("what the rules offer is sent as it is", () => {
  const table = at("turn", {}, [PASS]);
  table.now().act("pass");
  assert.deepEqual(table.sent, [["pass"]]);
});

test("of equal cards in one's hand each borrows the option of the one that is named", () => {
  const offered = [option("play:3", { card_number: 3, card: "protect", place: "hand" })];
  const spell = option("use:5", { card_number: 5, card: "refresh", place: "spellboard" });
  const table = at("turn", {}, [...offered, spell]);
  assert.deepEqual(codes(table.now().optionsOf(6, "refresh", "spellboard", 0)), ["use:5"]);
  assert.deepEqual(codes(table.now().optionsOf(4, "protect", "hand", 0)), ["play:3"]);
  assert.deepEqual(table.now().optionsOf(4, "protect", "hand", 1), [], "not another player's");
  assert.deepEqual(table.now().optionsOf(4, "protect", "battlefield", 0), []);
});

test("nothing can be done while nobody asks", () => {
  const table = at("attackers", { attack: ATTACK }, []);
  assert.deepEqual(table.now().optionsOf(1, "knight", "battlefield", 0), []);
  assert.equal(table.now().gathering, null);
  assert.equal(table.now().confirm, undefined);
});

const pick = (n: number) => ({ n, id: `card_${n}`, code: `p:${n}`, like: n });

test("only the cards that may be chosen can be, and so many dice turned", () => {
  const gathering = {
    cards: { begin: [], picks: [pick(1), pick(3)], least: 0, most: 1, end: ["done"] },
    turns: 2,
  };
  const table = at("prepare_discard", gathering, [PASS]);
  assert.deepEqual(codes(table.now().optionsOf(1, "a", "hand", 0)), ["~select:1"]);
  assert.deepEqual(table.now().optionsOf(2, "b", "hand", 0), []);
  assert.equal(table.now().turns, 2);
  table.now().change({ cards: [1] });
  table.now().confirm?.();
  assert.deepEqual(table.sent, [["p:1", "done"]]);
});
