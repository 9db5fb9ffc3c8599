"""Everything said while playing speaks in every language: options, questions, reminders, log lines and outcomes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import deckhall
from deckhall.games.ascension.effects import ChooseOne, Draw, Gain
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.game import Game, begin
from deckhall.kits import SHIPPED, box
from deckhall.text import LANGUAGES, ascension, book, speaker
from deckhall.text.cards import voice_of
from deckhall.text.catalogue import Reader
from deckhall.text.phrases import Listing, Phrase, phrase_from
from deckhall.text.voice import Voice
from tests.games.highest_card import BOX

GAMES = [kit.name for kit in SHIPPED]
CELLS = [(game, number) for game in GAMES for number in range(len(box(game).cells()))]
NAMES = ("Ola", "Jan", "Eva", "Иван", "Zé", "Max", "Uli", "Łucja")
LEFTOVERS = re.compile(
    r"[{}$]|  |\?\?\?|\b(?:option|prompt|log|outcome|card)-|[a-z]_[a-z]|\bNone\b| [.,;:!](?=\s|$)"
)
MOST_DECISIONS = 3000


class Heard:
    """Each distinct phrase of random games, once, with who reads it. Phrases go through JSON, as on the wire."""

    def __init__(self) -> None:
        self.phrases: dict[str, tuple[Phrase, int]] = {}

    def listen(self, game: str, setup: dict[str, Any], seed: int) -> None:
        """Play a game at random and keep what is to be said."""
        voice, played = voice_of(game), begin(box(game), {"seed": seed, **setup})
        played.listen()
        picks = random.Random(seed)
        players = played.state.seats()
        for _ in range(MOST_DECISIONS):
            decision = played.decision
            if decision is None:
                break
            vocabulary = played.box.vocabulary()
            assert vocabulary is not None
            assert voice.asked(played.state).keys() >= set(vocabulary.prompts[decision.prompt].about)
            for viewer in range(-1, players):
                self.keep_view(voice, played, viewer)
            played.apply(picks.choice(decision.options))
            happenings = played.happenings()
            for viewer in (-1, 0, players - 1):
                for line in voice.log([happening.seen_by(viewer) for happening in happenings]):
                    self.keep(line.say.plain(), viewer)
        for viewer in range(-1, players):
            self.keep_view(voice, played, viewer)

    def keep_view(self, voice: Voice, game: Game, viewer: int) -> None:
        view = game.view(viewer)
        voice.add_words(game.state, view)
        for phrase in phrases_in(view):
            self.keep(phrase, viewer)

    def keep(self, written: dict[str, Any], viewer: int) -> None:
        args = {
            name: value for name, value in written.get("args", {}).items() if name not in ("card", "target")
        }
        who = [args.get(name) == viewer for name in ("player", "seat")]
        self.phrases[json.dumps([written["key"], args, who])] = (phrase_from(written), viewer)

    def keys(self) -> set[str]:
        """The keys of all messages, also inside of others."""
        written = json.dumps([phrase.plain() for phrase, _ in self.phrases.values()])
        return set(re.findall(r'"key": "([^"]*)"', written))

    def said(self, language: str) -> Iterator[str]:
        spoken = speaker(language)
        for phrase, viewer in self.phrases.values():
            yield spoken.speak(phrase, reader=Reader(viewer, NAMES)).strip()


def phrases_in(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    decision, outcome = view["decision"], view["outcome"]
    if decision is not None and "options" in decision:
        yield from [
            decision["say"],
            *decision.get("left", []),
            *[option["say"] for option in decision["options"]],
            *[option["about"] for option in decision["options"] if "about" in option],
        ]
        if "because" in decision:
            yield decision["because"]
    elif decision is not None:
        assert "say" not in decision
    if outcome is not None:
        yield from outcome["say"].values()


@cache
def known_to_browsers() -> set[str]:
    return set(re.findall(r"^([\w-]+) =", book.messages("en"), re.MULTILINE))


def check(heard: Heard) -> None:
    assert heard.keys() <= known_to_browsers()
    assert {phrase.key.partition("-")[0] for phrase, _ in heard.phrases.values()} >= {
        "option",
        "prompt",
        "log",
    }
    assert not [phrase.key for phrase, _ in heard.phrases.values() if "-plain" in phrase.key]
    for language in LANGUAGES:
        for text in heard.said(language):
            assert text
            assert not LEFTOVERS.search(text), (language, text)


@pytest.mark.parametrize(("game", "number"), CELLS)
def test_a_random_game_speaks(game: str, number: int) -> None:
    heard = Heard()
    heard.listen(game, box(game).cells()[number], seed=number)
    check(heard)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number"), CELLS)
def test_two_hundred_random_games_speak(game: str, number: int) -> None:
    heard = Heard()
    for seed in range(200):
        heard.listen(game, box(game).cells()[number], seed)
    check(heard)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_has_a_message(game: str) -> None:
    """A prompt, verb, happening or outcome that a game declares is never spoken of in plain words."""
    voice, vocabulary, spoken = voice_of(game), box(game).vocabulary(), speaker("en")
    assert vocabulary is not None
    chosen = {"choose"} if game == "ascension" else set()  # says the effect
    missing = [
        name
        for name, prompt in vocabulary.prompts.items()
        if not spoken.fitting(voice.prompt_keys(name), frozenset(prompt.about))
    ]
    missing += [
        name for name in vocabulary.outcomes if not spoken.fitting(voice.outcome_keys(name), frozenset())
    ]
    for prompt, question in vocabulary.prompts.items():
        for verb in set(question.verbs) - chosen:
            signature = vocabulary.verbs[verb]
            given = frozenset([*signature.always, *signature.maybe, "what"])
            if not any(
                spoken.fitting(voice.option_keys(verb, prompt, what), given)
                for what in signature.what or [""]
            ):
                missing.append(f"{prompt}: {verb}")
    for kind, signature in vocabulary.happenings.items():
        given = frozenset([*signature.always, "player", "count", "known", "what", "from", "to"])
        if kind not in voice.UNSAID and not spoken.fitting(voice.log_keys(kind), given):
            missing.append(kind)
    assert missing == []


def say_log(game: str, log: list[dict[str, Any]], you: int, language: str = "en") -> list[str]:
    """What a reader reads of a step."""
    spoken, reader = speaker(language), Reader(you, NAMES)
    return [spoken.speak(line.say, reader=reader).strip() for line in voice_of(game).log(log)]


def asked(game: Game, language: str = "en", voice: Voice | None = None) -> list[str]:
    """The answers to the open question, as on buttons."""
    view: Any = game.view(game.decision.player)  # type: ignore[union-attr]  # the game goes on
    (voice or voice_of(game.box.name)).add_words(game.state, view)
    return [speaker(language).speak(phrase_from(option["say"])) for option in view["decision"]["options"]]


# -- log lines ------------------------------------------------------------------------------------


def test_numbers_inflect_and_equal_happenings_are_one_line() -> None:
    drew = {"kind": "drew", "player": 0, "from": "deck", "to": "hand"}
    expected = {
        "en": {1: "Ola draws a card", 2: "Ola draws 2 cards", 5: "Ola draws 5 cards"},
        "pl": {
            1: "Ola dobiera 1 kartę",
            2: "Ola dobiera 2 karty",
            5: "Ola dobiera 5 kart",
            22: "Ola dobiera 22 karty",
        },
        "ru": {
            1: "Ola берёт 1 карту",
            2: "Ola берёт 2 карты",
            5: "Ola берёт 5 карт",
            21: "Ola берёт 21 карту",
        },
    }
    for language, counts in expected.items():
        for count, text in counts.items():
            assert say_log("ascension", [drew] * count, 1, language) == [text]


def test_equal_cards_of_a_line_are_counted() -> None:
    cards = ["apprentice", "militia", "apprentice"]
    log = [{"kind": "discarded", "player": 0, "card": card, "card_number": 1} for card in cards]
    assert say_log("ascension", log, 0) == ["You discard Apprentice ×2 and Militia"]


def test_what_you_may_not_know_stays_unsaid() -> None:
    hidden = {"kind": "drew", "player": 0, "from": "deck", "to": "hand"}
    known = {**hidden, "card": "mystic", "card_number": 3}
    assert say_log("ascension", [known, hidden], 1) == ["Ola draws 2 cards"]
    (line,) = voice_of("ascension").log([known, hidden])
    assert "mystic" not in json.dumps(line.plain())
    assert say_log("ascension", [known], 0) == ["You draw Mystic"]


def test_what_is_gained_stands_behind_what_it_is_gained_by() -> None:
    defeated = {"kind": "defeated", "player": 0, "card": "mephit", "card_number": 9}
    revealed = {"kind": "revealed", "player": -1, "card": "mystic", "card_number": 3}
    gained = {"kind": "gained", "player": 0, "amount": 2, "what": "honor"}
    lines = voice_of("ascension").log([defeated, revealed, gained])
    assert [(line.kind, line.gains) for line in lines] == [("defeated", (("honor", 2),)), ("revealed", ())]
    assert lines[0].plain() == {
        "kind": "defeated",
        "player": 0,
        "say": {"key": lines[0].say.key, "args": {"card": "mephit", "player": 0}},
        "gains": [{"what": "honor", "amount": 2}],
    }
    turn = {"kind": "turn", "player": 0, "amount": 4}
    assert say_log("ascension", [turn, gained], 1) == ["Turn 4: Ola", "Ola gains 2 honor"]
    other = {**gained, "player": 1}
    assert say_log("ascension", [defeated, other], 1) == ["Ola defeats Mephit", "You gain 2 honor"]


def happened(kind: str, number: int, **parts: Any) -> dict[str, Any]:
    card = {6: "iron_rhino", 7: "iron_worker"}[number]
    return {"kind": kind, "player": 0, "card": card, "card_number": number, **parts}


def test_damage_wounds_destruction_and_leaving_are_said_once() -> None:
    fight = [
        happened("dealt", 6, target="iron_worker", target_number=7, amount=5),
        happened("damaged", 7, amount=5),
        happened("wounded", 7, amount=5),
        happened("destroyed", 7),
        happened("left_play", 7, to="discard"),
    ]
    assert say_log("ashes", fight, 0) == ["Iron Worker receives 5 wounds and is destroyed"]
    assert say_log("ashes", fight[:3], 0) == ["Iron Worker receives 5 wounds"]
    assert say_log("ashes", fight[3:], 0) == ["Iron Worker is destroyed"]
    assert say_log("ashes", fight[4:], 0) == ["Iron Worker leaves play"]
    assert say_log("ashes", [*fight[:4], happened("left_play", 7, to="removed")], 0) == [
        "Iron Worker receives 5 wounds and is destroyed",
        "Iron Worker is removed from the game",
    ]


def test_damage_that_wounds_less_or_another_unit_is_said() -> None:
    prevented = [happened("damaged", 7, amount=5), happened("wounded", 7, amount=3)]
    assert say_log("ashes", prevented, 0) == [
        "Iron Worker receives 5 damage",
        "Iron Worker receives 3 wounds",
    ]
    two = [happened("wounded", 6, amount=1), happened("destroyed", 7), happened("left_play", 6)]
    assert say_log("ashes", two, 0) == [
        "Iron Rhino receives 1 wound",
        "Iron Worker is destroyed",
        "Iron Rhino leaves play",
    ]


def test_windows_leave_no_line() -> None:
    assert say_log("ashes", [{"kind": "window", "player": 1, "what": "arrived"}], 0) == []


# -- questions and answers ------------------------------------------------------------------------


def after_playing(*cards: str, **position: Any) -> Game:
    """A game of Ascension in which these cards were played from hand."""
    game = deckhall.load_position({"game": "ascension", "seats": [{"hand": list(cards)}, {}], **position})
    for card in cards:
        game.apply(f"play:{hand_card(game, card)}")
    return game


def hand_card(game: Game, card: str) -> int:
    view: Any = game.view(0)
    number: int = next(one["n"] for one in view["seats"][0]["hand"] if one["id"] == card)
    return number


def test_an_option_says_its_price() -> None:
    game = after_playing("apprentice", "apprentice", "apprentice", row=["wolf_shaman"])
    assert "Acquire Wolf Shaman for 3 runes" in asked(game)
    assert "Pozyskaj Wilczego szamana za 3 runy" in asked(game, "pl")


def test_choosing_one_effect_says_that_effect() -> None:
    assert asked(after_playing("mechana_initiate")) == ["Gain 1 rune", "Gain 1 power"]


def test_a_copied_choice_says_the_effects_of_the_hero_that_was_copied() -> None:
    """Also when a second hero of the box lets choose."""
    game = deckhall.load_position(
        {"game": "ascension", "seats": [{"hand": ["mechana_initiate", "wolf_shaman", "twofold_askara"]}, {}]}
    )
    state = game.state
    assert isinstance(state, Ascension)
    shaman = hand_card(game, "wolf_shaman")
    state.cards[shaman] = replace(state.cards[shaman], play=(ChooseOne((Draw(2), Gain(honor=3))),))
    game.apply(f"play:{shaman}")
    assert asked(game) == ["Draw 2 cards", "Gain 3 honor"]
    game.apply("choose=1")
    game.apply(f"play:{hand_card(game, 'mechana_initiate')}")
    game.apply("choose=0")
    game.apply(f"play:{hand_card(game, 'twofold_askara')}")
    game.apply(f"copy:{shaman}")
    assert asked(game) == ["Draw 2 cards", "Gain 3 honor"]
    assert asked(game, "de") == ["Ziehe 2 Karten", "Erhalte 3 Ehre"]


def test_a_reminder_names_what_is_left_and_no_construct_that_spends_itself() -> None:
    game = deckhall.load_position(
        {
            "game": "ascension",
            "row": ["wolf_shaman", "mephit"],
            "runes": 9,
            "power": 9,
            "seats": [{"hand": ["militia"], "constructs": ["tablet_of_times_dawn", "shadow_star"]}, {}],
        }
    )
    view: Any = game.view(0)
    ascension.VOICE.add_words(game.state, view)
    left = [speaker("en").speak(phrase_from(phrase)) for phrase in view["decision"]["left"]]
    assert left == [
        "play 1 card",
        "use Shadow Star",
        "acquire Wolf Shaman, Mystic and Heavy Infantry",
        "defeat Mephit and Cultist",
    ]


def test_somebody_who_lost_alone_lost_to_samael() -> None:
    lost = {"reason": "pool_empty", "winners": [], "scores": [20, 31]}
    assert ascension.VOICE.result(lost, 1)["title"] == {"key": "won-ascension-samael"}
    assert ascension.VOICE.result(lost, 2)["title"]["key"] == "won"


# -- any game -------------------------------------------------------------------------------------


def test_a_game_without_messages_is_spoken_of_in_plain_words() -> None:
    game = begin(BOX, {"seed": 3, "players": 2})
    game.listen()
    voice, spoken = Voice("highest_card"), speaker("en")
    view: Any = game.view(0)
    voice.add_words(game.state, view)
    assert spoken.speak(phrase_from(view["decision"]["say"])) == "Choose: Lay"
    assert asked(game, voice=voice) == ["Lay: Number 2", "Lay: Number 9", "Lay: Number 11"]
    game.apply("lay:2")
    (laid,) = game.happenings()
    said = [line.say for viewer in (0, 1) for line in voice.log([laid.seen_by(viewer)])]
    assert spoken.speak(said[0], reader=Reader(0, NAMES)) == "You: Laid (Number 2)"
    assert spoken.speak(said[1], reader=Reader(1, NAMES)) == "Ola: Laid"
    ended = voice.reason("played")
    assert [speaker(language).speak(ended) for language in ("en", "de")] == [
        "The game is over: Played.",
        "Das Spiel ist zu Ende: Played.",
    ]


# -- phrases as JSON, and who reads them ----------------------------------------------------------


def test_phrases_come_back_from_json() -> None:
    inner = Phrase("count-runes", {"n": 2})
    phrase = Phrase(
        "made-up", {"n": 1, "text": "x", "what": Listing((inner, Phrase("plain")), "or"), "players": (0, 2)}
    )
    written = json.loads(json.dumps(phrase.plain()))
    assert written == {
        "key": "made-up",
        "args": {
            "n": 1,
            "text": "x",
            "what": {"join": "or", "of": [{"key": "count-runes", "args": {"n": 2}}, {"key": "plain"}]},
            "players": [0, 2],
        },
    }
    assert phrase_from(written) == phrase


def test_everybody_reads_the_result_as_it_is_for_them() -> None:
    def title(winners: tuple[int, ...], you: int) -> str:
        return speaker("en").speak(Phrase("won", {"players": winners}), reader=Reader(you, NAMES))

    assert title((0,), 0) == title((0, 2), 2) == "You won!"
    assert title((0,), 1) == "Ola wins"
    assert title((0, 2), -1) == "Ola and Eva win"
    assert title((), 0) == "Nobody won"
