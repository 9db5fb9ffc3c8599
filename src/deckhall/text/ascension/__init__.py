"""Ascension in words: what its cards say, and what is said while it is played."""

from deckhall.text.ascension.voice import AscensionVoice

VOICE = AscensionVoice("ascension")
