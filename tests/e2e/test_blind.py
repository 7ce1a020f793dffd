"""Whole games by keyboard and screen reader alone: roles, names and typed words, no mouse and nothing looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.blind import Blind
from e2e.broom_player import against
from e2e.conftest import Visit

GAMES = {
    "Cloudy Kingdom": ("2", "a1: empty.", "four ways to turn a card"),
    "Cloud Mine": ("3", "Watcher", "describe the cloud in one to five words"),
    "Broom Service": ("2", "Next to it:", "A move begins with its verb"),
}
"""By game: how many play, words that tell the board, and words that help."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_mouse_or_eyes(visit: Visit, game: str) -> None:
    people, board, help = GAMES[game]
    visitor = visit()
    player = Blind(visitor.go())
    if game == "Broom Service":
        against(visitor, "random", cadence="off")  # its usual pauses between answers are long
    else:
        player.sit_down(game, people)
    player.open()
    player.ask("board", board)
    player.ask("help", help, "all that lies on the table")
    player.play()
    assert player.moves > 4
    player.ask("log", " win" if game != "Cloudy Kingdom" else " plays ")
    player.page.keyboard.press("Escape")
    expect(player.line).to_have_count(0)
    player.press(player.over)
    expect(player.page.get_by_role("heading", level=1, name=game)).to_be_attached()
