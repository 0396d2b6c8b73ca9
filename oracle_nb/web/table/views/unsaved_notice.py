"""The notice of a table whose game can't be saved."""

from oracle_nb.render.html import Html, button, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.web.table.shared.open_games import Screen
from oracle_nb.web.table.views.table_view import TableView
from oracle_nb.web.text.storage_errors import storage_text


def unsaved_view(view: TableView, screen: Screen | None) -> Html | None:
    """Return why the game isn't saved, with a way to save it as a file; None where it is.

    Where it is saved, but nobody knows what others do in it, the notice says that.
    """
    if screen is None:
        return None
    fault, away = screen.shared_game.fault, screen.shared_game.storage_away
    say, controller = view.say, view.controller
    if fault is None:
        return None if away is None else _away_view(away, view)
    # A file holds secrets of the players of a shared game.
    file = None if controller.seating.shared else button(say("share-file"), "save-file")
    return tag(
        "section",
        tag("strong", say("unsaved")),
        " ",
        storage_text(fault, controller.language),
        " ",
        say("unsaved-go-on"),
        (" ", say("unsaved-file"), " ", file) if file else None,
        cls="notice unsaved",
        role="alert",
        data_k="unsaved",
    )


def _away_view(away: StorageError, view: TableView) -> Html:
    say = view.say
    return tag(
        "section",
        tag("strong", say("storage-away")),
        " ",
        storage_text(away, view.controller.language),
        " ",
        say("storage-away-go-on"),
        cls="notice unsaved",
        role="alert",
        data_k="unsaved",
    )
