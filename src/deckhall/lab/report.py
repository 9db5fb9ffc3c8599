"""An HTML page about a contest: shares with intervals, strengths, the matchup matrix, and results over time."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any, Final

from deckhall.lab.arena import table_name
from deckhall.lab.contest import Played
from deckhall.lab.odds import wilson
from deckhall.lab.words import Words

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1c1c1c; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .6rem; border: 1px solid #bbb; text-align: right; }
th:first-child, td:first-child, td.name { text-align: left; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
@media (min-width: 45rem) { caption { white-space: nowrap; } }
svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #16181b; } th, td { border-color: #555; } }
"""


def page(words: Words, summary: dict[str, Any], games: list[Played], written: str) -> str:
    """The whole page, self-contained."""
    contest = summary["contest"]
    title = words.say("arena-report-title", game=words.game(contest["game"]))
    about = words.say("arena-report-about", count=len(games), seed=str(contest["seed"]), id=contest["id"])
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)}<br>{escape(words.say('lab-written', when=written))}</p>",
        f"<h2>{escape(words.say('arena-results'))}</h2>",
        bars(words, summary["meetings"]),
        meetings(words, summary["meetings"], words.say("arena-wins")),
    ]
    if summary["elo"]:
        rows = [[escape(name), words.change(elo, 0)] for name, elo in summary["elo"].items()]
        parts.append(table(words.say("arena-strength"), [words.say("arena-bot"), "Elo"], rows))
    parts += [f"<h2>{escape(words.say('arena-course'))}</h2>", runs(words, summary["meetings"], games)]
    if summary["tables"]:
        tables = in_setups(words, summary)
        heading = escape(words.say("arena-by-setup"))
        parts += [f"<h2>{heading}</h2>", meetings(words, tables, words.say("arena-wins"))]
    if summary["decks"]:
        parts += [f"<h2>{escape(words.say('lab-decks'))}</h2>", pairings(words, summary["decks"])]
    body = "\n".join(parts)
    return (
        f"<!doctype html><html lang='{words.spoken.language}'><head><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
        f"<style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def in_setups(words: Words, summary: dict[str, Any]) -> list[dict[str, Any]]:
    """The meetings at each of several tables, with their tables in words."""
    named = {table_name(setup): words.setup(setup) for setup in summary["contest"]["tables"]}
    return [{**one, "table": named[one["table"]]} for one in summary["tables"]]


def pairings(words: Words, every: list[dict[str, Any]]) -> str:
    """How often each deck beats each other one."""
    named = [{**one, "deck": words.deck(one["deck"]), "other": words.deck(one["other"])} for one in every]
    return matrix(words, named)


def table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in heads)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    caption = f"<caption>{escape(caption)}</caption>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


MEETING_HEADS: Final = (
    "arena-pair",
    "lab-games",
    "lab-won",
    "arena-interval",
    "arena-margin",
    "arena-decisions",
    "arena-seconds",
)


def meeting_cells(words: Words, one: dict[str, Any]) -> list[str]:
    """The cells of a meeting under MEETING_HEADS."""
    return [
        words.pair(one),
        str(one["games"]),
        words.percent(one["share"]),
        words.interval(one),
        words.change(one["margin"]),
        words.number(one["decisions"], 0),
        words.number(one["seconds"], 2),
    ]


def meetings(words: Words, found: list[dict[str, Any]], caption: str) -> str:
    rows = []
    for one in found:
        pair, *cells = meeting_cells(words, one)
        rows.append([escape(f"{pair} ({one['table']})" if one["table"] else pair), *cells])
    return table(caption, [words.say(head) for head in MEETING_HEADS], rows)


def bars(words: Words, found: list[dict[str, Any]]) -> str:
    """A line for each pair: the share as a dot, its interval as a bar, 50 % marked."""
    height = 26 * len(found) + 30
    drawn = [
        f"<line x1='{x(mark)}' x2='{x(mark)}' y1='5' y2='{height - 20}' stroke='#888' stroke-width='.5'/>"
        f"<text x='{x(mark)}' y='{height - 5}' text-anchor='middle'>{words.percent(mark, 0)}</text>"
        for mark in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for place, one in enumerate(found):
        y = 20 + 26 * place
        drawn.append(
            f"<text x='5' y='{y + 4}'>{escape(words.pair(one))}</text>"
            f"<line x1='{x(one['low'])}' x2='{x(one['high'])}' y1='{y}' y2='{y}' stroke='#3b76c4' stroke-width='6'"
            f" stroke-opacity='.5'/><circle cx='{x(one['share'])}' cy='{y}' r='4' fill='#3b76c4'/>"
        )
    return svg(height, words.say("arena-wins"), drawn)


def x(share: float) -> str:
    return f"{300 + 480 * share:.1f}"


def runs(words: Words, found: list[dict[str, Any]], games: list[Played]) -> str:
    """The running share after every game, with its interval at the end."""
    drawn = []
    colours = ("#3b76c4", "#c4553b", "#3b9c5a", "#8a5ac4", "#b58a1d", "#3ba3a8")
    for place, one in enumerate(found):
        colour = colours[place % len(colours)]
        mine = [played for played in games if tuple(played.pair) == (one["one"], one["other"])]
        wins = 0.0
        points = []
        step = max(1, len(mine) // 300)
        for number, played in enumerate(mine, 1):
            wins += played.won
            if number % step == 0 or number == len(mine):
                points.append(f"{40 + 740 * number / len(mine):.1f},{210 - 200 * wins / number:.1f}")
        low, high = wilson(wins, len(mine))
        drawn.append(
            f"<polyline points='{' '.join(points)}' fill='none' stroke='{colour}' stroke-width='1.5'/>"
            f"<line x1='780' x2='780' y1='{210 - 200 * low:.1f}' y2='{210 - 200 * high:.1f}' stroke='{colour}'"
            f" stroke-width='5' stroke-opacity='.5'/>"
            f"<text x='50' y='{232 + 16 * place}' style='fill:{colour}'>"
            f"{escape(words.pair(one))}</text>"
        )
    for mark in (0.0, 0.5, 1.0):
        y = 210 - 200 * mark
        drawn.append(
            f"<line x1='40' x2='780' y1='{y}' y2='{y}' stroke='#888' stroke-width='.5'/>"
            f"<text x='2' y='{y + 4}'>{words.percent(mark, 0)}</text>"
        )
    return svg(240 + 16 * len(found), words.say("arena-course"), drawn)


def matrix(words: Words, found: list[dict[str, Any]]) -> str:
    """How often the deck of the row beat the deck of the column."""
    decks = sorted({one["deck"] for one in found})
    cells = {(one["deck"], one["other"]): one for one in found}
    rows = []
    for deck in decks:
        row = [escape(deck)]
        for other in decks:
            one = cells.get((deck, other))
            if one is None or deck == other:
                row.append("")
                continue
            tint = f"hsl({120 * one['share']:.0f} 60% 50% / .35)"
            half = 50 * (one["high"] - one["low"])
            row.append(
                f"<span style='background:{tint};padding:.2rem'>{words.percent(one['share'])} ±{half:.0f}</span>"
            )
        rows.append(row)
    return table(words.say("lab-matrix"), ["", *decks], rows)


def svg(height: int, title: str, drawn: list[str]) -> str:
    return (
        f"<svg viewBox='0 0 800 {height}' role='img' aria-label='{escape(title)}'>"
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )
