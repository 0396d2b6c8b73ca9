"""Large values are shared while in use, and freed soon after."""

import gc
from weakref import ref

from oracle_nb.core.caching import owner_cache, weak_cache
from oracle_nb.delphi.board import board_of, compact_layout
from oracle_nb.delphi.model.position import Setting
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.lookup_tables import tables_of
from oracle_nb.delphi.ui.board_scene import draw_board


class Value:
    def __init__(self, key):
        self.key = key


def test_a_value_in_use_is_shared_after_it_has_left_the_cache():
    value_of = weak_cache(recent=2)(Value)
    used = value_of(0)
    unused = ref(value_of(1))
    for key in range(2, 5):
        value_of(key)
    assert value_of(0) is used
    assert unused() is None


def test_results_are_freed_with_their_owner():
    @owner_cache
    def drawn(owner, theme):
        return Value((owner.key, theme))

    owner = Value("board")
    result = drawn(owner, "light")
    assert drawn(owner, "light") is result
    assert drawn(owner, "dark") is not result
    freed = ref(result)
    del result, owner
    assert freed() is None


def test_boards_are_freed_once_many_others_were_opened(new_objects):
    # No lesson keeps the boards of these seeds.
    layouts = [compact_layout(seed) for seed in range(9000, 9022)]
    rules = [Delphi(Setting(layout, (Color.RED, Color.BLUE))) for layout in layouts]
    draw_board(rules[0].board, {})
    assert board_of(layouts[0]) is rules[0].board
    boards = [ref(rule.board) for rule in rules]
    tables = [ref(rule.tables) for rule in rules]
    assert tables_of(rules[1].board) is rules[1].tables
    del rules
    gc.collect()
    assert sum(board() is not None for board in boards + tables) <= 2 * 17


def test_two_threads_that_make_a_value_at_the_same_time_share_it():
    others: list[Value | None] = []

    def make(key):
        # Another thread asks for the value before this one has made it.
        if not others:
            others.append(None)
            others[0] = value_of(key)
        return Value(key)

    value_of = weak_cache(recent=2)(make)
    assert value_of(0) is others[0]
