"""A table in letters, as the terminal draws it, and in sentences, for whoever hears it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cumuli.games.broom_service import chart
from cumuli.games.broom_service import drawing as realm
from cumuli.games.cloud_mine import drawing as sky
from cumuli.games.cloudy_kingdom import drawing as kingdom
from cumuli.prompt.eyes import Sight
from cumuli.prompt.pictures import dots
from cumuli.telling import SPOKEN

Line = list[tuple[str, str]]


def spoken(sight: Sight) -> list[str]:
    """All that lies on the table and the reader's own cards, in sentences."""
    told = SPOKEN[sight.game]
    own = told.hand(sight.seen) if sight.seen.seat is not None else []
    return [*told.who(sight.seen), *told.board(sight.seen), *own]


def drawn(sight: Sight) -> list[str]:
    """The table as rows of signs."""
    return {"cloudy_kingdom": _kingdom, "broom_service": _realm, "cloud_mine": _sky}[sight.game](sight)


def _plain(lines: Iterable[Line]) -> Iterator[str]:
    return ("".join(signs for signs, _ in line).rstrip() for line in lines)


def _held(sight: Sight, hands: Iterable[tuple[int, Any]]) -> Iterator[str]:
    """What seats hold, for whoever may see it."""
    seen = sight.seen
    for seat, hand in hands:
        yield seen.text("cli-holds", name=seen.names[seat], face=hand)


def _kingdom(sight: Sight) -> list[str]:
    seen, view = sight.seen, sight.view
    rows = [*_plain(kingdom.board(view, sight.static)), "", *SPOKEN[sight.game].who(seen)]
    top = seen.named("face", view["discard"][-1]) if view["discard"] else seen.text("cli-none")
    rows.append(seen.text("cli-piles", deck=view["deck"], discard=len(view["discard"]), top=top))
    faces = list(view["drawn"]) if view["phase"] == "spell" else []
    for face in dict.fromkeys([*faces, *([view["hand"]] if view["hand"] else [])]):
        rows += ["", seen.text("cli-card", name=seen.named("face", face), face=face)]
        rows += _plain(kingdom.cards(sight.static, face))
    if seen.seat is None and view["hands"]:
        rows += _held(sight, [(i, seen.named("face", face)) for i, face in enumerate(view["hands"]) if face])
    return rows


def _realm(sight: Sight) -> list[str]:
    seen, view, static, words = sight.seen, sight.view, sight.static, sight.seen.words
    rows = [*_plain(chart.chart(view, static)), *_plain(realm.legend(words)), *_plain(realm.tiles(view, words)), ""]
    rows += _plain(realm.state(view, static, words))
    rows += _plain(realm.event(view, static, words, seen.options))
    rows += _plain(realm.people(view, static, seen.names, words))
    rows += _plain(realm.trick(view, seen.names, words))
    if seen.seat is not None:
        roles = list(static["roles"]) if view["phase"] == "select" else view["hand"] or []
        rows += ["", *_plain(realm.hand(roles, view["bewitched"], words))]
    for seat, one in enumerate(view["seats"]):
        if held := one.get("roles"):  # where nothing is hidden
            rows += _held(sight, [(seat, words.list([seen.text(f"role-{role}") for role in held]))])
    return rows


def _sky(sight: Sight) -> list[str]:
    seen, view, words = sight.seen, sight.view, sight.seen.words
    deck = sight.static["deck"]
    rows = [*_plain(sky.state(view, words)), *_plain(sky.people(view, seen.names, words))]
    rows += _plain(sky.said(view, seen.names, words))
    if view["sky"]:
        pictures = [None if card["turned"] else dots(deck, card["card"]) for card in view["sky"]]
        return [*rows, "", *_plain(sky.cards(pictures, sky.captions(view, words)))]
    shown = [view["target"]] if view["phase"] == "describe" and view["target"] is not None else view["hand"] or []
    if shown:
        captions: list[Line] = [[(seen.text("drawn-cloud", number=card), "name")] for card in shown]
        rows += ["", *_plain(sky.cards([dots(deck, card) for card in shown], captions))]
    return rows
