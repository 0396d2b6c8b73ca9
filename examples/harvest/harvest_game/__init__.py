"""Harvest: carts are sent in secret, light ones load first, and equal ones block each other."""
