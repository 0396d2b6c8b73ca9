"""The bot of the guided game does as the list of choices proposes, or says why not."""

from typing import Any

import pytest
from msgspec.structs import replace

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


SPARE = {"dice": ["green"], "favor": 3, "tasks": ["shrine:psi"], "gods": {}}
"""One die that can do no task, with the last one nearby."""


@pytest.mark.parametrize(
    ("ship", "equipment", "action"),
    [("I6", [], "draw die:green"), ("L8", ["reach-island"], "move die:green>red K7")],
)
def test_the_same_position_gets_the_same_answer_with_a_tip_and_without(
    ship: str, equipment: list[str], action: str
) -> None:
    table = guided(**SPARE, ship=ship, equipment=equipment)
    tips = table.tips
    listed = [table.write(task.action) for task in table.snapshot.for_tasks]
    assert listed == [action] * bool(equipment)
    without = asked(table)
    assert without[0] == action
    table.clear()
    tips.seen = tuple(moment for moment in tips.seen or () if moment != "spare-die")
    tips.refresh()
    assert tips.tip is not None and tips.tip.moment == "spare-die"
    assert [table.write(task.action) for task in table.snapshot.for_tasks] == listed
    tips.suggest()
    assert (table.write(table.chosen), tips.reason) == without
    # Nor does it matter that an action was tried, which passes the moment.
    assert table.play("favor die:green")
    tips.refresh()
    assert tips.task is None
    table.undo_history.undo()
    tips.refresh()
    assert tips.task is not None and tips.task.moment == "spare-die"
    tips.suggest()
    assert (table.write(table.chosen), tips.reason) == without


def test_no_die_is_spare_where_a_card_can_go_on_from_its_move() -> None:
    blue = {**SPARE, "ship": "I6", "dice": ["blue"]}
    assert "spare-die" in guided(**blue).tips.moments()
    table = guided(**blue, cards={"blue": 1})
    assert not table.snapshot.for_tasks[0].later
    assert "spare-die" not in table.tips.moments()


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


def before_the_last_fight(cards: dict[str, int], favor: int) -> TableController:
    """Return the table of a learner with no dice, next to the monster of the last task."""
    return guided(
        ship="K6", dice=[], cards=cards, favor=favor, gods={"poseidon": 6}, tasks=["monster:black"]
    )


@pytest.mark.parametrize(
    ("cards", "favor", "price"),
    [
        ({"yellow": 1}, 3, "that takes 3 favor tokens and leaves a chance of only 30%"),
        ({"red": 1}, 1, "that takes 1 favor token and leaves a chance of only 30%"),
        ({"black": 1}, 0, "its chance is only 30%"),
    ],
)
def test_the_bot_keeps_a_card_for_a_fight_with_a_better_chance(
    cards: dict[str, int], favor: int, price: str
) -> None:
    table = before_the_last_fight(cards, favor)
    assert table.options.first_for_tasks(True) == (), "the list leaves the fight out"
    wanted = "It wants more favor tokens or a stronger shield first."
    reason = f"It could try to defeat the black monster on J6 now, but {price}. {wanted}"
    assert asked(table) == ("end", reason)


def test_the_bot_says_that_it_keeps_a_card_though_a_move_is_listed() -> None:
    for cards, words in ({"green": 1}, "card is"), ({"green": 2}, "cards are"):
        table = guided(ship="K9", dice=[], cards=cards, favor=2, offerings=["yellow"])
        assert table.options.first_for_tasks(True)
        reason = f"Its oracle {words} worth more to it on a later turn."
        assert asked(table) == ("end", reason)


def test_the_bot_begins_a_listed_fight_and_any_once_somebody_is_home() -> None:
    listed = before_the_last_fight({"black": 1}, 1)
    assert asked(listed) == ("fight card:black J6", "One of its tasks needs this monster.")
    table = before_the_last_fight({"yellow": 1}, 3)
    me, rival, *others = table.known.players
    home = replace(rival, tasks=(), home=True)
    view = replace(table.known, players=(me, home, *others))
    adviser = make_bot(guide_of("delphi").adviser, 1, table.game.rules)
    action = adviser.decide(view, table.game.legal_actions())
    assert table.write(action) == "fight card:yellow>black J6", "no turn may be left"


def test_the_bot_takes_tokens_before_an_unlikely_fight() -> None:
    table = guided(ship="K6", dice=["green", "green"], favor=2, tasks=["monster:black"])
    action, reason = asked(table)
    assert action == "favor die:green"
    assert "takes 2 favor tokens and leaves a chance of only 30%" in reason
    # Nor does it sail to such a fight.
    dice, cards = ["black", "black"], {"green": 1}
    table = guided(ship="K9", dice=dice, cards=cards, favor=0, tasks=["monster:black"])
    assert asked(table)[0] == "favor die:black"


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
