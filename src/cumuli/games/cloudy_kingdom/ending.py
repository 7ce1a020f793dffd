"""Who is joined, and how a game ends (rule 8).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom.fields import ENDED
from cumuli.games.cloudy_kingdom.tables import AXES, ENDINGS, FAMILIES

if TYPE_CHECKING:
    from cumuli.games.cloudy_kingdom.state import CloudyKingdom


def judge(state: CloudyKingdom, cell: i64, other: i64, by_magic: bool) -> None:
    """After a change on one or two cells: who is newly joined, and does that end the game?"""
    if by_magic and state.rules.win_at_end and state.step >= 0:
        return
    links = state.stacks.joined(cell)
    if other >= 0:
        links |= state.stacks.joined(other)
    if state.links:
        links = state.stacks.all_links()
    if links != state.links:
        settle(state, links, by_magic)


def settle(state: CloudyKingdom, links: i64, by_magic: bool) -> None:
    born = links & ~state.links  # rule 8.8
    if state.events is not None:
        tell_links(state, links, by_magic)
    state.links = links
    families = (born | born >> 4) & 15
    if families == 0:
        return
    mover = state.turn
    if not by_magic and families >> state.family[mover] & 1:
        end(state, 1 << mover, 0, "8.2")
        return
    winners: i64 = 0
    neutral: i64 = 0
    for family in range(4):
        if families >> family & 1:
            seat = state.owner[family]
            if seat < 0:
                neutral = 1
            elif seat != mover:
                winners |= 1 << seat
    if winners:
        end(state, winners, 1, "8.5" if by_magic else "8.3")
    elif neutral and state.rules.neutral_link:
        everybody: i64 = (1 << state.rules.seats) - 1
        end(state, 0 if state.rules.neutral_link == 1 else everybody & ~(1 << mover), 4, "R4")


def tell_links(state: CloudyKingdom, links: i64, by_magic: bool) -> None:
    for i in range(8):
        family = FAMILIES[i & 3]
        axis = AXES[i >> 2]
        now = links >> i & 1
        if now and not state.links >> i & 1:
            pending = by_magic and state.owner[i & 3] == state.turn
            tell(state.events, ev.Connected, family, axis, pending, "8.4" if pending else "8.1")
        elif not now and state.links >> i & 1:
            tell(state.events, ev.Broken, family, axis)


def end(state: CloudyKingdom, winners: i64, how: i64, rule: str) -> None:
    state.winners = winners
    state.how = how
    state.phase = ENDED
    if state.events is not None:
        names = tuple([s for s in range(int(state.rules.seats)) if winners >> s & 1])
        tell(state.events, ev.Ended, ENDINGS[how], names, rule)
