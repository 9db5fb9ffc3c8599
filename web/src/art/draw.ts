/**
 * The pencil: turns compact drawing lines into SVG markup.
 *
 * A drawing is a text of lines. A line is `[~]tone[number][!] path`: `~` adds the mirror image about x = 60, a small
 * letter fills (number: opacity in tenths), a capital letter strokes (number: width), `!` adds a rim of light.
 * `(x y r [ry])` in a path is an ellipse. `@name x y scale turn` puts another drawing there.
 */

/** Tone letter -> colour; gradients are derived from them. */
export type Tones = Record<string, string>;

const LINE = /^(~?)([a-zA-Z])([\d.]*)(!?) (.*)$/;
const NUMBER = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
const ARGUMENTS: Record<string, string> = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "----fxy",
  z: "",
};

/** Gradient letter -> first tone, last tone, share of ink mixed into the last one. */
const GRADIENTS: Record<string, [string, string, number]> = {
  x: ["m", "k", 0],
  y: ["l", "d", 0],
  z: ["a", "k", 0.35],
  v: ["b", "k", 0.35],
  s: ["f", "k", 0.1],
  u: ["r", "k", 0.35],
};

export const round = (n: number): number => Math.round(n * 10) / 10;

export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(from, i) * (1 - share) + channel(to, i) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The path mirrored at x = 60. */
export function mirror(path: string): string {
  let command = "";
  let at = 0;
  return (path.match(NUMBER) ?? [])
    .map((token) => {
      if (/[a-zA-Z]/.test(token)) {
        command = token;
        at = 0;
        return token;
      }
      const kinds = ARGUMENTS[command.toLowerCase()] ?? "xy";
      const kind = kinds[at++ % kinds.length];
      if (kind === "f") return ` ${1 - Number(token)}`;
      if (kind !== "x") return ` ${token}`;
      return ` ${round(command < "a" ? 120 - Number(token) : -Number(token))}`;
    })
    .join("");
}

const ellipses = (path: string): string =>
  path.replace(/\(([^)]+)\)/g, (_, inside: string) => {
    const [x = 0, y = 0, rx = 0, ry = rx] = inside.split(" ").map(Number);
    return `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  });

/** Draws with one set of tones; gradients are collected so that only those in use are defined. */
export class Pencil {
  private readonly used = new Set<string>();

  constructor(
    private readonly tones: Tones,
    private readonly prefix: string,
    private readonly parts: Record<string, string>,
  ) {}

  paint(letter: string): string {
    if (letter === "g" || letter === "e" || GRADIENTS[letter]) {
      this.used.add(letter);
      return `url(#${this.prefix}${letter})`;
    }
    const tone = this.tones[letter];
    if (!tone) throw new Error(`no tone "${letter}" in this palette`);
    return tone;
  }

  draw(drawing: string): string {
    let out = "";
    for (const line of drawing.split("\n"))
      if (line) out += line[0] === "@" ? this.part(line) : this.line(line);
    return out;
  }

  place(drawing: string, x = 0, y = 0, scale = 1, turn = 0, flip = 0, extra = ""): string {
    const moves =
      (x || y ? `translate(${x} ${y})` : "") +
      (turn ? `rotate(${turn} 60 45)` : "") +
      (scale !== 1 || flip
        ? `translate(${round(60 - 60 * (flip ? -scale : scale))} ${round(45 - 45 * scale)})scale(${flip ? -scale : scale} ${scale})`
        : "");
    return `<g${moves ? ` transform="${moves}"` : ""}${extra}>${this.draw(drawing)}</g>`;
  }

  private part(line: string): string {
    const [name = "", ...numbers] = line.slice(1).split(" ");
    const drawing = this.parts[name];
    if (!drawing) throw new Error(`no drawing is called "${name}"`);
    return numbers.length ? this.place(drawing, ...(numbers.map(Number) as [number])) : this.draw(drawing);
  }

  private line(line: string): string {
    const match = LINE.exec(line);
    if (!match) throw new Error(`cannot read the drawing line "${line}"`);
    const [, twice, letter = "k", number, rim, raw = ""] = match;
    let path = ellipses(raw);
    if (twice) path += mirror(path);
    const small = letter.toLowerCase();
    const strokes = letter !== small;
    const attributes = strokes
      ? ` fill="none" stroke="${this.paint(small)}" stroke-width="${number || 1.5}" stroke-linecap="round" stroke-linejoin="round"`
      : ` fill="${this.paint(letter)}"${number ? ` opacity="${Number(number) / 10}"` : ""}`;
    const light = rim
      ? `<path d="${path}" transform="translate(-.8 -.7)"${strokes ? attributes.replace(/stroke="[^"]*"/, `stroke="${this.tones.h}"`) : ` fill="${this.tones.h}"`}/>`
      : "";
    return `${light}<path d="${path}"${attributes}/>`;
  }

  /** Definitions of the gradients used so far. */
  defs(): string {
    let out = "";
    for (const letter of this.used) {
      const gradient = GRADIENTS[letter];
      const id = `id="${this.prefix}${letter}"`;
      if (gradient) {
        const [first, last, ink] = gradient;
        const from = this.tones[first] ?? "#000000";
        const to =
          letter === "s"
            ? mix(from, "#541c14", 0.45)
            : ink
              ? mix(from, this.tones.k ?? "#000000", 0.3 + ink)
              : this.tones[last];
        out += `<linearGradient ${id} x2=".5" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
      } else {
        const glow = this.tones[letter === "g" ? "a" : "h"];
        out += `<radialGradient ${id}><stop stop-color="${glow}" stop-opacity=".95"/><stop offset=".35" stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`;
      }
    }
    return out;
  }
}

/** A cog with its hole, as a path. */
export function gear(x: number, y: number, radius: number, teeth: number, hole = radius * 0.35): string {
  let path = "";
  for (let i = 0; i < teeth * 4; i++) {
    const angle = ((i - 0.5) * Math.PI) / (teeth * 2);
    const r = i % 4 < 2 ? radius : radius * 0.8;
    path += `${i ? "L" : "M"}${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  }
  return `${path}Z${hole ? `M${round(x - hole)} ${y}a${round(hole)} ${round(hole)} 0 1 0 ${round(2 * hole)} 0a${round(hole)} ${round(hole)} 0 1 0 ${round(-2 * hole)} 0Z` : ""}`;
}

/** A star or sunburst with the given points, as a path. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  let path = "";
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points - Math.PI / 2 + (turn * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    path += `${i ? "L" : "M"}${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  }
  return `${path}Z`;
}

/** The same drawing rotated several times about the centre (petals, blades, rune rings). */
export function around(count: number, path: (angle: number, index: number) => string): string {
  let out = "";
  for (let i = 0; i < count; i++) out += path((i * 2 * Math.PI) / count - Math.PI / 2, i);
  return out;
}

/** A whole drawing as a data address, for styles and images. */
export const addressOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;
