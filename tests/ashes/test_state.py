"""A table before the first move, its copies, and the key that distinguishes positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.outside.view import AshesTable
from deckhall.games.ashes.table.events import Attack, Event
from deckhall.games.ashes.table.state import Ashes, Match
from deckhall.games.ashes.terms import AT_ARRIVES, AT_DESTROYED, AT_WOULD_RECEIVE, RECOVERY
from tests.ashes.tables import ashes


def bare(*names: str) -> AshesTable:
    known = definitions()
    return AshesTable("00" * 16, Match(2, [known[name] for name in names], "errata", "any", False, 10))


def test_a_table_before_anything_has_happened() -> None:
    state = bare("gilder", "fear", "gilder")
    tokens = (state.wounds, state.exhaustion, state.status, state.charms, state.boost, state.marks)
    assert tokens == ([0] * 3,) * 6
    assert (state.holder, state.host, state.phoenixborn) == ([-1] * 3, [-1] * 3, [-1] * 2)
    assert (state.active_dice, state.exhausted_dice) == ([0] * 24, [0] * 8)
    assert (state.alive, state.reacted, state.chosen) == ([True, True], [False, False], [[], []])
    numbers = (state.round, state.token, state.player, state.turns, state.sides, state.passes)
    assert numbers == (0, 0, -1, 0, 0, 0)
    assert (state.idle_rounds, state.result, state.main_done, state.acted) == (0, 0, False, False)
    assert (state.events, state.attack, state.packs, state.stock) == ([], None, [], [])
    assert state.place_of == [0] * 3


def test_a_match_knows_when_some_card_speaks() -> None:
    match = bare("protect", "final_cry", "gilder").match
    assert match.listening == 1 << AT_ARRIVES | 1 << AT_WOULD_RECEIVE | 1 << AT_DESTROYED
    assert match.forcing == 1 << AT_ARRIVES
    assert bare("molten_gold").match.listening == bare("molten_gold").match.forcing == 0
    assert bare("gilder", "fear", "gilder").match.kinds == [0, 1, 0]


def stacked() -> Ashes:
    unit = {"card": "gilder", "attached": ["root_armor"]}
    table = ashes(
        {"hand": ["fear", "fear"], "battlefield": [unit], "spellboard": ["protect"], "discard": ["refresh"]},
        {"hand": ["final_cry"]},
        removed=[{"card": "transfer", "owner": 1}],
    )
    return table.state


CHANGES: dict[str, Callable[[Ashes], None]] = {
    "wounds": lambda state: state.wounds.__setitem__(5, 1),
    "exhaustion": lambda state: state.exhaustion.__setitem__(5, 1),
    "status": lambda state: state.status.__setitem__(5, 1),
    "charms": lambda state: state.charms.__setitem__(5, 1),
    "boost": lambda state: state.boost.__setitem__(5, 1),
    "marks": lambda state: state.marks.__setitem__(5, 1),
    "host": lambda state: state.host.__setitem__(6, 4),
    "hands": lambda state: state.hands[0].reverse(),
    "draw_piles": lambda state: state.draw_piles[0].reverse(),
    "discards": lambda state: state.discards[0].clear(),
    "conjurations": lambda state: state.conjurations[0].append(5),
    "battlefields": lambda state: state.battlefields[0].clear(),
    "spellboards": lambda state: state.spellboards[0].clear(),
    "alterations": lambda state: state.alterations.clear(),
    "removed": lambda state: state.removed.clear(),
    "played": lambda state: state.played.append(5),
    "boxed": lambda state: setattr(state, "boxed", [5]),
    "active_dice": lambda state: state.active_dice.__setitem__(3, 9),
    "exhausted_dice": lambda state: state.exhausted_dice.__setitem__(3, 9),
    "alive": lambda state: state.alive.__setitem__(1, False),
    "reacted": lambda state: state.reacted.__setitem__(1, True),
    "chosen": lambda state: state.chosen[1].append(5),
    "phoenixborn": lambda state: state.phoenixborn.reverse(),
    "round": lambda state: setattr(state, "round", 9),
    "phase": lambda state: setattr(state, "phase", RECOVERY),
    "token": lambda state: setattr(state, "token", 1),
    "player": lambda state: setattr(state, "player", 1),
    "turns": lambda state: setattr(state, "turns", 9),
    "sides": lambda state: setattr(state, "sides", 9),
    "passes": lambda state: setattr(state, "passes", 1),
    "idle_rounds": lambda state: setattr(state, "idle_rounds", 1),
    "result": lambda state: setattr(state, "result", 1),
    "main_done": lambda state: setattr(state, "main_done", True),
    "acted": lambda state: setattr(state, "acted", True),
    "events": lambda state: state.events.append(Event(5, 0)),
    "attack": lambda state: setattr(state, "attack", Attack(0, True)),
    "packs": lambda state: state.packs.append([5]),
    "picks": lambda state: state.picks.append([5]),
    "face_up": lambda state: state.face_up.append(5),
    "stock": lambda state: state.stock.append(5),
    "owner": lambda state: setattr(state, "owner", [*reversed(state.owner)]),
}


@pytest.mark.parametrize("part", CHANGES)
def test_every_part_of_a_table_counts_and_belongs_to_one_table(part: str) -> None:
    """A change changes the key, and a copy that is changed leaves the table as it was."""
    state = stacked()
    key = state.key()
    copy = state.clone()
    assert isinstance(copy, Ashes)
    assert copy.key() == key
    CHANGES[part](copy)
    assert copy.key() != key
    assert state.key() == key


def test_the_key_of_what_is_done_tells_main_and_acted_apart() -> None:
    first, second = stacked(), stacked()
    first.main_done, second.acted = True, True
    assert first.key() != second.key()


def test_the_players_from_the_active_one_on() -> None:
    state = ashes({}, {}, {}, {}).state
    state.player, state.token = 2, 1
    assert (state.players(), state.orderer()) == ([2, 3, 0, 1], 2)
    state.alive[3] = False
    assert (state.players(), state.next_alive(2), state.next_alive(1)) == ([2, 0, 1], 0, 2)
    state.player = -1
    assert (state.players(), state.orderer()) == ([1, 2, 0], 1)
    state.player = 0
    assert state.players() == [0, 1, 2]
