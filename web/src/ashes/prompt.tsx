// The question at a table of Ashes, its reason, and its answers, with previews for those that take several steps.
import { factsOf } from "../card_facts";
import { Emblem, Icon } from "../icons";
import { cardName, list, say, sayTo } from "../language";
import type { Option } from "../protocol";
import { settings } from "../settings";
import { useStore } from "../store";
import {
  Because,
  HintLine,
  isCoached,
  Onlooking,
  promptClass,
  questionOf,
  UsualAnswers,
} from "../table/prompt";
import { useMoment } from "../table/reset_state";
import { StandIn } from "../table/story";
import { BattleLine } from "./battle";
import { type Choices, ORDERS } from "./choices";
import { inTray } from "./choosing";
import { DiceChoice, Die, Payment } from "./dice";
import { Costs, costOf } from "./face";
import { Reacting, Window } from "./reactions";

/** Answers that consist of a word only. */
const WORDS = ["pass", "done", "yes", "no"];

/** The text of a question while a selection is made for it. */
function question(choices: Choices): string {
  const { gathering, play } = choices;
  if (choices.early === "choosing")
    return say("ashes-first-five-count", {
      count: choices.gathered.cards.length,
      most: choices.view.gathering?.cards?.most ?? 0,
    });
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

/** The actions left to the active player. */
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
      class={`${promptClass(play)} ${play.table.window && play.you >= 0 ? "open-window" : ""}`}
      aria-label={say("question")}
      aria-busy={answering}
      data-zone="prompt"
      data-seq={play.seq}
    >
      {play.coach?.content}
      <ActionsLeft choices={choices} />
      <div class="question" hidden={gathering === null && isCoached(play)}>
        <p>{question(choices)}</p>
        {choices.early === "choosing" && <p class="because">{questionOf(play)}</p>}
        <BattleLine choices={choices} />
        <Because play={play} />
        <Onlooking play={play} />
        {choices.gathered.mode === null && (
          <HintLine play={play} says={(option) => onButton(choices, option)} />
        )}
        {!mine && play.table.seats.some((seat) => seat.thinking) && <span class="dots" aria-hidden="true" />}
      </div>
      {gathering === "pay" && <Payment choices={choices} />}
      {(gathering === "turning" || (gathering === "meditate" && choices.turns > 0)) && (
        <DiceChoice choices={choices} turn />
      )}
      {gathering === "exhaust" && <DiceChoice choices={choices} turn={false} />}
      <div class="answers">
        <StandIn play={play} />
        <Window choices={choices} />
        {choices.gathered.mode === null && (mine || play.table.window === null) && (
          <UsualAnswers play={play} />
        )}
        {mine && <Answers choices={choices} />}
        <EarlyAnswer choices={choices} />
      </div>
    </section>
  );
}

/** The answer to what is not asked yet: it can be taken back until it is. */
function EarlyAnswer({ choices }: { choices: Choices }) {
  if (choices.early === null) return null;
  if (choices.early === "chosen")
    return (
      <button type="button" onClick={choices.chooseAgain} data-key="Escape">
        {say("ashes-cancel")}
      </button>
    );
  return (
    <button
      type="button"
      class="primary"
      disabled={choices.confirm === undefined}
      onClick={choices.confirm}
      data-key="e"
    >
      <Icon of="check" />
      {confirming(choices, choices.gathered.cards.length)}
    </button>
  );
}

/** The label of the button that sends a selection of this many. */
function confirming({ gathering, view }: Choices, count: number): string {
  return say(`ashes-confirm-${gathering}`, { count, most: view.gathering?.cards?.most ?? 0 });
}

/** An answer as worded on its button, also for hints. */
export function onButton(choices: Choices, option: Option): string {
  const { play, view, gathering } = choices;
  if (option.verb === "pass" && view.decision?.prompt === "turn") return say("ashes-pass-and-end");
  if (option.verb === "done" && gathering !== null) return confirming(choices, 0);
  return play.says(option);
}

function Answers({ choices }: { choices: Choices }) {
  const { play, view, gathering, gathered } = choices;
  const prompt = view.decision?.prompt ?? "";
  const [passing, setPassing] = useMoment(view, false);
  const [wasting, setWasting] = useMoment(gathered, false);
  const suggested = view.decision?.suggested;
  const answering = useStore(play.answered) === play.seq;
  const offered = (verb: string) => play.options.find((option) => option.verb === verb);

  if (wasting)
    return (
      <div class="reminder" role="alertdialog" aria-label={say("end-sure")}>
        <p>{say("ashes-meditate-nothing", { count: choices.turns })}</p>
        <button type="button" onClick={choices.confirm} data-key="e">
          {say("ashes-meditate-anyway")}
        </button>
        <button type="button" class="primary" onClick={() => setWasting(false)} data-key="Escape">
          {say("ashes-choose-on")}
        </button>
      </div>
    );
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
          onClick={choices.isWasteful ? () => setWasting(true) : choices.confirm}
          data-key="e"
        >
          <Icon of="check" />
          {confirming(
            choices,
            gathering === "exhaust" || gathering === "turning"
              ? Object.keys(gathered.dice).length
              : gathered.cards.length,
          )}
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
      else if (last?.verb === "pass") play.act(last.code, "end");
      else if (last) play.act(last.code);
    };
    if (passing)
      return (
        <div class="reminder" role="alertdialog" aria-label={say("end-sure")}>
          <p>{say("still-possible", { things: list(left.map((one) => sayTo(play.reader, one))) })}</p>
          <button type="button" onClick={press} data-key="e">
            {say("ashes-pass-and-end")}
          </button>
          <button type="button" class="primary" onClick={() => setPassing(false)} data-key="Escape">
            {say("go-on")}
          </button>
        </div>
      );
    return (
      <>
        {attack && (
          <button
            type="button"
            class={suggested?.startsWith("attack") ? "primary" : ""}
            onClick={() => choices.begin("attack")}
            data-key="a"
          >
            <Icon of="defeat" />
            {say("ashes-attack")}
          </button>
        )}
        {meditate && (
          <button
            type="button"
            class={suggested === meditate.code ? "primary" : ""}
            onClick={() => choices.begin("meditate")}
            data-key="d"
          >
            <Icon of="turn" />
            {say("ashes-meditate")}
          </button>
        )}
        {last && (
          <button
            type="button"
            class={suggested === last.code || left.length === 0 ? "primary end" : "end"}
            onClick={press}
            data-key="e"
          >
            <Icon of="end" />
            {onButton(choices, last)}
          </button>
        )}
      </>
    );
  }
  const shown = shownElsewhere(choices);
  const many = play.options.filter(isDie).length > FEW;
  return (
    <>
      <AnyOrder choices={choices} />
      {play.options
        .filter((option) => !shown.has(option.code))
        .map((option, index) => (
          <button
            type="button"
            key={option.code}
            class={`${option.code === suggested ? "primary" : ""} ${many && isDie(option) ? "lies-open" : ""}`}
            onClick={() => play.act(option.code)}
            data-key={option.verb === "pass" ? "p" : String(index + 1)}
            aria-description={option.about && sayTo(play.reader, option.about)}
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

/** For order that rarely matters: answer everything that is left at once. */
function AnyOrder({ choices }: { choices: Choices }) {
  const { play, view } = choices;
  if (!ORDERS.includes(view.decision?.prompt ?? "")) return null;
  return (
    <button type="button" onClick={choices.takeAnyOrder} data-key="o">
      {say("ashes-any-order")}
      <span class="unseen">{list(play.options.map(play.says), "more")}</span>
    </button>
  );
}

/** With more dice than this, players click the pools if there is room to show them all. */
const FEW = 6;

const isDie = (option: Option): boolean => /^(ceremonial|charm|illusion|natural)/.test(option.what ?? "");

/** The content of a button: a die as its face, a reaction with its cost. */
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
      {option.about && (
        <small class="answer-about" aria-hidden="true">
          {sayTo(choices.play.reader, option.about)}
        </small>
      )}
    </>
  );
}

const BUTTONS = ["react", "use", "counter", "guard", "respark", "split", "resolve", "take", "exhaust"];

/** Options answered by a click on a visible card or die; if there are few, they have buttons too. */
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
