"""Names and keywords of the concepts in English, German and French, from Unicode CLDR: data/cldr.json of the bots.

Where the annotations are, says --sets or CLOUD_SETS, as for the silhouettes.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any, Final

from emoji import concepts, sets

LANGUAGES: Final = ("en", "de", "fr")
TO: Final = Path(__file__).parents[2] / "src/cumuli/bots/cloud_mine/data/cldr.json"


def symbols() -> dict[str, str]:
    """A picture's name -> its character, the bare one where Unicode has it with and without a colour mark."""
    codes = json.loads((sets() / "@iconify-json/noto/chars.json").read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for code, name in codes.items():
        found.setdefault(name, "".join(chr(int(part, 16)) for part in code.split("-") if part.lower() != "fe0f"))
    return found


def annotations(language: str) -> dict[str, Any]:
    """What CLDR says of every character in a language."""
    path = sets() / "cldr-annotations-full/annotations" / language / "annotations.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))["annotations"]["annotations"])


def names() -> dict[str, dict[str, Any]]:
    """Concept -> language -> its name, after its first picture, and the keywords of all its pictures."""
    character = symbols()
    told: dict[str, dict[str, Any]] = {concept: {} for concept in concepts()}
    for language in LANGUAGES:
        said = annotations(language)
        for concept, (pictures, _) in concepts().items():
            entries = [said[character[name]] for name in pictures if character.get(name) in said]
            if not entries:
                raise SystemExit(f"CLDR has no {language} name for {concept}.")
            words = dict.fromkeys(word for entry in entries for word in entry.get("default", ()) + entry.get("tts", ()))
            name = entries[0]["tts"][0]
            told[concept][language] = {"name": name, "keywords": [word for word in words if word != name]}
    return told


def main() -> None:
    """Writes the names, one concept a line, so that a change is easily seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", help="where npm install put the annotations")
    parser.add_argument("--to", type=Path, default=TO)
    asked = parser.parse_args()
    if asked.sets:
        os.environ["CLOUD_SETS"] = asked.sets
    lines = (f"{json.dumps(concept)}: {json.dumps(told, ensure_ascii=False)}" for concept, told in names().items())
    asked.to.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
