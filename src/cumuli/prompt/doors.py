"""The doors: `CloudyKingdom()`, `BroomService()`, `CloudMine()`, each with its game's options as keywords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from cumuli.prompt.game import DOORS, Game

if TYPE_CHECKING:
    from typing import Unpack

    from cumuli.prompt.options import BroomOptions, KingdomOptions, MineOptions


class CloudyKingdom(Game):
    """A game of Cloudy Kingdom, for two to four: routes between castles in the clouds.

    >>> game = CloudyKingdom(["Ann", "Bob"], board="2x2", seed=7)
    >>> game
    <CloudyKingdom of Ann, Bob: 0 moves, Bob to act>
    >>> game.legal[0]
    Move('2 place straight a1 n')
    >>> move = game.push("place straight a1 e")
    >>> game.to_act
    (0,)
    >>> game.pop() == move
    True
    >>> game.why_not("place straight c3 n")
    'That is no move in this game. game.legal lists all that may be played now.'
    """

    id: ClassVar[str] = "cloudy_kingdom"

    def __init__(
        self,
        seats: int | Sequence[str] = 2,
        *,
        seed: int | None = None,
        lang: str = "en",
        **options: Unpack[KingdomOptions],
    ) -> None:
        super().__init__(seats, seed=seed, lang=lang, options=options)


class BroomService(Game):
    """A game of Broom Service, for two to five: brave and cowardly witches deliver potions.

    Roles are chosen by all at once: `to_act` names everybody who still owes a choice.

    >>> game = BroomService(["Ann", "Bob", "Cem"], seed=3)
    >>> game.to_act
    (0, 1, 2)
    >>> while len(game.to_act) > 1:
    ...     game.push(game.bot("planner")).seat
    0
    1
    """

    id: ClassVar[str] = "broom_service"

    def __init__(
        self,
        seats: int | Sequence[str] = 2,
        *,
        seed: int | None = None,
        lang: str = "en",
        **options: Unpack[BroomOptions],
    ) -> None:
        super().__init__(seats, seed=seed, lang=lang, options=options)


class CloudMine(Game):
    """A game of Cloud Mine, for three to eight: five words for a cloud that should be found, but late.

    A dreamer may say whatever it likes, so its list of moves holds one stand-in only.

    >>> game = CloudMine(["Ann", "Bob", "Cem"], seed=2, start="1")
    >>> events = game.play(game.legal[0])
    >>> "say a sleeping bear" in game.legal
    True
    >>> game.why_not("say a bear that sleeps on a sofa")
    'That makes 7 words. Say it in five, or fewer.'
    """

    id: ClassVar[str] = "cloud_mine"

    def __init__(
        self,
        seats: int | Sequence[str] = 3,
        *,
        seed: int | None = None,
        lang: str = "en",
        **options: Unpack[MineOptions],
    ) -> None:
        super().__init__(seats, seed=seed, lang=lang, options=options)


DOORS.update({door.id: door for door in (CloudyKingdom, BroomService, CloudMine)})
