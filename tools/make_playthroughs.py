"""Writes tests/playthroughs: a recorded game per edition and variant, so that a change of rules is a readable diff.

python3 -m tools.make_playthroughs
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import deckhall
from deckhall.kernel.happenings import Happening

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"

# Small pools: the games are there to be read.
SETUPS: dict[str, dict[str, Any]] = {
    f"ascension_{edition}_{name}": {"edition": edition, "seed": 11, **choices}
    for edition in ("godslayer", "anniversary")
    for name, choices in (
        ("individual", {"variant": "individual", "players": 3, "honor_pool": 40}),
        ("solo", {"variant": "solo", "players": 1, "honor_pool": 50}),
        ("teams", {"variant": "teams", "players": 4, "honor_pool": 40}),
    )
}

# A turn: everything is played and used, then monsters are beaten, then the dearest cards are bought.
FIRST = ("play", "use", "use_second", "defeat", "acquire")


def pick(game: deckhall.Game, step: int) -> dict[str, object]:
    """The option that the fixed policy takes at this step of the game, described."""
    decision = game.decision
    assert decision is not None
    told = [game.describe(option) for option in decision.options]
    if decision.prompt != "turn":
        return told[step % len(told)]
    for verb in FIRST:
        wanted = [option for option in told if option["verb"] == verb]
        gifts = [option for option in told if option["verb"] == "give"] if verb == "acquire" else []
        if gifts and step % 3 == 0:
            wanted = gifts
        if wanted:
            costs = [option.get("cost", 0) for option in wanted]
            dearest = max([cost for cost in costs if isinstance(cost, int)])
            best = [option for option in wanted if option.get("cost", 0) == dearest]
            return best[step % len(best)]
    return told[-1]


def ids(cards: Any) -> str:
    return ", ".join([card["id"] for card in cards]) or "-"


def table_lines(game: deckhall.Game) -> list[str]:
    """The table at the beginning of a turn, in short."""
    spectator: Any = game.view(-1)
    player = spectator["player"]
    mine: Any = game.view(player)
    scores = " ".join([str(seat["score"]) for seat in spectator["seats"]])
    honor = " ".join([str(seat["honor"]) for seat in spectator["seats"]])
    lines = [
        "",
        f"Turn {spectator['turn']}: seat {player}. Pool {spectator['pool']}, honor {honor}, scores {scores}"
        + (f", Samael {spectator['samael']['score']}" if "samael" in spectator else ""),
        f"  row:   {ids(spectator['row'])}",
        f"  stock: center {spectator['center_count']}, void {len(spectator['void'])},"
        f" mystics {spectator['mystics']}, infantry {spectator['infantry']}",
        f"  hand:  {ids(mine['seats'][player]['hand'])}",
    ]
    for seat, content in enumerate(spectator["seats"]):
        if content["constructs"]:
            lines.append(f"  seat {seat} controls: {ids(content['constructs'])}")
    return lines


def told_shortly(happening: Happening) -> str:
    """What happened, in a few words, as somebody sees it who sees everything."""
    words = [happening.kind]
    if happening.card_id:
        words.append(happening.card_id)
    if happening.amount >= 0:
        words.append(str(happening.amount))
    if happening.what:
        words.append(happening.what)
    if happening.destination:
        words.append(f"to {happening.destination}")
    if happening.player >= 0:
        words.append(f"(seat {happening.player})")
    return " ".join(words)


def playthrough(setup: dict[str, Any]) -> str:
    """A whole game as text."""
    game = deckhall.new_game("ascension", **setup)
    game.listen()
    lines = [
        "A game of Ascension by a fixed policy. Written by tools/make_playthroughs.py; do not edit.",
        f"setup: {json.dumps(setup, sort_keys=True)}",
    ]
    turn = step = 0
    while game.decision is not None:
        view = game.view(-1)
        if view["turn"] != turn:
            assert isinstance(view["turn"], int)
            turn = view["turn"]
            lines += table_lines(game)
        decision = game.decision
        option = pick(game, step)
        step += 1
        game.apply(str(option["code"]))
        who = "" if decision.prompt == "turn" else f" seat {decision.player} {decision.prompt}:"
        lines.append(f"  >{who} {option['code']}  {option['verb']} {option.get('card', '')}".rstrip())
        lines += [f"      {told_shortly(happening)}" for happening in game.happenings()]
    outcome = game.outcome
    assert outcome is not None
    lines += [
        "",
        f"Outcome: {outcome.reason}, winners {list(outcome.winners)}, scores {list(outcome.scores)}",
        f"{step} decisions, digest {game.digest()}",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, setup in SETUPS.items():
        path = FOLDER / f"{name}.txt"
        path.write_text(playthrough(setup), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
