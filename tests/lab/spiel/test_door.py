"""Games are opened through OpenSpiel by name, with the options that records know."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from cumuli.games import SHELF
from cumuli.lab import spiel
from cumuli.record import Record, options_as_data
from lab.spiel.playing import drawn, plays
from long import long
from settings import GAMES, setting

DECK = {"provenance": "designed", "count": {"straight": 6, "cross": 6, "overpass": 4}}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_known_by_its_name_and_opens_without_a_word_more(game: str) -> None:
    opened = pyspiel.load_game(f"cumuli_{game}")
    assert opened.get_type().short_name == f"cumuli_{game}"
    assert opened.num_players() == SHELF[game].seats[0]
    assert (opened.min_utility(), opened.max_utility(), opened.utility_sum()) == (-1, 1, 0)
    assert opened.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize("seed", range(long(60, 12)))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_keeps_its_options_through_the_name_openspiel_gives_it(game: str, seed: int) -> None:
    table = setting(game, seed)
    opened = drawn(game, seed)
    again = pyspiel.load_game(str(opened))
    assert str(again) == str(opened)
    record = Record.parse(str(again.new_initial_state()))
    assert record.options == options_as_data(table.game, table.options)
    assert str(pickle.loads(pickle.dumps(opened))) == str(opened)


def test_what_is_more_than_a_word_goes_into_the_name_too() -> None:
    opened = spiel.load("cloudy_kingdom", 2, deck=DECK, start="2")
    assert opened.get_parameters()["start"] == 2
    record = Record.parse(str(pyspiel.load_game(str(opened)).new_initial_state()))
    assert record.options == {"deck": DECK, "start": "2"}


def test_tables_that_are_alike_share_their_rules() -> None:
    one, two = (spiel.load("broom_service", 3, storm=True) for _ in range(2))
    assert one.new_initial_state().play.setup is two.new_initial_state().play.setup
    assert one.new_initial_state().play.position is not two.new_initial_state().play.position


@pytest.mark.parametrize(
    ("game", "players", "options", "said"),
    [
        ("chess", 2, {}, "there are broom_service, cloud_mine, cloudy_kingdom"),
        ("cloud_mine", 2, {}, "is played by 3 to 8"),
        ("cloudy_kingdom", 2, {"bord": "2x2"}, "it has allow_fizzle, board"),
        ("cloudy_kingdom", 2, {"board": "9x9"}, "option=board, what=9x9"),
        ("broom_service", 2, {"start": "5"}, "option=start, what=5"),
        ("cloud_mine", 3, {"phrases": 41}, "from 1 to 40 phrases"),
        ("cloud_mine", 3, {"phrases": 5, "repeats": "refused"}, "from 20 to 40 phrases"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(
    game: str, players: int, options: dict[str, object], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        spiel.load(game, players, **options)


@pytest.mark.parametrize("seed", range(long(40, 6)))
@pytest.mark.parametrize("game", GAMES)
def test_a_state_as_text_is_a_record_that_can_be_verified(game: str, seed: int) -> None:
    *_, last = plays(drawn(game, seed), Random(seed))
    record = Record.parse(str(last))
    assert record.verify() == last.play.position
    assert last.returns() == list(record.verify().outcome().returns) and sum(last.returns()) == pytest.approx(0)


WITHOUT = """
import sys
sys.modules["pyspiel"] = None
import cumuli.cli, cumuli.lab.arena
try:
    import cumuli.lab.spiel
except ImportError as missing:
    print(missing)
"""


def test_without_openspiel_all_else_works_and_the_door_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert done.stdout == "The door to OpenSpiel needs OpenSpiel: pip install 'cumuli[openspiel]'\n"
