"""A click draws only what it changes: few calls, in few files."""

import pytest

from benchmarks.click_calls import clicks


@pytest.mark.usefixtures("without_known_changes")
def test_a_click_makes_few_calls():
    selecting, action, refused = (calls for _, calls in clicks())
    assert selecting.calls < 3_000 and selecting.files <= 60
    assert action.calls < 13_800
    assert refused.calls < 6_000
