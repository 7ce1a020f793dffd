"""Decks: the ones we ship, corrected ones, and how open they are."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloudy_kingdom import GAME, decks
from cumuli.games.cloudy_kingdom.faces import CATALOGUE, PROVENANCES
from cumuli.games.cloudy_kingdom.setup import Options

from .build import LAYOUTS, lay, observe
from .oracle import pieces

COUNT = {"straight": 6, "cross": 6}
KNOT = {"blocks": ["NE", "SW"], "flaps": "N", "provenance": "designed"}


def deck(**changes: Any) -> dict[str, Any]:
    return {"provenance": "designed", "count": COUNT, **changes}


def with_face(**changes: Any) -> dict[str, Any]:
    return deck(face={"knot": {**KNOT, **changes}})


WRONG = [
    ("unknown-key", "standard99", "standard99"),
    ("unknown-key", "name", deck(name="mine")),
    ("no-provenance", "deck", deck(provenance=None)),
    ("no-provenance", "deck", deck(provenance="guessed")),
    ("unknown-key", "face", deck(face=["knot"])),
    ("bad-block", "knot", deck(face={"knot": "NE"})),
    ("bad-block", "two words", deck(face={"two words": KNOT})),
    ("unknown-key", "count", with_face(count=3)),
    ("no-provenance", "knot", with_face(provenance="")),
    ("bad-block", "knot", with_face(blocks=["N"])),
    ("bad-block", "knot", with_face(blocks=["NN"])),
    ("bad-block", "knot", with_face(blocks=["NX"])),
    ("bad-block", "knot", with_face(blocks=["NE", "ES"])),
    ("bad-block", "knot", with_face(blocks=None)),
    ("bad-flap", "knot", with_face(flaps="E")),
    ("bad-flap", "knot", with_face(flaps="NN")),
    ("bad-flap", "knot", with_face(flaps=3)),
    ("bad-count", "count", deck(count=[6, 6])),
    ("unknown-key", "moon", deck(count={**COUNT, "moon": 1})),
    ("unknown-key", "burning_crossing", deck(count={**COUNT, "burning_crossing": 1})),
    ("bad-count", "cross", deck(count={"straight": 12, "cross": -1})),
    ("bad-count", "cross", deck(count={"straight": 12, "cross": True})),
    ("bad-count", "cross", deck(count={"straight": 12, "cross": 100})),
    ("too-small", "11", deck(count={"straight": 6, "cross": 5})),
    ("bad-count", "297", deck(count={"straight": 99, "cross": 99, "bridge": 99})),
    ("bad-count", "12", deck(face={f"f{i}": KNOT for i in range(40)})),
    ("no-side-exit", "count", deck(count={"straight": 8, "bridge": 4, "cross": 0})),
]


@pytest.mark.parametrize("problem, where, data", WRONG, ids=[f"{p} at {w}" for p, w, _ in WRONG])
def test_a_bad_deck_is_refused_with_the_place_where_it_is_bad(problem: str, where: str, data: Any) -> None:
    with pytest.raises(ValueError) as found:
        decks.read(data)
    assert decks.problem(found.value) == (problem, where)
    if isinstance(data, dict):
        with pytest.raises(Illegal) as refused:
            GAME.check(2, Options(deck=data))
        assert ("option", "deck") in refused.value.refusal.args


@pytest.mark.parametrize("name, total", [("standard72", 72), ("standard60", 60)])
def test_a_shipped_deck_is_as_big_as_its_name_says(name: str, total: int) -> None:
    found = decks.read(name)
    assert sum(found.count.values()) == total
    assert found.provenance == "designed"
    assert [key for key, face in found.faces.items() if face.magic] == ["burning_crossing", "interrupted_crossing"]


def test_an_owner_may_add_and_correct_faces() -> None:
    open_blockade = {"blocks": ["NES"], "flaps": "NS", "provenance": "public"}
    found = decks.read(deck(count={"knot": 6, "blockade": 6}, face={"knot": KNOT, "blockade": open_blockade}))
    assert found.faces["knot"].blocks == (3, 12)
    assert found.faces["blockade"].blocks == (7,) and CATALOGUE["blockade"].blocks == (5,)
    assert found.faces["blockade"].provenance in PROVENANCES
    assert not found.faces["knot"].magic, "route cards come before the magic cards"
    magic = decks.read(deck(face={"burning_crossing": {"blocks": ["NS"], "flaps": "NS", "provenance": "public"}}))
    assert magic.faces["burning_crossing"].magic and magic.faces["burning_crossing"].blocks == (5,)


def test_a_corrected_deck_is_played_with() -> None:
    state = GAME.start(2, Options(deck=with_face(), castles=LAYOUTS[3], board="3x3"), GAME.version)
    assert observe(state)["deck"] == 12
    assert GAME.static(state)["faces"]["knot"]["blocks"] == ["NE", "SW"]
    lay(state, b2="knot@1")
    assert observe(state)["cells"][4] == [["knot", 1]]


def by_pixels(count: dict[str, int]) -> Fraction:
    """Openness once more, from the drawn cards of the oracle."""
    total = sum(count.values())
    found = Fraction(0)
    for (top, n), (below, m) in product(count.items(), repeat=2):
        for turn, across in product(range(4), (1, 3)):
            stack = ((below, (turn + across) % 4), (top, turn))
            pairs = sum(len(piece) * (len(piece) - 1) // 2 for piece in pieces(stack))
            found += Fraction(n * m * pairs, total * total * 8 * 6)
    return found


@pytest.mark.parametrize("name, about", [("standard72", 0.363), ("standard60", 0.373)])
def test_openness_is_the_exact_sum_over_the_mix(name: str, about: float) -> None:
    found = decks.openness(decks.read(name))
    assert found == by_pixels({face: n for face, n in decks.read(name).count.items() if n})
    assert abs(float(found) - about) < 0.001
    assert decks.GOOD_OPENNESS[0] <= found <= decks.GOOD_OPENNESS[1]


def test_openness_of_simple_mixes_can_be_told_by_hand() -> None:
    assert decks.openness(decks.read(deck(count={"cross": 12}))) == 1, "all four edges, always"
    assert decks.openness(decks.read(deck(count={"across": 12}))) == 0, "no flap carries anything"
    assert decks.openness(decks.read(deck(count={"straight": 6, "cross": 6}))) == Fraction(7, 12)
