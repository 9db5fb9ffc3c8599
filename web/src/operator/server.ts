// The operator page's requests to the server. See docs/protocol.md.
import type { Announced } from "../protocol";
import { ask } from "../server";
import type {
  NewAnnouncement,
  NewSanction,
  OperatorTable,
  Overview,
  Presence,
  SanctionInfo,
  SanctionList,
} from "./protocol";

export const operator = {
  overview: () => ask<Overview>("GET", "/operator"),
  enter: (token: string) => ask<Presence>("POST", "/operator/enter", { token }),
  leave: () => ask<Presence>("POST", "/operator/leave"),
  close: (table: string, note: string) =>
    ask<OperatorTable>("POST", `/operator/tables/${encodeURIComponent(table)}/close`, { note }),
  sanction: (wish: NewSanction) => ask<SanctionList>("POST", "/operator/sanctions", wish),
  lift: ({ measure, subject }: SanctionInfo) =>
    ask<SanctionList>("POST", "/operator/sanctions/lift", { measure, subject }),
  announce: (wish: NewAnnouncement) => ask<Announced>("POST", "/operator/announcement", wish),
  withdraw: () => ask<Announced>("POST", "/operator/announcement/withdraw"),
};
