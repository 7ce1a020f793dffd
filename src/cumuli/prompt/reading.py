"""A record for the door: read and proved by the rules, and what is wrong with it said in words."""

from __future__ import annotations

from cumuli.proof import Wrong, head, line_of, prove, read
from cumuli.record import Record
from cumuli.words import Catalogue, refusal


def readable(record: str | Record, lang: str) -> Record:
    """A record that the rules allow; raises ValueError, in words, for any other."""
    text = str(record)
    try:
        told = read(text)
        prove(told)
    except Wrong as wrong:
        raise ValueError(why(wrong, text, lang)) from None
    return told


def why(wrong: Wrong, text: str, lang: str) -> str:
    """What is wrong, and in which line."""
    facts = dict(wrong.facts)
    if "ply" in facts:
        facts["number"] = line_of(text, int(facts["ply"]))
    if wrong.refused is not None:
        facts["why"] = refusal(wrong.refused, head(text)["game"], lang)
    return Catalogue(None, lang).text(f"refusal-record-{wrong.what}", **facts)
