"""The environments keep to what PettingZoo and Gymnasium ask, and to the rules: run `pytest tests/lab/test_envs.py`."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test  # noqa: E402

import cumuli.lab.envs  # noqa: E402, F401
from cumuli.clouds.deckfile import pack  # noqa: E402
from cumuli.lab.envs.episode import NotLegal  # noqa: E402
from cumuli.lab.envs.rendering import ansi, picture  # noqa: E402
from cumuli.lab.pictures import clouds  # noqa: E402
from long import long  # noqa: E402
from settings import FAST, GAMES, setting  # noqa: E402

HOUSE = Path(__file__).parents[2]
WORDS = ("a sleeping dog", "two fish", "ship", "old man with hat", "castle", "tree", "wing", "heart", "whale", "snail")
SPREAD = [
    ("cloudy_kingdom", {}),
    ("cloudy_kingdom", {"seats": 3, "options": {"castles": "random", "families": "chosen"}, "scaled": False}),
    ("cloudy_kingdom", {"seats": 4, "options": {"magic": "own_choice", "hidden_magic": True, "examples": True}}),
    ("broom_service", {}),
    ("broom_service", {"seats": 3, "options": {"mountain": True, "extra_card": "first"}, "scaled": False}),
    ("broom_service", {"seats": 5, "options": {"board": "back", "storm": True}, "reward": "margin"}),
    ("cloud_mine", {}),
    ("cloud_mine", {"seats": 4, "vocabulary": WORDS, "options": {"piles": "hidden", "turned": "hidden"}}),
    ("cloud_mine", {"seats": 8, "options": {"cards": 40}, "scaled": False, "reward": "margin"}),
]
if not FAST:
    SPREAD = SPREAD[::3]
spread = pytest.mark.parametrize(("game", "terms"), SPREAD, ids=lambda value: value if isinstance(value, str) else "")
drawn = pytest.mark.parametrize("case", [(game, seed) for game in GAMES for seed in range(long(40, 2))], ids=str)


def doors(game: str):
    return importlib.import_module(f"cumuli.lab.envs.{game}_v1")


def some(mask, rng: Random) -> int:
    """A legal action, drawn."""
    return int(rng.choice(np.flatnonzero(mask)))


def quietly(test, *args, **terms) -> None:
    """Run an official test; what it only warns of is that observations are dicts with a mask, which it allows."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        test(*args, **terms)


# What the libraries ask


@spread
def test_pettingzoo_finds_the_turns_as_they_should_be(game, terms):
    quietly(api_test, doors(game).env(**terms), num_cycles=1000)
    quietly(seed_test, lambda: doors(game).env(**terms), num_cycles=30)


@spread
def test_pettingzoo_finds_the_parallel_way_as_it_should_be(game, terms):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(doors(game).parallel_env(**terms), num_cycles=1000)
    quietly(parallel_seed_test, lambda: doors(game).parallel_env(**terms), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_what_is_rendered_as_it_should_be(game, capsys):
    quietly(render_test, doors(game).env, {"ansi": lambda text: isinstance(text, str) and text.count("\n") > 1})


@spread
def test_gymnasium_finds_the_single_seat_as_it_should_be(game, terms, capsys):
    env = gymnasium.make(f"cumuli/{game}-v1", **terms).unwrapped
    quietly(check_env, env)


# Whole games


def game_in_turns(env, seed, choices):
    """Every step of a whole game with masked actions: who, what it saw, what it got."""
    env.reset(seed=seed)
    rng = Random(choices)
    steps = []
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        steps.append((agent, plain(seen), reward, over, cut, plain(info)))
        env.step(None if over or cut else some(seen["action_mask"], rng))
    return steps


def game_at_once(env, seed, choices):
    seen, infos = env.reset(seed=seed)
    rng = Random(choices)
    steps = [plain([seen, infos])]
    while env.agents:
        step = env.step({agent: some(seen[agent]["action_mask"], rng) for agent in env.agents})
        seen = step[0]
        steps.append(plain(step))
    return steps


def plain(data):
    """The same, with arrays as bytes, so that two can be compared at once."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain(value) for value in data]
    return data.tobytes() if isinstance(data, np.ndarray) else data


@spread
@pytest.mark.parametrize("way", [("raw_env", game_in_turns), ("parallel_env", game_at_once)], ids=lambda way: way[0])
def test_the_same_seed_is_the_same_whole_game_and_another_seed_another(game, terms, way):
    make, played = getattr(doors(game), way[0]), way[1]
    first, second = make(**terms), make(**terms)
    one = played(first, 7, 1)
    assert one == played(second, 7, 1)
    assert one != played(first, None, 1) == played(second, None, 1), "the next game of the same generator"
    assert one == played(first, 7, 1), "the same environment once more"
    assert one != played(first, 8, 1)


@drawn
def test_every_table_is_played_to_its_end_in_turns(case):
    """What the mask allows is what the engine allows, all is within its space, and the end brings the returns."""
    made = setting(*case)
    terms = {"seats": made.seats, "options": {key: getattr(made.options, key) for key in made.options.__slots__}}
    env = doors(made.game.id).raw_env(**terms)
    env.reset(seed=case[1])
    rng = Random(case[1])
    while not env.episode.over:
        seat = env.seat_of[env.agent_selection]
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.episode.state.legal_actions(seat))
        env.step(some(seen["action_mask"], rng))
    assert list(env.rewards.values()) == list(env.episode.state.outcome().returns)
    assert all(env.terminations.values()) and not any(env.truncations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@spread
def test_both_ways_play_the_same_game(game, terms):
    """Where each agent answers alike, it makes no difference whether answers come one by one or all at once."""
    turns, parallel = doors(game).raw_env(**terms), doors(game).parallel_env(**terms)
    turns.reset(seed=3)
    minds = {agent: Random(agent) for agent in turns.agents}
    while not turns.episode.over:
        agent = turns.agent_selection
        turns.step(some(turns.observe(agent)["action_mask"], minds[agent]))
    seen, _ = parallel.reset(seed=3)
    minds = {agent: Random(agent) for agent in parallel.agents}
    rewards = {}
    while parallel.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in parallel.agents}
        owing = [agent for agent in masks if not masks[agent][parallel.noop]]
        assert owing == [parallel.possible_agents[seat] for seat in parallel.episode.owing]
        assert all(masks[agent].sum() == 1 for agent in masks if agent not in owing)
        answers = {agent: some(masks[agent], minds[agent]) for agent in owing}
        seen, rewards, _, _, _ = parallel.step(answers)
    assert parallel.episode.state == turns.episode.state
    assert rewards == turns.rewards


@pytest.mark.parametrize("game", ["broom_service", "cloudy_kingdom"])
def test_in_turns_nobody_sees_what_another_has_just_chosen(game):
    options = {"magic": "own_choice"} if game == "cloudy_kingdom" else {}
    envs = [doors(game).raw_env(seats=3, options=options) for _ in range(2)]
    for env in envs:
        env.reset(seed=5)
        assert env.agent_selection == "seat_1" and len(env.episode.owing) == 3
    legal = np.flatnonzero(envs[0].observe("seat_1")["action_mask"])
    envs[0].step(legal[0])
    envs[1].step(legal[-1])
    assert envs[0].episode.state != envs[1].episode.state
    for agent in ("seat_2", "seat_3"):
        assert data_equivalence(envs[0].observe(agent), envs[1].observe(agent))


# What they say about actions, rewards and views


def test_an_action_that_is_not_legal_is_refused_or_loses():
    raw = doors("cloudy_kingdom").raw_env()
    raw.reset(seed=1)
    before = raw.episode.state.clone()
    wrong = int(np.flatnonzero(raw.observe("seat_1")["action_mask"] == 0)[0])
    with pytest.raises(NotLegal, match="seat_"):
        raw.step(wrong)
    assert raw.episode.state == before
    env = doors("cloudy_kingdom").env()
    env.reset(seed=1)
    loser = env.agent_selection
    quietly(env.step, int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[loser] == -1 and sum(env.rewards.values()) == -1 and all(env.terminations.values())
    both = doors("cloudy_kingdom").parallel_env()
    both.reset(seed=1)
    _, rewards, over, cut, _ = both.step({agent: both.noop for agent in both.agents})
    assert sorted(rewards.values()) == [-1, 0] and all(over.values()) and not any(cut.values()) and not both.agents
    both.reset(seed=1)
    with pytest.raises(NotLegal, match="owe"):
        both.step({})
    one = gymnasium.make("cumuli/cloudy_kingdom-v1").unwrapped
    _, info = one.reset(seed=1)
    _, reward, over, cut, info = one.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(RuntimeError, match="reset"):
        one.step(0)


def test_a_margin_is_the_own_score_less_what_the_others_have_on_average():
    env = doors("broom_service").raw_env(seats=4, reward="margin")
    game_in_turns(env, 2, 2)
    scores = env.episode.state.outcome().scores
    brought = env.episode.rewards()
    assert brought[1] == pytest.approx(scores[1] - (scores[0] + scores[2] + scores[3]) / 3)
    assert sum(brought) == pytest.approx(0) and any(brought)


def test_a_dreamer_says_what_stands_in_the_vocabulary_and_watchers_see_which():
    env = doors("cloud_mine").raw_env(vocabulary=WORDS, options={"repeats": "refused"})
    heard, said = set(), []
    env.reset(seed=4)
    rng = Random(4)
    while not env.episode.over:
        seen = env.observe(env.agent_selection)
        legal = np.flatnonzero(seen["action_mask"])
        action = some(seen["action_mask"], rng)
        if action >= 1552:
            assert len(said) >= len(WORDS) or set(legal) == {code for code in env.episode.said if code not in said}
            said.append(action)
        env.step(action)
        if len(said) <= len(WORDS) and not env.episode.over:
            words = env.episode.layout.split(env.observe(env.agent_selection)["observation"])["words"]
            heard.add(words.tobytes()) if words.any() else None
    assert len(set(said)) == len(said) > len(WORDS), "then digits stand in"
    assert len(heard) == len(WORDS)
    for vocabulary in (("tree", "TREE"), ("3",), ("one two three four five six",)):
        with pytest.raises(ValueError):
            doors("cloud_mine").raw_env(vocabulary=vocabulary)
    with pytest.raises(ValueError, match="nothing is said"):
        doors("broom_service").raw_env(vocabulary=WORDS)


def test_a_table_is_told_through_the_eyes_that_were_asked_for():
    env = doors("broom_service").raw_env(render_mode="ansi")
    env.reset(seed=1)
    for _ in range(3):
        env.step(some(env.observe(env.agent_selection)["action_mask"], Random(1)))
    asked, told = env.episode.owing[0], {}
    for eyes in (None, 0, 1):
        env.eyes = eyes
        told[eyes] = env.render()
    assert told[0] != told[1] and all(told[eyes].startswith(told[None]) for eyes in (0, 1))
    assert len(told[asked].splitlines()) > len(told[None].splitlines()) + 1
    assert env.episode.state.open_hands and not any(
        role in told[None] for role in env.episode.game.observe(env.episode.state, asked)["hand"]
    )
    with pytest.raises(ValueError, match="ansi"):
        doors("broom_service").raw_env(render_mode="cinema")


@pytest.mark.parametrize("game", GAMES)
def test_pictures_and_words_show_a_table_as_its_view_does(game):
    """Worlds that look the same to whoever looks are drawn and told alike, and what changes in sight shows."""
    env = doors(game).raw_env(seats=4)
    env.reset(seed=6)
    rng, others, seen = Random(6), 0, set()
    for _ in range(long(24, 10)):
        eyes = rng.randrange(4)
        world, drawn, told = env.episode.state, picture(env.episode, eyes), ansi(env.episode, eyes)
        assert drawn.dtype == np.uint8 and drawn.ndim == 3 and drawn.shape[2] == 3 and drawn.std() > 10
        env.episode.state = env.episode.game.resample(world, eyes, rng)
        others += env.episode.state != world
        assert np.array_equal(picture(env.episode, eyes), drawn) and ansi(env.episode, eyes) == told
        env.episode.state = world
        seen.add(picture(env.episode, None).tobytes())
        for _ in range(4):
            env.step(some(env.observe(env.agent_selection)["action_mask"], rng))
            if env.episode.over:
                env.reset()
    assert others and len(seen) > 5


def test_the_pictures_of_a_deck_are_an_array_that_goes_with_the_planes():
    pictures = clouds(32)
    assert pictures.shape == (80, 32, 32, 3) and len({card.tobytes() for card in pictures}) == 80
    folder = HOUSE / "src/cumuli/games/cloud_mine/data/deck"
    deck = pack([(folder / f"{card:02}.webp").read_bytes() for card in (7, 3)])
    assert np.array_equal(clouds(32, deck), pictures[[7, 3]])
    with pytest.raises(ValueError, match="no deck"):
        clouds(32, b"rain")
    env = doors("cloud_mine").raw_env()
    env.reset(seed=1)
    while not env.episode.game.observe(env.episode.state, None)["sky"]:
        env.step(some(env.observe(env.agent_selection)["action_mask"], Random(1)))
    sky = env.episode.layout.split(env.observe(env.agent_selection)["observation"])["sky"]
    cards = [lying["card"] for lying in env.episode.game.observe(env.episode.state, None)["sky"]]
    assert np.array_equal(np.tensordot(sky, pictures, 1), pictures[cards])


# Against bots, and by their ids


@pytest.mark.parametrize(
    ("game", "opponents"),
    [("broom_service", ["planner", "random", "planner"]), ("cloud_mine", "easy"), ("cloudy_kingdom", ["greedy"])],
    ids=GAMES,
)
def test_a_learner_plays_whole_games_against_bots_from_any_seat(game, opponents):
    env = gymnasium.make(f"cumuli/{game}-v1", opponents=opponents, seat=None)
    learner = env.unwrapped
    seats = set()
    for seed in range(long(12, 3) if FAST else 1):
        ends = []
        for _ in range(2):
            rng, over = Random(seed), False
            _, info = env.reset(seed=seed)
            seats.add(info["seat"])
            while not over:
                assert np.array_equal(learner.action_masks(), info["action_mask"].astype(bool))
                _, reward, over, cut, info = env.step(some(info["action_mask"], rng))
                assert not cut
            ends.append((reward, info["scores"], learner.episode.state))
        assert ends[0] == ends[1]
        assert ends[0][0] == learner.episode.state.outcome().returns[info["seat"]]
    assert len(seats) > 1 or not FAST


def test_bots_are_as_many_as_there_are_seats_and_known():
    for terms, match in [
        ({"opponents": ["random"], "seats": 3}, "opponents"),
        ({"opponents": "planner"}, "greedy"),
        ({"seat": 2}, "seat"),
        ({"reward": "fun"}, "margin"),
    ]:
        with pytest.raises(ValueError, match=match):
            gymnasium.make("cumuli/cloudy_kingdom-v1", **terms)


@pytest.mark.parametrize("game", GAMES)
def test_both_libraries_know_the_ids(game):
    assert pettingzoo.make("aec", f"cumuli/{game}-v1", seats=3).unwrapped.metadata["name"] == f"{game}_v1"
    assert len(pettingzoo.make("parallel", f"cumuli/{game}-v1", seats=3).possible_agents) == 3
    envs = gymnasium.make_vec(f"cumuli/{game}-v1", num_envs=2)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    envs.close()


def test_without_the_libraries_cumuli_works_and_says_what_to_install():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    assert done.strip() == "pip install 'cumuli[lab]'"


WITHOUT = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import cumuli.cli, cumuli.lab, cumuli.lab.features, cumuli.lab.arena
try:
    import cumuli.lab.envs
except ImportError as error:
    print("pip" + str(error).split("pip")[1])
"""
