"""Languages: each folder with a `language.toml` is one, and nothing else lists them.

Ours are in `locale/`, beside this file. The environment variable DECKHALL_LANGUAGES lists further places to look in,
for languages that somebody is working on outside of the program. See docs/translating.md.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from deckhall.kernel.errors import GameError

FOLDERS: Final = "DECKHALL_LANGUAGES"
LOCALE: Final = Path(__file__).parent / "locale"
FILE: Final = "language.toml"
ENGLISH: Final = "en"  # what it has not translated yet, a language says in English
PARTS: Final = {
    "name": str,
    "direction": str,
    "complete": bool,
    "plurals": list,
    "cases": list,
    "punctuation": dict,
}
PUNCTUATION: Final = ("quotes", "list", "label", "copies", "stop", "ends", "gap")


class UnknownLanguage(GameError):
    """Deckhall does not speak this language."""


class InvalidLanguage(GameError):
    """A folder that is no language; the message says what its language.toml lacks."""


@dataclass(frozen=True)
class Language:
    """What a `language.toml` says about a language."""

    tag: str  # the name of its folder, such as pt-BR
    folder: Path
    name: str  # in the language itself
    direction: str  # ltr or rtl
    complete: bool  # if not, some messages are still in English, and the interface says so
    plurals: tuple[str, ...]  # the plural categories that its messages select by
    cases: tuple[str, ...]  # of the names of cards, besides the one in which they are listed
    quotes: tuple[str, str]
    list: str  # between the parts of a list
    label: str  # between a label and its value
    copies: str  # between a name and how often it is there
    stop: str  # the end of a sentence
    ends: str  # all signs that end a sentence
    gap: str  # between sentences
    capitals: tuple[tuple[str, str], ...] = ()  # letters whose capital is not the usual one

    def __str__(self) -> str:
        return self.tag

    def messages(self) -> str:
        """The punctuation as messages, for whoever speaks the language."""
        return "".join(
            f"{key} = {pattern}\n"
            for key, pattern in (
                ("list-more", f"{{ $first }}{literal(self.list)}{{ $second }}"),
                ("label-value", f"{{ $label }}{literal(self.label)}{{ $value }}"),
                ("list-copies", f"{{ $name }}{literal(self.copies)}{{ $n }}"),
                ("sentence-stop", literal(self.stop)),
                ("sentence-ends", literal(self.ends)),
                ("sentence-gap", literal(self.gap)),
            )
        )

    def about(self) -> dict[str, Any]:
        """What a page must know to offer it."""
        return {
            "tag": self.tag,
            "name": self.name,
            "direction": self.direction,
            "complete": self.complete,
        }


def literal(text: str) -> str:
    """A text as a message can hold it, also at its beginning and end."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def read_language(folder: Path) -> Language:
    """The language in a folder."""
    try:
        told = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise InvalidLanguage(f"{folder / FILE} cannot be read: {error}") from error
    for part, kind in PARTS.items():
        if not isinstance(told.get(part), kind):
            raise InvalidLanguage(f"{folder / FILE} must say {part!r}, as {kind.__name__}")
    signs = told["punctuation"]
    if missing := [sign for sign in PUNCTUATION if sign not in signs]:
        raise InvalidLanguage(f"{folder / FILE} lacks in [punctuation]: {', '.join(missing)}")
    if told["direction"] not in ("ltr", "rtl"):
        raise InvalidLanguage(f"{folder / FILE}: the direction is ltr or rtl, not {told['direction']!r}")
    first, last = signs["quotes"]
    return Language(
        tag=folder.name,
        folder=folder,
        name=told["name"],
        direction=told["direction"],
        complete=told["complete"],
        plurals=tuple(told["plurals"]),
        cases=tuple(told["cases"]),
        quotes=(first, last),
        **{sign: signs[sign] for sign in PUNCTUATION if sign != "quotes"},
        capitals=tuple(told.get("capitals", {}).items()),
    )


def found_in(places: Iterable[Path]) -> Iterator[Language]:
    """The languages in these places: English first, the others by their tags."""
    folders = {file.parent.name: file.parent for place in places for file in place.glob(f"*/{FILE}")}
    for tag in sorted(folders, key=lambda tag: (tag != ENGLISH, tag)):
        yield read_language(folders[tag])


def places() -> list[Path]:
    """Where languages are looked for: ours, then those of the environment, whose folders come before ours."""
    return [LOCALE, *[Path(place) for place in os.environ.get(FOLDERS, "").split(os.pathsep) if place]]


# Every language by its tag.
LANGUAGES: Final[dict[str, Language]] = {language.tag: language for language in found_in(places())}


def complete_languages() -> list[str]:
    """The languages that lack nothing."""
    return [tag for tag, language in LANGUAGES.items() if language.complete]


def language_of(tag: str) -> Language:
    """The language of this tag."""
    if tag not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {tag!r}; available: {', '.join(LANGUAGES)}")
    return LANGUAGES[tag]


def closest(wishes: Iterable[str]) -> str:
    """The complete language that suits the first of these wishes that any suits, else English.

    A wish is a tag such as `pt-BR`, `pt_PT.UTF-8` or `pl`; another country's kind of a language will do. A language in
    progress is spoken only to those who choose it.
    """
    ready = complete_languages()
    for wish in wishes:
        tag = wish.strip().partition(".")[0].partition("@")[0].replace("_", "-").lower()
        exact = [one for one in ready if one.lower() == tag]
        if suiting := exact or [one for one in ready if base(one) == base(tag)]:
            return suiting[0]
    return ENGLISH


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal, or English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return closest([environment[name] for name in names if environment.get(name)][:1])


def base(tag: str) -> str:
    """The language of a tag without its country: `pt` of `pt-BR`."""
    return tag.partition("-")[0].lower()
