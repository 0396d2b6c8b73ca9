"""The entries of a log sheet, in words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oracle_nb.mythology.advanced.model.position import Sheet
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


def noted_entries(rules: "AdvancedMythology", words: Wording, sheet: Sheet) -> tuple[str, ...]:
    """Return what is noted in this game turn."""
    return tuple(_noted(rules, words, sheet))


def _noted(rules: "AdvancedMythology", words: Wording, sheet: Sheet) -> Iterator[str]:
    for unit, points in enumerate(sheet.noted):
        if points:
            name = rules.pack.units[unit].name(words.language)
            yield words.say("entry", unit=name, points=points)
    for message, numbers in (("entry-aid", sheet.aid), ("entry-ailment", sheet.ail)):
        for hero, points in enumerate(numbers):
            if points:
                name = rules.pack.units[hero].name(words.language)
                yield words.say(message, unit=name, points=points)
    if sheet.zeus:
        yield words.say("entry-zeus", points=sheet.zeus)


def total_entries(rules: "AdvancedMythology", words: Wording, sheet: Sheet) -> tuple[str, ...]:
    """Return the totals on Heroes: without this game turn until the sheet is closed."""
    return tuple(
        words.say("entry", unit=hero.name(words.language), points=total)
        for hero, total in zip(rules.pack.hero, sheet.totals, strict=True)
        if total
    )
