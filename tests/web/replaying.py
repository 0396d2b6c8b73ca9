"""Games for the replay, and what it shows of them."""

from oracle_nb.bots import make_bot
from oracle_nb.render.scene import Group
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.session.page import SessionPage


def play(game, actions=10_000):
    """Let greedy bots play in all seats."""
    bots = [make_bot("greedy", seat, game.rules) for seat in range(game.rules.players)]
    while game.to_move is not None and len(game.history) < actions:
        seat = game.to_move
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    return game


def marks(controller):
    """The groups that are pointed out on the board."""
    return [shape for shape in controller.scene().overlay if isinstance(shape, Group)]


def replay_of(page: SessionPage) -> ReplayPage:
    assert page.replay is not None
    return page.replay
