"""Replays: a timeline, its controller, views and summary pictures."""
