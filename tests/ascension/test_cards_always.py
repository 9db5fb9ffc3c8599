"""Starting cards and those that are always available, card by card."""

from __future__ import annotations

from tests.ascension.tables import ANNIVERSARY, GODSLAYER, ascension, both_editions


@both_editions
def test_apprentice(edition: str) -> None:
    table = ascension(edition=edition, hand=["apprentice"])
    table.play("apprentice")
    assert (table.runes, table.power) == (1, 0)


@both_editions
def test_apprentice_banished_leaves_the_game(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "apprentice"], deck=[])
    boxed = table.box.count("apprentice")
    table.play("void_initiate")
    table.banish("apprentice")
    assert table.box.count("apprentice") == boxed + 1
    assert table.void == []
    assert not table.can("acquire", "apprentice")


@both_editions
def test_militia(edition: str) -> None:
    table = ascension(edition=edition, hand=["militia"])
    table.play("militia")
    assert (table.runes, table.power) == (0, 1)


@both_editions
def test_militia_banished_leaves_the_game(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "militia"], deck=[])
    boxed = table.box.count("militia")
    table.play("void_initiate")
    table.banish("militia")
    assert table.box.count("militia") == boxed + 1
    assert table.void == []


@both_editions
def test_mystic(edition: str) -> None:
    table = ascension(edition=edition, hand=["mystic"], runes=1)
    table.play("mystic")
    assert (table.runes, table.power) == (3, 0)
    table.acquire("mystic")
    assert table.runes == 0
    assert table.discard == ["mystic"]


def test_mystic_stack_in_godslayer() -> None:
    assert ascension(edition=GODSLAYER).mystics == 30


def test_mystic_stack_in_anniversary() -> None:
    assert ascension(edition=ANNIVERSARY).mystics == 20


@both_editions
def test_mystic_banished_goes_back_on_its_stack(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "mystic"], runes=2, mystics=[])
    assert not table.can("acquire", "mystic")
    table.play("void_initiate")
    table.banish("mystic", "hand")
    assert table.mystics == 1
    assert table.void == []
    table.acquire("mystic")
    assert table.discard == ["mystic"]
    assert table.mystics == 0


@both_editions
def test_heavy_infantry(edition: str) -> None:
    table = ascension(edition=edition, hand=["heavy_infantry"], runes=2)
    table.play("heavy_infantry")
    assert (table.runes, table.power) == (2, 2)
    table.acquire("heavy_infantry")
    assert table.runes == 0
    assert table.discard == ["heavy_infantry"]


def test_heavy_infantry_stack_in_godslayer() -> None:
    assert ascension(edition=GODSLAYER).infantry == 29


def test_heavy_infantry_stack_in_anniversary() -> None:
    assert ascension(edition=ANNIVERSARY).infantry == 20


@both_editions
def test_heavy_infantry_banished_goes_back_on_its_stack(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "heavy_infantry"], runes=1, infantry=[])
    assert not table.can("acquire", "heavy_infantry")
    table.play("void_initiate")
    assert not table.can("acquire", "heavy_infantry")
    table.banish("heavy_infantry", "hand")
    assert table.infantry == 1
    assert table.void == []
    table.acquire("heavy_infantry")
    assert table.infantry == 0


@both_editions
def test_cultist(edition: str) -> None:
    table = ascension(edition=edition, power=8)
    for _ in range(4):
        table.defeat("cultist")
    assert table.honor == 4
    assert table.power == 0
    assert table.void == []
    assert not table.can("defeat", "cultist")


@both_editions
def test_cultist_is_not_in_the_row(edition: str) -> None:
    """It neither triggers Voidthirster nor can be banished, or taken by Avatar of the Fallen."""
    table = ascension(
        edition=edition, row=["avatar_of_the_fallen", "mephit"], constructs=["voidthirster"], power=12
    )
    table.defeat("cultist")
    assert table.honor == 1
    table.defeat("mephit")
    assert "cultist" not in table.offered("banish")
    table.pass_()
    assert table.honor == 1 + 2 + 1
    table.defeat("avatar_of_the_fallen")
    assert table.asked == (0, "acquire_or_defeat")
    assert not table.can("defeat", "cultist")


@both_editions
def test_cultist_can_be_defeated_by_free_defeat_heroes(edition: str) -> None:
    table = ascension(edition=edition, hand=["arha_templar", "oziah_the_peerless"])
    table.play("arha_templar", "oziah_the_peerless")  # the only monster there is
    assert table.honor == 2
