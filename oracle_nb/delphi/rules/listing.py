"""Listing: what may be done, as the AND of the conditions over everything that could be meant."""

from collections.abc import Callable, Iterator

from oracle_nb.delphi.actions import END_TURN, NONE, SOURCES, Action, Verb
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF, TOP_ROW
from oracle_nb.delphi.rules.base import Condition, Deed, Standing
from oracle_nb.delphi.rules.deeds import Deeds
from oracle_nb.delphi.rules.moving import EVERYWHERE
from oracle_nb.delphi.rules.oracle import usable
from oracle_nb.delphi.rules.tables import Tables

Narrowing = Callable[[Standing], tuple[int, ...]]


class Listing:
    """Lists the legal actions, and the writable ones, of any standing on one board."""

    __slots__ = (
        "_anywhere",
        "_local",
        "_moves",
        "_quiet_gods",
        "_unnarrowed",
        "deeds",
        "tables",
    )

    def __init__(self, tables: Tables, deeds: Deeds) -> None:
        self.tables = tables
        self.deeds = deeds
        # Local deeds by the reach that narrows them, then by terrain; the unnarrowed ones apart.
        groups: dict[Narrowing, list[list[tuple[int, tuple[Condition, ...]]]]] = {}
        self._unnarrowed: list[Deed] = []
        for deed in deeds.local:
            first, *others = deed.conditions
            if first.narrows is None:
                self._unnarrowed.append(deed)
                continue
            table = groups.setdefault(first.narrows, [[] for _ in Terrain])
            for terrain in deed.terrains:
                table[terrain].append((int(deed.verb), tuple(others)))
        self._local = tuple(groups.items())
        self._anywhere = tuple((int(deed.verb), deed.conditions) for deed in deeds.anywhere)
        self._moves: dict[tuple[object, ...], tuple[Action, ...]] = {}
        # Where every god must stand on the top row, no god there means no action of a god.
        self._quiet_gods = all(
            any(one.rule == "god.use" and not one.waived for one in deed.conditions)
            for deed in deeds.gods
        )

    # --- the action phase ------------------------------------------------------------------------

    def actions(self, standing: Standing) -> list[Action]:
        """Every legal action of the action phase, each once, in a fixed order."""
        actions: list[Action] = []
        local = self._colored(standing)
        colorless = [deed.verb for deed in self.deeds.colorless if deed.permits(standing, NONE)]
        me = standing.me
        for source in usable(self.deeds.source, standing):
            row = standing.cost_row(source)
            actions += self._sailing(standing, source, row)
            actions += [
                Action(verb, source, color, target)
                for verb, color, target in local
                if row[color] <= me.favor
            ]
            actions += [Action(verb, source) for verb in colorless]
        if TOP_ROW in me.gods or not self._quiet_gods:
            for deed in self.deeds.gods:
                self._options(standing, deed, actions)
        actions.append(END_TURN)
        return actions

    def _sailing(self, standing: Standing, source: int, row: tuple[int, ...]) -> tuple[Action, ...]:
        """The moves that a source makes possible; kept, since ships often are where ships were."""
        me, powers = standing.me, standing.powers
        # Everything that the conditions of a move look at; more tokens than spaces are too many.
        key = (
            source,
            min(me.favor, self.tables.longest + 5),
            row,
            me.ship,
            powers.range,
            powers.creatures,
            powers.crossing,
            me.home,
            not me.tasks,
        )
        found = self._moves.get(key)
        if found is None:
            moves: list[Action] = []
            for color, cost in enumerate(row):
                if cost <= me.favor:
                    bits = EVERYWHERE
                    for condition in self.deeds.move:
                        bits &= condition.permits(standing, color, me.favor - cost)
                    moves += [
                        Action(0, source, color, target) for target in self.tables.spaces(bits)
                    ]
            found = self._moves[key] = tuple(moves)
        return found

    def _colored(self, standing: Standing) -> list[tuple[int, int, int]]:
        """What else can be done here with a color, as (verb, color, target)."""
        found: list[tuple[int, int, int]] = []
        terrain = self.tables.terrain
        for narrows, table in self._local:
            for target in narrows(standing):
                for verb, conditions in table[terrain[target]]:
                    mask = ALL_COLORS
                    for condition in conditions:
                        mask &= condition.permits(standing, target)
                        if not mask:
                            break
                    else:
                        found += [(verb, color, target) for color in COLORS_OF[mask]]
        for deed in self._unnarrowed:
            for target in range(len(terrain)):
                if terrain[target] in deed.terrains:
                    mask = deed.permits(standing, target)
                    found += [(int(deed.verb), color, target) for color in COLORS_OF[mask]]
        for verb, conditions in self._anywhere:
            mask = ALL_COLORS
            for condition in conditions:
                mask &= condition.permits(standing, NONE)
            found += [(verb, color, NONE) for color in COLORS_OF[mask]]
        return found

    def _options(self, standing: Standing, deed: Deed, actions: list[Action]) -> None:
        """Add a deed's legal actions: its gate first, then target by target."""
        gate = ALL_COLORS
        for condition in deed.gate:
            gate &= condition.permits(standing, NONE)
            if not gate:
                return
        terrain, terrains = self.tables.terrain, deed.terrains
        for target in deed.targets(standing):
            if terrains and terrain[target] not in terrains:
                continue
            mask = gate
            for condition in deed.each:
                mask &= condition.permits(standing, target)
                if not mask:
                    break
            if not mask:
                continue
            if deed.colored:
                actions += [Action(deed.verb, NONE, color, target) for color in COLORS_OF[mask]]
            else:
                actions.append(Action(deed.verb, NONE, NONE, target))

    # --- decisions -------------------------------------------------------------------------------

    def answers(self, standing: Standing) -> list[Action]:
        """Every answer to the decision that waits."""
        if standing.answers is None:
            found: list[Action] = []
            for deed in self.deeds.answers[type(standing.step)]:  # type: ignore[index]
                self._options(standing, deed, found)
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
