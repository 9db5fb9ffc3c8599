// A viewer's view of Ascension, and the piles between which its cards move.
import type { Happening } from "../protocol";
import type { Journey } from "../table/motion";
import type { Pacing } from "../table/pace";
import type { AscensionView } from "../words/ascension";

export type { AscensionView, Construct, Seat, SeenCard as Lying } from "../words/ascension";

/** The places of the options of the always-available stacks. */
export const STACKS: Record<string, string> = {
  mystic: "mystics",
  heavy_infantry: "infantry",
  cultist: "cultist",
};

const pile = (place: string, player: number): string =>
  ["hand", "deck", "discard", "constructs"].includes(place) ? `${place}:${player}` : place;

/** The piles between which cards move. */
export const journey: Journey = {
  from(news: Happening): string {
    if (news.kind === "revealed") return "center";
    if (news.kind === "took") return pile("hand", news.seat ?? news.player);
    return pile(news.from ?? "", news.player);
  },
  to(news: Happening): string {
    if (news.kind === "given") return pile("discard", news.seat ?? news.player);
    return pile(news.to ?? "", news.player);
  },
};

const TIMES: Record<string, number> = {
  played: 800,
  used: 900,
  acquired: 1200,
  given: 1200,
  defeated: 1200,
  banished: 900,
  destroyed: 1000,
  took: 1000,
  turn: 600,
};

/** How long others' actions are displayed. */
export const pacing: Pacing = { time: (kind) => TIMES[kind] ?? 0, together: ["played"], turn: "turn" };

export function partnerOf(view: AscensionView, seat: number): number {
  const team = view.teams?.find((seats) => seats.includes(seat));
  return team?.find((other) => other !== seat) ?? -1;
}
