// A card shown large: next to the card while the pointer rests on it, or pinned by a long press, the Z key or a tap.
// Anything with `data-zoom` (a card's id) can be looked at.
import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace, describeCard } from "../card_face";
import { factsOf, keywordsOn, rulingsOn } from "../card_facts";
import { CopyLink } from "../home/copy";
import { Icon } from "../icons";
import { cardName, say, sayAloud } from "../language";
import { useBackCloses } from "../layers";
import type { Option } from "../protocol";
import { Store, useStore } from "../store";

export interface Zoomed {
  id: string;
  /** What it is next to; null while it is pinned. */
  beside: DOMRect | null;
  options: Option[];
  price?: number;
  /** Why nothing can be done with it now. */
  refusal?: string;
}

export const zoomed = new Store<Zoomed | null>(null);

const REST = 380;
const LONG_PRESS = 420;

interface ZoomProps {
  game: string;
  edition: string;
  describe: (option: Option) => string;
  act: (code: string) => void;
  /** The address of a card, if cards have one. */
  linkTo?: (id: string) => string;
}

/** Handles pointers and keys for the whole page, and shows the card. */
export function Zoom({ game, edition, describe, act, linkTo }: ZoomProps) {
  const shown = useStore(zoomed);
  useEffect(watchPointers, []);
  if (shown === null) return null;
  return shown.beside === null ? (
    <Pinned
      shown={shown}
      game={game}
      edition={edition}
      describe={describe}
      act={act}
      {...(linkTo ? { linkTo } : {})}
    />
  ) : (
    <Beside shown={shown} game={game} edition={edition} />
  );
}

function Beside({ shown, game, edition }: { shown: Zoomed; game: string; edition: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const beside = shown.beside as DOMRect;
  useLayoutEffect(() => {
    panel.current?.showPopover(); // above a dialog too
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const rail = railWhileChoosing();
    if (rail) return setAt({ left: rail.right - box.width, top: rail.top });
    const gap = 14;
    const right = beside.right + gap + box.width < innerWidth;
    const left = right ? beside.right + gap : beside.left - gap - box.width;
    const top = Math.min(
      Math.max(8, beside.top + beside.height / 2 - box.height / 2),
      innerHeight - box.height - 8,
    );
    setAt({ left: Math.max(8, left), top });
  }, [shown]);
  return (
    <div
      ref={panel}
      class="zoom beside"
      popover="manual"
      aria-hidden="true"
      style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: "hidden" }}
    >
      <div class="card large">
        <CardFace id={shown.id} game={game} edition={edition} price={shown.price} />
      </div>
      <Produced id={shown.id} game={game} edition={edition} />
      <Rulings id={shown.id} game={game} edition={edition} />
    </div>
  );
}

/** The area of the log, while something is being chosen: there a preview covers nothing that is needed. */
function railWhileChoosing(): DOMRect | null {
  if (document.querySelector("dialog[open]") || !document.querySelector(".prompt.asked")) return null;
  const rail = document.querySelector(".table > .rail")?.getBoundingClientRect();
  return rail && rail.width > 0 && rail.height > 0 ? rail : null;
}

function Pinned({ shown, game, edition, describe, act, linkTo }: ZoomProps & { shown: Zoomed }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => zoomed.set(null);
  useBackCloses(close);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="zoom pinned"
      aria-label={cardName(shown.id)}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="zoom-body">
        <div class="card large" aria-hidden="true">
          <CardFace id={shown.id} game={game} edition={edition} price={shown.price} />
        </div>
        <p class="unseen">{describeCard({ id: shown.id, game, edition, price: shown.price })}</p>
        <Produced id={shown.id} game={game} edition={edition} />
        {shown.refusal && <p class="refusal">{shown.refusal}</p>}
        <Keywords id={shown.id} game={game} edition={edition} />
        <Rulings id={shown.id} game={game} edition={edition} />
        <div class="zoom-actions">
          {shown.options.map((option) => (
            <button
              type="button"
              class="primary"
              key={option.code}
              onClick={() => {
                close();
                act(option.code);
              }}
            >
              {describe(option)}
            </button>
          ))}
          {linkTo && <CopyLink path={linkTo(shown.id)} label={say("copy-card-link")} />}
          <button type="button" onClick={close}>
            <Icon of="close" />
            {say("close")}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** The cards that this one summons. */
function Produced({ id, game, edition }: { id: string; game: string; edition: string }) {
  const produced = (factsOf(game, edition, id).produces as string[] | undefined) ?? [];
  if (produced.length === 0) return null;
  return (
    <div class="produced">
      {produced.map((other) => (
        <Fragment key={other}>
          <div class="card" aria-hidden="true">
            <CardFace id={other} game={game} edition={edition} />
          </div>
          <p class="unseen">{sayAloud([cardName(other), describeCard({ id: other, game, edition })])}</p>
        </Fragment>
      ))}
    </div>
  );
}

/** Explanations of the words on a card. */
function Keywords({ id, game, edition }: { id: string; game: string; edition: string }) {
  const [words, setWords] = useState<[string, string][]>([]);
  useEffect(() => {
    let stale = false;
    keywordsOn(game, edition, id).then(
      (found) => stale || setWords(found),
      () => undefined, // without a connection, the card is shown without them
    );
    return () => {
      stale = true;
    };
  }, [id, game, edition]);
  if (words.length === 0) return null;
  return (
    <dl class="keywords">
      {words.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rulings({ id, game, edition }: { id: string; game: string; edition: string }) {
  const [rulings, setRulings] = useState<string[]>([]);
  useEffect(() => {
    let stale = false;
    rulingsOn(game, edition, id).then(
      (found) => stale || setRulings(found),
      () => undefined, // without a connection, the card is shown without its rulings
    );
    return () => {
      stale = true;
    };
  }, [game, edition, id]);
  if (rulings.length === 0) return null;
  return (
    <ul class="rulings">
      {rulings.map((ruling) => (
        <li key={ruling}>{ruling}</li>
      ))}
    </ul>
  );
}

function watchPointers(): () => void {
  let timer = 0;
  let held = false;
  const target = (event: Event) =>
    (event.target as Element | null)?.closest?.<HTMLElement>("[data-zoom]") ?? null;
  const show = (element: HTMLElement, pinned: boolean) =>
    zoomed.set({
      id: element.dataset.zoom as string,
      beside: pinned ? null : element.getBoundingClientRect(),
      options: [],
      ...(element.dataset.price ? { price: Number(element.dataset.price) } : {}),
    });
  const hide = () => {
    clearTimeout(timer);
    if (zoomed.get()?.beside) zoomed.set(null);
  };
  const over = (event: PointerEvent) => {
    const element = target(event);
    if (event.pointerType !== "mouse") return;
    hide();
    if (element && !zoomed.get())
      timer = window.setTimeout(() => element.isConnected && show(element, false), REST);
  };
  const down = (event: PointerEvent) => {
    held = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse") return hide();
    const element = target(event);
    if (element)
      timer = window.setTimeout(() => {
        held = true;
        show(element, true);
      }, LONG_PRESS);
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (held) {
      held = false;
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const context = (event: MouseEvent) => {
    const element = target(event);
    if (!element) return;
    event.preventDefault();
    if (!held) show(element, true);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest("input,textarea,select")) return;
    if (zoomed.get()) return zoomed.set(null);
    const element = document.activeElement?.closest<HTMLElement>("[data-zoom]");
    if (element) show(element, true);
  };
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("pointermove", moved);
  document.addEventListener("click", click, true);
  document.addEventListener("contextmenu", context);
  document.addEventListener("keydown", key);
  document.addEventListener("scroll", hide, true);
  let start = { x: 0, y: 0 };
  document.addEventListener("pointerdown", mark);
  function mark(event: PointerEvent) {
    start = { x: event.clientX, y: event.clientY };
  }
  function moved(event: PointerEvent) {
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10)
      clearTimeout(timer);
  }
  return () => {
    zoomed.set(null);
    clearTimeout(timer);
    document.removeEventListener("pointerover", over);
    document.removeEventListener("pointerdown", down);
    document.removeEventListener("pointerdown", mark);
    document.removeEventListener("pointerup", up);
    document.removeEventListener("pointercancel", up);
    document.removeEventListener("pointermove", moved);
    document.removeEventListener("click", click, true);
    document.removeEventListener("contextmenu", context);
    document.removeEventListener("keydown", key);
    document.removeEventListener("scroll", hide, true);
  };
}
