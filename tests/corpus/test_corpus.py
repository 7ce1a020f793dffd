"""Many games in one file: written, looked through, read at any place, and never silently wrong."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from cumuli import proof
from cumuli.core.game import Outcome
from cumuli.corpus import Corpus, Filter, Torn, Writer, writing
from cumuli.corpus.making import Wish, make
from cumuli.corpus.writing import mend
from cumuli.games import SHELF
from cumuli.record import Record

GAMES = ("broom_service", "cloud_mine", "cloudy_kingdom")


def games(game: str, many: int, seed: int = 1, options: dict[str, object] | None = None) -> list[tuple[str, Outcome]]:
    seats = max(2, min(SHELF[game].seats))
    return list(make(Wish(game, options or {}, ("random",) * seats, seed), many))


def written(path: Path, played: list[tuple[str, Outcome]]) -> Corpus:
    with Writer(path) as writer:
        for text, outcome in played:
            assert writer.put(Record.parse(text), text, outcome)
    return Corpus(path)


@pytest.fixture
def mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Twelve games of each kind in small blocks."""
    monkeypatch.setattr(writing, "BLOCK_RECORDS", 5)
    path = tmp_path / "it.games.gz"
    written(path, [one for game in GAMES for one in games(game, 12)])
    return path


def test_every_record_comes_back_to_the_letter_in_order_and_by_number(mixed: Path) -> None:
    texts = [text for game in GAMES for text, _ in games(game, 12)]
    corpus = Corpus(mixed)
    assert [kept.text for kept in corpus] == texts
    assert [kept.number for kept in corpus] == list(range(1, 37)) and len(corpus) == 36
    for number in (36, 1, 17, 5, 6):
        assert Corpus(mixed)[number].text == texts[number - 1] and str(corpus[number].record) == texts[number - 1]
    for number in (0, 37, -1):
        with pytest.raises(IndexError):
            corpus[number]


def test_any_gzip_reads_a_corpus_as_one_text(mixed: Path) -> None:
    whole = gzip.decompress(mixed.read_bytes()).decode()
    assert whole.count('game = "') == 36
    for kept in Corpus(mixed):
        assert kept.text in whole


def test_the_index_tells_what_the_rules_tell_of_each_game(mixed: Path) -> None:
    for kept in Corpus(mixed):
        outcome = kept.record.verify().outcome()
        assert outcome is not None
        assert kept.entry.winners == outcome.winners and kept.entry.scores == outcome.scores
        assert kept.entry.reason == outcome.reason and kept.entry.plies == len(kept.record.moves)
        assert kept.entry.size == len(kept.text.encode())


def test_looking_for_games_unpacks_only_the_blocks_that_have_some(mixed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked: list[int] = []
    text = Corpus._text
    monkeypatch.setattr(
        Corpus, "_text", lambda self, file, block: unpacked.append(block.number) or text(self, file, block)
    )  # type: ignore[func-returns-value]
    found = list(Corpus(mixed).select(Filter(game="cloud_mine")))
    assert len(found) == 12 and {kept.record.game for kept in found} == {"cloud_mine"}
    assert unpacked == [3, 4, 5]  # games 13 to 24, in blocks of five
    unpacked.clear()
    assert len(list(Corpus(mixed).entries(Filter(game="cloudy_kingdom")))) == 12 and not unpacked


def test_games_are_found_by_seats_options_players_winners_ends_and_length(tmp_path: Path) -> None:
    path = tmp_path / "it.games.gz"
    small = games("cloudy_kingdom", 20, options={"board": "2x2"})
    corpus = written(path, small + games("cloudy_kingdom", 10, seed=2))

    def count(**wanted: object) -> int:
        return len(list(corpus.entries(Filter(**wanted))))  # type: ignore[arg-type]

    assert count(options={"board": "2x2"}) == 20
    assert count(options={"board": "auto"}) == 10  # the default, of which the record says nothing
    assert count(options={"board": "4x4"}) == 0 == count(options={"no_such": "x"})
    assert count(seats=2) == 30 and count(seats=3) == 0
    assert count(player="random") == 30 and count(player="greedy") == 0
    assert count(winner="random") + count(winner="none") == 30
    reasons = {entry.reason for _, entry in corpus.entries()}
    assert sum(count(reason=reason) for reason in reasons) == 30 and len(reasons) > 1
    assert count(most=30) + count(least=31) == 30 and 0 < count(most=30) < 30


def test_a_game_is_kept_once_and_added_games_stand_behind_the_others(mixed: Path) -> None:
    before = mixed.read_bytes()
    new = games("cloudy_kingdom", 3, seed=9)
    with Writer(mixed) as writer:
        assert not writer.add(Corpus(mixed)[7].text)
        assert [writer.add(text) for text, _ in new] == [True] * 3
        assert not writer.add(new[0][0])
    assert mixed.read_bytes().startswith(before)
    assert [kept.text for kept in Corpus(mixed)][36:] == [text for text, _ in new]


def test_a_record_that_the_rules_do_not_allow_is_not_added(tmp_path: Path) -> None:
    text, _ = games("cloudy_kingdom", 1)[0]
    path = tmp_path / "it.games.gz"
    with Writer(path) as writer:
        with pytest.raises(proof.Wrong):
            writer.add(text.replace("= 1 0", "= 0 1") if "= 1 0" in text else text.replace("= 0 1", "= 1 0"))
        with pytest.raises(proof.Wrong):
            writer.add("no record")
    assert not path.exists()


def test_two_that_write_at_once_do_not_spoil_the_file(tmp_path: Path) -> None:
    path = tmp_path / "it.games.gz"
    first, second = games("cloudy_kingdom", 2)
    one, other = Writer(path), Writer(path)
    one.add(first[0])
    other.add(second[0])
    one.flush()
    with pytest.raises(Torn) as torn:
        other.flush()
    assert torn.value.what == "changed" and [kept.text for kept in Corpus(path)] == [first[0]]


def test_a_file_cut_off_anywhere_is_refused_with_the_place_and_mended(mixed: Path) -> None:
    data, blocks = mixed.read_bytes(), list(Corpus(mixed).blocks())
    third = blocks[2]
    assert third.first == 11
    for length in (third.at + 1, third.at + 40, third.at + third.head.data, blocks[3].at - 1):
        mixed.write_bytes(data[:length])
        with pytest.raises(Torn) as torn:
            list(Corpus(mixed))
        assert (torn.value.what, torn.value.at, torn.value.block, torn.value.records) == ("cut", third.at, 3, 10)
        with pytest.raises(Torn):
            Writer(mixed)  # nothing is added behind a place that cannot be read
        found = mend(mixed)
        assert found is not None and found.at == third.at
        assert mixed.read_bytes() == data[: third.at] and len(list(Corpus(mixed))) == 10
    assert mend(mixed) is None


def test_one_changed_byte_anywhere_in_a_block_is_found(mixed: Path) -> None:
    data, second = mixed.read_bytes(), list(Corpus(mixed).blocks())[1]
    places = range(second.at, second.at + second.head.length, max(1, second.head.length // 150))
    free = {second.at + at for at in (4, 5, 6, 7, 8, 9)}  # the time and flags of gzip, which mean nothing here
    for at in [*places, second.at + 12, second.at + 20, second.at + 60, second.at + second.head.length - 1]:
        if at in free:
            continue
        mixed.write_bytes(data[:at] + bytes([data[at] ^ 0x20]) + data[at + 1 :])
        with pytest.raises(Torn) as torn:
            list(Corpus(mixed))
        assert torn.value.block in (2, 3) and torn.value.records in (5, 10), at


@pytest.mark.parametrize(
    "data",
    [b"", b"x", b"a text of many letters " * 9, gzip.compress(b"not ours", mtime=0)],
    ids=["empty", "short", "text", "gzip"],
)
def test_a_file_that_is_no_corpus_is_said_to_be_none(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "it.games.gz"
    path.write_bytes(data)
    with pytest.raises(Torn) as torn:
        len(Corpus(path))
    assert torn.value.what == "strange" and torn.value.records == 0


def test_a_corpus_of_a_later_kind_says_so(mixed: Path) -> None:
    data = bytearray(mixed.read_bytes())
    data[16] = 2
    mixed.write_bytes(data)
    with pytest.raises(Torn) as torn:
        len(Corpus(mixed))
    assert torn.value.what == "newer"


def test_an_index_that_is_too_long_for_one_block_makes_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cumuli.corpus.blocks.MOST_EXTRA", 250)
    played = games("cloudy_kingdom", 12)
    corpus = written(tmp_path / "it.games.gz", played)
    assert [kept.text for kept in corpus] == [text for text, _ in played]
    assert len(list(corpus.blocks())) > 2


def test_the_same_seed_makes_the_same_games_in_any_number_of_processes() -> None:
    wish = Wish("cloudy_kingdom", {"board": "2x2"}, ("greedy", "random"), 5)
    alone = [text for text, _ in make(wish, 40)]
    assert [text for text, _ in make(wish, 40, workers=2)] == alone and len(set(alone)) == 40
    assert Record.parse(alone[0]).seats == ["greedy", "random"] and Record.parse(alone[1]).seats == ["random", "greedy"]
