"""No command prints English of its own: whatever a person reads in the terminal comes from a language's folder.

Our sources are read for sentences that would be printed or raised, and the commands are run in the made-up language.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import deckhall
from deckhall import cli
from deckhall.kernel.game import Game
from deckhall.lab.cluster import about_this_process, check
from deckhall.lab.training.run import Plan, Result, Watch, said_of
from deckhall.server import command as hosting
from deckhall.server.config import Config, InvalidConfig, from_environment
from deckhall.server.maintenance import back_up
from deckhall.server.maintenance import check as check_database
from deckhall.text.checking import catalogue_faults
from deckhall.text.languages import LANGUAGES
from tests.text.pseudo import PLAIN, TAG, lay_pseudo_language
from tests.text.test_languages import lay

SOURCES = Path(deckhall.__file__).parent
ROOMS = ("lab", "puzzles", "terminal", "text")  # whose modules speak to whoever typed a command
MODULES = (
    "cli.py",
    "choices.py",
    "server/app.py",
    "server/command.py",
    "server/config.py",
    "server/maintenance.py",
)
PRINTING = {"echo", "print", "add_column", "add_row", "add_task", "Table", "TextColumn"}
# Errors that only a programmer or a translator meets, and details that a message in words quotes.
FOR_PROGRAMMERS = {
    "InvalidKit",
    "InvalidLanguage",
    "InvalidPuzzle",
    "InvalidRecord",
    "KeyError",
    "LookupError",
    "MissingMessage",
    "TypeError",
    "UnknownCard",
}
SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")


def modules() -> Iterator[Path]:
    for room in ROOMS:
        yield from (SOURCES / room).rglob("*.py")
    for module in MODULES:
        yield SOURCES / module


def literal(node: ast.expr) -> str:
    """The text of a string or of the fixed parts of an f-string."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "{}".join([literal(part) for part in node.values if isinstance(part, ast.Constant)])
    return ""


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The English sentences that a module prints or raises, each with its line."""
    for node in ast.walk(tree):
        calls = [node] if isinstance(node, ast.Call) and name_of(node) in PRINTING else []
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            calls += [node.exc] if name_of(node.exc) not in FOR_PROGRAMMERS else []
        for call in calls:
            for given in [*call.args, *[keyword.value for keyword in call.keywords]]:
                for part in ast.walk(given):
                    if isinstance(part, ast.expr) and SENTENCE.search(said := literal(part)):
                        yield call.lineno, said


def test_a_printed_sentence_is_found() -> None:
    for code in (
        'typer.echo(f"{count} games played")',
        'raise GameError("there is no such bot")',
        'Table(title="Share of wins")',
        'console.print("done so far" if done else "x")',
    ):
        assert list(sentences(ast.parse(code)))
    assert not list(sentences(ast.parse('typer.echo(words.say("lab-games", count=3))')))


def test_no_module_prints_a_sentence_of_its_own() -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{line}: {said}"
        for path in modules()
        for line, said in sentences(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The made-up language is the terminal's."""
    LANGUAGES[TAG] = lay_pseudo_language(tmp_path_factory.mktemp("languages"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", TAG)
        patch.setenv("COLUMNS", "300")
        yield
    del LANGUAGES[TAG]


def english(printed: str, *allowed: str) -> set[str]:
    """Words in a text that the made-up language does not have, besides those that are the same in every language."""
    for text in allowed:
        printed = re.sub(rf"(?<!\w){re.escape(text)}(?!\w)", " ", printed)
    printed = re.sub(
        r"'[^'\n]*'|\S*[/_=@]\S*|--[\w-]+|\b[A-Z_]{3,}\b|\b[0-9a-f]{10,}\b|\.jsonl", " ", printed
    )
    words = set(re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", printed))
    return {word for word in words if len(word) > 1 and PLAIN.intersection(word)}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    printed = capsys.readouterr()
    return int(end.value.code or 0), printed.out + printed.err


BOTS = ("easy", "random", "deckhall")
SAME = ("Ascension", "Ashes", "ascension", "ashes", "Elo", "UTC", "min", "deckhall", "module:Class")


@pytest.mark.parametrize(
    "words",
    [
        "arena easy random --games 2 --edition all --workers 1 --report FILE",
        "arena random --games 1 --game ashes --workers 1 --report FILE",
        "arena random --variant solo --games 1 --workers 1",
        "simulate random --games 1 --workers 1 --report FILE",
        "simulate random --game ashes --games 1 --workers 1 --report FILE",
        "puzzles list ascension",
        "puzzles list ashes",
        "puzzles list ascension --judgement",
        "translate pl",
    ],
)
def test_a_command_speaks_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: str
) -> None:
    file = tmp_path / "report.html"
    code, printed = run(capsys, *words.replace("FILE", str(file)).split())
    assert code == 0
    if file.exists():
        printed += re.sub(
            r"<style>.*?</style>|<[^>]*>", " ", file.read_text(encoding="utf-8"), flags=re.DOTALL
        )
    assert re.search("[áéíóú]{2}", printed)
    assert english(printed, str(file), *BOTS, *SAME, "Polski") == set()


@pytest.mark.parametrize(
    "words",
    [
        "arena genius easy",
        "arena no.such:Bot easy",
        "arena easy easy",
        "arena easy random --scheduler tcp://127.0.0.1:9",
        "simulate easy --set colour=red",
        "simulate easy --set stalemate=red",
        "simulate easy --set variant=red",
        "simulate easy --lang xx",
        "puzzles make ascension",
        "puzzles list ascension --file nowhere.jsonl",
        "translate nonsense --folder nowhere",
        "serve --port 99999",
        "serve --db mysql://here",
        "serve --public-url nowhere",
        "serve --trusted-proxies proxy.example",
        "backup --db nowhere.sqlite3",
        "backup --db postgresql://here/db",
        "migrate --db nowhere.sqlite3",
    ],
)
def test_what_cannot_be_done_is_said_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("deckhall.lab.cluster.PATIENCE", 1)
    code, printed = run(capsys, *words.split())
    assert code == 2
    assert printed.splitlines()[-1].startswith("deckhall: ")
    given = [word for word in words.split() if not word.startswith("--")]
    listed = [*sorted(LANGUAGES, key=len, reverse=True), *deckhall.bots.registry.names(), *CHOICES]
    assert english(printed, *SAME, *given, *listed) <= WHY
    assert any([letter in printed for letter in "áéíóú"])


# Details from elsewhere for which there are no words but English ones.
WHY = {
    "No",
    "such",
    "file",
    "or",
    "directory",
    "module",
    "named",
    "no",
    "cannot",
    "be",
    "loaded",
    "pg",
    "dump",
}
CHOICES = ("stalemate", "edition", "variant", "individual", "solo", "teams", "ModuleNotFoundError")


def test_the_server_greets_in_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(host="0.0.0.0", secret_file=tmp_path / "secret", database=tmp_path / "db")
    lines: list[str] = []
    for addresses in (["192.168.1.5"], []):
        monkeypatch.setattr(hosting, "network_addresses", lambda _, found=addresses: found)
        lines += hosting.greeting(config)
    lines += hosting.about_operator(config, is_shown=False)
    for line in lines:
        assert english(line) == set()


def refusals(folder: Path) -> Iterator[Callable[[], object]]:
    """What a server or a cluster refuses, beyond what a command line reaches."""
    (folder / "db").write_bytes(b"this is no database" * 1_000)
    (folder / "short").write_text("short")
    yield lambda: check_database(folder / "db")
    yield lambda: back_up(folder / "db", folder / "short")
    yield Config(secret_file=folder / "short", database=folder / "none").secret
    yield Config(secret_file=folder / "missing", database=folder / "db").secret
    yield lambda: check({}, {})
    yield lambda: check({"a": {"nthreads": 4}}, {"a": about_this_process()})
    other = {**about_this_process(), "deckhall": "0.1"}
    yield lambda: check({"a": {"nthreads": 1}}, {"a": other})


def test_what_a_server_or_a_cluster_refuses_is_said_in_the_language(tmp_path: Path) -> None:
    for refusal in refusals(tmp_path):
        with pytest.raises(deckhall.GameError) as refused:
            refusal()
        said = refused.value.said(TAG)  # type: ignore[attr-defined]  # each of them is Spoken
        assert english(said, "file is not a database", "deckhall") == set()


class Pretended:
    """A training that only tells."""

    def __init__(self, plan: Plan, folder: Path, executor: object, workers: int, watch: Watch) -> None:
        self.folder, self.watch = folder, watch

    def train(self) -> list[Result]:
        result = Result(1, 0, {}, "normal", 40, 0.6, 0.5, 0.7, 1.0, kept=True)
        self.watch("train-practice", generation=1, done=2, total=3)
        self.watch("train-epoch", generation=1, epoch=1, epochs=2, loss="0.5", brier="0.2")
        self.watch("train-arena", generation=1, done=2, total=3)
        self.watch("train-result", **said_of(result))
        return [result]


def test_a_training_tells_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("deckhall.lab.training.run.Training", Pretended)
    code, printed = run(capsys, "train", "ascension", "--workers", "1", "--folder", str(tmp_path))
    assert code == 0
    assert "60%" in printed
    assert english(printed, str(tmp_path), "normal") == set()


def test_an_analysis_is_told_in_the_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game: Game = deckhall.new_game("ascension", seed=5, honor_pool=4)
    bot = deckhall.bots.bot("random", "ascension", 1)
    while game.decision is not None:
        game.apply(bot.choose(deckhall.bots.Seat(game, game.decision.player)))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    code, printed = run(capsys, "analyse", str(file))
    assert code == 0
    assert english(re.sub(r"^.{6} \|.*$", "", printed, flags=re.MULTILINE)) == set()


def test_the_check_of_a_translation_is_told_in_the_language(tmp_path: Path) -> None:
    found = catalogue_faults(
        lay(tmp_path / "uk", "yess = 1\noption-yes = { $name }{ nowhere }{ SHOUT(1) }\n")
    )
    assert len(found) == 4
    assert not [fault for fault in found if english(re.sub(r"\S+\.ftl: \S+|nowhere|SHOUT|\$name", "", fault))]


def test_wrong_settings_stay_in_english_for_programs() -> None:
    with pytest.raises(InvalidConfig, match="0 to 65535"):
        from_environment(port=99_999)
