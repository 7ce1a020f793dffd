"""Bots for Broom Service."""
