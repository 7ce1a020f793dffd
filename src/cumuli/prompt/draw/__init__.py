"""The games drawn as SVG, from what somebody sees and nothing else: the page's shapes and colours, without a page."""
