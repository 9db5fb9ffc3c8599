"""What may be gathered before it is sent: whatever is chosen, its codes are the answers that the rules ask for."""

from __future__ import annotations

import random
from typing import Any

import pytest

import deckhall
from deckhall.server.answering import give
from tests.ashes.tables import ashes, start


def codes_of_cards(choice: Any, chosen: list[int], from_pile: int = 0) -> list[str]:
    """As a client does it: of equal cards the first ones are named, in the order in which they are listed."""
    picks: list[Any] = choice["picks"]
    wanted = [next(pick["like"] for pick in picks if pick["n"] == card) for card in chosen]
    codes = []
    for pick in picks:
        if pick["like"] in wanted:
            wanted.remove(pick["like"])
            codes.append(pick["code"])
    pile = [choice["pile"]["code"]] * from_pile if from_pile else []
    return [*choice["begin"], *codes, *pile, *choice["end"]]


def codes_of_dice(choice: Any, luck: random.Random, most: int) -> list[str]:
    dice: list[Any] = choice["dice"]
    chosen = sorted(luck.sample(range(len(dice)), min(most, len(dice))))
    return [*[code for index in chosen for code in luck.choice(dice[index]["ways"])["codes"]], *choice["end"]]


def random_wish(gathering: Any, luck: random.Random) -> list[str]:
    """Any of the steps that a client could send, with everything that belongs to it."""
    ways = [name for name in ("cards", "meditation", "attack", "dice") if name in gathering]
    if "meditation" in ways:
        ways.remove("dice")
    way = luck.choice(ways)
    if way == "attack":
        attack = gathering["attack"]
        target = luck.choice(attack["targets"])
        units = attack["attackers"]
        chosen = sorted(luck.sample(range(len(units)), luck.randint(1, len(units))))
        return [*target["begin"], *[units[index]["code"] for index in chosen], *target["end"]]
    if way == "dice":
        return codes_of_dice(gathering["dice"], luck, luck.randint(0, gathering.get("turns", 99)))
    choice = gathering[way]
    count = luck.randint(choice["least"], min(choice["most"], choice["least"] + 3))
    cards = [pick["n"] for pick in choice["picks"]]
    from_pile = luck.randint(0, choice["pile"]["most"]) if "pile" in choice else 0
    from_pile = max(count - len(cards), min(count, from_pile))
    codes = codes_of_cards(choice, luck.sample(cards, count - from_pile), from_pile)
    if way == "meditation":
        codes += codes_of_dice(gathering["dice"], luck, luck.randint(0, count + gathering.get("turns", 0)))
    return codes


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_gathered_is_what_the_rules_ask_for(seed: int) -> None:
    luck = random.Random(seed)
    decks = [["iron_men", "cloudsea_siren"], ["bloodwoods_queen", "snakes_in_silver", "mist_guardian"]][
        seed % 2
    ]
    game = deckhall.new_game("ashes", decks=decks, seed=seed)
    gathered = set()
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        view: Any = game.view(decision.player)
        others = [seat for seat in (-1, *range(len(decks))) if seat != decision.player]
        assert decision.prompt == "first_five" or all(
            game.view(seat)["gathering"] is None for seat in others
        ), "what may be gathered is said only to who is asked"
        gathering = view["gathering"]
        if gathering is None or luck.random() < 0.3:
            game.apply(luck.choice(decision.options))
            continue
        wish = random_wish(gathering, luck)
        before = decision.prompt
        give(game, wish)  # fails when one of them is not possible
        gathered.add(before)
        after = game.decision
        if after is not None and after.player == decision.player and before not in ("turn", "meditate"):
            assert after.prompt != before, f"{wish} does not finish what it begins"
    assert gathered >= {"first_five", "prepare_discard", "exhaust_dice", "turn"}


def test_a_first_five_can_be_chosen_before_one_is_asked_for_it() -> None:
    """Rule S4: all choose at the same time. Who is asked later knows what will be offered, and nobody else does."""
    game = deckhall.new_game("ashes", decks=["iron_men", "snakes_in_silver"], seed=1)
    early: Any = game.view(1)["gathering"]
    assert game.view(1)["decision"]["prompt"] is None
    assert game.view(-1)["gathering"] is None
    assert {card["id"] for card in early["cards"]["picks"]} == set(game.view(1)["seats"][1]["deck"])
    first: Any = game.view(0)["gathering"]
    give(game, [card["code"] for card in first["cards"]["picks"][:5]])
    assert game.view(0)["gathering"] is None, "this seat has chosen"
    assert game.decision is not None
    assert game.decision.player == 1
    assert game.view(1)["gathering"] == early
    give(game, [card["code"] for card in early["cards"]["picks"][-5:]])
    assert game.view(0)["phase"] != "setup"


def test_of_equal_cards_the_first_is_named() -> None:
    table = ashes({"hand": ["call_upon_the_realms", "hidden_power", "call_upon_the_realms"]})
    view: Any = table.game.view(0)
    hand = view["seats"][0]["hand"]
    copies = [card["n"] for card in hand if card["id"] == "call_upon_the_realms"]
    choice = view["gathering"]["meditation"]
    assert codes_of_cards(choice, [max(copies)]) == ["meditate", f"discard:{min(copies)}", "done"]


def test_an_attack_names_who_may_attack_and_be_attacked() -> None:
    exhausted = {"card": "hammer_knight", "exhaustion": 1}
    table = ashes({"battlefield": ["iron_worker", exhausted]}, {"battlefield": ["false_demon"]})
    view: Any = table.game.view(0)
    mine, theirs = view["seats"]
    attack = view["gathering"]["attack"]
    worker = next(card["n"] for card in mine["battlefield"] if card["id"] == "iron_worker")
    assert [unit["n"] for unit in attack["attackers"]] == [worker]
    assert [(target["n"], target["begin"]) for target in attack["targets"]] == [
        (theirs["phoenixborn"]["n"], ["attack_phoenixborn"]),
        (theirs["battlefield"][0]["n"], ["attack_unit"]),
    ]


def test_a_demand_names_the_dice_that_may_pay_it() -> None:
    """A class demand is also met by a power face of its magic, any die by every kind (rule C3)."""
    table = ashes({"hand": ["iron_worker"], "dice": {"natural_class": 2, "charm_basic": 1}})
    table.pay_by_hand = True
    table.play("iron_worker")
    view: Any = table.game.view(0)
    assert [demand["what"] for demand in view["payment"]["demands"]] == ["any", "any"]
    assert len(view["payment"]["demands"][0]["kinds"]) == 12
    table = ashes(
        {
            "hand": ["protect", "blood_archer"],
            "dice": {"charm_class": 1, "charm_power": 1, "natural_basic": 4},
        }
    )
    demands: Any = None
    table.pay_by_hand = True
    for card in ("protect", "blood_archer"):
        if table.can("play", card):
            table.play(card)
            demands = table.game.view(0)["payment"]
    assert demands is None or all(demand["kinds"] for demand in demands["demands"])


def test_equal_ready_spells_are_alike_and_all_dice_can_be_turned() -> None:
    table = ashes({"spellboard": ["hypnotize", "hypnotize", "purge"], "hand": ["fade_away", "fade_away"]})
    gathering: Any = table.game.view(0)["gathering"]
    first, second, purge = table.state.spellboards[0]
    alike = {pick["n"]: pick["like"] for pick in gathering["meditation"]["picks"]}
    assert (alike[first], alike[second], alike[purge]) == (first, first, purge)
    hand = sorted(table.state.hands[0])
    assert [alike[card] for card in hand] == [hand[0], hand[0]]
    assert gathering["meditation"]["most"] == 5 + len(table.draw_pile())
    assert len(gathering["dice"]["dice"]) == sum(table.active_dice().values())


def test_dice_of_the_first_kind_can_be_turned() -> None:
    table = ashes({"dice": {"ceremonial_basic": 2}, "hand": ["fade_away"]})
    gathering: Any = table.game.view(0)["gathering"]
    assert [die["kind"] for die in gathering["dice"]["dice"]] == ["ceremonial_basic"] * 2


# -- what may be gathered, question by question ---------------------------------


def gathering(table: Any) -> Any:
    return table.game.view(table.asked)["gathering"]


def picks(choice: Any) -> list[str]:
    return [pick["code"] for pick in choice["picks"]]


def turns_of(kind: str) -> list[dict[str, Any]]:
    magic, _, shown = kind.partition("_")
    others = [face for face in ("basic", "class", "power") if face != shown]
    return [{"to": f"{magic}_{face}", "codes": [f"turn:{kind}", f"face:{face}"]} for face in others]


def test_a_meditation_begins_with_a_card_and_may_then_be_done() -> None:
    table = ashes(
        {"hand": ["molten_gold", "iron_worker"], "dice": {"ceremonial_basic": 1, "natural_basic": 1}}
    )
    table.choose("meditate")
    found = gathering(table)
    assert (found["meditation"]["least"], found["meditation"]["most"], found["turns"]) == (1, 8, 0)
    assert picks(found["meditation"]) == ["discard:5", "discard:6"]
    assert [die["kind"] for die in found["dice"]["dice"]] == ["ceremonial_basic", "natural_basic"]
    table.choose("molten_gold")
    found = gathering(table)
    assert (found["meditation"]["least"], found["meditation"]["most"], found["turns"]) == (0, 7, 1)
    assert picks(found["meditation"]) == ["discard:6"]


def test_dice_are_turned_from_the_last_kind_on_and_none_twice() -> None:
    dice = {"ceremonial_basic": 1, "natural_basic": 2, "charm_class": 1, "illusion_power": 1}
    table = ashes({"hand": ["call_upon_the_realms"], "dice": dice})
    table.play("call_upon_the_realms")
    found = gathering(table)
    kinds = ["ceremonial_basic", "natural_basic", "natural_basic", "charm_class", "illusion_power"]
    assert found["turns"] == 3
    assert found["dice"]["dice"] == [{"kind": kind, "ways": turns_of(kind)} for kind in kinds]
    table.turn_die("natural_basic", "class")
    found = gathering(table)
    assert found["turns"] == 2
    assert [die["kind"] for die in found["dice"]["dice"]] == [
        "natural_basic",
        "charm_class",
        "illusion_power",
    ]
    table.turn_die("charm_class", "power")
    assert [die["kind"] for die in gathering(table)["dice"]["dice"]] == ["illusion_power"]


def test_attackers_are_one_or_more() -> None:
    table = ashes({"battlefield": ["iron_worker", "hammer_knight"]}, {"battlefield": ["gilder"]})
    table.choose("attack_phoenixborn")
    cards = gathering(table)["cards"]
    assert (picks(cards), cards["least"], cards["most"]) == (["attacker:5", "attacker:6"], 1, 2)
    table.choose("attacker:5")
    cards = gathering(table)["cards"]
    assert (picks(cards), cards["least"], cards["most"]) == (["attacker:6"], 0, 1)


def test_a_first_five_is_what_is_missing_of_it() -> None:
    table = start("iron_men", "snakes_in_silver", first_five="chosen")
    cards = gathering(table)["cards"]
    assert (len(cards["picks"]), cards["least"], cards["most"]) == (10, 5, 5)
    table.choose(cards["picks"][3]["code"])
    cards = gathering(table)["cards"]
    assert (len(cards["picks"]), cards["least"], cards["most"]) == (9, 4, 4)


def at_the_end_of_a_round(prompt: str) -> Any:
    hand = ["molten_gold", "iron_worker", "iron_worker", "protect"]
    dice = {"ceremonial_basic": 2, "natural_class": 1}
    table = ashes({"hand": hand, "dice": dice}, {"hand": hand, "dice": dice})
    while table.prompt != prompt:
        if table.prompt == "turn":
            table.end_turn()
        else:
            table.done()
    return table


def test_discards_of_the_prepare_phase_are_named_in_rising_order() -> None:
    table = at_the_end_of_a_round("prepare_discard")
    hand = sorted(table.state.hands[table.asked])
    cards = gathering(table)["cards"]
    assert picks(cards) == [f"discard:{card}" for card in hand]
    assert (cards["least"], cards["most"]) == (0, 4)
    assert [pick["like"] for pick in cards["picks"]] == [hand[0], hand[1], hand[1], hand[3]]
    table.choose(hand[1])
    cards = gathering(table)["cards"]
    assert (picks(cards), cards["most"]) == ([f"discard:{card}" for card in hand[2:]], 2)


def test_dice_to_exhaust_are_named_in_rising_order() -> None:
    table = at_the_end_of_a_round("exhaust_dice")
    dice = gathering(table)["dice"]["dice"]
    assert [die["kind"] for die in dice] == ["ceremonial_basic", "ceremonial_basic", "natural_class"]
    assert dice[2]["ways"] == [{"to": "natural_class", "codes": ["exhaust:natural_class"]}]
    table.choose("ceremonial_basic")
    assert [die["kind"] for die in gathering(table)["dice"]["dice"]] == ["ceremonial_basic", "natural_class"]
