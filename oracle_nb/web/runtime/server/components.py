"""The code of all components of pages, published before any page needs it.

Several processes may serve one port: each must have the code that documents of the others refer
to.
"""

from oracle_nb.games.package import packages
from oracle_nb.render.boards.assets import publish
from oracle_nb.render.boards.canvas import CanvasView
from oracle_nb.render.boards.svg_board import SvgView
from oracle_nb.rulebooks.rule_html import css as book_css
from oracle_nb.web.explorer import page as explorer
from oracle_nb.web.home import setup_sheet
from oracle_nb.web.home.games_view import games_css
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.lessons.worksheet_view import worksheet_css
from oracle_nb.web.table.views.clock_view import ClockView
from oracle_nb.web.table.views.turn_alerts import TurnAlerts
from oracle_nb.web.widgets.html_view import HtmlView, app_sheets


def publish_components() -> None:
    """Publish the code of boards and of the app's components, with each of its style sheets."""
    html_views = ["", games_css(), explorer.css(), book_css(), setup_sheet.PAPER]
    for package in packages():
        game = package.presentation().stylesheet
        lessons = f"{game}{school_css()}"
        html_views += [game, lessons, f"{lessons}{worksheet_css()}"]
    boards = (one.module() for one in (CanvasView, SvgView))
    views = (one.module(app_sheets()) for one in (ClockView, TurnAlerts))
    for code in (*boards, *views, *(HtmlView.module(app_sheets(css)) for css in html_views)):
        publish(code)
