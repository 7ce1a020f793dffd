"""Whoever plays with keys alone keeps their place: the focus is on something after every answer, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e import broom_player, cloud_player
from e2e.conftest import Visit
from e2e.player import Keys
from e2e.test_access import table

PLACE = """() => { const one = document.activeElement;
  return one === document.body ? '' : document.querySelector('main').contains(one) ? one.tagName : 'elsewhere' }"""


def kingdom(page: Page) -> Callable[[], object]:
    keys = Keys(page)
    return lambda: (keys.step(), keys.wait())


def mine(page: Page) -> Callable[[], object]:
    typist = cloud_player.Typist(page)
    return lambda: (typist.answer(typist.wait()), typist.wait())


def broom(page: Page) -> Callable[[], object]:
    typist = broom_player.Typist(page)
    return lambda: (typist.step(), typist.wait())


GAMES: dict[str, tuple[int, dict[str, str], Callable[[Page], Callable[[], object]]]] = {
    "cloudy_kingdom": (2, {"start": "1"}, kingdom),
    "cloud_mine": (3, {"start": "2"}, mine),
    "broom_service": (2, {"cadence": "off"}, broom),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_survives_every_question(visit: Visit, game: str) -> None:
    seats, options, player = GAMES[game]
    page = table(game, seats, **options)(visit("en"))
    answer = player(page)
    places = []
    for _ in range(4):
        answer()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        places.append(page.evaluate(PLACE))
    assert all(place not in ("", "elsewhere") for place in places), places
