"""The happenings of an act, from first to last: the act itself, its cost, and its consequences."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckhall.kernel.happenings import Happening
from tests.ashes.tables import Scene, ashes, start
from tests.ashes.test_draft import new_draft


def told(table: Scene) -> list[str]:
    """Each happening as its kind, its player, its cards by name, its number, and what it is about."""
    return [written(table, happening) for happening in table.happened]


def written(table: Scene, one: Happening) -> str:
    names = [table.state.definitions[card].id for card in (one.card, one.target) if card >= 0]
    amount = [str(one.amount)] if one.amount >= 0 else []
    return " ".join([one.kind, str(one.player), *names, *amount, *([one.what] if one.what else [])])


PLAYS: list[tuple[str, tuple[str, ...], dict[str, Any], dict[str, Any], list[str]]] = [
    (
        "play molten_gold",
        ("iron_worker",),
        {"hand": ["molten_gold"]},
        {"battlefield": ["iron_worker"]},
        [
            "played 0 molten_gold",
            "paid 0 natural_power",
            "paid 0 natural_power",
            "targeted 0 molten_gold iron_worker",
            "discarded 0 molten_gold",
            "wounded 1 iron_worker 3",
            "destroyed 1 iron_worker",
            "left_play 1 iron_worker",
        ],
    ),
    (
        "play transfer",
        ("player 1", "iron_worker"),
        {"hand": ["transfer"], "dice": {"charm_class": 1, "natural_basic": 1}},
        {"battlefield": [{"card": "gilder", "wounds": 1}, "iron_worker", "blood_archer"]},
        [
            "played 0 transfer",
            "paid 0 charm_class",
            "paid 0 natural_basic",
            "targeted 0 transfer aradel_summergaard",
            "discarded 0 transfer",
            "token_moved 0 gilder iron_worker wound",
        ],
    ),
    (
        "play call_upon_the_realms",
        ("natural_basic", "power"),
        {"hand": ["call_upon_the_realms"], "dice": {"natural_basic": 2}},
        {},
        ["played 0 call_upon_the_realms", "discarded 0 call_upon_the_realms", "turned 0 natural_power"],
    ),
    (
        "play hidden_power",
        ("charm", "power"),
        {
            "hand": ["hidden_power"],
            "dice": {"active": {"illusion": {"class": 1}}, "exhausted": {"charm": 1, "natural": 1}},
        },
        {},
        [
            "played 0 hidden_power",
            "paid 0 illusion_class",
            "discarded 0 hidden_power",
            "readied 0 charm_power",
        ],
    ),
    (
        "play bound_soul",
        (),
        {"hand": ["bound_soul"], "discard": ["iron_worker"]},
        {},
        ["played 0 bound_soul", "paid 0 ceremonial_power", "discarded 0 bound_soul", "took 0 iron_worker"],
    ),
    (
        "play open_memories",
        ("fear",),
        {"hand": ["open_memories"], "draw_pile": ["fear", "protect"], "dice": {"charm_class": 2}},
        {},
        [
            "played 0 open_memories",
            "paid 0 charm_class",
            "paid 0 charm_class",
            "discarded 0 open_memories",
            "took 0 fear",
            "shuffled 0",
        ],
    ),
    (
        "play seal",
        ("player 1", "abundance"),
        {"hand": ["seal"]},
        {"spellboard": ["protect", "abundance"]},
        [
            "played 0 seal",
            "paid 0 charm_power",
            "paid 0 illusion_power",
            "targeted 0 seal aradel_summergaard",
            "discarded 0 seal",
            "exhausted 1 abundance 1",
        ],
    ),
    (
        "play strange_copy",
        ("hammer_knight",),
        {"hand": ["strange_copy"]},
        {"battlefield": ["hammer_knight"]},
        [
            "played 0 strange_copy",
            "paid 0 illusion_power",
            "paid 0 illusion_power",
            "arrived 0 strange_copy",
            "copied 0 strange_copy hammer_knight 4",
        ],
    ),
    (
        "play root_armor",
        ("gilder",),
        {"hand": ["root_armor"], "battlefield": ["gilder"]},
        {},
        ["played 0 root_armor", "paid 0 natural_power", "attached 0 root_armor gilder"],
    ),
    (
        "play refresh",
        ("gilder",),
        {
            "hand": ["refresh"],
            "battlefield": [{"card": "gilder", "exhaustion": 1}],
            "dice": {"charm_class": 2},
        },
        {},
        [
            "played 0 refresh",
            "paid 0 charm_class",
            "paid 0 charm_class",
            "targeted 0 refresh gilder",
            "discarded 0 refresh",
            "recovered 0 gilder 1",
        ],
    ),
    (
        "activate hypnotize",
        ("gilder",),
        {"spellboard": ["hypnotize"], "battlefield": ["gilder"]},
        {},
        [
            "activated 0 hypnotize",
            "exhausted 0 hypnotize 1",
            "paid 0 charm_power",
            "paid 0 charm_power",
            "targeted 0 hypnotize gilder",
            "bypassing 0 gilder",
        ],
    ),
    (
        "activate natural_magic",
        ("iron_worker",),
        {},
        {"battlefield": ["iron_worker"]},
        [
            "activated 0 natural_magic",
            "paid 0 natural_power",
            "targeted 0 natural_magic iron_worker",
            "dealt 0 natural_magic iron_worker 1 die",
            "damaged 1 iron_worker natural_magic 1 die",
            "wounded 1 iron_worker 1",
        ],
    ),
    (
        "activate illusion_magic",
        (),
        {},
        {"dice": {"charm_class": 2}},
        ["activated 0 illusion_magic", "paid 0 illusion_power", "die_exhausted 1 charm_class"],
    ),
    (
        "activate charm_magic",
        ("iron_worker",),
        {"battlefield": ["iron_worker"]},
        {},
        [
            "activated 0 charm_magic",
            "paid 0 charm_power",
            "targeted 0 charm_magic iron_worker",
            "die_placed 0 iron_worker charm_power",
        ],
    ),
    (
        "activate summon_gilder",
        (),
        {"spellboard": ["summon_gilder"]},
        {},
        [
            "activated 0 summon_gilder",
            "exhausted 0 summon_gilder 1",
            "paid 0 natural_power",
            "arrived 0 gilder",
        ],
    ),
    (
        "activate blood_transfer",
        ("iron_worker", "heal:6"),
        {
            "spellboard": ["blood_transfer"],
            "battlefield": ["iron_worker", {"card": "hammer_knight", "wounds": 2}],
        },
        {},
        [
            "activated 0 blood_transfer",
            "exhausted 0 blood_transfer 1",
            "paid 0 ceremonial_power",
            "paid 0 charm_power",
            "targeted 0 blood_transfer iron_worker",
            "healed 0 hammer_knight 2",
            "dealt 0 blood_transfer iron_worker 2 spell",
            "damaged 0 iron_worker blood_transfer 2 spell",
            "wounded 0 iron_worker 2",
            "destroyed 0 iron_worker",
            "left_play 0 iron_worker",
        ],
    ),
    (
        "use iron_worker",
        (),
        {"battlefield": [{"card": "iron_worker", "status": 1}]},
        {},
        ["activated 0 iron_worker", "status_removed 0 iron_worker 1"],
    ),
]


@pytest.mark.parametrize(
    ("act", "choices", "mine", "theirs", "happenings"), PLAYS, ids=[play[0].split()[1] for play in PLAYS]
)
def test_what_is_told_of_an_act(
    act: str, choices: tuple[str, ...], mine: dict[str, Any], theirs: dict[str, Any], happenings: list[str]
) -> None:
    table = ashes(mine, theirs)
    way, card = act.split()
    {"play": table.play, "activate": table.activate, "use": table.use}[way](card, *choices)
    assert told(table) == happenings


def test_a_redirected_attack() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {"hand": ["redirect"], "battlefield": ["gilder"]})
    table.attack("aradel_summergaard", "iron_worker")
    table.no_block()
    table.react("redirect", "gilder")
    assert told(table) == [
        "reacted 1 redirect",
        "paid 1 charm_power",
        "targeted 1 redirect gilder",
        "discarded 1 redirect",
        "redirected 1 aradel_summergaard gilder 2",
        "dealt 0 iron_worker gilder 2 attack",
        "damaged 1 gilder iron_worker 2 attack",
        "wounded 1 gilder 2",
        "destroyed 1 gilder",
    ]


def test_a_cancelled_spell() -> None:
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": ["iron_worker"], "hand": ["golden_veil"]})
    table.play("molten_gold", "iron_worker")
    table.react("golden_veil")
    assert told(table) == [
        "reacted 1 golden_veil",
        "paid 1 charm_power",
        "paid 1 natural_power",
        "discarded 1 golden_veil",
        "cancelled 0 molten_gold",
        "discarded 0 molten_gold",
    ]


def test_damage_that_is_prevented() -> None:
    spell = {"card": "protect", "status": 3}
    table = ashes({"battlefield": ["iron_worker"]}, {"battlefield": ["gilder"], "spellboard": [spell]})
    table.attack("gilder", "iron_worker")
    table.no_guard()
    table.no_counter()
    table.use("protect")
    table.amount(2)
    assert told(table) == ["triggered 1 protect", "prevented 1 protect gilder 2", "exhausted 0 iron_worker 1"]
    assert table.status("protect") == 1


def test_a_respark() -> None:
    unit = {"card": "iron_worker", "wounds": 1, "attached": ["root_armor"]}
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": [unit], "dice": {"charm_basic": 1}})
    table.play("molten_gold", "iron_worker")
    table.choose("root_armor")
    assert told(table)[-4:] == [
        "destroyed 1 iron_worker",
        "left_play 1 iron_worker",
        "resparked 1 root_armor",
        "paid 1 charm_basic",
    ]


def test_a_guarded_and_countered_attack() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {"battlefield": ["gilder", "iron_rhino"]})
    table.attack("iron_rhino", "iron_worker")
    table.guard("gilder")
    table.counter()
    assert told(table) == [
        "guarded 1 gilder iron_rhino",
        "countered 1 gilder iron_worker",
        "dealt 0 iron_worker gilder 2 attack",
        "dealt 1 gilder iron_worker 1 counter",
    ]


def test_a_blocked_attack() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {"battlefield": ["iron_rhino"]})
    table.attack("aradel_summergaard", "iron_worker")
    table.block("iron_rhino", "iron_worker")
    table.no_counter()
    assert told(table) == [
        "attacked 0 iron_worker",
        "attack_chosen 0 aradel_summergaard",
        "blocked 1 iron_rhino iron_worker",
        "dealt 0 iron_worker iron_rhino 2 attack",
        "damaged 1 iron_rhino iron_worker 2 attack",
        "wounded 1 iron_rhino 2",
        "exhausted 0 iron_worker 1",
    ]


def test_a_player_goes_out() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]}, {"phoenixborn": {"card": "aradel_summergaard", "wounds": 15}}, {}
    )
    table.attack("aradel_summergaard", "iron_worker")
    assert told(table)[-3:] == [
        "wounded 1 aradel_summergaard 2",
        "eliminated 1 aradel_summergaard",
        "exhausted 0 iron_worker 1",
    ]


def test_a_meditation() -> None:
    table = ashes({"hand": ["molten_gold", "fear"]})
    table.meditate("molten_gold", "draw_pile")
    assert told(table) == ["discarded 0 molten_gold", "discarded 0 call_upon_the_realms", "meditated 0 2"]


def test_from_one_round_to_the_next() -> None:
    units = [{"card": "hammer_knight", "wounds": 2, "exhaustion": 1}, {"card": "iron_worker", "charms": 1}]
    table = ashes({"battlefield": units, "dice": {}}, {"dice": {}, "draw_pile": ["fear"] * 2})
    table.end_round()
    assert told(table) == [
        "passed 0",
        "turn_began 1",
        "passed 1",
        "phase_began -1 recovery",
        "healed 0 hammer_knight 1",
        "recovered 0 hammer_knight",
        "took_token 1",
        "triggered 0 iron_worker charm_magic",
        "dice_returned 0 iron_worker 1",
        "round_began -1 2",
        f"rolled 0 {rolled(table)}",
        "drew 1 fear",
        "drew 1 fear",
        *["drew 0 call_upon_the_realms"] * 5,
        "dealt -1 aradel_summergaard 3 drawing",
        "damaged 1 aradel_summergaard 3 drawing",
        "wounded 1 aradel_summergaard 3",
        "phase_began -1 turns",
        "triggered 0 iron_worker",
        "status_placed 0 iron_worker 1",
        "turn_began 1",
    ]


def rolled(table: Scene) -> str:
    (kind,) = table.active_dice(0)
    return kind


def test_a_draft() -> None:
    table = Scene(new_draft(2))
    while table.prompt != "first_five":
        table.game.apply(table.options[0])
        table.happened.extend(table.game.happenings())
    assert Counter([happening.kind for happening in table.happened]) == {
        "took_die": 20,
        "picked": 9,
        "phoenixborn_chosen": 2,
        "took_token": 2,
        "turned_up": 2,
        "swapped": 2,
    }


def test_the_beginning_of_a_game() -> None:
    table = start("iron_men", "snakes_in_silver", first_five="chosen")
    while table.prompt == "first_five":
        table.choose(table.options[0])
    kinds = Counter([happening.kind for happening in table.happened])
    assert (kinds["shuffled"], kinds["rolled"], kinds["round_began"]) == (1, 20, 1)
