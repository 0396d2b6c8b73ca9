"""The explorer of boards: what is looked at, its views, its plots."""
