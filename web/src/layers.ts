// What is open over the page (dialogs, a menu, a card seen large): Back closes the newest instead of leaving the page.
//
// While anything is open, the history has an additional entry, for Back to remove. It is removed when everything is closed.
import { useEffect, useRef } from "preact/hooks";

const layers: (() => void)[] = [];
/** Whether that entry exists. */
let guarded = false;
/** Whether it is being removed, which is asynchronous, and what to do afterwards. */
let leaving = false;
let afterwards: (() => void) | null = null;
/** The page's new address, if it changed while something was open over it, and the address of its entry. */
let address: string | null = null;
let under = "";

const here = () => `${location.pathname}${location.search}`;

function guard(): void {
  if (leaving) return;
  if (layers.length > 0 && !guarded) {
    guarded = true;
    under = here();
    history.pushState(null, "", under);
  } else if (layers.length === 0 && guarded) {
    guarded = false;
    leaving = true;
    history.back();
  }
}

/** Register something open over the page; call the result when it is closed. */
export function openLayer(close: () => void): () => void {
  layers.push(close);
  setTimeout(guard);
  return () => {
    layers.splice(layers.indexOf(close), 1);
    setTimeout(guard); // what opens in its place keeps the entry
  };
}

/** While a component is shown, Back closes it. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => openLayer(() => latest.current()), []);
}

/** Change the address of the page, whatever is open over it, without adding a history entry. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
  if (guarded || leaving) address = path;
}

/**
 * Once the page's own entry is on top again, give it the address it got in the meantime, unless the user has moved
 * on.
 */
function readdress(): void {
  if (address !== null && here() === under) history.replaceState(null, "", address);
  address = null;
}

/** Back was pressed, or we have gone back. Returns whether that concerned a layer rather than the page. */
export function wentBack(): boolean {
  if (leaving) {
    leaving = false;
    readdress();
    const next = afterwards;
    afterwards = null;
    if (next === null) guard();
    else next();
    return true;
  }
  if (!guarded) return false;
  guarded = false;
  readdress();
  const newest = layers.at(-1);
  if (newest) newest();
  else history.back(); // all had just been closed: Back meant the page
  setTimeout(guard);
  return true;
}

/** Go to another page, whatever is open over this one; `arrive` is called once the address has changed. */
export function visit(path: string, arrive: () => void): void {
  if (leaving) {
    afterwards = () => visit(path, arrive);
    return;
  }
  if (guarded) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  guarded = false;
  address = null;
  arrive();
}
