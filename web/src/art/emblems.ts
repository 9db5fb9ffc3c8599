/** Small symbols: resources, tokens, costs, piles, factions and magics, readable in one colour and at 14 px. */
import { around, gear, Pencil, round, star, type Tones } from "./draw";

const BASE: Tones = { k: "#1b1620", w: "#ffffff", h: "#fff4d6" };

/** Main, dark and light colour of each family of symbols. */
const FAMILIES: Record<string, [string, string, string]> = {
  blue: ["#3f8fe0", "#173a6b", "#bfe0ff"],
  red: ["#d8432f", "#5c120f", "#ffc7b0"],
  gold: ["#e9ab25", "#6a4406", "#fff0b8"],
  copper: ["#c4743a", "#4f260d", "#ffdcb0"],
  green: ["#3f9d55", "#0f4028", "#c8f0a8"],
  violet: ["#8a4fe0", "#2a1259", "#e2ccff"],
  pink: ["#e04a92", "#5f0f45", "#ffcbe2"],
  grey: ["#8c8374", "#3a352f", "#efe6d2"],
  teal: ["#259a8c", "#0a4340", "#b4f2dc"],
  indigo: ["#5a58d6", "#1d1b5e", "#cfd0ff"],
};

/** The four magics as bare symbols on a 120 by 120 field; the caller sets tone c. */
export const MAGIC: Record<string, string> = {
  ceremonial:
    "c M60 14q4 14 18 26 14 14 14 30 0 24-32 36-32-12-32-36 0-12 8-22 2 8 8 12 0-26 16-46Z\nz M60 58q12 12 12 22 0 10-12 16-12-6-12-16 0-10 12-22Z",
  charm:
    "c M60 104Q16 76 16 46q2-24 22-24 14 0 22 16 8-16 22-16 20 0 22 24 0 30-44 58Z\nz M60 84Q38 68 36 50q1-9 9-9 8 1 15 14 7-13 15-14 8 0 9 9-2 18-24 34Z",
  illusion:
    "c M8 60q52-64 104 0-52 64-104 0Z\nz (60 60 24)\nc M66 40a20 20 0 1 0 8 34q-16 0-20-14-1-12 12-20Z",
  natural:
    "c M24 100q-12-60 30-76 26-8 48-12 0 62-26 76-20 12-40 2l-8 14q-6 2-4-4Z\nZ7 M34 92q10-34 46-58M50 66l-4-22M64 52l22 4",
};

/** A symbol on a disc. */
const disc = (drawing: string) => `d (60 60 58)\na (60 60 52)\n${drawing}`;

/** name -> colour family, drawing on a 120 by 120 field. Tones: a main, d dark, l light. */
const SIGNS: Record<string, [string, string]> = {
  runes: [
    "blue",
    "d M60 2 112 32v56L60 118 8 88V32Z\na M60 10 104 36v48L60 110 16 84V36Z\nl M60 10 104 36 60 62 16 36Z\nW9 M60 34v56M60 44l20 14M60 64l20 14",
  ],
  power: [
    "red",
    `d ${star(60, 60, 60, 40, 10)}\na ${star(60, 60, 51, 36, 10)}\nw M84 24l10 2 2 10-38 40 8 8-6 6-10-10-16 16-8-8 16-16-10-10 6-6 8 8Z`,
  ],
  honor: [
    "gold",
    `d ${star(60, 60, 60, 44, 8)}\na ${star(60, 60, 52, 39, 8)}\nw ${star(60, 58, 38, 16, 5)}\nl M60 20l9 27-9 11ZM96 47 73 63l-13-5ZM82 90 60 74V58ZM38 90l8-27 14-5ZM24 47h28l8 11Z`,
  ],
  mechana_rune: [
    "copper",
    `d ${gear(60, 60, 60, 10, 0)}\na ${gear(60, 60, 52, 10, 0)}\nd (60 60 33)\nl (60 60 29)\nK8 M60 40v40M60 46l14 10M60 62l14 10`,
  ],
  life: [
    "red",
    "d M60 114Q4 80 4 44 6 12 34 12q18 0 26 18 8-18 26-18 28 0 30 32 0 36-56 70Z\na M60 104Q12 74 12 44 14 20 35 20q17 0 25 22 8-22 25-22 21 0 23 24 0 30-48 60Z\nl M22 42q2-13 14-14-8 5-8 18Z",
  ],
  attack: [
    "copper",
    "d M98 4l18 18-4 16-48 46 10 12-10 10-16-16-22 24q-14 4-18-12l24-24-16-16 10-10 12 10L82 8Z\nl M98 12l10 10-2 10-50 48-16-16L88 14Z\na M34 60l26 26-6 6-26-26ZM38 80l6 6-20 20q-8 2-8-6Z",
  ],
  recover: ["green", disc("w M46 24h28v22h22v28H74v22H46V74H24V46h22Z\na M60 40q14 16 0 38-14-22 0-38Z")],
  status: [
    "teal",
    "d M60 2l56 58-56 58L4 60Z\na M60 14l45 46-45 46-45-46Z\nw M60 34l25 26-25 26-25-26Z\nl M60 34l25 26H60Z",
  ],
  exhaustion: [
    "violet",
    disc(
      "w M36 22h48v10q0 14-16 28 16 14 16 28v10H36V88q0-14 16-28-16-14-16-28Z\nd M44 32h32q-2 12-16 22-14-10-16-22ZM60 72q10 4 14 16H46q4-12 14-16Z",
    ),
  ],
  wound: [
    "red",
    disc("w M60 14q34 40 28 60-6 18-28 20-22-2-28-20-6-20 28-60Z\nd M46 66q2 16 18 18-16 6-24-6-2-8 6-12Z"),
  ],
  main_action: ["gold", disc("k M60 20 98 60 60 100V78H24V42h36Z")],
  side_action: ["grey", "d (60 60 58)\nl (60 60 50)\nD12 M60 28 90 60 60 92\nD12 M32 60h52"],
  discard_cost: [
    "grey",
    "d M26 4h50v78H26Z\nl M33 11h36v64H33Z\nd M64 48h34v32h18L81 118 46 80h18Z\na M72 56h18v32h8L81 106 64 88h8Z",
  ],
  exhaust_cost: [
    "violet",
    "d M4 36h112v72H4Z\nl M12 44h96v56H12Z\na M60 50q-14 0-20 12l-8-6v24h24l-8-8q4-10 12-10 12 0 14 12h12q-2-24-26-24Z\nA8 M22 22h76",
  ],
  focus: ["indigo", "D9 (60 60 50)\nA8 (60 60 31)\nd (60 60 15)\nD9 M60 2v20M60 98v20M2 60h20M98 60h20"],
  battlefield: [
    "copper",
    "d M12 4h12v112H12ZM24 8q24-10 42 4 18 12 42 2v54q-24 10-42-2-18-12-42-4Z\na M24 17q22-7 38 4 18 12 38 6v36q-18 6-36-6-18-10-40-4Z\nl M24 17q22-7 38 4v33q-18-8-38-3Z",
  ],
  spellbook: [
    "indigo",
    "d M60 22Q36 4 4 12v88q32-8 56 10 24-18 56-10V12Q84 4 60 22Z\nl M56 30Q36 16 12 20v70q24-4 44 8Z\nw M64 30q20-14 44-10v70q-24-4-44 8Z\nA6 M22 40q14-2 24 6M22 58q14-2 24 6M74 46q10-8 24-6M74 64q10-8 24-6",
  ],
  enlightened: [
    "blue",
    `d ${star(60, 60, 60, 46, 12)}\na ${star(60, 60, 52, 40, 12)}\nw M20 60q40-44 80 0-40 44-80 0Z\nd (60 60 18)\nh (60 60 8)`,
  ],
  lifebound: [
    "green",
    "d M60 2q54 28 50 66-6 36-50 50Q16 104 10 68 6 30 60 2Z\na M60 12q44 26 42 56-6 30-42 42-36-12-42-42-2-30 42-56Z\nW8 M60 106V38M60 62 36 46M60 62l24-16M60 84 36 70M60 84l24-14",
  ],
  mechana: [
    "copper",
    `d ${gear(60, 60, 60, 8, 0)}\na ${gear(60, 60, 51, 8, 0)}\nd (60 60 30)\nw M60 36l21 12v24L60 84 39 72V48Z\nK5 M39 48l21 12 21-12M60 60v24`,
  ],
  void: [
    "violet",
    `d (60 60 58)\na (60 60 52)\nw ${star(60, 60, 50, 15, 4)}\nd (60 60 19)\nw M66 46a15 15 0 1 0 6 24q-12 0-14-10-1-10 8-14Z`,
  ],
  monster: [
    "red",
    "d M60 24Q46 24 36 32 18 26 12 4 0 34 16 54q0 24 14 40l8 22h44l8-22q14-16 14-40 16-20 4-50-6 22-24 28-10-8-24-8Z\nw M60 36q-14 0-24 10-10-2-16-8 2 8 8 12-2 22 10 36l8 20h28l8-20q12-14 10-36 6-4 8-12-6 6-16 8-10-10-24-10Z\nd M36 62l20 8q-6 14-16 8-4-4-4-16ZM84 62l-20 8q6 14 16 8 4-4 4-16ZM50 92h20v14H50Z",
  ],
  none: [
    "grey",
    "d M60 2 112 18v44q-6 40-52 56Q14 102 8 62V18Z\na M60 12l44 13v37q-6 32-44 46-38-14-44-46V25Z\nl M60 12v96q-38-14-44-46V25Z",
  ],
  first_player: ["gold", "d (60 60 58)\na (60 60 49)\nl (60 60 40)\nd M66 26v68H50V48l-14 8V40l18-14Z"],
  void_pile: ["violet", "d (60 60 58)\nA9 M60 60q10-12 22 0t-6 30-46-4-2-56 62 6 4 60\nw (60 60 9)"],
  deck: [
    "grey",
    "d M34 2h64v92H34Z\na M40 8h52v80H40Z\nd M22 14h64v92H22Z\nl M28 20h52v80H28Z\nd M10 26h64v92H10Z\nw M16 32h52v80H16Z\na M42 48l16 24-16 24-16-24Z",
  ],
  discard: ["grey", "d M20 10h70v98H20Z\nl M27 17h56v84H27Z\nd M43 32h24v28h18L55 94 25 60h18Z"],
  hand: [
    "grey",
    "d M6 34 44 18l34 76-36 18ZM52 10l42 4-8 84-40-4Z\nl M14 38 41 27l28 64-24 12Z\nw M58 18l28 3-7 69-27-3Z\na M68 36l12 16-14 18-10-18Z",
  ],
  phoenixborn: [
    "red",
    "d M60 2q10 24 26 34 24-4 32-28 2 44-24 60 10 2 20-4-6 30-40 32l-14 22-14-22Q12 94 6 64q10 6 20 4Q0 52 2 8q8 24 32 28Q50 26 60 2Z\na M60 22q8 18 26 24 12 0 20-8-4 24-28 36 8 4 16 2-10 14-26 12l-8 16-8-16q-16 2-26-12 8 2 16-2-24-12-28-36 8 8 20 8 18-6 26-24Z\nh M60 42q14 24 0 40-14-16 0-40Z",
  ],
  reaction: ["pink", disc("w M72 8 30 66h26l-8 46 42-62H64Z")],
  construct: [
    "copper",
    `d M8 118V52L60 6l52 46v66Z\na M18 110V57l42-37 42 37v53Z\nl ${gear(60, 74, 30, 9, 11)}`,
  ],
  hero: [
    "gold",
    "d M60 2q24 0 24 30 0 14-8 20 34 10 38 66H6q4-56 38-66-8-6-8-20Q36 2 60 2Z\na M60 12q14 0 14 20 0 18-14 22-14-4-14-22 0-20 14-20ZM60 62q38 2 44 46H16q6-44 44-46Z",
  ],
  honor_pool: [
    "gold",
    `d (60 60 58)\na (60 60 50)\nl ${around(6, (t) => `(${round(60 + 26 * Math.cos(t))} ${round(60 + 26 * Math.sin(t))} 13)`)}\nw (60 60 15)`,
  ],
};

const KINDS: Record<string, string> = {
  ceremonial: "red",
  charm: "pink",
  illusion: "indigo",
  natural: "teal",
  any: "grey",
};

export const EMBLEMS = Object.keys(SIGNS);

/** The colours of a family of symbols, for frames and buttons: main, dark, light. */
export const familyOf = (kind: string): [string, string, string] =>
  FAMILIES[KINDS[kind] ?? SIGNS[kind]?.[0] ?? "grey"] ?? ["#8c8374", "#3a352f", "#efe6d2"];

const pencil = (family: [string, string, string], more: Tones = {}): Pencil =>
  new Pencil({ ...BASE, a: family[0], d: family[1], l: family[2], ...more }, "", {});

export const sign = (
  drawing: string,
  size: number | undefined,
  label: string | undefined,
  box = "0 0 120 120",
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size ? ` width="${size}" height="${size}"` : ""}${label ? ` role="img" aria-label="${label.replace(/[&<"]/g, (c) => `&#${c.charCodeAt(0)};`)}"` : ' aria-hidden="true"'}>${drawing}</svg>`;

/** A symbol by name. With a label it is read aloud, without one it is decoration. */
export function emblem(name: string, size?: number, label?: string): string {
  const found = SIGNS[name];
  if (!found) throw new Error(`no emblem is called "${name}"; there are: ${EMBLEMS.join(", ")}`);
  return sign(pencil(familyOf(name)).draw(found[1]), size, label);
}

/** Replaces tone letters by plain colours, so that no gradient (and no id) is needed. */
export const flat = (drawing: string, symbol: string, inside: string): string =>
  drawing
    .replace(/^(~?)c/gm, `$1${symbol}`)
    .replace(/^(~?)z/gm, `$1${inside}`)
    .replace(/^Z/gm, inside.toUpperCase());

/** A die's symbol within text: burst = power, ring = class, plain dot = basic. */
export function magic(kind: string, level: string, size?: number, label?: string): string {
  const symbol = MAGIC[kind];
  const hand = new Pencil({ ...BASE, a: familyOf(kind)[0], d: familyOf(kind)[1], l: familyOf(kind)[2] }, "", {
    symbol: symbol
      ? flat(symbol, level === "power" ? "w" : "d", level === "power" ? "a" : "l")
      : "d (60 60 20)",
  });
  const frame =
    level === "power"
      ? `d ${star(60, 60, 60, 47, 12)}\na ${star(60, 60, 53, 43, 12)}`
      : level === "class"
        ? "d (60 60 58)\nl (60 60 50)"
        : "d (60 60 46)\nl (60 60 38)";
  return sign(
    hand.draw(frame) +
      (level === "basic"
        ? hand.draw("d (60 60 18)")
        : hand.place("@symbol", 0, 15, level === "power" ? 0.58 : 0.62)),
    size,
    label,
  );
}
