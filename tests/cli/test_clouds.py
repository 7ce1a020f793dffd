"""Decks of clouds made and checked from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cumuli.cli import main
from cumuli.clouds import sky
from cumuli.clouds.deckfile import pack, unpack
from cumuli.server.own.crafts import sown
from cumuli.server.own.decks import standard
from server import snapshots as snap


def told(capsys: pytest.CaptureFixture[str]) -> str:
    spoken = capsys.readouterr()
    return spoken.out + spoken.err


def test_a_deck_grows_from_a_word_and_any_table_would_take_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "summer.sky"
    assert main(["clouds", "make", "--seed", "summer", "--count", "24", "--out", str(file), "--lang", "en"]) == 0
    assert "24 clouds, grown in" in told(capsys)
    cards = unpack(file.read_bytes())
    numbers = sky.seeds(sown("summer"), 24)
    assert len(set(cards)) == 24 and cards[5] == sky.card(numbers[5]), "the same word gives the same clouds"
    assert main(["clouds", "check", str(file), "--lang", "fr"]) == 0
    assert f"{file}: 24 nuages" in told(capsys)


def test_the_shipped_deck_is_fine_and_photos_are_told_from_clouds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clouds, photos = tmp_path / "clouds.sky", tmp_path / "photos.sky"
    clouds.write_bytes(standard().bundle)
    photos.write_bytes(pack(list(snap.holiday().values())))
    assert main(["clouds", "check", str(clouds), str(photos), "--lang", "en"]) == 0
    said = told(capsys)
    assert "80 clouds" in said and "24 pictures" in said


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"no deck", "„bad.sky“ ist kein ganzes Deck."),
        (pack([snap.jpeg(1)] * 24), "„bad.sky 2“ und „bad.sky 1“ zeigen dasselbe"),
        (pack([snap.jpeg(1)]), "Ein Deck braucht mindestens 24 Bilder, das sind 1."),
        (pack([b"x", *(snap.jpeg(n) for n in range(23))]), "„bad.sky 1“ ist kein Bild"),
    ],
)
def test_a_bad_deck_is_refused_in_the_words_of_the_house(
    data: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.sky").write_bytes(data)
    assert main(["clouds", "check", str(tmp_path / "bad.sky"), "--lang", "de"]) == 1
    assert told(capsys).startswith(said)


def test_a_deck_that_no_table_would_take_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "few.sky"
    assert main(["clouds", "make", "--seed", "1", "--count", "9", "--out", str(file), "--lang", "en"]) == 2
    assert "from 24 to 200" in told(capsys) and not file.exists()
    assert main(["clouds", "check", str(file), "--lang", "en"]) == 2
