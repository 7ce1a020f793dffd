"""A card is 512 pixels of what can be seen, whatever people send; what is none is refused by name."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from cumuli.clouds.deckfile import pack, unpack
from cumuli.core.game import Illegal, Refusal
from cumuli.server import parcels
from cumuli.server.own import crafts
from cumuli.server.own.pictures import card, shown
from server import snapshots as snap


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def colour(image: Image.Image, x: int, y: int) -> str:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return "red" if pixel[0] > 150 > pixel[2] else "blue" if pixel[2] > 150 > pixel[0] else "other"


def why(name: str, data: bytes) -> Refusal:
    with pytest.raises(Illegal) as no:
        card(name, data)
    return no.value.refusal


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "GIF", "BMP"])
def test_every_kind_of_picture_becomes_the_same_kind_of_card(kind: str) -> None:
    made = opened(card("a", snap.saved(snap.scene(1, (300, 200)), kind)))
    assert (made.format, made.mode, made.size) == ("WEBP", "RGB", (512, 512))


def test_nothing_of_the_file_is_kept_and_a_picture_stands_upright() -> None:
    sent = snap.with_exif(orientation=6)
    assert snap.MAKER.encode() in sent and opened(sent).getexif().get_ifd(snap.GPS)
    data = card("a.jpg", sent)
    made = opened(data)
    assert snap.MAKER.encode() not in data and b"EXIF" not in data and b"ICCP" not in data and b"XMP " not in data
    assert not made.getexif() and set(made.info) <= {"loop", "background", "timestamp", "duration"}
    assert colour(made, 256, 10) == "red" and colour(made, 256, 500) == "blue"  # turned by a quarter


def test_the_middle_of_a_wide_picture_is_kept() -> None:
    wide = Image.new("RGB", (900, 300), (0, 255, 0))
    wide.paste((255, 0, 0), (300, 0, 600, 300))
    made = opened(card("wide.png", snap.saved(wide, "PNG")))
    assert all(colour(made, x, y) == "red" for x in (5, 256, 506) for y in (5, 506))


def test_behind_what_is_transparent_there_is_white_and_grey_of_16_bits_stays_grey() -> None:
    clear = Image.new("RGBA", (100, 100), (255, 0, 0, 0))
    assert min(opened(card("a", snap.saved(clear, "PNG"))).getpixel((9, 9))) > 250  # type: ignore[type-var,arg-type]
    deep = Image.new("I;16", (100, 100), 0x8000)
    assert 120 < opened(card("a", snap.saved(deep, "PNG"))).getpixel((9, 9))[0] < 136  # type: ignore[index]


def test_colours_of_a_picture_with_a_profile_are_turned_into_those_of_a_screen() -> None:
    from PIL import ImageCms

    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    plain = snap.saved(Image.new("RGB", (100, 100), (200, 100, 50)), "PNG")
    same = snap.saved(Image.new("RGB", (100, 100), (200, 100, 50)), "PNG", icc_profile=lab)
    broken = snap.saved(Image.new("RGB", (100, 100), (200, 100, 50)), "PNG", icc_profile=b"no profile")
    seen = [opened(card("a", data)).getpixel((50, 50)) for data in (plain, same, broken)]
    assert max(abs(a - b) for one in seen[1:] for a, b in zip(one, seen[0], strict=True)) <= 2  # type: ignore[arg-type]


REFUSED = [
    ("deck-drawing", b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ("deck-drawing", b'\xef\xbb\xbf  <?xml version="1.0"?><svg/>'),
    ("deck-no-picture", b"hello"),
    ("deck-no-picture", b""),
    ("deck-no-picture", snap.saved(snap.scene(1), "TIFF")),
    ("deck-broken", snap.jpeg()[:700]),
    ("deck-broken", snap.saved(snap.scene(1), "PNG")[:-300]),
    ("deck-moves", snap.moving("GIF")),
    ("deck-moves", snap.moving("WEBP")),
    ("deck-moves", snap.moving("PNG")),
    ("deck-too-many-pixels", snap.bomb_png(8_001, 5_000)),
    ("deck-too-many-pixels", snap.bomb_png(60_000, 60_000)),
    ("deck-too-small", snap.saved(Image.new("RGB", (63, 500)), "PNG")),
    ("deck-file-too-big", snap.jpeg() + bytes(10 << 20)),
]


@pytest.mark.parametrize(("reason", "data"), REFUSED, ids=[f"{n}-{r}" for n, (r, _) in enumerate(REFUSED)])
def test_what_is_no_picture_is_refused_by_name(reason: str, data: bytes) -> None:
    no = why("summer/beach.jpg", data)
    assert no.reason == reason and dict(no.args)["file"] == "beach.jpg"


def test_a_telephone_s_jpeg_with_a_preview_is_a_picture() -> None:
    assert opened(card("a.jpg", snap.moving("MPO"))).size == (512, 512)


def test_a_name_is_told_without_folders_and_tricks() -> None:
    assert shown("C:\\me\\holi\u202eday\x00.jpg") == "holiday.jpg"
    assert len(shown("x" * 500 + ".jpeg")) == 60 and shown("x" * 500 + ".jpeg").endswith(".jpeg")


# parcels


def parcel(folder: Path, files: dict[str, bytes]) -> crafts.Made | Refusal:
    kind, body = snap.form(files)
    (folder / "parcel").write_bytes(body)
    return crafts.from_parcel(folder / "parcel", kind)


def reason(folder: Path, files: dict[str, bytes]) -> tuple[str, dict[str, str | int]]:
    no = parcel(folder, files)
    assert isinstance(no, Refusal)
    return no.reason, dict(no.args)


def test_pictures_one_by_one_or_in_an_archive_make_the_same_cards_in_an_order_of_their_own(tmp_path: Path) -> None:
    litter = {"__MACOSX/._photo 1.jpg": b"x", "trip/.DS_Store": b"y", "trip/Thumbs.db": b"z", "trip/": b""}
    inside = {f"trip/{name}": data for name, data in snap.holiday().items()}
    one = parcel(tmp_path, snap.holiday())
    many = [parcel(tmp_path, {"trip.zip": snap.zipped(litter | inside, zipfile.ZIP_DEFLATED)}) for _ in range(3)]
    assert isinstance(one, crafts.Made) and (one.kind, one.cards) == ("pictures", 24)
    cards = [unpack(made.bundle) for made in (one, *many) if isinstance(made, crafts.Made)]
    assert len(cards) == 4 and all(sorted(other) == sorted(cards[0]) for other in cards)
    assert len({tuple(some) for some in cards}) > 1


def test_a_parcel_is_refused_whole(tmp_path: Path) -> None:
    fine = snap.holiday()
    assert reason(tmp_path, snap.holiday(23)) == ("deck-too-few", {"count": 23, "least": 24})
    assert reason(tmp_path, {}) == ("deck-too-few", {"count": 0, "least": 24})
    assert reason(tmp_path, fine | {"bad.jpg": b"no"}) == ("deck-no-picture", {"file": "bad.jpg"})
    assert reason(tmp_path, fine | {"copy.jpg": snap.jpeg(3)}) == (
        "deck-twice",
        {"file": "copy.jpg", "other": "photo 3.jpg"},
    )
    many = {f"{n}.jpg": b"x" for n in range(201)}
    assert reason(tmp_path, many) == ("deck-too-many", {"most": 200})
    assert reason(tmp_path, {"all.zip": snap.zipped(many)}) == ("deck-too-many", {"most": 200})
    (tmp_path / "parcel").write_bytes(b"not a form")
    for kind in ("multipart/form-data; boundary=x", "multipart/form-data", "text/plain", ""):
        no = crafts.from_parcel(tmp_path / "parcel", kind)
        assert isinstance(no, Refusal) and no.reason in ("deck-unread", "deck-too-few")


def zip_reason(folder: Path, data: bytes) -> str:
    found, args = reason(folder, {"all.zip": data})
    assert args.get("file", "all.zip")
    return found


def test_an_archive_that_is_a_trap_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fine = snap.holiday()
    assert zip_reason(tmp_path, snap.zipped({"big.bmp": bytes(9 << 20)}, zipfile.ZIP_DEFLATED)) == "deck-zip-bomb"
    assert zip_reason(tmp_path, snap.zipped({"big.bmp": bytes(11 << 20)})) == "deck-file-too-big"
    assert zip_reason(tmp_path, snap.zipped({"in.jpg": snap.zipped(fine)})) == "deck-zip-nested"
    assert zip_reason(tmp_path, snap.zipped({f"{n}/.x": b"" for n in range(1_001)})) == "deck-zip-bomb"
    assert zip_reason(tmp_path, snap.zipped(fine, zipfile.ZIP_LZMA)) == "deck-zip-broken"
    assert zip_reason(tmp_path, snap.zipped(fine)[:-40]) == "deck-zip-broken"
    assert zip_reason(tmp_path, b"Rar!" + bytes(99)) == "deck-zip-broken"
    locked = bytearray(snap.zipped(fine))
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    assert zip_reason(tmp_path, bytes(locked)) == "deck-zip-locked"
    lying = snap.zipped({"a.bmp": bytes(3 << 20)}, zipfile.ZIP_DEFLATED)
    lying = lying.replace((3 << 20).to_bytes(4, "little"), (1 << 19).to_bytes(4, "little"))
    assert zip_reason(tmp_path, lying) in ("deck-zip-broken", "deck-no-picture")
    monkeypatch.setattr(parcels, "ALL_BYTES", 20_000)
    assert zip_reason(tmp_path, snap.zipped({f"{n}.jpg": bytes(900) for n in range(24)})) == "deck-too-much"
    assert reason(tmp_path, fine)[0] == "deck-too-much"


def test_a_deck_file_of_clouds_stays_clouds_and_one_of_photos_becomes_pictures(tmp_path: Path) -> None:
    def puff(number: int) -> bytes:
        grey = Image.new("RGBA", (512, 512), (128, 128, 128, 0))
        grey.paste((90 + number, 90 + number, 90 + number, 255), (100 + number, 100, 300, 300))
        return snap.saved(grey, "WEBP", quality=80)

    sky = parcel(tmp_path, {"mine.sky": pack([puff(n) for n in range(24)])})
    assert isinstance(sky, crafts.Made) and (sky.kind, sky.cards) == ("sky", 24)
    assert opened(unpack(sky.bundle)[5]).mode == "RGBA"
    photos = parcel(tmp_path, {"p.sky": pack([snap.jpeg(n) for n in range(24)])})
    assert isinstance(photos, crafts.Made) and photos.kind == "pictures"
    assert opened(unpack(photos.bundle)[5]).mode == "RGB"
    assert reason(tmp_path, {"few.sky": pack([puff(1)])})[0] == "deck-too-few"
    assert reason(tmp_path, {"bad.sky": b"SKY1" + bytes(9)}) == ("deck-sky-broken", {"file": "bad.sky"})
    assert reason(tmp_path, {"bad.sky": pack([b"no picture"] * 24)}) == ("deck-no-picture", {"file": "bad.sky 1"})
