"""The par of a setup on the explored board as HTML, for games that are races."""

from typing import Final

from oracle_nb.games.par import BoardWithPar
from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.explorer.controller import ExplorerController


class ParView:
    """A table of the par of each seat, shown on request, because it takes a moment."""

    def __init__(self, controller: ExplorerController) -> None:
        self.controller: Final = controller
        self._open = False

    def toggle(self) -> None:
        """Show the table, or hide it."""
        self._open = not self._open

    def section(self) -> Html | None:
        """Return the table, or the button that shows it; None for a game that is no race."""
        controller, say = self.controller, self.controller.say
        board = controller.field
        if not isinstance(board, BoardWithPar) or not controller.layout_code:
            return None
        seed = controller.shown.seed if controller.shown.kind else 1
        message = "explore-par-hide" if self._open else "explore-par-show"
        return tag(
            "section",
            tag("h2", say("explore-par")),
            self._table(board, seed) if self._open else tag("p", say("explore-par-short")),
            button(say(message), "par"),
            cls="own",
        )

    def _table(self, board: BoardWithPar, seed: int) -> Html:
        controller, say = self.controller, self.controller.say
        game = board.set_up(controller.shown.plan, seed)
        rows = [
            tag(
                "tr",
                tag("th", str(one.seat + 1), scope="row"),
                tag("td", board.dealt(game, one.seat, controller.language)),
                [tag("td", str(number)) for number in (one.rounds, one.actions, one.moves)],
            )
            for one in board.par(game)
        ]
        columns = ("seat", "dealt", "rounds", "actions", "moves")
        head = [tag("th", say(f"explore-par-{name}"), scope="col") for name in columns]
        table = tag(
            "table",
            tag("thead", tag("tr", head)),
            tag("tbody", rows),
            cls="x-differences x-par",
        )
        return tag(
            "div",
            tag("p", say("explore-par-about", number=game.rules.players, seed=str(seed))),
            tag("div", table, cls="x-table", tabindex="0"),
            role="status",
        )
