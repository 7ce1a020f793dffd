"""How a bot decides in Broom Service, by level.

*state* is a guess at the world; of the others' hands only their sizes are
used, which everybody can count.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random

from cumuli.bots.broom_service import planner
from cumuli.bots.broom_service.blend import Blend
from cumuli.bots.broom_service.mind import Mind, draw, odds
from cumuli.bots.broom_service.outlook import Net, Outlook
from cumuli.bots.broom_service.personas import Persona, persona
from cumuli.bots.broom_service.search import Search
from cumuli.bots.broom_service.skill import SKILLS, Skill
from cumuli.bots.broom_service.why import compared, courage, mixed
from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Reason, Thought
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

SPREAD = {t.SELECTING: 0.9, t.LEADING: 0.3, t.ANSWERING: 0.3, t.ACTING: 0.0}
"""VP by which a choice may be worse and still be taken now and then, where none is played out."""


@cache
def net() -> Net:
    """What was learned from games: docs/bots/broom_service.md says how."""
    data = json.loads(files("cumuli.bots.broom_service").joinpath("data/outlook.json").read_text())
    return Net(data["units"], data["weights"])


def decide(
    state: BroomService, level: str, seat: int, rng: Random, me: Me, budget: Budget, why: bool = False
) -> Thought:
    """What a bot answers."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return Thought(legal[0])
    if level in SKILLS and state.phase in SPREAD:
        return _weigh(state, SKILLS[level], seat, rng, persona(me), budget, legal, why)
    return Thought(planner.decide(state, seat, rng), reasons=(Reason("orders"),) if why else ())


def outlook_of(state: BroomService, skill: Skill, who: Persona) -> Outlook:
    """What this bot thinks positions are worth."""
    outlook = Blend(state, net(), skill.trust) if skill.trust < 1.0 else Outlook(state.rules, net())
    outlook.wand, outlook.bolt, outlook.potion = who.wand, who.bolt, who.potion
    return outlook


def _weigh(
    state: BroomService,
    skill: Skill,
    seat: int,
    rng: Random,
    who: Persona,
    budget: Budget,
    legal: list[int],
    why: bool,
) -> Thought:
    """One of the choices that a seat has in the tricks and before them."""
    outlook = outlook_of(state, skill, who)
    mood = None if skill.counts else who.boldness
    mind = Mind(state, seat, outlook, who.leading, skill.deep, skill.wide, skill.orders, mood)
    phase, rounds = state.phase, 0
    values = mind.choices(legal)
    if phase in skill.searched:
        search = Search(state, seat, outlook, rng)
        values = search.best(sorted(values, key=lambda code: -values[code])[: skill.choices], skill.worlds, budget)
        rounds = search.played
        chances = odds(values, 0.0, 0.0)
    else:
        chances = odds(values, skill.warmth * SPREAD[int(phase)], 3.0)
    code = draw(chances, rng)
    if not why:
        return Thought(code, chances)
    reasons = [*compared(values, code, rounds), *mixed(chances, code)]
    if phase == t.LEADING or phase == t.ANSWERING:
        role = (code - t.LEAD0) >> 1 if phase == t.LEADING else int(state.role)
        reasons += courage(state, seat, code, *mind.courage(role)) if skill.counts else [Reason("feeling")]
        if not rounds:
            reasons.append(Reason("leads", {"cost": round(-who.leading, 2)}))
    return Thought(code, chances, tuple(reasons))
