"""Cloud Mine (Giochi Uniti 2018, by Guido Albini and Martino Chiacchiera): five words for a cloud among others."""

from cumuli.core.game import Game
from cumuli.games.cloud_mine.actions import Action
from cumuli.games.cloud_mine.explain import explain
from cumuli.games.cloud_mine.notation import SAY, code, read, word, write
from cumuli.games.cloud_mine.saving import numbers, restore
from cumuli.games.cloud_mine.setup import SEATS, Options, check, choices, opened, start
from cumuli.games.cloud_mine.sheet import ENDINGS, sheet
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.games.cloud_mine.static import static
from cumuli.games.cloud_mine.talking import mute
from cumuli.games.cloud_mine.view import observe, own, redact, resample, shows, truth

GAME: Game[CloudMine] = Game(
    id="cloud_mine",
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
    opened=opened,
    mute=mute,
    loose=SAY,
    sheet=sheet,
    endings=ENDINGS,
    tie="8.5",
)
