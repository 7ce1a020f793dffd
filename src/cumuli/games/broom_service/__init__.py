"""Broom Service (alea 2015, by Andreas Pelikan and Alexander Pfister): brave and cowardly witches deliver potions."""

from cumuli.core.game import Game
from cumuli.games.broom_service.actions import Action
from cumuli.games.broom_service.answering import ahead, forced, paced
from cumuli.games.broom_service.explain import explain
from cumuli.games.broom_service.notation import code, read, word, write
from cumuli.games.broom_service.orders import ordered, standing
from cumuli.games.broom_service.saving import numbers, restore
from cumuli.games.broom_service.setup import SEATS, Options, check, choices, start
from cumuli.games.broom_service.sheet import ENDINGS, sheet
from cumuli.games.broom_service.state import BroomService
from cumuli.games.broom_service.static import static
from cumuli.games.broom_service.view import observe, own, redact, resample, shows, truth

GAME: Game[BroomService] = Game(
    id="broom_service",
    version="1",
    versions=("1",),
    seats=SEATS,
    options=Options,
    choices=choices,
    check=check,
    start=start,
    observe=observe,
    own=own,
    truth=truth,
    redact=redact,
    resample=resample,
    shows=shows,
    explain=explain,
    static=static,
    word=word,
    code=code,
    write=write,
    read=read,
    words=Action,
    save=numbers,
    load=lambda seats, options, version, saved: restore(start(seats, options, version), saved),
    paced=paced,
    forced=forced,
    ahead=ahead,
    sheet=sheet,
    endings=ENDINGS,
    tie="8.5",
    standing=standing,
    ordered=ordered,
)
