"""Several nodes of one house as processes, players who roam among them, and what may happen to nodes meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from nats_server import Nats, free_port
from server.chaos import Player, faults, logs
from server.test_kill import answering, hosted, settled, told

TOY = "NotImplementedError: no bot of this game thinks"
"""What a game for tests answers to whoever asks whether a move can be taken back."""
HERE = Path(__file__).parent


class Roamer(Player):
    """Somebody who comes back at any node after a socket was lost."""

    def __init__(self, ports: list[int], name: str, rng: Random) -> None:
        self.ports = ports
        super().__init__(ports[0], name, rng)

    @property
    def port(self) -> int:
        return self.rng.choice(self.ports)

    @port.setter
    def port(self, port: int) -> None:
        pass


class Node:
    """One node as a process."""

    def __init__(self, folder: Path, store: str, nats: str, mode: str = "honest") -> None:
        self.port = free_port()
        self.folder = folder
        self.folder.mkdir(exist_ok=True)
        self.words = (store, nats or "-", mode)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        paths = [str(HERE.parent), os.environ.get("PYTHONPATH", "")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        command = [sys.executable, "-m", "server.many", str(self.port), str(self.folder), *self.words]
        with (self.folder / "log").open("ab") as out:
            self.process = subprocess.Popen(command, env=env, stdout=out, stderr=out)

    def send(self, signal: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(signal)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()


class House:
    """The nodes of one house."""

    def __init__(self, folder: Path, store: str, nats: str, nodes: int, mode: str = "honest") -> None:
        self.store = store
        self.nodes = [Node(folder / f"node{number}", store, nats, mode) for number in range(nodes)]

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    async def __aenter__(self) -> House:
        for node in self.nodes:
            node.start()
        async with asyncio.timeout(60):
            await asyncio.gather(*(answering(port) for port in self.ports))
        return self

    async def __aexit__(self, *error: object) -> None:
        for node in self.nodes:
            node.kill()


Mischief = Callable[[House, Random], Awaitable[None]]


async def killing(house: House, rng: Random) -> None:
    """A node is killed and started again."""
    node = rng.choice(house.nodes)
    node.kill()
    node.start()
    await answering(node.port)
    await asyncio.sleep(rng.uniform(0.1, 0.8))


async def freezing(house: House, rng: Random) -> None:
    """A node stands still for a while: longer than the others wait for it, now and then, and then goes on."""
    node = rng.choice(house.nodes)
    node.send(signal.SIGSTOP)
    await asyncio.sleep(rng.choice((0.5, 2.5, 6.0)))
    node.send(signal.SIGCONT)
    await asyncio.sleep(rng.uniform(0.2, 1.0))


def breaking(broker: Nats) -> Mischief:
    """The broker is killed and comes back."""

    async def work(house: House, rng: Random) -> None:
        await asyncio.to_thread(broker.kill)
        await asyncio.sleep(rng.uniform(0.3, 1.5))
        await asyncio.to_thread(broker.start)
        await asyncio.sleep(rng.uniform(0.5, 1.0))

    return work


async def ordeal(
    house: House, mischief: Mischief, times: int, seed: int, tables: int = 3, game: str = "cloudy_kingdom"
) -> tuple[Counter[str], Counter[str]]:
    """Play several tables through mischief done so many times; give what was wrong and what was done."""
    rng = Random(seed)
    players = [Roamer(house.ports, f"P{n}", Random(seed + n)) for n in range(2 * tables)]
    onlookers = [Roamer(house.ports, f"O{n}", Random(seed - n - 1)) for n in range(tables)]
    seen: list[asyncio.Task[None]] = []

    async def look(onlooker: Roamer, table: str) -> None:
        while not onlooker.stop:
            await onlooker.watch(table)
            await asyncio.sleep(0.1)

    async def evening(number: int) -> None:
        host, guest = players[2 * number : 2 * number + 2]
        table = await hosted(host, guest, game)
        seen.append(asyncio.create_task(look(onlookers[number], table)))
        await asyncio.gather(host.play(table), guest.play(table))

    evenings = [asyncio.create_task(evening(number)) for number in range(tables)]
    for _ in range(times):
        await mischief(house, rng)
    await asyncio.sleep(1.0)
    everybody: list[Player] = [*players, *onlookers]
    for player in everybody:
        player.stop = True
    await asyncio.wait_for(asyncio.gather(*evenings, *seen), 40)
    began = time.monotonic()
    behind = await settled(house.store, everybody)
    for player in everybody:
        await player.client.close()
    wrong = faults(house.store, everybody)
    wrong["views behind"] = behind
    wrong["stumbled"] = sum(node.log.count("Traceback") - node.log.count(TOY) for node in house.nodes)
    found = logs(house.store)
    done = Counter(
        settling=round(time.monotonic() - began),
        entries=sum(map(len, found.values())),
        told=sum(map(told, found.values())),
        answers=sum(len(player.done) for player in everybody),
        repeats=sum(len(player.already) for player in everybody),
        sockets=sum(player.sockets for player in everybody),
        frames=sum(len(player.all_frames()) for player in everybody),
    )
    return +wrong, done
