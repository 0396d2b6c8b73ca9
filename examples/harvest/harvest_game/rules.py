"""The rules of Harvest: positions, actions, and what may happen."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import product
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from oracle_nb.core.chance import Chance, Draw
from oracle_nb.core.events import Event
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    NOT_YOUR_TURN,
    OVER,
    IllegalAction,
    MalformedAction,
    Verdict,
    Violation,
    refused,
)
from oracle_nb.games.rules import Result


class Place(StrEnum):
    """The places where sacks of grain wait."""

    MILL = "mill"
    BRIDGE = "bridge"
    ORCHARD = "orchard"
    CASTLE = "castle"
    POND = "pond"
    FOREST = "forest"
    CHAPEL = "chapel"


PLACES: Final = tuple(Place)
CARTS: Final = range(1, 9)
"""The numbers on the carts."""
COPIES: Final = 6
"""Number of carts with each number."""
HAND: Final = 6
"""Number of carts that each player starts with; one is left at the end."""
ROUNDS: Final = 5
RIPE: Final = 3
"""Number of sacks that ripen at a time."""
MOST_PLAYERS: Final = 8

Order: TypeAlias = tuple[int, int]
"""A cart and the index of a place."""
SECRET: Final[Order] = (0, -1)
"""A hidden order of somebody else. A hidden cart in a hand is 0."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a game, which never change during it."""

    players: int = 3


class Action(msgspec.Struct, frozen=True):
    """Send a cart to a place, given by its index."""

    cart: int
    place: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One moment of a game.

    ``sacks`` wait at each place. By seat, ``hands`` are carts in order, ``orders`` what has been
    chosen in this round, ``visits`` the orders of the last round, and ``barns`` the sacks loaded.
    ``round`` is 0 before the game begins; ``draws`` counts what chance has decided.
    """

    hands: tuple[tuple[int, ...], ...]
    orders: tuple[Order | None, ...]
    visits: tuple[Order | None, ...]
    barns: tuple[int, ...]
    sacks: tuple[int, ...] = (0,) * len(PLACES)
    round: int = 0
    draws: int = 0


class Harvest:
    """The rules of Harvest for a number of players."""

    name = "harvest"
    title = "Harvest"
    position_type = Position
    action_type = Action

    def __init__(self, setting: Setting) -> None:
        if not 1 <= setting.players <= MOST_PLAYERS:
            raise ValueError(f"players: 1 to {MOST_PLAYERS} can play, not {setting.players}")
        self.setting = setting
        self.players = setting.players

    # --- the course of the game ------------------------------------------------------------------

    def set_up(self, seed: int) -> Position:
        """Return the position before anything happens: chance deals the carts in ``begin``."""
        nobody = (None,) * self.players
        return Position(((),) * self.players, nobody, nobody, (0,) * self.players)

    def begin(self, position: Position, chance: Chance) -> Transition[Position]:
        """Deal the carts and begin the first round; nothing in a game that has begun."""
        if position.round:
            return Transition(position, (), ())
        draws = _Draws(position, chance)
        deck = [COPIES] * len(CARTS)
        hands = []
        for _ in range(self.players):
            hand = []
            for _ in range(HAND):
                index = draws("cart", deck)
                deck[index] -= 1
                hand.append(CARTS[index])
            hands.append(tuple(sorted(hand)))
        position, events = self._ripen(replace(position, hands=tuple(hands)), draws)
        return draws.transition(position, events)

    def to_move(self, position: Position) -> int | None:
        """Return the first seat without an order; None when the game is over."""
        return None if position.round > ROUNDS else position.orders.index(None)

    def apply(self, position: Position, action: Action, chance: Chance) -> Transition[Position]:
        """Note an order; the last one of a round reveals all."""
        verdict = self.check(position, action)
        if not verdict:
            raise IllegalAction(action, verdict)
        seat = position.orders.index(None)
        hand = list(position.hands[seat])
        hand.remove(action.cart)
        position = replace(
            position,
            hands=_with(position.hands, seat, tuple(hand)),
            orders=_with(position.orders, seat, (action.cart, action.place)),
        )
        events = [Event("ordered", "harvest.order", seat, {})]
        draws = _Draws(position, chance)
        if None not in position.orders:
            position, happened = self._reveal(position, draws)
            events += happened
            if position.round < ROUNDS:
                position, happened = self._ripen(position, draws)
                events += happened
            else:
                position = replace(position, round=ROUNDS + 1)
        return draws.transition(position, events)

    def _reveal(self, position: Position, draws: "_Draws") -> tuple[Position, list[Event]]:
        """Carry out all orders, place by place and the lightest cart first."""
        orders = tuple(
            self._guess(position, seat, draws) if order == SECRET else order
            for seat, order in enumerate(position.orders)
        )
        events = [
            Event("sent", "harvest.order", seat, {"cart": order[0], "place": order[1]})
            for seat, order in enumerate(orders)
            if order is not None
        ]
        sacks, barns = list(position.sacks), list(position.barns)
        entries = zip(orders, range(self.players), strict=True)
        for order, seat in sorted(entries, key=self.loading_key):
            assert order is not None
            cart, place = order
            facts = {"cart": cart, "place": place}
            if self.blocked(order, orders):
                events.append(Event("jammed", "harvest.jam", seat, facts))
                continue
            loaded = min(cart, sacks[place])
            sacks[place] -= loaded
            barns[seat] += loaded
            events.append(Event("loaded", "harvest.load", seat, {**facts, "sacks": loaded}))
        after = replace(
            position,
            sacks=tuple(sacks),
            barns=tuple(barns),
            visits=orders,
            orders=(None,) * self.players,
        )
        return after, events

    def loading_key(self, entry: tuple[Order | None, int]) -> tuple[int, int]:
        """Return the key by which carts load: place by place, the lightest first."""
        cart, place = entry[0] or SECRET
        return place, cart

    def blocked(self, order: Order, orders: Sequence[Order | None]) -> bool:
        """Return whether an equal cart blocks the cart of an order."""
        return orders.count(order) > 1

    def _guess(self, position: Position, seat: int, draws: "_Draws") -> Order:
        """Let chance decide a secret order: a player thinks ahead from their own view."""
        last = position.visits[seat]
        cart = CARTS[draws("cart", [1] * len(CARTS))]
        free = [int(last is None or last[1] != place) for place in range(len(PLACES))]
        return cart, draws("place", free)

    def _ripen(self, position: Position, draws: "_Draws") -> tuple[Position, list[Event]]:
        """Begin a round: sacks ripen at as many places as there are players, and two more."""
        grown = list(position.sacks)
        for _ in range(self.players + 2):
            grown[draws("place", [1] * len(PLACES))] += RIPE
        number = position.round + 1
        events = [Event("turn-begun", "harvest.ripen", 0, {"round": number})]
        for place, (before, now) in enumerate(zip(position.sacks, grown, strict=True)):
            if now > before:
                facts = {"place": place, "sacks": now - before}
                events.append(Event("ripened", "harvest.ripen", -1, facts))
        return replace(position, sacks=tuple(grown), round=number), events

    # --- what is legal ---------------------------------------------------------------------------

    def every_action(self, position: Position) -> Iterator[Action]:
        """Yield every cart there is with every place."""
        if self.to_move(position) is not None:
            yield from (Action(*pair) for pair in product(CARTS, range(len(PLACES))))

    def legal_actions(self, position: Position) -> Sequence[Action]:
        """Return every legal action, the lightest cart first."""
        return [action for action in self.every_action(position) if self.check(position, action)]

    def check(self, position: Position, action: Action, player: int | None = None) -> Verdict:
        """Return whether an action is legal, and every rule it breaks if not."""
        if action.cart not in CARTS or not 0 <= action.place < len(PLACES):
            raise MalformedAction(f"{action} isn't a cart and a place of Harvest")
        seat = self.to_move(position)
        if seat is None:
            return refused(OVER)
        if player not in {None, seat}:
            return refused(NOT_YOUR_TURN, player=seat)
        broken = []
        if action.cart not in position.hands[seat]:
            broken.append(Violation("harvest.hand", {"cart": action.cart}))
        last = position.visits[seat]
        if last is not None and last[1] == action.place:
            broken.append(Violation("harvest.again", {"place": action.place}))
        return Verdict(broken=tuple(broken)) if broken else Verdict(("harvest.order",))

    # --- what is known, and how it ends ----------------------------------------------------------

    def view(self, position: Position, player: int) -> Position:
        """Return the position as a player knows it: without the others' carts and orders."""
        return replace(
            position,
            hands=tuple(
                hand if seat == player else (0,) * len(hand)
                for seat, hand in enumerate(position.hands)
            ),
            orders=tuple(
                order if order is None or seat == player else SECRET
                for seat, order in enumerate(position.orders)
            ),
        )

    def result(self, position: Position) -> Result | None:
        """Return the winners and everybody's place; None before the end."""
        if self.to_move(position) is not None:
            return None
        ranked = sorted(position.barns, reverse=True)
        places = tuple(ranked.index(sacks) + 1 for sacks in position.barns)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Result(winners, places, finished=True, rounds=ROUNDS)

    @property
    def notation(self) -> "Notation":
        """Return how actions are written: "3 mill"."""
        return Notation()


class Notation:
    """Actions as text: the number of a cart and a place, such as "3 mill"."""

    def write(self, action: Action) -> str:
        """Return the text of an action."""
        return f"{action.cart} {PLACES[action.place]}"

    def read(self, text: str) -> Action:
        """Return the action with this text. Raises MalformedAction."""
        cart, _, place = text.strip().lower().partition(" ")
        if cart not in map(str, CARTS) or place.strip() not in PLACES:
            known = f"a cart from {CARTS[0]} to {CARTS[-1]} and one of {', '.join(PLACES)}"
            raise MalformedAction(f'{text[:40]!r} is not {known}, such as "3 mill"')
        return Action(int(cart), PLACES.index(Place(place.strip())))


class _Draws:
    """The draws of one action: asks chance and keeps its decisions."""

    def __init__(self, position: Position, chance: Chance) -> None:
        self._before = position.draws
        self._chance = chance
        self._made: list[Draw] = []

    def __call__(self, what: str, weights: Sequence[int]) -> int:
        value = self._chance.draw(self._before + len(self._made), what, weights)
        self._made.append(Draw(what, value))
        return value

    def transition(self, position: Position, events: list[Event]) -> Transition[Position]:
        after = replace(position, draws=self._before + len(self._made))
        return Transition(after, tuple(events), tuple(self._made))


def _with(values: tuple, seat: int, value: object) -> tuple:  # type: ignore[type-arg]
    """Return the values with a different one for a seat."""
    return (*values[:seat], value, *values[seat + 1 :])
