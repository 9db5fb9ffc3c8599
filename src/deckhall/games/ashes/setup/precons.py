"""The six preconstructed decks of the core box, as data."""

from __future__ import annotations

from typing import Any, Final


def _deck(
    phoenixborn: str, dice: dict[str, int], cards: tuple[str, ...], first_five: tuple[str, ...]
) -> dict[str, Any]:
    return {
        "phoenixborn": phoenixborn,
        "dice": dice,
        "cards": dict.fromkeys(cards, 3),
        "first_five": list(first_five),
    }


PRECONS: Final[dict[str, dict[str, Any]]] = {
    "iron_men": _deck(
        "coal_roarkwin",
        {"natural": 5, "ceremonial": 5},
        (
            "expand_energy",
            "strengthen",
            "protect",
            "chant_of_revenge",
            "summon_iron_rhino",
            "anchornaut",
            "iron_worker",
            "hammer_knight",
            "one_hundred_blades",
            "spiked_armor",
        ),
        ("anchornaut", "hammer_knight", "iron_worker", "expand_energy", "summon_iron_rhino"),
    ),
    "snakes_in_silver": _deck(
        "maeoni_viper",
        {"charm": 5, "natural": 5},
        (
            "call_upon_the_realms",
            "summon_silver_snake",
            "refresh",
            "empower",
            "hypnotize",
            "open_memories",
            "molten_gold",
            "transfer",
            "golden_veil",
            "summon_gilder",
        ),
        ("call_upon_the_realms", "empower", "open_memories", "summon_gilder", "summon_silver_snake"),
    ),
    "mist_guardian": _deck(
        "aradel_summergaard",
        {"natural": 5, "illusion": 5},
        (
            "shifting_mist",
            "summon_mist_spirit",
            "summon_blue_jaguar",
            "reflections_in_the_water",
            "mist_typhoon",
            "out_of_the_mist",
            "root_armor",
            "steady_gaze",
            "massive_growth",
            "summon_butterfly_monk",
        ),
        ("root_armor", "shifting_mist", "summon_mist_spirit", "summon_blue_jaguar", "summon_butterfly_monk"),
    ),
    "bloodwoods_queen": _deck(
        "jessa_na_ni",
        {"charm": 5, "ceremonial": 5},
        (
            "fear",
            "blood_transfer",
            "summon_blood_puppet",
            "cut_the_strings",
            "undying_heart",
            "redirect",
            "final_cry",
            "blood_archer",
            "living_doll",
            "leech_warrior",
        ),
        ("fear", "living_doll", "leech_warrior", "blood_transfer", "summon_blood_puppet"),
    ),
    "cloudsea_siren": _deck(
        "saria_guideman",
        {"charm": 5, "illusion": 5},
        (
            "purge",
            "abundance",
            "summon_three_eyed_owl",
            "summon_seaside_raven",
            "hidden_power",
            "seal",
            "strange_copy",
            "sympathy_pain",
            "rose_fire_dancer",
            "enchanted_violinist",
        ),
        ("abundance", "purge", "rose_fire_dancer", "summon_three_eyed_owl", "summon_seaside_raven"),
    ),
    "shadows_of_viros": _deck(
        "noah_redmoon",
        {"illusion": 5, "ceremonial": 5},
        (
            "small_sacrifice",
            "summon_masked_wolf",
            "summon_false_demon",
            "sleight_of_hand",
            "bound_soul",
            "bring_forth",
            "summon_sleeping_widows",
            "shadow_counter",
            "fade_away",
            "stormwind_sniper",
        ),
        ("bring_forth", "sleight_of_hand", "small_sacrifice", "summon_masked_wolf", "summon_false_demon"),
    ),
}
