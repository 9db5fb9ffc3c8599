// What others just did, drawn over the table: attackers lunge at what they hit, and a played card is shown large,
// with its text, before it moves to its place.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { CardFace } from "../card_face";
import { say } from "../language";
import type { Happening } from "../protocol";
import { motion, pace } from "../settings";
import { isPlayedByBot, type Play, seatName } from "../table/play";
import { pacing } from "./view";

/** An arrow between two cards: something happened from the first to the second. */
export type Deed = [kind: "attack" | "block" | "aim", from: number, to: number];

const KINDS: Record<string, Deed[0]> = { attack: "attack", counter: "block" };

/** Who did something to whom in these happenings: attacks and counters, and targets chosen. */
export function deedsOf(news: Happening[]): Deed[] {
  const target = news.find(({ kind }) => kind === "attack_chosen")?.target_number;
  const deeds = news.flatMap(({ kind, card_number: from, target_number: to, what }): Deed[] => {
    if (from === undefined) return [];
    if (kind === "attacked") return target === undefined ? [] : [["attack", from, target]];
    if (to === undefined) return [];
    if (kind === "dealt") return [[KINDS[what ?? ""] ?? "aim", from, to]];
    return kind === "targeted" ? [["aim", from, to]] : [];
  });
  return deeds.filter(
    ([, from, to], index) => from !== to && index === deeds.findIndex(([, a, b]) => a === from && b === to),
  );
}

/** What somebody else did in the current frame. */
export function othersNews(play: Play): Happening[] {
  return play.news.filter(({ player }) => player >= 0 && (player !== play.you || isPlayedByBot(play)));
}

const READ = ["played", "reacted"];

/** The card just played by somebody else, to be shown. */
export function playedByOthers(play: Play): Happening | undefined {
  return othersNews(play).findLast(({ kind, card }) => READ.includes(kind) && card !== undefined);
}

/** Attackers lunge at what they hit. Nothing waits for the animation. */
export function useLunges(play: Play, board: { current: HTMLElement | null }): void {
  useEffect(() => {
    const duration = motion(520);
    if (duration === 0) return;
    for (const [kind, from, to] of deedsOf(othersNews(play))) {
      const attacker = board.current?.querySelector(`[data-card="${from}"]`);
      const box = attacker?.getBoundingClientRect();
      const aim = board.current?.querySelector(`[data-card="${to}"]`)?.getBoundingClientRect();
      if (kind === "aim" || !attacker || !box || !aim) continue;
      const [x, y] = [
        aim.x + aim.width / 2 - box.x - box.width / 2,
        aim.y + aim.height / 2 - box.y - box.height / 2,
      ];
      attacker.animate(
        [
          { transform: "none", zIndex: 20 },
          { transform: `translate(${x * 0.4}px,${y * 0.4}px) scale(1.08)`, zIndex: 20, offset: 0.45 },
          { transform: "none", zIndex: 20 },
        ],
        { duration, easing: "ease-in-out" },
      );
    }
  }, [play.view]);
}

/** The card somebody else plays, large and with its text; then it moves to its place. */
export function Spotlight({ play }: { play: Play }) {
  const place = useRef<HTMLDivElement>(null);
  const played = playedByOthers(play);
  const time = played ? pacing.time(played.kind) * pace() : 0;
  useLayoutEffect(() => {
    const element = place.current;
    const board = element?.closest(".board");
    if (!element || !board || !played || time === 0) return;
    const goal =
      board.querySelector(`[data-card="${played.card_number}"]`) ??
      board.querySelector(`[data-pile="discard:${played.player}"]`);
    const [from, to] = [element.getBoundingClientRect(), goal?.getBoundingClientRect()];
    const away = to
      ? `translate(${to.x + to.width / 2 - from.x - from.width / 2}px,${to.y + to.height / 2 - from.y - from.height / 2}px) scale(.2)`
      : "scale(.6)";
    const shown = element.animate(
      [
        { transform: "scale(.6)", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.1 },
        { transform: "none", opacity: 1, offset: 0.85 },
        { transform: away, opacity: 0 },
      ],
      { duration: time, easing: "ease-out", fill: "both" },
    );
    return () => shown.cancel();
  }, [play.view]);
  if (!played || time === 0) return null;
  return (
    <div class="spotlight" ref={place} aria-hidden="true" key={play.seq}>
      <p>{say("played-by", { name: seatName(play.table, played.player) })}</p>
      <div class="card large">
        <CardFace id={played.card as string} game="ashes" edition="" />
      </div>
    </div>
  );
}
