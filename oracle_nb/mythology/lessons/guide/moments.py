"""The moments at which the guided game has tips; see ``oracle_nb.games.guided_game``."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from oracle_nb.core.events import TURN_BEGUN, Event
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Part, Position
from oracle_nb.mythology.pieces import OFF, POWER, ROUNDS, UNITS
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.scoring import own_points
from oracle_nb.mythology.ui.goals import goals

FIRST_ROUND: Final = ROUNDS - 2
"""The round in which the guided game begins; a whole game would take a newcomer too long."""
LOW_POWER: Final = 6
"""Number of power points at which newcomers are advised to keep the rest for aid."""


class _State(NamedTuple):
    """A position from the learner's seat, with the legal actions."""

    rules: Mythology
    position: Position
    seat: int
    options: Sequence[Action]
    taken: bool = False
    """Whether the learner has taken a Prize in this round."""
    acted: bool = False
    """Whether the learner has decided anything in this round."""

    @property
    def power(self) -> int:
        """The learner's power points."""
        return self.position.power[self.seat]

    def acts(self, *parts: Part) -> bool:
        """Return whether it's the learner's free decision in one of some parts of a turn."""
        position = self.position
        mine = position.turn == self.seat and position.pending is None
        return mine and position.part in parts and bool(self.options)

    def can(self, verb: Verb) -> bool:
        """Return whether an action with a verb is legal for the learner."""
        return any(action.verb is verb for action in self.options)

    def aids(self, *, attacks: bool) -> bool:
        """Return whether the learner must give aid in a fight, attacking or defending."""
        pending = self.position.pending
        return bool(self.options) and isinstance(pending, Fight) and (pending.aid < 0) is attacks

    def steps_to(self, hexes: Collection[int]) -> bool:
        """Return whether a unit of the learner can move to one of some hexes."""
        return any(action.verb is Verb.STEP and action.target in hexes for action in self.options)

    @property
    def others_turn(self) -> bool:
        """Whether somebody else must decide."""
        return self.position.to_move not in (self.seat, None)


def _enemies(state: _State) -> set[int]:
    """Return the hexes of the learner's enemies."""
    units, half = state.position.units, UNITS // 2
    theirs = units[half:] if state.position.sides[state.seat] == 0 else units[:half]
    return {hex_ for hex_ in theirs if hex_ != OFF}


def _unguarded(state: _State) -> set[int]:
    """Return the hexes of Prizes that no enemy guards."""
    return {hex_ for hex_ in state.position.prizes if hex_ != OFF} - _enemies(state)


def _attack_pays(state: _State) -> bool:
    """Return whether the move that is listed first attacks a neighbor."""
    if not state.acts(Part.MOVEMENT):
        return False
    listed = goals(state.rules, state.position, state.seat, state.options)
    return bool(listed) and listed[0].action.target in _enemies(state)


def _on_prize(state: _State) -> bool:
    """Return whether a Hero of the learner may try for a Prize after the movement."""
    position = state.position
    ready = (position.units[unit] for unit in members(position.movable))
    return state.acts(Part.MOVEMENT) and any(hex_ in _unguarded(state) for hex_ in ready)


def _can_ally(state: _State) -> bool:
    """Return whether an alliance would bring somebody points, so that a bot joins it."""
    position = state.position
    own = own_points(position, state.seat)
    offers = (action.target for action in state.options if action.verb is Verb.PROPOSE)
    return state.acts(Part.MOVEMENT) and any(own_points(position, to) < own for to in offers)


def _foes_wait(state: _State) -> bool:
    """Return whether enemies still have a turn in this round."""
    return state.position.foes_wait(state.seat)


def _may_be_attacked(state: _State) -> bool:
    """Return whether enemies still have a turn in this round, from the second one on."""
    return state.position.round > FIRST_ROUND and state.acts(Part.MOVEMENT) and _foes_wait(state)


def _last_turn(state: _State) -> bool:
    """Return whether the learner's turn of the last round begins."""
    return state.acts(Part.GOD) and state.position.last_round


MOMENTS: Final[dict[str, Callable[[_State], bool]]] = {
    # The first decision of a round, which may be one on aid.
    "new-round": lambda s: bool(s.options) and not s.acted and s.position.round > FIRST_ROUND,
    # Decisions first: nothing else can be done before they are answered.
    "aid-attack": lambda s: s.aids(attacks=True),
    "aid-defense": lambda s: s.aids(attacks=False),
    "aid-prize": lambda s: bool(s.options) and isinstance(s.position.pending, Attempt),
    # The turn of the learner.
    "first-turn": lambda s: s.acts(Part.GOD) and s.position.round == FIRST_ROUND,
    "place-god": lambda s: s.acts(Part.GOD) and s.position.round == FIRST_ROUND,
    "last-round": lambda s: _last_turn(s) and _foes_wait(s),
    "last-turn": lambda s: _last_turn(s) and not _foes_wait(s),
    "can-move": lambda s: s.acts(Part.MOVEMENT) and s.can(Verb.STEP) and s.power == POWER,
    "can-attack": _attack_pays,
    "prize-near": lambda s: s.acts(Part.MOVEMENT) and s.steps_to(_unguarded(s)),
    "on-prize": _on_prize,
    "defense-ahead": _may_be_attacked,
    "keep-power": lambda s: s.acts(Part.MOVEMENT) and s.power <= LOW_POWER and _foes_wait(s),
    "can-seize": lambda s: s.acts(Part.PRIZES) and s.can(Verb.SEIZE),
    # Also while others play: taking it may have ended the learner's turn.
    "has-prize": lambda s: s.taken,
    "can-ally": _can_ally,
    "allied": lambda s: s.acts(Part.MOVEMENT) and s.position.alliances[s.seat] > 0,
    "last-chance-allied": lambda s: s.acts(Part.ALLIANCES) and s.position.alliances[s.seat] > 0,
    "last-chance": lambda s: s.acts(Part.ALLIANCES) and not s.position.alliances[s.seat],
    # The turns of the others.
    "others-turn": lambda s: s.others_turn,
}
"""The condition of each moment, by its name."""


class MythologyGuidedGame:
    """The guided game of Mythology; see ``oracle_nb.games.guided_game.GuidedGame``."""

    file = Path(__file__).with_name("guide.toml")
    moments: Sequence[str] = tuple(MOMENTS)
    minutes = 10
    rounds = 0

    def moments_at(
        self,
        rules: Mythology,
        position: Position,
        seat: int,
        options: Sequence[Action],
        events: Iterable[Event] = (),
    ) -> Collection[str]:
        """Return the moments that a position is for a player."""
        this_round = takewhile(lambda event: event.what != "round-begun", events)
        own = {event.what for event in this_round if event.player == seat} - {TURN_BEGUN}
        state = _State(rules, position, seat, options, "prize-taken" in own, bool(own))
        return [name for name, applies in MOMENTS.items() if applies(state)]
