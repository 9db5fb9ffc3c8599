"""An HTML page about simulated games: lengths, who wins, which deck beats which, and every card."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from deckhall.lab.report import STYLE, pairings, svg, table
from deckhall.lab.simulation import SimulatedGame
from deckhall.lab.statistics import deck_results
from deckhall.lab.words import Words

BARS: Final = 40  # of a histogram, at most


def page(words: Words, results: list[dict[str, Any]], games: list[list[SimulatedGame]], written: str) -> str:
    """The whole page, self-contained."""
    title = words.say("lab-report-title", game=words.game(results[0]["game"]))
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(words.say('lab-written', when=written))}</p>"]
    every = [one for result in results for one in result["decks"]]
    if every:
        parts += [f"<h2>{escape(words.say('lab-decks'))}</h2>", decks(words, results), pairings(words, every)]
    for result, played in zip(results, games, strict=True):
        parts += setup(words, result, played)
    return (
        f"<!doctype html><html lang='{words.spoken.language}'><head><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def setup(words: Words, result: dict[str, Any], games: list[SimulatedGame]) -> list[str]:
    return [
        f"<h2>{escape(words.setup(result['setup']))}</h2>",
        f"<p>{escape(words.heading(result))}</p>",
        f"<p>{escape(words.first(result))} {escape(words.ends(result))}</p>",
        histogram(words, "turns", [game.turns for game in games]),
        measures(words, result),
        advantages(words, result["cards"]),
        cards(words, result),
    ]


def measures(words: Words, result: dict[str, Any]) -> str:
    rows = [
        [escape(words.measure(name)), *[words.number(one[part]) for part in ("mean", "low", "high")]]
        for name, one in result["measures"].items()
    ]
    heads = ["", *[words.say(f"lab-{part}") for part in ("mean", "low", "high")]]
    return table(words.say("lab-per-game"), heads, rows)


def decks(words: Words, results: list[dict[str, Any]]) -> str:
    rows = [
        [
            escape(words.deck(one["deck"])),
            str(one["games"]),
            words.percent(one["share"]),
            words.interval(one),
        ]
        for one in deck_results(results)
    ]
    heads = [words.say(key) for key in ("lab-deck", "lab-games", "lab-won")]
    return table(words.say("lab-deck-wins"), [*heads, words.say("arena-interval")], rows)


def cards(words: Words, result: dict[str, Any]) -> str:
    heads = [
        words.say("lab-card"),
        *[words.act(act) for act in result["acts"]],
        words.say("lab-won-with"),
        words.say("lab-won-without"),
    ]
    rows = [
        [
            escape(words.card(card["card"])),
            *[words.number(card[act], 2) for act in result["acts"]],
            *[words.percent(card[key]) for key in ("won_with", "won_without")],
        ]
        for card in sorted(result["cards"], key=lambda card: words.card(card["card"]))
    ]
    return table(words.say("lab-cards"), heads, rows)


def histogram(words: Words, name: str, values: list[int]) -> str:
    """A histogram of the games' values."""
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // BARS))
    bars = (high - low) // wide + 1
    heights = [0] * bars
    for value in values:
        heights[(value - low) // wide] += 1
    step = 740 / bars
    drawn = [
        f"<rect x='{40 + step * place:.1f}' y='{160 - 150 * height / max(heights):.1f}' width='{0.9 * step:.1f}'"
        f" height='{150 * height / max(heights):.1f}' fill='#3b76c4'/>"
        for place, height in enumerate(heights)
    ]
    marks = sorted({0, bars // 2, bars - 1})
    drawn += [
        f"<text x='{40 + step * (place + 0.45):.1f}' y='176' text-anchor='middle'>{low + wide * place}</text>"
        for place in marks
    ]
    title = words.say("lab-histogram", what=words.measure(name))
    return f"<h3>{escape(title)}</h3>" + svg(184, title, drawn)


def advantages(words: Words, found: list[dict[str, Any]]) -> str:
    """For every card that enough seats had, and enough did not have: the win rate with and without it."""
    known = [card for card in found if card["won_with"] is not None and card["won_without"] is not None]
    known.sort(key=lambda card: card["won_without"] - card["won_with"])
    if not known:
        return ""
    title = words.say("lab-advantages")
    height = 18 * len(known) + 30
    drawn = [
        f"<line x1='{at(mark)}' x2='{at(mark)}' y1='5' y2='{height - 20}' stroke='#888' stroke-width='.5'/>"
        f"<text x='{at(mark)}' y='{height - 5}' text-anchor='middle'>{words.percent(mark, 0)}</text>"
        for mark in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for place, card in enumerate(known):
        y = 14 + 18 * place
        better = card["won_with"] >= card["won_without"]
        drawn.append(
            f"<text x='5' y='{y + 4}'>{escape(words.card(card['card']))}</text>"
            f"<line x1='{at(card['won_without'])}' x2='{at(card['won_with'])}' y1='{y}' y2='{y}'"
            f" stroke='{'#3b9c5a' if better else '#c4553b'}' stroke-width='3' stroke-opacity='.6'/>"
            f"<circle cx='{at(card['won_with'])}' cy='{y}' r='4' fill='{'#3b9c5a' if better else '#c4553b'}'/>"
        )
    return f"<h3>{escape(title)}</h3>" + svg(height, title, drawn)


def at(share: float) -> str:
    return f"{300 + 480 * share:.1f}"
