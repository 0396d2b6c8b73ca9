"""The rulebook as a page: addresses, Back, the search, and what is asked for that is not there."""

import re

import pytest

from oracle_nb.delphi.rulebook import book
from oracle_nb.web.rulebook.page import RulebookLocation, place_of, rulebook_view
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView, Message


@pytest.fixture
def page(store):
    made = SessionPage(store)
    yield made
    made.close()


def face(page: SessionPage) -> HtmlView:
    found: HtmlView = next(iter(page.view.select(HtmlView)))
    return found


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("?rules", RulebookLocation()),
        ("?rules=", RulebookLocation()),
        ("?rules=legend", RulebookLocation(section="legend")),
        ("?rules=nothing", RulebookLocation()),
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


def test_the_door_leads_in_and_the_links_lead_on(page: SessionPage):
    assert 'data-value="?rules"' in face(page).html
    page.handle(Message("address", "?rules"))
    book_face = face(page)
    assert book_face.whole
    assert book_face.address == "?rules"
    page.handle(Message("address", "?rule=move.range"))
    assert face(page) is book_face
    assert book_face.address == "?rule=move.range"
    assert "How far you sail" in book_face.html
    page.handle(Message("find", form={"find": "  shallows "}))
    assert book_face.address == "?find=shallows"
    assert "rules mention" in book_face.html
    # Back: the page tells the address it is at, and that is shown.
    page.handle(Message("address", "?rule=move.range"))
    assert book_face.address == "?rule=move.range"
    page.handle(Message("address", ""))
    assert face(page) is not book_face
    assert face(page).address == ""
    assert "First game" in face(page).html


def test_an_address_can_be_shared(store):
    page = SessionPage(store, "?rule=titan.six")
    assert "The titan rolls a 6" in face(page).html
    page.close()


def test_from_the_table_to_the_book_and_back(page: SessionPage):
    page.handle(Message("first"))
    address = face(page).address
    assert 'href="?rules" target="_blank"' in face(page).html
    page.go("?rule=move.range")
    assert page.table is None
    page.go(address)
    assert page.table is not None


def test_the_theme_stays_at_the_place(page: SessionPage):
    page.go("?rule=move.range")
    light = face(page).html
    page.handle(Message("theme", "dark"))
    assert face(page).theme == "dark"
    assert face(page).address == "?rule=move.range"
    assert face(page).html != light
    assert "oracle_theme=dark" in face(page).cookie


def test_a_rule_there_is_not_is_said_and_can_do_no_harm(page: SessionPage):
    page.go("?rule=<script>alert(1)</script>")
    shown = face(page).html
    assert "<script>" not in shown
    assert "There is no rule “&lt;script&gt;" in shown
    assert "Twelve board tiles" in shown
    page.go("?find=" + "x" * 5000)
    assert "No rule mentions" in face(page).html
    assert len(face(page).address) < 200


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_place_can_be_shown(language: str):
    shown = book(language)
    places = [
        RulebookLocation(),
        RulebookLocation(find="die"),
        *(RulebookLocation(section=one) for one in ("legend", "glossary", "sources")),
    ]
    places += [RulebookLocation(rule=rule) for rule in shown.ids]
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
