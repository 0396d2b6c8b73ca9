"""A click draws only what it changes: few calls, in few files."""

from benchmarks.click_calls import clicks


def test_a_click_makes_few_calls(forget_changes):
    # The same clicks in another game fill the caches, as in any server that has run for a while.
    assert len([*clicks()]) == 3
    forget_changes()
    selecting, action, refused = (calls for _, calls in clicks())
    assert selecting.calls < 1_700 and selecting.files <= 60
    assert action.calls < 14_000
    assert refused.calls < 4_500
