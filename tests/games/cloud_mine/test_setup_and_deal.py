"""Rules 1 to 3: who plays, how it starts, what is dealt and picked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cumuli.core.game import CHANCE, Illegal
from cumuli.games.cloud_mine import GAME, Options
from cumuli.games.cloud_mine import tables as t
from games.cloud_mine.by_hand import a_round, begun, dealt, do, laid, legal, open_sky, told, why

SIZES = {3: 4, 4: 6, 5: 5, 6: 6, 7: 7, 8: 8}


def refused(seats: int, **options: object) -> str:
    with pytest.raises(Illegal) as found:
        GAME.check(seats, Options(**options))  # type: ignore[arg-type]
    assert found.value.refusal.reason == "bad-options"
    return str(dict(found.value.refusal.args)["option"])


def test_1_1_three_to_eight_play_with_eighty_cards() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6, 7, 8]
    for seats in GAME.seats:
        view = GAME.observe(begun(seats), None)
        assert view["left"] == 80 and len(view["piles"]) == seats
    assert [refused(seats) for seats in (2, 9)] == ["seats", "seats"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_1_2_one_dreams_one_scouts_and_all_others_watch(seats: int) -> None:
    state = begun(seats)
    for _ in range(seats + 1):
        view = GAME.observe(state, None)
        assert len({view["dreamer"], view["scout"]}) == 2
        assert set(view["order"]) == set(range(seats)) - {view["dreamer"], view["scout"]}
        if state.round < state.rules.rounds:
            a_round(state, 1)


def test_1_3_a_late_hit_pays_the_dreamer_none_the_scout_and_any_the_finder() -> None:
    piles = {hit: list(a_round(begun(6), hit).piles) for hit in range(5)}
    assert [piles[hit][0] for hit in (1, 2, 3, 4)] == [0, 1, 2, 3] and piles[0][0] == 0
    assert [piles[hit][5] for hit in range(5)] == [6, 0, 0, 0, 0]
    assert [piles[hit][hit] for hit in (1, 2, 3, 4)] == [6, 5, 4, 3]


def test_2_1_any_card_may_come_next_and_all_are_equally_likely() -> None:
    state = begun()
    assert state.chance() == [(t.DEAL0 + card, 1) for card in range(80)]
    do(state, "deal 7", "deal 0")
    assert [code - t.DEAL0 for code, _ in state.chance()] == [card for card in range(1, 80) if card != 7]


def test_2_2_luck_names_the_first_dreamer_unless_the_table_does() -> None:
    state = begun(4, start="random")
    assert state.to_act() == (CHANCE,) and state.chance() == [(t.FIRST0 + seat, 1) for seat in range(4)]
    do(state, "first 3")
    assert [event.seat for event in told(state, "FirstDreamer")] == [2]
    assert GAME.observe(state, None)["dreamer"] == 2
    named = begun(4, start="4")
    assert named.dreamer == 3 and [event.seat for event in GAME.opened(named)[:1]] == [3]
    assert GAME.opened(begun(4, start="random")) == []
    assert refused(4, start="5") == "start"


def test_2_3_a_table_may_bring_its_own_pictures() -> None:
    state = begun(3, deck="garden", cards=9)
    assert GAME.static(state)["deck"] == "garden" and GAME.static(state)["cards"] == 9
    assert (state.rules.rounds, state.undealt) == (2, 9)
    assert begun(8, cards=8).rules.rounds == 1
    assert refused(8, cards=7) == refused(3, cards=81) == refused(3, deck="x", cards=513) == refused(3, cards=-4)
    assert refused(3, cards=7, equal_turns=True) == "cards"
    assert {refused(3, deck=deck) for deck in ("", "../x", "A b", "x" * 65)} == {"deck"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_3_1_as_many_cards_as_players_are_dealt_but_four_for_three_and_six_for_four(seats: int) -> None:
    state = begun(seats)
    assert GAME.observe(state, None)["size"] == SIZES[seats]
    for _ in range(SIZES[seats]):
        assert state.to_act() == (CHANCE,)
        do(state, f"deal {state.chance()[0][0] - t.DEAL0}")
    assert state.phase == t.PICKING and state.undealt == 80 - SIZES[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_3_2_the_cards_go_unseen_to_the_seat_at_the_dreamers_right(seats: int) -> None:
    state = dealt(begun(seats))
    assert state.to_act() == (seats - 1,)
    assert GAME.observe(state, seats - 1)["hand"] == list(range(SIZES[seats]))
    for seat in (*range(seats - 1), None):
        assert GAME.observe(state, seat)["hand"] is None


def test_3_3_the_scout_picks_any_of_them_and_the_order_of_the_rest_means_nothing() -> None:
    state = dealt(begun(5), 9, 3, 40, 7, 8)
    assert state == dealt(begun(5), 3, 7, 8, 9, 40)
    assert legal(state, 4) == ["pick 3", "pick 7", "pick 8", "pick 9", "pick 40"]
    assert told(state, "Dealt")[0].cards == (3, 7, 8, 9, 40)
    assert why(state, 4, "pick 4") == ("not-in-hand", "3.3")
    assert why(state, 0, "pick 3") == ("not-your-turn", "6.1")
    do(state, "pick 8")
    assert (state.target, state.to_act()) == (8, (0,))


def test_3_4_the_scout_sees_the_picked_card_until_the_round_is_over() -> None:
    state = do(dealt(begun(5)), "pick 2")
    for step in (lambda: do(state, "say a bear"), lambda: laid(state), lambda: do(state, "guess a", "guess b")):
        assert GAME.observe(state, 4)["target"] == 2
        step()
    assert GAME.observe(state, 4)["target"] == 2
    do(state, "guess c")
    assert GAME.observe(state, 4)["target"] is None and GAME.observe(state, 4)["last"]["target"] == 2


def test_luck_deals_every_card_equally_often() -> None:
    from cumuli.core.dice import Dice

    start, drawn = begun(3), Counter[int]()
    dice = Dice(11)
    for _ in range(4000):
        state = start.clone()
        while state.phase == t.DEALING:
            state.apply(CHANCE, state.sample(dice))
        drawn.update(card for card, where in enumerate(state.where) if where == t.HELD)
    assert set(drawn) == set(range(80)) and all(140 < count < 260 for count in drawn.values())  # 200 each


def test_every_order_of_the_sky_is_equally_likely() -> None:
    from cumuli.core.dice import Dice

    start, lies = do(dealt(begun(3)), "pick 1", "say so"), Counter[tuple[int, ...]]()
    dice = Dice(12)
    for _ in range(4800):
        state = start.clone()
        while state.phase == t.LAYING:
            state.apply(CHANCE, state.sample(dice))
        lies[tuple(state.sky)] += 1
    assert len(lies) == 24 and all(140 < count < 260 for count in lies.values())  # 200 each


def test_cards_that_were_won_do_not_come_again() -> None:
    state = open_sky(a_round(begun(5), 2))
    assert list(state.sky) == [5, 6, 7, 8, 9]
    rng, seen = Random(2), list[int]()
    while state.to_act():
        (seat,) = state.to_act()
        if state.phase == t.GUESSING and state.guess == 0:
            seen += map(int, state.sky)
        state.apply(seat, rng.choice([code for code, _ in state.chance()] or state.legal_actions(seat)))
    assert sorted(seen) == list(range(5, 80))
