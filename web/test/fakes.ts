// What tests of the client share: a browser's globals, a table, a play.
import type { GameView, Option, SeatInfo, TableInfo } from "../src/protocol";
import { Store } from "../src/store";
import type { Play } from "../src/table/play";

/** Give Node what modules expect of a browser. */
export function browser(parts: Record<string, unknown>): void {
  for (const [name, part] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value: part, configurable: true, writable: true });
}

export function seat(part: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "person",
    name: "",
    guest: "",
    colour: "red",
    level: "",
    connected: true,
    substituted: false,
    why: "",
    resigned: false,
    thinking: false,
    clock: null,
    grace: 0,
    running: false,
    ready: false,
    ...part,
  };
}

export function table(...seats: SeatInfo[]): TableInfo {
  return { id: "t", game: "any", choices: {}, state: "playing", seats } as unknown as TableInfo;
}

/** A game before which seat 0 sits; `sent` takes what it answers. */
export function play(view: object, options: Option[] = [], sent: string[][] = []): Play {
  return {
    table: table(seat({ name: "Ada" }), seat({ name: "Ola" })),
    view: view as GameView,
    you: 0,
    seq: 1,
    live: true,
    options,
    hint: null,
    canUndo: false,
    canAskUndo: false,
    autoPass: { everything: false, cards: [] },
    answered: new Store(-1),
    failures: 0,
    news: [],
    since: [],
    behind: false,
    act: (...codes) => sent.push(codes),
    send: () => {},
    reader: { you: 0, names: ["Ada", "Ola"] },
    says: (option) => option.code,
  };
}
