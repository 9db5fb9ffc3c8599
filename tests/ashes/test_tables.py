"""The helper of the other tests does what its first lines promise."""

from __future__ import annotations

from tests.ashes import tables


def test_the_example_of_the_first_lines() -> None:
    assert tables.__doc__ is not None
    code = tables.__doc__.split("**Players**")[0].split("\n\n", 1)[1]
    lines = [line.removeprefix("    ") for line in code.splitlines()]
    exec("\n".join(lines), {"ashes": tables.ashes})
