"""One picture that somebody hands in, made into a card: nothing of the file itself is kept but what can be seen.

Runs in a worker: a file from outside is read here and nowhere else.
"""

from __future__ import annotations

import io
import unicodedata
from typing import Final

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from cumuli.core.game import Illegal, Refusal

SIDE: Final = 512
"""Pixels of a card's side."""
LEAST_SIDE: Final = 64
"""Pixels of a picture's shorter side; less shows nothing."""
FILE_BYTES: Final = 10 << 20
PIXELS: Final = 40_000_000
QUALITY: Final = 82
KINDS: Final = ("JPEG", "PNG", "WEBP", "AVIF", "GIF", "BMP")
"""What is opened at all."""
PLAIN: Final = ("RGB", "RGBA", "L", "CMYK")
SKETCHY: Final = 512
"""So many bytes tell whether a file is a drawing in XML."""
NAME_SIGNS: Final = 60
Image.MAX_IMAGE_PIXELS = None  # we count them ourselves, before anything is unpacked


def refused(reason: str, **args: str | int) -> Illegal:
    return Illegal(Refusal(reason, "", tuple(args.items())))


def shown(name: str) -> str:
    """A file's name fit for everybody's eyes: without its folders, without hidden characters, not too long."""
    last = name.replace("\\", "/").rstrip("/").rpartition("/")[2]
    plain = "".join(sign for sign in unicodedata.normalize("NFC", last) if unicodedata.category(sign)[0] != "C")
    return plain if len(plain) <= NAME_SIGNS else f"{plain[: NAME_SIGNS - 9]}…{plain[-8:]}"


def card(name: str, data: bytes) -> bytes:
    """A picture as a card: upright, its middle as a square, in sRGB, 512 pixels wide, as a WebP that tells no more.

    Raises Illegal, with the file's name, for what is no picture, moves, is broken or too large.
    """
    file = shown(name)
    if len(data) > FILE_BYTES:
        raise refused("deck-file-too-big", file=file, most=FILE_BYTES >> 20)
    if drawing(data):
        raise refused("deck-drawing", file=file)
    try:
        with Image.open(io.BytesIO(data), formats=KINDS) as image:
            fits(image, file)
            return encoded(squared(image))
    except Illegal:
        raise
    except UnidentifiedImageError:
        raise refused("deck-no-picture", file=file) from None
    except Exception:  # whatever a decoder stumbles over
        raise refused("deck-broken", file=file) from None


def drawing(data: bytes) -> bool:
    """Whether a file is an SVG."""
    head = data[:SKETCHY].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return head.startswith((b"<?xml", b"<svg", b"<!doctype", b"<!--"))


def fits(image: Image.Image, file: str) -> None:
    """Refuse a picture that is too large, too small or moves, before any of its pixels is unpacked."""
    width, height = image.size
    if width * height > PIXELS:
        raise refused("deck-too-many-pixels", file=file, most=PIXELS // 1_000_000)
    if min(width, height) < LEAST_SIDE:
        raise refused("deck-too-small", file=file, least=LEAST_SIDE)
    if image.format != "MPO" and getattr(image, "is_animated", False):  # MPO: a telephone's JPEG with a preview
        raise refused("deck-moves", file=file)


def squared(image: Image.Image) -> Image.Image:
    """The middle of a picture as people see it, with white behind what is transparent."""
    image.draft("RGB", (2 * SIDE, 2 * SIDE))  # a large JPEG is not unpacked larger than it is needed
    profile = image.info.get("icc_profile")
    upright = ImageOps.exif_transpose(image)
    if upright.mode.startswith("I"):
        upright = upright.convert("I").point(lambda grey: grey * (1 / 256) + 0).convert("L")  # 16 bits of grey
    elif upright.mode not in PLAIN:
        upright = upright.convert("RGBA")
    square = ImageOps.fit(upright, (SIDE, SIDE), Image.Resampling.LANCZOS)
    seen = in_srgb(square, profile).convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", seen.size, "white"), seen).convert("RGB")


def in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    """The same colours for a screen, where a picture brings colours of its own."""
    if profile:
        try:
            wide = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            mode = "RGBA" if image.mode == "RGBA" else "RGB"
            return ImageCms.profileToProfile(image, wide, ImageCms.createProfile("sRGB"), outputMode=mode) or image
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # a profile that cannot be read changes nothing about the picture
    return image


def encoded(image: Image.Image, quality: int = QUALITY) -> bytes:
    """The pixels, and nothing else, as a WebP."""
    bare = Image.frombytes(image.mode, image.size, image.tobytes())
    out = io.BytesIO()
    bare.save(out, "WEBP", quality=quality, method=4)
    return out.getvalue()
