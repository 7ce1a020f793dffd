"""Luck that was pledged before the game: how it is drawn, and what its check finds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cumuli import luck
from cumuli.cli import main
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.luck import Broken, Luck, drawn, mixture, pledge
from cumuli.record import Record
from cumuli.table import Table

KEY = bytes(range(32))
PLEDGE = "c6c3f555f9ebf3db4a0e3717abafd66a512bb0d9ea7d952fe13937cece9e4307"
MIXTURE = "353e89ccd9f603609f7f63704bb8771d57e29cdf84145a8639d8a356f58bad5a"
FORK = "d8862454f4182368b7eed167d1cf987ad6543968167a359777a409767d389f9b"
DRAWN = [394, 993, 612]
SALTS = ("ab" * 32, "", "cd" * 32, "", "", "", "", "")


def played(game: str, seats: int, seed: int = 1) -> Record:
    """A whole game at random on pledged luck, opened."""
    rng, rules = Random(seed), SHELF[game]
    pledged = Luck(KEY, "table", game, SALTS[:seats])
    table = Table(rules, [f"P{seat}" for seat in range(seats)], rules.options(), pledged)
    while actors := table.state.to_act():
        table.act(actors[0], rng.choice(table.legal(actors[0])))
    return replace(table.record, luck=pledged.opened())


@pytest.fixture(scope="module", params=[("cloudy_kingdom", 2), ("cloud_mine", 3), ("broom_service", 3)])
def record(request: pytest.FixtureRequest) -> Record:
    return played(*request.param)


def test_the_numbers_are_what_the_standard_gives() -> None:
    """Worked out with another program: `openssl dgst -sha256 -mac HMAC -macopt hexkey:0001…1f`."""
    assert pledge(KEY, "table", "duel") == PLEDGE
    assert mixture(KEY, "table", ["", "ab" * 32]) == MIXTURE
    mix = mixture(KEY, "table", ["", "ab" * 32])
    assert [drawn(KEY, "table", mix, number, [1] * 1000) for number in (1, 2, 3)] == DRAWN


def test_an_answer_needs_every_part() -> None:
    def of(key: bytes = KEY, table: str = "t", salts: tuple[str, ...] = ("", ""), number: int = 1) -> int:
        return Luck(key, table, "duel", salts).answer(number, [1] * 1000)

    first = [of(number=number) for number in range(1, 9)]
    others = {
        "key": [of(key=bytes(32), number=number) for number in range(1, 9)],
        "table": [of(table="u", number=number) for number in range(1, 9)],
        "salt": [of(salts=("", "ab" * 32), number=number) for number in range(1, 9)],
        "whose salt": [of(salts=("ab" * 32, ""), number=number) for number in range(1, 9)],
        "number": [of(number=number) for number in range(2, 10)],
    }
    told = [first, *others.values()]
    assert all(one != other for at, one in enumerate(told) for other in told[at + 1 :])


@pytest.mark.parametrize("weights", [(1, 1), (1, 1, 1), (5, 1), (3, 0, 2, 7), (1,) * 80])
def test_luck_is_even_by_weight(weights: tuple[int, ...]) -> None:
    """Chi-square over many numbers; the bound is passed by chance once in about 100 000 times, and the key is fixed."""
    many, total = 4000, sum(weights)
    seen = Counter(drawn(KEY, "t", "", number, weights) for number in range(1, many + 1))
    expected = {index: many * weight / total for index, weight in enumerate(weights) if weight}
    assert set(seen) <= set(expected)
    chi = sum((seen[index] - mean) ** 2 / mean for index, mean in expected.items())
    free = len(expected) - 1
    assert chi < free + 4.3 * (2 * free) ** 0.5 + 12


def test_every_remainder_is_as_likely_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """With digests of four bits all cases can be counted: those that would tip the balance are drawn again."""
    for total in range(1, 17):
        seen: Counter[int] = Counter()
        for digest in range(16):
            told = iter([digest])
            monkeypatch.setattr(luck, "_RANGE", 16)
            monkeypatch.setattr(luck, "_mac", lambda *_, told=told: bytes([next(told)]))
            try:
                seen[drawn(KEY, "t", "", 1, [1] * total)] += 1
            except StopIteration:
                seen[-1] += 1  # it asked for another digest
        again = seen.pop(-1, 0)
        assert again == 16 % total and set(seen.values()) == {16 // total} and len(seen) == total


def test_no_luck_without_weights() -> None:
    for weights in ([], [0, 0], [1 << 255, 1 << 255, 1]):
        with pytest.raises(ValueError, match="no luck"):
            drawn(KEY, "t", "", 1, weights)


def test_a_table_on_pledged_luck_says_what_the_check_says(record: Record) -> None:
    answers = sum(seat == CHANCE for seat, _ in record.moves)
    assert answers > 10 and luck.check(record) == answers
    again = Record.parse(str(record))
    assert again == record and luck.check(again, record.luck["pledge"][:9]) == answers


def broken(record: Record, noted: str = "") -> Broken:
    with pytest.raises(Broken) as found:
        luck.check(record, noted)
    return found.value


def with_luck(record: Record, **parts: object) -> Record:
    return replace(record, luck={**record.luck, **parts})


def test_one_changed_card_is_found_at_its_ply(record: Record) -> None:
    """Whichever it is, also where the game could not have gone on so."""
    drawings = [drawing for drawing in luck.drawings(record) if len(drawing.texts) > 1]
    for drawing in (drawings[0], drawings[len(drawings) // 2], drawings[-1]):
        other = drawing.texts[drawing.came - 1]
        moves = list(record.moves)
        moves[drawing.ply - 1] = (CHANCE, other)
        found = broken(replace(record, moves=moves))
        right = drawing.texts[drawing.came]
        assert (found.what, found.facts) == ("answer", {"ply": drawing.ply, "said": other, "right": right})


def test_a_changed_salt_key_or_pledge_is_found(record: Record) -> None:
    salts = list(record.luck["salts"])
    assert broken(with_luck(record, salts=["ac" + salts[0][2:], *salts[1:]])).what == "salts"
    assert broken(with_luck(record, salts=[salts[1], salts[0], *salts[2:]])).what == "salts"
    other = Luck(bytes(32), "table", record.game, tuple(salts)).opened()
    assert broken(with_luck(record, key=other["key"])).what == "key"
    assert broken(with_luck(record, pledge=other["pledge"])).what == "key"
    assert broken(with_luck(record, table="elbat")).what == "key"
    assert broken(with_luck(record, mix=other["mix"])).what == "salts"
    changed = Luck(KEY, "table", record.game, ("ac" + salts[0][2:], *salts[1:])).opened()
    assert broken(replace(record, luck=changed)).what == "answer"  # all of it made to fit but the cards
    assert broken(record, "0000").what == "noted"
    assert broken(replace(record, luck=other), record.luck["pledge"]).what == "noted"


def test_what_cannot_be_read_is_no_proof(record: Record) -> None:
    assert broken(replace(record, luck={})).what == "none"
    assert broken(with_luck(record, scheme="cumuli luck 0")).what == "scheme"
    for parts in ({"key": "00"}, {"key": record.luck["key"] + "00"}, {"salts": []}, {"table": 3}, {"mix": None}):
        assert broken(with_luck(record, **parts)).what == "unreadable"
    assert broken(with_luck(record, salts=["x"] * len(record.seats))).what == "unreadable"


def gone_on(record: Record, ply: int) -> Record:
    """The same game from a ply on, with luck of its own, to its end at random."""
    rng, rules = Random(2), record.shelved()
    begun = luck.taken(record.moves[:ply])
    pledged = Luck(bytes(reversed(KEY)), "other", record.game, SALTS[: len(record.seats)], begun)
    table = Table.resume(rules, record.seats, rules.options(), record.version, record.moves[:ply], pledged)
    table.deal()
    while actors := table.state.to_act():
        table.act(actors[0], rng.choice(table.legal(actors[0])))
    return replace(table.record, luck=pledged.opened())


def fault(record: Record) -> str:
    with pytest.raises(Broken) as broken:
        luck.check(Record.parse(str(record)))
    return broken.value.what


def test_moves_taken_over_stand_in_the_pledge() -> None:
    """Worked out with `openssl dgst`, as above: two lines more, how many and their SHA-256."""
    moves = [(CHANCE, "deal 3"), (0, "say „Wölkchen“")]
    assert luck.taken([]) == () and pledge(KEY, "table", "duel", luck.taken([])) == PLEDGE
    assert pledge(KEY, "table", "duel", luck.taken(moves)) == FORK


def test_a_game_that_goes_on_from_another_is_checked_from_there_on(record: Record) -> None:
    for ply in (1, len(record.moves) // 2, len(record.moves) - 1):
        on = gone_on(record, ply)
        after = sum(seat == CHANCE for seat, _ in on.moves[ply:])
        assert luck.check(Record.parse(str(on))) == after and on.luck["from"] == ply
        assert [one.ply > ply for one in luck.drawings(on, ply)] == [True] * after
        on.verify()


def test_nothing_of_a_game_that_goes_on_from_another_can_be_changed(record: Record) -> None:
    ply = len(record.moves) // 2
    on = gone_on(record, ply)
    later = next(at for at in range(ply + 1, len(on.moves)) if on.moves[at][0] == CHANCE)
    for start in (0, 1, ply - 1, ply + 1, later, len(on.moves)):
        told = {**on.luck, "from": start}
        assert fault(replace(on, luck=told)) == ("taken" if start else "key"), start
    for start in (-1, len(on.moves) + 1, True, "3", 2.0):
        assert fault(replace(on, luck={**on.luck, "from": start})) == "unreadable"
    assert fault(replace(on, luck={**on.luck, "key": KEY.hex()})) == "taken"
    others = [(seat, f"{text} " if at == 0 else text) for at, (seat, text) in enumerate(on.moves)]
    assert fault(replace(on, moves=others)) == "taken"
    drawn = next(one for one in luck.drawings(on, ply) if len(one.texts) > 1)
    others = [*on.moves]
    others[drawn.ply - 1] = (CHANCE, drawn.texts[(drawn.came + 1) % len(drawn.texts)])
    assert fault(replace(on, moves=others)) == "answer"


def test_the_command_line_checks_luck(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def verified(record: Record, *more: str) -> tuple[int, str]:
        file = tmp_path / "it.record"
        file.write_text(str(record), encoding="utf-8")
        code = main(["verify", str(file), "--lang", "en", *more])
        return code, " ".join(capsys.readouterr().out.removeprefix(f"{file}: ").split())

    digits = record.luck["pledge"]
    code, said = verified(record, "--luck")
    assert code == 0 and "answers follow from the opened key" in said and f"{digits[:4]} {digits[4:8]}" in said
    assert verified(record, "--seal", f"{digits[:4]} {digits[4:8]}".upper())[0] == 0
    code, said = verified(record, "--seal", "beef")
    assert code == 1 and "is not the one you noted" in said
    code, said = verified(replace(record, luck={}), "--luck")
    assert code == 1 and "tells of no sealed luck" in said
    assert verified(replace(record, luck={}))[0] == 0
    code, said = verified(gone_on(record, 7), "--luck")
    assert code == 0 and "first 7 plies are another game’s" in said
    drawing = next(drawing for drawing in luck.drawings(record) if len(drawing.texts) > 1)
    moves = list(record.moves)
    moves[drawing.ply - 1] = (CHANCE, drawing.texts[drawing.came - 1])
    code, said = verified(replace(record, moves=moves), "--luck")
    assert code == 1 and said.startswith(f"Ply {drawing.ply}: by the key luck answers")


def test_what_deals_tells_no_key() -> None:
    assert KEY.hex() not in repr(Luck(KEY, "t", "duel", ())) and repr(KEY) not in repr(Luck(KEY, "t", "duel", ()))
