// The client's texts in the reader's language. A language's catalogue is fetched when first needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { at } from "./base";
import { breakable } from "./names";
import type { Language, Wording } from "./protocol";
import { Store } from "./store";
import { begins, capital, type Reader, readable, type Speaker, sentences, spoken } from "./wording";

/** A language as described in its folder. */
export interface About {
  tag: Language;
  /** In the language itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** If not, some messages are still in English. */
  complete: boolean;
  /** Beginnings of long words in names, with hyphens where a line may end. */
  breaks?: string[];
}

/** Every language of the server, which writes the list into the page. */
export const LANGUAGES: About[] = JSON.parse(
  globalThis.document?.getElementById("languages")?.textContent ?? "[]",
);

export type Arguments = Record<string, FluentVariable>;

/** The current language. It changes only after its catalogue has loaded. */
export const language = new Store<Language>("en");
/** Called with each new language before it becomes current, to fetch what else it needs. */
export const alongside: ((language: Language) => Promise<unknown>)[] = [];

const bundles = new Map<Language, FluentBundle>();
const KEPT = "deckhall-language";

// Marks around card names in a formatted text, so that the page can highlight them.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"] as const;
let marking = false;

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((known) => known.tag === word);
}

/** The language this reader most likely wants: the last one chosen, otherwise one of the browser's languages. */
export function wantedLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  const ready = LANGUAGES.filter((known) => known.complete).map((known) => known.tag);
  for (const wish of navigator.languages) {
    const found = ready.find((known) => known === wish) ?? ready.find((known) => base(known) === base(wish));
    if (found !== undefined) return found;
  }
  return "en";
}

/** The tag without its country: `pt` for `pt-BR`. */
const base = (tag: string): string => (tag.split("-")[0] ?? "").toLowerCase();

/** Switch to another language. */
export async function speak(wish: Language): Promise<void> {
  await fetchCatalogue(wish);
  await Promise.all(alongside.map((fetchMore) => fetchMore(wish)));
  localStorage.setItem(KEPT, wish);
  document.documentElement.lang = wish;
  document.documentElement.dir = LANGUAGES.find((known) => known.tag === wish)?.direction ?? "ltr";
  document
    .querySelector("link[rel=manifest]")
    ?.setAttribute("href", at(`/manifest.webmanifest?lang=${wish}`));
  language.set(wish);
}

async function fetchCatalogue(wish: Language): Promise<void> {
  if (bundles.has(wish)) return;
  const answer = await fetch(at(`/text/${wish}.ftl`));
  if (!answer.ok) throw new Error(`the texts of ${wish} are not there: ${answer.status}`);
  const bundle = new FluentBundle(wish, {
    useIsolating: false,
    functions: {
      CARD: ([ids], { case: wanted }) => cardNames(bundle, String(ids), String(wanted ?? "nom")),
      GENDER: ([ids]) => genderOf(bundle, String(ids)),
      CAPITAL: ([text]) => capital(String(text), wish),
      BEGINS: ([text, ...beginnings]) => begins(String(text), beginnings.map(String)),
    },
  });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(wish, bundle);
}

/** Add messages to a loaded language; existing ones are not replaced. */
export function addMessages(wish: Language, messages: string): void {
  bundles.get(wish)?.addResource(new FluentResource(messages));
  said.clear();
}

/**
 * The names of cards in a grammatical case: `ids` is one id or several separated by commas; equal ones are counted.
 */
function cardNames(bundle: FluentBundle, ids: string, wanted: string): string {
  const counts = new Map<string, number>();
  for (const id of ids.split(",")) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = [...counts].map(([id, count]) => {
    const name = nameIn(bundle, id, wanted);
    const shown = marking ? OPEN + id + MIDDLE + name + CLOSE : name;
    return count > 1 ? formatted(bundle, "list-copies", { name: shown, n: count }) : shown;
  });
  return joined(bundle, names, "and");
}

/** The gender of a card's name; "several" for several cards. */
function genderOf(bundle: FluentBundle, ids: string): string {
  if (ids.includes(",")) return "several";
  const gender = bundle.getMessage(`card-${ids.replaceAll("_", "-")}`)?.attributes.gender;
  return gender ? bundle.formatPattern(gender) : "";
}

/** A message that exists in every language. */
const formatted = (bundle: FluentBundle, key: string, args: Arguments): string =>
  bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args);

function nameIn(bundle: FluentBundle, id: string, wanted: string): string {
  const message = bundle.getMessage(`card-${id.replaceAll("_", "-")}`);
  const pattern = (wanted === "nom" ? undefined : message?.attributes[wanted]) ?? message?.value;
  return pattern ? bundle.formatPattern(pattern) : readable(id);
}

/** The name of a card. */
export function cardName(id: string, wanted = "nom"): string {
  const bundle = bundles.get(language.get());
  return bundle ? nameIn(bundle, id, wanted) : readable(id);
}

/** The name of a card as it stands on one, however small. */
export function nameOnCard(id: string): string {
  return breakable(cardName(id), LANGUAGES.find(({ tag }) => tag === language.get())?.breaks ?? []);
}

/** The pattern of a message, or of an attribute: `faction-void.hero`. */
function find(key: string) {
  const [id, attribute] = key.split(".");
  const message = bundles.get(language.get())?.getMessage(id ?? "");
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

export function canSay(key: string): boolean {
  return find(key) != null;
}

/** The first of these keys that has a message: games may have their own wording of something shared. */
export function firstKey(...keys: string[]): string {
  return keys.find(canSay) ?? (keys.at(-1) as string);
}

/** Recent results by key and arguments: at each move, a table repeats most of its texts. */
const said = new Map<string, string>();
const SAID_KEPT = 3000;
language.watch(() => said.clear());

/** A message in the current language. An unknown key is shown as it is: tests look for such keys. */
export function say(key: string, args: Arguments = {}): string {
  const wish = `${marking} ${key} ${JSON.stringify(args)}`;
  const known = said.get(wish);
  if (known !== undefined) return known;
  const bundle = bundles.get(language.get());
  const pattern = find(key);
  if (!bundle || !pattern) {
    if (bundle) console.error(`${language.get()} has no message ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  if (said.size >= SAID_KEPT) said.clear();
  said.set(wish, text);
  return text;
}

const speaker: Speaker = {
  message: (key, form, args) => say(form ? `${key}.${form}` : key, args),
  forms: (key) => Object.keys(bundles.get(language.get())?.getMessage(key)?.attributes ?? {}),
  join: (words, word) => list(words, word),
  capital: (text) => capital(text, language.get()),
};

/** A text of the server about a game, for `reader`. */
export function sayTo(reader: Reader, wording: Wording | undefined): string {
  return wording === undefined ? "" : spoken(wording, reader, speaker);
}

/** The same, split at its card names. */
export function partsTo(reader: Reader, wording: Wording): Part[] {
  return apart(() => spoken(wording, reader, speaker));
}

/** Several texts as sentences, for reading aloud. */
export const sayAloud = (texts: string[]): string => sentences(texts, speaker);

/** A label and its value, joined as usual in the language. */
export const labelled = (label: string, value: string): string => say("label-value", { label, value });

/** A name by its message, or else a readable form of its id. */
function named(kind: string, id: string): string {
  const key = `${kind}-${id.replaceAll("_", "-")}`;
  return canSay(key) ? say(key) : readable(id);
}

export const gameName = (game: string): string => named("game", game);

/** The name of a bot level. */
export const levelName = (level: string): string => named("level", level);

/** A sentence about a bot level; "" for a host's own bots. */
export const levelSentence = (level: string): string => {
  const key = `level-${level.replaceAll("_", "-")}-why`;
  return canSay(key) ? say(key) : "";
};

/** The name of a part of a game's view. */
export const partName = (game: string, part: string): string => {
  const key = `part-${game}-${part}`.replaceAll("_", "-");
  return canSay(key) ? say(key) : readable(part);
};

/** A part of a text: plain words, or the name of a card. */
export interface Part {
  text: string;
  card?: string;
}

/** A text split at its card names. */
function apart(speak: () => string): Part[] {
  marking = true;
  const text = speak();
  marking = false;
  return text.split(OPEN).flatMap((piece, index): Part[] => {
    if (index === 0) return piece ? [{ text: piece }] : [];
    const [card, rest = ""] = piece.split(MIDDLE);
    const [name, after] = rest.split(CLOSE);
    const parts: Part[] = [{ text: name ?? "", card: card ?? "" }];
    if (after) parts.push({ text: after });
    return parts;
  });
}

/** Several items as a list, with "and" or another word before the last one. */
export function list(words: string[], word: "and" | "or" | "more" = "and"): string {
  const bundle = bundles.get(language.get());
  return bundle ? joined(bundle, words, word) : words.join(", ");
}

function joined(bundle: FluentBundle, words: string[], word: "and" | "or" | "more"): string {
  const [start = "", ...others] = words;
  return others.reduce((first, second, index) => {
    const key = index === others.length - 1 ? `list-${word}` : "list-more";
    return formatted(bundle, key, { first, second });
  }, start);
}
