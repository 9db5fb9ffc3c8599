"""Cards nobody has fitted: bots value them by what their verbs say about themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import correlation
from typing import Any

import pytest

import deckhall
from deckhall.bots.ascension.judge import WEIGHTS
from deckhall.bots.ascension.worth import Worth
from deckhall.bots.ashes.judge import WEIGHTS as ASHES_WEIGHTS
from deckhall.bots.ashes.worth import Trait, favour_of
from deckhall.bots.judge import load_weights
from deckhall.games.ascension import BOX
from deckhall.games.ascension.card import CONSTRUCT, HERO, LIFEBOUND, MONSTER, Ability, Card, hero
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.effects import Gain
from deckhall.games.ascension.facts import asks, gist, verbs
from deckhall.games.ascension.state import Ascension, AscensionEffect, Match
from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions


def worth_with(made_up: list[Card], edition: str) -> Worth:
    """The tables of a match in which these cards are too."""
    state = deckhall.new_game("ascension", edition=edition, seed=1).state
    assert isinstance(state, Ascension)
    match = Match(edition, "individual", 2, [*state.match.cards, *made_up], 0, 20)
    return Worth(match, load_weights(WEIGHTS))


def value(worth: Worth, card_id: str) -> float:
    """What a card is worth at the start of a game, its honor included."""
    kind = worth.match.ids.index(card_id)
    return worth.honor[kind] + worth.late[kind] + worth.early[kind] + worth.standing[kind]


def printed(edition: str, *types: str) -> list[Card]:
    cards = [BOX.card(card["id"], edition) for card in BOX.cards(edition=edition)]
    return [card for card in cards if card.type in types]


def unfitted(card: Card) -> Card:
    """The same card under a name that no fit has seen."""
    return replace(card, id=f"new_{card.id}")


def pairs(edition: str, *types: str) -> list[tuple[float, float]]:
    """For every printed card: its fitted value, and that of the same card before any fit."""
    cards = printed(edition, *types)
    worth = worth_with([unfitted(card) for card in cards], edition)
    return [(value(worth, card.id), value(worth, f"new_{card.id}")) for card in cards]


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_heroes_are_worth_before_a_fit_about_what_they_are_after_it(edition: str) -> None:
    heroes = pairs(edition, HERO)
    near = [abs(before - after) <= 0.2 * abs(after) for after, before in heroes]
    assert sum(near) >= 0.7 * len(near)
    assert correlation(*map(list, zip(*heroes, strict=True))) > 0.95


@pytest.mark.parametrize("edition", EDITIONS)
def test_constructs_come_in_the_right_order_before_a_fit(edition: str) -> None:
    constructs = pairs(edition, CONSTRUCT)
    assert correlation(*map(list, zip(*constructs, strict=True))) > 0.8


def test_a_made_up_hero_with_the_effects_of_a_printed_one_is_worth_the_same() -> None:
    infantry = hero("new_infantry", LIFEBOUND, 2, 1, 1, Gain(power=2))
    worth = worth_with([infantry], "godslayer")
    assert value(worth, "new_infantry") == pytest.approx(value(worth, "heavy_infantry"), abs=0.4)
    assert value(worth, "new_infantry") > 1


def all_verbs() -> list[AscensionEffect]:
    cards = [card for edition in EDITIONS for card in printed(edition, HERO, CONSTRUCT, MONSTER)]
    return [verb for card in cards for verb in verbs(card.play) + verbs(card.reward) + verbs(card.abilities)]


def test_every_verb_of_a_card_says_what_it_is_worth_and_has_a_sign_or_holds_what_has() -> None:
    for verb in all_verbs():
        kind: Any = type(verb)
        assert kind.worth is not AscensionEffect.worth, f"{kind.__name__} needs a worth()"
        shown = [inner for inner in verbs((verb,)) if inner.signs()]
        assert shown, f"{kind.__name__} needs signs()"


def test_every_ability_says_what_it_is_worth() -> None:
    for edition in EDITIONS:
        for card in printed(edition, CONSTRUCT):
            for ability in card.abilities:
                kind: Any = type(ability)
                assert kind.worth is not Ability.worth, f"{kind.__name__} needs a worth()"


def test_a_verb_asks_when_it_hears_an_answer() -> None:
    asking = {type(verb).__name__ for verb in all_verbs() if verb.asks()}
    assert {"ChooseOne", "Discard", "Banish", "CopyHero", "DefeatFree", "LoseConstruct"} <= asking
    assert not {"Gain", "Draw", "Unite", "TakeExtraTurn", "EachOpponent"} & asking
    assert asks(BOX.card("arha_templar"))
    assert not asks(BOX.card("master_dhartha"))
    assert gist(BOX.card("void_initiate")) == [("runes", "1"), ("banish", "")]


def test_a_gist_tells_choices_conditions_and_amounts() -> None:
    def written(card: str) -> str:
        return " ".join([f"{amount}{what}" for what, amount in gist(BOX.card(card))])

    assert written("mechana_initiate") == "1runes / 1power"
    assert written("runic_lycanthrope") == "2runes ( 2power )"
    assert written("hedron_cannon") == "1\N{MULTIPLICATION SIGN}power"


# -- Ashes ----------------------------------------------------------------------------------


def traits(*types: str) -> list[tuple[Trait, Trait]]:
    """For every printed card of these types: what a fit says of it, and what its numbers and verbs say."""
    weights = load_weights(ASHES_WEIGHTS)
    empty = {**weights, "cards": {}, "units": {}}
    found = [one for one in definitions("errata", "any").values() if one.type in types]
    return [(Trait(one, weights), Trait(one, empty)) for one in found]


def test_units_of_ashes_are_worth_before_a_fit_about_what_they_are_after_it() -> None:
    units = [(after.fresh, before.fresh) for after, before in traits("ally", "conjuration")]
    near = [abs(before - after) <= 0.25 * abs(after) for after, before in units]
    assert sum(near) >= 0.8 * len(near)
    assert correlation(*map(list, zip(*units, strict=True))) > 0.8


def test_spells_of_ashes_come_in_the_right_order_before_a_fit() -> None:
    boards = [(after.board, before.board) for after, before in traits("ready_spell")]
    assert correlation(*map(list, zip(*boards, strict=True))) > 0.8
    uses = [(after.uses[0], before.uses[0]) for after, before in traits("action_spell")]
    assert correlation(*map(list, zip(*uses, strict=True))) > 0.5


def printed_phoenixborn() -> list[Definition]:
    return [one for one in definitions("errata", "any").values() if one.type == "phoenixborn"]


def test_phoenixborn_that_nobody_lists_are_drafted_by_what_they_can_do() -> None:
    weights = load_weights(ASHES_WEIGHTS)
    unlisted = {**weights, "phoenixborn": {}}
    known = [favour_of(one, weights) for one in printed_phoenixborn()]
    judged = [favour_of(one, unlisted) for one in printed_phoenixborn()]
    assert [weights["phoenixborn"][one.id] for one in printed_phoenixborn()] == known
    assert correlation(known, judged) > 0.7
    assert max([abs(before - after) for before, after in zip(judged, known, strict=True)]) < 0.4


def test_an_ability_that_nobody_lists_is_worth_what_its_verbs_say() -> None:
    weights = load_weights(ASHES_WEIGHTS)
    unlisted = {**weights, "abilities": {}}
    blasting = definitions("errata", "any")["aradel_summergaard"]
    cutting = definitions("errata", "any")["coal_roarkwin"]
    assert Trait(blasting, unlisted).uses[0] > Trait(cutting, unlisted).uses[0] > 0.0


def test_no_bot_knows_a_card_of_ashes_by_name() -> None:
    names = {one.id for one in definitions("errata", "any").values()} - {"seal"}  # which is a prompt too
    for page in (Path(deckhall.__file__).parent / "bots" / "ashes").glob("*.py"):
        text = page.read_text(encoding="utf-8")
        assert not [name for name in names if f'"{name}"' in text], page.name
