"""From a fault to a view again: the waits of page, proxy and node, one after the other, in the worst order."""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path

import pytest
from chaos import dialling, guests, parties
from chaos.storm import SOON

from cumuli.server.nodes import apart
from cumuli.store import probe

ROOT = Path(__file__).parents[2]
WORK = 0.2
"""Seconds in which somebody who has a line is shown everything."""
PAUSE = 1.25 * guests.PAUSE
KNOWN = parties.LOOK + parties.PATIENCE
"""Seconds after which a proxy knows at the latest that a node says nothing."""
NOTICED = apart.EVERY
"""Seconds until a node asks a database that went away a moment after it had answered."""
RUNG = 2 * apart.PROOF
"""Seconds until a ring counts as telling that another has the database, each ringing twice a second."""
SENT_OFF = {
    "refused": NOTICED + RUNG,
    "silent": NOTICED + max(apart.SILENCE + apart.GRACE, RUNG),
    "dead lines": NOTICED + apart.LAME + apart.PROOF,
}


def dialled(begins: float, known: float) -> float:
    """When somebody dials who is led elsewhere, where the first dials fall on a silent node until that is known."""
    return next(at for at in accumulate(dialling.RIVALS, initial=begins) if at >= known)


def number(name: str, file: str) -> list[float]:
    """A constant of the page, in seconds."""
    found = re.search(rf"const {name} = \[?([\d_, .]+)", (ROOT / "web/src" / file).read_text())
    assert found is not None, name
    return [float(one.replace("_", "")) for one in found[1].split(",")]


def test_people_of_the_storm_are_as_patient_as_the_page() -> None:
    thousand = 1_000
    assert number("RIVALS", "dial.ts") == [thousand * one for one in dialling.RIVALS]
    assert number("AT_ONCE", "dial.ts") == [dialling.AT_ONCE]
    assert number("SLOW", "dial.ts") == [thousand * dialling.SLOW]
    assert number("SILENT", "socket.svelte.ts") == [thousand * guests.PATIENCE]
    assert number("MOST_SILENT", "socket.svelte.ts") == [thousand * guests.MOST_PATIENCE]
    assert number("FIRST_PAUSE", "socket.svelte.ts") == [thousand * guests.PAUSE]
    assert number("LONGER", "socket.svelte.ts") == [guests.LONGER]
    assert number("LONGEST_PAUSE", "socket.svelte.ts") == [thousand * guests.LONGEST_PAUSE]


def test_the_proxy_of_the_storm_looks_as_often_as_the_one_that_is_shipped() -> None:
    text = (ROOT / "deploy/Caddyfile.cluster").read_text()
    assert f"health_interval {parties.LOOK * 1_000:.0f}ms" in text and f"health_timeout {parties.PATIENCE:.0f}s" in text


def test_whoever_is_owed_an_answer_by_a_silent_node_is_back_in_time() -> None:
    assert dialled(guests.PATIENCE, KNOWN) + WORK < SOON
    slower = KNOWN + 0.5  # a proxy that looks once a second
    assert dialled(guests.PATIENCE, slower) + WORK < SOON


def test_whoever_is_led_to_a_node_that_falls_silent_at_that_moment_is_back_in_time() -> None:
    for moment in (0.0, PAUSE / 2, PAUSE, PAUSE + WORK):
        assert dialled(PAUSE, moment + KNOWN) + WORK < SOON


@pytest.mark.parametrize("kind", SENT_OFF)
def test_the_people_of_a_node_without_its_database_are_back_in_time(kind: str) -> None:
    """The proxy knows before they dial, however soon they do: else they were refused there, and paused again."""
    unready = NOTICED + (apart.DOUBT if kind != "refused" else 0.0)
    assert SENT_OFF[kind] + 0.75 * guests.PAUSE >= unready + parties.LOOK
    assert SENT_OFF[kind] + PAUSE + WORK < SOON


def test_a_node_notices_a_silent_line_before_a_new_one_is_tried() -> None:
    """Else a line that came anew at once would hide that all the others are dead."""
    assert probe.PATIENCE > apart.SILENCE + 2 * apart.GRACE
