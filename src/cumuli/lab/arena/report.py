"""An arena as JSON, for programs, and as Markdown with drawings, for people."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any, Final

import msgspec

from cumuli import __version__
from cumuli.compiled import engine
from cumuli.games import SHELF
from cumuli.lab.arena import Result
from cumuli.lab.arena.origin import processor
from cumuli.lab.arena.rating import Ratings
from cumuli.lab.arena.seating import Bot
from cumuli.lab.arena.sprt import Sprt
from cumuli.words import Catalogue

FORMAT: Final = 1
Row = tuple[str, ...]


def data(result: Result, ratings: Ratings | None) -> dict[str, Any]:
    """All that was measured and what it takes to measure it again, as plain data; intervals hold 95 %."""
    return {
        "format": FORMAT,
        "game": result.game,
        "options": result.options,
        "seats": result.seats,
        "meet": result.meet,
        "seeds": [result.seed, result.last],
        "games": len(result.games),
        "tie_rate": result.ties,
        "seat_0_share": result.first,
        "decisions_a_game": result.length,
        "version": __version__,
        "commit": result.commit,
        "compiled": compiled(result.game),
        "machine": {"python": platform.python_version(), "cpu": processor(), "cores": os.cpu_count()},
        "bots": [
            {
                "name": account.name,
                "budget_ms": None if "@" not in account.name else Bot.read(account.name).seconds * 1000,
                "games": account.games,
                "share": account.share,
                "share_interval": account.interval,
                "margin": account.margin if result.points else None,
                "margin_interval": account.ahead if result.points else None,
                "decisions": account.decisions,
                "cpu_ms_a_decision": account.seconds * 1000,
            }
            for account in result.accounts
        ],
        "matches": [
            {
                "bot": match.challenger,
                "against": match.others,
                "games": match.games,
                "share": match.score,
                "share_interval": match.interval,
                "won": match.wins[0],
                "won_interval": match.wins[1:],
                "margin": match.margin[0] if result.points else None,
                "margin_interval": match.margin[1] if result.points else None,
                "tie_rate": match.ties,
                "decisions_a_game": match.plies,
                "by_deal": [round(deal.score(match.challenger), 6) for deal in match.deals],
            }
            for match in result.matches
        ],
        "ratings": ratings and msgspec.to_builtins(ratings),
        "sprt": result.sprt
        and {
            "elo0": result.sprt.elo0,
            "elo1": result.sprt.elo1,
            "alpha": result.sprt.alpha,
            "beta": result.sprt.beta,
            "llr": result.sprt.llr,
            "bounds": result.sprt.bounds,
            "verdict": result.sprt.verdict,
            "deals_by_score": sorted(result.sprt.scores.items()),
        },
    }


def compiled(game: str) -> bool:
    """Whether all that this game and its bots run on is compiled; other games' modules do not matter."""
    others = {id for id in SHELF if id != game}
    return bool(engine().compiled) and all(others & set(name.split(".")) for name in engine().interpreted)


def match_rows(result: Result) -> list[Row]:
    """Headings' ids, then a row for every match."""
    heads = ["bot", "against", "games", "share", "won", *(["margin"] if result.points else []), "ties"]
    rows = [tuple(f"arena-{head}" for head in (*heads, "decisions", "time"))]
    for match in result.matches:
        rate, least, most = match.wins
        row = [match.challenger, f"{match.seats - 1} × {match.others}", str(match.games)]
        row += [_with(match.score, match.interval, ".3f"), _with(rate, (least, most), ".3f")]
        row += [_with(*match.margin, "+.2f")] if result.points else []
        rows.append((*row, f"{match.ties:.3f}", f"{match.plies:.1f}", f"{match.seconds * 1000:.2f}"))
    return rows


def bot_rows(result: Result, ratings: Ratings | None) -> list[Row]:
    """Headings' ids, then a row for every bot."""
    heads = ["bot", *(["elo", "step"] if ratings else []), "games", "share", *(["margin"] if result.points else [])]
    rows = [tuple(f"arena-{head}" for head in (*heads, "time"))]
    for i, account in enumerate(result.accounts):
        row = [account.name]
        if ratings:
            rating = ratings.ratings[i]
            step = ratings.steps[i - 1] if i else None
            row.append("0" if rating.name == ratings.anchor else _with(rating.elo, rating.interval, "+.0f"))
            row.append(_with(step.elo, step.interval, "+.0f") if step else "–")
        row += [str(account.games), _with(account.share, account.interval, ".3f")]
        row += [_with(account.margin, account.ahead, "+.2f")] if result.points else []
        rows.append((*row, f"{account.seconds * 1000:.2f}"))
    return rows


def _with(value: float, interval: tuple[float, float], format: str) -> str:
    return f"{value:{format}} [{interval[0]:{format}}, {interval[1]:{format}}]".replace("-", "−")


def conditions(result: Result, words: Catalogue) -> list[tuple[str, str]]:
    """Under what conditions it was played, named."""
    options = ", ".join(f"{key}={value}" for key, value in result.options.items())
    found = {
        "seats": str(result.seats),
        "seeds": f"{result.seed}–{result.last}",
        "options": options or words.text("arena-plain"),
        "games": str(len(result.games)),
        "ties": f"{result.ties:.3f}",
        "seat": f"{result.first:.3f}",
        "decisions": f"{result.length:.1f}",
        "program": f"{__version__} {result.commit}".strip()
        + ("" if compiled(result.game) else " " + words.text("arena-slow")),
        "machine": f"Python {platform.python_version()}, {processor()}",
    }
    return [(words.text(f"arena-{key}"), value) for key, value in found.items()]


def tested(result: Result, test: Sprt, words: Catalogue) -> list[str]:
    """What a sequential test has said."""
    low, high = (f"{bound:+.2f}" for bound in test.bounds)
    by_score = ", ".join(f"{score:g}: {deals}" for score, deals in sorted(test.scores.items()))
    bot, base = result.names
    return [
        words.text("arena-bounds", llr=f"{test.llr:+.2f}", low=low, high=high, deals=sum(test.scores.values())),
        words.text("arena-by-score", scores=by_score),
        words.text(f"arena-{test.verdict}", bot=bot, base=base, low=f"{test.elo0:g}", high=f"{test.elo1:g}"),
    ]


def markdown(result: Result, ratings: Ratings | None, pictures: list[str], lang: str = "en") -> str:
    """A page for people, with the pictures named."""
    words = Catalogue(result.game, lang)
    parts = [f"# {words.text('arena-page', game=words.text('name'))}"]
    parts += [f"![{words.text('arena-picture')}]({name})" for name in pictures]
    parts.append(_table(bot_rows(result, ratings), words))
    if ratings:
        parts.append(words.text("arena-note", anchor=ratings.anchor))
    if result.matches:
        parts.append(_table(match_rows(result), words))
    if result.sprt:
        parts.append(" ".join(tested(result, result.sprt, words)))
    parts.append("\n".join(f"- {name}: {value}" for name, value in conditions(result, words)))
    return "\n\n".join(parts) + "\n"


def _table(rows: list[Row], words: Catalogue) -> str:
    heads = [words.text(id) for id in rows[0]]
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows[1:]]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def write(result: Result, ratings: Ratings | None, stem: Path, lang: str = "en") -> list[Path]:
    """Write *stem*.json and *stem*.md and, where there are ratings, the drawings; returns what was written."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    if ratings:
        from cumuli.lab.arena import plots

        written.append(stem.with_name(stem.name + ".svg"))
        plots.ladder(result, ratings, written[-1], lang)
        if any("@" in name for name in result.names):
            written.append(stem.with_name(stem.name + "-time.svg"))
            plots.time(result, ratings, written[-1], lang)
    page = stem.with_name(stem.name + ".md")
    page.write_text(markdown(result, ratings, [file.name for file in written], lang), encoding="utf-8")
    numbers = stem.with_name(stem.name + ".json")
    numbers.write_bytes(msgspec.json.format(msgspec.json.encode(data(result, ratings)), indent=1) + b"\n")
    return [numbers, page, *written]
