"""How far away legal actions are: two clicks or keys at most, and no list has more than twelve."""

import re
from html import unescape

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from oracle_nb.web.lessons.notebook_lesson import lesson
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.action_list import MOST_UNFOLDED
from tests.web.test_lesson import side

GAMES = {
    "delphi": ("greedy", 11, 14),
    "mythology": ("tactician", 9, 14),
    "mythology-advanced": ("random", 17, 16),
}
"""For each game a bot that plays it, between how many actions we look, and how often."""
each_game = pytest.mark.parametrize(
    ("name", "step"),
    [
        *((name, 5) for name in GAMES),
        *(pytest.param(name, 1, marks=pytest.mark.long) for name in GAMES),
    ],
)
"""`make test` looks a fifth as often."""
_FOLDED = re.compile(r"<details.*?</details>", re.DOTALL)
_PICK = re.compile(r'data-do="pick" data-value="([^"]*)"[^>]* data-action')


def picks(html):
    """The actions whose buttons a part of a page has."""
    return [unescape(text) for text in _PICK.findall(html)]


def list_of(table):
    """The list of actions of a table."""
    return re.split(r'class="actions(?: alone)?"', table._side.html, maxsplit=1)[-1]


def at_tables(name, seldom):
    """Play a game, and yield a table of the player to move in every few positions."""
    bot, step, most = GAMES[name]
    setup = package_of(name).presentation().setup
    game = setup.new_game(("Ann", "Bob", "Cleo"), 3, {})
    thinker = make_bot(bot, 1, game.rules)
    for number in range(step * most):
        if game.to_move is None:
            break
        if number % (seldom * step) == 0:
            table = TablePage(game)
            if table.controller.seating.hand_over is not None:
                table.handle("take-screen", str(table.controller.seating.hand_over))
            yield table
            table.close()
        game.play(thinker.decide(game.view(game.to_move), game.legal_actions()))


def reached(handle, controller, read):
    """The actions that two clicks reach, and whether a button lists all of them, each once."""
    near, listed = picks(_FOLDED.sub("", read())), picks(read())
    assert len({*listed}) == len(listed) and {*near} <= {*listed}, "each once"
    if 'data-do="everything"' in read():
        handle("everything")
        everything = picks(_FOLDED.sub("", read()))
        assert len({*everything}) == len(everything), "each once"
        return {*everything}, True
    for source in controller.sources:
        handle("cancel")
        handle("source", source)
        listed += picks(_FOLDED.sub("", read()))
        listed += [] if controller.chosen is None else [controller.write(controller.chosen)]
    return {*listed}, False


@each_game
def test_nothing_legal_is_more_than_two_clicks_away(name, step):
    looked = long = 0
    for table in at_tables(name, step):
        legal = {table.game.write(action) for action in table.game.legal_actions()}
        assert {*picks(list_of(table))} <= legal
        listed, every = reached(table.handle, table.controller, lambda table=table: list_of(table))
        assert listed == legal
        looked, long = looked + 1, long + every
    assert looked > 10 // step and long


def test_nothing_legal_is_more_than_two_clicks_away_in_a_lesson():
    looked = long = 0
    for game, name in (("delphi", "powers"), ("delphi", "ending"), ("mythology", "power")):
        made = lesson(name, seed=5, game=game)
        for stop in range(4):
            made.go_to(stop)
            controller = made.exercise_controller.controller
            if controller is None or not controller.helps:
                continue
            legal = {*map(controller.write, controller.options.actions)}
            listed, every = reached(made.handle, controller, lambda made=made: side(made))
            assert listed == legal, (name, stop)
            if every:
                made.handle("pick", next(iter(legal)))
                assert not picks(side(made)), "there is room for the answer"
            looked, long = looked + 1, long + every
        made.close()
    assert looked > 6 and 0 < long < looked


@each_game
def test_at_most_twelve_actions_are_unfolded(name, step):
    full = 0
    for table in at_tables(name, step):
        for source in ("", *table.controller.sources):
            if source:
                table.handle("source", source)
            shown = picks(_FOLDED.sub("", list_of(table)))
            assert len(shown) <= MOST_UNFOLDED, (source, shown)
            full += len(shown) > MOST_UNFOLDED // 2
        spaces = {*map(table.controller.shown.target_space, table.game.legal_actions())} - {None}
        for space in sorted(spaces)[::5]:
            table.handle("cancel")
            table.controller.click(space)
            table.refresh()
            # An answer that says what else is possible there is a list of its own.
            for part in _FOLDED.sub("", list_of(table)).split("<article"):
                assert len(picks(part)) <= MOST_UNFOLDED, space
    assert full
