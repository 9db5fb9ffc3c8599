"""The commands of the terminal: `deckhall play` and `deckhall replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import deckhall
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.kernel.errors import InvalidDeck, InvalidSetup
from deckhall.kernel.game import Game
from deckhall.terminal import saves
from deckhall.terminal.keyboard import usual_keyboard
from deckhall.terminal.replaying import Story, print_json, print_record, step_through
from deckhall.terminal.screen import Screen, usual_console
from deckhall.terminal.seats import NO_BOTS, Seat, seat_everybody, unpack_seats
from deckhall.terminal.table import Table
from deckhall.terminal.words import Words, text_choices, usual_language
from deckhall.text import LANGUAGES

Language = Annotated[
    str | None,
    typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Otherwise that of this terminal."),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Plain lines instead of a picture, for example for a screen reader.")
]


def play(
    game: Annotated[str | None, typer.Argument(help="What to play: ascension or ashes.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play: 2 to 6; 4 or 6 in teams; 1 alone against Samael.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="Ascension: godslayer or anniversary.")] = None,
    variant: Annotated[str | None, typer.Option(help="Ascension: individual, solo or teams.")] = None,
    honor_pool: Annotated[int | None, typer.Option(help="Ascension: how much honor the pool holds.")] = None,
    decks: Annotated[
        str | None,
        typer.Option(
            help="Ashes: decks by seat, yours first: iron_men, snakes_in_silver, mist_guardian, "
            "bloodwoods_queen, cloudsea_siren, shadows_of_viros, or files with decks."
        ),
    ] = None,
    draft: Annotated[bool, typer.Option("--draft", help="Ashes: draft decks first.")] = False,
    first_five: Annotated[str | None, typer.Option(help="Ashes: chosen, or suggested by the decks.")] = None,
    first_player: Annotated[int | None, typer.Option(help="The seat that begins, from 1 on.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots on the last seats, for example normal,easy; none: only people. "
            "Otherwise bots take all seats but yours."
        ),
    ] = None,
    names: Annotated[str | None, typer.Option(help="Names of the people, for example Anna,Ben.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number; the same number deals the same game.")] = None,
    lang: Language = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with a saved game; last: the newest one.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save. Otherwise in your data folder.")] = None,
    plain: Plain = False,
) -> None:
    """Play in this terminal, against bots or people at the same keyboard.

    Every move is saved. Keys are explained at the table: press ? there.

    \b
    deckhall play ascension                                   against one bot
    deckhall play ascension --players 3 --bots none           three people, one keyboard
    deckhall play ascension --variant solo --lang pl          alone against Samael, in Polish
    deckhall play ashes --decks iron_men,mist_guardian        Ashes with two decks ready to play
    deckhall play --resume last                               go on with the newest saved game
    """
    setup = {
        "players": players,
        "edition": edition,
        "variant": variant,
        "honor_pool": honor_pool,
        "decks": None if decks is None else decks_of(decks),
        "draft": draft or None,
        "first_five": first_five,
        "first_player": first_player,
        "seed": seed,
    }
    setup = {choice: value for choice, value in setup.items() if value is not None}
    differs = False
    if resume is None:
        begun, seats, place = new_table(game, setup, bots, names, save)
    else:
        begun, seats, place, differs = saved_table(game, setup, bots, names, save, resume)
    words = Words(lang or usual_language(), begun.box.name, text_choices(begun), seats)
    table = Table(begun, seats, words, Screen(usual_console(), words, plain), usual_keyboard, place)
    if differs:
        table.notice = words.say("replay-differs")
    table.play()


def new_table(
    game: str | None, setup: dict[str, Any], bots: str | None, names: str | None, save: Path | None
) -> tuple[Game, list[Seat], Path]:
    if game is None:
        raise InvalidSetup(f"say what to play: {', '.join(box['id'] for box in deckhall.games())}")
    if not {"players", "variant", "decks"} & set(setup):
        listed = 0 if bots in (None, NO_BOTS) else len(str(bots).split(","))
        setup["players"] = max(2, listed + (len(names.split(",")) if names else 1))
    if game == "ashes" and "decks" not in setup and "draft" not in setup:
        setup["decks"] = list(PRECONS)[: setup.get("players", 2)]
    first = setup.pop("first_player", None)
    begun = deckhall.new_game(game, **setup)
    seats = seat_everybody(players_of(begun), bots, names)
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
        given = ", ".join(f"--{choice.replace('_', '-')}" for choice in setup)
        raise InvalidSetup(f"a saved game keeps its setup: leave out {given}")
    place = saves.last_saved() if resume == saves.LAST else Path(resume)
    begun, record = saves.load(place)
    if game not in (None, begun.box.name):
        raise InvalidSetup(f"{place} is a game of {begun.box.name}, not of {game}")
    if begun.outcome is not None:
        raise InvalidSetup(f"{place} is a finished game; see it with: deckhall replay {place}")
    players = players_of(begun)
    if "seats" in record and bots is None and names is None:
        seats = unpack_seats(record["seats"], players)
    else:
        seats = seat_everybody(players, bots, names)
    return begun, seats, save or place, saves.differs(begun, record)


def decks_of(named: str) -> list[str]:
    """Decks ready to play by their names, others by what their files hold."""
    decks = []
    for name in named.split(","):
        if name in PRECONS:
            decks.append(name)
            continue
        try:
            decks.append(Path(name).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            known = ", ".join(PRECONS)
            raise InvalidDeck(f"{name!r} is neither a deck ready to play ({known}) nor a file") from error
    return decks


def check_seat(option: str, seat: int, players: int) -> None:
    if not 1 <= seat <= players:
        raise InvalidSetup(f"{option} is a seat from 1 to {players}, not {seat}")


def players_of(game: Game) -> int:
    seats: Any = game.view(-1)["seats"]
    return len(seats)


def replay(
    file: Annotated[Path, typer.Argument(help="A record: a saved or downloaded game.")],
    json: Annotated[
        bool, typer.Option("--json", help="Print the outcome and the final position as JSON.")
    ] = False,
    whole: Annotated[bool, typer.Option("--print", help="Print everything instead of stepping.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="See it from this seat, from 1 on. Otherwise from whoever moves.")
    ] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Step through a recorded game, or print it.

    Stepping needs a terminal; into a file or a pipe everything is printed.
    """
    game, record = saves.load(file)
    differs = saves.differs(game, record)
    if json:
        print_json(game, differs)
        return
    players = players_of(game)
    if seat is not None:
        check_seat("--seat", seat, players)
    seats = unpack_seats(record["seats"], players) if "seats" in record else [Seat()] * players
    words = Words(lang or usual_language(), game.box.name, text_choices(game), seats)
    screen = Screen(usual_console(), words, plain, is_only_shown=True)
    viewer = None if seat is None else seat - 1
    story = Story(game, differs)
    if whole or not screen.console.is_terminal:
        print_record(story, words, screen, viewer)
    else:
        step_through(story, words, screen, viewer, usual_keyboard)
