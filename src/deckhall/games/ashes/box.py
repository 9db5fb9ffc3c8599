"""The rules of Ashes as seen from outside: choices of the setup, new games, all cards, and positions."""

from __future__ import annotations

from typing import Any

from deckhall.games.ashes.card import Activated, Card, Cost, Respark, Triggered
from deckhall.games.ashes.cards import ILLUSION_POWERS, WORDINGS
from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.outside.older_positions import renew
from deckhall.games.ashes.outside.position import lay_out
from deckhall.games.ashes.outside.position_check import check_table
from deckhall.games.ashes.outside.reading import set_table
from deckhall.games.ashes.outside.summary import credits_in, summary_of
from deckhall.games.ashes.setup import start as setting
from deckhall.games.ashes.setup.cells import cells
from deckhall.games.ashes.setup.decks import checked, read_deck, write_deck
from deckhall.games.ashes.setup.draft import MOST_BOXES, PLAYERS_OF_A_BOX, boxes_for, drafted_decks, new_draft
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import CONJURATION, PHOENIXBORN, REFERENCE, X
from deckhall.games.ashes.words import VOCABULARY
from deckhall.kernel.box import Box
from deckhall.kernel.decks import CheckedDeck
from deckhall.kernel.errors import InvalidSetup, UnknownCard
from deckhall.kernel.happenings import Happening
from deckhall.kernel.state import State, Task
from deckhall.kernel.summary import Credit, SeatSummary
from deckhall.kernel.vocabulary import Vocabulary

_CHOICES = (
    "decks",
    "players",
    "draft",
    "boxes",
    "after_draft",
    "first_five",
    "deck_lists",
    "wording",
    "illusion_power",
    "stalemate",
)
_FIRST_FIVES = ("chosen", "suggested")
_AFTER_DRAFTS = ("table", "duels")
_AT_A_TABLE = (2, 3, 4)
_DECK_LISTS = ("open", "closed")
STALEMATE_ROUNDS = 10
RULES = 2


class AshesBox(Box):
    """The rules of Ashes."""

    def __init__(self) -> None:
        super().__init__("ashes", RULES, "deckhall.games.ashes")

    def about(self) -> dict[str, Any]:
        drafters = list(range(2, MOST_BOXES * PLAYERS_OF_A_BOX + 1))
        return {
            "variants": [
                {"id": "decks", "players": list(_AT_A_TABLE), "choices": {}},
                {"id": "draft", "players": drafters, "choices": {"draft": True}},
            ],
            "players": drafters,
            "decks": {
                name: {"phoenixborn": deck["phoenixborn"], "dice": deck["dice"]}
                for name, deck in PRECONS.items()
            },
            "texts": ["wording", "illusion_power"],
            "options": {
                "draft": {"choices": [False, True], "default": False},
                "boxes": {"least": 1, "most": MOST_BOXES, "default": None, "variants": ["draft"]},
                "after_draft": {"choices": list(_AFTER_DRAFTS), "default": None, "variants": ["draft"]},
                "first_five": {"choices": list(_FIRST_FIVES), "default": "chosen", "variants": ["decks"]},
                "deck_lists": {"choices": list(_DECK_LISTS), "default": "open"},
                "wording": {"choices": list(WORDINGS), "default": "errata"},
                "illusion_power": {"choices": list(ILLUSION_POWERS), "default": "any"},
                "stalemate": {"least": 0, "most": 1000, "default": STALEMATE_ROUNDS},
            },
        }

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def cells(self) -> list[dict[str, Any]]:
        return cells()

    def check_deck(self, deck: dict[str, Any] | str, names: dict[str, str] | None = None) -> CheckedDeck:
        return checked(deck, names)

    def start(self, setup: dict[str, Any], key: str) -> State:
        self.refuse_unknown(setup, _CHOICES)
        stalemate = setup.get("stalemate", STALEMATE_ROUNDS)
        if type(stalemate) is not int or not 0 <= stalemate <= 1000:
            raise InvalidSetup(
                "'stalemate' must be a number of rounds up to 1000, or 0 for never", "stalemate"
            )
        rules = setting.Rules(
            _choice(setup, "wording", WORDINGS),
            _choice(setup, "illusion_power", ILLUSION_POWERS),
            _choice(setup, "deck_lists", _DECK_LISTS) == "closed",
            stalemate,
        )
        suggested = _choice(setup, "first_five", _FIRST_FIVES) == "suggested"
        if setup.get("draft", False):
            state = self._with_draft(key, setup, rules, suggested)
        else:
            state = self._with_decks(key, setup, rules, suggested)
        state.advance()
        return state

    def _with_draft(self, key: str, setup: dict[str, Any], rules: setting.Rules, suggested: bool) -> Ashes:
        players = setup.get("players")
        if players is None or "decks" in setup or suggested:
            raise InvalidSetup("a draft needs 'players' and no 'decks'; its First Five is chosen", "draft")
        most = MOST_BOXES * PLAYERS_OF_A_BOX
        if type(players) is not int or not 2 <= players <= most:
            raise InvalidSetup(f"two to {most} can draft, not {players!r}", "players")
        boxes = boxes_for(players) if setup.get("boxes") is None else setup["boxes"]
        if type(boxes) is not int or not 1 <= boxes <= MOST_BOXES:
            raise InvalidSetup(f"'boxes' must be a number from 1 to {MOST_BOXES}, not {boxes!r}", "boxes")
        if players > PLAYERS_OF_A_BOX * boxes:
            raise InvalidSetup(f"{players} players need {boxes_for(players)} boxes to draft from", "boxes")
        if setup.get("after_draft") is None:
            together = players in _AT_A_TABLE
        else:
            together = _choice(setup, "after_draft", _AFTER_DRAFTS) == "table"
        if together and players not in _AT_A_TABLE:
            raise InvalidSetup(
                f"two to four players can play at one table, not {players}: choose duels", "after_draft"
            )
        return new_draft(key, players, boxes, together, rules)

    def _with_decks(self, key: str, setup: dict[str, Any], rules: setting.Rules, suggested: bool) -> Ashes:
        for name in ("boxes", "after_draft"):
            if setup.get(name) is not None:
                raise InvalidSetup(f"{name!r} is a choice of a draft", name)
        players = setup.get("players")
        if players is not None and players not in _AT_A_TABLE:
            raise InvalidSetup(f"two to four players can play, not {players!r}", "players")
        decks = setup.get("decks", list(PRECONS)[: players or 2])
        if not isinstance(decks, (list, tuple)) or not 2 <= len(decks) <= 4:
            raise InvalidSetup(
                f"'decks' must be a list of two to four decks; preconstructed: {', '.join(PRECONS)}", "decks"
            )
        if players is not None and players != len(decks):
            raise InvalidSetup(f"{players} players, but {len(decks)} decks", "players")
        read = [read_deck(deck) for deck in decks]
        if suggested and not all(["first_five" in deck for deck in read]):
            raise InvalidSetup("first_five='suggested' needs decks that come with a First Five", "first_five")
        return setting.new_state(key, read, rules, suggested)

    def made_decks(self, state: State) -> list[dict[str, Any]]:
        assert isinstance(state, Ashes)
        return drafted_decks(state)

    def setup_with_decks(self, setup: dict[str, Any], decks: list[dict[str, Any]]) -> dict[str, Any] | None:
        if len(decks) not in _AT_A_TABLE:
            return None
        kept = ("deck_lists", "wording", "illusion_power", "stalemate")
        return {"decks": decks, **{name: setup[name] for name in kept if name in setup}}

    def write_deck(self, deck: dict[str, Any], names: dict[str, str]) -> str:
        return write_deck(deck, names)

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        known = self._library(choices)
        return [_told(definition, known) for definition in known.values()]

    def card(self, card_id: str, **choices: Any) -> Card:
        """The definition of a card, for putting its text into words."""
        definition = self._library(choices).get(card_id)
        if definition is None:
            raise UnknownCard(f"ashes has no card {card_id!r}")
        return definition.card

    def _library(self, choices: dict[str, Any]) -> dict[str, Definition]:
        self.refuse_unknown(choices, ("wording", "illusion_power"))
        return definitions(
            _choice(choices, "wording", WORDINGS), _choice(choices, "illusion_power", ILLUSION_POWERS)
        )

    def lay_out(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Ashes)
        return lay_out(state)

    def set_table(self, position: dict[str, Any], key: str) -> State:
        return set_table(position, key, self.package)

    def load(self, position: dict[str, Any], key: str) -> State:
        return super().load(renew(position), key)

    def check(self, state: State, asked: Task | None) -> None:
        assert isinstance(state, Ashes)
        check_table(state, asked)

    def summary(self, state: State) -> list[SeatSummary]:
        assert isinstance(state, Ashes)
        return summary_of(state)

    def credits(self, happenings: list[Happening]) -> list[Credit]:
        return credits_in(happenings)

    def everywhere(self, state: State) -> list[int] | None:
        """Every card of the game in every place, each number exactly once."""
        assert isinstance(state, Ashes)
        found = [0, 1, 2, 3]
        piles = [
            *state.hands,
            *state.draw_piles,
            *state.discards,
            *state.conjurations,
            *state.battlefields,
            *state.spellboards,
            *state.packs,
            *state.picks,
            state.alterations,
            state.removed,
            state.played,
            state.boxed,
            state.face_up,
            [card for card in state.phoenixborn if card >= 0],
        ]
        for pile in piles:
            found.extend(pile)
        return found


def _choice(setup: dict[str, Any], name: str, choices: tuple[str, ...]) -> str:
    """The value chosen for an option; the first one is the default."""
    choice = setup.get(name, choices[0])
    if choice not in choices:
        raise InvalidSetup(f"{name}={choice!r} is not possible; available: {', '.join(choices)}", name)
    return str(choice)


def _told(definition: Definition, known: dict[str, Definition]) -> dict[str, Any]:
    """A card as a dict: identity, numbers, cost, and the conjurations it can summon."""
    card = definition.card
    facts: dict[str, Any] = {"id": card.id, "type": card.type}
    if card.cost is not None:
        facts["cost"] = _cost_facts(card.cost)
        facts["magic"] = sorted({dice.magic for dice in card.cost.dice if dice.magic})
    if card.type == PHOENIXBORN:
        facts.update(life=card.life, battlefield=card.battlefield, spellbook=card.spellbook)
    elif card.type != REFERENCE and (card.life or card.attack or card.recover or card.limit):
        facts.update(attack=_number(card.attack), life=_number(card.life), recover=card.recover)
    if card.unique_to:
        facts["unique_to"] = card.unique_to
    if card.type == CONJURATION:
        facts["conjuration_limit"] = card.limit
        facts["produced_by"] = [other.id for other in known.values() if card.id in other.summons]
    if definition.summons:
        facts["produces"] = list(definition.summons)
    if card.type not in (REFERENCE, PHOENIXBORN):
        facts["copies"] = card.limit if card.limit else 3
    facts["ability_costs"] = [_cost_facts(cost) for cost in _ability_costs(card) if cost.dice]
    names = [ability.name for ability in card.abilities if ability.name]
    facts["abilities"] = list(dict.fromkeys(names))
    return facts


def _number(value: int) -> int | str:
    return "X" if value == X else value


def _ability_costs(card: Card) -> list[Cost]:
    """The costs of using its abilities, without the cost of the card itself."""
    costs = []
    for ability in card.abilities:
        if isinstance(ability, Activated):
            costs.append(ability.cost)
            if ability.extra is not None:
                costs.append(ability.extra)
        elif isinstance(ability, (Triggered, Respark)):
            costs.append(ability.cost)
    return costs


def _cost_facts(cost: Cost) -> dict[str, Any]:
    return {
        "action": "main" if cost.main else "side" if cost.side else None,
        "exhaust": cost.exhaust,
        "discard": cost.discard,
        "dice": [
            {"count": dice.count, "magic": dice.magic or "any", "face": dice.face} for dice in cost.dice
        ],
    }
