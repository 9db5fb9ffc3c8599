// Further messages for pages that not everybody opens: a file for each such page, fetched when first needed.
import { at } from "./base";
import { addMessages, alongside, language } from "./language";
import type { Language } from "./protocol";

export type Room = "study" | "notices" | "operator" | "people";

const fetched = new Map<string, Promise<void>>();
const wanted = new Set<Room>();

/** Load the texts of a page in the current language, and in each one chosen later. */
export function fetchWords(room: Room): Promise<void> {
  if (!wanted.has(room)) {
    wanted.add(room);
    alongside.push((wish) => fetchIn(room, wish));
  }
  return fetchIn(room, language.get());
}

function fetchIn(room: Room, wish: Language): Promise<void> {
  const key = `${wish}.${room}`;
  let coming = fetched.get(key);
  if (coming === undefined) {
    coming = (async () => {
      const answer = await fetch(at(`/text/${key}.ftl`));
      if (!answer.ok) throw new Error(`the words ${key} are not there: ${answer.status}`);
      addMessages(wish, await answer.text());
    })();
    coming.catch(() => fetched.delete(key));
    fetched.set(key, coming);
  }
  return coming;
}
