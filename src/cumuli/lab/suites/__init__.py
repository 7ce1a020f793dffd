"""Suites with exact answers: small games and last cards, worked out to the end, to measure bots by what they lose.

A match between two bots needs hundreds of games to tell them apart; here every single decision is judged.
"""
