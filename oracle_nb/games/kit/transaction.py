"""Transactions: a position while an action is carried out, with its events and draws."""

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from oracle_nb.core.chance import Chance, Draw
from oracle_nb.core.compiled import mypyc_attr
from oracle_nb.core.events import Event
from oracle_nb.core.history import Transition
from oracle_nb.core.positions import CountedPosition

P = TypeVar("P", bound=CountedPosition)


@mypyc_attr(allow_interpreted_subclasses=True)
class Transaction(Generic[P]):
    """A position that is being changed; positions stay values, so a change makes a new one.

    Parameters
    ----------
    position : struct
        The position before the action.
    chance : Chance
        Decides what is drawn.

    Attributes
    ----------
    position : struct
        The current position.
    chance : Chance
        Decides what is drawn.
    events : list of Event
        What has happened, in order.
    draws : list of Draw
        What chance has decided, in order.
    concealed : bool
        Whether nobody but the player who acts learns that anything was done; False at first.

    Examples
    --------
    >>> import oracle_nb
    >>> from oracle_nb.core.chance import SeededChance
    >>> transaction = Transaction(oracle_nb.new_game(seed=1).position, SeededChance(1))
    >>> transaction.change(round=2)
    >>> transaction.event("round-begun", "turn.order", -1, round=2)
    >>> transaction.transition()
    <Transition: round-begun>
    """

    __slots__ = ("chance", "concealed", "draws", "events", "position")

    def __init__(self, position: P, chance: Chance) -> None:
        self.position = position
        self.chance = chance
        self.events: list[Event] = []
        self.draws: list[Draw] = []
        self.concealed = False

    def change(self, **fields: Any) -> None:
        """Change fields of the position."""
        self.position = replace(self.position, **fields)

    def event(self, what: str, rule: str, player: int, **facts: Any) -> None:
        """Record an event."""
        self.events.append(Event(what, rule, player, facts))

    def draw(self, what: str, weights: tuple[int, ...]) -> int:
        """Draw a value from chance, and record it."""
        number = self.position.draws
        value = self.chance.draw(number, what, weights)
        self.position = replace(self.position, draws=number + 1)
        self.draws.append(Draw(what, value))
        return value

    def transition(self) -> Transition[P]:
        """Return the new position with the events and draws."""
        return Transition(
            self.position, tuple(self.events), tuple(self.draws), concealed=self.concealed
        )


def replaced(items: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    """Return a tuple with the item at one place replaced."""
    new = list(items)
    new[place] = item
    return tuple(new)
