"""Similarity between a legal action and a refused one."""

from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.hexgrid import distance
from oracle_nb.core.verdicts import NO_TARGET, Verdict
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.tasks import family_of, value_of
from oracle_nb.delphi.model.verbs import GOD_VERBS, SIGNATURES, TargetKind
from oracle_nb.delphi.pieces import companion_parts

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

_SAME: Final[dict[int, tuple[int, ...]]] = {
    Verb.MOVE: (Verb.POSEIDON,),
    Verb.POSEIDON: (Verb.MOVE,),
    Verb.EXPLORE: (Verb.ARTEMIS, Verb.BUILD),
    Verb.ARTEMIS: (Verb.EXPLORE, Verb.BUILD),
    Verb.BUILD: (Verb.EXPLORE, Verb.ARTEMIS),
    Verb.FIGHT: (Verb.ARES,),
    Verb.ARES: (Verb.FIGHT,),
    Verb.LOAD_STATUE: (Verb.HERMES,),
    Verb.HERMES: (Verb.LOAD_STATUE,),
    Verb.HEAL: (Verb.APHRODITE,),
    Verb.APHRODITE: (Verb.HEAL,),
    Verb.DRAW: (Verb.TRADE, Verb.APOLLON),
    Verb.TRADE: (Verb.DRAW,),
}
"""Other verbs with the same or a similar effect."""
_PAID: Final = frozenset(
    {
        *("move.end-color", "explore.color", "action.color-match", "fight.color"),
        *("offering.load", "offering.make", "statue.raise"),
    }
)
"""Rules that refuse a color for a place, so that the place was what the player wanted."""
MEANS: Final = frozenset({Verb.MOVE, Verb.EXPLORE, Verb.BUILD, Verb.ARTEMIS, Verb.POSEIDON})
"""Verbs whose color is only a payment."""
_COLORED_TARGET_VERBS: Final = frozenset(
    {
        *(Verb.FIGHT, Verb.ARES, Verb.LOAD_OFFERING, Verb.MAKE_OFFERING),
        *(Verb.LOAD_STATUE, Verb.RAISE_STATUE, Verb.HERMES),
    }
)
"""Verbs whose color is also that of a monster or of cargo."""
_NOWHERE_ELSE: Final = frozenset({"move.to-zeus", "move.must-move", "end.leftovers"})
"""Rules that refuse a place for which there is no alternative."""

EXACT: Final = 0
COLOR: Final = 1
TARGET: Final = 2
OTHER_VERB: Final = 3
"""The loss if the verb differs."""


class Similarity(NamedTuple):
    """The difference, the loss of what was wanted, and the distance."""

    change: str
    loss: int
    far: int


class Request:
    """A refused action as a request.

    ``broken`` are the ids of the rules that refuse it. ``color_free`` says that its color was only
    the payment, or that any other is fine (``any_color``).
    """

    __slots__ = ("action", "broken", "color_free", "rules", "similar", "verdict")

    def __init__(
        self, rules: "Delphi", action: Action, verdict: Verdict, *, any_color: bool = False
    ) -> None:
        self.rules = rules
        self.action = action
        self.verdict = verdict
        self.broken = frozenset(violation.rule for violation in verdict.broken)
        paid = not _PAID.isdisjoint(self.broken)
        self.color_free = any_color or action.verb in MEANS or paid
        self.similar = _SAME.get(action.verb, ())

    def similarity(self, option: Action) -> Similarity | None:
        """Return the similarity of a legal action; None if they have nothing in common."""
        wanted = self.action
        verb, color, target = option.verb, option.color, option.target
        same_place = target == wanted.target
        if verb != wanted.verb:
            return self._other_verb(option, same_place)
        same_color = self.color_free or color == wanted.color
        if same_place and same_color:
            return Similarity(self._means(option), EXACT, 0)
        if same_place:
            return Similarity("color", COLOR, self._wheel(color))
        if not _NOWHERE_ELSE.isdisjoint(self.broken):
            return None
        return Similarity("target", TARGET, self.far(target) + (not same_color))

    def other_means(self, option: Action) -> bool:
        """Return whether an action has another source than the request."""
        return (option.verb, option.source) != (self.action.verb, self.action.source)

    def other_color(self, option: Action) -> bool:
        """Return whether an action has a target of another color than the request."""
        return option.verb not in MEANS and option.color not in (NONE, self.action.color)

    def _other_verb(self, option: Action, same_place: bool) -> Similarity | None:
        wanted, verb = self.action, option.verb
        means = "god" if verb in GOD_VERBS else "deed"
        if verb not in self.similar:
            # Another action at the same place.
            here = same_place and option.target >= 0 and NO_TARGET in self.broken
            here = here and not SIGNATURES[verb].elsewhere
            here = here and not SIGNATURES[wanted.verb].elsewhere
            # The color of a move is only its payment.
            far = 0 if verb in MEANS else self._wheel(option.color)
            return Similarity("deed", OTHER_VERB, far) if here else None
        if not same_place:
            return None
        same_color = self.color_free or -1 in (option.color, wanted.color)
        same_color = same_color or option.color == wanted.color
        if same_color and option.target >= 0:
            return Similarity(means, EXACT, 0)
        return Similarity(means, OTHER_VERB, self._wheel(option.color))

    def _means(self, option: Action) -> str:
        """Return the difference in the source for the same action at the same place."""
        if option.color != self.action.color and option.verb in _COLORED_TARGET_VERBS:
            return "color"
        if option.source < 0:
            return "answer"
        if option.source == self.action.source:
            return "recolor"
        if option.source == EXTRA:
            return "extra"
        return "card" if option.source >= CARD else "die"

    def _wheel(self, color: int) -> int:
        steps = (color - self.action.color) % 6
        return min(steps, 6 - steps)

    def far(self, target: int) -> int:
        """Return the distance between another target and the requested one.

        Between water spaces this is the sailing distance, to and from land the distance on the
        board.
        """
        wanted, verb = self.action.target, self.action.verb
        if SIGNATURES[verb].elsewhere:
            return _unlike(SIGNATURES[verb].target, target, wanted)
        board = self.rules.board
        spaces = board.spaces
        if not (0 <= target < len(spaces) and 0 <= wanted < len(spaces)):
            return UNREACHABLE
        if board.sailing[target] and board.sailing[wanted]:
            return board.distance()[target][wanted]
        return distance(spaces[target].hex, spaces[wanted].hex)


def _unlike(kind: TargetKind, number: int, other: int) -> int:
    """Return the difference of two cards or tasks, which is small within a color or family."""
    if kind is TargetKind.COMPANION:
        (color, rank), (other_color, other_rank) = companion_parts(number), companion_parts(other)
        return 10 * (color != other_color) + abs(rank - other_rank)
    if kind is TargetKind.TASK:
        families = family_of(number) != family_of(other)
        return 10 * families + abs(value_of(number) - value_of(other))
    return abs(number - other)


def scarce(actions: tuple[Action, ...]) -> int:
    """Return the scarcity of what a repair uses: the extra action 1, a card 2, a god 3."""
    total = 0
    for action in actions:
        if action.source >= CARD:
            total += 1 if action.source == EXTRA else 2
        elif action.verb in GOD_VERBS:
            total += 3
    return total
