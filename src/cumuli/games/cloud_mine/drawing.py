"""A table as a terminal tells it: the round, its people, and the clouds as dots.  Pure.

The words and the pictures come from outside: a picture is rows of dots, True
where there is cloud.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cumuli.core.seen import Words

Segment = tuple[str, str]
"""Some signs and the name of their style, "" for none."""
Line = list[Segment]
View = Mapping[str, Any]
Dots = Sequence[Sequence[bool]]

WIDTH: Final = 104
CARD: Final = 24
"""Signs of a card's width: two dots each."""
ROWS: Final = 10
"""Signs of a card's height: four dots each."""
ACTS: Final = "▸"
BRAILLE: Final = 0x2800
BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""Which bit of a braille sign is which of its dots, by row and column."""


def braille(dots: Dots) -> list[str]:
    """A picture in signs of two by four dots; nothing where it is empty."""
    rows = []
    for top in range(0, len(dots), 4):
        row = ""
        for left in range(0, len(dots[top]), 2):
            bits = sum(BITS[y][x] for y in range(4) for x in range(2) if dots[top + y][left + x])
            row += chr(BRAILLE + bits) if bits else " "
        rows.append(row)
    return rows


def cards(pictures: Sequence[Dots | None], captions: Sequence[Line]) -> list[Line]:
    """Clouds beside one another, each with its caption, in as many rows as they need; None is a card face down."""
    lines: list[Line] = []
    many = WIDTH // (CARD + 2)
    for start in range(0, len(pictures), many):
        drawn = [braille(dots) if dots else [" " * CARD] * ROWS for dots in pictures[start : start + many]]
        for row in range(ROWS):
            lines.append([("  ".join(picture[row] for picture in drawn).rstrip(), "sky")])
        caption: Line = []
        for line in captions[start : start + many]:
            width = sum(len(signs) for signs, _ in line)
            left = (CARD - width) // 2
            caption += [(" " * left, ""), *line, (" " * (CARD - width - left + 2), "")]
        lines += [caption, []]
    return lines


def state(view: View, words: Words) -> list[Line]:
    """Which round it is, and how many cards are left."""
    if not view["round"]:
        return [[(words.text("drawn-before"), "")]]
    facts = {"round": view["round"], "rounds": view["rounds"], "left": view["left"]}
    return [[(words.text("drawn-round", **facts), "name")]]


def people(view: View, names: Sequence[str], words: Words) -> list[Line]:
    """Everybody's part in the round, and how many cards they have."""
    lines: list[Line] = []
    for seat, name in enumerate(names):
        mark = f"{ACTS} " if seat in view["to_act"] else "  "
        pile = view["piles"][seat]
        cards = words.text("drawn-pile-hidden") if pile is None else words.text("drawn-pile", count=pile)
        line: Line = [(mark, "mark"), (name, "name")]
        if view["dreamer"] is not None:
            part = {view["dreamer"]: "dreamer", view["scout"]: "scout"}.get(seat, "watcher")
            line += [(" · ", "soft"), (words.text(f"role-{part}"), part)]
        lines.append([*line, (" · ", "soft"), (cards, "")])
    return lines


def said(view: View, names: Sequence[str], words: Words) -> list[Line]:
    """The description of the round, where there is one."""
    if view["text"] is None:
        return []
    return [[(words.text("drawn-words", name=names[view["dreamer"]], text=view["text"]), "mark")]]


def letter(place: int) -> str:
    """A place as people call it."""
    return chr(ord("A") + place)


def captions(view: View, words: Words) -> list[Line]:
    """The letters under the clouds that lie, and which of them lie face down."""
    return [
        [(letter(place), "soft" if card["turned"] else "name")]
        + ([(f" {words.text('drawn-down')}", "soft")] if card["turned"] else [])
        for place, card in enumerate(view["sky"] or ())
    ]


def plain(lines: Sequence[Line]) -> str:
    """A drawing without its styles."""
    return "\n".join("".join(signs for signs, _ in line) for line in lines)
