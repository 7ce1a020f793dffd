"""The games of the shelf as games of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import pyspiel

from cumuli.core.game import CHANCE, Game
from cumuli.core.position import OVER
from cumuli.games import SHELF
from cumuli.games.cloud_mine import tables as cloud_mine
from cumuli.lab.spiel.observer import Observer
from cumuli.lab.spiel.parameters import Parameter, setup_from, specification
from cumuli.lab.spiel.play import Play

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
TOGETHER: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
PREFIX: Final = "cumuli_"


class State(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: all of it is in `play`, so that copying and keeping it is short work."""

    def __init__(self, game: GameDoor) -> None:
        super().__init__(game)
        self.play = Play.begin(game.setup)

    def current_player(self) -> int:
        """Who acts; where several seats owe an answer, the first of them, or in a simultaneous game all at once."""
        position = self.play.position
        seat: int = position.actor()
        if seat >= 0 and self.get_game().simultaneous and len(position.to_act()) > 1:
            return TOGETHER
        return TERMINAL if seat == OVER else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.play.position.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play
        setup = play.setup
        if setup.phrases and player == play.position.actor() and play.position.phase == DESCRIBING:
            codes = [code for code in setup.played.codes[-setup.phrases :] if play.position.allows(player, code)]
        else:
            codes = play.position.legal_actions(player)
        actions = setup.played.actions
        return sorted([actions[code] for code in codes])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every answer luck may give now, with its exact probability."""
        play = self.play
        answers = play.position.chance()
        total = sum([weight for _, weight in answers])
        actions = play.setup.lots.actions
        return sorted([(actions[code], weight / total) for code, weight in answers])

    def _apply_action(self, action: int) -> None:
        play = self.play
        seat = play.position.actor()
        numbering = play.setup.lots if seat == CHANCE else play.setup.played
        play.apply(seat, numbering.codes[action])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        play = self.play
        for seat in play.position.to_act():
            play.apply(seat, play.setup.played.codes[actions[seat]])

    def _action_to_string(self, player: int, action: int) -> str:
        setup = self.play.setup
        return setup.text((setup.lots if player == CHANCE else setup.played).codes[action])

    def returns(self) -> list[float]:
        """How many each seat beats less how many beat it, over all the others; nothing before the end."""
        outcome = self.play.position.outcome()
        return list(outcome.returns) if outcome else [0.0] * self.play.setup.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that tells this player the same, all that it cannot know drawn anew.

        Its history begins here: how this world came about nobody has played.
        """
        state: State = self.get_game().new_initial_state()
        state.play = self.play.resampled(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        return self.play.record()


class GameDoor(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel with one table's options; tables that are alike share their rules."""

    shelved: Game[Any]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        known = specification(self.shelved)
        said = {name: value for name, value in (params or {}).items() if value != known[name]}
        self.simultaneous = bool(said.get("simultaneous", False))
        self.setup = setup_from(self.shelved, said)
        super().__init__(kind(self.shelved, self.simultaneous), self._info(), said)

    def _info(self) -> Any:
        setup = self.setup
        return pyspiel.GameInfo(
            num_distinct_actions=len(setup.played),
            max_chance_outcomes=len(setup.lots),
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setup.decisions,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """How often luck answers at most."""
        return self.setup.answers

    def new_initial_state(self, _start: object = None) -> State:
        """The game before luck has laid anything out."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What players are shown, see observer.py."""
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def kind(game: Game[Any], simultaneous: bool = False) -> Any:
    """What OpenSpiel must know of a game before a table is set up."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=NAMES[game.id],
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


NAMES: Final = {"broom_service": "Broom Service", "cloud_mine": "Cloud Mine", "cloudy_kingdom": "Cloudy Kingdom"}
DESCRIBING: Final = int(cloud_mine.DESCRIBING)


class BroomService(GameDoor):
    """Roles chosen in secret, led and followed."""

    shelved = SHELF["broom_service"]


class CloudMine(GameDoor):
    """A cloud picked, described by a number, and guessed."""

    shelved = SHELF["cloud_mine"]


class CloudyKingdom(GameDoor):
    """Cards laid and covered until two castles are joined."""

    shelved = SHELF["cloudy_kingdom"]


DOORS: Final = (BroomService, CloudMine, CloudyKingdom)


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for door in DOORS:
        if PREFIX + door.shelved.id not in known:
            pyspiel.register_game(kind(door.shelved), door)
