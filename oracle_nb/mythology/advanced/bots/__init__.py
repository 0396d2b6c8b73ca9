"""The bots of the Advanced Game."""
