"""The reader states what a sentence states, and reads no bad grammar."""

import pytest

from tests.statements.reading import reader
from tests.statements.statement import Other, Percent, Statement

ENGLISH = reader("en")


def test_a_sentence_is_read_back_into_its_message_and_facts():
    text = (
        "G9 is 5 spaces away; your range is 3, "
        "and sailing farther costs 2 favor tokens: you have only 1 left for it."
    )
    (said,) = ENGLISH.read(text, ("refuse-",))
    facts = {"space": "G9", "steps": 5, "range": 3, "needed": 2, "tokens": 1}
    assert said == Statement("refuse-move-buy-range", facts)


def test_sentences_within_sentences_lists_and_chances_are_read():
    (title,) = ENGLISH.read("Sail to F8 (green die as black, 2 favor tokens)", ("title",))
    assert [statement.message for statement in title.nested()] == [
        "title",
        "do-move",
        "source-recolored",
    ]
    (card,) = ENGLISH.read(
        "The card is one of 7 in the pile: 1 pink, 2 green and 4 black.", ("chance-",)
    )
    assert [part.facts for part in card.items("parts") if isinstance(part, Statement)] == [
        {"number": 1, "color": "pink"},
        {"number": 2, "color": "green"},
        {"number": 4, "color": "black"},
    ]
    (battle,) = ENGLISH.read("Your chance of winning with this roll is 33%.", ("chance-",))
    assert battle["chance"] == Percent(33)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Sailing farther costs 1 favor tokens: C4 is 5 spaces away, and your range is 3."),
        ("pl", "Zeus na H8 cię nie przyjmie: zostały ci jeszcze 5 zadania."),
    ],
)
def test_a_number_in_the_wrong_form_is_unreadable(language: str, text: str):
    assert reader(language).read(text, ("cost-", "refuse-")) == ()


def test_unprinted_facts_that_select_a_variant_are_listed():
    (said,) = ENGLISH.read("The green die does the same for free.", ("cheaper",))
    assert said.facts == {
        "source": "die-green",
        "recolored": Other(frozenset({"true"})),
        "tokens": 0,
    }
