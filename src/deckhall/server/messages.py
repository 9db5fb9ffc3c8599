"""What the protocol's messages have in common: the base of what browsers send, refusals, wordings, shared types.

No message carries a sentence: refusals, prompts, options and happenings are keys with arguments, formatted in the
reader's language by the client. Unknown fields are refused. The messages themselves are in the modules named
`*_messages.py`; docs/protocol.md describes them, and `tools/make_types.py` writes the same types in TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Json = dict[str, Any]

Language = Annotated[str, Meta(min_length=2, max_length=24)]  # one of deckhall.text.LANGUAGES
Code = Annotated[str, Meta(min_length=1, max_length=120)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class Wish(Struct, forbid_unknown_fields=True):
    """Base of everything a browser sends: an unknown field is an error."""


class Wording(Struct, omit_defaults=True):
    """A text: a message of the catalogues with its arguments, formatted by the client.

    An argument is a number, a text, a `Wording`, a `WordingList` or (`players`) a list of seats. "Words" in
    docs/protocol.md says how it is formatted.
    """

    key: str
    args: Json = {}


class WordingList(Struct):
    """Several phrases in one argument, joined as usual in the language."""

    join: Literal["and", "or", "more", "sentences"]
    of: list[Wording]


class Refusal(Struct):
    """The body of every 4xx answer: a key, its arguments, and an English sentence for developers."""

    reason: str
    args: Json = {}
    detail: str = ""


SHARED = (Wording, WordingList, Refusal)

encode = msgspec.json.Encoder().encode
