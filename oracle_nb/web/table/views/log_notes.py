"""Notes in the log that are no part of the game, as HTML: takeovers, and undo by consent."""

from typing import TYPE_CHECKING

from oracle_nb.render.html import Html, tag

if TYPE_CHECKING:
    from oracle_nb.web.table.views.table_view import TableView


def notes_view(view: "TableView", number: int) -> list[Html]:
    """Return the notes after the action of a number, -1 for the opening.

    A note after an action that was later undone is shown at the end of the log.
    """
    if view.screen is None:
        return []
    last = len(view.desk.game.history) - 1
    return [
        tag(
            "li",
            tag("p", view.say(f"note-{note.kind}", name=view.name(note.seat), count=note.count)),
            cls="note",
            data_k=f"note-{n}-{note.after}",
        )
        for n, note in enumerate(view.screen.gathering.state.log_notes)
        if min(note.after - 1, last) == number
    ]
