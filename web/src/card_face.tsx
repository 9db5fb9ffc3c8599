// The face of a card, as its game draws it. It is drawn in units of its own width, so it looks the same at any size;
// a narrow one leaves its text to the zoom and shows only what it is about.
import { pictureOf, showing } from "./art";
import { factsOf } from "./card_facts";
import type { CardProps } from "./kit";
import { kitOf } from "./kits";
import { memo } from "./memo";
import { PlainFace } from "./plain/face";

/** A card, face up. It is drawn once for all moves in which nothing printed on it changes. */
export const CardFace = memo((card: CardProps) => {
  const Face = kitOf(card.game)?.Face ?? PlainFace;
  return <Face {...card} />;
});

/** A card of which only its frame and its picture are seen, in one element. */
export function CardGlimpse({ id, game, edition }: CardProps) {
  const kit = kitOf(game);
  const frame = kit?.frameOf(factsOf(game, edition, id)) ?? "plain-face";
  return <span class={`face plain ${frame}`} style={kit ? showing(pictureOf(id)) : {}} />;
}
