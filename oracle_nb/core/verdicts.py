"""Verdicts: whether an action is legal, why, and what would work instead.

*Malformed* means that something can't be read as an action at all; *illegal* means that it was read
and refused. Refusals that every game has carry ids of their own, which begin with ``play.``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final, Generic, Literal, SupportsIndex, overload

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.core.generics import A, A_co

NOT_YOUR_TURN: Final = "play.not-your-turn"
DECISION_PENDING: Final = "play.decision-pending"
NOT_NOW: Final = "play.not-now"
NOT_HELD: Final = "play.not-held"
NO_TARGET: Final = "play.no-target"
OVER: Final = "play.over"

Facts = Mapping[str, Any]
NO_FACTS: Final[Facts] = {}


class Violation(msgspec.Struct, frozen=True):
    """A reason for a refusal: the id of a rule, and the facts that break it.

    Parameters
    ----------
    rule : str
        The id of the rule.
    facts : mapping of str to value
        The facts. Their names tell their types: ``color`` is a color, ``space`` a space, ``tokens``
        a number. The texts of the game turn them into a sentence.

    Examples
    --------
    >>> Violation("move.range", {"steps": 4, "range": 3}).rule
    'move.range'
    """

    rule: str
    facts: Facts = NO_FACTS


class Cost(msgspec.Struct, frozen=True, gc=False):
    """The tokens that an action costs by one rule.

    Parameters
    ----------
    rule : str
        The id of the rule.
    tokens : int
        The number of tokens.
    """

    rule: str
    tokens: int


class Verdict(msgspec.Struct, frozen=True):
    """The answer of the rules to an action: legal at a cost, or refused with every broken rule.

    Parameters
    ----------
    rules : tuple of str
        The ids of the rules that allow the action; empty for a refused one.
    cost : tuple of Cost
        What the action costs, by rule.
    broken : tuple of Violation
        Every reason for a refusal; empty for a legal action.

    Examples
    --------
    >>> bool(Verdict(rules=("turn.end",)))
    True
    >>> refused("move.range", steps=4).broken_rules
    ('move.range',)
    """

    rules: tuple[str, ...] = ()
    cost: tuple[Cost, ...] = ()
    broken: tuple[Violation, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether no rule is broken."""
        return not self.broken

    @property
    def broken_rules(self) -> tuple[str, ...]:
        """The ids of the broken rules, each once, in the order in which they were found."""
        return tuple(dict.fromkeys(violation.rule for violation in self.broken))

    @property
    def tokens(self) -> int:
        """The total cost of the action in tokens."""
        return sum(item.tokens for item in self.cost)

    def __bool__(self) -> bool:
        return self.allowed

    def _repr_html_(self) -> str:
        from oracle_nb.core.cells import html_list

        if self.allowed:
            prices = [f"{cost.rule}: {cost.tokens}" for cost in self.cost]
            return html_list("Allowed", [", ".join(self.rules), *prices])
        return html_list(
            "Refused",
            [f"{violation.rule} {dict(violation.facts) or ''}" for violation in self.broken],
        )


def refused(rule: str, **facts: Any) -> Verdict:
    """Return a refusal with a single reason."""
    return Verdict(broken=(Violation(rule, facts),))


class Reason(msgspec.Struct, frozen=True):
    """A sentence with the rule that it is based on; it prints with the title of the rule.

    Parameters
    ----------
    rule : str
        The id of the rule.
    text : str
        The sentence.
    title : str
        The title of the rule: `Game` adds it. "" for a rule that the rulebook doesn't have.
    power : bool
        Whether it is about a power that the player owns, such as a card, and not all players have.
    """

    rule: str
    text: str
    title: str = ""
    power: bool = False

    def __str__(self) -> str:
        return f"{self.text} [{self.title}]" if self.title else self.text


class LegalActions(list[A]):
    """A list of legal actions that prints as texts, each of which can be played as printed."""

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
        lines = [word.replace("\xa0", " ") for word in wrap(texts, 98, break_on_hyphens=False)]
        return "\n ".join([f"<{len(self)} action{'s' if len(self) != 1 else ''}", *lines]) + ">"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))


class Repair(msgspec.Struct, Generic[A_co], frozen=True):
    """A legal way to do what was refused.

    Parameters
    ----------
    actions : tuple of action
        One or two actions. Each is legal after the one before, whatever is drawn; the last one does
        what was wanted, or comes closest to it.
    change : str
        A short key for what differs from the refused action ("die", "target") or comes before it
        ("sail"). Each game has its own.
    tokens : int
        The total cost.
    """

    actions: tuple[A_co, ...]
    change: str
    tokens: int = 0


class Repairs(msgspec.Struct, Generic[A_co], frozen=True):
    """Everything that can be done about a refusal; empty for a legal action.

    Parameters
    ----------
    lines : tuple of Repair
        At most three, the closest to the refused action first.
    missing : tuple of Violation
        Where there are no lines: what is missing and where it could come from, as the ids of the
        rules that refuse, with facts.
    """

    lines: tuple[Repair[A_co], ...] = ()
    missing: tuple[Violation, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """Suggestions instead of a refused action, in words; a notebook shows them as text.

    ``for sentence, actions in advice`` iterates over the suggestions.

    Parameters
    ----------
    lines : tuple of (str, tuple of str)
        Sentences, each with the texts of its actions.
    missing : tuple of str
        Sentences about what is missing.
    """

    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()
    missing: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        return iter(self.lines)

    def __str__(self) -> str:
        message = (f"{text} [{'; '.join(actions)}]" for text, actions in self.lines)
        return "\n".join((*message, *self.missing))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))

    def _repr_html_(self) -> str:
        from oracle_nb.core.cells import html_list

        return html_list("", str(self).split("\n"))


class UndoOutlook(msgspec.Struct, frozen=True):
    """Whether an action can be undone right after it is done, and why.

    Parameters
    ----------
    reason : str
        "yes" (nothing prevents it), "analysis" (everything can be undone), "bot" (until the next
        bot has acted), "chance" (something is drawn) or "passed" (another person decides next).
    draw : str
        The kind of the first draw; "" without one.
    """

    reason: Literal["yes", "analysis", "bot", "chance", "passed"]
    draw: str = ""

    @property
    def possible(self) -> bool:
        """The value of ``Game.can_undo`` once the action is done."""
        return self.reason not in ("chance", "passed")


class Explanation(msgspec.Struct, frozen=True):
    """An action in words before it is done; it prints as text.

    Parameters
    ----------
    allowed : bool
        Whether the action is legal.
    title : str
        The name of the action.
    effects : tuple of str
        What a legal action does.
    cost : tuple of Reason
        What it costs, and by which rules.
    cheaper : Advice
        Cheaper actions with the same effect.
    why : tuple of Reason
        The rules that allow it.
    chance : tuple of str
        What is random about it, with the chances.
    undo : str
        Whether it can be undone. Only a game knows: "" if a position without a game is explained.
    refusals : tuple of Reason
        Every reason why the action is refused.
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

    @property
    def powers(self) -> str:
        """The powers on which the action rests, such as those of cards, in sentences."""
        return " ".join(reason.text for reason in self.why if reason.power)

    def __str__(self) -> str:
        lines = [self.title, *self.effects]
        lines += [*map(str, self.cost), str(self.cheaper)]
        lines += [*map(str, self.why), *map(str, self.refusals), *self.chance, self.undo]
        return "\n".join(line for line in lines if line)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))

    def _repr_html_(self) -> str:
        from oracle_nb.core.cells import html_list

        title, *lines = str(self).split("\n")
        return html_list(title, lines)


class MalformedAction(OracleError, ValueError):
    """A text or value that can't be read as an action.

    ``key`` and ``facts`` say why in any language: message ``malformed-<key>`` of the game's book,
    where it has one.
    """

    def __init__(self, said: str, key: str = "", /, **facts: Any) -> None:
        super().__init__(said)
        self.key = key
        self.facts: Facts = facts


class IllegalAction(OracleError, ValueError):
    """An action that the rules refuse; ``verdict`` says why.

    It prints every reason: as sentences if it was given a function that makes them, else as the
    ids of the rules.
    """

    def __init__(
        self, action: object, verdict: Verdict, tell: Callable[[str], str] | None = None
    ) -> None:
        super().__init__(action, verdict)
        self.action = action
        self.verdict = verdict
        self._explain = tell

    def __str__(self) -> str:
        if self._explain is None:
            return f"{self.action} is refused by {', '.join(self.verdict.broken_rules)}"
        return f"{self.action} is refused: {self.message()}"

    def message(self, language: str = "en") -> str:
        """Return every reason as a sentence; the ids of the rules where there are no texts."""
        if self._explain is None:
            return ", ".join(self.verdict.broken_rules)
        return self._explain(language)

    def __reduce__(self) -> "tuple[type[IllegalAction], tuple[object, Verdict]]":
        return IllegalAction, (self.action, self.verdict)


class PositionError(OracleError, ValueError):
    """A position that can't be played from; ``faults`` lists everything that is wrong with it.

    It prints each fault as a sentence that names the field.
    """

    def __init__(self, faults: Sequence[object]) -> None:
        self.faults = tuple(faults)
        shown = [str(fault) for fault in self.faults[:20]]
        if len(self.faults) > 20:
            shown.append(f"... and {len(self.faults) - 20} more faults")
        super().__init__("this position can't be played:\n  " + "\n  ".join(shown))

    def __reduce__(self) -> tuple[type["PositionError"], tuple[tuple[object, ...]]]:
        return PositionError, (self.faults,)
