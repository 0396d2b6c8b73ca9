"""Turns, rounds and phases of Delphi, and what its events say."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oracle_nb.core.events import Event
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Position
from oracle_nb.delphi.text.facts import FactTypes
from oracle_nb.games.presentation.progress import ProgressPresentation

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording


class DelphiProgress(ProgressPresentation):
    """Turns, rounds and phases; see the base class for what each method returns.

    Parameters
    ----------
    words
        The texts of the app's panels in one language.
    rulebook
        The rulebook, which has the texts of events.
    """

    def __init__(self, words: "Wording", rulebook: "Rulebook") -> None:
        self._words, self._rulebook = words, rulebook

    def turn_seat(self, rules: "Delphi", position: Position) -> int | None:
        """Return the seat whose turn it is; None before the first turn and after the last."""
        return position.turn if position.phase in (Phase.CHECK, Phase.ACT, Phase.CONSULT) else None

    def round_number(self, rules: "Delphi", position: Position) -> int:
        """Return the round, counted from 1."""
        return position.round

    def phase_title(self, rules: "Delphi", position: Position) -> str:
        """Return the phase in words."""
        phase = Phase(position.phase)
        return self._words.say(f"phase-{phase}", round=position.round)

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces an event is about."""
        found = [event.facts[key] for key in ("space", "ship") if key in event.facts]
        return (*found, *event.facts.get("spaces", ()))

    def event_text(
        self, words: Any, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence that calls people by their names."""
        return str(words.event(event, reader, names))

    def private_text(self, rules: "Delphi", known: Position, event: Event) -> str:
        """Return what a look at a face-down tile has shown (action.look-private)."""
        if event.what != "tile-looked-at":
            return ""
        tile = known.tiles[rules.board.islands.index(event.facts["space"])]
        if tile == UNKNOWN:
            return ""
        facts = {"space": event.facts["space"], "tile": tile}
        return self._rulebook.say("told-alone-tile", **FactTypes(rules).typed(facts))
