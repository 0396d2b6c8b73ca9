"""Lessons to take, to read and to hand out, and the page for teachers."""
