"""The code of all components of pages, published before any page needs it.

Several processes may serve one port: each must have the code that documents of the others refer
to.
"""

from oracle_nb.app import sheet
from oracle_nb.app.doors import GAME
from oracle_nb.app.explorer import page as explorer
from oracle_nb.app.face import Face
from oracle_nb.app.games_view import games_css
from oracle_nb.app.panels import panels_of_game
from oracle_nb.app.school.room_view import school_css
from oracle_nb.app.school.worksheet import worksheet_css
from oracle_nb.app.table.alerts import TurnAlerts
from oracle_nb.app.table.clock_view import ClockFace
from oracle_nb.book.view import css as book_css
from oracle_nb.draw.assets import publish
from oracle_nb.draw.canvas import CanvasView
from oracle_nb.draw.svg_board import SvgView


def publish_components() -> None:
    """Publish the code of boards and of the app's components, with each of its style sheets."""
    game, school = panels_of_game(GAME).css(), school_css()
    lessons = f"{game}{school}"
    faces = (
        "",
        game,
        lessons,
        f"{lessons}{worksheet_css()}",
        games_css(),
        explorer.css(),
        book_css(),
        sheet.PAPER,
    )
    views = (one.module() for one in (CanvasView, SvgView, ClockFace, TurnAlerts))
    for code in (*views, *map(Face.module, faces)):
        publish(code)
