"""Games played again fast: no move goes unchecked, and what is wrong is told as slowly reading it would tell."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cumuli import proof
from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE, Game, Position
from cumuli.corpus import Corpus, Writer
from cumuli.corpus.checking import check
from cumuli.corpus.making import Wish, make
from cumuli.corpus.replaying import Replayer
from cumuli.games import SHELF
from cumuli.lab.soak import drawn_table
from cumuli.record import Record, options_as_data, options_of, result_line

GAMES = ("broom_service", "cloud_mine", "cloudy_kingdom")


def drawn(game: Game[object], seed: int) -> str:
    """A random game at a table of any kind."""
    rng, dice = Random(f"{game.id} {seed}"), Dice(seed)
    seats, plain = drawn_table(game, rng, None)
    options = options_of(game, plain)
    state: Position = game.start(seats, options, game.version)
    record = Record(game.id, game.version, [f"s{seat}" for seat in range(seats)], options_as_data(game, options))
    while (actors := state.to_act()) and len(record.moves) < 1_500:
        seat = actors[dice.below(len(actors))]
        legal = state.legal_actions(seat) if seat != CHANCE else []
        code = int(state.sample(dice)) if seat == CHANCE else legal[dice.below(len(legal))]
        record.moves.append((seat, game.write(state, game.word(state, code))))
        state.apply(seat, code)
    outcome = state.outcome()
    record.result = result_line(outcome) if outcome else None
    return str(record)


@pytest.mark.parametrize("game", GAMES)
def test_games_at_tables_of_every_kind_end_as_slowly_read(game: str) -> None:
    replayer = Replayer()
    for seed in range(40):
        text = drawn(SHELF[game], seed)
        assert replayer.prove(text) == proof.prove(Record.parse(text)), (game, seed)
        assert replayer._played(text) is not None, "the fast way was not good enough"


@pytest.mark.parametrize("game", GAMES)
def test_a_line_means_the_same_at_every_moment_of_every_game_on_the_same_rules(game: str) -> None:
    shelved, replayer = SHELF[game], Replayer()
    for seed in range(12):
        text = drawn(shelved, seed)
        replayer.prove(text)
        codes = replayer._heads[text.partition("\n\n")[0]].codes
        record = Record.parse(text)
        state = record.start()
        for seat, said in record.moves:
            code = shelved.code(state, shelved.read(state, said))
            line = f"{'*' if seat == CHANCE else seat + 1} {said}"
            loose = bool(shelved.loose) and said.startswith(shelved.loose)
            assert (line not in codes) if loose else codes[line] == (seat, code)
            state.apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_in_a_record_is_found_as_slowly_as_fast(game: str) -> None:
    replayer, rng = Replayer(), Random(game)
    for text, _ in make(Wish(game, {}, ("random",) * max(2, min(SHELF[game].seats)), 3), 4):
        replayer.prove(text)
        lines = text.split("\n")
        for _ in range(60):
            changed, at = lines.copy(), rng.randrange(len(lines))
            match rng.randrange(6):
                case 0:
                    changed[at] = rng.choice(lines)
                case 1:
                    del changed[at]
                case 2:
                    changed.insert(at, rng.choice(lines))
                case 3:
                    changed[at] += " "
                case 4:
                    changed[at] = changed[at].replace("1", "２", 1)
                case _:
                    changed[at] = rng.choice(("", "1 ", "* x", "9 pass", "= 1", changed[at].upper()))
            new = "\n".join(changed)
            assert fault(new, replayer.prove) == fault(new, slowly), (at, changed[at])


def slowly(text: str) -> None:
    record = proof.read(text)
    proof.prove(record)
    if str(record) != text:
        raise proof.Wrong("letter", {})


def fault(text: str, read: object) -> tuple[str, object]:
    try:
        read(text)  # type: ignore[operator]
    except proof.Wrong as wrong:
        return wrong.what, wrong.facts if wrong.what != "letter" else None
    return "", None


def test_a_move_that_was_legal_in_another_game_is_not_taken_on_trust() -> None:
    """What was read before is known by its line, and yet asked for at every ply."""
    replayer = Replayer()
    (first, _), (second, _) = make(Wish("cloudy_kingdom", {}, ("random", "random"), 1), 2)
    replayer.prove(first)
    replayer.prove(second)
    mixed = first.split("\n")
    mixed[8:12] = second.split("\n")[8:12]
    with pytest.raises(proof.Wrong):
        replayer.prove("\n".join(mixed))


def test_a_whole_corpus_is_played_again_in_processes_and_what_is_wrong_is_named(tmp_path: Path) -> None:
    path = tmp_path / "it.games.gz"
    played = list(make(Wish("cloudy_kingdom", {"board": "2x2"}, ("random", "random"), 4), 150))
    spoiled = played[99][0].replace("= 1 0", "= 9 0").replace("= 0 1", "= 0 9")
    assert spoiled != played[99][0]
    with Writer(path) as writer:
        for number, (text, outcome) in enumerate(played):
            kept = spoiled if number == 99 else text
            writer.put(Record.parse(kept), kept, outcome)  # as a file from elsewhere may hold anything
    for workers in (1, 2):
        report = check(Corpus(path), workers=workers)
        assert report.games == 150 and [(number, wrong.what) for number, wrong in report.faults] == [(100, "result")]
        assert report.plies == sum(len(Record.parse(text).moves) for text, _ in played) - len(
            Record.parse(spoiled).moves
        )
