"""Cloudy Kingdom in sentences: castles, cells and cards for somebody who does not look.  Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cumuli.core.seen import Facts, Lines, Seen, Spoken
from cumuli.games.cloudy_kingdom.actions import Place
from cumuli.games.cloudy_kingdom.drawing import PORTS, mask, turned
from cumuli.games.cloudy_kingdom.notation import cell_name

SIDES: Final = ("N", "E", "S", "W")


def board(seen: Seen) -> Lines:
    """The castles, every cell, how far each family reaches, and the piles."""
    view = seen.view
    castles = [_castles(seen, side) for side in SIDES if any(view["castles"][side])]
    cells = [_cell(seen, cell) for cell in range(view["size"] ** 2)]
    return [*castles, *cells, *scores(seen), _piles(seen)]


def _castles(seen: Seen, side: str) -> str:
    row = [seen.text(f"family-{one}") if one else seen.text("spoken-no-castle") for one in seen.view["castles"][side]]
    return seen.text("spoken-castles", side=side, families=", ".join(row))


def _cell(seen: Seen, cell: int) -> str:
    view = seen.view
    stack, name = view["cells"][cell], cell_name(cell, view["size"])
    if not stack:
        return seen.text("board-cell-empty", cell=name)
    face, turn = stack[-1]
    lying = seen.text("board-lying-we" if turn % 2 else "board-lying-ns")
    told = [
        seen.text("board-cell-pile", cell=name, count=len(stack), face=seen.named("face", face), lying=lying),
        _ways(seen, face, turn),
    ]
    if len(stack) > 1:
        told.append(_ends(seen, *stack[-2]))
    if cell in view["immune"] or cell in view["no_cover"]:
        told.append(seen.text("board-cell-safe"))
    if view["last"]["cell"] == cell:
        told.append(seen.text("board-cell-last"))
    return " ".join(filter(None, told))


def _named(seen: Seen, ports: int) -> str:
    return seen.words.list([seen.text(f"spoken-way-{port}") for i, port in enumerate(PORTS) if ports >> i & 1])


def _blocks(seen: Seen, face: str, turn: int) -> Sequence[str]:
    """What a card joins when it lies so, each as a phrase."""
    return [_named(seen, turned(mask(block), turn)) for block in seen.static["faces"][face]["blocks"]]


def _ways(seen: Seen, face: str, turn: int) -> str:
    joined = _blocks(seen, face, turn)
    if not joined:
        return seen.text("spoken-joins-nothing")
    return " ".join(seen.text("spoken-joins", ways=ways) for ways in joined)


def _ends(seen: Seen, face: str, turn: int) -> str:
    """The routes on the two ends of a covered card that stick out."""
    out = mask("EW" if turn % 2 else "NS")
    flaps = turned(mask(seen.static["faces"][face]["flaps"]), turn) & out
    return seen.text("spoken-ends", ways=_named(seen, flaps)) if flaps else ""


def _piles(seen: Seen) -> str:
    view = seen.view
    top = seen.named("face", view["discard"][-1]) if view["discard"] else seen.text("cli-none")
    return seen.text("cli-piles", deck=view["deck"], discard=len(view["discard"]), top=top)


def hand(seen: Seen) -> Lines:
    """The reader's route card in each of its turns, what a spell has drawn, and the magic that is left."""
    view, lines = seen.view, []
    faces = list(view["drawn"]) if view["phase"] == "spell" else []
    if view["hand"] is not None:
        faces.append(view["hand"])
    for face in dict.fromkeys(faces):
        card = seen.static["faces"][face]
        ways = [
            seen.pair("nesw"[turn], _ways(seen, face, turn)) for turn in ((0, 1) if card["symmetric"] else range(4))
        ]
        lines += [seen.text("cli-card", name=seen.named("face", face), face=face), *ways]
    if view["known"]:
        lines.append(seen.text("cli-known", faces=seen.words.list([seen.named("face", f) for f in view["known"]])))
    if seen.seat is not None:
        lines += [_magic(seen, magic) for magic in view["seats"][seen.seat]["magic"] or ()]
    return lines or [seen.text("board-no-card")]


def _magic(seen: Seen, magic: str) -> str:
    own = seen.static["magics"][magic]["text"]
    text = own[seen.words.lang] if own else seen.text(f"magic-{magic}-text")
    return seen.pair(f"{seen.named('magic', magic)} ({magic})", text)


def scores(seen: Seen) -> Lines:
    """Which cells hang together with the castles of each family."""
    size, lines = seen.view["size"], []
    for family, found in seen.view["reach"].items():
        cells = dict.fromkeys(cell_name(cell, size) for cell, _ in found)
        lines.append(
            seen.text("spoken-reach", family=seen.text(f"family-{family}"), cells=seen.words.list(cells))
            if cells
            else seen.text("spoken-reach-nothing", family=seen.text(f"family-{family}"))
        )
    return lines


def who(seen: Seen) -> Lines:
    """Who plays which family, with which magic."""
    lines = []
    for number, seat in enumerate(seen.view["seats"]):
        if seat["family"] is None:
            lines.append(seen.names[number])
            continue
        magics = seat["magic"]
        magic = seen.words.list([seen.named("magic", m) for m in magics]) if magics else seen.text("cli-none")
        if magics is None:
            magic = seen.text("cli-hidden", count=seat["magic_count"])
        family = seen.text(f"family-{seat['family']}")
        lines.append(seen.text("cli-seat", name=seen.names[number], family=family, magic=magic))
    return lines


def help(seen: Seen) -> Lines:
    """How a card is turned."""
    return [seen.text("cli-turns")]


def prompt(seen: Seen) -> str:
    """What is asked now."""
    id, facts = _asked(seen.view)
    return seen.text(id, **facts)


def _asked(view: Mapping[str, Any]) -> tuple[str, Facts]:
    """The message that asks what a view asks."""
    spell = view["spell"]
    if spell is None:
        return f"prompt-{view['phase']}", {}
    step = spell["steps"][min(spell["step"], len(spell["steps"]) - 1)]
    op = step["op"]
    if op == "choose":
        return f"prompt-choose-{step['from']}", {}
    if op == "offer":
        inside = spell["steps"][spell["step"] + 1]["op"]
        return "prompt-offer", {"op": inside if inside in ("cycle_hand", "swap_hand") else "other"}
    if op == "reorder":
        return "prompt-pick", {}
    if op in ("place", "place_self"):
        return ("prompt-place-drawn" if len(set(view["drawn"])) > 1 else "prompt-place"), {}
    return "prompt-spell", {}


def facts(seen: Seen, word: Any) -> Facts:
    """What a card joins when it lies as the word says."""
    if not isinstance(word, Place):
        return {}
    joined = _blocks(seen, word.face, word.turn)
    return {"ways": "; ".join(joined), "count": len(joined)}


SPOKEN: Final = Spoken(board, board, hand, scores, who, help, prompt, facts)
