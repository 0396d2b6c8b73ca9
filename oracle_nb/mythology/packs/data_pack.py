"""Data packs: the tables of a TOML file, as immutable values."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

import msgspec

from oracle_nb.core.errors import LocalizedError, OracleError
from oracle_nb.mythology.pieces import FIRST_EVIL, UNITS
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

STANDARD: Final = "standard"
RANDOM_SETUP: Final = "random-setup"
"""The standard pack with the setup of the rulebook, in which all starting places are random."""
SHIPPED: Final = (STANDARD, RANDOM_SETUP)
"""The name of the pack that ships with the game."""


class PackFault(NamedTuple):
    """A fault of a data pack.

    Parameters
    ----------
    where : str
        Its place in the file, such as "hero[3].id"; tables are counted from 1. "" for the whole.
    reason : str
        What is wrong, and what would be right.
    """

    where: str
    reason: str

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" if self.where else self.reason


class PackError(OracleError, ValueError):
    """A file that can't be used as a pack. The message lists each fault with its place."""

    def __init__(self, faults: Sequence[PackFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("this data pack can't be used:\n  " + "\n  ".join(map(str, self.faults)))


def pack_words(language: str) -> Wording:
    """Return the texts about data packs in a language. Raises UnknownLanguage."""
    return load_wording(language, "oracle_nb.mythology.packs:packs.ftl", LISTS)


class UnusablePack(LocalizedError):
    """A data pack that a game needs and that can't be used; the error says why in one sentence.

    Parameters
    ----------
    kind : str
        Why: "unknown", "faulty", "unreadable", or "changed" since a game was saved.
    name : str
        The name of the pack.
    faults : sequence of PackFault
        The faults of a faulty one.
    """

    def __init__(
        self,
        kind: Literal["unknown", "faulty", "unreadable", "changed"],
        name: str,
        faults: Sequence[PackFault] = (),
    ) -> None:
        super().__init__(kind, name[:40], faults)
        self.kind: Final = kind
        # Names come from saves and links, too.
        self.name: Final = repr(name[:40])[1:-1]
        self.faults: Final = tuple(faults)

    def message(self, language: str = "en") -> str:
        """Return which pack can't be used, and what to do."""
        return pack_words(language).say(f"pack-{self.kind}", name=self.name)


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything that has a name in each language.

    Parameters
    ----------
    en, pl : str
        Its English and its Polish name.
    """

    en: str
    pl: str

    def name(self, language: str = "en") -> str:
        """Return the name in a language, the English one where there is no other."""
        return self.pl if language == "pl" else self.en

    @property
    def slug(self) -> str:
        """The English name in lower case with hyphens, as actions are written."""
        return self.en.lower().replace(" ", "-")


class Phrase(Named, frozen=True, kw_only=True):
    """A name that a sentence may need an article for.

    Parameters
    ----------
    the : bool
        Whether English puts "the" before the name, as in "the Western Sea".
    """

    the: bool = False

    def in_sentence(self, language: str) -> str:
        """Return the name as it appears within a sentence."""
        name = self.name(language)
        return f"the {name}" if self.the and language == "en" else name


class AreaData(Phrase, frozen=True, kw_only=True):
    """An Area of the map.

    Parameters
    ----------
    sign : str
        Two letters in the cells of a land Area, one in those of a water Area.
    kind : str
        "land" or "water".
    ocean : bool
        Whether it is the River Ocean, which surrounds the world.
    """

    sign: str
    kind: Literal["land", "water"]
    ocean: bool = False


class HexesData(Named, frozen=True, kw_only=True):
    """Hexes with a common name: an island, mountains, a forest, or a river from its mouth."""

    hexes: tuple[str, ...]


class UnitData(Named, frozen=True, kw_only=True):
    """A Hero or Monster. The Basic Game uses only its number and names.

    Parameters
    ----------
    id : int
        The number on the counter: 1 to 32 for Heroes, 33 to 64 for Monsters.
    defense, attack, magic : int
        The numbers of the Advanced Game; ``magic`` is 0 for a unit without magic.
    historical : str
        The hex of the historical setup; only Monsters have one.
    glory : int
        The glory points on the cards that name it.
    """

    id: int
    defense: int
    attack: int
    magic: int = 0
    historical: str = ""
    glory: int = 0


class PrizeData(Phrase, frozen=True, kw_only=True):
    """A Prize. The Basic Game uses only its names."""

    defense: int
    historical: str
    glory: int


class HelperData(Phrase, frozen=True, kw_only=True):
    """A Helper, which goes with a Hero (Advanced Game).

    Parameters
    ----------
    defense, attack : int
        What it adds to the numbers of its Hero; it may be less than 0.
    guard : int
        What it adds to the roll of a unit that uses magic against its Hero.
    doubles : bool
        Whether it doubles the movement of its Hero.
    """

    defense: int = 0
    attack: int = 0
    guard: int = 0
    doubles: bool = False


class EvilData(Named, frozen=True, kw_only=True):
    """A Lesser Evil, which has no magic (an optional rule of the Advanced Game).

    Parameters
    ----------
    sea : str
        The English name of the Area of the Sea in which a Pirate starts; "" for all others.
    """

    defense: int
    attack: int
    sea: str = ""
    magic: ClassVar[int] = 0


class FavorData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The change that a god makes to a roll of arbitration over a Hero (Advanced Game).

    Parameters
    ----------
    hero : int
        The number of the Hero.
    plus, minus : int
        What is added to the roll, or taken from it.
    """

    hero: int
    plus: int = 0
    minus: int = 0


Power: TypeAlias = Literal[
    "",
    "truce",
    "sickness",
    "strength",
    "hiding",
    "shield",
    "hunger",
    "fire",
    "judgment",
    "speed",
    "waves",
]
"""The powers on the cards of gods; "" for none."""
Blessing: TypeAlias = Literal[
    "nike", "hypnos", "tyche", "aeolus", "pan", "hecate", "nemesis", "iris", "asclepius"
]
"""The blessings of lesser gods on playing cards."""
ANY_MONSTER: Final = "any Monster"
ANY_PRIZE: Final = "any Prize"
"""The oracle of a card that names no single Monster or Prize."""


class GodData(Named, frozen=True, kw_only=True):
    """A god or goddess. The Basic Game uses only the names.

    Parameters
    ----------
    arbitration : tuple of FavorData
        The Heroes whom Zeus judges otherwise for this god; 0 for the others.
    power : str
        The power on the god's card; "" for none.
    """

    arbitration: tuple[FavorData, ...] = ()
    power: Power = ""


class GatheringData(Named, frozen=True, kw_only=True):
    """An event on playing cards, to which gods are sent (Advanced Game).

    Parameters
    ----------
    area : str
        The English name of its Area; "" for a place off the map.
    """

    area: str = ""


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A playing card with its three sections (Advanced Game).

    Parameters
    ----------
    blessing : str
        The lesser god whose blessing it is.
    event : str
        The English name of the event to which it sends gods.
    oracle : str
        The English name of a Monster or Prize, "any Monster" or "any Prize".
    glory : int
        The glory points of the oracle; 0 for those of the Monster or Prize.
    """

    blessing: Blessing
    event: str
    oracle: str
    glory: int = 0


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map as text: a line of column numbers, then a line for each row."""

    grid: str


class SetupData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The starting places of Prizes and Monsters, in addition to what the rules say.

    Parameters
    ----------
    prize_distance : tuple of int
        With 2, 3, and up to 8 players, the least number of hexes between a Prize and the Areas in
        which units start. If fewer than 10 hexes are that far, nearer ones are used as well.
    prize_guards : tuple of int
        With 2, 3, and up to 8 players, the number of Monsters that swap places with the Heroes
        nearest to a Prize.
    """

    prize_distance: tuple[int, int, int, int, int, int, int] = (1,) * 7
    prize_guards: tuple[int, int, int, int, int, int, int] = (0,) * 7


class DataPack(Named, frozen=True, kw_only=True):
    """Everything that the box of the game contains and the rules booklet doesn't.

    Parameters
    ----------
    id : str
        The name of the pack in settings and saves.
    stand_in : bool
        Whether its map and numbers stand in for the printed ones.
    map : MapData
        The hexes.
    setup : SetupData
        The starting places of Prizes and Monsters.
    straits : tuple of str
        Sides of hexes across water, such as "3111-3112", for the Advanced Game.
    area, island, mountains, forest, river : tuple
        The tables of the map.
    hero, monster, prize, god, helper, evil, event, card : tuple
        The tables of counters and cards.
    """

    id: str
    stand_in: bool
    map: MapData
    straits: tuple[str, ...]
    area: tuple[AreaData, ...]
    island: tuple[HexesData, ...]
    mountains: tuple[HexesData, ...]
    forest: tuple[HexesData, ...]
    river: tuple[HexesData, ...]
    hero: tuple[UnitData, ...]
    monster: tuple[UnitData, ...]
    prize: tuple[PrizeData, ...]
    god: tuple[GodData, ...]
    setup: SetupData = SetupData()
    helper: tuple[HelperData, ...] = ()
    evil: tuple[EvilData, ...] = ()
    event: tuple[GatheringData, ...] = ()
    card: tuple[CardData, ...] = ()

    @property
    def units(self) -> tuple[UnitData, ...]:
        """All Heroes, then all Monsters."""
        return self.hero + self.monster

    def __hash__(self) -> int:
        return hash((self.id, self.map))


@cache
def standard_pack() -> DataPack:
    """Return the pack that ships with the game.

    Examples
    --------
    >>> standard_pack().hero[11].en
    'Hector'
    """
    source = files("oracle_nb.mythology.packs") / "data" / f"{STANDARD}.toml"
    return msgspec.toml.decode(source.read_text(encoding="utf-8"), type=DataPack)


@cache
def random_setup_pack() -> DataPack:
    """Return the standard pack without what it adds to the setup of the rulebook."""
    return msgspec.structs.replace(
        standard_pack(),
        id=RANDOM_SETUP,
        en="Standard map, random setup",
        pl="Mapa standardowa, losowe rozstawienie",
        setup=SetupData(),
    )


@cache
def arbitration_of(pack: DataPack) -> tuple[dict[int, int], ...]:
    """Return for each god what is added to a roll of arbitration, by the index of the Hero.

    A pack without any such table gets that of the standard pack, by the names of the gods.

    Examples
    --------
    >>> [
    ...     god.en
    ...     for god, plus in zip(standard_pack().god, arbitration_of(standard_pack()))
    ...     if plus.get(12, 0) < 0
    ... ]
    ['Ares', 'Hades', 'Hera']
    """
    gods = pack.god
    if not any(god.arbitration for god in gods):
        known = {god.slug: god for god in standard_pack().god}
        gods = tuple(known.get(god.slug, god) for god in gods)
    return tuple(
        {favor.hero - 1: favor.plus - favor.minus for favor in god.arbitration} for god in gods
    )


def helpers_of(pack: DataPack) -> tuple[HelperData, ...]:
    """Return the Helpers of a pack; those of the standard pack if it has none.

    Examples
    --------
    >>> helpers_of(standard_pack())[0].en
    'Helmet of Invisibility'
    """
    return pack.helper or standard_pack().helper


def evils_of(pack: DataPack) -> tuple[EvilData, ...]:
    """Return the Lesser Evils of a pack; those of the standard pack if it has none.

    Examples
    --------
    >>> [evil.en for evil in evils_of(standard_pack()) if evil.sea]
    ['Western Pirates', 'Eastern Pirates']
    """
    return pack.evil or standard_pack().evil


def fighter_of(pack: DataPack, unit: int) -> UnitData | EvilData:
    """Return a Hero, Monster or Lesser Evil, by its number.

    Examples
    --------
    >>> [fighter_of(standard_pack(), unit).en for unit in (11, 86)]
    ['Hector', 'Western Pirates']
    """
    return pack.units[unit] if unit < UNITS else evils_of(pack)[unit - FIRST_EVIL]


@cache
def powers_of(pack: DataPack) -> tuple[str, ...]:
    """Return the power of each god; those of the standard pack, by name, if a pack has none.

    Examples
    --------
    >>> powers_of(standard_pack())[2]
    'strength'
    """
    gods = pack.god
    if not any(god.power for god in gods):
        known = {god.slug: god for god in standard_pack().god}
        gods = tuple(known.get(god.slug, god) for god in gods)
    return tuple(god.power for god in gods)


def plain(pack: DataPack) -> dict[str, Any]:
    """Return a pack as plain values, as its JSON has them."""
    values: dict[str, Any] = msgspec.to_builtins(pack)
    return values
