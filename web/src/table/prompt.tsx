// The prompt: what is asked of whom and why, and the buttons that answer it.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lineSays, rangeSays } from "../analysis/words";
import { Icon } from "../icons";
import { list, partsTo, say, sayTo } from "../language";
import { fetchWords } from "../more_words";
import type { Hint, Option } from "../protocol";
import { isPlayedByBot, type Play, seatName } from "./play";
import { StandIn } from "./story";
import { Words } from "./words";

/** The question in words. */
export function questionOf(play: Play): string {
  const { view, table, you } = play;
  const decision = view.decision;
  if (view.outcome || table.state === "over") return say("game-over");
  if (isPlayedByBot(play)) return say(`stand-in-${table.seats[you]?.why || "left"}`);
  if (decision === null || decision.player === null || decision.prompt === null) return say("waiting");
  if (decision.player !== you) return say("waiting-for", { name: seatName(table, decision.player) });
  if (play.behind) return say("waiting");
  return sayTo(play.reader, decision.say);
}

/** The classes of the prompt: whether we are asked, and whether a bot answers for us. */
export function promptClass(play: Play): string {
  return `prompt ${play.options.length > 0 ? "asked" : ""} ${isPlayedByBot(play) ? "stand-in" : ""}`;
}

/** Whether the coach's text suffices: at the end, and if the question is only what to do next. */
export function isCoached({ coach, view }: Play): boolean {
  return coach !== undefined && (coach.ended || view.decision === null || view.decision.prompt === "turn");
}

interface PromptProps {
  play: Play;
  /** An answer is being sent, or several answers are given automatically. */
  busy?: boolean;
  /** What the player has to spend, and the like. */
  resources?: ComponentChildren;
  /** The answers that are not cards. */
  children?: ComponentChildren;
}

export function Prompt({ play, busy, resources, children }: PromptProps) {
  const mine = play.options.length > 0;
  return (
    <section
      class={promptClass(play)}
      aria-label={say("question")}
      aria-busy={busy}
      data-zone="prompt"
      data-seq={play.seq}
    >
      {resources}
      {play.coach?.content}
      <div class="question" hidden={isCoached(play)}>
        <p>{questionOf(play)}</p>
        <Because play={play} />
        <Onlooking play={play} />
        <HintLine play={play} />
        {!mine && play.table.seats.some((seat) => seat.thinking) && <span class="dots" aria-hidden="true" />}
      </div>
      <div class="answers">
        <StandIn play={play} />
        {children}
      </div>
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

/** Tells a visitor who found no free seat why they cannot play. */
export function Onlooking({ play }: { play: Play }) {
  if (play.you >= 0 || play.table.state !== "playing") return null;
  return <p class="because">{say("seats-taken")}</p>;
}

/** An option's chance to win as a range, if the hint has one: it is never known exactly. */
export function chanceOf(hint: Hint | null, code: string): string {
  const chance = hint?.are === "chances" ? hint.estimates[code] : undefined;
  return chance === undefined ? "" : rangeSays(chance, hint?.errors[code] ?? 0);
}

const RUNNERS_UP = 2;

/** What a bot would do with the rest of the turn, how sure it is, why, and its alternatives. */
export function HintLine({ play, says = play.says }: { play: Play; says?: (option: Option) => string }) {
  const { hint, options } = play;
  const [spoken, setSpoken] = useState(false);
  const reasons = hint?.because.length ?? 0;
  useEffect(() => {
    if (reasons > 0)
      fetchWords("study").then(
        () => setSpoken(true),
        () => {},
      );
  }, [reasons]);
  const best = options.find((option) => option.code === hint?.option);
  if (hint === null || best === undefined || play.coach) return null;
  const chance = chanceOf(hint, best.code);
  const what = hint.plan.length > 1 ? lineSays(hint.plan, play.reader) : says(best);
  const others = options
    .filter((option) => option !== best && chanceOf(hint, option.code))
    .sort((a, b) => (hint.estimates[b.code] ?? 0) - (hint.estimates[a.code] ?? 0))
    .slice(0, RUNNERS_UP)
    .map((option) => `${says(option)} (${chanceOf(hint, option.code)})`);
  const because = spoken ? hint.because.map((key) => say(`hint-reason-${key}`)) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long hint is scrolled, also by keys
    <p class="hint-says" tabIndex={0}>
      {say("hint-says", { what })}
      {chance && ` (${say("hint-chance", { chance })})`}
      {because.length > 0 && "."}
      {because.length > 0 && (
        <span class="hint-because"> {say("hint-because", { reasons: list(because) })}</span>
      )}
      {others.length > 0 && (
        <span class="hint-next"> {say("hint-next", { things: list(others, "more") })}</span>
      )}
    </p>
  );
}

/** Undo and hint, which every game has. */
export function UsualAnswers({ play }: { play: Play }) {
  if (
    play.coach?.ended ||
    !play.live ||
    play.view.outcome ||
    play.table.state !== "playing" ||
    isPlayedByBot(play)
  )
    return null;
  const canAsk =
    !play.canUndo &&
    play.canAskUndo &&
    play.options.length > 0 &&
    play.table.undo === null &&
    play.table.window === null;
  const alone = play.table.seats.every(
    ({ kind, substituted }, seat) => seat === play.you || kind === "bot" || substituted,
  );
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
          <span class="words">{play.canUndo || alone ? say("undo") : say("undo-ask")}</span>
        </button>
      )}
    </>
  );
}
