"""The latest state of a turn, which listing, checking and applying share."""

from threading import local

from oracle_nb.delphi.rules.turn_state import TurnState


class LatestState(local):
    """The latest state of a turn, one for each thread."""

    def __init__(self) -> None:
        self.state: TurnState | None = None
