"""One browser session: its address, its page, and its cookies."""
