"""A short run of the proof that every sentence is true, and which messages it covers."""

import pytest

from tests.statements.forms import checked_forms, wrong_nouns
from tests.statements.tally import STATING, UNCOVERED, Tally, checked, every_message

pytestmark = pytest.mark.usefixtures("few_playouts")

GAMES = (7, 23)
EACH = 28
SEEN = 0.5
"""The part of the names that a short run must have read in sentences."""


def test_every_sentence_is_true_and_every_message_has_a_check():
    tally = Tally()
    for number in GAMES:
        tally.add(checked(number, EACH))
    assert not tally.false, tally.table()
    forms = checked_forms()
    assert forms.faults == []
    # The check knows the forms of nouns from the messages themselves.
    assert [*wrong_nouns("en", "1 tokens, 2 tokens", {1, 2})] == ["1 tokens"]
    wrong = "1 pola, 2 pola, 5 pole, z 5 kart, 2 żetonów"
    assert [*wrong_nouns("pl", wrong, {1, 2, 5})] == ["1 pola", "5 pole", "2 żetonów"]
    every = [message for language in ("en", "pl") for message in every_message(language)]
    uncovered = tally.uncovered(forms)
    assert len(uncovered) < UNCOVERED * len(every), uncovered
    stating = [one for one in uncovered if one.split(":")[1].startswith(STATING)]
    said = [message for message in every if message.startswith(STATING)]
    assert len(stating) < UNCOVERED * len(said), stating
    names = [one for one in every if one.startswith("name-")]
    assert sum("name-" in one for one in uncovered) < (1 - SEEN) * len(names)
