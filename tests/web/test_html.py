"""HTML as values: nothing that is not HTML already gets in as such."""

from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.render.html import Html, button, html, isolated, plain, tag


def test_text_is_escaped_and_html_is_not():
    assert tag("p", "a < b", tag("b", "&")) == "<p>a &lt; b<b>&amp;</b></p>"
    assert html(["x", None, ("<", Html("<br>"))]) == "x&lt;<br>"


def test_isolation_marks_around_a_name_can_be_removed():
    assert plain(f"{isolated('Ann')} and {isolated('Bob')}") == "Ann and Bob"
    assert plain("Ann") == "Ann"


def test_attributes():
    made = tag("input", name="n", data_k='"', disabled=True, title=None, hidden=False, cls="c")
    assert made == '<input name="n" data-k="&quot;" disabled class="c">'


def test_a_button_names_its_action():
    made = button("Go", "pick", "move <x>", aria_pressed="true")
    assert 'data-do="pick"' in made
    assert 'data-value="move &lt;x&gt;"' in made


@given(st.text())
def test_no_text_opens_an_element_or_leaves_an_attribute(text):
    made = tag("p", text, title=text)
    assert made.count("<") == 2
    assert made.count('"') == 2
