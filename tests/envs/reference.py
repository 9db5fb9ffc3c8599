"""Observations made a second time, from views alone and by the names of the fields: slow, and easy to compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckhall.envs.arrays import memory
from deckhall.envs.encoding import Encoder
from deckhall.envs.rows import Row

View = dict[str, Any]


def from_state(encoder: Encoder, state: Any, seat: int) -> NDArray[np.int16]:
    """What the encoder says."""
    out = np.zeros(encoder.size, np.int16)
    row = Row(encoder.size)
    encoder.observe(state, seat, row)
    row.write(memory(out), 0)
    return out


class Form:
    """An observation that is filled in by the names of its fields."""

    def __init__(self, encoder: Encoder) -> None:
        self.out = np.zeros(encoder.size, np.int16)
        self.fields = {field.name: field for field in encoder.layout.fields}
        self.labels = {
            name: {label: n for n, label in enumerate(labels)}
            for name, labels in encoder.layout.labels.items()
        }

    def count(self, name: str, labels: list[str] | dict[str, int]) -> None:
        field = self.fields[name]
        pairs = labels.items() if isinstance(labels, dict) else [(label, 1) for label in labels]
        for label, count in pairs:
            self.out[field.offset + self.labels[field.labels][label]] += count

    def number(self, name: str, value: int) -> None:
        assert self.fields[name].size == 1
        self.out[self.fields[name].offset] = value

    def card(self, name: str, card: str) -> None:
        self.number(name, self.labels["cards"][card] + 1)


def ids(cards: list[View]) -> list[str]:
    return [card["id"] for card in cards]


def ask(form: Form, view: View, seat: int) -> None:
    decision = view["decision"]
    if decision and decision["player"] == seat:
        form.count("prompt", [decision["prompt"]])
        if decision["card"]:
            form.count("prompt_card", [decision["card"]])


def ascension(encoder: Encoder, view: View, seat: int) -> NDArray[np.int16]:
    form = Form(encoder)
    players = encoder.players
    form.count("deck", view["seats"][seat]["deck_contents"])
    for name in ("played", "row", "void", "limbo"):
        form.count(name, ids(view[name]))
    form.count(
        "used", [card["id"] for other in view["seats"] for card in other["constructs"] if card["used"]]
    )
    for place in range(players):
        number = (seat + place) % players
        other, name = view["seats"][number], f"seat{place}"
        for pile in ("hand", "discard", "constructs", "deck_top"):
            form.count(f"{name}.{pile}", ids(other[pile]))
        form.count(f"{name}.owned", other["owned"])
        if other["deck_top"]:
            form.card(f"{name}.next", other["deck_top"][0]["id"])
        for part in ("honor", "score", "hand_count", "deck_count"):
            form.number(f"{name}.{part}", other[part])
        form.number(f"{name}.goes_first", view["first"] == number)
        form.number(f"{name}.playing", view["player"] == number)
        teams = view.get("teams", [])
        form.number(f"{name}.partner", any(sorted(team) == sorted([seat, number]) for team in teams))
    if "samael" in view:
        form.count("samael.cards", ids(view["samael"]["cards"]))
        form.number("samael.honor", view["samael"]["honor"])
        form.number("samael.score", view["samael"]["score"])
    for name in ("pool", "runes", "power", "mechana_runes", "discount", "extra_turns", "mystics", "infantry"):
        form.number(name, view[name])
    for name in ("center_count", "last_round", "turn"):
        form.number(name, view[name])
    ask(form, view, seat)
    return form.out


def ashes(encoder: Encoder, view: View, seat: int) -> NDArray[np.int16]:
    form = Form(encoder)
    players = encoder.players
    by_number = dict(enumerate(encoder.layout.labels["cards"][:4]))  # the cards that tell the powers of dice
    by_number.update({card["n"]: card["id"] for card in [*view["played"], *view["removed"]]})
    attack = view["attack"] or {"attackers": [], "blockers": [], "target": -1, "now": -1, "countering": -1}
    for place in range(players):
        number = (seat + place) % players
        other, name = view["seats"][number], f"seat{place}"
        for pile in ("hand", "discard"):
            form.count(f"{name}.{pile}", ids(other[pile]))
        for pile in ("deck", "conjurations"):
            form.count(f"{name}.{pile}", other.get(pile, {}))
        form.count(f"{name}.active", other["dice"]["active"])
        form.count(f"{name}.exhausted", other["dice"]["exhausted"])
        for part in ("alive", "hand_count", "draw_count", "reacted", "conjuration_count"):
            form.number(f"{name}.{part}", other[part])
        for part in ("slots", "pages"):
            form.number(f"{name}.{part}", other.get(part, 0))
        form.number(f"{name}.goes_first", view["token"] == number)
        form.number(f"{name}.playing", view["player"] == number)
        for unit, card in enumerate(other["battlefield"][:10]):
            unit_form(form, f"{name}.unit{unit}", card, attack)
        if other["phoenixborn"]:
            unit_form(form, f"{name}.phoenixborn", other["phoenixborn"], attack)
        for spell, card in enumerate(other["spellboard"][:12]):
            form.card(f"{name}.spell{spell}.card", card["id"])
            for token in ("exhaustion", "status", "charms", "cancelled"):
                form.number(f"{name}.spell{spell}.{token}", card.get(token, 0))
        in_play = [*other["battlefield"], *other["spellboard"], other["phoenixborn"] or {}]
        for card in in_play:
            form.count(f"{name}.attached", ids(card.get("attached", [])))
            for one in [card, *card.get("attached", [])]:
                by_number[one.get("n", -1)] = one.get("id", "")
        by_number.update({card["n"]: card["id"] for card in other["discard"]})
    hand = {card["n"]: card["id"] for card in view["seats"][seat]["hand"]}
    hand |= {card["n"]: card["id"] for card in view.get("draft", {}).get("pack", [])}
    chosen = [(hand | by_number)[card] for card in view["seats"][seat]["chosen"]]
    form.count("chosen", chosen)
    form.count("removed", ids(view["removed"]))
    form.count("played", ids(view["played"]))
    form.count("waiting", ids(view["waiting"]))
    for name in ("round", "main_done", "sides", "passes"):
        form.number(name, view[name])
    form.count("phase", [view["phase"]])
    form.number("events", len(view["events"]))
    if view["events"]:
        event = view["events"][-1]
        form.count("event", [event["event"]])
        form.number("event_amount", event.get("amount", 0))
        if event.get("card") in by_number:
            form.count("event_card", [by_number[event["card"]]])
    if view["attack"]:
        form.number("attack_on_unit", view["attack"]["on_unit"])
        form.number("attack_step", view["attack"]["step"])
    if view["payment"]:
        form.count("owed", [demand["what"] for demand in view["payment"]["demands"]])
    if "draft" in view:
        draft = view["draft"]
        form.count(
            "stock", dict(zip(("ceremonial", "charm", "illusion", "natural"), draft["stock"], strict=False))
        )
        for name, pile in (("pack", "pack"), ("picked", "mine"), ("face_up", "face_up")):
            form.count(name, ids(draft[pile]))
        for place in range(players):
            number = (seat + place) % players
            form.number(f"seat{place}.picks", draft["picks"][number])
            form.count(f"seat{place}.known_picks", ids(draft["known_picks"][number]))
    ask(form, view, seat)
    return form.out


def unit_form(form: Form, name: str, card: View, attack: View) -> None:
    form.card(f"{name}.card", card["id"])
    for token in ("attack", "life", "recover", "wounds", "exhaustion", "status", "charms"):
        form.number(f"{name}.{token}", card.get(token, 0))
    for mark in ("bypass", "cancelled", "destroyed"):
        form.number(f"{name}.{mark}", card.get(mark, False))
    form.number(f"{name}.attached", len(card.get("attached", [])))
    form.number(f"{name}.attacking", card["n"] in attack["attackers"])
    form.number(f"{name}.attacked", card["n"] == attack["target"])
    form.number(f"{name}.blocking", card["n"] in attack["blockers"])
    form.number(f"{name}.fighting", card["n"] in (attack["now"], attack["countering"]))


REFERENCES: dict[str, Callable[[Encoder, View, int], NDArray[np.int16]]] = {
    "ascension": ascension,
    "ashes": ashes,
}
