"""The notice of a table whose game can't be saved."""

from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.table.shared.open_games import Screen
from oracle_nb.web.table.views.table_view import TableView
from oracle_nb.web.text.storage_errors import storage_text


def unsaved_view(view: TableView, screen: Screen | None) -> Html | None:
    """Return the reason why the game isn't saved, with a way to save it as a file; else None."""
    fault = None if screen is None else screen.shared_game.fault
    if fault is None:
        return None
    say, controller = view.say, view.controller
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
