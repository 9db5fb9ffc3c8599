// What a move brings is drawn in turns: cards that were there before at once, so that they glide, and after them one
// thing in each frame. All at once would take longer than a frame may, and the cards would stumble. A question is one
// thing with everything else that answers it.
import { Component, type ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Whose turn is before whose: what a player waits for comes first. */
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

/** Be told whenever a part was drawn in its turn. */
export function watchTurns(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

interface Props {
  part: Part;
  /** The moment of the game that is drawn: what changes within the same moment is drawn at once. */
  moment: unknown;
  children: ComponentChildren;
}

/** Its children stay as they are when a move comes, until it is their turn. */
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

/** Whether this card may show its face: at once, or, where it has to `wait`, when it is its turn. */
export function useTurn(wait: boolean): boolean {
  const [mine, take] = useState(!wait);
  useLayoutEffect(() => {
    if (!mine) inTurn("face", () => take(true));
  }, []);
  return mine;
}
