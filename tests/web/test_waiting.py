"""A screen while a person at another one plays."""

import re
from typing import Any

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.actions import Verb as DelphiVerb
from oracle_nb.delphi.model.position import Position
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.model.position import Fight, Part
from oracle_nb.mythology.ui.choices import own_units_in
from oracle_nb.web.session.page import SessionPage
from tests.mythology.positions import GERYON, HYDRA, JASON, PERSEUS, position, rules_for
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
    return str(game.write(steps[0] if steps else most))


def test_the_map_and_the_turn_show_what_others_do(friends):
    pages = friends.host, friends.guest(1)
    followed: set[SessionPage] = set()
    fought = False
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


def test_a_named_player_reads_of_their_own_action_in_the_second_person(friends):
    host = friends.host
    friends.guest(1)
    while not (seating := host.table.controller.seating).person_acts:
        friends.pages[1].table.handle("do", a_move(friends.pages[1].table.game))
    host.table.handle("do", a_move(host.table.game))
    turn = turn_html(host.table.controller)
    assert seating.people == (0,) and "Ann" not in turn
    assert re.search("You pay|You give|Your god goes", turn)
    # The log calls everybody by name, as at the other screens.
    assert "Ann" in host.table._past.html


def test_while_others_act_your_own_board_is_named_and_news_speak_to_you(store):
    party = Party(store, new_game(2, 3, seats=["Ann", "Bob"]))
    pages = party.host, party.guest(1)
    (acts,) = (page for page in pages if page.table.controller.seating.person_acts)
    (waits,) = {*pages} - {acts}
    own = '<span class="holds" aria-hidden="true"><b>You</b>'
    assert own in turn_html(waits.table.controller)
    assert own not in turn_html(acts.table.controller)
    acts.table.handle("do", "end")
    for page in pages:
        page.table.screen.poll_changes()
    turn = turn_html(acts.table.controller)
    assert own in turn and "You consult the oracle" in turn and "consults" not in turn
    party.close()


def test_a_lost_fight_is_read_by_its_defender_while_the_attacker_goes_on(store):
    rules = rules_for()
    units = {JASON: "2912", HYDRA: "2912", PERSEUS: "2914", GERYON: "2914"}
    fight = Fight(JASON, HYDRA, 1, aid=12)
    entered = 1 << JASON | 1 << PERSEUS
    fields: dict[str, Any] = {
        "movable": entered,
        "entered": entered,
        "pending": fight,
        "power": (3, 2),
    }
    places = tuple(rules.world.index[name] for name in ("2912", "2914"))
    at = position(rules, units, part=Part.COMBAT, battlefields=places, **fields)
    party = Party(store, Game(rules, 1, ("Ann", "Bob"), start=at))
    guest = party.guest(1)
    guest.table.handle("do", "aid 0")
    turn = turn_html(guest.table.controller)
    assert "Waiting for" in turn and "removes Hydra from the map" in turn
    party.close()


def test_those_who_wait_for_a_fight_to_go_on_read_the_roll(store):
    game = new_game(2, 23, seats=["Ann", "Bob"])
    while game.position.pending:
        game.play(game.legal_actions()[0])

    def fight(position: Position) -> Action | None:
        actions = game.rules.legal_actions(position)
        return next((action for action in actions if action.verb == DelphiVerb.FIGHT), None)

    chance = SeededChance(0)
    nearer = next(
        action
        for action in game.legal_actions()
        if fight(game.rules.apply(game.position, action, chance).position) is not None
    )
    game.play(nearer)
    party = Party(store, game)
    pages = party.host, party.guest(1)
    acts, waits = sorted(pages, key=lambda page: not page.table.controller.seating.person_acts)
    begun = fight(game.position)
    assert begun is not None
    acts.table.handle("do", str(game.write(begun)))
    for page in pages:
        page.table.screen.poll_changes()
    (roll,) = [
        event for event in acts.table.game.history[-1].events if event.what.startswith("round-")
    ]
    assert f"rolls {roll.facts['roll']} against strength" in turn_html(waits.table.controller)
    party.close()
