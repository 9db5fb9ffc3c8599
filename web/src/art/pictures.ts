/** Draws the picture of any card, deterministically. */
import { BACKDROPS, EFFECTS } from "./backdrops";
import type { Composition, Pose } from "./composition";
import { addressOf, Pencil } from "./draw";
import { spectral, tones } from "./palettes";
import { ASCENSION } from "./pictures-ascension";
import { ASHES } from "./pictures-ashes";
import { SUBJECTS } from "./subjects";

/** Card id -> its picture, for every card of both games. */
export const PICTURES: Record<string, Composition> = { ...ASCENSION, ...ASHES };

const WHOLE = "M0 0h120v90H0Z";

/** The picture of a card for its art window, as SVG markup of 120 by 90 units (4:3). */
export function picture(id: string, width?: number): string {
  const composition = PICTURES[id];
  if (!composition) throw new Error(`no picture for the card "${id}"`);
  const {
    subject,
    palette,
    backdrop,
    pose = {},
    others = [],
    behind = "",
    front = "",
    summoned,
  } = composition;
  const colours = tones(palette, composition.tones);
  const prefix = `${id}-`;
  const pencil = new Pencil(colours, prefix, SUBJECTS);
  const figure = summoned ? new Pencil(spectral(colours), `${prefix}s`, SUBJECTS) : pencil;
  const set = (name: string, { x, y, scale, turn, flip }: Pose) =>
    figure.place(`@${name}`, x, y, scale, turn, flip);
  const effects = (names: string) =>
    names
      .split(" ")
      .map((name) => pencil.draw(EFFECTS[name] ?? ""))
      .join("");
  const body =
    pencil.draw(BACKDROPS[backdrop] ?? "") +
    effects(behind) +
    others.map(([name, how]) => set(name, how)).join("") +
    set(subject, pose) +
    effects(front);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"${width ? ` width="${width}" height="${Math.round(width * 0.75)}"` : ""} preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${pencil.defs()}${summoned ? figure.defs() : ""}<linearGradient id="${prefix}sky" x2="0" y2="1"><stop stop-color="${colours.t}"/><stop offset=".85" stop-color="${colours.o}"/></linearGradient>` +
    `<radialGradient id="${prefix}edge" r=".75"><stop offset=".6" stop-color="${colours.k}" stop-opacity="0"/><stop offset="1" stop-color="${colours.k}" stop-opacity=".7"/></radialGradient></defs>` +
    `<path d="${WHOLE}" fill="url(#${prefix}sky)"/>${body}<path d="${WHOLE}" fill="url(#${prefix}edge)"/></svg>`
  );
}

const urls = new Map<string, string>();

/** The same picture as a data address, for a style. */
export function pictureUrl(id: string): string | undefined {
  if (!(id in PICTURES)) return undefined;
  let url = urls.get(id);
  if (!url) {
    url = addressOf(picture(id));
    urls.set(id, url);
  }
  return url;
}
