"""The load bench: its guests play legal moves, it counts what it says it counts, and it notices what goes wrong."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from bench.load import filling
from bench.load.__main__ import merged
from bench.load.driving import Row, driven, place
from bench.load.frames import Socket
from bench.load.toy import TOY

ROOT = Path(__file__).parents[2]


def test_the_short_form_measures_every_row_and_nothing_is_refused(tmp_path: Path) -> None:
    told = tmp_path / "rows.json"
    command = [sys.executable, "-m", "bench.load", "--short", "--alone", "--json", str(told)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    rows = json.loads(told.read_text())
    assert [row["tables"] for row in rows] == [8, 8, 60, 60, 4, 8, 4, 1]  # two servers at a pace, and pressed
    assert all(row["moves"] > 0 and row["refused"] == 0 and row["p50"] <= row["p99"] <= row["most"] for row in rows)
    assert rows[-1]["sockets"] == 4 + 40  # the crowd sees every move, too


def test_a_move_counts_once_all_four_have_seen_it_and_a_wrong_one_is_noticed() -> None:
    async def tried() -> None:
        with ExitStack() as life:
            full = await filling.cumuli(life, 2, TOY.id)
            row = await driven(full, 20, 1)
            assert row.refused == 0 and 0 < row.moves <= 25 and row.sockets == 8
            views = full.views
            full.tables[0].sockets[0].send(b'{"type":"Act","id":"x","table":"nowhere","seat":0,"ask":1,"action":{}}')
            await asyncio.sleep(0.5)
            assert full.tally.refused == 1 and full.views > views

    asyncio.run(tried())


def test_any_number_of_rounds_makes_one_row() -> None:
    rounds = [Row("a", 1, 4, 1.0, moves, 1.0 * moves, 9.0, 9.0, 5.0, 6.0, 7.0, 0, 0, 0.5) for moves in (4, 7)]
    assert merged(rounds) == [rounds[0]] and merged([*rounds, rounds[1]]) == [rounds[1]]


def test_times_are_placed_by_rank_in_milliseconds() -> None:
    times = [number / 1000 for number in range(100, 0, -1)]
    assert (place(times, 0.5), place(times, 0.99), place(times, 1.0)) == (51, 100, 100)


def test_frames_are_heard_whole_however_the_stream_is_cut() -> None:
    class Listener(Socket):
        def heard(self, body: bytes) -> None:
            told.append(body)

    async def cut(at: int) -> None:
        socket = Listener("/", 1, {})
        for start in range(0, len(stream), at):
            socket.data_received(stream[start : start + at])
        assert socket.ready.done() and socket.bytes == sum(map(len, sent))

    sent = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000]
    heads = [b"\x81\x01", b"\x81\x7d", b"\x81\x7e\x00\x7e", b"\x82\x7f" + (70_000).to_bytes(8, "big")]
    frames = b"".join(head + body for head, body in zip(heads, sent, strict=True))
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frames
    for at in (1, 3, 1_000, len(stream)):
        told: list[bytes] = []
        asyncio.run(cut(at))
        assert told == sent
