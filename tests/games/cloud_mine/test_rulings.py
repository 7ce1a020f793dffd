"""Where the printed rules leave a question open: each ruling, as it is played here."""

from __future__ import annotations

import pytest

from cumuli.core.game import CHANCE, Illegal
from cumuli.games.cloud_mine import GAME, Options
from games.cloud_mine.by_hand import a_round, begun, dealt, do, laid, open_sky, why


def test_a1_one_counts_oneself_for_the_number_of_cards() -> None:
    assert [int(begun(seats).rules.size) for seats in (5, 6, 7, 8)] == [5, 6, 7, 8]


def test_a2_luck_or_the_table_names_the_first_dreamer() -> None:
    assert begun(5, start="random").to_act() == (CHANCE,)
    assert [int(begun(8, start=str(seat + 1)).dreamer) for seat in range(8)] == list(range(8))


def test_a3_the_dreamers_role_goes_to_the_right() -> None:
    assert a_round(begun(5), 1).dreamer == 4


def test_a4_the_dreamer_draws_unseen_and_only_the_scout_looks() -> None:
    state = dealt(begun(5))
    assert [GAME.observe(state, seat)["hand"] is not None for seat in range(5)] == [False] * 4 + [True]


def test_a5_the_dreamer_sees_no_other_card_before_speaking() -> None:
    state = do(dealt(begun(5)), "pick 2")
    assert GAME.observe(state, 0)["hand"] is None and GAME.observe(state, 0)["seen"] == []


def test_a6_a_description_need_not_be_true() -> None:
    do(dealt(begun(5)), "pick 2", "say keine Wolke")


def test_a7_one_may_say_again_what_was_said_unless_it_is_refused() -> None:
    for repeats, allowed in (("allowed", True), ("refused", False)):
        state = dealt(a_round(begun(5, repeats=repeats), 1, "same"))
        do(state, "pick 5")
        assert state.allows(4, GAME.code(state, GAME.read(state, "say same"))) is allowed


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a8_any_language_may_be_spoken_whatever_the_bots_speak(language: str) -> None:
    for text in ("ein Bär", "un ours", "a bear", "медведь"):
        do(dealt(begun(5, language=language)), "pick 2", f"say {text}")


def test_a9_the_dreamer_cannot_pass() -> None:
    state = do(dealt(begun(5)), "pick 2")
    assert why(state, 0, "say ") == ("empty", "4.7")
    with pytest.raises(ValueError, match="not an action"):
        GAME.read(state, "pass")


@pytest.mark.parametrize("talk", ["muted", "free"])
def test_a10_who_may_talk_is_no_matter_of_the_position(talk: str) -> None:
    state = open_sky(begun(5, talk=talk))
    assert state == open_sky(begun(5)) and state.to_act() == (1,)


def test_a11_cards_turned_face_down_may_be_looked_at_again_unless_they_stay_hidden() -> None:
    for turned, card in (("shown", 0), ("hidden", None)):
        state = do(open_sky(begun(5, turned=turned), 4), "guess a")
        for seat in (*range(5), None):
            assert GAME.observe(state, seat)["sky"][0] == {"card": card, "turned": True}
            assert GAME.observe(state, seat)["sky"][1] == {"card": 1, "turned": False}


def test_a12_the_card_is_shown_though_nobody_has_found_it() -> None:
    last = GAME.observe(a_round(begun(5), 0), None)["last"]
    assert last["hit"] is None and last["cards"][last["target"]] == 3


def test_a13_with_four_players_the_watchers_take_turns() -> None:
    assert GAME.observe(begun(4), None)["order"] == [1, 2, 1, 2]
    assert GAME.observe(begun(3), None)["order"] == [1, 1]


def test_a14_a_second_try_counts_by_its_number() -> None:
    assert list(a_round(begun(4), 3).piles) == [2, 4, 0, 0]
    assert list(a_round(begun(4), 4).piles) == [3, 0, 3, 0]
    assert list(a_round(begun(3), 2).piles) == [1, 3, 0]


def test_a15_the_piles_are_open_unless_they_are_hidden() -> None:
    assert GAME.observe(a_round(begun(5), 1), 2)["piles"] == [0, 5, 0, 0, 0]
    assert GAME.observe(a_round(begun(5, piles="hidden"), 1), 2)["piles"] == [None, None, 0, None, None]


def test_a16_cards_left_over_are_neither_dealt_nor_counted() -> None:
    state = begun(7)
    for _ in range(11):
        a_round(state, 1)
    assert state.to_act() == () and (int(state.undealt), sum(state.piles)) == (3, 77)


def test_a17_some_dream_more_often_unless_turns_are_equal() -> None:
    assert [int(begun(7, equal_turns=equal).rules.rounds) for equal in (False, True)] == [11, 7]


def test_a18_nine_cannot_play() -> None:
    with pytest.raises(Illegal):
        GAME.start(9, Options(), GAME.version)


def test_a19_a_tie_is_not_broken() -> None:
    state = begun(3, equal_turns=True)
    while state.to_act():
        a_round(state, 1)
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1, 2)


def test_a20_no_move_of_a_seat_depends_on_who_sits_there() -> None:
    state = open_sky(begun(5))
    assert GAME.load(5, Options(start="1"), "1", GAME.save(state)).legal_actions(1) == state.legal_actions(1)


def test_a21_nobody_points_at_a_card_turned_face_down() -> None:
    assert why(do(open_sky(begun(5), 4), "guess c"), 2, "guess c") == ("turned", "6.2")


def test_a22_the_scout_may_look_at_the_picked_card_again() -> None:
    state = do(dealt(begun(5)), "pick 3", "say so")
    assert GAME.observe(state, 4)["target"] == 3 and GAME.observe(laid(state), 4)["target"] == 3
