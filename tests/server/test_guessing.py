"""A guesser with the whole frame history of one seat does no better than by counting cards.

Whenever the opponent shows a card of which copies are still hidden, the guesser says whether they hold another one.
Counting knows how many copies, hand cards and pile cards are hidden. The guesser also knows how the engine numbers
cards, and that of equal cards in a hand the one with the lowest number goes first. With the numbers of the engine it
beats counting; with those that are sent it must not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

import pytest

import deckhall
from deckhall.games.ascension.state import Ascension
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.game import Game
from deckhall.server.aliases import first_sight, next_sight
from tests.server.people import Json

ME, OPPONENT = 0, 1
BINS = 8
GAMES, MOVES = 12, 150
SOAK_GAMES = 600

SETUPS: dict[str, Json] = {
    "ascension": {"players": 2, "honor_pool": 60},
    "ashes": {"decks": ["iron_men", "bloodwoods_queen"]},
}


@dataclass
class Guess:
    """The opponent has just shown a card: what counting says, what numbers say, and how it is."""

    counted: float
    by_sent: float
    by_engine: float
    holds_another: bool


def hidden(game: Game) -> tuple[list[int], list[int]]:
    """The opponent's hand and pile."""
    state = game.state
    if isinstance(state, Ascension):
        return state.hands[OPPONENT], state.decks[OPPONENT]
    assert isinstance(state, Ashes)
    return state.hands[OPPONENT], state.draw_piles[OPPONENT]


def numbering(game: Game) -> dict[str, range]:
    """The numbers of each card of the opponent, as in any game with these decks."""
    numbers: dict[str, list[int]] = {}
    for pile in hidden(game):
        for card in pile:
            numbers.setdefault(game.state.card_id(card), []).append(card)
    return {card: range(min(of_card), max(of_card) + 1) for card, of_card in numbers.items()}


def guesses(name: str, seed: int, moves: int) -> Iterator[Guess]:
    """A game at random, seen from one seat: a guess at each card that leaves the opponent's hand."""
    game = deckhall.new_game(name, seed=seed, **SETUPS[name])
    luck, copies = Random(seed), numbering(game)
    highest: dict[
        str, int
    ] = {}  # of the numbers that were sent: who does not know where they begin learns it
    sight = first_sight(game, ME)
    game.listen()
    for _ in range(moves):
        if game.decision is None:
            return
        plays = [option for option in game.decision.options if option.verb in ("play", "discard")]
        game.apply(luck.choice(plays or game.decision.options))
        happenings = game.happenings()
        sight, told = next_sight(sight, game, ME, happenings)
        shown = {
            happening.card_id: (happening.card, news["card_number"])
            for happening, news in zip(happenings, told, strict=True)
            if happening.player == OPPONENT
            and (happening.kind == "played" or (happening.kind, happening.origin) == ("discarded", "hand"))
        }
        hand, pile = hidden(game)
        for name_shown, (number, sent) in shown.items() if hand and pile else ():
            highest[name_shown] = max(sent, highest.get(name_shown, sent))
            alike = [card for card in (*hand, *pile) if game.state.card_id(card) == name_shown]
            if alike:
                numbers, so_far = copies.get(name_shown, range(0)), range(highest[name_shown] + 1)
                sizes = len(alike), len(hand), len(pile)
                yield Guess(
                    chance_of_one(*sizes),
                    chance_by_number(so_far, sent, set(sight.names.values()), *sizes),
                    chance_by_number(numbers, number, set(sight.names), *sizes),
                    any(card in hand for card in alike),
                )


def chance_of_one(copies: int, hand: int, pile: int) -> float:
    """How likely one of so many hidden copies is in the hand: counting."""
    return 1 - math.comb(pile, copies) / math.comb(hand + pile, copies) if copies <= pile else 1.0


def chance_by_number(
    numbers: range, shown: int, visible: set[int], copies: int, hand: int, pile: int
) -> float:
    """The same for who knows that of equal cards in a hand the lowest number goes first."""
    higher = len([number for number in numbers if number > shown and number not in visible])
    higher = min(higher, copies)
    return chance_of_one(higher, hand, max(pile - (copies - higher), 0))


def gain(games: list[list[Guess]], number: Callable[[Guess], float]) -> tuple[float, float]:
    """What numbers add to counting where they say that there is no other copy in the hand.

    By how much more often that is so than where counting says the same, and half of its 99 % interval. How often that
    is, is learnt from one half of the games for the other: what is played is not chosen evenly among copies.
    """
    gains: list[float] = []
    for train, test in ((games[::2], games[1::2]), (games[1::2], games[::2])):
        learnt: dict[int, list[bool]] = {}
        for guess in [one for game in train for one in game]:
            learnt.setdefault(int(guess.counted * BINS), []).append(guess.holds_another)
        for guess in [one for game in test for one in game]:
            if number(guess) == 0:
                counting = estimate(learnt.get(int(guess.counted * BINS), []), guess.counted)
                gains.append(counting - guess.holds_another)
    return fmean(gains), 2.576 * stdev(gains) / math.sqrt(len(gains))


def estimate(seen: list[bool], before: float) -> float:
    """How often it was so, starting from what was believed before with the weight of four cases."""
    return (sum(seen) + 4 * before) / (len(seen) + 4)


def check(name: str, number: int, moves: int) -> None:
    games = [list(guesses(name, seed, moves)) for seed in range(number)]
    betrayed, by_chance = gain(games, lambda guess: guess.by_engine)
    told, error = gain(games, lambda guess: guess.by_sent)
    print(
        f"{name}: {sum(map(len, games))} guesses; by the engine's numbers {betrayed:+.3f} ± {by_chance:.3f},"
    )
    print(f"by those that are sent {told:+.3f} ± {error:.3f}")
    assert betrayed > by_chance, "the numbers of the engine help: this test can fail"
    assert abs(told) < error, "those that are sent do not"


@pytest.mark.parametrize("name", SETUPS)
def test_numbers_are_no_help_in_guessing(name: str) -> None:
    check(name, GAMES, MOVES)


@pytest.mark.soak
@pytest.mark.timeout(6 * 3600)
@pytest.mark.parametrize("name", SETUPS)
def test_numbers_are_no_help_over_many_games(name: str) -> None:
    check(name, SOAK_GAMES, 1_000)
