"""`deckhall translate`: from an empty folder to a language that can be read and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckhall.cli import main
from deckhall.text.checking import catalogue_of
from deckhall.text.languages import LANGUAGES, read_language

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *words: str) -> tuple[int, str]:
    """Call the command; exit code and what it prints."""
    with pytest.raises(SystemExit) as ended:
        main(["translate", *words])
    printed = capsys.readouterr()
    return int(ended.value.code or 0), printed.out + printed.err


@pytest.fixture
def ukrainian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Path:
    """A language that has just been started."""
    code, _ = run(capsys, "uk", "--folder", str(tmp_path))
    assert code == 0
    monkeypatch.setitem(LANGUAGES, "uk", read_language(tmp_path / "uk"))
    return tmp_path / "uk"


def test_a_language_is_started_with_what_is_known_about_it(ukrainian: Path) -> None:
    language = read_language(ukrainian)
    assert (language.name, language.direction, language.complete) == ("українська", "ltr", False)
    assert language.plurals == ("one", "few", "many", "other")


def test_nonsense_is_no_language(tmp_path: Path, capsys: Capture) -> None:
    code, printed = run(capsys, "nonsense", "--folder", str(tmp_path))
    assert code == 2
    assert printed == "deckhall: 'nonsense' is not a language tag such as uk or pt-BR\n"
    assert list(tmp_path.iterdir()) == []


def test_progress_counts_messages(ukrainian: Path, capsys: Capture) -> None:
    (ukrainian / "play.ftl").write_text("option-yes = Так\noption-no = Ні\n", encoding="utf-8")
    code, printed = run(capsys, "uk")
    assert code == 0
    assert "українська (uk), in progress: 2 of " in printed


def test_what_is_missing_has_english_and_a_neighbour_beside_it(ukrainian: Path, capsys: Capture) -> None:
    (ukrainian / "play.ftl").write_text("option-yes = Так\n", encoding="utf-8")
    _, printed = run(capsys, "uk", "--missing", "--beside", "pl")
    assert "### names-ascension.ftl" in printed
    assert "# option-no = Nie\noption-no = No\n" in printed
    assert "\noption-yes = " not in printed
    assert "# reading.toml [ascension] banish = " in printed


def test_what_is_missing_can_be_pasted_into_the_folder(ukrainian: Path, capsys: Capture) -> None:
    _, printed = run(capsys, "uk", "--missing")
    (ukrainian / "all.ftl").write_text(printed, encoding="utf-8")
    catalogue_of.cache_clear()
    _, after = run(capsys, "uk", "--missing")
    assert not [line for line in after.splitlines() if line and not line.startswith("#")]


def test_a_preview_reads_cards_and_a_game(ukrainian: Path, capsys: Capture) -> None:
    (ukrainian / "names.ftl").write_text("card-mystic = Містик\n", encoding="utf-8")
    _, printed = run(capsys, "uk", "--preview")
    assert "Містик · " in printed
    assert " > " in printed
    assert "(ashes iron_rhino)" in printed


def test_what_is_there_is_right_although_most_is_missing(ukrainian: Path, capsys: Capture) -> None:
    (ukrainian / "play.ftl").write_text("option-yes = Так\n", encoding="utf-8")
    assert run(capsys, "uk", "--check") == (0, "Nothing is wrong.\n")


def test_the_check_ends_with_what_is_wrong(ukrainian: Path, capsys: Capture) -> None:
    (ukrainian / "cards.ftl").write_text("ascension-draw = візьміть карту\n", encoding="utf-8")
    code, printed = run(capsys, "uk", "--check")
    assert code == 1
    assert "has the numbers" in printed
