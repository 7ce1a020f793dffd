"""A table as a picture, drawn from a view and nothing else: the map or the sky, and who has what in words below."""
