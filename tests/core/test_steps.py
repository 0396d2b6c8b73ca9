"""Steps back and forth, of anything that is edited."""

from oracle_nb.core.edit_history import MOST, EditHistory


def test_one_goes_back_and_forth():
    steps = EditHistory("a")
    assert not steps.undo() and not steps.redo()
    steps.add("b")
    steps.add("c")
    assert (steps.now, steps.number, list(steps.past())) == ("c", 2, ["c", "b", "a"])
    assert steps.undo() and steps.undo() and not steps.can_undo
    assert (steps.now, steps.number, list(steps.past())) == ("a", 0, ["a"])
    assert steps.redo() and steps.now == "b"


def test_a_new_step_discards_undone_steps():
    steps = EditHistory("a")
    steps.add("b")
    steps.undo()
    steps.add("c")
    assert (steps.now, steps.can_redo, list(steps.past())) == ("c", False, ["c", "a"])


def test_the_oldest_go_first_and_are_counted():
    steps = EditHistory(0)
    for value in range(1, MOST + 50):
        steps.add(value)
    assert (steps.now, steps.number) == (MOST + 49, MOST + 49)
    back = 0
    while steps.undo():
        back += 1
    assert (back, steps.now, steps.number) == (MOST - 1, 50, 50)
