"""Steps back and forth, of anything that is edited."""

from oracle_nb.core.edit_history import MOST, EditHistory


def test_edits_are_undone_and_redone():
    first = EditHistory(("a",))
    assert first.undone() is first and first.redone() is first
    last = first.added("b").added("c")
    assert (last.now, last.number, list(last.past())) == ("c", 2, ["c", "b", "a"])
    start = last.undone().undone()
    assert (start.now, start.number, list(start.past()), start.can_undo) == ("a", 0, ["a"], False)
    assert start.redone().now == "b"
    # A history is a value: the first one is still what it was.
    assert (first.values, last.now) == (("a",), "c")


def test_a_new_step_discards_undone_steps():
    history = EditHistory(("a",)).added("b").undone().added("c")
    assert (history.now, history.can_redo, list(history.past())) == ("c", False, ["c", "a"])


def test_the_oldest_go_first_and_are_counted():
    history = EditHistory((0,))
    for value in range(1, MOST + 50):
        history = history.added(value)
    assert (history.now, history.number) == (MOST + 49, MOST + 49)
    undone = 0
    while history.can_undo:
        history = history.undone()
        undone += 1
    assert (undone, history.now, history.number) == (MOST - 1, 50, 50)
