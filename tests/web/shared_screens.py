"""Several screens at one game, for tests: a host, guests, and what they do."""

import pytest

from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.views.bot_watch import BotState
from oracle_nb.web.table.views.turn_view import TurnContent, turn_view


class Party:
    """A host's page and those of guests, who opened a link that the host passed on."""

    def __init__(self, store, game):
        self.store = store
        self.pages = []
        self.host = self.visit()
        self.host.add(game)

    def visit(self, search="", cookies=None):
        page = SessionPage(self.store, search, cookies)
        self.pages.append(page)
        return page

    def link(self, place):
        self.host.table.handle("give", str(place))
        return self.host.table.screen.links()[place]

    def guest(self, place):
        return self.visit(self.link(place))

    def close(self):
        for page in self.pages:
            page.close()


def state(page):
    return page.table.screen.shared_game.state


def absent(party, place=1):
    """A guest who came and went; the link."""
    link = party.link(place)
    party.visit(link).close()
    party.pages.pop()
    return link


def at(page):
    controller = page.table.controller
    return len(controller.game.history)


def take_action(page):
    """The first thing that can be done at a screen."""
    controller = page.table.controller
    page.table.handle("do", controller.write(controller.game.legal_actions()[0]))


def on(party, wanted):
    """Play until something is so, each at their screen."""
    for _ in range(400):
        for page in party.pages:
            if wanted():
                return
            controller = page.table.controller
            if controller.seating.person_acts:
                take_action(page)
            elif controller.seating.bot_acts:
                page.table.handle("step-action")
    pytest.fail("it never came")


def turn_html(controller):
    """The current turn at the only screen of a table."""
    turns = controller.bot_turns
    bots = BotState(turns.pace, turns.paused, turns.fast_forward, controller.bots.thought)
    return turn_view(controller.snapshot, TurnContent(controller.tips.snapshot, bots))
