"""Several people at one device: each sees their own cards, and only after saying who they are."""

from __future__ import annotations

import pytest

from tests.server.people import Json, Person, RunningServer, Seat, play

WRONG = [["here:Jan", "bot:random"], ["me", "here:Jan", "open"], ["me", "here:"], ["me", "here: \u200b"]]


async def table_of_two(ola: Person, game: str = "ascension") -> str:
    choices: Json = {"honor_pool": 12, "first_player": 0}
    if game == "ashes":
        choices = {"decks": ["iron_men", "snakes_in_silver"]}
    return await ola.make_table("me", "here:Jan", game=game, choices=choices)


@pytest.mark.parametrize("seats", WRONG)
def test_a_device_is_shared_with_its_guest_and_with_nobody_who_is_to_come(
    server: RunningServer, seats: list[str]
) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            refused = await ola.post("/api/tables", {"game": "ascension", "seats": seats}, status=422)
            assert refused["reason"] == "wrong_seats"

    play(script)


def test_the_game_starts_at_once_for_those_at_the_device_alone(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address) as eve:
            table = await table_of_two(ola)
            told = await ola.get(f"/api/tables/{table}")
            assert told["state"] == "playing"
            assert [seat["name"] for seat in told["seats"]] == ["Ola", "Jan"]
            assert len({seat["colour"] for seat in told["seats"]}) == 2
            assert (told["settings"]["watch"], told["settings"]["window_pause"]) == (False, 0)
            stranger = await eve.sit(table)
            assert await stranger.refused() == "no_watching"

    play(script)


def hand(seat: Seat, number: int) -> list[Json]:
    cards: list[Json] = seat.view["seats"][number]["hand"]
    return cards


def test_nobodys_cards_are_sent_before_somebody_says_who_looks(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            seat = await ola.sit(await table_of_two(ola))
            await seat.until(lambda seat: seat.view)
            assert seat.you == -1
            assert not seat.options
            assert hand(seat, 0) == hand(seat, 1) == []
            assert seat.table["asked"] == 0
            assert all(one["connected"] for one in seat.table["seats"])
            await seat.tell("hand_over", seat=0)
            await seat.until(lambda seat: seat.you == 0)
            assert len(hand(seat, 0)) == 5
            assert hand(seat, 1) == []
            while seat.table["asked"] == 0:
                number = seat.seq
                await seat.act(seat.options[-1])
                await seat.until(lambda seat, number=number: seat.seq > number)  # type: ignore[misc]  # bound now
            assert seat.you == 0
            assert hand(seat, 1) == [], "not before Jan says so"
            assert not seat.options
            await seat.tell("hand_over", seat=1, since=0)
            await seat.until(lambda seat: seat.you == 1)
            assert hand(seat, 0) == []
            assert len(hand(seat, 1)) == 5
            assert seat.options

    play(script)


def test_a_secret_question_says_who_gets_the_device(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await table_of_two(ola, "ashes"))
            await seat.until(lambda seat: seat.view)
            assert seat.view["decision"]["player"] is None
            assert seat.table["asked"] in (0, 1)

    play(script)


def test_a_seat_of_somebody_else_cannot_be_looked_at(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open")
            await jan.join(table)
            seat = await ola.sit(table)
            for number in (1, 7):
                await seat.tell("hand_over", seat=number)
                assert await seat.refused() == "not_seated"
            assert seat.you == 0

    play(script)


def test_those_at_one_device_undo_without_asking_each_other_and_play_again(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            table = await table_of_two(ola)
            seat = await ola.sit(table)
            await seat.tell("hand_over", seat=0)
            await seat.until(lambda seat: seat.options)
            number = seat.seq
            await seat.act(seat.options[-1])
            await seat.until(lambda seat: seat.seq > number)
            number = seat.seq
            await seat.tell("undo")
            await seat.until(lambda seat: seat.seq > number)
            assert seat.table["undo"] is None
            await seat.tell("resign")
            await seat.until(lambda seat: seat.is_over)
            assert seat.table["result"]["winners"] == [1]
            again = await ola.post(f"/api/tables/{table}/rematch")
            assert again["state"] == "playing"
            assert [one["name"] for one in again["seats"]] == ["Jan", "Ola"]

    play(script)
