// The browser's HTTP requests to the server. See docs/protocol.md.
import { at } from "./base";
import { parseExact, writeExact } from "./big_json";
import type {
  Announced,
  AnswerWish,
  CheckedDeck,
  DeckChange,
  DeckText,
  DeckWish,
  FinishedGame,
  GameAnalysis,
  GameBook,
  GameList,
  Invitation,
  Join,
  JudgedAnswer,
  KeptDeck,
  KeptDecks,
  LessonList,
  Me,
  MyWishes,
  NewDeck,
  NewTable,
  OpenRecord,
  PasskeyAnswer,
  PasskeyQuestion,
  Passkeys,
  Played,
  PlayOn,
  Push,
  PushEnd,
  PushWish,
  PuzzleInfo,
  PuzzleResult,
  PuzzleStandings,
  Recovery,
  Refusal,
  Replay,
  Study,
  StudySource,
  StudyWish,
  Summary,
  TableInfo,
  TableList,
} from "./protocol";
import { Store } from "./store";

/** The server refused: `refusal.reason` is a key whose message is `refusal-<reason>`. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail || refusal.reason);
    this.refusal = refusal;
  }
}

/** Set once the server has said that we are banned. */
export const banned = new Store<Refusal | null>(null);

let greeting: Promise<unknown> = Promise.resolve();

/** Ask who we are. Requests that change something wait for the answer: it brings the cookie that identifies us. */
function greet(): Promise<Me> {
  const me = ask<Me>("GET", "/me");
  greeting = me.catch(() => {});
  return me;
}

/** With `keepalive`, the request survives the page: its body must be small. */
export async function ask<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  keepalive = false,
): Promise<T> {
  if (method === "POST") await greeting;
  let answer: Response;
  try {
    answer = await fetch(at(`/api${path}`), {
      method,
      keepalive,
      ...(body === undefined
        ? {}
        : { body: writeExact(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused({ reason: "unreachable", args: {}, detail: "" });
  }
  if (answer.ok) return parseExact<T>(await answer.text());
  const refusal = await answer.json().catch(() => null);
  if (refusal?.reason === "banned") banned.set(refusal);
  throw new Refused(
    typeof refusal?.reason === "string"
      ? refusal
      : { reason: "trouble", args: { status: answer.status }, detail: "" },
  );
}

export const server = {
  me: greet,
  changeMe: (wishes: MyWishes) => ask<Me>("POST", "/me", wishes),
  games: () => ask<GameList>("GET", "/games"),
  book: (game: string, language: string) => ask<GameBook>("GET", `/games/${game}/book/${language}`),
  tables: () => ask<TableList>("GET", "/tables"),
  myTables: () => ask<TableList>("GET", "/my/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  newTable: (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish),
  archive: (id: string, archived: boolean) => ask<TableList>("POST", `/my/tables/${id}`, { archived }),
  removeTable: (id: string) => ask<TableList>("POST", `/my/tables/${id}/remove`),
  giveUp: (id: string) => ask<TableList>("POST", `/my/tables/${id}/give_up`),
  invitation: (id: string) => ask<Invitation>("GET", `/tables/${id}/invitation`),
  ready: (id: string, ready: boolean) => ask<TableInfo>("POST", `/tables/${id}/ready`, { ready }),
  join: (id: string, wish: Join = {}) => ask<TableInfo>("POST", `/tables/${id}/join`, wish),
  leave: (id: string) => ask<TableInfo>("POST", `/tables/${id}/leave`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  follow: (id: string, seats: number[]) => ask<TableInfo>("POST", `/tables/${id}/follow`, { seats }),
  myDecks: () => ask<KeptDecks>("GET", "/my/decks"),
  keepDeck: (wish: NewDeck) => ask<KeptDeck>("POST", "/my/decks", wish),
  changeDeck: (id: string, wish: DeckChange) => ask<KeptDeck>("POST", `/my/decks/${id}`, wish, true),
  removeDeck: (id: string) => ask<KeptDecks>("POST", `/my/decks/${id}/remove`),
  deckText: (id: string, language: string) =>
    ask<DeckText>("GET", `/my/decks/${id}/text?language=${encodeURIComponent(language)}`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`),
  record: (id: string) => ask<FinishedGame>("GET", `/records/${id}`),
  replay: (id: string, seat: number | "all", start: number, count: number) =>
    ask<Replay>("GET", `/replays/${id}?seat=${seat}&start=${start}&count=${count}`),
  summary: (id: string) => ask<Summary>("GET", `/replays/${id}/summary`),
  analyse: (source: StudySource) => ask<GameAnalysis>("POST", "/analyses", { source }),
  analysis: (id: string) => ask<GameAnalysis>("GET", `/analyses/${id}`),
  judgeAnswer: (wish: AnswerWish) => ask<JudgedAnswer>("POST", "/analyses/answer", wish),
  study: (wish: StudyWish) => ask<Study>("POST", "/study", wish),
  lessons: (game: string) => ask<LessonList>("GET", `/lessons/${game}`),
  puzzles: () => ask<PuzzleStandings>("GET", "/puzzles"),
  puzzle: (id: string) => ask<PuzzleInfo>("GET", `/puzzles/${encodeURIComponent(id)}`),
  nextPuzzle: (game: string, judgement: boolean) =>
    ask<PuzzleInfo>("GET", `/puzzles/next?game=${game}${judgement ? "&kind=judgement" : ""}`),
  tryPuzzle: (id: string, path: string[]) => ask<PuzzleResult>("POST", `/puzzles/${id}/try`, { path }),
  playOn: (wish: PlayOn) => ask<TableInfo>("POST", "/study/play", wish),
  openRecord: (wish: OpenRecord) => ask<Replay>("POST", "/replays", wish),
  checkDeck: (wish: DeckWish) => ask<CheckedDeck>("POST", "/decks/check", wish),
  announcement: () => ask<Announced>("GET", "/announcement"),
  myResults: () => ask<Played>("GET", "/my/results"),
  myTurns: () => ask<TableList>("GET", "/my/turns"),
  deleteMe: (id: string) => ask<Me>("POST", "/me/delete", { id }),
  myPasskeys: () => ask<Passkeys>("GET", "/my/passkeys"),
  askToMakePasskey: () => ask<PasskeyQuestion>("POST", "/my/passkeys/ask"),
  makePasskey: (answer: PasskeyAnswer) => ask<Passkeys>("POST", "/my/passkeys", answer),
  removePasskey: (id: string) => ask<Passkeys>("POST", `/my/passkeys/${id}/remove`),
  push: () => ask<Push>("GET", "/my/push"),
  subscribe: (wish: PushWish) => ask<Push>("POST", "/my/push", wish),
  unsubscribe: (wish: PushEnd) => ask<Push>("POST", "/my/push/remove", wish),
  askWho: () => ask<PasskeyQuestion>("POST", "/passkey/ask"),
  signIn: (answer: PasskeyAnswer) => ask<Me>("POST", "/passkey", answer),
  recovery: () => ask<Recovery>("GET", "/recovery"),
};
