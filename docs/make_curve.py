"""Draws docs/research/ppo.svg, the learning curve of examples/train_ppo.py, from its report."""

from __future__ import annotations

import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "research"
WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 32, 34, 46


def pages() -> dict[Path, str]:
    """The generated files by path."""
    return {FOLDER / "ppo.svg": picture(json.loads((FOLDER / "ppo.json").read_text()))}


def picture(report: dict[str, list[list[float]]]) -> str:
    """The share of games won (of the last 200) over the number of decisions."""
    curve = [(steps, share) for steps, _, games, share in report["curve"] if games >= 50]
    most = max(steps for steps, _ in curve)

    def across(steps: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * steps / most

    def down(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' font-family="sans-serif" font-size="13" role="img" aria-labelledby="title">',
        '<title id="title">Share of games won against easy while learning, by decisions</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">Games won against easy while learning (of the last 200)</text>',
    ]
    for tenth in range(0, 11, 2):
        y = down(tenth / 10)
        parts.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{"#888" if tenth == 0 else "#ddd"}"/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    step = next(size for size in (50_000, 100_000, 200_000, 500_000, 1_000_000) if most / size <= 8)
    for steps in range(0, int(most) + 1, step):
        x, y = across(steps), HEIGHT - BOTTOM + 18
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{steps:,}</text>')
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">decisions of the learner</text>'
    )
    line = " ".join(f"{across(steps):.1f},{down(share):.1f}" for steps, share in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f5fa8" stroke-width="2"/>')
    y = down(0.7)
    parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#b3261e" stroke-dasharray="5 4"/>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{y - 5:.1f}" text-anchor="end" fill="#b3261e">70 %</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
