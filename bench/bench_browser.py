"""The table in a browser: first view, bytes of the first load, a move's reaction, main-thread time of each frame.

A local Chromium opens pages of a server in a separate process. Frame times are processor time of the page's main
thread, so that other programs do not count: all tasks from the previous frame to the frame's end, including messages,
timers and garbage collection. If the page was idle before, a frame's time begins a sixtieth of a second before it is
drawn, because earlier work has not delayed any frame.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from bench.bench_server import Server
from bench.rows import Row
from tests.web import people
from tests.web.conftest import FLAGS, chromium

SIZE = {"width": 1440, "height": 900}
VISITS = 7
MOVES = 10
REST = 900  # milliseconds between moves, until all cards have stopped moving
PAUSE = 60  # milliseconds between finding what to click and clicking, so that finding it is in no frame of the move
BUDGET = 8  # milliseconds of main-thread time that a frame may take
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
FRAME = "BeginCommitCompositorFrame"  # in the main thread's task that has drawn a frame
FRAME_TIME = 1_000_000 / 60  # microseconds from one frame to the next

# When the front page is visible, and when the faces of its cards are: after the frame that shows them.
WATCH_FRONT = """
  window.drawn = {};
  const looked = { games: '.game .primary', cards: '.fan .face' };
  new MutationObserver(() => {
    for (const [what, selector] of Object.entries(looked))
      if (!(what in drawn) && document.querySelector(selector)) {
        drawn[what] = 0;
        requestAnimationFrame(() => setTimeout(() => { drawn[what] = performance.now(); }));
      }
  }).observe(document, { childList: true, subtree: true });
"""
# The time from a click (as the browser received it) until the page shows its result: the cards and the question.
WATCH_MOVES = """() => {
  window.reactions = {};
  for (const [what, now] of [['cards', CARDS], ['question', QUESTION]]) {
    reactions[what] = [];
    let clicked = null;
    addEventListener('click', event => { clicked = { at: event.timeStamp, before: now() }; }, true);
    new MutationObserver(() => {
      if (clicked === null || now() === clicked.before) return;
      reactions[what].push(performance.now() - clicked.at);
      clicked = null;
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  }
}"""
WHERE_TO_CLICK = """choices => {
  for (const choice of choices)
    for (const found of document.querySelectorAll(choice))
      if (found.offsetParent !== null && !found.closest('[inert]')) {
        const box = found.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
      }
  return null;
}"""
IS_ASKED = "() => document.querySelector('.prompt.asked:not([aria-busy=true])') !== null"


@dataclass(frozen=True)
class Game:
    """A game at its table: its choices, what to click, and what a click changes."""

    name: str
    choices: dict[str, Any]
    clicks: tuple[str, ...]
    signs: str


GAMES = (
    Game(
        "ascension",
        {"honor_pool": 120, "first_player": 0},
        people.CLICKS["ascension"],
        people.SIGNS["ascension"],
    ),
    Game(
        "ashes",
        {"decks": ["iron_men", "snakes_in_silver"], "first_five": "suggested"},
        people.CLICKS["ashes"],
        people.SIGNS["ashes"],
    ),
)


def visit(browser: Browser) -> BrowserContext:
    """A browser context without cache or cookies, at normal speed."""
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]  # a plain dict is what it wants
    context.add_init_script("localStorage.setItem('deckhall-language', 'en')")
    return context


def front_page(browser: Browser, address: str) -> list[Row]:
    times: dict[str, list[float]] = {"games": [], "cards": []}
    sizes: Counter[str] = Counter()
    for _ in range(VISITS):
        context = visit(browser)
        context.add_init_script(WATCH_FRONT)
        page = context.new_page()
        asked: list[Request] = []
        page.on("requestfinished", into(asked))
        page.goto(address)
        page.wait_for_function("() => window.drawn.games > 0 && window.drawn.cards > 0")
        page.wait_for_load_state("networkidle")
        for what, found in times.items():
            found.append(page.evaluate("what => window.drawn[what]", what))
        sizes.clear()
        for request in asked:
            sizes[request.resource_type] += request.sizes()["responseBodySize"]
        context.close()
    code = sum(sizes[kind] for kind in ("document", "script", "stylesheet"))
    return [
        Row(f"first view: the front page drawn, median of {VISITS}", statistics.median(times["games"]), "ms"),
        Row(f"first view: with its cards, median of {VISITS}", statistics.median(times["cards"]), "ms"),
        Row("first load: page, code and styles, gzipped", code / 1024, "KB"),
        Row("first load: texts and facts of the cards, gzipped", sizes["fetch"] / 1024, "KB"),
        Row("first load: fonts", sizes["font"] / 1024, "KB"),
    ]


def into(asked: list[Request]) -> Callable[[Request], None]:
    return lambda request: asked.append(request)


def at_table(browser: Browser, address: str, game: Game) -> list[Row]:
    """Ten moves for reaction times, then ten more for frame times."""
    context = visit(browser)
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(REST)
    wish = {"game": game.name, "seats": ["me", "bot:easy"], "choices": game.choices}
    made = people.Player(page, address).ask("/api/tables", wish)
    page.goto(f"{address}/table/{made['id']}")
    page.wait_for_function(IS_ASKED)
    page.wait_for_timeout(REST)
    cards = game.signs.replace("'.prompt'", "'.table'")  # for the table too, whose cards lie still by then
    page.evaluate(WATCH_MOVES.replace("CARDS", cards).replace("QUESTION", game.signs))
    make_moves(page, game)
    reactions = page.evaluate("window.reactions")
    frames = sorted(traced(browser, page, lambda: make_moves(page, game)))
    context.close()
    table = f"{game.name}: {MOVES} moves"
    return [
        Row(f"{table}, click to changed page, median", statistics.median(reactions["cards"]), "ms"),
        Row(f"{table}, click to changed page, worst", max(reactions["cards"]), "ms"),
        Row(f"{table}, click to next question, median", statistics.median(reactions["question"]), "ms"),
        Row(f"{table}, click to next question, worst", max(reactions["question"]), "ms"),
        Row(f"{table}, frames drawn", len(frames), "frames"),
        Row(f"{table}, main thread in a frame, median", statistics.median(frames), "ms"),
        Row(f"{table}, main thread in a frame, 99th of 100", frames[len(frames) * 99 // 100], "ms"),
        Row(f"{table}, main thread in a frame, worst", frames[-1], "ms"),
        Row(f"{table}, frames over {BUDGET} ms", sum(spent > BUDGET for spent in frames), "frames"),
    ]


def make_moves(page: Page, game: Game) -> None:
    """Click on possible options, with a rest after each click. Between clicks nothing is asked of the page."""
    made = 0
    for _ in range(20 * MOVES):
        spot = page.evaluate(WHERE_TO_CLICK, list(game.clicks)) if page.evaluate(IS_ASKED) else None
        if spot is not None:
            page.wait_for_timeout(PAUSE)
            page.mouse.click(*spot)
            made += 1
        if made == MOVES:
            page.wait_for_timeout(REST)
            return
        page.wait_for_timeout(REST if spot is not None else REST / 3)
    raise RuntimeError(f"{game.name}: only {made} moves could be made")


def traced(browser: Browser, page: Page, doing: Callable[[], None]) -> list[float]:
    """The main-thread time of every frame drawn meanwhile, in milliseconds."""
    browser.start_tracing(page=page, categories=TRACED)
    doing()
    return frames_of(json.loads(browser.stop_tracing())["traceEvents"])


def frames_of(events: list[dict[str, Any]]) -> list[float]:
    """For each frame of a trace, the time of its tasks in milliseconds: those after the previous frame, but not long
    before it."""
    drawn = sorted((event["pid"], event["tid"], event["ts"]) for event in events if event["name"] == FRAME)
    threads = [(pid, tid) for pid, tid, _ in drawn]
    main = max(set(threads), key=threads.count)
    moments = [moment for *thread, moment in drawn if tuple(thread) == main]
    tasks = sorted(
        (event["ts"], event["dur"], event.get("tdur", event["dur"]))
        for event in events
        if event["name"] == "RunTask" and event["ph"] == "X" and (event["pid"], event["tid"]) == main
    )
    frames: list[float] = []
    since: list[tuple[float, float]] = []  # end and duration of each task since the previous frame
    for start, lasted, processor in tasks:
        since.append((start + lasted, processor / 1000))
        if moments and moments[0] <= start + lasted:
            moments = [moment for moment in moments if moment > start + lasted]
            frames.append(sum(spent for end, spent in since if end > start - FRAME_TIME))
            since.clear()
    return frames


def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        address = f"http://{server.address}"
        try:
            found = front_page(browser, address)
            for game in GAMES:
                found += at_table(browser, address, game)
            return found
        finally:
            browser.close()
            server.stop()
