// The face of a card of which only the name and text are known.
import { sayingOf } from "../card_facts";
import { fittingSize } from "../fit";
import type { CardProps } from "../kit";
import { cardName } from "../language";
import { hueOf, signOf } from "./sign";

export function PlainFace({ id, game, edition }: CardProps) {
  const { lines = [], kind } = sayingOf(game, edition, id);
  const name = cardName(id);
  return (
    <span class="face plain-face">
      <span class="title">
        <span class={name.length > 15 ? "name long" : "name"}>{name}</span>
      </span>
      <span class="plain-sign" style={{ "--hue": hueOf(id) }} aria-hidden="true">
        {signOf(id, name)}
      </span>
      <span class="text" style={{ fontSize: `calc(${fittingSize(lines, 87, 45)} * var(--hundredth))` }}>
        {kind && <i>{kind}</i>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
