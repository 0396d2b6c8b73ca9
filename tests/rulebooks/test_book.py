"""A rulebook to look into: found by words, shown in a notebook and in a terminal, for any game."""

import re

import pytest

import oracle_nb
from oracle_nb.cli import main
from oracle_nb.games.registry import package_of
from oracle_nb.rulebooks import Book, RuleEntry, SearchResult
from oracle_nb.rulebooks.rule_html import entry_html
from oracle_nb.text.rulebook import UnknownLanguage, UnknownRule
from oracle_nb.text.search import Index
from oracle_nb.web.rulebook.page import RulebookLocation, rulebook_view
from tests.toy.package import TOY


@pytest.fixture(scope="module")
def book() -> Book:
    return oracle_nb.rulebook()


def test_a_search_finds_rules_best_first(book: Book):
    result = book.search("shallows")
    assert isinstance(result, SearchResult)
    assert [entry.rule.id for entry in result][:2] == ["board.shallows", "equipment.shallows"]
    assert isinstance(result[0], RuleEntry)
    assert isinstance(result[:1], SearchResult)
    assert len(book.search("xyzzy")) == 0
    # A rule with all the words in its title, in any form, comes before one that has them elsewhere.
    title = oracle_nb.rulebook("pl").search("odrzucić rany")[0].rule.title
    assert title == "Odrzucanie ran"
    texts = {
        "injury": (("injury", 8), ("you discard none", 3)),
        "heal": (("heal", 8), ("discarding injuries", 6)),
    }
    for titles, best in (({}, "injury"), ({"heal": "Discarding injuries"}, "heal")):
        assert Index(texts, titles=titles).search("discard injury")[0] == best


def test_search_results_display_in_a_notebook(book: Book):
    result = book.search("shallows")
    shown = result._repr_html_()
    assert shown.count("<article") == len(result) > 3
    # Only the best match has pictures, because the notebook is saved with them.
    assert "<svg" in shown.partition("</article>")[0]
    assert "<svg" not in shown.partition("</article>")[2]
    assert "<style>" in shown
    ids = [part.split('"')[0] for part in shown.split(' id="')[1:]]
    assert len(ids) == len(set(ids)), "two things of the page have one id"


def test_cells_follow_the_theme_of_the_page_and_scroll_by_themselves(book: Book):
    for shown in (book.search("shallows")._repr_html_(), book["move.range"]._repr_html_()):
        assert "light-dark(#FFFDF8, #16202A)" in shown
        assert 'class="themed"' in shown
        assert "max-height: 640px" in shown
        # Regions that scroll can be reached with the Tab key, and have a name.
        region = re.search('<div class="book b-alone"[^>]*>', shown)
        assert region is not None
        assert 'tabindex="0"' in region[0]
        assert "aria-label=" in region[0]


def test_a_rule_has_title_text_example_picture_source_and_related_rules(book: Book):
    entry = book["move.range"]
    for shown in (str(entry), entry._repr_html_()):
        for part in (
            entry.rule.title,
            entry.rule.text,
            entry.rule.example,
            entry.rule.citation,
            "Printed rule",
            "move.range",
            "Paying to sail farther",
            "B5 is 4 spaces away; your range is 3",
        ):
            assert part in shown.replace("&#x27;", "'"), part
    assert "B1~r" in str(entry)
    assert "<svg" in entry._repr_html_()


def test_a_ruling_explains_why(book: Book):
    entry = book["board.enclosed-gaps"]
    assert entry.rulings[0].why in str(entry)
    assert "our ruling 7" in str(entry)


def test_pictures_have_alternative_texts(book: Book):
    shown = entry_html(book["move.range"])
    assert 'role="img"' in shown
    assert "<title" in shown
    assert (
        "Sail to B5 (pink die): B5 is 4 spaces away" in shown.split("<desc")[1].split("</desc>")[0]
    )


def test_both_themes_are_drawn(book: Book):
    light, dark = (entry_html(book["move.range"], theme) for theme in ("light", "dark"))
    assert light != dark


@pytest.mark.parametrize("language", ["en", "pl"])
def test_terms_and_disputes_link_to_rules_and_are_complete(language: str):
    book = oracle_nb.rulebook(language=language)
    assert len(book.glossary) > 40
    for term in book.glossary:
        assert all(rule in book for rule in term.rules)
        assert len(term.others) == 1
        assert term.text.endswith(".")
    assert len(book.disputes) > 10
    for dispute in book.disputes:
        assert len(dispute.says) > 1
        assert dispute.rules
        assert all(rule in book for rule in dispute.rules)


def test_words_of_the_game_are_found_with_the_rules():
    book = oracle_nb.rulebook()
    assert [term.id for term in book.terms("shallows")] == ["shallow"]
    assert book.terms("xyzzy") == () == book.terms("how far can I sail")
    assert "Holes in the sea" in rulebook_view(
        package_of("delphi").rulebook(), RulebookLocation(find="shallows")
    )


def test_a_dispute_quotes_the_ruling_that_settles_it():
    book = oracle_nb.rulebook()
    (letters,) = (dispute for dispute in book.disputes if dispute.id == "letters")
    assert letters.plays == book.rulebook.ruling(3).plays
    assert letters.why == book.rulebook.ruling(3).why
    assert ("Reference manual", "Alpha, Beta, Gamma and Delta, with the same four rewards.") in (
        letters.says
    )


def test_no_term_and_no_dispute_is_written_that_the_book_does_not_show():
    book = oracle_nb.rulebook()
    kinds = ("term-", "dispute-")
    written = {name for name in book.rulebook.wording.messages if name.startswith(kinds)}
    shown = {f"term-{term.id}" for term in book.glossary}
    shown |= {f"dispute-{dispute.id}" for dispute in book.disputes}
    assert shown == written


def test_an_unknown_rule_or_language_is_an_error():
    with pytest.raises(UnknownRule, match=r"did you mean 'move\.range'"):
        oracle_nb.rulebook()["move.rang"]
    with pytest.raises(UnknownLanguage, match="unknown language 'xx'; available: en, pl"):
        oracle_nb.rulebook(language="xx")


def test_a_game_without_pictures_has_a_book_too():
    book = TOY.rulebook()
    entry = book["toy.roll"]
    assert entry.plates == ()
    assert entry.rule.title in entry._repr_html_()
    assert book.legend == ()
    assert book.glossary == ()
    assert book.disputes == ()
    for place in (
        RulebookLocation(),
        RulebookLocation(rule="toy.roll"),
        RulebookLocation(find="die"),
    ):
        assert "toy.roll" in rulebook_view(book, place)


def test_the_command_line_draws_the_picture(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "move.range"]) == 0
    shown = capsys.readouterr().out
    assert "B1~r" in shown
    assert "x Sail to B5 (pink die)" in shown
    assert main(["rules", "shallows"]) == 0
    assert capsys.readouterr().out.startswith("Shallows (board.shallows)")


@pytest.mark.parametrize("arguments", [["rules", "move.rang"], ["rules", "--lang", "xx"]])
def test_the_command_line_complains_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
):
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert len(output.err.strip().split("\n")) == 1
