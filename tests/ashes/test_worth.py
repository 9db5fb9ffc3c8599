"""What verbs say they are worth, in points of life, roughly: what a bot thinks of a card before any fit."""

from __future__ import annotations

import pytest

from deckhall.games.ashes.card import basic, only
from deckhall.games.ashes.effects.card_verbs import Destroy, DiscardFromHand, DiscardFromPile, Draw, Summon
from deckhall.games.ashes.effects.conditions import Focus, IfDone, IfExtra, May, MayIfTargetsReady, MayPay
from deckhall.games.ashes.effects.uniques import CancelUse
from deckhall.games.ashes.effects.verbs import (
    Deal,
    DealToYourUnit,
    GainAttack,
    PlaceExhaustion,
    PlaceStatus,
    PlaceWounds,
    RemoveWounds,
)
from deckhall.games.ashes.table.dice import ReadyDice, RerollDice, TurnDice
from deckhall.games.ashes.table.state import AshesEffect, worth_of

GOOD = (Draw(5),)  # worth 4
BAD = (Deal(5, "this"),)  # worth -4.5


@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        (Deal(5), 4.5),
        (Deal("number"), 2.7),
        (Deal("your_units"), 1.8),
        (Deal(5, "this"), -4.5),
        (Deal(5, "opposing_units"), 9.0),
        (DealToYourUnit(5), -2.0),
        (PlaceWounds(3), 3.0),
        (PlaceWounds(3, "opposing_units"), 6.0),
        (RemoveWounds(5), 2.5),
        (PlaceExhaustion(2), 1.4),
        (PlaceExhaustion(2, "host"), -1.4),
        (PlaceStatus(5), 2.0),
        (GainAttack(5), 2.5),
        (Draw(5), 4.0),
        (DiscardFromHand(1), -0.6),
        (DiscardFromHand(1, "target_player"), 0.8),
        (DiscardFromPile(1, "you"), -0.1),
        (DiscardFromPile(1), 0.7),
        (Summon("gilder", 2), 4.8),
        (Destroy(), 2.5),
        (Destroy("this"), -1.5),
        (TurnDice(3), 1.2),
        (RerollDice(3), 0.9),
        (ReadyDice(3), 2.1),
        (May(GOOD), 4.0),
        (May(BAD), 0.0),
        (IfDone(GOOD), 2.8),
        (Focus(1, GOOD, (Draw(10),)), 6.8),
        (IfExtra(GOOD), 1.6),
        (MayPay(only(basic()), GOOD), 2.0),
        (MayPay(only(basic()), BAD), 0.0),
        (MayIfTargetsReady(BAD, GOOD), 4.0),
        (CancelUse(), 0.7),
    ],
)
def test_worth_of_an_effect(effect: AshesEffect, worth: float) -> None:
    assert effect.worth(3) == pytest.approx(worth)


def test_what_a_text_does_adds_up() -> None:
    assert worth_of((*GOOD, *GOOD, *BAD), 3) == pytest.approx(3.5)
