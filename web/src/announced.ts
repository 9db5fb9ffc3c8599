// The host's current announcement, from whichever socket or response it came.
import type { Announced, Announcement } from "./protocol";
import { Store } from "./store";

export interface Posted extends Announcement {
  /** When it arrived, by this page's clock: the announced event is `seconds` later. */
  came: number;
}

export const posted = new Store<Posted | null>(null);

/** Store the announcement that the server has just sent. */
export function hearAnnounced({ announcement }: Announced): void {
  posted.set(announcement && { ...announcement, came: performance.now() });
}
