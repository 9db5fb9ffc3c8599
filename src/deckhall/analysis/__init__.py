"""Analysis of a finished game: who was how likely to win, which decisions cost something, and what was luck.

analyse(deckhall.replay(record)).mistakes(0)      what a seat can learn from
"""

from deckhall.analysis.game import Analysis, Turn, analyse, decisions_of, moves_from, turns_from, unknown
from deckhall.analysis.move import LABELS, TO_LEARN_FROM, WRONG, Move, judged, label_of
from deckhall.analysis.version import judge_version

__all__ = [
    "LABELS",
    "TO_LEARN_FROM",
    "WRONG",
    "Analysis",
    "Move",
    "Turn",
    "analyse",
    "decisions_of",
    "judge_version",
    "judged",
    "label_of",
    "moves_from",
    "turns_from",
    "unknown",
]
