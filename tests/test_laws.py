"""The laws of the house: what must be true of every game on the shelf, on every table it can be played on."""

from __future__ import annotations

import copy
from itertools import permutations
from random import Random

import msgspec
import pytest

from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE, Illegal
from cumuli.record import Record
from cumuli.table import Table
from settings import FREE, GAMES, UNSAID, actions, allowed, choose, play, setting, some

PLAYOUTS = some(2000, 40)
WALKS = some(48, 6)
LOOKS = some(18, 3)


def walks(many: int):
    """One test case for each game and drawn table."""
    cases = [(game, seed) for game in GAMES for seed in range(many)]
    return pytest.mark.parametrize("case", cases, ids=lambda case: f"{case[0]}-{case[1]}")


@pytest.mark.parametrize("game", GAMES)
def test_law_1_a_random_game_ends_and_its_returns_sum_to_zero(game):
    for seed in range(PLAYOUTS):
        table = setting(game, seed)
        state = table.start()
        state.playout(Dice(seed))
        outcome = state.outcome()
        assert outcome is not None, table
        assert len(outcome.scores) == len(outcome.ranks) == table.seats
        assert abs(sum(outcome.returns)) < 1e-9 and all(-1 <= r <= 1 for r in outcome.returns)
        assert state.to_act() == ()


@walks(WALKS)
def test_law_1_a_game_has_no_outcome_before_its_end_and_somebody_can_always_act(case):
    state, rng = setting(*case).start(), Random(case[1])
    for seat in play(state, rng):
        assert state.outcome() is None
        assert actions(state, seat)
        assert len(set(actions(state, seat))) == len(actions(state, seat))
        if seat == CHANCE:
            assert state.to_act() == (CHANCE,)
            assert all(weight > 0 for _, weight in state.chance())
            assert state.sample(Dice(rng.randrange(10**6))) in dict(state.chance())


@walks(WALKS)
def test_law_2_clones_are_independent(case):
    state, rng = setting(*case).start(), Random(case[1])
    for _ in play(state, rng):
        before, twin = state.key(), state.clone()
        assert twin == state and hash(twin) == hash(state)
        far = Random(rng.random())
        for _, _ in zip(range(5), play(twin, far), strict=False):
            pass
        assert state.key() == before


@walks(WALKS)
def test_law_3_a_record_replays_to_the_same_position_and_round_trips_to_the_letter(case):
    made = setting(*case)
    table = Table(made.game, [f"seat {i}" for i in range(made.seats)], made.options, Random(case[1]))
    rng = Random(case[1])
    while actors := table.state.to_act():
        seat = rng.choice(actors)
        table.act(seat, made.game.word(table.state, choose(table.state, seat, rng)))
    text = str(table.record)
    assert str(Record.parse(text)) == text
    assert Record.parse(text).replay() == Record.parse(text).verify() == table.state


@walks(WALKS)
def test_law_3_a_position_can_be_saved_and_loaded(case):
    made = setting(*case)
    state, game, rng = made.start(), made.game, Random(case[1])
    for seat in play(state, rng):
        numbers = game.save(state)
        again = game.load(made.seats, made.options, game.version, numbers)
        assert again == state
        assert game.save(again) == numbers
        assert actions(again, seat) == actions(state, seat)


@walks(WALKS)
def test_law_4_every_action_can_be_written_and_read_back(case):
    made = setting(*case)
    state, game = made.start(), made.game
    for seat in play(state, Random(case[1])):
        codes = actions(state, seat)
        assert seat == CHANCE or all(state.allows(seat, code) for code in codes[:40])
        for code in codes if len(codes) < 200 else codes[::97]:
            word = game.word(state, code)
            assert game.read(state, game.write(state, word)) == word
            assert game.code(state, word) == code
            assert msgspec.json.decode(msgspec.json.encode(word), type=game.words) == word


@pytest.mark.parametrize("seed", range(WALKS))
@pytest.mark.parametrize("game", sorted(FREE))
def test_law_4_what_no_list_holds_can_be_written_and_read_back_too(game, seed):
    made = setting(game, seed)
    state, game, rng = made.start(), made.game, Random(seed)
    said = 0
    for seat in play(state, rng):
        if seat == CHANCE or not (word := FREE[game.id](state, rng)):
            continue
        code = game.code(state, word)
        again = game.word(state, code)
        assert state.allows(seat, code) and not any(state.allows(s, code) for s in range(made.seats) if s != seat)
        assert state.clone().allows(seat, code) and game.code(state.clone(), again) == code
        assert game.read(state, game.write(state, word)) == game.read(state, game.write(state, again)) == again
        assert "\n" not in game.write(state, word) and game.write(state, word).splitlines() == [game.write(state, word)]
        assert msgspec.json.decode(msgspec.json.encode(again), type=game.words) == again
        listed = state.legal_actions(seat)[0]
        assert (answered(state, code, seat) == answered(state, listed, seat)) == (code == listed)
        said += 1
    assert said


@walks(LOOKS)
def test_law_5_an_observation_is_a_snapshot(case):
    made = setting(*case)
    state, game = made.start(), made.game
    seen = []
    for _ in play(state, Random(case[1])):
        for seat in (*range(made.seats), None):
            view = game.observe(state, seat)
            seen.append((view, copy.deepcopy(view)))
    assert all(view == then for view, then in seen)


@walks(LOOKS)
def test_law_5_every_view_has_the_same_parts_and_a_seats_is_a_spectators_but_for_its_own(case):
    made = setting(*case)
    state, game = made.start(), made.game
    keys = list(game.observe(state, None))
    for _ in play(state, Random(case[1])):
        open = game.observe(state, None)
        assert list(open) == keys
        for seat in range(made.seats):
            view = game.observe(state, seat)
            assert list(view) == keys
            assert game.own is not None and (open | game.own(state, seat)) == view


@walks(LOOKS)
def test_law_6_resampling_what_a_seat_cannot_know_leaves_its_view_unchanged(case):
    made = setting(*case)
    state, game, rng = made.start(), made.game, Random(case[1])
    for _ in play(state, rng):
        for seat in range(made.seats):
            guess = game.resample(state, seat, rng)
            assert game.observe(guess, seat) == game.observe(state, seat)
            assert game.observe(guess, None) == game.observe(state, None)
            assert guess.to_act() == state.to_act()


def worlds(game, state, seats):
    """Worlds one answer of luck, or one action and its answer, away: in groups that some seat cannot tell apart."""
    found = []
    for actor in state.to_act():
        for code in actions(state, actor)[:8]:
            after = state.clone()
            after.events = []
            after.apply(actor, code)
            if after.to_act() == (CHANCE,) != (actor,):
                found += [(actor, answered(after, answer)) for answer, _ in after.chance()[:5]]
            else:
                found.append((actor, after))
    for seat in (*range(seats), None):
        groups: dict[str, list] = {}
        for actor, world in found:
            if actor != seat:
                groups.setdefault(repr(game.observe(world, seat)), []).append(world)
        yield from ((seat, group) for group in groups.values() if len(group) > 1)


def answered(state, answer, seat=CHANCE):
    world = state.clone()
    world.events = list(state.events or ())
    world.apply(seat, answer)
    return world


@walks(LOOKS)
def test_laws_7_8_and_9_worlds_that_look_the_same(case):
    """They have told the same story, allow the same, and are resampled to the same guess."""
    made = setting(*case)
    state, game, rng = made.start(), made.game, Random(case[1])
    for ply, _ in enumerate(play(state, rng)):
        if ply > 6 and rng.random() < 0.93:
            continue
        for seat, group in worlds(game, state, made.seats):
            told = {repr([game.redact(world, event, seat) for event in world.events]) for world in group}
            assert len(told) == 1, "law 7"
            if seat is not None:
                allowed = {repr(world.legal_actions(seat)) for world in group if seat in world.to_act()}
                assert len(allowed) <= 1, "law 8"
                guesses = [game.resample(world, seat, Random(1)) for world in group]
                assert all(guess == guesses[0] for guess in guesses), "law 9"


@walks(WALKS)
def test_law_10_simultaneous_actions_commute(case):
    made = setting(*case)
    state, rng = made.start(), Random(case[1])
    for _ in play(state, rng):
        actors = state.to_act()
        if len(actors) > 1:
            chosen = {seat: rng.choice(state.legal_actions(seat)) for seat in actors}
            ends = []
            for order in permutations(actors):
                twin = state.clone()
                for seat in order:
                    twin.apply(seat, chosen[seat])
                ends.append(twin)
            assert all(end == ends[0] for end in ends)


@walks(WALKS)
def test_law_11_an_illegal_action_changes_nothing_and_is_told_why(case):
    made = setting(*case)
    table = Table(made.game, [f"seat {i}" for i in range(made.seats)], made.options, Random(case[1]))
    rng, game, words = Random(case[1]), made.game, {}
    while actors := table.state.to_act():
        seat = rng.choice(actors)
        for code in table.state.legal_actions(seat)[:40]:
            words.setdefault(game.write(table.state, game.word(table.state, code)), game.word(table.state, code))
        before, told = table.state.key(), str(table.record)
        drawn = rng.sample(list(words.values()), min(4, len(words)))
        for word in drawn + (UNSAID[game.id](rng) if game.id in UNSAID and rng.random() < 0.2 else []):
            for other in (*range(made.seats), made.seats, 99):
                if allowed(table.state, other, word):
                    continue
                with pytest.raises(Illegal) as refused:
                    table.act(other, word)
                assert refused.value.refusal.reason
        assert (table.state.key(), str(table.record)) == (before, told)
        table.act(seat, game.word(table.state, choose(table.state, seat, rng)))


@walks(LOOKS)
def test_law_13_what_a_seat_can_ask_for_contains_no_secret(case):
    """The bytes of the view, what never changes, what is allowed and why not: the same in every world it may be in."""
    made = setting(*case)
    state, game, rng = made.start(), made.game, Random(case[1])

    def surface(world, seat):
        allowed = world.legal_actions(seat) if seat in world.to_act() else []
        why = [game.explain(world, seat, word) for word in asked] if seat not in world.to_act() else []
        return msgspec.json.encode([game.observe(world, seat), game.static(world), allowed]), why

    for ply, actor in enumerate(play(state, rng)):
        if ply > 6 and rng.random() < 0.6:
            continue
        asked = [game.word(state, code) for code in actions(state, actor)[:6]]
        for seat in range(made.seats):
            truth = surface(state, seat)
            assert surface(game.resample(state, seat, rng), seat) == truth
