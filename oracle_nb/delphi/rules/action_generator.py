"""Listing: what may be done, as the AND of the conditions over everything that could be meant."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA, NONE, SOURCES, Action, Verb
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.moving import EVERYWHERE
from oracle_nb.delphi.rules.families.oracle import usable
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.schema import (
    ActionSchema,
    Precondition,
    TurnState,
    below_top,
    no_targets,
    present,
)

Narrowing = Callable[[TurnState], tuple[int, ...]]
Permits = Callable[[TurnState, int], int]


Path = tuple[int, Callable[[int], Action]]
SourceUse = tuple[int, int, tuple[Path, ...]]
"""A source as it can be used: its number, its mask of colors, and a way for each of them.

A way is ``tokens left << 3 | color``, with the moves in that color by space.
"""
LocalOption = tuple[int, tuple[Permits, ...], tuple[Permits, ...]]
"""A deed done at islands or cities: its key's verb, what only the board decides, and the rest."""
Landing = tuple[int, int, int, tuple[Permits, ...]]
"""What could be done at an island or city: its key but for source and mask, the target, the colors
that the board permits, and the other conditions.

The key of actions is ``target + 1 << 15 | verb << 10 | source << 6 | mask of colors``.
"""
_NO_SOURCE = 15


class TargetPlan(NamedTuple):
    """A deed without a source as it is listed: what is the same for every target, and the rest.

    ``paint`` is the mask of colors, 0 where they don't matter; ``targets`` is None for a deed that
    has none.
    """

    key: int
    paint: int
    gate: tuple[Permits, ...]
    targets: Narrowing | None
    terrains: tuple[int, ...]
    each: tuple[Permits, ...]


class ShipContext(NamedTuple):
    """Where a ship lies, and what follows from that and from the player's powers.

    ``bits`` are the spaces that what is the same for every color leaves open, ``spaces`` where the
    ways lead, as far as that was asked for, and ``shore`` what could be done at the islands and
    cities in reach.
    """

    bits: int
    spaces: dict[int, tuple[int, ...]]
    shore: tuple[Landing, ...]


def _all_spaces(standing: TurnState) -> tuple[int, ...]:
    return tuple(range(len(standing.tables.terrain)))


def _permits(conditions: Iterable[Precondition]) -> tuple[Permits, ...]:
    return tuple(condition.permits for condition in conditions)


def _plan(deed: ActionSchema) -> TargetPlan:
    alone = deed.targets is no_targets and not deed.terrains
    return TargetPlan(
        deed.verb << 10 | _NO_SOURCE << 6,
        ALL_COLORS if deed.colored else 0,
        _permits(deed.conditions if alone else deed.gate),
        None if alone else deed.targets,
        deed.terrains if len(deed.terrains) < len(Terrain) else (),
        _permits(one for one in deed.each if one.narrows is not deed.targets),
    )


class GenerationPlans:
    """How deeds are listed; it is the same on every board."""

    __slots__ = (
        "answers",
        "anywhere",
        "colorless",
        "gods",
        "local",
        "once",
        "ships",
        "varying",
    )

    def __init__(self, deeds: ActionSchemas) -> None:
        # Local deeds by the reach that narrows them, then by terrain.
        self.local: dict[Narrowing, dict[int, list[LocalOption]]] = {}
        for deed in deeds.local:
            narrows = deed.conditions[0].narrows or _all_spaces
            by_terrain = self.local.setdefault(narrows, {int(one): [] for one in Terrain})
            others = [one for one in deed.conditions if one.narrows is not narrows]
            fixed = _permits(one for one in others if one.fixed)
            rest = _permits(one for one in others if not one.fixed)
            for terrain in deed.terrains:
                by_terrain[terrain].append((deed.verb << 10, fixed, rest))
        self.anywhere = tuple(
            (deed.verb << 10, _permits(deed.conditions)) for deed in deeds.anywhere
        )
        self.colorless = tuple(
            (1 << place, _permits(deed.conditions)) for place, deed in enumerate(deeds.colorless)
        )
        self.gods = tuple(
            (_plan(deed), one.permits)
            for deed in deeds.gods
            for one in deed.conditions
            if one.rule == "god.use"
        )
        self.answers = {step: tuple(map(_plan, group)) for step, group in deeds.answers.items()}
        self.once = tuple(one for one in deeds.move if one.once)
        self.varying = tuple(one.permits for one in deeds.move if not one.once)
        self.ships = any(one.ships for one in deeds.move)


class ActionGenerator:
    """Lists the legal actions, and the writable ones, of any standing on one board."""

    __slots__ = (
        "_answers",
        "_any",
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
        "_ships",
        "_used",
        "_varying",
        "deeds",
        "tables",
    )

    def __init__(self, tables: LookupTables, deeds: ActionSchemas, plans: GenerationPlans) -> None:
        self.tables = tables
        self.deeds = deeds
        self._local = plans.local
        self._anywhere = plans.anywhere
        self._colorless = plans.colorless
        self._gods = plans.gods
        self._answers = plans.answers
        self._once = plans.once
        self._varying = plans.varying
        self._ships = plans.ships
        # More tokens than recoloring (5 at most) and the longest way cost are as good as this many.
        self._most = tables.longest + 6
        self._harbours: dict[tuple[Any, ...], ShipContext] = {}
        self._used: dict[Powers, dict[int, SourceUse]] = {}
        self._any: dict[int, tuple[Action, ...]] = {}
        self._dice: dict[tuple[int, ...], list[int]] = {}
        self._cards: dict[int, list[int]] = {}
        self._ready: dict[int, list[TargetPlan]] = {}
        self._made: dict[int, tuple[Action, ...]] = {}

    def legal(self, standing: TurnState) -> list[Action]:
        """Every legal action, each once, in a fixed order; kept in the standing."""
        found = standing.answers
        if found is None:
            step = standing.step
            if step is None:
                found = self._actions(standing)
            else:
                found = self._options(standing, self._answers[type(step)], [])
                for verb in self.deeds.meanwhile.get(type(step), ()):
                    found += [Action(verb, source) for source in self._sources(standing)]
            standing.answers = found
        return found

    # --- the action phase ------------------------------------------------------------------------

    def _actions(self, standing: TurnState) -> list[Action]:
        actions: list[Action] = []
        if sources := self._sources(standing):
            uses = self._uses(standing, sources)
            harbour = self._harbour(standing)
            colors = 0
            for use in uses:
                colors |= use[1]
            local = self._colored(standing, harbour, colors)
            colorless = self._any_die(standing) << 4
            spaces, made, made_any = harbour.spaces, self._made, self._any
            for source, colors, ways in uses:
                for way, move in ways:
                    ends = spaces.get(way)
                    if ends is None:
                        ends = self._spaces(standing, harbour, way)
                    actions += map(move, ends)
                for place, mask in local:
                    if mask := mask & colors:
                        key = place | source << 6 | mask
                        actions += made.get(key) or self._make(key)
                key = colorless | source
                actions += made_any.get(key) or self._make_any(key)
        if gods := self._gods_ready(standing):
            self._options(standing, gods, actions)
        actions.append(END_TURN)
        return actions

    def _uses(self, standing: TurnState, sources: list[int]) -> list[SourceUse]:
        """What the sources serve as, kept by the player's powers and favor tokens."""
        favor = min(standing.me.favor, self._most)
        known = self._used.get(standing.powers)
        if known is None:
            known = self._used[standing.powers] = {}
        uses = []
        for source in sources:
            use = known.get(favor << 4 | source)
            if use is None:
                use = known[favor << 4 | source] = self._use(standing, source, favor)
            uses.append(use)
        return uses

    def _use(self, standing: TurnState, source: int, favor: int) -> SourceUse:
        colors, ways = 0, []
        moves = self.tables.moves[source]
        for color, cost in enumerate(standing.cost_row(source)):
            if cost <= favor:
                colors |= 1 << color
                ways.append((favor - cost << 3 | color, moves[color]))
        return source, colors, tuple(ways)

    def _sources(self, standing: TurnState) -> list[int]:
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

    def _harbour(self, standing: TurnState) -> ShipContext:
        """What is known of here; kept, since ships often are where ships were."""
        me = standing.me
        # With color and tokens: everything that the conditions of a move, and the reaches, read.
        key: tuple[Any, ...] = (me.ship, standing.powers.sailing, me.home, not me.tasks)
        if self._ships:
            key += tuple(player.ship for player in standing.position.players)
        found = self._harbours.get(key)
        if found is None:
            bits = EVERYWHERE
            for condition in self._once:
                bits &= condition.permits(standing, NONE, 0)
            found = self._harbours[key] = ShipContext(bits, {}, self._shore(standing))
        return found

    def _shore(self, standing: TurnState) -> tuple[Landing, ...]:
        """What could be done here, if nothing but the board counted."""
        terrain = self.tables.terrain
        found = []
        for narrows, by_terrain in self._local.items():
            for target in narrows(standing):
                for verb, fixed, rest in by_terrain[terrain[target]]:
                    mask = ALL_COLORS
                    for permits in fixed:
                        mask &= permits(standing, target)
                    if mask:
                        found.append((target + 1 << 15 | verb, target, mask, rest))
        return tuple(found)

    def _spaces(self, standing: TurnState, harbour: ShipContext, way: int) -> tuple[int, ...]:
        """Where a move leads, by its color and the tokens left for the way."""
        bits, color, tokens = harbour.bits, way & 7, way >> 3
        for permits in self._varying:
            bits &= permits(standing, color, tokens)
        found = harbour.spaces[way] = self.tables.spaces(bits)
        return found

    def _gods_ready(self, standing: TurnState) -> list[TargetPlan]:
        """What can be done with the gods on the top row, kept by which they are (god.use)."""
        top = below_top(standing.me.gods)
        found = self._ready.get(top)
        if found is None:
            found = [plan for plan, permits in self._gods if permits(standing, NONE)]
            self._ready[top] = found
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

    def _any_die(self, standing: TurnState) -> int:
        """What can be done with any die or card, as a mask of the colorless deeds."""
        able = 0
        for bit, conditions in self._colorless:
            for permits in conditions:
                if not permits(standing, NONE):
                    break
            else:
                able |= bit
        return able

    def _make_any(self, key: int) -> tuple[Action, ...]:
        """The colorless actions of a source, made only once."""
        deeds, source = self.deeds.colorless, key & 15
        able = [int(deed.verb) for place, deed in enumerate(deeds) if key >> 4 + place & 1]
        made = self._any[key] = tuple([Action(verb, source) for verb in able])
        return made

    def _colored(
        self, standing: TurnState, harbour: ShipContext, colors: int
    ) -> list[tuple[int, int]]:
        """What else can be done here in one of the colors: keys but for source and mask, masks."""
        found: list[tuple[int, int]] = []
        for key, target, static, conditions in harbour.shore:
            mask = static & colors
            if not mask:
                continue
            for permits in conditions:
                mask &= permits(standing, target)
                if not mask:
                    break
            else:
                found.append((key, mask))
        for key, conditions in self._anywhere:
            mask = colors
            for permits in conditions:
                mask &= permits(standing, NONE)
            if mask:
                found.append((key, mask))
        return found

    def _options(
        self, standing: TurnState, plans: Iterable[TargetPlan], actions: list[Action]
    ) -> list[Action]:
        """Add the legal actions of the plans: the gate first, then target by target."""
        made = self._made
        for key, paint, gate, targets, terrains, each in plans:
            mask = ALL_COLORS
            for permits in gate:
                mask &= permits(standing, NONE)
                if not mask:
                    break
            else:
                if targets is None:
                    at = key | mask & paint
                    actions += made.get(at) or self._make(at)
                else:
                    open_to, terrain = mask, self.tables.terrain
                    for target in targets(standing):
                        if terrains and terrain[target] not in terrains:
                            continue
                        mask = open_to
                        for permits in each:
                            mask &= permits(standing, target)
                            if not mask:
                                break
                        else:
                            at = key | target + 1 << 15 | mask & paint
                            actions += made.get(at) or self._make(at)
        return actions

    # --- everything that can be written ----------------------------------------------------------

    def writable(self, standing: TurnState) -> Iterator[Action]:
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

    def _written(self, standing: TurnState, deed: ActionSchema, source: int) -> Iterator[Action]:
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
