"""The situations of sentences, and the checks of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import Explanation
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Player, Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.motives import Motive
from tests.statements.reading import Reader, reader
from tests.statements.statement import Statement

LANGUAGES: Final = ("en", "pl")

Check = Callable[["Case", Statement], Iterator[str]]
"""Yields what is wrong with a statement."""

ExplanationTexts = Explanation
"""The sentences of an explanation."""
WholeCheck = Callable[["Case", ExplanationTexts, str], Iterator[str]]
"""Yields what is wrong with an answer as a whole, in one language."""


@dataclass(frozen=True)
class Case:
    """The situation of a sentence.

    ``position`` is the one it was said in, ``seat`` the player it is said to, ``action`` what the
    player asked about or did. ``rule`` is the rule that a reason cites, ``after`` and ``events``
    are what came of the action, ``event`` the one that is told, ``line`` the actions of a repair,
    ``lines`` those of all repairs, or those of the coach, the best one first, ``motive`` what a bot
    gave as its reason.
    """

    rules: Delphi
    position: Position
    seat: int
    action: Action | None = None
    rule: str = ""
    after: Position | None = None
    events: tuple[Event, ...] = ()
    event: Event | None = None
    line: tuple[Action, ...] = ()
    lines: tuple[tuple[Action, ...], ...] = ()
    motive: Motive | None = None
    facts: dict[str, object] = field(default_factory=dict)

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def me(self) -> Player:
        """The player the sentence is said to."""
        return self.position.players[self.seat]

    @cached_property
    def codes(self) -> dict[str, int]:
        """The number of the space with each code."""
        return {str(space): space.index for space in self.board.spaces}

    def code(self, space: int) -> str:
        """Return the code of a space, "" for none."""
        return str(self.board.spaces[space]) if 0 <= space < len(self.board.spaces) else ""


class Sentence(NamedTuple):
    """A text, its language, the ids it may have, what it was said about, and who can read it."""

    text: str
    language: str
    families: tuple[str, ...]
    case: Case
    reader: Callable[[str], Reader] = reader


class Answer(NamedTuple):
    """A whole explanation, the language, and what it was said about."""

    told: Explanation
    language: str
    case: Case


class Refusal(NamedTuple):
    """Everything that is said about a refused action, in one language."""

    sentences: tuple[Sentence, ...]
    language: str
    case: Case


CHECKS: Final[dict[str, Check]] = {}
"""The check of each message, by its id; ``.you`` has that of the message itself."""


def states(*messages: str) -> Callable[[Check], Check]:
    """Register a check for messages."""

    def register(check: Check) -> Check:
        for message in messages:
            assert message not in CHECKS, f"{message} has two checks"
            CHECKS[message] = check
        return check

    return register


WHOLES: Final[list[WholeCheck]] = []
"""The checks of whole answers."""


def whole(check: WholeCheck) -> WholeCheck:
    """Register a check for whole answers."""
    WHOLES.append(check)
    return check


Together = Callable[["Case", tuple[Statement, ...], tuple[Statement, ...]], Iterator[str]]
"""Yields what is wrong with all reasons of a refusal and the answer to it, taken together."""
TOGETHER: Final[list[Together]] = []


def together(check: Together) -> Together:
    """Register a check of everything that is said about a refused action."""
    TOGETHER.append(check)
    return check


def check_of(message: str) -> Check | None:
    """Return the check of a message, None where there is none."""
    return CHECKS.get(message) or CHECKS.get(message.removesuffix(".you"))
