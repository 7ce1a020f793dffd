"""Tells what a seat sees and hears: the board, its cards, the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from cumuli.cli.voice import Voice
from cumuli.core.game import Event, Game, Illegal
from cumuli.games.cloudy_kingdom import drawing
from cumuli.words import refusal, sentence


class Teller:
    """One reader at one table; without a seat, somebody who may see everything."""

    def __init__(self, voice: Voice, game: Game[Any], names: Sequence[str], seat: int | None) -> None:
        self.voice = voice
        self.game = game
        self.names = names
        self.seat = seat

    def named(self, static: Any, kind: str, id: str) -> str:
        """The name of a face, a magic card or a family, the table's own first."""
        table = static.get(f"{kind}s", {})
        own = table[id].get("names") if isinstance(table, dict) and id in table else None
        return str(own[self.voice.lang]) if own else self.voice.text(f"{kind}-{id}")

    def events(self, state: Any, events: Iterable[Event]) -> None:
        """What happened, each in a sentence with its rule."""
        static = self.game.static(state)
        size = self.game.observe(state, None)["size"]
        for event in events:
            heard = event if self.seat is None else self.game.redact(state, event, self.seat)
            said, rule = sentence(self.game.id, heard, self.names, size, self.voice.lang, static)
            self.voice.out.print(Text.assemble((f"{rule:>5}  ", "rule"), said))

    def view(self, state: Any) -> dict[str, Any]:
        return self.game.observe(state, self.seat)

    def board(self, state: Any) -> None:
        """The board, who plays which family, and what lies beside it."""
        voice, view, static = self.voice, self.view(state), self.game.static(state)
        voice.show("")
        voice.draw(drawing.board(view, static))
        voice.show("")
        for number, seat in enumerate(view["seats"]):
            self._seat(state, static, number, seat)
        neutral = [f for f in static["families"] if f not in [s["family"] for s in view["seats"]]]
        standing = [f for f in neutral if any(f in row for row in view["castles"].values())]
        if standing and view["seats"][0]["family"]:
            families = voice.words.list([voice.text(f"family-{f}") for f in standing])
            voice.say("cli-neutral", "soft", families=families)
        top = self.named(static, "face", view["discard"][-1]) if view["discard"] else voice.text("cli-none")
        voice.say("cli-piles", "soft", deck=view["deck"], discard=len(view["discard"]), top=top)

    def _seat(self, state: Any, static: Any, number: int, seat: Any) -> None:
        voice = self.voice
        family = seat["family"]
        if family is None:
            return
        letter = drawing.letter(family, static["families"])
        magics = seat["magic"]
        magic = voice.words.list([self.named(static, "magic", m) for m in magics]) if magics else voice.text("cli-none")
        if magics is None:
            magic = voice.text("cli-hidden", count=seat["magic_count"])
        line = voice.text("cli-seat", name=self.names[number], family=voice.text(f"family-{family}"), magic=magic)
        voice.out.print(Text.assemble((f"[{letter}]", f"castle-{family}"), " ", line))

    def hand(self, state: Any) -> None:
        """The reader's own cards, drawn in every way they can lie."""
        view, static = self.view(state), self.game.static(state)
        faces = list(view["drawn"]) if view["phase"] == "spell" else []
        if view["hand"] is not None:
            faces.append(view["hand"])
        for face in dict.fromkeys(faces):
            self.voice.say("cli-card", "name", name=self.named(static, "face", face), face=face)
            self.voice.draw(drawing.cards(static, face))
        if view["known"]:
            known = self.voice.words.list([self.named(static, "face", face) for face in view["known"]])
            self.voice.say("cli-known", faces=known)

    def magic(self, state: Any) -> None:
        """The reader's magic cards and what they do."""
        view, static = self.view(state), self.game.static(state)
        for m in view["seats"][self.seat]["magic"] or []:
            own = static["magics"][m]["text"]
            text = own[self.voice.lang] if own else self.voice.text(f"magic-{m}-text")
            line = f"{self.named(static, 'magic', m)}: {text}"
            self.voice.out.print(Text.assemble(("magic " + m, "name"), "  ", line))

    def refused(self, error: Illegal) -> None:
        """Why something cannot be done, and by which rule."""
        said = refusal(error.refusal, self.game.id, self.voice.lang)
        facts = dict(error.refusal.args)
        if error.refusal.reason == "bad-options":
            said += " (" + ": ".join(str(facts[key]) for key in ("option", "what") if facts.get(key)) + ")"
        rule = error.refusal.rule if error.refusal.reason != "bad-options" else ""
        self.voice.out.print(Text.assemble((f"{rule:>5}  ", "rule"), (said, "bad")))

    def asked(self, state: Any) -> str:
        """What is asked of the reader now, in words."""
        id, facts = _prompt(self.view(state))
        return self.voice.text(id, **facts)


def _prompt(view: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The message that asks what a view asks."""
    spell = view["spell"]
    if spell is None:
        return f"prompt-{view['phase']}", {}
    step = spell["steps"][min(spell["step"], len(spell["steps"]) - 1)]
    op = step["op"]
    if op == "choose":
        return f"prompt-choose-{step['from']}", {}
    if op == "offer":
        inside = spell["steps"][spell["step"] + 1]["op"]
        return "prompt-offer", {"op": inside if inside in ("cycle_hand", "swap_hand") else "other"}
    if op == "reorder":
        return "prompt-pick", {}
    if op in ("place", "place_self"):
        return ("prompt-place-drawn" if len(set(view["drawn"])) > 1 else "prompt-place"), {}
    return "prompt-spell", {}
