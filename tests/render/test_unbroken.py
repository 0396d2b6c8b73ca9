"""Polish lines don't end in a word of one letter, nor between a number and its noun."""

import pytest

from oracle_nb.render.html import Html, part, tag, unbroken

TEXT = "Płyń z D4 na 3 pola i w D7"


def test_short_words_and_numbers_stay_with_the_next_word():
    shown = "Płyń z\xa0D4 na 3\xa0pola i\xa0w\xa0D7"
    assert unbroken(tag("p", TEXT), "pl") == f"<p>{shown}</p>"
    assert unbroken(part("k", tag("p", TEXT)), "pl") == part("k", tag("p", Html(shown)))


def test_other_languages_stay_as_they_are():
    assert unbroken(tag("p", TEXT), "en") == tag("p", TEXT)


@pytest.mark.parametrize(
    "shown",
    [
        tag("p", "Na D4", title=TEXT),
        part("i 3 pola", tag("p", "Na D4")),
        tag("code", TEXT),
        tag("textarea", TEXT),
    ],
)
def test_attributes_keys_and_text_to_copy_stay_as_they_are(shown):
    assert unbroken(shown, "pl") == shown


def test_the_numbers_of_a_large_picture_are_read_once():
    shown = tag("path", d="3 4 " * 500_000)
    assert unbroken(shown, "pl") == shown  # reading on from each number would take hours
