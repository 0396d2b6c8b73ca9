"""The layout editor: a table of tiles, their faults, and a game on them.

It implements ``oracle_nb.games.presentation.Editor``, as the editor of positions does; ``view`` and
``drawing`` make what it shows.
"""

import re
import secrets
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.hexgrid import DIRECTIONS, Hex, add
from oracle_nb.delphi.board import (
    Board,
    Layout,
    LayoutFormatError,
    Placement,
    Space,
    Terrain,
    board_of,
    free_layout,
    layout_code,
    make_layout,
    read_layout,
    to_graphml,
)
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.editor.fields import game_address
from oracle_nb.delphi.ui.layout_editor.drawing import draw_table
from oracle_nb.delphi.ui.layout_editor.links_view import LayoutExits
from oracle_nb.delphi.ui.layout_editor.table import HeldTile, TileTable, around, drawable, hex_of
from oracle_nb.delphi.ui.layout_editor.view import LayoutView, color_of
from oracle_nb.render.scene import Scene
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.model.position import Position
    from oracle_nb.games.game import Game

_MOST_SEED: Final = 10**18
_ROUND: Final = 3
"""Number of empty places around the tiles that are shown."""
_KEYS: Final = {"r": ("turn", "1"), "R": ("turn", "-1"), "f": ("flip", ""), "F": ("flip", "")}
_KEYS_ASIDE: Final = ("Delete", "Backspace")


class LayoutEditor:
    """An editor of tiles on a table.

    ``language``: the language of all texts.
    ``start``: the start: a layout, a board, a text to read (JSON, GraphML, a code, a link), the
    seed of a compact layout, or None for a random one.
    """

    def __init__(
        self,
        wordings: Callable[[str], Wording],
        language: str,
        start: Any = None,
    ) -> None:
        self._wordings: Final = wordings
        """The messages of the panels, by language."""
        self.wording = wordings(language)
        self.notice = ""
        self.linked = True
        self.kind = "compact"
        """The kind of the last generated layout."""
        self.looseness = 50
        """The looseness of free layouts in percent."""
        self.pointed: int | None = None
        """The number of the highlighted fault; None for all of them."""
        self.sheet = ""
        """The address of the last setup sheet."""
        self.saved: tuple[str, str, str] | None = None
        """The requested file: its name, its kind, its text."""
        self._steps: Final = EditHistory(self._opened(start))
        self._places: tuple[Hex, ...] = ()
        self._look(TileTable(self._steps.now), afresh=True)

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the panels."""
        return self.wording.say(message, **facts)

    def set_language(self, language: str) -> None:
        """Go on in another language; the table and what is held stay."""
        self.wording = self._wordings(language)
        self.notice = ""
        self.saved = None

    # --- content ---------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The layout as it is now, legal or not."""
        return self.table.layout

    @property
    def sound(self) -> bool:
        """Whether it makes a board."""
        return not self.faults

    def _look(self, table: TileTable, *, afresh: bool = False) -> None:
        """Find the faults of the table; ``afresh`` resets the visible places."""
        self.table = table
        self.faults = table.layout.faults()
        self.pointed = None
        self.saved = None
        shown = around(table.layout, _ROUND)
        if not afresh:
            # Visible places stay visible: a table that moves at each step is hard to edit.
            shown = tuple(sorted({*self._places, *shown}, key=lambda h: (h[1], h[0])))
        self._places = shown

    def code(self) -> str:
        """Return the layout as a short text, for an address."""
        return layout_code(self.layout)

    def scene(self) -> Scene:
        """Return the table, with what is held and what is wrong."""
        faults = self.faults if self.pointed is None else (self.faults[self.pointed],)
        wrong = dict.fromkeys(hex_ for fault in faults for hex_ in fault.hexes)
        return draw_table(
            self.table, self._places, self._title, self.say("layout-empty-place"), wrong
        )

    def _title(self, space: Space) -> str:
        if not space.tile:
            return self.say("layout-gap", terrain=space.terrain)
        name, hold = self.name(space.tile), self.table.hold
        if hold is not None and hold.placement.tile == space.tile:
            name = self.say("layout-held-name", name=name)
        if space.terrain == Terrain.CITY:
            return name
        if space.terrain in (Terrain.WATER, Terrain.ISLAND):
            return self.say(f"layout-{space.terrain}", color=Color(space.color), name=name)
        return self.say("layout-space", terrain=space.terrain, name=name)

    def lies(self, placement: Placement) -> str:
        """Return the placement of a tile in words."""
        return self.say("layout-lies", over=int(placement.flipped), number=60 * placement.turns)

    def name(self, tile: str) -> str:
        """Return the name of a tile within a sentence."""
        color = color_of(tile)
        if color is not None:
            return self.say("layout-city", color=color)
        return self.say("layout-tile", name=tile)

    def side(self, theme: str) -> str:
        """Return the side panel, as HTML."""
        return LayoutView(self, theme).side()

    def below(self, theme: str) -> str:
        """Return the panel below the table, as HTML."""
        return LayoutExits(self).html()

    # --- user actions --------------------------------------------------------------------------

    def act(self, do: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Do what a button, a key or a form says; ``notice`` says why something failed."""
        self.notice = ""
        given = form or {}
        if do == "key":
            do, value = ("aside", "") if value in _KEYS_ASIDE else _KEYS.get(value, ("", ""))
        wanted_actions: dict[str, Callable[[], object]] = {
            "space": lambda: self.click(hex_of(int(value))),
            "take": lambda: self._hold(self.table.taking(value)),
            "turn": lambda: self._change(lambda hold: hold.turned(int(value))),
            "flip": lambda: self._change(HeldTile.flipped),
            "nudge": lambda: self._change(
                lambda hold: hold.put(add(hold.hex, DIRECTIONS[int(value)]))
            ),
            "aside": self._aside,
            "cancel": lambda: self._hold(self.table.holding(None)),
            "clear": lambda: self._open(Layout()),
            "mirror": lambda: self._open(self.layout.mirrored()),
            "point": lambda: self._point(int(value)),
            "make": lambda: self._make(given),
            "read": lambda: self._open(self._opened(value or given.get("text", "")), afresh=True),
            "save": lambda: self._save(value),
            "sheet": lambda: self._sheet(given),
            "undo": self.undo,
            "redo": self.redo,
        }
        if do not in wanted_actions:
            return
        try:
            wanted_actions[do]()
        except LayoutFormatError as error:
            self.notice = self.say("layout-no-layout", reason=str(error))
        except (ValueError, IndexError) as error:
            self.notice = self.say("layout-not-so", reason=str(error))

    def click(self, hex_: Hex) -> None:
        """Pick up the tile at a hex, or put down the held one."""
        hold = self.table.hold
        held_tile = self.table.placement_at(hex_)
        if held_tile is None:
            if hold is not None:
                self._lay(hold.put(hex_))
        elif hold is not None and held_tile == hold:
            self._hold(self.table.holding(None))
        else:
            self._hold(self.table.holding(held_tile))

    def _hold(self, table: TileTable) -> None:
        """Hold or release a tile, without a change of the table."""
        self.table = table
        self.saved = None

    def _change(self, changed: Callable[[HeldTile], HeldTile]) -> None:
        """Turn, flip or move the held tile."""
        hold = self.table.hold
        if hold is None:
            return
        if hold.at < 0:
            self._hold(self.table.holding(changed(hold)))
        else:
            self._lay(changed(hold))

    def _lay(self, hold: HeldTile) -> None:
        try:
            table = self.table.laying(hold)
        except ValueError:
            raise ValueError(self.say("layout-too-far")) from None
        self._keep(table)

    def _aside(self) -> None:
        hold = self.table.hold
        if hold is not None and hold.at >= 0:
            self._keep(self.table.without(hold.at))

    def _open(self, layout: Layout, *, afresh: bool = False) -> None:
        self._keep(TileTable(layout), afresh=afresh)

    def _keep(self, table: TileTable, *, afresh: bool = False) -> None:
        """Show another table as a new step of the edit history."""
        if table.layout != self.layout:
            self._steps.add(table.layout)
        self._look(table, afresh=afresh)

    @property
    def can_undo(self) -> bool:
        """Whether an edit can be undone."""
        return self._steps.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""
        return self._steps.can_redo

    def undo(self) -> None:
        """Undo the last edit."""
        if self._steps.undo():
            self._look(TileTable(self._steps.now))

    def redo(self) -> None:
        """Redo the edit that was undone last."""
        if self._steps.redo():
            self._look(TileTable(self._steps.now))

    def _point(self, number: int) -> None:
        """Show one fault alone, or all of them again."""
        there = 0 <= number < len(self.faults) and number != self.pointed
        self.pointed = number if there else None

    # --- other layouts ---------------------------------------------------------------------------

    def _make(self, form: Mapping[str, str]) -> None:
        kind = form.get("board", "compact")
        seed = self._seed(form)
        if kind == "free":
            percent = form.get("looseness", "50")
            if not re.fullmatch(r"\d{1,3}", percent):
                raise ValueError(self.say("layout-looseness-range"))
            self.looseness = min(100, int(percent))
            layout = free_layout(seed, self.looseness / 100)
        else:
            layout = make_layout(kind, seed)
        self.kind = kind
        self._open(layout, afresh=True)

    def _seed(self, form: Mapping[str, str]) -> int:
        """Return the seed that was entered, or one drawn at random."""
        text = form.get("seed", "").strip()
        if not text:
            return secrets.randbits(32)
        try:
            return whole_text("seed", text, -_MOST_SEED, _MOST_SEED)
        except ValueError:
            raise ValueError(self.say("layout-seed-whole")) from None

    def _opened(self, start: Any) -> Layout:
        if start is None or (isinstance(start, str) and not start.strip()):
            return make_layout("compact", secrets.randbits(32))
        if isinstance(start, str):
            start = read_layout(start)
        elif hasattr(start, "__index__"):  # a seed, numpy's too
            return make_layout("compact", start)
        if isinstance(start, Board):
            start = start.layout
        if not isinstance(start, Layout):
            raise ValueError(f"a layout is needed, not {type(start).__name__}")  # noqa: TRY004
        if start.hexes:
            raise ValueError(self.say("layout-hexes"))
        wrong = drawable(start)
        if wrong:
            raise LayoutFormatError(str(wrong[0]), wrong[1:])
        return start

    # --- results ------------------------------------------------------------------------

    def _save(self, kind: str) -> None:
        """Write the layout as a file, JSON or GraphML."""
        if kind == "json":
            self.saved = ("layout.json", "application/json", self.layout.to_json())
        elif kind == "graphml" and self.sound:
            self.saved = ("board.graphml", "application/xml", to_graphml(board_of(self.layout)))

    def _sheet(self, form: Mapping[str, str]) -> None:
        """Write the setup sheet of a game on this sea. Raises ValueError where there is none."""
        from oracle_nb.delphi.ui.new_game import new_game
        from oracle_nb.delphi.ui.new_game.setup_sheet import set_up_sheet

        players, seed = int(form.get("players", "3")), self._seed(form)
        names = [self.say("layout-player", seat=seat + 1) for seat in range(players)]
        game = new_game.new_game(names, seed, {}, self.layout)
        text = set_up_sheet(game, self.wording.language)
        self.saved = ("setup.html", "text/html", text)
        self.sheet = game_address(sheet=self.code(), players=str(players), seed=str(seed))

    @property
    def download(self) -> tuple[str, str] | None:
        """The requested file: its name, and its content as a data URL."""
        if self.saved is None:
            return None
        name, kind, text = self.saved
        return name, f"data:{kind};charset=utf-8,{quote(text)}"

    def game(self, form: Mapping[str, str]) -> "Game[Position, Action]":
        """Return a new game on this sea. Raises ValueError for one that can't be played."""
        from oracle_nb.delphi.ui.new_game import new_game

        seats = [form.get(f"kind-{seat}", "") for seat in range(4)]
        named = [self._seat(seat, kind) for seat, kind in enumerate(seats) if kind]
        chosen = {name: form[name] for name in ("length", "tiles") if name in form}
        return new_game.new_game(named, None, chosen, self.layout)

    def _seat(self, seat: int, kind: str) -> str:
        if kind not in ("person", "bot:greedy"):
            raise ValueError(f"there is no player {kind[:40]!r}")
        return self.say("layout-player", seat=seat + 1) if kind == "person" else kind
