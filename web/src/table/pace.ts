// Shows others' moves at the viewer's pace: the server sends frames as soon as they happen, and they are queued here
// until the previous one has been displayed for long enough.
import type { Seen } from "../connection";
import type { Happening } from "../protocol";
import { Store } from "../store";

/** How a game is paced for its viewers. */
export interface Pacing {
  /** How long a kind of happening is displayed at normal speed, in milliseconds. */
  time(kind: string): number;
  /** Kinds that are shown in one step when consecutive: the plain cards of a turn. */
  together: readonly string[];
  /** The kind that begins a turn. */
  turn: string;
}

/**
 * The longest that another player's turn takes at normal speed, in milliseconds; the rest of it is then shown at
 * once.
 */
export const LONGEST_TURN = 4200;

/** How long the table pauses before a turn is repeated, in milliseconds at normal speed. */
const REPEAT_AFTER = 600;

/** What a page shows, and whether others' moves are still being shown. */
export interface Shown extends Seen {
  behind: boolean;
  /** What the others did since the viewer's last decision, in order. */
  since: Happening[];
  /** Whether their moves can be repeated. */
  canRepeat: boolean;
}

/** A queued frame; a repeated one has been shown before. */
interface Waiting {
  frame: Seen;
  repeated: boolean;
}

export class Pace {
  readonly shown: Store<Shown>;
  /** Called just before a frame is shown: the moment to remember where the cards are. */
  beforeChange: () => void = () => {};

  /** The factor of the usual time, from the current settings; 0: at once. */
  private readonly speed: () => number;
  private readonly unwatch: () => void;
  private pacing: Pacing = { time: () => 0, together: [], turn: "" };
  private queue: Waiting[] = [];
  private latest: Seen;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Everything must have been shown when the viewer's clock begins to count. */
  private deadline: ReturnType<typeof setTimeout> | undefined;
  /** How long the frames of the current turn have been displayed. */
  private spent = 0;
  /** The frames since the viewer's last decision. */
  private story: Seen[] = [];
  /** The last such sequence in which others did something, up to the viewer's next decision. */
  private finished: Seen[] = [];

  constructor(source: Store<Seen>, speed: () => number) {
    this.speed = speed;
    this.latest = source.get();
    this.shown = new Store<Shown>({ ...this.latest, behind: false, since: [], canRepeat: false });
    this.unwatch = source.watch(() => this.hear(source.get()));
  }

  close(): void {
    this.unwatch();
    clearTimeout(this.timer);
    clearTimeout(this.deadline);
  }

  follow(pacing: Pacing): void {
    this.pacing = pacing;
  }

  /** Show everything queued at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const queue = this.queue.splice(0);
    const last = queue.at(-1);
    if (last === undefined) return;
    const fresh = queue.filter(({ repeated }) => !repeated);
    this.show({
      frame: { ...last.frame, news: fresh.flatMap(({ frame }) => frame.news) },
      repeated: fresh.length === 0,
    });
  }

  /** Repeat what the others did since the viewer's last decision. */
  repeat(): void {
    const [first, ...rest] = this.finished;
    if (first === undefined || this.queue.length > 0) return;
    const now = { ...this.shown.get(), news: [] };
    this.queue = [...rest, ...(now.seq === rest.at(-1)?.seq ? [] : [now])].map((frame) => ({
      frame,
      repeated: true,
    }));
    this.spent = 0;
    this.put({ ...first, ...beside(this.latest), news: [] });
    this.wait(REPEAT_AFTER * this.speed());
  }

  /**
   * Skip what is being shown, or repeat it: depending on the current state, not on that when the button was drawn.
   */
  skipOrRepeat(): void {
    if (this.queue.length > 0) this.skip();
    else this.repeat();
  }

  private hear(seen: Seen): void {
    const before = this.latest;
    this.latest = seen;
    if (seen.view === before.view && seen.table === before.table && seen.you === before.you) {
      this.shown.update(beside(seen));
      return;
    }
    const another = seen.you !== before.you;
    if (another) this.forget();
    this.enqueue(seen.view === before.view ? { ...seen, news: [] } : seen);
    if (another || this.speed() === 0 || seen.news.some(({ kind }) => kind === "undone")) this.skip();
    else if (this.timer === undefined) this.next();
    else if (!this.shown.get().behind) this.shown.update({ behind: true });
    this.hurry(seen);
  }

  /** Make sure that nobody's own time runs while others' moves are still being shown. */
  private hurry(seen: Seen): void {
    clearTimeout(this.deadline);
    const mine = seen.table?.seats[seen.you];
    if (!isAsked(seen) || mine?.clock == null || !mine.running) return;
    this.deadline = setTimeout(() => {
      if (this.queue.some(({ repeated }) => !repeated)) this.skip();
    }, mine.grace);
  }

  /** Another person looks from now on: discard what was shown before. */
  private forget(): void {
    this.queue = [];
    this.story = [];
    this.finished = [];
  }

  private enqueue(frame: Seen): void {
    const tail = this.queue.at(-1);
    if (tail && !tail.repeated && (frame.news.length === 0 || this.isTogether(tail.frame, frame)))
      tail.frame = { ...frame, news: [...tail.frame.news, ...frame.news] };
    else this.queue.push({ frame, repeated: false });
  }

  private next(): void {
    this.timer = undefined;
    const due = this.queue.shift();
    if (due) this.show(due);
  }

  private show({ frame, repeated }: Waiting): void {
    if (!repeated) this.remember(frame);
    this.put({ ...frame, ...beside(this.latest) });
    this.wait(this.timeFor(frame));
  }

  private put(frame: Seen): void {
    this.beforeChange();
    const told = hasOthers(this.story) ? this.story : this.finished;
    this.shown.set({
      ...frame,
      behind: this.queue.length > 0,
      since: told.slice(1).flatMap(({ news }) => news),
      canRepeat: this.finished.length > 0,
    });
  }

  /** Show the next frame after this time; at once if it is 0. */
  private wait(time: number): void {
    if (time > 0) this.timer = setTimeout(() => this.next(), time);
    else if (this.queue.length > 0) this.next();
  }

  /** How long a frame is displayed. A frame that asks the viewer does not wait. */
  private timeFor(frame: Seen): number {
    const left = LONGEST_TURN * this.speed() - this.spent;
    const times = frame.news
      .filter((news) => isByOthers(news, frame))
      .map(({ kind }) => this.pacing.time(kind));
    const time = isAsked(frame) ? 0 : Math.min(Math.max(0, ...times) * this.speed(), left);
    const begins = isAsked(frame) || frame.news.some(({ kind }) => kind === this.pacing.turn);
    this.spent = begins ? 0 : this.spent + time;
    return time;
  }

  private isTogether(one: Seen, other: Seen): boolean {
    const [first, second] = [one, other].map(({ news }) => this.weightiest(news));
    return (
      first !== undefined &&
      first.player === second?.player &&
      first.kind === second.kind &&
      this.pacing.together.includes(first.kind)
    );
  }

  private weightiest(news: Happening[]): Happening | undefined {
    const weight = ({ kind }: Happening) => this.pacing.time(kind);
    return news.toSorted((a, b) => weight(b) - weight(a))[0];
  }

  /** Record what the others do between two decisions of the viewer. */
  private remember(frame: Seen): void {
    const before = this.story.at(-1);
    if (before !== undefined && isAsked(before)) this.story = [before];
    this.story.push(frame);
    if (isAsked(frame) && hasOthers(this.story)) this.finished = this.story;
  }
}

/** The fields that are not part of a game's frames: they are shown at once. */
function beside({ line, code, said, autoPass, refused, failures, hint }: Seen): Omit<Seen, FramePart> {
  return { line, code, said, autoPass, refused, failures, hint };
}

type FramePart = "you" | "seq" | "view" | "table" | "at" | "canUndo" | "log" | "news";

/** Whether somebody else did this: a bot playing the viewer's seat counts as somebody else. */
function isByOthers({ player }: Happening, { you, table }: Seen): boolean {
  return player >= 0 && (player !== you || table?.seats[you]?.substituted === true);
}

function hasOthers(story: Seen[]): boolean {
  return story.slice(1).some((frame) => frame.news.some((news) => isByOthers(news, frame)));
}

/** Whether the viewer must decide in this frame. */
export function isAsked({ view, you, table }: Pick<Seen, "view" | "you" | "table">): boolean {
  return (
    you >= 0 &&
    table?.state === "playing" &&
    table.seats[you]?.substituted !== true &&
    view?.decision?.player === you
  );
}
