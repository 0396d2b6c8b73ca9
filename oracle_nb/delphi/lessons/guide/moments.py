"""The moments at which the guided game has tips; see ``oracle_nb.games.guided_game``."""

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from oracle_nb.core.events import Event
from oracle_nb.delphi.advice.task_steps import task_steps
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, source_color
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckReward,
    FightOn,
    HealColor,
    PendingStep,
    Phase,
    Player,
    Position,
    Recover,
    TakeEquipment,
)
from oracle_nb.delphi.model.verbs import GOD_OF, SAILING_VERBS, TASK_VERBS, Verb
from oracle_nb.delphi.rules.engine import Delphi


class _State(NamedTuple):
    """A position from the learner's seat, with the legal actions."""

    rules: Delphi
    position: Position
    seat: int
    options: Sequence[Action]

    @property
    def me(self) -> Player:
        """The learner's possessions."""
        return self.position.players[self.seat]

    @property
    def acts(self) -> bool:
        """Whether the learner may choose an action of their turn."""
        position = self.position
        mine = position.turn == self.seat and position.phase == Phase.ACT
        return mine and not position.pending and bool(self.options)

    @property
    def plays(self) -> bool:
        """Whether the learner acts and isn't back with Zeus, when advice on tasks is over."""
        return self.acts and not self.me.home

    @property
    def left_with_cards(self) -> bool:
        """Whether the learner has used all dice, and may still play a card for a task."""
        me = self.me
        return not me.dice and bool(me.tasks) and any(me.cards) and self.position.played < 0

    @property
    def injuries(self) -> int:
        """The number of the learner's injuries."""
        return sum(self.me.injuries)

    @property
    def ways_home(self) -> Collection[int]:
        """The verbs that take the learner's ship to Zeus at once, with all tasks done."""
        if not self.plays or self.me.tasks:
            return frozenset()
        zeus = self.rules.board.zeus
        return SAILING_VERBS & {x.verb for x in self.options if x.target == zeus}

    def can(self, *verbs: int) -> bool:
        """Return whether an action of the learner's turn with one of the verbs is legal."""
        return self.acts and any(option.verb in verbs for option in self.options)

    def owes(self, kind: type[PendingStep], rule: str = "") -> bool:
        """Return whether the learner must answer a decision of a kind, by a rule."""
        step = self.position.pending[0] if self.position.pending else None
        if not isinstance(step, kind) or step.player != self.seat:
            return False
        return rule in ("", getattr(step, "rule", ""))

    @property
    def others_turn(self) -> bool:
        """Whether somebody else must decide."""
        return self.position.to_move not in (self.seat, None)


def _spare_die(state: _State) -> bool:
    """Return whether one die is left that serves no task in this turn."""
    me = state.me
    if not (state.plays and me.tasks and len(me.dice) == 1) or state.can(*TASK_VERBS):
        return False
    steps = task_steps(state.rules, state.position, state.seat, state.options)
    return all(step.later for step in steps)


def _adds_a_card(action: Action) -> bool:
    """Return whether an action brings an oracle card, other than in exchange for another one."""
    by_card = CARD <= action.source < EXTRA
    return action.verb == Verb.TRADE or (action.verb == Verb.DRAW and not by_card)


def _explores_free(action: Action) -> bool:
    """Return whether an action explores an island without recoloring."""
    return action.verb == Verb.EXPLORE and source_color(action.source) == action.color


MOMENTS: Final[dict[str, Callable[[_State], bool]]] = {
    # Decisions first: nothing else can be done before they are answered.
    "fight-on": lambda s: s.owes(FightOn),
    "take-card": lambda s: s.owes(TakeEquipment),
    "step-for-roll": lambda s: s.owes(AdvanceGod, "turn.consult-gods"),
    "step-for-shrine": lambda s: s.owes(AdvanceGod, "shrine.reward"),
    "step-for-letter": lambda s: s.owes(AdvanceGod, "explore.letter"),
    "check-reward": lambda s: s.owes(CheckReward),
    "recover": lambda s: s.owes(Recover),
    "heal-color": lambda s: s.owes(HealColor),
    # The turn of the learner.
    "first-turn": lambda s: s.acts and s.me.ship == s.rules.board.zeus and s.position.round == 1,
    "first-sail": lambda s: s.acts and s.me.ship == s.rules.board.zeus and s.position.round == 1,
    "prices": lambda s: s.acts and (s.position.round > 1 or bool(s.position.spent)),
    "new-turn": lambda s: s.acts and s.position.round > 1 and not s.position.spent,
    "injured": lambda s: s.plays and s.injuries > 1 and bool(s.me.tasks),
    "race-home": lambda s: s.ways_home == {Verb.MOVE},
    "race-home-poseidon": lambda s: s.ways_home == {Verb.POSEIDON},
    "race-home-both": lambda s: s.ways_home == SAILING_VERBS,
    "last-task": lambda s: s.acts and len(s.me.tasks) == 1,
    "god-on-top": lambda s: s.plays and s.can(*GOD_OF),
    "can-deliver": lambda s: s.can(Verb.MAKE_OFFERING),
    "can-build": lambda s: s.can(Verb.BUILD),
    "can-fight": lambda s: s.can(Verb.FIGHT),
    "can-load": lambda s: s.can(Verb.LOAD_OFFERING),
    "can-explore": lambda s: s.acts and any(map(_explores_free, s.options)),
    "has-card": lambda s: s.plays and any(s.me.cards) and s.position.played < 0,
    "no-favor": lambda s: s.plays and s.me.favor == 0 and bool(s.me.dice) and bool(s.me.tasks),
    "spare-die": _spare_die,
    "card-left": lambda s: s.plays and s.left_with_cards,
    "turn-done": lambda s: s.plays and not s.me.dice and not s.left_with_cards,
    "home": lambda s: s.me.home and s.acts and any(map(_adds_a_card, s.options)),
    "home-done": lambda s: s.me.home and s.acts and not any(map(_adds_a_card, s.options)),
    # The turns of the others.
    "others-turn": lambda s: s.others_turn,
    "other-home": lambda s: (
        not s.me.home
        and any(player.home for seat, player in enumerate(s.position.players) if seat != s.seat)
    ),
}
"""Whether it is a moment, by its name."""


class DelphiGuidedGame:
    """The guided game of Delphi; see ``oracle_nb.games.guided_game.GuidedGame``."""

    file = Path(__file__).with_name("guide.toml")
    moments: Sequence[str] = tuple(MOMENTS)
    minutes = 10
    rounds = 0

    def moments_at(
        self,
        rules: Delphi,
        position: Position,
        seat: int,
        options: Sequence[Action],
        events: Iterable[Event] = (),
    ) -> Collection[str]:
        """Return the moments that a position is for a player."""
        state = _State(rules, position, seat, options)
        return [name for name, applies in MOMENTS.items() if applies(state)]
