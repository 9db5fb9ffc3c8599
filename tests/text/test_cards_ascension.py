"""Every card of Ascension speaks in every language, and what it says is what it does.

Back-reading: from the spoken text alone, by a table of stems per language, we read its amounts and its verbs, and find
the same ones by walking the card's definition.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator

import pytest

import deckhall
from deckhall.games.ascension import BOX
from deckhall.games.ascension.editions import EDITIONS
from deckhall.kernel.state import Word
from deckhall.text import LANGUAGES, speak_card

CARDS = [card["id"] for card in deckhall.cards("ascension")]
EVERY_CARD = [(edition, card_id) for edition in EDITIONS for card_id in CARDS]
LEFTOVERS = re.compile(r"[{}$]|ascension-|  | [.,;:]|\.\.|\bFalse\b|\bTrue\b|\bNone\b|_|\?\?\?")

# How an amount of each thing is written; the number is the group.
AMOUNTS = {
    "en": {
        "runes": r"(\d+) runes?\b",
        "power": r"(\d+) power\b",
        "honor": r"(\d+) honor\b",
        "mechana_runes": r"(\d+) Mechana runes?\b",
        "draw": r"\bdraw (\d+) cards?\b",
        "limit": r"cost of (\d+) or less",
        "constructs": r"(\d+) or more constructs",
    },
    "pl": {
        "runes": r"(\d+) run[ęy]?\b(?! Mechany)",
        "power": r"(\d+) punkt\w* siły\b",
        "honor": r"(\d+) punkt\w* honoru\b",
        "mechana_runes": r"(\d+) run[ęy]? Mechany\b",
        "draw": r"\bdobierz (\d+) kart[ęy]?\b",
        "limit": r"koszcie (\d+) lub mniejszym",
        "constructs": r"co najmniej (\d+) konstrukt",
    },
    "de": {
        "runes": r"(\d+) Runen?\b",
        "power": r"(\d+) Stärke\b",
        "honor": r"(\d+) Ehre\b",
        "mechana_runes": r"(\d+) Mechana-Runen?\b",
        "draw": r"\bziehe (\d+) Karten?\b",
        "limit": r"Kosten von höchstens (\d+)",
        "constructs": r"mindestens (\d+) Konstrukte",
    },
    "ru": {
        "runes": r"(\d+) рун[уы]?\b(?! Механы)",
        "power": r"(\d+) очк\w+ мощи\b",
        "honor": r"(\d+) очк\w+ славы\b",
        "mechana_runes": r"(\d+) рун[уы]? Механы\b",
        "draw": r"\bвозьмите (\d+) карт[уы]?\b",
        "limit": r"стоимостью (\d+) или меньше",
        "constructs": r"хотя бы (\d+) конструкции",
    },
    "pt-BR": {
        "runes": r"(\d+) Runas?\b(?! Mechana)",
        "power": r"(\d+) de Poder\b",
        "honor": r"(\d+) de Honra\b",
        "mechana_runes": r"(\d+) Runas? Mechana\b",
        "draw": r"\bcompre (\d+) cartas?\b",
        "limit": r"custo (\d+) ou menos",
        "constructs": r"(\d+) ou mais Construtos",
    },
}
# What a text says if and only if the card does it.
SIGNS = {
    "en": {
        "banish": r"banish\b",
        "discard": r"discard a card",
        "defeat": r"defeat",
        "acquire": r"acquire",
        "may": r"\bmay\b",
        "opponent": r"opponent",
        "once": r"once per turn",
        "first": r"first time",
        "unite": r"unite",
        "choose": r"choose one",
        "row": r"center row",
        "copy": r"resolve its effect again",
        "turn": r"another turn",
        "each": r"for each",
    },
    "pl": {
        "banish": r"(?<!nie można )usu(ń|nąć)\b",
        "discard": r"odrzuć kartę",
        "defeat": r"pokon",
        "acquire": r"pozyska",
        "may": r"\bmożesz\b",
        "opponent": r"przeciwnik",
        "once": r"raz na turę",
        "first": r"po raz pierwszy",
        "unite": r"wsparcie",
        "choose": r"wybierz jedną",
        "row": r"rzędu centralnego",
        "copy": r"jeszcze raz rozpatrz jego efekt",
        "turn": r"dodatkową turę",
        "each": r"za każd",
    },
    "de": {
        "banish": r"verbanne\b|verbannen\b",
        "discard": r"lege eine handkarte ab",
        "defeat": r"besieg",
        "acquire": r"kauf|karte der zentralen auslage erhalten|erhalte eine?n",
        "may": r"\bdarf",
        "opponent": r"mitspieler",
        "once": r"einmal pro zug",
        "first": r"zum ersten mal",
        "unite": r"eintracht",
        "choose": r"wähle eines",
        "row": r"zentralen auslage",
        "copy": r"führe seinen effekt noch einmal aus",
        "turn": r"weiteren zug",
        "each": r"für jede",
    },
    "ru": {
        "banish": r"(?<!нельзя )изгнать\b|изгоните\b",
        "discard": r"сбросьте карту",
        "defeat": r"побед|побежд",
        "acquire": r"получите (любого )?героя|получаете|получить или победить|полученная",
        "may": r"\bможете\b",
        "opponent": r"противник",
        "once": r"один раз за ход",
        "first": r"впервые",
        "unite": r"единство",
        "choose": r"выберите одно:",
        "row": r"центрального ряда",
        "copy": r"ещё раз выполните его эффект",
        "turn": r"ещё один ход",
        "each": r"за каждую",
    },
    "pt-BR": {
        "banish": r"banir\b",
        "discard": r"descarte uma carta",
        "defeat": r"derrot",
        "acquire": r"adquir",
        "may": r"\bpode\b",
        "opponent": r"oponente",
        "once": r"uma vez por turno",
        "first": r"primeira vez",
        "unite": r"união",
        "choose": r"escolha uma opção",
        "row": r"linha central",
        "copy": r"execute novamente o efeito",
        "turn": r"turno adicional",
        "each": r"\bpor (facção|construto)",
    },
}
DONE_BY = {
    "banish": ("Banish", "BanishFromRow", "BanishThis"),
    "discard": ("Discard",),
    "defeat": ("DefeatFree", "AcquireOrDefeatFree"),
    "acquire": ("AcquireHeroFree", "AcquireOrDefeatFree", "LowerNextConstruct", "RedirectAcquired"),
    "may": ("BanishFromRow", "BanishThis", "AcquireOrDefeatFree", "RedirectAcquired", "TreatAllAsMechana"),
    "opponent": ("EachOpponent", "TakeRandomCards"),
    "once": ("OncePerTurn", "OnceWhen", "RedirectAcquired"),
    "first": ("FirstTime",),
    "unite": ("Unite",),
    "choose": ("ChooseOne",),
    "row": ("BanishFromRow", "AcquireOrDefeatFree"),
    "copy": ("CopyHero",),
    "turn": ("TakeExtraTurn",),
    "each": ("GainHonorPerFaction", "GainPowerPerMechana"),
}
NAMED = {
    ("Draw", "count"): "draw",
    ("IfConstructs", "count"): "constructs",
    ("GainHonorPerFaction", "honor"): "honor",
}
ANY_COST = 99


def walk(words: tuple[Word, ...]) -> Iterator[Word]:
    for word in words:
        yield word
        for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
            inside = getattr(word, part.name)
            yield from walk(
                tuple(
                    one
                    for one in (inside if isinstance(inside, tuple) else (inside,))
                    if isinstance(one, Word)
                )
            )


def words_of(edition: str, card_id: str) -> list[Word]:
    card = BOX.card(card_id, edition)
    return list(walk((*card.play, *card.reward, *card.abilities)))


def amounts_done(edition: str, card_id: str) -> Counter[tuple[str, int]]:
    found: Counter[tuple[str, int]] = Counter()
    for word in words_of(edition, card_id):
        for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
            value = getattr(word, part.name)
            if type(value) is int and value not in (0, ANY_COST):
                found[NAMED.get((type(word).__name__, part.name), part.name), value] += 1
    return found


def amounts_said(language: str, text: str) -> Counter[tuple[str, int]]:
    return Counter(
        (what, int(number))
        for what, pattern in AMOUNTS[language].items()
        for number in re.findall(pattern, text, re.IGNORECASE)
    )


def deeds_done(edition: str, card_id: str) -> set[str]:
    words = words_of(edition, card_id)
    kinds = {type(word).__name__ for word in words}
    done = {deed for deed, classes in DONE_BY.items() if kinds & set(classes)}
    for word in words:
        if getattr(word, "optional", False) or (
            type(word).__name__ == "OncePerTurn" and getattr(word, "runes", 0)
        ):
            done.add("may")
        if getattr(word, "event", "") == "defeat":
            done |= {"defeat", "row"}
    if not BOX.card(card_id, edition).banishable:
        done.add("row")
    return done


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "card_id"), EVERY_CARD)
def test_every_card_speaks(language: str, edition: str, card_id: str) -> None:
    card = speak_card("ascension", card_id, language, edition=edition)
    assert card.name
    assert card.lines
    for sentence in (card.kind, *card.lines, *card.rulings):
        assert not LEFTOVERS.search(sentence), sentence
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    assert all(sentence.endswith(".") for sentence in (*card.lines, *card.rulings))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "card_id"), EVERY_CARD)
def test_amounts_read_back_are_those_of_the_card(language: str, edition: str, card_id: str) -> None:
    text = speak_card("ascension", card_id, language, edition=edition).text
    assert amounts_said(language, text) == amounts_done(edition, card_id), text
    assert len(re.findall(r"\d+", text)) == amounts_done(edition, card_id).total(), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "card_id"), EVERY_CARD)
def test_deeds_read_back_are_those_of_the_card(language: str, edition: str, card_id: str) -> None:
    text = speak_card("ascension", card_id, language, edition=edition).text
    said = {deed for deed, sign in SIGNS[language].items() if re.search(sign, text, re.IGNORECASE)}
    assert said == deeds_done(edition, card_id), text


def test_a_wrong_number_would_be_noticed() -> None:
    text = speak_card("ascension", "kor_the_ferromancer", "pl").text
    assert amounts_said("pl", text.replace("1 kartę", "2 karty")) != amounts_done(
        "godslayer", "kor_the_ferromancer"
    )
