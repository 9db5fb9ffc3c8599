// Turns the server's texts about a game (`Wording`, docs/protocol.md) into message arguments: seats become "you" or a
// name, nested wordings become text. The server has chosen the message.
import type { Wording, WordingList } from "./protocol";

/** The reader: their seat (-1: a spectator), and the players' names. */
export interface Reader {
  you: number;
  names: readonly string[];
}

/** The language in which a wording is formatted. */
export interface Speaker {
  /** A message, or one of its attributes. */
  message(key: string, form: string, args: Record<string, string | number>): string;
  /** The attributes of a message. */
  forms(key: string): string[];
  /** Several items as a list: with "and" or "or" before the last one, or with commas only. */
  join(words: string[], word: "and" | "or" | "more"): string;
  /** A text with its first letter capitalised. */
  capital(text: string): string;
}

type Argument = NonNullable<Wording["args"]>[string];

/** A wording as text; `form` is one of its message's attributes. */
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

/** The forms that all of these have. */
function formsOf([first, ...others]: Wording[], speaker: Speaker): string[] {
  const forms = first ? speaker.forms(first.key) : [];
  return forms.filter((form) => others.every((one) => speaker.forms(one.key).includes(form)));
}

/** Several wordings as one text; `form` is "or", or a form in which each of them is formatted. */
function listed(list: WordingList, form: string, reader: Reader, speaker: Speaker): string {
  const words = list.of.map((one) => spoken(one, reader, speaker, form === "or" ? "" : form));
  if (form === "or") return speaker.join(words, "or");
  if (list.join !== "sentences") return speaker.join(words, list.join === "more" && form ? "and" : list.join);
  const [first = "", ...others] = words;
  const following = others.map((one) => speaker.capital(ended(one.trim(), speaker)));
  return [others.length > 0 ? ended(first, speaker) : first, ...following].join(sign("gap", speaker));
}

/**
 * The language's punctuation: the end of a sentence (`stop`), all possible ends (`ends`), or between two sentences
 * (`gap`).
 */
const sign = (name: "stop" | "ends" | "gap", speaker: Speaker): string =>
  speaker.message(`sentence-${name}`, "", {});

const ended = (text: string, speaker: Speaker): string =>
  sign("ends", speaker).includes(text.slice(-1)) ? text : text + sign("stop", speaker);

/** Several texts as sentences, for reading aloud. */
export const sentences = (texts: string[], speaker: Speaker): string =>
  texts.map((text) => ended(text, speaker)).join(sign("gap", speaker));

/** A text with its first letter capitalised, even after a quotation mark. A marked card name stays as it is. */
export function capital(text: string, language = "en"): string {
  return text.replace(/^[^\p{L}\p{N}\uE000]*\p{L}/u, (start) => start.toLocaleUpperCase(language));
}

/** "yes" or "no": whether a text begins with one of these, ignoring case, quotation marks and card marks. */
export function begins(text: string, beginnings: string[]): string {
  const said = text.replace(/^(?:\uE000[^\uE001]*\uE001|[^\p{L}\p{N}\uE000])*/u, "").toLowerCase();
  return beginnings.some((beginning) => said.startsWith(beginning)) ? "yes" : "no";
}

/** A readable form of an id without a name: `wolf_shaman` as "Wolf shaman". */
export function readable(id: string): string {
  return capital(id.replaceAll(/[_-]+/g, " ").trim());
}
