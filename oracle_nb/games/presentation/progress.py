"""How far a game is, and what its events say."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from oracle_nb.core.events import Event
from oracle_nb.core.generics import P
from oracle_nb.games.rules import R
from oracle_nb.games.texts import GameTexts

if TYPE_CHECKING:
    from oracle_nb.core.history import HistoryEntry
    from oracle_nb.games.game import Game


class ProgressPresentation(Generic[R, P]):
    """Turns, rounds and phases of a game, and what its events say."""

    summed: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that a summary adds up."""
    setbacks: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that harm a player, who reads them whatever else happened."""
    results: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that say what came of an attempt: its roll, and what that brought."""
    rolls: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that those who wait read with the action of another player."""
    answers: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that answer a proposal: its player still reads all news before it."""
    beginnings: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that begin something for everybody, such as a round."""
    logged_only: ClassVar[frozenset[str]] = frozenset()
    """The ids of the events that are no news, such as numbers on which a result depended."""

    def turn_seat(self, rules: R, position: P) -> int | None:
        """Return the seat whose turn it is, which need not be the one to decide; None: unknown."""
        return None

    def round_number(self, rules: R, position: P) -> int | None:
        """Return the round, counted from 1; None for a game that has none."""
        return None

    def has_turn_left(self, rules: R, position: P, seat: int) -> bool:
        """Return whether a player has another turn, or is in the last one; True if unknown."""
        return True

    def phase_title(self, rules: R, position: P) -> str:
        """Return the phase of the game in words, such as "Round 3, actions"."""
        return ""

    def is_answer(self, history: "Sequence[HistoryEntry]", number: int) -> bool:
        """Return whether an action of the history answers a proposal, the action before it."""
        if not self.answers or not 0 < number < len(history):
            return False
        return any(event.what in self.answers for event in history[number].events)

    def ends_round(self, event: Event) -> bool:
        """Return whether an event is part of the end of a round, not of anybody's action."""
        return False

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces an event is about."""
        return ()

    def event_text(
        self, words: GameTexts, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence for the log.

        Parameters
        ----------
        words
            The texts of the game.
        reader
            The seat to which the sentence may say "you"; None for nobody.
        names
            The names of people by their seats, for games whose sentences name players.
        """
        return words.event(event, reader)

    def harms(self, position: P, event: Event, seat: int) -> bool:
        """Return whether an event harms a player: by default, a setback that happened to them."""
        return event.what in self.setbacks and event.player == seat

    def movement(self, position: P, event: Event, later: Sequence[Event]) -> Event | None:
        """Return the whole movement that an event ends, to be read by other players; or None.

        Parameters
        ----------
        later
            The events after it, in which the movement may go on.
        """
        return None

    def contests(self, event: Event) -> bool:
        """Return whether a whole movement reaches something for which players compete."""
        return False

    def cause(self, words: GameTexts, event: Event, game: "Game[P, Any]") -> str:
        """Return what brought a setback of a game: by default, the event's rule."""
        return f"({words.rulebook.title(event.rule)})"

    def summary(self, recent: Sequence[Event], earlier: Iterable[Event]) -> tuple[Event, ...]:
        """Return what a round that has just ended did to the scores, an event for each player.

        None by default, and where no round has ended.

        Parameters
        ----------
        recent
            The events since the last action of the reader, in order.
        earlier
            The events before them, the latest first.
        """
        return ()

    def private_event(self, rules: R, known: P, event: Event) -> Event | None:
        """Return an event with what it has revealed to its own player only; None for nothing.

        Parameters
        ----------
        known
            The position after the event, as that player knows it.
        """
        return None
