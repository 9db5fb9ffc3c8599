"""Ashes in words: what its cards say, and what is said while it is played."""

from deckhall.text.ashes.voice import AshesVoice

VOICE = AshesVoice("ashes")
