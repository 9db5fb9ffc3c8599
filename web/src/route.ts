// Navigation: the page's address as a list of words, and going elsewhere without reloading.
import { useEffect } from "preact/hooks";
import { at, within } from "./base";
import { rename as readdress, visit, wentBack } from "./layers";
import { Store } from "./store";

/** Change the address of the page without adding a history entry. */
export function rename(path: string): void {
  readdress(at(path));
}

export interface Place {
  words: string[];
  query: URLSearchParams;
}

function here(): Place {
  return {
    words: within(location.pathname).split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}

export const place = new Store<Place>(here());

addEventListener("popstate", () => {
  if (!wentBack()) place.set(here());
});

export function go(path: string): void {
  visit(at(path), () => {
    place.set(here());
    scrollTo(0, 0);
  });
}

/** Go elsewhere, replacing the current history entry. */
export function replace(path: string): void {
  rename(path);
  place.set(here());
}

let title = "";
let marked = false;

/** Set the title of the browser's tab. */
export function useTitle(words: string): void {
  useEffect(() => {
    title = words;
    showTitle();
  }, [words]);
}

/** Mark the browser's tab, or remove the mark: somebody waits for us. */
export function markTitle(mark: boolean): void {
  marked = mark;
  showTitle();
}

function showTitle(): void {
  const mark = marked && !title.startsWith("● ") ? "● " : "";
  document.title = mark + (title ? `${title} · Deckhall` : "Deckhall");
}
