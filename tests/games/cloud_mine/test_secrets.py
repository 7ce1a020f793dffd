"""What a seat may not know stays out of every byte it can get: hands, the picked card, how the cards will lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine
from games.cloud_mine.by_hand import a_round, begun, dealt, do, laid, open_sky
from settings import play, setting, some

SEATS = 5
DREAMER, SCOUT = 0, 4
EYES = {"watchers": (1, 2, 3, None), "dreamer": (DREAMER,), "scout": (SCOUT,)}
WORDS = ["pick 2", "say a bear", "guess a"]


def surface(state: CloudMine, seat: int | None) -> bytes:
    """Every byte a seat can ask for: its view, all it has heard, what never changes, what it may do, why others not."""
    mine = state.legal_actions(seat) if seat is not None and seat in state.to_act() else []
    heard = [GAME.redact(state, event, seat) for event in state.events or []]
    words = [GAME.read(state, line) for line in WORDS]
    refused = [GAME.explain(state, seat, word) for word in words if seat is not None and seat not in state.to_act()]
    return msgspec.json.encode([GAME.observe(state, seat), heard, GAME.static(state), mine, refused])


def guesses(state: CloudMine, seat: int | None) -> list[tuple[object, ...]]:
    """What a bot on the seat would think the world to be."""
    return [] if seat is None else [GAME.resample(state, seat, Random(seed)).key() for seed in range(3)]


def alike(worlds: Sequence[CloudMine], eyes: Sequence[int | None]) -> None:
    for seat in eyes:
        assert len({surface(world, seat) for world in worlds}) == 1, seat
        assert len({str(guesses(world, seat)) for world in worlds}) == 1, seat


def differ(worlds: Sequence[CloudMine], seat: int) -> None:
    assert len({surface(world, seat) for world in worlds}) == len(worlds)


HANDS = [(0, 1, 2, 3, 4), (0, 1, 2, 3, 79), (75, 76, 77, 78, 79), (4, 3, 2, 1, 40)]


def test_what_was_dealt_is_seen_by_the_scout_alone() -> None:
    worlds = [dealt(begun(SEATS), *hand) for hand in HANDS]
    alike(worlds, EYES["watchers"] + EYES["dreamer"])
    differ(worlds, SCOUT)


def test_while_the_cards_are_dealt_nobody_knows_any() -> None:
    for count in range(1, SEATS):
        worlds = [do(begun(SEATS), *(f"deal {card}" for card in hand[:count])) for hand in HANDS]
        alike(worlds, (*range(SEATS), None))


def test_what_the_scout_chose_among_differs_in_no_byte_for_dreamer_and_watchers() -> None:
    """The same card picked from different hands: until they lie, even the dreamer cannot tell the hands apart."""
    hands = [(9, 1, 2, 3, 4), (9, 10, 11, 12, 13), (0, 79, 9, 40, 41)]
    worlds = [do(dealt(begun(SEATS), *hand), "pick 9") for hand in hands]
    alike(worlds, EYES["watchers"] + EYES["dreamer"])
    differ(worlds, SCOUT)
    for world in worlds:
        do(world, "say a bear")
    alike(worlds, EYES["watchers"] + EYES["dreamer"])
    differ(worlds, SCOUT)


def test_the_picked_card_is_seen_by_scout_and_dreamer_alone() -> None:
    worlds = [do(dealt(begun(SEATS)), f"pick {card}") for card in range(5)]
    alike(worlds, EYES["watchers"])
    differ(worlds, DREAMER)
    differ(worlds, SCOUT)
    for world in worlds:
        do(world, "say a bear")
    alike(worlds, EYES["watchers"])
    for world in worlds:
        laid(world)
    alike(worlds, EYES["watchers"])
    differ(worlds, DREAMER)
    sky = [do(open_sky(begun(SEATS), target), "guess a") for target in (1, 2, 3, 4)]
    alike(sky, EYES["watchers"])
    differ(sky, SCOUT)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_nobody_knows_how_the_cards_will_lie(count: int) -> None:
    orders = [(0, 1, 2, 3), (3, 2, 1, 0), (4, 0, 3, 2)]
    start = [do(dealt(begun(SEATS)), "pick 2", "say a bear") for _ in orders]
    worlds = [do(world, *(f"lay {c}" for c in order[:count])) for world, order in zip(start, orders, strict=True)]
    alike(worlds, (*range(SEATS), None))


def test_the_story_told_again_later_tells_no_more() -> None:
    """A log is read again from a later position, where the parts have changed hands."""
    state = begun(SEATS)
    a_round(state, 1)
    a_round(state, 0)
    first = (state.events or [])[:3]
    assert [type(event).__name__ for event in first] == ["Dealt", "Picked", "Described"]
    for seat in (1, 2, 3, None):
        heard = [GAME.redact(state, event, seat) for event in first]
        assert (heard[0].cards, heard[1].card) == ((), None)
    assert GAME.redact(state, first[0], 0).cards == () and GAME.redact(state, first[1], 0).card == 0
    assert GAME.redact(state, first[0], 4).cards == (0, 1, 2, 3, 4) and GAME.redact(state, first[1], 4).card == 0


def test_in_the_view_nothing_is_null_for_one_ignorant_seat_and_not_for_another() -> None:
    state = begun(SEATS)
    for seat_or_luck in play(state, Random(2)):
        assert seat_or_luck is not None
        ignorant = [seat for seat in range(SEATS) if seat not in (state.dreamer, state.scout())]
        views = [GAME.observe(state, seat) for seat in (*ignorant, None)]
        assert all(view == views[0] for view in views)
        assert set(views[0]) == set(GAME.observe(state, int(state.scout())))


def test_a_watcher_thinks_every_card_that_lies_face_up_equally_likely() -> None:
    state = do(open_sky(begun(SEATS), 4), "guess b")
    drawn = Counter(int(GAME.resample(state, 2, Random(seed)).target) for seed in range(2000))
    assert set(drawn) == {0, 2, 3, 4} and all(420 < count < 580 for count in drawn.values())  # 500 each


def test_a_dreamer_thinks_any_unseen_cards_were_beside_the_picked_one() -> None:
    state = do(dealt(a_round(begun(3, cards=12), 1)), "pick 5")
    seat, drawn = int(state.dreamer), Counter[int]()
    for seed in range(2000):
        guess = GAME.resample(state, seat, Random(seed))
        cards = [card for card, where in enumerate(guess.where) if where == t.HELD]
        assert len(cards) == 4 and 5 in cards and guess.target == 5
        drawn.update(cards)
    assert set(drawn) == set(range(4, 12))  # those of the first round were seen
    assert all(750 < count < 970 for card, count in drawn.items() if card != 5)  # three of seven: 857 each


@pytest.mark.parametrize("seed", range(some(30, 6)))
def test_a_guess_fits_all_that_its_seat_was_told_and_leads_to_a_sound_game(seed: int) -> None:
    made = setting("cloud_mine", seed)
    state, rng = made.start(), Random(seed)
    for _ in play(state, rng):
        if rng.random() < 0.85:
            continue
        for seat in range(made.seats):
            guess = GAME.resample(state, seat, rng)
            assert surface(guess, seat) == surface(state, seat)
            rest = guess.clone()
            for _ in play(rest, rng):
                pass
            assert sum(rest.piles) == rest.rules.rounds * rest.rules.size
