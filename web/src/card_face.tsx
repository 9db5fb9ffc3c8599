// The face of a card. It is drawn in units of its own width, so it looks the same at any size;
// a narrow one leaves its text to the zoom and shows only what it is about.

import { backOf, drawing, fetchPictures, pictureOf, showing } from "./art";
import { AshesFace, magicOfCard } from "./ashes/face";
import { factsOf, type Gist, sayingOf } from "./card_facts";
import { fittingSize } from "./fit";
import { Badge, Emblem } from "./icons";
import { canSay, cardName, say } from "./language";
import { memo } from "./memo";
import { useStore } from "./store";

export interface CardProps {
  id: string;
  game: string;
  edition: string;
  /** What it costs now, where that is not what is printed. */
  price?: number | undefined;
}

export function Picture({ id }: { id: string }) {
  useStore(drawing);
  fetchPictures();
  const address = pictureOf(id);
  return <span class="picture" style={showing(address)} />;
}

/** What a card is about, in small pictures. */
export function Gists({ gist }: { gist: Gist[] }) {
  return (
    <span class="gist" aria-hidden="true">
      {gist.slice(0, 4).map(([what, amount], index) => (
        <span class="bit" key={`${what}${index}`}>
          {amount !== "" && <b>{amount}</b>}
          <Emblem of={what} />
        </span>
      ))}
    </span>
  );
}

/** The class of a card's frame: its faction, or that it is a monster. */
export function frameOf(facts: { type: string; faction?: string }): string {
  return facts.type === "monster" ? "monster" : (facts.faction ?? "none");
}

/** A card, face up. It is drawn once for all moves in which nothing printed on it changes. */
export const CardFace = memo((card: CardProps) =>
  card.game === "ashes" ? <AshesFace id={card.id} /> : <AscensionFace {...card} />,
);

/** A card of which only its frame and its picture are seen, in one element. */
export function PlainFace({ id, game, edition }: CardProps) {
  const facts = factsOf(game, edition, id);
  const frame = game === "ashes" ? `ashes-face ${magicOfCard(facts)}` : frameOf(facts);
  const address = pictureOf(id);
  return <span class={`face plain ${frame}`} style={showing(address)} />;
}

function AscensionFace({ id, game, edition, price }: CardProps) {
  const facts = factsOf(game, edition, id);
  const lines = sayingOf(game, edition, id).lines ?? [];
  const cost = price ?? facts.cost;
  const frame = frameOf(facts);
  const worth = typeof facts.honor === "number" && facts.honor > 0;
  return (
    <span class={`face ${frame} ${facts.type} ${worth ? "worthy" : ""}`}>
      <span class="title">
        <span class={cardName(id).length > 15 ? "name long" : "name"}>{cardName(id)}</span>
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

/** "Mechana construct", "Monster", ... */
export function kindOf(facts: { type: string; faction?: string }): string {
  for (const key of [`faction-${facts.faction}.${facts.type}`, `term-${facts.type}`])
    if (canSay(key)) {
      const kind = say(key);
      return kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
    }
  return "";
}

export function CardBack({ game }: { game: "ascension" | "ashes" }) {
  useStore(drawing);
  fetchPictures();
  const address = backOf(game);
  return <span class="back" style={showing(address)} />;
}
