"""The rules: what is legal and why, and what an action changes."""
