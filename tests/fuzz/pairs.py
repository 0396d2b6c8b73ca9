"""Pairs of a position and an action that can be written there but is refused."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, SOURCES, Action, Verb
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.rules.engine import Delphi
from tests.fuzz.edits_land import GROUND
from tests.fuzz.reach import Reached, reached

TRIED: Final = 260
"""How many actions are tried in a position."""
TAKEN: Final = 24
"""How many refused ones of them are taken."""
LOCAL: Final = (
    *(Verb.FIGHT, Verb.EXPLORE, Verb.BUILD, Verb.LOAD_OFFERING, Verb.MAKE_OFFERING),
    *(Verb.LOAD_STATUE, Verb.RAISE_STATUE),
)
COLORED: Final = (Verb.HEAL, Verb.ADVANCE, Verb.BONUS)
COLORLESS: Final = (Verb.DRAW, Verb.FAVOR, Verb.LOOK)
GODS: Final = (
    *(Verb.POSEIDON, Verb.APOLLON, Verb.ARTEMIS, Verb.APHRODITE, Verb.ARES, Verb.HERMES),
    Verb.TRADE,
)
ANSWERS: Final = (
    *(Verb.FIGHT, Verb.ADVANCE, Verb.HEAL, Verb.LOOK, Verb.LOAD_STATUE, Verb.LOAD_OFFERING),
    *(Verb.PASS, Verb.SURRENDER, Verb.TAKE, Verb.COMPANION, Verb.UNCOVER, Verb.TOP, Verb.FAVOR),
)


class Pair(NamedTuple):
    """A refused action, who wants it (None: the player to move), and the rules that refuse it."""

    reached: Reached
    action: Action
    player: int | None
    causes: tuple[str, ...]


def tried(rules: Delphi, position: Position, random: Random) -> Iterator[tuple[Action, int | None]]:
    """Actions that can be written now, those that nearly could be done more often than others."""
    seat = rules.to_move(position)
    if seat is None:
        running = replace(
            position, phase=Phase.ACT, spent=(), extra=False, turn=len(position.players) - 1
        )
        for action in _some(rules.legal_actions(running), TAKEN, random):
            yield action, None
        return
    legal = rules.legal_actions(position)
    others = [other for other in range(len(position.players)) if other != seat]
    for action in _some(legal, 2, random):
        yield action, random.choice(others)
    if position.pending:
        for action in _some(list(rules.every_action(position)), TRIED, random):
            yield action, None
        free = replace(position, pending=(), phase=Phase.ACT)
        for action in _some(rules.legal_actions(free), 12, random):
            yield action, None
        return
    sampler = _Sampler(rules, position, random)
    for _ in range(TRIED):
        yield sampler.action(), None
    for _ in range(4):
        yield sampler.answer(), None


def _some(actions: list[Action], wanted: int, random: Random) -> list[Action]:
    """Some of the actions, each verb as likely as the others."""
    if len(actions) <= wanted:
        return actions
    by_verb: dict[int, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(action.verb, []).append(action)
    verbs = list(by_verb)
    return [random.choice(by_verb[random.choice(verbs)]) for _ in range(wanted)]


class _Sampler:
    """Writes actions of the action phase at random."""

    def __init__(self, rules: Delphi, position: Position, random: Random) -> None:
        self.board, self.position, self.random = rules.board, position, random
        self.me = me = position.players[position.turn]
        self.near = self.board.shore2[me.ship]
        self.sources = [*me.dice, *(CARD + c for c in range(6) if me.cards[c])]
        if 19 in me.equipment:
            self.sources.append(EXTRA)
        self.by_terrain: dict[Terrain, list[int]] = {}
        for space in self.board.spaces:
            self.by_terrain.setdefault(space.terrain, []).append(space.index)
        rows = self.board.distance()[me.ship]
        self.around = [space for space in self.board.water if rows[space] <= 7]

    def source(self) -> int:
        random = self.random
        if self.sources and random.random() < 0.75:
            return random.choice(self.sources)
        if self.position.spent and random.random() < 0.4:
            return random.choice(self.position.spent)
        return random.choice(SOURCES)

    def target(self, terrains: tuple[Terrain, ...]) -> int:
        random = self.random
        if random.random() < 0.03:
            return random.randrange(len(self.board.spaces))
        if random.random() < 0.7:
            near = [space for space in self.near if self.board.spaces[space].terrain in terrains]
            if near:
                return random.choice(near)
        return random.choice(self.by_terrain[random.choice(terrains)])

    def color(self, target: int, verb: int) -> int:
        """A color, most often one that is there."""
        random, position = self.random, self.position
        if target < 0 or random.random() < 0.35:
            return random.randrange(6)
        board, space = self.board, self.board.spaces[target]
        if target in board.monsters:
            mask = position.monsters[board.monsters.index(target)]
        elif target in board.offerings:
            mask = position.offerings[board.offerings.index(target)]
        elif target in board.temples:
            return position.temples[board.temples.index(target)]
        elif target in board.statues:
            mask = space.sites
            if self.me.statues and random.random() < 0.5:
                return random.choice(self.me.statues)
        else:
            return space.color if space.color >= 0 else random.randrange(6)
        colors = [color for color in range(6) if mask >> color & 1]
        return random.choice(colors) if colors else random.randrange(6)

    def action(self) -> Action:
        random = self.random
        kind = random.random()
        if kind < 0.2:
            zeus = random.random() < 0.1
            target = self.board.zeus if zeus else random.choice(self.around)
            if random.random() < 0.07:
                target = random.choice((self.me.ship, random.randrange(len(self.board.spaces))))
            return Action(Verb.MOVE, self.source(), self.color(target, Verb.MOVE), target)
        if kind < 0.67:
            verb = random.choice(LOCAL)
            target = self.target(GROUND[verb])
            return Action(verb, self.source(), self.color(target, verb), target)
        if kind < 0.74:
            return Action(random.choice(COLORED), self.source(), random.randrange(6))
        if kind < 0.78:
            return Action(random.choice(COLORLESS), self.source())
        return self._god(random.choice(GODS))

    def _god(self, verb: Verb) -> Action:
        random = self.random
        top = [god for god in range(6) if self.me.gods[god] == 6]
        verbs = (Verb.HERMES, Verb.POSEIDON, Verb.APOLLON, Verb.ARTEMIS, Verb.APHRODITE, Verb.ARES)
        if top and random.random() < 0.75:
            verb = random.choice((verbs[random.choice(top)], verb))
        if verb == Verb.TRADE:
            return Action(verb, NONE, random.randrange(6))
        if verb in {Verb.APOLLON, Verb.APHRODITE}:
            return Action(verb)
        if verb == Verb.POSEIDON:
            spots = (self.board.zeus, self.me.ship, random.randrange(len(self.board.spaces)))
            return Action(verb, NONE, NONE, random.choice(spots))
        target = self.target(GROUND[verb])
        color = NONE if verb == Verb.ARTEMIS else self.color(target, verb)
        return Action(verb, NONE, color, target)

    def answer(self) -> Action:
        """The answer to a decision that does not wait."""
        random = self.random
        verb = random.choice(ANSWERS)
        color = random.randrange(6)
        match verb:
            case Verb.PASS | Verb.SURRENDER | Verb.FAVOR:
                return Action(verb)
            case Verb.TAKE:
                return Action(verb, NONE, NONE, random.choice(self.position.display))
            case Verb.COMPANION:
                mine = [card // 3 for card in self.me.companions]
                if not mine:
                    return Action(Verb.PASS)
                left = self.position.companions
                cards = [3 * c + k for c in mine for k in range(3) if left >> 3 * c + k & 1]
                return Action(verb, NONE, NONE, random.choice(cards or [3 * color]))
            case Verb.ADVANCE | Verb.TOP | Verb.HEAL:
                return Action(verb, NONE, color)
            case Verb.LOOK | Verb.UNCOVER:
                return Action(verb, NONE, NONE, random.choice(self.board.islands))
        target = random.choice(self.by_terrain[GROUND[verb][0]])
        return Action(verb, NONE, self.color(target, verb), target)


def pairs(number: int, wanted: int) -> Iterator[Pair]:
    """Return pairs from one game, those of rarely seen rules first."""
    random = Random(-1 - number)
    seen: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    given = 0
    for place in reached(number, wanted // TAKEN + 1):
        rules, position = place
        groups: dict[tuple[str, ...], list[tuple[Action, int | None]]] = {}
        for action, player in tried(rules, position, random):
            verdict = rules.check(position, action, player)
            if verdict.broken:
                groups.setdefault(verdict.broken_rules, []).append((action, player))
        for _ in range(TAKEN):
            if not groups or given >= wanted:
                break

            def rarity(causes: tuple[str, ...]) -> float:
                if len(causes) == 1:
                    return alone[causes[0]]
                return 2 * min(seen[rule] for rule in causes)

            causes = min(groups, key=rarity)
            group = groups[causes]
            action, player = group.pop(random.randrange(len(group)))
            if not group:
                del groups[causes]
            seen.update(causes)
            if len(causes) == 1:
                alone[causes[0]] += 1
            given += 1
            yield Pair(place, action, player, causes)
