// Animation: cards glide from their old to their new places (FLIP), also from and to piles. Everything uses
// transforms and opacity, and nothing waits for it.
import { useLayoutEffect } from "preact/hooks";
import type { Happening } from "../protocol";
import { motion } from "../settings";

interface Lying {
  box: DOMRect;
  element: HTMLElement;
}

const EASING = "cubic-bezier(.2,.75,.25,1)";
const USUAL = 340;

/** The pile that an appearing card came from, and the one that a disappearing card went to, by name. */
export interface Journey {
  from(news: Happening): string;
  to(news: Happening): string;
}

/** The table whose cards are about to move: from remembering their places until they glide. */
let moving: Movement | null = null;

/** Where the move being drawn brings this card from: another place on the table, or out of sight. */
export function placeBefore(card: number | undefined): "table" | "unseen" | null {
  if (moving === null) return null;
  return moving.lay(String(card)) ? "table" : "unseen";
}

export class Movement {
  root: HTMLElement | null = null;
  private lying = new Map<string, Lying>();
  private piles = new Map<string, DOMRect>();

  /** Remember where everything is. */
  remember(): void {
    this.lying.clear();
    this.piles.clear();
    // Take the focus off a clicked card now: if the card were removed while focused, the browser would lay out the
    // half-changed page immediately. For keyboard users the zones restore the focus.
    const focused = document.activeElement as HTMLElement | null;
    if (focused?.dataset.card && !focused.matches(":focus-visible")) focused.blur();
    if (this.root === null || motion(USUAL) === 0) return;
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-card]"))
      this.lying.set(element.dataset.card as string, { box: element.getBoundingClientRect(), element });
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-pile]"))
      this.piles.set(element.dataset.pile as string, element.getBoundingClientRect());
    moving = this;
  }

  /** Whether a card was on the table when everything was remembered. */
  lay(card: string): boolean {
    return this.lying.has(card);
  }

  /** Animate everything from where it was remembered. */
  glide(news: Happening[], journey: Journey): void {
    moving = null;
    const duration = motion(USUAL);
    if (this.root === null || duration === 0 || this.lying.size + this.piles.size === 0) return;
    const about = new Map<string, Happening>();
    for (const happening of news)
      if (happening.card_number !== undefined) about.set(String(happening.card_number), happening);
    // First all changes to the page, then all measurements, and finally the animations: measuring after each change
    // would trigger a new layout every time.
    const here = new Map<string, HTMLElement>();
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-card]"))
      here.set(element.dataset.card as string, element);
    const leaving: { ghost: HTMLElement; from: DOMRect; pile: Element }[] = [];
    for (const [number, { box, element }] of this.lying) {
      const happening = here.has(number) ? undefined : about.get(number);
      const pile = happening && this.root.querySelector(`[data-pile="${CSS.escape(journey.to(happening))}"]`);
      if (pile) leaving.push({ ghost: ghostOf(element, box), from: box, pile });
    }
    const coming: { element: HTMLElement; from: DOMRect; above: boolean; dealt: boolean }[] = [];
    for (const [number, element] of here) {
      const before = this.lying.get(number);
      const happening = before ? undefined : about.get(number);
      const from = before?.box ?? (happening && this.piles.get(journey.from(happening)));
      if (from === undefined) continue;
      // A card that comes from elsewhere (rather than just making room for others) glides above all others.
      const above = before?.element !== element;
      if (above) element.style.zIndex = ABOVE;
      coming.push({ element, from, above, dealt: before === undefined });
    }
    document.body.append(...leaving.map(({ ghost }) => ghost));

    const targets = leaving.map(({ pile }) => pile.getBoundingClientRect());
    const places = coming.map(({ element }) => element.getBoundingClientRect());

    for (const [index, { ghost, from }] of leaving.entries())
      leave(ghost, from, targets[index] as DOMRect, duration);
    let delay = 0;
    for (const [index, { element, from, above, dealt }] of coming.entries()) {
      const to = places[index] as DOMRect;
      const stays = !dealt && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= 2;
      const flight = stays
        ? undefined
        : fly(element, from, to, { duration, delay: dealt ? delay : 0 }, dealt);
      if (dealt) delay += duration * 0.12;
      if (!above) continue;
      // Not part of the animation, which would otherwise need the main thread in every frame.
      const land = () => {
        element.style.zIndex = "";
      };
      if (flight === undefined) land();
      else flight.onfinish = flight.oncancel = land;
    }
    this.lying.clear();
  }
}

const ABOVE = "30";

/** A copy of a card that is gone, at its old place, to animate its way to a pile. */
function ghostOf(element: HTMLElement, at: DOMRect): HTMLElement {
  // Nobody reads it on its way: its frame and picture are enough, and quick to draw.
  const face = element.querySelector(".face");
  const picture = element.querySelector<HTMLElement>(".picture");
  const ghost = (face ?? element).cloneNode() as HTMLElement;
  if (face === null) ghost.append(...(picture ? [picture.cloneNode()] : []));
  else if (picture) ghost.style.backgroundImage = picture.style.backgroundImage;
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost", "plain");
  Object.assign(ghost.style, {
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  ghost.style.setProperty("--hundredth", `${at.width / 100}px`);
  return ghost;
}

/** Move the copy of a card from its old place to a pile. */
function leave(ghost: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const scale = Math.max(0.15, Math.min(1, to.width / from.width));
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const gone = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: 0.25 }],
    { duration, easing: EASING, fill: "forwards" },
  );
  gone.onfinish = gone.oncancel = () => ghost.remove();
}

/** Animate a card. A newly dealt one fades in on its way. */
function fly(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  time: { duration: number; delay: number },
  dealt: boolean,
): Animation {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = to.width > 0 ? from.width / to.width : 1;
  return element.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})`, ...(dealt ? { opacity: 0.2 } : {}) },
      { transform: "none", ...(dealt ? { opacity: 1 } : {}) },
    ],
    { ...time, easing: EASING, fill: "backwards" },
  );
}

/** Animate the cards of the table at `root` whenever `moment` changes. */
export function useMovement(
  root: { current: HTMLElement | null },
  movement: Movement,
  moment: unknown,
  news: Happening[],
  journey: Journey,
): void {
  useLayoutEffect(() => {
    movement.root = root.current;
    movement.glide(news, journey);
  }, [moment]);
}
