/** One's own results: counted by game, by whom one led, and by opponent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, text } from "../src/profile/passkey";
import { chosen, endOfPlayed, groupsOf, keysOf, rateOf, seatIn, totalOf } from "../src/profile/results";
import type { PlayedGame } from "../src/protocol";

type Seat = PlayedGame["seats"][number];
const seat = (part: Partial<Seat>): Seat => ({
  kind: "person",
  name: "",
  guest: "",
  level: "",
  champion: "",
  score: null,
  won: false,
  resigned: false,
  replaced: false,
  ...part,
});
const ola = seat({ name: "Ola", guest: "ola" });
const bot = seat({ kind: "bot", level: "easy" });
const game = (id: string, part: Partial<PlayedGame>): PlayedGame => ({
  id,
  game: "one",
  choices: {},
  rules: 1,
  began: 0,
  ended: 0,
  moves: 9,
  reason: "honor",
  mine: 0,
  seats: [seat({ guest: "me" }), ola],
  kept: true,
  ...part,
});
const won = [seat({ guest: "me", won: true, champion: "hero" }), bot, bot];
const lost = [seat({ guest: "me" }), { ...bot, won: true }];

test("a game is won, lost, nobody's or abandoned", () => {
  assert.equal(endOfPlayed(game("a", { seats: won })), "won");
  assert.equal(endOfPlayed(game("a", { seats: lost })), "lost");
  assert.equal(endOfPlayed(game("a", {})), "nobody");
  assert.equal(endOfPlayed(game("a", { seats: won, reason: "abandoned" })), "abandoned");
});

test("games are sorted by variant and number of players, leader and opponents", () => {
  const one = game("a", { seats: won, choices: { edition: "second" } });
  assert.deepEqual(keysOf("game", one), ["one|second|||3"]);
  assert.deepEqual(keysOf("lead", one), ["one|hero"]);
  assert.deepEqual(keysOf("opponent", one), ["bot|easy"], "two equal bots are one opponent");
  assert.deepEqual(keysOf("lead", game("b", {})), []);
  assert.deepEqual(keysOf("opponent", game("b", {})), ["guest|ola"]);
  assert.deepEqual(keysOf("opponent", game("b", { seats: [ola, seat({ name: "Jan" })] })), ["name|Jan"]);
  assert.equal(seatIn("guest|ola", game("b", {})), 1);
});

test("groups count games and wins, the largest first", () => {
  const games = [
    game("a", { seats: won }),
    game("b", { seats: won }),
    game("c", { seats: lost }),
    game("d", {}),
  ];
  const [bots, people] = groupsOf("opponent", games);
  assert.deepEqual([bots?.key, bots?.played, bots?.won, bots?.lost], ["bot|easy", 3, 2, 1]);
  assert.deepEqual([people?.key, people?.played, people?.won], ["guest|ola", 1, 0]);
  assert.deepEqual(totalOf(games), { played: 4, won: 2, lost: 1 });
  assert.equal(rateOf({ won: 2, lost: 1 }), 2 / 3);
  assert.equal(rateOf({ won: 0, lost: 0 }), null);
});

test("a choice shows what fits all of it, and its own kind of groups stays whole", () => {
  const games = [game("a", { seats: won, ended: 50 }), game("b", { ended: 100 }), game("c", { ended: 10 })];
  const ids = (found: PlayedGame[]) => found.map(({ id }) => id);
  assert.deepEqual(ids(chosen(games, { since: 50 })), ["a", "b"]);
  assert.deepEqual(ids(chosen(games, { since: 0, opponent: "guest|ola" })), ["b", "c"]);
  assert.deepEqual(ids(chosen(games, { since: 0, opponent: "guest|ola", lead: "one|hero" })), []);
  assert.deepEqual(ids(chosen(games, { since: 50, opponent: "guest|ola" }, "opponent")), ["a", "b"]);
});

test("bytes are written as base64url and read again", () => {
  const content = Uint8Array.from([0, 250, 255, 191, 3]);
  const written = text(content.buffer);
  assert.match(written, /^[\w-]+$/);
  assert.deepEqual(bytes(written), content);
});
