"""Cards are found by any of their names, and `deckhall cards` shows them."""

from __future__ import annotations

import json

import pytest

import deckhall
from deckhall import cli
from deckhall.kernel.errors import GameError, UnknownCard
from deckhall.text import LANGUAGES, speaker
from deckhall.text.lookup import find, plain


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as end:
        cli.main(["cards", *words])
    output = capsys.readouterr()
    return end.value.code, output.out, output.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name(language: str) -> None:
    for card in deckhall.cards("ascension", lang=language):
        assert ("ascension", card["id"]) in find(card["name"])
        assert ("ascension", card["id"]) in find(plain(card["name"]).upper())


@pytest.mark.parametrize(
    ("wanted", "card_id"),
    [
        ("wolf shaman", "wolf_shaman"),
        ("WOLF_SHAMAN", "wolf_shaman"),
        ("Sedzia czelusci", "arbiter_of_the_precipice"),
        ("Löwenmaul", "snapdragon"),
        ("lowenmaul", "snapdragon"),
        ("тяжелая пехота", "heavy_infantry"),
        ("mistico", "mystic"),
        ("lycanthrope", "runic_lycanthrope"),
        ("tablet of times dawn", "tablet_of_times_dawn"),
    ],
)
def test_accents_case_and_parts_are_forgiven(wanted: str, card_id: str) -> None:
    assert find(wanted, ("ascension",)) == [("ascension", card_id)]


def test_near_misses_are_suggested() -> None:
    with pytest.raises(UnknownCard, match="did you mean Wolf Shaman"):
        find("wolf shamen")
    with pytest.raises(UnknownCard, match="Earth Tyrant, Sea Tyrant, Wind Tyrant"):
        find("tyrant", ("ascension",))
    with pytest.raises(UnknownCard, match="może chodzi o: Wilczy szaman"):
        find("wilczy szamna", ("ascension",), "pl")
    with pytest.raises(UnknownCard, match="Тиран из недр, Тиран из глубин"):
        find("tyrant", ("ascension",), "ru")
    with pytest.raises(UnknownCard, match="cards --list"):
        find("qqqqqqq")


def test_a_card_is_shown_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "Runic", "Lycanthrope", "--lang", "pl", "--edition", "anniversary")
    assert code == 0
    spoken = deckhall.speak("ascension", "runic_lycanthrope", lang="pl", edition="anniversary")
    assert out.splitlines()[0] == f"{spoken['name']} · {spoken['kind']}"
    assert spoken["text"] in out
    assert all(ruling in out for ruling in spoken["rulings"])


def test_both_editions_are_shown_where_they_differ(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "druids of the stone circle")
    spoken = speaker("en")
    for edition in ("godslayer", "anniversary"):
        assert spoken.say(f"edition-{edition}") in out
        assert deckhall.speak("ascension", "druids_of_the_stone_circle", edition=edition)["text"] in out
    _, out, _ = run(capsys, "wolf shaman")
    assert spoken.say("edition-godslayer") not in out


def test_the_list_has_every_card(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = run(capsys, "--list", "--game", "ascension", "--lang", "ru")
    assert all(card["name"] in out for card in deckhall.cards("ascension", lang="ru"))


def test_programs_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "mystic", "--json", "--lang", "de")
    first, second = json.loads(out)
    assert (first["edition"], first["copies"]) == ("godslayer", 30)
    assert (second["edition"], second["copies"]) == ("anniversary", 20)
    assert first["name"] == first["names"]["de"] == "Mystikerin"
    _, out, _ = run(capsys, "--json", "--list", "--game", "ascension", "--edition", "godslayer")
    assert len(json.loads(out)) == len(deckhall.cards("ascension"))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["wolf shamen"], "no card is called “wolf shamen”; did you mean Wolf Shaman"),
        (["mystic", "--lang", "xx"], "there is no language 'xx'"),
        (["mystic", "--game", "chess"], "there is no game 'chess'"),
        (["mystic", "--edition", "third"], "there is no edition 'third'"),
        (["iron worker", "--edition", "godslayer"], "Ashes has no edition godslayer"),
        (["eisenarbeiter", "--edition", "godslayer", "--lang", "de"], "Ashes hat keine Ausgabe godslayer"),
    ],
)
def test_what_is_wrong_is_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith(f"deckhall: {complaint}")
    assert err.count("\n") == 1


def test_speak_refuses_what_it_does_not_know() -> None:
    with pytest.raises(UnknownCard):
        deckhall.speak("ascension", "wolf")
    with pytest.raises(GameError):
        deckhall.speak("ascension", "wolf_shaman", lang="fr")
    with pytest.raises(GameError):
        deckhall.speak("chess", "queen")
    with pytest.raises(GameError):
        deckhall.speak("ascension", "wolf_shaman", edition="third")
