"""The data that leave the explorer: tables as CSV, and cells that compute its figures."""

from collections.abc import Sequence

from oracle_nb.core.csv_lines import csv_line
from oracle_nb.core.version import __version__
from oracle_nb.games.measures import Shape
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.web.explorer.state import PICTURES, ExplorerState

_IMPORT = "from oracle_nb import frames"
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
    place = f'["{state.look}"]' if table else f'.loc["{state.look}"]'
    return f"{_IMPORT}\n{_call(state, table or 'measures', state.code)}{place}"


def summary_cell(state: ExplorerState) -> str:
    """Return the lines of a cell that compute the numbers of the summary; "" for none."""
    if not state.code:
        return ""
    return f"{_IMPORT}\n{_call(state, 'measures', state.code)}.loc[{_list(state.field.summary)}]"


def difference_cell(state: ExplorerState, names: Sequence[str]) -> str:
    """Return the lines of a cell that compute measures of the two boards; "" for none."""
    codes = "" if state.pinned is None else state.code_of(state.pinned.plan), state.code
    if not all(codes) or not names:
        return ""
    before, after = (f'{_call(state, "measures", code)}["value"]' for code in codes)
    return (
        f"{_IMPORT}\nbefore = {before}\nafter = {after}\n"
        f'before.compare(after, result_names=("before", "after")).loc[{_list(names)}]'
    )


def family_cell(state: ExplorerState, name: str, first: int, number: int) -> str:
    """Return the lines of a cell that compute a measure of boards of the kind."""
    game = _game(state)
    return f'{_IMPORT}\nframes.atlas({number}, {first}, "{state.kind}", ["{name}"]{game})'


def par_cell(state: ExplorerState, players: int, seed: int) -> str:
    """Return the lines of a cell that compute the par of each seat."""
    game = _game(state)
    start = f'oracle_nb.new_game({players}, seed={seed}, layout="{state.code}"{game})'
    return f"import oracle_nb\noracle_nb.par({start})"


def picture_cell(state: ExplorerState) -> str:
    """Return the lines of a cell that compute what is written on the board; "" for nothing."""
    start = _space(state, state.origin)
    values = {
        "weak": "board.cuts, board.bridges",
        "shells": f"board.shells({start})",
        "reach": f"board.field.reach(board.plan, {start}, {[*state.usable]})",
    }
    return board_cell(state, values[state.look]) if state.look in values else ""


def route_cell(state: ExplorerState) -> str:
    """Return the lines of a cell that compute the route; "" without one."""
    if state.begin is None or state.goal is None:
        return ""
    ends = f"{_space(state, state.begin)}, {_space(state, state.goal)}"
    return board_cell(state, f"board.field.journey(board.plan, {ends}, {[*state.means]})")


def design_cell(state: ExplorerState) -> str:
    """Return the lines of a cell that repeat the last search as far as it is; "" without one."""
    search = state.search
    if search is None:
        return ""
    plan = search.plan
    call = f'{[*state.aims]}, {plan.steps}, {plan.seed}, "{plan.start}"{_game(state)}'
    return (
        "from oracle_nb.explorer.design import Design, planned_search\n"
        f"search = Design(planned_search({call}))\n"
        f"for _ in range({search.done}):\n    search.step()\nsearch.rows()"
    )


def usual_cell(state: ExplorerState, name: str) -> str:
    """Return the lines of a cell that count the boards of the sample in each bar."""
    return (
        f"{_IMPORT}\nfrom oracle_nb.explorer.charts import binned\n"
        f'boards = frames.sample("{state.game}")\n'
        f'values = boards[boards["kind"] == "{state.kind}"]["{name}"]\n'
        'binned([*values], "{values}: {count}")'
    )


def board_cell(state: ExplorerState, value: str, *imports: str) -> str:
    """Return the lines of a cell that compute a value of the board; "" for one without a code."""
    if not state.code:
        return ""
    lines = ("from oracle_nb.explorer.layout_view import survey", *imports)
    return "\n".join((*lines, f'board = survey("{state.code}"{_game(state)})', value))


def _space(state: ExplorerState, space: int) -> str:
    return f'board.names.index("{state.sight.names[space]}")'


def _call(state: ExplorerState, table: str, code: str) -> str:
    return f'frames.{table}("{code}"{_game(state)})'


def _game(state: ExplorerState) -> str:
    return "" if state.game == DEFAULT_GAME else f', game="{state.game}"'


def _list(names: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"
