"""One browser session: its address, its page, and what its browser has kept."""
