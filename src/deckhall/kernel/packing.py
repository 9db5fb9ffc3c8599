"""Packing: converting parts of a state to plain JSON values and back, and the digest of a whole state."""

from __future__ import annotations

import dataclasses
import json
from hashlib import blake2b
from json.encoder import encode_basestring_ascii
from typing import Any, Final

from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.options import NO_CARD, Option
from deckhall.kernel.outcome import Outcome
from deckhall.kernel.state import Decision, Effect, State, Task, Word

_GAMES = "deckhall.games."


def words(package: str) -> dict[str, type[Word]]:
    """Every Word class of the kernel, of the game in `package` and of users' own modules, by name.

    If two classes share a name, the game's own wins.
    """
    found: dict[str, type[Word]] = {}
    waiting: list[type[Word]] = [Word]
    while waiting:
        word = waiting.pop()
        waiting.extend(word.__subclasses__())
        module = str(getattr(word, "__module__"))  # noqa: B009  # mypyc reads no class attributes of instances
        own = (module + ".").startswith(package + ".")
        if module.startswith(_GAMES) and not own:
            continue
        if own or word.__name__ not in found:
            found[word.__name__] = word
    return found


def inside(word: Word) -> list[Word]:
    """A word and all the words nested in it, outer ones first."""
    found = [word]
    for field in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
        content = getattr(word, field.name)
        for part in content if isinstance(content, tuple) else (content,):
            if isinstance(part, Word):
                found.extend(inside(part))
    return found


def pack(value: Any) -> Any:
    """A value of a state as JSON. Fields of Words that hold their default are left out."""
    if value is None or isinstance(value, (int, str, bool)):
        return value
    if isinstance(value, (list, tuple)):
        return [pack(item) for item in value]
    if isinstance(value, Task):
        return pack_task(value)
    if isinstance(value, Word):
        fields = {}
        for field in dataclasses.fields(value):  # type: ignore[arg-type]  # every Word is a dataclass
            content = getattr(value, field.name)
            if field.default is dataclasses.MISSING or content != field.default:
                fields[field.name] = pack(content)
        return {type(value).__name__: fields}
    if isinstance(value, dict):
        return {str(key): pack(content) for key, content in value.items()}
    if isinstance(value, Option):
        return value.code
    if isinstance(value, Decision):
        return [value.player, value.prompt, pack(value.options), pack_task(value.task), value.secret]
    if isinstance(value, Outcome):
        return {
            "reason": value.reason,
            "winners": list(value.winners),
            "scores": list(value.scores),
        }
    raise TypeError(f"a state may not hold {type(value).__name__}")


def pack_task(task: Task) -> dict[str, Any]:
    packed: dict[str, Any] = {"do": pack(task.effect), "player": task.player}
    if task.source != NO_CARD:
        packed["source"] = task.source
    if task.it != NO_CARD:
        packed["it"] = task.it
    if task.amount:
        packed["amount"] = task.amount
    return packed


def unpack(value: Any, known: dict[str, type[Word]]) -> Any:
    """The inverse of `pack`, for Words and for numbers, strings and tuples of them."""
    if isinstance(value, list):
        return tuple([unpack(item, known) for item in value])
    if isinstance(value, dict):
        if len(value) != 1:
            raise InvalidPosition(f"expected one effect with its fields, found {_shortly(value)}")
        ((name, fields),) = value.items()
        word = known.get(name)
        if word is None:
            raise InvalidPosition(f"unknown effect {name!r}")
        if not isinstance(fields, dict):
            raise InvalidPosition(f"effect {name!r} needs its fields as an object")
        try:
            return word(**{key: unpack(content, known) for key, content in fields.items()})
        except TypeError as error:
            raise InvalidPosition(f"effect {name!r}: {error}") from error
    return value


def unpack_task(value: Any, known: dict[str, type[Word]]) -> Task:
    if not isinstance(value, dict) or "do" not in value or "player" not in value:
        raise InvalidPosition(f"a task needs 'do' and 'player', found {_shortly(value)}")
    effect = unpack(value["do"], known)
    if not isinstance(effect, Effect):
        raise InvalidPosition(f"a task does an effect, not {_shortly(value['do'])}")
    numbers = [value.get(name, default) for name, default in _TASK_NUMBERS]
    if not all([type(number) is int for number in numbers]):
        raise InvalidPosition(f"a task's player, source, it and amount are numbers: {_shortly(value)}")
    player, source, it, amount = numbers
    return Task(effect, player, source, it, amount)


def _shortly(value: Any) -> str:
    return repr(value)[:80]


_TASK_NUMBERS = (("player", 0), ("source", NO_CARD), ("it", NO_CARD), ("amount", 0))


def digest(state: State) -> str:
    """A hash of the whole state: equal for equal states, on any machine and in both builds."""
    parts = [_text(getattr(state, part)) for part in type(state).PARTS]
    return blake2b(f"[{','.join(parts)}]".encode(), digest_size=16).hexdigest()


# -- what a digest is made of: the JSON text of a packed value, with sorted keys and no spaces, but faster -----------


def _text(value: object) -> str:
    if isinstance(value, list):
        return _list_text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if value is None:
        return "null"
    if isinstance(value, Option):
        return _quoted(value.code)
    if isinstance(value, Task):
        return _task_text(value)
    if isinstance(value, tuple):
        return _list_text(list(value))
    if isinstance(value, Word):
        return _word_text(value)
    if isinstance(value, dict):
        named = {str(name): content for name, content in value.items()}
        return f"{{{','.join([_quoted(name) + ':' + _text(named[name]) for name in sorted(named)])}}}"
    if isinstance(value, Decision):
        return _list_text([value.player, value.prompt, value.options, value.task, value.secret])
    return json.dumps(pack(value), separators=(",", ":"), sort_keys=True)


def _list_text(items: list[Any]) -> str:
    """The text of a list. Most of a state is lists of numbers; equal neighbours, which are frequent, are converted
    once."""
    texts: list[str] = []
    last: object = _NO_ITEM
    text, times = "", 0
    for item in items:
        if item is last:
            times += 1
            continue
        if times:
            texts.append(text if times == 1 else text * times)
        last, times = item, 1
        if isinstance(item, int) and not isinstance(item, bool) and -2 <= item < _WRITTEN:
            text = _numerals[item]
        else:
            text = _text(item) + ","
    texts.append(text * times)
    return f"[{''.join(texts)[:-1]}]"


def _quoted(text: str) -> str:
    quoted = _quotes.get(text)
    if quoted is None:
        quoted = encode_basestring_ascii(text)
        if len(_quotes) < _MOST_QUOTES:
            _quotes[text] = quoted
    return quoted


def _task_text(task: Task) -> str:
    amount = f'"amount":{task.amount},' if task.amount else ""
    it = f'"it":{task.it},' if task.it != NO_CARD else ""
    source = f',"source":{task.source}' if task.source != NO_CARD else ""
    return f'{{{amount}"do":{_word_text(task.effect)},{it}"player":{task.player}{source}}}'


class _Field:
    """A field of a class of Words: the default at which it is left out, and the start of its text."""

    def __init__(self, name: str, default: object) -> None:
        self.name: Final = name
        self.default: Final = default
        self.label: Final[str] = encode_basestring_ascii(name) + ":"


def _word_text(word: Word) -> str:
    fields = _fields.get(type(word))
    if fields is None:
        declared = dataclasses.fields(word)  # type: ignore[arg-type]  # every Word is a dataclass
        fields = [
            _Field(field.name, field.default) for field in sorted(declared, key=lambda field: field.name)
        ]
        _fields[type(word)] = fields
    texts: list[str] = []
    for field in fields:
        content = getattr(word, field.name)
        if field.default is dataclasses.MISSING or content != field.default:
            texts.append(field.label + _text(content))
    return f'{{"{type(word).__name__}":{{{",".join(texts)}}}}}'


_NO_ITEM: Final = object()
_WRITTEN: Final = 300
_numerals: Final = [
    f"{number}," for number in [*range(_WRITTEN), -2, -1]
]  # the last two counted from the end
_MOST_QUOTES: Final = 4096
_quotes: Final[dict[str, str]] = {}
_fields: Final[dict[type, list[_Field]]] = {}
