"""Bots that think in other processes, on this machine or others: questions and answers over NATS."""
