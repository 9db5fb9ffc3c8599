"""Everything people read, in five languages: card text spoken from the rules, options, prompts, log lines and words."""

from deckhall.text.cards import SpokenCard, speak_card
from deckhall.text.catalogue import LANGUAGES, Speaker, speaker

__all__ = ["LANGUAGES", "Speaker", "SpokenCard", "speak_card", "speaker"]
