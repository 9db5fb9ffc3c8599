"""Checks that a loaded position is a possible table of Ascension, so that play cannot fail on it later."""

from __future__ import annotations

import json

from deckhall.games.ascension.card import CENTER, CONSTRUCT, HERO, MONSTER, Card
from deckhall.games.ascension.effects import Redirect, Unite, courier
from deckhall.games.ascension.state import ROW_SIZE, Ascension, AscensionEffect
from deckhall.games.ascension.turn import EndTurn, TakeTurn
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.happenings import EVERYBODY, only
from deckhall.kernel.options import NO_CARD
from deckhall.kernel.packing import inside, pack
from deckhall.kernel.state import Effect, Task, Word


def check_table(state: Ascension, asked: Task | None) -> None:
    """Raise InvalidPosition, naming the offending part, unless this table can occur."""
    check_piles(state)
    check_marks(state)
    tasks = state.todo
    if asked is not None:
        tasks.append(asked)
    if not tasks or not isinstance(tasks[0].effect, TakeTurn) or tasks[0].player != state.player:
        raise InvalidPosition("'todo' begins with the turn of the player whose turn it is")
    texts = effect_texts(state.cards)
    for task in tasks:
        check_task(state, task, texts)
    for task in state.waiting:
        check_task(state, task, texts)
        if not isinstance(task.effect, Unite):
            raise InvalidPosition("'waiting' holds only Unite effects")
    for task in tasks[1:]:
        if isinstance(task.effect, (TakeTurn, EndTurn)):
            raise InvalidPosition("'todo' holds more than one turn")
    carried = [task for task in tasks if isinstance(task.effect, Redirect)]
    if [task.it for task in carried] != state.limbo or len(carried) > 1:
        raise InvalidPosition("'limbo' holds the card, if any, whose owner chooses where it goes")
    for task in carried:
        if task is not tasks[-1] or task.player != state.player or courier(state, task.player, task.it) < 0:
            raise InvalidPosition("'limbo': nothing in play could take the card elsewhere")


def check_piles(state: Ascension) -> None:
    for seat in range(state.match.players):
        for part, pile in (
            ("hand", state.hands[seat]),
            ("deck", state.decks[seat]),
            ("discard", state.discards[seat]),
        ):
            check_pile(state, f"seat {seat}, {part}", pile, (HERO, CONSTRUCT))
        check_pile(state, f"seat {seat}, constructs", state.constructs[seat], (CONSTRUCT,))
    check_pile(state, "played", state.played, (HERO,))
    check_pile(state, "samael", state.samael, (HERO, CONSTRUCT), CENTER)
    for part, pile in (("row", state.row), ("center", state.center), ("void", state.void)):
        check_pile(state, part, pile, (HERO, CONSTRUCT, MONSTER), CENTER)
    if len(state.row) > ROW_SIZE:
        raise InvalidPosition(f"row: at most {ROW_SIZE} cards lie there")
    for part, pile, kind in (
        ("mystics", state.mystics, state.match.mystic_kind),
        ("infantry", state.infantry, state.match.infantry_kind),
    ):
        for card in pile:
            if state.match.kinds[card] != kind:
                raise InvalidPosition(f"{part}: {state.card_id(card)!r} cannot lie there")


def check_pile(state: Ascension, part: str, pile: list[int], types: tuple[str, ...], zone: str = "") -> None:
    for card in pile:
        definition = state.cards[card]
        if definition.type not in types or (zone and definition.zone != zone):
            raise InvalidPosition(f"{part}: {definition.id!r} cannot lie there")


def check_marks(state: Ascension) -> None:
    """Check what is remembered about cards: abilities used, who knows which, and which were taken unseen."""
    players, last = state.match.players, len(state.cards) - 1
    for key in state.used:
        if not 0 <= key // 4 <= last:
            raise InvalidPosition(f"'used': there is no ability {key}")
    for card, seen in state.known.items():
        if not 0 <= card <= last or not EVERYBODY <= seen < 1 << players:
            raise InvalidPosition("'known' gives, for card numbers, the seats that know them")
    if len(state.stolen) % 2:
        raise InvalidPosition("'stolen' holds cards, each followed by its victim")
    for index in range(0, len(state.stolen), 2):
        card, victim = state.stolen[index], state.stolen[index + 1]
        if card not in state.hands[state.player] or not 0 <= victim < players or victim == state.player:
            raise InvalidPosition(
                "'stolen' holds cards in the hand of the player, each followed by its victim"
            )
        both = only(state.player, victim)
        if state.known.get(card, 0) & both != both:
            raise InvalidPosition("'known': taker and victim know a stolen card")


def check_task(state: Ascension, task: Task, texts: set[str]) -> None:
    if not 0 <= task.player < state.match.players:
        raise InvalidPosition(
            f"a task's player must be a seat from 0 to {state.match.players - 1}, not {task.player}"
        )
    for card in (task.source, task.it):
        if not NO_CARD <= card < len(state.cards):
            raise InvalidPosition(f"a task is about card {card}, which does not exist")
    effect = task.effect
    if not isinstance(effect, AscensionEffect):
        raise InvalidPosition(f"a task does {type(effect).__name__!r}, which is no effect of this game")
    ours = type(effect).__module__.startswith(
        "deckhall."
    )  # authors of custom effects are responsible for them
    if ours and text_of(effect) not in texts:
        raise InvalidPosition(f"no card of this edition does {text_of(effect)[:80]}")


def text_of(effect: Effect) -> str:
    try:
        return json.dumps(pack(effect))
    except TypeError as error:
        raise InvalidPosition(f"effect {type(effect).__name__!r}: {error}") from error


def effect_texts(cards: list[Card]) -> set[str]:
    """Every effect that these cards, or the turn itself, can cause, as text."""
    words: list[Word] = [TakeTurn(), EndTurn(), Redirect()]
    seen: set[str] = set()
    for card in cards:
        if card.id not in seen:
            seen.add(card.id)
            words.extend(inside(card))
    return {text_of(word) for word in words if isinstance(word, Effect)}
