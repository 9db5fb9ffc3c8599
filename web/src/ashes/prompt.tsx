// What is asked at a table of Ashes, why, and the answers: with previews for what takes several steps.
import { factsOf } from "../card_facts";
import { Emblem, Icon } from "../icons";
import { cardName, list, say, sayTo } from "../language";
import type { Option } from "../protocol";
import { settings } from "../settings";
import { useStore } from "../store";
import { Because, HintLine, Onlooking, questionOf, UsualAnswers } from "../table/prompt";
import { useMoment } from "../table/reset_state";
import { BattleLine } from "./battle";
import type { Choices } from "./choices";
import { inTray } from "./choosing";
import { DiceChoice, Die, Payment } from "./dice";
import { Costs, costOf } from "./face";
import { Reacting, Window } from "./reactions";

/** Answers that are words alone. */
const WORDS = ["pass", "done", "yes", "no"];

/** What a question is called while something is gathered for it. */
function question(choices: Choices): string {
  const { gathering, play } = choices;
  if (play.options.length > 0 && gathering === "attack")
    return say(
      choices.gathered.cards.length === 0
        ? "ashes-gather-attackers"
        : choices.gathered.target < 0
          ? "ashes-gather-target"
          : "ashes-gather-attack",
    );
  if (play.options.length > 0 && gathering === "meditate")
    return say("ashes-gather-meditate", { count: choices.turns });
  if (play.options.length > 0 && gathering === "pay")
    return say("ashes-gather-pay", {
      others: choices.payment.some((_, index) => choices.instead(index).length > 1) ? "yes" : "no",
    });
  if (play.options.length > 0 && gathering === "turning")
    return say("ashes-gather-turn", { count: choices.turns });
  return questionOf(play);
}

/** The actions that are left to whose turn it is. */
function ActionsLeft({ choices }: { choices: Choices }) {
  const { view } = choices;
  if (view.phase !== "turns" || view.player === null || view.outcome) return null;
  const actions = [
    { kind: "main", left: view.main_done ? 0 : 1 },
    { kind: "side", left: view.sides },
  ];
  return (
    <span class="actions-left">
      {actions.map(({ kind, left }) => {
        const label = say(`ashes-${kind}-left`, { left });
        return (
          <span
            class={`action ${left > 0 ? "" : "off"}`}
            key={kind}
            role="img"
            aria-label={label}
            title={label}
          >
            <Emblem of={`${kind}_action`} />
            <span class="word">
              {say(`ashes-${kind}`)}
              {left > 1 && ` ×${left}`}
            </span>
          </span>
        );
      })}
    </span>
  );
}

export function AshesPrompt({ choices }: { choices: Choices }) {
  const { play, gathering } = choices;
  const answering = useStore(play.answered) === play.seq;
  const mine = play.options.length > 0;
  return (
    <section
      class={`prompt ${mine ? "asked" : ""} ${play.table.window && play.you >= 0 ? "open-window" : ""}`}
      aria-label={say("question")}
      aria-busy={answering}
      data-zone="prompt"
      data-seq={play.seq}
    >
      <ActionsLeft choices={choices} />
      <div class="question">
        <p>{question(choices)}</p>
        <BattleLine choices={choices} />
        <Because play={play} />
        <Onlooking play={play} />
        {choices.gathered.mode === null && <HintLine play={play} />}
        {!mine && play.table.seats.some((seat) => seat.thinking) && <span class="dots" aria-hidden="true" />}
      </div>
      {gathering === "pay" && <Payment choices={choices} />}
      {(gathering === "turning" || (gathering === "meditate" && choices.turns > 0)) && (
        <DiceChoice choices={choices} turn />
      )}
      {gathering === "exhaust" && <DiceChoice choices={choices} turn={false} />}
      <div class="answers">
        <Window choices={choices} />
        {choices.gathered.mode === null && play.table.window === null && <UsualAnswers play={play} />}
        {mine && <Answers choices={choices} />}
      </div>
    </section>
  );
}

function Answers({ choices }: { choices: Choices }) {
  const { play, view, gathering, gathered } = choices;
  const prompt = view.decision?.prompt ?? "";
  const [passing, setPassing] = useMoment(view, false);
  const answering = useStore(play.answered) === play.seq;
  const offered = (verb: string) => play.options.find((option) => option.verb === verb);

  if (gathering !== null)
    return (
      <>
        {gathering === "meditate" && (
          <span class="stepper">
            <button
              type="button"
              aria-label={say("ashes-pile-fewer")}
              disabled={gathered.pile === 0}
              onClick={() => choices.change({ pile: gathered.pile - 1, dice: {} })}
            >
              −
            </button>
            <span>{say("ashes-from-pile", { count: gathered.pile })}</span>
            <button
              type="button"
              aria-label={say("ashes-pile-more")}
              disabled={gathered.pile >= (view.gathering?.meditation?.pile?.most ?? 0)}
              onClick={() => choices.change({ pile: gathered.pile + 1 })}
            >
              +
            </button>
          </span>
        )}
        {prompt === "turn" && (
          <button type="button" onClick={choices.cancel} data-key="Escape">
            {say("ashes-cancel")}
          </button>
        )}
        <button
          type="button"
          class="primary"
          disabled={choices.confirm === undefined || answering}
          onClick={choices.confirm}
          data-key="e"
        >
          <Icon of="check" />
          {say(`ashes-confirm-${gathering}`, {
            count:
              gathering === "exhaust" || gathering === "turning"
                ? Object.keys(gathered.dice).length
                : gathered.cards.length,
            most: view.gathering?.cards?.most ?? 0,
          })}
        </button>
      </>
    );

  if (prompt === "turn") {
    const meditate = offered("meditate");
    const attack = offered("attack_phoenixborn");
    const last = offered("end") ?? offered("pass");
    const left = view.decision?.left ?? [];
    const press = () => {
      if (left.length > 0 && settings.get().remind && !passing) setPassing(true);
      else if (last) play.act(last.code);
    };
    if (passing)
      return (
        <div class="reminder" role="alertdialog" aria-label={say("end-sure")}>
          <p>{say("still-possible", { things: list(left.map((one) => sayTo(play.reader, one))) })}</p>
          <button type="button" onClick={press} data-key="e">
            {say("ashes-pass-anyway")}
          </button>
          <button type="button" class="primary" onClick={() => setPassing(false)} data-key="Escape">
            {say("go-on")}
          </button>
        </div>
      );
    return (
      <>
        {attack && (
          <button type="button" class="primary" onClick={() => choices.begin("attack")} data-key="a">
            <Icon of="defeat" />
            {say("ashes-attack")}
          </button>
        )}
        {meditate && (
          <button type="button" onClick={() => choices.begin("meditate")} data-key="d">
            <Icon of="turn" />
            {say("ashes-meditate")}
          </button>
        )}
        {last && (
          <button
            type="button"
            class={last.verb === "end" || left.length === 0 ? "primary end" : "end"}
            onClick={press}
            data-key="e"
          >
            <Icon of="end" />
            {play.says(last)}
          </button>
        )}
      </>
    );
  }
  const shown = shownElsewhere(choices);
  return (
    <>
      {play.options
        .filter((option) => !shown.has(option.code))
        .map((option, index) => (
          <button
            type="button"
            key={option.code}
            class={
              index === 0 && (option.verb === "yes" || !WORDS.includes(option.verb)) && !isDie(option)
                ? "primary"
                : ""
            }
            onClick={() => play.act(option.code)}
            data-key={option.verb === "pass" ? "p" : String(index + 1)}
          >
            <Answer choices={choices} option={option} />
          </button>
        ))}
      {play.options.some((option) => option.verb === "react" || option.verb === "use") && (
        <Reacting choices={choices} />
      )}
    </>
  );
}

const isDie = (option: Option): boolean => /^(ceremonial|charm|illusion|natural)/.test(option.what ?? "");

/** What a button says: a die as its face, a reaction with its cost. */
function Answer({ choices, option }: { choices: Choices; option: Option }) {
  const said = choices.play.says(option);
  if (option.what && isDie(option)) {
    const owners = new Set(choices.play.options.map((other) => other.card_number));
    return (
      <>
        <span class="die-in-button">
          <Die kind={option.what.includes("_") ? option.what : `${option.what}_basic`} />
        </span>
        <span class="unseen">{said}</span>
        {owners.size > 1 && option.card && <span aria-hidden="true">{cardName(option.card)}</span>}
      </>
    );
  }
  const cost = option.verb === "react" ? costOf(factsOf("ashes", "", option.card ?? "")) : undefined;
  return (
    <>
      {said}
      {cost && <Costs cost={cost} />}
    </>
  );
}

const BUTTONS = ["react", "use", "counter", "guard", "respark", "split", "resolve", "take", "exhaust"];

/** Options that are answered by a click on a card or die that lies open; a choice of few has buttons too. */
function shownElsewhere(choices: Choices): Set<string> {
  const { options } = choices.play;
  const shown =
    choices.view.phase === "draft"
      ? options.filter((option) => !WORDS.includes(option.verb))
      : options.filter(
          (option) => option.card !== undefined && ![...WORDS, ...BUTTONS].includes(option.verb),
        );
  return new Set([...shown, ...inTray(choices)].map((option) => option.code));
}
