// What can be chosen about a new game, as the game itself tells it (`about` of /api/games): names, values, what is sent.
import { canSay, firstKey, say } from "../language";
import { readable } from "../wording";

export interface GameOption {
  choices?: (string | boolean)[];
  least?: number;
  most?: number;
  /** null where the rules decide. */
  default: unknown;
  /** A sentence about it, where no catalogue has one. */
  about?: string;
  /** The variants it belongs to; all where it is left out. */
  variants?: string[];
}

export interface Variant {
  id: string;
  players: number[];
  /** What the variant stands for. */
  choices: Record<string, unknown>;
  /** Where seats play in teams: so many belong together, as far from each other as can be. */
  team_size?: number;
}

export interface About {
  variants?: (Partial<Variant> | string)[];
  players?: number[];
  options?: Record<string, GameOption>;
}

/** What was chosen, by the option's name, as a form has it: "" where nothing was. */
export type Wishes = Record<string, string>;

const kebab = (name: string) => name.replaceAll("_", "-");

/** The variants of a game. One that does not say what it stands for is the choice of that name. */
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

/** How many opponents a first game has: one, or as many as the game needs. */
export function fewestOpponents(about: About): number {
  const counts = variantsOf(about)[0]?.players ?? about.players ?? [2];
  return (counts.includes(2) ? 2 : (counts[0] ?? 2)) - 1;
}

/** The options that a variant leaves open. Those that a variant stands for are chosen by choosing it. */
export function optionsOf(about: About, variant: string): [string, GameOption][] {
  const fixed = new Set(variantsOf(about).flatMap((one) => Object.keys(one.choices)));
  return Object.entries(about.options ?? {}).filter(
    ([name, option]) => !fixed.has(name) && (option.variants?.includes(variant) ?? true),
  );
}

/** The choices as the server wants them: only what differs from the usual. */
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

/** The team of a seat, from 0 on, or -1 where everybody plays alone. */
export function teamOf(variant: Variant | undefined, seat: number, seats: number): number {
  return variant?.team_size ? seat % (seats / variant.team_size) : -1;
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

/** What happens when nothing is chosen. */
export function usualName(name: string): string {
  return say(firstKey(`setup-${kebab(name)}-none`, "as-in-rules"));
}
