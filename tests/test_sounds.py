"""What is heard at a table is something that happens there."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from catalogues import GAMES
from cumuli.words import HERE

SOURCE = (HERE.parents[1] / "web" / "src" / "sounds.ts").read_text(encoding="utf-8")
HEARD = re.findall(r"\{ event: '(\w+)',(?: field: '(\w+)', is: \w+,)? sound: '(\w+)' \}", SOURCE)


def happening(game: str) -> dict[str, Any]:
    return {name: event for name, event in vars(import_module(f"cumuli.games.{game}.events")).items()}


def test_every_sound_belongs_to_an_event_of_a_game() -> None:
    assert len(HEARD) == SOURCE.count("{ event: '") > 8
    for name, field, _ in HEARD:
        events = [found[name] for game in GAMES if name in (found := happening(game))]
        assert events, name
        assert not field or any(field in event.__struct_fields__ for event in events), (name, field)


def test_every_sound_is_made_and_used() -> None:
    made = set(re.findall(r"^  (\w+): \[\[", SOURCE, re.MULTILINE))
    assert {sound for *_, sound in HEARD} | {"turn", "chat"} == made


def test_every_game_is_heard_to_end() -> None:
    ends = {name for name, _, sound in HEARD if sound == "over"}
    assert all(ends & set(happening(game)) for game in GAMES)
