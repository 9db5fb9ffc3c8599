"""The command line in the language of the terminal: help, and errors in a setup."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import typer
from typer import rich_utils
from typer.exceptions import TyperException

from deckhall.choices import GAMES
from deckhall.cli import COMMANDS, application
from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError, InvalidSetup
from deckhall.text.catalogue import Speaker, speaker, speaker_from
from deckhall.text.languages import ENGLISH, LANGUAGES, UnknownLanguage, usual_language
from deckhall.text.options import about_option, wrong_choice
from deckhall.text.phrases import kebab

FILE: Final = "commands.ftl"
# The headings that typer prints in every help, by their messages `usage...`.
FRAME: Final = {
    "usage": "Usage:",
    "usage-options": "Options",
    "usage-arguments": "Arguments",
    "usage-commands": "Commands",
    "usage-command": "Command",
    "usage-default": "default: { $value }",
    "usage-required": "required",
    "usage-help": "Show this message and exit.",
}
# Typer's errors about mistyped commands, with our messages for them.
USAGE_FAULTS: Final = {
    r"No such option: (?P<option>\S+)": "fault-no-option",
    r"No such option: (?P<option>\S+) \(Possible options: (?P<options>.+)\)": "fault-no-option-but",
    r"No such command '(?P<name>.*)'\.": "fault-no-command",
    r"Missing (?:argument|option|parameter) '(?P<name>.*?)'\..*": "fault-missing",
    r"Option '(?P<option>.*)' requires an argument\.": "fault-needs-value",
    r"Option '(?P<option>.*)' does not take a value\.": "fault-takes-no-value",
    r"Got unexpected extra argument(?:s|\(s\))? \((?P<words>.*)\)": "fault-too-much",
    r"Invalid value for '(?P<option>.*?)': .*valid integer.*": "fault-not-whole",
    r"Invalid value for '(?P<option>.*?)': .*valid number.*": "fault-not-number",
    r"Invalid value for '(?P<option>.*?)': .*greater than or equal to (?P<least>\S+)": "fault-too-small",
    r"Invalid value for '(?P<option>.*?)': .*less than or equal to (?P<most>\S+)": "fault-too-large",
    r"Invalid value for '(?P<option>.*?)': .*is not one of (?P<choices>.*)\.": "fault-not-among",
}
LISTS: Final = {"games": GAMES, "languages": ", ".join(LANGUAGES)}  # texts name them as $games, $languages


def speak_help(command: Any, words: Sequence[str]) -> None:
    """Translate the help of a command line into the reader's language; untranslated texts stay in English."""
    called, language = words[0], language_wanted(words)
    spoken = speaker_from(language, FILE)
    speak_frame(command, spoken)
    if language != ENGLISH:
        command.help = speaker_from(language, "words.ftl").say("deckhall-about")
        for parameter in options_of(command):
            parameter.help = translated(spoken, "deckhall", parameter)
    for name, one in commands_of(command):
        one.short_help = spoken.say(f"command-{name}")
        if name == called:
            one.help = long_help(spoken, name, one)
            speak_frame(one, spoken)
            for parameter in options_of(one) if language != ENGLISH else ():
                parameter.help = translated(spoken, name, parameter)


def speak_frame(command: Any, spoken: Speaker) -> None:
    """Translate what typer itself prints around the help of a command."""
    options, arguments = spoken.say("usage-options"), spoken.say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = options
    rich_utils.ARGUMENTS_PANEL_TITLE = arguments
    rich_utils.COMMANDS_PANEL_TITLE = spoken.say("usage-commands")
    rich_utils.DEFAULT_STRING = f"[{spoken.say('usage-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{spoken.say('usage-required')}]"
    command.options_metavar = f"[{options.upper()}]"
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = f"{spoken.say('usage-command').upper()} [{arguments.upper()}]..."
    usage, help_option = command.get_usage, command.get_help_option

    def get_usage(context: Any) -> str:
        return str(usage(context)).replace("Usage: ", f"{spoken.say('usage')} ", 1)

    def get_help_option(context: Any) -> Any:
        option = help_option(context)
        option.help = spoken.say("usage-help")
        return option

    command.get_usage, command.get_help_option = get_usage, get_help_option


def long_help(spoken: Speaker, name: str, command: Any) -> str:
    """The help of one command: its summary, paragraphs and examples."""
    parts = [spoken.say(f"command-{name}")]
    for key, said in paragraphs(name, command):
        if isinstance(said, str):
            parts.append(spoken.say(key) if spoken.has(key) else said)
            continue
        notes = [
            spoken.say(f"{key}-{line}") if spoken.has(f"{key}-{line}") else note
            for line, (_, note) in enumerate(said, 1)
        ]
        width = max((len(typed) for typed, note in said if note), default=0) + 3
        shown = [f"{typed:{width}}{note}".rstrip() for (typed, _), note in zip(said, notes, strict=True)]
        parts.append("\n".join(["\b", *shown]))
    return "\n\n".join(parts)


def paragraphs(name: str, command: Any) -> Iterator[tuple[str, str | list[tuple[str, str]]]]:
    """The docstring of a command after its first line, by key: paragraphs, and lists of examples.

    An example is what to type and, after two spaces or more, what it does.
    """
    for number, part in enumerate((command.help or "").split("\n\n")[1:], 1):
        key = f"command-{name}-more-{number}"
        lines = part.strip("\b\n").split("\n")
        if part.startswith("\b"):
            typed = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in lines]
            yield key, [(words[0], words[1] if len(words) > 1 else "") for words in typed]
        else:
            yield key, " ".join(lines)


def fault_in_words(error: GameError, words: Sequence[str]) -> str:
    """A caller's mistake in the reader's language, if there is a message for it."""
    language = language_wanted(words)
    if isinstance(error, Spoken):
        return error.said(language)
    if isinstance(error, UnknownLanguage):
        spoken = speaker_from(language, "faults.ftl")
        return spoken.say("fault-no-language", tag=repr(error.tag), languages=", ".join(LANGUAGES))
    if language == ENGLISH or not isinstance(error, InvalidSetup) or not error.choice:
        return str(error)
    return wrong_choice(speaker(language), error.choice)


def usage_in_words(error: TyperException, words: Sequence[str]) -> str:
    """What is wrong with a mistyped command; typer only says it in English."""
    spoken = speaker_from(language_wanted(words), "faults.ftl")
    english = error.format_message()
    said = english
    for pattern, key in USAGE_FAULTS.items():
        if found := re.fullmatch(pattern, english):
            said = spoken.say(key, commands=", ".join(COMMANDS), **found.groupdict())
            break
    command = f"deckhall {words[0]} --help" if words[0] in COMMANDS else "deckhall --help"
    return f"{said} ({spoken.say('fault-see-help', command=command)})"


def language_wanted(words: Sequence[str]) -> str:
    """The language given by `--lang`, otherwise that of the terminal."""
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
    """Whether an option is a setup choice of games, which share their texts with the other words for new games."""
    about = about_option(parameter.name, ENGLISH)
    return bool(about) and str(parameter.help).endswith(about)


def commands_of(command: Any) -> Iterator[tuple[str, Any]]:
    yield from getattr(command, "commands", {}).items()


def options_of(command: Any) -> Iterator[Any]:
    """The options and arguments of a command that have a help text."""
    for parameter in command.params:
        if getattr(parameter, "help", None):
            yield parameter


def help_texts() -> dict[str, str]:
    """The English help texts of all commands by key; options of the same name share one."""
    found = dict(FRAME)
    more: dict[str, str] = {}
    options: dict[str, dict[str, str]] = {}
    for name, (_, line) in COMMANDS.items():
        found[f"command-{name}"] = line
        whole = typer.main.get_command(application(name))
        command = dict(commands_of(whole))[name]
        for key, said in paragraphs(name, command):
            if isinstance(said, str):
                more[key] = said
            else:
                more |= {f"{key}-{number}": note for number, (_, note) in enumerate(said, 1) if note}
        options["version"] = {"deckhall": next(options_of(whole)).help}
        for parameter in options_of(command):
            if not is_of_games(parameter):
                said = parameter.help
                for what, listed in LISTS.items():
                    said = said.replace(listed, f"{{ ${what} }}")
                options.setdefault(kebab(parameter.name), {})[name] = said
    found |= more
    for option, texts in options.items():
        [(usual, _)] = Counter(texts.values()).most_common(1)
        found[f"help-{option}"] = usual
        found |= {f"help-{command}-{option}": said for command, said in texts.items() if said != usual}
    return found
