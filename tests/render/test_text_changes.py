"""Texts as changes of others: always the right text, and short for what resembles."""

from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.render.text_changes import change, changed

TEXTS = st.text("ab'\"<> \n", max_size=30)


@given(TEXTS, TEXTS)
def test_a_change_makes_the_new_text_of_the_old_one(before, after):
    assert changed(before, change(before, after)) == after


@given(TEXTS)
def test_the_same_text_needs_no_change(text):
    assert change(text, text) == []


def test_only_what_differs_is_named():
    before = '<button class="act" title="Sail to A1"><span>A1</span></button>'
    after = '<button class="act" title="Sail to B2"><span>B2</span></button>'
    assert change(before, after) == [7, 1, 'B2"', 2, 1, "B2</span>"]
    more = '<button class="act on" title="Sail to A1"><span>A1</span></button>'
    assert sum(len(str(value)) for value in change(before, more)) < 12


def test_long_texts_are_compared_in_one_go():
    before = "".join(f"<i>{n}</i>" for n in range(5_000))
    after = "".join(f"<b>{n}</b>" for n in range(4_000))
    made = change(before, after)
    assert len(made) == 3
    assert changed(before, made) == after
