"""The bot of the guided game does as the list of choices proposes, or says why not."""

from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.guide import guide_of, new_guided_game
from oracle_nb.web.table.control.controller import TableController


def guided(**changes: Any) -> TableController:
    """Return the table of a learner who has read all tips, with other belongings in the scene."""
    guide, game = guide_of("delphi"), new_guided_game("delphi", "You", 1)
    scene = {**guide.scene, "red": {**guide.scene["red"], **changes}}
    start = lessons_of_game("delphi").stage(scene).position
    table = TableController(Game(game.rules, 1, game.seats, start=start))
    table.tips.seen = tuple(tip.moment for tip in guide.tips)
    return table


def asked(table: TableController) -> tuple[str, str]:
    """Return what a bot would do, and why."""
    assert not table.tips.snapshot.acting
    table.tips.suggest()
    return table.write(table.chosen), table.tips.reason


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (
            {"ship": "J9", "dice": ["yellow", "red"], "favor": 0},
            "It wants to load the yellow offering from G9 later this turn.",
        ),
        (
            {"ship": "J7", "dice": ["yellow", "red"], "shield": 3, "tasks": ["monster:black"]},
            "One of its tasks needs this monster.",
        ),
    ],
)
def test_the_bot_does_what_is_listed_where_that_is_as_good(
    changes: dict[str, Any], reason: str
) -> None:
    table = guided(**changes)
    first = table.options.first_for_tasks(True)[0]
    quick = make_bot(guide_of("delphi").bot, 1, table.game.rules)
    assert quick.decide(table.known, table.game.legal_actions()) != first.action
    assert asked(table) == (table.write(first.action), reason)


def test_the_bot_chooses_among_what_a_tip_recommends_as_it_does_without_one() -> None:
    table = guided(ship="H10", dice=[], cards={"red": 1, "black": 1}, favor=2, offerings=["yellow"])
    seen = table.tips.seen or ()
    table.tips.seen = tuple(moment for moment in seen if moment != "card-left")
    table.tips.suggest()
    assert table.tips.tip is not None and table.tips.tip.moment == "card-left"
    assert table.write(table.chosen) == "move card:red K7", "the black card is for the monster"


def test_the_bot_says_what_tokens_are_for_and_that_it_sails_home() -> None:
    table = guided(
        ship="K6", dice=["green", "yellow", "pink"], cards={"black": 1}, tasks=["monster:black"]
    )
    # It reveals an island tile before, but that takes no token.
    reason = "It wants to defeat the black monster on J6 this turn, 2 actions from now."
    assert asked(table) == ("favor die:green", reason)
    table = guided(ship="K6", dice=["yellow", "pink"], favor=0, tasks=["monster:black"])
    assert asked(table)[1].startswith("Favor tokens are worth more")
    table = guided(ship="K9", dice=["yellow", "pink"], tasks=[])
    assert asked(table)[1] == "All its tasks are done: it is heading for Zeus."


@pytest.mark.long
def test_the_bot_says_what_a_listed_step_would_cost_where_it_waits() -> None:
    cards = {"yellow": 1}
    table = guided(ship="H9", dice=["yellow"], cards=cards, offerings=["yellow"])
    action, reason = asked(table)
    assert action == "favor die:yellow"
    assert reason == (
        "It could also deliver the yellow offering to the temple on L6 this turn, but that takes "
        "2 dice or cards and 2 favor tokens. It expects to be home sooner if it does so later."
    )
