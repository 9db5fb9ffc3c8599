"""The `deckhall` command. Each of its commands lives in the room that does the work.

To add one: write a function with typer's annotations in your room, and name it in COMMANDS. A room is
imported when one of its commands is called, not before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import typer

import deckhall
from deckhall.kernel.errors import GameError

# Each command with the module that has a function of its name, and its line in `deckhall --help`. The line
# stands here so that asking for help imports no room.
COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("deckhall.server.command", "Serve the game and open it in the browser (the default)."),
    "cards": ("deckhall.text.command", "Look up a card by its name in any language, or list all cards."),
    "play": (
        "deckhall.terminal.command",
        "Play in this terminal, against bots or people at the same keyboard.",
    ),
    "replay": ("deckhall.terminal.command", "Step through a recorded game, or print it."),
    "arena": ("deckhall.lab.command", "Let bots play each other to see which one is better."),
    "simulate": ("deckhall.lab.command", "Play many games and collect statistics, card by card."),
    "translate": ("deckhall.text.translate", "Start a language, see what it lacks, read it, check it."),
    "backup": (
        "deckhall.server.command",
        "Back up the server's database to a file, even while it is running.",
    ),
}


class MissingRoom(GameError):
    """A command whose room is not part of this installation."""


def in_its_room(name: str) -> Callable[..., None]:
    """The function that does what a command says."""
    place, _ = COMMANDS[name]
    room = place.rpartition(".")[0]
    if find_spec(room) is None or find_spec(place) is None:
        raise MissingRoom(f"'{name}' is not available: this installation has no {room}")
    command: Callable[..., None] = getattr(import_module(place), name)
    return command


def only_listed() -> None:
    """Stands for a command that is listed in the help but not called."""


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(
            f"deckhall {deckhall.__version__} ({'compiled' if deckhall.compiled() else 'plain'} build)"
        )
        raise typer.Exit


def cover(version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True)) -> None:
    """Two card games, complete and by the book, against bots and friends."""


def application(called: str) -> typer.Typer:
    """The command line with the called command in full and the others by name only."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(cover)
    for name, (_, line) in COMMANDS.items():
        if name == called:
            app.command(name)(in_its_room(name))  # its own docstring teaches more than its line
        else:
            app.command(name, help=line)(only_listed)
    return app


def main(words: Sequence[str] | None = None) -> None:
    """Run one command. What the caller got wrong ends with exit code 2 and one line, never a traceback."""
    words = list(sys.argv[1:] if words is None else words) or ["serve"]
    try:
        command = typer.main.get_command(application(words[0]))
        if "--help" in words:
            from deckhall.command_help import speak_help

            speak_help(command, words)
        command(words, prog_name="deckhall")
    except GameError as error:
        from deckhall.command_help import fault_in_words

        print(f"deckhall: {fault_in_words(error, words)}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
