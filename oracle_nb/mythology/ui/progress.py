"""Turns, rounds and phases of Mythology, and what its events say."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oracle_nb.core.events import Event
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.mythology.model.position import NOBODY, Part, Position
from oracle_nb.mythology.pieces import ROUNDS

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.text.wording import Wording


class MythologyProgress(ProgressPresentation):
    """Turns, rounds and parts of turns; see the base class for what each method returns.

    Parameters
    ----------
    words
        The texts of the app's panels in one language.
    """

    def __init__(self, words: "Wording") -> None:
        self._words = words

    def turn_seat(self, rules: "Mythology", position: Position) -> int | None:
        """Return the seat whose turn it is."""
        return None if position.turn == NOBODY else position.turn

    def round_number(self, rules: "Mythology", position: Position) -> int:
        """Return the round, counted from 1."""
        return max(1, position.round)

    def phase_title(self, rules: "Mythology", position: Position) -> str:
        """Return the round and the part of the turn."""
        part = Part(position.part)
        return self._words.say(f"phase-{part}", round=position.round, rounds=ROUNDS)

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces between which a unit moves."""
        return tuple(event.facts[key] for key in ("start", "hex") if key in event.facts)

    def event_text(
        self, words: Any, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence that calls people by their names."""
        return str(words.event(event, reader, names))
