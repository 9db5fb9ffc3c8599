// The folder of the host's site where we are served: "" at its top, "/cards" for https://club.example/cards.

/** The prefix of all our paths. The server writes it into the front page. */
export const BASE: string =
  typeof document === "undefined" ? "" : (document.documentElement?.dataset?.base ?? "");

/** A path of ours as the browser needs it; a full address is returned unchanged. */
export function at(path: string): string {
  return path.startsWith("/") ? BASE + path : path;
}

/** A browser path as one of ours. */
export function within(path: string): string {
  return BASE && (path === BASE || path.startsWith(`${BASE}/`)) ? path.slice(BASE.length) : path;
}
