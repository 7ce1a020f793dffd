"""A report says what was measured and what it takes to measure it again."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cumuli.cli import arena as command
from cumuli.compiled import Engine
from cumuli.lab import arena
from cumuli.lab.arena import MEETINGS, Deal, Result, Sprt, report
from cumuli.lab.arena.match import Match, account
from cumuli.lab.arena.report import conditions, markdown, write
from cumuli.lab.arena.seating import duel
from cumuli.words import Catalogue
from lab.arena.made import deals, sitting

NAMES = ("1", "2", "2@50")


def result() -> Result:
    """Two neighbours' matches that nobody has played."""
    strength = {"1": 0.0, "2": 100.0, "2@50": 30.0}
    found = Result("broom_service", NAMES, 2, 70, {"board": "back"}, "neighbours")
    for i, (a, b) in enumerate((("1", "2"), ("2", "2@50"))):
        played = [Deal(70 + deal.seed, deal.games) for deal in deals([duel(a, b, 2)] * 30, strength, i)]
        found.matches.append(Match(a, b, 2, played))
        found.deals.extend(played)
    return found


def test_the_numbers_are_in_the_file_with_all_it_takes_to_repeat_them(tmp_path: Path) -> None:
    made = result()
    files = write(made, made.rate("2"), tmp_path / "deep" / "ladder", "en")
    assert [file.name for file in files] == ["ladder.json", "ladder.md", "ladder.svg", "ladder-time.svg"]
    said = json.loads(files[0].read_bytes())
    assert said["seeds"] == [70, 99] and said["options"] == {"board": "back"} and said["meet"] == "neighbours"
    assert (said["games"], said["seats"], said["tie_rate"], said["sprt"]) == (120, 2, 0, None)
    assert {"commit", "version", "compiled", "machine", "seat_0_share", "decisions_a_game"} <= set(said)
    assert [bot["budget_ms"] for bot in said["bots"]] == [None, None, 50.0]
    assert [bot["games"] for bot in said["bots"]] == [60, 120, 60]
    one = said["matches"][0]
    assert (one["bot"], one["against"], one["games"]) == ("1", "2", 60)
    assert sum(one["by_deal"]) / 30 == pytest.approx(one["share"])
    assert said["ratings"]["anchor"] == "2" and len(said["ratings"]["steps"]) == 2
    rated = {rating["name"]: rating["elo"] for rating in said["ratings"]["ratings"]}
    assert rated["2"] == 0 > rated["1"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_page_speaks_the_reader_s_language_and_every_row_fits_its_head(lang: str) -> None:
    made = result()
    page = markdown(made, made.rate(), ["a.svg"], lang)
    assert "arena-" not in page and "Broom Service" in page and "(a.svg)" in page
    for table in re.findall(r"(?:^\|.*\n)+", page, re.M):
        assert len({line.count("|") for line in table.splitlines()}) == 1
    named = dict(conditions(made, Catalogue("broom_service", lang)))
    assert "70–99" in named.values() and "board=back" in named.values()


def test_drawings_are_the_same_again_and_name_every_bot(tmp_path: Path) -> None:
    made = result()
    ratings = made.rate("1")
    first = write(made, ratings, tmp_path / "a")[2:]
    second = write(made, ratings, tmp_path / "b")[2:]
    for one, other in zip(first, second, strict=True):
        assert one.read_bytes() == other.read_bytes()
        texts = "".join(ET.parse(one).getroot().itertext())
        assert all(name in texts for name in NAMES)
    step = ratings.steps[0]
    assert f"{step.elo:+.0f}".replace("-", "−") in first[0].read_text() and "Elo beside 1" in first[0].read_text()


def test_without_ratings_there_are_numbers_all_the_same(tmp_path: Path) -> None:
    files = write(result(), None, tmp_path / "plain")
    assert [file.suffix for file in files] == [".json", ".md"]
    assert json.loads(files[0].read_bytes())["ratings"] is None


def test_only_a_game_s_own_modules_make_its_figures_those_of_an_uncompiled_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    half = Engine(("cumuli.core.dice",), ("cumuli.bots.cloudy_kingdom.deep",))
    monkeypatch.setattr(report, "engine", lambda: half)
    assert not report.compiled("cloudy_kingdom") and report.compiled("cloud_mine")
    monkeypatch.setattr(report, "engine", lambda: Engine((), ("cumuli.bots.cloudy_kingdom.deep",)))
    assert not report.compiled("cloud_mine")


def test_a_test_is_told_in_words() -> None:
    made = result()
    test = Sprt(0, 50)
    for _ in range(40):
        test.add(1.0)
    told = Result(made.game, ("1", "2"), 2, 0, sprt=test, matches=made.matches[:1], deals=made.deals)
    assert "1 is stronger than 2" in markdown(told, None, []) and "1: 40" in markdown(told, None, [])


def test_points_ahead_are_counted_against_the_mean_of_the_others() -> None:
    game = sitting("abcb", (0, 3, 1, 2))  # points: 0, -3, -1, -2
    assert game.margin("a") == pytest.approx(2.0)
    assert game.margin("b") == pytest.approx(-2.5 + 0.5)
    found = account("b", [Deal(0, (game, sitting("aacc", (0, 1, 2, 3))))])
    assert (found.games, found.margin, found.share) == (2, pytest.approx(-2.0), 0.0)


def test_an_interval_stays_open_where_all_deals_went_the_same_way() -> None:
    """Ten deals won of ten: Wilson's interval begins at 0.722."""
    won = [Deal(i, (sitting("ab", (0, 1)), sitting("ba", (1, 0)))) for i in range(10)]
    assert Match("a", "b", 2, won).interval == account("a", won).interval == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert account("b", won).interval == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_a_game_without_points_shows_none() -> None:
    kingdom = arena.run("cloudy_kingdom", ["random", "greedy"], 1, workers=1)
    assert not kingdom.points and "points ahead" not in markdown(kingdom, None, [])
    assert result().points


def test_mixed_tables_have_no_matches_but_an_account_of_everybody() -> None:
    mixed = arena.run("cloudy_kingdom", ["random", "greedy", "1"], 2, 3, workers=1, meet="mixed")
    assert mixed.matches == [] and [found.games for found in mixed.accounts] == [6, 6, 6]
    assert sum(found.share for found in mixed.accounts) == pytest.approx(1)
    assert mixed.accounts[1].decisions > 0 < mixed.accounts[1].seconds


def test_one_share_of_the_first_seat_and_the_ties_are_those_of_all_games() -> None:
    games = (sitting("ab", (0, 1)), sitting("ba", (0, 0)), sitting("ab", (0, 0), drawn=True))
    made = Result("cloudy_kingdom", ("a", "b"), 2, 0, deals=[Deal(0, games)])
    assert made.first == pytest.approx(2 / 3) and made.ties == pytest.approx(2 / 3)


def test_the_command_line_knows_every_way_to_meet() -> None:
    assert command.MEETINGS == MEETINGS
