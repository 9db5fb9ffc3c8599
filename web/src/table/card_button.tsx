// A card on the table: it glows if something can be done with it, and a click does it.
import { type ComponentChildren, isValidElement } from "preact";
import { useState } from "preact/hooks";
import { CardFace, CardGlimpse, describeCard } from "../card_face";
import type { CardProps } from "../kit";
import { cardName, list, sayAloud } from "../language";
import { allSame, type Latest, memo } from "../memo";
import type { Option } from "../protocol";
import { hasFinger, settings } from "../settings";
import { useTurn } from "./frames";
import { pick } from "./menu";
import { placeBefore } from "./motion";
import { doesOf, isAnswered, type Play } from "./play";
import { chanceOf } from "./prompt";
import { zoomed } from "./zoom";

interface CardButtonProps {
  play: Play;
  /** The card's number, stable within a game, for animating the card. */
  number?: number;
  id: string;
  edition: string;
  options?: Option[];
  price?: number;
  className?: string;
  /** What is said about it besides its name: "used", "2 left", ... */
  state?: string;
  /** Why nothing can be done with it now: "Costs 3 power, you have 1". It is dimmed, and a click says so. */
  refusal?: string | undefined;
  /** On touch screens, show it large before doing anything. */
  lookFirst?: boolean;
  /** A face other than the usual one. */
  children?: ComponentChildren;
}

interface DealtProps {
  card: CardProps;
  number: number | undefined;
}

/** The face of a card; while it moves here only its picture, and nothing for a card not seen before. */
function Dealt({ card, number }: DealtProps) {
  const [place] = useState(placeBefore(number));
  if (useTurn(place !== null)) return <CardFace {...card} />;
  return place === "table" ? <CardGlimpse {...card} /> : null;
}

const LOOKS = ["number", "id", "edition", "price", "className", "state", "refusal"] as const;

/** A card is redrawn if it looks different, or if its options change; click handlers read the current properties. */
function isSame(one: CardButtonProps, other: CardButtonProps): boolean {
  return (
    LOOKS.every((part) => one[part] === other[part]) &&
    sameFace(one.children, other.children) &&
    sameAnswers(one, other)
  );
}

/** A custom face is one component: it is the same while its properties are. */
function sameFace(one: ComponentChildren, other: ComponentChildren): boolean {
  if (one === other) return true;
  return (
    isValidElement(one) && isValidElement(other) && one.type === other.type && allSame(one.props, other.props)
  );
}

function sameAnswers(one: CardButtonProps, other: CardButtonProps): boolean {
  const [options = [], others = []] = [one.options, other.options];
  if (options.length !== others.length) return false;
  if (options.length === 0) return true;
  const [asked, then] = [one.play.view.decision, other.play.view.decision];
  return (
    one.play.hint === other.play.hint &&
    asked?.prompt === then?.prompt &&
    asked?.card === then?.card &&
    options.every(({ code, cost }, index) => code === others[index]?.code && cost === others[index]?.cost)
  );
}

export const CardButton = memo(DrawnCardButton, isSame);

function DrawnCardButton(props: CardButtonProps & Latest<CardButtonProps>) {
  const { play, number, id, edition, options = [], price, className = "", state, refusal, latest } = props;
  const hinted = options.some((option) => option.code === play.hint?.option);
  const chance = options.map((option) => chanceOf(play.hint, option.code)).find(Boolean);
  const can = options.length > 0; // even while an answer is being sent: dimming it in between would only flicker
  const said = [cardName(id), state ?? "", refusal ?? "", list(options.map(play.says))];
  const label = sayAloud(said.filter((part) => part !== ""));
  const click = (event: MouseEvent) => {
    const { play, options = [], price, lookFirst, refusal } = latest();
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
        ...(refusal === undefined ? {} : { refusal }),
      });
    else {
      zoomed.set(null);
      if (!isAnswered(play)) pick(options, element, play.act);
    }
  };
  return (
    <button
      type="button"
      class={`card ${className} ${can ? "glows" : ""} ${hinted ? "hinted" : ""} ${refusal ? "dimmed" : ""}`}
      data-does={can ? doesOf(options) : undefined}
      data-card={number}
      data-zoom={id}
      data-price={price}
      aria-label={label}
      aria-description={describeCard({ id, game: play.table.game, edition, price })}
      onClick={click}
    >
      {props.children ?? <Dealt card={{ id, game: play.table.game, edition, price }} number={number} />}
      {chance && <span class="estimate">{chance}</span>}
    </button>
  );
}
