"""Contests: fair fixtures, the same games in any order of playing them, resuming, and the numbers made of them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from deckhall import cli
from deckhall.kernel.errors import GameError, InvalidSetup
from deckhall.lab.arena import hold, remembered, summary
from deckhall.lab.command import tables
from deckhall.lab.contest import Contest, InvalidContest, contestant, play
from deckhall.lab.odds import bradley_terry, wilson
from deckhall.lab.report import page
from deckhall.lab.words import Words
from deckhall.text import speaker
from tests.games import ambush, registered

TWO: dict[str, Any] = {"players": 2}


def small(games: int = 6, **changes: Any) -> Contest:
    contest = Contest("ascension", ("easy", "random"), (TWO,), games, 5)
    return replace(contest, **changes)


def test_each_deal_is_played_from_every_side() -> None:
    fixtures = small(6).fixtures()
    assert [fixture.seats for fixture in fixtures[:2]] == [("easy", "random"), ("random", "easy")]
    assert fixtures[0].seed == fixtures[1].seed != fixtures[2].seed


def test_every_pair_plays_the_same_deals() -> None:
    fixtures = small(4, contestants=("easy", "normal", "random")).fixtures()
    assert len(fixtures) == 12
    seeds = {pair: [f.seed for f in fixtures if f.pair == pair] for pair in {f.pair for f in fixtures}}
    assert len(seeds) == 3
    assert len({tuple(row) for row in seeds.values()}) == 1


def test_alone_among_others() -> None:
    fixtures = small(4, tables=({"players": 4},)).fixtures()
    assert [fixture.seats.index("easy") for fixture in fixtures] == [0, 1, 2, 3]
    assert all(fixture.seats.count("random") == 3 for fixture in fixtures)


def test_partners_sit_across_the_table() -> None:
    fixtures = small(2, tables=({"players": 4, "variant": "teams"},)).fixtures()
    assert [fixture.seats for fixture in fixtures] == [
        ("easy", "random", "easy", "random"),
        ("random", "easy", "random", "easy"),
    ]
    assert {play(fixture).won for fixture in fixtures} <= {0.0, 1.0}


def test_solo_is_played_against_samael() -> None:
    contest = small(2, contestants=("normal",), tables=({"variant": "solo", "players": 1},))
    assert [fixture.seats for fixture in contest.fixtures()] == [("normal",), ("normal",)]
    assert len(play(contest.fixtures()[0]).scores) == 2


def test_more_games_begin_with_the_same_games() -> None:
    short = small(4, contestants=("easy", "normal", "random"))
    assert short.fixtures() == replace(short, games=9).fixtures()[:12]


def without_time(played: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(played).items() if name != "seconds"}


def test_a_resumed_run_is_the_same_run(tmp_path: Path) -> None:
    straight = [without_time(played) for played in hold(small(), None, 1, None)]
    memory = tmp_path / "games.jsonl"
    hold(small(2), None, 1, memory)
    lines = memory.read_text().splitlines()
    # Stopped in the middle of a line, after another run had written the same game.
    memory.write_text("\n".join([*lines, lines[-1], lines[-1][:20]]) + "\n")
    watched: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        resumed = hold(small(), executor, 2, memory, watched.append)
    assert watched[0] == 2
    assert watched[-1] == 6
    assert [without_time(played) for played in resumed] == straight
    assert [
        without_time(played) for played in sorted(remembered(small(), memory), key=lambda p: p.index)
    ] == straight


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    memory = tmp_path / "games.jsonl"
    hold(small(1), None, 1, memory)
    before = memory.read_text()
    with pytest.raises(InvalidContest, match="another contest"):
        hold(small(1, seed=6), None, 1, memory)
    assert memory.read_text() == before
    memory.write_text("a letter to grandmother\n")
    with pytest.raises(InvalidContest, match="not a file written by the arena"):
        hold(small(1), None, 1, memory)


def test_the_summary_counts_right() -> None:
    games = hold(small(4), None, 1, None)
    told = summary(small(4), games)
    (meeting,) = told["meetings"]
    assert meeting["games"] == 4
    assert meeting["wins"] == sum(played.won for played in games)
    assert meeting["low"] <= meeting["share"] <= meeting["high"]
    assert list(told["elo"]) == ["easy", "random"]
    assert told["elo"]["easy"] == pytest.approx(-told["elo"]["random"])
    json.dumps(told)


def test_the_report_is_one_page_that_says_it_all() -> None:
    games = hold(small(2), None, 1, None)
    html = page(Words(speaker("en")), summary(small(2), games), games, "today")
    assert html.startswith("<!doctype html>")
    assert html.count("<svg") == html.count("</svg>") == 2
    assert "easy vs. random" in html
    assert "src=" not in html


def test_decks_are_set_against_each_other() -> None:
    contest = small(2)
    games = [
        replace(played, setup={"decks": ["one", "two"]}, won=won, side=side)
        for played, won, side in zip(hold(contest, None, 1, None), (1.0, 1.0), (0, 1), strict=True)
    ]
    found = {(cell["deck"], cell["other"]): cell["share"] for cell in summary(contest, games)["decks"]}
    assert found == {("one", "two"): 0.5, ("two", "one"): 0.5}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("genius", "there is no bot 'genius'"),
        ("hard:depth=4", "takes only nodes"),
        ("hard:nodes=none", "a number"),
        ("hard:nodes=0", "from 1 up"),
        ("easy:nodes=3", "easy takes no settings"),
    ],
)
def test_wrong_bots_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        contestant(text)


def test_a_table_that_cannot_be_set_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="individual is for"):
        small(tables=({"players": 9},))


def test_wilson_intervals_as_in_the_books() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)  # Newcombe 1998
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=1e-4)


def test_bradley_terry_finds_known_strengths() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    wins = {
        (one, other): 30_000 * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    found = bradley_terry(wins)
    assert found["a"] - found["b"] == pytest.approx(400 * 0.30103, abs=0.1)
    assert found["b"] - found["c"] == pytest.approx(400 * 0.30103, abs=0.1)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


def test_a_class_of_ones_own_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    mine = "tests.bots.own_bots:First"
    words = [
        "arena",
        mine,
        f"{mine}:skip=1",
        "random",
        "--games",
        "2",
        "--workers",
        "1",
        "--set",
        "honor_pool=5",
    ]
    with pytest.raises(SystemExit) as ended:
        cli.main([*words, "--json"])
    assert ended.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["games"] for one in told["meetings"]] == [2, 2, 2]
    assert told["contest"]["tables"] == [{"edition": "godslayer", "honor_pool": 5}]


def test_any_game_is_played_in_the_arena_by_bots_that_can() -> None:
    with registered(ambush.BOX):
        [table] = tables("ambush", None, None, None, None)
        contest = Contest("ambush", ("tests.bots.own_bots:First", "random"), (table,), 4, 1)
        assert len(hold(contest, None, 1, None)) == 4
        with pytest.raises(InvalidContest, match="no bot 'normal' for ambush; available: random"):
            Contest("ambush", ("normal",), (table,), 4, 1)
