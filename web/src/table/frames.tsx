// Draws the result of a move over several frames: cards that were there before immediately, so that they glide, then
// one thing per frame. Everything at once would take too long for one frame, and the cards would stutter. A question
// and its answers count as one thing.
import { Component, type ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The drawing order: what a player waits for comes first. */
const ORDER = ["question", "beside", "face", "told", "stops"] as const;
type Part = (typeof ORDER)[number];

const waiting: { part: Part; draw: () => void }[] = [];
const watchers = new Set<() => void>();

function next(): void {
  const part = ORDER.find((part) => waiting.some((one) => one.part === part));
  const due = waiting.filter((one) => one.part === part).slice(0, part === "question" ? undefined : 1);
  for (const one of due) waiting.splice(waiting.indexOf(one), 1);
  if (waiting.length > 0) requestAnimationFrame(next);
  for (const one of due) one.draw();
}

/** Draw something when it is its turn. */
export function inTurn(part: Part, draw: () => void): void {
  // The first frame is the one that draws the move itself.
  if (waiting.push({ part, draw }) === 1) requestAnimationFrame(() => requestAnimationFrame(next));
}

/** Be notified whenever a part was drawn in its turn. */
export function watchTurns(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

interface Props {
  part: Part;
  /** The moment of the game being drawn: changes within the same moment are drawn at once. */
  moment: unknown;
  children: ComponentChildren;
}

/** When a move arrives, its children stay unchanged until it is their turn. */
export class InTurn extends Component<Props> {
  private drawn: unknown = this.props.moment;
  private waits = false;
  private gone = false;

  override shouldComponentUpdate({ part, moment }: Props): boolean {
    if (moment === this.drawn) return true;
    if (!this.waits) inTurn(part, this.draw);
    this.waits = true;
    return false;
  }

  override componentDidUpdate(): void {
    for (const watcher of watchers) watcher();
  }

  override componentWillUnmount(): void {
    this.gone = true;
  }

  private draw = (): void => {
    this.waits = false;
    this.drawn = this.props.moment;
    if (!this.gone) this.forceUpdate();
  };

  override render(): ComponentChildren {
    return this.props.children;
  }
}

/** Whether this card may show its face: at once, or, if it has to `wait`, when it is its turn. */
export function useTurn(wait: boolean): boolean {
  const [mine, take] = useState(!wait);
  useLayoutEffect(() => {
    if (!mine) inTurn("face", () => take(true));
  }, []);
  return mine;
}
