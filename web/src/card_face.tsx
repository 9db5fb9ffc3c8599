// The face of a card, as drawn by its game, in units of its own width, so that it looks the same at any size; a
// narrow one leaves its text to the zoom and shows only the gist.
import { pictureOf, showing } from "./art";
import { factsOf, sayingOf } from "./card_facts";
import type { CardProps } from "./kit";
import { kitOf } from "./kits";
import { sayAloud } from "./language";
import { memo } from "./memo";
import { PlainFace } from "./plain/face";

/** A card, face up. It is redrawn only if something printed on it changes. */
export const CardFace = memo((card: CardProps) => {
  const Face = kitOf(card.game)?.Face ?? PlainFace;
  return <Face {...card} />;
});

/** A card in words, for screen readers: its type, cost and text. */
export function describeCard(card: CardProps): string {
  const { kind, lines = [] } = sayingOf(card.game, card.edition, card.id);
  return sayAloud([...(kitOf(card.game)?.describe(card) ?? (kind ? [kind] : [])), ...lines].filter(Boolean));
}

/** A card reduced to its frame and picture, in one element. */
export function CardGlimpse({ id, game, edition }: CardProps) {
  const kit = kitOf(game);
  const frame = kit?.frameOf(factsOf(game, edition, id)) ?? "plain-face";
  return <span class={`face plain ${frame}`} style={kit ? showing(pictureOf(id)) : {}} />;
}
