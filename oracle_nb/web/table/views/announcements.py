"""Announcements of changes at a table, for screen readers."""

from oracle_nb.web.saved_games.summary import player_name
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.text import words


def hand_over_text(controller: TableController, seat: int) -> str:
    """Return the request to pass the screen to a player, by name and title."""
    say, players = words(controller.language).say, controller.presentation.players
    name = player_name(controller.game, players, seat, controller.language)
    title = players.title(controller.rules, seat)
    return say("hand-over", name=say("name-title", name=name, title=title) if title else name)


def spoken(controller: TableController) -> str:
    """Return the effects of the choice, the reason for a refusal, or else the decision to make."""
    say, explanation = words(controller.language).say, controller.explanation
    if controller.notice:
        return controller.notice
    if explanation is not None:
        costs = [one.text for one in explanation.cost]
        return "\n".join(
            (explanation.title, *explanation.effects, *costs, *explanation.chance, explanation.undo)
        )
    if controller.refusals:
        first = controller.refusals[0].explanation
        reasons = [one.text for one in first.refusals]
        return "\n".join((say("not-allowed", title=first.title), *reasons))
    if controller.game.to_move is None:
        return say("now-over")
    if controller.seating.hand_over is not None:
        return hand_over_text(controller, controller.seating.hand_over)
    return str(controller.words.decision(controller.seating.known))
