"""Mythology keeps to the contract; nothing in it is hidden."""

from collections.abc import Iterable
from typing import ClassVar

from oracle_nb.games.rules import Rules
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.rules.engine import Mythology
from tests.conformance import Conformance


class TestMythology(Conformance):
    """One game of two, and one of four who form alliances."""

    package = MYTHOLOGY
    bots: ClassVar[tuple[str, ...]] = ("random",)
    decisions: ClassVar[int] = 60
    pairs: ClassVar[int] = 2
    closely: ClassVar[int] = 1

    def tables(self) -> Iterable[tuple[Rules, int]]:
        yield Mythology(Setting(players=2)), 3
        yield Mythology(Setting(players=4)), 7
