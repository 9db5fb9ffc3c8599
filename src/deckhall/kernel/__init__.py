"""The rules kernel: states, effects, decisions, luck, records, positions. It is independent of any particular game."""
