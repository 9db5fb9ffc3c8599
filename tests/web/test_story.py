"""What others did is seen: in the middle of the table, in a line, once more; and it is plain who plays my seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from deckhall.kernel.game import Game
from tests.ascension.tables import ascension
from tests.ashes.tables import ashes
from tests.web.conftest import Opening
from tests.web.stage import Stage

pytestmark = pytest.mark.browser


def options(game: Game, verb: str) -> list[str]:
    assert game.decision is not None
    return [option.code for option in game.decision.options if option.verb == verb]


def rival_turn() -> Game:
    """My turn, before that of a bot that can take a card and beat a monster."""
    return ascension(
        hand=["apprentice"],
        others=[{"hand": ["mystic", "mystic", "heavy_infantry", "heavy_infantry", "apprentice"]}],
        row=["wolf_shaman"],
    ).game


def play_turn(stage: Stage) -> None:
    """The bot plays its hand, takes Wolf Shaman and beats the Cultist."""
    stage.act("end")
    while plays := options(stage.game, "play"):
        stage.act(plays[0])
    assert stage.game.decision is not None
    wolf = next(
        option.code
        for option in stage.game.decision.options
        if option.verb == "acquire" and stage.game.describe(option).get("card") == "wolf_shaman"
    )
    stage.act(wolf, options(stage.game, "defeat")[0])


# Whether the words of whose cards these are stand clear of the cards.
CLEAR = """() => {
  const words = document.querySelector('.played-now > .whose').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.played-now > .card')].map(card => card.getBoundingClientRect());
  return cards.every(card => words.bottom <= card.top + card.height * 0.02 && card.bottom <= innerHeight);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640), (375, 553), (740, 360)])
def test_a_bots_turn_is_seen_in_the_middle_and_summed_up(
    open_browser: Opening, width: int, height: int
) -> None:
    player = open_browser(width=width, height=height)
    page = player.page
    stage = Stage(rival_turn()).set_before(player)
    expect(page.locator(".prompt .answers")).not_to_contain_text("Undo")
    play_turn(stage)
    cards = page.locator(".played-now.of-another .card")
    expect(cards).to_have_count(5)
    box = cards.first.bounding_box()
    assert box is not None
    assert box["width"] >= (90 if width > 860 else 40 if height > 600 else 30)
    assert page.evaluate(CLEAR)
    stage.act("end")
    story = page.locator(".story")
    expect(story).to_contain_text("Bot (normal): acquired Wolf Shaman, defeated Cultist +1 honor")
    expect(page.locator(".row > .new")).to_have_count(1)
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_moves_are_skipped_by_space_or_a_click_and_shown_again(open_browser: Opening) -> None:
    player = open_browser(settings='{"motion":"slow"}')
    page = player.page
    stage = Stage(rival_turn()).set_before(player)
    play_turn(stage)
    stage.act("end")
    expect(page.locator(".story.behind")).to_be_visible()
    expect(page.locator(".glows")).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.locator(".story").click()
    expect(page.locator(".story.behind")).to_be_visible()
    page.locator(".pool").click()
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_a_bot_in_my_seat_is_unmistakable_and_nothing_glows(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    stage = Stage(rival_turn()).set_before(player)
    expect(page.locator(".glows").first).to_be_visible()
    mine = stage.table.seats[0]
    mine.substituted, mine.why = True, "clock"
    stage.send()
    expect(page.locator(".prompt.stand-in")).to_contain_text("Your time ran out: a bot is playing for you")
    expect(page.locator(".glows")).to_have_count(0)
    expect(page.locator(".answers [data-key=e]")).to_have_count(0)
    page.get_by_role("button", name="Take my seat back").click()
    stage.heard(player, "back")
    mine.substituted, mine.why = False, ""
    stage.table.state = "over"
    stage.send()
    expect(page.locator(".prompt")).to_contain_text("The game is over")
    expect(page.locator(".glows")).to_have_count(0)


def test_an_attack_draws_its_arrow_and_a_spell_shows_its_text(open_browser: Opening) -> None:
    player = open_browser(settings='{"motion":"slow"}')
    page = player.page
    theirs = {"battlefield": ["iron_rhino"], "hand": ["molten_gold"]}
    stage = Stage(ashes({"battlefield": []}, theirs, turn=1).game).set_before(player)
    stage.act(options(stage.game, "play")[0])
    expect(page.locator(".spotlight")).to_contain_text("Place 3 wound tokens")
    stage = Stage(ashes({"battlefield": []}, {"battlefield": ["iron_rhino"]}, turn=1).game)
    other = open_browser(settings='{"motion":"slow"}')
    stage.set_before(other)
    stage.act(options(stage.game, "attack_phoenixborn")[0])
    expect(other.page.locator(".arrows path.attack").first).to_be_visible()


def test_a_card_describes_itself(open_browser: Opening) -> None:
    player = open_browser()
    Stage(rival_turn()).set_before(player)
    card = player.page.locator(".row .card").first
    said = card.get_attribute("aria-description") or ""
    assert said.startswith("Lifebound hero. costs 3 runes. 1 honor. Gain 1 rune")
