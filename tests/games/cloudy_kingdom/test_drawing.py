"""The board as a terminal shows it."""

from __future__ import annotations

import pytest

from cumuli.games.cloudy_kingdom import GAME, drawing
from cumuli.games.cloudy_kingdom.faces import CATALOGUE

from .build import begin, lay

BOARD = """\
          a       b
         [A]     [B]
      ┌───────┬───────┐
      │  ░┃░  │  ░╳░  │
 1 [B]│━━━╋━━━│  ░┃░  │[A]
      │  ░┃░ 2│  ░┃░  │
      ├───────┼───────┤
      │  ░┃░ ◆│       │
 2 [A]│━━━╬━━━│━━━╍━━━│[B]
      │  ░┃░ 2│       │
      └───────┴───────┘
         [B]     [A]"""


def board() -> tuple[dict, dict]:
    state = begin(2, "2x2", castles="ab/ab/ba/ba")
    lay(state, a1="straight@0 cross@1", b1="blockade@0", a2="straight@1 burning_crossing@0", b2="bridge@1")
    return GAME.observe(state, 0), GAME.static(state)


def test_a_board_is_drawn_with_its_castles_stacks_and_cut_routes() -> None:
    assert drawing.plain(drawing.board(*board())) == BOARD


def styles(**stacks: str) -> set[tuple[str, str]]:
    state = lay(begin(2, "2x2", castles="ab/ab/ba/ba"), **stacks)
    lines = drawing.board(GAME.observe(state, 0), GAME.static(state))
    return {segment for line in lines for segment in line}


def test_a_route_that_reaches_a_castle_has_its_family_s_colour() -> None:
    assert ("━━━╋━━━", "shared") in styles(a1="straight@0 cross@1"), "the rose west and the raven north"
    assert ("━━━━━━━", "family-rose") in styles(a1="straight@1")
    assert ("━━━━━━━", "family-raven") in styles(b1="straight@1")
    assert ("┃", "route") in styles(a1="cross@1 interrupted@0", a2="straight@0 blockade@1", b2="interrupted@0")


@pytest.mark.parametrize("face", sorted(CATALOGUE))
def test_two_cards_that_join_differently_look_different(face: str) -> None:
    static = GAME.static(begin())
    looks = {}
    for turn in drawing.turns(static, face):
        picture = drawing.plain(drawing.card(static, face, turn))
        assert len(picture.splitlines()) == drawing.HEIGHT
        assert picture not in looks, f"turn {turn} looks like turn {looks[picture]}"
        looks[picture] = turn


def test_all_faces_can_be_told_apart() -> None:
    static = GAME.static(begin())
    pictures = {face: drawing.plain(drawing.card(static, face, 0)) for face in CATALOGUE}
    assert len(set(pictures.values())) >= len(CATALOGUE) - 1, "only the two that join nothing may look alike"


def test_the_hand_is_shown_in_every_way_it_can_lie() -> None:
    static = GAME.static(begin())
    assert drawing.plain(drawing.cards(static, "tee_end")[:1]).split() == ["n", "e", "s", "w"]
    assert drawing.plain(drawing.cards(static, "cross")[:1]).split() == ["n", "e"]
