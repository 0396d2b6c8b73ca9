"""The Advanced Game keeps to the contract, and shows nobody the log sheets of others."""

from collections.abc import Iterable
from typing import ClassVar

import pytest

from oracle_nb.games.rules import Rules
from oracle_nb.mythology.advanced.model.position import Setting
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from tests.conformance import Conformance


class TestAdvancedMythology(Conformance):
    """A game of two at random, and one of five strategists with all options."""

    package = MYTHOLOGY_ADVANCED
    bots: ClassVar[tuple[str, ...]] = ("random", "strategist")
    decisions: ClassVar[int] = 120
    pairs: ClassVar[int] = 3
    closely: ClassVar[int] = 1
    step: ClassVar[int] = 3

    def tables(self) -> Iterable[tuple[Rules, int]]:
        yield AdvancedMythology(Setting(players=2)), 3
        options = Setting(5, start="random", prayer="yes", evils="yes", zeus="yes")
        yield AdvancedMythology(options), 7


@pytest.mark.long
class TestAdvancedMythologyWithEveryBot(TestAdvancedMythology):
    """Both bots play at both tables."""

    decisions: ClassVar[int] = 250
    pairs: ClassVar[int] = 8
    closely: ClassVar[int] = 2
    step: ClassVar[int] = 1
