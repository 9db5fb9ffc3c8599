"""Generated pages are up to date, and the learner's guides say what the engine does."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deckhall
from deckhall.text import speaker
from deckhall.text.languages import complete_languages
from tests.ashes.tables import ashes

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("maker", sorted(path.name for path in DOCS.glob("make_*.py")))
def test_generated_pages_are_up_to_date(maker: str) -> None:
    pages: dict[Path, str] = runpy.run_path(str(DOCS / maker))["pages"]()
    stale = [path.name for path, content in pages.items() if path.read_text(encoding="utf-8") != content]
    assert pages
    assert stale == [], "run `python3 run.py docs`"


def test_no_page_of_cards_is_left_over() -> None:
    pages: dict[Path, str] = runpy.run_path(str(DOCS / "make_cards.py"))["pages"]()
    assert {path for path in pages if path.parent.name == "cards"} == set((DOCS / "cards").iterdir())


# --- The examples of the guides, played -------------------------------------------------------------------


def table(edition: str = "godslayer", **parts: Any) -> deckhall.Game:
    seat = {
        part: parts.pop(part) for part in ("hand", "deck", "discard", "constructs", "honor") if part in parts
    }
    return deckhall.load_position({"game": "ascension", "edition": edition, "seats": [seat, {}], **parts})


def act(game: deckhall.Game, verb: str, card_id: str = "") -> dict[str, Any]:
    """Do what a player would click on; what the option tells."""
    assert game.decision is not None
    for option in game.decision.options:
        told = game.state.describe(option)
        if told["verb"] == verb and told.get("card", "") == card_id:
            game.apply(option)
            return told
    raise AssertionError(f"{verb} {card_id} is not possible")


def has(game: deckhall.Game) -> tuple[int, int]:
    view: Any = game.view(0)
    return view["runes"], view["power"]


def first_turn() -> list[int]:
    hand = ["apprentice"] * 4 + ["militia"]
    game = table(hand=hand, deck=["apprentice"] * 4 + ["militia"])
    for card in hand:
        act(game, "play", card)
    runes, power = has(game)
    price = act(game, "acquire", "mystic")["cost"]
    left = has(game)[0]
    view: Any = game.view(0)
    played = len(view["played"])
    act(game, "end")
    after: Any = game.view(0)
    seat = after["seats"][0]
    count = {card: hand.count(card) for card in hand}
    return [
        count["apprentice"],
        count["militia"],
        runes,
        power,
        price,
        left,
        played,
        len(seat["discard"]),
        seat["hand_count"],
    ]


def construct() -> list[int]:
    game = table(hand=["heavy_infantry"], constructs=["shadow_star"], row=["mephit"], pool=60)
    act(game, "use", "shadow_star")
    star = has(game)[1]
    act(game, "play", "heavy_infantry")
    total = has(game)[1]
    before: Any = game.view(0)
    price = act(game, "defeat", "mephit")["cost"]
    after: Any = game.view(0)
    honor = after["seats"][0]["honor"] - before["seats"][0]["honor"]
    assert after["decision"]["prompt"] == "banish_row"
    return [star, total - star, total, price, honor, before["pool"], after["pool"]]


def unite() -> list[int]:
    game = table("anniversary", hand=["runic_lycanthrope", "lifebound_initiate"])
    act(game, "play", "runic_lycanthrope")
    first, nothing = has(game)
    assert nothing == 0
    act(game, "play", "lifebound_initiate")
    runes, power = has(game)
    view: Any = game.view(0)
    honor = view["seats"][0]["honor"]
    return [first, runes - first, honor, power, runes, power, honor]


def score() -> list[int]:
    mystics, templar, design = ["mystic"] * 2, "arha_templar", "the_grand_design"
    printed = {card["id"]: card["honor"] for card in deckhall.cards("ascension")}
    game = table(hand=mystics, deck=[templar, "apprentice"], constructs=[design], honor=21)
    view: Any = game.view(0)
    seat = view["seats"][0]
    worth = sum(printed[card] for card in (*mystics, templar, design))
    return [
        seat["honor"],
        len(mystics),
        sum(printed[card] for card in mystics),
        printed[templar],
        printed[design],
        worth,
        seat["score"],
    ]


def blast() -> list[int]:
    table = ashes({"phoenixborn": "aradel_summergaard"}, {"battlefield": ["blue_jaguar"]})
    life = table.life_of("blue_jaguar")
    before = sum(table.active_dice(0).values())
    table.activate("aradel_summergaard", "blue_jaguar")
    paid = before - sum(table.active_dice(0).values())
    told = [happening for happening in table.happened if happening.kind == "damaged"]
    assert table.place("blue_jaguar") == "conjurations"
    return [paid, told[0].amount, life]


def focus() -> list[int]:
    found = []
    for copies in (1, 2):
        table = ashes({"spellboard": ["summon_iron_rhino"] * copies})
        before = sum(table.active_dice(0).values())
        table.activate("summon_iron_rhino")
        found += [copies, before - sum(table.active_dice(0).values())]
    return found


def attack() -> list[int]:
    table = ashes({"battlefield": ["iron_rhino"]}, {"phoenixborn": "aradel_summergaard"})
    strength, life = table.attack_of("iron_rhino"), table.life_of("aradel_summergaard")
    table.attack("aradel_summergaard", "iron_rhino")
    wounds = table.wounds("aradel_summergaard")
    return [strength, life, wounds, life - wounds]


def counter() -> list[int]:
    table = ashes({"battlefield": ["iron_rhino"]}, {"battlefield": ["blue_jaguar"]})
    rhino = [table.attack_of("iron_rhino"), table.life_of("iron_rhino")]
    jaguar = [table.attack_of("blue_jaguar"), table.life_of("blue_jaguar")]
    table.attack("aradel_summergaard", "iron_rhino")
    table.block("blue_jaguar", "iron_rhino")
    table.counter()
    table.choose("blue_jaguar")
    told = [happening for happening in table.happened if happening.kind == "damaged"]
    hurt = next(happening.amount for happening in told if happening.card_id == "blue_jaguar")
    assert table.place("blue_jaguar") == "conjurations"
    wounds = table.wounds("iron_rhino")
    return [*rhino, *jaguar, hurt, wounds, rhino[1] - wounds, table.exhaustion("iron_rhino")]


EXAMPLES: dict[tuple[str, str], tuple[Callable[[], list[int]], tuple[str, ...]]] = {
    ("ascension", "first-turn"): (first_turn, ("mystic",)),
    ("ascension", "construct"): (construct, ("shadow_star", "heavy_infantry", "mephit")),
    ("ascension", "unite"): (unite, ("runic_lycanthrope", "lifebound_initiate")),
    ("ascension", "score"): (score, ("arha_templar", "the_grand_design")),
    ("ashes", "blast"): (blast, ("aradel_summergaard", "blue_jaguar")),
    ("ashes", "focus"): (focus, ("summon_iron_rhino",)),
    ("ashes", "attack"): (attack, ("iron_rhino", "aradel_summergaard")),
    ("ashes", "counter"): (counter, ("iron_rhino", "blue_jaguar")),
}


def guide(game: str, language: str) -> str:
    return (DOCS / "learn" / f"{game}.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize(("game", "name"), sorted(EXAMPLES))
def test_an_example_has_the_numbers_of_the_engine(game: str, name: str, language: str) -> None:
    play, cards = EXAMPLES[game, name]
    told = re.search(rf"<!-- example: {name} -->\n(.+?)\n\n", guide(game, language), re.DOTALL)
    assert told is not None
    text = " ".join(told[1].split())
    assert [int(number) for number in re.findall(r"\d+", text)] == play()
    spoken = speaker(language)
    for card_id in cards:
        key = f"card-{card_id.replace('_', '-')}"
        names = [spoken.card(card_id), *[spoken.say(key, form) for form in spoken.forms(key)]]
        assert any(name in text for name in names), names[0]


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize("game", sorted({game for game, _ in EXAMPLES}))
def test_every_example_and_table_is_in_every_guide(game: str, language: str) -> None:
    marks = re.compile(r"<!-- (?:example|table): [\w-]+ -->")
    assert marks.findall(guide(game, language)) == marks.findall(guide(game, "en"))
    assert {name for of, name in EXAMPLES if of == game} == set(
        re.findall(r"<!-- example: ([\w-]+) -->", guide(game, language))
    )
