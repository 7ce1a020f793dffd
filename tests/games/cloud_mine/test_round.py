"""Rules 5 to 7: the cards lie, the watchers guess, somebody gets the cards."""

from __future__ import annotations

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from games.cloud_mine.by_hand import a_round, begun, dealt, do, laid, legal, open_sky, told, why

ORDERS = {3: [1, 1], 4: [1, 2, 1, 2], 5: [1, 2, 3], 6: [1, 2, 3, 4], 7: [1, 2, 3, 4, 5], 8: [1, 2, 3, 4, 5, 6]}


def test_5_1_the_cards_are_shuffled_and_lie_alike_for_everybody() -> None:
    state = do(dealt(begun(5)), "pick 2", "say a bear")
    for card in (4, 2, 0, 3):
        assert state.to_act() == (CHANCE,)
        do(state, f"lay {card}")
        assert {GAME.observe(state, seat)["sky"] is None for seat in (*range(5), None)} == {True}
    do(state, "lay 1")
    sky = [{"card": card, "turned": False} for card in (4, 2, 0, 3, 1)]
    assert all(GAME.observe(state, seat)["sky"] == sky for seat in (*range(5), None))
    assert told(state, "LaidOut")[0].cards == (4, 2, 0, 3, 1)


@pytest.mark.parametrize("dreamer", [0, 2])
@pytest.mark.parametrize("seats", GAME.seats)
def test_6_1_watchers_guess_clockwise_from_the_dreamers_left(seats: int, dreamer: int) -> None:
    state = begun(seats, start=str(dreamer + 1))
    open_sky(state, int(state.rules.size) - 1)
    order = [(dreamer + step) % seats for step in ORDERS[seats]]
    assert GAME.observe(state, None)["order"] == order
    for number, seat in enumerate(order):
        assert state.to_act() == (seat,) and GAME.observe(state, None)["guess"] == number + 1
        do(state, f"guess {'abcdefgh'[number]}")
    assert [event.seat for event in told(state, "Guessed")] == order
    assert why(open_sky(begun(5)), 1, "guess h") == ("no-such-place", "6.1")
    assert why(open_sky(begun(5)), 2, "guess a") == ("not-your-turn", "6.1")
    assert why(open_sky(begun(5)), 1, "pick 1") == ("guess-now", "6.1")


def test_6_2_a_wrong_card_is_turned_face_down_and_the_next_watcher_guesses() -> None:
    state = do(open_sky(begun(5), 4), "guess b")
    assert [place["turned"] for place in GAME.observe(state, None)["sky"]] == [False, True, False, False, False]
    assert state.to_act() == (2,) and legal(state, 2) == ["guess a", "guess c", "guess d", "guess e"]
    assert why(state, 2, "guess b") == ("turned", "6.2")
    assert GAME.observe(state, None)["tried"] == [{"seat": 1, "place": 1}]
    assert list(state.piles) == [0] * 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_6_3_there_are_two_guesses_for_three_and_four_players_each_and_else_one_and_two_cards_stay_face_up(
    seats: int,
) -> None:
    state = begun(seats)
    assert state.rules.guesses == state.rules.size - 2 == len(ORDERS[seats])
    open_sky(state, int(state.rules.size) - 1)
    each = [GAME.observe(state, None)["order"].count(seat) for seat in range(1, seats - 1)]
    assert each == [2 if seats < 5 else 1] * (seats - 2)
    for number in range(int(state.rules.guesses)):
        assert len(legal(state, int(state.watcher()))) == state.rules.size - number
        do(state, f"guess {'abcdefgh'[number]}")
    ended = told(state, "RoundEnded")[0]
    assert (ended.hit, ended.turned, ended.open) == (None, state.rules.guesses, 2)


def test_6_4_with_the_picked_card_the_round_ends_at_once() -> None:
    state = do(open_sky(begun(6), 1), "guess a", "guess b")
    assert (state.round, state.phase) == (2, t.DEALING)
    assert [(event.right, event.rule) for event in told(state, "Guessed")] == [(False, "6.2"), (True, "6.4")]


def test_6_5_dreamer_and_scout_keep_silent_while_the_others_guess() -> None:
    state = open_sky(begun(5))
    for seat in (0, 4):
        assert why(state, seat, "guess a") == ("you-know-it", "6.5")
    assert why(state, 3, "guess a") == ("not-your-turn", "6.1")


@pytest.mark.parametrize("hit", [1, 2, 3, 4])
def test_7_1_the_finder_takes_the_card_and_all_that_are_face_up(hit: int) -> None:
    state = a_round(begun(6), hit)
    assert state.piles[hit] == told(state, "RoundEnded")[0].open == 6 - (hit - 1)
    assert told(state, "RoundEnded")[0].hit == hit


@pytest.mark.parametrize("hit", [1, 2, 3, 4])
def test_7_2_the_dreamer_takes_the_cards_turned_face_down(hit: int) -> None:
    state = a_round(begun(6), hit)
    assert state.piles[0] == told(state, "RoundEnded")[0].turned == hit - 1
    assert state.piles[5] == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_7_3_if_nobody_finds_it_the_scout_takes_all(seats: int) -> None:
    state = a_round(begun(seats), 0)
    size = int(state.rules.size)
    assert list(state.piles) == [0] * (seats - 1) + [size]
    assert told(state, "RoundEnded")[0].awards == (*[0] * (seats - 1), size)


def test_7_4_cards_change_hands_when_the_round_is_over_and_the_picked_one_is_shown() -> None:
    state = open_sky(begun(5), 3)
    for place in "abc":
        assert list(state.piles) == [0] * 5 and GAME.observe(state, None)["last"] is None
        do(state, f"guess {place}")
    last = GAME.observe(state, None)["last"]
    assert last == {
        "round": 1, "dreamer": 0, "scout": 4, "text": "a bear", "cards": [0, 1, 2, 3, 4], "target": 3,
        "tried": [{"seat": seat, "place": seat - 1} for seat in (1, 2, 3)], "hit": None, "awards": [0, 0, 0, 0, 5],
        "paid_by": ["7.3"] * 5,
    }  # fmt: skip
    assert (told(state, "RoundEnded")[0].target, told(state, "RoundEnded")[0].card) == (3, 3)


@pytest.mark.parametrize("seats", GAME.seats)
def test_7_5_only_the_number_of_the_guess_counts(seats: int) -> None:
    awards = GAME.static(begun(seats))["awards"]
    for hit in range(1, int(begun(seats).rules.guesses) + 1):
        state = a_round(begun(seats), hit)
        size = int(state.rules.size)
        last = GAME.observe(state, None)["last"]
        finder = ORDERS[seats][hit - 1]
        assert last["awards"][finder] == size - hit + 1 and last["awards"][0] == hit - 1
        assert awards[hit - 1] == {"guess": hit, "dreamer": hit - 1, "watcher": size - hit + 1, "scout": 0}
        assert list(state.piles) == last["awards"] == list(told(state, "RoundEnded")[0].awards)
    assert awards[-1] == {"guess": None, "dreamer": 0, "watcher": 0, "scout": int(begun(seats).rules.size)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_7_6_every_round_awards_all_its_cards(seats: int) -> None:
    state = begun(seats)
    while state.phase != t.ENDED:
        before = sum(state.piles)
        a_round(state, (state.round * 5) % (int(state.rules.guesses) + 1))
        assert sum(state.piles) - before == state.rules.size == sum(told(state, "RoundEnded")[-1].awards)


def test_the_round_of_the_printed_example() -> None:
    """Six players; the fourth watcher finds the coronation: three cards for the dreamer, three for the finder."""
    anna, sven, lisa, barbara, emil, dennis = range(6)
    state = dealt(begun(6), 70, 11, 35, 2, 58, 9)
    assert state.to_act() == (dennis,)
    do(state, "pick 35")
    assert GAME.observe(state, anna)["target"] == 35
    laid(do(state, "say Krönung!"), 58, 2, 70, 35, 9, 11)
    for seat, place in ((sven, "a"), (lisa, "c"), (barbara, "f")):
        assert state.to_act() == (seat,)
        do(state, f"guess {place}")
    assert legal(state, emil) == ["guess b", "guess d", "guess e"]
    lost = do(state.clone(), "guess b")
    assert list(lost.piles) == [0, 0, 0, 0, 0, 6]
    do(state, "guess d")
    assert [int(state.piles[seat]) for seat in (anna, emil, dennis)] == [3, 3, 0] and sum(state.piles) == 6
    assert (state.dreamer, state.scout(), state.round) == (dennis, emil, 2)
