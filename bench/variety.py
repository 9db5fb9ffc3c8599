"""Measures how varied bots play: what they acquire or do, and how characters differ; writes bench/variety.md and .svg.

    python -m bench.variety                             list the runs
    python -m bench.variety RUN ... --games 400         play some of them, or go on with them
    python -m bench.variety --write                     write the page and the plot from all games played so far

A bot plays all seats of two-player games, in both editions or with all pairs of printed decks. Games are kept in
build/variety/, one file a run, and are the same for the same number: a longer run goes on with a shorter one. The plot
needs the extra `report`.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bench.__main__ import machine
from bench.levels import tables
from deckhall import bots
from deckhall.games.ascension.card import CONSTRUCT, FACTIONS
from deckhall.games.ascension.library import cards_of
from deckhall.games.ashes.library import definitions
from deckhall.lab.contest import number
from deckhall.lab.simulation import Batch, play_batch
from deckhall.text import speaker

HERE = Path(__file__).resolve().parent
GAMES = HERE.parent / "build" / "variety"
PAGE = HERE / "variety.md"
PLOT = HERE / "variety.svg"
NODES = 60  # playouts a choice for `hard`
MANY = 400  # games in a run, if nothing else is said
GOAL = 0.25  # no card should be more of what a bot acquires
TOP = 10  # cards on the page, for each bot
SURE = 1.96  # standard errors on each side of an interval of 95 %
Tally = Counter[str]  # how often something was acquired or done in a game


@dataclass
class Run:
    """The games of a bot with itself, by number."""

    game: str
    bot: str
    games: dict[int, Tally] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.game}-{self.title}"

    @property
    def title(self) -> str:
        return self.bot.partition(":")[0]

    @property
    def file(self) -> Path:
        return GAMES / f"{self.game}-{self.bot.replace(':', '-').replace('=', '-')}.jsonl"


def runs() -> list[Run]:
    """All runs, with the games played so far."""
    found = []
    for game in ("ascension", "ashes"):
        characters = [name for name in bots.CHARACTERS if name in bots.levels(game)]
        found += [Run(game, bot) for bot in (f"hard:nodes={NODES}", "normal", *characters)]
    for run in found:
        run.games = remembered(run.file)
    return found


# -- playing ---------------------------------------------------------------------------------------


def play(run: Run, index: int) -> Tally:
    """Play one game and count what was acquired (Ascension), or what was done in turns (Ashes)."""
    setups = tables(run.game)
    setup = setups[index % len(setups)]
    batch = Batch(run.game, setup, (run.bot,), 0, index, (number(1, index),), with_answers=True)
    played = play_batch(batch)
    if run.game == "ascension":
        (game,) = played.games
        found: Tally = Counter()
        for count in game.counts:
            if count.kind == "acquired":
                found[count.card] += count.times
        return found
    done = [answer for answer in played.answers if answer.prompt == "turn" and answer.verb != "end"]
    return Counter(f"{answer.verb} {answer.card}".strip() for answer in done)


def remembered(file: Path) -> dict[int, Tally]:
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else []:
        try:
            entry = json.loads(line)
        except ValueError:
            continue  # an incomplete line, left by an interrupted run
        found[int(entry["index"])] = Counter(entry["done"])
    return found


def go_on(run: Run, games: int) -> None:
    """Play the missing games of a run."""
    GAMES.mkdir(parents=True, exist_ok=True)
    for index in range(games):
        if index not in run.games:
            run.games[index] = play(run, index)
            with run.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"index": index, "done": run.games[index]}) + "\n")
        print(f"\r{run.name}: {index + 1} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


# -- counting --------------------------------------------------------------------------------------


def kinds_of_cards() -> dict[str, str]:
    """The kind of every card of Ascension that can be acquired, in the order of the plot."""
    cards = {card.id: card for edition in ("godslayer", "anniversary") for card in cards_of(edition)}
    found = {"heavy_infantry": "Heavy Infantry", "mystic": "Mystic"}
    for faction in FACTIONS:
        for is_construct in (False, True):
            for card in cards.values():
                if card.faction == faction and (card.type == CONSTRUCT) == is_construct:
                    found[card.id] = f"{faction.capitalize()} {'constructs' if is_construct else 'heroes'}"
    return found


ACTS = {
    "attack_phoenixborn": "attack a Phoenixborn",
    "attack_unit": "attack a unit",
    "ally": "play an ally",
    "spell": "play a spell",
    "ready_spell": "use a ready spell",
    "ability": "use an ability",
    "die": "use a die's power",
    "meditate": "meditate",
    "pass": "pass",
}


def act_of(done: str) -> str:
    """The kind of an action in Ashes."""
    verb, _, card = done.partition(" ")
    if not card:
        return ACTS[verb]
    used = definitions()[card]
    if verb == "play":
        return ACTS["spell" if used.is_spell else "ally"]
    if used.is_reference:
        return ACTS["die"]
    return ACTS["ready_spell" if used.is_ready_spell else "ability"]


def kinds(game: str) -> list[str]:
    """All kinds, in the order of the plot."""
    return list(dict.fromkeys(kinds_of_cards().values())) if game == "ascension" else list(ACTS.values())


def by_kind(run: Run) -> Run:
    """The same games, with kinds counted instead of cards."""
    cards = kinds_of_cards()
    sort: Callable[[str], str] = cards.__getitem__ if run.game == "ascension" else act_of
    games = {}
    for index, tally in run.games.items():
        games[index] = Counter[str]()
        for what, times in tally.items():
            games[index][sort(what)] += times
    return Run(run.game, run.bot, games)


def total(games: Iterable[Tally]) -> Tally:
    return sum(games, Counter())


def share(run: Run, what: str) -> tuple[float, float]:
    """How much of all that was done this is, and half of its interval of 95 %, by the luck of the games."""
    everything = sum(tally.total() for tally in run.games.values())
    mean = sum(tally[what] for tally in run.games.values()) / everything
    errors = [tally[what] - mean * tally.total() for tally in run.games.values()]
    return mean, SURE * math.sqrt(sum(error**2 for error in errors)) / everything


def difference(one: Tally, other: Tally) -> float | None:
    """The share of what one does that the other does not: 0 for the same profile, 1 for nothing in common."""
    if not one or not other:
        return None
    both = {*one, *other}
    return sum(abs(one[what] / one.total() - other[what] / other.total()) for what in both) / 2


def halves(run: Run) -> tuple[Tally, Tally]:
    """Two halves of a run with the same setups: how much they differ is luck."""
    many = len(tables(run.game))
    first = total(tally for index, tally in run.games.items() if index // many % 2 == 0)
    return first, total(tally for index, tally in run.games.items() if index // many % 2 == 1)


# -- the page --------------------------------------------------------------------------------------


def percent(part: float | None) -> str:
    if part is None:
        return ""
    return f"{part:.0%}" if part >= 0.1 else f"{part:.1%}"


def about_ascension(known: list[Run]) -> list[str]:
    spoken = speaker("en")
    (hard,) = [run for run in known if run.title == "hard"]
    lines = [
        f"| bot | most frequent card | goal: at most {GOAL:.0%} | acquired a game"
        " | other than `hard` | other than itself | games |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for run in known:
        everything = total(run.games.values())
        if not everything:
            lines.append(f"| {run.title} | not played yet | | | | | 0 |")
            continue
        card = everything.most_common(1)[0][0]
        mean, half = share(run, card)
        often = everything.total() / len(run.games)
        other, itself = difference(everything, total(hard.games.values())), difference(*halves(run))
        lines.append(
            f"| {run.title} | {spoken.card(card)} | {mean:.1%} ± {half:.1%} | {often:.1f}"
            f" | {percent(other)} | {percent(itself)} | {len(run.games)} |"
        )
    lines += ["", f"The {TOP} cards that each acquires most, in shares of all that it acquires:", ""]
    lines += ["| bot | cards |", "|---|---|"]
    for run in known:
        everything = total(run.games.values())
        named = [
            f"{spoken.card(card)} {percent(times / everything.total())}"
            for card, times in everything.most_common(TOP)
        ]
        lines.append(f"| {run.title} | {', '.join(named)} |")
    return lines


def about_ashes(known: list[Run]) -> list[str]:
    sorts = kinds("ashes")
    sorted_runs = [by_kind(run) for run in known]
    (hard,) = [run for run in sorted_runs if run.title == "hard"]
    lines = [
        f"| bot | {' | '.join(sorts)} | other than `hard` | other than itself | games |",
        "|---" + "|---:" * (len(sorts) + 3) + "|",
    ]
    for run in sorted_runs:
        everything = total(run.games.values())
        if not everything:
            lines.append(f"| {run.title} |{' |' * (len(sorts) + 2)} 0 |")
            continue
        cells = [percent(everything[sort] / everything.total()) for sort in sorts]
        other, itself = difference(everything, total(hard.games.values())), difference(*halves(run))
        lines.append(
            f"| {run.title} | {' | '.join(cells)} | {percent(other)} | {percent(itself)} | {len(run.games)} |"
        )
    return lines


def page(known: list[Run]) -> str:
    return "\n".join(
        [
            "# Variety",
            "",
            "Written by `python -m bench.variety --write` from games of `python -m bench.variety RUN ...`; not edited",
            "by hand. Runs that are not complete stand here as they are: the number of games says how far they are.",
            "",
            f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
            f"- machine: {machine()}",
            "- a bot plays both seats of games for two, in both editions or with all pairs of printed decks",
            f"- `hard` searches with {NODES} playouts for a choice; a run of fewer than {MANY} games is a trial",
            "- other than `hard`: the share of what a bot does that `hard` does not, by cards in Ascension and by the",
            "  columns of the table in Ashes; other than itself: the same between two halves of its own games: luck",
            "- after ±: half of an interval of 95 %, by the luck of which games were played",
            "",
            f"![What bots acquire and do]({PLOT.name})",
            "",
            "## What is acquired in Ascension",
            "",
            *about_ascension([run for run in known if run.game == "ascension"]),
            "",
            "## What is done in turns of Ashes",
            "",
            "Shares of all actions, main and side ones.",
            "",
            *about_ashes([run for run in known if run.game == "ashes"]),
            "",
        ]
    )


# -- the plot --------------------------------------------------------------------------------------

COLOURS = {
    "ascension": (
        *("#6b6f76", "#b4b8bf"),
        *("#7fb2e5", "#2f6fb0", "#8fcf8a", "#3d8f45", "#e8b06a", "#b06a1c", "#bd9ae0", "#7443ad"),
    ),
    "ashes": (
        *("#b3352c", "#e58a6f", "#e9b44c", "#4f86c6", "#9fc3e8"),
        *("#4a9b8e", "#a8d5c5", "#b4b8bf", "#e2e4e8"),
    ),
}
TITLES = {"ascension": "Ascension: what is acquired", "ashes": "Ashes: what is done in turns"}
LABELLED = 0.045  # a smaller part has no room for its number
DARK = 0.55  # below this brightness, numbers are written in white


def draw(known: list[Run]) -> None:
    """A bar for every bot, divided by kinds."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot
    from matplotlib.colors import to_rgb

    # Without a salt and with a date, the same games would give another file each time.
    pyplot.rcParams.update({"svg.hashsalt": "variety", "font.size": 10, "font.family": "DejaVu Sans"})
    shown = {
        game: [by_kind(run) for run in known if run.game == game and run.games]
        for game in ("ascension", "ashes")
    }
    heights = [len(some) + 1.8 for some in shown.values()]
    figure, places = pyplot.subplots(
        2, 1, figsize=(10, 0.46 * sum(heights)), height_ratios=heights, layout="constrained"
    )
    for place, (game, some) in zip(places, shown.items(), strict=True):
        everything = [total(run.games.values()) for run in some]
        left = [0.0] * len(some)
        for kind, colour in zip(kinds(game), COLOURS[game], strict=True):
            parts = [tally[kind] / tally.total() for tally in everything]
            place.barh(
                range(len(some)), parts, left=left, color=colour, label=kind, height=0.78, edgecolor="white"
            )
            red, green, blue = to_rgb(colour)
            ink = "white" if 0.3 * red + 0.59 * green + 0.11 * blue < DARK else "#1c1c1c"
            for row, part in enumerate(parts):
                if part >= LABELLED:
                    middle = left[row] + part / 2
                    place.text(
                        middle, row, f"{100 * part:.0f}", ha="center", va="center", color=ink, fontsize=9
                    )
            left = [before + part for before, part in zip(left, parts, strict=True)]
        place.set_yticks(range(len(some)), [f"{run.title} ({len(run.games)})" for run in some])
        place.invert_yaxis()
        place.set_xlim(0, 1)
        place.set_xticks([])
        place.tick_params(left=False)
        place.spines[:].set_visible(False)
        title = f"{TITLES[game]}, in percent (games)"
        place.set_title(title, loc="left", fontweight="bold", fontsize=11)
        place.legend(
            ncols=5,
            loc="upper left",
            bbox_to_anchor=(0, 0.01),
            frameon=False,
            fontsize=9,
            handlelength=1,
            handleheight=1,
        )
    figure.savefig(PLOT, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench.variety", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="*", metavar="RUN", help="names of runs")
    parser.add_argument(
        "--games", type=int, default=MANY, help=f"games in each run; {MANY} if nothing is said"
    )
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name} and {PLOT.name}")
    wish = parser.parse_args()
    known = {run.name: run for run in runs()}
    for name in wish.runs:
        if name not in known:
            parser.error(f"there is no run {name!r}; there are: {', '.join(known)}")
    for name in wish.runs:
        go_on(known[name], wish.games)
    if wish.write:
        draw(list(known.values()))
        PAGE.write_text(page(list(known.values())), encoding="utf-8")
    elif not wish.runs:
        print("\n".join(known))


if __name__ == "__main__":
    main()
