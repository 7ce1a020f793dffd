"""Rule 8: how the game is scored and who wins."""

from __future__ import annotations

from cumuli.games.broom_service import GAME, scoring
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import begun, own, told


def over(*vp: int, resources: tuple[int, ...] = ()) -> BroomService:
    """A finished game with these VP before the last scoring."""
    state = begun(len(vp))
    for seat, points in enumerate(vp):
        state.vp[seat] = points
        own(state, seat, violet=resources[seat] if resources else 0)
    scoring.final(state)
    return state


def test_8_1_bolts_bring_vp_by_the_table_and_beyond_it() -> None:
    state = begun()
    assert [int(scoring.lightning(state, bolts)) for bolts in (0, 1, 8, 15, 17)] == [0, 1, 19, 50, 60]


def test_8_2_sets_of_four_bring_4_and_of_three_2() -> None:
    state = begun()
    for have, vp in (((1, 1, 1, 1), 4), ((1, 1, 1, 0), 2), ((0, 2, 2, 2), 4), ((5, 0, 0, 5), 0), ((2, 2, 2, 1), 6)):
        own(state, 0, *have)
        assert scoring.sets(state, 0) == vp


def test_8_3_amulets_bring_4_9_and_15() -> None:
    state = begun(mountain=True)
    for count, vp in enumerate((0, 4, 9, 15)):
        state.amulets[0] = (1 << count) - 1
        assert scoring.amulets(state, 0) == vp


def test_8_4_most_vp_win_and_more_resources_break_a_tie() -> None:
    ahead = over(12, 11).outcome()
    assert ahead is not None and (ahead.winners, ahead.reason) == ((0,), "points")
    tie = over(11, 11, 3, resources=(1, 2, 9)).outcome()
    assert tie is not None and (tie.winners, tie.reason, tie.ranks) == ((1,), "resources", (1, 0, 2))


def test_a30_scoring_takes_no_resource_away_so_ties_are_broken_by_the_same_number() -> None:
    state = over(4, 4, resources=(6, 5))
    assert [int(state.total(seat)) for seat in (0, 1)] == [6, 5]
    ended = state.outcome()
    assert ended is not None and (ended.winners, ended.reason) == ((0,), "resources")


def test_8_5_whoever_still_ties_shares_the_victory() -> None:
    shared = over(11, 11, 3, resources=(2, 2, 9)).outcome()
    assert shared is not None and (shared.winners, shared.reason) == ((0, 1), "shared")


def test_8_6_vp_may_be_negative_and_somebody_still_wins() -> None:
    low = over(-5, -2).outcome()
    assert low is not None and (low.winners, low.scores) == ((1,), (-5, -2))
    both = over(-5, -5).outcome()
    assert both is not None and both.winners == (0, 1)


def test_the_end_is_told_seat_by_seat_and_shown() -> None:
    state = over(3, 4)
    assert [event.seat for event in told(state, "FinalScored")] == [0, 1]
    shown = GAME.observe(state, None)["outcome"]
    assert shown["winners"] == [1] and [line["id"] for line in shown["sheet"]][-1] == "total"
    assert shown["sheet"][1:4] == [
        {"id": i, "rule": r, "by": [0, 0]} for i, r in (("lightning", "8.1"), ("sets", "8.2"), ("amulets", "8.3"))
    ]
    assert state.phase == t.ENDED and state.to_act() == ()
