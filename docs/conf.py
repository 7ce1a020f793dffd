"""How the guide is built."""

project = "Cumuli"
author = "The Cumuli authors"
copyright = "2026, The Cumuli authors"
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "alabaster"
html_theme_options = {"description": "A table for three board games under one sky.", "page_width": "60rem"}
html_show_sphinx = False
exclude_patterns = ["shots"]
