"""What the bench compares: a rate of ours, a rate of somebody else in the same unit, and the ratio we want."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """What is counted: a worker, one of its tasks, a unit of what it does."""

    worker: str
    task: str
    unit: str


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: ours against theirs, and the goal for the ratio, if it has one."""

    part: str
    title: str
    ours: Rate
    theirs: Rate
    goal: float | None = None
    same: bool = False
    """Both must give the same digest for the same seeds."""

    @property
    def id(self) -> str:
        return f"{self.part}: {self.title} / {self.theirs.worker} {self.theirs.task}"


FAST: Final = "compiled"
SLOW: Final = "uncompiled"
SPIEL: Final = "open_spiel"
GAMES: Final = ("cloudy_kingdom", "broom_service", "cloud_mine")


def builds(game: str, task: str, unit: str, goal: float | None) -> Row:
    """A task compiled against the same uncompiled."""
    task = f"{game}.{task}"
    return Row(game, f"{unit}, {task.split('.')[1]}", Rate(FAST, task, unit), Rate(SLOW, task, unit), goal, True)


def against(game: str, task: str, unit: str, worker: str, theirs: str, goal: float | None, other: str = "") -> Row:
    """A task of ours against a peer's, counted alike."""
    title = f"{unit}, {task}"
    return Row(game, title, Rate(FAST, f"{game}.{task}", unit), Rate(worker, theirs, other or unit), goal)


def within(game: str, goal: float) -> Row:
    """Many games at once against one after another."""
    together = Rate(FAST, f"{game}.together", "decisions")
    return Row(game, "decisions, many games at once", together, Rate(FAST, f"{game}.steps", "decisions"), goal)


KINGDOM, BROOM, MINE = GAMES
SMALL: Final = Rate("kernel", "playouts", "plies")
ROWS: Final = [
    Row("kernel", "plies, playouts", SMALL, Rate("limit", "playouts", "plies"), 0.74, True),
    Row("kernel", "plies, playouts", SMALL, Rate("uncompiled kernel", "playouts", "plies"), None, True),
    builds(KINGDOM, "playouts", "games", 20),
    against(KINGDOM, "playouts", "plies", SPIEL, "hex4.loops", 1.5),
    against(KINGDOM, "playouts", "decisions", SPIEL, "hex4.loops", None),
    builds(KINGDOM, "steps", "plies", None),
    against(KINGDOM, "steps", "plies", SPIEL, "hex4.steps", 1.5),
    against(KINGDOM, "steps", "decisions", SPIEL, "hex4.steps", None),
    against(KINGDOM, "steps", "decisions", "chess", "chess.steps", None),
    against(KINGDOM, "steps", "decisions", "pettingzoo", "connect_four.steps", None),
    builds(KINGDOM, "clones", "clones", None),
    builds(KINGDOM, "thoughts", "decisions", None),
    against(KINGDOM, "searches", "simulations", SPIEL, "hearts.searches", 1),
    against(KINGDOM, "searches", "simulations", "door", "cloudy_kingdom.searches", 20),
    within(KINGDOM, 3),
    builds(BROOM, "playouts", "games", 20),
    builds(BROOM, "steps", "plies", None),
    against(BROOM, "steps", "decisions", SPIEL, "hearts.steps", 1),
    against(BROOM, "steps", "decisions", "catanatron", "catan.steps", 30),
    against(BROOM, "playouts", "decisions", SPIEL, "hearts.loops", None),
    builds(BROOM, "clones", "clones", None),
    against(BROOM, "clones", "clones", SPIEL, "hearts.clones", None),
    against(BROOM, "clones", "clones", "catanatron", "catan.clones", None),
    against(BROOM, "searches", "simulations", SPIEL, "hearts.searches", None),
    within(BROOM, 3),
    builds(MINE, "playouts", "games", None),
    builds(MINE, "steps", "plies", None),
    against(MINE, "steps", "plies", "rlcard", "uno.steps", 30),
    against(MINE, "steps", "decisions", "rlcard", "uno.steps", None),
    builds(MINE, "clones", "clones", None),
    against(MINE, "searches", "simulations", SPIEL, "hearts.searches", None),
    within(MINE, 3),
]
DOORS: Final = "environments"
ROWS += [
    Row(game, f"{unit}, {title}", Rate(DOORS, f"{game}.{task}", unit), theirs, goal)
    for game in GAMES
    for unit, title, task, theirs, goal in (
        ("decisions", "through PettingZoo", "turns", Rate("pettingzoo", "connect_four.steps", "decisions"), 1),
        ("looks", "arrays beside views", "features", Rate(DOORS, f"{game}.views", "looks"), None),
    )
]
WEIGHTS: Final = [
    *(Rate(FAST, f"{game}.weight", "bytes") for game in GAMES),
    Rate(SPIEL, "hearts.weight", "bytes"),
    Rate("chess", "chess.weight", "bytes"),
    Rate("catanatron", "catan.weight", "bytes"),
]
"""Whose positions are weighed."""


def before() -> list[Row]:
    """The engine against that of another tree."""
    return [
        Row(game, f"{task} against the other tree", Rate(FAST, f"{game}.{task}", unit),
            Rate("before", f"{game}.{task}", unit), None, True)
        for game in GAMES
        for task, unit in (("playouts", "games"), ("steps", "plies"), ("clones", "clones"))
    ]  # fmt: skip
