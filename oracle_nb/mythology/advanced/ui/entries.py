"""The entries of a log sheet, in words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oracle_nb.mythology.advanced.model.divine import Kind, plot_of
from oracle_nb.mythology.advanced.model.position import Position, Sheet
from oracle_nb.mythology.advanced.rules.fates import carried_for, condition_of, counted
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
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
    for target in sheet.plots:
        plot = plot_of(target)
        yield words.say("entry", unit=occurrence_name(words, plot.kind), points=plot.points)
    if sheet.zeus:
        yield words.say("entry-zeus", points=sheet.zeus)


def total_entries(rules: "AdvancedMythology", words: Wording, sheet: Sheet) -> tuple[str, ...]:
    """Return the totals on Heroes: without this game turn until the sheet is closed."""
    return tuple(
        words.say("entry", unit=hero.name(words.language), points=total)
        for hero, total in zip(rules.pack.hero, sheet.totals, strict=True)
        if total
    )


def occurrence_name(words: Wording, kind: Kind) -> str:
    """Return the name of a kind of occurrence."""
    return rulebook(words.language).say(f"occurrence-{kind}")


def fate_entry(words: Wording, position: Position, seat: int) -> str:
    """Return the secret Fate of a player, with what it counts now; "" if it isn't known."""
    condition = condition_of(position, seat)
    if condition is None:
        return ""
    number = counted(position, seat, condition.counting)
    sheet = position.sheets[seat]
    if sheet is not None:
        own = carried_for(position, condition.counting).items()
        number += sum(things for hero, things in own if sheet.totals[hero])
    name = rulebook(words.language).say(f"condition-{condition.counting}")
    return words.say("fate", fate=position.fates[seat] + 1, condition=name, count=number)


def occurrence_entries(
    rules: "AdvancedMythology", words: Wording, position: Position, seat: int
) -> tuple[str, ...]:
    """Return the occurrences that a player has set off in this game turn."""
    entries = []
    for occurrence in position.occurrences:
        if occurrence.seat == seat:
            plot = plot_of(occurrence.target)
            facts = {"name": occurrence_name(words, plot.kind), "points": plot.points}
            area = rules.pack.area[occurrence.area].name(words.language)
            entries.append(words.say("occurrence", **facts, area=area))
    return tuple(entries)
