"""The check of a data pack: all its faults at once, each with its place in the file."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Final

import msgspec

from oracle_nb.core.arguments import nearest
from oracle_nb.mythology.packs.data_pack import (
    ANY_MONSTER,
    ANY_PRIZE,
    DataPack,
    Named,
    PackError,
    PackFault,
    UnitData,
)
from oracle_nb.mythology.packs.form import LONGEST_TEXT, form_faults, mended, pack_values
from oracle_nb.mythology.packs.grid import ISLAND, Cell, scan_grid
from oracle_nb.mythology.packs.map_faults import beside, map_faults
from oracle_nb.mythology.pieces import CARDS, EVILS, GODS, HELPERS, HEROES, MONSTERS, PRIZES
from oracle_nb.text.names import folded, name_fault, normalized

MOST_FAULTS: Final = 200
"""Maximum number of faults that are listed."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_RESERVED: Final = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")
"""Names that Windows keeps for devices."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
"""Bidirectional classes of Hebrew, Arabic and similar letters and numbers."""


def safe_name(name: str) -> bool:
    """Return whether the name of a pack can be the name of its file on any system.

    Examples
    --------
    >>> safe_name("printed-map"), safe_name("../map"), safe_name("con")
    (True, False, False)
    """
    return bool(_NAME.fullmatch(name)) and not _RESERVED.fullmatch(name)


def pack_faults(text: str) -> tuple[PackFault, ...]:
    """Return all faults of a data pack, at most ``MOST_FAULTS``: those of its form first.

    What depends on something faulty is not checked; a last line then says so.

    ``text``: the text of the file. It need not be trusted.

    Examples
    --------
    >>> [str(fault) for fault in pack_faults("hero = 3")][:2]
    ['en: this is missing', 'pl: this is missing']
    """
    return _checked(text)[1]


def read_pack(text: str) -> DataPack:
    """Return the data pack of a text that need not be trusted. Raises PackError with all faults."""
    pack, faults = _checked(text)
    if pack is None or faults:
        raise PackError(faults)
    return pack


def _checked(text: str) -> tuple[DataPack | None, tuple[PackFault, ...]]:
    values = pack_values(text)
    if isinstance(values, PackFault):
        return None, (values,)
    formal = tuple(islice(form_faults(values), MOST_FAULTS + 1))
    if not formal:
        pack = msgspec.convert(values, DataPack)
        return pack, _limited(_meaning_faults(pack))
    broken = tuple(fault.where for fault in formal)
    others = _meaning_faults(msgspec.convert(mended(values, DataPack), DataPack), broken)
    return None, _limited(chain(formal, others))


def _limited(faults: Iterator[PackFault]) -> tuple[PackFault, ...]:
    result = tuple(islice(faults, MOST_FAULTS))
    if len(result) == MOST_FAULTS and next(faults, None) is not None:
        return (*result, PackFault("", f"only the first {MOST_FAULTS} faults are listed"))
    return result


def _meaning_faults(pack: DataPack, broken: Sequence[str] = ()) -> Iterator[PackFault]:
    """Yield the faults of a pack that has the right form, but for what is in broken places."""
    cells = tuple(scan_grid(pack.map.grid))
    gaps = any(isinstance(problem, PackFault) for problem in cells) or _inside(("map",), broken)
    unsure = gaps or _inside(("area",), broken)
    if not safe_name(pack.id) and not _inside(("id",), broken):
        reason = f"must be a file name of lower-case letters, digits and hyphens, got {pack.id!r}"
        yield PackFault("id", reason)
    for fault in () if _inside(("map", "area"), broken) else map_faults(pack):
        yield fault
    hexes = (
        None if gaps else {problem.name: problem for problem in cells if isinstance(problem, Cell)}
    )
    for fault in _table_faults(pack, hexes):
        if not any(_within(fault.where, place) for place in broken):
            yield fault
    if unsure:
        yield PackFault("", "more faults of the map may be found once these are corrected")


def _inside(tables: Sequence[str], broken: Sequence[str]) -> bool:
    """Return whether a broken place is in one of these tables."""
    return any(_within(place, table) for place in broken for table in tables)


def _within(where: str, place: str) -> bool:
    """Return whether a place is another one, or inside it.

    Examples
    --------
    >>> _within("hero[3].en", "hero[3]"), _within("hero[31].en", "hero[3]")
    (True, False)
    """
    return where == place or where.startswith((f"{place}.", f"{place}["))


def _table_faults(pack: DataPack, hexes: Mapping[str, Cell] | None) -> Iterator[PackFault]:
    """Yield faults outside the map; without hexes, whether something is on it isn't checked."""
    yield from _feature_faults(pack, hexes)
    yield from _strait_faults(pack.straits, hexes)
    yield from _number_faults(pack.hero, "hero", 1, HEROES)
    yield from _number_faults(pack.monster, "monster", HEROES + 1, MONSTERS)
    for table, wanted in (("prize", PRIZES), ("god", GODS)):
        if len(getattr(pack, table)) != wanted:
            yield _count_fault(table, wanted, len(getattr(pack, table)))
    if len(pack.helper) not in (0, HELPERS):
        yield _count_fault("helper", HELPERS, len(pack.helper))
    if len(pack.evil) not in (0, EVILS):
        yield _count_fault("evil", EVILS, len(pack.evil))
    for table in ("monster", "prize", "hero"):
        for number, entry in enumerate(getattr(pack, table), 1):
            if entry.historical and hexes is not None and entry.historical not in hexes:
                yield _off_map(f"{table}[{number}].historical", entry.historical)
    yield from _favor_faults(pack)
    yield from _card_faults(pack)
    # Actions name units, Prizes and Helpers in the same way, so no two may share a name.
    for tables in (
        ("hero", "monster", "prize", "helper", "evil"),
        ("area",),
        ("island",),
        ("mountains",),
        ("forest",),
        ("river",),
        ("god",),
        ("event",),
    ):
        places = [
            (f"{table}[{number}]", entry)
            for table in tables
            for number, entry in enumerate(getattr(pack, table), 1)
        ]
        yield from _name_faults(places)
    yield from _own_name_faults("", pack)


def _feature_faults(pack: DataPack, hexes: Mapping[str, Cell] | None) -> Iterator[PackFault]:
    for table in ("island", "mountains", "forest", "river"):
        for number, entry in enumerate(getattr(pack, table), 1):
            where = f"{table}[{number}].hexes"
            if not entry.hexes:
                yield PackFault(where, "at least one hex is needed")
            if hexes is None:
                continue
            for place, name in enumerate(entry.hexes, 1):
                if name not in hexes:
                    yield _off_map(f"{where}[{place}]", name)
                elif table == "island" and hexes[name].land != ISLAND:
                    reason = f"hex {name} must have the sign {ISLAND!r} in the grid"
                    yield PackFault(f"{where}[{place}]", reason)


def _strait_faults(straits: Sequence[str], hexes: Mapping[str, Cell] | None) -> Iterator[PackFault]:
    seen: dict[frozenset[str], int] = {}
    for number, strait in enumerate(straits, 1):
        where = f"straits[{number}]"
        if not re.fullmatch("[0-9]{4}-[0-9]{4}", strait):
            yield PackFault(where, f'must be two hexes such as "3111-3112", got {strait!r}')
            continue
        ends = strait.split("-")
        missing = [name for name in ends if hexes is not None and name not in hexes]
        yield from (_off_map(where, name) for name in missing)
        if not missing and ends[1] not in beside(ends[0]):
            yield PackFault(where, f"hexes {ends[0]} and {ends[1]} aren't neighbors")
        if (known := seen.setdefault(frozenset(ends), number)) != number:
            yield PackFault(where, f"{strait!r} is already straits[{known}]")


def _favor_faults(pack: DataPack) -> Iterator[PackFault]:
    for number, god in enumerate(pack.god, 1):
        seen: dict[int, str] = {}
        for place, favor in enumerate(god.arbitration, 1):
            where = f"god[{number}].arbitration[{place}]"
            if not 1 <= favor.hero <= HEROES:
                reason = f"must be the number of a Hero, 1 to {HEROES}, got {favor.hero}"
                yield PackFault(f"{where}.hero", reason)
            elif (other := seen.setdefault(favor.hero, where)) != where:
                yield PackFault(f"{where}.hero", f"Hero {favor.hero} is already in {other}")
            if favor.plus and favor.minus:
                yield PackFault(where, "either `plus` or `minus` is possible, not both")


def _card_faults(pack: DataPack) -> Iterator[PackFault]:
    """Yield playing cards and events that name something the pack doesn't have."""
    if len(pack.card) not in (0, CARDS):
        yield _count_fault("card", CARDS, len(pack.card))
    areas = {area.en for area in pack.area}
    for number, gathering in enumerate(pack.event, 1):
        if gathering.area and gathering.area not in areas:
            reason = f"must be the English name of an Area, got {gathering.area!r}"
            yield PackFault(f"event[{number}].area", reason + nearest(gathering.area, areas))
    events = {gathering.en for gathering in pack.event}
    counters = {counter.en for counter in (*pack.monster, *pack.prize)}
    counters |= {ANY_MONSTER, ANY_PRIZE}
    for number, card in enumerate(pack.card, 1):
        if card.event not in events:
            reason = f"must be the English name of an event, got {card.event!r}"
            yield PackFault(f"card[{number}].event", reason + nearest(card.event, events))
        if card.oracle not in counters:
            reason = f"must be the English name of a Monster or Prize, got {card.oracle!r}"
            yield PackFault(f"card[{number}].oracle", reason + nearest(card.oracle, counters))
        elif not card.glory and card.oracle in (ANY_MONSTER, ANY_PRIZE):
            yield PackFault(f"card[{number}].glory", f"{card.oracle!r} needs glory points")
    powers = sum(bool(god.power) for god in pack.god)
    if 0 < powers < len(pack.god):
        for number, god in enumerate(pack.god, 1):
            if not god.power:
                yield PackFault(f"god[{number}].power", "every god needs one, or none has one")


def _number_faults(
    units: Sequence[UnitData], table: str, first: int, wanted: int
) -> Iterator[PackFault]:
    if len(units) != wanted:
        yield _count_fault(table, wanted, len(units))
    for number, unit in enumerate(units[:wanted]):
        if unit.id != first + number:
            reason = f"ids must go from {first} to {first + wanted - 1} in order"
            where = f"{table}[{number + 1}].id"
            yield PackFault(where, f"{reason}: {first + number} is needed, got {unit.id}")


def _name_faults(places: Sequence[tuple[str, Named]]) -> Iterator[PackFault]:
    """Yield the names that can't be written in actions, and those that occur twice."""
    seen: dict[tuple[str, str], str] = {}
    for where, entry in places:
        yield from _own_name_faults(where, entry)
        for language in ("en", "pl"):
            # Names that differ only in case or hyphens are written alike; others look alike.
            text = folded(getattr(entry, language)).replace(" ", "-")
            other = seen.setdefault((language, text), where)
            if other != where:
                reason = f"{getattr(entry, language)!r} is already the name of {other}"
                yield PackFault(f"{where}.{language}", reason)


def _own_name_faults(where: str, god: Named) -> Iterator[PackFault]:
    for language in ("en", "pl"):
        name = getattr(god, language)
        place = f"{where}.{language}" if where else language
        if fault := name_fault(name, LONGEST_TEXT):
            yield PackFault(place, fault.message())
        elif normalized(name) != name or not any(map(str.isalpha, name)):
            reason = f"a name needs letters and single spaces in Unicode's form NFC, got {name!a}"
            yield PackFault(place, reason)
        elif any(unicodedata.bidirectional(word) in _RIGHT_TO_LEFT for word in name):
            # The numbers of English and Polish sentences would be shown in another order.
            yield PackFault(place, f"only scripts from left to right are possible, got {name!a}")


def _count_fault(table: str, wanted: int, got: int) -> PackFault:
    return PackFault(table, f"{wanted} are needed, got {got}")


def _off_map(where: str, name: str) -> PackFault:
    return PackFault(where, f"hex {name!r} isn't on the map")
