"""What of an older position is not written like a task is left alone, for the reader to refuse."""

from __future__ import annotations

from typing import Any

import pytest

from deckhall.games.ashes.outside.older_positions import renew


@pytest.mark.parametrize("do", [None, 3, "x", ["Split"], {}, {"Split": {}, "Tire": {}}, {"Split": 1}])
def test_what_is_no_task_stays_as_it_is(do: Any) -> None:
    position = {"todo": [{"do": do, "it": 7, "amount": 2}]}
    assert renew(position) == position
