"""Setups, positions and views of Ascension at their edges."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall.games.ascension import BOX
from deckhall.games.ascension.state import Ascension
from deckhall.games.ascension.turn import TAKE_TURN
from deckhall.kernel.state import SPECTATOR
from tests.ascension.tables import ANNIVERSARY, GODSLAYER, Table, ascension, both_editions
from tests.laws import checks


def new_state(**setup: Any) -> Ascension:
    state = deckhall.new_game("ascension", **{"seed": 1, **setup}).state
    assert isinstance(state, Ascension)
    return state


def refused(message: str, **parts: Any) -> None:
    with pytest.raises(deckhall.InvalidPosition, match=message):
        ascension(**parts)


# -- setting up -----------------------------------------------------------------


def test_what_can_be_chosen() -> None:
    about = BOX.about()
    assert about["players"] == [1, 2, 3, 4, 5, 6]
    assert [variant.get("team_size") for variant in about["variants"]] == [None, None, 2]
    bounds = {name: (one["least"], one["most"]) for name, one in about["options"].items() if "least" in one}
    assert bounds == {"honor_pool": (1, 600), "first_player": (0, 5), "stalemate": (0, 1000)}


@pytest.mark.parametrize("pool", [1, 600])
def test_the_smallest_and_the_largest_pool(pool: int) -> None:
    assert new_state(honor_pool=pool).pool == pool


@pytest.mark.parametrize("pool", [0, 601, -3, "many"])
def test_a_pool_that_cannot_be(pool: object) -> None:
    with pytest.raises(deckhall.InvalidSetup, match="from 1 to 600"):
        new_state(honor_pool=pool)


@pytest.mark.parametrize("first", [0, 1])
def test_either_player_may_be_the_first(first: int) -> None:
    assert new_state(first_player=first).player == first


@pytest.mark.parametrize("rounds", [0, 1000])
def test_the_fewest_and_the_most_quiet_rounds(rounds: int) -> None:
    assert new_state(stalemate=rounds).match.stalemate == rounds


@pytest.mark.parametrize("rounds", [-1, 1001, "never"])
def test_quiet_rounds_that_cannot_be(rounds: object) -> None:
    with pytest.raises(deckhall.InvalidSetup, match="from 0 to 1000"):
        new_state(stalemate=rounds)


@pytest.mark.parametrize("wrong", [7, None, ["godslayer"]])
def test_an_edition_is_a_name(wrong: object) -> None:
    with pytest.raises(deckhall.InvalidSetup, match="there is no edition"):
        new_state(edition=wrong)


def test_a_card_of_an_edition_by_its_id() -> None:
    assert [BOX.card("mystic", edition).id for edition in (GODSLAYER, ANNIVERSARY)] == ["mystic", "mystic"]
    with pytest.raises(deckhall.UnknownCard, match="no card 'wizard'"):
        BOX.card("wizard")


def test_cards_can_only_be_asked_for_by_edition() -> None:
    with pytest.raises(deckhall.InvalidSetup):
        deckhall.cards("ascension", colour="red")
    with pytest.raises(deckhall.GameError, match="no edition"):
        deckhall.cards("ascension", edition="third")
    with pytest.raises(deckhall.InvalidSetup, match="no edition"):
        new_state(edition="third")


def test_a_new_game_begins_with_nothing() -> None:
    state = new_state()
    numbers = (
        state.runes,
        state.power,
        state.mechana_runes,
        state.discount,
        state.defeats,
        state.mechana_played,
    )
    assert numbers == (0,) * 6
    assert (state.extra_turns, state.quiet, state.samael_honor, state.stirred, state.turn) == (
        0,
        0,
        0,
        False,
        1,
    )
    assert state.honor == [0, 0]


# -- positions ------------------------------------------------------------------


def test_what_a_position_leaves_out_is_dealt() -> None:
    position = {"game": "ascension", "seed": 5, "seats": [{}, {}]}
    state = deckhall.load_position(position).state
    assert isinstance(state, Ascension)
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert [sorted(state.hands[seat] + state.decks[seat]) for seat in (0, 1)] == [
        list(range(10)),
        list(range(10, 20)),
    ]
    assert len(state.row) == 6
    other = deckhall.load_position({**position, "seed": 6}).state
    assert isinstance(other, Ascension)
    assert (other.hands, other.row) != (state.hands, state.row)


def state_of(**position: Any) -> Ascension:
    state = deckhall.load_position({"game": "ascension", **position}).state
    assert isinstance(state, Ascension)
    return state


def test_a_position_begins_with_the_first_turn() -> None:
    assert state_of().turn == 1


def test_what_a_position_leaves_out_is_shuffled() -> None:
    tables = [state_of(seed=seed, seats=[{"hand": []}, {"hand": []}], row=[]) for seed in range(4)]
    assert len({tuple(table.decks[0]) for table in tables}) > 1
    assert len({tuple(table.center) for table in tables}) > 1


def test_a_seat_gets_starters_of_its_own_and_no_others() -> None:
    state = state_of(seats=[{"hand": ["apprentice"], "deck": []}, {}])
    assert sorted(state.hands[1] + state.decks[1]) == list(range(10, 20))
    assert len([card for card in state.box if card < 10]) == 9


def test_cards_without_numbers_are_first_those_of_the_seat() -> None:
    state = state_of(seats=[{"hand": []}, {"hand": ["apprentice"] * 9}, {"hand": []}])
    assert sorted(state.hands[1]) == [
        0,
        *[card for card in range(10, 20) if state.card_id(card) == "apprentice"],
    ]


def test_a_position_without_an_outcome_is_not_over() -> None:
    table = ascension(hand=["apprentice"])
    position = table.game.position()
    position.pop("outcome", None)
    assert deckhall.load_position(position).digest() == table.game.digest()


def test_a_row_is_left_as_a_position_writes_it() -> None:
    table = ascension(row=["mephit"], fill=False)
    assert table.row == ["mephit"]


def test_cards_by_number() -> None:
    assert ascension(hand=["apprentice#0"]).state.hands[0] == [0]
    cards = len(new_state().cards)
    for number in (str(cards), "100000", "1234567", "x", "-1"):
        refused("there is no card", hand=[f"apprentice#{number}"])


def test_a_position_that_is_over_has_nothing_to_do() -> None:
    game = deckhall.new_game("ascension", seed=1, honor_pool=1)
    while game.decision is not None:
        game.apply(game.decision.options[0] if len(game.codes()) % 3 else game.decision.options[-1])
    loaded = deckhall.load_position(game.position())
    assert loaded.outcome == game.outcome
    assert loaded.decision is None


def test_abilities_that_were_used_belong_to_cards_that_are_there() -> None:
    last = len(new_state().cards) - 1
    for key in (0, last * 4):
        assert ascension(used=[key]).state.used == [key]
    for key in (-1, (last + 1) * 4):
        refused("'used'", used=[key])


def test_known_cards_and_those_who_know_them() -> None:
    last = len(new_state().cards) - 1
    for card in (0, last):
        assert ascension(known={str(card): 1}).state.known == {card: 1}
    assert ascension(known={"0": -1}).state.known == {0: -1}
    for card, seen in ((last + 1, 1), (0, 4), (0, -2)):
        refused("'known'", known={str(card): seen})


def test_a_stolen_card_is_in_the_hand_of_its_taker_and_known_to_both() -> None:
    hand, known = ["mystic#" + str(mystic())], {str(mystic()): 3}
    assert ascension(hand=hand, known=known, stolen=[mystic(), 1]).state.stolen == [mystic(), 1]
    at_seat_1 = ascension(
        others=[{"hand": hand}], known=known, stolen=[mystic(), 0], player=1, hand=["apprentice"]
    )
    assert at_seat_1.state.stolen == [mystic(), 0]
    for victim in (0, 2, -1):
        refused("followed by its victim", hand=hand, known=known, stolen=[mystic(), victim])
    refused("followed by its victim", hand=hand, known=known, stolen=[mystic()])
    refused("know a stolen card", hand=hand, known={str(mystic()): 1}, stolen=[mystic(), 1])


def mystic() -> int:
    return new_state().mystics[0]


def test_tasks_are_for_seats_that_are_there() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["runic_lycanthrope"])
    table.play("runic_lycanthrope")
    position = table.game.position()
    (waiting,) = position["waiting"]
    for player in (2, -1):
        with pytest.raises(deckhall.InvalidPosition, match="seat from 0 to 1"):
            deckhall.load_position({**position, "waiting": [{**waiting, "player": player}]})


# -- views ----------------------------------------------------------------------


def view(table: Table, seat: int = 0) -> Any:
    return table.game.view(seat)


def told(table: Table, verb: str) -> list[dict[str, Any]]:
    decision = table.game.decision
    assert decision is not None
    return [table.game.describe(option) for option in decision.options if option.verb == verb]


@both_editions
def test_options_of_a_turn_tell_what_they_cost(edition: str) -> None:
    table = ascension(edition=edition, variant="teams", runes=8, power=8, row=["mephit", "arha_initiate"])
    assert {option["card"]: option["cost"] for option in told(table, "acquire")} == {
        "mystic": 3,
        "heavy_infantry": 2,
        "arha_initiate": 1,
        **{card: cost for card, cost in costs(table).items() if cost <= 8},
    }
    assert {option["card"]: option["cost"] for option in told(table, "give")}["mystic"] == 4
    assert {option["card"]: option["cost"] for option in told(table, "defeat")}["cultist"] == 2
    assert "cost" not in told(table, "end")[0]


def costs(table: Table) -> dict[str, int]:
    prices = {card["id"]: card for card in deckhall.cards("ascension", edition=table.state.match.edition)}
    return {card: prices[card]["cost"] for card in table.row if prices[card]["cost_in"] == "runes"}


@both_editions
def test_prices_of_the_row_are_those_of_heroes_and_constructs(edition: str) -> None:
    table = ascension(edition=edition, row=["mephit", "arha_initiate", "muramasa"], discount=2)
    prices = view(table)["prices"]
    shown = {table.state.card_id(int(card)): price for card, price in prices.items()}
    assert "mephit" not in shown
    assert shown["arha_initiate"] == 1
    assert shown["muramasa"] == costs(table)["muramasa"] - 2


def test_the_last_round_is_seen() -> None:
    assert view(ascension(pool=0))["last_round"] is True
    assert view(ascension(pool=1))["last_round"] is False


def test_what_is_always_there_is_seen_once_each() -> None:
    assert [card["id"] for card in view(ascension())["always"]] == ["mystic", "heavy_infantry", "cultist"]


def test_a_construct_is_seen_as_used_or_ready() -> None:
    table = ascension(constructs=["shadow_star", "muramasa"], others=[{"constructs": ["shadow_star"]}])
    mine, theirs = view(table)["seats"][0]["constructs"], view(table)["seats"][1]["constructs"]
    assert [(card["used"], card["ready"]) for card in mine] == [(False, True), (False, True)]
    assert [(card["used"], card["ready"]) for card in theirs] == [(False, False)]
    table.use("shadow_star")
    mine = view(table)["seats"][0]["constructs"]
    assert [(card["used"], card["ready"]) for card in mine] == [(True, False), (False, True)]


def test_where_options_are_found() -> None:
    table = ascension(runes=3, power=2, row=["arha_initiate"], hand=["apprentice"])
    places = {
        (option["verb"], option["card"]): option["place"]
        for verb in ("acquire", "defeat", "play")
        for option in told(table, verb)
    }
    assert places["acquire", "arha_initiate"] == "row"
    assert places["acquire", "mystic"] == "mystics"
    assert places["play", "apprentice"] == "hand"
    assert places["defeat", "cultist"] not in ("hand", "row")


def test_what_is_acquired_is_told_with_where_it_lay() -> None:
    table = ascension(runes=9, row=["arha_initiate"])
    table.game.listen()
    origins = []
    for card in ("arha_initiate", "mystic", "heavy_infantry"):
        table.acquire(card)
        origins += [one.origin for one in table.game.happenings() if one.kind == "acquired"]
    assert origins == ["row", "mystics", "infantry"]


def test_what_a_card_says_about_itself() -> None:
    cards = {card["id"]: card for card in deckhall.cards("ascension")}
    assert "uses" not in cards["apprentice"]
    assert len(cards["muramasa"]["uses"]) == 1
    assert not cards["apprentice"]["asks"]
    assert any(card["asks"] for card in cards.values())


# -- rules ----------------------------------------------------------------------


def test_runes_for_mechana_constructs_buy_nothing_else() -> None:
    table = ascension(runes=3, mechana_runes=2)
    table.acquire("mystic")
    assert (table.runes, table.mechana_runes) == (0, 2)


def test_with_no_runes_for_them_mechana_constructs_cost_runes() -> None:
    table = ascension(runes=9, row=["watchmakers_altar"])
    before = costs(table)["watchmakers_altar"]
    table.acquire("watchmakers_altar")
    assert table.runes == 9 - before


@pytest.mark.parametrize("deed", ["acquire", "defeat", "give", "gain"])
def test_a_round_in_which_somebody_did_something_is_not_quiet(deed: str) -> None:
    table = ascension(variant="teams", runes=4, power=2, hand=["apprentice"])
    if deed == "gain":
        table.state.gain_honor(0, 1)
    else:
        table.act(deed, "cultist" if deed == "defeat" else "mystic")
    assert table.state.stirred is True


def test_banishing_stirs_and_makes_forget() -> None:
    table = ascension(hand=["apprentice"], known={"0": -1})
    state = table.state
    card = state.hands[0][0]
    state.known[card] = -1
    state.banish(0, card, state.hands[0], "hand")
    assert state.stirred is True
    assert card not in state.known
    assert table.box == ["apprentice"]


def test_gaining_nothing_is_no_deed() -> None:
    table = ascension()
    table.state.gain_honor(0, 0)
    assert table.state.stirred is False


def test_the_void_is_shuffled_into_the_center_deck() -> None:
    void = [
        "mephit",
        "wind_tyrant",
        "arha_initiate",
        "landtalker",
        "muramasa",
        "hedron_cannon",
        "yggdrasil_staff",
    ]
    orders = set()
    for seed in range(6):
        table = ascension(center=[], void=void, seed=seed, row=["samaels_trickster"], fill=False)
        table.state.refill(0)
        orders.add(tuple(table.row + table.center))
    assert len(orders) > 3


def test_a_card_that_is_drawn_is_a_revelation_and_one_that_is_not_is_none() -> None:
    table = ascension(deck=["apprentice"], discard=[])
    before = table.state.revelations
    assert table.state.draw(0, 3) == 1
    assert table.state.revelations == before + 1


def test_a_key_tells_a_round_in_which_somebody_stirred() -> None:
    one, other = ascension(stirred=True).state, ascension(stirred=False).state
    assert one.key() != other.key()


@pytest.mark.parametrize("edition", [GODSLAYER, ANNIVERSARY])
def test_a_spectator_sees_no_hand(edition: str) -> None:
    table = ascension(edition=edition, hand=["mystic"])
    assert view(table, SPECTATOR)["seats"][0]["hand"] == []
    assert TAKE_TURN.asks()


# -- what is told ---------------------------------------------------------------


def kinds(table: Table) -> list[str]:
    return [happening.kind for happening in table.game.happenings()]


@both_editions
def test_copying_a_hero_is_told(edition: str) -> None:
    hand = ["twofold_askara", "arha_initiate", "heavy_infantry"]
    table = ascension(edition=edition, hand=hand, deck=["apprentice"] * 6)
    table.play("arha_initiate", "heavy_infantry")
    table.game.listen()
    table.play("twofold_askara")
    table.copy("heavy_infantry")
    assert "copied" in kinds(table)


def test_an_extra_turn_is_told() -> None:
    table = ascension(constructs=["tablet_of_times_dawn"])
    table.game.listen()
    table.use("tablet_of_times_dawn")
    assert table.state.extra_turns == 1
    assert "extra_turn" in kinds(table)


def test_a_shuffled_void_is_told() -> None:
    table = ascension(center=[], void=["mephit", "landtalker"], row=["samaels_trickster"], fill=False)
    table.game.listen()
    table.state.rebuild_center()
    assert "void_shuffled" in [happening.kind for happening in table.game.happenings()]


@both_editions
def test_an_edition_that_there_is_not(edition: str) -> None:
    with pytest.raises(deckhall.InvalidPosition, match="no edition 'third'"):
        deckhall.load_position({**ascension(edition=edition).game.position(), "edition": "third"})


# -- cards taken unseen ---------------------------------------------------------


def theft(player: int, victim: int) -> Table:
    """Somebody has taken a Mystic from another, and a third player has seen that it was done."""
    number = mystic_of_three()
    seats: list[dict[str, Any]] = [{"hand": ["apprentice", "militia"]} for _ in range(3)]
    seats[player]["hand"] = ["apprentice", f"mystic#{number}"]
    return ascension(
        hand=seats[0]["hand"],
        others=seats[1:],
        player=player,
        known={str(number): 1 << player | 1 << victim},
        stolen=[number, victim],
    )


def mystic_of_three() -> int:
    return new_state(players=3).mystics[0]


@pytest.mark.parametrize(("player", "victim"), [(0, 1), (0, 2), (1, 0), (2, 1)])
def test_whoever_has_not_seen_what_was_taken_cannot_tell(player: int, victim: int) -> None:
    table = theft(player, victim)
    onlooker = 3 - player - victim
    seen: Any = [table.game.view(seat)["seats"] for seat in range(3)]
    assert [card["id"] for card in seen[victim][player]["hand"]] == ["mystic"]
    assert seen[onlooker][player]["hand"] == []
    assert seen[onlooker][victim]["hand"] == []
    guesses = set()
    for seed in range(12):
        checks.views_do_not_leak(table.game, seed)
        checks.imagined_deals_follow_from_what_is_known(table.game, seed)
        imagined = table.game.imagine(onlooker, seed)
        assert isinstance(imagined, Ascension)
        assert imagined.stolen[1] == victim
        guesses.add(imagined.card_id(imagined.stolen[0]))
        everywhere = BOX.everywhere(imagined)
        assert everywhere is not None
        assert sorted(everywhere) == list(range(len(imagined.cards)))
    assert len(guesses) > 1
    known = table.game.imagine(victim, 1)
    assert isinstance(known, Ascension)
    assert known.stolen == table.state.stolen
