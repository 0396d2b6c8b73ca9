"""The guided game of Mythology: its position, its tips, and when they are due."""
