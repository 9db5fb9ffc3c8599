// The face of an Ascension card: cost, type, text and worth.
import { factsOf, sayingOf } from "../card_facts";
import { Gists, Picture } from "../card_parts";
import { fittingSize } from "../fit";
import { Badge, Emblem } from "../icons";
import type { CardProps } from "../kit";
import { canSay, cardName, say } from "../language";
import { longestWord } from "../names";

/** The class of a card's frame: its faction, or monster. */
export function frameOf(facts: { type: string; faction?: string }): string {
  return facts.type === "monster" ? "monster" : (facts.faction ?? "none");
}

/** A card, face up. */
export function AscensionFace({ id, game, edition, price }: CardProps) {
  const facts = factsOf(game, edition, id);
  const lines = sayingOf(game, edition, id).lines ?? [];
  const cost = price ?? facts.cost;
  const frame = frameOf(facts);
  const worth = typeof facts.honor === "number" && facts.honor > 0;
  return (
    <span class={`face ${frame} ${facts.type} ${worth ? "worthy" : ""}`}>
      <span class="title">
        <span class={nameClass(cardName(id))}>{cardName(id)}</span>
        {facts.zone !== "starter" && cost !== undefined && (
          <Badge
            of={facts.cost_in === "power" ? "power" : "runes"}
            className={price !== undefined && price !== facts.cost ? "cost changed" : "cost"}
          >
            {cost}
          </Badge>
        )}
      </span>
      <span class="art">
        <Picture id={id} />
      </span>
      <span class="kind">
        <Emblem of={frame} />
        <span class={kindOf(facts).length > 22 ? "long" : ""}>{kindOf(facts)}</span>
      </span>
      <span class="text" style={{ fontSize: `calc(${fittingSize(lines, 87, 43)} * var(--hundredth))` }}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {lines.length === 0 && facts.gist && <Gists gist={facts.gist} />}
      </span>
      {facts.gist && <Gists gist={facts.gist} />}
      {worth && (
        <Badge of="honor" className="worth">
          {facts.honor}
        </Badge>
      )}
    </span>
  );
}

/** A card in words, for screen readers: its type, cost and worth. */
export function describe({ id, game, edition, price }: CardProps): string[] {
  const facts = factsOf(game, edition, id);
  const cost = price ?? facts.cost;
  const what = facts.cost_in === "power" ? "power" : "runes";
  return [
    kindOf(facts),
    ...(facts.zone === "starter" || cost === undefined
      ? []
      : [say("cost-in-words", { cost: say("amount", { what, n: cost }) })]),
    ...(typeof facts.honor === "number" && facts.honor > 0
      ? [say("amount", { what: "honor", n: facts.honor })]
      : []),
  ];
}

/**
 * The class for the size of a name: long names, and names with long words, are set smaller so that no word is broken.
 */
function nameClass(name: string): string {
  return `name ${name.length > 15 ? "long" : ""} ${longestWord(name) > 11 ? "long-word" : ""}`;
}

/** "Mechana construct", "Monster", ... */
function kindOf(facts: { type: string; faction?: string }): string {
  for (const key of [`faction-${facts.faction}.${facts.type}`, `term-${facts.type}`])
    if (canSay(key)) {
      const kind = say(key);
      return kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
    }
  return "";
}
