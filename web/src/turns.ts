// Games in which other people wait for us, shared by all tabs of this browser.
import type { TableInfo } from "./protocol";

/** A game that waits for us: what a notification needs. */
export interface Turn {
  id: string;
  game: string;
  /** Who waits. */
  names: string[];
}

/** What the tabs share: when the server was last asked, whether there is anything to wait for, and what waits. */
export interface Shared {
  /** The guest whose turns they are. */
  guest: string;
  at: number;
  running: boolean;
  waiting: Turn[];
  /** Tables that somebody is looking at in some tab, and when they last did. */
  looking: Record<string, number>;
}

export const NOTHING: Shared = { guest: "", at: 0, running: false, waiting: [], looking: {} };

const OFTEN = 15_000; // milliseconds between polls while a game with others is running
const SELDOM = 120_000;
const STILL_LOOKING = 12_000;
export const LOOKS_EVERY = 5_000;

/** Whether it is time for some tab to poll the server again. */
export function isTime({ at, running }: Shared, now: number): boolean {
  return now - at >= (running ? OFTEN : SELDOM);
}

/** The shared state after the server's answer. */
export function answered(shared: Shared, tables: TableInfo[], name: NameOf, now: number): Shared {
  const waiting = tables.filter(({ mine }) => mine?.your_turn).map((table) => turnAt(table, name));
  return { ...shared, at: now, running: tables.length > 0, waiting };
}

type NameOf = (table: TableInfo, seat: number) => string;

export function turnAt(table: TableInfo, name: NameOf, mine = table.mine?.seat ?? -1): Turn {
  const others = table.seats.flatMap((_, seat) => (seat === mine ? [] : [name(table, seat)]));
  return { id: table.id, game: table.game, names: others };
}

/** The shared state after a table shown in a tab has asked us, or no longer asks us. */
export function asked(shared: Shared, turn: Turn, isAsked: boolean): Shared {
  const others = shared.waiting.filter(({ id }) => id !== turn.id);
  return { ...shared, running: true, waiting: isAsked ? [...others, turn] : others };
}

/** The shared state while somebody looks at a table, or after they have stopped. */
export function looked(shared: Shared, id: string, now: number | null): Shared {
  const { [id]: _, ...others } = shared.looking;
  return { ...shared, looking: now === null ? others : { ...others, [id]: now } };
}

/** What is new, and not already seen by somebody looking at that table. */
export function newsIn(before: Shared, after: Shared, now: number): Turn[] {
  const known = new Set(before.waiting.map(({ id }) => id));
  return after.waiting.filter(
    ({ id }) => !known.has(id) && !(now - (after.looking[id] ?? Number.NEGATIVE_INFINITY) < STILL_LOOKING),
  );
}

/** Whether other people play at a table besides us: nobody is notified that a bot waits. */
export function isWithOthers(table: TableInfo, you: number): boolean {
  const mine = table.seats[you]?.guest;
  return you >= 0 && table.seats.some(({ kind, guest }) => kind === "person" && guest !== mine);
}
