"""A table of Broom Service as a terminal shows it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cumuli.games.broom_service import GAME, chart, drawing
from cumuli.table import Table
from cumuli.words import Catalogue

NAMES = ["Ann", "Bob", "Cem"]
WORDS = Catalogue("broom_service", "en", strict=True)
Seen = tuple[dict[str, Any], dict[str, Any]]


def table(until: str = "lead", **options: Any) -> Table:
    """A table of three, played at random until something is asked."""
    made = Table(GAME, NAMES, GAME.options(start="1", **options), Random(7))
    rng = Random(3)
    while GAME.observe(made.state, None)["phase"] != until:
        seat = made.state.to_act()[0]
        made.act(seat, rng.choice(made.legal(seat)))
    return made


def seen(made: Table, seat: int | None = 0) -> Seen:
    return GAME.observe(made.state, seat), GAME.static(made.state)


def said(lines: Any) -> str:
    return drawing.plain(list(lines))


# The map


@pytest.mark.parametrize("side", ["front", "back"])
def test_every_region_cloud_and_open_tower_can_be_read_on_the_map(side: str) -> None:
    view, static = seen(table(board=side, storm=True))
    lines = chart.chart(view, static)
    board = static["board"]
    text = said(lines)
    assert all(text.count(id) == 1 for id in board["regions"])
    assert sum(text.count(sign) for sign in (chart.CLOUD, chart.STORM)) == len(view["clouds"])
    towers = [id for id in board["towers"] if not chart.gone(view, static, id)]
    assert sum(text.count(roof) for roof in chart.ROOFS.values()) == len(towers)
    assert text.count("(") == (4 if side == "back" else 0), "stone circles"
    assert text.count(chart.TILE) == len(view["tiles"])
    assert all(len(line) <= chart.COLUMNS for line in text.split("\n"))


def test_the_map_is_framed_and_its_borders_meet() -> None:
    view, static = seen(table())
    rows = said(chart.chart(view, static)).split("\n")
    assert rows[0].startswith("┌") and rows[0].endswith("┐") and rows[-1].startswith("└") and rows[-1].endswith("┘")
    assert set(rows[0]) <= set("┌─┬┐") and set(rows[-1]) <= set("└─┴┘")


def test_every_region_is_painted_where_its_centre_is() -> None:
    _, static = seen(table())
    sheet = chart.Sheet(static["board"])
    for id, region in static["board"]["regions"].items():
        x, y = region["center"]
        assert sheet.free[int(y / sheet.unit / 2)][int(x / sheet.unit)] == id


def test_pawns_stand_where_they_are_and_a_full_round_tower_is_closed() -> None:
    view, static = seen(table())
    castles = [id for id, region in static["board"]["regions"].items() if region["castle"]]
    assert said(chart.chart(view, static)).count("①②③") == len(castles) == 2
    before = said(chart.chart(view, static)).count(chart.CLOSED)
    view["closed"] = ["FT03", "FT04"]
    assert (before, said(chart.chart(view, static)).count(chart.CLOSED)) == (0, 2)


def test_a_tower_under_a_mountain_tile_is_not_there() -> None:
    view, static = seen(table(mountain=True))
    covered = [id for id, tower in static["board"]["towers"].items() if tower["covered"]]
    assert covered and all(chart.gone(view, static, id) for id in covered)
    bare = seen(table())[0]
    assert not any(chart.gone(bare, static, id) for id in covered)


def test_what_is_printed_on_a_tower_and_a_cloud() -> None:
    tower = {"colour": "violet", "square": True, "vp": 4, "wands": 0}
    assert said([chart.tower(tower)]) == "●4∞"
    assert said([chart.tower({"colour": "green", "square": False, "vp": 3, "wands": 1})]) == "■3+1"
    assert said([chart.tower(tower, closed=True)]) == "○"
    assert chart.cloud({"kind": "heavy", "cost": 2})[0] == "*2" and chart.cloud({"kind": "move", "cost": 2})[0] == "§2"


# The people and the round


def test_the_round_is_told_with_its_bewitched_roles_and_its_event() -> None:
    view, static = seen(table())
    view |= {"round": 3, "trick": 2, "bewitched": ["hill_witch"], "led": ["forest_witch", "weather_fairy"]}
    assert said(drawing.state(view, static, WORDS)) == (
        "Round 3 of 7, trick 2\nBewitched (−3 VP): Hill Witch\nLed so far: Forest Witch and Weather Fairy"
    )
    assert said(drawing.state({**view, "round": 0}, static, WORDS)) == "The game is being set up."


@pytest.mark.parametrize("event", sorted(GAME.static(table().state)["events"]))
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_event_is_told_as_this_table_plays_it(event: str, lang: str) -> None:
    made = table()
    view, static = seen(made)
    words = Catalogue("broom_service", lang, strict=True)
    told = said(drawing.event({**view, "event": event}, static, words, made.options))
    assert told.startswith(words.text(f"happening-{event}")) and "{" not in told


def test_an_event_follows_the_ruling_of_the_table() -> None:
    made = table()
    view, static = seen(made)
    two = GAME.options(dangerous="per_terrain", card_limits="two_to_six", full_hands="shown")

    def told(event: str, options: Any) -> str:
        return said(drawing.event({**view, "event": event}, static, WORDS, options))

    assert told("dangerous_regions", made.options).endswith("forest −1, prairie −3")
    assert told("dangerous_regions", two).endswith("forest −2, prairie −2")
    assert "from 3 to 5" in told("more_or_less", made.options) and "from 2 to 6" in told("more_or_less", two)
    assert "pay them" in told("full_hands", made.options) and "keep them" in told("full_hands", two)


def test_everybody_is_told_with_what_they_own_and_have_laid() -> None:
    view, static = seen(table())
    view["leader"] = 1
    view["seats"][0] |= {
        "vp": -2,
        "resources": {"violet": 2, "green": 0, "orange": 1, "wand": 3},
        "hand": 1,
        "pawns": ["F10", "F02"],
        "played": [["forest_witch", "brave"], ["weather_fairy", "bumped"]],
        "clouds": ["heavy_2_3", "tailwind"],
        "bolts": 5,
        "amulets": ["F04"],
        "tiles": [["five_vp", "ready"]],
    }
    told = said(drawing.people(view, static, NAMES, WORDS)).split("\n")
    assert told[0].startswith(" ① Ann  −2 VP · ●2 ■0 ◆1 ✶3 · 1 role in hand · 2 clouds ϟ5 (tailwind) · 1 amulet")
    assert any(line.endswith("◇ Five VP") for line in told[:2])
    assert "    ♣ F10 Mossdell (forest) · ∩ F02 Kettle Hill (hill)" in told
    assert "    Forest Witch: brave · Weather Fairy: bumped" in told
    assert any(line.startswith("▸② Bob") for line in told)


def test_nobody_s_count_of_roles_is_shown_while_they_are_chosen() -> None:
    made = table("select")
    made.act(0, made.legal(0)[0])
    view, static = seen(made, 1)
    told = said(drawing.people(view, static, NAMES, WORDS))
    assert "in hand" not in told and told.count("is still choosing") == 2


def test_the_trick_tells_who_said_what() -> None:
    view, _ = seen(table())
    view["now"] = {
        "role": "hill_witch",
        "asked": 2,
        "answers": [{"seat": 0, "answer": "bumped"}, {"seat": 1, "answer": "brave"}],
    }
    assert said(drawing.trick(view, NAMES, WORDS)) == "Hill Witch  Ann: bumped · Bob: brave · Cem is asked"
    assert drawing.trick({**view, "now": None}, NAMES, WORDS) == []


def test_one_s_pawns_see_land_clouds_and_the_towers_they_have_potions_for() -> None:
    view, static = seen(table())
    seat = view["seats"][0]
    seat["pawns"], seat["resources"] = ["F02", "F11"], {"violet": 1, "green": 0, "orange": 0, "wand": 0}
    view["clouds"], view["closed"] = {"F03c1": "heavy_2_3"}, ["FT02"]
    told = said(drawing.near(view, static, 0, WORDS)).split("\n")
    assert told[:5] == [
        "Pawn 1  ∩ F02 Kettle Hill (hill)",
        "    next to it:  ♣ F10 Mossdell (forest) · „ F11 Gorse Heath (prairie)",
        "    clouded:  ♣ F03 Whisper Wood (forest)  *2ϟ3 F03c1",
        "    delivers to:  FT01 ●4∞",
        "    lacks the potion for:  FT03 ◆5",
    ]
    assert "FT02" not in "".join(told), "it has its potion"


def test_the_orange_tower_of_a_hill_tile_is_seen_from_its_hill() -> None:
    view, static = seen(table(board="back"))
    view["tiles"]["B11"] = "orange_tower"
    view["seats"][0]["pawns"] = ["B11", "B12"]
    assert "hill_B11 ◆7∞" in said(drawing.near(view, static, 0, WORDS))


def test_neighbours_are_those_of_the_rules() -> None:
    from cumuli.games.broom_service.boards import board

    for side in ("front", "back"):
        static = GAME.static(table(board=side).state)
        beside = drawing.neighbours(static)
        for region in board(side).regions:
            assert beside[region.id] == sorted(board(side).regions[other].id for other in region.neighbours)


def test_roles_are_told_with_the_word_for_typing_them() -> None:
    told = said(drawing.hand(["hill_witch", "valley_druid"], [], WORDS))
    assert told == "Your roles:  Hill Witch hill_witch · Valley Druid valley_druid"
    assert ("Hill Witch", "bad") in drawing.hand(["hill_witch"], ["hill_witch"], WORDS)[0]
    assert drawing.hand([], [], WORDS) == []


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_no_line_of_text_is_wider_than_the_map(lang: str) -> None:
    view, static = seen(table(board="back", storm=True))
    words = Catalogue("broom_service", lang, strict=True)
    lines = [*drawing.legend(words), *drawing.tiles(view, words), *drawing.near(view, static, 0, words)]
    lines += [*drawing.people(view, static, NAMES, words), *drawing.hand(list(static["roles"]), [], words)]
    assert max(len(line) for line in said(lines).split("\n")) <= drawing.WIDTH
