"""First: what can be done before, so that what was wanted becomes legal.

Only actions whose outcome is certain come first, so that the second is legal whatever comes. (An
oracle card that Apollon draws is left alone.)
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.chance import OutcomeError, ScriptedFate
from oracle_nb.delphi.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.powers import CREATURE_RANGE, powers_of
from oracle_nb.delphi.repairs.likeness import EXACT, Likeness, Wish, scarce
from oracle_nb.verdict import DECISION_PENDING, NOT_HELD, NOT_NOW, Repair

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi

TRIES: Final = 24
"""How many beginnings of a kind are tried at most, the most promising first."""


class Line(NamedTuple):
    """A repair with its place in the order: what comes first is nearest."""

    key: tuple[int, ...]
    repair: Repair[Action]


def place(
    actions: tuple[Action, ...], like: Likeness, loss: int, tokens: int, number: int
) -> tuple[int, ...]:
    """A line's place in the order: a token weighs as much as a space."""
    return (len(actions), loss, tokens + like.far, tokens, scarce(actions), number)


_PAYING: Final = ("favor", "apollon")
OPENERS: Final[dict[str, tuple[str, ...]]] = {
    "action.adjacent": ("sail", "poseidon"),
    "move.range": ("sail", "favor"),
    "move.buy-range": ("sail", "favor"),
    "move.end-color": _PAYING,
    "explore.color": _PAYING,
    "action.color-match": _PAYING,
    "fight.color": _PAYING,
    "offering.load": _PAYING,
    "oracle.recolor": _PAYING,
    "oracle.one-card": _PAYING,
    "turn.die-once": _PAYING,
    NOT_HELD: _PAYING,
    NOT_NOW: _PAYING,
    "equipment.extra-action": ("favor",),
    "cargo.capacity": ("deliver",),
    "offering.make": ("load",),
    "statue.raise": ("load",),
    "move.to-zeus": ("deliver",),
    "god.use": ("advance",),
    "turn.one-at-a-time": ("decide",),
    "god.not-in-check": ("decide",),
    "turn.recover": ("decide",),
    DECISION_PENDING: ("decide",),
}
"""By the rule that refuses, what done first may remove the refusal."""
_VERBS: Final[dict[str, tuple[int, ...]]] = {
    "sail": (Verb.MOVE,),
    "poseidon": (Verb.POSEIDON,),
    "favor": (Verb.FAVOR,),
    "apollon": (Verb.APOLLON,),
    "deliver": (Verb.MAKE_OFFERING, Verb.RAISE_STATUE, Verb.BUILD),
    "load": (Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES),
    "advance": (Verb.ADVANCE,),
}
CHANGES: Final = (*_VERBS, "decide")
"""Every kind of beginning."""
_GODS: Final[dict[int, int]] = {
    Verb.POSEIDON: 1,
    Verb.APOLLON: 2,
    Verb.ARTEMIS: 3,
    Verb.APHRODITE: 4,
    Verb.ARES: 5,
    Verb.HERMES: 0,
}


class _AnyCard:
    """A fate for draws that make no difference to the next action."""

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


def after_another(
    rules: "Delphi", position: Position, wish: Wish, options: Sequence[Action]
) -> list[Line]:
    """The nearest line of two actions of every kind."""
    search = _Search(rules, position, options)
    return list(search.lines(wish, EXACT))


class _Search:
    """Tries beginnings, the cheapest first."""

    def __init__(self, rules: "Delphi", position: Position, options: Sequence[Action]) -> None:
        self.rules = rules
        self.position = position
        self.options = options
        self.seat = rules.to_move(position)
        self.powers = powers_of(position, self.seat or 0)

    def lines(self, wish: Wish, loss: int) -> Iterator[Line]:
        """The best line of every kind that can remove all refusals."""
        if not all(rule in OPENERS for rule in wish.broken):
            return
        for kind in dict.fromkeys(kind for rule in sorted(wish.broken) for kind in OPENERS[rule]):
            if (line := self._best(kind, wish, loss)) is not None:
                yield line

    def _best(self, kind: str, wish: Wish, loss: int) -> Line | None:
        best: Line | None = None
        for tried, (bound, option) in enumerate(self._beginnings(kind, wish)):
            if tried >= TRIES or (best is not None and bound >= best.repair.tokens):
                break
            for line in self._continued(kind, wish, loss, option, tried):
                if best is None or line.key < best.key:
                    best = line
        return best

    def _beginnings(self, kind: str, wish: Wish) -> list[tuple[int, Action]]:
        """What may come first, with the fewest tokens that the whole line could cost."""
        verbs = _VERBS.get(kind)
        candidates = [one for one in self.options if verbs is None or one.verb in verbs]
        useful = self._useful(kind, wish)
        found = []
        for number, option in enumerate(candidates):
            least = useful(option)
            if least is not None:
                tokens = self.rules.check(self.position, option).tokens
                found.append((tokens + least, scarce((option,)), number, option))
        return [(bound, option) for bound, _, _, option in sorted(found)]

    def _useful(self, kind: str, wish: Wish) -> Callable[[Action], int | None]:
        """Tells the fewest tokens that the rest costs after a beginning; None where it is idle."""
        wanted = wish.action
        if kind == "advance":
            god = _GODS.get(wanted.verb, wanted.color)
            return lambda option: 0 if option.color == god else None
        if kind not in ("sail", "poseidon"):
            return lambda option: 0
        if wanted.verb == Verb.MOVE:
            way = self.powers.range + (CREATURE_RANGE if self.powers.creatures else 0)
            rows = self.rules.board.distance(self.powers.crossing)
            favor = self.position.players[self.seat or 0].favor

            def left(option: Action) -> int | None:
                least = max(0, rows[option.target][wanted.target] - way)
                return least if least <= favor else None

            return left
        tables = self.rules.tables
        if wanted.verb == Verb.HERMES:
            terrain, near = tables.terrain, tables.near
            return lambda one: (
                0 if any(terrain[space] == Terrain.CITY for space in near[one.target]) else None
            )
        powers = self.powers
        longer = powers.reach_island or powers.reach_statue or powers.reach_offering
        shore = tables.near2 if longer else tables.near
        return lambda option: 0 if wanted.target in shore[option.target] else None

    def _continued(
        self, kind: str, wish: Wish, loss: int, first: Action, number: int
    ) -> Iterator[Line]:
        rules = self.rules
        fate = _AnyCard() if kind == "apollon" else ScriptedFate(())
        paid = rules.check(self.position, first).tokens
        try:
            after = rules.apply(self.position, first, fate).position
        except OutcomeError:
            return  # chance would have its say
        if rules.to_move(after) != self.seat:
            return
        cards = self.position.players[self.seat or 0].cards
        for second in rules.legal_actions(after):
            like = wish.likeness(second)
            if like is None or like.loss != EXACT:
                continue
            if CARD <= second.source < EXTRA and not cards[second.source - CARD]:
                continue
            tokens = paid + rules.check(after, second).tokens
            actions = (first, second)
            key = place(actions, like, loss, tokens, number)
            yield Line(key, Repair(actions, kind, tokens))
