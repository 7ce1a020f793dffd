"""How the guide is built."""

project = "Cumuli"
author = "The Cumuli authors"
copyright = "2026, The Cumuli authors"
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Cumuli"
html_show_sphinx = False
exclude_patterns = ["shots"]
