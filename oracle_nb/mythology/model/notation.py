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

from collections.abc import Mapping
from typing import Final

from oracle_nb.core.arguments import close, nearest
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.model.actions import NONE, TAKES_TARGET, TAKES_UNIT, Action, Verb
from oracle_nb.mythology.model.position import MOST_PLAYERS
from oracle_nb.mythology.pieces import POWER, UNITS

_VERBS: Final = {str(verb): verb for verb in Verb}


class Notation:
    """The notation of actions on one map.

    Parameters
    ----------
    world : WorldMap
        The map, with the names of its data pack.
    players : int
        The number of players.
    """

    def __init__(self, world: WorldMap, players: int = MOST_PLAYERS) -> None:
        pack = world.pack
        self._players = players
        self._hexes = world.index
        self._hex_names = world.names
        self._areas = {area.slug: number for number, area in enumerate(pack.area)}
        self._area_names = tuple(self._areas)
        counters = [unit.slug for unit in pack.units] + [prize.slug for prize in pack.prize]
        self._counter_names = tuple(counters)
        self._counters = {slug: number for number, slug in enumerate(counters)}
        self._numbers = {str(unit.id): unit.id - 1 for unit in pack.units}

    def write(self, action: Action) -> str:
        """Return the text of an action. Raises MalformedAction for numbers without a meaning."""
        words = [str(action.verb)]
        if action.verb in TAKES_UNIT:
            words.append(self._named(self._counter_names, action.unit, action))
        if action.verb in TAKES_TARGET:
            words.append(self._target(action))
        return " ".join(words)

    def _target(self, action: Action) -> str:
        match action.verb:
            case Verb.PLACE:
                return self._named(self._area_names, action.target, action)
            case Verb.STEP:
                return self._named(self._hex_names, action.target, action)
            case Verb.FIGHT:
                return self._named(self._counter_names[:UNITS], action.target, action)
            case Verb.PROPOSE:
                return str(action.target + 1)
        return str(action.target)

    def _named(self, names: tuple[str, ...], number: int, action: Action) -> str:
        if not 0 <= number < len(names):
            raise MalformedAction(f"{action!r} has a number without a meaning")
        return names[number]

    def read(self, text: str) -> Action:
        """Return the action that a text describes.

        Raises
        ------
        MalformedAction
            If a word is unknown, missing or left over; the error names it.
        """
        words = text[:200].lower().split()
        if not words:
            raise MalformedAction("an action is needed, got an empty text", "empty")
        verb = _VERBS.get(words[0])
        if verb is None:
            raise MalformedAction(
                f"{words[0][:40]!r} is not a verb{nearest(words[0][:40], _VERBS)}",
                "verb",
                word=words[0][:40],
                near=close(words[0][:40], _VERBS),
            )
        wanted = 1 + (verb in TAKES_UNIT) + (verb in TAKES_TARGET)
        if len(words) != wanted:
            raise MalformedAction(
                f"'{verb}' needs {wanted - 1} words after it, got {len(words) - 1}",
                "words",
                name=str(verb),
                number=wanted - 1,
            )
        rest = words[1:]
        unit = self._counter(rest.pop(0), prizes=verb == Verb.STEP) if verb in TAKES_UNIT else NONE
        return Action(verb, unit, self._read_target(verb, rest[0]) if rest else NONE)

    def _read_target(self, verb: Verb, word: str) -> int:
        match verb:
            case Verb.PLACE:
                return self._find(word, self._areas, "area")
            case Verb.STEP:
                return self._find(word, self._hexes, "hex")
            case Verb.FIGHT:
                return self._counter(word, prizes=False)
            case Verb.PROPOSE:
                return self._number(word, 1, self._players) - 1
        return self._number(word, 0, POWER)

    def _counter(self, word: str, *, prizes: bool) -> int:
        if word in self._numbers:
            return self._numbers[word]
        result = self._find(word, self._counters, "unit")
        if result >= UNITS and not prizes:
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
