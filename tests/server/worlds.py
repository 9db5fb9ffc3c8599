"""Games that differ only in what one viewer cannot know: other cards in hands, piles and packs.

The second game of a pair follows the first, its model, choice by choice. Before every choice whatever the viewer cannot
know is dealt anew (`redeal`), but for the cards that come to light by it: those must be the cards of the model. Equal
cards are taken for one another, so their numbers differ too. Somebody else may then be asked what nobody was asked in
the model, or the other way round: as long as they let it pass, the viewer must not hear of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from deckhall.games.ascension.state import Ascension
from deckhall.games.ascension.view import knows
from deckhall.games.ashes.outside.imagining import pack_in_hand, pick_number
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import DRAFT, DRAW_PILE, HAND, KNOWN, NOBODY, PACK, PICKED, RECOVERY
from deckhall.kernel.game import Game
from deckhall.kernel.options import Option
from deckhall.kernel.state import Decision, State
from deckhall.server.aliases import Sight
from deckhall.server.windows import DECLINE

_ATTEMPTS = 6
OUT_OF_SIGHT = ("hand", "deck", "draw_pile", "pack")
Spot = tuple[str, int, int]  # a pile by its name and number, and the place in it
_PARTS = {  # what a new deal changes
    Ascension: ("hands", "decks", "center", "known", "stolen"),
    Ashes: ("hands", "draw_piles", "packs", "picks", "chosen", "place_of", "holder"),
}


def piles(state: State) -> dict[str, list[list[int]]]:
    """All piles with hidden cards."""
    if isinstance(state, Ascension):
        return {"hands": state.hands, "decks": state.decks, "center": [state.center]}
    assert isinstance(state, Ashes)
    if state.phase == DRAFT:
        return {"packs": state.packs, "picks": state.picks}
    return {"hands": state.hands, "draw_piles": state.draw_piles}


def hidden(state: State, viewer: int) -> dict[int, Spot]:
    """The cards of which the viewer does not know where they are, and where they are."""
    if state.outcome is not None:
        return {}
    return {
        card: (name, number, place)
        for name, several in piles(state).items()
        for number, pile in enumerate(several)
        if not _is_seen(state, viewer, name, number)
        for place, card in enumerate(pile)
        if not _is_known(state, viewer, card)
    }


def _is_seen(state: State, viewer: int, name: str, number: int) -> bool:
    """Whether the viewer sees a whole pile."""
    if name == "packs":
        assert isinstance(state, Ashes)
        return viewer >= 0 and state.packs[number] is pack_in_hand(state, viewer, pick_number(state))
    return number == viewer and name in ("hands", "picks")


def _is_known(state: State, viewer: int, card: int) -> bool:
    if isinstance(state, Ascension):
        return knows(state, viewer, card) or card in state.stolen[::2]
    assert isinstance(state, Ashes)
    return state.marks[card] & KNOWN != 0


def _pool(state: State, spot: Spot) -> tuple[str, int]:
    """Cards of one pool could change places."""
    name, number, _ = spot
    if isinstance(state, Ashes) and state.phase == DRAFT:
        return ("draft", 0)
    return ("center" if name == "center" else "seat", number)


@dataclass
class Choice:
    """A moment of the model, the cards that the viewer sees at it, and what was chosen."""

    game: Game
    sight: Sight
    option: Option

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None
        return self.game.decision


class Model:
    """The first game of a pair, as far as it was played, for one viewer."""

    def __init__(self, choices: list[Choice], end: Game, viewer: int, shown: list[set[int]]) -> None:
        self.choices = choices
        self.viewer = viewer
        self._shown = shown  # by choice: cards that were in the open on their way
        self._states = [*[choice.game.state for choice in choices], end.state]
        self.hidden = [hidden(state, viewer) for state in self._states]

    def is_heard(self, number: int) -> bool:
        """Whether the viewer hears of this choice at once, or makes it."""
        decision = self.choices[number].decision
        return not decision.secret or decision.player == self.viewer

    def next_heard(self, number: int) -> int:
        return next(
            (other for other in range(number, len(self.choices)) if self.is_heard(other)), len(self.choices)
        )

    def needed(self, number: int) -> dict[Spot, int]:
        """The cards that come to light from this choice to the next that is heard, or are chosen in one of them."""
        end = self.next_heard(number + 1)
        chosen = {
            card for one in self.choices[number : end + 1] for card in (one.option.card, one.option.target)
        }
        chosen.update(*self._shown[number:end])
        later = self.hidden[number + 1 : end + 1]
        if len({_is_draft(state) for state in self._states[number : end + 1]}) > 1:
            later = [{}]  # what a deck is made of shows in its conjurations
        return {
            spot: card
            for card, spot in self.hidden[number].items()
            if card in chosen or not all(card in moment for moment in later)
        }

    def state(self, number: int) -> State:
        return self._states[number]


def _is_draft(state: State) -> bool:
    return isinstance(state, Ashes) and state.phase == DRAFT


class NoSuchWorld(Exception):
    """What is needed cannot be dealt: this choice is made with the cards as they are."""


def redeal(game: Game, model: Model, number: int, luck: Random, code: str = "") -> tuple[int, str]:
    """Re-deal what the viewer cannot know, before choice `number`, which is made by `code`.

    How many hidden spots hold another card then than in the model, and the code that means the same afterwards.
    """
    state, viewer = game.state, model.viewer
    wanted = _by_ids(state, state.decision.option(code)) if code and state.decision else None
    listener, state.listener = state.listener, None  # asking once more is nothing that happens
    before = state.clone()
    for attempt in range(_ATTEMPTS):
        try:
            world = before.clone()
            if (
                attempt < _ATTEMPTS - 2
            ):  # otherwise only what is needed is put into its place, at last everything
                world = before.imagine(viewer, f"{luck.randrange(2**64):032x}")
                if isinstance(world, Ashes) and isinstance(before, Ashes):  # closed decks stay what they are
                    world.match, world.definitions = before.match, before.definitions
            _World(world, before, model, number, luck).settle(everything=attempt == _ATTEMPTS - 1)
            _check_picks(world, model, number)
            _put_on(state, world)
            state.luck, state.count, state.block = _luck(model.state(number))
            again = _asked_again(state, viewer, wanted, code)
            _check_next_question(state, model, number, again)
            code = again
            break
        except NoSuchWorld:
            _put_on(state, before.clone())
            state.decision = before.decision
    state.listener = listener
    there = {spot: model.state(number).card_id(card) for card, spot in model.hidden[number].items()}
    here = {spot: state.card_id(card) for card, spot in hidden(state, viewer).items()}
    return sum(here.get(spot, one) != one for spot, one in there.items()), code


def _put_on(state: State, world: State) -> None:
    for part in _PARTS[Ascension if isinstance(state, Ascension) else Ashes]:
        setattr(state, part, getattr(world, part))


def _luck(state: State) -> tuple[str, int, tuple[int, ...]]:
    return state.luck, state.count, state.block


def _asked_again(state: State, viewer: int, wanted: tuple[Any, ...] | None, code: str) -> str:
    """Ask the open question once more, with the new cards; the code of the same answer."""
    decision = state.decision
    if decision is None or decision.player == viewer:
        return code
    state.ask_again()
    again = state.decision
    assert again is not None
    same = (again.player, again.prompt, again.secret)
    if same != (decision.player, decision.prompt, decision.secret):
        raise NoSuchWorld
    found = [option.code for option in again.options if _by_ids(state, option) == wanted]
    if wanted is not None and not found:
        raise NoSuchWorld
    return code if code in found or not found else found[0]


def _check_next_question(state: State, model: Model, number: int, code: str) -> None:
    """A player with a single answer is not asked; the next public question must be the same in both games."""
    if not code or state.decision is None:
        return
    trial = state.clone()
    trial.apply(state.decision.option(code))
    here, there = trial.decision, model.state(number + 1).decision
    if here is None or there is None or here.secret or there.secret:
        return
    if (here.player, here.prompt) != (there.player, there.prompt):
        raise NoSuchWorld
    if _is_draft(trial) and number + 1 < len(model.choices):  # nobody takes a copy of a card they have
        answer = model.choices[number + 1]
        wanted = _names(answer.game.state, answer.option)
        if wanted not in [_names(trial, option) for option in here.options]:
            raise NoSuchWorld


def _names(state: State, option: Option) -> tuple[Any, ...]:
    told = state.describe(option)
    return tuple([told.get(part) for part in ("verb", "what", "card", "target")])


def _check_picks(state: State, model: Model, number: int) -> None:
    """Who drafts from two boxes may not pick a copy of a card they have: what they pick next must be new to them."""
    if not isinstance(state, Ashes) or state.phase != DRAFT:
        return
    for choice in model.choices[number : model.next_heard(number + 1)]:
        player, picked = choice.decision.player, choice.game.state.card_id(choice.option.card)
        there = choice.game.state
        assert isinstance(there, Ashes)
        if choice.decision.prompt != "draft" or player == model.viewer:
            continue
        has = picked in [state.card_id(card) for card in state.picks[player]]
        if has and picked not in [there.card_id(card) for card in there.picks[player]]:
            raise NoSuchWorld


def _by_ids(state: State, option: Option) -> tuple[Any, ...]:
    """What an option is about; of hidden cards only what they are."""
    told = state.describe(option)
    places = ((option.card, "place"), (option.target, "target_place"))
    return (
        *[told.get(part) for part in ("verb", "what", "card", "place", "target", "target_place")],
        *[card if told.get(place) not in OUT_OF_SIGHT else None for card, place in places],
        option.amount,
        option.index,
    )


class _World:
    """A deal that could be the present one as far as the viewer knows, on its way to what is needed."""

    def __init__(self, state: State, before: State, model: Model, number: int, luck: Random) -> None:
        self.state = state
        self.before = before
        self.model = model
        self.number = number
        self.luck = luck
        self.viewer = model.viewer
        self.settled: set[Spot] = set()
        self.kept: list[
            Spot
        ] = []  # what stays where it is, as far as it is not one of the cards that are needed

    def settle(self, everything: bool) -> None:
        """Put the cards that are needed where they lie in the model, or all that are hidden."""
        state = self.state
        if isinstance(state, Ashes):
            assert isinstance(self.before, Ashes)
            state.chosen = [list(chosen) for chosen in self.before.chosen]
        self._keep(_in_use(self.before))
        model = self.model.state(self.number)
        needed = self.model.needed(self.number)
        if everything:
            needed.update({spot: card for card, spot in self.model.hidden[self.number].items()})
        if _is_draft(state):
            # A card that was chosen from a pack is not needed there: it does not go on with it.
            chosen = {model.card_id(card) for card in _in_use(model) if card not in needed.values()}
            self.kept = [spot for spot in self.kept if self._id(spot) not in chosen]
        for spot, card in needed.items():
            self._bring(spot, model, card)
        self._order_copies(model)
        if isinstance(state, Ashes):
            self._tell_places(state)

    def _card(self, spot: Spot) -> int:
        name, number, place = spot
        return piles(self.state)[name][number][place]

    def _swap(self, one: Spot, other: Spot) -> None:
        several = piles(self.state)
        cards = self._card(one), self._card(other)
        for (name, number, place), card in zip((other, one), cards, strict=True):
            several[name][number][place] = card

    def _keep(self, cards: set[int]) -> None:
        """What something refers to stays where it is."""
        for card, spot in hidden(self.before, self.viewer).items():
            if card not in cards:
                continue
            now = hidden(self.state, self.viewer)
            if card not in now:
                raise NoSuchWorld
            self._swap(spot, now[card])
            self.settled.add(spot)
            self.kept.append(spot)

    def _bring(self, spot: Spot, model: State, card: int) -> None:
        """See to it that the card of the model, or an equal one, lies in this spot, or in this pile."""
        wanted = model.card_id(card)
        places = hidden(self.state, self.viewer)
        free = [one for one in places.values() if one not in self.settled]
        kept = [one for one in self.kept if one[:2] == spot[:2] and self._id(one) == wanted]
        if kept:
            self.kept.remove(spot if spot in kept else kept[0])
            return
        if spot not in free:  # in this hand something known lies at that place
            free_here = [one for one in free if one[:2] == spot[:2]]
            if not free_here:
                raise NoSuchWorld
            spot = free_here[0]
        pool = _pool(self.state, spot)
        equal = [one for one in free if _pool(self.state, one) == pool and self._id(one) == wanted]
        if spot[0] == "center":  # of equal cards in the row the one with the lowest number is offered
            equal = [one for one in equal if self._card(one) == card]
        if not equal:
            raise NoSuchWorld
        self._swap(spot, self.luck.choice(equal))
        self.settled.add(spot)

    def _order_copies(self, model: State) -> None:
        """Of equal cards in a hand the one with the lowest number goes first: it must lie where it lies in the model,
        because cards that are discarded together lie as they lay in the hand, and are shuffled like that."""
        kept = {self._card(spot) for spot in self.settled if spot in self.kept}
        for hand, like in zip(self.state.hands, model.hands, strict=True):  # type: ignore[attr-defined]  # both games
            for name in {self.state.card_id(card) for card in hand}:
                here = [place for place, card in enumerate(hand) if self.state.card_id(card) == name]
                there = [place for place, card in enumerate(like) if model.card_id(card) == name]
                if here == there and not kept.intersection(hand):
                    places = sorted(here, key=like.__getitem__)
                    for place, card in zip(places, sorted([hand[place] for place in here]), strict=True):
                        hand[place] = card

    def _id(self, spot: Spot) -> str:
        return self.state.card_id(self._card(spot))

    def _tell_places(self, state: Ashes) -> None:
        """Ashes also notes of each card where it is."""
        drafting = state.phase == DRAFT
        whole = (
            (("packs", PACK), ("picks", PICKED)) if drafting else (("hands", HAND), ("draw_piles", DRAW_PILE))
        )
        for name, place in whole:
            for number, pile in enumerate(piles(state)[name]):
                for card in pile:
                    state.place_of[card] = place
                    state.holder[card] = NOBODY if place == PACK else number


def _in_use(state: State) -> set[int]:
    """Cards that something going on refers to."""
    tasks = state.todo if state.decision is None else [*state.todo, state.decision.task]
    cards = {card for task in tasks for card in (task.source, task.it)}
    if isinstance(state, Ashes):
        cards |= {event.card for event in state.events}
        if state.phase != RECOVERY:  # there it is dice that are chosen
            cards |= {card for chosen in state.chosen for card in chosen}
    return cards


# -- the same choices -----------------------------------------------------------------------------


class Follower:
    """Answers the questions of the second game as they were answered in the model."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.next = 0  # the choice of the model that comes next
        self.number: int | None = None  # the choice that is being made
        self.asked_more = self.asked_less = 0  # questions that only one of the two games asked
        self._taken: set[int] = set()

    def is_done(self) -> bool:
        self._skip_taken()
        return self.next >= len(self.model.choices)

    def answer(self, game: Game, sight: Sight) -> Option:
        decision = game.decision
        assert decision is not None
        while not self.is_done():
            choice = self.model.choices[self.next]
            if _is_same_question(choice.game, game):
                return self._same(game, sight)
            if self.model.is_heard(self.next) or choice.option.code not in (DECLINE, "done"):
                break
            self.asked_less += 1
            self.next += 1
        assert decision.secret, f"{_question(game)} is asked in public, and not in the model"
        assert decision.player != self.model.viewer, (
            f"{_question(game)} is asked of the viewer; the model asks {_question(choice.game)}"
        )
        self.asked_more += 1
        self.number = None
        return next(option for option in decision.options if option.code in (DECLINE, "done"))

    def _same(self, game: Game, sight: Sight) -> Option:
        """The option that means the same to the viewer. What others choose in secret may come in another order."""
        choice = self.model.choices[self.next]
        decision = game.decision
        assert decision is not None
        self.number = self.next
        if self.model.is_heard(self.next):
            self._taken.add(self.next)
            return same_choice(choice, game, sight)
        wanted: list[tuple[tuple[Any, ...], int]] = []  # what they still choose in a row
        for number in range(self.next, len(self.model.choices)):
            other = self.model.choices[number]
            if (other.decision.player, other.decision.prompt) != (decision.player, decision.prompt):
                break
            if number not in self._taken:
                wanted.append((meaning(other.option, other.game, other.sight), number))
        for option in decision.options:  # those with the lowest numbers first, to be done last
            for told, number in wanted:
                if meaning(option, game, sight) == told:
                    self._taken.add(number)
                    return option
        self._taken.add(self.next)
        return decision.options[0]  # chosen in secret, and never told

    def _skip_taken(self) -> None:
        while self.next in self._taken:
            self.next += 1


def _is_same_question(one: Game, other: Game) -> bool:
    return _question(one) == _question(other)


def _question(game: Game) -> tuple[Any, ...]:
    decision = game.decision
    assert decision is not None
    waiting = [(type(task.effect).__name__, task.player) for task in game.state.todo]
    return decision.player, decision.prompt, decision.secret, waiting


def same_choice(choice: Choice, other: Game, other_sight: Sight) -> Option:
    """The option of the other game that means the same to the viewer."""
    wanted = meaning(choice.option, choice.game, choice.sight)
    assert other.decision is not None
    found = [one for one in other.decision.options if meaning(one, other, other_sight) == wanted]
    assert found, f"{wanted} is not among {other.decision}"
    return found[0]


def meaning(option: Option, game: Game, sight: Sight) -> tuple[Any, ...]:
    """What an option is about, hidden cards by their ids only."""
    told = game.describe(option)
    about = [told.get(part) for part in ("verb", "what", "card", "place", "target", "target_place")]
    cards = [
        sight.names.get(card) if told.get(place) not in OUT_OF_SIGHT else None
        for card, place in ((option.card, "place"), (option.target, "target_place"))
    ]
    return (*about, option.amount, option.index, *cards)
