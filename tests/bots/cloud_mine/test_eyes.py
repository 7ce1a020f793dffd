"""What is seen in the standard deck: the same in any file of the same picture, by eyes of their own."""

import importlib.util
import io
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PIL import Image

import cumuli
from cumuli.bots.cloud_mine.lexicon import concepts
from cumuli.bots.cloud_mine.perception import Perception, look, standard

DECK = sorted((Path(cumuli.__file__).parent / "games/cloud_mine/data/deck").glob("*.webp"))
SOME = (0, len(DECK) // 2, len(DECK) - 1)


def overlap(one: np.ndarray, other: np.ndarray) -> float:
    """The least that two rows of probabilities have in common, 0..1, of all eyes and cards."""
    return float(np.minimum(one, other).sum(-1).min())


@pytest.fixture(scope="module")
def dial() -> ModuleType:
    """bench/clouds_dial.py"""
    path = Path(__file__).parents[3] / "bench/clouds_dial.py"
    spec = importlib.util.spec_from_file_location("clouds_dial", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_row_is_a_probability_over_the_concepts_of_the_words() -> None:
    seen = standard()
    assert seen.concepts == tuple(concepts())
    assert seen.p.shape == (len(seen.eyes), len(DECK), len(seen.concepts))
    assert len(seen.eyes) >= 3
    assert np.allclose(seen.p.sum(-1), 1, atol=1e-4)
    assert seen.p.min() > 0
    assert seen.traits.shape == (len(DECK), len(seen.trait_names))
    assert 0 <= seen.traits.min() <= seen.traits.max() <= 1


def test_what_is_shipped_is_what_the_eyes_see_in_the_deck() -> None:
    seen = look([DECK[card].read_bytes() for card in SOME])
    shipped = standard()
    assert (seen.concepts, seen.eyes, seen.trait_names) == (shipped.concepts, shipped.eyes, shipped.trait_names)
    assert overlap(seen.p, shipped.p[:, SOME]) > 0.97
    assert np.abs(seen.traits - shipped.traits[SOME, :]).max() < 0.02


def test_no_two_cards_are_seen_alike() -> None:
    p = standard().p
    for one, other in pairwise(SOME):
        assert overlap(p[:, one], p[:, other]) < 0.6


def test_a_picture_saved_anew_under_another_name_is_seen_alike(tmp_path: Path) -> None:
    for card in SOME:
        with Image.open(DECK[card]) as picture:
            picture.save(tmp_path / f"holiday-{90 - card}.webp", quality=55)
    anew = look([(tmp_path / f"holiday-{90 - card}.webp").read_bytes() for card in SOME])
    assert overlap(anew.p, standard().p[:, SOME]) > 0.75
    assert np.abs(anew.traits - standard().traits[SOME, :]).max() < 0.1


def test_transparency_is_seen_as_the_sky_behind_it() -> None:
    with Image.open(DECK[0]) as picture:
        cloud = picture.convert("RGBA")
    opaque = Image.alpha_composite(Image.new("RGBA", cloud.size, (66, 128, 206, 255)), cloud).convert("RGB")
    saved = io.BytesIO()
    opaque.save(saved, "PNG")
    assert overlap(look([saved.getvalue()]).p, standard().p[:, [0]]) > 0.75


def test_a_perception_comes_back_from_its_bytes() -> None:
    seen = standard()
    back = Perception.from_bytes(seen.to_bytes())
    assert (back.concepts, back.eyes, back.trait_names) == (seen.concepts, seen.eyes, seen.trait_names)
    assert overlap(back.p, seen.p) > 0.98
    assert np.array_equal(back.traits, seen.traits)


def test_a_near_name_is_mostly_found_by_other_eyes_and_a_far_one_seldom(dial: ModuleType) -> None:
    measured = dial.dial(standard(), (1, 20, 60))
    near, far, farthest = np.array(list(measured.values())).T
    assert near.min() > 0.55 and near.mean() > 0.65
    assert far.max() < 0.55 and far.mean() < 0.45
    assert farthest.mean() < far.mean()


def test_eyes_differ_so_that_no_two_bots_read_each_other(dial: ModuleType) -> None:
    p = standard().p
    for one in range(len(p)):
        alone = dial.found(p[one], p[one], 3)
        assert alone > 0.85
        assert all(dial.found(p[one], p[other], 3) < alone - 0.1 for other in range(len(p)) if other != one)
