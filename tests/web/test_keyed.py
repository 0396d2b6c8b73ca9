"""HTML as keyed parts: what a browser is sent, and that it then has all of it."""

from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.render.html import Html, folded, html, part, shared, tag, without_marks
from oracle_nb.web.widgets import keyed_html
from oracle_nb.web.widgets.keyed_html import KeyedHtml, expand, split, store

TEXTS = st.text("ab<&\x02\x03\x04\x05 ", max_size=6)
ICON = Html('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')


def leaves():
    return st.one_of(
        TEXTS.map(lambda text: tag("b", text)),
        TEXTS.map(lambda text: shared(tag("i", text))),
        st.just(ICON),
    )


def nodes(inner):
    children = st.lists(st.one_of(inner, TEXTS), max_size=3)
    return st.one_of(
        children.map(lambda key: tag("div", key)),
        st.tuples(st.sampled_from(["a", "b", "c>", "d&", 'e"', "f"]), children).map(
            lambda pair: part(pair[0], tag("p", pair[1]))
        ),
    )


PAGES = st.lists(st.recursive(leaves(), nodes, max_leaves=6), max_size=3).map(html)


def parts_of(sent):
    """The parts that were sent whole, by their keys."""
    parts: dict[str, str] = {}
    store(parts, sent)
    return parts


class Browser:
    """The page's copy of the parts that it was sent."""

    def __init__(self, sent):
        self.parts = parts_of(sent)

    def take(self, afresh, changed):
        if afresh:
            self.parts.clear()
        store(self.parts, changed)

    @property
    def html(self):
        return expand(self.parts)


@given(st.lists(PAGES, min_size=1, max_size=3))
def test_after_each_change_the_browser_has_the_new_html_and_was_sent_no_more_than_that(pages):
    html_view = KeyedHtml()
    browser = Browser(html_view.whole())
    had = {"": ""}
    for page in pages:
        now = split(page).parts
        afresh, changed = html_view.update(page)
        browser.take(afresh, changed)
        assert browser.html == without_marks(page)
        assert Browser(html_view.whole()).html == without_marks(page)
        sent = {key for key in map(str, changed[::2]) if not key.startswith("=")}
        assert sent == {key for key in now if had.get(key) != now[key]}
        assert html_view.update(page) == (False, [])
        had |= now


def test_a_nested_change_sends_neither_parents_nor_siblings():
    def page(count):
        inner = part("count", tag("b", count))
        return part("outer", tag("div", inner, part("other", tag("p", "x" * 1000))))

    html_view = KeyedHtml()
    html_view.update(page("1"))
    assert html_view.update(page("2")) == (False, ["count", "<b>2</b>"])


def test_pictures_and_shared_elements_are_sent_once():
    html_view = KeyedHtml()
    rule_html = shared(tag("p", "the text of a rule"))
    _, first = html_view.update(html(tag("p", ICON, ICON), rule_html))
    assert sum(ICON in text for text in first) == 1
    _, second = html_view.update(html(tag("p", ICON, ICON, ICON), rule_html, rule_html))
    assert not any(ICON in text or "rule" in text for text in second)
    assert expand(parts_of(html_view.whole())) == without_marks(
        html(tag("p", ICON, ICON, ICON), rule_html, rule_html)
    )


def test_a_part_that_resembles_another_is_sent_as_a_change_of_it():
    def row(name):
        words = tag("span", f"Sail to {name}"), tag("b", "for one favor token")
        return part(name, tag("button", words, data_value=f"move {name}", cls="act brief"))

    html_view = KeyedHtml()
    browser = Browser(html_view.whole())
    browser.take(*html_view.update(row("A1")))
    _, changed = html_view.update(html(row("A1"), row("B2"), row("C3")))
    assert changed[2:5:2] == ["C3", ""]
    assert [made[0] for made in (changed[1], changed[3])] == ["A1", 0]
    assert not any("favor" in str(made) for made in changed)
    browser.take(False, changed)
    assert browser.html == without_marks(html(row("A1"), row("B2"), row("C3")))
    # A page that is loaded now has only what it shows, and is sent no change of anything else.
    html_view.update(tag("p", "over"))
    late = Browser(html_view.whole())
    late.take(*html_view.update(row("D4")))
    assert late.html == without_marks(row("D4"))


def test_folded_content_is_sent_on_request_and_then_kept_current():
    def page(text):
        return tag("details", folded("more", tag("p", text, ICON)))

    html_view = KeyedHtml()
    browser = Browser(html_view.whole())
    browser.take(*html_view.update(page("old")))
    assert browser.html == f"<details>{keyed_html.placeholder('more')}</details>"
    assert html_view.update(page("new")) == (False, [])
    browser.take(False, html_view.unfold("more"))
    assert browser.html == without_marks(page("new"))
    assert html_view.unfold("more") == html_view.unfold("other") == []
    browser.take(*html_view.update(page("newer")))
    assert browser.html == without_marks(page("newer"))
    assert Browser(html_view.whole()).html == without_marks(page("newer"))


def test_a_picture_with_an_id_stays_where_it_is():
    drawn = Html('<svg><g id="a"></g></svg>')
    _, changed = KeyedHtml().update(tag("p", drawn))
    assert changed == ["", f"<p>{drawn}</p>"]


def test_a_second_part_with_the_same_key_is_shown_as_well():
    page = html(part("a", tag("b", "1")), part("a", tag("b", "2")))
    html_view = KeyedHtml()
    _, changed = html_view.update(page)
    assert expand(parts_of(changed)) == "<b>1</b><b>2</b>"


def test_no_text_brings_in_a_mark():
    bad = "\x02a\x03\x04\x05"
    assert tag("p", bad, title=bad) == '<p title="a">a</p>'
    assert split(part(bad, tag("p", bad)))[0] == {"a": "<p>a</p>", "": keyed_html.placeholder("a")}


def test_a_browser_that_was_sent_very_much_is_sent_all_afresh(monkeypatch):
    monkeypatch.setattr(keyed_html, "MOST_PARTS", 20)
    html_view = KeyedHtml()
    browser = Browser(html_view.whole())
    for number in range(100):
        page = html(part(f"row-{number}", tag("p", str(number))), ICON)
        browser.take(*html_view.update(page))
        assert browser.html == without_marks(page)
        assert len(browser.parts) <= 24
