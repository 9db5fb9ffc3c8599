// Who we are, and what can be played: fetched once, shared by all pages.
import { fetchBook } from "./books";
import { kitOf } from "./kits";
import { isLanguage, language, speak, wantedLanguage } from "./language";
import type { GameList, Language, Me, MyWishes } from "./protocol";
import { server } from "./server";
import { Store } from "./store";

export const me = new Store<Me | null>(null);
export const games = new Store<GameList | null>(null);

export async function meet(): Promise<void> {
  const [known, list] = await Promise.all([server.me(), server.games()]);
  me.set(known);
  const outside = list.games.filter(({ id }) => kitOf(id) === undefined);
  await Promise.all(outside.map(({ id }) => fetchBook(id).catch(() => {}))); // without it names are derived from ids
  games.set(list);
  if (isLanguage(known.language) && known.language !== language.get())
    await changeMe({ language: language.get() });
}

export async function changeMe(wishes: MyWishes): Promise<void> {
  me.set(await server.changeMe(wishes));
}

/** Switch the language, here at once and from now on everywhere. */
export async function read(wish: Language): Promise<void> {
  await speak(wish);
  if (me.get()) await changeMe({ language: wish });
}

export { wantedLanguage };
