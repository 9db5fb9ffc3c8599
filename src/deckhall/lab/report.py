"""One page of HTML about a contest: shares with their intervals, strengths, the matchup matrix, the run of play."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from deckhall.lab.contest import Played
from deckhall.lab.odds import wilson

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1c1c1c; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .6rem; border: 1px solid #bbb; text-align: right; }
th:first-child, td:first-child, td.name { text-align: left; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #16181b; } th, td { border-color: #555; } }
"""


def page(summary: dict[str, Any], games: list[Played], written: str) -> str:
    """The whole page; it needs no other file."""
    contest = summary["contest"]
    parts = [
        f"<h1>Arena: {escape(contest['game'])}</h1>",
        f"<p>{len(games)} games; run seed {contest['seed']}, contest {contest['id']}; written {escape(written)}.</p>",
        "<h2>Who beat whom</h2>",
        bars(summary["meetings"]),
        meetings(summary["meetings"], "Share of wins, with the 95 % interval"),
    ]
    if summary["elo"]:
        rows = [[escape(name), f"{elo:+.0f}"] for name, elo in summary["elo"].items()]
        parts.append(table("Strength (Bradley-Terry, Elo scale, 0 on average)", ["bot", "Elo"], rows))
    parts += ["<h2>The run of play</h2>", runs(summary["meetings"], games)]
    if summary["tables"]:
        parts += ["<h2>Table by table</h2>", meetings(summary["tables"], "Share of wins at each table")]
    if summary["decks"]:
        parts += ["<h2>Deck against deck</h2>", matrix(summary["decks"])]
    body = "\n".join(parts)
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><title>Deckhall arena</title>"
        f"<style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in heads)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    caption = f"<caption>{escape(caption)}</caption>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def meetings(found: list[dict[str, Any]], caption: str) -> str:
    rows = []
    for one in found:
        where = f" ({escape(one['table'])})" if one["table"] else ""
        rows.append(
            [
                f"{escape(one['one'])} - {escape(one['other'])}{where}",
                str(one["games"]),
                percent(one["share"]),
                f"{percent(one['low'])} to {percent(one['high'])}",
                f"{one['margin']:+.1f}",
                f"{one['decisions']:.0f}",
                f"{one['seconds']:.2f}",
            ]
        )
    heads = ["pair", "games", "won by the first", "95 %", "margin", "decisions a game", "seconds a game"]
    return table(caption, heads, rows)


def bars(found: list[dict[str, Any]]) -> str:
    """A line for each pair: the share as a dot, its interval as a bar, the middle marked."""
    height = 26 * len(found) + 30
    drawn = [
        f"<line x1='{x(mark)}' x2='{x(mark)}' y1='5' y2='{height - 20}' stroke='#888' stroke-width='.5'/>"
        f"<text x='{x(mark)}' y='{height - 5}' text-anchor='middle'>{100 * mark:.0f} %</text>"
        for mark in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for place, one in enumerate(found):
        y = 20 + 26 * place
        drawn.append(
            f"<text x='5' y='{y + 4}'>{escape(one['one'])} - {escape(one['other'])}</text>"
            f"<line x1='{x(one['low'])}' x2='{x(one['high'])}' y1='{y}' y2='{y}' stroke='#3b76c4' stroke-width='6'"
            f" stroke-opacity='.5'/><circle cx='{x(one['share'])}' cy='{y}' r='4' fill='#3b76c4'/>"
        )
    return svg(height, "Share of wins of each pair with its interval", drawn)


def x(share: float) -> str:
    return f"{300 + 480 * share:.1f}"


def runs(found: list[dict[str, Any]], games: list[Played]) -> str:
    """The share so far after every game, with its interval at the end of the run."""
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
            f"<text x='50' y='{232 + 16 * place}' style='fill:{colour}'>{escape(one['one'])} -"
            f" {escape(one['other'])}</text>"
        )
    for mark in (0.0, 0.5, 1.0):
        y = 210 - 200 * mark
        drawn.append(
            f"<line x1='40' x2='780' y1='{y}' y2='{y}' stroke='#888' stroke-width='.5'/>"
            f"<text x='2' y='{y + 4}'>{100 * mark:.0f} %</text>"
        )
    return svg(240 + 16 * len(found), "Share of wins so far, game after game", drawn)


def matrix(found: list[dict[str, Any]]) -> str:
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
                f"<span style='background:{tint};padding:.2rem'>{percent(one['share'])} ±{half:.0f}</span>"
            )
        rows.append(row)
    return table("Won by the deck of the row, in % with half its 95 % interval", ["", *decks], rows)


def svg(height: int, title: str, drawn: list[str]) -> str:
    return (
        f"<svg viewBox='0 0 800 {height}' role='img' aria-label='{escape(title)}'>"
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )
