// Movement: cards glide from where they lay to where they lie now (FLIP), from and to piles too.
// Everything runs on transforms and opacity, and nothing waits for it.
import { useLayoutEffect } from "preact/hooks";
import type { Happening } from "../protocol";
import { motion } from "../settings";

interface Lying {
  box: DOMRect;
  element: HTMLElement;
}

const EASING = "cubic-bezier(.2,.75,.25,1)";
const USUAL = 340;

/** Where a card that comes into sight came from, and where one that goes out of sight went: names of piles. */
export interface Journey {
  from(news: Happening): string;
  to(news: Happening): string;
}

/** The table whose cards are about to move: from when they are remembered until they glide. */
let moving: Movement | null = null;

/** Where the move that is being drawn brings this card from: another place on the table, or out of sight. */
export function placeBefore(card: number | undefined): "table" | "unseen" | null {
  if (moving === null) return null;
  return moving.lay(String(card)) ? "table" : "unseen";
}

export class Movement {
  root: HTMLElement | null = null;
  private lying = new Map<string, Lying>();
  private piles = new Map<string, DOMRect>();

  /** Remember where everything lies. */
  remember(): void {
    this.lying.clear();
    this.piles.clear();
    // A card that was clicked is left by the focus now: if it went while it has the focus, the browser would lay out
    // the half-changed page at once. Who walks by keys is led on by the zones.
    const focused = document.activeElement as HTMLElement | null;
    if (focused?.dataset.card && !focused.matches(":focus-visible")) focused.blur();
    if (this.root === null || motion(USUAL) === 0) return;
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-card]"))
      this.lying.set(element.dataset.card as string, { box: element.getBoundingClientRect(), element });
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-pile]"))
      this.piles.set(element.dataset.pile as string, element.getBoundingClientRect());
    moving = this;
  }

  /** Whether a card lay on the table when everything was remembered. */
  lay(card: string): boolean {
    return this.lying.has(card);
  }

  /** Let everything glide from where it was remembered. */
  glide(news: Happening[], journey: Journey): void {
    moving = null;
    const duration = motion(USUAL);
    if (this.root === null || duration === 0 || this.lying.size + this.piles.size === 0) return;
    const about = new Map<string, Happening>();
    for (const happening of news)
      if (happening.card !== undefined) about.set(String(happening.card), happening);
    // First look where everything lies, then let it move: each look after a change would lay the page out anew.
    const here = new Map<string, Lying>();
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-card]"))
      here.set(element.dataset.card as string, { box: element.getBoundingClientRect(), element });
    const leaving: [Lying, DOMRect][] = [];
    for (const [number, gone] of this.lying) {
      const happening = here.has(number) ? undefined : about.get(number);
      const pile = happening && this.root.querySelector(`[data-pile="${CSS.escape(journey.to(happening))}"]`);
      if (pile) leaving.push([gone, pile.getBoundingClientRect()]);
    }
    let delay = 0;
    for (const [number, { box, element }] of here) {
      const before = this.lying.get(number);
      const happening = about.get(number);
      if (before) {
        if (Math.abs(before.box.x - box.x) + Math.abs(before.box.y - box.y) > 2)
          fly(element, before.box, box, { duration }, { above: before.element !== element });
      } else if (happening) {
        const pile = this.piles.get(journey.from(happening));
        if (pile) {
          fly(element, pile, box, { duration, delay }, { above: true, fading: true });
          delay += duration * 0.12;
        }
      }
    }
    for (const [{ box, element }, pile] of leaving) this.leave(element, box, pile, duration);
    this.lying.clear();
  }

  /** Show a card that is gone on its way to a pile. */
  private leave(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    // Nobody reads it on its way: its frame and its picture are there in no time.
    const ghost = element.cloneNode() as HTMLElement;
    const face = element.querySelector(".face")?.cloneNode() as HTMLElement | undefined;
    face?.classList.add("plain");
    const picture = element.querySelector(".picture")?.cloneNode();
    if (face) ghost.append(face);
    if (picture) (face ?? ghost).append(picture);
    ghost.removeAttribute("data-card");
    ghost.removeAttribute("id");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.className += " ghost";
    Object.assign(ghost.style, {
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    ghost.style.setProperty("--card-width", `${from.width}px`);
    document.body.append(ghost);
    const scale = Math.max(0.15, Math.min(1, to.width / from.width));
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const gone = ghost.animate(
      [{ transform: "none" }, { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: 0.25 }],
      { duration, easing: EASING, fill: "forwards" },
    );
    gone.onfinish = () => ghost.remove();
    gone.oncancel = () => ghost.remove();
  }
}

/** Let a card glide; one that comes from elsewhere (and not only makes room for others) `above` them all. */
function fly(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  time: { duration: number; delay?: number },
  { above, fading = false }: { above: boolean; fading?: boolean },
): void {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = to.width > 0 ? from.width / to.width : 1;
  const flight = element.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})`, ...(fading ? { opacity: 0.2 } : {}) },
      { transform: "none", ...(fading ? { opacity: 1 } : {}) },
    ],
    { ...time, easing: EASING, fill: "backwards" },
  );
  if (!above) return;
  // Not as part of the animation, which would then need the main thread in every frame.
  element.style.zIndex = "30";
  flight.onfinish = () => {
    element.style.zIndex = "";
  };
  flight.oncancel = flight.onfinish;
}

/** The cards of the table at `root` glide whenever `moment` changes. */
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
