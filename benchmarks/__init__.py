"""Figures: how fast the engine is, beside others (`make bench`)."""
