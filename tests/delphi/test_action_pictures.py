"""The pictures of actions: what a preview brings where, and the color that a choice names."""

import pytest

from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.actions.presentation import DelphiActions
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.wording import wording
from tests.planning.planned import mover, rules_of

ACTIONS = DelphiActions(wording("en"))
GAME = new_game(players=2, seed=1)
RULES, POSITION = rules_of(GAME), GAME.position
SHIP = POSITION.players[mover(GAME)].ship


@pytest.mark.parametrize(
    ("verb", "symbol", "start"),
    [
        (Verb.MAKE_OFFERING, "block", SHIP),
        (Verb.RAISE_STATUE, "statue", SHIP),
        (Verb.FIGHT, "beast", NONE),
        (Verb.ARES, "beast", NONE),
        (Verb.BUILD, "shrine", NONE),
    ],
)
def test_cargo_is_brought_from_the_ship_and_nothing_else_is(verb, symbol, start):
    target = RULES.board.temples[0]
    (preview,) = ACTIONS.previews(RULES, POSITION, Action(verb, 0, Color.RED, target))
    assert (preview.space, preview.start, preview.symbol) == (target, start, symbol)


def test_an_action_without_a_color_has_that_of_its_space():
    land = RULES.board.zeus
    for space in (*RULES.board.water[:3], land):
        color = RULES.board.spaces[space].color
        icon = ACTIONS.icon(RULES, POSITION, Action(Verb.POSEIDON, target=space), "light")
        assert icon == (icons.badge_sign(color, "light") if color >= 0 else "")
    assert ACTIONS.icon(RULES, POSITION, Action(Verb.APHRODITE), "light") == ""
