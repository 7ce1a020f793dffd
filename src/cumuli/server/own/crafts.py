"""What workers do for decks: read what people send, look at pictures, grow clouds.

Every function here runs in a process of its own, with limited memory and time.
What it refuses it gives back as a Refusal.
"""

from __future__ import annotations

import io
from hashlib import sha256
from pathlib import Path
from random import SystemRandom
from typing import Final

from msgspec import Struct
from PIL import Image, ImageChops, UnidentifiedImageError

from cumuli.clouds.deckfile import pack, unpack
from cumuli.core.game import Illegal, Refusal
from cumuli.server import parcels
from cumuli.server.own.pictures import SIDE, card, encoded, refused, shown

GREY: Final = 6
"""So far apart may red, green and blue be in what is one shade of grey, after compression."""


class Made(Struct, frozen=True):
    """A deck as it is kept."""

    kind: str
    cards: int
    hash: str
    bundle: bytes


def bundled(kind: str, cards: list[bytes]) -> Made:
    bundle = pack(cards)
    return Made(kind, len(cards), digest(bundle), bundle)


def digest(bundle: bytes) -> str:
    return sha256(bundle).hexdigest()[:32]


def from_parcel(path: Path, content_type: str) -> Made | Refusal:
    """A deck of what somebody sent, whole or not at all."""
    try:
        named = parcels.pictures(path, content_type)
        if len(named) == 1 and named[0][1].startswith(parcels.SKY):
            return from_deckfile(*named[0])
        enough(len(named))
        cards = all_different([(name, card(name, data)) for name, data in named])
        SystemRandom().shuffle(cards)  # a card's number must not tell what its file was called
        return bundled("pictures", cards)
    except Illegal as no:
        return no.refusal


def enough(count: int) -> None:
    if count < parcels.LEAST:
        raise refused("deck-too-few", count=count, least=parcels.LEAST)
    if count > parcels.MOST:
        raise refused("deck-too-many", most=parcels.MOST)


def all_different(named: list[tuple[str, bytes]]) -> list[bytes]:
    """The cards; raises Illegal where two are the same picture, for who names the one would miss the other."""
    first: dict[bytes, str] = {}
    for name, data in named:
        if data in first:
            raise refused("deck-twice", file=shown(name), other=shown(first[data]))
        first[data] = name
    return list(first)


def from_deckfile(name: str, data: bytes) -> Made:
    """A deck of a file that was a deck before: clouds stay clouds, anything else is pictures."""
    file = shown(name)
    try:
        held = unpack(data)
    except ValueError:
        raise refused("deck-sky-broken", file=file) from None
    enough(len(held))
    clouds = [cloud(file, one) for one in held]
    if all(clouds):
        return bundled("sky", all_different([(f"{file} {n}", one) for n, one in enumerate(clouds, 1) if one]))
    named = [(f"{file} {number}", one) for number, one in enumerate(held, 1)]
    return bundled("pictures", all_different([(name, card(name, one)) for name, one in named]))


def cloud(file: str, data: bytes) -> bytes | None:
    """A cloud encoded anew, or None where a picture is none: one grey shade on nothing."""
    try:
        with Image.open(io.BytesIO(data), formats=["WEBP"]) as image:
            if image.size != (SIDE, SIDE) or image.mode != "RGBA" or getattr(image, "is_animated", False):
                return None
            image.load()
            red, green, blue, alpha = image.split()
            tints = [ImageChops.difference(green, other).point(lambda apart: apart > GREY) for other in (red, blue)]
            if any(tint.getbbox() for tint in tints) or not alpha.point(lambda cover: not cover).getbbox():
                return None
            return encoded(Image.merge("RGBA", (green, green, green, alpha)))
    except UnidentifiedImageError:
        return None
    except Exception:  # whatever a decoder stumbles over
        raise refused("deck-sky-broken", file=file) from None


def joined(kind: str, bundle: bytes, clouds: list[bytes]) -> Made:
    """A deck and more clouds; those it had keep their numbers, for games that are over show them still."""
    return bundled(kind, [*unpack(bundle), *clouds])


def look(bundle: bytes) -> bytes:
    """What bots see in a deck."""
    from cumuli.bots.cloud_mine import perception

    seen: bytes = perception.look(unpack(bundle)).to_bytes()
    return seen


def grow(seed: str, count: int, progress: Path) -> Made:
    """An endless sky; *progress* is told how many clouds there are."""
    from cumuli.clouds import sky

    cards = []
    for number in sky.seeds(sown(seed), count):
        cards.append(sky.card(number))
        progress.write_text(str(len(cards)), "ascii")
    return bundled("sky", cards)


def sown(seed: str) -> int:
    """What people type, as a number to grow from; a number is itself."""
    if seed.isascii() and seed.isdigit():
        return int(seed)
    return int.from_bytes(sha256(seed.encode()).digest()[:8])


def doodle(data: bytes, kind: str) -> bytes | Refusal:
    """A doodle as a cloud."""
    from cumuli.server.own.drawings import cloud

    return cloud(data, kind)
