"""What OpenSpiel's players know is what their seats were told: no less, and no more."""

from __future__ import annotations

import json
from random import Random

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from cumuli.lab import spiel
from lab.spiel.playing import drawn, middle, plays, step
from long import long
from settings import GAMES

WALKS = long(30, 4)


def walks():
    """One test case for each game and drawn table."""
    return pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(WALKS)])


def close_by(state):
    """States one action, and luck's answer to it, away: some of them look the same to somebody."""
    for action in state.legal_actions()[:8]:
        after = state.child(action)
        if after.is_chance_node() and not state.is_chance_node():
            yield from ((state.current_player(), after.child(answer)) for answer in after.legal_actions()[:5])
        else:
            yield state.current_player(), after


@walks()
def test_equal_information_states_allow_the_same_and_a_secret_changes_none(game: str, seed: int) -> None:
    """Worlds that a player sees alike differ in nothing it is told, though they differ in what is hidden from it."""
    rng, different = Random(seed), 0
    opened = drawn(game, seed)
    for ply, state in enumerate(plays(opened, rng)):
        if state.is_terminal() or (ply > 8 and rng.random() < 0.9):
            continue
        for player in range(opened.num_players()):
            groups: dict[str, list] = {}
            for mover, world in close_by(state):
                if mover != player:
                    groups.setdefault(world.observation_string(player), []).append(world)
            for group in groups.values():
                assert len({world.information_state_string(player) for world in group}) == 1
                acts = [world for world in group if world.current_player() == player]
                assert len({str(world.legal_actions()) for world in acts}) <= 1
                different += len({str(world.play.position.key()) for world in group}) > 1
    assert different or game == "cloudy_kingdom"  # which a table with open hands may be


@walks()
def test_a_player_remembers_all_it_was_told_and_did(game: str, seed: int) -> None:
    opened, rng = drawn(game, seed), Random(seed)
    stories = [""] * opened.num_players()
    done: list[list[str]] = [[] for _ in stories]
    state = opened.new_initial_state()
    while True:
        for player, before in enumerate(stories):
            *told, view = state.information_state_string(player).split("\n")
            story = "".join(line + "\n" for line in told)
            assert story.startswith(before)
            assert view == state.observation_string(player)
            assert [line[2:] for line in told if line.startswith("> ")] == done[player]
            stories[player] = story
        if state.is_terminal():
            break
        player, asked = state.current_player(), state.clone()
        step(state, rng)
        if player >= 0:
            done[player].append(asked.action_to_string(state.history()[-1]))


@walks()
def test_a_world_drawn_anew_is_the_same_to_whom_it_was_drawn_for(game: str, seed: int) -> None:
    rng, opened = Random(seed), drawn(game, seed)
    for ply, state in enumerate(plays(opened, rng)):
        if state.is_terminal() or state.is_chance_node() or (ply > 8 and rng.random() < 0.8):
            continue
        for player in range(opened.num_players()):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.history() == []


def test_what_others_remember_in_a_world_drawn_anew_is_what_everybody_heard() -> None:
    """Their own draws in the true world would give away what only they know."""
    state = middle(spiel.load("cloudy_kingdom", 2, start="1"), Random(4), 12)
    me, other = state.current_player(), 1 - state.current_player()
    everybody = make_observation(state.get_game(), observer(pyspiel.PrivateInfoType.NONE, recall=True))
    draws = [json.loads(line) for line in state.information_state_string(other).splitlines() if '"Drew"' in line]
    assert any(draw["face"] for draw in draws if draw["seat"] == other)
    faces = set()
    for seed in range(40):
        world = state.resample_from_infostate(me, Random(seed).random)
        told = world.information_state_string(other)
        assert told.startswith(everybody.string_from(state, 0).rsplit("\n", 1)[0])
        faces.add(json.loads(told.splitlines()[-1])["hand"])
    assert len(faces) > 3


@walks()
def test_a_world_drawn_anew_can_be_kept_copied_and_played_on(game: str, seed: int) -> None:
    rng, opened = Random(seed), drawn(game, seed)
    state = middle(opened, rng, rng.randrange(40))
    world = state.resample_from_infostate(state.current_player(), rng.random)
    for _ in range(10):
        if world.is_terminal():
            break
        kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(opened, world))[1]
        for twin in (kept, world.clone()):
            assert twin.play.position == world.play.position and str(twin) == str(world)
            assert twin.information_state_string(0) == world.information_state_string(0)
        step(world, rng)


def observer(private, recall: bool = False, public: bool = True):
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


@walks()
def test_what_is_public_and_what_is_private_make_up_what_a_player_sees(game: str, seed: int) -> None:
    kinds, opened = pyspiel.PrivateInfoType, drawn(game, seed)
    public = make_observation(opened, observer(kinds.NONE))
    private = make_observation(opened, observer(kinds.SINGLE_PLAYER, public=False))
    nothing = make_observation(opened, observer(kinds.NONE, public=False, recall=True))
    everything = make_observation(opened, observer(kinds.ALL_PLAYERS))
    for state in plays(opened, Random(seed)):
        views = [state.observation_string(player) for player in range(opened.num_players())]
        assert everything.string_from(state, 0) == "\n".join(views)
        for player, view in enumerate(views):
            common = json.loads(public.string_from(state, player))
            assert joined(common, json.loads(private.string_from(state, player))) == json.loads(view)
            assert nothing.string_from(state, player) == ""


def joined(common, own):
    """A view from its public and its private part."""
    if isinstance(own, dict) and isinstance(common, dict):
        return {**common, **{key: joined(common.get(key), value) for key, value in own.items()}}
    return own


def test_with_recall_the_private_part_is_what_only_this_player_was_told() -> None:
    opened = spiel.load("broom_service", 3)
    state = middle(opened, Random(2), 60)
    only = make_observation(opened, observer(pyspiel.PrivateInfoType.SINGLE_PLAYER, recall=True, public=False))
    lines = only.string_from(state, 1).splitlines()
    assert any(line.startswith("> select ") for line in lines)
    assert "hand" in json.loads(lines[-1]) and "seats" not in json.loads(lines[-1])
    with_all = make_observation(opened, INFO_STATE_OBS_TYPE)
    assert set(lines[:-1]) < set(with_all.string_from(state, 1).splitlines())


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(spiel.load("cloudy_kingdom", 2), None, {"a": 1})
