// Cards in play as tiles: units with their numbers and tokens, stacks of ready spells, attachments.
import type { ComponentChildren } from "preact";
import { factsOf } from "../card_facts";
import { Picture } from "../card_parts";
import { Emblem } from "../icons";
import { list, nameOnCard, say } from "../language";
import { longestWord } from "../names";
import { CardButton } from "../table/card_button";
import { Coming, comingInWords, comingTo } from "./battle";
import type { Choices } from "./choices";
import { Die } from "./dice";
import { magicOfCard } from "./face";
import type { InPlay } from "./view";

type Place = "battlefield" | "spellboard" | "attached" | "seat";

/** A card button whose clicks may also select the card. */
export function Tile(props: {
  choices: Choices;
  card: InPlay;
  place: Place;
  seat: number;
  className: string;
  state?: string;
  children: ComponentChildren;
}) {
  const { choices, card, place, seat } = props;
  return (
    <CardButton
      play={{ ...choices.play, act: choices.act }}
      number={card.n}
      id={card.id}
      edition=""
      options={choices.optionsOf(card.n, card.id, place, seat)}
      className={`${props.className} ${magicOfCard(factsOf("ashes", "", card.id))} ${
        choices.isChosen(card.n) ? "chosen" : ""
      }`}
      {...(props.state ? { state: props.state } : {})}
    >
      {props.children}
    </CardButton>
  );
}

/** The symbols on tokens, which may first appear in the middle of a move. */
export const TOKEN_SIGNS = ["wound", "exhaustion", "status"];

/** The tokens on a card in words. */
export function tokensInWords(card: InPlay): string[] {
  return [
    card.wounds ? say("count-wounds", { n: card.wounds }) : "",
    card.exhaustion ? say("count-exhaustion", { n: card.exhaustion }) : "",
    card.status ? say("count-status", { n: card.status }) : "",
    card.charms ? say("ashes-dice-of-a-kind", { n: card.charms, what: "charm_power" }) : "",
  ].filter(Boolean);
}

export function Tokens({ card, wounds = true }: { card: InPlay; wounds?: boolean }) {
  return (
    <span class="token-row" aria-hidden="true">
      {wounds && card.wounds && <Token of="wound" count={card.wounds} />}
      {card.exhaustion && <Token of="exhaustion" count={card.exhaustion} />}
      {card.status && <Token of="status" count={card.status} />}
      {card.charms && (
        <span class="token">
          <Die kind="charm_power" />
          {card.charms > 1 && <b>{card.charms}</b>}
        </span>
      )}
    </span>
  );
}

function Token({ of, count }: { of: string; count: number }) {
  return (
    <span class={`token ${of}`} key={`${of}${count}`}>
      <Emblem of={of} />
      <b>{count}</b>
    </span>
  );
}

/** A number that changes during the game, marked if it differs from the printed one. */
function Stat({ of, value, printed, rest }: { of: string; value: number; printed: unknown; rest?: string }) {
  const change = typeof printed === "number" && printed !== value ? (value > printed ? "up" : "down") : "";
  return (
    <span class={`stat ${of} ${change}`}>
      <Emblem of={of} />
      <b>
        {value}
        {rest && <small>{rest}</small>}
      </b>
    </span>
  );
}

const lifeLeft = (card: InPlay): number => Math.max(0, (card.life ?? 0) - (card.wounds ?? 0));

function UnitFace({ card, coming }: { card: InPlay; coming: number }) {
  const facts = factsOf("ashes", "", card.id);
  const left = lifeLeft(card);
  return (
    <>
      <Picture id={card.id} />
      <span class="unit-name" style={{ "--longest": longestWord(nameOnCard(card.id)) }}>
        {nameOnCard(card.id)}
      </span>
      <Tokens card={card} />
      <span class="unit-stats" aria-hidden="true">
        <Stat of="attack" value={card.attack ?? 0} printed={facts.attack} />
        <Stat
          of="life"
          value={left}
          printed={facts.life}
          {...(card.wounds ? { rest: `/${card.life ?? 0}` } : {})}
        />
        <Stat of="recover" value={card.recover ?? 0} printed={facts.recover} />
      </span>
      {card.bypass && <span class="flag">{say("ability-bypass")}</span>}
      {card.exhaustion && <span class="veil" aria-hidden="true" />}
      <Coming amount={coming} left={left} />
    </>
  );
}

export function Unit({ choices, card, seat }: { choices: Choices; card: InPlay; seat: number }) {
  const fight = choices.view.attack;
  const role = fight
    ? fight.attackers.includes(card.n)
      ? "attacker"
      : fight.blockers.includes(card.n)
        ? "blocker"
        : fight.target === card.n
          ? "target"
          : ""
    : "";
  const state = list([
    say("ashes-stats", { attack: card.attack ?? 0, life: lifeLeft(card), recover: card.recover ?? 0 }),
    ...(card.exhaustion ? [say("ashes-exhausted")] : []),
    ...tokensInWords(card),
    ...(card.bypass ? [say("ability-bypass")] : []),
    ...(role ? [say(`term-${role}`)] : []),
    ...comingInWords(choices, card.n),
  ]);
  const controlled = card.owner !== seat;
  return (
    <div class={`unit-place ${card.exhaustion ? "exhausted" : ""} ${card.attached ? "altered" : ""} ${role}`}>
      <Tile
        choices={choices}
        card={card}
        place="battlefield"
        seat={seat}
        className={`unit ${card.destroyed ? "destroyed" : ""} ${controlled ? "controlled" : ""}`}
        state={state}
      >
        <UnitFace card={card} coming={comingTo(choices, card.n)} />
      </Tile>
      {card.attached && (
        <span class="attachments">
          {card.attached.map((alteration) => (
            <Tile
              key={alteration.n}
              choices={choices}
              card={alteration}
              place="attached"
              seat={seat}
              className="attachment"
              state={list(tokensInWords(alteration), "more")}
            >
              <AttachedFace card={alteration} />
            </Tile>
          ))}
        </span>
      )}
    </div>
  );
}

function AttachedFace({ card }: { card: InPlay }) {
  return (
    <>
      <Picture id={card.id} />
      <span class="unit-name">{nameOnCard(card.id)}</span>
      <Tokens card={card} />
    </>
  );
}

/** Copies of a ready spell as one stack; each copy keeps its own tokens. */
export function Stack({ choices, copies, seat }: { choices: Choices; copies: InPlay[]; seat: number }) {
  const [first] = copies as [InPlay];
  const spent = copies.filter((copy) => copy.exhaustion).length;
  const able = copies.find((copy) => !copy.exhaustion) ?? first;
  const meditating = choices.gathering === "meditate";
  const several = copies.length > 1 && !meditating;
  return (
    <div class={`stack-place ${spent === copies.length ? "exhausted" : ""} ${several ? "several" : ""}`}>
      {(meditating ? copies : [able]).map((card) => (
        <Tile
          key={meditating ? card.n : first.id}
          choices={choices}
          card={card}
          place="spellboard"
          seat={seat}
          className={`spell ${card.cancelled ? "destroyed" : ""}`}
          state={list([
            ...(copies.length > 1 ? [say("ashes-focus-copies", { count: copies.length, spent })] : []),
            ...(spent === copies.length ? [say("ashes-exhausted")] : []),
            ...copies.flatMap(tokensInWords),
          ])}
        >
          <Picture id={card.id} />
          <span class="unit-name">{nameOnCard(card.id)}</span>
          <span class="copies" aria-hidden="true">
            {copies.map((copy) => (
              <span class="copy" key={copy.n}>
                {copies.length > 1 && <i class={copy.exhaustion ? "spent" : ""} />}
                <Tokens card={copy} />
              </span>
            ))}
          </span>
        </Tile>
      ))}
      {several && (
        <span class="focus-count" aria-hidden="true">
          ×{copies.length}
        </span>
      )}
    </div>
  );
}
