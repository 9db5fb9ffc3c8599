"""What a player may see of the table (rule G4), and a new deal of everything they cannot."""

from __future__ import annotations

from deckhall.games.ashes.state import Ashes


def table(state: Ashes, player: int) -> dict[str, object]:
    """The table as a player may see it, JSON-ready."""
    return {}


def redeal(state: Ashes, player: int) -> None:
    """Deal everything anew that a player cannot know."""
