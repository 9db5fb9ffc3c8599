"""The rules kernel: states, effects, decisions, luck, records, positions. It knows no game, no language, no network."""
