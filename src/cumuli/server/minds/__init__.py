"""When bots think, and who they are."""
