"""The log says in the present tense what buttons ask for."""

import re

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.games.texts import logged

FORMS = re.compile(r"(?:=|^ +\*?\[[\w-]+\]) *([^\W\d][^{\n]*)", re.MULTILINE)
"""The beginning of a name, and of each of its variants, before the first fact."""
NOUNS = {
    *(
        "Atak",
        "Bez",
        "Modlitwa",
        "Nie zgłoszono",
        "Ofiara",
        "Apollo",
        "Wulkan",
        "Zasadzka",
        "Zeus",
        "Żadnych",
    ),
    *("Czyn", "Moc", "Wydarzenie", "Wyrocznia"),
    *("No", "Event", "God", "Oracle", "Power"),
}
"""Beginnings of names that are no requests."""
VERBLESS = (
    r"(Nike|Hypnos|Tyche|Eol|Aeolus|Pan|Hekate|Hecate|Nemezis|Nemesis|Asklepios|Asclepius|Iris)\b"
)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["delphi", "mythology", "mythology-advanced"])
def test_the_log_has_two_forms_of_each_request(game: str, language: str) -> None:
    texts = package_of(game).new_game(2, 1).texts(language)
    wording = texts.rulebook.wording
    checked = 0
    for message in wording.messages:
        for name in FORMS.findall(wording._messages.texts[message]) if message[:3] == "do-" else ():
            if any(name.startswith(noun) for noun in NOUNS) or re.match(VERBLESS, name):
                continue
            own, other = (logged(name, texts, own=own) for own in (True, False))
            assert other not in (name, own), (message, name)
            # An address to the player is no name of another one's action.
            assert not re.search(r"\byour\b|\btwo(im?|je|jego|jej)\b", other), (message, other)
            checked += 1
    assert checked > 6


@pytest.mark.parametrize(
    ("language", "title", "own", "other"),
    [
        ("pl", "Zakończ ruchy", "kończysz ruchy", "kończy ruchy"),
        (
            "pl",
            "Zostaw sojusze bez zmian",
            "zostawiasz sojusze bez zmian",
            "zostawia sojusze bez zmian",
        ),
        ("en", "End the movement", "end the movement", "ends the movement"),
        ("en", "Jason: try for a Prize", "Jason: try for a Prize", "Jason: tries for a Prize"),
        # A unit's name is no request.
        ("en", "Attackers to Thrace 3111", *["Attackers to Thrace 3111"] * 2),
    ],
)
def test_only_the_verb_of_a_request_changes(
    language: str, title: str, own: str, other: str
) -> None:
    texts = package_of("mythology").new_game(4, 1).texts(language)
    assert (logged(title, texts, own=True), logged(title, texts, own=False)) == (own, other)
