/** Cards as they read at a table: by edition, by the table's choices, by language. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import {
  addCards,
  cardsOf,
  editionsOf,
  factsOf,
  fetchCards,
  gamesWithCards,
  readAs,
  sayingOf,
} from "../src/card_facts";
import { browser } from "./fakes";

const FILES: Record<string, unknown> = {
  "/cards.json": {
    duel: { first: { wolf: { type: "hero" } }, second: {}, "wording=printed": { wolf: { type: "beast" } } },
  },
  "/text/en.json": { duel: { first: { wolf: { lines: ["Howl."] } } } },
};
browser({ fetch: async (path: string) => ({ ok: true, json: async () => FILES[path] }) });

before(() => fetchCards());

test("a card is read in its edition", () => {
  assert.equal(factsOf("duel", "first", "wolf").type, "hero");
  assert.equal(factsOf("duel", "second", "wolf").type, "");
  assert.deepEqual(sayingOf("duel", "first", "wolf").lines, ["Howl."]);
  assert.deepEqual(sayingOf("duel", "first", "bear"), {});
  assert.deepEqual(sayingOf("nothing", "", "wolf"), {});
});

test("at a table with other wordings those come first", () => {
  readAs({ wording: "printed", players: 2 });
  assert.equal(factsOf("duel", "first", "wolf").type, "beast");
  assert.deepEqual(sayingOf("duel", "first", "wolf").lines, ["Howl."]);
  readAs({ wording: "errata" });
  assert.equal(factsOf("duel", "first", "wolf").type, "hero");
  readAs({});
});

test("other wordings are no editions", () => {
  assert.deepEqual(editionsOf("duel"), ["first", "second"]);
  assert.deepEqual(cardsOf("duel", "first"), [["wolf", { type: "hero" }]]);
  assert.deepEqual(cardsOf("nothing", ""), []);
});

test("games from outside have cards of which only words are known", () => {
  addCards("stream", "en", { "": { pebble: { lines: ["Small."] } } });
  addCards("bare", "en", { "": {} });
  addCards("half", "en", { first: { pebble: {} }, second: {} });
  assert.deepEqual(gamesWithCards(), ["duel", "stream", "half"]);
  assert.deepEqual(editionsOf("stream"), [""]);
  assert.deepEqual(cardsOf("stream", ""), [["pebble", { type: "" }]]);
  assert.deepEqual(sayingOf("stream", "", "pebble").lines, ["Small."]);
});
