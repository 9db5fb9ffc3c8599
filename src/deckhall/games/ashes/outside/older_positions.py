"""Converts positions saved by older versions: the only place that knows how they differ from today's.

Tasks used to keep their progress in `it` and `amount`, with a different meaning for each effect; now the effect keeps
it. At windows, everything forced used to happen first, in an order of its own; then each player was offered the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import EXHAUSTION, NOBODY, STATUS, WOUND
from deckhall.games.ashes.timing.windows import Answer, forced_answers, push_window
from deckhall.kernel.state import Task

Written = dict[str, Any]  # a task, or the fields of an effect, as JSON

_TOKENS = (WOUND, EXHAUSTION, STATUS)
_IT_IS_A_CARD = ("LetGo", "CounterOrNot", "SwapCard", "GiveToken")
_ATTACK = {"now": "fighting"}
_BOTTOM_OF_A_TURN = ("EndTurn", "FirstTurn")


def renew(position: Written) -> Written:
    """The same position in today's notation. Unreadable parts are left for the reader to reject."""
    renewed = dict(position)
    attack: Any = position.get("attack")
    if isinstance(attack, dict) and isinstance(attack.get("Attack"), dict):
        renewed["attack"] = {"Attack": {_ATTACK.get(part, part): n for part, n in attack["Attack"].items()}}
    todo: Any = position.get("todo")
    if not isinstance(todo, list):
        return renewed
    renewed["todo"] = []
    if todo and _name(todo[0]) in _BOTTOM_OF_A_TURN:  # recovery used to be pushed once all had passed
        renewed["todo"].append({"do": {"Recover": {}}, "player": -1})
    for task in todo:
        renewed["todo"].extend(_renew_task(task))
    if "asked" in position:
        *below, renewed["asked"] = _renew_task(position["asked"])
        renewed["todo"].extend(below)
    return renewed


def _name(task: Any) -> str:
    """The name of a task's effect; "" if it does not look like a task."""
    effect = task.get("do") if isinstance(task, dict) else None
    if not isinstance(effect, dict) or len(effect) != 1:
        return ""
    ((name, fields),) = effect.items()
    return str(name) if isinstance(fields, dict) else ""


def _renew_task(task: Any) -> list[Any]:
    """The tasks that an old task becomes today, the last to be done first."""
    name = _name(task)
    if not name:
        return [task]
    it, amount, player = task.get("it", -1), task.get("amount", 0), task.get("player", NOBODY)
    if type(it) is not int or type(amount) is not int or type(player) is not int:
        return [task]
    try:
        effects = _renew_effect(name, dict(task["do"][name]), player, it, amount)
    except (TypeError, LookupError):  # it is not a task of that kind
        return [task]
    renewed = []
    for new_name, fields in effects:
        written = {part: content for part, content in task.items() if part not in ("do", "it", "amount")}
        if new_name == "Window":
            written["player"] = NOBODY
        written["do"] = {new_name: fields}
        if new_name in _IT_IS_A_CARD and it >= 0:
            written["it"] = it
        renewed.append(written)
    return renewed


def _renew_effect(name: str, fields: Written, player: int, it: int, amount: int) -> list[tuple[str, Written]]:
    """The effects that an old effect becomes, with the progress that its task kept."""
    if name == "PayDice" and amount:
        fields["step"], fields["least"] = divmod(amount, 16)
    elif name == "RerollDice" and amount:
        fields["count"] -= amount
    elif name == "ReadyDice":
        left = fields.get("count", 1) - amount
        if it >= 0:
            rest = [("ReadyDice", {"count": left - 1})] if left > 1 else []
            return [*rest, ("ReadyDie", {"magic": it})]
        fields["count"] = left
    elif name == "Summon" and it > 0:
        fields["amount"] -= it
    elif name == "TurnDice" and amount:
        fields["count"] = amount
    elif name == "MoveToken" and it >= 0:
        return [("GiveToken", {"token": _TOKENS[amount]})]
    elif name == "TakeDieOfStock" and amount:
        fields["count"] = amount
    elif name == "BlockAttackers" and amount:
        fields["index"] = amount
    elif name == "Split":
        fields.setdefault("together", amount == 0)
    elif name in _NUMBER_IN_AMOUNT:
        fields.setdefault(_NUMBER_IN_AMOUNT[name], amount)
    elif name == "Force":
        used = [_answer(key) for key in fields.get("used", [])]
        return [("ForceTheRest", {"moment": fields["moment"], "used": used})]
    elif name == "Offer":
        return [("Window", {"moment": fields["moment"], "players": [player]})]
    return [(name, fields)]


_NUMBER_IN_AMOUNT = {
    "PayCards": "count",
    "PickCard": "pick",
    "KeepPicks": "pick",
    "AnnounceDiscard": "seat",
    "Settle": "by",
    "Consider": "index",
    "WriteBack": "index",
}


def _answer(key: int) -> list[int]:
    """Decode an answer that used to be one number: its card, the card whose text it is, the number of the text."""
    return [key // 10_000, key // 10 % 1000, key % 10]


@dataclass(frozen=True)
class ForceTheRest(AshesEffect):
    """Forced answers of a window of the first rules that have not happened yet."""

    moment: int
    used: tuple[Answer, ...] = ()

    def resolve(self, state: Ashes, task: Task) -> None:
        answers = [answer for answer in forced_answers(state, self.moment) if answer not in self.used]
        push_window(state, self.moment, (), tuple(answers))
