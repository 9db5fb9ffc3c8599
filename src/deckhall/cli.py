"""The `deckhall` command. Each subcommand is implemented in the package that does the work.

To add one: write a function with typer's annotations in your package, and list it in COMMANDS. A package is imported
only when one of its commands is called.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import typer
from typer.exceptions import TyperException

import deckhall
from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError

# Each command with the module that has a function of the same name, and its line in `deckhall --help`. The lines are
# listed here so that showing the help imports no package.
COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("deckhall.server.command", "Serve the game and open it in the browser (the default)."),
    "cards": ("deckhall.text.command", "Look up a card by its name in any language, or list all cards."),
    "play": (
        "deckhall.terminal.command",
        "Play in this terminal, against bots or people at the same keyboard.",
    ),
    "replay": ("deckhall.terminal.command", "Step through a recorded game, or print it."),
    "analyse": (
        "deckhall.terminal.analysing",
        "Analyse a recorded game: chances to win, mistakes, and luck.",
    ),
    "arena": ("deckhall.lab.command", "Let bots play each other to see which one is better."),
    "simulate": ("deckhall.lab.command", "Play many games and collect statistics, card by card."),
    "puzzles": ("deckhall.puzzles.command", "Make puzzles for a game, prove them again, or list them."),
    "train": ("deckhall.lab.training.command", "Teach bots a game by letting them play against themselves."),
    "translate": (
        "deckhall.text.translate",
        "Start a translation, see what is missing, preview it, check it.",
    ),
    "migrate": (
        "deckhall.server.command",
        "Upgrade the PostgreSQL database of several servers to the current schema.",
    ),
    "backup": (
        "deckhall.server.command",
        "Back up the server's database to a file, even while it is running.",
    ),
    "operator": ("deckhall.server.command", "Print the address and the token of the operator's page."),
}


class MissingRoom(Spoken, GameError):
    """A command whose package is not part of this installation."""


def in_its_room(name: str) -> Callable[..., None]:
    """The function that implements a command."""
    place, _ = COMMANDS[name]
    room = place.rpartition(".")[0]
    if find_spec(room) is None or find_spec(place) is None:
        raise MissingRoom("fault-no-room", name=name, room=room)
    command: Callable[..., None] = getattr(import_module(place), name)
    return command


def only_listed() -> None:
    """Placeholder for a command that is listed in the help but not called."""


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(
            f"deckhall {deckhall.__version__} ({'compiled' if deckhall.compiled() else 'plain'} build)"
        )
        raise typer.Exit


def cover(
    version: bool = typer.Option(
        False, "--version", callback=show_version, is_eager=True, help="Show the version and exit."
    ),
) -> None:
    """Two card games, complete and by the book, against bots and friends."""


def application(called: str) -> typer.Typer:
    """The command line with the called command complete and the others by name only."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(cover)
    for name, (_, line) in COMMANDS.items():
        if name == called:
            app.command(name)(in_its_room(name))  # its own docstring says more than the line
        else:
            app.command(name, help=line)(only_listed)
    return app


def main(words: Sequence[str] | None = None) -> None:
    """Run one command. Mistakes of the caller end with exit code 2 and one line, never a traceback."""
    words = list(sys.argv[1:] if words is None else words) or ["serve"]
    try:
        command = typer.main.get_command(application(words[0]))
        if "--help" in words:
            from deckhall.command_help import speak_help

            speak_help(command, words)
        sys.exit(command(words, prog_name="deckhall", standalone_mode=False) or 0)
    except (GameError, TyperException) as error:
        from deckhall.command_help import fault_in_words, usage_in_words

        said = fault_in_words(error, words) if isinstance(error, GameError) else usage_in_words(error, words)
        print(f"deckhall: {said}", file=sys.stderr)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)


if __name__ == "__main__":
    main()
