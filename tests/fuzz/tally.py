"""Results of proofs, counted for each rule, and their table."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.registry import repairs_of
from tests.fuzz.pairs import Pair, pairs
from tests.fuzz.proof import Finding, prove

LEGAL: Final = 0.99
"""The least part of the pairs that must be legal once all causes are gone."""
KEPT: Final = 20
"""How many troubles are told."""
REPAIRED: Final = 20
"""Sampling interval of pairs whose repairs are tried."""


@dataclass
class Tally:
    """Counts by rule id.

    ``pairs`` that the rule refuses, ``alone`` of them; ``legal`` once all causes were gone;
    ``left`` how often only the rule's cause was left where there had been others, ``freed`` how
    often it did not refuse then, or not alone. ``troubles`` are told with the number of their game.
    """

    total: int = 0
    pairs: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)
    legal: Counter[str] = field(default_factory=Counter)
    left: Counter[str] = field(default_factory=Counter)
    freed: Counter[str] = field(default_factory=Counter)
    exceptions: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    all_legal: int = 0
    repairs: int = 0
    illegal_repairs: int = 0

    def add(self, other: "Tally") -> None:
        """Count what another has counted, too."""
        for name in ("pairs", "alone", "legal", "left", "freed", "exceptions"):
            getattr(self, name).update(getattr(other, name))
        for name in ("total", "all_legal", "repairs", "illegal_repairs"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.troubles += other.troubles[: KEPT - len(self.troubles)]

    def report(self, number: int, pair: Pair, text: str) -> None:
        if len(self.troubles) < KEPT:
            action = pair.reached.rules.notation.write(pair.action)
            self.troubles.append(f"game {number}, {action}, {', '.join(pair.causes)}: {text}")

    def enter(self, number: int, pair: Pair, finding: Finding) -> None:
        """Count a pair and what its proof came to."""
        self.total += 1
        self.pairs.update(pair.causes)
        if len(pair.causes) == 1:
            self.alone.update(pair.causes)
        self.left.update(finding.left)
        self.freed.update(finding.freed)
        if finding.legal:
            self.all_legal += 1
            self.legal.update(pair.causes)
        for rule in finding.freed:
            self.report(number, pair, f"not refused by {rule}, left alone")
        for text in finding.trouble:
            self.report(number, pair, text)

    def faults(self) -> list[str]:
        """Everything below the bar."""
        lines = list(self.troubles) if self.total else ["not one pair was looked at"]
        lines += [
            f"{rule}: {self.legal[rule]} of {self.pairs[rule]} legal"
            for rule in sorted(self.pairs)
            if self.legal[rule] < LEGAL * self.pairs[rule] - 1
        ]
        if self.all_legal < LEGAL * self.total:
            lines.append(f"{self.all_legal} of {self.total} legal with all causes gone")
        lines += [f"{rule}: an exception" for rule in sorted(self.exceptions)]
        if self.illegal_repairs:
            lines.append(f"{self.illegal_repairs} of {self.repairs} repairs are not legal")
        return lines

    def table(self) -> str:
        """The counts of every rule, and of all."""
        heads = ("all gone: legal", "one left", "refused", "exceptions")
        widths = (17, 10, 10, 12)
        titles = "".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True))
        lines = [f"{'rule':28}{'pairs':>9}{'alone':>9}{titles}"]
        for rule in sorted(self.pairs):
            there, left = self.pairs[rule], self.left[rule]
            refused = f"{1 - self.freed[rule] / left:.2%}" if left else "-"
            lines.append(
                f"{rule:28}{there:9}{self.alone[rule]:9}{self.legal[rule] / there:17.2%}"
                f"{left:10}{refused:>10}{self.exceptions[rule]:12}"
            )
        part = self.all_legal / max(1, self.total)
        lines.append(
            f"{self.total} pairs; with all causes gone {part:.2%} legal; with one left "
            f"{sum(self.freed.values())} of {sum(self.left.values())} not refused by it alone; "
            f"{self.repairs} repairs tried, {self.illegal_repairs} not legal"
        )
        return "\n".join(lines + self.troubles)


def proved(number: int, wanted: int) -> Tally:
    """The proofs of some pairs of the game with this number."""
    tally = Tally()
    try:
        for pair in pairs(number, wanted):
            _enter(tally, number, pair)
    except Exception as error:  # noqa: BLE001  (whatever it is, it is counted and told)
        tally.exceptions.update(["while playing"])
        tally.troubles.append(f"game {number}: {type(error).__name__}: {error}")
    return tally


def _enter(tally: Tally, number: int, pair: Pair) -> None:
    try:
        tally.enter(number, pair, prove(pair))
        if tally.total % REPAIRED == 0:
            repair(tally, number, pair)
    except Exception as error:  # noqa: BLE001  (the same)
        tally.exceptions.update(pair.causes)
        tally.report(number, pair, f"{type(error).__name__}: {error}")


def repair(tally: Tally, number: int, pair: Pair) -> None:
    """Try every repair step by step."""
    rules, start = pair.reached
    for line in repairs_of(rules, start, pair.action, pair.player).lines:
        tally.repairs += 1
        position = start
        for action in line.actions:
            if not rules.check(position, action).allowed:
                tally.illegal_repairs += 1
                tally.report(number, pair, f"{rules.notation.write(action)} repairs nothing")
                break
            position = rules.apply(position, action, SeededChance(number)).position
