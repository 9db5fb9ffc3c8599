// What the client says, in the reader's language. A language's catalogue is fetched when it is first wanted.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, Wording } from "./protocol";
import { Store } from "./store";
import { begins, capital, type Reader, readable, type Speaker, sentences, spoken } from "./wording";

/** A language as its folder describes it. */
export interface About {
  tag: Language;
  /** In its own words. */
  name: string;
  direction: "ltr" | "rtl";
  /** If not, some messages are still in English. */
  complete: boolean;
}

/** Every language that the server knows: it wrote them into the page. */
export const LANGUAGES: About[] = JSON.parse(
  globalThis.document?.getElementById("languages")?.textContent ?? "[]",
);

export type Arguments = Record<string, FluentVariable>;

/** The language now spoken. It changes only after its catalogue has come. */
export const language = new Store<Language>("en");
/** Called with each language that starts to be spoken, before it is: what else must be fetched for it. */
export const alongside: ((language: Language) => Promise<unknown>)[] = [];

const bundles = new Map<Language, FluentBundle>();
const KEPT = "deckhall-language";

// Marks around card names in a spoken line, so that the page can make them look like cards.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"] as const;
let marking = false;

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((known) => known.tag === word);
}

/** What this browser's reader most likely wants: what they chose last, else the browser's own languages. */
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

/** The language of a tag without its country: `pt` of `pt-BR`. */
const base = (tag: string): string => (tag.split("-")[0] ?? "").toLowerCase();

/** Speak another language from now on. */
export async function speak(wish: Language): Promise<void> {
  await fetchCatalogue(wish);
  await Promise.all(alongside.map((fetchMore) => fetchMore(wish)));
  localStorage.setItem(KEPT, wish);
  document.documentElement.lang = wish;
  document.documentElement.dir = LANGUAGES.find((known) => known.tag === wish)?.direction ?? "ltr";
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.webmanifest?lang=${wish}`);
  language.set(wish);
}

async function fetchCatalogue(wish: Language): Promise<void> {
  if (bundles.has(wish)) return;
  const answer = await fetch(`/text/${wish}.ftl`);
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

/** Add messages to a language that is spoken; those that it has already stay as they are. */
export function addMessages(wish: Language, messages: string): void {
  bundles.get(wish)?.addResource(new FluentResource(messages));
  said.clear();
}

/** The names of cards in a grammatical case: `ids` is one id or several with commas; equal ones are counted. */
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

/** The gender of a card's name; of several cards: "several". */
function genderOf(bundle: FluentBundle, ids: string): string {
  if (ids.includes(",")) return "several";
  const gender = bundle.getMessage(`card-${ids.replaceAll("_", "-")}`)?.attributes.gender;
  return gender ? bundle.formatPattern(gender) : "";
}

/** A message that every language has. */
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

/** The pattern of a message, or of an attribute: `faction-void.hero`. */
function find(key: string) {
  const [id, attribute] = key.split(".");
  const message = bundles.get(language.get())?.getMessage(id ?? "");
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

export function canSay(key: string): boolean {
  return find(key) != null;
}

/** The first of these keys that has a message: games may say a shared thing in their own way. */
export function firstKey(...keys: string[]): string {
  return keys.find(canSay) ?? (keys.at(-1) as string);
}

/** What was said lately, by its key and arguments: at each move a table says again most of what it said before. */
const said = new Map<string, string>();
const SAID_KEPT = 3000;
language.watch(() => said.clear());

/** A message in the language now spoken. An unknown key is shown as it is: tests look for such keys. */
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

/** What the server says about a game, as `reader` reads it. */
export function sayTo(reader: Reader, wording: Wording | undefined): string {
  return wording === undefined ? "" : spoken(wording, reader, speaker);
}

/** The same with its card names apart. */
export function partsTo(reader: Reader, wording: Wording): Part[] {
  return apart(() => spoken(wording, reader, speaker));
}

/** Several texts as sentences, for reading aloud. */
export const sayAloud = (texts: string[]): string => sentences(texts, speaker);

/** A label and its value, with what the language puts between them. */
export const labelled = (label: string, value: string): string => say("label-value", { label, value });

/** A name by its message, or, where nobody brought one, as its id can be read. */
function named(kind: string, id: string): string {
  const key = `${kind}-${id.replaceAll("_", "-")}`;
  return canSay(key) ? say(key) : readable(id);
}

export const gameName = (game: string): string => named("game", game);

/** What a bot of this level is called. */
export const levelName = (level: string): string => named("level", level);

/** What a part of a game's view is called. */
export const partName = (game: string, part: string): string => {
  const key = `part-${game}-${part}`.replaceAll("_", "-");
  return canSay(key) ? say(key) : readable(part);
};

/** A part of a spoken line: plain words, or the name of a card. */
export interface Part {
  text: string;
  card?: string;
}

/** What is said, with its card names apart. */
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

/** Several things in a row, the last one after "and" or another word. */
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
