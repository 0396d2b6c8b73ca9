"""The rulebook as a page."""
