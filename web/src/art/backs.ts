/** The backs of cards (5:7): one for each of our games, and one for all others. */
import { around, gear, Pencil, round, star } from "./draw";
import { flat, MAGIC } from "./emblems";
import { tones } from "./palettes";
import { SUBJECTS } from "./subjects";

const on = (t: number, r: number, x = 60, y = 84) =>
  `${round(x + r * Math.cos(t))} ${round(y + r * Math.sin(t))}`;

const FRAME =
  "a M4 12q0-8 8-8h96q8 0 8 8v144q0 8-8 8H12q-8 0-8-8ZM7 12v144q0 5 5 5h96q5 0 5-5V12q0-5-5-5H12q-5 0-5 5Z\nH.6 M11 20q8-2 9-9h80q1 7 9 9v128q-8 2-9 9H20q-1-7-9-9Z";

/** A gate among the stars, with the signs of the four factions around it. */
const ASCENSION = `${FRAME}
G2 (60 84 46)
g (60 84 54)
A1.4 (60 84 40)(60 84 33)
h8 ${around(24, (t, i) => `M${on(t, 33)}L${on(t + 0.13, 40)}L${on(t + 0.26, 33)}Z`.repeat(i % 2))}
k (60 84 30)
z M42 104V76q4-12 18-20 14 8 18 20v28Z
~h M60 62q-10 6-13 16v26h5V80q2-7 8-11Z
~h5 M60 104H54l-12 4h18Z
H.8 ${around(12, (t) => `M${on(t, 24)}L${on(t, 29)}`)}
h ${star(60, 86, 12, 3, 4)}
h ${star(60, 86, 6, 2, 4, 45)}
a ${star(60, 24, 11, 8, 12)}${star(60, 144, 11, 4, 4)}${gear(97, 84, 9, 8, 3.5)}
h (60 24 4)(60 144 2.5)
a M23 74q9 6 8 14-2 6-8 8-6-2-8-8-1-8 8-14Z
H1 M23 94V80M23 86l-4-3M23 86l4-3
h6 ${star(24, 30, 5, 1.2, 4)}${star(96, 30, 5, 1.2, 4)}${star(24, 138, 5, 1.2, 4)}${star(96, 138, 5, 1.2, 4)}${star(40, 44, 2.5, 0.7, 4)}${star(80, 44, 2.5, 0.7, 4)}${star(40, 124, 2.5, 0.7, 4)}${star(80, 124, 2.5, 0.7, 4)}`;

/** A phoenix rising, with the four magics in the corners. */
const ASHES = `${FRAME}
g (60 80 56)
A1 (60 80 44)
H.6 (60 80 47)
@phoenix 0 36 .76
z M60 46q10 8 8 20 6 10 4 24l-6 10 8 18-14-10-14 10 8-18-6-10q-2-14 4-24-2-12 8-20Z
b M60 52q6 6 5 14 5 10 3 22l-8 12-8-12q-2-12 3-22-1-8 5-14Z
h M60 58q3 6 2 12 4 8 2 16l-4 8-4-8q-2-8 2-16-1-6 2-12Z
k (57 60 1)(63 60 1)
a M60 62l2 4-2 3-2-3Z`;

/** A compass rose, for games without a back of their own. */
const OTHER = `${FRAME}
g (60 84 52)
A1.4 (60 84 40)(60 84 36)
h6 ${star(60, 84, 34, 9, 8, 22.5)}
a ${star(60, 84, 34, 10, 4)}
h ${star(60, 84, 22, 6, 4, 45)}
k (60 84 5)
h (60 84 2.5)
a ${star(60, 24, 9, 3, 4)}${star(60, 144, 9, 3, 4)}
h6 ${star(24, 30, 5, 1.2, 4)}${star(96, 30, 5, 1.2, 4)}${star(24, 138, 5, 1.2, 4)}${star(96, 138, 5, 1.2, 4)}`;

interface Back {
  drawing: string;
  palette: string;
  tones: Record<string, string>;
  ground: string;
  /** Whether the symbols of the magics are in its corners. */
  magics?: boolean;
}

const PLAIN: Back = { drawing: OTHER, palette: "lifebound", tones: { k: "#06201c" }, ground: "#14594c" };
const BACKS: Record<string, Back> = {
  ascension: { drawing: ASCENSION, palette: "enlightened", tones: { k: "#081226" }, ground: "#1f4a8a" },
  ashes: {
    drawing: ASHES,
    palette: "ceremonial",
    tones: { a: "#e8752c", b: "#ffc85a", k: "#140506" },
    ground: "#5a1416",
    magics: true,
  },
};

export function cardBack(game: string, width?: number): string {
  const back = (Object.hasOwn(BACKS, game) && BACKS[game]) || PLAIN;
  const colours = tones(back.palette, back.tones);
  const id = `back-${game}-`;
  const hand = new Pencil(colours, id, {
    ...SUBJECTS,
    ...Object.fromEntries(
      Object.entries(MAGIC).map(([kind, symbol]) => [`magic-${kind}`, flat(symbol, "b", "k")]),
    ),
  });
  let body = hand.draw(back.drawing);
  if (back.magics)
    Object.keys(MAGIC).forEach((kind, i) => {
      body += hand.place(`@magic-${kind}`, i % 2 ? 37 : -37, i < 2 ? -18 : 93, 0.15);
    });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 168"${width ? ` width="${width}" height="${Math.round(width * 1.4)}"` : ""} aria-hidden="true"><defs>${hand.defs()}` +
    `<radialGradient id="${id}ground"><stop stop-color="${back.ground}"/><stop offset="1" stop-color="${colours.k}"/></radialGradient></defs>` +
    `<rect width="120" height="168" rx="9" fill="url(#${id}ground)"/>${body}</svg>`
  );
}
