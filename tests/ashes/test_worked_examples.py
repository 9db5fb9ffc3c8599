"""The two worked battle examples of the rulebook (pages 7 and 8), printed with the table before and after."""

from __future__ import annotations

from tests.ashes.tables import ashes


def test_attacking_a_phoenixborn() -> None:
    """Page 7, rules P1-P3: one attack gets through, one is blocked, one is blocked and countered."""
    table = ashes(
        {"phoenixborn": "coal_roarkwin", "battlefield": ["iron_worker", "iron_worker", "iron_rhino"]},
        {
            "phoenixborn": "maeoni_viper",
            "battlefield": [{"card": "silver_snake", "status": 4}, "gilder"],
            "dice": {},
        },
    )
    print(table.show())
    table.attack("maeoni_viper", "iron_worker:1", "iron_worker:2", "iron_rhino")
    table.block("silver_snake", "iron_worker:1")
    table.block("gilder", "iron_rhino")
    table.choose("iron_worker:2")
    assert table.wounds("maeoni_viper") == 2
    table.choose("iron_rhino")
    table.counter()
    table.choose("gilder")
    assert table.prompt == "destroyed"
    table.pass_()  # Inheritance is not used
    assert table.place("gilder") == "conjurations"
    assert table.wounds("iron_rhino") == 1
    table.no_counter()
    print(table.show())
    assert table.wounds("silver_snake") == 2
    assert table.exhaustion("silver_snake") == 0
    assert [table.exhaustion(unit) for unit in ("iron_worker:1", "iron_worker:2", "iron_rhino")] == [1, 1, 1]


def test_attacking_a_unit() -> None:
    """Page 8, rule U3: the counter is split, and all three are destroyed."""
    table = ashes(
        {"phoenixborn": "coal_roarkwin", "battlefield": ["iron_worker", "iron_worker"]},
        {"phoenixborn": "maeoni_viper", "battlefield": [{"card": "silver_snake", "status": 4}], "dice": {}},
    )
    print(table.show())
    table.attack("silver_snake", "iron_worker:1", "iron_worker:2")
    table.no_guard()
    table.counter()
    table.amount(2)  # the rest goes to the other Worker
    table.choose("silver_snake")  # player 0 orders: the Snake is gone before the Workers fall (rule D5)
    print(table.show())
    assert table.place("silver_snake") == "conjurations"
    assert table.discard(0) == ["iron_worker", "iron_worker"]
    assert table.battlefield(0) == [] == table.battlefield(1)


def test_attacking_a_unit_with_the_workers_resolved_first() -> None:
    """Page 8 with rule D5: while the Snake is in play, Consume removes the allies it destroys from the game."""
    table = ashes(
        {"battlefield": ["iron_worker", "iron_worker"]},
        {"battlefield": [{"card": "silver_snake", "status": 4}], "dice": {}},
    )
    table.attack("silver_snake", "iron_worker:1", "iron_worker:2")
    table.no_guard()
    table.counter()
    table.amount(2)
    table.choose("iron_worker")
    assert table.removed() == ["iron_worker"]
    table.choose("iron_worker")
    assert table.removed() == ["iron_worker", "iron_worker"]
    assert table.place("silver_snake") == "conjurations"
    assert table.discard(0) == []
