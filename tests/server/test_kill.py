"""The server is killed without warning, over and over: nothing that was answered is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from cumuli.server.table import deeds
from cumuli.server.table.deeds import read
from cumuli.server.table.standing import UNCOUNTED
from cumuli.store import Entry
from long import long
from postgres import schema
from server.chaos import Player, faults, logs
from server.harness import fetch

KILLS = int(os.environ.get("CUMULI_KILLS", long(50, 16)))
FEWER = max(6, KILLS // 3)
TABLES = 4
HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"


def spawn(port: int, folder: Path, mode: str, store: str = "") -> subprocess.Popen[bytes]:
    paths = [str(HERE.parent), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    return subprocess.Popen([sys.executable, "-m", "server.node", str(port), str(folder), mode, store], env=env)


async def answering(port: int) -> None:
    while True:
        try:
            if (await asyncio.to_thread(fetch, f"http://127.0.0.1:{port}/readyz"))[0] == 200:
                return
        except OSError:
            await asyncio.sleep(0.02)


async def hosted(host: Player, guest: Player, game: str) -> str:
    """A table of three: two players who do not mind falling out of the world, and a bot."""
    made = await host.say("Create", game=game, seats=3, bots=[None, "random"])
    await guest.say("Sit", table=made["table"], seat=1)
    await host.say("SetTerms", table=made["table"], terms={"clock": "bank", "seconds": 3_600, "increment": 5})
    return str(made["table"])


async def ordeal(
    folder: Path,
    mode: str,
    kills: int,
    seed: int,
    rest: tuple[float, float] = (0.02, 0.4),
    game: str = "cloudy_kingdom",
    store: str = "",
) -> tuple[Counter[str], Counter[str]]:
    """Play several tables through *kills* kills; give what was wrong and what was done."""
    kept = store or folder
    rng = Random(seed)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = spawn(port, folder, mode, store)
    players = [Player(port, f"P{n}", Random(seed + n)) for n in range(2 * TABLES)]
    pairs = [(players[2 * n], players[2 * n + 1]) for n in range(TABLES)]

    async def evening(host: Player, guest: Player) -> None:
        table = await hosted(host, guest, game)
        await asyncio.gather(host.play(table), guest.play(table))

    try:
        evenings = [asyncio.create_task(evening(*pair)) for pair in pairs]
        for _ in range(kills):
            if rng.random() < 0.9:
                await answering(port)  # else it may die while it is still getting up
            await asyncio.sleep(rng.uniform(*rest))
            process.send_signal(signal.SIGKILL)
            process.wait()
            process = spawn(port, folder, mode, store)
        await answering(port)
        await asyncio.sleep(0.5)
        for player in players:
            player.stop = True
        await asyncio.wait_for(asyncio.gather(*evenings), 30)
        behind = await settled(kept, players)
    finally:
        process.terminate()
        process.wait()
    for player in players:
        await player.client.close()
    wrong = faults(kept, players)
    wrong["views behind"] = behind
    found = logs(kept)
    sealed = sum(len(log) - told(log) for log in found.values())
    kinds = Counter(type(deed).__name__ for log in found.values() for entry in log for deed in read(entry.payload))
    done = Counter(
        {f"deed {kind}": count for kind, count in kinds.items()},
        sealed=sealed,
        tables=len(found),
        entries=sum(map(len, found.values())),
        answers=sum(len(player.done) for player in players),
        repeats=sum(len(player.already) for player in players),
        sockets=sum(player.sockets for player in players),
        frames=sum(len(player.all_frames()) for player in players),
    )
    return +wrong, done


async def settled(kept: Path | str, players: list[Player]) -> int:
    """Wait until nothing moves any more; give how many last views are behind the log."""
    behind, before, still = -1, 0, 0
    for _ in range(100):
        await asyncio.sleep(0.1)
        found = logs(kept)
        views = [(table, seen["seq"]) for p in players for table, seen in p.client.tables.items()]
        behind = sum(seq != told(found[table]) for table, seq in views if table in found)
        now = sum(map(len, found.values()))
        still = still + 1 if now == before else 0
        before = now
        if still >= (4 if views and not behind else 20):  # longer than a beat; or nothing more will come
            break
    return behind


def told(entries: list[Entry]) -> int:
    """How many entries everybody was told of."""
    return sum(not all(isinstance(deed, UNCOUNTED) for deed in read(entry.payload)) for entry in entries)


def test_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    wrong, done = asyncio.run(ordeal(tmp_path, "honest", KILLS, 1))
    assert not wrong, (wrong, done)
    assert done["answers"] > 5 * KILLS and done["sockets"] > KILLS, done
    for deed in (deeds.Proposed, deeds.Answered, deeds.Paused, deeds.Resumed, deeds.Spoke, deeds.TermsSet):
        assert done[f"deed {deed.__name__}"], f"nothing of this kind was tried: {deed.__name__}"
    print(dict(done))


def test_kills_lose_nothing_and_double_nothing_on_postgresql(tmp_path: Path, postgresql: str) -> None:
    with schema(postgresql) as url:
        wrong, done = asyncio.run(ordeal(tmp_path, "honest", FEWER, 11, store=url))
    assert not wrong, (wrong, done)
    assert done["answers"] > 5 * FEWER and done["sockets"] > FEWER, done


def test_a_server_that_answers_before_it_writes_is_found_out(tmp_path: Path) -> None:
    """The negative control: the same ordeal, the same check."""
    for seed in range(2, 8):  # now and then no kill falls between an answer and its entry
        (tmp_path / str(seed)).mkdir()
        wrong, _ = asyncio.run(ordeal(tmp_path / str(seed), "hasty", 5, seed, (0.5, 1.2)))
        if wrong["acked but lost"]:
            return
    raise AssertionError("thirty kills, and nothing was missed")
