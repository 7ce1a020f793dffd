"""A table of Cloud Mine as a terminal shows it."""

from __future__ import annotations

import pytest

from cumuli.games.cloud_mine import GAME, drawing
from cumuli.words import LANGUAGES, Catalogue

from .by_hand import a_round, begun, do, open_sky

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
WORDS = Catalogue("cloud_mine", "en", strict=True)
FULL = [[True] * (drawing.CARD * 2)] * (drawing.ROWS * 4)


def test_dots_become_signs_of_two_by_four() -> None:
    assert drawing.braille([[True, False], [False, False], [False, False], [False, True]]) == ["⢁"]
    assert drawing.braille([[False] * 4] * 4) == ["  "]
    assert drawing.braille(FULL) == ["⣿" * drawing.CARD] * drawing.ROWS


def test_every_dot_has_a_bit_of_its_own() -> None:
    signs = set()
    for y in range(4):
        for x in range(2):
            (row,) = drawing.braille([[(y, x) == (i, j) for j in range(2)] for i in range(4)])
            signs.add(row)
    assert signs == set("⠁⠂⠄⠈⠐⠠⡀⢀")


@pytest.mark.parametrize("count", [1, 4, 5, 8])
def test_clouds_stand_beside_one_another_with_their_captions_below(count: int) -> None:
    lines = drawing.cards([FULL] * count, [[(drawing.letter(place), "name")] for place in range(count)])
    text = drawing.plain(lines).split("\n")
    assert all(len(line) <= drawing.WIDTH for line in text)
    assert sum(line.count("⣿") for line in text) == count * drawing.CARD * drawing.ROWS
    captions = [line.split() for line in text if line.strip() and "⣿" not in line]
    assert captions == [list("ABCD")[:count], list("EFGH")[: count - 4]][: 1 + (count > 4)]
    assert text[drawing.ROWS].index("A") in (drawing.CARD // 2, drawing.CARD // 2 - 1)


def test_a_card_face_down_shows_no_cloud() -> None:
    text = drawing.plain(drawing.cards([FULL, None], [[("A", "")], [("B", "")]]))
    assert text.count("⣿") == drawing.CARD * drawing.ROWS


def test_the_round_its_people_and_its_words_are_told() -> None:
    view = GAME.observe(do(open_sky(begun(5), 4), "guess a"), None)
    assert drawing.plain(drawing.state(view, WORDS)) == "Round 1 of 16, 75 cards left"
    assert drawing.plain(drawing.people(view, NAMES, WORDS)).split("\n") == [
        "  Ann · Dreamer · 0 cards",
        "  Bo · Watcher · 0 cards",
        "▸ Cy · Watcher · 0 cards",
        "  Di · Watcher · 0 cards",
        "  Ed · Scout · 0 cards",
    ]
    assert drawing.plain(drawing.said(view, NAMES, WORDS)) == "Ann said: “a bear”"
    assert [drawing.plain([line]) for line in drawing.captions(view, WORDS)] == ["A face down", "B", "C", "D", "E"]


def test_hidden_piles_are_not_counted_and_before_the_first_round_nobody_has_a_part() -> None:
    hidden = GAME.observe(a_round(begun(5, piles="hidden"), 1), 1)
    told = drawing.plain(drawing.people(hidden, NAMES, WORDS))
    assert told.count("hidden pile") == 4 and "Bo · Watcher · 5 cards" in told
    before = GAME.observe(begun(5, start="random"), None)
    assert drawing.plain(drawing.people(before, NAMES, WORDS)).count("·") == 5
    assert drawing.plain(drawing.state(before, WORDS)) == WORDS.text("drawn-before")
    assert drawing.said(before, NAMES, WORDS) == drawing.captions(before, WORDS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_told_in_every_language(lang: str) -> None:
    words = Catalogue("cloud_mine", lang, strict=True)
    view = GAME.observe(do(open_sky(begun(5), 4), "guess a"), None)
    for lines in (drawing.state(view, words), drawing.people(view, NAMES, words), drawing.said(view, NAMES, words)):
        assert lines and "drawn-" not in drawing.plain(lines)
