"""The proof that the engine and the second set of rules agree, decision by decision.

In random games of 2 to 8 players, and in crowded positions, both must list the same legal actions.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal

import msgspec

from oracle_nb.mythology.advanced.model.position import Position, Setting
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from tests.mythology.advanced.second.board import standard_board
from tests.mythology.advanced.second.legal import Choice, decider, legal, top
from tests.mythology.advanced.second.positions import games

PLAIN: Final = 14
"""The number of games without optional rules."""
KEPT: Final = 20
"""The number of troubles that are kept."""


@dataclass
class Tally:
    """Counts of a proof: decisions and legal actions by kind of decision, and disagreements."""

    decisions: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    @property
    def total(self) -> int:
        """The number of decisions."""
        return self.decisions.total()

    def add(self, other: "Tally") -> None:
        """Count what another has counted, too."""
        self.decisions.update(other.decisions)
        self.actions.update(other.actions)
        self.troubles += other.troubles[: KEPT - len(self.troubles)]

    def faults(self) -> list[str]:
        """Everything that shouldn't be."""
        return self.troubles if self.total else ["not one decision was looked at"]

    def table(self) -> str:
        """The counts of every kind of decision, and of all."""
        lines = [f"{'decision':12}{'decisions':>12}{'legal actions':>16}"]
        lines += [
            f"{kind:12}{count:12}{self.actions[kind]:16}"
            for kind, count in self.decisions.most_common()
        ]
        lines.append(f"{self.total} decisions, {self.actions.total()} legal actions")
        return "\n".join(lines + self.troubles)


def proved(number: int, wanted: int) -> Tally:
    """Return the tally of some decisions in the games with this number."""
    tally, board = Tally(), standard_board()
    rules = AdvancedMythology(setting_of(number))
    for at, _action, _after in games(rules, Random(number)):
        saved = msgspec.to_builtins(at)
        kind = kind_of(saved)
        own, listed = legal(board, saved), engine_choices(rules, at)
        tally.decisions[kind] += 1
        tally.actions[kind] += len(listed)
        if own != listed or decider(saved) != at.to_move:
            tally.troubles.append(f"game {number}, {kind}: {differing(own, listed)}")
        if kind == "draw":
            tally.troubles += map(str, faults(at, rules.setting, rules.world))
        if tally.total >= wanted or len(tally.troubles) >= KEPT:
            break
    return tally


def setting_of(number: int) -> Setting:
    """Return the setting of a game: two of each number of players, then two with Zeus, again."""
    again, place = divmod(number, PLAIN + 2)
    start: Literal["historical", "random"] = "random" if place % 2 else "historical"
    prayer: Literal["no", "yes"] = "yes" if place % 3 == 1 or place > PLAIN else "no"
    evils: Literal["no", "yes"] = "yes" if (place + again) % 4 >= 2 else "no"
    zeus: Literal["no", "yes"] = "yes" if place >= PLAIN else "no"
    players = 5 + again % 4 if place >= PLAIN else 2 + place // 2
    return Setting(players, start=start, prayer=prayer, evils=evils, zeus=zeus)


def kind_of(saved: dict[str, Any]) -> str:
    """Return the name of a decision: the pending one, or the phase."""
    choice = top(saved)
    if choice and choice.get("rivals"):
        return "draw"
    return str(choice["decision"] if choice else saved["phase"])


def engine_choices(rules: AdvancedMythology, at: Position) -> set[Choice]:
    """Return the legal actions of the engine."""
    return {(str(each.verb), each.unit, each.target) for each in rules.legal_actions(at)}


def differing(own: set[Choice], listed: set[Choice]) -> str:
    """Return where two lists of legal actions differ, in words."""
    return f"second set only {sorted(own - listed)[:5]}, engine only {sorted(listed - own)[:5]}"
