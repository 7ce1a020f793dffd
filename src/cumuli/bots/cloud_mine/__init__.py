"""Bots for Cloud Mine: they look at the pictures, and know of a cloud only what they see."""
