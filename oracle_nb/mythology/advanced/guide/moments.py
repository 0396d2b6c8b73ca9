"""The moments at which the guided game has tips; see ``oracle_nb.games.guided_game``."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.numbers import FOR_ZEUS, POWER, TURNS
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Capture,
    Challenge,
    Claim,
    Combat,
    Phase,
    Position,
    Setting,
    Way,
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.hercules import in_remorse

PLAYERS: Final = 3
"""Number of players of the guided game."""
ROUNDS: Final = 2
"""Number of rounds that its tips explain."""


class _State(NamedTuple):
    """A position from the learner's seat, with the legal actions."""

    position: Position
    seat: int
    options: Sequence[Action]
    won: bool
    """Whether the learner has won a dispute over the unit on its way."""
    free: bool = False
    """Whether that is Hercules in remorse, whom anybody moves without glory."""

    @property
    def sheet(self) -> Sheet | None:
        """The learner's log sheet while it is filled in in the first round, else None."""
        position = self.position
        first = position.phase is Phase.SHEETS and position.round == 1
        return position.sheets[self.seat] if first and self.options else None

    def left(self, points: Collection[int]) -> bool:
        """Return whether the learner has one of some numbers of points left to note."""
        return self.sheet is not None and self.sheet.left in points

    def asked(self, kind: type) -> bool:
        """Return whether the learner must answer a question of a kind."""
        return bool(self.options) and isinstance(self.position.top, kind)

    @property
    def sets_out(self) -> bool:
        """Whether the learner moves a unit that hasn't gone anywhere yet."""
        top = self.position.top
        return bool(self.options) and isinstance(top, Way) and not top.moved

    @property
    def marches(self) -> bool:
        """Whether it is the learner's moving phase, and nothing else must be decided."""
        position = self.position
        mine = position.turn == self.seat and position.top is None and bool(self.options)
        return mine and position.phase is Phase.MOVING


MOMENTS: Final[dict[str, Callable[[_State], bool]]] = {
    # Questions first: nothing else can be done before they are answered. Disputes are explained to
    # those who are asked about a unit, or are about to announce one.
    "dispute": lambda s: (
        s.asked(Claim) or s.asked(Challenge) or (s.marches and not s.position.attempts)
    ),
    "bid": lambda s: s.asked(Challenge),
    "asked": lambda s: s.asked(Claim),
    "ship": lambda s: isinstance(s.position.top, Claim) and s.asked(Claim) and s.position.top.ship,
    "ambush": lambda s: s.asked(Ambush),
    "magic": lambda s: s.asked(Combat),
    "capture": lambda s: s.asked(Capture) and s.position.round < TURNS,
    # Only at the first step: after it, staying may be best.
    "way-won": lambda s: s.sets_out and s.won,
    "way": lambda s: s.sets_out and not s.won and not s.free,
    # Log sheets.
    "first-turn": lambda s: s.left((POWER,)),
    "note": lambda s: s.left((POWER,)),
    "note-more": lambda s: s.left(range(1, POWER)),
    "zeus": lambda s: s.left(range(FOR_ZEUS, FOR_ZEUS + 2)) and not (s.sheet or Sheet()).zeus,
    "cards": lambda s: s.left((0,)) and any(action.verb is Verb.LAY for action in s.options),
    "close": lambda s: s.left((0,)),
    # Gods and units.
    "place": lambda s: s.position.phase is Phase.PLACING and bool(s.options),
    "fate": lambda s: (
        s.position.phase is Phase.PLACING
        and s.position.round > 1
        and bool(s.position.fates and s.options)
    ),
    "announce": lambda s: s.marches and not s.position.attempts,
    "march-on": lambda s: s.marches and s.position.attempts > 0,
    # The second round, and the third one.
    "new-round": lambda s: (
        s.position.phase is Phase.SHEETS and s.position.round > 1 and bool(s.options)
    ),
    "known": lambda s: (
        s.position.phase is Phase.SHEETS and s.position.round > ROUNDS and bool(s.options)
    ),
}
"""The condition of each moment, by its name."""


def _has_won(position: Position, seat: int, events: Iterable[Event]) -> bool:
    """Return whether a player has won a dispute since announcing the unit on its way."""
    if not isinstance(position.top, Way):
        return False
    last = next((x for x in events if x.what in ("unit-claimed", "challenge-won")), None)
    if last is None or last.what != "challenge-won":
        return False
    return last.player == seat and last.facts["unit"] == position.top.unit


class AdvancedStart(NamedTuple):
    """The start of the guided game."""

    rules: AdvancedMythology
    position: Position


class AdvancedGuidedGame:
    """The guided game of the Advanced Game; see ``oracle_nb.games.guided_game.GuidedGame``."""

    file = Path(__file__).with_name("guide.toml")
    moments: Sequence[str] = tuple(MOMENTS)
    minutes = 20
    rounds = ROUNDS

    def stage(self, scene: Mapping[str, Any]) -> AdvancedStart:
        """Return the historical setup with the gods of a seed. Raises ValueError."""
        rules = AdvancedMythology(Setting(players=PLAYERS))
        seed = int(scene["seed"])
        return AdvancedStart(rules, rules.begin(rules.set_up(seed), SeededChance(seed)).position)

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Any]:
        """Return the results that chance must give: none. Raises ValueError."""
        if written:
            raise ValueError("chance: this guided game gives no results")
        return {}

    def moments_at(
        self,
        rules: AdvancedMythology,
        position: Position,
        seat: int,
        options: Sequence[Action],
        events: Iterable[Event] = (),
    ) -> Collection[str]:
        """Return the moments that a position is for a player."""
        top = position.top
        free = isinstance(top, Way) and in_remorse(position, rules.world, top.unit)
        state = _State(position, seat, options, _has_won(position, seat, events), free)
        return [name for name, applies in MOMENTS.items() if applies(state)]
