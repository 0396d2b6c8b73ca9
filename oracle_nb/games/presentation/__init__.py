"""How a game is shown in the app, divided into the roles that the app's parts need."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from oracle_nb.games.presentation.actions import (
    ActionGroup,
    ActionPresentation,
    RelatedSpaces,
    TaskAction,
)
from oracle_nb.games.presentation.editors import Editor, PositionEditor
from oracle_nb.games.presentation.introduction import GameIntroduction
from oracle_nb.games.presentation.players import PlayerPresentation
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.games.presentation.setup import GameSetup, PlainSetup

SetupSheet: TypeAlias = Callable[[str, int, int | None], str]
"""A function that returns a setup sheet for the physical game, as HTML with its style.

It is called with a layout, the number of players and a seed. The layout is a code, or a kind of
board and a seed ("free.7"); without a seed the game has that of the layout, or 1. A layout from
which no game can be made raises ValueError.
"""


@dataclass(frozen=True, kw_only=True)
class Presentation:
    """How one game is shown in the app, in one language.

    Every role has a plain default. A game changes only what it needs: it subclasses a role and
    overrides methods. ``Presentation()`` shows a list of actions and the game's own picture. Types
    of rules, positions and actions, as in ``ActionPresentation[Nim, Position, str]``, are optional.

    Texts that are called HTML are safe HTML; ``theme`` is "light" or "dark".

    Parameters
    ----------
    actions
        How actions are grouped, named and drawn.
    players
        What players have.
    progress
        Turns, rounds and phases, and what events say.
    results
        What is known when a game is over, and what statistics compare.
    setup
        What can be chosen for a new game.
    introduction
        What the game is about.
    stylesheet
        CSS for the HTML of all roles.
    position_editor
        Opens an editor of positions; None where the game has none. It is called with a game, with
        rules and a position, with a text (a code, a link, a saved position), or with None for a
        new position, and raises ValueError for what can't be opened.
    layout_editor
        Opens an editor of boards in the same way; None where the game has none.
    setup_sheet
        Returns a printable setup sheet; None where the game has none.
    """

    actions: ActionPresentation = field(default_factory=ActionPresentation)
    players: PlayerPresentation = field(default_factory=PlayerPresentation)
    progress: ProgressPresentation = field(default_factory=ProgressPresentation)
    results: ResultPresentation = field(default_factory=ResultPresentation)
    setup: GameSetup = field(default_factory=GameSetup)
    introduction: GameIntroduction = field(default_factory=GameIntroduction)
    stylesheet: str = ""
    position_editor: Callable[[Any], PositionEditor] | None = None
    layout_editor: Callable[[Any], Editor] | None = None
    setup_sheet: SetupSheet | None = None


__all__ = [
    "ActionGroup",
    "ActionPresentation",
    "Editor",
    "GameIntroduction",
    "GameSetup",
    "PlainSetup",
    "PlayerPresentation",
    "PositionEditor",
    "Presentation",
    "ProgressPresentation",
    "RelatedSpaces",
    "ResultPresentation",
    "SetupSheet",
    "TaskAction",
]
