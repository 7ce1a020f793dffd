"""For researchers: environments, arena and measurements."""
