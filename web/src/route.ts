// Where we are: the page's address as a list of words, and going elsewhere without a new page.
import { useEffect } from "preact/hooks";
import { Store } from "./store";

export interface Place {
  words: string[];
  query: URLSearchParams;
}

function here(): Place {
  return {
    words: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}

export const place = new Store<Place>(here());

addEventListener("popstate", () => place.set(here()));

export function go(path: string): void {
  history.pushState(null, "", path);
  place.set(here());
  scrollTo(0, 0);
}

/** What the browser's tab says. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = words ? `${words} · Deckhall` : "Deckhall";
  }, [words]);
}

/** Change the address of what is shown already, without a new step to go back to. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
}
