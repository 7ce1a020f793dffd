"""How the guide is built: Markdown, notebooks that are run while it is built, and the reference out of the sources."""

import os
import sys
import tempfile
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path

HOUSE = Path(__file__).parents[1] / "src" / "cumuli"


def source(path: str) -> FileFinder:
    """Read our own modules from their sources: what is compiled knows neither signatures nor attributes."""
    if not Path(path).is_relative_to(HOUSE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


sys.path.insert(0, str(HOUSE.parent))
os.environ["PYTHONPATH"] = str(HOUSE.parent)  # the notebooks' own processes read this tree, too
sys.path_hooks.insert(0, source)
sys.path_importer_cache.clear()

PROFILE = Path(tempfile.mkdtemp(), "profile_default")  # nobody's own settings, and no word about local sockets
PROFILE.mkdir()
(PROFILE / "ipython_kernel_config.py").write_text("get_config().IPKernelApp.log_level = 40\n", encoding="utf-8")
os.environ["IPYTHONDIR"] = str(PROFILE.parent)

project = "Cumuli"
author = "The Cumuli authors"
copyright = "2026, The Cumuli authors"
extensions = ["myst_nb", "sphinx.ext.autodoc"]
exclude_patterns = ["shots"]

myst_heading_anchors = 3
nb_execution_mode = "force"  # what a notebook shows is what this tree answers
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_merge_streams = True

default_role = "code"
OPTIONAL = ("gymnasium", "open_spiel", "pettingzoo", "pyspiel")
autodoc_mock_imports = [name for name in OPTIONAL if find_spec(name) is None]
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": False}
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = "Cumuli"
html_show_sphinx = False
html_static_path = ["static"]
html_css_files = ["boards.css"]
