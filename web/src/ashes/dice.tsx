// Dice as faces: one die, a player's pools, and dice to choose from.
import { showing } from "../art";
import { type DiceKind, type DiceLevel, die } from "../art/dice";
import { addressOf } from "../art/draw";
import { list, say } from "../language";
import type { Option } from "../protocol";
import { pick } from "../table/menu";
import { doesOf, isAnswered } from "../table/play";
import type { Choices } from "./choices";
import { nextWay } from "./gathering";
import { type Counts, diceOf, faceOf, inHandOrder, MAGICS, magicOf } from "./view";

const addresses = new Map<string, string>();

function dieAddress(kind: string): string {
  let address = addresses.get(kind);
  if (address === undefined) {
    const drawn = die(magicOf(kind) as DiceKind, faceOf(kind) as DiceLevel);
    address = addressOf(drawn);
    addresses.set(kind, address);
  }
  return address;
}

export function Die({ kind }: { kind: string }) {
  return <span class="die" style={showing(dieAddress(kind))} />;
}

/** A die in words: "natural die, power symbol". */
export function dieInWords(kind: string): string {
  return say("ashes-die", { what: kind });
}

/** "3 × natural die, class symbol" for each kind. */
export function diceInWords(counts: Counts): string {
  const words = Object.entries(counts).map(([kind, n]) => say("ashes-dice-of-a-kind", { n, what: kind }));
  return words.length > 0 ? list(words) : say("ashes-no-dice");
}

/** What a click on a die of a pool does. */
interface UseOfDie {
  label: string;
  chosen?: boolean;
  options: Option[];
  click(element: HTMLElement): void;
}

function byOptions(choices: Choices, options: Option[]): UseOfDie {
  return {
    label: list(options.map(choices.play.says), "more"),
    options,
    click: (element) => isAnswered(choices.play) || pick(options, element, choices.act),
  };
}

/**
 * What can be done with copy number `copy` of a kind in a player's active pool: pay, turn, exhaust, use its power.
 */
function useOfDie(choices: Choices, seat: number, kind: string, copy: number): UseOfDie | null {
  const { play, gathering, payment, gathered } = choices;
  const mine = seat === choices.you;
  if (mine && gathering === "pay") {
    const chosen = copy < payment.filter((paid) => paid === kind).length;
    const at = payment.findIndex((paid, index) => paid !== kind && choices.instead(index).includes(kind));
    if (chosen) return { label: dieInWords(kind), chosen, options: [], click: () => {} };
    if (at < 0) return null;
    const swapped = payment.map((old, index) => (index === at ? kind : old));
    return { label: dieInWords(kind), options: [], click: () => choices.change({ payment: swapped }) };
  }
  if (mine && (gathering === "turning" || gathering === "meditate" || gathering === "exhaust")) {
    const places = (choices.view.gathering?.dice?.dice ?? []).flatMap((die, at) =>
      die.kind === kind ? [at] : [],
    );
    const place = places[copy];
    const full = gathering !== "exhaust" && Object.keys(gathered.dice).length >= choices.turns;
    if (place === undefined || (full && gathered.dice[place] === undefined)) return null;
    return {
      label: dieInWords(gathered.dice[place] ?? kind),
      chosen: gathered.dice[place] !== undefined,
      options: [],
      click: () => clickDie(choices, place),
    };
  }
  if (gathering !== null) return null;
  const owner = choices.view.seats[seat]?.phoenixborn?.n;
  const options = play.options.filter(
    (option) =>
      (option.verb === "exhaust" && option.what === kind && option.card_number === owner) ||
      (mine && copy === 0 && option.verb === "activate" && isPowerOf(option, kind)),
  );
  return options.length > 0 ? byOptions(choices, options) : null;
}

const isPowerOf = (option: Option, kind: string): boolean =>
  faceOf(kind) === "power" && option.card === `${magicOf(kind)}_magic`;

/** Turn a die to its next face, select it, or deselect it. */
function clickDie(choices: Choices, index: number): void {
  const all = choices.view.gathering?.dice;
  if (!all) return;
  const dice = { ...choices.gathered.dice };
  const to = nextWay(all, index, dice[index]);
  if (to === null) delete dice[index];
  else dice[index] = to;
  choices.change({ dice });
}

/** Dice with an index among equal ones. */
function withCopies(kinds: string[]): { kind: string; copy: number }[] {
  return kinds.map((kind, at) => ({
    kind,
    copy: kinds.slice(0, at).filter((other) => other === kind).length,
  }));
}

function PoolDie({ kind, use, className = "" }: { kind: string; use: UseOfDie | null; className?: string }) {
  const zoom = `${magicOf(kind)}_magic`;
  if (use === null)
    return (
      <span class={`die-place ${className}`} data-zoom={zoom} title={dieInWords(kind)}>
        <Die kind={kind} />
      </span>
    );
  return (
    <button
      type="button"
      class={`die-place glows ${className} ${use.chosen ? "chosen" : ""}`}
      data-zoom={zoom}
      data-does={doesOf(use.options)}
      aria-label={use.label}
      aria-pressed={use.chosen}
      onClick={(event) => use.click(event.currentTarget)}
    >
      <Die kind={kind} />
    </button>
  );
}

/** The dice of a player. Clickable dice glow. */
export function Pools({ choices, seat }: { choices: Choices; seat: number }) {
  const dice = choices.view.seats[seat]?.dice;
  if (!dice) return null;
  const mine = seat === choices.you;
  const rolled = choices.play.news.some((news) => news.kind === "rolled" && news.player === seat);
  const readied = (magic: string) =>
    mine ? choices.play.options.filter((option) => option.verb === "take" && option.what === magic) : [];
  return (
    <div class="pools" {...(mine ? { "data-zone": "dice" } : {})}>
      <div
        class={`pool-active ${rolled ? "rolled" : ""}`}
        role="group"
        aria-label={say("ashes-active-dice", { dice: diceInWords(dice.active) })}
        key={rolled ? `r${choices.view.round}` : "calm"}
      >
        {withCopies(diceOf(dice.active)).map(({ kind, copy }, index) => (
          <PoolDie key={index} kind={kind} use={useOfDie(choices, seat, kind, copy)} />
        ))}
      </div>
      <div
        class="pool-exhausted"
        role="group"
        aria-label={say("ashes-exhausted-dice", { dice: diceInWords(dice.exhausted) })}
        title={say("ashes-exhausted-pool")}
      >
        {MAGICS.flatMap((magic) =>
          Array.from({ length: dice.exhausted[magic] ?? 0 }, (_, index) => (
            <PoolDie
              key={`${magic}${index}`}
              kind={`${magic}_basic`}
              className="spent"
              use={readied(magic).length > 0 ? byOptions(choices, readied(magic)) : null}
            />
          )),
        )}
      </div>
    </div>
  );
}

/** The payment as it would be made; a click on a die replaces it by another possible one. */
export function Payment({ choices }: { choices: Choices }) {
  const demands = choices.view.payment?.demands ?? [];
  return (
    <div class="dice-row" role="group" aria-label={say("ashes-payment")}>
      {choices.payment.map((kind, index) => {
        const others = choices.instead(index);
        const next = others[(others.indexOf(kind) + 1) % others.length] ?? kind;
        const payWith = (wanted: string) =>
          choices.change({ payment: choices.payment.map((old, at) => (at === index ? wanted : old)) });
        return (
          <button
            type="button"
            class={`die-choice ${others.length > 1 ? "changeable" : ""}`}
            key={`${demands[index]?.what}${index}`}
            disabled={others.length < 2}
            title={dieInWords(kind)}
            aria-label={
              others.length > 1
                ? say("ashes-pay-other", { die: dieInWords(kind), other: dieInWords(next) })
                : dieInWords(kind)
            }
            onClick={() => payWith(next)}
          >
            <Die kind={kind} />
            {others.length > 1 && <i aria-hidden="true">⇄</i>}
          </button>
        );
      })}
    </div>
  );
}

/** My active dice to choose from, to turn or to exhaust. */
export function DiceChoice({ choices, turn }: { choices: Choices; turn: boolean }) {
  const all = choices.view.gathering?.dice;
  const { dice } = choices.gathered;
  const full = turn && Object.keys(dice).length >= choices.turns;
  if (!all) return null;
  const shown = all.dice
    .map(({ kind }, index) => ({ kind, index }))
    .sort((one, other) => inHandOrder(one.kind, other.kind));
  return (
    <div class="dice-row" role="group" aria-label={say("ashes-my-dice")}>
      {shown.map(({ kind, index }) => {
        const to = dice[index];
        return (
          <button
            type="button"
            class={`die-choice changeable ${to ? (turn ? "turned" : "spent-choice") : ""}`}
            key={index}
            disabled={full && !to}
            aria-pressed={to !== undefined}
            title={dieInWords(to ?? kind)}
            aria-label={
              to && turn
                ? say("ashes-die-turned", { die: dieInWords(kind), other: dieInWords(to) })
                : dieInWords(kind)
            }
            onClick={() => clickDie(choices, index)}
          >
            <Die kind={turn ? (to ?? kind) : kind} />
            {turn && to && <i aria-hidden="true">↻</i>}
          </button>
        );
      })}
      {shown.length === 0 && <span class="note">{say("ashes-no-dice")}</span>}
    </div>
  );
}
