"""The bots see pixels and nothing else: no file of theirs reaches for what the clouds were made of."""

import ast
from pathlib import Path

import cumuli

SOURCE = Path(cumuli.__file__).parent
BOTS = sorted((SOURCE / "bots").rglob("*.py"))
SECRETS = ("deck.toml", "outlines.npz", "cumuli.clouds")


def imported(path: Path) -> set[str]:
    """Every module that a file names in an import, wherever in the file, relative ones made whole."""
    package = (path.parent.relative_to(SOURCE.parent)).parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *filter(None, [node.module])))
            found |= {module} | {f"{module}.{name.name}" for name in node.names}
    return found


def reached(path: Path) -> set[Path]:
    """The file, and every file of this project that its imports lead to."""
    seen: set[Path] = set()
    ahead = [path]
    while ahead:
        file = ahead.pop()
        if file in seen:
            continue
        seen.add(file)
        for module in imported(file):
            if module.partition(".")[0] == "cumuli":
                place = SOURCE.parent.joinpath(*module.split("."))
                ahead += [found for found in (place.with_suffix(".py"), place / "__init__.py") if found.is_file()]
    return seen


def strings(path: Path) -> set[str]:
    """Every text in a file's code."""
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_the_search_finds_what_is_there() -> None:
    assert SOURCE / "bots/cloud_mine/segment.py" in reached(SOURCE / "bots/cloud_mine/perception.py")
    assert SOURCE / "clouds/sky.py" in reached(SOURCE / "server/own/crafts.py")


def test_no_bot_imports_the_cloud_maker_by_any_road() -> None:
    maker = SOURCE / "clouds"
    for path in BOTS:
        guilty = [file for file in reached(path) if maker in file.parents]
        assert not guilty, f"{path.relative_to(SOURCE)} leads to {guilty}"


def test_no_bot_names_the_files_that_tell_what_a_cloud_was_made_of() -> None:
    for path in BOTS:
        told = {secret for text in strings(path) for secret in SECRETS if secret in text}
        assert not told, f"{path.relative_to(SOURCE)} names {told}"
