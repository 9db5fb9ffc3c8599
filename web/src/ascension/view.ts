// What a viewer of Ascension sees, and the piles its cards travel between.
import type { Happening } from "../protocol";
import type { Journey } from "../table/motion";
import type { AscensionView } from "../words/ascension";

export type { AscensionView, Construct, Seat, SeenCard as Lying } from "../words/ascension";

/** Where the options of the always available stacks are. */
export const STACKS: Record<string, string> = {
  mystic: "mystics",
  heavy_infantry: "infantry",
  cultist: "cultist",
};

const pile = (place: string, player: number): string =>
  ["hand", "deck", "discard", "constructs"].includes(place) ? `${place}:${player}` : place;

/** The piles between which cards travel. */
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

export function partnerOf(view: AscensionView, seat: number): number {
  const team = view.teams?.find((seats) => seats.includes(seat));
  return team?.find((other) => other !== seat) ?? -1;
}
