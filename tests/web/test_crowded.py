"""Tables made crowded on purpose, in windows of every size: nothing needed is outside, covered or too small."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

import deckhall
from deckhall.kernel.game import Game
from deckhall.server.messages import Wording
from deckhall.server.socket_messages import Hint
from tests.ascension.tables import ascension
from tests.ashes.tables import ashes
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.stage import Stage

pytestmark = pytest.mark.browser

SIZES = (
    (320, 480),
    (360, 640),
    (375, 553),
    (390, 844),
    (740, 360),
    (640, 360),
    (844, 390),
    (500, 400),
    (720, 450),
    (1024, 600),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
NINE_KINDS = (
    "apprentice",
    "militia",
    "mystic",
    "heavy_infantry",
    "wolf_shaman",
    "arha_initiate",
    "void_initiate",
    "landtalker",
    "druids_of_the_stone_circle",
)

# What is needed, and the least width and height it must have: in a window, or where it can be scrolled to.
NEEDED = {
    "ascension": {
        ".hand > .card": (34, 46),
        ".row > .card": (34, 46),
        ".always > .card": (34, 24),
        ".tray .card": (34, 46),
        ".my-piles .pile": (26, 22),
        ".prompt .answers button": (34, 28),
        ".question > p": (20, 12),
        ".seat .seat-name b": (24, 8),
        ".my-name .score": (12, 12),
        ".table-top .round": (28, 28),
    },
    "ashes": {
        ".hand > .card": (30, 40),
        ".phoenixborn-tile": (40, 40),
        ".unit": (30, 38),
        ".life-left": (16, 10),
        ".prompt .answers button": (34, 26),
        ".question > p": (20, 12),
        ".spellboard .card": (24, 20),
        ".pile-row button.count": (18, 14),
        ".draft-cards.big > .card": (90, 120),
        ".table-top .round": (28, 28),
    },
}
# Where there is room, all of these are seen without scrolling.
AT_A_GLANCE = ".draft-cards.big > .card"
ROOMY = (1280, 720)
# The words of these languages are the longest: a few sizes are enough to see that they fit too.
LONG_WORDS = ("de", "ru")
TIGHT = ((320, 480), (360, 640), (640, 360), (1024, 600), (1366, 768))

FAULTS = """([needed, atAGlance]) => {
  const faults = [];
  for (const element of atAGlance ? document.querySelectorAll(atAGlance) : []) {
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) faults.push(`one must scroll to ${element.ariaLabel}`);
  }
  const within = (box, outer) => ({left: Math.max(outer.left, box.left), top: Math.max(outer.top, box.top),
    right: Math.min(outer.right, box.right), bottom: Math.min(outer.bottom, box.bottom)});
  const cut = box => within(box, {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
  const name = element => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    return `${element.className || element.tagName} "${words}"`;
  };
  const scroller = (element, across) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(across ? style.overflowX : style.overflowY) &&
          (across ? at.scrollWidth > at.clientWidth : at.scrollHeight > at.clientHeight)) return at;
    }
    return null;
  };
  for (const [selector, [width, height]] of Object.entries(needed)) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.offsetParent === null) continue;
      let box = element.getBoundingClientRect();
      const across = scroller(element, true), down = scroller(element, false);
      const inside = (across || box.left >= -1 && box.right <= innerWidth + 1)
        && (down || box.top >= -1 && box.bottom <= innerHeight + 1);
      if (!inside) {
        faults.push(`${name(element)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
        continue;
      }
      if (box.width < width || box.height < height)
        faults.push(`${name(element)} is too small: ${Math.round(box.width)} x ${Math.round(box.height)}`);
      if (across || down) {
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        box = element.getBoundingClientRect();
        if (down) box = within(box, down.getBoundingClientRect());
      }
      // Cards of one zone may lie over each other; nothing else may lie over them.
      const seen = cut(box);
      if (seen.right - seen.left < 4 || seen.bottom - seen.top < 4) {
        faults.push(`${name(element)} cannot be scrolled to`);
        continue;
      }
      const mates = element.parentElement.closest('[data-zone]') ?? element.parentElement;
      let own = 0;
      for (const x of [0.1, 0.5, 0.9]) for (const y of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(seen.left + (seen.right - seen.left) * x,
                                              seen.top + (seen.bottom - seen.top) * y);
        if (hit === null) continue;
        if (element.contains(hit) || hit.contains(element)) own += 1;
        else if (!mates.contains(hit) || mates.matches('.table')) {
          faults.push(`${name(element)} is covered by ${name(hit)}`);
          break;
        }
      }
      if (own === 0) faults.push(`${name(element)} is covered by its neighbours`);
    }
  }
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  return [...new Set(faults)];
}"""


def faults_at(page: Page, game: str, sizes: Sequence[tuple[int, int]]) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(page.locator(".banner")).to_have_count(0)
        roomy = width >= ROOMY[0] and height >= ROOMY[1]
        faults = page.evaluate(FAULTS, [NEEDED[game], AT_A_GLANCE if roomy else ""])
        found += [f"{width}x{height}: {fault}" for fault in faults]
    return found


def six_seats() -> Game:
    """Six seats, a full hand, a deck and a discard pile of 40 cards, many constructs; it is my turn."""
    crowd = [{"constructs": [construct], "honor": 31} for construct in ("shadow_star", "muramasa")]
    crowd += [{"honor": 28}] * 3
    return ascension(
        players=6,
        hand=["apprentice", "militia", "wolf_shaman", "arha_initiate", "mystic"],
        deck=["mystic"] * 22 + ["heavy_infantry"] * 18,
        discard=["mystic"] * 6 + ["heavy_infantry"] * 9,
        constructs=["hedron_cannon", "hedron_link_device", "watchmakers_altar"],
        honor=31,
        others=crowd,
        row=["twofold_askara", "avatar_of_the_fallen"],
    ).game


def nine_in_the_tray() -> Game:
    """Shade of the Black Watch has been played over a discard pile of nine kinds: which is banished?"""
    table = ascension(
        hand=["shade_of_the_black_watch", "apprentice", "militia", "mystic", "wolf_shaman"],
        discard=[*NINE_KINDS, *["mystic"] * 14, *["heavy_infantry"] * 16],
        honor=12,
    )
    table.play("shade_of_the_black_watch")
    return table.game


def eight_units() -> Game:
    """Eight units on each side, spells, a full hand; it is my turn."""
    units = [
        "hammer_knight",
        "iron_worker",
        "silver_snake",
        "gilder",
        "iron_rhino",
        "mist_spirit",
        "blue_jaguar",
    ]
    side = {
        "phoenixborn": "saria_guideman",
        "battlefield": [*units, "hammer_knight"],
        "spellboard": ["summon_iron_rhino", "summon_silver_snake", "summon_gilder", "protect"],
        "hand": ["molten_gold", "fear", "protect", "iron_worker", "summon_gilder"],
        "draw_pile": ["call_upon_the_realms"] * 20,
        "discard": ["fear"] * 9,
    }
    return ashes(side, {**side, "phoenixborn": "aradel_summergaard"}).game


LEADERS = ("saria_guideman", "aradel_summergaard", "jessa_na_ni", "coal_roarkwin")


def several_sides(players: int) -> Game:
    """Players with five units, three spells and all their ten dice each; it is my turn."""
    side = {
        "dice": {"natural_power": 5, "charm_class": 5},
        "battlefield": ["hammer_knight", "iron_worker", "silver_snake", "gilder", "iron_rhino"],
        "spellboard": ["summon_iron_rhino", "summon_silver_snake", "protect"],
        "hand": ["molten_gold", "fear", "protect", "iron_worker", "summon_gilder"],
        "discard": ["fear"] * 9,
    }
    return ashes(*[{**side, "phoenixborn": leader} for leader in LEADERS[:players]]).game


def three_sides() -> Game:
    return several_sides(3)


def four_sides() -> Game:
    return several_sides(4)


def five_phoenixborn() -> Game:
    """A draft: the first player has chosen a Phoenixborn, and I choose among the five that are left."""
    seed = next(
        seed
        for seed in range(20)
        if (draft := deckhall.new_game("ashes", draft=True, players=2, seed=seed)).decision
        and draft.decision.player == 1
    )
    game = deckhall.new_game("ashes", draft=True, players=2, seed=seed)
    assert game.decision is not None
    game.apply(game.decision.options[0])
    return game


Scene = Callable[[], Game]
SCENES: dict[str, tuple[Scene, ...]] = {
    "ascension": (six_seats, nine_in_the_tray),
    "ashes": (eight_units, three_sides, four_sides, five_phoenixborn),
}


@pytest.mark.parametrize("language", ["en", *LONG_WORDS])
@pytest.mark.parametrize("game", SCENES)
def test_a_crowded_table_fits_into_every_window(open_browser: Opening, game: str, language: str) -> None:
    found: list[str] = []
    for scene in SCENES[game]:
        player = open_browser(language)
        stage = Stage(scene()).set_before(player)
        stage.table.seats[0].clock = 754_000  # beside the name
        stage.send()
        expect(player.page.locator(".prompt.asked")).to_be_visible()
        sizes = TIGHT if language in LONG_WORDS else SIZES
        found += [f"{scene.__name__} {fault}" for fault in faults_at(player.page, game, sizes)]
        player.page.context.close()
    assert not found, "\n".join(found)


HINTED = ((375, 553), (667, 331), (740, 360), (390, 844), (1366, 768))


def test_a_hint_covers_nothing_and_pushes_nothing_out(open_browser: Opening) -> None:
    player = open_browser()
    game = ascension(hand=["apprentice", "militia", "mystic"], row=["wolf_shaman"]).game
    stage = Stage(game).set_before(player)
    stage.line.send_message(Hint(stage.seq, "end", {}, "chances", []))
    expect(player.page.locator(".hint-says")).to_be_visible()
    assert not (found := faults_at(player.page, "ascension", HINTED)), "\n".join(found)


# The card that a hint or a coach points at can be clicked without scrolling.
IN_SIGHT = """() => {
  const card = document.querySelector('.cloth .hinted'), box = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
UPRIGHT = ((360, 640), (360, 740), (375, 553), (320, 480))
WINDOWS = ((1024, 600), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080))


def long_hint(stage: Stage) -> Hint:
    """A plan of all that can be done, with chances for each of it, as long as can be. Before the page is opened."""
    options = json.loads(stage.line.waiting[0])["view"]["decision"]["options"]
    plan = [Wording(option["say"]["key"], option["say"].get("args", {})) for option in options[:10]]
    codes = [option["code"] for option in options]
    chances = {code: 0.5 - index / 100 for index, code in enumerate(codes)}
    return Hint(stage.seq, codes[0], chances, "chances", [], dict.fromkeys(codes, 0.04), 400, plan)


def three_at_a_table() -> Game:
    """Three players with constructs; it is my turn and my hand is full."""
    crowd = [{"constructs": [construct], "honor": 31} for construct in ("shadow_star", "muramasa")]
    return ascension(
        players=3,
        hand=["apprentice", "militia", "wolf_shaman", "arha_initiate", "mystic"],
        constructs=["hedron_cannon", "hedron_link_device", "watchmakers_altar"],
        honor=31,
        others=crowd,
    ).game


@pytest.mark.parametrize("language", LONG_WORDS)
@pytest.mark.parametrize("game", SCENES)
def test_the_longest_hint_never_covers_the_table(open_browser: Opening, game: str, language: str) -> None:
    found: list[str] = []
    for scene in {"ascension": (three_at_a_table, six_seats), "ashes": (eight_units, four_sides)}[game]:
        player = open_browser(language, width=360, height=740)
        stage = Stage(scene())
        hint = long_hint(stage)
        stage.set_before(player)
        stage.line.send_message(hint)
        expect(player.page.locator(".hint-says")).to_be_visible()
        player.page.wait_for_function(IN_SIGHT)
        found += [f"{scene.__name__} {fault}" for fault in faults_at(player.page, game, (*UPRIGHT, *WINDOWS))]
        player.page.set_viewport_size({"width": 1280, "height": 720})
        unreachable = Axe().run(player.page, options={"runOnly": ["scrollable-region-focusable"]})
        assert unreachable.violations_count == 0, unreachable.generate_report()
        player.page.set_viewport_size({"width": 360, "height": 740})
        player.page.locator(".answers .end").click()
        for button in player.page.locator(".reminder button").all():
            expect(button).to_be_in_viewport(ratio=0.95)
        player.page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_a_reminder_of_much_that_can_be_done_leaves_room_for_the_question(
    open_browser: Opening, language: str
) -> None:
    player = open_browser(language)
    Stage(three_at_a_table()).set_before(player)
    player.page.locator(".answers .end").click()
    expect(player.page.locator(".reminder")).to_be_visible()
    found = faults_at(player.page, "ascension", WINDOWS)
    for width, height in WINDOWS:
        player.page.set_viewport_size({"width": width, "height": height})
        check(player.page, axe=False)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lesson", ["ascension/02-defeat", "ascension/08-banish", "ashes/08-focus"])
def test_a_coach_who_says_much_never_covers_the_table(open_browser: Opening, lesson: str) -> None:
    player = open_browser("de", width=360, height=640)
    player.go(f"/learn/{lesson}")
    expect(player.page.locator(".study[data-state=open]")).to_be_visible(timeout=60_000)
    player.page.wait_for_function(IN_SIGHT)
    player.page.locator(".coach p").evaluate("said => said.append(' ' + said.textContent.repeat(2))")
    found = faults_at(player.page, lesson.split("/")[0], UPRIGHT)
    assert not found, "\n".join(found)


# Words, or parts of words between hyphens, that stand in more than one line.
BROKEN = """() => [...document.querySelectorAll('.unit-name, .face .name')].flatMap(name => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s\\u00ad-]+/g)].filter(part => {
    const range = document.createRange();
    range.setStart(text, part.index + (part[0].length > 1 ? 1 : 0));  // before the first letter, a line may end
    range.setEnd(text, part.index + part[0].length);
    return new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1;
  }).map(part => `${part[0]} of ${text.data} is broken at ${Math.round(name.clientWidth)} px`);
})"""


def test_long_words_are_broken_at_hyphens_alone(open_browser: Opening) -> None:
    side = {
        "phoenixborn": "jessa_na_ni",
        "battlefield": [
            "butterfly_monk",
            "rose_fire_dancer",
            "hammer_knight",
            "silver_snake",
            "blood_puppet",
        ],
        "spellboard": ["summon_butterfly_monk", "summon_blood_puppet"],
        "hand": ["summon_butterfly_monk", "rose_fire_dancer", "stormwind_sniper", "hammer_knight"],
    }
    player = open_browser("de", width=360, height=640)
    Stage(ashes(side, {**side, "phoenixborn": "aradel_summergaard"}).game).set_before(player)
    expect(
        player.page.locator(".unit-name", has_text="Schmetter\u00adlings\u00admönch").first
    ).to_be_visible()
    found: list[str] = []
    for width, height in UPRIGHT:
        player.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {word}" for word in player.page.evaluate(BROKEN)]
    assert not found, "\n".join(sorted(set(found)))
