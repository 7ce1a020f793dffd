"""Short games as OpenSpiel's playthroughs write them: kept as text, and the same when they are played again."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from cumuli.lab.spiel.conformance import PLAYTHROUGHS
from settings import GAMES

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_the_same_when_it_is_played_again(game: str) -> None:
    """After a change that is meant: python -m cumuli.lab.spiel --playthroughs tests/lab/spiel/playthroughs."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    kept, again = generate_playthrough.replay(str(FOLDER / f"{game}.txt"))
    assert kept.splitlines() == again.splitlines()
    assert kept.startswith(f"game: {PLAYTHROUGHS[game]}\n") and "IsTerminal() = True" in kept
