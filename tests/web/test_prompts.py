"""Answers come with their texts, harm is asked about twice, and what cannot be done says why."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import deckhall
from deckhall.server.socket_messages import Hint
from deckhall.server.table_messages import SeatInfo
from tests.ascension.tables import ascension
from tests.ashes.tables import ashes
from tests.web.conftest import Opening
from tests.web.stage import Stage

pytestmark = pytest.mark.browser


def sent(stage: Stage) -> list[Any]:
    """The answers that the page has sent."""
    return [message["options"] for message in stage.line.heard if message["t"] == "act"]


def test_an_answer_tells_what_it_does_and_the_question_whom_it_is_about(open_browser: Opening) -> None:
    player = open_browser()
    scene = ashes(
        {"battlefield": ["hammer_knight"]},
        {"phoenixborn": "jessa_na_ni", "battlefield": ["iron_rhino", "gilder"]},
    )
    scene.attack("jessa_na_ni", "hammer_knight")
    scene.no_block()
    stage = Stage(scene.game).set_before(player)
    page = player.page
    use = page.get_by_role("button", name="Use Hammer Knight", exact=True)
    expect(use).to_contain_text("Aftershock 1: Place 1 wound token on a target unit")
    expect(page.locator(".because")).to_contain_text("4 damage to Jessa Na Ni")
    assert scene.game.decision is not None
    stage.act(scene.game.decision.options[0].code)
    expect(page.locator(".question p").first).to_have_text("Target a unit.")
    expect(page.locator(".because")).to_contain_text("Aftershock 1")
    expect(page.locator(".unit.glows[data-does=target]").first).to_be_visible()


def test_harm_to_oneself_and_a_meditation_for_nothing_are_asked_twice(open_browser: Opening) -> None:
    player = open_browser()
    stage = Stage(ashes({"battlefield": ["hammer_knight"], "hand": ["protect"]}).game).set_before(player)
    page = player.page
    page.locator(".near .pool-active .die-place.glows[data-zoom=natural_magic]").first.click()
    expect(page.locator(".risk-dialog")).to_contain_text("your own cards")
    page.keyboard.press("Escape")
    expect(page.locator(".risk-dialog")).to_have_count(0)
    page.locator(".answers [data-key=d]").click()
    page.locator(".stepper button").last.click()
    page.locator(".answers [data-key=e]").click()
    expect(page.locator(".reminder")).to_contain_text("discard 1 card and turn no die")
    page.get_by_role("button", name="Choose dice").click()
    page.locator(".near .pool-active .die-place.glows").first.click()
    expect(page.locator(".near .pool-active .die-place.chosen")).to_have_count(1)
    assert sent(stage) == []
    page.locator(".answers [data-key=e]").click()
    page.wait_for_function("() => document.querySelector('.prompt[aria-busy=true]')")
    assert len(sent(stage)) == 1


def test_passing_ends_the_turn_and_a_card_says_why_it_cannot_be_played(open_browser: Opening) -> None:
    player = open_browser()
    stage = Stage(ashes({"hand": ["iron_worker"], "dice": {"natural_basic": 1}}).game).set_before(player)
    page = player.page
    page.locator(".hand .card.dimmed").click()
    expect(page.locator(".zoom .refusal")).to_have_text("You don't have the dice to pay for it.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass and end turn").click()
    expect(page.locator(".reminder")).to_contain_text("You can still use Coal Roarkwin")
    page.get_by_role("button", name="Pass and end turn").click()
    page.wait_for_function("() => document.querySelector('.prompt[aria-busy=true]')")
    assert sent(stage) == [["pass", "end"]]


def test_a_first_five_is_preselected_beside_the_phoenixborn_and_the_dice(open_browser: Opening) -> None:
    player = open_browser()
    game = deckhall.new_game("ashes", decks=["iron_men", "snakes_in_silver"], seed=1)
    Stage(game).set_before(player)
    page = player.page
    expect(page.locator(".first-five .tray-cards .chosen")).to_have_count(5)
    expect(page.locator(".five-for [data-zoom=coal_roarkwin]")).to_be_visible()
    expect(page.locator(".five-for .die-place").first).to_be_visible()
    expect(page.locator(".answers [data-key=e]")).to_be_enabled()


def test_a_first_five_is_chosen_while_another_is_asked_for_theirs(open_browser: Opening) -> None:
    game = deckhall.new_game("ashes", decks=["iron_men", "snakes_in_silver"], seed=1)
    player = open_browser()
    stage = Stage(game, you=1).set_before(player)
    page = player.page
    five, cards = page.locator(".first-five"), page.locator(".first-five .tray-cards > .card")
    expect(five).to_be_visible()
    names = [cards.nth(index).get_attribute("data-zoom") for index in range(5)]
    for index in range(5):
        cards.nth(index).click()
    expect(page.locator(".question")).to_contain_text("First Five: 5 of 5")
    page.get_by_role("button", name="Start with these (5/5)").click()
    expect(page.locator(".question")).to_have_text("Waiting…")
    # It can be changed as long as it is not sent.
    page.get_by_role("button", name="Cancel").click()
    cards.nth(4).click()
    cards.nth(5).click()
    names[4] = cards.nth(5).get_attribute("data-zoom")
    page.get_by_role("button", name="Start with these (5/5)").click()
    assert sent(stage) == []
    for _ in range(5):
        assert stage.game.decision is not None
        stage.act(stage.game.decision.options[0].code)
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    assert [len(codes) for codes in sent(stage)] == [5]
    chosen = page.locator(".first-five .chosen")
    assert {chosen.nth(index).get_attribute("data-zoom") for index in range(chosen.count())} == set(names)


def test_banishing_glows_otherwise_than_playing_and_dear_cards_say_what_is_missing(
    open_browser: Opening,
) -> None:
    player = open_browser()
    hand = ["shade_of_the_black_watch", "apprentice"]
    position = {
        "game": "ascension",
        "edition": "godslayer",
        "row": ["mephit", "wolf_shaman"],
        "seats": [{"hand": hand, "discard": ["militia"]}, {}],
    }
    game = deckhall.load_position(position)
    stage = Stage(game).set_before(player)
    page = player.page
    expect(page.locator(".hand .glows[data-does=act]")).to_have_count(2)
    page.locator(".row .dimmed[data-zoom=mephit]").click()
    expect(page.locator(".zoom .refusal")).to_have_text("Costs 3 power, you have 0.")
    page.keyboard.press("Escape")
    assert game.decision is not None
    shade = [option for option in game.decision.options if game.describe(option).get("card") == hand[0]]
    stage.act(shade[0].code)
    expect(page.locator(".question p").first).to_have_text(
        "You may banish a card from your hand or discard pile."
    )
    expect(page.locator(".hand .glows[data-does=lose]")).to_have_count(1)


def test_after_a_block_line_and_button_tell_how_it_stands_and_what_left_the_game_lies_in_a_pile(
    open_browser: Opening,
) -> None:
    player = open_browser()
    scene = ashes(
        {"phoenixborn": "jessa_na_ni", "battlefield": ["iron_rhino", "gilder"]},
        {"phoenixborn": "coal_roarkwin", "battlefield": ["hammer_knight", "silver_snake"]},
        turn=1,
        removed=[{"card": "iron_worker", "owner": 0}],
    )
    scene.attack("jessa_na_ni", "hammer_knight", "silver_snake")
    stage = Stage(scene.game).set_before(player)
    page = player.page
    line, buttons = page.locator(".battle-line"), page.locator(".answers")
    expect(line).to_contain_text("Hammer Knight and Silver Snake → Jessa Na Ni")
    expect(buttons).to_contain_text("Don't block Hammer Knight")
    assert scene.game.decision is not None
    stage.act(scene.game.decision.options[0].code)
    expect(line).to_contain_text("Silver Snake → Jessa Na Ni, Hammer Knight → Iron Rhino")
    expect(buttons).to_contain_text("Don't block Silver Snake")
    page.get_by_role("button", name="Removed from the game: 1 card").click()
    expect(page.locator(".pile-dialog [data-zoom=iron_worker]")).to_be_visible()


def test_a_hint_uses_the_words_of_the_button(open_browser: Opening) -> None:
    player = open_browser()
    stage = Stage(ashes({"hand": ["iron_worker"], "dice": {"natural_basic": 1}}).game).set_before(player)
    page = player.page
    expect(page.locator(".answers .end")).to_have_text("Pass and end turn")
    stage.line.send_message(Hint(stage.seq, "pass", {}, "chances", []))
    expect(page.locator(".hint-says")).to_have_text("A bot would choose: Pass and end turn")


def test_an_absent_friend_can_be_played_for_from_their_seat(open_browser: Opening) -> None:
    for game in (ascension().game, ashes().game):
        player = open_browser()
        stage = Stage(game)
        stage.table.seats[1] = SeatInfo("person", "Ola", "guest1", "red", connected=False)
        stage.set_before(player)
        stage.send()
        player.page.get_by_role("button", name="Let a bot play for Ola").click()
        assert stage.heard(player, "take_over")[0]["seat"] == 1


def test_a_card_and_a_turn_are_told_to_whoever_does_not_see_them(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    hand = {"hand": ["mystic", "mystic"]}
    stage = Stage(ascension(hand=["apprentice"], row=["wolf_shaman"], others=[hand]).game).set_before(player)
    shaman = page.locator(".row [data-zoom=wolf_shaman]")
    expect(shaman).to_have_attribute(
        "aria-description", re.compile("Lifebound hero.*3 runes.*1 honor.*draw", re.I)
    )
    shaman.focus()
    page.keyboard.press("z")
    expect(page.locator(".zoom .unseen").first).to_contain_text("3 runes")
    expect(page.locator(".zoom .card.large")).to_have_attribute("aria-hidden", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Hand: 1 card")).to_be_visible()
    aloud = page.locator(".unseen [aria-live=polite]")
    stage.act("end")
    for verb in ("play", "play", "acquire", "end"):
        decision = stage.game.decision
        assert decision is not None
        stage.act(next(option.code for option in decision.options if option.verb == verb))
    expect(aloud).to_contain_text("Bot (normal): acquired Wolf Shaman")
    expect(aloud).not_to_contain_text("Bot (normal) plays")
