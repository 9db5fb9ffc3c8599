// The attack in progress, drawn over the table: who attacks whom, and who blocks or guards.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../icons";
import { list, say } from "../language";
import type { Attack } from "../words/ashes";
import type { Choices } from "./choices";
import { deedsOf, othersNews } from "./deeds";
import { findInPlay, numbered } from "./view";

interface Arrow {
  key: string;
  kind: "attack" | "block" | "aim" | "planned";
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** The pairs of cards now joined by arrows. */
function pairsOf(choices: Choices): [kind: Arrow["kind"], from: number, to: number][] {
  const { view, gathered, gathering } = choices;
  const { attack } = view;
  if (attack) {
    const pairs: [Arrow["kind"], number, number][] = [];
    for (const [index, attacker] of attack.attackers.entries()) {
      if (attacker < 0) continue;
      const blocker = attack.blockers[index] ?? -1;
      if (blocker >= 0) pairs.push(["block", attacker, blocker]);
      else if (attack.target >= 0) pairs.push(["attack", attacker, attack.target]);
    }
    return pairs;
  }
  if (gathering === "attack" && gathered.target >= 0)
    return gathered.cards.map((card) => ["planned", card, gathered.target]);
  const using = view.events.findLast((event) => event.event === "use");
  if (using?.card !== undefined && using.targets)
    return using.targets.map((target) => ["aim", using.card as number, target]);
  return [];
}

/** What others did in the current frame: also drawn, then faded out. */
function donePairs(choices: Choices): [kind: Arrow["kind"], from: number, to: number][] {
  return choices.view.attack || choices.gathering !== null ? [] : deedsOf(othersNews(choices.play));
}

/** The damage that a card will take from its attackers, as things stand. */
export function comingTo(choices: Choices, card: number): number {
  return pairsOf(choices)
    .filter(([kind, , to]) => kind !== "aim" && to === card)
    .reduce((sum, [, from]) => sum + (findInPlay(choices.view, from)?.card.attack ?? 0), 0);
}

export function comingInWords(choices: Choices, card: number): string[] {
  const amount = comingTo(choices, card);
  return amount > 0 ? [say("ashes-coming", { amount })] : [];
}

/** The damage to come, on the card that will take it. */
export function Coming({ amount, left }: { amount: number; left: number }) {
  if (amount === 0) return null;
  return (
    <span class={`coming ${amount >= left ? "deadly" : ""}`} aria-hidden="true">
      <Emblem of="attack" />
      {amount}
    </span>
  );
}

export function Arrows({ choices }: { choices: Choices }) {
  const overlay = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<Arrow[]>([]);
  const pairs = pairsOf(choices);
  const done = pairs.length > 0 ? [] : donePairs(choices);
  const key = JSON.stringify([pairs, done]);
  useLayoutEffect(() => {
    const measure = () => {
      const board = overlay.current?.parentElement;
      if (!board) return;
      const origin = board.getBoundingClientRect();
      const middle = (card: number) => {
        const box = placeOf(choices, board, card)?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
      };
      setArrows(
        [...pairs, ...done].flatMap(([kind, first, second]) => {
          const [from, to] = [middle(first), middle(second)];
          return from && to && first !== second ? [{ key: `${first}-${second}`, kind, from, to }] : [];
        }),
      );
    };
    measure();
    const later = window.setTimeout(measure, 420);
    const moved = { capture: true, passive: true };
    addEventListener("resize", measure);
    addEventListener("scroll", measure, moved);
    return () => {
      clearTimeout(later);
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, moved);
    };
  }, [key, choices.view]);
  return (
    <svg class="arrows" ref={overlay} aria-hidden="true">
      <title>{say("term-attack")}</title>
      <defs>
        {(["attack", "block", "aim", "planned"] as const).map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            class={kind}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10Z" />
          </marker>
        ))}
      </defs>
      {arrows.map(({ key, kind, from, to }) => (
        <path
          key={`${choices.play.seq},${key}`}
          class={`${kind} ${done.length > 0 ? "done" : ""}`}
          d={curve(from, to)}
          marker-end={`url(#head-${kind})`}
        />
      ))}
    </svg>
  );
}

/** The element of a card; for one that has just left play, its battlefield. */
function placeOf({ play }: Choices, board: Element, card: number): Element | null {
  const gone = play.news.find(
    ({ kind, card_number }) => card_number === card && (kind === "destroyed" || kind === "left_play"),
  );
  return (
    board.querySelector(`[data-card="${card}"]`) ??
    (gone ? board.querySelector(`[data-pile="battlefield:${gone.player}"]`) : null)
  );
}

function curve(from: Arrow["from"], to: Arrow["to"]): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(40, length * 0.14);
  const [mx, my] = [(from.x + to.x) / 2 - (dy / length) * bend, (from.y + to.y) / 2 + (dx / length) * bend];
  const short = Math.max(0, length - 34) / length;
  return `M${from.x} ${from.y}Q${mx} ${my} ${from.x + dx * short} ${from.y + dy * short}`;
}

/** Who faces whom: unblocked attackers face the target, the others their blockers. */
export function facing(attack: Attack): [attackers: number[], target: number][] {
  const pairs = attack.attackers.map((card, index) => ({ card, blocker: attack.blockers[index] ?? -1 }));
  const there = pairs.filter(({ card }) => card >= 0);
  const free = there.filter(({ blocker }) => blocker < 0).map(({ card }) => card);
  const blocked = there
    .filter(({ blocker }) => blocker >= 0)
    .map(({ card, blocker }): [number[], number] => [[card], blocker]);
  return free.length > 0 ? [[free, attack.target], ...blocked] : blocked;
}

/** The attack in words: the step, and who faces whom. */
export function BattleLine({ choices }: { choices: Choices }) {
  const { attack } = choices.view;
  if (!attack) return null;
  const names = numbered(choices.view);
  const ids = attack.attackers.filter((card) => card >= 0).map((card) => names.get(card) ?? "");
  return (
    <p class="battle-line">
      <b>{say("ashes-attack-step", { step: attack.step || 1 })}</b>{" "}
      {ids.length > 0 &&
        list(
          facing(attack).map(([attackers, target]) =>
            say("ashes-attack-line", {
              card: attackers.map((card) => names.get(card) ?? "").join(","),
              target: names.get(target) ?? "",
              known: target >= 0 ? "yes" : "no",
            }),
          ),
          "more",
        )}
    </p>
  );
}
