"""Boards that draw themselves: whole, whose eyes, no secret, the page's own shapes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from cumuli import BroomService, CloudMine, CloudyKingdom
from cumuli.games import SHELF
from cumuli.prompt import Eyes, Game
from cumuli.prompt.draw import faces, pieces, sheet
from cumuli.prompt.eyes import sight
from cumuli.prompt.picture import picture
from cumuli.prompt.pictures import small
from cumuli.words import LANGUAGES

HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "web" / "src" / "games"
SVG = "{http://www.w3.org/2000/svg}"
MOST = 400_000
"""Signs of a drawing: the map with all its trees."""


def games(seed: int) -> list[Game]:
    """One of each, with what makes them rich."""
    return [
        CloudyKingdom(["Ann", "Bö <b>", "Cem"], seed=seed, board="4x4", magic="own_choice"),
        BroomService(["Ann", "Bö <b>", "Cem"], seed=seed, board="back", mountain=True, storm=True),
        CloudMine(["Ann", "Bö <b>", "Cem"], seed=seed),
    ]


def moments(game: Game, plies: int, seed: int) -> list[Game]:
    """The game at some moments of random play, the end among them where it comes so soon."""
    rng, found = Random(seed), [game.copy()]
    for ply in range(1, plies + 1):
        if game.over:
            break
        game.play(rng.choice(game.legal))
        if ply % 15 == 0 or game.over:
            found.append(game.copy())
    return found


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


@pytest.mark.parametrize("which", range(3))
def test_every_drawing_is_whole_in_itself_and_says_whose_eyes(which: int) -> None:
    eyes: tuple[Eyes, ...] = ("asked", "open", "all", 0, 1, 2)
    captions = set()
    for game in moments(games(3)[which], 45, 3)[1:]:
        for one in eyes:
            shown = game.show(one)
            svg = shown.svg
            tree = ElementTree.fromstring(svg)
            assert tree.tag == f"{SVG}svg" and tree.get("role") == "img"
            title, desc = tree.find(f"{SVG}title"), tree.find(f"{SVG}desc")
            assert title is not None and desc is not None and title.text == shown.caption
            assert desc.text and len(desc.text.splitlines()) > 3
            found = ids(svg)
            assert len(found) == len(set(found)) and sheet.MARK not in svg and "var(--" not in svg
            refs = re.findall(r'url\(#([^)]+)\)|aria-\w+="([^"]+)"', svg)
            assert {a or b for a, b in refs} <= set(found)
            hrefs = re.findall(r'href="([^"]+)"', svg)
            assert all(href.startswith("data:image/webp;base64,") or href[1:] in found for href in hrefs)
            assert "<script" not in svg and "<b>" not in svg and len(svg) < MOST
            assert not re.search(r"\bnan\b|\binf\b|None", re.sub(r'href="[^"]+"', "", svg))
            html = shown._repr_html_()
            assert svg in html and html.count(svg) == 1 and "<figcaption" in html
            assert str(shown).startswith(shown.caption + "\n") and shown.caption in repr(shown)
            captions.add(shown.sight.caption)
    assert {"As Ann sees it.", "As Bö <b> sees it.", "As onlookers see it, only what is open."} <= captions
    assert "With nothing hidden, as nobody at the table sees it." in captions


@pytest.mark.parametrize("which", range(3))
def test_worlds_that_look_the_same_to_a_seat_are_drawn_and_told_the_same(which: int) -> None:
    """No drawing, text, title or description knows more than the view of the seat: law 6, on one more surface."""
    differed = 0
    for game in moments(games(5)[which], 30, 5)[1:]:
        if game.over:
            continue
        rules = SHELF[game.id]
        for seat in range(3):
            world = rules.resample(game.state, seat, Random(seat))
            told = [picture(sight(rules, state, game.names, "en", game.options, seat)) for state in (game.state, world)]
            assert told[0].svg == told[1].svg and str(told[0]) == str(told[1])
            truths = [sight(rules, state, game.names, "en", game.options, "all") for state in (game.state, world)]
            differed += str(picture(truths[0])) != str(picture(truths[1]))
    assert differed, "nothing was hidden, so nothing was tested"


def test_two_drawings_on_one_page_keep_to_themselves_and_the_same_one_is_the_same_text() -> None:
    game = CloudyKingdom(2, seed=1)
    first, again = game.show(0).svg, game.show(0).svg
    assert first == again and not set(ids(first)) & set(ids(game.show(1).svg))


def test_the_default_is_who_is_asked_and_the_truth_once_it_is_over() -> None:
    game = CloudyKingdom(["Ann", "Bob"], seed=7)
    assert game.seat == 1 and game.show().sight.caption == "As Bob sees it."
    assert str(game) == str(game.show(1)) and game._repr_html_() == game.show(1)._repr_html_()
    assert game._repr_svg_() == game.show(1).svg
    game.play_out("greedy")
    assert game.show().sight.caption == "The game is over, and nothing is hidden any more."
    for wrong in (2, -1, "both"):
        with pytest.raises(ValueError, match="seat"):
            game.show(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_drawing_is_said_in_the_games_language(lang: str) -> None:
    for game in (
        CloudyKingdom(2, lang=lang, seed=1),
        BroomService(2, lang=lang, seed=1),
        CloudMine(3, lang=lang, seed=1),
    ):
        game.play(game.legal[0])
        told = [game.show(eyes).caption for eyes in (0, "open", "all")]
        assert len(set(told)) == 3
        svg = game.show(0).svg
        assert not re.search(r">[a-z]+-[a-z-]+<", svg), "an id instead of a word"


def test_a_drawing_is_saved_as_a_file(tmp_path: Path) -> None:
    shown = CloudyKingdom(2, seed=1).show()
    file = shown.save(tmp_path / "board.svg")
    assert file.read_text(encoding="utf-8") == shown.svg


def test_clouds_are_small_and_pictures_of_ones_own_stay_on_the_page() -> None:
    sizes = [len(uri) for card in range(80) if (uri := small("standard", card))]
    assert len(sizes) == 80 and max(sizes) < 16_000
    assert small("garden", 3) is None
    game = CloudMine(3, seed=1, deck="garden", cards=40)
    assert "This picture" in game.show().svg and "<image" not in game.show().svg


def test_the_shapes_are_those_of_the_page() -> None:
    """Whatever is drawn in both places is drawn alike; the map's pieces are one file."""
    for name in ("pieces.svg", "signs.svg"):
        assert (pieces.DATA / name).read_bytes() == (PAGE / "broom_service" / "look" / name).read_bytes(), name
    written = "".join(file.read_text(encoding="utf-8") for file in (PAGE / "cloudy_kingdom").iterdir())
    shapes = tomllib.loads((pieces.DATA / "kingdom.toml").read_text(encoding="utf-8"))

    def leaves(tree: Any) -> list[str]:
        if isinstance(tree, str):
            return [tree]
        return [leaf for one in (tree.values() if isinstance(tree, dict) else tree) for leaf in leaves(one)]

    found = [leaf for leaf in leaves(shapes) if leaf not in ("petals", "star", "rays")]
    assert len(found) > 40 and [leaf for leaf in found if leaf not in written] == []
    tints = (PAGE / "broom_service" / "look" / "tints.css").read_text(encoding="utf-8")
    roles = (PAGE / "broom_service" / "look" / "roles.css").read_text(encoding="utf-8")
    seats = (PAGE / "broom_service" / "seats.ts").read_text(encoding="utf-8")
    for id, colours in pieces.TINTS.items():
        assert re.search(rf"'{id}'\] {{\s+--fill: {colours[0]};\s+--deep: {colours[1]};", tints)
    for id, colours in pieces.ROLES.items():
        assert re.search(rf"'{id}'\] {{\s+--light: {colours[0]};\s+--deep: {colours[1]};", roles)
    for row in (pieces.COLOURS, pieces.INKS):
        assert ", ".join(f"'{colour}'" for colour in row) in seats


def test_every_face_of_a_deck_is_drawn_in_every_turn_and_no_two_alike() -> None:
    game = CloudyKingdom(2, seed=1, examples=True)
    static = SHELF[game.id].static(game.state)
    drawn = {(id, turn): faces.face(face, turn) for id, face in static["faces"].items() for turn in range(4)}
    assert len(set(drawn.values())) == len(drawn) >= 64
    assert all(faces.face(face, 0, covered=True) != drawn[id, 0] for id, face in static["faces"].items())
