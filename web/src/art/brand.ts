/** Deckhall's own logo and name: two cards that open like the gate of a hall. */
import { Pencil, star } from "./draw";
import { sign } from "./emblems";

const ICON = `
k M26 0h68q26 0 26 26v68q0 26-26 26H26Q0 120 0 94V26Q0 0 26 0Z
d M26 4h68q22 0 22 22v68q0 22-22 22H26Q4 116 4 94V26Q4 4 26 4Z
~m M60 16Q22 22 20 58v44h40Z
a M60 26q-27 5-28 34v42h56V60q-1-29-28-34Z
h M60 40q-18 4-19 24v38h38V64q-1-20-19-24Z
~k M54 34 26 24q-6-1-6 5v72q0 5 6 6l28-11Z
~l M50 39 28 31q-3-1-3 2v66q0 3 3 2l22-8Z
~a M38 52l7 13-7 15-7-15Z
k ${star(60, 72, 11, 4, 4)}
a ${star(60, 72, 7, 2.6, 4)}
k M14 102h92v6H14Z`;

/** The app icon; it can be masked to a circle (the gate is within the middle four fifths). */
export const appIcon = (size?: number, label?: string): string =>
  sign(
    new Pencil(
      { k: "#120d1c", d: "#2a1d46", m: "#3d2b66", a: "#f0ab33", h: "#fff3c9", l: "#e9e0f7" },
      "",
      {},
    ).draw(ICON),
    size,
    label,
  );

/** "Deckhall" as pen strokes, in the colour of the surrounding text. */
const LETTERS =
  "M10 12v44h12q22 0 22-22t-22-22H10M56 40h26q0-13-13-13-14 0-14 14.5t14 14.5q7 0 12-5M118 31q-5-4-10-4-14 0-14 14.5t14 14.5q5 0 10-4M130 8v48M152 28l-20 15M138 39l15 17M164 8v48M164 40q0-13 12-13 11 0 11 13v16M224 28v28M224 41.5q0-14-13-14-14 0-14 14t14 14q13 0 13-14M238 8v48M252 8v48";

export const wordmark = (width?: number, label = "Deckhall"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 262 66"${width ? ` width="${width}" height="${Math.round((width * 66) / 262)}"` : ""} role="img" aria-label="${label}"><path d="${LETTERS}" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 22l6 12-6 12-6-12Z" fill="#f0ab33"/></svg>`;
