"""Nim as a game of oracle-nb."""

from nim_game.package import NimPackage
from nim_game.rules import Nim

NIM = NimPackage(Nim)
