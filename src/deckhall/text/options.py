"""Explanations of the options of a new game, and errors in a choice, for the command line."""

from __future__ import annotations

from typing import ClassVar, Final

from deckhall.faults import Spoken
from deckhall.kernel.errors import InvalidSetup
from deckhall.kits import box, names
from deckhall.text.catalogue import Speaker, speaker_from
from deckhall.text.languages import ENGLISH
from deckhall.text.phrases import kebab

# Possible errors that do not concern an option of a game.
NAMES: Final = {"decks": "setup-deck", "draft": "variant-draft", "players": "players"}


class SpokenFault(Spoken, InvalidSetup):
    """A wrong setup described by a message, rather than by the wrong choice."""

    choice: ClassVar[str] = ""  # type: ignore[misc]


def about_option(name: str, language: str = ENGLISH) -> str:
    """One sentence about an option; "" if there is none."""
    spoken, key = speaker_from(language, "setup.ftl"), f"setup-{kebab(name)}"
    return spoken.say(key, "about") if spoken.has(key, "about") else ""


def wrong_choice(spoken: Speaker, choice: str) -> str:
    """The error text for a choice with which no game can be set up."""
    if choice == "game":
        return spoken.say("fault-choose-game", games=", ".join(names()))
    said = [spoken.say("refusal-wrong-setup")]
    own, key = f"refusal-choice-{kebab(choice)}", NAMES.get(choice, f"setup-{kebab(choice)}")
    if spoken.has(own):
        said.append(spoken.say(own))
    elif spoken.has(key):
        options = [box(game).about()["options"].get(choice, {}) for game in names()]
        bounds = next((option for option in options if "least" in option and "most" in option), None)
        if bounds is None:
            said.append(spoken.say("refusal-choice", choice=spoken.say(key)))
        else:
            args = {"least": bounds["least"], "most": bounds["most"]}
            said.append(spoken.say("refusal-range", choice=spoken.say(key), **args))
    return spoken.sentences(said)
