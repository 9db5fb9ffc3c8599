/** The colours of factions, magics and places, which identify a card before its text can be read. */
import { mix, type Tones } from "./draw";

/* Sky above, sky at the horizon, then k ink, d dark, m middle, l light, h rim light, a accent, b second accent. */
const ROWS: Record<string, string> = {
  enlightened: "16386e f3d68c 0b1a33 1f3f73 4a78bb aecdf0 fff6d2 f5b52c ffe9a8",
  lifebound: "0d3b33 c6e08a 07201a 14503a 33905a 94d47e f4ffcb c2e64a ef8a3a",
  mechana: "2f1710 f0a552 1c0f0a 5a2e17 ad622c e5a861 ffeabb 4fdcd0 ffcf4a",
  void: "120a26 9a58e0 0a0516 2c1657 6038aa ae8aea f4e4ff dc55ff 62ecff",
  monsters: "1c0508 cf4322 120204 4a0d10 93231f de6a40 ffdca8 ff6a1f b9d443",
  none: "7d7466 f3e4c4 1c1815 40382f 75695a c2b18c fffbea c0492e 3f7396",
  ceremonial: "1d0708 c22d2e 0d0405 3d0c10 841c22 cf5a4e ffd8bf ff4434 efb64c",
  charm: "3a0a35 ffa3c4 1f0520 6b1458 bd3784 f384b6 ffe8f1 ff559e ffd770",
  illusion: "14123f 9a97f0 0b0a26 2a2670 5a54be a9a7f3 f0f2ff 9071ff 70e4f4",
  natural: "08323a a6e4c4 05201f 0f5450 2c9484 88d8b4 edffed 3bd2a8 e8d862",
  iron: "23262d e2864a 101216 343a44 6b7480 b3bcc6 fff0dc ff7a2a ffc15a",
  silver: "123338 d3ece2 0a1c20 2c565b 6d9aa0 bfdcdc ffffff f2c548 6fd3a2",
  mist: "1b3a56 dcecf0 0e2236 2f587a 5d8cb0 a9cfe2 ffffff 52c4f0 bfe6d0",
  blood: "220610 a3202c 100206 400a16 7f1526 c54450 ffd0c4 ff2f46 f0d9c0",
  sea: "0f3560 ffd9b0 0a1d3c 234d80 4f86b8 a4d0e6 fff6e6 ff7fae ffe08a",
  shadow: "0b0a14 b04038 06050c 1d1a2e 443c5e 8a7fa6 ffe0dc ff4a4a 8f7bff",
  gold: "3a2408 ffdf8c 1f1203 6b430c b9801f f2c552 fff8d6 ffb81f ffe58a",
  frost: "0c2440 cfeaff 081a30 23507e 5c97cc b5dcf7 ffffff 7fe0ff c8b6ff",
  dusk: "2b1a4a ff9d6b 140c26 43285f 8a4a7c d98a8c ffe9cf ff7a4a ffd270",
  venom: "14200c b6cf4a 0b1206 2f4516 66862a b2cf5a f6ffd0 c8f03a d65ad6",
};

const SKIN = "e8b48c";
const HAIR = "3a2418";

/** Tones of a palette; p, q, n are the far, middle and near layers of a landscape. */
export function tones(name: string, changes: Tones = {}): Tones {
  const row = ROWS[name];
  if (!row) throw new Error(`no palette is called "${name}"`);
  const [top, low, k, d, m, l, h, a, b] = row.split(" ").map((hex) => `#${hex}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    t: top,
    o: low,
    k,
    d,
    m,
    l,
    h,
    a,
    b,
    f: `#${SKIN}`,
    r: `#${HAIR}`,
    w: "#ffffff",
    c: "#b4453f",
    p: mix(mix(low, top, 0.35), k, 0.12),
    q: mix(mix(low, top, 0.65), k, 0.3),
    n: mix(top, k, 0.6),
    ...changes,
  };
}

/** A single bright family of tones, for things being summoned. */
export function spectral(of: Tones): Tones {
  const a = of.a ?? "#ffffff";
  const h = of.h ?? "#ffffff";
  return {
    ...of,
    k: mix(a, of.k ?? "#000000", 0.55),
    d: mix(a, of.k ?? "#000000", 0.25),
    m: a,
    l: mix(a, h, 0.5),
    f: mix(a, h, 0.6),
    r: mix(a, of.k ?? "#000000", 0.3),
    b: h,
    a: h,
  };
}
