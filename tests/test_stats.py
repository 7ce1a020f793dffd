"""Statistics agree with the scores, and count what happened."""

from __future__ import annotations

from random import Random

import pytest

from catalogues import messages
from cites import written
from cumuli.record import Record, options_as_data, result_line
from cumuli.stats import Lines, Matrix, Stack, Stats, of
from cumuli.words import LANGUAGES
from settings import GAMES, Setting, choose, setting, some


def played(table: Setting, seed: int) -> Record:
    game, state, rng = table.game, table.start(), Random(seed)
    record = Record(game.id, game.version, [str(n) for n in range(table.seats)], options_as_data(game, table.options))
    while actors := state.to_act():
        seat = rng.choice(actors)
        code = choose(state, seat, rng)
        record.moves.append((seat, game.write(state, game.word(state, code))))
        state.apply(seat, code)
    outcome = state.outcome()
    assert outcome is not None
    record.result = result_line(outcome)
    return record


def charts(stats: Stats) -> dict[str, Stack | Lines | Matrix]:
    return {chart.id: chart for chart in stats.charts}


def total(stack: Stack | Lines | Matrix, row: int) -> int:
    assert isinstance(stack, Stack)
    return sum(part.values[row] for part in stack.parts)


@pytest.mark.parametrize("game", GAMES)
def test_where_points_came_from_adds_up_to_the_scores(game: str) -> None:
    for seed in range(some(60, 8)):
        record = played(setting(game, seed), seed)
        stats = of(record)
        scores = [int(word) for word in (record.result or "").split()[:-1]]
        sources = charts(stats)["sources"]
        assert [total(sources, seat) for seat in range(stats.seats)] == scores, f"seed {seed}"
        assert stats.plies == len(record.moves)
        if game != "cloudy_kingdom":  # whose curve is the reach of routes
            curve = charts(stats)["curve"]
            assert isinstance(curve, Lines) and [line[-1] for line in curve.values] == scores
            assert curve.plies[0] == 0 and curve.plies[-1] == stats.plies and len(curve.plies) <= 161


@pytest.mark.parametrize("game", GAMES)
def test_every_part_cites_a_rule_and_every_picture_has_its_words(game: str) -> None:
    seen: set[str] = set()
    for seed in range(some(40, 8)):
        for chart in of(played(setting(game, seed), seed)).charts:
            seen.add(f"stats-{chart.id}")
            if isinstance(chart, Stack):
                assert {part.rule for part in chart.parts} <= written(game)
                seen |= {f"stats-part-{part.id}" for part in chart.parts}
    for lang in LANGUAGES:
        assert seen <= set(messages(game, lang))


def test_who_bumped_whom_agrees_with_how_often_everybody_was_bumped() -> None:
    bumped = 0
    for seed in range(some(30, 6)):
        stats = of(played(setting("broom_service", seed), seed))
        answers, bumps = charts(stats)["answers"], charts(stats)["bumps"]
        assert isinstance(answers, Stack) and isinstance(bumps, Matrix)
        lost = next((part.values for part in answers.parts if part.id == "bumped"), (0,) * stats.seats)
        assert tuple(sum(row[seat] for row in bumps.values) for seat in range(stats.seats)) == lost
        assert all(bumps.values[seat][seat] == 0 for seat in range(stats.seats))
        bumped += sum(lost)
    assert bumped > 20


def test_every_round_of_cloud_mine_is_a_hit_or_a_miss() -> None:
    for seed in range(some(30, 6)):
        stats = of(played(setting("cloud_mine", seed), seed))
        hits, dreams = charts(stats)["hits"], charts(stats)["dreams"]
        assert isinstance(hits, Stack) and isinstance(dreams, Stack)
        assert sum(total(hits, row) for row in range(len(hits.rows))) == stats.rounds
        assert sum(total(dreams, seat) for seat in range(stats.seats)) == stats.rounds


def test_a_game_that_was_broken_off_is_counted_as_far_as_it_came() -> None:
    record = played(setting("broom_service", 1), 1)
    record.moves, record.result = record.moves[: len(record.moves) // 2], None
    stats = of(record)
    sources, curve = charts(stats)["sources"], charts(stats)["curve"]
    assert isinstance(curve, Lines)
    assert [total(sources, seat) for seat in range(stats.seats)] == [line[-1] for line in curve.values]
