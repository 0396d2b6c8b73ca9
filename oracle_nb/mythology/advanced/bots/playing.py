"""Playing cards and powers as the strategist uses them, as far as its own view shows."""

from collections.abc import Sequence
from typing import NamedTuple

from oracle_nb.mythology.advanced.bots.fighting import monster_there
from oracle_nb.mythology.advanced.bots.praying import carriers, danger
from oracle_nb.mythology.advanced.bots.sending import value_of
from oracle_nb.mythology.advanced.bots.walking import distance, has_prize_for
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import GUESTS, POWER_BONUS, cards_of, event_areas
from oracle_nb.mythology.advanced.model.divine import Occurrence
from oracle_nb.mythology.advanced.model.numbers import HEXES
from oracle_nb.mythology.advanced.model.position import Aim, Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.rules.occurrences import area_of
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.packs.data_pack import powers_of
from oracle_nb.mythology.pieces import HEROES, OFF


class Play(NamedTuple):
    """A card or power that is worth being used now, and the reason."""

    action: Action
    what: str


def card_to_lay(
    view: Position, world: WorldMap, seat: int, sheet: Sheet, options: Sequence[Action]
) -> Play | None:
    """Return a card for what one of its Heroes can do in this game turn: fight, or take a Prize."""
    own = [hero for hero in range(HEROES) if sheet.noted[hero] and view.units[hero] != OFF]
    fights = any(
        monster_there(view, world, sheet, hero, hex_)
        for hero in own
        for hex_ in members(world.on_foot[view.units[hero]] | 1 << view.units[hero])
    )
    takes = any(view.prize_at(view.units[hero]) >= 0 for hero in own)
    for option in options:
        if option.verb is Verb.LAY:
            blessing = cards_of(world.pack)[option.target].blessing
            if (blessing == "nike" and fights) or (blessing == "tyche" and takes):
                return Play(option, blessing)
    areas = {area_of(view, world, hero) for hero in carriers(view, world, seat)}
    if areas and danger(view, seat):
        events = event_areas(world.pack)
        for option in options:
            card = option.verb is Verb.LAY and cards_of(world.pack)[option.target]
            if card and events[card.event] not in areas:
                return Play(option, "event")
    return None


def before(
    view: Position, world: WorldMap, seat: int, options: Sequence[Action], action: Action
) -> Play | None:
    """Return the blessing or power that helps an action that the bot is about to choose."""
    wanted = {
        Verb.ATTACK: ("nike", "strength"),
        Verb.SEIZE: ("tyche", ""),
        Verb.EMBARK: ("tyche", "waves"),
        Verb.DRAW: ("", "judgment"),
        Verb.CLAIM: ("", "speed"),
        Verb.GO: ("", "speed"),
    }.get(action.verb)
    if action.verb is Verb.DRAW and view.zeus_seat >= 0:
        wanted = None  # Zeus decides, and nobody rolls.
    if wanted is None or not view.hands:
        return None
    unit = view.claimed if action.verb is Verb.DRAW else action.unit
    blessing, power = wanted
    if power == "speed" and not _hurries(view, world, seat, unit):
        power = ""
    laid = view.laid[seat]
    if laid >= 0 and cards_of(world.pack)[laid].blessing == blessing:
        return _offered(options, Action(Verb.BLESS, unit), "blessing")
    if power and powers_of(world.pack)[view.gods[seat]] == power:
        return _offered(options, Action(Verb.POWER, unit), "power")
    return None


def _hurries(view: Position, world: WorldMap, seat: int, hero: int) -> bool:
    """Return whether a Hero has a Prize to bring home that isn't near."""
    carries = has_prize_for(view, seat, hero) and not view.ships >> hero & 1
    return carries and distance(view, world, hero, home_of(world)) > HEXES


def _offered(options: Sequence[Action], action: Action, what: str) -> Play | None:
    return Play(action, what) if action in options else None


def best_oracle(world: WorldMap, options: Sequence[Action]) -> Action | None:
    """Return the oracle with the most glory that can be played; None for none."""
    oracles = [option for option in options if option.verb is Verb.ORACLE]
    cards = cards_of(world.pack)
    return max(oracles, key=lambda option: cards[option.target].glory, default=None)


def dangerous(view: Position, world: WorldMap, seat: int) -> int:
    """Return the gods that may strike a Hero of a player who soon brings a Prize home."""
    areas = {area_of(view, world, hero) for hero in carriers(view, world, seat)}
    others = members(view.threatening & ~(1 << seat))
    return bits_of(other for other in others if view.areas[other] in areas)


def event_against(
    view: Position, world: WorldMap, seat: int, options: Sequence[Action]
) -> Action | None:
    """Return the event that sends all dangerous gods away, if the own card has one."""
    guests = dangerous(view, world, seat)
    if not guests or view.laid[seat] < 0:
        return None
    area = event_areas(world.pack)[cards_of(world.pack)[view.laid[seat]].event]
    if any(area_of(view, world, hero) == area for hero in carriers(view, world, seat)):
        return None
    sent = (option for option in options if option.verb is Verb.EVENT)
    return next((event for event in sent if bits_of(GUESTS[event.target]) == guests), None)


def with_power(options: Sequence[Action], action: Action) -> Action:
    """Return the same occurrence with the power of the own god, if that is possible."""
    stronger = Action(Verb.UNLEASH, target=action.target)
    return stronger if stronger in options else action


def best_aim(
    view: Position, world: WorldMap, sheet: Sheet, aim: Aim, options: Sequence[Action]
) -> Action:
    """Return the Area in which an occurrence is worth most."""

    def value(option: Action) -> float:
        occurrence = Occurrence(aim.seat, aim.target, option.target, power=POWER_BONUS)
        return value_of(view, world, sheet, occurrence)

    return max(options, key=value)
