"""Everything people read, in five languages: card text spoken from the rules, options, prompts, log lines and words."""

from deckhall.text.catalogue import LANGUAGES, Speaker, speaker
from deckhall.text.cards import SpokenCard, speak_card

__all__ = ["LANGUAGES", "Speaker", "SpokenCard", "speak_card", "speaker"]
