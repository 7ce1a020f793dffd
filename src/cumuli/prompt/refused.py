"""Why something is not allowed, in words, with the rule behind it."""

from __future__ import annotations

from cumuli.core.game import Illegal, Refusal
from cumuli.words import Catalogue, refusal


class Refused(Illegal):
    """A move or a choice that the rules do not allow, said in the game's language.

    It is an `Illegal`, so `except Illegal` catches it.  The rule itself stands below the traceback.
    """

    def __init__(self, refused: Refusal, game: str, lang: str) -> None:
        super().__init__(refused)
        words = Catalogue(game, lang)
        self.reason = refused.reason
        """The reason's id, such as `no-contact`."""
        self.rule = refused.rule
        """The number of the rule behind it, such as `4.2`; empty where it is none of the game's."""
        unknown = refused.reason == "unknown-word"  # elsewhere it speaks of what is lit
        self.said = words.text("door-unknown-word") if unknown else refusal(refused, game, lang)
        """Why not, and what would work instead."""
        if refused.reason == "bad-options":
            facts = dict(refused.args)
            told = ": ".join(str(facts[key]) for key in ("option", "what") if facts.get(key))
            self.said += f" ({told})" if told else ""
        self.rule_said = rule_said(self.rule, words)
        """The rule in our own words; empty where there is none."""
        if self.rule_said:
            self.add_note(f"{words.text('rule-number', number=self.rule)}: {self.rule_said}")

    def __str__(self) -> str:
        return self.said


def rule_said(rule: str, words: Catalogue) -> str:
    """A numbered rule, or a ruling, in words; empty for a number that is none."""
    id = f"rule-{rule.replace('.', '-')}" if rule[:1].isdigit() else f"ruling-{rule}"
    return words.text(id) if rule and words.has(id) else ""
