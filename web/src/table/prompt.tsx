// The one place to look at: what is asked of whom and why, and the buttons that answer it.
import type { ComponentChildren } from "preact";
import { Icon } from "../icons";
import { list, type Part, partsTo, say, sayTo } from "../language";
import type { Hint } from "../protocol";
import { type Play, seatName } from "./play";

/** What is asked, in words. */
export function questionOf(play: Play): string {
  const { view, table, you } = play;
  const decision = view.decision;
  if (view.outcome || table.state === "over") return say("game-over");
  if (decision === null || decision.player === null || decision.prompt === null) return say("waiting");
  if (decision.player !== you) return say("waiting-for", { name: seatName(table, decision.player) });
  return sayTo(play.reader, decision.say);
}

interface PromptProps {
  play: Play;
  /** An answer is on its way, or several answers follow each other by themselves. */
  busy?: boolean;
  /** What the player has to spend, and the like. */
  resources?: ComponentChildren;
  /** The answers that are no cards. */
  children?: ComponentChildren;
}

export function Prompt({ play, busy, resources, children }: PromptProps) {
  const mine = play.options.length > 0;
  return (
    <section
      class={`prompt ${mine ? "asked" : ""}`}
      aria-label={say("question")}
      aria-busy={busy}
      data-zone="prompt"
      data-seq={play.seq}
    >
      {resources}
      <div class="question">
        <p>{questionOf(play)}</p>
        <Because play={play} />
        <Onlooking play={play} />
        <HintLine play={play} />
        {!mine && play.table.seats.some((seat) => seat.thinking) && <span class="dots" aria-hidden="true" />}
      </div>
      <div class="answers">{children}</div>
    </section>
  );
}

/** Why it is asked. */
export function Because({ play }: { play: Play }) {
  const because = play.options.length > 0 ? play.view.decision?.because : undefined;
  return because === undefined ? null : (
    <p class="because">
      <Words parts={partsTo(play.reader, because)} />
    </p>
  );
}

/** Words in which the names of cards can be looked at. */
export function Words({ parts }: { parts: Part[] }) {
  return (
    <>
      {parts.map((part, index) =>
        part.card ? (
          <span class="card-name" data-zoom={part.card} key={`${part.card}${index}`}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </>
  );
}

/** Whoever came for a seat and found none reads here why they cannot play. */
export function Onlooking({ play }: { play: Play }) {
  if (play.you >= 0 || play.table.state !== "playing") return null;
  return <p class="because">{say("seats-taken")}</p>;
}

/** An option's chance to win, if the hint tells one. */
export function chanceOf(hint: Hint | null, code: string): string {
  const chance = hint?.are === "chances" ? hint.estimates[code] : undefined;
  return chance === undefined ? "" : say("estimate", { value: 100 * chance });
}

const RUNNERS_UP = 2;

/** What a bot would do, how sure it is, and what it would do else. */
export function HintLine({ play }: { play: Play }) {
  const { hint, options } = play;
  const best = options.find((option) => option.code === hint?.option);
  if (hint === null || best === undefined) return null;
  const chance = chanceOf(hint, best.code);
  const others = options
    .filter((option) => option !== best && chanceOf(hint, option.code))
    .sort((a, b) => (hint.estimates[b.code] ?? 0) - (hint.estimates[a.code] ?? 0))
    .slice(0, RUNNERS_UP)
    .map((option) => `${play.says(option)} (${chanceOf(hint, option.code)})`);
  return (
    <p class="hint-says">
      {say("hint-says", { what: play.says(best) })}
      {chance && ` (${say("hint-chance", { chance })})`}
      {others.length > 0 && (
        <span class="hint-next"> {say("hint-next", { things: list(others, "more") })}</span>
      )}
    </p>
  );
}

/** Undo and hint: what every game has. */
export function UsualAnswers({ play }: { play: Play }) {
  if (!play.live || play.view.outcome) return null;
  const canAsk = !play.canUndo && play.options.length > 0 && play.table.undo === null;
  return (
    <>
      {play.table.settings.hints && play.options.length > 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => play.send({ t: "hint" })}
          title={say("hint-why")}
          data-key="h"
        >
          <Icon of="hint" />
          <span class="words">{say("hint")}</span>
        </button>
      )}
      {(play.canUndo || canAsk) && (
        <button
          type="button"
          class="quiet"
          onClick={() => play.send({ t: "undo" })}
          title={play.canUndo ? say("undo-why") : say("undo-ask-why")}
          data-key="u"
        >
          <Icon of="undo" />
          <span class="words">{play.canUndo ? say("undo") : say("undo-ask")}</span>
        </button>
      )}
    </>
  );
}
