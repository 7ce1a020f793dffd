"""The endless sky: seeds, sifting, and cards that only their seed decides on."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import ndimage as ndi

from cumuli.clouds import masks, sky
from cumuli.clouds.blend import ASPECT, NEAR, SOLID, shape_of
from cumuli.clouds.outlines import PLACE, concepts, outlines
from cumuli.clouds.webp import decoded


def test_the_same_seed_makes_the_same_sky_and_another_seed_another() -> None:
    first, again, other = sky.make(7, 2), sky.make(7, 2), sky.make(8, 2)
    assert first == again
    assert len({*first, *other}) == 4


def test_every_number_of_a_sky_is_different_and_grows_a_cloud() -> None:
    numbers = sky.seeds(3, 12)
    assert len(set(numbers)) == 12
    for number in numbers:
        shape = shape_of(number)
        assert shape is not None
        solid = masks.solidity(ndi.binary_fill_holes(shape.mask))
        ys, xs = np.nonzero(shape.mask)
        assert SOLID[0] < solid < SOLID[1]
        assert ASPECT[0] < (np.ptp(ys) + 1) / (np.ptp(xs) + 1) < ASPECT[1]
        assert masks.apart(shape.mask) <= NEAR


def test_a_sky_may_be_empty() -> None:
    assert sky.make(1, 0) == []


def test_a_sky_promises_more_than_chance() -> None:
    grown = [shape for number in range(40) if (shape := shape_of(number)) is not None]
    chance = np.mean([sky.appeal(shape.mask) for shape in grown])
    sifted = np.mean([sky.appeal(shape.mask) for n in sky.seeds(5, 16) if (shape := shape_of(n)) is not None])
    assert sifted > chance + 0.15


def test_both_families_are_in_a_sky() -> None:
    families = [shape.family for n in sky.seeds(11, 12) if (shape := shape_of(n)) is not None]
    assert 3 <= families.count("mirror") <= 9
    assert families.count("mirror") + families.count("chimera") == 12


def test_a_ball_and_a_stick_promise_less_than_a_cross() -> None:
    y, x = np.mgrid[: masks.GRID, : masks.GRID] - masks.GRID // 2
    ball, stick = y * y + x * x < 24**2, (abs(y - x) < 8) & (abs(x + y) < 60)
    cross = (y * y + x * x < 16**2) | ((np.minimum(abs(y), abs(x)) < 6) & (np.maximum(abs(y), abs(x)) < 34))
    assert sky.appeal(cross) > max(sky.appeal(ball), sky.appeal(stick))
    assert sky.limbs(cross) == 4
    assert sky.limbs(ball) == 0


def test_outlines_are_small_and_whole() -> None:
    assert PLACE.stat().st_size < 500_000
    assert len(concepts()) > 100
    for styles in outlines().values():
        assert set(styles) <= {"noto", "fluent"}
        assert all(shape.shape == (masks.GRID, masks.GRID) and shape.sum() >= 600 for shape in styles.values())


@pytest.mark.parametrize("number", [1, 2])
def test_a_card_is_one_grey_shade_and_an_alpha(number: int) -> None:
    card = decoded(sky.card(number))
    assert card.shape == (512, 512, 4)
    seen = card[card[..., 3] > 128]
    assert np.ptp(seen[:, :3].astype(int), axis=1).mean() < 2
    assert card[[0, -1], :, 3].max() == card[:, [0, -1], 3].max() == 0
