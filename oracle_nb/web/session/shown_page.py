"""The content that a session shows, by its kind."""

from typing import Any, TypeVar

from oracle_nb.web.editor.page import EditorPage
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.home.saved_games import SavedGamesPage
from oracle_nb.web.lessons.learner_session import LearnerSession
from oracle_nb.web.puzzles.page import PuzzlePage
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.rulebook.page import RulebookPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import HtmlView

_T = TypeVar("_T")


class ShownPage:
    """The content of a session's page."""

    def __init__(self) -> None:
        self.shown: Any = None
        """The content: a table, an editor, or the view of the home page."""

    def _shown(self, kind: type[_T]) -> _T | None:
        return self.shown if isinstance(self.shown, kind) else None

    @property
    def table(self) -> TablePage | None:
        """The table, where it is shown."""
        return self._shown(TablePage)

    @property
    def editor(self) -> EditorPage | None:
        """The editor, where it is shown."""
        return self._shown(EditorPage)

    @property
    def puzzle(self) -> PuzzlePage | None:
        """The puzzle, where one is shown."""
        return self._shown(PuzzlePage)

    @property
    def explorer(self) -> ExplorerPage | None:
        """The explorer, where it is shown."""
        return self._shown(ExplorerPage)

    @property
    def school(self) -> LearnerSession | None:
        """The lessons, where they are shown."""
        return self._shown(LearnerSession)

    @property
    def replay(self) -> ReplayPage | None:
        """The replay, where it is shown."""
        return self._shown(ReplayPage)

    @property
    def html_page(self) -> HtmlPage | None:
        """A page of one view, such as that of a class, where it is shown."""
        return self._shown(HtmlPage)

    @property
    def saved_games_page(self) -> SavedGamesPage | None:
        """The list of games, where it is shown."""
        return self._shown(SavedGamesPage)

    @property
    def book(self) -> RulebookPage | None:
        """The rulebook, where it is shown."""
        return self._shown(RulebookPage)

    @property
    def head(self) -> HtmlView:
        """The view that fills the page."""
        if self.book is not None:
            return self.book.html_view
        found = self.shown if isinstance(self.shown, HtmlView) else self.shown.head
        assert isinstance(found, HtmlView)
        return found
