// The face of a card. It is drawn in units of its own width, so it looks the same at any size;
// a narrow one leaves its text to the zoom and shows only what it is about.
import { fetchPictures, pictureOf, pictures } from "./art";
import { factsOf, type Gist, sayingOf } from "./cards";
import { Amount, Icon } from "./icons";
import { canSay, cardName, say } from "./language";
import { useStore } from "./store";

export interface CardProps {
  id: string;
  game: string;
  edition: string;
  /** What it costs now, where that is not what is printed. */
  price?: number;
}

export function Picture({ id }: { id: string }) {
  useStore(pictures);
  fetchPictures();
  const address = pictureOf(id);
  return address ? <img class="picture" src={address} alt="" draggable={false} /> : <span class="picture" />;
}

export function Gists({ gist }: { gist: Gist[] }) {
  return (
    <span class="gist" aria-hidden="true">
      {gist.slice(0, 4).map(([what, amount], index) => (
        <span class={`amount ${what}`} key={`${what}${index}`}>
          {amount !== "" && <b>{amount}</b>}
          <Icon of={what} />
        </span>
      ))}
    </span>
  );
}

/** The class of a card's frame: its faction, or that it is a monster. */
export function frameOf(facts: { type: string; faction?: string }): string {
  return facts.type === "monster" ? "monster" : (facts.faction ?? "none");
}

/** A card of Ascension, face up. */
export function CardFace({ id, game, edition, price }: CardProps) {
  const facts = factsOf(game, edition, id);
  const lines = sayingOf(game, edition, id).lines ?? [];
  const cost = price ?? facts.cost;
  const frame = frameOf(facts);
  const isBought = facts.zone !== "starter";
  return (
    <span class={`face ${frame} ${facts.type}`}>
      <span class="name">{cardName(id)}</span>
      {isBought && cost !== undefined && (
        <Amount of={facts.cost_in === "power" ? "power" : "runes"} className={`cost ${price !== undefined && price !== facts.cost ? "changed" : ""}`}>
          {cost}
        </Amount>
      )}
      <span class="art">
        <Picture id={id} />
      </span>
      <span class="kind">{kindOf(facts)}</span>
      <span class="text">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {lines.length === 0 && facts.gist && <Gists gist={facts.gist} />}
      </span>
      {facts.gist && <Gists gist={facts.gist} />}
      {typeof facts.honor === "number" && facts.honor > 0 && (
        <Amount of="honor" className="worth">
          {facts.honor}
        </Amount>
      )}
    </span>
  );
}

/** "Mechana construct", "Monster", ... */
export function kindOf(facts: { type: string; faction?: string }): string {
  const key = `kind-${facts.type}-${facts.faction ?? "none"}`;
  return canSay(key) ? say(key) : canSay(`kind-${facts.type}`) ? say(`kind-${facts.type}`) : "";
}

export function CardBack({ game }: { game: string }) {
  return <span class={`back ${game}`} aria-hidden="true" />;
}
