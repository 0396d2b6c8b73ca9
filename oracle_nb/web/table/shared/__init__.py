"""A game that several screens share: seats, requests, clock, presence."""
