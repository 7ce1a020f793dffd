"""One round of Broom Service for two as a game of its own: hands are chosen in secret, roles are worth fixed numbers.

It keeps what is hard about a round, who holds what and who dares, and leaves the map out.  So it can be solved:
`solved(Stage(...))` gives a pair of strategies and how much the best answer to either could still gain.
"""

from cumuli.bots.broom_service.stage.rules import Stage, hands_of
from cumuli.bots.broom_service.stage.solving import Solution, solved

__all__ = ["Solution", "Stage", "hands_of", "solved"]
