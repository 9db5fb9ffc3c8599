// The coloured symbols of the games (runes, honor, factions, dice, ...), in a style sheet generated from our
// drawings. A symbol is one element with a background: inline SVG would be five, and each table shows a hundred of
// them.
import { addressOf } from "./art/draw";
import { EMBLEMS, emblem, MAGIC, magic } from "./art/emblems";

const KINDS = [...Object.keys(MAGIC), "any"];
const LEVELS = ["basic", "class", "power"];

/** The shapes behind numbers: prices in runes or power, and a card's worth in honor. */
const SHAPES = {
  runes: "M12 1 21.800 6.500v11L12 23 2.200 17.500v-11Z",
  power:
    "m12 .8 2.700 2.700 3.700-.9 1 3.700 3.700 1-1 3.700L24 12l-1.900 1 1 3.700-3.700 1-1 3.700-3.700-.9L12 23.200l-2.700-2.700-3.700.9-1-3.700-3.700-1 1-3.700L0 12l1.900-1-1-3.700 3.700-1 1-3.700 3.700.9Z",
  honor:
    "M12 .5 15.600 4l5-.3-.3 5L23.500 12l-3.200 3.400.3 5-5-.3L12 23.500 8.500 20.100l-5 .3.200-5L.5 12l3.200-3.300-.2-5 5 .3Z",
};
const COLOURS = { runes: "#2f6fb8", power: "#b92f1f", honor: "#8a5a00" };
const CHANGED = "#1d7a3c";

const shape = (path: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 26 26"><path d="${path}" fill="${colour}" stroke="#fff8e6" stroke-width="1.600"/></svg>`;

/** The address of a symbol, for preloading. */
export const signAddress = (name: string) => addressOf(emblem(name));

function* drawings(): Generator<[selector: string, drawing: string]> {
  for (const name of EMBLEMS) yield [`.sign-${name}`, emblem(name)];
  for (const kind of KINDS) for (const level of LEVELS) yield [`.sign-${kind}-${level}`, magic(kind, level)];
  for (const of of Object.keys(SHAPES) as (keyof typeof SHAPES)[]) {
    yield [`.badge.${of}`, shape(SHAPES[of], COLOURS[of])];
    yield [`.badge.${of}.changed`, shape(SHAPES[of], CHANGED)];
  }
}

/** Add the style sheet that draws `sign-...` classes and badges. */
export function putUpSigns(): void {
  const sheet = new CSSStyleSheet();
  const rule = ([selector, drawing]: [string, string]) =>
    `${selector}{background-image:url("${addressOf(drawing)}")}`;
  sheet.replaceSync([...drawings()].map(rule).join("\n"));
  document.adoptedStyleSheets.push(sheet);
}
