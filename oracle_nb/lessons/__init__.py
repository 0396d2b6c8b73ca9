"""The school, for any game: lessons, the beliefs behind wrong answers, what is known by now."""
