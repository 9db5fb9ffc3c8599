// Dice as faces: one die, a player's pools, and dice to choose from.
import { showing } from "../art";
import { type DiceKind, type DiceLevel, die } from "../art/dice";
import { addressOf } from "../art/draw";
import { list, say } from "../language";
import { pick } from "../table/menu";
import { isAnswered } from "../table/play";
import type { Desk } from "./desk";
import { type Counts, diceOf, FACES, faceOf, MAGICS, magicOf } from "./view";

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
  const words = Object.entries(counts).map(([kind, n]) => say("phoenix-dice", { n, what: kind }));
  return words.length > 0 ? list(words) : say("phoenix-no-dice");
}

/** The dice of a player. A power die whose power can be used now glows. */
export function Pools({ desk, seat }: { desk: Desk; seat: number }) {
  const dice = desk.view.seats[seat]?.dice;
  if (!dice) return null;
  const mine = seat === desk.you;
  const rolled = desk.play.news.some((news) => news.kind === "rolled" && news.player === seat);
  const seen = new Set<string>();
  return (
    <div class="pools" {...(mine ? { "data-zone": "dice" } : {})}>
      <div
        class={`pool-active ${rolled ? "rolled" : ""}`}
        role="group"
        aria-label={say("phoenix-active-dice", { dice: diceInWords(dice.active) })}
        key={rolled ? `r${desk.view.round}` : "calm"}
      >
        {diceOf(dice.active).map((kind, index) => {
          const powers =
            mine && faceOf(kind) === "power" && !seen.has(kind) && desk.gathering === null
              ? desk.play.options.filter(
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
              aria-label={powers.map(desk.says).join(", ")}
              onClick={(event) => isAnswered(desk.play) || pick(powers, event.currentTarget, desk.act)}
            >
              <Die kind={kind} />
            </button>
          );
        })}
      </div>
      <div
        class="pool-exhausted"
        role="group"
        aria-label={say("phoenix-exhausted-dice", { dice: diceInWords(dice.exhausted) })}
        title={say("phoenix-exhausted-pool")}
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
export function Payment({ desk }: { desk: Desk }) {
  const demands = desk.view.payment?.demands ?? [];
  return (
    <div class="dice-row" role="group" aria-label={say("phoenix-payment")}>
      {desk.payment.map((kind, index) => {
        const others = desk.instead(index);
        const next = others[(others.indexOf(kind) + 1) % others.length] ?? kind;
        const payWith = (wanted: string) =>
          desk.change({ payment: desk.payment.map((old, at) => (at === index ? wanted : old)) });
        return (
          <button
            type="button"
            class={`die-choice ${others.length > 1 ? "changeable" : ""}`}
            key={`${demands[index]}${index}`}
            disabled={others.length < 2}
            title={dieInWords(kind)}
            aria-label={
              others.length > 1
                ? say("phoenix-pay-other", { die: dieInWords(kind), other: dieInWords(next) })
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
export function DiceChoice({ desk, turn }: { desk: Desk; turn: boolean }) {
  const active = diceOf(desk.me?.dice.active ?? {});
  const { dice } = desk.gathered;
  const full = turn && Object.keys(dice).length >= desk.turns;
  const next = (index: number, kind: string): string | null => {
    if (!turn) return dice[index] ? null : kind;
    const order = [...FACES].reverse().filter((face) => face !== faceOf(kind));
    const at = dice[index] ? order.indexOf(faceOf(dice[index] as string)) : -1;
    const face = order[at + 1];
    return face ? `${magicOf(kind)}_${face}` : null;
  };
  const click = (index: number, kind: string) => {
    const changed = { ...dice };
    const to = next(index, kind);
    if (to === null) delete changed[index];
    else changed[index] = to;
    desk.change({ dice: changed });
  };
  return (
    <div class="dice-row" role="group" aria-label={say("phoenix-my-dice")}>
      {active.map((kind, index) => {
        const to = dice[index];
        return (
          <button
            type="button"
            class={`die-choice changeable ${to ? (turn ? "turned" : "spent-choice") : ""}`}
            key={`${kind}${index}`}
            disabled={full && !to}
            aria-pressed={to !== undefined}
            title={dieInWords(to ?? kind)}
            aria-label={
              to && turn
                ? say("phoenix-die-turned", { die: dieInWords(kind), other: dieInWords(to) })
                : dieInWords(kind)
            }
            onClick={() => click(index, kind)}
          >
            <Die kind={turn ? (to ?? kind) : kind} />
            {turn && to && <i aria-hidden="true">↻</i>}
          </button>
        );
      })}
      {active.length === 0 && <span class="note">{say("phoenix-no-dice")}</span>}
    </div>
  );
}
