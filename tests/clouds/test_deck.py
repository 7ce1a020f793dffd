"""The standard deck: what is stored is what the cloud maker makes, and what the browser may expect."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cumuli.clouds.blend import shape_of
from cumuli.clouds.ramps import in_light, looks
from cumuli.clouds.render import Picture, render
from cumuli.clouds.webp import decoded

DATA = files("cumuli.games.cloud_mine") / "data"
CARDS = 80
SCRIPTS = Path(__file__).parents[2] / "scripts" / "clouds"


def stored(card: int) -> bytes:
    """A card's file."""
    return (DATA / "deck" / f"{card:02}.webp").read_bytes()


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What deck.toml says."""
    return tomllib.loads((DATA / "deck.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def cards() -> list[Picture]:
    """All pictures."""
    return [decoded(stored(card)) for card in range(CARDS)]


@pytest.mark.parametrize("card", [0, 39, 79])
def test_a_card_rendered_again_looks_as_it_is_stored(card: int, told: dict[str, Any]) -> None:
    seed = told["cards"][card]["seed"]
    shape = shape_of(seed)
    assert shape is not None
    before, after = (in_light(it, looks()["day"]).astype(int) for it in (decoded(stored(card)), render(shape, seed)))
    assert np.abs(before - after).mean() < 2


def test_there_are_eighty_cards_and_they_weigh_little() -> None:
    names = sorted(file.name for file in (DATA / "deck").iterdir())
    assert names == [f"{card:02}.webp" for card in range(CARDS)]
    assert sum(len(stored(card)) for card in range(CARDS)) <= 2_200_000


def test_every_card_is_grey_with_a_clear_border(cards: list[Picture]) -> None:
    for card in cards:
        assert card.shape == (512, 512, 4)
        seen = card[card[..., 3] > 128].astype(int)
        assert np.ptp(seen[:, :3], axis=1).mean() < 2
        assert card[[0, -1], :, 3].max() == card[:, [0, -1], 3].max() == 0


def test_every_card_spans_light_and_shadow_and_fills_its_square(cards: list[Picture]) -> None:
    for card in cards:
        cover = card[..., 3] > 128
        dark, bright = np.percentile(card[cover][:, 0], (5, 95))
        assert dark < 110 and bright > 225
        assert 0.08 < cover.mean() < 0.6
        rows, columns = np.flatnonzero(cover.any(1)), np.flatnonzero(cover.any(0))
        assert max(np.ptp(rows), np.ptp(columns)) > 330


def test_no_two_cards_are_twins(cards: list[Picture]) -> None:
    small = np.stack([(card[8::16, 8::16, 3] > 128).ravel() for card in cards])
    for index, card in enumerate(small):
        common = (small & card).sum(1) / (small | card).sum(1)
        common[index] = 0
        assert common.max() < 0.92, (index, int(common.argmax()))


def test_a_cards_number_tells_neither_family_nor_seed(told: dict[str, Any]) -> None:
    places = np.arange(CARDS)
    mirrored = np.array([card["family"] == "mirror" for card in told["cards"]])
    seeds = np.argsort(np.argsort([card["seed"] for card in told["cards"]]))
    assert 25 <= mirrored.sum() <= 55
    assert abs(np.corrcoef(places, mirrored)[0, 1]) < 0.25
    assert abs(np.corrcoef(places, seeds)[0, 1]) < 0.25


def test_the_deck_tells_where_it_is_from(told: dict[str, Any]) -> None:
    assert len(told["cards"]) == CARDS
    assert told["licences"] == {"noto": "Apache-2.0", "fluent": "MIT"}
    for card in told["cards"]:
        shape = shape_of(card["seed"])
        assert shape is not None
        assert (card["family"], tuple(card["sources"])) == (shape.family, shape.sources)
        assert all(source.split("/")[1] in told["licences"] for source in card["sources"])


def test_the_deck_holds_just_the_chosen_seeds(told: dict[str, Any]) -> None:
    lines = (SCRIPTS / "chosen.txt").read_text(encoding="utf-8").splitlines()
    chosen = {int(line.split()[0]) for line in lines if line and line[0] != "#"}
    assert {card["seed"] for card in told["cards"]} == chosen
