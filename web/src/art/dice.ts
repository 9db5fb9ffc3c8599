/** Dice faces: four kinds, three levels. Shape, symbol and pips all tell them apart, not only colour. */
import { around, mix, Pencil, round } from "./draw";
import { familyOf, flat, MAGIC, sign } from "./emblems";

/** The outline of a face by kind, so that a die can be recognised by its shape alone. */
const FACES: Record<string, string> = {
  ceremonial: "M26 4h68l22 22v68l-22 22H26L4 94V26Z",
  charm: "M36 4h48q32 0 32 32v48q0 32-32 32H36Q4 116 4 84V36Q4 4 36 4Z",
  illusion: "M14 4h92q10 0 10 10l-6 46 6 46q0 10-10 10H14q-10 0-10-10l6-46L4 14Q4 4 14 4Z",
  natural: "M60 4h40q16 0 16 16v40q0 56-56 56H20q-16 0-16-16V60Q4 4 60 4Z",
};

export const DICE_KINDS = ["ceremonial", "charm", "illusion", "natural"] as const;
export const DICE_LEVELS = ["power", "class", "basic"] as const;
export type DiceKind = (typeof DICE_KINDS)[number];
export type DiceLevel = (typeof DICE_LEVELS)[number];

const rays = around(
  16,
  (t) =>
    `M${round(60 + 38 * Math.cos(t))} ${round(56 + 38 * Math.sin(t))}L${round(60 + 45 * Math.cos(t))} ${round(56 + 45 * Math.sin(t))}`,
);

/** level -> tone of the face, tone of the symbol, its surroundings, its size, its pips. */
const LOOKS: Record<DiceLevel, [string, string, string, number, string]> = {
  power: ["a", "w", `L4 ${rays}`, 0.64, "(44 106 4.5)(60 106 4.5)(76 106 4.5)"],
  class: ["d", "l", "A5 (60 56 42)", 0.6, "(52 106 4.5)(68 106 4.5)"],
  basic: ["m", "l", "D3 (60 56 28)", 0.38, "(60 106 4.5)"],
};

/** One face of a die as SVG. Power: big and rayed, three pips; class: in a ring, two pips; basic: small, one pip. */
export function die(kind: DiceKind, level: DiceLevel, size?: number, label?: string): string {
  const outline = FACES[kind];
  if (!outline) throw new Error(`no die is called "${kind}"; there are: ${DICE_KINDS.join(", ")}`);
  const [a, d, l] = familyOf(kind);
  const [tone, inside, mark, grow, pips] = LOOKS[level];
  const hand = new Pencil({ a, d, l, m: mix(d, "#8d8894", 0.55), w: "#ffffff", h: l, k: "#120e16" }, "", {
    symbol: flat(MAGIC[kind] ?? "", inside, tone),
    face: `${tone} ${outline}`,
  });
  return sign(
    hand.draw(`l ${outline}`) +
      hand.place("@face", 0, -1.2, 0.92) +
      hand.draw(mark) +
      hand.place("@symbol", 0, 11, grow) +
      hand.draw(`w ${pips}`),
    size,
    label,
  );
}
