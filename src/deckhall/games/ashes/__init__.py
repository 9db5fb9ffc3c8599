"""Ashes: Rise of the Phoenixborn, the original rules of 2015."""

from __future__ import annotations

from deckhall.games.ashes.box import AshesBox

BOX = AshesBox()
