/** The places: landscapes behind the subjects, and the weather and magic in front of and behind them. */
import { around, gear, round, star } from "./draw";

/** A fixed scatter: the same dots on every machine, without a random generator. */
export const dots = (count: number, size: number, seed = 1, top = 0, bottom = 90): string => {
  let out = "";
  for (let i = 1; i <= count; i++) {
    const x = round((i * 47.3 * seed + seed * 13) % 120);
    const y = round(top + ((i * 29.7 + seed * 31) % (bottom - top)));
    out += `(${x} ${y} ${round(size * (0.5 + ((i * 7) % 10) / 12))})`;
  }
  return out;
};

const trunks = (xs: number[], width: number, bend: number): string =>
  xs
    .map(
      (x, i) =>
        `M${x - width} 91q${bend * (i % 2 ? 1 : -1)}-45 ${width * 0.4}-92h${width * 1.2}q${bend * (i % 2 ? 1 : -1)} 45 ${width * 0.6} 92Z`,
    )
    .join("");

const columns = (xs: number[], width: number, top: number, base: number): string =>
  xs
    .map(
      (x) =>
        `M${x - width} ${top}h${2 * width}v3h-${width * 0.4}l.6 ${base - top - 6}h${width * 0.4}v3h-${2 * width}v-3h${width * 0.4}l.6-${base - top - 6}h-${width * 0.4}Z`,
    )
    .join("");

const pines = (from: number, to: number, step: number, base: number, height: number): string => {
  let out = `M${from} 91V${base}`;
  for (let x = from, i = 0; x < to; x += step, i++) {
    const tall = height * (0.65 + ((i * 37) % 10) / 22);
    out += `L${round(x + step * 0.32)} ${round(base - tall * 0.45)}h-${round(step * 0.1)}L${round(x + step / 2)} ${round(base - tall)}l${round(step * 0.28)} ${round(tall * 0.55)}h-${round(step * 0.1)}L${x + step} ${base}`;
  }
  return `${out}V91Z`;
};

export const BACKDROPS: Record<string, string> = {
  night: `h6 ${dots(26, 0.7, 1, 0, 55)}\nh9 (92 20 9)\nt9 (88 18 8.2)\np M0 70q20-14 44-5t42-6 34 4v28H0Z\nn M0 80q30-9 60-3t60-2v16H0Z`,
  forest: `h3 (60 34 40 34)\np7 ${trunks([10, 24, 41, 76, 92, 110], 2.4, 2)}\nq ${trunks([2, 32, 85, 116], 4.4, -3)}\nq M0 0h120v14q-9 7-16-1-7 9-18 1-9 8-17-1-10 7-18 0-9 8-17 0-10 8-18 1-9 7-16-2Z\nn M0 0h120v6q-13 7-20-1-12 8-24 0-13 7-24 0-12 8-25 0-13 7-27-1Z\nn M0 80q30-7 60-2t60-3v16H0Z`,
  pines: `h5 (84 28 12)\np ${pines(-4, 124, 8, 66, 26)}\nq ${pines(-8, 124, 13, 76, 34)}\nn M0 82q40-8 120-1v10H0Z`,
  forge: `n M0 0h120v91H0Z\nq M0 0h38v90H0ZM82 0h38v90H82Z\ng (60 52 52 42)\nz M34 91V48q0-26 26-26t26 26v43Z\nb7 M42 91V52q0-18 18-18t18 18v39Z\nK2 M38 90V48q0-22 22-22t22 22v42\nk6 M0 14h38v3H0ZM82 14h38v3H82ZM0 44h32v3H0ZM88 44h32v3H88ZM0 70h30v3H0ZM90 70h30v3H90Z\nK1.2 M14 0v22M14 26v8M104 0v10M104 14v12`,
  temple: `h4 M44 0h32l26 91H18Z\nh3 M52 0h16l14 91H38Z\np ${columns([26, 42, 78, 94], 4, 14, 78)}\nq M0 0h120v9H0ZM0 10h120v3H0Z\nq ${columns([8, 112], 8, 13, 84)}\nn M0 82h120v9H0ZM20 78h80v4H20Z`,
  rift: `h5 ${dots(22, 0.6, 2)}\ng (62 42 46 50)\na8 M70-2 58 16l7 9-16 14 8 8-14 13 6 10-12 23h9l14-22-6-9 15-14-8-9 16-13-8-10L82-2Z\nh M73-2 62 16l7 9-15 14 8 8-13 13 5 9-10 22 13-22-6-9 14-13-7-9 15-14-7-9L78-2Z\nn M6 66l9-7 12 4-4 10-11 3ZM95 62l10-5 9 6-6 9-9-1ZM18 24l6-4 6 4-5 5ZM94 28l8-3 4 6-8 3Z\nm M6 66l9-7 12 4-11 4ZM95 62l10-5 9 6-11 3ZM18 24l6-4 6 4-6 1Z`,
  sea: `h (60 52 13)\nh3 (60 52 22)\np M0 52h120v39H0Z\nh6 M46 54h28l-3 2h-22ZM50 59h22l-4 2H54ZM47 65h20l-3 2h-14Z\nq M0 62q10-5 20 0t20 0 20 0 20 0 20 0 20 0v30H0Z\nn M0 76q9 5 18-1 9 7 20 1 8 6 20-1 10 7 22 1 8 5 20-1 9 6 20 0v16H0Z`,
  storm: `p M-4 8q6-10 18-6 6-9 20-4 10-8 22-1 12-8 22 1 14-6 22 5 16-4 24 6l-2 16q-14 8-26 0-14 8-26 0-15 8-28-1-14 7-24 0-14 4-22-4Z\nq M0 0h120v12q-10 9-22 2-10 9-22 1-12 10-24 1-12 8-24 0-12 6-28-3Z\nh M88 14 76 40h7L70 66l26-32h-8l8-20Z\nH.5 M10 30l-4 12M24 36l-4 14M40 30l-4 14M54 42l-4 14M104 34l-4 14M116 40l-4 14M32 56l-4 12M112 62l-4 12\nn M0 82q30-8 60-2t60-3v14H0Z`,
  mountain: `h5 (34 26 10)\np M0 66 18 38l10 12 18-30 16 24 12-14 22 30 10-8 14 14v30H0Z\nh7 M46 20l7 11-5-2-4 6-4-4-3 3ZM74 30l6 8-4-1-3 4-3-3Z\nq M0 78 22 56l14 12 22-22 20 24 14-10 28 20v14H0Z\nn M0 84q40-9 120-2v10H0Z`,
  valley: `h6 (60 30 11)\np M0 52 22 30l14 14 14-10 12 8 18-18 18 20 22-10v30H0Z\nh4 M0 54q30-8 60 0t60-3v14H0Z\nq M0 68q20-16 40-6t40-4 40 2v20H0Z\nh4 M0 72q30-7 60-1t60-4v12H0Z\nn M0 82q30-8 70-1t50-4v15H0Z`,
  bloodwoods: `g (60 44 60 46)\nP3 M12 90q4-30-2-46 10-8 8-24M10 46q-8-6-9-18M104 90q-6-34 4-52-6-10-2-26M107 40q8-6 9-16\nQ4 M26 91q2-36-8-60 8-10 6-30M18 34q-10-8-14-10M94 91q-4-38 8-58-8-12-4-34M101 36q10-4 14-16\nN6 M3 91q2-40-2-91M117 91q-4-40 2-91\nN1.5 M3 30q14-4 20-16M117 26q-12-4-16-16\na7 ${dots(12, 1, 3, 4, 84)}\nn M0 82q30-7 60-2t60-3v15H0Z`,
  lighthouse: `h5 M96 22 0 4v26ZM98 22l24-10v20Z\nh (96 22 3)\nk8 M91 26h10l3 38H88ZM90 18h12v8H90ZM92 18q4-7 8 0Z\nh (96 22 2.4)\nl M91.5 34h9l.6 7h-10.2ZM90.5 50h11l.5 7H90Z\np M0 60h120v31H0Z\nq M74 64q14-8 46-2v30H70ZM0 68q10-4 20 0t20 0 20 0 20 0v24H0Z\nn M0 78q9 5 18-1 9 7 20 1 8 6 20-1 10 7 22 1 8 5 20-1 9 6 20 0v16H0Z`,
  rust: `h4 (30 34 15)\np M0 91V52h8V30h6v22h8v-8h12V22h5v22h9v12h12V34h7v22h10V26h6v30h12V40h8v14h17v37Z\np5 M11 28q6-8 2-16 10 2 8-10M36 20q8-6 4-16M86 24q7-6 4-18\nq M0 91V68h14V54h10v14h12V60h20v10h14V56h12v12h16V50h8v18h14v23Z\nb8 M17 58h3v3h-3ZM40 66h3v3h-3ZM47 66h3v3h-3ZM73 60h3v3h-3ZM104 56h3v3h-3Z\nn M0 84h120v7H0Z`,
  cave: `n M0 0h120v91H0Z\ng (60 42 54 44)\nq M20 91q-8-40 14-70 26-18 52 0 22 30 14 70Z\ng (60 44 40 36)\nn M0 0h120v10l-6 26-6-20-6 14-5-18-7 10-5-14-8 6-9-8-9 14-6-10-8 12-6-10-7 22-5-14-7 30-6-26-8 12Z\nn M0 91V74l8-12 6 16 10-8 8 10 56-1 8-10 8 9 8-15 8 14v14Z`,
  ruins: `h5 (84 30 11)\np M0 60q30-9 60-3t60-3v38H0Z\nq M10 74V44l9-3 4 33ZM30 74V38h26v8H42v28ZM78 74V40l8-2 3 36ZM98 74V48l10 3v23Z\np M30 38h26v3H30Z\nn M0 78q30-7 60-3t60-2v18H0Z`,
  library: `n M0 0h120v91H0Z\nd M2 0h40v91H2ZM78 0h40v91H78Z\nm M5 4h4v18H5ZM17 7h4v15h-4ZM30 4h4v18h-4ZM8 28h5v18H8ZM24 30h4v16h-4ZM6 54h4v18H6ZM28 52h5v20h-5ZM84 6h4v16h-4ZM100 4h5v18h-5ZM82 30h5v16h-5ZM110 28h4v18h-4ZM92 54h4v18h-4Z\na7 M10 6h5v16h-5ZM35 8h4v14h-4ZM15 28h3v18h-3ZM33 28h5v18h-5ZM14 56h5v16h-5ZM90 4h4v18h-4ZM108 8h4v14h-4ZM96 28h5v18h-5ZM84 52h4v20h-4ZM104 54h5v18h-5Z\nl M24 6h4v16h-4ZM19 30h3v16h-3ZM22 54h4v18h-4ZM95 6h3v16h-3ZM89 28h4v18h-4ZM103 30h4v16h-4ZM98 52h4v20h-4Z\nk M2 22h40v4H2ZM2 46h40v4H2ZM2 72h40v4H2ZM78 22h40v4H78ZM78 46h40v4H78ZM78 72h40v4H78Z\ne (60 30 34 40)`,
  sanctum: `q M0 0h120v91H0Z\nh5 (60 38 36)\nP1.6 (60 38 36)(60 38 28)\nP1 ${around(12, (t) => `M${round(60 + 10 * Math.cos(t))} ${round(38 + 10 * Math.sin(t))}L${round(60 + 36 * Math.cos(t))} ${round(38 + 36 * Math.sin(t))}`)}\nn M0 80h120v11H0ZM0 0h8v91H0ZM112 0h8v91h-8Z`,
  blueprint: `q M0 0h120v91H0Z\nL.3 M0 10h120M0 20h120M0 30h120M0 40h120M0 50h120M0 60h120M0 70h120M0 80h120M10 0v90M20 0v90M30 0v90M40 0v90M50 0v90M60 0v90M70 0v90M80 0v90M90 0v90M100 0v90M110 0v90`,
  works: `n M0 0h120v91H0Z\nq ${gear(14, 18, 22, 12)}${gear(106, 66, 27, 14)}\np ${gear(102, 12, 17, 10)}${gear(12, 76, 19, 11)}\ng (60 44 46 42)`,
  flames: `g (60 50 66 50)
~z M60 91H-2V40q7 8 8 18 6-20 2-38 14 12 15 32 4-10 1-20 14 12 13 34 6-6 6-16 12 10 12 26 4-4 5-10Z
~b8 M60 91H-2V64q8 4 10 14 5-12 2-22 12 10 13 24 6-6 5-16 11 8 11 20 5-4 6-10 8 6 7 14Z`,
  rays: `g (60 42 62 52)\nh2 ${around(14, (t) => `M60 42L${round(60 + 110 * Math.cos(t))} ${round(42 + 110 * Math.sin(t))}L${round(60 + 110 * Math.cos(t + 0.2))} ${round(42 + 110 * Math.sin(t + 0.2))}Z`)}`,
  deep: `h3 M30-2h14L34 91H6ZM62-2h10l10 93H58ZM96-2h10l22 93h-20Z\np M0 76q14-10 26-4t30-2 32 2 32-4v23H0Z\nQ2 M8 90q-4-10 2-18-4-8 2-16M16 90q4-8 0-14M108 90q5-12-1-20 5-8 0-16M100 90q-4-8 0-14\nH.6 (20 30 2)(26 22 1.3)(98 40 2.4)(94 28 1.4)(104 18 1)\nn M0 84q30-7 60-2t60-2v12H0Z`,
  swirl: `H1 M-2 30q30-16 56-4t50-10M-2 62q34 12 60 0t64 6M10 14q26-10 44-2M70 80q24-8 46-2\nh3 M0 40q30-18 60-6t60-8v8q-30 14-60 6T0 48ZM0 74q36 10 62-2t58 4v6q-30-8-58 2T0 80Z`,
  web: `n M0 0h120v91H0Z\ng (60 42 60 48)\nL.5 M60 42 0 0M60 42 60-2M60 42l60-44M60 42l62 4M60 42l60 50M60 42v50M60 42 0 91M60 42H-2\nL.4 M47 33q12 4 13-3 4 6 14 2 0 8 8 11-8 3-8 11-8-4-14 3-3-6-13-4 4-7-4-10 6-3 4-10ZM30 21q24 9 30-6 8 14 32 5-4 17 12 23-16 6-14 23-20-8-30 7-6-12-30-8 8-14-9-22 14-6 9-22Z\nn M0 84q30-7 60-2t60-2v12H0Z`,
  field: `h6 (28 30 9)\np M0 58q30-10 64-3t56-5v41H0Z\nq M0 70q40-9 70-2t50-3v26H0Z\nN.8 M8 91l2-16M14 91l3-12M104 91l3-16M112 91l-2-14M98 91l-2-10M22 91l-2-10\nn M0 84q30-6 60-2t60-3v13H0Z`,
  camp: `p M0 62q30-10 64-3t56-5v37H0Z\nq M6 74 22 40l16 34ZM84 74l14-30 16 30Z\nm M22 40l6 34h10ZM98 44l5 30h11Z\na M22 40v-9l9 3-8 3ZM98 44v-8l8 3-7 2Z\nn M0 80q30-7 60-2t60-3v16H0Z`,
  throne: `n M0 0h120v91H0Z
g (60 36 56 46)
~q M60 8 50 20 46 4l-8 20L30 8l-4 83h34Z
~d M60 20l-12 10-8 4-4 57h24Z
~Q4 M8 0v91M18 0v91
n M0 84h120v7H0Z`,
  plaza: `h5 M0 20q30 14 60 12t60-14v-4q-30 16-60 18T0 16Z\na8 (20 27 2.6)(42 32 2.6)(64 32 2.6)(86 28 2.6)(106 20 2.6)\np M0 91V50h10v-8l6-6 6 6v8h10v-4h16v10h10V46l8-8 8 8v8h14V44h16v8h16v39Z\nb7 M14 56h3v5h-3ZM38 54h3v5h-3ZM62 56h3v5h-3ZM98 54h3v5h-3Z\nn M0 78q60-7 120 0v13H0Z`,
};

const rune = (x: number, y: number, kind: number): string =>
  `M${x - 1.6} ${y + 2}${["v-4l3 2-3 2M", "l3-4M", "v-4h3v4M", "l1.6-4 1.6 4M"][kind % 4]}${x} ${y}h.1`;

/** Weather and magic, drawn behind or in front of the subject. */
export const EFFECTS: Record<string, string> = {
  glow: "g (60 44 44 40)",
  halo: "e (60 36 38 38)",
  stars: `h9 ${star(20, 18, 3, 0.8, 4)}${star(98, 14, 4, 1, 4)}${star(106, 46, 2.6, 0.7, 4)}${star(12, 52, 2.4, 0.6, 4)}${star(84, 30, 2, 0.5, 4)}${star(36, 10, 2, 0.5, 4)}`,
  motes: `h8 ${dots(16, 0.9, 4, 6, 86)}`,
  embers: `b9 ${dots(20, 0.8, 5)}\na ${dots(10, 1, 7)}`,
  leaves:
    "a M14 20q6-5 9 1-6 4-9-1ZM98 26q3-7 8-3-2 7-8 3ZM24 64q2-7 8-4-2 6-8 4ZM100 62q7-2 7 4-6 1-7-4ZM84 12q5-3 7 2-5 3-7-2Z\nb M10 42q5-3 7 2-5 3-7-2ZM106 44q2-5 7-2-3 5-7 2ZM38 10q4-4 7 0-4 4-7 0Z",
  mist: "h4 M0 66q16-9 34-3t34-2 30 1 22-3v12q-20 6-40 1t-40 2-40-2Z\nh5 M0 80q20-8 42-2t42-2 36 0v16H0Z",
  drops:
    "a M22 10q5 8 0 11-5-3 0-11ZM96 18q6 9 0 12-6-3 0-12ZM108 52q4 7 0 9-4-2 0-9ZM12 54q4 7 0 9-4-2 0-9ZM36 70q4 6 0 8-4-2 0-8Z",
  circle: `g (60 78 52 16)\nA1.4 (60 78 44 10.5)\nH.7 (60 78 36 8)(60 78 47 12)\nH.8 ${around(10, (t, i) => rune(round(60 + 40 * Math.cos(t)), round(78 + 9.3 * Math.sin(t)), i))}`,
  rise: "g (60 82 54 13)\nA1.6 M16 78a44 10.5 0 0 0 88 0\nH.7 M13 78a47 12 0 0 0 94 0",
  column: "h3 M24 0h72l8 80q-44 14-88 0Z\nh3 M38 0h44l8 82q-30 8-60 0Z",
  sigil: `A1.2 (60 42 38)(60 42 33)\nH.6 ${around(12, (t, i) => rune(round(60 + 35.5 * Math.cos(t)), round(42 + 35.5 * Math.sin(t)), i))}\nH.5 ${star(60, 42, 33, 19, 6)}`,
  ring: "A2 (60 42 36)\nH.6 (60 42 39)(60 42 33)",
  petals:
    "a M16 16q3-7 8-2-1 7-8 2ZM100 14q7-1 6 5-6 2-6-5ZM12 60q6-3 8 3-6 3-8-3ZM104 58q2-6 7-2-2 6-7 2ZM88 76q5-4 8 1-5 4-8-1Z\nl M30 34q4-5 7-1-3 5-7 1ZM94 38q4-3 6 1-4 3-6-1ZM28 78q4-4 6 0-3 4-6 0Z",
  bolts: "H1 M8 30l8-4-2 8 9-5M112 26l-9-2 3 8-9-3M14 66l8-2-4 7 9-1M106 70l-8-4 2 7-8 0",
  feathers: "l M16 22q8-6 14 0-8 6-14 0ZM98 60q6-8 13-4-5 8-13 4Z\nK.6 M14 23l17-2M96 62l16-7",
};
