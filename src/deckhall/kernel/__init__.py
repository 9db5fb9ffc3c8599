"""The rules kernel: states, effects, decisions, luck, records and positions. It knows no game, no language, no network."""
