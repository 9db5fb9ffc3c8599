/** Seats become "you" or names, wordings inside wordings become text, lists are joined. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Wording } from "../src/protocol";
import {
  argumentsOf,
  begins,
  capital,
  type Reader,
  readable,
  type Speaker,
  sentences,
  spoken,
} from "../src/wording";

const FORMS: Record<string, string[]> = { draw: ["then"], win: ["then", "if"] };
const SIGNS: Record<string, string> = { "sentence-stop": ".", "sentence-ends": ".!?…", "sentence-gap": " " };
const SPEAKER: Speaker = {
  message: (key, form, args) =>
    SIGNS[key] ?? `${key}${form && `/${form}`}${Object.keys(args).length > 0 ? JSON.stringify(args) : ""}`,
  forms: (key) => FORMS[key] ?? [],
  join: (words, word) => words.join(` ${word} `),
  capital,
};
const ADA: Reader = { you: 0, names: ["Ada", "Ola"] };
const made = (args: NonNullable<Wording["args"]>, reader = ADA) => argumentsOf(args, reader, SPEAKER);

test("a player is you, somebody or nobody", () => {
  assert.deepEqual(made({ player: 0 }), { who: "you", name: "Ada" });
  assert.deepEqual(made({ player: 1 }), { who: "other", name: "Ola" });
  assert.deepEqual(made({ player: -1 }), { who: "nobody", name: "" });
  assert.deepEqual(made({ player: 7 }), { who: "other", name: "" });
  assert.deepEqual(made({ seat: 0 }), { whom: "you", other: "Ada" });
  assert.deepEqual(made({ player: 0 }, { you: -1, names: ["Ada"] }), { who: "other", name: "Ada" });
});

test("several players are you, others, or nobody, and counted", () => {
  assert.deepEqual(made({ players: [1, 0] }), { who: "you", count: 2, names: "Ola and Ada" });
  assert.deepEqual(made({ players: [1] }), { who: "other", count: 1, names: "Ola" });
  assert.deepEqual(made({ players: [] }), { who: "nobody", count: 0, names: "" });
});

test("numbers and texts are what they are, and other lists say nothing", () => {
  assert.deepEqual(made({ amount: 3, card: "wolf" }), { amount: 3, card: "wolf" });
  assert.deepEqual(made({ cards: [1, 2] }), {});
});

test("an inner wording is said in each of its forms", () => {
  assert.deepEqual(made({ what: { key: "draw" } }), { what: "draw", what_then: "draw/then" });
  assert.equal(
    spoken({ key: "gain", args: { what: { key: "rune", args: { n: 2 } } } }, ADA, SPEAKER),
    'gain{"what":"rune{\\"n\\":2}"}',
  );
});

test("a list is joined by its word, and by 'or' where a message wants that", () => {
  const list = (join: "and" | "or" | "more") => ({ join, of: [{ key: "draw" }, { key: "win" }] });
  assert.deepEqual(made({ things: list("and") }), {
    things: "draw and win",
    things_or: "draw or win",
    things_then: "draw/then and win/then",
  });
  assert.equal(made({ things: list("more") }).things, "draw more win");
  assert.equal(made({ things: list("more") }).things_then, "draw/then and win/then");
  assert.equal(made({ things: list("or") }).things, "draw or win");
});

test("sentences end, and start with a capital", () => {
  const say = (...keys: string[]) =>
    made({ text: { join: "sentences", of: keys.map((key) => ({ key })) } }).text;
  assert.equal(say("draw"), "draw");
  assert.equal(say("draw", "win", "lose!"), "draw. Win. Lose!");
  assert.equal(say(), "");
  assert.equal(sentences(["You win", "Really?"], SPEAKER), "You win. Really?");
});

test("ids are made readable", () => {
  assert.equal(readable("wolf_shaman"), "Wolf shaman");
  assert.equal(readable("-hand-size_"), "Hand size");
  assert.equal(capital("élan"), "Élan");
  assert.equal(capital("“so”"), "“So”");
  assert.equal(capital(""), "");
});

test("a text begins with what is read first", () => {
  assert.equal(begins("Infantería", ["i", "hi"]), "yes");
  assert.equal(begins("«Hipnotizar»", ["i", "hi"]), "yes");
  assert.equal(begins("\uE000mystic\uE001Iniciado\uE002", ["i"]), "yes");
  assert.equal(begins("\uE000iron_rhino\uE001Rinoceronte\uE002", ["i"]), "no");
  assert.equal(begins("", ["i"]), "no");
});
