"""Listing: what may be done, as the AND of the conditions over everything that could be meant."""

from collections.abc import Iterable, Iterator
from typing import Any

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA, NONE, SOURCES, Action, Verb
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF
from oracle_nb.delphi.rules.action_keys import (
    SOURCE_KEYS,
    TARGET_KEYS,
    path_key,
    read_key,
    read_path,
)
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.moving import EVERYWHERE
from oracle_nb.delphi.rules.families.oracle import usable
from oracle_nb.delphi.rules.generation_plans import (
    GenerationPlans,
    Landing,
    ShipContext,
    SourceUse,
    TargetPlan,
)
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.schema import ActionSchema, TurnState, below_top, present


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
        self._used: dict[Powers, dict[tuple[int, int], SourceUse]] = {}
        self._any: dict[tuple[int, int], tuple[Action, ...]] = {}
        self._dice: dict[tuple[int, ...], list[int]] = {}
        self._cards: dict[tuple[int, bool], list[int]] = {}
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
            colorless = self._any_die(standing)
            spaces, made, made_any = harbour.spaces, self._made, self._any
            for source, colors, ways in uses:
                for way, move in ways:
                    ends = spaces.get(way)
                    if ends is None:
                        ends = self._spaces(standing, harbour, way)
                    actions += map(move, ends)
                for place, mask in local:
                    if mask := mask & colors:
                        key = place | SOURCE_KEYS[source] | mask
                        actions += made.get(key) or self._make(key)
                any_key = colorless, source
                actions += made_any.get(any_key) or self._make_any(any_key)
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
            use = known.get((favor, source))
            if use is None:
                use = known[favor, source] = self._use(standing, source, favor)
            uses.append(use)
        return uses

    def _use(self, standing: TurnState, source: int, favor: int) -> SourceUse:
        colors, ways = 0, []
        moves = self.tables.moves[source]
        for color, cost in enumerate(standing.cost_row(source)):
            if cost <= favor:
                colors |= 1 << color
                ways.append((path_key(color, favor - cost), moves[color]))
        return source, colors, tuple(ways)

    def _sources(self, standing: TurnState) -> list[int]:
        """The sources at hand; kept by all that the conditions of each look at."""
        me = standing.me
        dice = self._dice.get(me.dice)
        if dice is None:
            dice = self._dice[me.dice] = usable(self.deeds.source, standing, me.dice)
        key = present(me.cards), standing.position.played < 0
        cards = self._cards.get(key)
        if cards is None:
            held = tuple(CARD + color for color in COLORS_OF[key[0]])
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
                        found.append((TARGET_KEYS[target] | verb, target, mask, rest))
        return tuple(found)

    def _spaces(self, standing: TurnState, harbour: ShipContext, way: int) -> tuple[int, ...]:
        """Where a move leads, by its color and the tokens left for the way."""
        bits = harbour.bits
        color, tokens = read_path(way)
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
        verb, source, target, mask = read_key(key)
        colors = COLORS_OF[mask] or (NONE,)
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

    def _make_any(self, key: tuple[int, int]) -> tuple[Action, ...]:
        """The colorless actions of a mask of schemas with a source, made only once."""
        able, source = key
        verbs = [int(deed.verb) for n, deed in enumerate(self.deeds.colorless) if able >> n & 1]
        made = self._any[key] = tuple([Action(verb, source) for verb in verbs])
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
                            at = key | TARGET_KEYS[target] | mask & paint
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
