"""Writes tests/playthroughs: recorded games of every variant, so that a change of rules is a readable diff.

python3 -m tools.make_playthroughs
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import deckhall
from deckhall.kernel.happenings import Happening

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"

# By name: the game before the first underscore, then the variant. The pools are small, so that the games can be read.
SETUPS: dict[str, dict[str, Any]] = {
    **{
        f"ascension_{edition}_{name}": {"edition": edition, "seed": 11, **choices}
        for edition in ("godslayer", "anniversary")
        for name, choices in (
            ("individual", {"variant": "individual", "players": 3, "honor_pool": 40}),
            ("solo", {"variant": "solo", "players": 1, "honor_pool": 50}),
            ("teams", {"variant": "teams", "players": 4, "honor_pool": 40}),
        )
    },
    "ashes_iron_men": {"decks": ["iron_men", "mist_guardian"], "seed": 11},
    "ashes_bloodwoods_queen": {
        "decks": ["bloodwoods_queen", "snakes_in_silver"],
        "seed": 11,
        "first_five": "suggested",
    },
    "ashes_printed": {
        "decks": ["shadows_of_viros", "cloudsea_siren"],
        "seed": 11,
        "wording": "printed",
        "illusion_power": "power",
        "deck_lists": "closed",
    },
    "ashes_three_players": {"decks": ["cloudsea_siren", "iron_men", "bloodwoods_queen"], "seed": 11},
    "ashes_four_players": {
        "decks": ["mist_guardian", "shadows_of_viros", "snakes_in_silver", "iron_men"],
        "seed": 14,
    },
    "ashes_draft": {"draft": True, "players": 2, "seed": 11},
}
Told = dict[str, object]


def pick(game: deckhall.Game, step: int) -> Told:
    """The description of the option that the fixed policy takes at this step of the game."""
    decision = game.decision
    assert decision is not None
    told = [game.describe(option) for option in decision.options]
    return (pick_ascension if game.box.name == "ascension" else pick_ashes)(decision.prompt, told, step)


# A turn: play and use everything, then defeat monsters, then buy the most expensive cards.
FIRST = ("play", "use", "use_second", "defeat", "acquire")


def pick_ascension(prompt: str, told: list[Told], step: int) -> Told:
    if prompt != "turn":
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


# A turn: attacks and cards on the table as often as cards from the hand; little is discarded.
ACTIONS = ("play", "activate", "attack_phoenixborn", "use", "attack_unit")
MANY = ("meditate", "exhaust_dice", "prepare_discard", "turn_die")  # any number, then `done`


def pick_ashes(prompt: str, told: list[Told], step: int) -> Told:
    if prompt in MANY and step % 3:
        return told[-1]
    if prompt != "turn" or step % 9 == 0:
        return told[step % len(told)]
    for turn in range(len(ACTIONS)):
        wanted = [option for option in told if option["verb"] == ACTIONS[(step + turn) % len(ACTIONS)]]
        if wanted:
            return wanted[step % len(wanted)]
    return told[-1]


def moment(view: dict[str, Any]) -> tuple[object, ...]:
    """When to show the table: at every turn of Ascension, at every phase of Ashes."""
    return (view["turn"],) if view["game"] == "ascension" else (view["round"], view["phase"])


def table_lines(game: deckhall.Game) -> list[str]:
    """A short form of the table."""
    return ["", *(ascension_lines if game.box.name == "ascension" else ashes_lines)(game)]


def ids(cards: Any) -> str:
    return ", ".join([card["id"] for card in cards]) or "-"


def ascension_lines(game: deckhall.Game) -> list[str]:
    spectator: Any = game.view(-1)
    player = spectator["player"]
    mine: Any = game.view(player)
    scores = " ".join([str(seat["score"]) for seat in spectator["seats"]])
    honor = " ".join([str(seat["honor"]) for seat in spectator["seats"]])
    lines = [
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


def ashes_lines(game: deckhall.Game) -> list[str]:
    table: Any = game.view(-1)
    lines = [f"Round {table['round']}: {table['phase']}"]
    for seat, content in enumerate(table["seats"]):
        mine: Any = game.view(seat)["seats"]
        born = content["phoenixborn"]
        lines.append(
            f"  seat {seat}: {ashes_card(born) if born else '-'}, {content['draw_count']} in the draw pile,"
            f" dice {json.dumps(content['dice']['active'], sort_keys=True)}"
        )
        lines.append(f"    hand: {ids(mine[seat]['hand'])}")
        for part in ("battlefield", "spellboard"):
            if content[part]:
                lines.append(f"    {part}: {', '.join([ashes_card(card) for card in content[part]])}")
    return lines


def ashes_card(card: dict[str, Any]) -> str:
    """A card in play with its numbers and tokens."""
    marks = [
        f"{name} {card[name]}"
        for name in ("attack", "life", "exhaustion", "wounds", "status")
        if card.get(name)
    ]
    return f"{card['id']} ({', '.join(marks)})" if marks else str(card["id"])


def told_shortly(happening: Happening) -> str:
    """A short description of what happened, with nothing hidden."""
    words = [happening.kind]
    if happening.card_id:
        words.append(happening.card_id)
    if happening.target_id:
        words.append(f"on {happening.target_id}")
    if happening.amount >= 0:
        words.append(str(happening.amount))
    if happening.what:
        words.append(happening.what)
    if happening.destination:
        words.append(f"to {happening.destination}")
    seats = [f"seat {seat}" for seat in (happening.player, happening.seat) if seat >= 0]
    if seats:
        words.append(f"({', '.join(seats)})")
    return " ".join(words)


def in_lines(happenings: list[Happening]) -> list[str]:
    """What happened, in lines; consecutive dice rolls are combined into one."""
    lines = []
    for kind, group in groupby(
        happenings, lambda one: (one.kind, one.player) if one.kind == "rolled" else None
    ):
        if kind is None:
            lines += [told_shortly(happening) for happening in group]
        else:
            dice = Counter([happening.what for happening in group])
            rolled = ", ".join([f"{count} {die}" for die, count in sorted(dice.items())])
            lines.append(f"rolled {rolled} (seat {kind[1]})")
    return lines


def playthrough(name: str) -> str:
    """A whole game as text."""
    kind, setup = name.partition("_")[0], SETUPS[name]
    game = deckhall.new_game(kind, **setup)
    game.listen()
    lines = [
        f"A game of {kind.capitalize()} by a fixed policy. Written by tools/make_playthroughs.py; do not edit.",
        f"setup: {json.dumps(setup, sort_keys=True)}",
    ]
    shown: tuple[object, ...] = ()
    step = 0
    while game.decision is not None:
        now = moment(game.view(-1))
        if now != shown:
            shown = now
            lines += table_lines(game)
        decision = game.decision
        option = pick(game, step)
        step += 1
        game.apply(str(option["code"]))
        who = "" if decision.prompt == "turn" else f" seat {decision.player} {decision.prompt}:"
        lines.append(f"  >{who} {option['code']}  {option['verb']} {option.get('card', '')}".rstrip())
        lines += [f"      {line}" for line in in_lines(game.happenings())]
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
    for name in SETUPS:
        path = FOLDER / f"{name}.txt"
        path.write_text(playthrough(name), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
