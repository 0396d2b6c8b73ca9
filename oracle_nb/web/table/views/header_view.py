"""The bar at the top of a table, and the dialog that marks the game as an analysis."""

from typing import Final

from oracle_nb.render.html import Html, button, part, tag
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.shared.undo_consent import possible
from oracle_nb.web.table.views.table_view import TableView
from oracle_nb.web.widgets.bar import dialog_attributes, rules_link, time_buttons, top_bar


class TableHeader:
    """The bar at the top of a table.

    Parameters
    ----------
    controller
        The table.
    view
        The rest of the page, which knows names, theme and other screens.
    """

    def __init__(self, controller: TableController, view: TableView) -> None:
        self._controller: Final = controller
        self._view: Final = view

    def header(self, *, home: bool = True) -> Html:
        """Return the bar at the top."""
        say, controller = self._view.say, self._controller
        undo, redo = time_buttons(
            controller.language,
            controller.undo_history.undo_refusal,
            controller.undo_history.redo_refusal,
            asks=self._asks_undo,
        )
        title = tag(
            "h1",
            controller.presentation.progress.phase_title(
                controller.rules, controller.seating.known
            ),
            cls="phase",
        )
        return top_bar(
            controller.language,
            self._view.theme,
            # The state of the game that the buttons here belong to.
            part("at", tag("span", data_at=str(len(controller.game.history)), hidden="")),
            None
            if controller.seating.shared and not controller.game.analysis
            else self._analysis(),
            self._dialog_button("together", controller.inviting) if self._view.screen else None,
            button(say("replay"), "replay", cls="quiet", title=say("replay-about")),
            None if controller.seating.shared else self._dialog_button("share", controller.sharing),
            self._edit_button() if self._view.linked and not controller.seating.shared else None,
            rules_link(controller.language, controller.rules.name) if self._view.linked else None,
            first=(
                tag("span", say("watching"), cls="mark") if controller.seating.watches else None,
                part("undo", undo),
                part("redo", redo),
            ),
            home=button(say("home"), "home", cls="quiet") if home else None,
            games=home,
            game=controller.rules.name,
            tab=self._tab_title(),
            turn=controller.seating.own_turn and not controller.seating.watches,
            board=True,
            title=part("title", title),
            known=controller.words.rulebook.languages(),
        )

    @property
    def _asks_undo(self) -> bool:
        """Whether the others can be asked to undo the last action."""
        screen = self._view.screen
        return screen is not None and possible(screen.shared_game, screen.place) is not None

    def _tab_title(self) -> str:
        """Return the title of the browser's tab: the player to move."""
        controller = self._controller
        seat = controller.game.to_move
        if seat is None:
            return self._view.say("tab-over")
        if controller.seating.own_turn and not controller.seating.watches:
            return self._view.say(
                "tab-turn", name=self._view.name(seat), alone=controller.seating.people == (seat,)
            )
        return self._view.say("tab-waits", name=self._view.name(seat))

    def _dialog_button(self, name: str, shown: bool) -> Html:
        return button(self._view.say(name), name, cls="quiet", aria_expanded=str(shown).lower())

    def _analysis(self) -> Html:
        """Return the switch to an analysis, or the mark of one."""
        say, controller = self._view.say, self._controller
        if controller.game.analysis:
            return tag("span", say("analysis-mark"), cls="mark", title=say("analysis-log"))
        shown = str(controller.marking).lower()
        about = say("analysis-short")
        return button(say("analysis"), "analysis", cls="quiet", aria_expanded=shown, title=about)

    def marking(self) -> Html | None:
        """Return the dialog that explains analyses, and asks whether to start one."""
        if not self._controller.marking:
            return None
        say = self._view.say
        return tag(
            "section",
            tag("h2", say("analysis-title")),
            tag("p", say("analysis-about")),
            tag("p", say("analysis-kept"), cls="secret"),
            tag(
                "div",
                button(say("analysis-do"), "analyse", cls="primary"),
                button(say("cancel"), "analysis", cls="quiet", data_close=""),
                cls="row",
            ),
            **dialog_attributes("analysis"),
            aria_label=say("analysis-title"),
        )

    def _edit_button(self) -> Html | None:
        """Return the way to the position editor, where the game has one."""
        if self._controller.presentation.position_editor is None:
            return None
        return button(
            self._view.say("editor"), "edit", cls="quiet", title=self._view.say("edit-this")
        )
