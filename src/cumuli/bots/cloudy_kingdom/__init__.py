"""Bots for Cloudy Kingdom."""
