"""The state of the explorer, independent of any page: a layout, a view, a query."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import Any, Final

from babel import Locale

from oracle_nb.core.edit_history import EditHistory
from oracle_nb.explorer import graph, measure_scenes
from oracle_nb.explorer.layout_view import SurveyedLayout
from oracle_nb.explorer.percentiles import percentile, sample
from oracle_nb.games.board_data import BoardWithMeans, ChangeableBoard
from oracle_nb.games.journeys import Journey, LayoutPiece
from oracle_nb.games.measures import Shape
from oracle_nb.games.registry import DEFAULT_GAME, board_data_of
from oracle_nb.render.highlights import reach_mark, route_line, selected_ring
from oracle_nb.render.scene import Op, Scene, moved
from oracle_nb.web.explorer.game_messages import GAME_MESSAGES, message_of, sized
from oracle_nb.web.explorer.shown_layout import ShownLayout, opened, seed_of
from oracle_nb.web.text import words

PICTURES: Final = ("weak", "shells", "reach", "plain")
"""Views of the board besides measures."""
HANDS: Final = ("ask", "toggle", "tile")
"""Tools: the effects that a click on the board can have."""
MOST_MEANS: Final = 3
"""Maximum number of means of travel in one question."""
_SEEDS: Final = 10_000
_TURNS: Final = 6


class ExplorerController:
    """A layout being explored.

    Parameters
    ----------
    start
        Where to begin: an input of ``Field.read``, or "KIND.SEED", or nothing for a first board.
    game
        The name of the game whose boards are explored.
    language
        The language of all texts.

    Raises ValueError if it can't be opened.
    """

    def __init__(self, start: Any = None, game: str = DEFAULT_GAME, language: str = "en") -> None:
        self.game: Final = game
        self.field: Final = board_data_of(game)
        self.changes: Final = self.field if isinstance(self.field, ChangeableBoard) else None
        """The board data again, if its layouts can be changed."""
        self.travel: Final = self.field if isinstance(self.field, BoardWithMeans) else None
        """The board data again, if it has means of travel."""
        self.language = language
        self.look = self.field.pictures[0]
        """The view of the board: one of its pictures, or the name of a measure."""
        self.hand = "ask"
        self.means: list[str] = list(self.travel.means[:MOST_MEANS] if self.travel else ())
        """The means of travel for the route query."""
        self.begin: int | None = None
        self.goal: int | None = None
        self.held: int | None = None
        """The space by which the selected piece of the layout is held."""
        self.turns = 0
        self.pointed = -1
        """The space under the mouse or the keyboard's cursor; -1 for none."""
        self.pinned: SurveyedLayout | None = None
        """A layout kept to be compared with."""
        self.notice = ""
        """The notice above everything, until the next action."""
        self._steps: Final = EditHistory(opened(self.field, start))
        self.sight = SurveyedLayout(self.field, self.shown.plan)

    # --- state -----------------------------------------------------------------------------------

    @property
    def shown(self) -> ShownLayout:
        """The layout on view, and its origin."""
        return self._steps.now

    @property
    def can_undo(self) -> bool:
        """Whether the last change of the layout can be undone."""
        return self._steps.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undone change can be redone."""
        return self._steps.can_redo

    @property
    def kind(self) -> str:
        """The kind of layout for comparisons."""
        made = (each.kind for each in self._steps.past() if each.kind)
        return next(made, "") or self.field.kind(self.shown.plan)

    @property
    def mark(self) -> str:
        """The decimal mark of the language."""
        return str(Locale.parse(self.language).number_symbols["latn"]["decimal"])

    @property
    def origin(self) -> int:
        """The space from which distances and reach are measured."""
        return self.field.start(self.shown.plan) if self.begin is None else self.begin

    @property
    def code(self) -> str:
        """The layout as a short text: "KIND.SEED", or an input of ``Field.read``.

        "" for one that has none, such as a board of hexes.
        """
        if self.shown.kind:
            return f"{self.shown.kind}.{self.shown.seed}"
        try:
            return self.field.write(self.shown.plan)
        except ValueError:
            return ""

    @property
    def layout_code(self) -> str:
        """The code of a layout that is as the rules have it; "" for any other."""
        if self.changes is None or self.changes.faults(self.shown.plan):
            return ""
        try:
            return self.field.write(self.shown.plan)
        except ValueError:
            return ""

    @property
    def journey(self) -> Journey | None:
        """The route asked for, if there is a query."""
        if self.begin is None or self.goal is None:
            return None
        plan = self.shown.plan
        return self.field.journey(plan, self.begin, self.goal, self.means, self.language)

    @property
    def piece(self) -> LayoutPiece | None:
        """The selected piece of the layout, if any."""
        if self.changes is None or self.hand != "tile" or self.held is None:
            return None
        return self.changes.piece(self.shown.plan, self.held, self.turns, self.language)

    # --- the picture -----------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Return the board with the view's values."""
        piece = self.piece
        if piece is not None:
            return self._in_hand(piece)
        picture = self._picture()
        if self.hand != "ask":
            return picture
        ops: list[Op] = []
        journey = self.journey
        if journey is not None:
            ops += [route_line(picture, leg.spaces) for leg in journey.legs]
            ops += [
                reach_mark(picture, leg.spaces[-1], str(number))
                for number, leg in enumerate(journey.legs, 1)
            ]
        if self.begin is not None:
            ops.append(selected_ring(picture, self.begin))
        return picture.with_overlay(*picture.overlay, *ops)

    def _in_hand(self, piece: LayoutPiece) -> Scene:
        """Return a piece's position, its possible positions, and a preview under the pointer."""
        ops: list[Op] = [selected_ring(piece.scene, space) for space in piece.covered]
        ops += [measure_scenes.spot(piece.scene, space) for space in piece.spots]
        if self.pointed in piece.spots:
            at = piece.scene.group(self.pointed)
            ops += [moved(op, at.x, at.y) for op in piece.picture]
            ops.append(measure_scenes.spot(piece.scene, self.pointed))
        return measure_scenes.plain(piece.scene.with_overlay(*ops))

    def _picture(self) -> Scene:
        say, sight, mark = self.say, self.sight, self.mark
        scene = self.field.scene(self.shown.plan, self.language)
        if self.look == "plain":
            return measure_scenes.plain(scene)
        if self.look == "weak":
            captions = (say("explore-caption-cut"), say("explore-caption-bridge"))
            if not sight.cuts:
                return measure_scenes.captioned(scene, say("explore-caption-whole"))
            return measure_scenes.weak_spots(scene, sight.cuts, sight.bridges, captions)
        if self.look in ("shells", "reach"):
            name = sight.names[self.origin]
            caption = say(f"explore-caption-{self.look}", space=name)
            if self.look == "shells":
                return measure_scenes.heat(
                    scene, self.shells, caption, mark=mark, start=self.origin
                )
            return measure_scenes.marked(scene, self._reach(), self.origin, caption)
        return self._measured(scene)

    def _reach(self) -> dict[int, str]:
        means = self.means or (self.travel.means if self.travel else ())
        return dict(self.field.reach(self.shown.plan, self.origin, means))

    def _measured(self, scene: Scene) -> Scene:
        measure = self.field.measures[self.look]
        caption = self.term(self.look)
        if measure.shape == Shape.LANES:
            value = self.sight.study.measure(self.look)
            return measure_scenes.lanes(scene, value, caption, mark=self.mark)
        values = self.space_values
        if not values and measure.shape != Shape.SPACES:
            return measure_scenes.captioned(scene, "")
        return measure_scenes.heat(scene, values, caption, mark=self.mark)

    @property
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
        regions = self.field.regions(self.shown.plan)
        return {i: number for key, number in value.items() for i in regions.get(key, ())}

    @property
    def shells(self) -> dict[int, int]:
        """The distance of every space from the selected origin."""
        exits = self.field.exits(self.shown.plan, self.origin)
        return graph.shells(self.sight.ways, self.origin, exits)

    @property
    def measured(self) -> str:
        """The measure in the plot beside the board; "" for none."""
        if self.look == "weak":
            return self.field.summary[0]
        return "" if self.look in PICTURES else self.look

    # --- texts -----------------------------------------------------------------------------------

    def say(self, message: str, /, **facts: Any) -> str:
        """Return a message of the explorer: in the game's own words, if it names pieces."""
        if message in GAME_MESSAGES:
            return self.field.say(self.language, message, **facts)
        return words(self.language).say(message, **facts)

    def term(self, name: str) -> str:
        """Return the name of a measure."""
        return self.field.say(self.language, message_of(name))

    def reading(self, name: str) -> str:
        """Return the description of a measure as a sentence."""
        return self.field.say(self.language, f"{message_of(name)}-reading")

    def sentence(self, name: str, number: float) -> str:
        """Return the summary value of a measure as text, to about three digits."""
        if not isfinite(number):
            return self.say("explore-apart", name=self.term(name))
        if number:
            number = float(measure_scenes.short(number))
            number = int(number) if number == int(number) else number
        return self.field.say(self.language, f"{message_of(name)}-number", **sized(number))

    def described(self, space: int) -> str:
        """Return a space in words, with its number in the view."""
        text = self.field.space(self.shown.plan, space, self.language)
        number = self.space_values.get(space)
        return text if number is None else f"{text}: {measure_scenes.short(number, self.mark)}"

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

    # --- input -----------------------------------------------------------------------------------

    def act(self, do: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Handle a button or a form. Raises ValueError for an invalid one."""
        self.notice = ""
        known: Mapping[str, Callable[[str, Mapping[str, str]], None]] = {
            "look": self._look,
            "hand": self._take_up,
            "space": lambda space, _: self._clicked(int(space)),
            "kind": lambda kind, _: self._make(kind, self.shown.seed or 1),
            "seed": lambda seed, _: self._make(self._kind_now(), seed_of(seed)),
            "another": lambda _value, _: self._make(self._kind_now(), secrets.randbelow(_SEEDS)),
            "add": lambda means, _: self._add(means),
            "remove": lambda place, _: self._remove(int(place)),
            "clear": lambda _value, _: self._clear(),
            "turn": lambda _value, _: self._turn(flip=False),
            "flip": lambda _value, _: self._turn(flip=True),
            "cancel": lambda _value, _: self._drop(),
            "pin": lambda _value, _: self._pin(),
            "undo": lambda _value, _: self._back(self._steps.undo()),
            "redo": lambda _value, _: self._back(self._steps.redo()),
        }
        if do in known:
            known[do](value, form or {})

    def open(self, start: Any) -> None:
        """Show another layout. Raises ValueError."""
        self._change(opened(self.field, start))

    def set_language(self, language: str) -> None:
        """Switch to another language."""
        self.language = language

    def _look(self, look: str, _form: Mapping[str, str]) -> None:
        if look in self.field.pictures or look in self.field.measures:
            self.look = look

    def _take_up(self, hand: str, _form: Mapping[str, str]) -> None:
        if hand in HANDS and self.changes is not None:
            self.hand = hand
            self.held = None

    def _clicked(self, space: int) -> None:
        if self.changes is not None and self.hand == "toggle":
            self._change(ShownLayout(self.changes.toggled(self.shown.plan, space)), same=True)
        elif self.changes is not None and self.hand == "tile":
            self._click_piece(self.changes, space)
        elif self.begin is None or self.goal is not None:
            self.begin, self.goal = space, None
        else:
            self.goal = space

    def _click_piece(self, board: ChangeableBoard, space: int) -> None:
        piece = self.piece
        if piece is None or self.held is None:
            board.piece(self.shown.plan, space, 0, self.language)
            self.held, self.turns = space, 0
        elif space in piece.spots:
            plan = board.place(self.shown.plan, self.held, self.turns, space)
            self._change(ShownLayout(plan))
        elif space < len(self.sight.names):
            self.held, self.turns = (None, 0) if space in piece.covered else (space, 0)

    def _turn(self, *, flip: bool) -> None:
        half, way = divmod(self.turns, _TURNS)
        self.turns = _TURNS * (1 - half) + way if flip else _TURNS * half + (way + 1) % _TURNS

    def _drop(self) -> None:
        if self.held is not None:
            self.held = None
        else:
            self._clear()

    def _clear(self) -> None:
        self.begin = self.goal = None

    def _add(self, means: str) -> None:
        if self.travel is not None and means in self.travel.means:
            self.means = [*self.means, means][-MOST_MEANS:]

    def _remove(self, place: int) -> None:
        if 0 <= place < len(self.means):
            del self.means[place]

    def _pin(self) -> None:
        if self.changes is not None:
            self.pinned = None if self.pinned is not None else self.sight

    def _kind_now(self) -> str:
        return self.shown.kind or self.kind

    def _make(self, kind: str, seed: int) -> None:
        self._change(ShownLayout(self.field.layout(kind, seed), kind, seed))

    def _change(self, shown: ShownLayout, *, same: bool = False) -> None:
        """Show another layout; on the ``same`` spaces the query stays."""
        sight = SurveyedLayout(self.field, shown.plan)
        self._steps.add(shown)
        self._show(sight, same=same)

    def _show(self, sight: SurveyedLayout, *, same: bool) -> None:
        if not same:
            self.begin = self.goal = None
        self.held, self.turns = None, 0
        self.sight = sight

    def _back(self, changed: bool) -> None:
        """Update the view after undo or redo."""
        if changed:
            self._show(SurveyedLayout(self.field, self.shown.plan), same=False)
