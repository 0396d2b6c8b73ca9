"""Action generation: every action that all preconditions of its schema permit."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA, NONE, SOURCES, Action, Verb
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF
from oracle_nb.delphi.rules.action_schema import ActionSchema, TurnState, below_top, present
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.moving import EVERYWHERE
from oracle_nb.delphi.rules.families.oracle import usable
from oracle_nb.delphi.rules.generation_plans import (
    TARGET_KEYS,
    ColorRows,
    GenerationPlans,
    Landing,
    ShipContext,
    SourceUse,
    TargetPlan,
    Uses,
    path_key,
    read_key,
    read_path,
)
from oracle_nb.delphi.rules.lookup_tables import Choice, LookupTables, choice_of

_CHOOSE: Final = tuple(choice_of(colors) for colors in COLORS_OF)
"""A function for each mask of colors that chooses from a row by color."""


class ActionGenerator:
    """The generator of legal actions, and of all that can be written, on one board."""

    __slots__ = (
        "_answers",
        "_any",
        "_anywhere",
        "_cards",
        "_colorless",
        "_dice",
        "_gods",
        "_local",
        "_made",
        "_most",
        "_once",
        "_ready",
        "_rows",
        "_ship_contexts",
        "_ships",
        "_target_rows",
        "_used",
        "_varying",
        "schemas",
        "tables",
    )

    def __init__(
        self, tables: LookupTables, schemas: ActionSchemas, plans: GenerationPlans
    ) -> None:
        self.tables = tables
        self.schemas = schemas
        self._local = plans.local
        self._anywhere = plans.anywhere
        self._colorless = plans.colorless
        self._gods = plans.gods
        self._answers = plans.answers
        self._once = plans.once
        self._varying = plans.varying
        self._ships = plans.ships
        # More tokens than recoloring (at most 5) and the longest route cost are equivalent to this
        # number.
        self._most = tables.longest + 6
        self._ship_contexts: dict[tuple[Any, ...], ShipContext] = {}
        # The actions that can be made in this place are listed when a game is set up.
        self._rows = plans.rows(tables.terrain)
        self._target_rows = plans.target_rows(len(tables.terrain))
        self._used: dict[tuple[Powers, int], dict[int, SourceUse]] = {}
        self._any: dict[int, dict[int, tuple[Action, ...]]] = {}
        self._dice: dict[tuple[int, ...], list[int]] = {}
        self._cards: dict[tuple[int, bool], list[int]] = {}
        self._ready: dict[int, list[TargetPlan]] = {}
        self._made: dict[int, tuple[Action, ...]] = {}

    def legal(self, state: TurnState) -> list[Action]:
        """Return every legal action once, in a fixed order, and cache the list in the state."""
        actions = state.answers
        if actions is None:
            step = state.step
            if step is None:
                actions = self._actions(state)
            else:
                actions = self._options(state, self._answers[type(step)], [])
                for verb in self.schemas.meanwhile.get(type(step), ()):
                    actions += [Action(verb, source) for source in self._sources(state)]
            state.answers = actions
        return actions

    # --- the action phase ------------------------------------------------------------------------

    def _actions(self, state: TurnState) -> list[Action]:
        actions: list[Action] = []
        if sources := self._sources(state):
            colors, uses = self._uses(state, sources)
            context = self._ship_context(state)
            local = self._colored(state, context, colors)
            colorless = self._any_die(state)
            made_any = self._any.get(colorless)
            if made_any is None:
                made_any = self._any[colorless] = {}
            ends = context.ends
            for source, colors, ways in uses:
                for way, moves in ways:
                    choose = ends.get(way) or self._ends(state, context, way)
                    actions += choose(moves)
                for rows, mask in local:
                    if mask := mask & colors:
                        actions += _CHOOSE[mask](rows[source])
                actions += made_any.get(source) or self._make_any(colorless, source)
        if gods := self._gods_ready(state):
            self._options(state, gods, actions)
        actions.append(END_TURN)
        return actions

    def _uses(self, state: TurnState, sources: list[int]) -> Uses:
        """Return the uses of the sources, cached by the player's powers and favor tokens."""
        favor = min(state.me.favor, self._most)
        key = state.powers, favor
        known = self._used.get(key)
        if known is None:
            known = self._used[key] = {}
        colors = 0
        uses = []
        for source in sources:
            use = known.get(source)
            if use is None:
                use = known[source] = self._use(state, source, favor)
            colors |= use[1]
            uses.append(use)
        return colors, uses

    def _use(self, state: TurnState, source: int, favor: int) -> SourceUse:
        colors, ways = 0, []
        moves = self.tables.moves[source]
        for color, cost in enumerate(state.cost_row(source)):
            if cost <= favor:
                colors |= 1 << color
                ways.append((path_key(color, favor - cost), moves[color]))
        return source, colors, tuple(ways)

    def _sources(self, state: TurnState) -> list[int]:
        """Return the available sources, cached by all values that their preconditions read."""
        me = state.me
        dice = self._dice.get(me.dice)
        if dice is None:
            dice = self._dice[me.dice] = usable(self.schemas.source, state, me.dice)
        key = present(me.cards), state.position.played < 0
        cards = self._cards.get(key)
        if cards is None:
            held = tuple(CARD + color for color in COLORS_OF[key[0]])
            cards = self._cards[key] = usable(self.schemas.source, state, held)
        if state.powers.extra_action:
            return dice + cards + usable(self.schemas.source, state, (EXTRA,))
        return dice + cards

    def _ship_context(self, state: TurnState) -> ShipContext:
        """Return the context of the ship, cached because ships return to the same spaces."""
        me = state.me
        # With color and tokens, this is everything that the preconditions of moves and the reaches
        # read.
        key: tuple[Any, ...] = (me.ship, state.powers.sailing, me.home, not me.tasks)
        if self._ships:
            key += tuple(player.ship for player in state.position.players)
        result = self._ship_contexts.get(key)
        if result is None:
            bits = EVERYWHERE
            for condition in self._once:
                bits &= condition.permits(state, NONE, 0)
            result = self._ship_contexts[key] = ShipContext(bits, {}, self._shore(state))
        return result

    def _shore(self, state: TurnState) -> tuple[Landing, ...]:
        """Return the local options here, as far as only the board decides."""
        terrain = self.tables.terrain
        result = []
        for narrows, by_terrain in self._local.items():
            for target in narrows(state):
                for verb, fixed, rest in by_terrain[terrain[target]]:
                    mask = ALL_COLORS
                    for permits in fixed:
                        mask &= permits(state, target)
                    if mask:
                        result.append((self._rows[verb, target], target, mask, rest))
        return tuple(result)

    def _ends(self, state: TurnState, context: ShipContext, way: int) -> Choice:
        """Return the targets of a move by its color and the tokens left for the distance."""
        bits = context.bits
        color, tokens = read_path(way)
        for permits in self._varying:
            bits &= permits(state, color, tokens)
        ends = context.ends[way] = self.tables.choice(bits)
        return ends

    def _gods_ready(self, state: TurnState) -> list[TargetPlan]:
        """Return the actions of the gods in the top row, cached by these gods (god.use)."""
        top = below_top(state.me.gods)
        plans = self._ready.get(top)
        if plans is None:
            plans = [plan for plan, permits in self._gods if permits(state, NONE)]
            self._ready[top] = plans
        return plans

    def _make(self, key: int) -> tuple[Action, ...]:
        """Return an action for each color of the key's mask, 0 being the colorless one."""
        verb, source, target, mask = read_key(key)
        colors = COLORS_OF[mask] or (NONE,)
        made = tuple([Action(verb, source, color, target) for color in colors])
        self._made[key] = made
        return made

    def _any_die(self, state: TurnState) -> int:
        """Return what any die or card can be used for, as a mask of colorless action schemas."""
        able = 0
        for bit, conditions in self._colorless:
            for permits in conditions:
                if not permits(state, NONE):
                    break
            else:
                able |= bit
        return able

    def _make_any(self, able: int, source: int) -> tuple[Action, ...]:
        """Return the colorless actions of a mask of schemas with a source, made only once."""
        colorless = self.schemas.colorless
        verbs = [int(schema.verb) for n, schema in enumerate(colorless) if able >> n & 1]
        made = self._any[able][source] = tuple([Action(verb, source) for verb in verbs])
        return made

    def _colored(
        self, state: TurnState, context: ShipContext, colors: int
    ) -> list[tuple[ColorRows, int]]:
        """Return the other actions here: those of all sources and colors, and masks of colors."""
        result: list[tuple[ColorRows, int]] = []
        for rows, target, static, conditions in context.shore:
            mask = static & colors
            if not mask:
                continue
            for permits in conditions:
                mask &= permits(state, target)
                if not mask:
                    break
            else:
                result.append((rows, mask))
        for rows, conditions in self._anywhere:
            mask = colors
            for permits in conditions:
                mask &= permits(state, NONE)
            if mask:
                result.append((rows, mask))
        return result

    def _options(
        self, state: TurnState, plans: Iterable[TargetPlan], actions: list[Action]
    ) -> list[Action]:
        """Add the legal actions of the plans: first the gate, then each target."""
        made = self._made
        for key, paint, gate, targets, terrains, each, spaces in plans:
            mask = ALL_COLORS
            for permits in gate:
                mask &= permits(state, NONE)
                if not mask:
                    break
            else:
                if targets is None:
                    at = key | mask & paint
                    actions += made.get(at) or self._make(at)
                elif spaces:
                    bits = EVERYWHERE
                    for permitted in spaces:
                        bits &= permitted(state)
                    row = self._target_rows[key]
                    actions += [row[target] for target in targets(state) if bits >> target & 1]
                else:
                    open_to, terrain = mask, self.tables.terrain
                    for target in targets(state):
                        if terrains and terrain[target] not in terrains:
                            continue
                        mask = open_to
                        for permits in each:
                            mask &= permits(state, target)
                            if not mask:
                                break
                        else:
                            at = key | TARGET_KEYS[target] | mask & paint
                            actions += made.get(at) or self._make(at)
        return actions

    # --- all possible actions ----------------------------------------------------------

    def writable(self, state: TurnState) -> Iterator[Action]:
        """Yield every action that can be written now, legal or not."""
        if state.step is not None:
            for schema in self.schemas.answers[type(state.step)]:
                yield from self._written(state, schema, NONE)
            return
        for source in SOURCES:
            for color in range(6):
                for space in range(len(self.tables.terrain)):
                    yield Action(Verb.MOVE, source, color, space)
            for schema in (*self.schemas.local, *self.schemas.anywhere, *self.schemas.colorless):
                yield from self._written(state, schema, source)
        for schema in self.schemas.gods:
            yield from self._written(state, schema, NONE)
        yield END_TURN

    def _written(self, state: TurnState, schema: ActionSchema, source: int) -> Iterator[Action]:
        board = self.tables.board
        targets: tuple[int, ...]
        if not schema.terrains:
            targets = schema.targets(state)
        elif len(schema.terrains) > 2:
            targets = tuple(range(len(board.spaces)))
        elif schema.terrains == (Terrain.CITY,):
            targets = tuple(city for city in board.cities if city >= 0)
        else:
            targets = board.all_islands
        for target in targets:
            for color in range(6) if schema.colored else (NONE,):
                yield Action(schema.verb, source, color, target)
