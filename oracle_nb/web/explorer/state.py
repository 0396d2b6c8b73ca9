"""The state of the explorer: a layout, a view of it, and a question about it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import Any, Final, NamedTuple

from babel import Locale

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.explorer.design import SearchState
from oracle_nb.explorer.layout_view import SurveyedLayout
from oracle_nb.explorer.measure_scenes import short
from oracle_nb.explorer.percentiles import percentile, sample
from oracle_nb.games.board_data import (
    BoardData,
    BoardWithMeans,
    ChangeableBoard,
    DesignableBoard,
)
from oracle_nb.games.journeys import Journey, LayoutPiece
from oracle_nb.games.measures import Shape
from oracle_nb.games.registry import DEFAULT_GAME, board_data_of
from oracle_nb.web.explorer.game_messages import GAME_MESSAGES, message_of, sized
from oracle_nb.web.text import words

PICTURES: Final = ("weak", "shells", "reach", "plain")
"""Views of the board besides measures."""
MOST_MEANS: Final = 3
"""Maximum number of means of travel in one question."""


class ShownLayout(NamedTuple):
    """A layout, and the kind and number that made it; ("", 0) for one that was changed."""

    plan: Any
    kind: str = ""
    seed: int = 0


@dataclass(frozen=True, eq=False)
class ExplorerState:
    """A layout being explored, in a language."""

    game: str
    language: str
    history: EditHistory[ShownLayout]
    sight: SurveyedLayout
    """The current layout with its values."""
    look: str
    """The view of the board: one of its pictures, or the name of a measure."""
    means: tuple[str, ...] = ()
    """The means of travel for the route."""
    hand: str = "ask"
    """The effect of a click on the board."""
    begin: int | None = None
    """The start of the route; distances and reach are measured from it."""
    goal: int | None = None
    held: int | None = None
    """The space by which a piece of the layout is held."""
    turns: int = 0
    """How the held piece is turned."""
    pointed: int = -1
    """The space under the mouse or the keyboard's cursor; -1 for none."""
    pinned: SurveyedLayout | None = None
    """A layout kept to be compared with."""
    par_shown: bool = False
    family: bool = False
    """Whether other boards of the kind are shown."""
    aims: tuple[str, ...] = ()
    """The aims of a search."""
    search: SearchState | None = None
    """How far a search for a better board is; None before the first one."""
    searching: bool = False
    notice: str = ""
    """The notice above everything, until the next command."""

    # --- the layout ------------------------------------------------------------------------------

    @property
    def field(self) -> BoardData:
        """The board data of the game."""
        return self.sight.field

    @property
    def changes(self) -> ChangeableBoard | None:
        """The board data again, if its layouts can be changed."""
        return self.field if isinstance(self.field, ChangeableBoard) else None

    @property
    def travel(self) -> BoardWithMeans | None:
        """The board data again, if it has means of travel."""
        return self.field if isinstance(self.field, BoardWithMeans) else None

    @property
    def designs(self) -> DesignableBoard | None:
        """The board data again, if a search can improve the layout."""
        field = self.field
        return field if isinstance(field, DesignableBoard) and self.layout_code else None

    @cached_property
    def resumable(self) -> bool:
        """Whether the search can go on: it has steps left, and its best board is on view."""
        search = self.search
        left = search is not None and search.done < search.plan.steps
        return left and search is not None and self.layout_code == search.best.code

    @property
    def shown(self) -> ShownLayout:
        """The layout on view, and its origin."""
        return self.history.now

    @property
    def plan(self) -> Any:
        """The layout on view."""
        return self.history.now.plan

    @cached_property
    def kind(self) -> str:
        """The kind of layout for comparisons."""
        kinds = (layout.kind for layout in self.history.past() if layout.kind)
        return next(kinds, "") or self.field.kind(self.plan)

    @cached_property
    def code(self) -> str:
        """The layout as a short text: "KIND.SEED", or an input of ``Field.read``.

        "" for one that has none, such as a board of hexes.
        """
        if self.shown.kind:
            return f"{self.shown.kind}.{self.shown.seed}"
        return self.code_of(self.plan)

    @cached_property
    def layout_code(self) -> str:
        """The code of a layout that is as the rules have it; "" for any other."""
        if self.changes is None or self.changes.faults(self.plan):
            return ""
        return self.code_of(self.plan)

    def code_of(self, plan: Any) -> str:
        """Return a layout as an input of ``Field.read``; "" for one that has none."""
        try:
            return self.field.write(plan)
        except ValueError:
            return ""

    # --- the question ----------------------------------------------------------------------------

    @property
    def origin(self) -> int:
        """The space from which distances and reach are measured."""
        return self.field.start(self.plan) if self.begin is None else self.begin

    @cached_property
    def journey(self) -> Journey | None:
        """The route asked for, if there is a query."""
        if self.begin is None or self.goal is None:
            return None
        return self.field.journey(self.plan, self.begin, self.goal, self.means, self.language)

    @cached_property
    def piece(self) -> LayoutPiece | None:
        """The selected piece of the layout, if any."""
        if self.changes is None or self.hand != "tile" or self.held is None:
            return None
        return self.changes.piece(self.plan, self.held, self.turns, self.language)

    @cached_property
    def shells(self) -> dict[int, int]:
        """The distance of every space from the selected origin."""
        return self.sight.shells(self.origin)

    @property
    def usable(self) -> Sequence[str]:
        """The means of travel for the spaces within reach: any, if none is chosen."""
        return self.means or (self.travel.means if self.travel else ())

    @cached_property
    def reach(self) -> dict[int, str]:
        """The spaces within reach of the origin, each with the effort."""
        return dict(self.field.reach(self.plan, self.origin, self.usable))

    # --- the measure -----------------------------------------------------------------------------

    @property
    def measured(self) -> str:
        """The measure in the plot beside the board; "" for none."""
        if self.look == "weak":
            return self.field.summary[0]
        return "" if self.look in PICTURES else self.look

    @cached_property
    def space_values(self) -> Mapping[int, float]:
        """The number of each space in the view; empty for a view without numbers."""
        if self.look == "shells":
            return self.shells
        if self.look in PICTURES:
            return {}
        shape, value = self.field.measures[self.look].shape, self.sight.study.measure(self.look)
        if shape == Shape.SPACES:
            spaces: Mapping[int, float] = value
            return spaces
        if shape != Shape.GROUPS:
            return {}
        regions = self.field.regions(self.plan)
        return {space: number for key, number in value.items() for space in regions.get(key, ())}

    def labeled_values(self, name: str) -> Iterator[tuple[str, str, float]]:
        """Return the values of a measure, each with its key and its label."""
        value, names, dash = self.sight.study.measure(name), self.sight.names, "\N{EN DASH}"
        match self.field.measures[name].shape:
            case Shape.SPACES:
                yield from (("", names[space], number) for space, number in value.items())
            case Shape.LANES:
                for (a, b), number in value.items():
                    yield "", f"{names[a]}{dash}{names[b]}", number
            case Shape.SERIES:
                yield from (("", short(x, self.mark), number) for x, number in value.items())
            case Shape.GROUPS:
                yield from ((key, self.key(key), number) for key, number in value.items())
            case Shape.MATRIX:
                for (a, b), number in value.items():
                    yield "", f"{self.key(a)}{dash}{self.key(b)}", number
            case _:
                yield "", "", value

    def usual(self, name: str) -> float | None:
        """Return the share of the kind's layouts that score below a measure; None if unknown.

        Those are all connected: a layout in parts is not compared with them.
        """
        if self.sight.parts > 1:
            return None
        return percentile(self.game, self.kind, name, self.sight.headline(name))

    def others(self, name: str) -> Sequence[float]:
        """Return a measure of the kind's sample layouts in ascending order."""
        return sample(self.game, self.kind, name)

    # --- texts -----------------------------------------------------------------------------------

    @cached_property
    def mark(self) -> str:
        """The decimal mark of the language."""
        return str(Locale.parse(self.language).number_symbols["latn"]["decimal"])

    def say(self, message: str, /, **facts: Any) -> str:
        """Return a message of the explorer: in the game's own words, if it names pieces."""
        if message in GAME_MESSAGES:
            return self.field.say(self.language, message, **facts)
        return words(self.language).say(message, **facts)

    def game_text(self, message: str, /, **facts: Any) -> str:
        """Return a message of the game."""
        return self.field.say(self.language, message, **facts)

    def key(self, key: str) -> str:
        """Return the name of a key of groups or of a matrix."""
        return self.game_text(f"key-{key}")

    def term(self, name: str) -> str:
        """Return the name of a measure."""
        return self.game_text(message_of(name))

    def reading(self, name: str) -> str:
        """Return the description of a measure as a sentence."""
        return self.game_text(f"{message_of(name)}-reading")

    def sentence(self, name: str, number: float) -> str:
        """Return the summary value of a measure as text, to about three digits."""
        if not isfinite(number):
            return self.say("explore-apart", name=self.term(name))
        if number:
            number = float(short(number))
            number = int(number) if number == int(number) else number
        return self.game_text(f"{message_of(name)}-number", **sized(number))

    def space_text(self, space: int) -> str:
        """Return a space in words."""
        return self.field.space(self.plan, space, self.language)

    def described(self, space: int) -> str:
        """Return a space in words, with its number in the view."""
        text, number = self.space_text(space), self.space_values.get(space)
        return text if number is None else f"{text}: {short(number, self.mark)}"

    @property
    def pointed_text(self) -> str:
        """The space under the mouse in words; "" for none."""
        known = 0 <= self.pointed < len(self.sight.names)
        return self.described(self.pointed) if known else ""


def explored(
    start: Any = None, game: str = DEFAULT_GAME, language: str = "en", *, trusted: bool = False
) -> ExplorerState:
    """Return the explorer of a layout, as it begins.

    ``start`` is an input of ``Field.read``, or "KIND.SEED", or nothing for a first board; a text
    that is ``trusted``, and doesn't come from a page, may also name a file or a function. Raises
    ValueError if it can't be opened.
    """
    board = board_data_of(game)
    layout = _opened(board, start, trusted)
    return ExplorerState(
        game,
        language,
        EditHistory((layout,)),
        SurveyedLayout(board, layout.plan),
        board.pictures[0],
        tuple(board.means[:MOST_MEANS]) if isinstance(board, BoardWithMeans) else (),
        aims=tuple(board.aims) if isinstance(board, DesignableBoard) else (),
    )


def _opened(board: BoardData, start: Any, trusted: bool) -> ShownLayout:
    """Return the layout to begin with. Raises ValueError."""
    if start is None or (isinstance(start, str) and not start.strip()):
        kind = board.kinds[0]
        return ShownLayout(board.layout(kind, 1), kind, 1)
    if isinstance(start, str):
        kind, dot, seed = start.partition(".")
        if dot and kind in board.kinds and ":" not in seed:
            number = seed_of(seed)
            return ShownLayout(board.layout(kind, number), kind, number)
        if start in board.kinds:
            return ShownLayout(board.layout(start, 1), start, 1)
        if start.partition(":")[0] in board.kinds:
            return ShownLayout(board.layout(start, 1))
        if not trusted:
            # A text from a page must not name a module or a file.
            return ShownLayout(board.read(start))
    return ShownLayout(board.recipe(start)[1](1))


def seed_of(text: str) -> int:
    """Return the number of a board. Raises ValueError for any other text."""
    return max(0, min(whole_text("seed", text), 10**9))
