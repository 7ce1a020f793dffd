"""The shelf: every game that can be played here."""

from typing import Any

from cumuli.core.game import Game
from cumuli.games.broom_service import GAME as BROOM_SERVICE
from cumuli.games.cloud_mine import GAME as CLOUD_MINE
from cumuli.games.cloudy_kingdom import GAME as CLOUDY_KINGDOM

SHELF: dict[str, Game[Any]] = {game.id: game for game in (CLOUDY_KINGDOM, BROOM_SERVICE, CLOUD_MINE)}
