"""The leak certificate: the house gets it, and a leak planted in any surface is found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from msgspec import structs
from starlette.responses import PlainTextResponse

from cumuli.cli import main
from cumuli.core.game import Refusal
from cumuli.games import SHELF
from cumuli.leakcheck import certificate
from cumuli.leakcheck.certificate import check
from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.leakcheck.surfaces import SURFACES
from cumuli.luck import Luck
from cumuli.server.app import App, told_record
from cumuli.server.door import doors as programs
from cumuli.server.hub import Hub
from cumuli.server.minds.visions import Visions
from cumuli.server.notices import hook, outbox, push, words
from cumuli.server.pages import Pages
from cumuli.server.people import mydata
from cumuli.server.review import doors
from cumuli.server.review import telling as review
from cumuli.server.table import since, takeback, telling
from cumuli.server.table.deeds import Ordered, Pledged
from cumuli.server.table.play import Play
from cumuli.server.table.presence import Presence
from cumuli.server.table.reminders import Reminders
from cumuli.server.table.room import Room
from cumuli.store.sqlite import SqliteStore
from settings import GAMES, some

SEEDS = {"cloud_mine": 1, "cloudy_kingdom": 1, "broom_service": 5}


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_they_may_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificate, "TWINS", some(4, 1))
    monkeypatch.setattr(certificate, "WORLDS", some(2, 1))
    found = check(game, 1, SEEDS[game])
    assert found.told == [] and not found.leaks
    assert found.whole and found.twins
    assert all(found.spoken[surface] for surface in SURFACES if surface != "logs")


@pytest.mark.parametrize("game", GAMES)
def test_no_surface_tells_the_key_of_luck(game: str, tmp_path: Path) -> None:
    """Not while the game goes on: its digits, its bytes, and what could be worked out from it ahead."""

    async def look() -> None:
        store = SqliteStore(tmp_path / "cumuli.db")
        people = [await certificate.somebody(store, number) for number in range(max(SHELF[game].seats) + 1)]
        evening = certificate.opened(game, [person for person, _ in people], Random(SEEDS[game]))
        begun = len(evening.told)
        for at, _ in enumerate(evening.moments()):
            if at == 12:
                break
        (key,) = [deed.key for deed in evening.told[0].deeds if isinstance(deed, Pledged)]
        dealer = evening.room.play and evening.room.play.table.dealer
        assert isinstance(dealer, Luck) and dealer.key.hex() == key
        run = Run(store, [*people[: evening.seats], people[-1]], [])
        run.open(evening.told[:begun])
        for taken in evening.told[begun:]:
            await run.take(taken)
            for seat in (*range(evening.seats), None):
                for surface in SURFACES.values():
                    said = await surface(run, seat)
                    assert key.encode() not in said and dealer.key not in said and dealer.mix.encode() not in said
        assert evening.room.summary.pledge.encode() in await SURFACES["opened"](run, None)
        run.close()
        (first, *rest), other = evening.told, Pledged("00" * 32, evening.room.summary.pledge)
        deeds = tuple(other if isinstance(deed, Pledged) else deed for deed in first.deeds)
        said = []
        for one in (first, structs.replace(first, deeds=deeds)):
            run = Run(store, [*people[: evening.seats], people[-1]], [])
            run.open([one, *rest])
            eyes = (*range(evening.seats), None)
            said.append([await surface(run, seat) for surface in SURFACES.values() for seat in eyes])
            run.close()
        assert said[0] == said[1], "who cannot know the key is told the same whatever it is"
        await store.close()

    asyncio.run(look())


def moves(room: Room) -> str:
    """What nobody but the house knows whole."""
    return "" if room.play is None else repr(room.play.moves)


def plant_frames(patch: pytest.MonkeyPatch) -> None:
    publish = Presence.publish

    def loud(presence: Presence, room: Room, step: Any) -> None:
        publish(presence, room, step)
        for link in presence.watchers[room.id]:
            link.say(moves(room))

    patch.setattr(Presence, "publish", loud)


def plant_opened(patch: pytest.MonkeyPatch) -> None:
    """A game that tells everybody every event as it was."""
    game = SHELF["cloudy_kingdom"]
    patch.setitem(SHELF, game.id, replace(game, redact=lambda state, event, seat: event))


def plant_view(patch: pytest.MonkeyPatch) -> None:
    """A game that shows everybody the whole position."""
    game = SHELF["broom_service"]
    patch.setitem(SHELF, game.id, replace(game, observe=lambda state, seat: {"all": game.save(state)}))


def plant_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Play, "muted", lambda play, seat: repr(play.table.state.key()))


def plant_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "why", lambda room, person, command: Refusal("not-now", "1", (("all", moves(room)),)))


def plant_telling(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks in words is told what the house sees."""
    seen_by = telling.seen_by

    def clairvoyant(play: Play, seat: int | None, *more: Any) -> Any:
        seen = seen_by(play, seat, *more)
        owner = next((s for s in range(len(play.asks)) if s != seat), seat)
        return replace(seen, view=play.game.observe(play.table.state, owner))

    patch.setattr(telling, "seen_by", clairvoyant)


def plant_lobby(patch: pytest.MonkeyPatch) -> None:
    note, tell = Presence.note, Presence.tell_lobby
    last: dict[int, Room] = {}

    def noted(presence: Presence, room: Room) -> None:
        last[id(presence)] = room
        note(presence, room)

    def told(presence: Presence, link: Any) -> None:
        tell(presence, link)
        link.say(moves(last[id(presence)]))

    patch.setattr(Presence, "note", noted)
    patch.setattr(Presence, "tell_lobby", told)


def whispers(patch: pytest.MonkeyPatch) -> Callable[[], str]:
    """What nobody but the house knows of the game at which something is asked just now."""
    guest = Run.guest
    now: list[Room] = []

    def noted(run: Run, seat: int | None) -> Any:
        now[:] = [run.room]
        return guest(run, seat)

    patch.setattr(Run, "guest", noted)
    return lambda: moves(now[0])


def gossiping(patch: pytest.MonkeyPatch, module: Any, name: str, spoil: Any) -> None:
    """Let something that is told add to it."""
    secret, true = whispers(patch), getattr(module, name)
    patch.setattr(module, name, lambda *given, **more: spoil(true(*given, **more), secret()))


def plant_push(patch: pytest.MonkeyPatch) -> None:
    gossiping(patch, push, "payload", lambda body, secret: body + secret.encode())


def plant_hook(patch: pytest.MonkeyPatch) -> None:
    gossiping(patch, hook, "body_of", lambda body, secret: body + secret.encode())


def plant_mail(patch: pytest.MonkeyPatch) -> None:
    gossiping(patch, words, "mail_text", lambda text, secret: text + secret)


def plant_notices(patch: pytest.MonkeyPatch) -> None:
    """When they are told depends on what was done in secret."""
    gossiping(patch, outbox, "asked", lambda found, secret: (found[0], float(crc32(secret.encode()))))


def plant_reminders(patch: pytest.MonkeyPatch) -> None:
    """Whoever reminds is told what the others did."""
    remind = Reminders.remind

    async def chatty(reminders: Reminders, link: Any, room: Room, command: Any) -> None:
        link.say(moves(room))
        await remind(reminders, link, room, command)

    patch.setattr(Reminders, "remind", chatty)


def plant_looked(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes back is told all that was done."""
    seen = since.then

    def whole(room: Room, *more: Any) -> Any:
        return [structs.replace(then, view={"all": moves(room)}) for then in seen(room, *more)]

    patch.setattr(since, "then", whole)


def plant_orders(patch: pytest.MonkeyPatch) -> None:
    """What is ordered is told to the table."""
    publish = Presence.publish

    def loud(presence: Presence, room: Room, step: Any) -> None:
        publish(presence, room, step)
        if step.deeds and isinstance(step.deeds[0], Ordered):
            for link in presence.watchers[room.id]:
                link.say(repr(step.deeds) + moves(room))

    patch.setattr(Presence, "publish", loud)


def plant_agreeing(patch: pytest.MonkeyPatch) -> None:
    """How far a move may be taken back depends on the others' hands."""
    patch.setattr(takeback, "moves_left", lambda record, seats: crc32(repr(record.moves).encode()) % len(record.moves))


def plant_programs(patch: pytest.MonkeyPatch) -> None:
    """A program is told how all others stand, in the place of its own seat."""
    look = programs.looked

    def clairvoyant(room: Room, seat: int, *more: Any) -> Any:
        return structs.replace(look(room, seat, *more), muted=str(moves(room)))

    patch.setattr(programs, "looked", clairvoyant)


def plant_pages(patch: pytest.MonkeyPatch) -> None:
    """A link to a table is shown elsewhere with how the game stands."""
    secret, page = whispers(patch), Pages.page

    async def titled(pages: Pages, request: Any) -> Any:
        response = await page(pages, request)
        response.headers["x-title"] = str(crc32(secret().encode()))
        return response

    patch.setattr(Pages, "page", titled)


def plant_export(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks for their own data is given the log of their games."""
    everything = mydata.MyData._all

    async def more(doors: mydata.MyData, person: Any) -> Any:
        entries = await doors.hub.store.entries(TABLE)
        return {**await everything(doors, person), "log": [entry.payload.decode() for entry in entries]}

    patch.setattr(mydata.MyData, "_all", more)


def plant_doors(patch: pytest.MonkeyPatch) -> None:
    async def visions(doors: Visions, request: Any) -> Any:
        return PlainTextResponse(moves(await doors.hub.room(request.path_params["table"])))

    patch.setattr(Visions, "visions", visions)


def plant_replay(patch: pytest.MonkeyPatch) -> None:
    async def record(doors: App, request: Any) -> Any:
        return PlainTextResponse(str(told_record(await doors.hub.room(request.path_params["table"]), "")))

    patch.setattr(App, "record", record)


def plant_review(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks back sees what nobody knew."""
    seen = review.shown
    patch.setattr(doors, "shown", lambda reel, eyes, ply: seen(reel, review.TRUTH, ply))


def plant_bots(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Play, "guess", lambda play, seat, rng: play.game.save(play.table.state))


def plant_timing(patch: pytest.MonkeyPatch) -> None:
    """The house passes at once for whoever must pass."""
    paced = Play.paced.fget
    assert paced is not None
    hasty = property(lambda play: paced(play) and play.game.forced(play.table.state) is None)
    patch.setattr(Play, "paced", hasty)


def plant_logs(patch: pytest.MonkeyPatch) -> None:
    enter = Room.enter

    def noisy(room: Room, deeds: Any, command: str, at: float) -> Any:
        logging.getLogger("cumuli").debug("now %s", deeds)
        return enter(room, deeds, command, at)

    patch.setattr(Room, "enter", noisy)


def plant_figures(patch: pytest.MonkeyPatch) -> None:
    """A counter that goes by how the game really stands."""
    publish = Hub.publish

    def counted(hub: Hub, room: Room, step: Any) -> None:
        publish(hub, room, step)
        hub.figures.stumbles.inc(0 if room.play is None else crc32(repr(room.play.table.state.key()).encode()) % 97)

    patch.setattr(Hub, "publish", counted)


PLANTS = {name.removeprefix("plant_"): plant for name, plant in list(globals().items()) if name.startswith("plant_")}


@pytest.mark.parametrize("plant", sorted(PLANTS))
def test_a_planted_leak_is_found(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    surface = {"view": "opened"}.get(plant, plant)
    monkeypatch.setattr(certificate, "TWINS", 6)
    monkeypatch.setattr(certificate, "WORLDS", 4)
    PLANTS[plant](monkeypatch)
    game = "cloudy_kingdom" if plant == "opened" else "broom_service"
    found = check(game, 1, SEEDS[game], surfaces=(surface,))
    assert found.leaks[surface] and found.told[0].one != found.told[0].other


def test_every_surface_has_a_planted_leak() -> None:
    assert set(SURFACES) <= set(PLANTS)


def test_the_command_prints_the_certificate_and_fails_for_a_leak(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certificate, "TWINS", 1)
    monkeypatch.setattr(certificate, "WORLDS", 1)
    monkeypatch.setenv("COLUMNS", "120")
    words = ("--lang", "en", "leakcheck", "cloud_mine", "--games", "1", "--seed", "1")
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "Cloud Mine: 1 games" in said and "Nobody was told" in said and "when answers are heard" in said
    plant_replay(monkeypatch)
    assert main(words) == 1
    said = capsys.readouterr().out
    assert "Something was told" in said and "the record before the end, game 0" in said
