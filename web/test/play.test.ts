/** A game as somebody sits before it: names, options, what is sent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Connection } from "../src/connection";
import type { Option } from "../src/protocol";
import { Store } from "../src/store";
import type { Shown } from "../src/table/pace";
import { isAnswered, optionsAbout, playOf, readerOf, seatName } from "../src/table/play";
import { seat, table } from "./fakes";

const OPTIONS = [
  { code: "a", verb: "play", card: "wolf", card_number: 4, place: "hand" },
  { code: "b", verb: "use", card: "wolf", card_number: 9, place: "constructs" },
] as Option[];
const codes = (options: Option[]) => options.map(({ code }) => code);

test("a card has the options that name it, an equal one those of its place", () => {
  assert.deepEqual(codes(optionsAbout(OPTIONS, 4, "wolf", "hand")), ["a"]);
  assert.deepEqual(codes(optionsAbout(OPTIONS, 5, "wolf", "hand")), ["a"]);
  assert.deepEqual(codes(optionsAbout(OPTIONS, 5, "wolf", "constructs")), ["b"]);
  assert.deepEqual(codes(optionsAbout(OPTIONS, 5, "bear", "hand")), []);
  assert.deepEqual(codes(optionsAbout(OPTIONS, 9, "wolf", "hand")), ["b"], "its own before its equals'");
});

test("seats are called by their names; equal bots are counted", () => {
  const bots = table(
    seat({ name: "Ada" }),
    seat({ kind: "bot", level: "hard" }),
    seat({ kind: "bot", level: "hard" }),
    seat({ kind: "bot", level: "own_bot" }),
    seat({ kind: "open" }),
    seat(),
  );
  // Without a catalogue messages are their keys.
  assert.deepEqual(readerOf(bots, 2), {
    you: 2,
    names: ["Ada", "bot-name 1", "bot-name 2", "bot-name", "seat-open", "guest-number"],
  });
  assert.equal(seatName(bots, 9), "nobody");
});

function seenBy(you: number, player: number, log: object[] = []) {
  const sent: [number, string[]][] = [];
  const seen = {
    you,
    seq: 7,
    view: { decision: { player, prompt: "turn", options: OPTIONS }, outcome: null },
    table: table(seat(), seat()),
    log,
    news: [],
    since: [],
    behind: false,
  } as unknown as Shown;
  const connection = {
    answered: new Store(-1),
    act: (seq: number, options: string[]) => sent.push([seq, options]),
  } as unknown as Connection;
  return { play: playOf(seen, connection), sent, connection };
}

test("options are there for whoever is asked, and only for them", () => {
  assert.equal(seenBy(0, 0).play?.options.length, 2);
  assert.equal(seenBy(0, 1).play?.options.length, 0);
  assert.equal(seenBy(-1, -1).play?.options.length, 0);
  assert.equal(seenBy(-1, 0).play?.live, false);
  assert.equal(seenBy(0, 1).play?.live, true);
  assert.equal(playOf({ view: null, table: null } as unknown as Shown, {} as Connection), null);
});

test("several answers are sent for the question of the moment", () => {
  const { play, sent, connection } = seenBy(0, 0);
  play?.act("a", "b");
  assert.deepEqual(sent, [[7, ["a", "b"]]]);
  assert.equal(play && isAnswered(play), false);
  connection.answered.set(7);
  assert.equal(play && isAnswered(play), true);
});

test("whoever has decided nothing yet has nothing to ask back", () => {
  const line = (kind: string, player: number) => ({ kind, player, say: { key: kind } });
  const begun = [line("turn", 0), line("drew", 0), line("played", 1)];
  assert.equal(seenBy(0, 0, begun).play?.canAskUndo, false);
  assert.equal(seenBy(0, 0, [...begun, line("played", 0)]).play?.canAskUndo, true);
  assert.equal(seenBy(-1, 0, [...begun, line("played", 0)]).play?.canAskUndo, false, "an onlooker");
});
