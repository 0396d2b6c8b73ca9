"""The entries of a log sheet, in words."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from oracle_nb.mythology.advanced.model.divine import Kind, plot_of
from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.fates import condition_of, fate_worth
from oracle_nb.mythology.advanced.text.card_texts import CardTexts, gathering_names
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.mythology.packs.data_pack import DataPack, arbitration_of, powers_of
from oracle_nb.mythology.text.facts import FactNames
from oracle_nb.mythology.text.points import points_sign
from oracle_nb.text.numbers import signed
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


def noted_entries(
    rules: "AdvancedMythology", words: Wording, sheet: Sheet, totals: Sequence[int] = ()
) -> tuple[str, ...]:
    """Return what is noted in this game turn, with totals on Heroes where they are larger."""
    return tuple(_noted(rules, words, sheet, totals))


def _noted(
    rules: "AdvancedMythology", words: Wording, sheet: Sheet, totals: Sequence[int]
) -> Iterator[str]:
    for unit, points in enumerate(sheet.noted):
        if points:
            total = totals[unit] if unit < len(totals) else points
            facts = {"unit": rules.pack.units[unit].name(words.language), "points": points}
            message = "entry" if total == points else "entry-total"
            yield words.say(message, **facts, total=total)
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


@cache
def card_texts(pack: DataPack, language: str) -> CardTexts:
    """Return the texts of the playing cards of a data pack."""
    book = rulebook(language)
    return CardTexts(pack, book, FactNames(pack, (), book, gathering_names(pack, language)))


def hand_entries(
    rules: "AdvancedMythology", words: Wording, position: Position, seat: int
) -> tuple[str, ...]:
    """Return the cards in a hand; nothing for a hand that isn't known."""
    texts = card_texts(rules.pack, words.language)
    return tuple(texts.summary(card) for card in position.hands[seat] or ())


def laid_entry(rules: "AdvancedMythology", words: Wording, position: Position, seat: int) -> str:
    """Return the card in front of a player as far as it is known; "" for none."""
    card = position.laid[seat] if position.laid else -1
    shown = position.has_laid(seat)
    return card_texts(rules.pack, words.language).summary(card) if shown else ""


def power_entry(rules: "AdvancedMythology", words: Wording, position: Position, seat: int) -> str:
    """Return the power of a player's god, and whether it was used in this game turn."""
    power = powers_of(rules.pack)[position.gods[seat]]
    text = rulebook(words.language).say(f"gift-{power}")
    return words.say("power-used", power=text) if position.powers >> seat & 1 else text


def draw_entries(
    rules: "AdvancedMythology", words: Wording, position: Position, seat: int
) -> tuple[str, ...]:
    """Return what a player's god adds to rolls in draws over Heroes, unless Zeus decides them."""
    if position.zeus is not UNSET:
        return ()
    units, added = rules.pack.units, arbitration_of(rules.pack)[position.gods[seat]]
    order = sorted(added.items(), key=lambda item: (-item[1], item[0]))
    return tuple(f"{units[unit].name(words.language)} {signed(plus)}" for unit, plus in order)


def effect_entries(
    rules: "AdvancedMythology", words: Wording, position: Position, seat: int
) -> tuple[str, ...]:
    """Return the powers and blessings of a player that are in effect."""
    say, entries = rulebook(words.language).say, []
    for effect in position.effects:
        if effect.seat == seat:
            kind = "gift" if effect.what in powers_of(rules.pack) else "lesser"
            unit = rules.pack.units[effect.unit].name(words.language)
            entries.append(words.say("effect", unit=unit, effect=say(f"{kind}-{effect.what}")))
    return tuple(entries)


def fate_entry(words: Wording, position: Position, seat: int, message: str = "fate") -> str:
    """Return the secret Fate of a player, with what it is worth now; "" if it isn't known."""
    condition, worth = condition_of(position, seat), fate_worth(position, seat)
    if condition is None or worth is None:
        return ""
    name = rulebook(words.language).say(f"condition-{condition.counting}")
    facts = {"fate": position.fates[seat] + 1, "condition": name}
    return words.say(message, **facts, glory=points_sign(worth))


def vow_entries(
    rules: "AdvancedMythology", words: Wording, position: Position, seat: int
) -> tuple[str, ...]:
    """Return the prayers and sacrifices of a player in this game turn, with their answers."""
    entries = []
    for vow in position.prayers.vows:
        if vow.seat == seat:
            hero = rules.pack.units[vow.unit].name(words.language)
            rites = position.prayers
            spared, safe = (bits >> vow.unit & 1 for bits in (rites.spared, rites.safe))
            answer = ("none", "spared", "safe", "both")[spared + 2 * safe]
            if position.phase is not Phase.MOVING:
                answer = "open"
            facts = {"unit": hero, "points": vow.points + vow.goods, "answer": answer}
            entries.append(words.say(f"vow-{vow.what}", **facts))
    return tuple(entries)


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
