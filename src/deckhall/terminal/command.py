"""The commands of the terminal: `deckhall play` and `deckhall replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import deckhall
from deckhall.choices import GAMES, read_choices, with_choice_flags
from deckhall.kernel.game import Game
from deckhall.kits import kit
from deckhall.terminal import saves
from deckhall.terminal.decks import decks_of
from deckhall.terminal.keyboard import usual_keyboard
from deckhall.terminal.replaying import Story, print_json, print_record, step_through
from deckhall.terminal.screen import Screen, usual_console
from deckhall.terminal.seats import NO_BOTS, Seat, seat_everybody, seats_of, unpack_seats
from deckhall.terminal.table import Table
from deckhall.terminal.words import Words, text_choices
from deckhall.text import LANGUAGES
from deckhall.text.languages import usual_language
from deckhall.text.options import SpokenFault

Language = Annotated[
    str | None,
    typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: the language of this terminal."),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Plain lines instead of a drawn table, for example for a screen reader."),
]


@with_choice_flags
def play(
    game: Annotated[str | None, typer.Argument(help=f"Game to play: {GAMES}.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    decks: Annotated[
        str | None,
        typer.Option(help="In games with decks: the name or file of each seat's deck, yours first."),
    ] = None,
    chosen: list[str] | None = None,
    first_player: Annotated[int | None, typer.Option(help="Seat that goes first, counted from 1.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots in the last seats, for example novice,normal; none means people only. "
            "Default: bots take every seat but yours."
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names of the human players, for example Anna,Ben.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, instead of --bots and --names, for example Anna,bot:normal,Ben,bot:easy. "
            "In a team game, partners sit across from each other."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed: the same number deals the same game.")] = None,
    lang: Language = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Continue a saved game; last means the newest one.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="File to save to. Default: a file in your data folder.")
    ] = None,
    plain: Plain = False,
) -> None:
    """Play in this terminal, against bots or people at the same keyboard.

    Every move is saved. Press ? at the table for help with the keys.

    \b
    deckhall play GAME                                against one bot
    deckhall play GAME --players 3 --bots none        three people, one keyboard
    deckhall play GAME --variant solo --lang pl       solo, in Polish, if the game has that variant
    deckhall play GAME --stalemate 10                 with any of the game's options
    deckhall play --resume last                       continue the newest saved game
    """
    setup = {
        "players": players if seats is None or players is not None else len(seats.split(",")),
        "decks": None if decks is None or game is None else decks_of(game, decks),
        "first_player": first_player,
        "seed": seed,
    }
    setup = {choice: value for choice, value in setup.items() if value is not None}
    differs = False
    if chosen and resume is None:
        setup |= read_choices(known_game(game), chosen)
    elif chosen:
        setup |= dict.fromkeys([word.partition("=")[0] for word in chosen])
    if seats is not None and (bots is not None or names is not None):
        raise SpokenFault("fault-seats-twice")
    if resume is None:
        begun, seated, place = new_table(game, setup, bots, names, save)
    else:
        begun, seated, place, differs = saved_table(game, setup, bots, names, save, resume)
    if seats is not None:
        seated = seats_of(begun.box.name, seats, begun.state.seats())
    words = Words(lang or usual_language(), begun.box.name, text_choices(begun), seated)
    table = Table(begun, seated, words, Screen(usual_console(), words, plain), usual_keyboard, place)
    if differs:
        table.notice = words.say("replay-differs")
    table.play()


def new_table(
    game: str | None, setup: dict[str, Any], bots: str | None, names: str | None, save: Path | None
) -> tuple[Game, list[Seat], Path]:
    game = known_game(game)
    if not {"players", "variant", "decks"} & set(setup):
        listed = 0 if bots in (None, NO_BOTS) else len(str(bots).split(","))
        setup["players"] = max(2, listed + (len(names.split(",")) if names else 1))
    first = setup.pop("first_player", None)
    begun = deckhall.new_game(game, **setup)
    seats = seat_everybody(game, begun.state.seats(), bots, names)
    if first is not None:
        check_seat("--first-player", first, len(seats))
        begun = deckhall.new_game(game, **setup, first_player=first - 1)
    return begun, seats, save or saves.new_place(game)


def saved_table(
    game: str | None,
    setup: dict[str, Any],
    bots: str | None,
    names: str | None,
    save: Path | None,
    resume: str,
) -> tuple[Game, list[Seat], Path, bool]:
    if setup:
        given = ", ".join(f"--{choice.replace('_', '-')}" for choice in sorted(setup))
        raise SpokenFault("fault-saved-setup", options=given)
    place = saves.last_saved() if resume == saves.LAST else Path(resume)
    begun, record = saves.load(place)
    if game not in (None, begun.box.name):
        raise SpokenFault("fault-saved-game", file=str(place), saved=begun.box.name, game=game)
    if begun.outcome is not None:
        raise SpokenFault("fault-finished", file=str(place))
    players = begun.state.seats()
    if "seats" in record and bots is None and names is None:
        seats = unpack_seats(record["seats"], begun.box.name, players)
    else:
        seats = seat_everybody(begun.box.name, players, bots, names)
    return begun, seats, save or place, saves.differs(begun, record)


def known_game(game: str | None) -> str:
    if game is None:
        raise SpokenFault("fault-choose-game", games=GAMES)
    return kit(game).name


def check_seat(option: str, seat: int, players: int) -> None:
    if not 1 <= seat <= players:
        raise SpokenFault("fault-seat", option=option, players=players, seat=seat)


def replay(
    file: Annotated[Path, typer.Argument(help="Record file: a saved or downloaded game.")],
    json: Annotated[
        bool, typer.Option("--json", help="Print the outcome and the final position as JSON.")
    ] = False,
    whole: Annotated[
        bool, typer.Option("--print", help="Print the whole game instead of stepping through it.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Watch from this seat, counted from 1. Default: from the seat of the player who moves."
        ),
    ] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Step through a recorded game, or print it.

    Stepping needs a terminal; when the output is a file or a pipe, the whole game is printed.
    """
    game, record = saves.load(file)
    differs = saves.differs(game, record)
    if json:
        print_json(game, differs)
        return
    players = game.state.seats()
    if seat is not None:
        check_seat("--seat", seat, players)
    seats = unpack_seats(record["seats"], game.box.name, players) if "seats" in record else [Seat()] * players
    words = Words(lang or usual_language(), game.box.name, text_choices(game), seats)
    screen = Screen(usual_console(), words, plain, is_only_shown=True)
    viewer = None if seat is None else seat - 1
    story = Story(game, differs)
    if whole or not screen.console.is_terminal:
        print_record(story, words, screen, viewer)
    else:
        step_through(story, words, screen, viewer, usual_keyboard)
