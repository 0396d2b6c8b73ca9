"""Verdicts: what a game says of an action before it is done, and what would work instead.

*Malformed* means that something cannot be read as an action at all; *illegal* that it was read and
is refused. The refusals that any game has carry ids of their own, beginning with ``play.``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final, Generic, Literal, SupportsIndex, TypeVar, overload

import msgspec

from oracle_nb.core.errors import OracleError

NOT_YOUR_TURN: Final = "play.not-your-turn"
DECISION_PENDING: Final = "play.decision-pending"
NOT_NOW: Final = "play.not-now"
NOT_HELD: Final = "play.not-held"
NO_TARGET: Final = "play.no-target"
OVER: Final = "play.over"

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
Facts = Mapping[str, Any]
NO_FACTS: Final[Facts] = {}


class Violation(msgspec.Struct, frozen=True):
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
    broken: tuple[Violation, ...] = ()

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
    """Return a refusal that stands alone."""
    return Verdict(broken=(Violation(rule, facts),))


class Reason(msgspec.Struct, frozen=True):
    """A sentence, and the id of the rule it rests on."""

    rule: str
    text: str


class LegalActions(list[A]):
    """Legal actions; printed they are texts, each of which can be played as it stands there."""

    def __init__(self, actions: Iterable[A], write: Callable[[A], str]) -> None:
        super().__init__(actions)
        self._write = write

    @overload
    def __getitem__(self, index: SupportsIndex) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> "LegalActions[A]": ...
    def __getitem__(self, index: "SupportsIndex | slice") -> "A | LegalActions[A]":
        if isinstance(index, slice):
            return LegalActions(super().__getitem__(index), self._write)
        return super().__getitem__(index)

    def __repr__(self) -> str:
        # Lines are to break between actions, not within one.
        texts = ", ".join(repr(self._write(action)).replace(" ", "\xa0") for action in self)
        lines = [one.replace("\xa0", " ") for one in wrap(texts, 98, break_on_hyphens=False)]
        return "\n ".join([f"<{len(self)} action{'s' if len(self) != 1 else ''}", *lines]) + ">"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))


class Repair(msgspec.Struct, Generic[A_co], frozen=True):
    """A way to what was refused.

    ``actions`` are one or two, each legal when tried after the other, whatever is drawn; the last
    does what was wanted, as nearly as can be. ``change`` is a short key of what differs ("die",
    "target"), or of what comes first ("sail"); each game has its own. ``tokens`` is what the whole
    line costs.
    """

    actions: tuple[A_co, ...]
    change: str
    tokens: int = 0


class Repairs(msgspec.Struct, Generic[A_co], frozen=True):
    """What to do about a refusal.

    ``lines`` are at most three, the nearest first. Where there are none, ``missing`` tells what is
    missing and where it could come from: the ids of the rules that refuse, with facts. Both are
    empty where nothing was refused.
    """

    lines: tuple[Repair[A_co], ...] = ()
    missing: tuple[Violation, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """What to do instead, in words; a notebook shows it as text.

    ``lines`` are pairs of a sentence and the actions that it tells of, as texts; ``missing`` are
    sentences. Both are empty where nothing is to be said. ``for sentence, actions in advice`` goes
    through the lines.
    """

    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()
    missing: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        return iter(self.lines)

    def __str__(self) -> str:
        told = (f"{text} [{'; '.join(actions)}]" for text, actions in self.lines)
        return "\n".join((*told, *self.missing))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))


class UndoOutlook(msgspec.Struct, frozen=True):
    """Whether an action can be undone right after it is done, and the reason.

    ``reason`` is "yes" (nothing speaks against it), "analysis" (everything can be undone there),
    "bot" (until a bot that decides next has acted), "chance" (``draw`` says what is drawn first) or
    "passed" (another person decides next).
    """

    reason: Literal["yes", "analysis", "bot", "chance", "passed"]
    draw: str = ""

    @property
    def possible(self) -> bool:
        """What ``Game.can_undo`` says once the action is done."""
        return self.reason not in ("chance", "passed")


class Explanation(msgspec.Struct, frozen=True):
    """An action in words, before it is done.

    Allowed: what it does (``effects``), what it costs, what does the same for less (``cheaper``),
    why it is legal, what is random about it (with the chances), and whether it can be undone: only
    a game knows that, so ``undo`` is empty where a mere position is explained. Refused: every
    reason.
    """

    allowed: bool
    title: str
    effects: tuple[str, ...] = ()
    cost: tuple[Reason, ...] = ()
    cheaper: Advice = Advice()
    why: tuple[Reason, ...] = ()
    chance: tuple[str, ...] = ()
    undo: str = ""
    refusals: tuple[Reason, ...] = ()

    def __str__(self) -> str:
        lines = [self.title, *self.effects]
        lines += [f"{one.text} [{one.rule}]" for one in self.cost]
        lines.append(str(self.cheaper))
        lines += [f"{one.text} [{one.rule}]" for one in (*self.why, *self.refusals)]
        lines += [*self.chance, self.undo]
        return "\n".join(line for line in lines if line)


class MalformedAction(OracleError, ValueError):
    """A text or value that cannot be read as an action.

    ``key`` and ``facts`` say why in any language: message ``malformed-<key>`` of the game's book,
    where it has one.
    """

    def __init__(self, said: str, key: str = "", /, **facts: Any) -> None:
        super().__init__(said)
        self.key = key
        self.facts: Facts = facts


class IllegalAction(OracleError, ValueError):
    """An action that the rules refuse; ``verdict`` says why.

    Printed, it gives every reason: in the sentences of ``tell``, which is asked only then, else
    by the ids of the rules.
    """

    def __init__(
        self, action: object, verdict: Verdict, tell: Callable[[str], str] | None = None
    ) -> None:
        super().__init__(action, verdict)
        self.action = action
        self.verdict = verdict
        self._tell = tell

    def __str__(self) -> str:
        if self._tell is None:
            return f"{self.action} is refused by {', '.join(self.verdict.broken_rules)}"
        return f"{self.action} is refused: {self.told()}"

    def told(self, language: str = "en") -> str:
        """Return every reason as a sentence; the ids of the rules where there are no texts."""
        if self._tell is None:
            return ", ".join(self.verdict.broken_rules)
        return self._tell(language)

    def __reduce__(self) -> "tuple[type[IllegalAction], tuple[object, Verdict]]":
        return IllegalAction, (self.action, self.verdict)


class PositionError(OracleError, ValueError):
    """A position that can't be played from; ``faults`` lists everything wrong with it.

    Printed, a fault is a sentence that names the field.
    """

    def __init__(self, faults: Sequence[object]) -> None:
        self.faults = tuple(faults)
        shown = [str(fault) for fault in self.faults[:20]]
        if len(self.faults) > 20:
            shown.append(f"... and {len(self.faults) - 20} more faults")
        super().__init__("this position can't be played:\n  " + "\n  ".join(shown))

    def __reduce__(self) -> tuple[type["PositionError"], tuple[tuple[object, ...]]]:
        return PositionError, (self.faults,)
