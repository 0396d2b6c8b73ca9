"""The rulebook as a page: addresses, Back, the search, and what is asked for that is not there."""

import re
from unittest.mock import patch

import pytest

from oracle_nb.delphi.rulebook import book
from oracle_nb.mythology import level_package
from oracle_nb.mythology.advanced.package import AdvancedPackage
from oracle_nb.web.rulebook.page import RulebookLocation, place_of, rulebook_view
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests.samples import sampled


@pytest.fixture
def page(store):
    made = SessionPage(store)
    yield made
    made.close()


def html_view(page: SessionPage) -> HtmlView:
    view: HtmlView = next(iter(page.view.select(HtmlView)))
    return view


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("?rules", RulebookLocation()),
        ("?rules=", RulebookLocation()),
        ("?rules=legend", RulebookLocation(section="legend")),
        ("?rules=nothing", RulebookLocation(rule="nothing")),
        ("?rule=move.range", RulebookLocation(rule="move.range")),
        ("?find=titan%20die", RulebookLocation(find="titan die")),
        ("?game=abc", None),
        ("", None),
    ],
)
def test_addresses(address: str, place: RulebookLocation | None):
    assert place_of(address) == place
    if place is not None:
        assert place_of(place.address) == place


def test_links_open_the_rulebook_and_its_rules(page: SessionPage):
    assert 'data-value="?rules"' in html_view(page).html
    page.handle(Message("address", "?rules"))
    book_view = html_view(page)
    assert book_view.whole
    assert book_view.address == "?rules" and "The aim:" in book_view.html
    page.handle(Message("address", "?rule=move.range"))
    assert html_view(page) is book_view
    assert book_view.address == "?rule=move.range"
    assert "How far you sail" in book_view.html
    page.handle(Message("find", form={"find": "  shallows "}))
    assert book_view.address == "?find=shallows"
    assert "rules found for" in book_view.html and "Polish:" not in book_view.html
    # Back: the browser sends its address, and the page shows it.
    page.handle(Message("address", "?rule=move.range"))
    assert book_view.address == "?rule=move.range"
    page.handle(Message("address", ""))
    assert html_view(page) is not book_view
    assert html_view(page).address == ""
    assert "Learn by playing" in html_view(page).html


def test_an_address_can_be_shared(store):
    page = SessionPage(store, "?rule=titan.six")
    assert "Titan attack: 6" in html_view(page).html
    page.close()


def test_from_the_table_to_the_book_and_back(page: SessionPage):
    page.handle(Message("first"))
    address = html_view(page).address
    assert 'href="?rules" target="_blank"' in html_view(page).html
    page.go("?rule=move.range")
    assert page.table is None
    page.go(address)
    assert page.table is not None


def test_the_theme_stays_at_the_place(page: SessionPage):
    page.go("?rule=move.range")
    light = html_view(page).html
    page.handle(Message("theme", "dark"))
    assert html_view(page).theme == "dark"
    assert html_view(page).address == "?rule=move.range"
    assert html_view(page).html != light
    assert "oracle_theme=dark" in html_view(page).cookie


def test_an_unknown_rule_is_reported_and_harmless(page: SessionPage):
    page.go("?rule=<script>alert(1)</script>")
    shown = html_view(page).html
    assert "<script>" not in shown
    assert "There is no rule “&lt;script&gt;" in shown
    assert "Twelve board tiles" in shown
    page.go("?find=" + "x" * 5000)
    assert "No rule found for" in html_view(page).html
    assert len(html_view(page).address) < 200


def test_a_name_in_the_address_of_the_rulebook_means_a_rule(page: SessionPage):
    page.go("?rules=no.such.rule")
    assert "There is no rule “no.such.rule”. Here are all rules." in html_view(page).html
    page.go("?rules=move.range")
    assert html_view(page).address == "?rule=move.range"


@pytest.mark.parametrize(("language", "step"), sampled((("en", 4), ("en", 1), ("pl", 1)), 3))
def test_every_place_can_be_shown(language: str, step: int):
    shown = book(language)
    places = [
        RulebookLocation(),
        RulebookLocation(find="die"),
        *(RulebookLocation(section=text) for text in ("legend", "glossary", "sources")),
    ]
    places += [RulebookLocation(rule=rule) for rule in shown.ids[::step]]
    for place in places:
        html = rulebook_view(shown, place, "dark")
        ids = [part.split('"')[0] for part in html.split(' id="')[1:]]
        assert len(ids) == len(set(ids)), place


def visible(html: str) -> str:
    """Return the text of HTML outside of <details>, without tags and attributes."""
    return re.sub(r"<[^>]*>", " ", re.sub(r'<details class="b-id">.*?</details>', "", html))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "address", ["?rules", "?rules=glossary", "?rules=sources", "?rule=move.range", "?find=shallows"]
)
def test_rules_appear_by_their_titles(address: str, language: str):
    shown, place = book(language), place_of(address)
    assert place is not None
    text = visible(rulebook_view(shown, place))
    assert shown.title("move.range") in text
    assert [rule for rule in shown.ids if rule in text] == []


def test_the_id_of_a_rule_can_be_looked_up():
    shown = rulebook_view(book(), RulebookLocation(rule="move.range"))
    assert "<code>move.range</code>" in shown


def test_the_beginning_has_folded_chapters_and_is_its_own_index():
    shown = rulebook_view(book(), RulebookLocation())
    chapters = book().chapters
    assert len(re.findall(r'<details[^>]* data-k="cards-', shown)) == len(chapters) > 1
    assert len(re.findall(r"<details[^>]* open", shown)) == 0
    assert f"<small>{len(chapters[0].rules)} rules</small>" in shown
    assert 'data-k="contents"' not in shown
    shown = rulebook_view(book(), RulebookLocation(rule="move.range"))
    contents = shown.partition('data-k="contents"')[2].partition("</nav>")[0]
    links = re.findall(r'data-value="\?rule=([^"]*)"', contents)
    assert links == list(book().ids)


def test_a_book_without_pictures_promises_none(page: SessionPage):
    with patch.object(AdvancedPackage, "book_pictures", return_value=None):
        level_package._book.cache_clear()
        page.go("?rules&of=mythology-advanced")
        shown = html_view(page).html
    level_package._book.cache_clear()
    assert 'class="b-cards plain"' in shown and "with pictures" not in shown
    page.go("?rules&of=mythology")
    shown = html_view(page).html
    assert 'class="b-cards"' in shown and "with pictures" in shown
