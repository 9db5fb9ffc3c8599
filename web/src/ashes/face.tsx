// The face of an Ashes card: cost, type, text and strength.

import { type Facts, factsOf, sayingOf } from "../card_facts";
import { Picture } from "../card_parts";
import { fittingSize } from "../fit";
import { Emblem } from "../icons";
import type { CardProps } from "../kit";
import { cardName, list, nameOnCard, say } from "../language";
import { longestWord } from "../names";
import { MAGICS } from "./view";

interface Price {
  count: number | string;
  magic: string;
  face: string;
}

export interface Cost {
  action: "main" | "side" | null;
  exhaust: boolean;
  discard: number;
  dice: Price[];
}

export const costOf = (facts: Facts): Cost | undefined => facts.cost as unknown as Cost | undefined;

/** The symbol of a die, as in costs. */
export function DieSign({ magic, face }: { magic: string; face: string }) {
  return <span class={`emblem sign-${magic}-${face}`} aria-hidden="true" />;
}

/** A card in words, for screen readers: its type and cost. */
export function describe({ id }: CardProps): string[] {
  const facts = factsOf("ashes", "", id);
  const cost = costOf(facts);
  const parts = (cost?.dice ?? []).map(({ magic, face, count }) => {
    if (magic === "any") return say("ashes-any-dice", { count: Number(count) || 1 });
    const die = say("ashes-die", { what: `${magic}_${face}` });
    return Number(count) > 1 ? `${die} ×${count}` : die;
  });
  if (cost?.action) parts.unshift(say(`ashes-${cost.action}`));
  return [kindOfCard(facts), ...(parts.length > 0 ? [say("cost-in-words", { cost: list(parts) })] : [])];
}

/** A card's cost, in symbols. */
export function Costs({ cost }: { cost: Cost }) {
  const total = cost.dice.reduce((sum, price) => sum + (Number(price.count) || 1), cost.action ? 1 : 0);
  return (
    <span class={`costs ${total > 4 ? "many" : ""}`} aria-hidden="true">
      {cost.action && <Emblem of={`${cost.action}_action`} />}
      {cost.dice.flatMap((price) =>
        Array.from({ length: Number(price.count) || 1 }, (_, index) => (
          <DieSign key={`${price.magic}${price.face}${index}`} magic={price.magic} face={price.face} />
        )),
      )}
      {cost.exhaust && <Emblem of="exhaust_cost" />}
      {Array.from({ length: cost.discard }, (_, index) => (
        <Emblem key={index} of="discard_cost" />
      ))}
    </span>
  );
}

/** The magic whose colours a card has: that of its cost, or of the card that summons it. */
export function magicOfCard(facts: Facts): string {
  const own = (facts.magic as string[] | undefined)?.[0];
  if (own) return own;
  for (const producer of (facts.produced_by as string[] | undefined) ?? []) {
    const [found] = (factsOf("ashes", "", producer).magic as string[] | undefined) ?? [];
    if (found) return found;
  }
  return facts.type === "phoenixborn" ? "phoenixborn" : "none";
}

export function kindOfCard(facts: Facts): string {
  if (!facts.type) return "";
  const kind = say(`term-${facts.type.replaceAll("_", "-")}`);
  return kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
}

/** A word of more letters is wider than the smallest card, and may be broken. */
const ONE_LINE = 16;

/** A long name is set smaller, and one that would need three lines smaller still. */
function nameClass(name: string): string {
  const wide = longestWord(name) > ONE_LINE;
  return `name ${name.length > 18 ? "long" : ""} ${wide ? "parted" : ""} ${wide && name.length > 30 ? "long-word" : ""}`;
}

/** A card, or a dice power, which is shown like one. */
export function AshesFace({ id }: { id: string }) {
  const facts = factsOf("ashes", "", id);
  const lines = sayingOf("ashes", "", id).lines ?? [];
  const name = cardName(id);
  const cost = costOf(facts);
  const power = MAGICS.find((magic) => id === `${magic}_magic`);
  return (
    <span class={`face ashes-face ${power ?? magicOfCard(facts)} ${facts.type}`}>
      <span class="title">
        <span class={nameClass(name)}>{longestWord(name) > ONE_LINE ? nameOnCard(id) : name}</span>
      </span>
      <span class="art">{power ? <DieSign magic={power} face="power" /> : <Picture id={id} />}</span>
      {cost && <Costs cost={cost} />}
      <span class="kind">
        <span>{power ? say("ashes-dice-power") : kindOfCard(facts)}</span>
        {facts.unique_to !== undefined && <b class="unique">{cardName(String(facts.unique_to))}</b>}
      </span>
      <span class="text" style={{ fontSize: `calc(${sizeOf(lines, facts)} * var(--hundredth))` }}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <PrintedStats facts={facts} />
    </span>
  );
}

/** The text size that fits below the picture, in hundredths of the card's width. */
function sizeOf(lines: string[], facts: Facts): number {
  return fittingSize(
    lines,
    87,
    facts.type === "phoenixborn" ? 31 : facts.life === undefined ? 48.5 : 35.5,
    1,
  );
}

function PrintedStats({ facts }: { facts: Facts }) {
  const stats = (
    facts.type === "phoenixborn" ? ["battlefield", "life", "spellbook"] : ["attack", "life", "recover"]
  ).filter((stat) => facts[stat] !== undefined);
  if (stats.length === 0) return null;
  return (
    <span class="printed-stats" aria-hidden="true">
      {stats.map((stat) => (
        <span key={stat} class={`stat ${stat}`}>
          <Emblem of={stat} />
          <b>{String(facts[stat])}</b>
        </span>
      ))}
    </span>
  );
}
