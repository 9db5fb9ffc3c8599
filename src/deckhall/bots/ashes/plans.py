"""Plans for Ashes: how the weights of a character differ from the judge's, whatever the deck."""

from __future__ import annotations

from typing import Any, Final

from deckhall.bots.ashes.judge import WEIGHTS
from deckhall.bots.judge import load_weights

Plan = dict[str, float]  # feature of the table -> factor
Likings = dict[str, float]  # action -> points that it is liked more

PLANS: Final[dict[str, Plan]] = {
    "aggression": {
        "life": 1.35,
        "low_life": 1.3,
        "attack": 1.15,
        "toughness": 0.8,
        "tired": 0.6,
        "tired_unit": 0.6,
    },
    "control": {"unit": 1.3, "toughness": 1.25, "attack": 1.1, "tired": 1.5, "tired_unit": 1.5, "life": 0.9},
    "attrition": {"pile": 2.0, "ready_spell": 1.3, "token": 1.2, "life": 0.85, "unit": 1.2, "starving": 1.5},
}

LIKINGS: Final[dict[str, Likings]] = {
    "aggression": {"attack_phoenixborn": 3.0, "attack_unit": -1.0, "meditate": -1.0},
    "control": {"attack_unit": 3.5, "attack_phoenixborn": -2.0},
    "attrition": {"activate": 1.5, "meditate": 1.2, "attack_phoenixborn": -2.5, "attack_unit": -1.0},
}


# How weak each level is if it differs from the default: error, glance, overlooks, forgets (see deckhall.bots.ladder).
WEAKNESS: Final[dict[str, tuple[float, float, float, float]]] = {
    "novice": (0.91, 0.55, 0.175, 0.26),
    "easy": (0.78, 0.49, 0.145, 0.215),
    "casual": (0.65, 0.43, 0.11, 0.17),
    "steady": (0.52, 0.34, 0.085, 0.13),
}

# How many playouts a level has if it differs from the default: here, few already tell much.
PLAYOUTS: Final[dict[str, int]] = {"skilled": 6}


def weights_for(name: str) -> dict[str, Any]:
    """The weights of a judge who follows a plan."""
    changed = load_weights(WEIGHTS)
    for feature, times in PLANS[name].items():
        changed["general"][feature] *= times
    return {**changed, "likings": LIKINGS[name]}
