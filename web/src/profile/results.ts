// Statistics of my finished games: by game and variant, champion and opponent; and the filter.
import { type End, endFor } from "../home/my_list";
import type { PlayedGame } from "../protocol";

/** Ways to group games. */
export const SORTS = ["game", "lead", "opponent"] as const;
export type Sort = (typeof SORTS)[number];

/** The filter: a group of each kind, or all; and since when (seconds since 1970). */
export type Choice = Partial<Record<Sort, string>> & { since: number };

export interface Group {
  key: string;
  /** A game of the group, to derive its name from. */
  sample: PlayedGame;
  played: number;
  won: number;
  lost: number;
}

export function endOfPlayed({ reason, seats, mine }: PlayedGame): End {
  const winners = seats.flatMap(({ won }, seat) => (won ? [seat] : []));
  return endFor(reason, winners, mine);
}

/** The groups of a game. Several opponents are several groups. */
export function keysOf(sort: Sort, played: PlayedGame): string[] {
  const { game, choices, seats, mine } = played;
  if (sort === "game") {
    const parts = [choices.edition, choices.variant, choices.draft].map((part) => String(part ?? ""));
    return [[game, ...parts, seats.length].join("|")];
  }
  if (sort === "lead") return seats[mine]?.champion ? [`${game}|${seats[mine].champion}`] : [];
  return [...new Set(seats.flatMap((seat, number) => (number === mine ? [] : [opponentKey(seat)])))];
}

function opponentKey({ kind, level, guest, name }: PlayedGame["seats"][number]): string {
  if (kind === "bot") return `bot|${level}`;
  return guest ? `guest|${guest}` : `name|${name}`;
}

/** The seat that a group of opponents is named after. */
export function seatIn(key: string, { seats, mine }: PlayedGame): number {
  return seats.findIndex((seat, number) => number !== mine && opponentKey(seat) === key);
}

/** The number of games in each group, largest first. */
export function groupsOf(sort: Sort, games: PlayedGame[]): Group[] {
  const groups = new Map<string, Group>();
  for (const game of games) {
    const end = endOfPlayed(game);
    for (const key of keysOf(sort, game)) {
      const group = groups.get(key) ?? { key, sample: game, played: 0, won: 0, lost: 0 };
      groups.set(key, group);
      group.played += 1;
      if (end === "won") group.won += 1;
      if (end === "lost") group.lost += 1;
    }
  }
  return [...groups.values()].sort((a, b) => b.played - a.played);
}

/** The games that match a filter; for the groups of one kind, the filter of that kind is ignored. */
export function chosen(games: PlayedGame[], choice: Choice, but?: Sort): PlayedGame[] {
  return games.filter(
    (game) =>
      game.ended >= choice.since &&
      SORTS.every((sort) => {
        const wanted = choice[sort];
        return sort === but || wanted === undefined || keysOf(sort, game).includes(wanted);
      }),
  );
}

/** The share of games won among those with a winner; null if there are none. */
export function rateOf({ won, lost }: { won: number; lost: number }): number | null {
  return won + lost === 0 ? null : won / (won + lost);
}

/** The totals of the filtered games. */
export function totalOf(games: PlayedGame[]): { played: number; won: number; lost: number } {
  const ends = games.map(endOfPlayed);
  const count = (wanted: End) => ends.filter((end) => end === wanted).length;
  return { played: games.length, won: count("won"), lost: count("lost") };
}
