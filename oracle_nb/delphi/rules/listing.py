"""Listing: what may be done, as the AND of the conditions over everything that could be meant."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from oracle_nb.delphi.actions import CARD, END_TURN, EXTRA, NONE, SOURCES, Action, Verb
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF
from oracle_nb.delphi.rules.base import Condition, Deed, Standing, below_top, no_targets, present
from oracle_nb.delphi.rules.deeds import Deeds
from oracle_nb.delphi.rules.moving import EVERYWHERE
from oracle_nb.delphi.rules.oracle import usable
from oracle_nb.delphi.rules.tables import Tables

Narrowing = Callable[[Standing], tuple[int, ...]]
Permits = Callable[[Standing, int], int]


Plan = tuple[int, tuple[Permits, ...], tuple[Permits, ...], Narrowing | None, tuple[int, ...], bool]
"""A deed as it is listed: its key's verb, gate, other conditions, targets (None for a deed that has
none), terrains, and whether it is colored.

The key of an action is ``target + 1 << 15 | verb << 10 | source << 6 | mask of colors``.
"""
_NO_SOURCE = 15


def _permits(conditions: Iterable[Condition]) -> tuple[Permits, ...]:
    return tuple(condition.permits for condition in conditions)


def _plan(deed: Deed) -> Plan:
    alone = deed.targets is no_targets and not deed.terrains
    return (
        deed.verb << 10 | _NO_SOURCE << 6,
        _permits(deed.conditions if alone else deed.gate),
        () if alone else _permits(deed.each),
        None if alone else deed.targets,
        deed.terrains,
        deed.colored,
    )


class Harbour(NamedTuple):
    """Where a ship lies and how it sails.

    ``bits`` are the spaces that what is the same for every color leaves open, ``moves`` the moves
    already found from here, by source, color and tokens, ``spaces`` where they lead, by color and
    tokens.
    """

    bits: int
    spaces: dict[int, tuple[int, ...]]
    moves: dict[int, tuple[Action, ...]]


class Listing:
    """Lists the legal actions, and the writable ones, of any standing on one board."""

    __slots__ = (
        "_answers",
        "_anywhere",
        "_cards",
        "_colorless",
        "_dice",
        "_gods",
        "_harbours",
        "_local",
        "_made",
        "_most",
        "_once",
        "_ready",
        "_unnarrowed",
        "_varying",
        "deeds",
        "tables",
    )

    def __init__(self, tables: Tables, deeds: Deeds) -> None:
        self.tables = tables
        self.deeds = deeds
        # Local deeds by the reach that narrows them, then by terrain; the unnarrowed ones apart.
        groups: dict[Narrowing, list[list[tuple[int, tuple[Permits, ...]]]]] = {}
        self._unnarrowed: list[Deed] = []
        for deed in deeds.local:
            first, *others = deed.conditions
            if first.narrows is None:
                self._unnarrowed.append(deed)
                continue
            table = groups.setdefault(first.narrows, [[] for _ in Terrain])
            for terrain in deed.terrains:
                table[terrain].append((deed.verb << 10, _permits(others)))
        self._local = tuple(groups.items())
        self._anywhere = tuple(
            (deed.verb << 10, _permits(deed.conditions)) for deed in deeds.anywhere
        )
        self._colorless = tuple(
            (deed.verb << 10, _permits(deed.conditions)) for deed in deeds.colorless
        )
        self._gods = tuple(
            (_plan(deed), tuple(one for one in deed.conditions if one.rule == "god.use"))
            for deed in deeds.gods
        )
        self._answers = {step: tuple(map(_plan, group)) for step, group in deeds.answers.items()}
        # More tokens than recoloring (5 at most) and the longest way cost are as good as this many.
        self._most = tables.longest + 6
        self._once = tuple(one for one in deeds.move if one.once)
        self._varying = tuple(one for one in deeds.move if not one.once)
        self._harbours: dict[tuple[object, ...], Harbour] = {}
        self._dice: dict[tuple[int, ...], list[int]] = {}
        self._cards: dict[int, list[int]] = {}
        self._ready: dict[int, list[Plan]] = {}
        self._made: dict[int, tuple[Action, ...]] = {}

    # --- the action phase ------------------------------------------------------------------------

    def actions(self, standing: Standing) -> list[Action]:
        """Every legal action of the action phase, each once, in a fixed order."""
        if standing.answers is None:
            standing.answers = self._actions(standing)
        return standing.answers

    def _actions(self, standing: Standing) -> list[Action]:
        actions: list[Action] = []
        if sources := self._sources(standing):
            favor = min(standing.me.favor, self._most)
            local = self._colored(standing)
            colorless = self._any_die(standing)
            harbour = self._ways(standing)
            ways, made = harbour.moves, self._made
            for source in sources:
                able = 0
                for color, cost in enumerate(standing.cost_row(source)):
                    if cost <= favor:
                        able |= 1 << color
                        tokens = favor - cost
                        key = tokens << 7 | source << 3 | color
                        moves = ways.get(key)
                        if moves is None:
                            spaces = self._spaces(standing, harbour, color, tokens)
                            moves = tuple([Action(0, source, color, space) for space in spaces])
                            ways[key] = moves
                        actions += moves
                for place, mask in local:
                    if mask := mask & able:
                        key = place | source << 6 | mask
                        actions += made.get(key) or self._make(key)
                for place in colorless:
                    key = place | source << 6
                    actions += made.get(key) or self._make(key)
        for plan in self._gods_ready(standing):
            self._options(standing, plan, actions)
        actions.append(END_TURN)
        return actions

    def _sources(self, standing: Standing) -> list[int]:
        """The sources at hand; kept by all that the conditions of each look at."""
        me = standing.me
        dice = self._dice.get(me.dice)
        if dice is None:
            dice = self._dice[me.dice] = usable(self.deeds.source, standing, me.dice)
        key = present(me.cards) << 1 | (standing.position.played < 0)
        cards = self._cards.get(key)
        if cards is None:
            held = tuple(CARD + color for color in COLORS_OF[key >> 1])
            cards = self._cards[key] = usable(self.deeds.source, standing, held)
        if standing.powers.extra_action:
            return dice + cards + usable(self.deeds.source, standing, (EXTRA,))
        return dice + cards

    def _ways(self, standing: Standing) -> "Harbour":
        """The moves found so far from here; kept, since ships often are where ships were."""
        me, powers = standing.me, standing.powers
        # With the source, the color and the tokens: everything that the conditions of a move read.
        key = (me.ship, powers.range, powers.creatures, powers.crossing, me.home, not me.tasks)
        found = self._harbours.get(key)
        if found is None:
            bits = EVERYWHERE
            for condition in self._once:
                bits &= condition.permits(standing, NONE, 0)
            found = self._harbours[key] = Harbour(bits, {}, {})
        return found

    def _spaces(
        self, standing: Standing, harbour: Harbour, color: int, tokens: int
    ) -> tuple[int, ...]:
        """Where a move in a color leads, with so many tokens left for the way."""
        key = tokens << 3 | color
        found = harbour.spaces.get(key)
        if found is None:
            bits = harbour.bits
            for condition in self._varying:
                bits &= condition.permits(standing, color, tokens)
            found = harbour.spaces[key] = self.tables.spaces(bits)
        return found

    def _gods_ready(self, standing: Standing) -> list[Plan]:
        """What can be done with the gods on the top row, kept by which they are (god.use)."""
        top = below_top(standing.me.gods)
        found = self._ready.get(top)
        if found is None:
            found = self._ready[top] = [
                plan
                for plan, use in self._gods
                if all(condition.permits(standing, NONE) for condition in use)
            ]
        return found

    def _make(self, key: int) -> tuple[Action, ...]:
        """An action for each color of the key's mask (for 0 the one without), made only once."""
        colors = COLORS_OF[key & 63] or (NONE,)
        source, verb, target = key >> 6 & 15, key >> 10 & 31, (key >> 15) - 1
        if source == _NO_SOURCE:
            source = NONE
        made = tuple([Action(verb, source, color, target) for color in colors])
        self._made[key] = made
        return made

    def _any_die(self, standing: Standing) -> list[int]:
        """What can be done with any die or card, as keys of actions but for the source."""
        found = []
        for place, conditions in self._colorless:
            for permits in conditions:
                if not permits(standing, NONE):
                    break
            else:
                found.append(place)
        return found

    def _colored(self, standing: Standing) -> list[tuple[int, int]]:
        """What else can be done here with a color: a key but for source and mask, and the mask."""
        found: list[tuple[int, int]] = []
        terrain = self.tables.terrain
        for narrows, table in self._local:
            for target in narrows(standing):
                for verb, conditions in table[terrain[target]]:
                    mask = ALL_COLORS
                    for permits in conditions:
                        mask &= permits(standing, target)
                        if not mask:
                            break
                    else:
                        found.append((target + 1 << 15 | verb, mask))
        for deed in self._unnarrowed:
            for target in range(len(terrain)):
                if terrain[target] not in deed.terrains:
                    continue
                if mask := deed.permits(standing, target):
                    found.append((target + 1 << 15 | deed.verb << 10, mask))
        for verb, conditions in self._anywhere:
            mask = ALL_COLORS
            for permits in conditions:
                mask &= permits(standing, NONE)
            if mask:
                found.append((verb, mask))
        return found

    def _options(self, standing: Standing, plan: Plan, actions: list[Action]) -> None:
        """Add a deed's legal actions: its gate first, then target by target."""
        verb, gate, each, targets, terrains, colored = plan
        open_to = ALL_COLORS
        for permits in gate:
            open_to &= permits(standing, NONE)
            if not open_to:
                return
        made = self._made
        if targets is None:
            key = verb | open_to if colored else verb
            actions += made.get(key) or self._make(key)
            return
        terrain = self.tables.terrain
        for target in targets(standing):
            if terrains and terrain[target] not in terrains:
                continue
            mask = open_to
            for permits in each:
                mask &= permits(standing, target)
                if not mask:
                    break
            else:
                key = target + 1 << 15 | verb
                if colored:
                    key |= mask
                actions += made.get(key) or self._make(key)

    # --- decisions -------------------------------------------------------------------------------

    def answers(self, standing: Standing) -> list[Action]:
        """Every answer to the decision that waits."""
        if standing.answers is None:
            found: list[Action] = []
            for plan in self._answers[type(standing.step)]:  # type: ignore[index]
                self._options(standing, plan, found)
            standing.answers = found
        return standing.answers

    # --- everything that can be written ----------------------------------------------------------

    def writable(self, standing: Standing) -> Iterator[Action]:
        """Everything that can be written now, legal or not."""
        if standing.step is not None:
            for deed in self.deeds.answers[type(standing.step)]:
                yield from self._written(standing, deed, NONE)
            return
        for source in SOURCES:
            for color in range(6):
                for space in range(len(self.tables.terrain)):
                    yield Action(Verb.MOVE, source, color, space)
            for deed in (*self.deeds.local, *self.deeds.anywhere, *self.deeds.colorless):
                yield from self._written(standing, deed, source)
        for deed in self.deeds.gods:
            yield from self._written(standing, deed, NONE)
        yield END_TURN

    def _written(self, standing: Standing, deed: Deed, source: int) -> Iterator[Action]:
        board = self.tables.board
        targets: tuple[int, ...]
        if not deed.terrains:
            targets = deed.targets(standing)
        elif len(deed.terrains) > 2:
            targets = tuple(range(len(board.spaces)))
        elif deed.terrains == (Terrain.CITY,):
            targets = tuple(city for city in board.cities if city >= 0)
        else:
            targets = board.all_islands
        for target in targets:
            for color in range(6) if deed.colored else (NONE,):
                yield Action(deed.verb, source, color, target)
