"""Decks that were built or drafted: kept by their guests, named, changed, written out, and played with."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import deckhall
from deckhall.games.ashes.setup.decks import read_deck
from deckhall.server.decks import card_names
from tests.server.people import Json, Person, RunningServer, Seat, config, play, running

DUELS = {"draft": True, "after_draft": "duels"}


async def drafted(ola: Person, jan: Person | None, *bots: str, choices: Json = DUELS) -> str:
    """A draft of these people and bots that is over."""
    seats = ["me", *(["open"] if jan else []), *bots]
    table = await ola.make_table(*seats, game="ashes", choices=choices)
    people = [ola]
    if jan is not None:
        await jan.join(table)
        people.append(jan)
    sitting: list[Seat] = [await person.sit(table) for person in people]
    await asyncio.gather(*[seat.play_on() for seat in sitting])
    for seat in sitting:
        await seat.leave()
    return table


def test_drafted_decks_are_kept_and_can_be_named_exported_and_played_again(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await drafted(ola, jan)
            assert (await ola.get(f"/api/tables/{table}"))["result"]["reason"] == "drafted"
            (mine,) = (await ola.get("/api/my/decks"))["decks"]
            (theirs,) = (await jan.get("/api/my/decks"))["decks"]
            assert (mine["game"], mine["name"]) == ("ashes", "")
            assert mine["deck"] != theirs["deck"]
            assert read_deck(mine["deck"]) == mine["deck"]
            named = await ola.post(f"/api/my/decks/{mine['id']}", {"name": " Mine "})
            assert named["name"] == "Mine"
            for language in ("pl", "en"):
                text = (await ola.get(f"/api/my/decks/{mine['id']}/text?language={language}"))["text"]
                assert read_deck(text, card_names("ashes")) == mine["deck"]
            again = await ola.make_table(
                "me", "bot:random", game="ashes", choices={"decks": [named["deck"], "iron_men"]}
            )
            assert (await ola.get(f"/api/tables/{again}"))["state"] == "playing"
            assert (await jan.post(f"/api/my/decks/{mine['id']}", {"name": "x"}, 404))[
                "reason"
            ] == "not_found"
            await jan.get(f"/api/my/decks/{mine['id']}/text", 404)
            assert (await ola.post(f"/api/my/decks/{mine['id']}/remove"))["decks"] == []
            assert (await jan.get("/api/my/decks"))["decks"] == [theirs]

    play(script)


def test_decks_are_kept_over_a_restart_and_when_the_game_goes_on(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random", game="ashes", choices={"draft": True})
                seat = await ola.sit(table)
                while (seat.view.get("decision") or {}).get("prompt") != "first_five":
                    if seat.options:
                        seq = seat.seq
                        await seat.act()
                        await seat.until(lambda seat, seq=seq: seat.seq > seq)  # type: ignore[misc]  # bound now
                    else:
                        await seat.hear()
                await seat.leave()
        with running(config(tmp_path)) as server:
            async with Person(server.address, cookie=ola.cookie) as ola:
                (kept,) = (await ola.get("/api/my/decks"))["decks"]
                assert read_deck(kept["deck"])
                told = await ola.get(f"/api/tables/{table}")
                assert (told["state"], told["following"]) == ("playing", []), "they play with them now"

    play(script)


def test_after_a_draft_every_pair_can_play_a_duel_once(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as eva,
        ):
            table = await drafted(ola, jan, "bot:random", choices={**DUELS, "wording": "printed"})
            told = await ola.get(f"/api/tables/{table}")
            assert [one["seats"] for one in told["following"]] == [[0, 1, 2], [0, 1], [0, 2], [1, 2]]
            assert {one["table"] for one in told["following"]} == {""}
            where = f"/api/tables/{table}/follow"
            duel = await ola.post(where, {"seats": [1, 0]})
            assert (duel["state"], duel["choices"]["wording"]) == ("open", "printed")
            assert "draft" not in duel["choices"]
            joined = await jan.post(where, {"seats": [0, 1]})
            assert (joined["id"], joined["state"]) == (duel["id"], "playing")
            assert [seat["guest"] for seat in joined["seats"]] == [ola.id, jan.id]
            game = server.tables.live[duel["id"]].game
            for seat, person in enumerate((ola, jan)):
                (kept,) = (await person.get("/api/my/decks"))["decks"]
                assert game.setup["decks"][seat] == kept["deck"]
            against_bot = await ola.post(where, {"seats": [0, 2]})
            assert against_bot["state"] == "playing"
            told = await jan.get(f"/api/tables/{table}")
            open_ones = [one["seats"] for one in told["following"] if not one["table"]]
            assert open_ones == [[0, 1, 2], [1, 2]]
            together = await jan.post(where, {"seats": [0, 1, 2]})
            assert len(together["seats"]) == 3
            assert (await eva.post(where, {"seats": [0, 1]}, 403))["reason"] == "not_seated"
            for wrong in ([0, 0], [0, 7]):
                assert (await ola.post(where, {"seats": wrong}, 422))["reason"] == "wrong_seats"

    play(script)


def test_five_draft_and_two_of_them_play(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            bots = ["bot:random"] * 4
            table = await drafted(ola, None, *bots, choices={"draft": True})
            told = await ola.get(f"/api/tables/{table}")
            assert len(told["following"]) == 10, "five are too many for one game: every pair"
            assert (await ola.post(f"/api/tables/{table}/follow", {"seats": [1, 2]}, 422))[
                "reason"
            ] == "wrong_seats"
            duel = await ola.post(f"/api/tables/{table}/follow", {"seats": [0, 3]})
            assert duel["state"] == "playing"

    play(script)


def test_only_a_game_in_which_decks_were_made_can_be_followed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random")
            where = f"/api/tables/{table}/follow"
            assert (await ola.post(where, {"seats": [0, 1]}, 409))["reason"] == "not_over"
            seat = await ola.sit(table)
            await seat.play_on()
            await seat.leave()
            assert (await ola.post(where, {"seats": [0, 1]}, 422))["reason"] == "wrong_seats"
            assert (await ola.get("/api/my/decks"))["decks"] == []

    play(script)


def test_games_without_decks_write_none() -> None:
    ascension = deckhall.new_game("ascension", seed=1)
    assert ascension.box.made_decks(ascension.state) == []
    assert ascension.box.setup_with_decks({}, [{}, {}]) is None
    with pytest.raises(deckhall.InvalidDeck, match="no one brings a deck to ascension"):
        ascension.box.write_deck({}, {})


def test_built_decks_are_kept_for_the_guest_and_changed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            unfinished = {"phoenixborn": "", "cards": {"iron_worker": 2}, "dice": {}}
            made = await ola.post(
                "/api/my/decks", {"game": "ashes", "name": " Iron ", "deck": unfinished}, 201
            )
            assert (made["name"], made["deck"], made["drafted"]) == ("Iron", unfinished, False)
            other_device = Person(server.address, cookie=ola.cookie)
            async with other_device:
                assert (await other_device.get("/api/my/decks"))["decks"] == [made]
            changed = {**unfinished, "phoenixborn": "coal_roarkwin"}
            told = await ola.post(f"/api/my/decks/{made['id']}", {"deck": changed})
            assert (told["name"], told["deck"]) == ("Iron", changed)
            assert (await jan.post(f"/api/my/decks/{made['id']}", {"deck": {}}, 404))["reason"] == "not_found"
            huge = {"cards": {f"card{number}": 1 for number in range(3000)}}
            wish = {"game": "ashes", "name": "x", "deck": huge}
            assert (await ola.post("/api/my/decks", wish, 422))["reason"] == "wrong_setup"
            wish = {"game": "chess", "name": "x", "deck": {}}
            assert (await ola.post("/api/my/decks", wish, 422))["reason"] == "unknown_game"
            assert (await ola.post(f"/api/my/decks/{made['id']}/remove"))["decks"] == []

    play(script)


def test_what_was_drafted_cannot_be_changed_afterwards(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            await drafted(ola, None, "bot:random")
            (mine,) = (await ola.get("/api/my/decks"))["decks"]
            assert mine["drafted"]
            refused = await ola.post(f"/api/my/decks/{mine['id']}", {"deck": {}}, 409)
            assert refused["reason"] == "drafted_deck"

    play(script)


def test_a_misspelt_card_is_guessed_in_any_language(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            text = "Coal Roarkwin\n3x Iron Wroker\n2x Hamer Knight\n1x Something Else Entirely\n"
            told = await ola.post("/api/decks/check", {"game": "ashes", "deck": text})
            guessed = {
                fault["what"]: fault["like"] for fault in told["faults"] if fault["rule"] == "unknown_card"
            }
            assert guessed["Iron Wroker"][0] == "iron_worker"
            assert guessed["Hamer Knight"][0] == "hammer_knight"
            assert guessed["Something Else Entirely"] == []

    play(script)
