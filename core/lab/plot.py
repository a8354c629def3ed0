"""Pictures of win shares."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import matplotlib as mpl

from core.lab.simulate import Summary

COLOURS = {
    "town": "#2e8b57", "mafia": "#5a1a1f", "yakuza": "#c26a1a", "maniac": "#7a4fa3", "necromancer": "#3a6b8a",
    "recruiter": "#a0893a", "renegades": "#a0893a", "draw": "#888888", "endless": "#bbbbbb",
}  # fmt: skip


def draw_shares(shares: Mapping[int, Summary], title: str, file: Path) -> None:
    """Draw the win share of every team over the number of players, with 95 % intervals, into a PNG file."""
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    teams = sorted({team for summary in shares.values() for team in summary.wins})
    drawing: Any = plt
    figure, axes = drawing.subplots(figsize=(8, 4.5), dpi=120)
    for team in teams:
        points = [shares[n].share(team) for n in shares]
        middle = [100 * share for share, _, _ in points]
        below = [100 * (share - low) for share, low, _ in points]
        above = [100 * (high - share) for share, _, high in points]
        axes.errorbar(
            list(shares), middle, yerr=[below, above], label=team, marker="o", capsize=3, color=COLOURS.get(team)
        )
    axes.set(title=title, xlabel="players", ylabel="games won, %", ylim=(0, 100), xticks=list(shares))
    axes.grid(alpha=0.3)
    axes.legend(loc="center right")
    figure.tight_layout()
    figure.savefig(file)
    drawing.close(figure)
