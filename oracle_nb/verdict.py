"""Verdicts: what a game says of an action before it is done.

*Malformed* means that something cannot be read as an action at all; *illegal* that it was read and
is refused. The refusals that any game has carry ids of their own, beginning with ``play.``.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

NOT_YOUR_TURN: Final = "play.not-your-turn"
DECISION_PENDING: Final = "play.decision-pending"
NOT_NOW: Final = "play.not-now"
NOT_HELD: Final = "play.not-held"
NO_TARGET: Final = "play.no-target"
OVER: Final = "play.over"

Facts = Mapping[str, Any]
NO_FACTS: Final[Facts] = {}


class Broken(msgspec.Struct, frozen=True):
    """One reason for a refusal: the id of the rule, and the facts that break it.

    The names of the facts tell their types (``color`` is a color, ``space`` a space, ``tokens`` a
    number); the game's words turn them into text.
    """

    rule: str
    facts: Facts = NO_FACTS


class Cost(msgspec.Struct, frozen=True, gc=False):
    """Tokens to be paid for an action, and the rule that asks for them."""

    rule: str
    tokens: int


class Verdict(msgspec.Struct, frozen=True):
    """Allowed, with its cost and the rules that allow it; or refused, with every rule broken."""

    rules: tuple[str, ...] = ()
    cost: tuple[Cost, ...] = ()
    broken: tuple[Broken, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether no rule is broken."""
        return not self.broken

    @property
    def broken_rules(self) -> tuple[str, ...]:
        """The ids of the broken rules, each once, in the order they were found."""
        return tuple(dict.fromkeys(one.rule for one in self.broken))

    @property
    def tokens(self) -> int:
        """Everything the action costs."""
        return sum(item.tokens for item in self.cost)

    def __bool__(self) -> bool:
        return self.allowed


def refused(rule: str, **facts: Any) -> Verdict:
    """A refusal that stands alone."""
    return Verdict(broken=(Broken(rule, facts),))


class MalformedAction(ValueError):
    """A text or value that cannot be read as an action."""


class IllegalAction(ValueError):
    """An action that the rules refuse; ``verdict`` says why."""

    def __init__(self, action: object, verdict: Verdict) -> None:
        super().__init__(f"{action} is refused by {', '.join(verdict.broken_rules)}")
        self.action = action
        self.verdict = verdict
