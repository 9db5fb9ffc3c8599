// An analysis in progress: requested once, then polled until it is done.
import type { GameAnalysis, StudySource } from "../protocol";
import { Refused, server } from "../server";
import { Store } from "../store";

export interface Fed {
  found: GameAnalysis | null;
  /** Why there is none, or why it stopped. */
  refused: string;
}

/** The requests it makes; replaced in tests. */
export interface Asked {
  analyse: (source: StudySource) => Promise<GameAnalysis>;
  analysis: (id: string) => Promise<GameAnalysis>;
}

const EVERY = 1000; // milliseconds

export class Feed {
  readonly fed = new Store<Fed>({ found: null, refused: "" });
  private readonly source: () => Promise<StudySource>;
  private readonly asked: Asked;
  private readonly every: number;
  private closed = false;

  constructor(source: () => Promise<StudySource>, asked: Asked = server, every = EVERY) {
    this.source = source;
    this.asked = asked;
    this.every = every;
  }

  /** Start the analysis, or continue it. */
  async start(): Promise<void> {
    try {
      let found = await this.asked.analyse(await this.source());
      while (!this.closed) {
        this.fed.set({ found, refused: "" });
        if (found.state !== "working") return;
        await new Promise((then) => setTimeout(then, this.every));
        if (this.closed) return;
        found = await this.asked.analysis(found.id);
      }
    } catch (error) {
      this.fed.update({ refused: error instanceof Refused ? error.refusal.reason : "trouble" });
    }
  }

  close(): void {
    this.closed = true;
  }
}
