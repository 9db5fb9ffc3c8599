// A card on the table: it glows when something can be done with it, and a click does it.
import type { ComponentChildren } from "preact";
import { CardFace } from "../card";
import { cardName, list } from "../language";
import type { Option } from "../protocol";
import { hasFinger, settings } from "../settings";
import { useTurn } from "./dealing";
import { pick } from "./menu";
import { comesIntoSight } from "./motion";
import type { Play } from "./play";
import { chanceOf } from "./prompt";
import { zoomed } from "./zoom";

interface CardButtonProps {
  play: Play;
  /** The card's number, stable within a game; it lets the card glide. */
  number?: number;
  id: string;
  edition: string;
  options?: Option[];
  price?: number;
  className?: string;
  /** What is said of it besides its name: "used", "2 left", ... */
  state?: string;
  /** With a finger, look at it large before doing anything. */
  lookFirst?: boolean;
  describe: (option: Option) => string;
  /** Another face than the usual one. */
  children?: ComponentChildren;
}

function InTurn({ number, children }: { number: number | undefined; children: ComponentChildren }) {
  return useTurn(comesIntoSight(number)) ? children : null;
}

export function CardButton(props: CardButtonProps) {
  const {
    play,
    number,
    id,
    edition,
    options = [],
    price,
    className = "",
    state,
    lookFirst,
    describe,
  } = props;
  const hinted = options.some((option) => option.code === play.hint?.option);
  const chance = options.map((option) => chanceOf(play.hint, option.code)).find(Boolean);
  const can = options.length > 0; // while an answer is on its way too: going dark and bright again would only flicker
  const label = [cardName(id), state, options.length > 0 && list(options.map(describe))]
    .filter(Boolean)
    .join(". ");
  const click = (event: MouseEvent) => {
    const element = event.currentTarget as HTMLElement;
    const byFinger =
      (event as PointerEvent).pointerType === "touch" ||
      ((event as PointerEvent).pointerType === undefined && hasFinger());
    if ((lookFirst && byFinger && settings.get().lookFirst && event.detail > 0) || options.length === 0)
      zoomed.set({
        id,
        beside: null,
        options: play.live ? options : [],
        ...(price === undefined ? {} : { price }),
      });
    else {
      zoomed.set(null);
      if (!play.answering.get()) pick(options, element, play.act);
    }
  };
  return (
    <button
      type="button"
      class={`card ${className} ${can ? "glows" : ""} ${hinted ? "hinted" : ""}`}
      data-card={number}
      data-zoom={id}
      data-price={price}
      aria-label={label}
      onClick={click}
    >
      {props.children ?? (
        <InTurn number={number}>
          <CardFace id={id} game={play.table.game} edition={edition} price={price} />
        </InTurn>
      )}
      {chance && <span class="estimate">{chance}</span>}
    </button>
  );
}
