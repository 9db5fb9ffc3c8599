// The options of a new game, as the game describes them (`about` of /api/games): names, values, and what is sent.
import { canSay, firstKey, say } from "../language";
import { readable } from "../wording";

export interface GameOption {
  choices?: (string | boolean)[];
  least?: number;
  most?: number;
  /** null if the rules decide. */
  default: unknown;
  /** A sentence about it, if the catalogues have none. */
  about?: string;
  /** The variants it exists in; all of them if left out. */
  variants?: string[];
}

export interface Variant {
  id: string;
  players: number[];
  /** The choices that the variant implies. */
  choices: Record<string, unknown>;
  /** For team games: the number of seats per team, which sit as far apart as possible. */
  team_size?: number;
}

export interface About {
  variants?: (Partial<Variant> | string)[];
  players?: number[];
  options?: Record<string, GameOption>;
}

/** The form's values by option name: "" if nothing was chosen. */
export type Wishes = Record<string, string>;

const kebab = (name: string) => name.replaceAll("_", "-");

/** The variants of a game. One without choices is the choice of that name. */
export function variantsOf(about: About): Variant[] {
  return (about.variants ?? []).map((told) => {
    const one = typeof told === "string" ? { id: told } : told;
    const id = one.id ?? "";
    return {
      players: about.players ?? [2],
      choices: about.options?.variant ? { variant: id } : {},
      ...one,
      id,
    };
  });
}

/** The number of opponents in a first game: one, or as many as the game needs. */
export function fewestOpponents(about: About): number {
  const counts = variantsOf(about)[0]?.players ?? about.players ?? [2];
  return (counts.includes(2) ? 2 : (counts[0] ?? 2)) - 1;
}

/** The options that a variant leaves open. Those that a variant implies are set by choosing it. */
export function optionsOf(about: About, variant: string): [string, GameOption][] {
  const fixed = new Set(variantsOf(about).flatMap((one) => Object.keys(one.choices)));
  return Object.entries(about.options ?? {}).filter(
    ([name, option]) => !fixed.has(name) && (option.variants?.includes(variant) ?? true),
  );
}

/** The choices as the server expects them: only those that differ from the defaults. */
export function choicesOf(about: About, variant: string, wishes: Wishes): Record<string, unknown> {
  const chosen: Record<string, unknown> = {
    ...variantsOf(about).find((one) => one.id === variant)?.choices,
  };
  for (const [name, option] of optionsOf(about, variant)) {
    const wish = wishes[name] ?? "";
    if (wish !== "" && wish !== String(option.default))
      chosen[name] = option.choices ? option.choices.find((one) => String(one) === wish) : Number(wish);
  }
  return chosen;
}

/** The team of a seat, from 0, or -1 if everybody plays alone. */
export function teamOf(variant: Variant | undefined, seat: number, seats: number): number {
  return variant?.team_size ? seat % (seats / variant.team_size) : -1;
}

/** Seats arranged so that friends are partners: people still to come sit in my team, as far as there is room. */
export function withFriendsAsPartners(variant: Variant | undefined, seats: string[]): string[] {
  const mine = teamOf(variant, seats.indexOf("me"), seats.length);
  if (mine < 0) return seats;
  const arranged = [...seats];
  const isMine = (seat: number) => teamOf(variant, seat, seats.length) === mine;
  for (const [seat, who] of arranged.entries()) {
    const friend = arranged.findIndex((other, at) => !isMine(at) && other === "open");
    if (isMine(seat) && who.startsWith("bot:") && friend >= 0) {
      arranged[seat] = "open";
      arranged[friend] = who;
    }
  }
  return arranged;
}

export function optionName(name: string): string {
  const key = `setup-${kebab(name)}`;
  return canSay(key) ? say(key) : readable(name);
}

/** One sentence about an option, or "". */
export function optionAbout(name: string, option: GameOption): string {
  const key = `setup-${kebab(name)}.about`;
  return canSay(key) ? say(key) : (option.about ?? "");
}

export function choiceName(name: string, choice: string): string {
  const key = firstKey(`setup-${kebab(name)}-${kebab(choice)}`, `${kebab(name)}-${kebab(choice)}`);
  return canSay(key) ? say(key) : readable(choice);
}

/** The name of the default. */
export function usualName(name: string): string {
  return say(firstKey(`setup-${kebab(name)}-none`, "as-in-rules"));
}
