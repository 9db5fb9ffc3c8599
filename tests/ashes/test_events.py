"""What is happening when a card leaves play: events and the attack forget it, and keep everything else."""

from __future__ import annotations

from typing import Any

import pytest

from deckhall.games.ashes.table.events import (
    Arrival,
    Attack,
    Damage,
    Departure,
    Destruction,
    Event,
    Meditation,
    PileDiscard,
    Salvo,
    Turning,
    Use,
)
from deckhall.games.ashes.terms import GONE
from deckhall.kernel.packing import pack

CARD, OTHER, SPELL = 7, 8, 9


def said(event: Any) -> dict[str, Any]:
    """An event with all its parts."""
    (parts,) = pack(event).values()
    return {"kind": type(event).__name__, **parts}


def damage(card: int) -> Damage:
    return Damage(card, 1, 3, 0, SPELL, "spell", (OTHER,))


def use(**parts: Any) -> Use:
    return Use(SPELL, 0, SPELL, 1, 0, 2, **parts)


@pytest.mark.parametrize(
    ("event", "left"),
    [
        (Event(CARD, 1), Event(GONE, 1)),
        (Event(OTHER, 1), Event(OTHER, 1)),
        (Arrival(CARD, 1), Arrival(GONE, 1)),
        (Arrival(OTHER, 1), Arrival(OTHER, 1)),
        (Departure(CARD, 1), Departure(CARD, 1)),
        (PileDiscard(CARD, 1), PileDiscard(CARD, 1)),
        (damage(CARD), damage(GONE)),
        (damage(OTHER), damage(OTHER)),
        (Salvo((damage(OTHER), damage(CARD))), Salvo((damage(OTHER), damage(GONE)))),
        (Salvo((damage(OTHER),)), Salvo((damage(OTHER),))),
        (Destruction(CARD, 1, 0, True), Destruction(GONE, 1, 0, True)),
        (Destruction(OTHER, 1, 0), Destruction(OTHER, 1, 0)),
        (Turning(CARD, 0, 2, 3, (5,), 3), Turning(CARD, 0, 2, 3, (5,), 3)),
        (Meditation(CARD, 0, 2, 1), Meditation(CARD, 0, 2, 1)),
        (use(), use()),
        (use(targets=(OTHER, CARD)), use(targets=(OTHER, GONE))),
        (use(targets=(OTHER,)), use(targets=(OTHER,))),
        (use(packets=(damage(CARD), damage(OTHER))), use(packets=(damage(GONE), damage(OTHER)))),
        (use(summoned=CARD), use(summoned=GONE)),
        (use(summoned=OTHER), use(summoned=OTHER)),
        (use(later=(Arrival(CARD, 0),)), use(later=(Arrival(GONE, 0),))),
        (
            use(later=(Arrival(OTHER, 0), Departure(CARD, 0))),
            use(later=(Arrival(OTHER, 0), Departure(CARD, 0))),
        ),
        (
            use(targets=(CARD,), summoned=OTHER, extra=True, cancelled=True, settle_by=1),
            use(targets=(GONE,), summoned=OTHER, extra=True, cancelled=True, settle_by=1),
        ),
    ],
)
def test_a_card_leaves_play(event: Event, left: Event) -> None:
    before = said(event)
    assert said(event.without(CARD)) == said(left)
    assert said(event) == before, "an event is never changed"


def attack(**parts: Any) -> Attack:
    told: dict[str, Any] = {
        "attackers": (4, 5),
        "blockers": (OTHER, -1),
        "defender": 1,
        "target": 6,
        "fighting": 4,
        "countering": OTHER,
        "split": (1,),
        "step": 3,
    }
    return Attack(0, True, **{**told, **parts})


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        (4, {"attackers": (GONE, 5), "fighting": GONE}),
        (5, {"attackers": (4, GONE)}),
        (OTHER, {"blockers": (GONE, -1), "countering": GONE}),
        (6, {"target": GONE}),
        (SPELL, {}),
    ],
)
def test_a_card_leaves_an_attack(card: int, changed: dict[str, Any]) -> None:
    assert said(attack().without(card)) == said(attack(**changed))


def test_who_fights() -> None:
    assert attack(attackers=(4, GONE, 5)).fighters() == [4, 5]
    on_phoenixborn = Attack(0, False, (4, 5), (-1, -1), 1, 6, 5)
    assert on_phoenixborn.fighters() == [5]
    assert on_phoenixborn.without(5).fighters() == []


def test_damage_for_somebody_else_or_less_of_it() -> None:
    assert said(damage(CARD).to(OTHER, 2)) == {**said(damage(OTHER)), "player": 2}
    assert said(damage(CARD).of(1)) == {**said(damage(CARD)), "amount": 1}


def test_what_a_text_sets_off_waits_in_its_use() -> None:
    first = use(packets=(damage(CARD),), later=(Arrival(CARD, 0),))
    assert said(first.dealing(damage(OTHER))) == said(
        use(packets=(damage(CARD), damage(OTHER)), later=(Arrival(CARD, 0),))
    )
    assert said(first.announcing(Departure(OTHER, 1))) == said(
        use(packets=(damage(CARD),), later=(Arrival(CARD, 0), Departure(OTHER, 1)))
    )
    assert said(use().unsettled(1)) == said(use(settle_by=1))
    assert said(use().summoning(CARD)) == said(use(summoned=CARD))
