"""Bots that play Mythology."""
