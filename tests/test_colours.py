"""Nothing at a table is told by colour alone: a glyph stands with it, and every eye can read the glyph."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest

from cumuli.words import HERE
from sight import SIGHTS, contrast, read, seen

PAGE = HERE.parents[1] / "web" / "src" / "games"
READABLE = 3.0
"""The contrast that WCAG asks of signs."""

Token = tuple[str, str, str]
"""A colour, the colour of the glyph on it, and the glyph."""


def source(path: str) -> str:
    return (PAGE / path).read_text(encoding="utf-8")


def broom_seats() -> list[Token]:
    text = source("broom_service/seats.ts")
    rows = [re.findall(r"#\w{6}", line) for line in text.splitlines() if "as const" in line and "#" in line]
    emblems = re.findall(r'id="emblem-\d"[^>]* d="(M[^"]+)"', source("broom_service/look/signs.svg"))
    return list(zip(*rows, emblems, strict=True))


def sky_seats() -> list[Token]:
    found = re.findall(r"\['(#\w{6})', '(M[^']+)'\]", source("cloud_mine/SeatMark.svelte"))
    return [(colour, "#ffffff", path) for colour, path in found]


def families() -> list[Token]:
    text = source("cloudy_kingdom/emblems.ts")
    found = re.findall(r"colour: '(#\w{6})',\s+ink: '(#\w{6})',.*?emblem:\s*(.*?),\s+roof:", text, re.S)
    return [(colour, ink, emblem) for colour, ink, emblem in found]


def potions() -> list[Token]:
    drawn = source("broom_service/look/pieces.svg")
    glass = dict(re.findall(r'id="flask-(\w+)">\s*<path d="(M[^"]+)"', drawn))
    tints = re.findall(r"\[data-tint='(\w+)'\] \{\s*--fill: (#\w{6})", source("broom_service/look/tints.css"))
    assert all(f'd="{glass[kind]}" fill="{fill}"' in drawn for kind, fill in tints), "a flask has its own tint"
    return [(fill, "#fffdf8", glass[kind]) for kind, fill in tints]


TOKENS = {
    "broom seats": (broom_seats, 5),
    "sky seats": (sky_seats, 8),
    "families": (families, 4),
    "potions": (potions, 3),
}


@pytest.mark.parametrize("kind", TOKENS)
def test_no_two_tokens_share_a_glyph(kind: str) -> None:
    find, count = TOKENS[kind]
    tokens = find()
    assert len(tokens) == count
    for (_, _, one), (_, _, other) in combinations(tokens, 2):
        assert one != other


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", ["broom seats", "sky seats", "families"])
def test_every_eye_can_read_the_glyph(kind: str, sight: str) -> None:
    for colour, ink, _ in TOKENS[kind][0]():
        assert contrast(seen(read(colour), sight), seen(read(ink), sight)) >= READABLE, colour


def test_the_simulations_keep_white_and_take_colour_away() -> None:
    for sight in SIGHTS:
        assert np.allclose(seen(np.ones(3), sight), 1, atol=0.01)
    red, green = read("#d55e00"), read("#6b8e00")
    assert np.abs(seen(red, "deuteranopia") - seen(green, "deuteranopia")).max() < np.abs(red - green).max() / 2
