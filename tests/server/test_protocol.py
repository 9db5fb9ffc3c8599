"""The protocol's description is true: types, keys of refusals, routes."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2

from deckhall.server import api, socket_messages
from deckhall.server.audience import Moment
from tests.server.people import RunningServer
from tools import make_types

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert make_types.out_of_date() == [], "run python -m tools.make_types"


def test_every_message_is_in_a_union() -> None:
    for union, listed in (
        (socket_messages.FromBrowser, socket_messages.FROM_BROWSER),
        (socket_messages.ToBrowser, socket_messages.TO_BROWSER),
    ):
        assert union.__args__ == listed


def test_every_refusal_is_documented_and_none_is_invented() -> None:
    table = DOCUMENT.partition("## Reasons of refusals")[2]
    documented = set(
        re.findall(r"`(\w+)`", "\n".join(row.split("|")[1] for row in table.splitlines() if "|" in row))
    )
    source = "\n".join(path.read_text() for path in (ROOT / "src/deckhall/server").glob("*.py"))
    used = set(re.findall(r'Refuse\(\s*"(\w+)"', source)) | set(
        re.findall(r'_turn_away\(socket, "(\w+)"', source)
    )
    assert documented == used


def test_every_route_is_documented() -> None:
    for entry in api.ROUTES:
        assert f"`{entry.method} {entry.path}" in DOCUMENT, entry.path


def test_every_message_is_documented() -> None:
    for struct in (*socket_messages.FROM_BROWSER, *socket_messages.TO_BROWSER):
        assert (
            f"`{struct.__struct_config__.tag}`" in DOCUMENT or f'"{struct.__struct_config__.tag}"' in DOCUMENT
        )


def test_the_api_describes_itself(server: RunningServer) -> None:
    told = httpx2.get(f"http://{server.address}/api/openapi.json").json()
    assert told["openapi"] == "3.1.0"
    assert set(told["paths"]) == {entry.path for entry in api.ROUTES}
    text = str(told)
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in told["components"]["schemas"]


def test_a_secret_answer_counts_only_for_who_gave_it() -> None:
    moment = Moment(None, 0, (0, 0, 0), 1)  # type: ignore[arg-type]  # no game is needed to count
    assert moment.after(None, 1, 1, None).numbers == (1, 1, 1)  # type: ignore[arg-type]  # likewise
    assert moment.after(None, 1, 1, 1).numbers == (0, 1, 0)  # type: ignore[arg-type]  # likewise
