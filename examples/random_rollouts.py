"""Play many games at random in one call, and see how often whoever goes first wins."""

from __future__ import annotations

import numpy as np

from deckhall import envs

GAMES = 40


def main() -> None:
    random = np.random.default_rng(7)
    many = envs.many("ascension_v0", games=20, players=2, seed=7)
    fields = {field.name: field.offset for field in many.encoder.layout.fields}
    observation, mask, player = many.reset()
    steps = won_by_first = games = 0
    while games < GAMES:
        actions = (random.random(mask.shape) * mask).argmax(1)  # any action that is possible
        first = np.where(observation[:, fields["seat0.goes_first"]], player, 1 - player)
        observation, mask, player, reward, ended = many.step(actions)
        steps += len(actions)
        for row in np.flatnonzero(ended):
            games += 1
            won_by_first += int(reward[row, first[row]] > 0)
    print(f"{steps:,} decisions; whoever went first won {won_by_first} of {games} games")


if __name__ == "__main__":
    main()
