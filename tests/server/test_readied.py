"""No type is looked at by msgspec for the first time in two threads at once: that ends the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
BESIDE = """
import json, sys
from random import Random
from threading import Thread
from cumuli.games import SHELF
from cumuli.scenes import examples
from cumuli.server import app, lessondoors, readied, scenedoors, statsdoors
from cumuli.server.own import standins
from cumuli.server.review import bringing
from cumuli.table import Table
from cumuli.words import bundle

readied.make_ready(SHELF)
known = set(readied.kinds())
assert len(known) > 300

def all_that_is_done_beside_the_loop():
    for id, game in SHELF.items():
        lessondoors.taken(id, lessondoors.Learning())
        scenedoors.listed(id)
        for one in examples(id):
            scenedoors.tried(id, one, scenedoors.Trying())
        for lang in ("en", "de", "fr"):
            bundle(id, lang)
        if id in standins.PRINTED:
            standins.told(id)
            file = {"cumuli": standins.FORMAT, "version": standins.VERSION, "game": id}
            assert not standins.check(id, json.dumps(file).encode()).problems
        rng = Random(1)
        table = Table(game, ["A"] * min(game.seats), game.options(), Random)
        while table.state.outcome() is None:
            table.deal()
            for seat in table.state.to_act():
                table.act(seat, game.word(table.state, rng.choice(table.state.legal_actions(seat))))
                break
        record = str(table.record)
        statsdoors.counted(record)
        bringing.proved(record.encode(), "en")

thread = Thread(target=all_that_is_done_beside_the_loop)
thread.start()
thread.join()
new = sorted(f"{kind.__module__}.{kind.__name__}" for kind in set(readied.kinds()) - known)
print(new)
"""
AT_ONCE = """
import sys, types, msgspec
from threading import Barrier, Thread
from typing import Literal
from cumuli.server.readied import make_ready

SOURCE = '''
from __future__ import annotations
from typing import Literal
import msgspec

class A(msgspec.Struct, tag="a"):
    x: int
    y: dict[str, list[int]] = {}

class B(msgspec.Struct, tag="b"):
    a: A | None = None
    z: tuple[A, ...] = ()

class C(msgspec.Struct):
    u: A | B
    v: list[B] = []
    w: Literal["p", "q"] = "p"
'''
sys.setswitchinterval(1e-6)
TEXT = b'{"u": {"type": "b", "a": {"type": "a", "x": 1}}, "v": [{"type": "b", "a": null}], "w": "q"}'
for number in range(1000):
    module = sys.modules[f"cumuli.planted{number}"] = types.ModuleType(f"cumuli.planted{number}")
    exec(SOURCE, vars(module))
    if number % 100 == 99:
        make_ready({})
        for name in [name for name in sys.modules if name.startswith("cumuli.planted")]:
            planted = sys.modules[name]
            gate = Barrier(3)

            def read():
                gate.wait()
                msgspec.json.decode(TEXT, type=planted.C)

            threads = [Thread(target=read) for _ in range(3)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            del sys.modules[name]
"""


def done(script: str) -> str:
    """What a process of its own prints."""
    command = [sys.executable, "-c", script]
    found = subprocess.run(command, cwd=TESTS, capture_output=True, text=True, timeout=240, check=False)
    assert found.returncode == 0, (found.returncode, found.stderr[-2000:])
    return found.stdout.strip()


def test_what_is_done_beside_the_loop_meets_no_type_that_is_not_ready() -> None:
    assert done(BESIDE) == "[]"


def test_threads_that_begin_with_a_type_that_is_ready_all_read_it() -> None:
    assert not done(AT_ONCE)
