"""Tables and replays in a notebook's cell, where one page replaces the other."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.board_page import ALONE


def _open_replay(table: TablePage, back: Callable[[], object]) -> ReplayPage:
    """Make the replay page of a table's game; ``back`` returns to the table."""
    controller = table.controller
    replay = ReplayController(controller.game, language=controller.language, bots=controller.bots)
    return ReplayPage(replay, table.context, back=back)


CELL: Final = replace(ALONE, replay=_open_replay)
"""A notebook's cell in which the table of a game can be replaced by its replay."""
