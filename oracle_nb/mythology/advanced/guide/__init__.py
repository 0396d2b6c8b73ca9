"""The guided game of the Advanced Game: its start, its tips, and when they are due."""
