"""Setup choices on the command line, for any game: a flag for each option, or `--set NAME=VALUE`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from deckhall.kits import box, names
from deckhall.text.options import SpokenFault, about_option

GAMES = ", ".join(names())
SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Any other option of the game; an invalid one lists them all."
    ),
]


def read_choices(game: str, words: list[str] | None) -> dict[str, Any]:
    """The choices given by words such as `stalemate=10`; a name alone means yes."""
    options = box(game).about()["options"]
    found: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in options:
            key = "fault-no-choice" if options else "fault-no-choices"
            raise SpokenFault(key, game=game, name=repr(name), options=", ".join(options))
        found[name] = _value(name, options[name], value.strip() if equals else "true")
    return found


def _value(name: str, option: dict[str, Any], text: str) -> Any:
    if "choices" in option:
        known = {str(choice).lower(): choice for choice in option["choices"]}
        if text.lower() not in known:
            raise SpokenFault("fault-choice", name=name, choices=", ".join(known), value=repr(text))
        return known[text.lower()]
    try:
        return int(text)
    except ValueError as error:
        raise SpokenFault("fault-choice-number", name=name, value=repr(text)) from error


def with_choice_flags(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for every option of every game. It receives the flags given as words in `chosen`."""
    fixed = inspect.signature(command, eval_str=True).parameters
    options = {name: option for name, option in _all_options().items() if name not in fixed}

    @wraps(command)
    def run(**given: Any) -> None:
        flags = {name: given.pop(name) for name in options}
        words = [f"{name}={value}" for name, value in flags.items() if value not in (None, False)]
        command(**given, chosen=words)

    flags = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_flag(name, games))
        for name, games in options.items()
    ]
    ordinary = [parameter for parameter in fixed.values() if parameter.name != "chosen"]
    parameters = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in [*ordinary, *flags]]
    vars(run)["__signature__"] = inspect.Signature(parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _all_options() -> dict[str, dict[str, dict[str, Any]]]:
    """Every option of every game, with the games that have it."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for game in names():
        for name, option in box(game).about()["options"].items():
            found.setdefault(name, {})[game] = option
    return found


def _flag(name: str, games: dict[str, dict[str, Any]]) -> Any:
    """The annotation from which typer makes an option's flag."""
    option = next(iter(games.values()))
    choices = option.get("choices", ())
    spoken = ", ".join([game.capitalize() for game in games])
    about = about_option(name) or option.get("about", "")
    if choices == [False, True]:
        return Annotated[bool | None, typer.Option(f"--{name}", help=f"{spoken}. {about}".strip())]
    values = ", ".join([str(choice) for choice in choices]) or f"{option['least']}-{option['most']}"
    return Annotated[
        str | None,
        typer.Option(help=f"{spoken}: {values}. {about}".strip(), metavar="NAME" if choices else "N"),
    ]
