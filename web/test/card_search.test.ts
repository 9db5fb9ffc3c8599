/** Searching cards by names in any language, types and texts, and ordering them by what they cost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Facts } from "../src/card_facts";
import {
  costOf,
  type Found,
  fetchNames,
  groupOf,
  isFound,
  ORDERS,
  plainWords,
} from "../src/home/card_search";
import { browser } from "./fakes";

const facts = (part: object): Facts => part as unknown as Facts;
const found = (id: string, part: object): Found => ({
  id,
  name: id,
  facts: facts({ type: "hero", ...part }),
});

test("words are found without accents, in any language and in any order", () => {
  const texts = ["Wolf Shaman", "Wilczy szaman", "Wolfsschamane", "Lifebound hero"];
  assert.ok(isFound(plainWords("SZAMAN wilczy"), texts));
  assert.ok(isFound(plainWords("hero wolf"), texts), "its type is searched too");
  assert.ok(isFound(plainWords("všichni"), ["vsichni"]));
  assert.ok(isFound([], texts));
  assert.ok(!isFound(plainWords("wolf monster"), texts));
});

test("a monster is looked for among monsters, any other card by its faction or type", () => {
  assert.equal(groupOf(facts({ type: "monster", faction: "none" })), "monster");
  assert.equal(groupOf(facts({ type: "hero", faction: "void" })), "void");
  assert.equal(groupOf(facts({ type: "ally" })), "ally");
});

test("a cost is a number or so many dice", () => {
  assert.equal(costOf(facts({ cost: 3 })), 3);
  assert.equal(costOf(facts({ cost: { dice: [{ count: 2 }, { count: 1 }, { count: "X" }] } })), 3);
  assert.equal(costOf(facts({})), 0);
  assert.ok(ORDERS.cost(found("a", { cost: 1 }), found("b", { cost: 4 }), []) < 0);
});

test("groups come in the order of the game", () => {
  const [one, other] = [found("a", { faction: "void" }), found("b", { faction: "mechana" })];
  assert.ok(ORDERS.group(one, other, ["mechana", "void"]) > 0);
});

test("names that did not come are asked for again", async () => {
  let ok = false;
  browser({ fetch: async () => ({ ok, status: 503, json: async () => ({ a: ["A"] }) }) });
  await assert.rejects(fetchNames());
  ok = true;
  assert.deepEqual(await fetchNames(), { a: ["A"] });
});
