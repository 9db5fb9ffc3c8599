"""Talk: ready phrases for everybody, free text where the table allows it, muting, and a limit."""

from __future__ import annotations

from pathlib import Path

from tests.server.people import Person, RunningServer, config, play, running


def test_phrases_travel_as_keys(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "bot:random")
            mine, onlooker = await ola.sit(table), await jan.sit(table)
            await onlooker.until(lambda seat: seat.view)
            await mine.tell("phrase", id="good_luck")
            await onlooker.until(lambda seat: seat.said)
            assert onlooker.said[0] == {
                "t": "said", "guest": ola.id, "name": "Ola", "seat": 0, "phrase": "good_luck", "text": ""
            }  # fmt: skip
            await mine.tell("phrase", id="you fool")
            assert await mine.refused() == "malformed"
            await mine.tell("say", text="hello")
            assert await mine.refused() == "no_chat"
            await mine.leave()
            await onlooker.leave()

    play(script)


def test_free_text_where_the_table_allows_it_and_muting(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
            table = await ola.make_table("me", "open", chat=True)
            await jan.join(table)
            mine, theirs = await ola.sit(table), await jan.sit(table)
            await mine.until(lambda seat: seat.view)
            await theirs.until(lambda seat: seat.view)
            await mine.tell("say", text="cze\u0000ść <b>")
            await theirs.until(lambda seat: seat.said)
            assert theirs.said[0]["text"] == "cze ść <b>"
            await theirs.tell("mute", guest=ola.id)
            await theirs.tell("phrase", id="hello")
            await mine.until(lambda seat: len(seat.said) == 2)
            await mine.tell("say", text="?")
            await mine.until(lambda seat: len(seat.said) == 3)
            await theirs.quiet(0.2)
            assert [said["name"] for said in theirs.said] == ["Ola", "Jan"]
            await theirs.tell("mute", guest=ola.id, on=False)
            await theirs.quiet(0.1)
            await mine.tell("phrase", id="thanks")
            await theirs.until(lambda seat: len(seat.said) == 3)
            await mine.leave()
            await theirs.leave()

    play(script)


def test_talk_is_limited(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, limits=1)) as server:
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random"))
                for _ in range(12):
                    await seat.tell("phrase", id="wow")
                assert await seat.refused() == "too_fast"
                assert len(seat.said) <= 6
                await seat.leave()

    play(script)


def test_hints_where_the_table_allows_them(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            wise = await ola.sit(
                await ola.make_table("me", "bot:easy", game="ascension", choices={"first_player": 0})
            )
            await wise.until(lambda seat: seat.options)
            for _ in range(8):  # cards are played without a doubt; then there is a choice
                wise.hints.clear()
                await wise.tell("hint")
                await wise.until(lambda seat: seat.hints)
                hint = wise.hints[0]
                assert hint["seq"] == wise.seq
                assert set(hint["estimates"]) <= set(wise.options)
                assert hint["estimates"][hint["option"]] == max(hint["estimates"].values())
                if len(hint["estimates"]) > 1:
                    break
                await wise.act(hint["option"])
                await wise.until(lambda seat: seat.seq > seat.hints[0]["seq"] and seat.options)
            assert len(set(hint["estimates"].values())) > 1, "not all are alike"
            seat = await ola.sit(await ola.make_table("me", "bot:random", hints=False))
            await seat.tell("hint")
            assert await seat.refused() == "no_hints"
            await seat.leave()

    play(script)
