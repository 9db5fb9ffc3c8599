"""Ascension in words: its card texts, and everything said during play."""

from deckhall.text.ascension.voice import AscensionVoice

VOICE = AscensionVoice("ascension")
