"""The command line in the language of the terminal: its help, and what is wrong with a setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import typer

from deckhall.choices import GAMES
from deckhall.cli import COMMANDS, application
from deckhall.kernel.errors import GameError, InvalidSetup
from deckhall.text.catalogue import Speaker, speaker, speaker_from
from deckhall.text.languages import ENGLISH, LANGUAGES, usual_language
from deckhall.text.options import about_option, wrong_choice
from deckhall.text.phrases import kebab

FILE: Final = "commands.ftl"
LISTS: Final = {"games": GAMES, "languages": ", ".join(LANGUAGES)}  # texts name them as $games, $languages


def speak_help(command: Any, words: Sequence[str]) -> None:
    """Make a command line say its help in the reader's language; what is not translated stays in English."""
    called, language = words[0], language_wanted(words)
    if language == ENGLISH:
        return
    spoken = speaker_from(language, FILE)
    command.help = speaker_from(language, "words.ftl").say("deckhall-about")
    for name, one in commands_of(command):
        one.short_help = spoken.say(f"command-{name}")
        if name == called:
            _, gap, more = (one.help or "").partition("\n\n")
            one.help = one.short_help + gap + more
            for parameter in options_of(one):
                parameter.help = translated(spoken, name, parameter)


def fault_in_words(error: GameError, words: Sequence[str]) -> str:
    """What a caller got wrong: a wrong choice in the reader's language, anything else in English."""
    language = language_wanted(words)
    if language == ENGLISH or not isinstance(error, InvalidSetup) or not error.choice:
        return str(error)
    return wrong_choice(speaker(language), error.choice)


def language_wanted(words: Sequence[str]) -> str:
    """The language that `--lang` names, or else that of the terminal."""
    named = [after for word, after in pairwise([*words, ""]) if word == "--lang"]
    named += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    return named[0] if named and named[0] in LANGUAGES else usual_language()


def translated(spoken: Speaker, command: str, parameter: Any) -> str:
    """The help of an option."""
    said = str(parameter.help)
    if is_of_games(parameter):
        about = about_option(parameter.name, ENGLISH)
        return said.removesuffix(about) + about_option(parameter.name, spoken.language)
    keys = [f"help-{command}-{kebab(parameter.name)}", f"help-{kebab(parameter.name)}"]
    key = next((key for key in keys if spoken.has(key)), "")
    return spoken.say(key, **LISTS) if key else said


def is_of_games(parameter: Any) -> bool:
    """Whether an option is a choice of games, whose sentence is with the other words for new games."""
    about = about_option(parameter.name, ENGLISH)
    return bool(about) and str(parameter.help).endswith(about)


def commands_of(command: Any) -> Iterator[tuple[str, Any]]:
    yield from getattr(command, "commands", {}).items()


def options_of(command: Any) -> Iterator[Any]:
    """The options and arguments of a command that have a help of their own."""
    for parameter in command.params:
        if getattr(parameter, "help", None):
            yield parameter


def help_texts() -> dict[str, str]:
    """What all commands say in English, each with its key; what several say about an option of one name only once."""
    found: dict[str, str] = {}
    options: dict[str, dict[str, str]] = {}
    for name, (_, line) in COMMANDS.items():
        found[f"command-{name}"] = line
        command = dict(commands_of(typer.main.get_command(application(name))))[name]
        for parameter in options_of(command):
            if not is_of_games(parameter):
                said = parameter.help
                for what, listed in LISTS.items():
                    said = said.replace(listed, f"{{ ${what} }}")
                options.setdefault(kebab(parameter.name), {})[name] = said
    for option, texts in options.items():
        [(usual, _)] = Counter(texts.values()).most_common(1)
        found[f"help-{option}"] = usual
        found |= {f"help-{command}-{option}": said for command, said in texts.items() if said != usual}
    return found
