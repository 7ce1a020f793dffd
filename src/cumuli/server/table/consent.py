"""What people at a table do by agreement, and how a game ends before its time: the deeds of it, or a refusal.

A proposal stands until all other persons at the table have agreed, one of
them has not, whoever made it takes it back, a move is made or somebody sits
down or leaves.  Bots agree to everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cumuli.core.game import Outcome
from cumuli.server.house import House, proposed, refuse
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table import takeback
from cumuli.server.table.summary import Summary
from cumuli.server.wire import AgreeCommand, Answer, Propose, Resign, Resume, Return

if TYPE_CHECKING:
    from cumuli.server.table.play import Play
    from cumuli.server.table.room import Room

Deeds = tuple[log.Deed, ...]


def decided(room: Room, person: Person, command: AgreeCommand) -> Deeds:
    """What comes of a command that concerns what people agree on."""
    summary = room.summary
    if summary.status == "over":
        raise refuse("broken-off")
    match command:
        case Propose(seat=seat):
            return propose(summary, room.mine(person, seat), person, command)
        case Answer():
            return answer(summary, person, command)
        case Resume():
            return resume(summary, person, command)
        case Resign(seat=seat):
            room.mine(person, seat)
            return resign(room.house, summary, command)
        case Return(seat=seat):
            room.mine(person, seat)
            return come_back(summary, command)


def propose(summary: Summary, play: Play, person: Person, command: Propose) -> Deeds:
    """Ask the others; where there is nobody to ask, it is done."""
    if summary.proposal is not None:
        raise refuse("proposed")
    if summary.paused:
        raise refuse("paused")
    left, seat = 0, command.seat
    if command.what == "undo":
        if not summary.terms.undo:
            raise refuse("undo-off")
        left = takeback.moves_left(play.table.record, summary.seats_of(person.id))
        if summary.origin is not None and left < summary.origin.ply:
            raise refuse("undo-nothing")  # what was played at another table stays
        seat = play.moves[left][0]
    elif command.what == "draw" and not play.game.tie:
        raise refuse("draw-unknown")
    made = log.Proposed(seat, command.what, left)
    if summary.others(person.id):
        return (made,)
    return (made, *agreed(made))


def answer(summary: Summary, person: Person, command: Answer) -> Deeds:
    """Agree, or not; with the last who agrees it is done."""
    proposal = summary.proposal
    if proposal is None or proposal.number != command.number:
        raise refuse("proposal-gone")
    mine = summary.seats_of(person.id)
    if not mine:
        raise refuse("not-yours")
    if command.yes and not set(mine) & set(summary.waiting):
        raise refuse("answered")
    said = log.Answered(mine[0], command.yes)
    if command.yes and set(summary.waiting) <= set(mine):
        return (said, *agreed(log.Proposed(proposal.seat, proposal.what, proposal.left)))
    return (said,)


def agreed(proposed: log.Proposed) -> Deeds:
    """What is done once all have agreed."""
    match proposed.what:
        case "undo":
            return (log.Undone(proposed.left),)
        case "draw":
            return (log.Over((), "agreed", (), proposed.seat),)
        case "pause":
            return (log.Paused(),)


def resume(summary: Summary, person: Person, command: Resume) -> Deeds:
    mine = summary.seats_of(person.id)
    if not mine:
        raise refuse("not-yours")
    if not summary.paused:
        raise refuse("not-paused")
    return (log.Resumed(mine[0]),)


def resign(house: House, summary: Summary, command: Resign) -> Deeds:
    """Of two, the other wins.  Of more, a bot plays on and comes last, so long as a person is left to play with."""
    seat = command.seat
    others = [s for s, chair in enumerate(summary.chairs) if s != seat and chair.person is not None]
    if len(summary.chairs) == 2:
        return (log.Resigned(seat, None), log.Over((), "resigned", (1 - seat,), seat))
    if not others:
        return (log.Resigned(seat, None), log.Over((), "resigned", (), seat))
    return (log.Resigned(seat, proposed(house, summary.game)[-1]),)


def come_back(summary: Summary, command: Return) -> Deeds:
    if summary.chairs[command.seat].deputy is None:
        raise refuse("not-late")
    return (log.Returned(command.seat),)


def late(house: House, summary: Summary, seat: int, reason: str) -> Deeds:
    """What the table's terms say about a seat whose time is up; nothing where it is waited for."""
    match summary.terms.late:
        case "bot":
            return (log.BotFor(seat, proposed(house, summary.game)[-1]),)
        case "end":
            winners = (1 - seat,) if len(summary.chairs) == 2 else ()
            return (log.Over((), reason, winners, seat),)
        case "wait":
            return ()


def over(summary: Summary, outcome: Outcome) -> log.Over:
    """The end by the rules; who resigned does not win, whatever the bot in their place has made of it."""
    left = [seat for seat, chair in enumerate(summary.chairs) if not chair.resigned]
    winners = outcome.winners
    if left and not outcome.drawn:
        best = min(outcome.ranks[seat] for seat in left)
        winners = tuple(seat for seat in left if outcome.ranks[seat] == best)
    return log.Over(tuple(map(float, outcome.scores)), outcome.reason, winners)
