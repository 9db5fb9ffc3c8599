// A deck as a link: everything is in the address, so it works on any server and shows the deck as it was shared.
import type { NewDeck } from "./store";

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}.${count}`)
    .join("-");

function counts(text: string | null): Record<string, number> {
  const found: Record<string, number> = {};
  for (const part of (text ?? "").split("-").slice(0, 60)) {
    const [id = "", count = ""] = part.split(".");
    if (/^[a-z_]{1,40}$/.test(id) && /^\d{1,2}$/.test(count)) found[id] = Number(count);
  }
  return found;
}

/** The address that shows this deck. */
export function linkTo(deck: NewDeck): string {
  const query = new URLSearchParams({
    name: deck.name,
    p: deck.phoenixborn,
    d: list(deck.dice),
    c: list(deck.cards),
  });
  if (deck.first_five?.length) query.set("f", deck.first_five.join("-"));
  return `/decks/shared?${query}`;
}

/** The deck of such an address. */
export function deckOf(query: URLSearchParams): NewDeck {
  const five = (query.get("f") ?? "").split("-").filter((id) => /^[a-z_]{1,40}$/.test(id));
  return {
    name: (query.get("name") ?? "").slice(0, 60),
    phoenixborn: /^[a-z_]{1,40}$/.test(query.get("p") ?? "") ? (query.get("p") as string) : "",
    dice: counts(query.get("d")),
    cards: counts(query.get("c")),
    ...(five.length > 0 ? { first_five: five.slice(0, 5) } : {}),
  };
}
