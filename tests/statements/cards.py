"""Checks of the texts of cards, tiles, companions and gods: what they say is what the rules do.

The numbers that an experiment finds must be those in the text, in their order, in both languages;
its colors and gods likewise.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import EQUIPMENT_RULES, Color, Equipment, God, Kind, ShipTile
from tests.statements import card_equipment, card_ships
from tests.statements.card_experiments import EXPERIMENTS, Found, Lab
from tests.statements.cases import Case, states
from tests.statements.reading import reader
from tests.statements.statement import Statement

TRYING: Final = (card_equipment, card_ships)
"""Modules that register experiments."""
COLOR_WORDS: Final = {
    "en": tuple(map(str, Color)),
    "pl": ("różow", "niebiesk", "żółt", "zielon", "czerwon", "czarn"),
}
GOD_WORDS: Final = {
    "en": tuple(str(god) for god in God),
    "pl": ("Hermes", "Posejdon", "Apoll", "Artemid", "Afrodyt", "Ares"),
}
"""How the words for colors and gods begin."""


# --- comparing -----------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _found(case_key: tuple[int, str], lab: "_Kept") -> Found:
    return EXPERIMENTS[case_key[1]](Lab(lab.case))


class _Kept:
    """A case to make experiments in, the same for the same rules."""

    def __init__(self, case: Case) -> None:
        self.case = case

    def __hash__(self) -> int:
        return id(self.case.rules)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and other.case.rules is self.case.rules


def wrong_text(case: Case, rule: str, language: str) -> Iterator[str]:
    """Faults in the text of a rule, tried out in the setting of a case."""
    text = reader(language).text_of(f"{rule}.text")
    kept = _found((id(case.rules), rule), _Kept(case))
    numbers = tuple(map(int, re.findall(r"\d+", text)))
    if numbers != kept.numbers:
        yield f"the numbers found are {kept.numbers}, not {numbers}"
    words = text.lower()
    colors = {color for color, word in enumerate(COLOR_WORDS[language]) if word in words}
    if colors != kept.colors:
        yield f"the colors found are {sorted(kept.colors)}, not {sorted(colors)}"
    gods = {god for god, word in enumerate(GOD_WORDS[language]) if word in text}
    own = {god for god in God if rule == f"god-{god.name.lower()}"}
    if gods - own != kept.gods:
        yield f"the gods found are {sorted(kept.gods)}, not {sorted(gods)}"
    if not kept.holds:
        yield "the rules do something else"


@states(*(f"{rule}.text" for rule in EXPERIMENTS))
def card_text(case: Case, said: Statement) -> Iterator[str]:
    """The text is that of the card or tile taken, and the rules do what it says."""
    rule = said.message.removesuffix(".text")
    action = case.action
    if action is not None:
        taken = {
            Verb.TAKE: lambda: EQUIPMENT_RULES[Equipment(action.target)],
            Verb.COMPANION: lambda: f"companion.{Kind(action.target % 3)}",
            Verb.CHOOSE: lambda: f"ship.{ShipTile(action.target)}",
        }.get(Verb(action.verb))
        if taken is None or taken().replace(".", "-") != rule:
            yield "another card is taken"
    for language in ("en", "pl"):
        yield from wrong_text(case, rule, language)
