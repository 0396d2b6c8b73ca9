"""A short run of the proof that every sentence is true, and which messages it covers."""

import pytest

from tests.samples import sampled
from tests.statements.forms import checked_forms, wrong_nouns
from tests.statements.tally import STATING, UNCOVERED, Tally, checked, every_message
from tests.text.languages import BOOKS

pytestmark = pytest.mark.usefixtures("few_playouts")

GAMES = (7, 23)
EACH = 4
MANY = 28
"""Numbers of positions of each game in `make test`, and where the messages are counted."""
SEEN = 0.5
"""The part of the names that a short run must have read in sentences."""


def tally_of(positions: int) -> Tally:
    """Return what was found in some positions of each game, in which no sentence is false."""
    tally = Tally()
    for number in GAMES:
        tally.add(checked(number, positions))
    assert not tally.false, tally.table()
    return tally


def test_every_sentence_is_true():
    tally_of(EACH)


@pytest.mark.parametrize("book", sampled(BOOKS, len(BOOKS)))
def test_messages_are_right_with_any_facts(book: str):
    assert checked_forms((book,)).faults == []


def test_nouns_in_wrong_forms_are_noticed():
    # The check knows the forms of nouns from the messages themselves.
    assert [*wrong_nouns("en", "1 tokens, 2 tokens", {1, 2})] == ["1 tokens"]
    wrong = "1 pola, 2 pola, 5 pole, z 5 kart, 2 żetonów"
    assert [*wrong_nouns("pl", wrong, {1, 2, 5})] == ["1 pola", "5 pole", "2 żetonów"]


@pytest.mark.long
def test_every_message_has_a_check():
    tally, forms = tally_of(MANY), checked_forms()
    every = [message for language in ("en", "pl") for message in every_message(language)]
    uncovered = tally.uncovered(forms)
    assert len(uncovered) < UNCOVERED * len(every), uncovered
    stating = [message for message in uncovered if message.split(":")[1].startswith(STATING)]
    said = [message for message in every if message.startswith(STATING)]
    assert len(stating) < UNCOVERED * len(said), stating
    names = [message for message in every if message.startswith("name-")]
    assert sum("name-" in message for message in uncovered) < (1 - SEEN) * len(names)
