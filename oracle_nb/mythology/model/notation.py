"""Notation: actions as text, written and read.

place greece                 the god goes to an Area
step hercules 2912           a unit goes to a hex; units have names or the numbers on counters
end-moves    end             a part of the turn ends
fight hercules hydra         one pair fights
aid 3                        power points for a fight or an attempt to take a Prize
seize jason                  a Hero tries to take the Prize in its hex
propose 2                    an alliance is offered to the second player
join    refuse    leave      alliances
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from oracle_nb.core.arguments import close, nearest
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.model.actions import NONE, Action, Verb
from oracle_nb.mythology.model.position import MOST_PLAYERS
from oracle_nb.mythology.packs.data_pack import evils_of, helpers_of
from oracle_nb.mythology.pieces import FIRST_EVIL, POWER, UNITS


class Target(StrEnum):
    """The kinds of targets."""

    NONE = ""
    AREA = "area"
    HEX = "hex"
    UNIT = "unit"
    SEAT = "seat"
    NUMBER = "number"
    THING = "thing"
    """A Prize or Helper."""
    CHOICE = "choice"
    """One of a list of words."""


class Words(NamedTuple):
    """The words after a verb."""

    unit: bool = False
    """Whether a unit is named."""
    target: Target = Target.NONE
    prizes: bool = False
    """Whether a Prize can be named in place of a unit."""
    most: int = POWER
    """The maximum of a number."""
    least: int = 0
    """The minimum of a number."""
    choices: tuple[str, ...] = ()
    """The words of which one is named."""
    key: str = ""
    """The kind of these words, for errors."""


WORDS: Final[Mapping[Verb, Words]] = {
    Verb.PLACE: Words(target=Target.AREA),
    Verb.STEP: Words(unit=True, target=Target.HEX, prizes=True),
    Verb.END_MOVES: Words(),
    Verb.FIGHT: Words(unit=True, target=Target.UNIT),
    Verb.AID: Words(target=Target.NUMBER),
    Verb.SEIZE: Words(unit=True),
    Verb.PROPOSE: Words(target=Target.SEAT),
    Verb.JOIN: Words(),
    Verb.REFUSE: Words(),
    Verb.LEAVE: Words(),
    Verb.END: Words(),
}
"""The words after each verb of the Basic Game."""


class WrittenAction(Protocol):
    """An action with a verb, a unit and a target."""

    @property
    def verb(self) -> StrEnum:
        """The kind of action."""

    @property
    def unit(self) -> int:
        """The number of a unit or Prize; -1 for none."""

    @property
    def target(self) -> int:
        """The number of the target; -1 for none."""


V = TypeVar("V", bound=StrEnum)
Act = TypeVar("Act", bound=WrittenAction)


class Notation(Generic[V, Act]):
    """The notation of actions on one map.

    Parameters
    ----------
    world : WorldMap
        The map, with the names of its data pack.
    words : mapping of verb to Words
        The words after each verb.
    make : callable
        ``make(verb, unit, target)`` returns the action.
    players : int
        The number of players.
    evils : bool
        Whether there are Lesser Evils, which are named as units are.
    """

    def __init__(
        self,
        world: WorldMap,
        words: Mapping[V, Words],
        make: Callable[[V, int, int], Act],
        players: int = MOST_PLAYERS,
        *,
        evils: bool = False,
    ) -> None:
        pack = world.pack
        self._verbs = {str(verb): verb for verb in words}
        self._words: Mapping[str, Words] = {str(verb): form for verb, form in words.items()}
        self._make = make
        self._players = players
        self._hexes = world.index
        self._hex_names = world.names
        self._areas = {area.slug: number for number, area in enumerate(pack.area)}
        self._area_names = tuple(self._areas)
        counters = [unit.slug for unit in pack.units] + [prize.slug for prize in pack.prize]
        self._counter_names = tuple(counters)
        self._counters = {slug: number for number, slug in enumerate(counters)}
        self._thing_names = tuple(thing.slug for thing in (*pack.prize, *helpers_of(pack)))
        self._things = {slug: UNITS + number for number, slug in enumerate(self._thing_names)}
        if evils:
            things = tuple(helper.slug for helper in helpers_of(pack))
            slugs = tuple(evil.slug for evil in evils_of(pack))
            self._counter_names += things + slugs
            self._counters |= {slug: FIRST_EVIL + number for number, slug in enumerate(slugs)}
        self._numbers = {str(unit.id): unit.id - 1 for unit in pack.units}

    def write(self, action: Act) -> str:
        """Return the text of an action. Raises MalformedAction for numbers without a meaning."""
        form = self._words[str(action.verb)]
        words = [str(action.verb)]
        if form.unit:
            words.append(self._named(self._counter_names, action.unit, action))
        if form.target:
            words.append(self._target(action, form))
        return " ".join(words)

    def _target(self, action: Act, form: Words) -> str:
        match form.target:
            case Target.CHOICE:
                return self._named(form.choices, action.target, action)
            case Target.AREA:
                return self._named(self._area_names, action.target, action)
            case Target.HEX:
                return self._named(self._hex_names, action.target, action)
            case Target.UNIT:
                return self._named(self._counter_names, action.target, action)
            case Target.THING:
                return self._named(self._thing_names, action.target - UNITS, action)
            case Target.SEAT:
                return str(action.target + 1)
        return str(action.target)

    def _named(self, names: tuple[str, ...], number: int, action: Act) -> str:
        if not 0 <= number < len(names):
            raise MalformedAction(f"{action!r} has a number without a meaning")
        return names[number]

    def read(self, text: str) -> Act:
        """Return the action that a text describes.

        Raises
        ------
        MalformedAction
            If a word is unknown, missing or left over; the error names it.
        """
        words = text[:200].lower().split()
        if not words:
            raise MalformedAction("an action is needed, got an empty text", "empty")
        verb = self._verbs.get(words[0])
        if verb is None:
            raise MalformedAction(
                f"{words[0][:40]!r} is not a verb{nearest(words[0][:40], self._verbs)}",
                "verb",
                word=words[0][:40],
                near=close(words[0][:40], self._verbs),
            )
        form = self._words[words[0]]
        wanted = 1 + form.unit + bool(form.target)
        if len(words) != wanted:
            raise MalformedAction(
                f"'{verb}' needs {wanted - 1} words after it, got {len(words) - 1}",
                "words",
                name=str(verb),
                number=wanted - 1,
            )
        rest = words[1:]
        unit = self._counter(rest.pop(0), prizes=form.prizes) if form.unit else NONE
        return self._make(verb, unit, self._read_target(form, rest[0]) if rest else NONE)

    def _read_target(self, form: Words, word: str) -> int:
        match form.target:
            case Target.AREA:
                return self._find(word, self._areas, "area")
            case Target.HEX:
                return self._find(word, self._hexes, "hex")
            case Target.UNIT:
                return self._counter(word, prizes=False)
            case Target.THING:
                return self._find(word, self._things, "thing")
            case Target.CHOICE:
                known = {choice: number for number, choice in enumerate(form.choices)}
                return self._find(word, known, form.key)
            case Target.SEAT:
                return self._number(word, 1, self._players) - 1
        return self._number(word, form.least, form.most)

    def _counter(self, word: str, *, prizes: bool) -> int:
        if word in self._numbers:
            return self._numbers[word]
        result = self._find(word, self._counters, "unit")
        if UNITS <= result < FIRST_EVIL and not prizes:
            raise MalformedAction(f"{word!r} is a Prize, not a unit", "prize", word=word)
        return result

    def _find(self, word: str, known: Mapping[str, int], key: str) -> int:
        if word not in known:
            word = word[:40]
            raise MalformedAction(
                f"{word!r} is no {key} of this map{nearest(word, known)}",
                key,
                word=word,
                near=close(word, known),
            )
        return known[word]

    def _number(self, word: str, least: int, most: int) -> int:
        if not (word.isascii() and word.isdecimal() and least <= int(word) <= most):
            raise MalformedAction(
                f"a number from {least} to {most} is needed, got {word[:40]!r}",
                "number",
                word=word[:40],
                least=least,
                most=most,
            )
        return int(word)


def basic_notation(world: WorldMap, players: int = MOST_PLAYERS) -> Notation[Verb, Action]:
    """Return the notation of the Basic Game on a map."""
    return Notation(world, WORDS, Action, players)
