"""A bot that sends its carts where many sacks wait for them."""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec

from harvest_game.rules import Action, Harvest, Position
from oracle_nb.core.chance import random_below

SIMILAR = 3
"""Number of best orders among which the bot chooses at random, so that it is unpredictable."""


class FarmerBot:
    """A bot that fills its carts, leaves no sacks, and keeps heavy carts for later."""

    name = "farmer"

    def __init__(self, seed: int = 0, rules: Harvest | None = None) -> None:
        self._seed = seed

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return one of the best orders."""

        def loss(action: Action) -> tuple[int, int]:
            sacks = view.sacks[action.place]
            return abs(action.cart - sacks) - min(action.cart, sacks), action.cart

        best = sorted(options, key=loss)[:SIMILAR]
        return best[random_below(self._seed, crc32(_encode(view)), len(best))]


def _encode(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)
