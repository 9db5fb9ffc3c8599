"""Ashes in words: its card texts, and everything said during play."""

from deckhall.text.ashes.voice import AshesVoice

VOICE = AshesVoice("ashes")
