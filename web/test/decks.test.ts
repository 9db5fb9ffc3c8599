/** Decks: the dice that cards use, what they advise, odds and samples, links, and moving old decks to the server. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { adviceFor, costsOf, demandOf, drawn, magicsOf, oddsOf } from "../src/ashes/decks/dice_use";
import { corrected } from "../src/ashes/decks/exchange";
import { deckOf, linkTo } from "../src/ashes/decks/share";
import { decks, fetchDecks, keep, save, unsaved } from "../src/ashes/decks/store";
import type { Facts } from "../src/card_facts";
import { browser } from "./fakes";

const price = (magic: string, count = 1, face = "class") => ({ count, magic, face });
const cost = (...dice: object[]) => ({ action: "main", exhaust: false, discard: 0, dice });
const SPIRIT = {
  type: "ready_spell",
  cost: cost(),
  ability_costs: [cost(price("illusion"), price("any", 1, "basic"))],
} as unknown as Facts;
const KNIGHT = { type: "ally", cost: cost(price("ceremonial", 2), price("natural")) } as unknown as Facts;
const facts = (id: string): Facts => ({ spirit: SPIRIT, knight: KNIGHT })[id] as Facts;

test("a card uses the dice of its abilities too", () => {
  assert.deepEqual(magicsOf(SPIRIT), ["illusion"]);
  assert.deepEqual(magicsOf(KNIGHT), ["ceremonial", "natural"]);
  assert.equal(costsOf(SPIRIT).length, 2);
});

test("the dice that are missing follow what the cards ask for", () => {
  const demand = demandOf({ spirit: 3, knight: 3 }, facts);
  assert.deepEqual(demand, { ceremonial: 6, charm: 0, illusion: 3, natural: 3 });
  const advice = adviceFor({}, demand);
  assert.equal(
    Object.values(advice).reduce((sum, count) => sum + count, 0),
    10,
  );
  assert.equal(advice.ceremonial, 5);
  assert.equal(advice.charm, undefined);
  assert.deepEqual(adviceFor({ ceremonial: 5, illusion: 4 }, demand), { natural: 1 });
  assert.deepEqual(adviceFor({ ceremonial: 10 }, demand), {});
  assert.deepEqual(adviceFor({}, demandOf({}, facts)), {}, "no cards, no advice");
});

test("odds are those of dice with three class sides and one power side", () => {
  assert.ok(Math.abs(oddsOf(1).class - 4 / 6) < 1e-9);
  assert.ok(Math.abs(oddsOf(1).power - 1 / 6) < 1e-9);
  assert.ok(Math.abs(oddsOf(5).class - (1 - (1 / 3) ** 5)) < 1e-9);
  assert.equal(oddsOf(0).class, 0);
});

test("a sample never has more copies than the deck", () => {
  assert.deepEqual(drawn({ a: 2, b: 1 }, 5, () => 0.999).sort(), ["a", "a", "b"]);
  assert.deepEqual(
    drawn({ a: 3, b: 3 }, 2, () => 0),
    ["a", "a"],
  );
});

const DECK = {
  name: "Iron & Fire",
  phoenixborn: "coal_roarkwin",
  dice: { natural: 5, ceremonial: 5 },
  cards: { iron_worker: 3, anchornaut: 2 },
  first_five: ["anchornaut"],
};

test("a deck comes back from its link as it was", () => {
  const link = new URL(linkTo(DECK), "http://here");
  assert.equal(link.pathname, "/decks/shared");
  assert.deepEqual(deckOf(link.searchParams), DECK);
});

test("a link that somebody made up holds nothing wild", () => {
  const query = new URLSearchParams("name=x&p=<b>&d=natural.999-_.x&c=iron_worker.3-__proto__.2.4-%22.1");
  const deck = deckOf(query);
  assert.equal(deck.phoenixborn, "");
  assert.deepEqual(deck.dice, {});
  assert.deepEqual(Object.keys(deck.cards), ["iron_worker"]);
});

test("a misspelt name is put right wherever it stands", () => {
  assert.equal(
    corrected("3 Iron Wroker\nfirst five: Iron Wroker", "Iron Wroker", "Iron $& Worker").split(
      "Iron $& Worker",
    ).length,
    3,
  );
});

// -- the server keeps decks ---------------------------------------------------------------------

let kept: { id: string; game: string; name: string; deck: object; made: number; drafted: boolean }[] = [];
let former: string | null = null;
let away = false;

browser({
  localStorage: {
    getItem: () => former,
    setItem: (_: string, text: string) => {
      former = text;
    },
    removeItem: () => {
      former = null;
    },
  },
  fetch: async (path: string, { body }: { body?: string }) => {
    if (away) throw new Error("away");
    const wish = body ? JSON.parse(body) : {};
    const told = (answer: object) => ({ ok: true, text: async () => JSON.stringify(answer) });
    if (!body) return told({ decks: kept });
    const id = path.slice("/api/my/decks/".length);
    if (!id) {
      kept.push({ id: `own:${kept.length}`, made: 1, drafted: false, ...wish });
      return told(kept.at(-1) as object);
    }
    const row = kept.find((one) => one.id === id);
    Object.assign(row ?? {}, wish);
    return told(row ?? {});
  },
});

beforeEach(() => {
  kept = [];
  former = null;
  away = false;
  decks.set([]);
  unsaved.set(new Set());
});

test("decks that a browser kept are moved to the server once", async () => {
  former = JSON.stringify([{ key: "old", ...DECK }, null, { key: "other", ...DECK, name: "Two" }]);
  await Promise.all([fetchDecks(), fetchDecks()]);
  assert.deepEqual(
    kept.map(({ name }) => name),
    ["Iron & Fire", "Two"],
  );
  assert.equal(former, null);
  assert.deepEqual(
    decks.get().map(({ name, cards }) => [name, cards]),
    [
      ["Iron & Fire", DECK.cards],
      ["Two", DECK.cards],
    ],
  );
  await fetchDecks();
  assert.equal(kept.length, 2);
});

test("what cannot be moved stays in the browser", async () => {
  former = JSON.stringify([DECK]);
  away = true;
  await assert.rejects(fetchDecks());
  assert.deepEqual(JSON.parse(former ?? ""), [DECK]);
});

test("a change is saved, and what is not saved yet is not lost by fetching", async () => {
  former = JSON.stringify([DECK]);
  await fetchDecks();
  const [deck] = decks.get();
  if (deck === undefined) throw new Error("no deck");
  keep({ ...deck, name: "New" });
  assert.deepEqual([...unsaved.get()], [deck.key]);
  await fetchDecks();
  assert.equal(decks.get()[0]?.name, "New");
  away = true;
  await save();
  assert.equal(unsaved.get().size, 1, "the server is away");
  away = false;
  await save();
  assert.equal(kept[0]?.name, "New");
  assert.equal(unsaved.get().size, 0);
});
