"""Dice that pay a price, against a search through all ways to pay it."""

from __future__ import annotations

from random import Random

import pytest

from deckhall.games.ashes.card import Dice
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.table.dice import cheapest_payment, payable
from deckhall.games.ashes.terms import ANY_DIE, FACES, KINDS, MAGICS
from tests.ashes.tables import ashes

Kinds = tuple[int, ...]


def pays(kind: int, demand: int) -> bool:
    """A power face is a class face too, and any die is a basic one."""
    return demand == ANY_DIE or (kind % 4 == demand % 4 and kind >= demand)


def ways(pool: list[int], demands: Kinds, step: int, least: int) -> list[Kinds]:
    """Every way to pay the rest of the demands, equal ones in rising order."""
    if step == len(demands):
        return [()]
    found = []
    for kind in range(least, KINDS):
        if pool[kind] and pays(kind, demands[step]):
            pool[kind] -= 1
            again = step + 1 < len(demands) and demands[step + 1] == demands[step]
            found.extend([(kind, *rest) for rest in ways(pool, demands, step + 1, kind if again else 0)])
            pool[kind] += 1
    return found


def some_price(luck: Random) -> Price:
    kinds = [Dice(1, magic, face) for magic in MAGICS[:2] for face in FACES[1:]]
    return Price(tuple(luck.choice([*kinds, Dice(1)]) for _ in range(luck.randint(1, 4))))


def some_dice(luck: Random) -> list[int]:
    pool = [0] * KINDS
    for _ in range(luck.randint(2, 6)):
        pool[luck.choice([0, 1, 2, 4, 5, 7, 8, 9, 10])] += 1
    return pool


@pytest.mark.parametrize("seed", range(10))
def test_a_die_may_be_paid_when_the_rest_can_be(seed: int) -> None:
    luck = Random(seed)
    for _ in range(60):
        price, pool = some_price(luck), some_dice(luck)
        everything = ways(pool, price.demands, 0, 0)
        assert payable(pool.copy(), price.demands, 0, 0) == sorted({way[0] for way in everything})
        for way in everything[:5]:
            left = pool.copy()
            for step in range(1, len(way)):
                left[way[step - 1]] -= 1
                least = way[step - 1] if price.demands[step] == price.demands[step - 1] else 0
                rest = ways(left, price.demands, step, least)
                assert payable(left, price.demands, step, least) == sorted({one[0] for one in rest})


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("player", [0, 1])
def test_the_cheapest_payment_keeps_power_faces_then_class_faces(seed: int, player: int) -> None:
    luck = Random(seed)
    state = ashes({}, {}).state
    for _ in range(20):
        price, pool = some_price(luck), some_dice(luck)
        state.active_dice = [0] * (2 * KINDS)
        state.active_dice[player * KINDS : (player + 1) * KINDS] = pool
        everything = ways(pool, price.demands, 0, 0)
        if everything:
            paid = tuple(cheapest_payment(state, player, price.demands))
            assert paid in everything
            assert faces(paid) == min([faces(way) for way in everything])


def faces(way: Kinds) -> tuple[int, int]:
    return len([kind for kind in way if kind >= 8]), len([kind for kind in way if kind >= 4])


def test_of_equal_faces_the_magic_with_more_dice_pays() -> None:
    table = ashes({"dice": {"charm_basic": 1, "charm_power": 1, "natural_basic": 1, "illusion_power": 9}})
    assert cheapest_payment(table.state, 0, (0,)) == [1]
    table = ashes({"dice": {"charm_basic": 1, "natural_basic": 1, "natural_class": 1}})
    assert cheapest_payment(table.state, 0, (0,)) == [3]
    table = ashes({"dice": {"charm_basic": 2, "natural_basic": 2, "natural_class": 1}})
    assert cheapest_payment(table.state, 0, (0, 0)) == [1, 3]
    assert cheapest_payment(table.state, 0, (0, 0, 0), step=1, least=2) == [3, 3]
