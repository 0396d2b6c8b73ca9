"""Gains: what chance and later choices bring on average, in own turns (less is better)."""

from math import log
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import (
    COMPANIONS_OF_COLOR,
    DEPICTED,
    TILE_LETTER,
    TOP_ROW,
    Equipment,
    Letter,
    companion_parts,
)
from oracle_nb.delphi.planning.features import BONUS, CONSULT, LASTING, LASTING_NAMES, SHARE
from oracle_nb.delphi.planning.turn_node import TurnNode, changed
from oracle_nb.delphi.planning.value import Value
from oracle_nb.delphi.rules.families.exploring import PSI_FAVOR
from oracle_nb.delphi.rules.transaction import SHIELD_MAX, first_row

LOST_FIGHT: Final = 2.6
"""Remaining work after a lost fight, in dice."""
CARGO: Final = 1.2
"""Dice that a card saves which loads a statue or an offering at once."""
LOOK: Final = 0.5
"""Dice that looking at two tiles saves."""
PHI_CARDS: Final = 2
"""Number of oracle cards of a tile with Phi."""
_LOADING: Final = {
    Equipment.STATUES_PINK_BLUE_BLACK: Verb.LOAD_STATUE,
    Equipment.STATUES_RED_GREEN_YELLOW: Verb.LOAD_STATUE,
    Equipment.OFFERINGS_PINK_BLUE_BLACK: Verb.LOAD_OFFERING,
    Equipment.OFFERINGS_RED_GREEN_YELLOW: Verb.LOAD_OFFERING,
}
"""The verbs of the cards that load cargo."""
_KINDS: Final = ("heroes", "demigods", "creatures")
"""The features of companions, by their kind."""


class Gains:
    """The average gains from chance and later choices, in the current state of a player.

    ``chart``: the chart of the player.
    ``exact``: whether a card that loads cargo counts with what this cargo saves.
    """

    def __init__(
        self,
        chart: ReachChart,
        view: Position,
        value: Value,
        root: TurnNode,
        *,
        exact: bool = False,
    ) -> None:
        self._view = view
        """The position as the player may know it."""
        self.value = value
        """The value of nodes."""
        self._root = root
        """The current state of the player."""
        self._first = first_row(len(view.players))
        self._here = value.turns_left(root)
        self._share = value.ahead(root.work, root.ship).dice / SHARE
        self._weights = dict(zip(LASTING_NAMES, value.lasting, strict=True))
        self._taken = chart.powers.extra_favor
        self.step = value.turns_left(replace(root, gods=self.best_step(root))) - self._here
        self.reward = self.step * chart.powers.reward_god
        self.companion = tuple(self._companion(color) for color in range(6))
        self._loading: dict[Verb, int] = {}
        """The colors of the cargo that displayed cards load, by the verb, where that is exact."""
        if exact and value.last is None:
            for card in map(Equipment, view.display):
                if verb := _LOADING.get(card):
                    self._loading[verb] = self._loading.get(verb, 0) | DEPICTED[card]
        self._equipment = min((self._card(card) for card in view.display), default=0.0)
        self.tile = self._tile(chart)
        self.phi = self._phi(chart)
        """The chance that an unknown tile brings oracle cards."""
        if value.last is not None:
            # All that counts then is to come home.
            self.step = self.reward = self._equipment = self.tile = 0.0
            self.companion = (0.0,) * 6

    def best_step(self, node: TurnNode) -> tuple[int, ...]:
        """Return the gods after the best single step."""
        steps = [self.stepped(node.gods, god) for god in range(6) if node.gods[god] < TOP_ROW]
        turns_left = self.value.turns_left
        return min(steps, key=lambda gods: turns_left(replace(node, gods=gods)), default=node.gods)

    def stepped(self, gods: tuple[int, ...], god: int) -> tuple[int, ...]:
        """Return the gods after a step of one of them (god.first-step)."""
        return changed(gods, god, gods[god] + 1 if gods[god] else self._first)

    def _companion(self, color: int) -> float:
        """Return what the best companion of a color brings."""
        left = self._view.companions & COMPANIONS_OF_COLOR[color]
        cards = [card for card in range(left.bit_length()) if left >> card & 1]
        return min([self._lasting(_KINDS[companion_parts(card)[1]]) for card in cards], default=0.0)

    def _lasting(self, name: str) -> float:
        return self._weights[name] * self._share

    def _card(self, card: int) -> float:
        """Return what an equipment card brings."""
        if card in LASTING:
            return self._lasting(f"equipment.{Equipment(card)}")
        if card in BONUS:
            return self._lasting("equipment.bonus")
        if card in CONSULT:
            return self._lasting("equipment.consult")
        root, turns_left = self._root, self.value.turns_left
        if card == Equipment.GIFT:
            gods = self._risen(root, 2).gods
            rich = replace(root, gods=gods, favor=root.favor + 3 + self._taken, drawn=1)
            return turns_left(rich) - self._here
        if card == Equipment.GOD_TO_TOP:
            tops = [changed(root.gods, god, TOP_ROW) for god in (0, 1, 3, 4)]
            return min(turns_left(replace(root, gods=gods)) for gods in tops) - self._here
        tasks = self.value.ahead(root.work, root.ship).tasks
        if card == Equipment.LOOK:
            return -LOOK * self.value.die * bool(tasks.shrines)
        statue = _LOADING[Equipment(card)] == Verb.LOAD_STATUE
        wanted = tasks.statues if statue else tasks.offerings
        return -CARGO * self.value.die * (wanted > tasks.aboard)

    def _risen(self, node: TurnNode, steps: int) -> TurnNode:
        for _ in range(steps):
            node = replace(node, gods=self.best_step(node))
        return node

    def _tile(self, chart: ReachChart) -> float:
        """Return what exploring an unknown tile brings."""
        root, turns_left, here = self._root, self.value.turns_left, self._here
        unseen = [tile for tile in range(len(TILE_LETTER)) if tile not in self._view.tiles]
        worst = max(range(6), key=root.injuries.__getitem__)
        healed = replace(
            root,
            injuries=changed(root.injuries, worst, 0),
            shield=min(SHIELD_MAX, root.shield + 1),
        )
        letters = {
            Letter.PSI: turns_left(replace(root, favor=root.favor + PSI_FAVOR + self._taken))
            - here,
            Letter.PHI: turns_left(replace(root, drawn=PHI_CARDS)) - here,
            Letter.SIGMA: turns_left(self._risen(root, 3)) - here,
            Letter.OMEGA: turns_left(healed) - here,
        }
        open_shrines = self.value.ahead(root.work, root.ship).tasks.shrines
        total = 0.0
        for tile in unseen:
            shrine = open_shrines and tile in chart.own
            total += self.step + self.reward if shrine else letters[Letter(TILE_LETTER[tile])]
        return total / len(unseen) if unseen else 0.0

    def _phi(self, chart: ReachChart) -> float:
        unseen = [tile for tile in range(len(TILE_LETTER)) if tile not in self._view.tiles]
        shrines = self.value.ahead(self._root.work, self._root.ship).tasks.shrines
        phis = [
            tile
            for tile in unseen
            if TILE_LETTER[tile] == Letter.PHI and not (shrines and tile in chart.own)
        ]
        return len(phis) / len(unseen) if unseen else 0.0

    def equipment(self, node: TurnNode) -> float:
        """Return what the best equipment card brings after a fight that was won."""
        if not self._loading:
            return self._equipment
        estimator, turns_left = self.value.chart.estimator, self.value.turns_left
        here = turns_left(node)
        gains = [
            turns_left(replace(node, work=estimator.after(node.work, errand))) - here
            for errand in estimator.errands(node.work)
            if self._loading.get(Verb(errand.verb), 0) >> errand.color & 1
        ]
        return min([self._equipment, *gains])

    def fight(self, won: TurnNode) -> tuple[int, float]:
        """Return the average number of tokens after a fight, and what it brings.

        The player is expected to go on as long as there are tokens. ``won`` is the state after a
        victory that costs none.
        """
        favor, shield = won.favor, won.shield
        lost, paid = 1.0, 0
        spent = 0.0
        for paid in range(favor + 1):
            lost *= 1.0 - min(1.0, 0.1 * (1 + shield + paid))
            if paid < favor:
                spent += lost
        last = self.value.last is not None
        risk = (-log(1.0 - lost) if last else lost * LOST_FIGHT * self.value.die) + 0.01
        left = max(0, favor - round(spent))
        return left, (self.equipment(won) + self.reward) * (1 - lost) + risk
