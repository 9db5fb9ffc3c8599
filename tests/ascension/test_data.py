"""The printed numbers of every card, written down a second time, and that every card and rule line has its test."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import deckhall
from tests.ascension.tables import ANNIVERSARY, GODSLAYER, both_editions

# id, type, faction, cost, honor, copies of Godslayer; then what the anniversary edition prints.
CARDS = """
apprentice                  hero       none         0  0  8
militia                     hero       none         0  0  2
mystic                      hero       none         3  1 30  copies=20
heavy_infantry              hero       none         2  1 29  copies=20
cultist                     monster    none         2  -  1
arha_initiate               hero       enlightened  1  1  3
arha_templar                hero       enlightened  4  3  2
ascetic_of_the_lidless_eye  hero       enlightened  5  2  2  honor=3
master_dhartha              hero       enlightened  7  3  1  honor=4
oziah_the_peerless          hero       enlightened  6  3  1
seer_of_the_forked_path     hero       enlightened  2  1  3
temple_librarian            hero       enlightened  2  1  3
twofold_askara              hero       enlightened  4  2  1
the_all_seeing_eye          construct  enlightened  6  2  1  honor=3
tablet_of_times_dawn        construct  enlightened  5  2  1  honor=3
cetra_weaver_of_stars       hero       lifebound    7  4  1
druids_of_the_stone_circle  hero       lifebound    4  3  2
flytrap_witch               hero       lifebound    5  2  2
landtalker                  hero       lifebound    6  3  1  honor=4
lifebound_initiate          hero       lifebound    1  1  3
runic_lycanthrope           hero       lifebound    3  1  2
wolf_shaman                 hero       lifebound    3  1  3
snapdragon                  construct  lifebound    5  2  2  honor=3
yggdrasil_staff             construct  lifebound    4  2  2
avatar_golem                hero       mechana      4  2  2
kor_the_ferromancer         hero       mechana      3  2  1  honor=3
mechana_initiate            hero       mechana      1  1  3
reactor_monk                hero       mechana      4  2  2
burrower_mark_ii            construct  mechana      3  3  2
the_grand_design            construct  mechana      6  6  2
hedron_cannon               construct  mechana      8  8  1
hedron_link_device          construct  mechana      7  7  1
rocket_courier_x_99         construct  mechana      4  4  2
watchmakers_altar           construct  mechana      5  5  2
arbiter_of_the_precipice    hero       void         4  1  2  cost=5 honor=3
demon_slayer                hero       void         4  2  2
emri_one_with_the_void      hero       void         6  3  1  honor=4
shade_of_the_black_watch    hero       void         3  1  3
spike_vixen                 hero       void         2  1  2
void_initiate               hero       void         1  1  3
muramasa                    construct  void         7  4  1
shadow_star                 construct  void         3  2  2
voidthirster                construct  void         5  3  2
avatar_of_the_fallen        monster    none         7  -  1
corrosive_widow             monster    none         4  -  4
earth_tyrant                monster    none         6  -  2
mephit                      monster    none         3  -  3
mistake_of_creation         monster    none         4  -  4
samaels_trickster           monster    none         3  -  4
sea_tyrant                  monster    none         5  -  3
tormented_soul              monster    none         3  -  3
wind_tyrant                 monster    none         5  -  3
xeron_duke_of_lies          monster    none         6  -  1
"""

STARTERS = ("apprentice", "militia")
ALWAYS = ("mystic", "heavy_infantry", "cultist")


def expected(edition: str) -> dict[str, dict[str, object]]:
    cards: dict[str, dict[str, object]] = {}
    for line in CARDS.strip().splitlines():
        card_id, kind, faction, cost, honor, copies, *differences = line.split()
        card: dict[str, object] = {
            "id": card_id,
            "type": kind,
            "faction": faction,
            "zone": "starter"
            if card_id in STARTERS
            else "always_available"
            if card_id in ALWAYS
            else "center",
            "cost": int(cost),
            "cost_in": "power" if kind == "monster" else "runes",
            "honor": None if honor == "-" else int(honor),
            "copies": int(copies),
        }
        if edition == ANNIVERSARY:
            card.update({name: int(number) for name, number in (pair.split("=") for pair in differences)})
        cards[card_id] = card
    return cards


@both_editions
def test_every_number_of_every_card(edition: str) -> None:
    cards = {card["id"]: card for card in deckhall.cards("ascension", edition=edition)}
    numbers = expected(edition)
    for card_id, card in cards.items():
        assert card["name"]
        assert {part: card[part] for part in numbers[card_id]} == numbers[card_id]
    assert len(cards) == 53


def test_short_forms_tell_choices_conditions_and_amounts() -> None:
    cards = {card["id"]: card["gist"] for card in deckhall.cards("ascension")}
    assert cards["mechana_initiate"] == [["runes", "1"], ["", "/"], ["power", "1"]]
    assert cards["runic_lycanthrope"] == [["runes", "2"], ["", "("], ["power", "2"], ["", ")"]]
    assert cards["hedron_cannon"] == [["power", "1×"]]  # noqa: RUF001  # the sign players read


@both_editions
def test_the_center_deck_has_a_hundred_cards(edition: str) -> None:
    center = [card for card in deckhall.cards("ascension", edition=edition) if card["zone"] == "center"]
    assert sum(card["copies"] for card in center) == 100
    game = deckhall.new_game("ascension", edition=edition, seed=1)
    assert len(game.position()["center"]) + len(game.position()["row"]) == 100


@both_editions
def test_the_box_has_as_many_cards_as_printed(edition: str) -> None:
    """200 cards in the box of Godslayer, 181 in that of the anniversary, four starting decks included."""
    total = sum(
        card["copies"] * (4 if card["zone"] == "starter" else 1)
        for card in deckhall.cards("ascension", edition=edition)
    )
    assert total == (200 if edition == GODSLAYER else 181)


# -- every card and every rule line has its test ------------------------------------------------------


def named_tests() -> dict[str, set[str]]:
    """The test functions of this room, each with the editions it is run for."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.stem == Path(__file__).stem:
            continue
        module = importlib.import_module(f"tests.ascension.{path.stem}")
        for name, function in vars(module).items():
            if not name.startswith("test_") or not callable(function):
                continue
            editions = {edition for edition in (GODSLAYER, ANNIVERSARY) if name.endswith(f"_in_{edition}")}
            for mark in getattr(function, "pytestmark", []):
                if mark.name == "parametrize" and mark.args[0] == "edition":
                    editions.update(mark.args[1])
            assert name not in found, f"two tests are called {name}"
            found[name] = editions
    return found


@both_editions
@pytest.mark.parametrize("card_id", [line.split()[0] for line in CARDS.strip().splitlines()])
def test_there_is_a_test_of(card_id: str, edition: str) -> None:
    mine = [editions for name, editions in named_tests().items() if re.match(rf"test_{card_id}(_|$)", name)]
    assert any(edition in editions for editions in mine), f"no test of {card_id} in {edition}"


@pytest.mark.parametrize("number", range(1, 46))
def test_there_is_a_test_of_rule(number: int) -> None:
    assert any(name.startswith(f"test_rule_{number:02}_") for name in named_tests())


# -- the pages about rules name tests that exist ------------------------------------------------------

DOCS = Path(__file__).resolve().parents[2] / "docs"


def named_in(page: str) -> set[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    if page == "rulings.md":
        text = text.split("## Ascension\n", 1)[1]
        text = re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0]
    return set(re.findall(r"`(test_\w+)`", text))


@pytest.mark.parametrize("page", ["rulings.md", "timing_ascension.md"])
def test_the_tests_that_a_page_names_exist(page: str) -> None:
    assert named_in(page) - named_tests().keys() == set()


def test_every_decision_of_ours_is_written_down() -> None:
    module = importlib.import_module("tests.ascension.test_decisions")
    decisions = {name for name in vars(module) if name.startswith("test_")}
    assert decisions - named_in("rulings.md") == set()
