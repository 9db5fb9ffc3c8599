"""Reads positions: from readable JSON to a table. In a hand-written position most parts may be left out."""

from __future__ import annotations

from typing import Any

from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.outside.position import MARKS, NUMBERS, PILES, TOKENS
from deckhall.games.ashes.outside.view import AshesTable
from deckhall.games.ashes.setup import start
from deckhall.games.ashes.setup.decks import conjuration_pile, read_deck
from deckhall.games.ashes.table.events import Attack, Event
from deckhall.games.ashes.table.state import Ashes, Match
from deckhall.games.ashes.terms import (
    ALLY,
    ATTACHED,
    BATTLEFIELD,
    CONJURATION,
    CONJURATIONS,
    DISCARD,
    DRAFT,
    DRAW_PILE,
    FACE_UP,
    FACES,
    HAND,
    IN_BOX,
    KINDS,
    MAGICS,
    NOBODY,
    PACK,
    PHASES,
    PHOENIXBORN,
    PICKED,
    PLAYED,
    READY_SPELL,
    REFERENCE,
    REMOVED,
    SEAT,
    SPELLBOARD,
    TABLE,
    TURNS,
)
from deckhall.games.ashes.timing import rounds, turns
from deckhall.kernel.box import KERNEL_PARTS
from deckhall.kernel.errors import InvalidDeck, InvalidPosition
from deckhall.kernel.packing import unpack, words

_PARTS = (
    *KERNEL_PARTS,
    *NUMBERS,
    "players",
    "phase",
    "main_done",
    "acted",
    "options",
    "removed",
    "played",
    "box",
    "attached_order",
    "events",
    "attack",
    "draft",
)
# Far above what play can reach: a position may be odd, but must not keep a machine busy.
_MOST_CARDS, _MOST_DICE, _MOST_TOKENS = 1_000, 100, 100
_MOST_NUMBER, _MOST_VALUES = 1_000, 10_000  # in the effects of tasks, events and the attack
_MOST_COUNTED = 1_000_000  # rounds, turns, ...
_PLAYER_PARTS = (
    "phoenixborn",
    "dice",
    "reacted",
    "alive",
    "chosen",
    "deck",
    *[name for name, _ in PILES],
)


class _Entry:
    """A card as a position names it, before it gets its number."""

    def __init__(
        self, definition: Definition, number: int, place: int, seat: int, owner: int, written: dict[str, Any]
    ) -> None:
        self.definition = definition
        self.number = number
        self.place = place
        self.seat = seat
        self.owner = owner
        self.written = written
        self.host: _Entry | None = None


class _Reader:
    """Reads a position: first every card, then their numbers, then the rest."""

    def __init__(self, position: dict[str, Any]) -> None:
        _refuse_unknown(position, _PARTS, "position")
        _check_numbers([position.get(part) for part in ("todo", "asked", "events", "attack")])
        self.position = position
        options = _object(position, "options")
        _refuse_unknown(options, ("wording", "illusion_power", "deck_lists", "stalemate"), "options")
        self.wording = str(options.get("wording", "errata"))
        self.illusion = str(options.get("illusion_power", "any"))
        if self.wording not in ("errata", "printed") or self.illusion not in ("any", "power"):
            raise InvalidPosition(
                "'options' need a wording (errata, printed) and an illusion_power (any, power)"
            )
        self.closed = options.get("deck_lists", "open") == "closed"
        self.stalemate = _int(options.get("stalemate", 10), "stalemate")
        self.known = definitions(self.wording, self.illusion)
        self.entries: list[_Entry] = []

    def read_card(self, written: Any, place: int, seat: int, where: str) -> _Entry:
        parts: dict[str, Any] = {}
        if isinstance(written, dict):
            parts = written
            written = parts.get("card")
            _refuse_unknown(
                parts, ("card", "owner", "attached", *TOKENS, *[name for name, _ in MARKS]), where
            )
        if not isinstance(written, str):
            raise InvalidPosition(f"{where}: a card is written as its id or as an object with 'card'")
        name, _, number = written.partition("#")
        definition = self.known.get(name)
        if definition is None:
            raise InvalidPosition(f"{where}: there is no card {name!r}")
        if number and not number.isdigit():
            raise InvalidPosition(f"{where}: {written!r} has no number after '#'")
        _check_place(definition, place, where)
        owner = _int(parts.get("owner", seat), where + " owner")
        entry = _Entry(definition, int(number) if number else -1, place, seat, owner, parts)
        self.entries.append(entry)
        if len(self.entries) > _MOST_CARDS:
            raise InvalidPosition(f"a table has at most {_MOST_CARDS} cards")
        for alteration in _list(parts, "attached", where):
            attached = self.read_card(alteration, ATTACHED, seat, where)
            attached.host = entry
        return entry

    def number_cards(self) -> list[_Entry]:
        """Give every card its number: the one it names, or the next free one."""
        taken: dict[int, _Entry] = {}
        for entry in self.entries:
            if entry.number >= 0:
                if entry.number in taken or (entry.number < 4 and entry.place != TABLE):
                    raise InvalidPosition(f"card number {entry.number} appears twice")
                taken[entry.number] = entry
        free = 0
        for entry in self.entries:
            if entry.number < 0:
                while free in taken:
                    free += 1
                entry.number = free
                taken[free] = entry
        if set(taken) != set(range(len(taken))):
            raise InvalidPosition("card numbers must be 0, 1, 2, ... without gaps")
        return [taken[number] for number in range(len(taken))]


def set_table(position: dict[str, Any], key: str, package: str) -> Ashes:
    """The state that a position describes. Without a to-do stack, the turn of player `turn` begins."""
    reader = _Reader(position)
    players = position.get("players")
    most = 8 if position.get("phase") == "draft" or "outcome" in position else 4
    if not isinstance(players, list) or not 2 <= len(players) <= most:
        raise InvalidPosition("'players' must be a list of two to four players, in a draft of up to eight")
    for magic in MAGICS:
        reader.read_card(f"{magic}_magic#{MAGICS.index(magic)}", TABLE, NOBODY, "table")
    decks = [_read_player(reader, seat, player) for seat, player in enumerate(players)]
    for part, place in (("removed", REMOVED), ("played", PLAYED)):
        for written in _list(position, part, "position"):
            entry = reader.read_card(written, place, NOBODY, part)
            if entry.owner == NOBODY:
                raise InvalidPosition(f"{part}: a card there needs its 'owner'")
            entry.seat = entry.owner
    for written in _list(position, "box", "position"):
        reader.read_card(written, IN_BOX, NOBODY, "box")
    draft = _read_draft(reader, position)
    entries = reader.number_cards()
    for entry in entries:
        belongs_to_nobody = entry.seat == NOBODY or entry.place == PICKED
        if not NOBODY <= entry.owner < len(players) or (entry.owner == NOBODY) != belongs_to_nobody:
            raise InvalidPosition(f"{entry.definition.id}: its owner is no player")
    match = Match(
        len(players),
        [entry.definition for entry in entries],
        reader.wording,
        reader.illusion,
        reader.closed,
        reader.stalemate,
    )
    state = AshesTable(key, match)
    state.owner = [entry.owner for entry in entries]
    for entry in reader.entries:
        _set_card(state, entry, len(players))
    _set_rest(state, position, players, package)
    if draft:
        state.packs = [[entry.number for entry in cards] for cards in draft]
        state.picks = state.picks or [[] for _ in players]
    for seat, deck in enumerate(decks):
        if deck is not None:
            state.shuffle(state.draw_piles[seat])
    start.bind_decks(state)
    if "todo" not in position and "outcome" not in position:
        player = state.player
        if state.phase != TURNS or not 0 <= player < len(players) or not state.alive[player]:
            raise InvalidPosition("a position without to-do stack is the turn of a living player")
        state.push(rounds.RECOVER, NOBODY)
        state.push(turns.END_TURN, NOBODY)
        state.push(turns.TAKE_TURN, player)
    return state


def _read_player(reader: _Reader, seat: int, player: Any) -> dict[str, Any] | None:
    """Read the cards of one player. Returns the deck if the draw pile is to be the rest of it."""
    where = f"player {seat}"
    if not isinstance(player, dict):
        raise InvalidPosition(f"{where} is an object")
    _refuse_unknown(player, _PLAYER_PARTS, where)
    first = len(reader.entries)
    deck: dict[str, Any] | None = None
    if "deck" in player:
        try:
            deck = read_deck(player["deck"])
        except InvalidDeck as error:
            raise InvalidPosition(f"{where}: {error}") from error
    phoenixborn = player.get("phoenixborn", None if deck is None else deck["phoenixborn"])
    if phoenixborn is not None:
        reader.read_card(phoenixborn, SEAT, seat, where)
    elif reader.position.get("phase") != "draft":
        raise InvalidPosition(f"{where} needs a phoenixborn")
    for name, place in PILES:
        for written in _list(player, name, where):
            reader.read_card(written, place, seat, f"{where} {name}")
    mine = [entry for entry in reader.entries[first:] if entry.owner == seat]
    if deck is not None and "draw_pile" not in player:
        for name, number in deck["cards"].items():
            used = len([entry for entry in mine if entry.definition.id == name])
            for _ in range(number - used):
                reader.read_card(name, DRAW_PILE, seat, where)
    else:
        deck = None if "draw_pile" in player else deck
    if "conjurations" not in player and phoenixborn is not None:
        names = [entry.definition.id for entry in reader.entries[first:] if entry.owner == seat]
        for name, limit in conjuration_pile(names).items():
            used = len([entry for entry in mine if entry.definition.id == name])
            for _ in range(limit - used):
                reader.read_card(name, CONJURATIONS, seat, where)
    return deck


def _read_draft(reader: _Reader, position: dict[str, Any]) -> list[list[_Entry]]:
    draft = _object(position, "draft")
    packs: list[list[_Entry]] = []
    for cards in _list(draft, "packs", "draft"):
        packs.append([reader.read_card(written, PACK, NOBODY, "pack") for written in cards])
    for seat, cards in enumerate(_list(draft, "picks", "draft")):
        for written in cards:
            reader.read_card(written, PICKED, seat, "picks").owner = NOBODY
    for written in _list(draft, "face_up", "draft"):
        reader.read_card(written, FACE_UP, NOBODY, "face_up")
    return packs


def _check_place(definition: Definition, place: int, where: str) -> None:
    """Refuse a card in a place where its kind cannot be."""
    if place == SEAT:
        fits = definition.type == PHOENIXBORN
    elif place == TABLE:
        fits = definition.type == REFERENCE
    elif place == BATTLEFIELD:
        fits = definition.type in (ALLY, CONJURATION) or definition.becomes_ally
    elif place == SPELLBOARD:
        fits = definition.type == READY_SPELL
    elif place == ATTACHED:
        fits = definition.is_alteration
    elif place == CONJURATIONS:
        fits = definition.is_conjuration
    elif place in (HAND, DRAW_PILE, DISCARD):
        fits = definition.type not in (PHOENIXBORN, CONJURATION, REFERENCE)
    else:
        fits = definition.type != REFERENCE
    if not fits:
        raise InvalidPosition(f"{where}: {definition.id} ({definition.type}) cannot be there")


def _set_card(state: Ashes, entry: _Entry, players: int) -> None:
    card, written = entry.number, entry.written
    if entry.place == PICKED and not state.picks:
        state.picks = [[] for _ in range(players)]
    if entry.place == PACK:
        state.place_of[card] = PACK
    else:
        start.put(state, card, entry.place, entry.seat)
    if entry.host is not None:
        state.host[card] = entry.host.number
    for name in TOKENS:
        getattr(state, name)[card] = _int(written.get(name, 0), name)
    for name, mark in MARKS:
        if written.get(name):
            state.marks[card] |= mark


def _set_rest(state: Ashes, position: dict[str, Any], players: list[Any], package: str) -> None:
    for seat, player in enumerate(players):
        _set_dice(state, seat, player)
        state.alive[seat] = bool(player.get("alive", True))
        state.reacted[seat] = bool(player.get("reacted", False))
        state.chosen[seat] = [_int(thing, "chosen") for thing in _list(player, "chosen", f"player {seat}")]
    phase = position.get("phase", "turns")
    if phase not in PHASES:
        raise InvalidPosition(f"there is no phase {phase!r}; available: {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    defaults = {"round": 1, "token": position.get("turn", 0), "sides": 1}
    for part, name in NUMBERS.items():
        setattr(state, name, _int(position.get(part, defaults.get(part, 0)), part))
    if not 0 <= state.token < len(players) or not -1 <= state.player < len(players):
        raise InvalidPosition("'token' and 'turn' are seats of players")
    state.main_done = bool(position.get("main_done", False))
    state.acted = bool(position.get("acted", False))
    order = _list(position, "attached_order", "position")
    if order:
        if sorted(order) != sorted(state.alterations):
            raise InvalidPosition("'attached_order' lists the numbers of all attached cards")
        state.alterations = list(order)
    known = words(package)
    for written in _list(position, "events", "position"):
        event = unpack(written, known)
        if not isinstance(event, Event):
            raise InvalidPosition("'events' must be a list of events")
        state.events.append(event)
    if "attack" in position:
        attack = unpack(position["attack"], known)
        if not isinstance(attack, Attack):
            raise InvalidPosition("'attack' is an Attack")
        state.attack = attack
    if "draft" in position and state.phase != DRAFT:
        raise InvalidPosition("'draft' belongs to the phase draft")
    if state.phase == DRAFT:
        stock = _object(_object(position, "draft"), "stock")
        state.stock = [_int(stock.get(magic, 0), "stock") for magic in MAGICS]


def _set_dice(state: Ashes, seat: int, player: dict[str, Any]) -> None:
    where = f"player {seat} dice"
    dice = _object(player, "dice")
    _refuse_unknown(dice, ("active", "exhausted"), where)
    active, exhausted = _object(dice, "active"), _object(dice, "exhausted")
    _refuse_unknown(active, MAGICS, where)
    _refuse_unknown(exhausted, MAGICS, where)
    for magic, faces in active.items():
        if not isinstance(faces, dict):
            raise InvalidPosition(f"{where}: active dice are written {{magic: {{face: number}}}}")
        _refuse_unknown(faces, FACES, where)
        for face, number in faces.items():
            kind = FACES.index(face) * 4 + MAGICS.index(magic)
            state.active_dice[seat * KINDS + kind] = _int(number, where)
    for magic, number in exhausted.items():
        state.exhausted_dice[seat * 4 + MAGICS.index(magic)] = _int(number, where)


# -- checking -------------------------------------------------------------------


def _refuse_unknown(written: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for name in written:
        if name not in known:
            raise InvalidPosition(f"{where}: unknown part {name!r}; available: {', '.join(known)}")


def _object(written: dict[str, Any], part: str) -> dict[str, Any]:
    value = written.get(part, {})
    if not isinstance(value, dict):
        raise InvalidPosition(f"{part!r} is an object")
    return value


def _list(written: dict[str, Any], part: str, where: str) -> list[Any]:
    value = written.get(part, [])
    if not isinstance(value, list):
        raise InvalidPosition(f"{where}: {part!r} is a list")
    return value


def _int(value: Any, part: str) -> int:
    if type(value) is not int or abs(value) > _MOST_COUNTED:
        raise InvalidPosition(f"{part!r} must be a number up to {_MOST_COUNTED}, not {str(value)[:80]}")
    return value


def _check_numbers(effects: list[Any]) -> None:
    """Refuse effects that contain a number no card could cause, or too many numbers.

    What an Offer has `used` is only looked up, never counted with.
    """
    waiting = effects.copy()
    count = 0
    while waiting:
        value = waiting.pop()
        count += 1
        if isinstance(value, dict):
            waiting.extend([value[name] for name in value if name != "used"])
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, float) or (isinstance(value, int) and abs(value) > _MOST_NUMBER):
            raise InvalidPosition(f"an effect speaks of the number {str(value)[:80]}")
        if count > _MOST_VALUES:
            raise InvalidPosition("there are more effects than a game can have at a time")
