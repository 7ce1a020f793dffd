"""The table in sentences, for whoever plays by words."""

from __future__ import annotations

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.people.person import LANGS
from cumuli.telling import TOPICS


async def told(run: Run, seat: int | None) -> bytes:
    """One of the things that can be asked, another every time; and a line that means nothing."""
    ear, turn = run.guest(seat).table, run.room.entries + (seat or 0)
    about, lang = TOPICS[turn % len(TOPICS)], LANGS[turn % len(LANGS)]
    said = [await run.send(ear, type="Tell", id="t", table=TABLE, seat=seat, about=about, lang=lang)]
    if seat is not None:
        ask = run.play.asks[seat] or 0
        said.append(await run.send(ear, type="Write", id="r", table=TABLE, seat=seat, ask=ask, line="…"))
    return b"\n".join(said)
