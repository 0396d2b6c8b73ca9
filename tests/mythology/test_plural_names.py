"""Sentences suit every name of a unit: some are plural, such as Harpies and Sirens."""

import re
from pathlib import Path
from random import Random

import pytest

import oracle_nb.mythology
from oracle_nb.mythology.advanced.lessons.exercises.tables import units_of
from oracle_nb.mythology.lessons.exercises.scenes import PLURALS, picked
from oracle_nb.mythology.packs.data_pack import standard_pack
from oracle_nb.mythology.pieces import Side

FOLDER = Path(oracle_nb.mythology.__path__[0])
TEXTS = [path for path in FOLDER.rglob("*.ftl") if "lessons" not in path.relative_to(FOLDER).parts]
ALREADY = "(?:też |już )?"
VERBS = {
    "en": r"(?:goes|is|isn't|has|hasn't|leaves|wins|takes|needs|returns|dies|comes|stays|gets"
    r"|attacks|fights|rolls|kills|enters|moves|tries|stands|was|wasn't|doesn't|does|lies)\b",
    "pl": r"(?:idzie|jest|ma|nie ma|nie jest|opuszcza|wygrywa|bierze|wraca|ginie|zostaje|atakuje"
    r"|walczy|wchodzi|próbuje|stoi|był\w*|płynie|rusza|potrzebuje|może|nie może|schodzi)\b",
}
"""Verbs in the singular, of which a plural name can't be the subject."""
HEROES_ONLY = re.compile(
    r"ship|vessel|prize|helper|capture|seize|land|keep|remorse|hercules|fate|pestilence|famished"
    r"|prayer|aid|across-shore|power|bless-a|hero|drop|four-at-most|motive-(stop|land)"
    r"|revives-hex|\[own\]"
)
"""Messages about Heroes, whose names are all singular."""


def singular(text: str, language: str) -> list[str]:
    """Return the messages in which the name of any unit is the subject of a singular verb."""
    faults, message = [], ""
    for line in text.splitlines():
        if line[:1].isalpha():
            message = line
        name = r"(?<!against )(?<!kill )(?<!of )(?<!for )\{ \$(?:unit|foe|other_unit) \} "
        if re.search(name + ALREADY + VERBS[language], line) and not HEROES_ONLY.search(
            message + line
        ):
            faults.append(line.strip())
    return faults


def test_the_pack_has_plural_names_of_monsters():
    plural = {unit.id for unit in standard_pack().units if unit.slug in PLURALS}
    names = {unit.id for unit in standard_pack().units if unit.en.endswith(("ies", "ens", "ians"))}
    assert plural == names and len(plural) == 3 and min(plural) > 32


def test_exercises_never_choose_a_unit_with_a_plural_name():
    # Sentences of the lessons have singular verbs; all exercises choose units by these functions.
    draws = {*picked(Random(1), Side.MONSTERS, 29)}
    for magic in (False, True):
        draws |= {u for n in range(99) for u in units_of(Random(n), Side.MONSTERS, 1, magic=magic)}
    slugs = {standard_pack().units[unit].slug for unit in draws}
    assert len(slugs) == 29 and not slugs & {*PLURALS}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_unit_is_the_subject_of_a_singular_verb(language: str):
    texts = [path for path in TEXTS if path.parent.name == language]
    assert texts
    wrong = [line for path in texts for line in singular(path.read_text("utf-8"), language)]
    assert wrong == []


def test_a_singular_verb_is_noticed():
    assert singular("do-go = { $unit } goes to { $hex }", "en")
    assert singular("do-go = { $unit } idzie na { $hex }", "pl")
    assert not singular("do-go = Go with { $unit } to { $hex }", "en")
