"""Layouts: the positions of tiles, or of single hexes, as data to save, send and check."""

import json
import operator
from collections.abc import Callable
from typing import Any

import msgspec

from oracle_nb.core.arguments import plain_number
from oracle_nb.core.errors import OracleError
from oracle_nb.core.files import decoded
from oracle_nb.delphi.board.faults import LayoutFault, find_layout_faults
from oracle_nb.delphi.board.tiles import Placement

_LONGEST = 100_000
_FIELDS = frozenset(Placement.__struct_fields__)


class LayoutFormatError(OracleError, ValueError):
    """A text that can't be read as a layout; the message names the field.

    ``faults`` has everything wrong with its content, as far as it could be read.
    """

    def __init__(self, text: str, faults: tuple[LayoutFault, ...] = ()) -> None:
        self.faults = faults
        more = [str(fault) for fault in faults[:20]]
        if len(faults) > 20:
            more.append(f"... and {len(faults) - 20} more faults")
        super().__init__("\n  ".join((text, *more)))


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The plan of a board; ``Board(layout)`` builds it.

    Enclosed gaps become shallows. Making a layout checks nothing; ``faults()`` does.

    Parameters
    ----------
    tiles : tuple of Placement
        Where the 12 board tiles and the 6 city tiles are.
    hexes : tuple of (int, int, str)
        Instead of tiles, the spaces of a board of any shape, for a lesson or a test: axial
        coordinates ``q`` and ``r``, and a code that ``read_kind`` reads. Such a board may have
        missing parts and needn't be connected.

    Examples
    --------
    >>> from oracle_nb import Layout, compact_layout
    >>> layout = compact_layout(seed=7)
    >>> layout.faults()
    ()
    >>> Layout.from_json(layout.to_json()) == layout
    True
    """

    tiles: tuple[Placement, ...] = ()
    hexes: tuple[tuple[int, int, str], ...] = ()

    def _repr_svg_(self) -> str | None:
        """Return its picture for a notebook; None if it has faults, so that its text is shown."""
        from oracle_nb.games.registry import board_data_of
        from oracle_nb.render.svg import cell_svg

        return None if self.faults() else cell_svg(board_data_of("delphi").scene(self))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        kind = f"{len(self.tiles)} tiles" if self.tiles else f"{len(self.hexes)} single spaces"
        printer.text(f"<Layout of {kind}>")

    def __post_init__(self) -> None:
        # Lists come naturally in a notebook; a layout is hashed, so it keeps tuples.
        if isinstance(self.tiles, list | tuple):
            msgspec.structs.force_setattr(self, "tiles", tuple(map(_plain, self.tiles)))
        if isinstance(self.hexes, list):
            entries = (tuple(hex_) if isinstance(hex_, list) else hex_ for hex_ in self.hexes)
            msgspec.structs.force_setattr(self, "hexes", tuple(entries))

    def faults(self) -> tuple[LayoutFault, ...]:
        """Everything wrong with the layout; empty if it makes a board. Never raises."""
        return find_layout_faults(self.tiles, self.hexes)

    def mirrored(self) -> "Layout":
        """Return the layout of tiles seen in a mirror: every tile's other face is up."""
        if self.hexes:
            raise ValueError("only a layout of tiles can be mirrored: hexes have one face")
        return Layout(tuple(placement.mirrored() for placement in self.tiles))

    def to_json(self) -> str:
        """Return the layout as JSON text, about 700 characters for a whole board."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> "Layout":
        """Read what ``to_json`` wrote; it checks the form, not the board.

        Raises LayoutFormatError, which names the field and lists all other errors.
        """
        if not isinstance(text, str | bytes):
            raise LayoutFormatError(
                f"the JSON of a layout must be a text, got {type(text).__name__}"
            )
        try:
            text = decoded(text)
        except UnicodeError as error:
            raise LayoutFormatError(str(error)) from None
        if len(text) > _LONGEST:
            raise LayoutFormatError(f"a layout has at most {_LONGEST} characters, got {len(text)}")
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise LayoutFormatError(
                f"the JSON of a layout is needed: {error}", _faults(text)
            ) from None


def _plain(placement: Any) -> Any:
    """Return a placement with Python's own numbers instead of numpy's, if it has any."""
    if not isinstance(placement, Placement):
        return placement
    given = (placement.turns, placement.q, placement.r)
    turns, q, r = map(plain_number, given)
    if all(map(operator.is_, given, (turns, q, r))):
        return placement
    return msgspec.structs.replace(placement, turns=turns, q=q, r=r)


def _faults(text: str | bytes) -> tuple[LayoutFault, ...]:
    """Everything wrong with a layout whose fields are not all of the right kind."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    if not isinstance(data, dict):
        return ()
    placed = _entries(data.get("tiles", []), _placement)
    return find_layout_faults(placed, _entries(data.get("hexes", []), _hex))


def _entries(value: Any, read: Callable[[Any], Any]) -> Any:
    return tuple(map(read, value)) if isinstance(value, list) else value


def _placement(entry: Any) -> Any:
    """Return a placement with any values; anything with other fields stays as it is."""
    known = isinstance(entry, dict) and "tile" in entry and set(entry) <= _FIELDS
    return Placement(**entry) if known else entry


def _hex(entry: Any) -> Any:
    return tuple(entry) if isinstance(entry, list) else entry
