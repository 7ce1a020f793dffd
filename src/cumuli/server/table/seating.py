"""Who may take, leave or fill a seat, and who may change the options: each gives the deed, or refuses."""

from __future__ import annotations

from cumuli.luck import pledge, taken
from cumuli.server.house import House, checked, known_level, refuse
from cumuli.server.minds.botnames import bot_name
from cumuli.server.own.ownspells import asked
from cumuli.server.people.person import Person, clean_name
from cumuli.server.table import deeds as log
from cumuli.server.table.summary import FREE, Summary
from cumuli.server.wire import Accept, FillBots, HandOver, Reorder, Salt, SetBot, SetOptions, SetTerms, Sit, Stand

Command = Sit | Accept | Salt | Stand | SetBot | FillBots | Reorder | HandOver | SetOptions | SetTerms


def decided(house: House, table: str, summary: Summary, person: Person, command: Command) -> tuple[log.Deed, ...]:
    """What comes of a command that concerns who sits where, and what is played."""
    match command:
        case Sit():
            return (sit(summary, person, command),)
        case Accept():
            return accept(summary, person, command)
        case Salt():
            return (salted(summary, person, command),)
        case Stand():
            return stand(summary, person, command)
        case SetBot():
            return (set_bot(house, table, summary, person, command),)
        case FillBots():
            return fill_bots(house, table, summary, person, command)
        case Reorder():
            return (reorder(summary, person, command),)
        case HandOver():
            return (hand_over(summary, person, command),)
        case SetOptions():
            return (set_options(house, summary, person, command),)
        case SetTerms():
            return (set_terms(summary, person, command),)


def known_seat(summary: Summary, seat: int) -> int:
    if not 0 <= seat < len(summary.chairs):
        raise refuse("no-seat")
    return seat


def only_host(summary: Summary, person: Person) -> None:
    if summary.host != person.id:
        raise refuse("not-host")


def sit(summary: Summary, person: Person, command: Sit) -> log.Sat:
    seat = known_seat(summary, command.seat)
    if summary.status == "over":
        raise refuse("started")
    if person.id in summary.removed:
        raise refuse("removed")
    if not any(chair.free for chair in summary.chairs):
        raise refuse("table-full")
    if not summary.chairs[seat].free:
        raise refuse("seat-taken")
    return log.Sat(seat, person.id, clean_name(command.name) or person.name)


def accept(summary: Summary, person: Person, command: Accept) -> tuple[log.Deed, ...]:
    seats = summary.seats_of(person.id)
    if not seats:
        raise refuse("not-yours")
    if summary.status != "open":
        raise refuse("started")
    if command.what != asked(summary.options):
        raise refuse("other-spells")
    return tuple(log.Accepted(seat, command.what) for seat in seats)


def salted(summary: Summary, person: Person, command: Salt) -> log.Salted:
    seat = known_seat(summary, command.seat)
    if summary.chairs[seat].person != person.id:
        raise refuse("not-yours")
    if summary.status != "open":
        raise refuse("started")
    if not summary.pledge:
        raise refuse("not-pledged")
    return log.Salted(seat, command.salt)


def stand(summary: Summary, person: Person, command: Stand) -> tuple[log.Deed, ...]:
    seat = known_seat(summary, command.seat)
    chair = summary.chairs[seat]
    if chair.free or (chair.person != person.id and summary.host != person.id):
        raise refuse("not-yours")
    if summary.status == "over" or (summary.status == "playing" and chair.person != person.id):
        raise refuse("started")
    stood = log.Stood(seat)
    left = summary.with_chair(seat, FREE)
    heir = None if summary.host in left.persons else next_person(left, seat)
    return (stood,) if chair.person != summary.host or heir is None else (stood, log.HandedOver(heir))


def passed(summary: Summary, seat: int, person: Person) -> tuple[log.Deed, ...]:
    """A seat goes to somebody else while it is taken; with a host's last seat goes the table."""
    chair = summary.chairs[seat]
    if person.id in summary.removed:
        raise refuse("removed")
    sat = log.Sat(seat, person.id, person.name or chair.name)
    left = summary.with_chair(seat, FREE)
    hosted = chair.person == summary.host and summary.host not in left.persons
    return (sat, log.HandedOver(person.id)) if hosted else (sat,)


def next_person(summary: Summary, seat: int) -> str | None:
    """The first person who sits after that seat."""
    around = (*summary.chairs[seat:], *summary.chairs[:seat])
    return next((chair.person for chair in around if chair.person is not None), None)


def set_bot(house: House, table: str, summary: Summary, person: Person, command: SetBot) -> log.BotSet:
    only_host(summary, person)
    seat = known_seat(summary, command.seat)
    chair = summary.chairs[seat]
    if summary.status == "over":
        raise refuse("started")
    if not chair.free and (chair.bot is None or summary.status != "open"):
        raise refuse("seat-taken")
    level = known_level(house, summary.game, command.bot)
    return log.BotSet(seat, level, chair.name or bot_name(table, [other.name for other in summary.chairs]))


def fill_bots(house: House, table: str, summary: Summary, person: Person, command: FillBots) -> tuple[log.Deed, ...]:
    only_host(summary, person)
    if summary.status == "over":
        raise refuse("started")
    level = known_level(house, summary.game, command.bot)
    free = [seat for seat, chair in enumerate(summary.chairs) if chair.free]
    if not free:
        raise refuse("table-full")
    return bots(table, [chair.name for chair in summary.chairs], [(seat, level) for seat in free])


def bots(table: str, taken: list[str], seats: list[tuple[int, str]]) -> tuple[log.Deed, ...]:
    """Bots of these levels on these seats, each under a name of its own."""
    found: list[log.Deed] = []
    for seat, level in seats:
        name = bot_name(table, taken)
        taken.append(name)
        found.append(log.BotSet(seat, level, name))
    return tuple(found)


def reorder(summary: Summary, person: Person, command: Reorder) -> log.Reordered:
    only_host(summary, person)
    if summary.status != "open":
        raise refuse("started")
    if sorted(command.order) != list(range(len(summary.chairs))):
        raise refuse("no-seat")
    return log.Reordered(command.order)


def hand_over(summary: Summary, person: Person, command: HandOver) -> log.HandedOver:
    only_host(summary, person)
    heir = summary.chairs[known_seat(summary, command.seat)].person
    if heir is None:
        raise refuse("nobody-there")
    return log.HandedOver(heir)


def set_options(house: House, summary: Summary, person: Person, command: SetOptions) -> log.OptionsSet:
    only_host(summary, person)
    if summary.status != "open":
        raise refuse("started")
    if summary.origin is not None:
        raise refuse("forked")
    game = house.shelf.get(summary.game)
    if game is None:
        raise refuse("unknown-game")
    options = checked(house, game, command.seats, command.options)
    if any(chair.person for chair in summary.chairs[command.seats :]):
        raise refuse("seat-taken")
    return log.OptionsSet(command.seats, options)


def set_terms(summary: Summary, person: Person, command: SetTerms) -> log.TermsSet:
    only_host(summary, person)
    if summary.status != "open":
        raise refuse("started")
    return log.TermsSet(command.terms)


def pledged(house: House, table: str, game: str, moves: tuple[tuple[int, str], ...] = ()) -> tuple[log.Deed, ...]:
    """A new table's luck, where the house pledges it; *moves* are those it takes over from another."""
    if house.dealer is not None:
        return ()
    key = house.keys()
    return (log.Pledged(key.hex(), pledge(key, table, game, taken(moves))),)


def rematch(house: House, table: str, old: Summary, host: Person, now: float) -> tuple[log.Deed, ...]:
    """How a table begins that goes on with the same seats and options."""
    first: list[log.Deed] = [log.Created(old.game, len(old.chairs), old.options, host.id, now, old.terms)]
    first += pledged(house, table, old.game)
    for seat, chair in enumerate(old.chairs):
        if chair.resigned and chair.bot is not None:
            continue  # whoever gave up may sit down again
        if chair.person is not None:
            first.append(log.Sat(seat, chair.person, chair.name))
            if what := asked(old.options):  # all have played with it
                first.append(log.Accepted(seat, what))
        elif chair.bot is not None:
            first.append(log.BotSet(seat, chair.bot, chair.name))
    return tuple(first)
