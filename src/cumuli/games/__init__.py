"""The shelf: every game that can be played here."""

from typing import Any

from cumuli.core.game import Game
from cumuli.core.standins import Printed
from cumuli.games.broom_service import GAME as BROOM_SERVICE
from cumuli.games.broom_service.standins import PRINTED as BROOM_SERVICE_PRINTED
from cumuli.games.cloud_mine import GAME as CLOUD_MINE
from cumuli.games.cloudy_kingdom import GAME as CLOUDY_KINGDOM
from cumuli.games.cloudy_kingdom.standins import PRINTED as CLOUDY_KINGDOM_PRINTED

SHELF: dict[str, Game[Any]] = {game.id: game for game in (CLOUDY_KINGDOM, BROOM_SERVICE, CLOUD_MINE)}
PRINTED: dict[str, Printed] = {"cloudy_kingdom": CLOUDY_KINGDOM_PRINTED, "broom_service": BROOM_SERVICE_PRINTED}
"""What stands in for values of the printed games; Cloud Mine has decks of pictures instead."""
