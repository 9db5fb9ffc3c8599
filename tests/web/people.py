"""People at the browser: they make tables, click and press keys until a game is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 200.0  # seconds for a whole game: a busy machine is slow, and a finished game waits for nothing
SOON = 30_000  # milliseconds for one thing to come about
QUICK = {"window_pause": 0}

# What can be done now, best first: selectors of what to click. In Ashes: finish what is being gathered, attack,
# then play what can be played.
CLICKS = {
    "ascension": (
        ".zoom-actions .primary",
        ".option-menu button",
        ".reminder [data-key=e]",
        ".tray .glows",
        ".answers [data-key=a]",
        ".hand .glows",
        ".row .glows",
        ".always .glows:last-child",
        ".always .glows",
        ".played-now .glows",
        ".constructs .glows",
        ".answers .end",
        ".answers [data-key='1']",
        ".answers [data-key=p]",
    ),
    "ashes": (
        ".zoom-actions .primary",
        ".risk-dialog [data-key=e]",
        ".option-menu button:last-child",
        ".reminder [data-key=e]",
        ".first-five .glows:not(.chosen)",
        ".ashes-table:has([data-key=Escape]) .side.near .unit.glows:not(.chosen)",
        ".ashes-table:has([data-key=Escape]):not(:has(.opposite .chosen)) .opposite .phoenixborn-tile.glows",
        ".answers [data-key=e].primary:not([disabled]):not(.end)",
        ".answers [data-key=a]",
        ".draft .glows",
        ".tray .glows",
        ".hand .glows",
        ".near .glows:not(.chosen)",
        ".opposite .glows",
        ".answers [data-key='1']",
        ".answers [data-key=e]:not([disabled])",
        ".answers [data-key=p]",
    ),
}
# What changes whenever a click has had its effect: the moment of the game, a menu, a reminder, the zoom; in Ashes
# also what is chosen, and the question.
SIGNS = {
    "ascension": """() => [document.querySelector('.prompt')?.dataset.seq,
        document.querySelectorAll('.option-menu, .reminder, dialog[open]').length].join()""",
    "ashes": """() => [document.querySelector('.prompt')?.dataset.seq,
        document.querySelectorAll('.option-menu, .reminder, dialog[open]').length,
        ...[...document.querySelectorAll('button')].map((one, index) => one.matches('.chosen') ? index : ''),
        document.querySelector('.question')?.textContent].join()""",
}

# A bot plays the first seat until a condition holds; then the seat is taken back. Returns whether it still holds.
PLAY_ON = """([table, patience]) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('neither came what was waited for nor the end of the game')), patience);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
  let view = {}, began = 0, gone = false, back = false;
  const tell = what => socket.send(JSON.stringify(what));
  socket.onmessage = event => {
    const message = JSON.parse(event.data);
    if (message.t !== 'view' && message.t !== 'table') return;
    if (message.t === 'view') {
      view = message.whole ? message.view : {...view, ...message.view};
      began += message.happenings.filter(one => one.kind === 'turn_began' && one.player === 0).length;
    }
    if (!gone) { gone = true; tell({t: 'take_over', seat: 0}); }
    if (!back && !view.outcome && (UNTIL)) { back = true; tell({t: 'back'}); }
    if (view.outcome || back && !message.table.seats[0].substituted && view.decision?.player === 0) {
      socket.close();
      resolve(!view.outcome && Boolean(UNTIL));
    }
  };
})"""


class Player:
    """A person at a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # -- getting to a table --------------------------------------------------------------------

    def go(self, path: str) -> Player:
        try:
            self.page.goto(self.address + path)
        except PlaywrightError as error:  # closing what lay over the page is still going back in its history
            if "ERR_ABORTED" not in str(error):
                raise
            self.page.goto(self.address + path)
        return self

    def front(self) -> Player:
        self.go("/")
        expect(self.page.locator(".game").first).to_be_visible()
        return self

    def make_table(self, seats: list[str], honor: int = 8, **choices: Any) -> str:
        """Make a table of Ascension without pauses; its path."""
        wish = {
            "game": "ascension",
            "seats": seats,
            "choices": {"honor_pool": honor, **choices},
            "settings": QUICK,
        }
        made = self.ask("/api/tables", wish)
        assert "id" in made, made
        return f"/table/{made['id']}"

    def make_ashes_table(
        self, seats: Sequence[str] = ("me", "bot:random"), settings: object = QUICK, **choices: Any
    ) -> str:
        """Make a table of Ashes, without pauses unless the settings say so; its path."""
        made = self.ask(
            "/api/tables", {"game": "ashes", "seats": seats, "choices": choices, "settings": settings}
        )
        assert "id" in made, made
        return f"/table/{made['id']}"

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        script = """async ([path, body]) => (await fetch(path, body === null ? {} : {
            method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}})).json()"""
        return cast(dict[str, Any], self.page.evaluate(script, [path, body]))

    def sit(self, path: str) -> Player:
        self.go(path)
        expect(self.page.locator(".board")).to_be_visible()
        return self

    def sit_down(self) -> None:
        """In the lobby: take the first open seat, and be ready."""
        self.page.locator(".lobby-seats .primary").first.click()
        self.page.locator(".lobby .buttons .primary").click()

    def sit_in_the_middle(self, seats: int, turns: int = 6) -> str:
        """Sit down at a table of Ashes at which some turns have been played; its path."""
        decks = ["cloudsea_siren", "iron_men", "mist_guardian", "bloodwoods_queen"][:seats]
        bots = ["bot:easy"] * (seats - 1)
        path = self.make_ashes_table(["me", *bots], decks=decks, first_five="suggested")
        assert self.let_a_bot_play(path, f"began >= {turns}"), "the game is over too soon"
        self.sit(path)
        return path

    def let_a_bot_play(self, path: str, until: str) -> bool:
        """A bot plays the first seat until something is so (JavaScript on `view` and `began`, its turns so far).

        Tells whether it is so when the seat is taken back: the game may be over, or the bot may have been quicker.
        """
        table = path.removeprefix("/table/")
        return bool(self.page.evaluate(PLAY_ON.replace("UNTIL", until), [table, PATIENCE * 1000]))

    # -- playing ------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return int(self.page.locator(".prompt").get_attribute("data-seq") or "-1")

    def is_asked(self) -> bool:
        return self.page.locator(".prompt.asked:not([aria-busy=true])").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".result-dialog").count() > 0

    def wait_until_asked(self, patience: float = PATIENCE) -> None:
        """Wait until this player is asked something, or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.prompt.asked:not([aria-busy=true]), .result-dialog') !== null",
            timeout=patience * 1000,
        )

    @property
    def game(self) -> str:
        """Which game is on the table before this player."""
        return "ashes" if self.page.locator(".ashes-table").count() else "ascension"

    def what_to_do(self) -> str:
        """A selector of the best thing that can be done now; nothing if there is none."""
        return str(
            self.page.evaluate(
                """choices => choices.find(choice => [...document.querySelectorAll(choice)]
                    .some(found => found.offsetParent !== null && !found.closest('[inert]'))) ?? ''""",
                list(CLICKS[self.game]),
            )
        )

    @contextmanager
    def seeing_it_done(self) -> Iterator[None]:
        """Wait until the actions in this block have taken effect."""
        signs = SIGNS[self.game]
        before = self.page.evaluate(signs)
        yield
        self.page.wait_for_function(f"before => ({signs})() !== before", arg=before, timeout=SOON)

    def step(self, tap: bool = False, press: Callable[[str], None] | None = None) -> None:
        """Click, tap or press one thing that can be done now, and wait until it has taken effect."""
        selector = self.what_to_do()
        if not selector:
            self.page.wait_for_timeout(20)
            return
        target = self.page.locator(selector).first
        try:
            with self.seeing_it_done():
                if press:
                    press(selector)
                elif tap:
                    target.tap()
                else:
                    target.click()
        except PlaywrightTimeout:  # gone between looking and clicking: somebody else, or a plan, went on
            if self.page.locator(selector).count():
                raise

    def play_to_the_end(self, tap: bool = False) -> None:
        """Play until the game is over."""
        until = time.monotonic() + PATIENCE
        while not self.is_over():
            assert time.monotonic() < until, "the game does not end"
            self.wait_until_asked()
            if not self.is_over():
                self.step(tap)


def play_together(players: Sequence[Player], is_done: Callable[[], bool]) -> None:
    """All players act whenever they are asked, until a condition holds."""
    until = time.monotonic() + PATIENCE
    while not is_done():
        assert time.monotonic() < until, "it never came"
        for player in players:
            if player.is_asked() and not player.is_over():
                player.step()
