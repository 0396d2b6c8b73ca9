"""The variants that are known: what people get wrong about this game, each with the rule it misses.

``VARIANTS`` names them by rule id and variant, as a rule set's ``replaced`` does; besides them any
condition can be "waived". What learners are told of them is said in ``lessons``.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import FightOn, LookAt
from oracle_nb.delphi.model.powers import NEVER, CostRow, Powers, altered
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF, TILE_COLOR, TILE_LETTER
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import exploring, moving
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.rule_variants import RuleVariant, with_preconditions
from oracle_nb.delphi.rules.schema import ActionSchema, Precondition, TurnState, always
from oracle_nb.delphi.rules.transaction import Transaction

# --- sailing -------------------------------------------------------------------------------------


def _sailing(
    **permits: Callable[[TurnState, int, int], int],
) -> Callable[[ActionSchemas], ActionSchemas]:
    """The deeds with conditions of a move replaced, named as in "end_color"."""
    new = {f"move.{name.replace('_', '-')}": one for name, one in permits.items()}

    def change(deeds: ActionSchemas) -> ActionSchemas:
        move = tuple(replace(one, permits=new.get(one.rule, one.permits)) for one in deeds.move)
        return replace(deeds, move=move)

    return change


@lru_cache(maxsize=128)
def _rings(tables: LookupTables, start: int, free: int) -> tuple[int, ...]:
    """What a ship reaches in 0, 1, 2 ... steps over these spaces alone, as bit sets."""
    sailing, found = tables.board.sailing, [1 << start]
    while True:
        near = found[-1]
        for space in tables.spaces(found[-1]):
            for end in sailing[space]:
                near |= 1 << end & free
        if near == found[-1]:
            return tuple(found)
        found.append(near)


def _one_color(standing: TurnState, color: int) -> int:
    return standing.tables.color_bits[color]


def _no_ships(standing: TurnState, color: int) -> int:
    tables = standing.tables
    free = tables.water_bits | tables.zeus_bit
    for seat, other in enumerate(standing.position.players):
        if seat != standing.seat:
            free &= ~(1 << other.ship)
    return free


def _only_over(free: Callable[[TurnState, int], int]) -> Callable[[ActionSchemas], ActionSchemas]:
    """Every space on the way is one of those that are free for a die of the color."""

    def rings(standing: TurnState, color: int) -> tuple[int, ...]:
        return _rings(standing.tables, standing.me.ship, free(standing, color))

    def permits(standing: TurnState, color: int, tokens: int) -> int:
        ways = rings(standing, color)
        return ways[min(moving.reach(standing, color) + max(0, tokens), len(ways) - 1)]

    def fare(standing: TurnState, target: int, color: int) -> int:
        ways = enumerate(rings(standing, color))
        way = next((steps for steps, bits in ways if bits >> target & 1), 0)
        return max(0, way - moving.reach(standing, color))

    def change(deeds: ActionSchemas) -> ActionSchemas:
        changed = _sailing(range=permits, buy_range=permits)(deeds)
        move = tuple(replace(one, ships=one.permits is permits) for one in changed.move)
        return replace(changed, move=move, fare=fare)

    return change


def _paid_anywhere(standing: TurnState, color: int, tokens: int) -> int:
    """Beyond the range every color serves."""
    tables = standing.tables
    row = tables.within[standing.powers.crossing][standing.me.ship]
    free = row[min(moving.reach(standing, color), len(row) - 1)]
    return ~(tables.water_bits & free) | tables.color_bits[color]


def _never_further(standing: TurnState, color: int, tokens: int) -> int:
    return moving.within(standing, color, 0)


def _half_as_far(standing: TurnState, color: int, tokens: int) -> int:
    return moving.within(standing, color, max(0, tokens) // 2)


def _double_fare(deeds: ActionSchemas) -> ActionSchemas:
    def fare(standing: TurnState, target: int, color: int) -> int:
        return 2 * moving.tokens_for(standing, target, color)

    return replace(_sailing(buy_range=_half_as_far)(deeds), fare=fare)


def _powers(**changes: Callable[[Powers], int | bool]) -> Callable[[Powers], Powers]:
    return lambda powers: altered(powers, **{part: new(powers) for part, new in changes.items()})


# --- the wheel -----------------------------------------------------------------------------------


def _wheel(cost: Callable[[int, int], int]) -> Callable[[Powers], Powers]:
    """The wheel with each cost made of that there and that back."""

    def rows(sound: tuple[CostRow, ...]) -> tuple[CostRow, ...]:
        return tuple(tuple(cost(sound[a][b], sound[b][a]) for b in range(6)) for a in range(6))

    return lambda powers: replace(powers, wheel=rows(powers.wheel), plain=rows(powers.plain))


class FixedCards(TurnState):
    """Cards stay the color they are."""

    __slots__ = ()

    def cost_row(self, source: int) -> tuple[int, ...]:
        """What it costs to use a source as each color."""
        row = super().cost_row(source)
        if not CARD <= source < EXTRA:
            return row
        return tuple(cost if color == source - CARD else NEVER for color, cost in enumerate(row))


# --- cargo ---------------------------------------------------------------------------------------


def _for(verb: Verb, rule: str) -> Callable[[ActionSchema, Precondition], bool]:
    return lambda deed, one: deed.verb == verb and one.rule == rule


def _open_to(one: Precondition) -> Precondition:
    return Precondition(one.rule, always, waived=True)


def _any_color(verb: Verb) -> Callable[[ActionSchemas], ActionSchemas]:
    """Whatever color the place has."""
    return lambda deeds: with_preconditions(deeds, _for(verb, "action.color-match"), _open_to)


def _by_water(deed: ActionSchema) -> ActionSchema:
    """A deed on land for which the die has the color of the water that the ship is on."""
    near, *others = deed.conditions

    def possible(standing: TurnState, target: int) -> int:
        mask = ALL_COLORS
        for condition in others:
            mask &= condition.permits(standing, target)
        return mask

    def permits(standing: TurnState, target: int) -> int:
        water = standing.tables.border[standing.me.ship]
        return 1 << water if water >= 0 and possible(standing, target) else 0

    def do(play: Transaction, action: Action) -> None:
        standing = TurnState(play.tables, play.setting, play.whole())
        colors = COLORS_OF[possible(standing, action.target)]
        deed.do(play, action if action.color in colors else replace(action, color=colors[0]))

    rule = next(one for one in others if one.rule in _COLOR_RULES)
    new = Precondition(rule.rule, permits, rule.facts)
    return replace(deed, conditions=(near, new), do=do)


_COLOR_RULES: Final = ("action.color-match", "offering.load")
_CARGO: Final = (Verb.LOAD_OFFERING, Verb.MAKE_OFFERING, Verb.LOAD_STATUE, Verb.RAISE_STATUE)


def _water_color(deeds: ActionSchemas) -> ActionSchemas:
    local = tuple(_by_water(deed) if deed.verb in _CARGO else deed for deed in deeds.local)
    return replace(deeds, local=local)


def _forgetful(family: Family) -> Callable[[ActionSchemas], ActionSchemas]:
    """Cargo aboard does not count as spoken for."""
    needs = attrgetter(f"ledger.{family}")

    def permits(standing: TurnState, target: int) -> int:
        wanted: int = needs(standing).wanted(0)
        return wanted

    verb = Verb.LOAD_OFFERING if family == Family.OFFERING else Verb.LOAD_STATUE
    return lambda deeds: with_preconditions(
        deeds, _for(verb, "task.needed"), lambda one: replace(one, permits=permits)
    )


def _both_forgetful(deeds: ActionSchemas) -> ActionSchemas:
    return _forgetful(Family.STATUE)(_forgetful(Family.OFFERING)(deeds))


# --- exploring -----------------------------------------------------------------------------------


def _anybody(deeds: ActionSchemas) -> ActionSchemas:
    """Any open tile will do for a shrine."""

    def permits(standing: TurnState, target: int) -> int:
        slot, position = standing.tables.slot[target], standing.position
        free = position.face_up >> slot & 1 and not position.shrines >> slot & 1
        return ALL_COLORS if free else 0

    return with_preconditions(
        deeds, _for(Verb.BUILD, "shrine.build"), lambda one: replace(one, permits=permits)
    )


def _then(
    deed: ActionSchema, after: Callable[[Transaction, int, tuple[int, ...]], None]
) -> ActionSchema:
    """A deed, and what follows on it: whose it is, and at which spaces.

    A look is over when the last tile is named.
    """

    def do(play: Transaction, action: Action) -> None:
        step = play.pending[0] if play.pending else None
        deed.do(play, action)
        if not isinstance(step, LookAt):
            after(play, play.common.turn, (action.target,))
        elif len(step.chosen) + 1 >= step.wanted:
            after(play, step.player, (*step.chosen, action.target))

    return replace(deed, do=do)


def _after_look(
    after: Callable[[Transaction, int, tuple[int, ...]], None],
) -> Callable[[ActionSchemas], ActionSchemas]:
    def change(deeds: ActionSchemas) -> ActionSchemas:
        own = tuple(_then(deed, after) for deed in deeds.answers[LookAt])
        return replace(deeds, answers={**deeds.answers, LookAt: own})

    return change


def _after_exploring(
    after: Callable[[Transaction, int, tuple[int, ...]], None],
) -> Callable[[ActionSchemas], ActionSchemas]:
    def change(deeds: ActionSchemas) -> ActionSchemas:
        local = tuple(
            _then(deed, after) if deed.verb == Verb.EXPLORE else deed for deed in deeds.local
        )
        return replace(deeds, local=local)

    return change


def _turned_up(play: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """What is looked at is uncovered."""
    for space in spaces:
        exploring.uncover(play, seat, space, "action.look")


def _shown(play: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """What is looked at is shown to all."""
    bits = sum(1 << play.tables.slot[space] for space in spaces)
    for other, player in enumerate(play.players):
        play.update(other, seen=player.seen | bits)


def _owner_served(play: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """Whoever's tile it is builds the shrine."""
    (space,) = spaces
    color = TILE_COLOR[play.common.tiles[play.tables.slot[space]]]
    for other, ship in enumerate(play.ships):
        if ship == color and other != seat and play.letters(other):
            exploring.build(play, other, space, "explore.own")


def _paid_too(play: Transaction, seat: int, spaces: tuple[int, ...]) -> None:
    """The letter pays besides the shrine."""
    (space,) = spaces
    slot = play.tables.slot[space]
    if play.common.shrines >> slot & 1:
        exploring.reward(play, seat, TILE_LETTER[play.common.tiles[slot]])


# --- all of them ---------------------------------------------------------------------------------

VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    # The map, and building the sea.
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
    ("oracle.card-as-die", "fixed"): RuleVariant(standing=FixedCards),
    # Sailing.
    ("move.end-color", "every-space"): RuleVariant(deeds=_only_over(_one_color)),
    ("move.end-color", "free-when-paid"): RuleVariant(deeds=_sailing(end_color=_paid_anywhere)),
    ("move.buy-range", "never"): RuleVariant(deeds=_sailing(buy_range=_never_further)),
    ("move.buy-range", "double"): RuleVariant(deeds=_double_fare),
    ("board.ships-share", "block"): RuleVariant(deeds=_only_over(_no_ships)),
    ("move.range", "start-counts"): RuleVariant(
        powers=_powers(range=lambda powers: powers.range - 1)
    ),
    # Offerings and statues.
    ("action.color-match", "water"): RuleVariant(deeds=_water_color),
    ("cargo.capacity", "one"): RuleVariant(
        powers=_powers(storage=lambda powers: powers.storage - 1)
    ),
    ("action.color-match", "any-temple"): RuleVariant(deeds=_any_color(Verb.MAKE_OFFERING)),
    ("action.color-match", "any-site"): RuleVariant(deeds=_any_color(Verb.RAISE_STATUE)),
    ("task.needed", "cargo-forgotten"): RuleVariant(deeds=_both_forgetful),
    # Looking, exploring, building.
    ("explore.own", "letters-match"): RuleVariant(
        rules=lambda rules: replace(rules, picture_rule=True)
    ),
    ("shrine.build", "anybody"): RuleVariant(deeds=_anybody),
    ("action.look", "explores"): RuleVariant(deeds=_after_look(_turned_up)),
    ("action.look-private", "public"): RuleVariant(deeds=_after_look(_shown)),
    ("explore.for-others", "builds"): RuleVariant(deeds=_after_exploring(_owner_served)),
    ("explore.own", "pays-too"): RuleVariant(deeds=_after_exploring(_paid_too)),
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
        deeds=lambda deeds: replace(deeds, meanwhile={FightOn: (Verb.FAVOR,)})
    ),
}
"""Every variant by the id of the rule it misses and its name."""
