"""The sentence at a table whose results of chance somebody may know beforehand."""

from typing import Any

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.game import Game
from oracle_nb.render.html import Html, html, tag
from oracle_nb.web.table.views.table_view import TableView


def players_view(view: TableView) -> Html:
    """Return the players, and below them who may foresee the results of their game."""
    return html(view.players(), chance_notice(view))


def chance_notice(view: TableView) -> Html | None:
    """Return who may foresee the results of a game; None where nobody can.

    The host, guests and spectators read the same. A notebook's cell has only its own user, who
    chose the seed, and a guided game only the learner, until they invite somebody.
    """
    kind, screen = _fixed_by(view.controller.game), view.screen
    if not kind or screen is None:
        return None
    if screen.shared_game.state.tips is not None and not screen.shared_game.given:
        return None
    return tag("p", view.say(f"chance-fixed-{kind}"), cls="decision", data_k="chance-fixed")


def _fixed_by(game: Game[Any, Any]) -> str:
    """Return what fixes results of chance: "seed", "given" for a list; "" for nothing."""
    if isinstance(game.chance, SeededChance) and not game.analysis:
        return "seed"
    return "given" if game.given else ""
