"""Analysis: what a decision cost, from what its player could know, and what a game looks like through it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import deckhall
from deckhall import bots, cli
from deckhall.analysis import (
    WRONG,
    Analysis,
    Move,
    Turn,
    analyse,
    decisions_of,
    judge_version,
    label_of,
    moves_from,
    turns_from,
)
from deckhall.analysis import ashes as wins_of_ashes
from deckhall.analysis import game as whole_game
from deckhall.analysis import move as one_move
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.state import State
from deckhall.puzzles import Puzzle, puzzles
from deckhall.puzzles.ashes import WinSearch

MOVE = Move(3, 1, 0, "end", "play:1", 0.4, 0.01, 0.12, 0.01, 3, "blunder")


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to see how it works, not to be right."""
    for name, number in (("SCREEN", 2), ("PAIRS", 4), ("MOST", 2)):
        monkeypatch.setattr(one_move, name, number)
    monkeypatch.setattr(whole_game, "PLAYOUTS", 2)


@cache
def finished(game: str) -> Game:
    setup = {"honor_pool": 8} if game == "ascension" else {"decks": ["iron_men", "snakes_in_silver"]}
    table = deckhall.new_game(game, seed=5, **setup)
    players = [bots.bot(level, game, seed=1) for level in ("normal", "easy")]
    while table.decision is not None:
        player = table.decision.player
        table.apply(players[player].choose(bots.Seat(table, player)))
    return table


@pytest.mark.parametrize(
    ("loss", "error", "is_best", "label"),
    [
        (0.3, 0.0, True, "best"),
        (0.009, 0.05, False, "best"),
        (0.03, 0.021, False, "unsure"),
        (0.029, 0.01, False, "good"),
        (0.031, 0.01, False, "inaccuracy"),
        (0.061, 0.01, False, "mistake"),
        (0.109, 0.01, False, "mistake"),
        (0.111, 0.01, False, "blunder"),
    ],
)
def test_labels_say_what_is_certain(loss: float, error: float, is_best: bool, label: str) -> None:
    assert label_of(loss, error, is_best) == label


def test_every_decision_of_a_game_comes_again() -> None:
    game = finished("ascension")
    seen = list(decisions_of(game))
    assert [code for _, _, _, code in seen] == game.codes()
    assert [number for number, _, _, _ in seen] == list(range(len(seen)))
    turns = [turn for _, turn, _, _ in seen]
    assert turns[0] == 1
    assert turns == sorted(turns)


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_a_decision_is_judged_by_what_its_player_could_know(game: str) -> None:
    judged = 0
    for number, turn, state, code in decisions_of(finished(game)):
        assert state.decision is not None
        if number % 7 or len(state.decision.options) == 1:
            continue
        seat = state.decision.player
        other = state.imagine(seat, key_of(12345))
        moves = [
            one_move.judged(game, one, one.decision.option(code), number, turn, 0)
            for one in (state, other)
            if one.decision is not None
        ]
        assert moves[0] == moves[1]
        judged += moves[0] is not None
        if judged == 3:
            return
    raise AssertionError("there was too little to decide")


def test_the_better_of_two_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ending a turn with cards still in hand is a mistake."""
    monkeypatch.setattr(one_move, "PAIRS", 12)
    for number, turn, state, _ in decisions_of(finished("ascension")):
        decision = state.decision
        assert decision is not None
        playing = [option for option in decision.options if option.verb == "play"]
        ending = [option for option in decision.options if option.verb == "end"]
        if decision.prompt == "turn" and len(playing) >= 2 and ending and turn > 2:
            lazy = one_move.judged("ascension", state, ending[0], number, turn, 0)
            assert lazy is not None
            assert lazy.best != lazy.played
            assert lazy.loss > 0.0
            return
    raise AssertionError("nobody had cards to play")


def test_a_whole_game_grows_move_by_move() -> None:
    game = finished("ascension")
    seen: list[tuple[int, int]] = []
    found = analyse(game, watch=lambda partial: seen.append((partial.done, len(partial.turns))))
    assert seen[0][0] == 0
    assert seen[0][1] == len(found.turns) > 2
    assert [done for done, _ in seen] == list(range(len(game.codes()) + 1))
    assert all(0.0 <= chance <= 1.0 for turn in found.turns for chance in turn.chances)
    assert {move.seat for move in found.moves} == {0, 1}
    assert analyse(game).plain() == json.loads(json.dumps(found.plain()))
    assert all(move.loss >= 0.0 and move.candidates > 1 for move in found.moves)


def test_luck_is_what_decisions_do_not_explain() -> None:
    first = Turn(1, 0, [0.5, 0.5], [0.02, 0.02])
    found = Analysis("any", 2, 1, [1.0, 0.0], [first], [], 1)
    assert [found.luck(seat) for seat in (0, 1)] == ["lucky", "unlucky"]
    other_erred = replace(MOVE, seat=1, loss=0.48, loss_error=0.01)
    found = replace(found, moves=[other_erred])
    assert [found.luck(seat) for seat in (0, 1)] == ["", ""], "the other's mistake explains it"
    assert replace(found, moves=[replace(other_erred, loss_error=0.4, loss=0.1)]).luck(0) == "", (
        "too close to tell"
    )
    assert replace(found, moves=[], done=0).luck(0) == "", "not all is judged yet"


def test_who_lost_by_many_mistakes_was_not_lucky_and_who_won_so_not_unlucky() -> None:
    first = Turn(1, 0, [0.5, 0.5], [0.02, 0.02])
    erred = [replace(MOVE, seat=1, loss=0.3, loss_error=0.01)] * 6
    found = Analysis("any", 2, 6, [1.0, 0.0], [first], erred, 6)
    assert [found.luck(seat) for seat in (0, 1)] == ["", ""], "mistakes worth 180 % explain a loss, no more"
    found = replace(found, results=[0.0, 1.0])
    assert [found.luck(seat) for seat in (0, 1)] == ["unlucky", "lucky"], "it was won in spite of them"


def test_what_was_better_is_told_as_a_line() -> None:
    """From the played option's alternative to the end of the turn, as far as every imagined deal agrees."""
    found = analyse(finished("ascension"))
    wrong = [move for move in found.moves if move.label in WRONG]
    assert wrong
    assert all(move.line[0] == move.best != move.played for move in wrong if not move.proven)
    assert all(move.line == [] for move in found.moves if move.label not in WRONG)


def test_an_analysis_goes_on_where_it_was_left() -> None:
    game = finished("ascension")
    whole = analyse(game)
    assert list(turns_from(game, 3)) == whole.turns[3:]
    half = len(game.codes()) // 2
    moves = [move for _, move in moves_from(game, half, 0, whole.results) if move is not None]
    assert moves == [move for move in whole.moves if move.number >= half]


def test_a_game_that_was_given_up_is_analysed_if_its_winners_are_told() -> None:
    game = deckhall.new_game("ascension", seed=1)
    game.apply(game.decision.options[0])  # type: ignore[union-attr]  # it has just begun
    assert analyse(game, winners=[1]).results == [0.0, 1.0]


def lethal() -> Puzzle:
    """A turn of Ashes that can be won, and of which one first answer alone wins."""
    return next(one for one in puzzles("ashes") if one.goal.kind == "win" and len(one.proof.first) == 1)


def test_a_win_that_was_missed_is_proven_by_search() -> None:
    puzzle = lethal()
    state = deckhall.load_position(puzzle.position).state
    decision = state.decision
    assert decision is not None
    wins, gives_away = decision.option(puzzle.proof.first[0]), decision.option("pass")
    found = one_move.judged("ashes", state, gives_away, 0, 1, 0)
    assert found is not None
    assert (found.label, found.proven, found.best) == ("missed_win", True, wins.code)
    assert found.line == list(puzzle.proof.line[: len(found.line)])
    assert found.loss == pytest.approx(1.0 - found.chance)
    kept = one_move.judged("ashes", state, wins, 0, 1, 0)
    assert kept is None or not kept.proven
    won_later = one_move.judged("ashes", state, gives_away, 0, 1, 0, search_wins=False)
    assert won_later is None or not won_later.proven


def test_nobody_misses_a_win_because_of_cards_that_they_could_not_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The win is there in the real deal, but not in one that looks the same to the player."""
    state = deckhall.load_position(lethal().position).state
    assert state.decision is not None
    searched: list[State] = []

    class OnlyInTheRealDeal(WinSearch):
        def wins(self, now: Ashes) -> bool:
            searched.append(self.root)
            return super().wins(now) and self.root is state

    monkeypatch.setattr(wins_of_ashes, "WinSearch", OnlyInTheRealDeal)
    assert wins_of_ashes.missed_win(state, state.decision.option("pass")) == ()
    assert any(root is not state for root in searched)


def test_every_judge_has_a_version() -> None:
    assert judge_version("ascension") != judge_version("ashes")


def test_mistakes_to_learn_from_are_ones_own() -> None:
    moves = [MOVE, replace(MOVE, label="good"), replace(MOVE, seat=1), replace(MOVE, label="mistake")]
    found = Analysis("any", 2, 9, [1.0, 0.0], [], moves, 9)
    assert found.mistakes(0) == [moves[0], moves[3]]


def test_only_a_finished_game_is_analysed() -> None:
    with pytest.raises(deckhall.GameError, match="only a finished game"):
        analyse(deckhall.new_game("ascension", seed=1))


def test_the_command_draws_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished("ascension").record()))
    for words in ([], ["--lang", "ru"]):
        with pytest.raises(SystemExit) as end:
            cli.main(["analyse", str(file), *words])
        assert not end.value.code
    english, russian = capsys.readouterr().out.split("Шансы на победу")
    assert "Chances to win" in english
    assert "100% |" in english
    assert "Real choices:" in english
    assert "Настоящих решений" in russian
    with pytest.raises(SystemExit):
        cli.main(["analyse", str(file), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "ascension"
    assert len(told["luck"]) == 2
    assert {"number", "seat", "played", "best", "loss", "label"} <= set(told["moves"][0])
