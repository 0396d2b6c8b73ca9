"""The explorer of boards: its controller, views and plots."""
