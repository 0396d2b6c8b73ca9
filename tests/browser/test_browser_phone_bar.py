"""The bar of a game on a phone in a real browser: nothing of its title is cut off."""

from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.position import Phase
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.position import Part
from oracle_nb.web.saved_games.store import Store
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser
WHOLE = """() => {
  const roots = (root) => [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : []);
  const find = (selector) =>
    roots(document).map((root) => root.querySelector(selector)).find(Boolean);
  const [title, bar] = ['.bar h1', '.bar'].map(find);
  const [inner, outer] = [title, bar].map((one) => one.getBoundingClientRect());
  return title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight
    && bar.scrollWidth <= innerWidth && inner.top >= outer.top && inner.bottom <= outer.bottom
    && outer.height < 50;
}"""
"""Whether a title is all to be seen, in a bar that is no taller than with a single line."""


def played_until(game: Game, bot: str, reached: Any) -> Game:
    """Let a bot play all seats until a position is reached."""
    while not reached(game.position):
        assert game.to_move is not None
        player = make_bot(bot, 1, game.rules)
        game.play(player.decide(game.view(game.to_move), game.legal_actions()))
    return game


def long_title(name: str) -> Game:
    """Return a game in the part of a turn whose title is the longest."""
    game = package_of(name).new_game(seed=3)
    if name == "delphi":
        return played_until(game, "greedy", lambda at: at.phase is Phase.CHECK and at.round > 1)
    return played_until(game, "random", lambda at: at.part is Part.GOD and at.round == 10)


@pytest.mark.parametrize(
    ("name", "language", "title"),
    sampled(
        (
            ("delphi", "pl", "sprawdzanie ran"),
            ("delphi", "en", "check for injuries"),
            ("mythology", "pl", "Runda 10\N{NO-BREAK SPACE}z\N{NO-BREAK SPACE}10: ustawianie boga"),
            ("mythology", "en", "Round 10 of 10: placing the god"),
        ),
        4,
    ),
)
def test_the_title_of_a_game_fits_on_a_phone(visit, served, name, language, title):
    game = Store(served.data).add(long_title(name))
    page = visit(f"{served.url}?game={game}&language={language}", 390, 844)
    expect(page.locator(".bar h1")).to_contain_text(title)
    until(page, WHOLE)
    # The list of games is in the menu.
    games = page.locator('.bar a[href*="?games"], .bar a[href$="games"]')
    expect(games.filter(visible=True)).to_have_count(0)
    page.locator(".bar .unfold").click()
    expect(games.filter(visible=True)).to_have_count(1)


@pytest.mark.long
def test_the_title_fits_beside_undo_and_redo(visit, served):
    game = package_of("mythology").new_game(seed=3, seats=("Ann", "Bob"))
    played_until(game, "random", lambda at: at.part is Part.MOVEMENT)
    saved = Store(served.data).add(game)
    page = visit(f"{served.url}?game={saved}&language=pl", 390, 844)
    page.locator('[data-undo="undo"]').click()
    expect(page.locator('[data-do="redo"]')).to_be_visible()
    expect(page.locator('[data-do="redo"]')).to_have_accessible_name("Ponów")
    until(page, WHOLE)
