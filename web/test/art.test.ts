/** Every card has its own picture, everything drawn is well-formed, and it all stays small. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import {
  appIcon,
  cardBack,
  DICE_KINDS,
  DICE_LEVELS,
  die,
  EMBLEMS,
  emblem,
  magic,
  PICTURES,
  picture,
  pictureUrl,
  wordmark,
} from "../src/art/index";

const ASCENSION =
  `apprentice militia mystic heavy_infantry cultist arha_initiate arha_templar ascetic_of_the_lidless_eye
master_dhartha oziah_the_peerless seer_of_the_forked_path temple_librarian twofold_askara the_all_seeing_eye
tablet_of_times_dawn cetra_weaver_of_stars druids_of_the_stone_circle flytrap_witch landtalker
lifebound_initiate runic_lycanthrope wolf_shaman snapdragon yggdrasil_staff avatar_golem kor_the_ferromancer
mechana_initiate reactor_monk burrower_mark_ii the_grand_design hedron_cannon hedron_link_device
rocket_courier_x_99 watchmakers_altar arbiter_of_the_precipice demon_slayer emri_one_with_the_void
shade_of_the_black_watch spike_vixen void_initiate muramasa shadow_star voidthirster avatar_of_the_fallen
corrosive_widow earth_tyrant mephit mistake_of_creation samaels_trickster sea_tyrant tormented_soul
wind_tyrant xeron_duke_of_lies`.split(/\s+/);

const ASHES =
  `aradel_summergaard coal_roarkwin jessa_na_ni maeoni_viper noah_redmoon saria_guideman anchornaut iron_worker
hammer_knight one_hundred_blades spiked_armor expand_energy strengthen protect chant_of_revenge
summon_iron_rhino iron_rhino call_upon_the_realms summon_silver_snake refresh empower hypnotize open_memories
molten_gold transfer golden_veil summon_gilder gilder silver_snake shifting_mist summon_mist_spirit
summon_blue_jaguar reflections_in_the_water mist_typhoon out_of_the_mist root_armor steady_gaze massive_growth
summon_butterfly_monk blue_jaguar mist_spirit butterfly_monk fear blood_transfer summon_blood_puppet
cut_the_strings undying_heart redirect final_cry blood_archer living_doll leech_warrior blood_puppet purge
abundance summon_three_eyed_owl summon_seaside_raven hidden_power seal strange_copy sympathy_pain
rose_fire_dancer enchanted_violinist seaside_raven three_eyed_owl small_sacrifice summon_masked_wolf
summon_false_demon sleight_of_hand bound_soul bring_forth summon_sleeping_widows shadow_counter fade_away
stormwind_sniper masked_wolf false_demon sleeping_widow`.split(/\s+/);

const CARDS = [...ASCENSION, ...ASHES];
const BUDGET = 55_000;

/** Throws unless the text is one well-formed XML element tree with quoted, unrepeated attributes. */
function parse(markup: string): string[] {
  const open: string[] = [];
  const ids: string[] = [];
  let at = 0;
  for (const match of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<&]*(?:&[#a-z0-9]+;[^"<&]*)*")*)\s*(\/?)>/g,
  )) {
    assert.equal(markup.slice(at, match.index), "", "text between elements");
    at = match.index + match[0].length;
    const [, closing, name = "", attributes = "", empty] = match;
    const names = [...attributes.matchAll(/([a-zA-Z0-9:-]+)="/g)].map((found) => found[1]);
    assert.equal(new Set(names).size, names.length, `attribute given twice: ${match[0]}`);
    if (closing) assert.equal(open.pop(), name);
    else {
      const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
      if (id) ids.push(id);
      if (!empty) open.push(name);
    }
    if (!open.length) break;
  }
  assert.equal(at, markup.length, `not well-formed near: ${markup.slice(at, at + 60)}`);
  assert.deepEqual(open, []);
  assert.ok(!/NaN|undefined|Infinity/.test(markup), "a number is missing");
  for (const path of markup.matchAll(/ d="([^"]*)"/g)) checkPath(path[1] ?? "");
  for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g))
    assert.ok(ids.includes(id ?? ""), `${id} is used but not defined`);
  return ids;
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Browsers silently stop drawing at a wrong number of arguments. */
function checkPath(path: string): void {
  assert.match(path, /^M/);
  for (const [whole, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const wanted = ARGUMENTS[command.toLowerCase()];
    assert.notEqual(wanted, undefined, `no such path command: ${whole}`);
    const given = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    assert.ok(
      wanted ? given > 0 && given % wanted === 0 : given === 0,
      `wrong number of arguments: ${whole} in ${path}`,
    );
  }
}

test("every card of both games has a picture, and there is no other", () => {
  assert.equal(ASCENSION.length, 53);
  assert.equal(ASHES.length, 78);
  assert.deepEqual(Object.keys(PICTURES).sort(), [...CARDS].sort());
});

test("no two cards look alike", () => {
  const seen = new Map<string, string>();
  for (const card of CARDS) {
    const look = picture(card).replaceAll(`${card}-`, "");
    assert.equal(seen.get(look), undefined, `${card} looks like ${seen.get(look)}`);
    seen.set(look, card);
  }
});

test("no two cards share subject, palette and backdrop", () => {
  const seen = new Set(
    CARDS.map((card) => [PICTURES[card]?.subject, PICTURES[card]?.palette, PICTURES[card]?.backdrop].join()),
  );
  assert.equal(seen.size, CARDS.length);
});

test("everything drawn is well-formed and names only what it defines", () => {
  for (const card of CARDS) {
    const ids = parse(picture(card, 200));
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert.ok(id.startsWith(`${card}-`), `${id} may clash with another card`);
  }
  for (const name of EMBLEMS) parse(emblem(name, 16, `<"${name}"&>`));
  for (const kind of DICE_KINDS) for (const level of DICE_LEVELS) parse(die(kind, level, 40, kind));
  for (const kind of [...DICE_KINDS, "any"]) for (const level of DICE_LEVELS) parse(magic(kind, level));
  for (const markup of [cardBack("ascension"), cardBack("ashes"), cardBack("other"), appIcon(), wordmark()])
    parse(markup);
});

test("the icon file is the icon", () => {
  assert.equal(readFileSync("public/icon.svg", "utf8").trim(), appIcon());
});

test("faces of dice differ without colour", () => {
  const shapes = new Set<string>();
  for (const kind of DICE_KINDS)
    for (const level of DICE_LEVELS) shapes.add(die(kind, level).replace(/#[0-9a-f]{6}/g, ""));
  assert.equal(shapes.size, 12);
});

test("pictures are the same every time, and refuse unknown cards by name", () => {
  assert.equal(picture("mephit"), picture("mephit"));
  assert.equal(
    decodeURIComponent(pictureUrl("mephit").replace(/^data:image\/svg\+xml,/, "")),
    picture("mephit"),
  );
  assert.throws(() => picture("nobody"), /no picture for the card "nobody"/);
  assert.throws(() => emblem("nothing"), /no emblem is called "nothing"/);
});

test(`all art is under ${BUDGET} bytes compressed`, () => {
  const built = buildSync({
    entryPoints: ["src/art/index.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  const size = gzipSync(built.outputFiles[0]?.contents ?? "", { level: 9 }).length;
  console.log(`art: ${size} bytes compressed`);
  assert.ok(size < BUDGET, `${size} bytes`);
});
