"""OpenSpiel's own search on Cumuli's rules, through the door to OpenSpiel."""

from __future__ import annotations

from importlib.metadata import version

from answering import serve
from on_open_spiel import mcts, searches, steps

from cumuli.lab import spiel


def main() -> None:
    game = spiel.load("cloudy_kingdom", 4, magic="own_choice")
    tasks = {"cloudy_kingdom.steps": steps(game), "cloudy_kingdom.searches": searches(game, mcts, 100)}
    serve(f"OpenSpiel {version('open_spiel')}, on our game", tasks)


if __name__ == "__main__":
    main()
