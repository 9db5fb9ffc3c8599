// Where we are: the page's address as a list of words, and going elsewhere without a new page.
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

/** Change the address of what is shown already, without a new step to go back to. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
}
