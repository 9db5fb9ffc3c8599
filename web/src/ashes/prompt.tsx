// What is asked at a table of Ashes, why, and the answers: with previews for what takes several steps.
import { factsOf } from "../card_facts";
import { Emblem, Icon } from "../icons";
import { cardName, say, sayParts } from "../language";
import type { Option } from "../protocol";
import { settings } from "../settings";
import { useStore } from "../store";
import { HintLine, Onlooking, questionOf, UsualAnswers } from "../table/prompt";
import { useMoment } from "../table/reset_state";
import { BattleLine } from "./battle";
import { inTray } from "./choosing";
import type { Desk } from "./desk";
import { FIVE } from "./desk";
import { DiceChoice, Die, Payment } from "./dice";
import { Costs, costOf } from "./face";
import { Reacting, Window } from "./reactions";
import { numbered } from "./view";

/** Answers that are words alone. */
const WORDS = ["pass", "done", "yes", "no"];

/** What a question is called while something is gathered for it. */
function question(desk: Desk): string {
  const { gathering, play } = desk;
  if (play.options.length > 0 && gathering === "attack")
    return say(
      desk.gathered.cards.length === 0
        ? "phoenix-gather-attackers"
        : desk.gathered.target < 0
          ? "phoenix-gather-target"
          : "phoenix-gather-attack",
    );
  if (play.options.length > 0 && gathering === "meditate")
    return say("phoenix-gather-meditate", { count: desk.turns });
  if (play.options.length > 0 && gathering === "pay")
    return say("phoenix-gather-pay", {
      others: desk.payment.some((_, index) => desk.instead(index).length > 1) ? "yes" : "no",
    });
  if (play.options.length > 0 && gathering === "turning")
    return say("phoenix-gather-turn", { count: desk.turns });
  if (play.options.length > 0 && desk.view.decision?.prompt === "turn" && desk.view.player === desk.you) {
    const { main_done, sides } = desk.view;
    if (main_done || sides === 0) return say("phoenix-turn", { main: main_done ? 0 : 1, side: sides });
  }
  return questionOf(play);
}

/** The actions that are left to whose turn it is. */
function ActionsLeft({ desk }: { desk: Desk }) {
  const { view } = desk;
  if (view.phase !== "turns" || view.player === null || view.outcome) return null;
  const actions = [
    { kind: "main", left: view.main_done ? 0 : 1 },
    { kind: "side", left: view.sides },
  ];
  return (
    <span class="actions-left">
      {actions.map(({ kind, left }) => {
        const label = say(`phoenix-${kind}-left`, { left });
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
              {say(`phoenix-${kind}`)}
              {left > 1 && ` ×${left}`}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** Why it is asked: what is happening, if it is not our own turn's course. */
function reason(desk: Desk): { key: string; args: Record<string, string | number> } | null {
  const names = numbered(desk.view);
  const event = desk.view.events.at(-1);
  const card = event?.card === undefined ? "" : (names.get(event.card) ?? "");
  if (event?.event === "damage")
    return {
      key: "phoenix-reason-damage",
      args: {
        card,
        amount: event.amount ?? 0,
        source: names.get(event.source ?? -1) ?? "",
        known: names.has(event.source ?? -1) ? "yes" : "no",
      },
    };
  if (event?.event === "destruction") return { key: "phoenix-reason-destruction", args: { card } };
  if (event?.event === "use") {
    const targets = (event.targets ?? []).flatMap((target) => names.get(target) ?? []);
    return {
      key: "phoenix-reason-use",
      args: { card, target: targets.join(","), known: targets.length > 0 ? "yes" : "no" },
    };
  }
  return null;
}

export function AshesPrompt({ desk }: { desk: Desk }) {
  const { play, gathering } = desk;
  const answering = useStore(play.answered) === play.seq;
  const mine = play.options.length > 0;
  const why = mine && gathering !== "pay" ? reason(desk) : null;
  const because = play.view.decision?.card;
  const line = why
    ? sayParts(why.key, why.args)
    : mine && because
      ? sayParts("because", { card: because })
      : [];
  return (
    <section
      class={`prompt ${mine ? "asked" : ""} ${play.table.window && play.you >= 0 ? "open-window" : ""}`}
      aria-label={say("question")}
      aria-busy={desk.busy || answering}
      data-zone="prompt"
      data-seq={play.seq}
    >
      <ActionsLeft desk={desk} />
      <div class="question">
        <p>{question(desk)}</p>
        {why === null && <BattleLine desk={desk} />}
        {line.length > 0 && (
          <p class="because">
            {line.map((part, index) =>
              part.card ? (
                <span class="card-name" data-zoom={part.card} key={`${part.card}${index}`}>
                  {part.text}
                </span>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
        <Onlooking play={play} />
        {desk.gathered.mode === null && <HintLine play={play} describe={desk.says} />}
        {!mine && play.table.seats.some((seat) => seat.thinking) && <span class="dots" aria-hidden="true" />}
      </div>
      {gathering === "pay" && <Payment desk={desk} />}
      {(gathering === "turning" || (gathering === "meditate" && desk.turns > 0)) && (
        <DiceChoice desk={desk} turn />
      )}
      {gathering === "exhaust" && <DiceChoice desk={desk} turn={false} />}
      <div class="answers">
        <Window desk={desk} />
        {desk.gathered.mode === null && play.table.window === null && <UsualAnswers play={play} />}
        {mine && <Answers desk={desk} />}
      </div>
    </section>
  );
}

function Answers({ desk }: { desk: Desk }) {
  const { play, view, gathering, gathered } = desk;
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
              aria-label={say("phoenix-pile-fewer")}
              disabled={gathered.pile === 0}
              onClick={() => desk.change({ pile: gathered.pile - 1, dice: {} })}
            >
              −
            </button>
            <span>{say("phoenix-from-pile", { count: gathered.pile })}</span>
            <button
              type="button"
              aria-label={say("phoenix-pile-more")}
              disabled={gathered.pile >= (desk.me?.draw_count ?? 0)}
              onClick={() => desk.change({ pile: gathered.pile + 1 })}
            >
              +
            </button>
          </span>
        )}
        {prompt === "turn" && (
          <button type="button" onClick={desk.cancel} data-key="Escape">
            {say("phoenix-cancel")}
          </button>
        )}
        <button
          type="button"
          class="primary"
          disabled={desk.confirm === undefined || answering}
          onClick={desk.confirm}
          data-key="e"
        >
          <Icon of="check" />
          {say(`phoenix-confirm-${gathering}`, {
            count:
              gathering === "five"
                ? gathered.ids.length
                : gathering === "exhaust" || gathering === "turning"
                  ? Object.keys(gathered.dice).length
                  : gathered.cards.length,
            most: FIVE,
          })}
        </button>
      </>
    );

  if (prompt === "turn") {
    const meditate = offered("meditate");
    const attack = offered("attack_phoenixborn");
    const last = offered("end") ?? offered("pass");
    const idle = play.options.length <= 2;
    const press = () => {
      if (last?.verb === "pass" && !idle && settings.get().remind && !passing) setPassing(true);
      else if (last) play.act(last.code);
    };
    if (passing)
      return (
        <div class="reminder" role="alertdialog" aria-label={say("phoenix-pass-sure")}>
          <p>{say("phoenix-pass-sure")}</p>
          <button type="button" onClick={press} data-key="e">
            {say("phoenix-pass-anyway")}
          </button>
          <button type="button" class="primary" onClick={() => setPassing(false)} data-key="Escape">
            {say("go-on")}
          </button>
        </div>
      );
    return (
      <>
        {attack && (
          <button type="button" class="primary" onClick={() => desk.act("~attack:0")} data-key="a">
            <Icon of="defeat" />
            {say("phoenix-attack")}
          </button>
        )}
        {meditate && (
          <button type="button" onClick={() => desk.act("~meditate:0")} data-key="d">
            <Icon of="turn" />
            {say("phoenix-meditate")}
          </button>
        )}
        {last && (
          <button
            type="button"
            class={last.verb === "end" || idle ? "primary end" : "end"}
            onClick={press}
            data-key="e"
          >
            <Icon of="end" />
            {desk.says(last)}
          </button>
        )}
      </>
    );
  }
  const shown = shownElsewhere(desk);
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
            <Answer desk={desk} option={option} />
          </button>
        ))}
      {play.options.some((option) => option.verb === "react" || option.verb === "use") && (
        <Reacting desk={desk} />
      )}
    </>
  );
}

const isDie = (option: Option): boolean => /^(ceremonial|charm|illusion|natural)/.test(option.what ?? "");

/** What a button says: a die as its face, a reaction with its cost. */
function Answer({ desk, option }: { desk: Desk; option: Option }) {
  const said = desk.says(option);
  if (option.what && isDie(option)) {
    const owners = new Set(desk.play.options.map((other) => other.card_number));
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
function shownElsewhere(desk: Desk): Set<string> {
  const { options } = desk.play;
  const shown =
    desk.view.phase === "draft"
      ? options.filter((option) => !WORDS.includes(option.verb))
      : options.filter(
          (option) => option.card !== undefined && ![...WORDS, ...BUTTONS].includes(option.verb),
        );
  return new Set([...shown, ...inTray(desk)].map((option) => option.code));
}
