"""Cloudy Kingdom (Jolly Dutch 2023, by Wouter Moons and Joeri Hessels): routes between castles in the clouds."""

from cumuli.core.game import Game
from cumuli.games.cloudy_kingdom.actions import Action
from cumuli.games.cloudy_kingdom.explain import explain
from cumuli.games.cloudy_kingdom.notation import code, read, word, write
from cumuli.games.cloudy_kingdom.saving import numbers, restore
from cumuli.games.cloudy_kingdom.setup import Options, check, choices, opened, start
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.static import static
from cumuli.games.cloudy_kingdom.tables import ENDED_BY
from cumuli.games.cloudy_kingdom.view import observe, own, redact, resample, shows, truth

GAME: Game[CloudyKingdom] = Game(
    id="cloudy_kingdom",
    version="1",
    versions=("1",),
    seats=range(2, 5),
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
    endings=ENDED_BY,
    tie="8.7",
)
