"""The known variants: common false beliefs about this game, each with the rule it misses.

``VARIANTS`` names them by rule id and variant, as a rule set's ``replaced`` does; besides them any
precondition can be "waived". Their texts for learners are in ``lessons``.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import ChooseShipTile, FightOn, LookAt, Position, StartShip
from oracle_nb.delphi.model.powers import NEVER, CostRow, Powers, altered, with_demigods
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS, COLORS_OF, TILE_COLOR, TILE_LETTER
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Precondition,
    SpacePrecondition,
    TurnState,
    always,
)
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.companion_variants import COMPANION_VARIANTS
from oracle_nb.delphi.rules.ending_variants import ENDING_VARIANTS
from oracle_nb.delphi.rules.equipment_variants import EQUIPMENT_VARIANTS, LASTING_VARIANTS
from oracle_nb.delphi.rules.families import exploring, moving
from oracle_nb.delphi.rules.god_variants import GOD_VARIANTS
from oracle_nb.delphi.rules.injury_variants import INJURY_VARIANTS
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.rule_variants import RuleVariant, with_preconditions
from oracle_nb.delphi.rules.ship_variants import SHIP_VARIANTS
from oracle_nb.delphi.rules.transaction import Transaction
from oracle_nb.delphi.rules.turn_state import FixedCards

FIRST_TOKENS: Final = 3
ALL_TASKS: Final = 12
EACH: Final = 3
"""Number of tasks of each family."""


def _from_first(position: Position) -> Position:
    """Let the starting player choose a ship tile first."""
    drafting = [step for step in position.pending if isinstance(step, ChooseShipTile)]
    rest = position.pending[len(drafting) :]
    return replace(position, pending=(*reversed(drafting), *rest))


def _as_many(position: Position) -> Position:
    """Reveal only as many ship tiles as there are players."""
    return replace(position, ship_tiles=position.ship_tiles[: len(position.players)])


def _at_once(position: Position) -> Position:
    """Let a ship tile take effect as soon as it is chosen."""
    drafting = [step for step in position.pending if isinstance(step, ChooseShipTile)]
    starting = {step.player: step for step in position.pending if isinstance(step, StartShip)}
    rest = [step for step in position.pending if not isinstance(step, ChooseShipTile | StartShip)]
    pairs = [tile for step in drafting for tile in (step, starting[step.player])]
    return replace(position, pending=(*pairs, *rest)) if drafting else position


def _equal_tokens(position: Position) -> Position:
    """Give every player the same number of tokens."""
    players = tuple(replace(player, favor=FIRST_TOKENS) for player in position.players)
    return replace(position, players=players)


def _one_each(position: Position) -> Position:
    """Display one equipment card for each player."""
    kept = position.display[: len(position.players)]
    back = sum(1 << card for card in position.display if card not in kept)
    return replace(position, display=kept, equipment=position.equipment | back)


def _unhurt(position: Position) -> Position:
    """Begin without injuries."""
    deck = list(position.injury_deck)
    for player in position.players:
        for color in COLORS:
            deck[color] += player.injuries[color]
    none = (0,) * len(COLORS)
    players = tuple(replace(other_player, injuries=none) for other_player in position.players)
    pink, blue, yellow, green, red, black = deck
    return replace(position, players=players, injury_deck=(pink, blue, yellow, green, red, black))


def _from_offerings(position: Position) -> Position:
    """Take tasks back in the opposite order: an offering first, a statue last."""
    order = (Family.OFFERING, Family.MONSTER, Family.SHRINE, Family.STATUE)
    players = []
    for player in position.players:
        gone = order[: ALL_TASKS - len(player.tasks)]
        tasks: list[int] = []
        for family in Family:
            own = list(tasks_of(player.tasks, family))
            # Only the number of tasks matters, so a task that went back is one of the others.
            own += own[:1] * (EACH - len(own))
            tasks += own[family in gone :]
        players.append(replace(player, tasks=tuple(sorted(tasks))))
    return replace(position, players=tuple(players))


SETUP_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("setup.ship-draft", "from-first"): RuleVariant(setup=_from_first),
    ("setup.ship-draft", "as-many"): RuleVariant(setup=_as_many),
    ("setup.order", "at-once"): RuleVariant(setup=_at_once),
    ("setup.start-favor", "equal"): RuleVariant(setup=_equal_tokens),
    ("setup.decks", "one-each"): RuleVariant(setup=_one_each),
    ("setup.injury", "none"): RuleVariant(setup=_unhurt),
    ("setup.short-game", "from-offerings"): RuleVariant(setup=_from_offerings),
}
"""Variants by the id of the rule that they miss and their name."""


# --- sailing -------------------------------------------------------------------------------------


Reaching: TypeAlias = Callable[[TurnState, int, int], int]
"""The spaces permitted for a color and tokens, as a bit set."""
_REACH: Final = ("move.range", "move.buy-range")


def _sailing(
    **permits: Reaching,
) -> Callable[[ActionSchemas], ActionSchemas]:
    """Return the action schemas with preconditions of moves replaced, named as in "end_color"."""
    new = {f"move.{name.replace('_', '-')}": permitted for name, permitted in permits.items()}

    def changed(precondition: SpacePrecondition) -> SpacePrecondition:
        permitted = new.get(precondition.rule)
        if permitted is None:
            return precondition
        if precondition.rule in _REACH:
            permitted = _both(precondition.permits, permitted)
        return replace(precondition, permits=permitted)

    def change(schemas: ActionSchemas) -> ActionSchemas:
        return replace(schemas, move=tuple(map(changed, schemas.move)))

    return change


def _both(first: Reaching, second: Reaching) -> Reaching:
    """Permit what two preconditions permit: somebody may hold both beliefs."""
    return lambda state, color, tokens: first(state, color, tokens) & second(state, color, tokens)


@lru_cache(maxsize=128)
def _rings(tables: LookupTables, start: int, free: int) -> tuple[int, ...]:
    """Return the spaces within 0, 1, 2 ... steps over these spaces alone, as bit sets."""
    sailing, rings = tables.board.sailing, [1 << start]
    while True:
        near = rings[-1]
        for space in tables.spaces(rings[-1]):
            for end in sailing[space]:
                near |= 1 << end & free
        if near == rings[-1]:
            return tuple(rings)
        rings.append(near)


def _one_color(state: TurnState, color: int) -> int:
    tables = state.tables
    return tables.water_bits if state.powers.creatures >> color & 1 else tables.color_bits[color]


def _no_ships(state: TurnState, color: int) -> int:
    tables = state.tables
    free = tables.water_bits | tables.zeus_bit
    for seat, other in enumerate(state.position.players):
        if seat != state.seat:
            free &= ~(1 << other.ship)
    return free


def _only_over(free: Callable[[TurnState, int], int]) -> Callable[[ActionSchemas], ActionSchemas]:
    """Return a precondition: every space of the route is free for a die of the color."""

    def rings(state: TurnState, color: int) -> tuple[int, ...]:
        return _rings(state.tables, state.me.ship, free(state, color))

    def permits(state: TurnState, color: int, tokens: int) -> int:
        ways = rings(state, color)
        return ways[min(moving.reach(state, color) + max(0, tokens), len(ways) - 1)]

    def fare(state: TurnState, target: int, color: int) -> int:
        ways = enumerate(rings(state, color))
        way = next((steps for steps, bits in ways if bits >> target & 1), 0)
        return max(0, way - moving.reach(state, color))

    def change(schemas: ActionSchemas) -> ActionSchemas:
        changed = _sailing(range=permits, buy_range=permits)(schemas)
        move = tuple(
            replace(precondition, ships=precondition.ships or precondition.rule in _REACH)
            for precondition in changed.move
        )
        return replace(changed, move=move, fare=fare)

    return change


def _paid_anywhere(state: TurnState, color: int, tokens: int) -> int:
    """Permit every color beyond the range."""
    if state.powers.creatures >> color & 1:
        return moving.EVERYWHERE
    tables = state.tables
    row = tables.within[state.powers.crossing][state.me.ship]
    free = row[min(moving.reach(state, color), len(row) - 1)]
    return ~(tables.water_bits & free) | tables.color_bits[color]


def _never_further(state: TurnState, color: int, tokens: int) -> int:
    return moving.within(state, color, 0)


def _half_as_far(state: TurnState, color: int, tokens: int) -> int:
    return moving.within(state, color, max(0, tokens) // 2)


def _double_fare(schemas: ActionSchemas) -> ActionSchemas:
    def fare(state: TurnState, target: int, color: int) -> int:
        return 2 * moving.tokens_for(state, target, color)

    return replace(_sailing(buy_range=_half_as_far)(schemas), fare=fare)


def _powers(**changes: Callable[[Powers], int | bool]) -> Callable[[Powers], Powers]:
    return lambda powers: altered(powers, **{part: new(powers) for part, new in changes.items()})


# --- the wheel -----------------------------------------------------------------------------------


def _wheel(cost: Callable[[int, int], int]) -> Callable[[Powers], Powers]:
    """Return the wheel with each price computed from those in both directions."""

    def rows(sound: tuple[CostRow, ...]) -> tuple[CostRow, ...]:
        return tuple(tuple(cost(sound[a][b], sound[b][a]) for b in range(6)) for a in range(6))

    def changed(powers: Powers) -> Powers:
        plain, wheel = rows(powers.plain), rows(powers.wheel)
        if powers.demigods and "companion.demigod" in powers.given_by("wheel"):
            # The prices change, but not what demigods do with them.
            wheel = with_demigods(plain, powers.demigods)
        return replace(powers, wheel=wheel, plain=plain)

    return changed


# --- cargo ---------------------------------------------------------------------------------------


def _for(verb: Verb, rule: str) -> Callable[[ActionSchema, Precondition], bool]:
    return lambda schema, precondition: schema.verb == verb and precondition.rule == rule


def _open_to(precondition: Precondition) -> Precondition:
    return Precondition(precondition.rule, always, waived=True)


def _any_color(verb: Verb) -> Callable[[ActionSchemas], ActionSchemas]:
    """Permit any color."""
    return lambda schemas: with_preconditions(schemas, _for(verb, "action.color-match"), _open_to)


def _by_water(schema: ActionSchema) -> ActionSchema:
    """Return a schema of land actions for which the die must match the water under the ship."""
    near, *others = schema.conditions

    def possible(state: TurnState, target: int) -> int:
        mask = ALL_COLORS
        for condition in others:
            mask &= condition.permits(state, target)
        return mask

    def permits(state: TurnState, target: int) -> int:
        water = state.tables.border[state.me.ship]
        return 1 << water if water >= 0 and possible(state, target) else 0

    def carry_out(transaction: Transaction, action: Action) -> None:
        state = TurnState(transaction.tables, transaction.setting, transaction.whole())
        colors = COLORS_OF[possible(state, action.target)]
        schema.effect(
            transaction, action if action.color in colors else replace(action, color=colors[0])
        )

    rule = next(precondition for precondition in others if precondition.rule in _COLOR_RULES)
    new = Precondition(rule.rule, permits, rule.facts)
    return replace(schema, conditions=(near, new), effect=carry_out)


_COLOR_RULES: Final = ("action.color-match", "offering.load")
_CARGO: Final = (Verb.LOAD_OFFERING, Verb.MAKE_OFFERING, Verb.LOAD_STATUE, Verb.RAISE_STATUE)


def _water_color(schemas: ActionSchemas) -> ActionSchemas:
    local = tuple(
        _by_water(schema) if schema.verb in _CARGO else schema for schema in schemas.local
    )
    return replace(schemas, local=local)


def _forgetful(family: Family) -> Callable[[ActionSchemas], ActionSchemas]:
    """Return schemas for which cargo aboard claims no task."""
    needs = attrgetter(f"ledger.{family}")

    def permits(state: TurnState, target: int) -> int:
        wanted: int = needs(state).wanted(0)
        return wanted

    verb = Verb.LOAD_OFFERING if family == Family.OFFERING else Verb.LOAD_STATUE
    return lambda schemas: with_preconditions(
        schemas,
        _for(verb, "task.needed"),
        lambda precondition: replace(precondition, permits=permits),
    )


def _both_forgetful(schemas: ActionSchemas) -> ActionSchemas:
    return _forgetful(Family.STATUE)(_forgetful(Family.OFFERING)(schemas))


# --- exploring -----------------------------------------------------------------------------------


def _anybody(schemas: ActionSchemas) -> ActionSchemas:
    """Permit a shrine on any face-up tile."""

    def permits(state: TurnState, target: int) -> int:
        slot, position = state.tables.slot[target], state.position
        free = position.face_up >> slot & 1 and not position.shrines >> slot & 1
        return ALL_COLORS if free else 0

    return with_preconditions(
        schemas,
        _for(Verb.BUILD, "shrine.build"),
        lambda precondition: replace(precondition, permits=permits),
    )


def _then(
    schema: ActionSchema, after: Callable[[Transaction, int, tuple[int, ...]], None]
) -> ActionSchema:
    """Return an action schema with a further effect, which gets the owner and the spaces.

    A look is over when the last tile is chosen.
    """

    def carry_out(transaction: Transaction, action: Action) -> None:
        step = transaction.pending[0] if transaction.pending else None
        schema.effect(transaction, action)
        if not isinstance(step, LookAt):
            after(transaction, transaction.position.turn, (action.target,))
        elif len(step.chosen) + 1 >= step.wanted:
            after(transaction, step.player, (*step.chosen, action.target))

    return replace(schema, effect=carry_out)


def _after_look(
    after: Callable[[Transaction, int, tuple[int, ...]], None],
) -> Callable[[ActionSchemas], ActionSchemas]:
    def change(schemas: ActionSchemas) -> ActionSchemas:
        own = tuple(_then(schema, after) for schema in schemas.answers[LookAt])
        return replace(schemas, answers={**schemas.answers, LookAt: own})

    return change


def _after_exploring(
    after: Callable[[Transaction, int, tuple[int, ...]], None],
) -> Callable[[ActionSchemas], ActionSchemas]:
    def change(schemas: ActionSchemas) -> ActionSchemas:
        local = tuple(
            _then(schema, after) if schema.verb == Verb.EXPLORE else schema
            for schema in schemas.local
        )
        return replace(schemas, local=local)

    return change


def _turned_up(transaction: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """Reveal the tiles that are looked at."""
    for space in spaces:
        exploring.uncover(transaction, seat, space, "action.look")


def _shown(transaction: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """Show everybody the tiles that are looked at."""
    bits = sum(1 << transaction.tables.slot[space] for space in spaces)
    for other, player in enumerate(transaction.players):
        transaction.update(other, seen=player.seen | bits)


def _owner_served(transaction: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """Let the owner of the tile build the shrine."""
    (space,) = spaces
    color = TILE_COLOR[transaction.position.tiles[transaction.tables.slot[space]]]
    for other, ship in enumerate(transaction.ships):
        if ship == color and other != seat and transaction.letters(other):
            exploring.build(transaction, other, space, "explore.own")


def _paid_too(transaction: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """Give the letter's reward in addition to the shrine."""
    (space,) = spaces
    slot = transaction.tables.slot[space]
    if transaction.position.shrines >> slot & 1:
        exploring.reward(transaction, seat, TILE_LETTER[transaction.position.tiles[slot]])


# --- all of them ---------------------------------------------------------------------------------

VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    # Board and sea.
    ("board.shallows", "sea"): RuleVariant(taken={Terrain.SHALLOW: Terrain.WATER}),
    ("board.zeus-space", "sea"): RuleVariant(taken={Terrain.ZEUS: Terrain.WATER}),
    ("board.connected", "tiles-only"): RuleVariant(
        overlooked=lambda fault: fault.facts.get("stage") == "cities"
    ),
    ("action.adjacent", "two-away"): RuleVariant(
        powers=_powers(
            reach_island=lambda powers: True,
            reach_statue=lambda powers: True,
            reach_offering=lambda powers: True,
        )
    ),
    # The wheel, dice and cards.
    ("oracle.wheel", "counterclockwise"): RuleVariant(powers=_wheel(lambda there, back: back)),
    ("oracle.wheel", "both-ways"): RuleVariant(powers=_wheel(min)),
    ("oracle.recolor", "flat"): RuleVariant(powers=_wheel(lambda there, back: min(1, there))),
    ("oracle.recolor", "double"): RuleVariant(powers=_wheel(lambda there, back: 2 * there)),
    ("oracle.recolor", "fixed"): RuleVariant(
        powers=_wheel(lambda there, back: NEVER if there else 0)
    ),
    ("oracle.card-as-die", "fixed"): RuleVariant(turn_state=FixedCards),
    # Sailing.
    ("move.end-color", "every-space"): RuleVariant(schemas=_only_over(_one_color)),
    ("move.end-color", "free-when-paid"): RuleVariant(schemas=_sailing(end_color=_paid_anywhere)),
    ("move.buy-range", "never"): RuleVariant(schemas=_sailing(buy_range=_never_further)),
    ("move.buy-range", "double"): RuleVariant(schemas=_double_fare),
    ("board.ships-share", "block"): RuleVariant(schemas=_only_over(_no_ships)),
    ("move.range", "start-counts"): RuleVariant(
        powers=_powers(range=lambda powers: powers.range - 1)
    ),
    # Offerings and statues.
    ("action.color-match", "water"): RuleVariant(schemas=_water_color),
    ("cargo.capacity", "one"): RuleVariant(
        powers=_powers(storage=lambda powers: powers.storage - 1)
    ),
    ("action.color-match", "any-temple"): RuleVariant(schemas=_any_color(Verb.MAKE_OFFERING)),
    ("action.color-match", "any-site"): RuleVariant(schemas=_any_color(Verb.RAISE_STATUE)),
    ("task.needed", "cargo-forgotten"): RuleVariant(schemas=_both_forgetful),
    # Looking, exploring, building.
    ("explore.own", "letters-match"): RuleVariant(
        rules=lambda rules: replace(rules, picture_rule=True)
    ),
    ("shrine.build", "anybody"): RuleVariant(schemas=_anybody),
    ("action.look", "explores"): RuleVariant(schemas=_after_look(_turned_up)),
    ("action.look-private", "public"): RuleVariant(schemas=_after_look(_shown)),
    ("explore.for-others", "builds"): RuleVariant(schemas=_after_exploring(_owner_served)),
    ("explore.own", "pays-too"): RuleVariant(schemas=_after_exploring(_paid_too)),
    # Fighting.
    ("fight.strength", "no-shield"): RuleVariant(battle=lambda sound: replace(sound, blunts=0)),
    ("fight.win", "more"): RuleVariant(battle=lambda sound: replace(sound, above=1)),
    ("fight.win", "zero-is-ten"): RuleVariant(
        battle=lambda sound: replace(sound, faces=(10, *range(1, 10)))
    ),
    ("fight.lose-round", "zero-harmless"): RuleVariant(
        battle=lambda sound: replace(sound, hurting=0)
    ),
    ("fight.lose-round", "zero-ends"): RuleVariant(battle=lambda sound: replace(sound, ending=0b1)),
    ("fight.lose-round", "always-hurts"): RuleVariant(
        battle=lambda sound: replace(sound, hurting=(1 << 10) - 1)
    ),
    ("fight.continue", "never-weaker"): RuleVariant(battle=lambda sound: replace(sound, weaker=0)),
    ("fight.surrender", "remembered"): RuleVariant(
        battle=lambda sound: replace(sound, remembered=True)
    ),
    ("turn.one-at-a-time", "favor-in-fight"): RuleVariant(
        schemas=lambda schemas: replace(schemas, meanwhile={FightOn: (Verb.FAVOR,)})
    ),
    **INJURY_VARIANTS,
    **GOD_VARIANTS,
    **COMPANION_VARIANTS,
    **SHIP_VARIANTS,
    **EQUIPMENT_VARIANTS,
    **LASTING_VARIANTS,
    **ENDING_VARIANTS,
    **SETUP_VARIANTS,
}
"""Every variant by the id of the rule it misses and its name."""
