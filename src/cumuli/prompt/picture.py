"""A table seen by somebody, ready to be shown: as SVG and HTML in a notebook, as text at a prompt, as a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from cumuli.prompt import asked, lines
from cumuli.prompt.draw import kingdom, realm, sky
from cumuli.prompt.draw.sheet import Sheet, sealed
from cumuli.prompt.eyes import Sight

DRAWN: Final[dict[str, Callable[[Sight], Sheet]]] = {
    "broom_service": realm.sheet,
    "cloud_mine": sky.sheet,
    "cloudy_kingdom": kingdom.sheet,
}
"""By game: how it is drawn from what eyes see."""


@dataclass(frozen=True)
class Picture:
    """A table at one moment, through somebody's eyes."""

    sight: Sight

    @property
    def caption(self) -> str:
        """Whose eyes these are, and what is asked."""
        return f"{self.sight.caption} {asked.line(self.sight)}".strip()

    @property
    def svg(self) -> str:
        """The drawing, whole in itself: no font, script or picture is fetched from anywhere."""
        said = "\n".join(lines.spoken(self.sight))
        return sealed(DRAWN[self.sight.game](self.sight), self.caption, said)

    def save(self, path: str | Path) -> Path:
        """Write the drawing to a file, as SVG; returns where."""
        file = Path(path)
        file.write_text(self.svg, encoding="utf-8")
        return file

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return (
            '<figure style="margin:0;max-width:60rem">'
            f"{self.svg}"
            f'<figcaption style="font:italic 0.9em/1.5 sans-serif;padding:.3em 0">{escape(self.caption)}</figcaption>'
            "</figure>"
        )

    def __str__(self) -> str:
        return "\n".join([self.caption, "", *lines.drawn(self.sight)])

    def __repr__(self) -> str:
        return f"<Picture: {self.caption}>"


def picture(sight: Sight) -> Picture:
    """The picture of what somebody sees."""
    return Picture(sight)
