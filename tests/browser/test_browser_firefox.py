"""A turn in Firefox, where it is installed."""

import pytest

from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.web.saved_games.store import Store
from scripts.firefox import find
from tests.browser.firefox import firefox

pytestmark = [pytest.mark.browser, pytest.mark.long]


def test_a_turn_is_played_in_firefox(served, tmp_path):
    program = find()
    if program is None:
        pytest.skip("no Firefox: run `make firefox`")
    game = package_of("delphi").presentation().setup.new_game(("Ann", "bot:greedy"), 5, {})
    while not any(game.write(action).startswith("move") for action in game.legal_actions()):
        game.play(game.legal_actions()[0])
    count = len(game.history)
    name = Store(served.data).add(game)
    with firefox(program, tmp_path) as page:
        page.visit(f"{served.url}?game={name}")
        # The button of an action, then its confirmation.
        page.click('.actions [data-action][data-value^="move "]')
        page.click(".explain .primary")
        page.wait_for(f'.now[data-at="{count + 1}"]')
        page.press("\ue009", "z")
        page.wait_for(f'.now[data-at="{count}"]')
        # The same by two clicks on a space of the board.
        scene = scene_of(game.rules, game.position)
        text = next(
            game.write(action)
            for action in game.legal_actions()
            if game.write(action).startswith("move")
        )
        space = scene.group(game.action(text).target)
        part = (space.x / scene.width, space.y / scene.height)
        page.click("[role=application]", part)
        page.wait_for(".explain:not(.refused) .primary")
        page.click("[role=application]", part)
        page.wait_for(f'.now[data-at="{count + 1}"]')
    after = Store(served.data).load(name)[0]
    assert len(after.history) == count + 1
    assert after.position.players[0].ship == game.action(text).target
