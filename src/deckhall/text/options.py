"""What the options of a new game are about, and what is wrong with a choice, for the command line."""

from __future__ import annotations

from typing import Final

from deckhall.kits import box, names
from deckhall.text.catalogue import Speaker, speaker_from
from deckhall.text.languages import ENGLISH
from deckhall.text.phrases import kebab

# What can be wrong and is no option of a game.
NAMES: Final = {"decks": "setup-deck", "draft": "variant-draft", "players": "players"}


def about_option(name: str, language: str = ENGLISH) -> str:
    """One sentence about an option; "" where nobody has written one."""
    spoken, key = speaker_from(language, "setup.ftl"), f"setup-{kebab(name)}"
    return spoken.say(key, "about") if spoken.has(key, "about") else ""


def wrong_choice(spoken: Speaker, choice: str) -> str:
    """What is said about a choice with which no game can be set up."""
    told = [spoken.say("refusal-wrong-setup")]
    own, key = f"refusal-choice-{kebab(choice)}", NAMES.get(choice, f"setup-{kebab(choice)}")
    if spoken.has(own):
        told.append(spoken.say(own))
    elif spoken.has(key):
        options = [box(game).about()["options"].get(choice, {}) for game in names()]
        bounds = next((option for option in options if "least" in option and "most" in option), None)
        if bounds is None:
            told.append(spoken.say("refusal-choice", choice=spoken.say(key)))
        else:
            args = {"least": bounds["least"], "most": bounds["most"]}
            told.append(spoken.say("refusal-range", choice=spoken.say(key), **args))
    return spoken.sentences(told)
