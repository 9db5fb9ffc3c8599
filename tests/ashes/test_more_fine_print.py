"""More of the fine print: windows."""

from __future__ import annotations

from tests.ashes.tables import ashes


def test_a_die_on_a_unit_stays_whatever_else_must_happen() -> None:
    spiked = {"card": "gilder", "attached": ["spiked_armor"]}
    table = ashes(
        {"battlefield": [{"card": "iron_rhino", "charms": 1}]}, {"battlefield": [spiked], "dice": {}}
    )
    table.attack("gilder", "iron_rhino")
    table.no_guard()
    table.no_counter()
    assert (table.wounds("iron_rhino"), table.charms("iron_rhino")) == (2, 1)
