// What the server says about a game (`Wording`, docs/protocol.md) as the arguments of messages: seats become "you" or a
// name, inner wordings become text. Which message it is was chosen by the server.
import type { Wording, WordingList } from "./protocol";

/** Who reads: their seat (-1: an onlooker), and what the players are called. */
export interface Reader {
  you: number;
  names: readonly string[];
}

/** The language in which a wording is said. */
export interface Speaker {
  /** A message, or one of its further forms. */
  message(key: string, form: string, args: Record<string, string | number>): string;
  /** The further forms that a message has. */
  forms(key: string): string[];
  /** Several things in a row, the last one after "and" or "or", or with commas alone. */
  join(words: string[], word: "and" | "or" | "more"): string;
  /** A text whose first letter is a capital. */
  capital(text: string): string;
}

type Argument = NonNullable<Wording["args"]>[string];

/** A wording as text; `form` is one of its message's further forms. */
export function spoken(wording: Wording, reader: Reader, speaker: Speaker, form = ""): string {
  return speaker.message(wording.key, form, argumentsOf(wording.args ?? {}, reader, speaker));
}

/** The arguments of a message. */
export function argumentsOf(
  args: Record<string, Argument>,
  reader: Reader,
  speaker: Speaker,
): Record<string, string | number> {
  const made: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "players" && Array.isArray(value)) {
      made.who = value.includes(reader.you) ? "you" : value.length > 0 ? "other" : "nobody";
      made.count = value.length;
      made.names = speaker.join(
        value.map((seat) => nameOf(seat, reader)),
        "and",
      );
    } else if (name === "player" && typeof value === "number") {
      made.who = whoIs(value, reader);
      made.name = nameOf(value, reader);
    } else if (name === "seat" && typeof value === "number") {
      made.whom = whoIs(value, reader);
      made.other = nameOf(value, reader);
    } else if (typeof value === "number" || typeof value === "string") made[name] = value;
    else if (Array.isArray(value)) continue;
    else if ("join" in value) {
      made[name] = listed(value, "", reader, speaker);
      made[`${name}_or`] = listed(value, "or", reader, speaker);
      for (const form of formsOf(value.of, speaker))
        made[`${name}_${form}`] = listed(value, form, reader, speaker);
    } else if ("key" in value) {
      made[name] = spoken(value, reader, speaker);
      for (const form of speaker.forms(value.key))
        made[`${name}_${form}`] = spoken(value, reader, speaker, form);
    }
  }
  return made;
}

const whoIs = (seat: number, reader: Reader): string =>
  seat === reader.you ? "you" : seat < 0 ? "nobody" : "other";

const nameOf = (seat: number, reader: Reader): string => (seat < 0 ? "" : (reader.names[seat] ?? ""));

/** The forms that any of these has. */
function formsOf(wordings: Wording[], speaker: Speaker): Set<string> {
  return new Set(wordings.flatMap((one) => speaker.forms(one.key)));
}

/** Several wordings as one text; `form` is "or", or a form in which each of them is said. */
function listed(list: WordingList, form: string, reader: Reader, speaker: Speaker): string {
  const words = list.of.map((one) => spoken(one, reader, speaker, form === "or" ? "" : form));
  if (form === "or") return speaker.join(words, "or");
  if (list.join !== "sentences") return speaker.join(words, list.join === "more" && form ? "and" : list.join);
  const [first = "", ...others] = words;
  const following = others.map((one) => speaker.capital(ended(one.trim(), speaker)));
  return [others.length > 0 ? ended(first, speaker) : first, ...following].join(sign("gap", speaker));
}

/** What the language puts at the end of a sentence (`stop`), what may be there (`ends`), or between two (`gap`). */
const sign = (name: "stop" | "ends" | "gap", speaker: Speaker): string =>
  speaker.message(`sentence-${name}`, "", {});

const ended = (text: string, speaker: Speaker): string =>
  sign("ends", speaker).includes(text.slice(-1)) ? text : text + sign("stop", speaker);

/** Several texts as sentences, for reading aloud. */
export const sentences = (texts: string[], speaker: Speaker): string =>
  texts.map((text) => ended(text, speaker)).join(sign("gap", speaker));

/** A text whose first letter is a capital, also behind a quotation mark. A marked name of a card stays as it is. */
export function capital(text: string, language = "en"): string {
  return text.replace(/^[^\p{L}\p{N}\uE000]*\p{L}/u, (start) => start.toLocaleUpperCase(language));
}

/** Whether a text begins with one of these ("yes" or "no"), whatever its capitals, quotation marks and marks of cards. */
export function begins(text: string, beginnings: string[]): string {
  const said = text.replace(/^(?:\uE000[^\uE001]*\uE001|[^\p{L}\p{N}\uE000])*/u, "").toLowerCase();
  return beginnings.some((beginning) => said.startsWith(beginning)) ? "yes" : "no";
}

/** An id as it can be shown where nobody brought words for it: `wolf_shaman` as "Wolf shaman". */
export function readable(id: string): string {
  return capital(id.replaceAll(/[_-]+/g, " ").trim());
}
