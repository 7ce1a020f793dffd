"""A table as the lobby knows it: who sits where, with which options, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cumuli.server.house import PRIVATE, STANDARD, deck_of
from cumuli.server.own import standins
from cumuli.server.own.ownspells import asked
from cumuli.server.table.deeds import (
    Accepted,
    Answered,
    Became,
    BotFor,
    BotSet,
    Cleared,
    Created,
    Deed,
    Forked,
    HandedOver,
    Hushed,
    Imported,
    Moved,
    OptionsSet,
    Ordered,
    Over,
    Paused,
    Pledged,
    Proposed,
    Rematched,
    Removed,
    Reopened,
    Reordered,
    Resigned,
    Resumed,
    Returned,
    Salted,
    Sat,
    Sealed,
    Spoke,
    Started,
    Stood,
    TermsSet,
    Undone,
    What,
)
from cumuli.server.table.info import ClockInfo, EndInfo, LuckInfo, OriginInfo, ProposalInfo, SeatInfo, TableInfo
from cumuli.server.table.terms import USUAL, Terms
from cumuli.store import Row


class Chair(Struct, frozen=True):
    """One seat: free, a person's, or a bot's."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    deputy: str | None = None
    """The bot that answers until this person is back."""
    resigned: bool = False
    """A bot's, in the place of somebody who gave up."""
    accepted: str = ""
    """The mark of what this person agreed to play with, see ownspells.py."""
    salt: str = ""
    """What this person added to luck."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


FREE: Final = Chair()


class Proposal(Struct, frozen=True):
    """What a seat asks of the others."""

    number: int
    what: What
    seat: int
    left: int
    agreed: tuple[str, ...]
    """The persons who need not be asked any more."""


class Summary(Struct, frozen=True):
    """What the deeds so far make of a table."""

    game: str
    host: str
    created: float
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    version: str = ""
    """The version of the rules the game began with; empty before that."""
    status: str = "open"
    next: str | None = None
    terms: Terms = USUAL
    asked: tuple[tuple[int, float] | None, ...] = ()
    """By seat, while the game goes on: the question it must answer, and since when; everybody may know."""
    scores: tuple[float, ...] = ()
    winners: tuple[int, ...] = ()
    hushed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    proposal: Proposal | None = None
    proposals: int = 0
    """How many were made so far."""
    paused: bool = False
    ended: EndInfo | None = None
    pledge: str = ""
    """What binds luck at this table, see luck.py; empty at tables older than that."""
    salts: tuple[str, ...] = ()
    """What the seats had added to luck when the game began."""
    origin: OriginInfo | None = None
    imported: bool = False
    """Its game was played elsewhere; nobody sits here."""

    @property
    def persons(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person is not None}

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    def since(self, person: str) -> float | None:
        """Since when this person is asked on one of their seats; None where they are not."""
        return self.since_any(self.seats_of(person))

    def since_any(self, seats: Collection[int | None]) -> float | None:
        """Since when one of these seats is asked."""
        return min([asked[1] for seat, asked in enumerate(self.asked) if asked and seat in seats], default=None)

    def open_questions(self) -> list[tuple[int, tuple[int, float]]]:
        """The seats that must answer, each with its question and since when it is asked."""
        return [(seat, asked) for seat, asked in enumerate(self.asked) if asked is not None]

    def asking(self, asks: Sequence[int | None], at: float) -> Summary:
        """The summary once these questions stand, of which the new ones were put at that time."""
        old = dict(self.open_questions())
        asked = tuple(
            None if ask is None else known if (known := old.get(seat)) and known[0] == ask else (ask, at)
            for seat, ask in enumerate(asks)
        )
        return self if asked == self.asked else replace(self, asked=asked)

    def shut(self, person: str) -> str:
        """Why somebody may not look on; empty where they may."""
        if person in self.removed:
            return "removed"
        began = self.status != "open"
        return "closed" if began and self.terms.watching == "closed" and person not in self.persons else ""

    def others(self, person: str) -> set[str]:
        """The persons at the table whose consent somebody needs."""
        here = {chair.person for chair in self.chairs if chair.person is not None and chair.deputy is None}
        return here - {person}

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have still to answer to the proposal."""
        if self.proposal is None:
            return ()
        asked = self.others("") - set(self.proposal.agreed)
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person in asked)

    @property
    def dissent(self) -> tuple[int, ...]:
        """The seats of people who have not agreed to what the host plays with, and must before the game."""
        what = asked(self.options) if self.status == "open" else ""
        chairs = enumerate(self.chairs) if what else ()
        return tuple(n for n, c in chairs if c.person not in (None, self.host) and c.accepted != what)

    def with_chair(self, seat: int, chair: Chair) -> Summary:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def after(summary: Summary | None, deeds: Iterable[Deed]) -> Summary:
    """The summary once *deeds* are done; None stands for a table that is not there yet."""
    for deed in deeds:
        if isinstance(deed, Created):
            chairs = (FREE,) * deed.seats
            summary = Summary(deed.game, deed.host, deed.at, chairs, deed.options, terms=deed.terms)
        elif summary is None:
            raise ValueError("a log must begin with Created")
        else:
            summary = one_more(summary, deed)
    if summary is None:
        raise ValueError("an empty log has no summary")
    return summary


def one_more(summary: Summary, deed: Deed) -> Summary:
    """The summary after one deed."""
    match deed:
        case Sat(seat, person, name):
            return quiet(summary).with_chair(seat, Chair(person, name))
        case BotSet(seat, bot, name):
            return quiet(summary).with_chair(seat, Chair(None, name or bot, bot))
        case Reordered(order):
            return replace(summary, chairs=tuple(summary.chairs[seat] for seat in order))
        case HandedOver(person):
            return replace(summary, host=person)
        case Became(old, new):
            chairs = tuple(replace(chair, person=new) if chair.person == old else chair for chair in summary.chairs)
            host = new if summary.host == old else summary.host
            asks = summary.proposal
            if asks is not None:
                asks = replace(asks, agreed=tuple(new if person == old else person for person in asks.agreed))
            hushed, removed = (
                tuple(new if one == old else one for one in who) for who in (summary.hushed, summary.removed)
            )
            return replace(summary, chairs=chairs, host=host, proposal=asks, hushed=hushed, removed=removed)
        case Stood(seat):
            return quiet(summary).with_chair(seat, FREE)
        case Proposed(seat, what, left):
            number = summary.proposals + 1
            asker = summary.chairs[seat].person or ""
            return replace(summary, proposal=Proposal(number, what, seat, left, (asker,)), proposals=number)
        case Answered(seat, yes) if summary.proposal is not None:
            agreed = (*summary.proposal.agreed, summary.chairs[seat].person or "")
            return replace(summary, proposal=replace(summary.proposal, agreed=agreed) if yes else None)
        case Paused() | Resumed():
            return replace(quiet(summary), paused=isinstance(deed, Paused))
        case Resigned(seat, bot):
            chair = replace(summary.chairs[seat], resigned=True)
            heir = chair if bot is None else Chair(None, chair.name, bot, None, True)
            return quiet(summary).with_chair(seat, heir)
        case BotFor(seat, bot):
            return quiet(summary).with_chair(seat, replace(summary.chairs[seat], deputy=bot))
        case Returned(seat):
            return quiet(summary).with_chair(seat, replace(summary.chairs[seat], deputy=None))
        case Accepted(seat, what):
            return summary.with_chair(seat, replace(summary.chairs[seat], accepted=what))
        case OptionsSet(seats, options):
            chairs = (*summary.chairs[:seats], *(FREE,) * (seats - len(summary.chairs)))
            return replace(summary, options=options, chairs=chairs)
        case TermsSet(terms):
            return replace(summary, terms=terms)
        case Pledged(pledge=pledge):
            return replace(summary, pledge=pledge)
        case Salted(seat, salt):
            return summary.with_chair(seat, replace(summary.chairs[seat], salt=salt))
        case Imported(names, luck):
            chairs, sealed = tuple(Chair(None, name) for name in names), luck.get("pledge")
            return replace(summary, chairs=chairs, imported=True, pledge=sealed if isinstance(sealed, str) else "")
        case Forked(table, ply):
            return replace(summary, origin=OriginInfo(table, ply))
        case Started(version):
            return replace(summary, version=version, status="playing", salts=luck_info(summary).salts)
        case Over(scores, reason, winners, seat):
            given_up = any(chair.resigned for chair in summary.chairs)
            ended = EndInfo(reason, winners, seat, not scores) if given_up or not scores else None
            over = replace(quiet(summary), status="over", paused=False, ended=ended)
            return replace(over, scores=scores, winners=winners)
        case Rematched(table):
            return replace(summary, next=table)
        case Hushed(person, hushed):
            others = tuple(one for one in summary.hushed if one != person)
            return replace(summary, hushed=(*others, person) if hushed else others)
        case Removed(person):
            return replace(summary, removed=(*summary.removed, person))
        case Moved() | Undone():
            return quiet(summary)
        case Sealed() | Ordered() | Spoke() | Answered() | Reopened() | Cleared():
            return summary
        case Created():
            raise ValueError("a table is created once")


def quiet(summary: Summary) -> Summary:
    """The same without a proposal: what happened ends it."""
    return summary if summary.proposal is None else replace(summary, proposal=None)


def table_info(
    table: str,
    summary: Summary,
    me: str,
    online: Callable[[str], bool],
    status: str | None = None,
    away: Collection[int] = (),
    clocks: tuple[ClockInfo | None, ...] = (),
) -> TableInfo:
    """The table as one person may see it; who sits there is told by name only."""
    dissent = summary.dissent
    seats = tuple(
        replace(seat_info(chair, me, online, seat in away), agreed=seat not in dissent)
        for seat, chair in enumerate(summary.chairs)
    )
    asks = summary.proposal
    return TableInfo(
        table=table,
        game=summary.game,
        version=summary.version,
        status=status or summary.status,
        seats=seats,
        options=options_for(summary, me),
        asks=asked(summary.options),
        terms=summary.terms,
        host=summary.host == me,
        host_seat=next(iter(summary.seats_of(summary.host)), None),
        next=summary.next,
        created=summary.created,
        since=summary.since(me),
        standins=standins.left(summary.game, len(summary.chairs), summary.options),
        shut=summary.shut(me),
        proposal=None if asks is None else ProposalInfo(asks.number, asks.what, asks.seat, summary.waiting),
        paused=summary.paused,
        ended=summary.ended,
        clocks=clocks,
        luck=luck_info(summary) if summary.pledge else None,
        origin=summary.origin,
    )


def luck_info(summary: Summary) -> LuckInfo:
    """The table's luck as everybody may know it."""
    began = summary.status != "open"
    return LuckInfo(summary.pledge, summary.salts if began else tuple(chair.salt for chair in summary.chairs))


def options_for(summary: Summary, me: str) -> dict[str, Any]:
    """A table's options as one person may read them: a deck's id opens its pictures, which are for those who play."""
    found = deck_of(summary.options)
    if found is None or found[0] == STANDARD or me == summary.host or me in summary.persons:
        return summary.options
    return {**summary.options, "deck": PRIVATE}


def seat_info(chair: Chair, me: str, online: Callable[[str], bool], away: bool = False) -> SeatInfo:
    """One seat as one person may see it."""
    if chair.person is not None:
        here = online(chair.person)
        deputy, resigned = chair.deputy, chair.resigned
        return SeatInfo(chair.name, "person", None, chair.person == me, here, away and not here, deputy, resigned)
    if chair.bot is not None:
        return SeatInfo(chair.name, "bot", chair.bot, False, True, resigned=chair.resigned)
    if chair.name:
        return SeatInfo(chair.name, "person", None, False, False)
    return SeatInfo("", "free", None, False, False)


def as_row(table: str, summary: Summary) -> Row:
    """The summary as the store keeps it."""
    persons = summary.persons | ({summary.host} if summary.imported else set())
    data = msgspec.json.encode(summary)
    return Row(table, summary.game, summary.version, summary.status, summary.created, data, tuple(sorted(persons)))


def from_row(row: Row) -> Summary:
    return msgspec.json.decode(row.summary, type=Summary)
