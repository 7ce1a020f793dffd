"""Games parted among processes: they share memory, and a byte each way says when it is whose turn.

A compiled call holds the interpreter until it returns, so threads would only wait for each other.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cumuli.games import SHELF
from cumuli.lab.features import Layout
from cumuli.lab.vector.batch import Batch, Integers
from cumuli.lab.vector.stepper import Stepper
from cumuli.lab.vector.views import Views, look
from cumuli.record import options_of

ROOM: Final = 512
"""Codes there is room for in a game, on average over the games of one worker."""
RESET: Final = b"r"
STEP: Final = b"s"
END: Final = b"e"
WAIT: Final = 120.0
"""Seconds after which a worker that does not answer is taken for dead."""


class Shared:
    """The arrays of all games in one piece of shared memory; made by the parent, found by its name in a worker."""

    def __init__(self, n: int, seats: int, size: int, name: str | None = None) -> None:
        self.n = n
        self.size = size
        kinds: list[tuple[int, Any]] = [(n, np.int64)] * 4 + [(n * seats, np.float64), (n * ROOM, np.int64)]
        kinds.append((n * size, np.float32))
        self.memory = SharedMemory(name, create=name is None, size=8 * sum(length for length, _ in kinds))
        arrays: list[NDArray[Any]] = []
        begin = 0
        for length, kind in kinds:
            arrays.append(np.ndarray((length,), dtype=kind, buffer=self.memory.buf, offset=8 * begin))
            begin += length
        self.actions, self.actor, self.count, self.done, self.reward, self.legal, features = arrays
        self.features = features.reshape(n, size)

    def close(self) -> None:
        del self.actions, self.actor, self.count, self.done, self.reward, self.legal, self.features
        self.memory.close()


@dataclass(frozen=True)
class Task:
    """What a worker is to play."""

    name: str
    """of the shared memory"""
    game_id: str
    n: int
    seats: int
    options: dict[str, Any]
    seed: int
    size: int
    scaled: bool
    first: int
    end: int


def work(pipe: Connection, task: Task) -> None:
    """A worker: plays its games until it is told to stop, or its parent is gone."""
    game, first, end = SHELF[task.game_id], task.first, task.end
    start = game.start(task.seats, options_of(game, task.options), game.version)
    shared = Shared(task.n, task.seats, task.size, task.name)
    stepper = Stepper(start, task.seats, first, end - first, task.seed)
    views = Views(Layout(task.game_id, start), end - first, task.scaled) if task.size else None
    try:
        put(stepper, shared, first, end, views)
        pipe.send_bytes(RESET)
        while (order := pipe.recv_bytes()) != END:
            if order == RESET:
                stepper.reset()
            else:
                stepper.step(shared.actions[first:end].tobytes())
            put(stepper, shared, first, end, views)
            pipe.send_bytes(order)
    except (EOFError, ConnectionResetError, BrokenPipeError):
        pass
    finally:
        shared.close()


def put(stepper: Stepper, shared: Shared, first: int, end: int, views: Views | None) -> None:
    """Copy what a stepper says into its part of the shared arrays."""
    said = look(stepper, 0, views)
    total = len(said.legal)
    if total > (end - first) * ROOM:
        raise RuntimeError(f"{total} legal codes in {end - first} games: more than there is room for")
    seats = said.reward.shape[1]
    shared.actor[first:end] = said.actor
    shared.count[first:end] = said.counts
    shared.done[first:end] = said.done
    shared.reward[first * seats : end * seats] = said.reward.ravel()
    shared.legal[first * ROOM : first * ROOM + total] = said.legal
    if said.features is not None:
        shared.features[first:end] = said.features


class Crew:
    """The workers of one Vector."""

    def __init__(
        self,
        game_id: str,
        n: int,
        seats: int,
        options: dict[str, Any],
        seed: int,
        workers: int,
        size: int,
        scaled: bool,
    ) -> None:
        """*size* is how many features a seat has, 0 where nobody asks for them."""
        self.n = n
        self.seats = seats
        self.shared = Shared(n, seats, size)
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.bounds = [n * k // workers for k in range(workers + 1)]
        context = get_context("spawn")
        for first, end in zip(self.bounds, self.bounds[1:], strict=False):
            ours, theirs = context.Pipe()
            task = Task(self.shared.memory.name, game_id, n, seats, options, seed, size, scaled, first, end)
            process = context.Process(target=work, args=(theirs, task), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self._wait()

    def _wait(self) -> None:
        for pipe in self.pipes:
            try:
                if not pipe.poll(WAIT):
                    raise EOFError
                pipe.recv_bytes()
            except (EOFError, ConnectionResetError) as error:
                self.close()
                raise RuntimeError("a worker has ended before its time; what it printed says why") from error

    def _order(self, what: bytes) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(what)
        self._wait()

    def reset(self) -> None:
        self._order(RESET)

    def step(self, codes: Integers) -> None:
        self.shared.actions[:] = codes
        self._order(STEP)

    def look(self, codes: int) -> Batch:
        """What all games say, copied out of the shared memory."""
        shared = self.shared
        at = np.zeros(self.n + 1, dtype=np.int64)
        np.cumsum(shared.count, out=at[1:])
        parts = [
            shared.legal[first * ROOM : first * ROOM + int(at[end] - at[first])]
            for first, end in zip(self.bounds, self.bounds[1:], strict=False)
        ]
        return Batch(
            actor=shared.actor.copy(),
            reward=shared.reward.reshape(self.n, self.seats).copy(),
            done=shared.done != 0,
            legal=np.concatenate(parts),
            at=at,
            codes=codes,
            features=shared.features.copy() if shared.size else None,
        )

    def close(self) -> None:
        """End all workers; twice is once."""
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.send_bytes(END)
            pipe.close()
        for process in self.processes:
            process.join(10)
            if process.is_alive():
                process.terminate()
                process.join(10)
        if self.pipes or self.processes:
            self.shared.close()
            self.shared.memory.unlink()
        self.pipes, self.processes = [], []
