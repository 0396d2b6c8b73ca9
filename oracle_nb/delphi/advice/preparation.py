"""Preparation: first actions after which a refused action becomes legal.

The first action must have a certain outcome, so that the second is legal in any case. (An oracle
card that Apollon draws isn't used.)
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.chance import OutcomeError, ScriptedChance
from oracle_nb.core.verdicts import DECISION_PENDING, NOT_HELD, NOT_NOW, Repair
from oracle_nb.delphi.advice.places import elsewhere
from oracle_nb.delphi.advice.similarity import EXACT, TARGET, Request, scarce
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import CREATURE_RANGE, powers_of
from oracle_nb.delphi.model.verbs import GOD_OF, SAILING_VERBS, WITHOUT_GOD
from oracle_nb.delphi.pieces import TOP_ROW
from oracle_nb.delphi.rules.action_schema import FAVOR_TAKEN

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi


TRIES: Final = 24
"""Maximum number of first actions of a kind that are tried, the most promising first."""


class RankedRepair(NamedTuple):
    """A repair with its rank; the lowest is the nearest."""

    key: tuple[int, ...]
    repair: Repair[Action]


def order(
    request: Request, repair: Repair[Action], loss: int, far: int, number: int
) -> tuple[int, ...]:
    """Return the sort key of a repair; ``number`` breaks ties."""
    actions, tokens = repair.actions, repair.tokens
    means = (scarce(actions), request.other_means(actions[-1]))
    return (loss > EXACT, len(actions), loss, tokens + far, tokens, *means, number)


def after_another(
    rules: "Delphi", position: Position, request: Request, options: Sequence[Action]
) -> list[RankedRepair]:
    """Return the nearest line of two actions of every kind."""
    return list(RepairSearch(rules, position, request, options).lines(EXACT, 0))


def at_another_place(
    rules: "Delphi", position: Position, request: Request, options: Sequence[Action]
) -> list[RankedRepair]:
    """Return repairs that do the same at other suitable places.

    Two actions are offered only if a single one, such as a god's, works nowhere.
    """
    if lines := _at_once_elsewhere(rules, position, request, options):
        return lines
    for there in elsewhere(rules, position, request.action):
        moved = Request(rules, there, rules.check(position, there), any_color=True)
        search = RepairSearch(rules, position, moved, options)
        lines += search.lines(TARGET, request.far(there.target))
    return lines


def _at_once_elsewhere(
    rules: "Delphi", position: Position, request: Request, options: Sequence[Action]
) -> list[RankedRepair]:
    """Return the single actions that do the same, with a god or without, at any place."""
    wanted = WITHOUT_GOD.get(request.action.verb, request.action.verb)
    verbs = [wanted, *(verb for verb, schema in WITHOUT_GOD.items() if schema == wanted)]
    lines: list[RankedRepair] = []
    if len(verbs) == 1:
        return lines  # Without a god a legal action has already been found by similarity.
    for number, option in enumerate(options):
        if option.verb in verbs:
            repair = Repair((option,), "target", rules.tokens(position, option))
            far = request.far(option.target) + request.other_color(option)
            lines.append(RankedRepair(order(request, repair, TARGET, far, number), repair))
    return lines


class _AnyCard:
    """Chance for draws that don't affect the next action."""

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


class RepairSearch:
    """The search for first actions before a request, the cheapest first."""

    def __init__(
        self, rules: "Delphi", position: Position, request: Request, options: Sequence[Action]
    ) -> None:
        self.rules = rules
        self.position = position
        self.request = request
        self.options = options
        self.seat = position.turn if not position.pending else position.pending[0].player
        self.powers = powers_of(position, self.seat)
        self._rows = position.players[self.seat].gods

    def lines(self, loss: int, far: int) -> Iterator[RankedRepair]:
        """Yield the cheapest line of every kind that can remove all refusals.

        ``loss`` and ``far`` say how much this request differs from the original one. Favor tokens
        aren't taken first if the same dice and cards suffice and leave more tokens.
        """
        cheapest = dict(self._preparations())
        spent = {sources(way[-1]): way[0] for kind, way in cheapest.items() if kind != "favor"}
        for kind, (tokens, *_, number, actions) in cheapest.items():
            left = tokens - FAVOR_TAKEN - self.powers.extra_favor
            if kind == "favor" and spent.get(sources(actions), left) < left:
                continue
            repair = Repair(actions, kind, tokens)
            off = far + (loss > EXACT and self.request.other_color(actions[-1]))
            yield RankedRepair(order(self.request, repair, loss, off, number), repair)

    def _preparations(self) -> Iterator[tuple[str, "_Found"]]:
        if not all(rule in OPENERS for rule in self.request.broken):
            return
        kinds = [kind for rule in sorted(self.request.broken) for kind in OPENERS[rule]]
        if self.request.action.verb == Verb.MOVE:
            # Two short moves may cost less than a long one or one in another color.
            kinds.append("sail")
        for kind in dict.fromkeys(kinds):
            way = self._cheapest(kind)
            if way is not None:
                yield kind, way

    def _cheapest(self, kind: str) -> "_Found | None":
        best: _Found | None = None
        wanted = self.request.action
        other = not any(option.source == wanted.source for option in self.options)
        for number, (least, first) in enumerate(self._beginnings(kind)[:TRIES]):
            if best is not None and (least, scarce((first,)), other) >= best[:3]:
                break
            for tokens, second in self._endings(kind, first):
                actions = (first, second)
                means = self.request.other_means(second)
                way = (tokens, scarce(actions), means, number, actions)
                if best is None or way[:4] < best[:4]:
                    best = way
        return best

    def _beginnings(self, kind: str) -> list[tuple[int, Action]]:
        """Return the possible first actions with a lower bound of the total tokens.

        Of several that are equivalent for the second action, only the cheapest.
        """
        verbs = VERBS.get(kind)
        rest, outcome = self._rest(kind), self._outcome(kind)
        tokens_of, position = self.rules.tokens, self.position
        beginnings: dict[tuple[int, ...], tuple[int, int, int, Action]] = {}
        for number, option in enumerate(self.options):
            if verbs is not None and option.verb not in verbs:
                continue
            if (least := rest(option)) is not None:
                tokens = tokens_of(position, option) + least
                entry = (tokens, scarce((option,)), number, option)
                same = outcome(option)
                if same not in beginnings or entry[:3] < beginnings[same][:3]:
                    beginnings[same] = entry
        return [(least, option) for least, _, _, option in sorted(beginnings.values())]

    def _outcome(self, kind: str) -> Callable[[Action], tuple[int, ...]]:
        """Return a function of first actions, equal if the second action can be the same."""
        wanted = self.request.action
        if kind not in ("sail", "poseidon") or wanted.verb in SAILING_VERBS:
            return lambda option: (option.verb, option.source, option.color, option.target)
        near, near2 = self.rules.tables.near, self.rules.tables.near2

        def reached(option: Action) -> tuple[int, ...]:
            space, target = option.target, wanted.target
            return option.source, target in near[space], target in near2[space]

        return reached

    def _shore(self) -> Sequence[Sequence[int]]:
        """Return the islands and cities within reach of each space."""
        powers, tables = self.powers, self.rules.tables
        longer = powers.reach_island or powers.reach_statue or powers.reach_offering
        return tables.near2 if longer else tables.near

    def _rest(self, kind: str) -> Callable[[Action], int | None]:
        """Return a function from a first action to the tokens that the request then needs.

        None if useless.
        """
        wanted = self.request.action
        if kind == "advance":
            verbs = (wanted.verb, *self.request.similar)
            gods = {wanted.color} if wanted.verb == Verb.TRADE else set()
            gods |= {GOD_OF[verb] for verb in verbs if verb in GOD_OF}
            gods = {god for god in gods if self._rows[god] in (0, TOP_ROW - 1)}
            return lambda option: 0 if option.color in gods else None
        if kind not in ("sail", "poseidon"):
            return lambda option: 0
        if wanted.verb in SAILING_VERBS:
            return self._way_left
        shore = self._shore()
        if Verb.HERMES in (wanted.verb, *self.request.similar) and self._rows[0] == TOP_ROW:
            terrain = self.rules.tables.terrain
            cities = {space for space, at in enumerate(terrain) if at == Terrain.CITY}
            return lambda option: None if cities.isdisjoint(shore[option.target]) else 0
        return lambda option: 0 if wanted.target in shore[option.target] else None

    def _way_left(self, first: Action) -> int | None:
        powers = self.powers
        steps = self.rules.tables.steps(powers.crossing, first.target, self.request.action.target)
        least = max(0, steps - powers.range - (CREATURE_RANGE if powers.creatures else 0))
        return least if least <= self.position.players[self.seat].favor else None

    def _endings(self, kind: str, first: Action) -> Iterator[tuple[int, Action]]:
        """Yield second actions after a first one, each with the tokens of both."""
        rules, similarity = self.rules, self.request.similarity
        target = self.request.action.target
        paid = rules.tokens(self.position, first)
        chance = _AnyCard() if kind == "apollon" else ScriptedChance(())
        try:
            after = rules.apply(self.position, first, chance).position
        except OutcomeError:
            return  # The outcome would be random.
        if after.to_move != self.seat:
            return
        cards = self.position.players[self.seat].cards
        for second in rules.legal_actions(after):
            like = similarity(second) if second.target == target else None
            if like is None or like.loss != EXACT:
                continue
            if CARD <= second.source < EXTRA and not cards[second.source - CARD]:
                continue
            yield paid + rules.tokens(after, second), second


def sources(actions: tuple[Action, ...]) -> tuple[int, ...]:
    """Return the dice and cards that a line uses, and the extra action."""
    return tuple(sorted(action.source for action in actions))


_Found = tuple[int, int, bool, int, tuple[Action, Action]]
"""Tokens, scarcity, whether the source differs, number of the first action, the actions."""


_PAYING: Final = ("favor", "apollon", "deliver", "advance")
_SAILING: Final = ("sail", "favor", "deliver", "advance")
_DECIDING: Final = ("decide",)
OPENERS: Final[dict[str, tuple[str, ...]]] = {
    "action.adjacent": ("sail", "poseidon", "advance"),
    "move.range": _SAILING,
    "move.buy-range": _SAILING,
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
    "equipment.extra-action": ("favor", "deliver"),
    "cargo.capacity": ("deliver",),
    "offering.make": ("load",),
    "statue.raise": ("load",),
    "move.to-zeus": ("deliver",),
    "god.use": ("advance", "sail", "poseidon", "favor", "apollon", "deliver"),
    "turn.one-at-a-time": _DECIDING,
    "god.not-in-check": _DECIDING,
    "turn.recover": _DECIDING,
    DECISION_PENDING: _DECIDING,
}
"""The kinds of first actions that may remove the refusal of a rule.

A refusal by any other rule can't be removed.
"""
VERBS: Final[dict[str, tuple[int, ...]]] = {
    "sail": (Verb.MOVE,),
    "poseidon": (Verb.POSEIDON,),
    "favor": (Verb.FAVOR,),
    "apollon": (Verb.APOLLON,),
    "deliver": (Verb.MAKE_OFFERING, Verb.RAISE_STATUE, Verb.BUILD),
    "load": (Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES),
    "advance": (Verb.ADVANCE,),
}
"""The verbs of each kind of first action; to decide, any answer."""
