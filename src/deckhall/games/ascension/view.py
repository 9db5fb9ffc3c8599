"""What a player may know of a table of Ascension, and dealing anew what they cannot know."""

from __future__ import annotations

from deckhall.games.ascension.abilities import OncePerTurn, OnceWhen, RedirectAcquired
from deckhall.games.ascension.state import (
    CONSTRUCTS,
    CULTIST,
    DECK,
    DISCARD,
    HAND,
    INFANTRY,
    MYSTICS,
    PLAYED,
    ROW,
    THE_BOX,
    THE_VOID,
    Ascension,
    ability_key,
)
from deckhall.games.ascension.turn import price, samael_score
from deckhall.kernel.happenings import EVERYBODY, only
from deckhall.kernel.options import Option


class AscensionTable(Ascension):
    """A game of Ascension with views: the state class that is actually played."""

    def clone(self) -> AscensionTable:
        return AscensionTable(self.luck, self.match, self)

    def table(self, player: int) -> dict[str, object]:
        return table_for(self, player)

    def redeal(self, player: int) -> None:
        redeal_for(self, player)

    def place(self, card: int) -> str:
        return place_of(self, card)

    def describe(self, option: Option) -> dict[str, object]:
        described = super().describe(option)
        if option.verb in ("acquire", "give") and self.is_turn():
            described["cost"] = price(self, option.card) + (option.verb == "give")
        elif option.verb == "defeat" and self.is_turn():
            described["cost"] = self.cards[option.card].cost
        return described

    def is_turn(self) -> bool:
        """Whether the pending question is what to do next in the turn, where things cost their usual price."""
        return self.decision is not None and self.decision.prompt == "turn"


def knows(state: Ascension, viewer: int, card: int) -> bool:
    """Whether `viewer`, who does not own this hidden card, knows where it is. Spectators know what everybody knows."""
    known = state.known.get(card, 0)
    return known == -1 or (viewer >= 0 and bool(known >> viewer & 1))


def named(state: Ascension, pile: list[int]) -> list[dict[str, object]]:
    cards = state.cards
    return [{"n": card, "id": cards[card].id} for card in pile]


def table_for(state: Ascension, viewer: int) -> dict[str, object]:
    """The table as `viewer` sees it. Hidden piles are counts, plus the cards the viewer knows in them."""
    match = state.match
    seats: list[dict[str, object]] = []
    for seat in range(match.players):
        hand, deck = state.hands[seat], state.decks[seat]
        mine = seat == viewer
        shown: dict[str, object] = {
            "hand_count": len(hand),
            "hand": named(state, seen_hand(state, viewer, seat)),
            "deck_count": len(deck),
            "deck_top": named(state, known_top(state, viewer, deck)),
            "discard": named(state, state.discards[seat]),
            "constructs": constructs_of(state, seat),
            "honor": state.honor[seat],
            "score": seen_score(state, viewer, seat),
            "owned": seen_owned(state, viewer, seat),
        }
        if mine:
            shown["deck_contents"] = sorted([state.cards[card].id for card in deck])
        seats.append(shown)
    view: dict[str, object] = {
        "game": "ascension",
        "edition": match.edition,
        "variant": match.variant,
        "seats": seats,
        "first": match.first,
        "turn": state.turn,
        "player": state.player,
        "played": named(state, state.played),
        "row": named(state, state.row),
        "prices": {
            str(card): price(state, card) for card in state.row if state.cards[card].cost_in == "runes"
        },
        "center_count": len(state.center),
        "void": named(state, state.void),
        "mystics": len(state.mystics),
        "infantry": len(state.infantry),
        "always": named(state, [*state.mystics[-1:], *state.infantry[-1:], match.cultist]),
        "limbo": named(state, state.limbo),
        "pool": state.pool,
        "last_round": state.pool == 0,
        "runes": state.runes,
        "power": state.power,
        "mechana_runes": state.mechana_runes,
        "discount": state.discount,
        "extra_turns": state.extra_turns,
    }
    if match.solo:
        view["samael"] = {
            "cards": named(state, state.samael),
            "honor": state.samael_honor,
            "score": samael_score(state),
        }
    if match.teams:
        view["teams"] = [[seat, state.partner(seat)] for seat in range(match.players // 2)]
    return view


def constructs_of(state: Ascension, seat: int) -> list[dict[str, object]]:
    """A player's constructs: whether all their once-per-turn abilities are used, and whether they can be used now."""
    decision = state.decision
    asked = decision is not None and decision.player == seat == state.player
    offered = [
        state.cards[option.card]
        for option in (decision.options if decision is not None and asked else [])
        if option.verb in ("use", "use_second")
    ]
    shown: list[dict[str, object]] = []
    for card in state.constructs[seat]:
        definition = state.cards[card]
        once = [
            index
            for index, ability in enumerate(definition.abilities)
            if isinstance(ability, (OncePerTurn, OnceWhen, RedirectAcquired))
        ]
        used = (
            seat == state.player
            and bool(once)
            and all([ability_key(card, index) in state.used for index in once])
        )
        ready = not used and definition in offered
        shown.append({"n": card, "id": definition.id, "used": used, "ready": ready})
    return shown


def known_top(state: Ascension, viewer: int, deck: list[int]) -> list[int]:
    """The cards on top of a deck that the viewer knows, the topmost first."""
    top: list[int] = []
    for card in reversed(deck):
        if not knows(state, viewer, card):
            break
        top.append(card)
    return top


def unseen_thefts(state: Ascension, viewer: int, victim: int) -> list[int]:
    """The indexes in `stolen` of cards that were taken from this victim and that the viewer has not seen since."""
    if viewer in (victim, state.player):
        return []
    return [index for index in range(0, len(state.stolen), 2) if state.stolen[index + 1] == victim]


def seen_hand(state: Ascension, viewer: int, seat: int) -> list[int]:
    """The cards of a hand that the viewer knows. If one was taken unseen, any of them may be gone."""
    hand = by_kind(state, state.hands[seat])
    if seat == viewer:
        return hand
    if unseen_thefts(state, viewer, seat):
        return []
    unseen: list[int] = []
    if seat == state.player:
        for index in range(0, len(state.stolen), 2):
            if state.stolen[index + 1] != viewer:
                unseen.append(state.stolen[index])
    return [card for card in hand if card not in unseen and knows(state, viewer, card)]


def by_kind(state: Ascension, hand: list[int]) -> list[int]:
    """Sort equal cards together, whatever their numbers, so that the order of a hand reveals nothing."""
    kinds = state.match.kinds
    return sorted(hand, key=lambda card: (kinds[card], card))


def seen_score(state: Ascension, viewer: int, seat: int) -> int:
    """A score as far as the viewer can count it: a card taken unseen still counts for its victim."""
    score = state.score(seat)
    if viewer == state.player:
        return score
    for index in range(0, len(state.stolen), 2):
        card, victim = state.stolen[index], state.stolen[index + 1]
        if victim != viewer:
            if seat == victim:
                score += state.cards[card].honor
            elif seat == state.player:
                score -= state.cards[card].honor
    return score


def owned_kinds(state: Ascension, viewer: int, seat: int) -> list[int]:
    """How many cards of each kind a player owns in all places, as far as the viewer can count them.

    Everybody sees what a player acquires or banishes; a card taken unseen still counts for its victim.
    """
    kinds = state.match.kinds
    counts = [0] * len(state.match.ids)
    for pile in (state.hands[seat], state.decks[seat], state.discards[seat], state.constructs[seat]):
        for card in pile:
            counts[kinds[card]] += 1
    if seat == state.player:
        for card in state.played:
            counts[kinds[card]] += 1
        for card in state.limbo:
            counts[kinds[card]] += 1
    if viewer != state.player:
        for index in range(0, len(state.stolen), 2):
            card, victim = state.stolen[index], state.stolen[index + 1]
            if victim != viewer:
                if seat == victim:
                    counts[kinds[card]] += 1
                elif seat == state.player:
                    counts[kinds[card]] -= 1
    return counts


def seen_owned(state: Ascension, viewer: int, seat: int) -> dict[str, int]:
    """The cards a player owns, by id, in the order of the game's cards."""
    ids = state.match.ids
    return {ids[kind]: count for kind, count in enumerate(owned_kinds(state, viewer, seat)) if count}


def redeal_for(state: Ascension, viewer: int) -> None:
    """Deal anew what `viewer` cannot know: deck orders, the possible contents of others' hands, and unseen thefts."""
    state.center = shuffled(state, state.center)
    for seat in range(state.match.players):
        deck = state.decks[seat]
        places: list[tuple[list[int], int]] = [
            (deck, index) for index, card in enumerate(deck) if not knows(state, viewer, card)
        ]
        thefts = unseen_thefts(state, viewer, seat)
        hand = state.hands[seat]
        if seat != viewer:
            for theft in thefts:  # restore the hand before the thefts
                hand.append(state.stolen[theft])
                if state.known[state.stolen[theft]] != EVERYBODY:
                    del state.known[state.stolen[theft]]
            others = [state.stolen[index] for index in range(0, len(state.stolen), 2)]
            if seat != state.player:
                others.clear()
            for index, card in enumerate(hand):
                if card not in others and not knows(state, viewer, card):
                    places.append((hand, index))
        cards = shuffled(state, [pile[index] for pile, index in places])
        for (pile, index), card in zip(places, cards, strict=True):
            pile[index] = card
        for theft in thefts:
            steal_anew(state, theft, hand)


def steal_anew(state: Ascension, theft: int, hand: list[int]) -> None:
    """Make a random card of `hand` the stolen one; the card that was really stolen is part of `hand`."""
    before, victim = state.stolen[theft], state.stolen[theft + 1]
    card = hand.pop(state.random(len(hand)))
    taker = state.hands[state.player]
    taker[taker.index(before)] = card
    state.stolen[theft] = card
    state.known[card] = state.known.get(card, 0) | only(state.player, victim)


def shuffled(state: Ascension, cards: list[int]) -> list[int]:
    """The cards in random order, independent of their previous order."""
    cards = sorted(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = state.random(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def place_of(state: Ascension, card: int) -> str:
    """Where a card is, in the words of the game."""
    if card in state.row:
        return ROW
    if card == state.match.cultist:
        return CULTIST
    for name, piles in (
        (HAND, state.hands),
        (CONSTRUCTS, state.constructs),
        (DISCARD, state.discards),
        (DECK, state.decks),
    ):
        for pile in piles:
            if card in pile:
                return name
    for name, pile in (
        (PLAYED, state.played),
        (MYSTICS, state.mystics),
        (INFANTRY, state.infantry),
        (THE_VOID, state.void),
        ("center", state.center),
        ("samael", state.samael),
        ("limbo", state.limbo),
    ):
        if card in pile:
            return name
    return THE_BOX
