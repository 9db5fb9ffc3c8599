// The texts of games from outside: no build contains them, the server has them for each language.
import { addCards, type Saying } from "./card_facts";
import { addMessages, alongside, language } from "./language";
import type { Language } from "./protocol";
import { server } from "./server";

const fetching = new Map<string, Promise<void>>();

/** Load the texts of a game in the current language, and from then on in each language that is chosen. */
export async function fetchBook(game: string): Promise<void> {
  if (!alongside.includes(fetchBooksIn)) alongside.push(fetchBooksIn);
  await fetchBookIn(game, language.get());
}

async function fetchBooksIn(wish: Language): Promise<void> {
  const games = new Set([...fetching.keys()].map((key) => key.split(" ")[0] as string));
  await Promise.all([...games].map((game) => fetchBookIn(game, wish)));
}

function fetchBookIn(game: string, wish: Language): Promise<void> {
  const key = `${game} ${wish}`;
  let book = fetching.get(key);
  if (book === undefined) {
    book = server.book(game, wish).then(({ messages, cards }) => {
      addMessages(wish, messages);
      addCards(game, wish, cards as Record<string, Record<string, Saying>>);
    });
    book.catch(() => fetching.delete(key));
    fetching.set(key, book);
  }
  return book;
}
