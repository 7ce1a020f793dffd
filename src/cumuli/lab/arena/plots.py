"""Drawings of an arena as SVG: readable without colour, always with their intervals.  Needs `cumuli[lab]`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cumuli.lab.arena import Result
from cumuli.lab.arena.rating import Ratings
from cumuli.lab.arena.seating import BETWEEN
from cumuli.words import Catalogue

PAPER: Final = "#fffdf8"
INK: Final = "#1d2b38"
SOFT: Final = "#4a5a68"
LINE: Final = "#d9d1c1"
ACCENT: Final = "#155e8a"
MARKS: Final = "osD^v<>p"
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "cumuli",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
WIDE: Final = 7.2
"""inches"""


def ladder(result: Result, ratings: Ratings, file: Path, lang: str = "en") -> None:
    """Every bot in the order in which it was named, and between two neighbours how far apart they are."""
    words = Catalogue(result.game, lang)
    with _sheet(file, words, _title(words, result), height=4.4) as axes:
        elos = [rating.elo for rating in ratings.ratings]
        lows = [rating.elo - rating.interval[0] for rating in ratings.ratings]
        highs = [rating.interval[1] - rating.elo for rating in ratings.ratings]
        places = list(range(len(elos)))
        axes.plot(places, elos, color=LINE, linewidth=1.5, zorder=1)
        axes.errorbar(places, elos, (lows, highs), fmt="none", ecolor=INK, elinewidth=1.4, capsize=5, zorder=2)
        for place, rating in zip(places, ratings.ratings, strict=True):
            anchor = rating.name == ratings.anchor
            axes.plot([place], [rating.elo], "D" if anchor else "o", markersize=9, markeredgecolor=INK,
                      markerfacecolor=PAPER if anchor else ACCENT, zorder=3)  # fmt: skip
            axes.annotate(_signed(rating.elo) if not anchor else "0", (place, rating.interval[1]), (0, 8),
                          textcoords="offset points", ha="center", fontweight="bold", zorder=4)  # fmt: skip
        for place, step in enumerate(ratings.steps):
            said = f"{_signed(step.elo)}\n[{_signed(step.interval[0])}, {_signed(step.interval[1])}]"
            axes.annotate(said, (place + 0.5, (elos[place] + elos[place + 1]) / 2), ha="center", va="center",
                          color=SOFT, fontsize=9, bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 3})  # fmt: skip
        axes.set_xticks(places, [rating.name for rating in ratings.ratings])
        axes.set_xlim(-0.5, len(places) - 0.5)
        axes.margins(y=0.12)
        axes.set_xlabel(words.text("arena-bot"))
        axes.set_ylabel(words.text("arena-elo-beside", anchor=ratings.anchor))


def time(result: Result, ratings: Ratings, file: Path, lang: str = "en") -> None:
    """Strength against the processor time that a decision took; one level with several times is joined by a line."""
    from matplotlib.ticker import LogLocator, NullFormatter

    words = Catalogue(result.game, lang)
    spent = {account.name: account.seconds * 1000 for account in result.accounts}
    levels = list(dict.fromkeys(rating.name.partition(BETWEEN)[0] for rating in ratings.ratings))
    with _sheet(file, words, _title(words, result), height=4.4) as axes:
        for i, level in enumerate(levels):
            some = [(spent[r.name], r) for r in ratings.ratings if r.name.partition(BETWEEN)[0] == level]
            some.sort(key=lambda one: one[0])
            xs = [x for x, _ in some]
            ys = [r.elo for _, r in some]
            bars = ([r.elo - r.interval[0] for _, r in some], [r.interval[1] - r.elo for _, r in some])
            axes.errorbar(xs, ys, bars, fmt=MARKS[i % len(MARKS)] + "-", color=INK, markerfacecolor=ACCENT,
                          markersize=8, elinewidth=1.2, capsize=4, linewidth=1)  # fmt: skip
            for x, r in some:
                axes.annotate(r.name, (x, r.elo), (8, 6), textcoords="offset points", fontsize=9)
        axes.set_xscale("log")
        axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axes.xaxis.set_major_formatter("{x:g}")
        axes.xaxis.set_minor_formatter(NullFormatter())
        axes.margins(x=0.15, y=0.15)
        axes.set_xlabel(words.text("arena-time-spent"))
        axes.set_ylabel(words.text("arena-elo-beside", anchor=ratings.anchor))


def _signed(elo: float) -> str:
    return f"{elo:+.0f}".replace("-", "−")


def _title(words: Catalogue, result: Result) -> str:
    last = result.last
    return words.text("arena-plot", game=words.text("name"), seats=result.seats, first=str(result.seed), last=str(last))


class _sheet:
    """A sheet of paper with one pair of axes, written to a file when it is done."""

    def __init__(self, file: Path, words: Catalogue, title: str, height: float) -> None:
        self.file, self.words, self.title, self.height = file, words, title, height

    def __enter__(self) -> Any:
        from matplotlib import rc_context
        from matplotlib.figure import Figure

        self.style = rc_context(STYLE)
        self.style.__enter__()
        self.figure = Figure((WIDE, self.height), facecolor=PAPER, layout="constrained")
        axes = self.figure.add_subplot(facecolor=PAPER)
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_title(self.title, loc="left", fontsize=12, pad=12, color=INK)
        return axes

    def __exit__(self, kind: Any, *rest: Any) -> None:
        try:
            if kind is None:
                self.figure.savefig(self.file, format="svg", metadata={"Date": None, "Title": self.title})
        finally:
            self.style.__exit__(kind, *rest)
