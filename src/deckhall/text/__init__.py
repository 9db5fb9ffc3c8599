"""Everything people read, in every language: card texts generated from the rules, options, prompts, log lines and
words."""

from deckhall.text.cards import SpokenCard, speak_card
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.languages import LANGUAGES

__all__ = ["LANGUAGES", "Speaker", "SpokenCard", "speak_card", "speaker"]
