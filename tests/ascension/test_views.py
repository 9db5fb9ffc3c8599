"""What a player may know, and what `imagine` re-deals."""

from __future__ import annotations

from typing import Any

from deckhall.games.ascension.state import Ascension
from tests.ascension.tables import GODSLAYER, Table, ascension, both_editions

SPECTATOR = -1


def seat_of(view: dict[str, object], seat: int) -> dict[str, Any]:
    seats = view["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def shown(table: Table, viewer: int, seat: int, pile: str) -> list[str]:
    return sorted(card["id"] for card in seat_of(table.game.view(viewer), seat)[pile])


def imagined(table: Table, viewer: int, seed: int) -> Ascension:
    state = table.game.imagine(viewer, seed)
    assert isinstance(state, Ascension)
    return state


@both_editions
def test_the_own_hand_is_seen_and_others_are_not(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["mystic", "militia"],
        others=[{"hand": ["demon_slayer", "apprentice", "apprentice"]}],
    )
    assert shown(table, 0, 0, "hand") == ["militia", "mystic"]
    assert shown(table, 0, 1, "hand") == []
    assert seat_of(table.game.view(0), 1)["hand_count"] == 3
    assert shown(table, 1, 1, "hand") == ["apprentice", "apprentice", "demon_slayer"]
    for seat in (0, 1):
        assert shown(table, SPECTATOR, seat, "hand") == []


@both_editions
def test_deck_orders_are_not_seen(edition: str) -> None:
    """Not even the own one, whose contents are known by elimination."""
    table = ascension(
        edition=edition,
        deck=["mystic", "apprentice", "militia"],
        others=[{"hand": [], "deck": ["landtalker"]}],
    )
    view = table.game.view(0)
    mine = seat_of(view, 0)
    assert mine["deck_count"] == 3
    assert mine["deck_top"] == []
    assert mine["deck_contents"] == ["apprentice", "militia", "mystic"]
    other = seat_of(view, 1)
    assert other["deck_count"] == 1
    assert other["deck_top"] == []
    assert "deck_contents" not in other
    assert "center" not in view
    assert view["center_count"] == len(table.center)


@both_editions
def test_tables_that_differ_only_in_what_is_hidden_look_the_same(edition: str) -> None:
    def table(mine: list[str], theirs: list[str], held: list[str], center: list[str]) -> Table:
        other = {"hand": held, "deck": theirs}
        return ascension(edition=edition, hand=["militia#8"], deck=mine, others=[other], center=center)

    one = table(
        ["apprentice#0", "mystic"],
        ["apprentice#10", "militia#18"],
        ["apprentice#11"],
        ["mephit", "landtalker"],
    )
    two = table(
        ["mystic", "apprentice#0"],
        ["apprentice#11", "apprentice#10"],
        ["militia#18"],
        ["landtalker", "mephit"],
    )
    assert one.game.view(0) == two.game.view(0)
    assert one.game.view(SPECTATOR) == two.game.view(SPECTATOR)
    assert one.game.view(1) != two.game.view(1)


@both_editions
def test_everything_open_is_seen_by_everybody(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["mystic"],
        discard=["spike_vixen"],
        constructs=["muramasa"],
        void=["mephit"],
        others=[{"discard": ["demon_slayer"], "constructs": ["shadow_star"], "honor": 4}],
    )
    table.play("mystic")
    for viewer in (0, 1, SPECTATOR):
        view: dict[str, Any] = table.game.view(viewer)
        assert shown(table, viewer, 0, "discard") == ["spike_vixen"]
        assert shown(table, viewer, 0, "constructs") == ["muramasa"]
        assert shown(table, viewer, 1, "discard") == ["demon_slayer"]
        assert shown(table, viewer, 1, "constructs") == ["shadow_star"]
        assert seat_of(view, 1)["honor"] == 4
        assert [card["id"] for card in view["played"]] == ["mystic"]
        assert [card["id"] for card in view["void"]] == ["mephit"]
        assert [card["id"] for card in view["row"]] == table.row
        assert view["runes"] == 2


@both_editions
def test_everybody_can_count_what_a_player_owns(edition: str) -> None:
    """Wherever the cards are: what is acquired is seen by all. The order of a deck does not show in it."""
    parts = {"hand": ["mystic"], "discard": ["mystic", "militia"], "constructs": ["snapdragon"]}
    tables = [
        ascension(edition=edition, others=[{**parts, "deck": deck}])
        for deck in (["apprentice", "militia"], ["militia", "apprentice"])
    ]
    for table in tables:
        for viewer in (0, 1, SPECTATOR):
            owned = seat_of(table.game.view(viewer), 1)["owned"]
            assert owned == {"apprentice": 1, "militia": 2, "mystic": 2, "snapdragon": 1}
    first, second = (list(seat_of(table.game.view(0), 1)["owned"]) for table in tables)
    assert first == second


@both_editions
def test_options_are_told_only_to_who_decides(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "militia", "mystic"])
    table.play("void_initiate")
    asked = table.game.view(1)["decision"]
    assert asked == {"player": 0, "prompt": "banish"}
    mine: Any = table.game.view(0)["decision"]
    assert sorted(told.get("card", "") for told in mine["options"]) == ["", "militia", "mystic"]
    assert mine["card"] == "void_initiate"


@both_editions
def test_a_face_up_card_on_the_deck_is_known_until_it_is_played(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["druids_of_the_stone_circle"],
        row=["wolf_shaman"],
        deck=["militia", *["apprentice"] * 5],
    )
    table.play("druids_of_the_stone_circle")
    table.acquire("wolf_shaman")
    for viewer in (0, 1, SPECTATOR):
        assert shown(table, viewer, 0, "deck_top") == ["wolf_shaman"]
    for seed in range(10):
        assert imagined(table, 1, seed).decks[0][-1] == table.state.decks[0][-1]
    table.end_turn()  # drawn into the hand
    for viewer in (1, SPECTATOR):
        assert shown(table, viewer, 0, "deck_top") == []
        assert shown(table, viewer, 0, "hand") == ["wolf_shaman"]
    for seed in range(10):
        state = imagined(table, 1, seed)
        assert "wolf_shaman" in [state.card_id(card) for card in state.hands[0]]
    table.end_turn()
    table.play("wolf_shaman")
    assert shown(table, 1, 0, "hand") == []
    assert table.state.known == {}


@both_editions
def test_a_face_up_card_on_the_deck_is_known_until_the_deck_is_shuffled(edition: str) -> None:
    """Not played but discarded and shuffled, it is any card again."""
    table = ascension(
        edition=edition, hand=["druids_of_the_stone_circle"], row=["wolf_shaman"], deck=["apprentice"] * 4
    )
    table.play("druids_of_the_stone_circle")
    table.acquire("wolf_shaman")
    table.end_turn()
    assert shown(table, 1, 0, "hand") == ["wolf_shaman"]
    table.end_turn()
    table.end_turn()  # its five cards and the Druids are shuffled and drawn
    assert "wolf_shaman" in table.hand + table.deck
    assert shown(table, 1, 0, "hand") == []
    assert shown(table, 1, 0, "deck_top") == []


@both_editions
def test_two_face_up_cards_on_the_deck_are_known_in_order(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["druids_of_the_stone_circle", "cetra_weaver_of_stars"],
        row=["wolf_shaman", "landtalker"],
        deck=["apprentice"],
    )
    table.play("druids_of_the_stone_circle")
    table.acquire("wolf_shaman")
    table.play("cetra_weaver_of_stars")
    table.acquire("landtalker")
    top = seat_of(table.game.view(1), 0)["deck_top"]
    assert [card["id"] for card in top] == ["landtalker", "wolf_shaman"]


@both_editions
def test_a_card_the_courier_puts_into_the_hand_is_known(edition: str) -> None:
    table = ascension(edition=edition, constructs=["rocket_courier_x_99"], row=["burrower_mark_ii"], runes=3)
    table.acquire("burrower_mark_ii")
    for viewer in (0, 1, SPECTATOR):
        limbo: Any = table.game.view(viewer)["limbo"]
        assert [card["id"] for card in limbo] == ["burrower_mark_ii"]
    table.yes()
    place = "constructs" if edition == GODSLAYER else "hand"
    for viewer in (0, 1, SPECTATOR):
        assert "burrower_mark_ii" in shown(table, viewer, 0, place)


def robbed(edition: str, **parts: Any) -> Table:
    """Seat 0 has taken a card of seat 1; seat 2 watches, its own hand empty."""
    table = ascension(
        edition=edition,
        row=["xeron_duke_of_lies"],
        hand=["apprentice"],
        deck=["apprentice"] * 5,
        others=[
            {"hand": ["muramasa", "mystic", "militia"], "deck": ["landtalker", "apprentice", "apprentice"]},
            {"hand": [], "deck": ["militia"]},
        ],
        power=6,
        **parts,
    )
    table.defeat("xeron_duke_of_lies")
    return table


@both_editions
def test_xerons_card_is_known_to_taker_and_victim_only(edition: str) -> None:
    table = robbed(edition)
    taken = next(card for card in table.hand if card != "apprentice")
    assert shown(table, 0, 0, "hand") == table.hand
    assert shown(table, 1, 0, "hand") == [taken]
    for viewer in (2, SPECTATOR):
        assert shown(table, viewer, 0, "hand") == []
        assert shown(table, viewer, 1, "hand") == []
    for seed in range(20):
        state = imagined(table, 1, seed)
        assert taken in [state.card_id(card) for card in state.hands[0]]


@both_editions
def test_scores_do_not_tell_which_card_xeron_took(edition: str) -> None:
    """Muramasa is worth 4, the Militia nothing: others still count the card for its victim."""
    for seed in range(8):
        table = robbed(edition, seed=seed)
        honor = table.honor
        for viewer in (2, SPECTATOR):
            scores = [seat_of(table.game.view(viewer), seat)["score"] for seat in range(3)]
            assert scores == [honor, 4 + 1 + (3 if edition == GODSLAYER else 4), 0]
        for viewer in (0, 1):
            scores = [seat_of(table.game.view(viewer), seat)["score"] for seat in range(3)]
            assert scores == [table.seat(seat).score for seat in range(3)]


@both_editions
def test_a_third_players_imagination_varies_xerons_card(edition: str) -> None:
    table = robbed(edition)
    seen = set()
    for viewer in (2, SPECTATOR):
        for seed in range(120):
            state = imagined(table, viewer, seed)
            assert sorted(state.row) == sorted(table.state.row)
            assert state.view(viewer)["seats"] == table.game.view(viewer)["seats"]
            stolen = state.stolen[0]
            assert state.stolen[1] == 1
            assert stolen in state.hands[0]
            assert [len(hand) for hand in state.hands] == [len(hand) for hand in table.state.hands]
            theirs = sorted([stolen, *state.hands[1], *state.decks[1]])
            real = sorted([table.state.stolen[0], *table.state.hands[1], *table.state.decks[1]])
            assert theirs == real
            assert shown_state(state, 1, 0) == [state.card_id(stolen)]
            seen.add(state.card_id(stolen))
    assert seen == {"muramasa", "mystic", "militia", "landtalker", "apprentice"}


def shown_state(state: Ascension, viewer: int, seat: int) -> list[str]:
    return [card["id"] for card in seat_of(state.view(viewer), seat)["hand"]]


def test_a_third_player_knows_again_once_xerons_card_is_seen() -> None:
    """A card of the victim known to everybody may be the one taken, until the taken one is played."""
    outcomes = set()
    for seed in range(12):
        table = ascension(
            edition=GODSLAYER,
            row=["xeron_duke_of_lies"],
            others=[
                {"hand": ["muramasa#157", "militia"], "deck": ["apprentice"] * 3},
                {"hand": [], "deck": []},
            ],
            known={"157": -1},
            power=6,
            deck=[],
            seed=seed,
        )
        assert shown(table, 2, 1, "hand") == ["muramasa"]
        table.defeat("xeron_duke_of_lies")
        assert shown(table, 2, 1, "hand") == []
        assert shown(table, 2, 0, "hand") == []
        for dream in range(10):  # it is in one of the two hands, certainly not in the deck
            state = imagined(table, 2, dream)
            assert "muramasa" in [state.card_id(card) for card in state.hands[0] + state.hands[1]]
        taken = table.hand[0]
        outcomes.add(taken)
        table.play(taken)
        assert shown(table, 2, 1, "hand") == ([] if taken == "muramasa" else ["muramasa"])
    assert outcomes == {"muramasa", "militia"}


@both_editions
def test_imagine_keeps_what_is_known_and_deals_the_rest(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["mystic", "militia"],
        deck=["demon_slayer", "apprentice", "apprentice"],
        others=[{"hand": ["landtalker", "apprentice"], "deck": ["muramasa", "militia", "apprentice"]}],
    )
    hands, decks, centers = set(), set(), set()
    for seed in range(60):
        state = imagined(table, 0, seed)
        assert state.hands[0] == table.state.hands[0]
        assert sorted(state.decks[0]) == sorted(table.state.decks[0])
        assert sorted(state.hands[1] + state.decks[1]) == sorted(table.state.hands[1] + table.state.decks[1])
        assert state.row == table.state.row
        assert state.luck != table.state.luck
        hands.add(tuple(sorted(state.hands[1])))
        decks.add(tuple(state.decks[0]))
        centers.add(tuple(state.center))
    assert len(hands) > 5
    assert len(decks) > 2
    assert len(centers) == 60


@both_editions
def test_happenings_hide_drawn_cards_from_others(edition: str) -> None:
    table = ascension(edition=edition, hand=["ascetic_of_the_lidless_eye"], deck=["mystic", "militia"])
    table.game.listen()
    table.play("ascetic_of_the_lidless_eye")
    drew = [happening for happening in table.game.happenings() if happening.kind == "drew"]
    assert [happening.seen_by(0).get("card") for happening in drew] == ["mystic", "militia"]
    for viewer in (1, SPECTATOR):
        for happening in drew:
            told = happening.seen_by(viewer)
            assert told == {"kind": "drew", "player": 0, "from": "deck", "to": "hand"}


@both_editions
def test_happenings_hide_xerons_card_from_the_third(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["xeron_duke_of_lies"],
        others=[{"hand": ["mystic"]}, {"hand": []}],
        power=6,
    )
    table.game.listen()
    table.defeat("xeron_duke_of_lies")
    (took,) = [happening for happening in table.game.happenings() if happening.kind == "took"]
    assert took.seen_by(0)["card"] == took.seen_by(1)["card"] == "mystic"
    for viewer in (2, SPECTATOR):
        assert "card" not in took.seen_by(viewer)
        assert "card" not in took.seen_by(viewer)


@both_editions
def test_happenings_tell_everybody_about_open_cards(edition: str) -> None:
    table = ascension(edition=edition, hand=["mystic"], row=["arha_initiate"])
    table.game.listen()
    table.play("mystic")
    table.acquire("arha_initiate")
    for happening in table.game.happenings():
        assert happening.seen_by(1) == happening.seen_by(0) == happening.seen_by(SPECTATOR)
