"""The exercises of Mythology's lessons, by topic."""
