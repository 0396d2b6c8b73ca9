"""What a screen shows while a person at another one plays."""

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.ui.choices import own_units_in
from tests.web.shared_screens import Party, turn_html


@pytest.fixture
def friends(store):
    """Two people at two screens of Mythology."""
    setup = package_of("mythology").presentation().setup
    made = Party(store, setup.new_game(("Ann", "Bob"), 5, {}))
    yield made
    made.close()


def a_move(game) -> str:
    """A step if there can be any; the god goes where most units could move."""
    actions = game.legal_actions()
    steps = [action for action in actions if action.verb is Verb.STEP]
    most = max(actions, key=lambda action: own_units_in(game.rules, game.position, action.target))
    return game.write(steps[0] if steps else most)


def test_the_map_and_the_turn_show_what_others_do(friends):
    pages = friends.host, friends.guest(1)
    followed, fought = set(), False
    while followed != {*pages} or not fought:
        (acts,) = (page for page in pages if page.table.controller.seating.person_acts)
        (waits,) = {*pages} - {acts}
        acts.table.handle("do", a_move(acts.table.game))
        for page in pages:
            page.table.screen.poll_changes()
        if not waits.table.controller.seating.waits:
            continue
        turn, board = turn_html(waits.table.controller), waits.table.board
        assert "Waiting for" in turn and 'class="did"' in turn
        for event in acts.table.game.history[-1].events:
            if event.what == "unit-moved":
                group = board.scene.group(event.facts["hex"])
                assert board.view.reveal == [group.x, group.y]
                followed.add(waits)
            if event.what == "fight-rolled":
                assert "last action:" in turn
                fought = True
