"""A stage is a round of the engine: the same turns, the same answers, the same points, the same leader."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from cumuli.bots.broom_service.stage import Stage, hands_of
from cumuli.bots.broom_service.stage.rules import BRAVE, COWARD, PASS, Action, Public, actions, after, begun
from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service import tables as t
from long import long


def deed(state: Any, code: int) -> Action:
    if state.phase == t.LEADING:
        return (code - t.LEAD0) >> 1, COWARD if (code - t.LEAD0) & 1 else BRAVE
    return int(state.role), {t.BRAVE: BRAVE, t.COWARD: COWARD, t.PASS: PASS}[code]


def as_stage(state: Any, rng: Random) -> Stage:
    """The round that begins now, with a worth of its own for every role, deed and seat."""

    def worth() -> tuple[float, ...]:
        return tuple(rng.randrange(1, 1000) for _ in range(10))

    cursed = [3.0 if state.cursed >> role & 1 else 0.0 for role in range(10)]
    hands = [hands_of(10, int(state.hand[seat]).bit_count()) for seat in range(2)]
    return Stage(
        (worth(), worth()), (worth(), worth()), tuple(cursed), (hands[0], hands[1]),
        (float(rng.randrange(10**5)), float(rng.randrange(10**5))), int(state.leader),
    )  # fmt: skip


def told(stage: Stage, events: list[Any], leader: int) -> float:
    """The difference of points by what the engine has told of a round."""
    points = [0.0, 0.0]
    for event in events:
        match event:
            case ev.BraveActs(seat, role):
                points[seat] += stage.brave[seat][t.ROLES.index(role)]
            case ev.Led(seat, role, False) | ev.Answered(seat, role, False):
                points[seat] += stage.coward[seat][t.ROLES.index(role)]
            case ev.Penalised(seat, _, vp):
                points[seat] += vp
    points[leader] += stage.leading[leader]
    return points[0] - points[1]


def test_rounds_of_the_engine_and_stages_are_one_and_the_same() -> None:
    seen: Counter[str] = Counter()
    for seed in range(long(200, 12)):
        rng = Random(seed)
        state: Any = GAME.start(2, GAME.options(), GAME.version)
        stage: Stage | None = None
        public: Public | None = None
        held: list[int] = []
        while state.to_act():
            seat = state.to_act()[0]
            if seat == CHANCE:
                codes, weights = zip(*state.chance(), strict=True)
                state.apply(CHANCE, rng.choices(codes, weights)[0])
                continue
            if state.phase == t.LEADING and state.trick == 1 and stage is None and state.event != t.OLD_TIMES:
                stage = as_stage(state, rng)
                public, state.events = begun(stage), []
                held = [int(state.hand[one]) for one in range(2)]
                seen["rounds"] += 1
                seen["unequal"] += held[0].bit_count() != held[1].bit_count()
            legal = state.legal_actions(seat)
            code = rng.choice(legal)
            before = int(state.round)
            if stage and public and state.phase in (t.LEADING, t.ANSWERING):
                may = [deed(state, one) for one in legal]
                assert (public.actor, public.role < 0) == (seat, state.phase == t.LEADING)
                assert sorted(may) == sorted(actions(public, held[seat]))
                assert all(public.fits(one, held[one]) for one in range(2))
                public = after(stage, public, deed(state, code))
                seen[f"deed {deed(state, code)[1]}"] += 1
            state.apply(seat, code)
            ended = not state.to_act() or int(state.round) != before or state.phase in (t.BIDDING, t.HANDING_IN)
            if stage and public and ended:
                assert public.over
                assert told(stage, state.events, int(state.leader)) == public.points
                names = Counter(type(event).__name__ for event in state.events)
                seen["bumped"] += names["Bumped"]
                seen["penalised"] += names["Penalised"]
                seen["relieved"] += sum(isinstance(one, ev.Leads) and one.rule == "4.7" for one in state.events)
                stage, public, state.events = None, None, None
    assert seen["rounds"] >= long(1000, 60)
    for kind in ("deed 0", "deed 1", "deed 2", "bumped", "penalised", "relieved", "unequal"):
        assert seen[kind] >= 3, (kind, seen)
