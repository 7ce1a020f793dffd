"""Tells what a seat hears: the log and refusals; what it sees is the game's own scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from cumuli.cli import kingdom, realm, sky
from cumuli.cli.scene import Scene, Sight
from cumuli.cli.voice import Voice
from cumuli.core.game import Event, Game, Illegal
from cumuli.core.seen import Seen
from cumuli.words import refusal, sentence

SCENES: Final[dict[str, Scene]] = {
    "cloudy_kingdom": kingdom.SCENE,
    "broom_service": realm.SCENE,
    "cloud_mine": sky.SCENE,
}


class Teller:
    """One reader at one table; without a seat, somebody who may see everything that is open."""

    def __init__(self, voice: Voice, game: Game[Any], names: Sequence[str], seat: int | None, options: Any) -> None:
        self.scene = SCENES[game.id]
        self.voice = voice.at(game.id, self.scene.styles)
        self.game = game
        self.names = names
        self.seat = seat
        self.options = options

    def events(self, state: Any, events: Iterable[Event]) -> None:
        """What happened, each in a sentence with its rule."""
        static = self.game.static(state)
        size = self.game.observe(state, None).get("size", 0)
        for event in events:
            heard = event if self.seat is None else self.game.redact(state, event, self.seat)
            said, rule = sentence(self.game.id, heard, self.names, size, self.voice.lang, static)
            self.voice.out.print(Text.assemble((f"{rule:>5}  ", "rule"), said))

    def sight(self, state: Any, seat: int | None = None) -> Sight:
        """What the reader sees, or somebody else at the same table."""
        seat = self.seat if seat is None else seat
        return Sight(
            self.voice, self.game.observe(state, seat), self.game.static(state), self.names, seat, self.options
        )

    def seen(self, state: Any) -> Seen:
        """The same, to be told in sentences."""
        view, static = self.game.observe(state, self.seat), self.game.static(state)
        return Seen(self.voice.words, view, static, self.names, self.seat, self.options)

    def refused(self, error: Illegal) -> None:
        """Why something cannot be done, and by which rule."""
        said = refusal(error.refusal, self.game.id, self.voice.lang)
        facts = dict(error.refusal.args)
        if error.refusal.reason == "bad-options":
            said += " (" + ": ".join(str(facts[key]) for key in ("option", "what") if facts.get(key)) + ")"
        rule = error.refusal.rule if error.refusal.reason != "bad-options" else ""
        self.voice.out.print(Text.assemble((f"{rule:>5}  ", "rule"), (said, "bad")))
