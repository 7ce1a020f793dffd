"""Pictures and parcels as people send them, and some as nobody should."""

from __future__ import annotations

import io
import struct
import uuid
import zipfile
import zlib
from random import Random

from PIL import Image, ImageDraw

GPS = 0x8825
ORIENTATION = 0x0112
MAKER = "SECRETCAM"


def scene(number: int, size: tuple[int, int] = (120, 90)) -> Image.Image:
    """A picture unlike others, red on the left and blue on the right."""
    rng = Random(number)
    image = Image.new("RGB", size, (255, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rectangle((size[0] // 2, 0, *size), fill=(0, 0, 255))
    for _ in range(6):
        x, y = rng.randrange(size[0]), rng.randrange(size[1])
        draw.ellipse((x, y, x + size[0] // 8, y + size[1] // 8), fill=tuple(rng.randrange(256) for _ in range(3)))
    return image


def saved(image: Image.Image, kind: str = "JPEG", **more: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **more)
    return out.getvalue()


def jpeg(number: int = 1) -> bytes:
    return saved(scene(number))


def with_exif(orientation: int) -> bytes:
    """A photo that tells where it was taken, and which way up it is."""
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    exif[0x010F] = MAKER
    exif.get_ifd(GPS)[2] = (52.0, 30.0, 15.0)
    return saved(scene(1), exif=exif, comment=MAKER.encode(), xmp=f"<x>{MAKER}</x>".encode())


def moving(kind: str) -> bytes:
    return saved(scene(1), kind, save_all=True, append_images=[scene(2)], duration=100)


def bomb_png(width: int, height: int) -> bytes:
    """A PNG that says it is that large, and packs its blackness into very little."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    packer = zlib.compressobj(9)
    lines = b"".join(packer.compress(bytes(1 + width)) for _ in range(min(height, 4_000))) + packer.flush()
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return out.getvalue()


def holiday(count: int = 24) -> dict[str, bytes]:
    return {f"photo {number}.jpg": jpeg(number) for number in range(count)}


def form(files: dict[str, bytes]) -> tuple[str, bytes]:
    """The files as a browser sends them: content type and body."""
    border = uuid.uuid4().hex
    parts = [
        f'--{border}\r\nContent-Disposition: form-data; name="files"; filename="{name}"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n".encode()
        + data
        + b"\r\n"
        for name, data in files.items()
    ]
    return f"multipart/form-data; boundary={border}", b"".join(parts) + f"--{border}--\r\n".encode()
