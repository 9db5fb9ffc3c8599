// Written by tools/make_types.py from src/deckhall/server/operator_messages.py: change that, not this.

import type { Announcement } from "../protocol";

/** Close a table; the note is shown to its players. */
export interface Closing {
  note?: string;
}

/** An action of the operator: `entered`, `closed`, `ban`, `silence`, `lifted`, `announced` or `withdrawn`. */
export interface Deed {
  at: number;
  deed: string;
  subject: string;
  name: string;
  note: string;
  until: number;
  address: string;
}

/** Lift a sanction. */
export interface Lifting {
  measure: "ban" | "silence";
  subject: string;
}

/** Announce something to everybody: a ready-made announcement, or a custom text in a language. */
export interface NewAnnouncement {
  key?: string;
  text?: string;
  language?: string;
  minutes?: number | null;
  lasts?: number | null;
}

/** Ban or silence a guest (by public id) or an address; without minutes, forever. The note is shown to them. */
export interface NewSanction {
  measure: "ban" | "silence";
  guest?: string;
  address?: string;
  minutes?: number | null;
  note?: string;
}

/** A seat as everybody sees it. */
export interface OperatorSeat {
  kind: string;
  name: string;
  guest: string;
  level: string;
}

/** A table in memory: who is there, and only public information about its game. */
export interface OperatorTable {
  id: string;
  server: string;
  game: string;
  state: string;
  listed: boolean;
  created: number;
  seats: OperatorSeat[];
  visitors: Visitor[];
}

/** Everything on the operator's page. For another server's request, only `servers` and `tables`. */
export interface Overview {
  servers: ServerFigures[];
  tables: OperatorTable[];
  sanctions: SanctionInfo[];
  announcement: Announcement | null;
  ready: string[];
  timed: string[];
  log: Deed[];
  until: number;
}

/** Until when the operator is logged in; 0 after logging out. */
export interface Presence {
  until: number;
}

/** An error by its name in the log, without the content of any game. */
export interface RecentError {
  at: number;
  event: string;
  problem: string;
}

/** A guest or an address that is banned or silenced. `subject` is `guest:<id>` or `address:<address>`. */
export interface SanctionInfo {
  measure: "ban" | "silence";
  subject: string;
  name: string;
  note: string;
  made: number;
  until: number;
}

/** All sanctions in force. */
export interface SanctionList {
  sanctions: SanctionInfo[];
}

/** The state of a server since it was started. */
export interface ServerFigures {
  address: string;
  reached: boolean;
  since: number;
  well: boolean;
  tables: number;
  connections: number;
  bots_waiting: number;
  load: number;
  games: number;
  moves: number;
  slow_moves: number;
  errors: number;
  bot_failures: number;
  floods: number;
  recent: RecentError[];
}

/** The operator's token. It opens the page for some hours. */
export interface Token {
  token: string;
}

/** A person whose page shows a table: `seat` is -1 for spectators. */
export interface Visitor {
  guest: string;
  name: string;
  address: string;
  seat: number;
  connections: number;
}
