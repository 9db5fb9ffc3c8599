// What the browser asks the server over HTTP. See docs/protocol.md.
import { parseExact, writeExact } from "./big_json";
import type {
  CheckedDeck,
  DeckText,
  DeckWish,
  FinishedGame,
  GameBook,
  GameList,
  Join,
  KeptDeck,
  KeptDecks,
  Me,
  MyWishes,
  NewTable,
  OpenRecord,
  Recovery,
  Refusal,
  Replay,
  TableInfo,
  TableList,
} from "./protocol";

/** The server said no, and why: `refusal.reason` is a key that is spoken as `refusal-<reason>`. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail || refusal.reason);
    this.refusal = refusal;
  }
}

let greeting: Promise<unknown> = Promise.resolve();

/** Ask who we are. What changes something waits for the answer: with it comes the cookie by which we are known. */
function greet(): Promise<Me> {
  const me = ask<Me>("GET", "/me");
  greeting = me.catch(() => {});
  return me;
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  if (method === "POST") await greeting;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: writeExact(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused({ reason: "unreachable", args: {}, detail: "" });
  }
  if (answer.ok) return parseExact<T>(await answer.text());
  const refusal = await answer.json().catch(() => null);
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
  join: (id: string, wish: Join = {}) => ask<TableInfo>("POST", `/tables/${id}/join`, wish),
  leave: (id: string) => ask<TableInfo>("POST", `/tables/${id}/leave`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  follow: (id: string, seats: number[]) => ask<TableInfo>("POST", `/tables/${id}/follow`, { seats }),
  myDecks: () => ask<KeptDecks>("GET", "/my/decks"),
  nameDeck: (id: string, name: string) => ask<KeptDeck>("POST", `/my/decks/${id}`, { name }),
  removeDeck: (id: string) => ask<KeptDecks>("POST", `/my/decks/${id}/remove`),
  deckText: (id: string, language: string) =>
    ask<DeckText>("GET", `/my/decks/${id}/text?language=${encodeURIComponent(language)}`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`),
  record: (id: string) => ask<FinishedGame>("GET", `/records/${id}`),
  replay: (id: string, seat: number | "all", start: number, count: number) =>
    ask<Replay>("GET", `/replays/${id}?seat=${seat}&start=${start}&count=${count}`),
  openRecord: (wish: OpenRecord) => ask<Replay>("POST", "/replays", wish),
  checkDeck: (wish: DeckWish) => ask<CheckedDeck>("POST", "/decks/check", wish),
  recovery: () => ask<Recovery>("GET", "/recovery"),
};
