"""What a position may say: each case changes one thing of a position that was played to. It is refused for that, or
at the last value that can be it is accepted."""

from __future__ import annotations

import copy
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes import library
from deckhall.games.ashes.card import Card, OnPlay, main
from deckhall.games.ashes.effects.card_verbs import DiscardFromHand, Summon
from deckhall.kernel.state import Effect, State, Task
from tests.ashes.tables import Scene, ashes, start
from tests.ashes.test_draft import new_draft, play_until

FINE = ""  # as a fault: nothing is wrong
Position = dict[str, Any]


# -- tables in the middle of something ------------------------------------------


def turn() -> Scene:
    return ashes(
        {"hand": ["iron_worker#6"], "battlefield": ["gilder"]},
        {"spellboard": ["chant_of_revenge"]},
        {},
        removed=[{"card": "iron_worker", "owner": 2}],
    )


def aiming() -> Scene:
    """Molten Gold (5) is played; its target is asked for. Iron Worker and Gilder are 12 and 13."""
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": ["iron_worker", "gilder"]})
    table.play("molten_gold")
    return table


def paying_cards() -> Scene:
    """Slash, an ability of Coal Roarkwin (4), costs a card from hand."""
    table = ashes({"hand": ["molten_gold", "iron_worker"]}, {"battlefield": ["iron_worker"]})
    table.activate("coal_roarkwin")
    return table


def paying_dice() -> Scene:
    """The first of two dice for Transfer; player 1 has other dice."""
    table = ashes(
        {"hand": ["transfer"], "dice": {"charm_class": 2, "charm_power": 1, "natural_basic": 1}},
        {"dice": {"illusion_class": 3}},
    )
    table.pay_by_hand = True
    table.play("transfer")
    return table


def answering() -> Scene:
    """Final Cry (15), played because of a destroyed Iron Worker (14), is being aimed; a Silver Snake (5) waits."""
    table = waiting()
    table.react("final_cry")
    table.order("final_cry")
    return table


def waiting() -> Scene:
    """Iron Worker (14) is destroyed; player 1 may answer, Consume of the Silver Snake (5) comes in any case."""
    table = ashes(
        {"hand": ["molten_gold"], "phoenixborn": "maeoni_viper", "battlefield": ["silver_snake"]},
        {"phoenixborn": "saria_guideman", "battlefield": ["iron_worker"], "hand": ["final_cry"]},
    )
    table.play("molten_gold", "iron_worker")
    return table


def blocking() -> Scene:
    """Iron Worker (5) and Hammer Knight (6) attack the Phoenixborn (13) of player 1, who has Gilder (14)."""
    table = ashes({"battlefield": ["iron_worker", "hammer_knight"]}, {"battlefield": ["gilder"]})
    table.attack("aradel_summergaard", "iron_worker", "hammer_knight")
    return table


def countering() -> Scene:
    """The same attack on Gilder (14), who may counter."""
    table = ashes(
        {"battlefield": ["iron_worker", "hammer_knight"]}, {"battlefield": ["gilder", "blood_archer"]}
    )
    table.attack("gilder", "iron_worker", "hammer_knight")
    table.no_guard()
    return table


def splitting() -> Scene:
    table = countering()
    table.counter()
    return table


def redirecting() -> Scene:
    """Damage to the Phoenixborn (12) of player 1 would be dealt and may be redirected."""
    table = ashes({"battlefield": ["iron_worker"]}, {"hand": ["redirect"], "battlefield": ["gilder"]})
    table.attack("aradel_summergaard", "iron_worker")
    table.no_block()
    return table


def turning() -> Scene:
    """Call upon the Realms (5): a natural die is in hand, its face is asked for."""
    table = ashes({"hand": ["call_upon_the_realms"], "dice": {"natural_basic": 2, "ceremonial_basic": 1}})
    table.play("call_upon_the_realms")
    table.choose("natural_basic")
    return table


def meditating() -> Scene:
    table = ashes({"hand": ["molten_gold", "iron_worker"], "dice": {"natural_basic": 2}})
    table.choose("meditate")
    return table


def meditating_among_three() -> Scene:
    table = ashes({"hand": ["molten_gold"], "dice": {"natural_basic": 2}}, {}, {})
    table.choose("meditate")
    return table


def readying() -> Scene:
    """Hidden Power (5) readies two of the exhausted dice."""
    exhausted = {"ceremonial": 1, "natural": 2}
    table = ashes(
        {"hand": ["hidden_power"], "dice": {"active": {"illusion": {"class": 1}}, "exhausted": exhausted}},
        {"dice": {"exhausted": {"ceremonial": 1}}},
    )
    table.play("hidden_power")
    return table


def drawing() -> Scene:
    """Abundance (5): first player 0, then player 1 chooses how many cards to draw."""
    table = ashes({"spellboard": ["abundance"]})
    table.activate("abundance")
    return table


def moving_a_token() -> Scene:
    """Transfer (5): an exhaustion token of Gilder (12) goes to somebody else."""
    table = ashes(
        {"hand": ["transfer"]},
        {"battlefield": [{"card": "gilder", "exhaustion": 1, "wounds": 1}, "iron_worker", "blood_archer"]},
    )
    table.play("transfer", "player 1")
    table.choose("wound")
    return table


def paying_extra() -> Scene:
    """Summon Mist Spirit (5) has an additional cost."""
    table = ashes({"spellboard": ["summon_mist_spirit"]})
    table.activate("summon_mist_spirit")
    return table


def opening() -> Scene:
    return start("iron_men", "snakes_in_silver", first_five="chosen")


def until(prompt: str) -> Scene:
    hands = [["molten_gold", "iron_worker"], ["iron_worker"]]
    table = ashes(
        {"hand": hands[0], "dice": {"charm_class": 2}}, {"hand": hands[1], "dice": {"natural_power": 1}}
    )
    while table.prompt != prompt:
        if table.prompt == "turn":
            table.end_turn()
        else:
            table.done()
    return table


def preparing() -> Scene:
    return until("prepare_discard")


def recovering() -> Scene:
    return until("exhaust_dice")


def drafting(prompt: str, **choices: Any) -> Scene:
    return Scene(play_until(new_draft(2, **choices), prompt))


def choosing_phoenixborn() -> Scene:
    return drafting("phoenixborn")


def picking() -> Scene:
    """Player 0 has picked a first card; player 1 is asked."""
    table = drafting("draft")
    table.game.apply(table.options[0])
    return table


def taking_dice() -> Scene:
    return drafting("draft_dice")


def swapping() -> Scene:
    table = drafting("swap")
    table.game.apply(table.options[0])
    return table


@functools.cache
def played(scene: Any) -> Position:
    return scene().game.position()  # type: ignore[no-any-return]  # `scene` is one of the functions above


# -- changing one thing ---------------------------------------------------------


def change(position: Position, path: str, value: Any) -> None:
    """Put a value at a path such as "events.0.Use.index"; "todo.+" appends, "asked.-" takes away what is there."""
    here: Any = position
    *names, last = path.split(".")
    if last == "-":
        last = names.pop()
        del at(here, names)[key_of(at(here, names), last)]
        return
    here = at(here, names)
    if last == "+":
        here.append(value)
    else:
        here[key_of(here, last)] = value


def at(here: Any, names: list[str]) -> Any:
    for name in names:
        here = here[key_of(here, name)]
    return here


def key_of(here: Any, name: str) -> Any:
    return int(name) if isinstance(here, list) else name


def fault_of(position: Position) -> str:
    try:
        deckhall.load_position(position)
    except deckhall.InvalidPosition as error:
        return str(error)
    return FINE


def task(effect: str, player: int = -1, source: int = -1, it: int = -1, **fields: Any) -> dict[str, Any]:
    return {"do": {effect: fields}, "player": player, "source": source, "it": it}


def check(scene: Any, fault: str, *changes: tuple[str, Any]) -> None:
    position = copy.deepcopy(played(scene))
    for path, value in changes:
        change(position, path, value)
    assert_refused(fault_of(position), fault)


def assert_refused(found: str, fault: str) -> None:
    """With the compiled build a part of another type is refused as soon as it is read."""
    if fault and deckhall.compiled() and "object expected; got" in found:
        return
    assert (fault in found) if fault else not found, f"{found!r} instead of {fault!r}"


# A compiled part that holds a number makes one of a truth value.
plain_only = pytest.mark.skipif(deckhall.compiled(), reason="there True is 1, and False is 0")


SCENES = (
    turn,
    aiming,
    paying_cards,
    paying_dice,
    waiting,
    answering,
    blocking,
    countering,
    splitting,
    redirecting,
    turning,
    meditating,
    meditating_among_three,
    readying,
    drawing,
    moving_a_token,
    paying_extra,
    opening,
    preparing,
    recovering,
    choosing_phoenixborn,
    picking,
    taking_dice,
    swapping,
)


@pytest.mark.parametrize("scene", SCENES)
def test_what_was_played_to_is_accepted(scene: Any) -> None:
    position = scene().game.position()
    assert deckhall.load_position(position).position() == position
    assert position == played(scene)


# -- numbers, players, choices --------------------------------------------------

TOKENS = "numbers of tokens are 0 to 100"
DICE = "numbers of dice are 0 to 100"
CHOSEN = "has chosen what they could not choose"


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("players.0.battlefield.0", {"card": "gilder#5", "status": 100}, FINE),
        ("players.0.battlefield.0", {"card": "gilder#5", "status": 101}, TOKENS),
        ("players.0.battlefield.0", {"card": "gilder#5", "wounds": -1}, TOKENS),
        ("players.0.battlefield.0", {"card": "gilder#5", "exhaustion": -1}, TOKENS),
        ("players.0.battlefield.0", {"card": "gilder#5", "charms": 101}, TOKENS),
        ("players.0.battlefield.0", {"card": "gilder#5", "boost": 100}, FINE),
        ("players.0.battlefield.0", {"card": "gilder#5", "boost": 101}, TOKENS),
        ("players.1.dice.active.charm.power", 100, FINE),
        ("players.1.dice.active.charm.power", 101, DICE),
        ("players.1.dice.active.charm.power", -1, DICE),
        ("players.1.dice.exhausted.charm", 101, DICE),
        ("passes", 3, FINE),
        ("passes", 4, "larger than it can be"),
        ("passes", -1, "'passes' is 0 or more"),
        ("sides", 1000, FINE),
        ("sides", 1001, "larger than it can be"),
        ("options.stalemate", 1000, FINE),
        ("options.stalemate", 1001, "larger than it can be"),
        ("options.stalemate", -1, "'stalemate' is 0 or more"),
        ("round", -1, "'round' is 0 or more"),
        ("turns", -1, "'turns' is 0 or more"),
        ("idle_rounds", -1, "'idle_rounds' is 0 or more"),
        ("players.0.hand.0", {"card": "iron_worker#6", "owner": 2}, FINE),
        ("players.0.hand.0", {"card": "iron_worker#6", "owner": 3}, "its owner is no player"),
        ("players.0.hand.0", {"card": "iron_worker#6", "owner": -2}, "its owner is no player"),
        ("players.2.alive", False, FINE),
        ("token", 2, FINE),
        ("players.0.chosen", [6], CHOSEN),
        ("draft", {"face_up": []}, "belongs to the phase draft"),
    ],
)
def test_numbers_and_players(path: str, value: Any, fault: str) -> None:
    check(turn, fault, (path, value))


def test_the_token_is_with_somebody_who_lives() -> None:
    check(turn, "'token' is the seat of a living player", ("players.2.alive", False), ("token", 2))


def test_nobody_plays_alone() -> None:
    check(turn, "two living players", ("players.1.alive", False), ("players.2.alive", False))


@pytest.mark.parametrize(
    ("scene", "seat", "chosen", "fault"),
    [
        (preparing, 1, [20], CHOSEN),
        (preparing, 0, [5, 6], FINE),
        (preparing, 0, [5, 5], CHOSEN),
        (preparing, 0, [5, 99], CHOSEN),
        (recovering, 0, [5, 5], FINE),
        (recovering, 0, [5, 5, 5], CHOSEN),
        (recovering, 0, [11], CHOSEN),
        (recovering, 0, [12], CHOSEN),
        (recovering, 0, [-1], CHOSEN),
        (recovering, 1, [11], FINE),
        (recovering, 1, [5], CHOSEN),
    ],
)
def test_what_was_chosen_in_secret_is_in_the_hand_or_the_pool(
    scene: Any, seat: int, chosen: list[int], fault: str
) -> None:
    check(scene, fault, (f"players.{seat}.chosen", chosen))


# -- tasks ----------------------------------------------------------------------


@dataclass(frozen=True)
class Elsewhere(Effect):
    """Something that another game does."""

    def resolve(self, state: State, task: Task) -> None:
        raise AssertionError("never done")


NOTHING = task("OpenWindow", moment=12)  # the beginning of the turns: nobody answers
TURN = [task("Recover"), task("EndTurn"), task("TakeTurn", 0)]


def unfit(effect: str) -> str:
    return f"{effect}: its parts do not fit"


@pytest.mark.parametrize(
    ("added", "fault"),
    [
        ([NOTHING], FINE),
        ([NOTHING] * 197, FINE),
        ([NOTHING] * 198, "more effects than a game can have"),
        ([task("Elsewhere")], "Elsewhere does not happen in Ashes"),
        ([{**NOTHING, "player": 2}], FINE),
        ([{**NOTHING, "player": 3}], "a task is for player 3; there are 3"),
        ([{**NOTHING, "player": -2}], "a task is for player -2"),
        ([{**NOTHING, "source": -2}], FINE),
        ([{**NOTHING, "source": -3}], "a task speaks of card -3"),
        ([task("LetGo", it=99)], "a task speaks of card 99"),
        ([{**task("RerollDice", 0), "amount": 1}], "a task of Ashes has no amount"),
        ([task("OpenWindow", moment=13)], FINE),
        ([task("OpenWindow", moment=14)], unfit("OpenWindow")),
        ([task("OpenWindow", moment=-1)], unfit("OpenWindow")),
        pytest.param([task("OpenWindow", moment=True)], unfit("OpenWindow"), marks=plain_only),
        ([task("OpenWindow", moment=1)], "nothing happens that could be answered at arrives"),
        ([task("Settle", by=2)], FINE),
        ([task("Settle", by=3)], unfit("Settle")),
        ([task("AnnounceDiscard", seat=2)], FINE),
        ([task("AnnounceDiscard", seat=3)], unfit("AnnounceDiscard")),
        ([task("AnnounceDiscard", seat=-1)], unfit("AnnounceDiscard")),
        ([task("LetGo", it=6)], unfit("LetGo")),
        ([task("Split", together=1)], unfit("Split")),
        ([task("CounterOrNot")], unfit("CounterOrNot")),
        ([task("PrepareDiscard", 0)], "nobody uses a card that does PrepareDiscard"),
        ([task("BeginRound")], "nobody uses a card that does BeginRound"),
        ([task("BuildDecks", then_play=1)], unfit("BuildDecks")),
        ([task("PickCard", pick=9)], unfit("PickCard")),
        ([task("PickCard", pick=8)], "nobody uses a card that does PickCard"),
        ([task("TakeDieOfStock", count=11)], unfit("TakeDieOfStock")),
        ([task("TakeDieOfStock", count=10)], "nobody uses a card that does TakeDieOfStock"),
        ([task("Consider", index=1000)], "Consider is about a Salvo"),
        ([task("Consider", index=-1)], unfit("Consider")),
        ([task("TurnNext", 0)], "there is none for TurnNext"),
        ([task("TurnDice", 0, count=1000)], FINE),
        ([task("TurnDice", -1, count=1)], unfit("TurnDice")),
    ],
)
def test_what_is_to_be_done(added: list[Any], fault: str) -> None:
    check(turn, fault, ("asked.-", None), ("todo", [*TURN, *added]))


@pytest.mark.parametrize(
    ("todo", "fault"),
    [
        ([], "does not begin with the rest of its phase"),
        (TURN[:2], "does not begin with the rest of its phase"),
        ([task("Recover"), task("FirstTurn")], FINE),
        ([*TURN[:2], task("TakeTurn", 1)], "the player whose turn it is"),
        ([task("BeginRound")], FINE),
        ([task("BeginRound"), NOTHING], "does not begin with the rest of its phase"),
    ],
)
def test_a_stack_begins_with_the_rest_of_its_phase(todo: list[Any], fault: str) -> None:
    check(turn, fault, ("asked.-", None), ("todo", todo))


def test_nobody_has_no_turn() -> None:
    todo = [*TURN[:2], task("TakeTurn", -1)]
    check(turn, "the player whose turn it is", ("asked.-", None), ("todo", todo), ("turn", -1))


@pytest.mark.parametrize(
    ("player", "fault"), [(0, FINE), (1, "each player chooses once"), (-1, "each player chooses once")]
)
def test_each_player_chooses_once(player: int, fault: str) -> None:
    """It is player 1 who is asked."""
    assert played(preparing)["asked"]["player"] == 1
    check(preparing, fault, ("todo.3.player", player))


def test_nobody_prepares_when_all_have_drawn() -> None:
    todo = [task("BeginTurns"), task("PrepareDiscard", 0)]
    check(preparing, "nobody uses a card", ("todo", todo))


# -- windows --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("players", [1, 0], FINE),
        ("players", [], unfit("Window")),
        ("players", [1, 1], unfit("Window")),
        ("players", [2], unfit("Window")),
        ("players", 1, unfit("Window")),
        ("answers", [], FINE),
        ("answers", [[5, 5, 0], [5, 5, 0]], unfit("Window")),
        ("answers", 5, unfit("Window")),
        ("answers", [5], unfit("Window")),
        ("answers", [[5, 5]], unfit("Window")),
        ("answers", [[15, 15, 0]], FINE),
        ("answers", [[5, 15, 0]], unfit("Window")),  # a reaction is no text that somebody else has
        ("answers", [[5, 4, 0]], FINE),  # a Phoenixborn's, as if an alteration had it
        ("answers", [[5, 5, 1]], unfit("Window")),
        ("answers", [[5, 99, 0]], unfit("Window")),
        ("answers", [[99, 5, 0]], unfit("Window")),
        ("answers", [[0, 5, 0]], unfit("Window")),  # the reference cards are nobody's
        ("answers", [[5, 0, 0]], unfit("Window")),
        ("answers", [[-1, 5, 0]], unfit("Window")),
        ("moment", 8, "nothing happens that could be answered at received"),
    ],
)
def test_who_may_answer_and_with_what(path: str, value: Any, fault: str) -> None:
    check(waiting, fault, (f"asked.do.Window.{path}", value))


# -- events ---------------------------------------------------------------------


def odd(event: str) -> str:
    return f"{event}: something happens to a player or card that is not there"


@pytest.mark.parametrize(
    ("scene", "path", "value", "fault"),
    [
        (waiting, "1.Destruction.card", -2, FINE),
        (waiting, "1.Destruction.card", 99, odd("Destruction")),
        (waiting, "1.Destruction.card", -3, odd("Destruction")),
        (waiting, "1.Destruction.player", 2, odd("Destruction")),
        (waiting, "1.Destruction.player", -2, odd("Destruction")),
        (waiting, "1.Destruction.by", -1, FINE),
        (waiting, "1.Destruction.by", 2, odd("Destruction")),
        (waiting, "1.Destruction.removed", True, FINE),
        (waiting, "1.Destruction.removed", 1, odd("Destruction")),
        (redirecting, "1.Damage.amount", 1000, FINE),
        (redirecting, "1.Damage.amount", 0, FINE),
        (redirecting, "1.Damage.amount", -1, odd("Damage")),
        (redirecting, "1.Damage.by", -1, FINE),
        (redirecting, "1.Damage.by", 2, odd("Damage")),
        (redirecting, "1.Damage.card", -1, FINE),
        (redirecting, "1.Damage.card", -2, FINE),
        (redirecting, "1.Damage.card", 0, odd("Damage")),
        (redirecting, "1.Damage.card", 4, odd("Damage")),
        (redirecting, "1.Damage.card", 13, FINE),
        (redirecting, "1.Damage.card", 14, odd("Damage")),
        (redirecting, "1.Damage.player", 0, odd("Damage")),
        (redirecting, "1.Damage.source", 99, odd("Damage")),
        (redirecting, "1.Damage.cause", "fun", odd("Damage")),
        (redirecting, "1.Damage.dealers", [-2], FINE),
        (redirecting, "1.Damage.dealers", [99], odd("Damage")),
        (redirecting, "1.Damage.dealers", 5, odd("Damage")),
        (redirecting, "0.Salvo.packets", 5, odd("Salvo")),
        (redirecting, "0.Salvo.packets", [{"Event": {"card": 4, "player": 0}}], odd("Salvo")),
        (redirecting, "0.Salvo.packets.0.Damage.cause", "fun", odd("Salvo")),
        (turning, "1.Turning.left", 0, FINE),
        (turning, "1.Turning.left", 1000, FINE),
        (turning, "1.Turning.left", -1, odd("Turning")),
        (turning, "1.Turning.last", 0, FINE),
        (turning, "1.Turning.last", 11, FINE),
        (turning, "1.Turning.last", 12, odd("Turning")),
        (turning, "1.Turning.turned", [0, 11], FINE),
        (turning, "1.Turning.turned", [12], odd("Turning")),
        (turning, "1.Turning.turned", 0, odd("Turning")),
        (turning, "1.Turning.held", 0, FINE),
        (turning, "1.Turning.held", 1, "no die is being turned"),
        (turning, "1.Turning.held", -1, "no die is being turned"),
        (turning, "1.Turning.held", -2, odd("Turning")),
        (turning, "1.Turning.held", 12, odd("Turning")),
        (turning, "1.Turning.player", -1, odd("Turning")),
        (turning, "1.Turning.player", 1, "TurnNext is for the player who does it"),
        (meditating, "0.Meditation.cards", 1000, FINE),
        (meditating, "0.Meditation.cards", -1, odd("Meditation")),
        (meditating, "0.Meditation.from_pile", 1, odd("Meditation")),
        (meditating, "0.Meditation.player", -1, odd("Meditation")),
        (meditating, "0.Meditation.player", 1, "MeditateNext is for the player who does it"),
        (aiming, "0.Use.card", 99, odd("Use")),
        (aiming, "0.Use.card", -1, odd("Use")),
        (aiming, "0.Use.card", 6, odd("Use")),
        (aiming, "0.Use.text", 99, odd("Use")),
        (aiming, "0.Use.text", -1, odd("Use")),
        (aiming, "0.Use.player", -1, odd("Use")),
        (aiming, "0.Use.way", 4, odd("Use")),
        pytest.param(aiming, "0.Use.way", False, odd("Use"), marks=plain_only),
        (aiming, "0.Use.way", 3, odd("Use")),
        (aiming, "0.Use.index", 1, odd("Use")),
        (aiming, "0.Use.number", 100, FINE),
        (aiming, "0.Use.number", 101, odd("Use")),
        (aiming, "0.Use.targets", [12], "molten_gold has all its targets"),
        (aiming, "0.Use.targets", [12, 13], odd("Use")),
        (aiming, "0.Use.targets", [99], odd("Use")),
        (moving_a_token, "0.Use.targets", [5], odd("Use")),  # of a player: their Phoenixborn
        (aiming, "0.Use.packets", 5, odd("Use")),
        (aiming, "0.Use.summoned", 99, odd("Use")),
        (aiming, "0.Use.extra", 1, odd("Use")),
        (aiming, "0.Use.cancelled", 1, odd("Use")),
        (aiming, "0.Use.settle_by", 1, FINE),
        (aiming, "0.Use.settle_by", -1, FINE),
        (aiming, "0.Use.settle_by", 2, odd("Use")),
        (aiming, "0.Use.settle_by", -3, odd("Use")),
        (aiming, "0.Use.later", [{"Arrival": {"card": 12, "player": 1}}], FINE),
        (aiming, "0.Use.later", [{"Arrival": {"card": 99, "player": 1}}], odd("Use")),
        (aiming, "0.Use.later", [{"Event": {"card": 12, "player": 1}}], odd("Use")),
        (aiming, "0.Use.later", 5, odd("Use")),
        (answering, "2.Use.way", 2, "final_cry is not being played"),
        (answering, "2.Use.index", 1, odd("Use")),
        (answering, "2.Use.card", 5, odd("Use")),
        (paying_cards, "0.Use.index", 1, odd("Use")),
    ],
)
def test_what_happens(scene: Any, path: str, value: Any, fault: str) -> None:
    check(scene, fault, (f"events.{path}", value))


def test_a_reaction_is_a_reaction_spell() -> None:
    snake = {"card": 5, "player": 0, "text": 5, "way": 3, "index": 0}
    check(answering, odd("Use"), ("events.2.Use", snake), ("asked.-", None))


def test_an_answer_lies_above_what_it_answers() -> None:
    """Without the destruction Final Cry would answer Molten Gold."""
    todo = [one for one in played(answering)["todo"] if "Finish" in one["do"] or one["player"] >= 0]
    rest = [*TURN[:2], *todo[:2], *todo[2:]]
    check(answering, "final_cry does not answer what happens", ("events.1.-", None), ("todo", rest))


def test_nobody_who_is_out_closes_anything() -> None:
    out = ("players.0.alive", False)
    check(meditating_among_three, "MeditateNext: player 0 is out of the game", ("token", 1), out)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ([("events.+", {"Event": {"card": 4, "player": 0}})], "nothing closes the last of them"),
        ([("events.-1.-", None)], "there is none for WriteBack"),
        ([("todo.-1.do.WriteBack.index", 1)], "no such damage to write back"),
        ([("todo.-1.-", None)], "nothing happens that could be answered at would_be_dealt"),
        ([("todo.-1", task("CloseEvent"))], FINE),
        (
            [("todo.-1", task("CloseEvent")), ("events.0", {"Event": {"card": 4, "player": 0}})],
            "ReceiveAll is about",
        ),
        ([("todo.-2", task("Consider", index=0))], FINE),
        ([("todo.-2", task("Consider", index=1))], "no such damage to consider"),
        ([("todo.-1", task("Bury"))], "Bury is about a Destruction"),
    ],
)
def test_every_event_is_closed_by_one_task(changes: list[tuple[str, Any]], fault: str) -> None:
    check(redirecting, fault, *changes)


def test_damage_is_written_back_into_a_salvo() -> None:
    salvo: Any = {"Event": {"card": 4, "player": 0}}
    tasks = [*TURN, task("CloseEvent"), task("WriteBack", index=0)]
    damage = played(redirecting)["events"][1]
    check(
        redirecting,
        "no such damage to write back",
        ("attack.-", None),
        ("todo", tasks),
        ("events", [salvo, damage]),
        ("asked.-", None),
    )


# -- the attack -----------------------------------------------------------------

ATTACK = "'attack': its parts do not fit"


@pytest.mark.parametrize(
    ("scene", "part", "value", "fault"),
    [
        (blocking, "player", 2, ATTACK),
        (blocking, "player", -1, ATTACK),
        (blocking, "on_unit", 0, ATTACK),
        (blocking, "attackers", [5], ATTACK),
        (blocking, "attackers", [5, -2], FINE),
        (blocking, "attackers", [5, 5], ATTACK),
        (blocking, "attackers", [5, 0], ATTACK),
        (blocking, "attackers", [5, 1], ATTACK),
        (blocking, "attackers", [5, 99], ATTACK),
        (blocking, "attackers", [5, 13], ATTACK),
        (blocking, "blockers", [14, -1], FINE),
        (blocking, "blockers", [99, -1], ATTACK),
        (blocking, "blockers", [0, -1], ATTACK),
        (blocking, "defender", 2, ATTACK),
        (blocking, "defender", -1, ATTACK),
        (blocking, "target", 99, ATTACK),
        (blocking, "target", -2, FINE),
        (blocking, "target", 0, ATTACK),
        (blocking, "target", 14, ATTACK),
        (splitting, "target", 0, ATTACK),
        (splitting, "target", 5, ATTACK),
        (splitting, "target", 13, FINE),
        (blocking, "fighting", 6, FINE),
        (blocking, "fighting", 14, ATTACK),
        (blocking, "fighting", 0, ATTACK),
        (blocking, "fighting", -2, FINE),
        (blocking, "countering", 13, ATTACK),
        (blocking, "step", 1, FINE),
        (blocking, "step", 0, ATTACK),
        (blocking, "step", 5, ATTACK),
        (splitting, "split", [0], FINE),
        (splitting, "split", [0, 1000], FINE),
        (splitting, "split", [0, 1, 2], ATTACK),
        (splitting, "split", [-1], ATTACK),
        (splitting, "split", 1, ATTACK),
    ],
)
def test_the_attack(scene: Any, part: str, value: Any, fault: str) -> None:
    check(scene, fault, (f"attack.Attack.{part}", value))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ([("attack.-", None)], "exactly while an EndAttack"),
        ([("todo.3.-", None)], "exactly while an EndAttack"),
        ([("todo.+", task("EndAttack"))], "exactly while an EndAttack"),
        ([("todo.3", task("FightOne")), ("todo.4", task("EndAttack"))], "FightOne belongs to an attack"),
        ([("asked.do.BlockAttackers.index", 1000)], FINE),
        ([("asked.do.BlockAttackers.index", -1)], unfit("BlockAttackers")),
    ],
)
def test_what_belongs_to_an_attack(changes: list[tuple[str, Any]], fault: str) -> None:
    check(blocking, fault, *changes)


def test_somebody_is_asked_to_counter() -> None:
    check(countering, unfit("CounterOrNot"), ("asked.it", -1))
    check(countering, unfit("CounterOrNot"), ("asked.it", -2))


# -- dice and cards that are paid, turned, readied -------------------------------


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ([("demands", [5, 0])], FINE),
        ([("demands", [5, 5])], FINE),
        ([("demands", [0, 5])], unfit("PayDice")),  # what any die can pay is paid last
        ([("demands", [])], unfit("PayDice")),
        ([("demands", 5)], unfit("PayDice")),
        ([("demands", [1])], unfit("PayDice")),
        ([("demands", [12])], unfit("PayDice")),
        ([("demands", [True])], unfit("PayDice")),
        ([("demands", [6])], unfit("PayDice")),  # only player 1 has such dice
        ([("demands", [0] * 5)], unfit("PayDice")),
        ([("step", 1)], FINE),
        ([("step", 2)], unfit("PayDice")),
        ([("step", -1)], unfit("PayDice")),
        ([("least", 9)], FINE),
        ([("least", 10)], unfit("PayDice")),
        ([("least", -1)], unfit("PayDice")),
        ([("least", 12)], unfit("PayDice")),
    ],
)
def test_dice_can_be_paid(changes: list[tuple[str, Any]], fault: str) -> None:
    assert played(paying_dice)["asked"]["do"]["PayDice"]["demands"] == [5, 0]
    check(paying_dice, fault, *[(f"asked.do.PayDice.{part}", value) for part, value in changes])


@pytest.mark.parametrize(("demands", "fault"), [(20, FINE), (21, unfit("PayDice"))])
def test_no_payment_has_more_than_twenty_dice(demands: int, fault: str) -> None:
    many = ("players.0.dice.active.charm.class", 30)
    check(paying_dice, fault, many, ("asked.do.PayDice.demands", [0] * demands))


def test_somebody_pays() -> None:
    check(paying_dice, unfit("PayDice"), ("asked.player", -1))


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (task("PayCards", 0, 4, count=10), FINE),
        (task("PayCards", 0, 4, count=11), unfit("PayCards")),
        (task("PayCards", 1, 4, count=1), "is about another card"),
        (task("PayCards", 0, 5, count=1), "is about another card"),
        (task("PayExtra", 0, 4), "coal_roarkwin has no additional cost"),
        (task("Place", 0, 4), "coal_roarkwin is not being played"),
        (task("ReadyDice", 0, 4), "coal_roarkwin does not say ReadyDice"),
        (task("Deal", 0, 4, amount=1), "is about another card"),
    ],
)
def test_a_step_belongs_to_what_is_used(asked: Any, fault: str) -> None:
    check(paying_cards, fault, ("asked", asked))


@pytest.mark.parametrize(
    ("done", "fault"),
    [
        (task("Deal", 0, 4, amount=1), FINE),
        (task("Deal", 0, 4, amount=0), FINE),
        (task("Deal", 0, 4, amount=2), "coal_roarkwin does not say Deal"),
        (task("Deal", 0, 4, amount="number"), "coal_roarkwin does not say Deal"),
        (task("Deal", 0, 4, amount=1, to="this"), "coal_roarkwin does not say Deal"),
        (task("Deal", 0, 4, amount=1, joining=True), "coal_roarkwin does not say Deal"),
        (task("Deal", 0, 5, amount=1), "is about another card"),
        (task("Deal", 1, 4, amount=1), "is about another card"),
        (task("Draw", 0, 4), "coal_roarkwin does not say Draw"),
    ],
)
def test_what_is_done_is_what_the_text_says(done: Any, fault: str) -> None:
    """Slash, aimed at the Iron Worker."""
    target = at(played(paying_cards), ["players", "1", "battlefield"])[0].split("#")[1]
    todo = ("todo", [*TURN, task("Finish", -1, 4), done])
    check(paying_cards, fault, ("asked.-", None), todo, ("events.0.Use.targets", [int(target)]))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ([("todo", [*TURN, task("Finish", -1, 5)]), ("asked", task("PayExtra", 0, 5))], "no additional cost"),
        ([("asked.-", None)], "molten_gold lacks targets"),
        ([("todo.+", task("Aim", 0, 5))], "molten_gold is aimed once"),
        ([("asked.source", 12)], "molten_gold lacks targets"),
        ([("asked", task("PlaceWounds", 0, 5, amount=3))], "molten_gold lacks targets"),
        ([("todo", [*TURN, task("Finish", -1, 5)]), ("asked.-", None)], FINE),
        (
            [("todo", [*TURN, task("Finish", -1, 5)]), ("asked", task("PlaceWounds", 0, 5, amount=3))],
            "is about another card",
        ),
        ([("played.-", None), ("players.0.hand.+", "molten_gold#5")], "molten_gold is not being played"),
    ],
)
def test_a_text_has_its_targets_first(changes: list[tuple[str, Any]], fault: str) -> None:
    check(aiming, fault, *changes)


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (task("ReadyDice", 0, 5, count=2), FINE),
        (task("ReadyDice", 0, 5, count=0), FINE),
        (task("ReadyDice", 0, 5, count=3), "hidden_power does not say ReadyDice"),
        (task("ReadyDice", 0, 5, count=-1), unfit("ReadyDice")),
        (task("ReadyDice", -1, 5, count=1), unfit("ReadyDice")),
        (task("ReadyDie", 0, 5, magic=0), FINE),
        (task("ReadyDie", 0, 5, magic=3), FINE),
        (task("ReadyDie", 0, 5, magic=1), unfit("ReadyDie")),
        (task("ReadyDie", 0, 5, magic=4), unfit("ReadyDie")),
        (task("ReadyDie", 0, 5, magic=-1), unfit("ReadyDie")),
        (task("ReadyDie", -1, 5, magic=0), unfit("ReadyDie")),
        (task("DrawSome", 0, 5, amount=2, less_per_focus=1), "hidden_power lets nobody draw"),
        (task("GiveToken", 0, 5, 4, token="wound"), "hidden_power moves no token"),
    ],
)
def test_dice_are_readied(asked: Any, fault: str) -> None:
    check(readying, fault, ("asked", asked))


@pytest.mark.parametrize(
    ("scene", "changes", "fault"),
    [
        (drawing, [("asked.do.DrawSome.amount", 3)], "abundance lets nobody draw"),
        (drawing, [("asked.do.DrawSome.less_per_focus", 2)], "abundance lets nobody draw"),
        (drawing, [("asked.player", -1)], unfit("DrawSome")),
        (moving_a_token, [("asked.do.GiveToken.token", "exhaustion")], FINE),
        (moving_a_token, [("asked.do.GiveToken.token", "luck")], unfit("GiveToken")),
        (moving_a_token, [("asked.it", -1)], unfit("GiveToken")),
        (turning, [("asked.player", -1)], "no die is being turned"),
        (turning, [("asked.player", 1)], "no die is being turned"),
    ],
)
def test_a_question_of_a_text_is_as_printed(scene: Any, changes: list[tuple[str, Any]], fault: str) -> None:
    check(scene, fault, *changes)


MUSTER = Card(
    "muster",
    "action_spell",
    main(),
    abilities=(OnPlay(do=(Summon("gilder", 2, up_to=True), DiscardFromHand("number"))),),
)


@pytest.fixture
def muster() -> Iterator[Position]:
    """A card of one's own (5) asks how many Gilders it brings; then as many cards are discarded as its number says."""
    library.add_card(MUSTER)
    table = ashes({"hand": ["muster"], "conjurations": ["gilder"] * 5})
    table.play("muster")
    yield table.game.position()
    library.remove_card("muster")


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (task("Summon", 0, 5, conjuration="gilder", amount=2, up_to=True), FINE),
        (task("Summon", 0, 5, conjuration="gilder", amount=1, up_to=False), FINE),
        (task("Summon", 0, 5, conjuration="gilder", amount=3, up_to=True), "muster does not say Summon"),
        (task("Summon", 0, 5, conjuration="iron_rhino", amount=1), "muster does not say Summon"),
        (task("Summon", 0, 5, conjuration="gilder", amount=1, onto="target_player"), "muster does not say"),
        (task("DiscardFromHand", 0, 5, amount="number"), FINE),
        (task("DiscardFromHand", 0, 5, amount=100), FINE),
        (task("DiscardFromHand", 0, 5, amount=101), "muster does not say DiscardFromHand"),
        (task("DiscardFromHand", 0, 5, amount=1, whose=1), "muster does not say DiscardFromHand"),
    ],
)
def test_what_is_left_of_a_text(muster: Position, asked: Any, fault: str) -> None:
    muster["asked"] = asked
    assert_refused(fault_of(muster), fault)


# -- drafts ---------------------------------------------------------------------


PICKED = "has only picked cards so far"


@pytest.mark.parametrize(
    ("scene", "changes", "fault"),
    [
        (
            choosing_phoenixborn,
            [("attack", {"Attack": {"player": 0, "on_unit": False}})],
            "all the cards of one box",
        ),
        (
            choosing_phoenixborn,
            [("events", [{"Event": {"card": 0, "player": 0}}])],
            "all the cards of one box",
        ),
        (choosing_phoenixborn, [("players.0.alive", False)], "all the cards of one box"),
        (choosing_phoenixborn, [("box.0.-", None)], "card numbers"),
        (choosing_phoenixborn, [("todo", []), ("asked.-", None)], "not the rest of a draft"),
        (choosing_phoenixborn, [("todo.-1.player", 0)], "each player chooses once"),
        (choosing_phoenixborn, [("todo.-1.-", None)], "player 1 needs a phoenixborn"),
        (choosing_phoenixborn, [("todo.-1.player", -1)], "ChoosePhoenixborn is for another player"),
        (choosing_phoenixborn, [("todo.0.player", 0)], "has no place in this draft"),
        (choosing_phoenixborn, [("todo.0.source", 0)], "has no place in this draft"),
        (choosing_phoenixborn, [("todo.3.do.KeepPicks.pick", 9)], unfit("KeepPicks")),
        (choosing_phoenixborn, [("todo.3.do.KeepPicks.pick", 7)], "has no place in this draft"),
        (choosing_phoenixborn, [("todo.-2.player", 0)], "PassDraftToken is for another player"),
        (choosing_phoenixborn, [("todo.-2.-", None)], "has no place in this draft"),
        (choosing_phoenixborn, [("draft.packs.+", [])], "a pack for every player"),
        (choosing_phoenixborn, [("draft.picks.-", None)], FINE),
        (choosing_phoenixborn, [("draft.stock.charm", 9)], "dice are missing, or too many"),
        (choosing_phoenixborn, [("draft.stock.charm", -1)], "numbers of dice"),
        (choosing_phoenixborn, [("players.1.dice.active", {"charm": {"basic": 1}})], PICKED),
        (picking, [("players.0.chosen", [])], CHOSEN),
        (picking, [("players.1.chosen", [5])], CHOSEN),
        (picking, [("players.0.chosen", [0])], CHOSEN),
        (taking_dice, [("asked.do.TakeDieOfStock.count", 1)], "player 1 will not have 10 dice"),
        (taking_dice, [("todo.-1.player", 1)], "will not have 10 dice"),
        (taking_dice, [("players.0.chosen", [5])], CHOSEN),
        (swapping, [("asked.it", 0)], "not face up"),
        (swapping, [("asked.it", -1)], FINE),
        (swapping, [("todo.-1.player", 0)], "each player chooses once"),
        (swapping, [("todo.0.do.BuildDecks.then_play", False)], FINE),
        (swapping, [("asked", task("SwapCards"))], "has no place in this draft"),
    ],
)
def test_a_draft(scene: Any, changes: list[tuple[str, Any]], fault: str) -> None:
    check(scene, fault, *changes)


def moved(position: Position, origin: str, destination: str) -> list[tuple[str, Any]]:
    """The last card of one pile laid onto another."""
    return [(f"{origin}.-1.-", None), (f"{destination}.+", at(position, origin.split("."))[-1])]


@pytest.mark.parametrize(
    ("origin", "destination", "fault"),
    [
        ("draft.picks.0", "draft.packs.2", "as large as the draft has come far"),
        ("draft.packs.2", "draft.packs.0", "as large as the draft has come far"),
        ("draft.packs.2", "players.0.hand", PICKED),
        ("draft.packs.2", "players.0.discard", PICKED),
        ("draft.packs.2", "draft.face_up", "as many cards as players are turned up"),
        ("draft.packs.2", "players.0.draw_pile", "player 0 has cards that no draft gives"),
    ],
)
def test_cards_of_a_draft_are_where_they_are_drafted(origin: str, destination: str, fault: str) -> None:
    check(swapping, fault, *moved(played(swapping), origin, destination))


def of_the_box(position: Position, name: str) -> tuple[int, str]:
    found = [(place, card) for place, card in enumerate(position["box"]) if card.startswith(name + "#")]
    return found[0]


@pytest.mark.parametrize(
    ("name", "destination", "fault"),
    [
        ("gilder", "players.1.conjurations", PICKED),
        ("gilder", "players.1.battlefield", PICKED),
        ("protect", "players.1.spellboard", PICKED),
        ("protect", "players.1.draw_pile", "player 1 has cards that no draft gives"),
        ("gilder", "draft.packs.2", "gilder is not drafted by this number"),
        ("protect", "draft.packs.2", "protect is not drafted by this number"),
    ],
)
def test_cards_of_the_box_stay_there(name: str, destination: str, fault: str) -> None:
    position = played(choosing_phoenixborn)
    place, card = of_the_box(position, name)
    check(choosing_phoenixborn, fault, (f"box.{place}.-", None), (f"{destination}.+", card))


@pytest.mark.parametrize("part", ["removed", "played"])
def test_in_a_draft_nothing_is_played(part: str) -> None:
    place, card = of_the_box(played(choosing_phoenixborn), "protect")
    fault = "in a draft nothing is played"
    check(choosing_phoenixborn, fault, (f"box.{place}.-", None), (part, [{"card": card, "owner": 0}]))


def test_a_draft_for_decks_alone_goes_on() -> None:
    table = drafting("phoenixborn", after_draft="duels")
    assert fault_of(table.game.position()) == FINE


def test_a_draft_of_two_boxes_is_one_of_two_boxes() -> None:
    position = Scene(new_draft(5)).game.position()
    assert fault_of(position) == FINE
    position["draft"]["stock"]["natural"] -= 1
    assert "dice are missing" in fault_of(position)
