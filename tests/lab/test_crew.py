"""The same games whoever plays them: this process, processes of this machine, or a Dask cluster."""

from __future__ import annotations

import socket

import pytest
from distributed import LocalCluster

from cumuli.cli import main
from cumuli.lab import crew as hands
from cumuli.lab.arena import Result, run
from cumuli.lab.crew import DASK, Crew, crew


def games(result: Result) -> list[object]:
    return [(deal.seed, [(game.seats, game.shares, game.decisions) for game in deal.games]) for deal in result.deals]


def test_a_cluster_of_this_machine_and_one_behind_an_address_play_the_same_games_as_we_do() -> None:
    def played(workers: int, on: str = "") -> list[object]:
        return games(run("cloudy_kingdom", ["random", "greedy"], deals=3, seed=9, workers=workers, on=on))

    here = played(1)
    assert len(here) == 3 and played(2, DASK) == here
    with LocalCluster(n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster:
        assert played(1, cluster.scheduler_address) == here


def test_processes_of_this_machine_are_as_many_as_was_said() -> None:
    with crew(2) as two:
        assert isinstance(two, Crew) and two.places == 2
        assert list(two.pool.map(abs, (-1, 2))) == [1, 2]


def test_where_no_scheduler_answers_the_command_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "PATIENCE", 0.5)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        where = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    assert main(["arena", "cloudy_kingdom", "random", "greedy", "--deals", "1", "--on", where, "--lang", "en"]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"No Dask scheduler answers at “{where}”" in said and "dask scheduler" in said
