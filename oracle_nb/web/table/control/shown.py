"""A position as the people at a screen may know it, and how their game shows it."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from oracle_nb.games.presentation import ActionGroup, Presentation, RelatedSpaces
from oracle_nb.games.registry import scene_of
from oracle_nb.games.texts import GameTexts
from oracle_nb.games.views import common_view
from oracle_nb.render.html import Html
from oracle_nb.render.previews import Preview
from oracle_nb.render.scene import Group, Scene
from oracle_nb.web.saved_games.summary import seat_name
from oracle_nb.web.table.control.kept import kept
from oracle_nb.web.text import words

_AMBIGUOUS: Final = re.compile(r".|[0-9]{1,2}")
"""Names of spaces that could be mistaken in a text: a letter, or a small number."""


class Look:
    """How a game is shown at a screen, whatever its position: in one language and theme."""

    def __init__(
        self,
        rules: Any,
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


class Shown:
    """A presentation bound to rules, position, seat, theme and language; each fact is found once.

    Without a seat, nobody's secrets are shown.
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

    # --- actions ---------------------------------------------------------------------------------

    @kept
    def source(self, action: Any) -> str:
        """Return the key of an action's source; "" for none."""
        return self.presentation.actions.source(self.rules, self.position, action)

    @kept
    def source_title(self, key: str) -> str:
        """Return the name of a source."""
        return self.presentation.actions.source_title(self.rules, self.position, key)

    @kept
    def source_note(self, action: Any) -> str:
        """Return the source to add to the name of an action; "" if the name needs none."""
        return self.presentation.actions.source_note(self.rules, self.position, action)

    @kept
    def source_icon(self, key: str) -> Html:
        """Return a picture of a source."""
        actions = self.presentation.actions
        return Html(actions.source_icon(self.rules, self.position, key, self.theme))

    @kept
    def source_count(self, key: str) -> int:
        """Return how many equal sources the player has."""
        return self.presentation.actions.source_count(self.rules, self.position, key)

    @kept
    def source_space(self, key: str) -> int | None:
        """Return the space of a source, such as a unit; None for none."""
        return self.presentation.actions.source_space(self.rules, self.position, key)

    @kept
    def source_variant(self, action: Any) -> str:
        """Return how an action uses its source; "" for the usual way."""
        return self.presentation.actions.source_variant(self.rules, self.position, action)

    @kept
    def group(self, action: Any) -> ActionGroup:
        """Return the group in which an action is listed."""
        return self.presentation.actions.group(self.rules, self.position, action)

    @kept
    def short_title(self, action: Any) -> str:
        """Return the name of an action below the heading of its group; "" for its full name."""
        return self.presentation.actions.short_title(self.rules, self.position, action)

    @kept
    def icon(self, action: Any) -> Html:
        """Return a small picture of what an action needs or takes."""
        return Html(self.presentation.actions.icon(self.rules, self.position, action, self.theme))

    @kept
    def target_space(self, action: Any) -> int | None:
        """Return the space at which an action aims; None for an action without one."""
        return self.presentation.actions.target_space(self.rules, self.position, action)

    @kept
    def marked_space(self, action: Any) -> int | None:
        """Return the space at which a ring marks an action as possible; None for no ring."""
        return self.presentation.actions.marked_space(self.rules, self.position, action)

    @kept
    def target_region(self, action: Any) -> tuple[int, ...]:
        """Return all spaces of the region at which an action aims; () where that is one space."""
        return self.presentation.actions.target_region(self.rules, self.position, action)

    @cached_property
    def stage(self) -> tuple[int, ...]:
        """The spaces of the region where the turn is played now; () for the whole board."""
        return self.presentation.actions.stage(self.rules, self.position)

    @kept
    def aims_at(self, action: Any, space: int) -> bool:
        """Return whether a click on a space means an action."""
        return self.presentation.actions.aims_at(self.rules, self.position, action, space)

    @kept
    def route(self, action: Any) -> tuple[int, ...]:
        """Return the spaces over which an action moves a piece, both ends included."""
        return self.presentation.actions.route(self.rules, self.position, action)

    @kept
    def piece(self, source: str) -> str:
        """Return the key of the piece that moves along the routes of a source; "" for none."""
        return self.presentation.actions.piece(self.rules, self.position, source)

    @kept
    def previews(self, action: Any) -> Sequence[Preview]:
        """Return what an action would change on the board, besides its route."""
        return self.presentation.actions.previews(self.rules, self.position, action)

    @kept
    def newly_reachable(self, action: Any) -> tuple[int, ...]:
        """Return the spaces that an action brings within reach of later actions."""
        return self.presentation.actions.newly_reachable(self.rules, self.position, action)

    @kept
    def outlook(self, action: Any) -> tuple[str, ...]:
        """Return in words what an action would make possible, the most important first."""
        return self.presentation.actions.outlook(self.rules, self.position, action)

    @kept
    def subjects(self, action: Any) -> tuple[str, ...]:
        """Return the ids of the rules that say what an action chooses, such as a card."""
        return self.presentation.actions.subjects(self.rules, self.position, action)

    @kept
    def space_subjects(self, space: int) -> tuple[str, ...]:
        """Return the ids of the rules that say what a space and the pieces on it are for."""
        return self.presentation.actions.space_subjects(self.rules, self.position, space)

    @kept
    def ends_turn(self, action: Any) -> bool:
        """Return whether an action ends the turn, so that unused sources are lost."""
        return self.presentation.actions.ends_turn(self.rules, self.position, action)

    @kept
    def unused_note(self, action: Any) -> str:
        """Return what else an action that ends the turn leaves unused, in words; "" for nothing."""
        return self.presentation.actions.unused_note(self.rules, self.position, action)

    @kept
    def candidates(self, source: str, space: int) -> Sequence[Any]:
        """Return the actions that a click on a space can mean, whether or not they are legal."""
        return self.presentation.actions.candidates(self.rules, self.position, source, space)

    @kept
    def related_spaces(self, key: str) -> RelatedSpaces:
        """Return where an object comes from and where it belongs."""
        seat, position = self.seat, self.position
        seen = position if seat is None else self.rules.view(position, seat)
        return self.presentation.actions.related_spaces(self.rules, seen, seat, key)

    # --- players ---------------------------------------------------------------------------------

    @kept
    def summary(self, seat: int) -> Html:
        """Return what a player has, in one line of pictures."""
        players = self.presentation.players
        return Html(players.summary(self.rules, self.position, seat, self.theme))

    @kept
    def strip(self, seat: int) -> Html:
        """Return a player's own board as a line or two of pictures."""
        players = self.presentation.players
        return Html(players.strip(self.rules, self.position, seat, self.theme))

    @kept
    def summary_text(self, seat: int) -> str:
        """Return the same in words."""
        return self.presentation.players.summary_text(self.rules, self.position, seat)

    @kept
    def player_board(self, seat: int) -> Html:
        """Return the board of a player; "" in a game without."""
        players = self.presentation.players
        return Html(players.board(self.rules, self.position, seat, self.theme))

    @kept
    def belongings(self, seat: int) -> tuple[str, ...]:
        """Return the ids of the rules about what a player has."""
        return self.presentation.players.belongings(self.rules, self.position, seat)

    @kept
    def open_goals(self, seat: int) -> Html:
        """Return the open goals of a player; "" for none."""
        players = self.presentation.players
        return Html(players.open_goals(self.rules, self.position, seat, self.theme))

    @kept
    def piece_space(self, seat: int) -> int | None:
        """Return the space of a player's piece; None for none."""
        return self.presentation.players.piece_space(self.rules, self.position, seat)

    @kept
    def payment_tokens(self, seat: int) -> int | None:
        """Return the means of payment of a player; None where prices aren't paid with tokens."""
        return self.presentation.players.payment_tokens(self.rules, self.position, seat)

    # --- progress --------------------------------------------------------------------------------

    @cached_property
    def turn_seat(self) -> int | None:
        """The player whose turn it is; None where the game has no turns."""
        return self.presentation.progress.turn_seat(self.rules, self.position)

    @cached_property
    def phase_title(self) -> str:
        """The stage of the game, as a title."""
        return self.presentation.progress.phase_title(self.rules, self.position)


def seen_by(rules: Any, position: Any, seat: int | None) -> Any:
    """Return a position as a seat may know it, or as everybody may."""
    return common_view(rules, position, range(rules.players) if seat is None else (seat,))


def contents(drawn: Scene, space: int) -> str:
    """Return a space of a board and its contents, in words."""
    groups = (op for op in (*drawn.base, *drawn.pieces) if isinstance(op, Group))
    return ": ".join(group.title for group in groups if group.space == space and group.title)
