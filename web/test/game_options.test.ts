/** What a new table sends: the choices of its variant, and whatever differs from the usual. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type About,
  choiceName,
  choicesOf,
  fewestOpponents,
  optionAbout,
  optionName,
  optionsOf,
  teamOf,
  usualName,
  variantsOf,
} from "../src/home/game_options";

const ASHES: About = {
  variants: [
    { id: "decks", players: [2, 3, 4], choices: {} },
    { id: "draft", players: [2, 3, 4, 5, 6, 7, 8], choices: { draft: true } },
  ],
  options: {
    draft: { choices: [false, true], default: false },
    boxes: { least: 1, most: 2, default: null, variants: ["draft"] },
    first_five: { choices: ["chosen", "suggested"], default: "chosen", variants: ["decks"] },
    wording: { choices: ["errata", "printed"], default: "errata" },
    stalemate: { least: 0, most: 1000, default: 10 },
  },
};

test("an option belongs to its variants, and what a variant stands for is no option", () => {
  const names = (variant: string) => optionsOf(ASHES, variant).map(([name]) => name);
  assert.deepEqual(names("decks"), ["first_five", "wording", "stalemate"]);
  assert.deepEqual(names("draft"), ["boxes", "wording", "stalemate"]);
});

test("only what differs from the usual is sent, numbers as numbers", () => {
  assert.deepEqual(choicesOf(ASHES, "decks", {}), {});
  assert.deepEqual(choicesOf(ASHES, "draft", { wording: "errata", stalemate: "10", boxes: "" }), {
    draft: true,
  });
  assert.deepEqual(choicesOf(ASHES, "draft", { wording: "printed", stalemate: "0", boxes: "2" }), {
    draft: true,
    boxes: 2,
    wording: "printed",
    stalemate: 0,
  });
});

test("what was chosen for another variant is not sent", () => {
  assert.deepEqual(choicesOf(ASHES, "draft", { first_five: "suggested" }), { draft: true });
});

test("partners sit across from each other", () => {
  const teams = { id: "teams", players: [4, 6], choices: {}, team_size: 2 };
  const all = (seats: number) => Array.from({ length: seats }, (_, seat) => teamOf(teams, seat, seats));
  assert.deepEqual(all(4), [0, 1, 0, 1]);
  assert.deepEqual(all(6), [0, 1, 2, 0, 1, 2]);
  assert.equal(teamOf(undefined, 1, 4), -1);
});

test("a first game has one opponent, or as many as the game needs", () => {
  assert.equal(fewestOpponents({}), 1);
  assert.equal(fewestOpponents({ players: [2, 3, 4] }), 1);
  assert.equal(fewestOpponents({ players: [4, 3] }), 3);
  assert.equal(fewestOpponents({ players: [1, 2] }), 1);
  assert.equal(fewestOpponents({ players: [2], variants: [{ id: "solo", players: [1] }] }), 0);
});

test("a variant that says nothing else is for the game's players, and the choice of that name if there is one", () => {
  assert.deepEqual(variantsOf({ variants: ["short"], players: [3] }), [
    { id: "short", players: [3], choices: {} },
  ]);
  const variant = { choices: ["short"], default: "short" };
  assert.deepEqual(variantsOf({ variants: [{ id: "short" }], options: { variant } }), [
    { id: "short", players: [2], choices: { variant: "short" } },
  ]);
  assert.deepEqual(variantsOf({}), []);
});

test("what has no words is called by its id, and explained by the game itself", () => {
  assert.equal(optionName("hand_size"), "Hand size");
  assert.equal(choiceName("deck_lists", "closed_ones"), "Closed ones");
  assert.equal(optionAbout("hand_size", { default: 3, about: "How many." }), "How many.");
  assert.equal(optionAbout("hand_size", { default: 3 }), "");
  assert.equal(usualName("hand_size"), "as-in-rules");
});
