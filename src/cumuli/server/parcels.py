"""What somebody sends to make a deck of: pictures, archives of pictures, or a deck as one file.

Runs in a worker.  Sizes are looked at before anything is unpacked, and counted
again while it is.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser

from cumuli.core.game import Illegal
from cumuli.server.own.pictures import FILE_BYTES, refused, shown

LEAST: Final = 24
MOST: Final = 200
"""Cards of a deck."""
ALL_BYTES: Final = 256 << 20
"""Of all pictures of a parcel together, unpacked."""
ENTRIES: Final = 1_000
"""Of an archive, folders and the like included."""
RATIO: Final = 100
"""So many times its size a picture may grow when it is unpacked; pictures hardly shrink when they are packed."""
SMALL: Final = 1 << 20
"""What is smaller than this may grow as it likes."""
CHUNK: Final = 1 << 18
ARCHIVE: Final = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08", b"7z\xbc\xaf\x27\x1c", b"Rar!")
PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
SKY: Final = b"SKY1"
Named = tuple[str, bytes]


def pictures(path: Path, content_type: str) -> list[Named]:
    """Every picture of a parcel, archives opened; raises Illegal for a parcel that is none."""
    found: list[Named] = []
    size = 0
    for name, data in opened(files(path, content_type)):
        found.append((name, data))
        size += len(data)
        if len(found) > MOST:
            raise refused("deck-too-many", most=MOST)
        if size > ALL_BYTES:
            raise refused("deck-too-much", most=ALL_BYTES >> 20)
    return found


def files(path: Path, content_type: str) -> list[Named]:
    """The files of a form as a browser sends it."""

    async def body() -> AsyncGenerator[bytes, None]:
        with path.open("rb") as file:
            while chunk := file.read(CHUNK):
                yield chunk

    async def read() -> list[Named]:
        form = await MultiPartParser(Headers({"content-type": content_type}), body(), max_files=MOST + 1).parse()
        sent = [item for _, item in form.multi_items() if isinstance(item, UploadFile)]
        return [(file.filename or "", file.file.read()) for file in sent]

    try:
        return asyncio.run(read())
    except MultiPartException as error:
        raise refused("deck-too-many", most=MOST) if "many files" in error.message else refused("deck-unread") from None
    except (KeyError, ValueError):
        raise refused("deck-unread") from None


def opened(named: list[Named]) -> Iterator[Named]:
    """The files, and in the place of each archive what is in it."""
    for name, data in named:
        if not name and not data:
            continue  # a field of a form that was left empty
        if data.startswith(ARCHIVE):
            yield from archive(name, data)
        else:
            yield name, data


def archive(name: str, data: bytes) -> Iterator[Named]:
    """The pictures of a zip file."""
    file = shown(name)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            entries = packed.infolist()
            if len(entries) > ENTRIES:
                raise refused("deck-zip-bomb", file=file)
            wanted = [entry for entry in entries if not litter(entry)]
            for entry in wanted:
                harmless(entry, file)
            if sum(entry.file_size for entry in wanted) > ALL_BYTES:
                raise refused("deck-too-much", most=ALL_BYTES >> 20)
            for entry in wanted:
                yield entry.filename, unpacked(packed, entry)
    except Illegal:
        raise
    except (zipfile.BadZipFile, NotImplementedError, EOFError, OSError, RuntimeError, ValueError):
        raise refused("deck-zip-broken", file=file) from None


def litter(entry: zipfile.ZipInfo) -> bool:
    """Folders, and what systems leave in archives without being asked."""
    parts = entry.filename.replace("\\", "/").split("/")
    return entry.is_dir() or parts[0] == "__MACOSX" or parts[-1].startswith(".") or parts[-1].lower() == "thumbs.db"


def harmless(entry: zipfile.ZipInfo, file: str) -> None:
    """Refuse, by what an archive says of it, an entry that cannot be a picture or would grow beyond measure."""
    inside = shown(entry.filename)
    if entry.flag_bits & 0x1:
        raise refused("deck-zip-locked", file=file)
    if entry.compress_type not in PACKED:
        raise refused("deck-zip-broken", file=file)
    if entry.file_size > max(SMALL, RATIO * entry.compress_size):
        raise refused("deck-zip-bomb", file=file)
    if entry.file_size > FILE_BYTES:
        raise refused("deck-file-too-big", file=inside, most=FILE_BYTES >> 20)


def unpacked(packed: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """One entry, no larger than it said it was."""
    with packed.open(entry) as source:
        data = source.read(FILE_BYTES + 1)
    if len(data) > FILE_BYTES:
        raise refused("deck-file-too-big", file=shown(entry.filename), most=FILE_BYTES >> 20)
    if data.startswith(ARCHIVE):
        raise refused("deck-zip-nested", file=shown(entry.filename))
    return data
