"""Languages: each folder with a `language.toml` is one, and there is no other list of them.

Ours are in `locale/`, next to this file. The environment variable DECKHALL_LANGUAGES lists further folders to search,
for languages in progress outside the program. See docs/translating.md.
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
ENGLISH: Final = "en"  # the language of messages not translated yet
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
    """Deckhall does not support this language."""

    def __init__(self, tag: str) -> None:
        super().__init__(f"there is no language {tag!r}; available: {', '.join(LANGUAGES)}")
        self.tag = tag


class InvalidLanguage(GameError):
    """A folder that is not a language; the message says what its language.toml lacks."""


@dataclass(frozen=True)
class Language:
    """The contents of a `language.toml`."""

    tag: str  # the name of its folder, such as pt-BR
    folder: Path
    name: str  # in the language itself
    direction: str  # ltr or rtl
    complete: bool  # if not, some messages are still in English, and the interface says so
    plurals: tuple[str, ...]  # the plural categories that its messages select by
    cases: tuple[str, ...]  # of card names, besides the basic form
    quotes: tuple[str, str]
    list: str  # separates the parts of a list
    label: str  # separates a label and its value
    copies: str  # separates a name and its count
    stop: str  # the end of a sentence
    ends: str  # all characters that end a sentence
    gap: str  # between sentences
    capitals: tuple[tuple[str, str], ...] = ()  # letters with an unusual capital
    breaks: tuple[str, ...] = ()  # beginnings of long words in names, with hyphens where a line may end

    def __str__(self) -> str:
        return self.tag

    def __hash__(self) -> int:
        """Of the tag alone: the speaker of a language is looked up for every message."""
        return hash(self.tag)

    def messages(self) -> str:
        """The punctuation as messages, for formatting in this language."""
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
        """What a page needs to know to offer it."""
        return {
            "tag": self.tag,
            "name": self.name,
            "direction": self.direction,
            "complete": self.complete,
            **({"breaks": self.breaks} if self.breaks else {}),
        }


def literal(text: str) -> str:
    """A text as a literal in a message, leading and trailing spaces included."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def read_language(folder: Path) -> Language:
    """The language in a folder."""
    try:
        settings = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise InvalidLanguage(f"{folder / FILE} cannot be read: {error}") from error
    for part, kind in PARTS.items():
        if not isinstance(settings.get(part), kind):
            raise InvalidLanguage(f"{folder / FILE} must say {part!r}, as {kind.__name__}")
    signs = settings["punctuation"]
    if missing := [sign for sign in PUNCTUATION if sign not in signs]:
        raise InvalidLanguage(f"{folder / FILE} lacks in [punctuation]: {', '.join(missing)}")
    if settings["direction"] not in ("ltr", "rtl"):
        raise InvalidLanguage(f"{folder / FILE}: the direction is ltr or rtl, not {settings['direction']!r}")
    first, last = signs["quotes"]
    return Language(
        tag=folder.name,
        folder=folder,
        name=settings["name"],
        direction=settings["direction"],
        complete=settings["complete"],
        plurals=tuple(settings["plurals"]),
        cases=tuple(settings["cases"]),
        quotes=(first, last),
        **{sign: signs[sign] for sign in PUNCTUATION if sign != "quotes"},
        capitals=tuple(settings.get("capitals", {}).items()),
        breaks=tuple(settings.get("breaks", [])),
    )


def found_in(places: Iterable[Path]) -> Iterator[Language]:
    """The languages in these places: English first, the others by their tags."""
    folders = {file.parent.name: file.parent for place in places for file in place.glob(f"*/{FILE}")}
    for tag in sorted(folders, key=lambda tag: (tag != ENGLISH, tag)):
        yield read_language(folders[tag])


def places() -> list[Path]:
    """Where to look for languages: ours, then those of the environment, which take precedence."""
    return [LOCALE, *[Path(place) for place in os.environ.get(FOLDERS, "").split(os.pathsep) if place]]


# Every language by its tag.
LANGUAGES: Final[dict[str, Language]] = {language.tag: language for language in found_in(places())}


def complete_languages() -> list[str]:
    """The tags of the complete languages."""
    return [tag for tag, language in LANGUAGES.items() if language.complete]


def language_of(tag: str) -> Language:
    """The language of this tag."""
    if tag not in LANGUAGES:
        raise UnknownLanguage(tag)
    return LANGUAGES[tag]


def closest(wishes: Iterable[str]) -> str:
    """The complete language for the first of these wishes that any language matches, otherwise English.

    A wish is a tag such as `pt-BR`, `pt_PT.UTF-8` or `pl`; another country's variant of a language matches too.
    Languages in progress are used only if chosen explicitly.
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
    """The tag without its country: `pt` for `pt-BR`."""
    return tag.partition("-")[0].lower()
