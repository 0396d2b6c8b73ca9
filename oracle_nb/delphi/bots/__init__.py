"""Bots that know The Oracle of Delphi."""
