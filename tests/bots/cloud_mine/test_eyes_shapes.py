"""Eyes before shapes that no icon set has drawn, before photographs, and before next to nothing."""

import io
import math
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFilter

from cumuli.bots.cloud_mine import segment
from cumuli.bots.cloud_mine.bank import bank, read, write
from cumuli.bots.cloud_mine.hog import POSES, pose
from cumuli.bots.cloud_mine.perception import look
from cumuli.bots.cloud_mine.traits import NAMES, traits

SIDE = 256
WHITE = (240, 242, 245)
Draw = Callable[[ImageDraw.ImageDraw], None]


def encoded(picture: Image.Image) -> bytes:
    saved = io.BytesIO()
    picture.save(saved, "PNG")
    return saved.getvalue()


def painted(draw: Draw) -> Image.Image:
    """White on a sky that grows paler downwards."""
    rows = np.linspace(0, 1, SIDE)[:, None, None]
    sky = (1 - rows) * np.array([50, 110, 200]) + rows * np.array([140, 190, 235])
    picture = Image.fromarray(np.broadcast_to(sky, (SIDE, SIDE, 3)).astype(np.uint8))
    draw(ImageDraw.Draw(picture))
    return picture.filter(ImageFilter.GaussianBlur(1.5))


def star(pen: ImageDraw.ImageDraw) -> None:
    corners = [(90 if i % 2 == 0 else 38, math.pi * (i / 5 - 0.5)) for i in range(10)]
    pen.polygon([(128 + r * math.cos(a), 130 + r * math.sin(a)) for r, a in corners], WHITE)


def heart(pen: ImageDraw.ImageDraw) -> None:
    turns = [2 * math.pi * i / 200 for i in range(200)]
    pen.polygon(
        [
            (
                128 + 5.5 * 16 * math.sin(t) ** 3,
                118 - 5.5 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
            )
            for t in turns
        ],
        WHITE,
    )


def umbrella(pen: ImageDraw.ImageDraw) -> None:
    pen.pieslice((35, 40, 221, 226), 180, 360, WHITE)
    pen.rectangle((123, 120, 133, 210), WHITE)
    pen.arc((103, 190, 133, 222), 0, 180, WHITE, 9)


def crescent(pen: ImageDraw.ImageDraw) -> None:
    turns = np.linspace(0.35 * math.pi, 1.65 * math.pi, 60)
    outer = [(12 + 85 * math.cos(t), 85 * math.sin(t)) for t in turns]
    inner = [(37 + 66 * math.cos(t), 70 * math.sin(t)) for t in turns[::-1]]
    cos, sin = math.cos(math.radians(-40)), math.sin(math.radians(-40))  # as it hangs in the sky
    pen.polygon([(128 + cos * x - sin * y, 128 + sin * x + cos * y) for x, y in outer + inner], WHITE)


def ring(pen: ImageDraw.ImageDraw) -> None:
    pen.ellipse((48, 48, 208, 208), outline=WHITE, width=40)


def pole(pen: ImageDraw.ImageDraw) -> None:
    pen.rectangle((108, 20, 148, 236), WHITE)


def disc(pen: ImageDraw.ImageDraw) -> None:
    pen.ellipse((58, 58, 198, 198), WHITE)


def beam(pen: ImageDraw.ImageDraw) -> None:
    pen.rectangle((20, 108, 236, 148), WHITE)


def two(pen: ImageDraw.ImageDraw) -> None:
    pen.ellipse((20, 88, 110, 178), WHITE)
    pen.ellipse((146, 88, 236, 178), WHITE)


@pytest.mark.parametrize(
    ("draw", "names"),
    [
        (star, {"star"}),
        (heart, {"heart-suit"}),
        (umbrella, {"umbrella"}),
        (crescent, {"crescent-moon"}),
    ],
)
def test_most_eyes_know_a_plain_drawing(draw: Draw, names: set[str]) -> None:
    seen = look([encoded(painted(draw))])
    knowing = [
        eye for eye in range(len(seen.eyes)) if names & {seen.concepts[c] for c in (-seen.p[eye, 0]).argsort()[:3]}
    ]
    assert len(knowing) > len(seen.eyes) / 2


def test_place_size_and_mirroring_change_little() -> None:
    whole = painted(umbrella)
    alone = Image.new("RGBA", (SIDE, SIDE))
    umbrella(ImageDraw.Draw(alone))
    small = Image.new("RGBA", (400, 400))
    small.paste(alone.resize((170, 170)), (40, 190))
    mirrored = whole.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    seen = look([encoded(whole), encoded(mirrored)]).p
    assert np.minimum(seen[:, 0], seen[:, 1]).sum(-1).min() > 0.7
    moved = look([encoded(small)])
    assert all("umbrella" in {moved.concepts[c] for c in (-p).argsort()[:5]} for p in moved.p[:, 0])


def degree(draw: Draw, trait: str) -> float:
    mask, sure = segment.mask(encoded(painted(draw)))
    assert sure
    return float(traits(mask)[NAMES.index(trait)])


@pytest.mark.parametrize(
    ("trait", "more", "less"),
    [
        ("round", disc, pole),
        ("tall", pole, beam),
        ("wide", beam, pole),
        ("hole", ring, disc),
        ("mirror", heart, crescent),
        ("pair", two, disc),
        ("limbs", star, disc),
        ("thin", ring, disc),
    ],
)
def test_traits_tell_shapes_apart(trait: str, more: Draw, less: Draw) -> None:
    assert degree(more, trait) > degree(less, trait) + 0.3


def test_the_mask_is_the_shape_that_was_painted() -> None:
    mask, sure = segment.mask(encoded(painted(disc)))
    y, x = np.ogrid[: mask.shape[0], : mask.shape[1]]
    size = mask.shape[0] / SIDE
    truth = (y - 128 * size) ** 2 + (x - 128 * size) ** 2 < (70 * size) ** 2
    assert sure
    assert ((mask > 0.5) & truth).sum() / ((mask > 0.5) | truth).sum() > 0.93


@pytest.mark.parametrize("kind", ["noise", "plain", "thin", "grey"])
def test_a_picture_without_a_cloud_is_looked_at_with_doubt(kind: str) -> None:
    rng = np.random.default_rng(3)
    pictures = {
        "noise": Image.fromarray(rng.integers(0, 256, (90, 120, 3), dtype=np.uint8)),
        "plain": Image.new("RGB", (64, 64), (70, 120, 200)),
        "thin": Image.new("RGB", (300, 2), (9, 9, 9)),
        "grey": Image.new("L", (1, 1), 40),
    }
    picture = encoded(pictures[kind])
    assert not segment.mask(picture)[1]
    seen = look([picture])
    assert np.isfinite(seen.p).all() and np.isfinite(seen.traits).all()
    assert np.allclose(seen.p.sum(-1), 1, atol=1e-4)
    assert seen.p.max() < 0.6


def test_a_photograph_is_turned_upright_before_it_is_seen() -> None:
    upright = painted(umbrella)
    lying = upright.transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned right by a quarter
    saved = io.BytesIO()
    lying.save(saved, "JPEG", quality=95, exif=exif)
    p = look([encoded(upright), saved.getvalue()]).p
    assert np.minimum(p[:, 0], p[:, 1]).sum(-1).min() > 0.7


def test_a_posed_shape_has_one_place_and_spread() -> None:
    mask = np.zeros((100, 140), np.float32)
    mask[20:60, 90:130] = 1
    posed = pose(mask)
    assert posed.shape[0] == len(POSES)
    y, x = np.mgrid[:48, :48]
    for shape in posed:
        assert abs((shape * y).sum() / shape.sum() - 23.5) < 0.3
        assert abs((shape * x).sum() / shape.sum() - 23.5) < 0.3
        spread = np.sqrt((shape * ((y - 23.5) ** 2 + (x - 23.5) ** 2)).sum() / shape.sum())
        assert 9.3 < spread < 10.9


def test_every_eye_knows_every_concept_and_the_bank_comes_back_from_its_bytes() -> None:
    known = bank()
    back = read(write(known))
    assert back.concepts == known.concepts
    for eye, again in zip(known.eyes, back.eyes, strict=True):
        assert set(eye.means) == set(range(len(known.concepts)))
        assert (np.diff(eye.means) >= 0).all()
        assert np.abs(eye.outlines - again.outlines).max() < 0.01
        assert again.contrast == eye.contrast
