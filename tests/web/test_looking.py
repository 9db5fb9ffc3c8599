"""What one looks at closely: previews, piles, what a spell summons, answers, dice; a large screen, a phone's help."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from deckhall.kernel.game import Game
from tests.ascension.tables import ascension
from tests.ashes.tables import ashes
from tests.web.conftest import Opening
from tests.web.stage import Stage

pytestmark = pytest.mark.browser


def width(found: Locator) -> float:
    box = found.first.bounding_box()
    assert box is not None
    return box["width"]


def test_a_preview_lies_over_a_pile_and_beside_what_is_chosen(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    mine = {"hand": ["summon_gilder"], "battlefield": ["hammer_knight"], "discard": ["fear", "protect"]}
    Stage(ashes(mine).game).set_before(player)
    preview = page.locator(".zoom.beside")
    page.locator(".hand [data-zoom=summon_gilder]").hover()
    expect(preview.locator(".produced")).to_contain_text("Gilder")  # what it summons
    box, rail = preview.bounding_box(), page.locator(".rail").bounding_box()
    assert box is not None
    assert rail is not None
    assert box["x"] >= rail["x"] - 80, "while something is chosen it lies where the log is"
    page.get_by_role("button", name="Discard pile: 2 cards").first.click()
    page.locator(".pile-dialog [data-zoom=fear]").hover()
    expect(preview).to_contain_text("Fear")
    assert preview.evaluate("preview => preview.matches(':popover-open')"), "above the dialog"


def test_where_the_order_hardly_matters_any_order_will_do(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    theirs = {"battlefield": ["gilder", "iron_worker", "mist_spirit"]}
    scene = ashes({"hand": ["mist_typhoon"]}, theirs)
    scene.play("mist_typhoon")
    scene.yes()
    assert scene.prompt == "order"
    stage = Stage(scene.game).set_before(player)
    page.get_by_role("button", name="Any order").click()
    answered = 0
    while (decision := stage.game.decision) is not None and decision.prompt == "order":
        answered += 1
        stage.heard(player, "act", answered)  # each is answered without another click
        stage.act(decision.options[0].code)
    assert answered > 1


def test_the_gold_answer_is_a_sensible_one(open_browser: Opening) -> None:
    player = open_browser()
    scene = ashes({"hand": ["hidden_power"], "dice": {"illusion_class": 1}})
    scene.play("hidden_power")
    Stage(scene.game).set_before(player)
    expect(player.page.locator(".answers .primary")).to_have_count(1)
    expect(player.page.locator(".answers .primary")).not_to_contain_text("Basic")


def two_small_tables() -> list[tuple[Game, str]]:
    knight = {"battlefield": ["hammer_knight"], "hand": ["protect"]}
    return [(ascension(hand=["apprentice"]).game, ".hand > .card"), (ashes(knight, knight).game, ".unit")]


def test_a_large_screen_is_used(open_browser: Opening) -> None:
    for game, part in two_small_tables():
        player = open_browser(width=1440, height=900)
        Stage(game).set_before(player)
        usual = width(player.page.locator(part))
        player.page.set_viewport_size({"width": 2560, "height": 1440})
        assert width(player.page.locator(part)) > 1.4 * usual


def test_help_on_a_phone_names_no_keys(open_browser: Opening) -> None:
    for touch in (True, False):
        player = open_browser(width=390, height=844, touch=touch)
        Stage(ascension(hand=["apprentice"]).game).set_before(player)
        player.page.get_by_role("button", name="Help").click()
        expect(player.page.locator(".help-dialog p").first).to_be_visible()
        expect(player.page.locator(".help-dialog kbd").first).to_be_visible(visible=not touch)


def test_first_player_and_winner_have_signs_of_their_own(open_browser: Opening) -> None:
    player = open_browser()
    stage = Stage(ascension(hand=["apprentice"]).game).set_before(player)
    first = player.page.get_by_role("img", name="first player")
    expect(first.locator(".emblem")).to_have_count(1)
    expect(player.page.get_by_role("img", name="winner")).to_have_count(0)
    stage.table.state = "over"
    stage.send()
    expect(first.locator(".emblem")).to_have_count(1)


def test_dice_of_others_are_targets_where_they_lie(open_browser: Opening) -> None:
    """Illusion Magic, with four players: no wall of buttons."""
    player = open_browser()
    dice = {"natural_basic": 3, "charm_class": 2, "ceremonial_power": 1}
    scene = ashes({"dice": {"illusion_power": 1}}, *[{"dice": dice}] * 3)
    scene.activate("illusion_magic")
    Stage(scene.game).set_before(player)
    page = player.page
    expect(page.locator(".far .die-place.glows").first).to_be_visible()
    assert page.locator(".answers button").locator("visible=true").count() < 6
    page.set_viewport_size({"width": 390, "height": 844})  # there the sides of others are folded
    assert page.locator(".answers button").locator("visible=true").count() > 6
