"""Turn search: the best ways to use the rest of a turn, by the value that they lead to."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.bots.errands import Errand
from oracle_nb.delphi.bots.reach_chart import ReachChart, Stage
from oracle_nb.delphi.bots.values import EQUIPMENT
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb, source_color
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.pieces import (
    COLORS_OF,
    COMPANIONS_OF_COLOR,
    TILE_COLOR,
    TILE_LETTER,
    TOP_ROW,
    God,
    Letter,
    companion_parts,
)
from oracle_nb.delphi.planning.turn_node import Line, TurnNode
from oracle_nb.delphi.planning.value import Value, Weights
from oracle_nb.delphi.rules.action_schema import BOUGHT, EXTRA_COST
from oracle_nb.delphi.rules.transaction import first_row

FREE: Final = (0,) * 6
ENDS: Final = 6
"""Number of ends of a move that are tried."""
LOST_FIGHT: Final = 2.6
"""Remaining work after a lost fight, in dice."""
Step = tuple[Action, TurnNode, float]
"""An action, the node after it, and what chance adds to the value."""


def moved(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return a tuple with one value replaced."""
    return (*row[:place], value, *row[place + 1 :])


class TurnSearch:
    """A beam search through a player's turn.

    Parameters
    ----------
    chart
        The errands of the player, and the ways to them.
    view
        The position as the player may know it.
    seat
        The seat of the player. If it isn't in turn, its next turn is searched, with the dice that
        it has.
    fitted
        The weights of the value.
    width
        Number of lines that are followed.
    """

    def __init__(
        self, chart: ReachChart, view: Position, seat: int, fitted: Weights, width: int = 10
    ) -> None:
        self.chart = chart
        self.view = view
        self.seat = seat
        self.width = width
        self.powers = chart.powers
        self.taken = 2 + self.powers.extra_favor
        self.value = Value(chart, view, seat, fitted)
        self.first = first_row(len(view.players))
        self.floor = self.first if self.powers.gods_out else 0
        self.creatures = COLORS_OF[self.powers.creatures]
        self._near: dict[tuple[Stage, int], list[Errand]] = {}
        self._all_fares: dict[tuple[object, ...], dict[int, tuple[int, int]]] = {}
        self.root = self._root()
        self._price_of_die()
        self._gains()

    def _root(self) -> TurnNode:
        view, me = self.view, self.view.players[self.seat]
        own = view.turn == self.seat
        return TurnNode(
            ship=me.ship,
            work=self.chart.work(self.seat, view),
            dice=me.dice,
            cards=me.cards,
            drawn=0,
            may_play=not own or view.played < 0,
            favor=me.favor,
            gods=me.gods,
            injuries=me.injuries,
            shield=me.shield,
            wild=own and view.apollon,
            extra=self.powers.extra_action and not (own and view.extra),
            closing=False,
        )

    # --- values ----------------------------------------------------------------------------

    def end(self, node: TurnNode) -> float:
        """Return the value of ending the turn in a node."""
        cards = sum(node.cards) + node.drawn
        return self.value.of(
            node.work, node.ship, node.favor, cards, node.gods, node.injuries, node.shield
        )

    def _price_of_die(self) -> None:
        """Find what a spare die brings, and what a die of distance costs."""
        root, here = self.root, self.end(self.root)
        self.idle = {
            die: min((self.end(node) - here for _, node, _ in self._idle(root, die)), default=0.0)
            for die in set(root.dice)
        }
        self.idle[EXTRA] = 0.0
        self.die = 0.27

    def _gains(self) -> None:
        """Find what chance and choices add to errands, in rounds (negative is good)."""
        view, root, value = self.view, self.root, self.value
        dice = value.ahead(root.work, root.ship).dice
        here = self.end(root)
        self.step_gain = self.end(replace(root, gods=self._best_step(root))) - here
        share = dice / 10.0
        lasting = value.lasting
        self.companion_gain = [
            min(
                (
                    lasting[(2, 1, 0)[companion_parts(card)[1]]] * share
                    for card in range(18)
                    if view.companions & COMPANIONS_OF_COLOR[color] >> card << card & 1 << card
                ),
                default=0.0,
            )
            for color in range(6)
        ]
        self.equipment_gain = -self.die * max(
            (EQUIPMENT[card] * min(1.0, 0.3 + share / 2) for card in view.display), default=0.0
        )
        self.letter_gain = self._letter_gain(here)

    def _letter_gain(self, here: float) -> float:
        """Return what exploring an unknown tile adds, on average."""
        root = self.root
        unseen = [tile for tile in range(12) if tile not in self.view.tiles]
        if not unseen:
            return 0.0
        risen = root
        for _ in range(3):
            risen = replace(risen, gods=self._best_step(risen))
        worst = max(range(6), key=lambda color: root.injuries[color])
        healed = replace(
            root,
            injuries=moved(root.injuries, worst, 0),
            shield=min(5, root.shield + 1),
        )
        gains = {
            Letter.PSI: self.end(
                replace(root, favor=root.favor + 4 + self.powers.extra_favor)
            ) - here,
            Letter.PHI: self.end(replace(root, drawn=2)) - here,
            Letter.SIGMA: self.end(risen) - here,
            Letter.OMEGA: self.end(healed) - here,
        }
        own = [tile for tile in unseen if tile in self.chart.own]
        wanted = root.work.work[0][0] > 0
        total = 0.0
        for tile in unseen:
            if wanted and tile in own:
                total += self.step_gain
            else:
                total += gains[Letter(TILE_LETTER[tile])]
        return total / len(unseen)

    def _best_step(self, node: TurnNode) -> tuple[int, ...]:
        """Return the gods after the best single step."""
        steps = [self._step(node.gods, god) for god in range(6) if node.gods[god] < TOP_ROW]
        if not steps:
            return node.gods
        return min(steps, key=lambda gods: self.end(replace(node, gods=gods)))

    def _step(self, gods: tuple[int, ...], god: int) -> tuple[int, ...]:
        row = gods[god]
        return moved(gods, god, row + 1 if row else self.first)

    # --- searching --------------------------------------------------------------------------

    def of(self, node: TurnNode) -> float:
        """Return the value of the best line from a node on, with what a won fight brings."""
        return self.search(1, node)[0].value + self.equipment_gain

    def search(self, keep: int = 1, start: TurnNode | None = None) -> list[Line]:
        """Return the best lines, the best first; one of them may have no actions."""
        root = start or self.root
        first = Line(self.end(root), root, (), 0.0)
        done = [first]
        seen = {root}
        beam = [first]
        while beam:
            found: list[tuple[float, int, Line]] = []
            for line in beam:
                for action, node, chance in self.steps(line.node):
                    if node in seen:
                        continue
                    seen.add(node)
                    total = line.chance + chance
                    value = self.end(node) + total
                    score = value + self._spare(node)
                    found.append((score, len(found), Line(value, node, (*line.path, action), total)))
            found.sort()
            beam = [line for _, _, line in found[: self.width]]
            done += beam
        done.sort(key=lambda line: line.value)
        return done[:keep]

    def _spare(self, node: TurnNode) -> float:
        return sum([self.idle[die] for die in node.dice])

    # --- steps ------------------------------------------------------------------------------

    def steps(self, node: TurnNode) -> Iterator[Step]:
        """Yield what can be done next."""
        if not node.closing:
            sources = self._sources(node)
            for errand in self._here(node.work, node.ship):
                yield from self._errand(node, errand, sources)
            if TOP_ROW in node.gods:
                yield from self._specials(node)
            if sources:
                yield from self._sail(node, sources)
        for die in dict.fromkeys(node.dice):
            yield from self._idle(node, die)

    def _here(self, work: Stage, ship: int) -> list[Errand]:
        """Return the errands within reach of the ship."""
        key = work, ship
        known = self._near.get(key)
        if known is None:
            tables = (self.chart.to[0][ship], self.chart.to[1][ship])
            known = self._near[key] = [
                errand
                for errand in (*self.chart.errands(work), *self.chart.idle_errands(work))
                if not tables[errand.reach][errand.space][0]
            ]
        return known

    def _sources(self, node: TurnNode) -> list[tuple[int, tuple[int, ...]]]:
        wheel = self.powers.wheel
        held = list(dict.fromkeys(node.dice))
        if node.may_play:
            held += [CARD + color for color, count in enumerate(node.cards) if count]
        found = [(one, FREE if node.wild else wheel[source_color(one)]) for one in held]
        if node.extra and node.favor >= EXTRA_COST:
            found.append((EXTRA, BOUGHT))
        return found

    @staticmethod
    def _spent(node: TurnNode, source: int, cost: int) -> TurnNode:
        favor = node.favor - cost
        if source == EXTRA:
            return replace(node, extra=False, favor=favor)
        if source >= CARD:
            color = source - CARD
            cards = moved(node.cards, color, node.cards[color] - 1)
            return replace(node, cards=cards, may_play=False, favor=favor)
        place = node.dice.index(source)
        return replace(node, dice=node.dice[:place] + node.dice[place + 1 :], favor=favor)

    def _errand(
        self, node: TurnNode, errand: Errand, sources: list[tuple[int, tuple[int, ...]]]
    ) -> Iterator[Step]:
        for source, row in sources:
            cost = row[errand.color]
            if cost <= node.favor:
                action = Action(errand.verb, source, errand.color, errand.space)
                after, chance = self._done(self._spent(node, source, cost), errand)
                yield action, after, chance

    def _done(self, node: TurnNode, errand: Errand) -> tuple[TurnNode, float]:
        """Return the node after an errand, and what chance adds."""
        work = self.chart.after(node.work, errand)
        verb = errand.verb
        if verb == Verb.FIGHT:
            return self._fought(replace(node, work=work))
        if verb == Verb.MAKE_OFFERING:
            node = replace(node, work=work, favor=node.favor + self.taken + 1)
            return self._completed(node, 0.0)
        if verb == Verb.RAISE_STATUE:
            return self._completed(replace(node, work=work), self.companion_gain[errand.color])
        if verb == Verb.BUILD or (verb == Verb.EXPLORE and self._known(errand.space)):
            return self._completed(replace(node, work=work), self.step_gain)
        if verb == Verb.EXPLORE:
            return replace(node, work=work), self.letter_gain
        return replace(node, work=work), 0.0

    def _known(self, space: int) -> bool:
        return self.view.tiles[self.chart.board.islands.index(space)] != UNKNOWN

    def _completed(self, node: TurnNode, chance: float) -> tuple[TurnNode, float]:
        return node, chance + self.step_gain * self.powers.reward_god

    def _fought(self, node: TurnNode) -> tuple[TurnNode, float]:
        """Return the node after a fight, with the average tokens left, and the risk of losing."""
        going, paid = 1.0, 0.0
        for lost in range(node.favor + 1):
            going *= 1.0 - min(1.0, 0.1 * (1 + node.shield + lost))
            if lost < node.favor:
                paid += going
        left = max(0, node.favor - round(paid))
        risk = going * LOST_FIGHT * self.die + 0.01
        return self._completed(replace(node, favor=left), self.equipment_gain * (1 - going) + risk)

    def _idle(self, node: TurnNode, die: int) -> Iterator[Step]:
        """Yield the uses of a die that do nothing for the tasks."""
        view = self.view
        yield Action(Verb.FAVOR, die), self._spent(node, die, -self.taken), 0.0
        if any(view.deck) or any(view.discard):
            drawn = replace(self._spent(node, die, 0), drawn=node.drawn + 1, closing=True)
            yield Action(Verb.DRAW, die), drawn, 0.0
        row = FREE if node.wild else self.powers.wheel[die]
        for color, cost in enumerate(row):
            if cost > node.favor or cost > 2:
                continue
            spent = self._spent(node, die, cost)
            if node.gods[color] < TOP_ROW:
                gods = self._step(node.gods, color)
                closing = node.closing or gods[color] < TOP_ROW
                yield Action(Verb.ADVANCE, die, color), replace(spent, gods=gods, closing=closing), 0.0
                if self.powers.bonus >> color & 1:
                    rich = replace(
                        spent, gods=gods, favor=spent.favor + self.taken - 1, drawn=node.drawn + 1
                    )
                    yield Action(Verb.BONUS, die, color), rich, 0.0
            if node.injuries[color]:
                injuries = moved(node.injuries, color, 0)
                healed = replace(spent, injuries=injuries, closing=True)
                yield Action(Verb.HEAL, die, color), healed, 0.0

    def _sail(
        self, node: TurnNode, sources: list[tuple[int, tuple[int, ...]]]
    ) -> Iterator[Step]:
        """Yield moves to the most promising spaces, each with every sensible payment."""
        near_best, work = self.chart.near_best, node.work
        offers = []
        best: dict[int, float] = {}
        for source, row in sources:
            fares = self._fares(node, row)
            offers.append((source, fares))
            for end, (cost, _) in fares.items():
                if end not in best or cost < best[end]:
                    best[end] = cost
        ranked = sorted([(near_best(work, end) + 0.35 * cost, end) for end, cost in best.items()])
        for _, end in ranked[:ENDS]:
            for source, fares in offers:
                if end in fares:
                    cost, color = fares[end]
                    if cost <= best[end] + 2:
                        after = replace(self._spent(node, source, cost), ship=end)
                        yield Action(Verb.MOVE, source, color, end), after, 0.0

    def _fares(self, node: TurnNode, row: tuple[int, ...]) -> dict[int, tuple[int, int]]:
        """Return the ends of a move: the tokens, and the cheapest color for them."""
        chart, basic = self.chart, self.powers.range
        errands = bool(chart.errands(node.work))
        key = node.ship, row, node.favor, errands
        known = self._all_fares.get(key)
        if known is not None:
            return known
        least, cheapest = min((cost, color) for color, cost in enumerate(row))
        tamed = min([(row[color], color) for color in self.creatures], default=None)
        longest = basic + node.favor + (CREATURE_RANGE if tamed else 0)
        ways = chart.voyages[node.ship] if errands else self._home(node.ship)
        fares = self._all_fares[key] = {}
        for steps, end, here in ways:
            if steps > longest:
                break
            far = steps - basic if steps > basic else 0
            fare = (row[here] + far, here) if here >= 0 else (least + far, cheapest)
            if tamed:
                fare = min(fare, (tamed[0] + max(0, far - CREATURE_RANGE), tamed[1]))
            if fare[0] <= node.favor:
                fares[end] = fare
        return fares

    def _home(self, ship: int) -> list[tuple[int, int, int]]:
        zeus = self.chart.board.zeus
        if zeus < 0 or ship == zeus or self.chart.rows[ship][zeus] == UNREACHABLE:
            return []
        return [(self.chart.rows[ship][zeus], zeus, NONE)]

    # --- gods -------------------------------------------------------------------------------

    def _used(self, node: TurnNode, god: int) -> TurnNode:
        return replace(node, gods=moved(node.gods, god, self.floor))

    def _specials(self, node: TurnNode) -> Iterator[Step]:
        """Yield special actions of the gods in the top row (god.use)."""
        gods = node.gods
        if gods[God.POSEIDON] == TOP_ROW:
            ends = self.chart.board.water if self.chart.errands(node.work) else [self.chart.board.zeus]
            ranked = sorted(
                (self.chart.near_best(node.work, end), end)
                for end in ends
                if end != node.ship and end >= 0
            )
            for _, end in ranked[:ENDS]:
                after = replace(self._used(node, God.POSEIDON), ship=end)
                yield Action(Verb.POSEIDON, NONE, NONE, end), after, 0.0
        if gods[God.APOLLON] == TOP_ROW and not node.wild:
            yield Action(Verb.APOLLON), replace(self._used(node, God.APOLLON), wild=True), 0.0
        if gods[God.APHRODITE] == TOP_ROW and any(node.injuries):
            after = replace(self._used(node, God.APHRODITE), injuries=FREE)
            yield Action(Verb.APHRODITE), after, 0.0
        for errand in (*self.chart.errands(node.work), *self.chart.idle_errands(node.work)):
            yield from self._by_god(node, errand)

    def _by_god(self, node: TurnNode, errand: Errand) -> Iterator[Step]:
        """Yield the special action that does an errand."""
        chart, gods = self.chart, node.gods
        verb, space, color = errand.verb, errand.space, errand.color
        ways = chart.to[errand.reach][node.ship]
        if verb == Verb.FIGHT and gods[God.ARES] == TOP_ROW and not ways[space][0]:
            after = replace(self._used(node, God.ARES), work=chart.after(node.work, errand))
            after, chance = self._completed(after, self.equipment_gain)
            yield Action(Verb.ARES, NONE, color, space), after, chance
        elif verb == Verb.LOAD_STATUE and gods[God.HERMES] == TOP_ROW:
            if any(city >= 0 and not ways[city][0] for city in chart.board.cities):
                after = replace(self._used(node, God.HERMES), work=chart.after(node.work, errand))
                yield Action(Verb.HERMES, NONE, color, space), after, 0.0
        elif verb == Verb.EXPLORE and gods[God.ARTEMIS] == TOP_ROW:
            after, chance = self._done(self._used(node, God.ARTEMIS), errand)
            yield Action(Verb.ARTEMIS, NONE, NONE, space), after, chance
