"""Positions that the first version saved in the middle of a game are still the same questions."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.outside.older_positions import renew
from deckhall.games.ashes.table.state import Ashes
from deckhall.kits import box
from tests.ashes.tables import ashes

# Each with who was asked what: positions from random games of the first version, one for each way in which a task
# kept its progress in numbers beside its effect.
SAVED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "positions_rules_1.json").read_text(encoding="utf-8")
)
# Asked in canonical order under rules 1; since rules 2 whatever was left out then is offered too.
ANY_ORDER = ("draft_dice", "first_five")


def carried_over(saved: dict[str, Any]) -> deckhall.Game:
    """The game under the present rules, as a server goes on with it."""
    return deckhall.load_position({**saved["position"], "rules": box("ashes").rules})


@pytest.mark.parametrize("saved", SAVED, ids=[saved["prompt"] for saved in SAVED])
def test_the_same_question_is_open(saved: dict[str, Any]) -> None:
    game = carried_over(saved)
    assert game.decision is not None
    if saved["prompt"] == "order" and game.decision.prompt != "order":
        return  # an order that makes no difference was asked then, and is not asked any more
    assert (game.decision.player, game.decision.prompt) == (saved["player"], saved["prompt"])
    options = [option.code for option in game.decision.options]
    if saved["prompt"] in ANY_ORDER:
        assert set(saved["options"]) <= set(options)
    else:
        assert options == saved["options"]


@pytest.mark.parametrize("saved", SAVED, ids=[saved["prompt"] for saved in SAVED])
def test_the_game_goes_on_to_its_end(saved: dict[str, Any]) -> None:
    game, random = carried_over(saved), Random(1)
    for _ in range(20_000):
        if game.decision is None:
            break
        game.apply(random.choice(game.decision.options))
    assert game.outcome is not None


def test_what_is_written_today_stays_as_it_is() -> None:
    table = ashes({"hand": ["hidden_power", "transfer"], "battlefield": ["gilder"]}, {})
    table.play("hidden_power")
    position = table.game.position()
    assert deckhall.load_position(position).position() == position


def test_a_token_on_its_way() -> None:
    """Transfer kept the kind of its token as a number, the card that gave it as `it`."""
    table = ashes(
        {
            "hand": ["transfer"],
            "battlefield": [{"card": "gilder", "wounds": 1, "exhaustion": 1}, "iron_rhino", "mist_spirit"],
        },
        {"battlefield": ["masked_wolf"]},
    )
    table.play("transfer", "player 0", "exhaustion")
    position = table.game.position()
    position["asked"]["do"] = {"MoveToken": {}}
    position["asked"]["amount"] = 1
    game = deckhall.load_position(position)
    assert game.decision is not None
    assert [option.code for option in game.decision.options] == table.options
    assert game.position() == table.game.position()


def test_the_second_of_several_units_summoned() -> None:
    """A text that brings several units counted in `it` those that had come."""
    old = {"do": {"Summon": {"conjuration": "sleeping_widow", "amount": 2}}, "player": 0, "it": 1}
    new = {"do": {"Summon": {"conjuration": "sleeping_widow", "amount": 1}}, "player": 0}
    assert renew({"todo": [old]}) == {"todo": [new]}


@pytest.mark.parametrize(
    "task",
    [
        {"do": {"Offer": {"moment": 1}}, "player": [0]},
        {"do": {"Offer": {}}, "player": 0},
        {"do": {"Force": {"moment": 1, "used": ["x"]}}, "player": 0},
        {"do": {"RerollDice": {"count": []}}, "player": 0, "amount": 1},
        {"do": {"MoveToken": {}}, "player": 0, "it": 3, "amount": 9},
        {"do": {"Summon": {}}, "player": 0, "it": 1},
        {"do": {"PayDice": {}}, "player": 0, "amount": "2"},
    ],
    ids=lambda task: next(iter(task["do"])),
)
def test_what_nobody_wrote_is_left_to_be_refused(task: dict[str, Any]) -> None:
    assert renew({"todo": [task]}) == {"todo": [task]}


def written(effect: str, player: int = 0, it: int = -1, amount: int = 0, **fields: Any) -> dict[str, Any]:
    """A task as the first version wrote it."""
    return {"do": {effect: fields}, "player": player, "source": 7, "it": it, "amount": amount}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            written("PayDice", amount=37, demands=[5, 5, 5]),
            {"PayDice": {"demands": [5, 5, 5], "step": 2, "least": 5}},
        ),
        (written("RerollDice", amount=2, count=3), {"RerollDice": {"count": 1}}),
        (written("ReadyDice", amount=1, count=3), {"ReadyDice": {"count": 2}}),
        (written("ReadyDice"), {"ReadyDice": {"count": 1}}),
        (written("TurnDice", amount=2, count=3), {"TurnDice": {"count": 2}}),
        (written("TakeDieOfStock", amount=1, count=2), {"TakeDieOfStock": {"count": 1}}),
        (written("BlockAttackers", amount=2), {"BlockAttackers": {"index": 2}}),
        (written("Split"), {"Split": {"together": True}}),
        (written("Split", amount=1), {"Split": {"together": False}}),
        (written("Consider", amount=2), {"Consider": {"index": 2}}),
        (written("PickCard", amount=4), {"PickCard": {"pick": 4}}),
        (
            written("Force", moment=3, used=[120_151, 40_042]),
            {"ForceTheRest": {"moment": 3, "used": [[12, 15, 1], [4, 4, 2]]}},
        ),
        (
            written("Force", moment=3, used=[500_017]),
            {"ForceTheRest": {"moment": 3, "used": [[50, 1, 7]]}},
        ),
    ],
)
def test_progress_that_was_kept_in_numbers_is_in_the_effect(old: dict[str, Any], new: Any) -> None:
    assert renew({"todo": [old]}) == {"todo": [{"do": new, "player": 0, "source": 7}]}


def test_an_offer_is_a_window_of_the_player_who_was_asked() -> None:
    new = {"do": {"Window": {"moment": 3, "players": [1]}}, "player": -1, "source": 7}
    assert renew({"todo": [written("Offer", 1, moment=3)]}) == {"todo": [new]}


@pytest.mark.parametrize(("readied", "left"), [(0, 2), (1, 1)])
def test_a_die_being_readied_while_others_wait(readied: int, left: int) -> None:
    """Hidden Power kept the magic of the die as `it` and counted in `amount` those that were ready."""
    renewed = renew({"todo": [], "asked": written("ReadyDice", it=0, amount=readied, count=3)})
    assert renewed["asked"] == {"do": {"ReadyDie": {"magic": 0}}, "player": 0, "source": 7}
    assert renewed["todo"] == [{"do": {"ReadyDice": {"count": left}}, "player": 0, "source": 7}]


def test_the_last_die_being_readied() -> None:
    renewed = renew({"todo": [], "asked": written("ReadyDice", it=3, amount=1, count=2)})
    assert renewed["todo"] == []
    assert renewed["asked"]["do"] == {"ReadyDie": {"magic": 3}}


def test_cards_that_tasks_speak_of_stay() -> None:
    for effect in ("LetGo", "CounterOrNot", "SwapCard"):
        (renewed,) = renew({"todo": [written(effect, it=5)]})["todo"]
        assert renewed["it"] == 5
        (renewed,) = renew({"todo": [written(effect)]})["todo"]
        assert "it" not in renewed


def test_what_was_forced_and_has_not_happened_yet_happens() -> None:
    """Two Silver Snakes consume; one of them has done so already."""
    table = ashes(
        {
            "hand": ["molten_gold"],
            "phoenixborn": "maeoni_viper",
            "battlefield": ["silver_snake", "silver_snake"],
        },
        {"battlefield": ["iron_worker"], "hand": ["final_cry"]},
    )
    table.play("molten_gold", "iron_worker")
    assert table.prompt == "destroyed"
    position = table.game.position()
    first, second = table.state.battlefields[0]
    position["asked"] = written("Force", -1, moment=9, used=[first * 10_000 + first * 10])
    game = deckhall.load_position(position)
    assert isinstance(game.state, Ashes)
    assert (game.state.status[first], game.state.status[second]) == (0, 1)
