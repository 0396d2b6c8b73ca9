"""A position as the people at a screen may know it, and how their game shows it."""

import re
from collections.abc import Callable
from functools import cached_property
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from oracle_nb.core.generics import A, P
from oracle_nb.games.presentation import (
    ActionPresentation,
    PlayerPresentation,
    Presentation,
    RelatedSpaces,
)
from oracle_nb.games.registry import scene_of
from oracle_nb.games.rules import Rules
from oracle_nb.games.texts import GameTexts
from oracle_nb.games.views import common_view
from oracle_nb.render.html import Html
from oracle_nb.render.scene import Group, Scene
from oracle_nb.web.saved_games.summary import seat_name
from oracle_nb.web.table.control.kept import kept
from oracle_nb.web.text import words

Q = ParamSpec("Q")
S = TypeVar("S")
V = TypeVar("V")
_AMBIGUOUS: Final = re.compile(r".|[0-9]{1,2}")
"""Names of spaces that could be mistaken in a text: a letter, or a small number."""


class Look:
    """How a game is shown at a screen, whatever its position: in one language and theme."""

    def __init__(
        self,
        rules: Rules,
        presentation: Presentation,
        texts: GameTexts,
        language: str,
        theme: str,
    ) -> None:
        self.rules: Final = rules
        self.presentation: Final = presentation
        self.texts: Final = texts
        self.language: Final = language
        self.theme: Final = theme
        self.say: Final = words(language).say

    @kept
    def player_name(self, given: str, seat: int) -> str:
        """Return the name of the player in a seat, who is given one in the game."""
        return seat_name(given, self.presentation.players.title(self.rules, seat), self.language)

    @kept
    def player_icon(self, seat: int) -> Html:
        """Return the sign of the player in a seat."""
        return Html(self.presentation.players.icon(self.rules, seat, self.theme))


def _bound(
    role: str, method: Callable[Concatenate[Any, Rules, Any, Q], V]
) -> "Callable[Concatenate[Shown, Q], V]":
    """Bind a method of a role to the rules and the position that are shown."""
    name = method.__name__

    def bound(shown: "Shown", /, *args: Q.args, **named: Q.kwargs) -> V:
        own = getattr(getattr(shown.presentation, role), name)
        result: V = own(shown.rules, shown.position, *args, **named)
        return result

    bound.__doc__ = method.__doc__
    return kept(bound)


def _picture(
    role: str, method: Callable[[Any, Rules, Any, S, str], str]
) -> "Callable[[Shown, S], Html]":
    """Bind a method that returns HTML, also to the theme."""
    name = method.__name__

    def bound(shown: "Shown", subject: S) -> Html:
        own = getattr(getattr(shown.presentation, role), name)
        return Html(own(shown.rules, shown.position, subject, shown.theme))

    bound.__doc__ = method.__doc__
    return kept(bound)


class Shown:
    """A presentation bound to rules, position, seat, theme and language; each fact is found once.

    Without a seat, nobody's secrets are shown. The roles of the presentation say what their methods
    return.
    """

    def __init__(self, look: Look, position: Any, seat: int | None) -> None:
        self.look: Final = look
        self.position: Final = position
        self.seat: Final = seat
        self.rules: Final = look.rules
        self.presentation: Final = look.presentation
        self.texts: Final = look.texts
        self.language: Final = look.language
        self.theme: Final = look.theme
        self.say: Final = look.say

    # --- the board -------------------------------------------------------------------------------

    @cached_property
    def picture(self) -> Scene:
        """The board, without highlights."""
        return scene_of(self.rules, self.position, seat=self.seat, language=self.language)

    def seen(self, position: Any) -> Any:
        """Return another position as the people at the screen may know it now."""
        return seen_by(self.rules, position, self.seat)

    @cached_property
    def names(self) -> dict[int, str]:
        """The names of all spaces of the board."""
        return {group.space: group.name for group in self.picture.spaces}

    @cached_property
    def space_names(self) -> dict[str, int]:
        """The spaces of the board by those of their names that can be found in a text."""
        return {name: space for space, name in self.names.items() if not _AMBIGUOUS.fullmatch(name)}

    @kept
    def contents(self, space: int) -> str:
        """Return a space and its contents, in words."""
        return contents(self.picture, space)

    @cached_property
    def decision(self) -> str:
        """The decision to make, in words."""
        return str(self.texts.decision(self.position))

    @kept
    def own_decision(self, seat: int) -> str:
        """Return the decision for the player who makes it, without the name of their color."""
        name, _, decision = self.decision.partition(": ")
        title = self.presentation.players.title(self.rules, seat)
        if not decision or name.casefold() != title.casefold():
            return self.decision
        return f"{decision[0].upper()}{decision[1:]}"

    # --- actions ---------------------------------------------------------------------------------

    source = _bound("actions", ActionPresentation.source)
    source_title = _bound("actions", ActionPresentation.source_title)
    source_note = _bound("actions", ActionPresentation.source_note)
    source_icon = _picture("actions", ActionPresentation.source_icon)
    source_folded = _bound("actions", ActionPresentation.source_folded)
    source_count = _bound("actions", ActionPresentation.source_count)
    source_space = _bound("actions", ActionPresentation.source_space)
    source_variant = _bound("actions", ActionPresentation.source_variant)
    group = _bound("actions", ActionPresentation.group)
    short_title = _bound("actions", ActionPresentation.short_title)
    purpose = _bound("actions", ActionPresentation.purpose)
    detail = _bound("actions", ActionPresentation.detail)
    icon = _picture("actions", ActionPresentation.icon)
    target_space = _bound("actions", ActionPresentation.target_space)
    marked_space = _bound("actions", ActionPresentation.marked_space)
    target_region = _bound("actions", ActionPresentation.target_region)

    @cached_property
    def stage(self) -> tuple[int, ...] | None:
        """The region where the turn is played; () for the whole board, None for what is shown."""
        return self.presentation.actions.stage(self.rules, self.position)

    aims_at = _bound("actions", ActionPresentation.aims_at)
    route = _bound("actions", ActionPresentation.route)
    walk = _bound("actions", ActionPresentation.walk)
    moved_unit = _bound("actions", ActionPresentation.moved_unit)
    piece = _bound("actions", ActionPresentation.piece)
    previews = _bound("actions", ActionPresentation.previews)
    newly_reachable = _bound("actions", ActionPresentation.newly_reachable)
    outlook = _bound("actions", ActionPresentation.outlook)
    outlook_spaces = _bound("actions", ActionPresentation.outlook_spaces)
    subjects = _bound("actions", ActionPresentation.subjects)
    space_subjects = _bound("actions", ActionPresentation.space_subjects)
    ends_turn = _bound("actions", ActionPresentation.ends_turn)
    unused_note = _bound("actions", ActionPresentation.unused_note)
    saves = _bound("actions", ActionPresentation.saves)
    candidates = _bound("actions", ActionPresentation.candidates)

    @kept
    def related_spaces(self, key: str) -> RelatedSpaces:
        """Return where an object comes from and where it belongs."""
        seat, position = self.seat, self.position
        seen = position if seat is None else self.rules.view(position, seat)
        return self.presentation.actions.related_spaces(self.rules, seen, seat, key)

    # --- players ---------------------------------------------------------------------------------

    summary = _picture("players", PlayerPresentation.summary)
    strip = _picture("players", PlayerPresentation.strip)
    summary_text = _bound("players", PlayerPresentation.summary_text)
    player_board = _picture("players", PlayerPresentation.board)
    belongings = _bound("players", PlayerPresentation.belongings)

    def open_goals(self, seat: int, listed: tuple[Any, ...] = ()) -> Html:
        """Return what a player still needs, at the places of the actions that are listed for it."""
        players = self.presentation.players
        return Html(players.open_goals(self.rules, self.position, seat, self.theme, listed))

    warning = _bound("players", PlayerPresentation.warning)
    piece_space = _bound("players", PlayerPresentation.piece_space)
    start_space = _bound("players", PlayerPresentation.start_space)
    payment_tokens = _bound("players", PlayerPresentation.payment_tokens)

    # --- progress --------------------------------------------------------------------------------

    @cached_property
    def turn_seat(self) -> int | None:
        """The player whose turn it is; None where the game has no turns."""
        return self.presentation.progress.turn_seat(self.rules, self.position)

    @cached_property
    def phase_title(self) -> str:
        """The stage of the game, as a title."""
        return self.presentation.progress.phase_title(self.rules, self.position)


def seen_by(rules: Rules[P, A], position: P, seat: int | None) -> P:
    """Return a position as a seat may know it, or as everybody may."""
    return common_view(rules, position, range(rules.players) if seat is None else (seat,))


def contents(drawn: Scene, space: int) -> str:
    """Return a space of a board and its contents, in words."""
    groups = (op for op in (*drawn.base, *drawn.pieces) if isinstance(op, Group))
    return ": ".join(group.title for group in groups if group.space == space and group.title)
