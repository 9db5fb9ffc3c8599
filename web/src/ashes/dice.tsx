// Dice as faces: one die, a player's pools, and dice to choose from.
import { showing } from "../art";
import { type DiceKind, type DiceLevel, die } from "../art/dice";
import { addressOf } from "../art/draw";
import { list, say } from "../language";
import { pick } from "../table/menu";
import { isAnswered } from "../table/play";
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

/** The dice of a player. A power die whose power can be used now glows. */
export function Pools({ choices, seat }: { choices: Choices; seat: number }) {
  const dice = choices.view.seats[seat]?.dice;
  if (!dice) return null;
  const mine = seat === choices.you;
  const rolled = choices.play.news.some((news) => news.kind === "rolled" && news.player === seat);
  const seen = new Set<string>();
  return (
    <div class="pools" {...(mine ? { "data-zone": "dice" } : {})}>
      <div
        class={`pool-active ${rolled ? "rolled" : ""}`}
        role="group"
        aria-label={say("ashes-active-dice", { dice: diceInWords(dice.active) })}
        key={rolled ? `r${choices.view.round}` : "calm"}
      >
        {diceOf(dice.active).map((kind, index) => {
          const powers =
            mine && faceOf(kind) === "power" && !seen.has(kind) && choices.gathering === null
              ? choices.play.options.filter(
                  (option) => option.verb === "activate" && option.card === `${magicOf(kind)}_magic`,
                )
              : [];
          if (powers.length === 0)
            return (
              <span
                class="die-place"
                key={index}
                data-zoom={`${magicOf(kind)}_magic`}
                title={dieInWords(kind)}
              >
                <Die kind={kind} />
              </span>
            );
          seen.add(kind);
          return (
            <button
              type="button"
              class="die-place glows"
              key={index}
              data-zoom={`${magicOf(kind)}_magic`}
              aria-label={list(powers.map(choices.play.says), "more")}
              onClick={(event) => isAnswered(choices.play) || pick(powers, event.currentTarget, choices.act)}
            >
              <Die kind={kind} />
            </button>
          );
        })}
      </div>
      <div
        class="pool-exhausted"
        role="group"
        aria-label={say("ashes-exhausted-dice", { dice: diceInWords(dice.exhausted) })}
        title={say("ashes-exhausted-pool")}
      >
        {MAGICS.flatMap((magic) =>
          Array.from({ length: dice.exhausted[magic] ?? 0 }, (_, index) => (
            <span class="die-place spent" key={`${magic}${index}`}>
              <Die kind={`${magic}_basic`} />
            </span>
          )),
        )}
      </div>
    </div>
  );
}

/** The payment as it would be made; a click on a die takes another that would do as well. */
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

/** My active dice to be chosen: to be turned to another face, or to be exhausted. */
export function DiceChoice({ choices, turn }: { choices: Choices; turn: boolean }) {
  const all = choices.view.gathering?.dice;
  const { dice } = choices.gathered;
  const full = turn && Object.keys(dice).length >= choices.turns;
  if (!all) return null;
  const click = (index: number) => {
    const changed = { ...dice };
    const to = nextWay(all, index, dice[index]);
    if (to === null) delete changed[index];
    else changed[index] = to;
    choices.change({ dice: changed });
  };
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
            onClick={() => click(index)}
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
