"""The data that leave the explorer: tables as CSV, and the cell of a notebook for a measure."""

from oracle_nb.core.csv_lines import csv_line
from oracle_nb.core.version import __version__
from oracle_nb.games.measures import Shape
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.web.explorer.state import PICTURES, ExplorerState

_TABLES = {Shape.SPACES: "spaces", Shape.LANES: "lanes"}
"""The table of `frames` with all values of a measure; for other shapes that of all measures."""


def measures_csv(state: ExplorerState) -> str:
    """Return all measures of the board as CSV, with its rank among its kind."""
    lines = [csv_line(("board", "measure", "title", "value", "unit", "kind", "below", "version"))]
    for name, measure in state.field.measures.items():
        value, below = state.sight.headline(name), state.usual(name)
        origin = (state.kind, None if below is None else f"{below:.4f}", __version__)
        row = (state.code, name, state.term(name), f"{value:.6g}", measure.unit, *origin)
        lines.append(csv_line(row))
    return "".join(lines)


def values_csv(state: ExplorerState) -> str:
    """Return all values of the measure on view as CSV; "" if none is."""
    if state.look in PICTURES:
        return ""
    lines = [csv_line(("board", "measure", "place", "value", "version"))]
    for _, label, value in state.labeled_values(state.look):
        lines.append(csv_line((state.code, state.look, label, f"{value:.6g}", __version__)))
    return "".join(lines)


def cell_of(state: ExplorerState) -> str:
    """Return the lines of a notebook's cell that compute the measure on view; "" for none.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from oracle_nb.web.explorer.state import explored
    >>> print(cell_of(replace(explored("free.7"), look="sailing.diameter")))
    from oracle_nb import frames
    frames.measures("free.7").loc["sailing.diameter"]
    """
    if state.look in PICTURES or not state.code:
        return ""
    table = _TABLES.get(state.field.measures[state.look].shape)
    game = "" if state.game == DEFAULT_GAME else f', game="{state.game}"'
    call = f'frames.{table or "measures"}("{state.code}"{game})'
    place = f'["{state.look}"]' if table else f'.loc["{state.look}"]'
    return f"from oracle_nb import frames\n{call}{place}"
