"""Fighting monsters: fight.*; Ares is in ``gods``, the equipment display in ``equipment``."""

from functools import partial
from typing import Final

import msgspec

from oracle_nb.core.verdicts import Cost
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn, TakeEquipment
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
    adjacent,
)
from oracle_nb.delphi.rules.families.cargo import complete, fresh, islands, needed, reward_step
from oracle_nb.delphi.rules.transaction import Transaction
from oracle_nb.games.kit.transaction import replaced

_BATTLE: Final = (1,) * 10
_MONSTER: Final = Family.MONSTER


class Battle(msgspec.Struct, frozen=True):
    """The numbers of a fight; false beliefs change them.

    ``full`` is a monster's strength against a shield of 0, ``blunts`` its reduction per shield
    point (fight.strength), ``above`` the minimum by which a roll must exceed it (fight.win),
    ``weaker`` its reduction per further round (fight.continue). ``faces`` are the values of the
    faces of the battle die. ``hurting`` and ``ending`` are masks of the faces with which a lost
    round draws an injury or is the last one (fight.lose-round). ``remembered`` says whether a
    monster stays weakened after a fight (fight.surrender).
    """

    full: int = 9
    blunts: int = 1
    above: int = 0
    weaker: int = 1
    faces: tuple[int, ...] = tuple(range(10))
    hurting: int = 0b1
    ending: int = 0
    remembered: bool = False

    def strength(self, shield: int) -> int:
        """Return a monster's strength at the start of a fight."""
        return self.full - self.blunts * shield

    def wins(self, roll: int, strength: int) -> bool:
        """Return whether a roll of the battle die wins the round."""
        return self.faces[roll] >= strength + self.above

    def hurts(self, roll: int, strength: int) -> bool:
        """Return whether a roll draws an injury."""
        return not self.wins(roll, strength) and bool(self.hurting >> roll & 1)

    def ends(self, roll: int, strength: int) -> bool:
        """Return whether a roll ends the fight."""
        return self.wins(roll, strength) or bool(self.ending >> roll & 1)

    def again(self, shield: int, left: int) -> int:
        """Return the strength at which a fight starts again after it was given up at ``left``."""
        return left if self.remembered else self.strength(shield)

    def chance(self, strength: int, tokens: int) -> float:
        """Return the chance to win from a strength on, with favor tokens for some rounds."""
        won, going = 0.0, 1.0
        for _ in range(tokens + 1):
            won += going * sum(self.wins(roll, strength) for roll in range(10)) / 10
            going *= sum(not self.ends(roll, strength) for roll in range(10)) / 10
            strength -= self.weaker
        return won


BATTLE: Final = Battle()
"""The numbers of the printed rules."""


def monsters_there(state: TurnState, target: int) -> int:
    """Return the colors of the monsters on an island."""
    return state.position.monsters[state.tables.slot[target]]


def _there(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": color, "colors": monsters_there(state, target)}


TARGET_CONDITIONS: Final = (
    adjacent(TurnState.land_in_reach),
    Precondition("fight.color", monsters_there, _there),
    needed(Family.MONSTER),
    fresh(Family.MONSTER),
)
"""The preconditions for fighting a monster, by die or by Ares."""


def defeat(transaction: Transaction, seat: int, space: int, color: int, rule: str) -> None:
    """Take a monster off the board and its task's reward (fight.reward; order: ruling 59)."""
    slot = transaction.tables.slot[space]
    monsters = transaction.position.monsters
    transaction.change(monsters=replaced(monsters, slot, monsters[slot] & ~(1 << color)))
    transaction.event("monster-defeated", rule, seat, color=color, space=space)
    complete(transaction, seat, _MONSTER, color, rule)
    if transaction.position.display:
        transaction.push(TakeEquipment(seat))
    reward_step(transaction, seat)


def _round(
    battle: Battle, transaction: Transaction, seat: int, space: int, color: int, strength: int
) -> None:
    """Roll the battle die once (fight.win, fight.lose-round)."""
    roll = transaction.draw("battle", _BATTLE)
    if battle.wins(roll, strength):
        transaction.event("round-won", "fight.win", seat, roll=roll, strength=strength)
        defeat(transaction, seat, space, color, "fight.win")
        return
    transaction.event("round-lost", "fight.lose-round", seat, roll=roll, strength=strength)
    if battle.hurts(roll, strength):
        transaction.draw_injuries(seat, 1, "fight.lose-round")
    if not battle.ends(roll, strength):
        transaction.push(FightOn(seat, space, color, strength))


def _do_fight(battle: Battle, transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    strength = battle.strength(transaction.players[seat].shield)
    transaction.event(
        "fight-begun",
        "fight.strength",
        seat,
        color=action.color,
        space=action.target,
        strength=strength,
    )
    _round(battle, transaction, seat, action.target, action.color, strength)


def _same_fight(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, FightOn)
    return 1 << step.color if step.space == target else 0


def _other_fight(state: TurnState, target: int, color: int) -> Facts:
    step = state.step
    assert isinstance(step, FightOn)
    return {"space": step.space, "color": step.color}


def _can_pay(state: TurnState, target: int) -> int:
    return ALL_COLORS if state.me.favor else 0


def _do_fight_on(battle: Battle, transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, FightOn)
    transaction.pop()
    transaction.pay(step.player, 1, "fight.continue")
    _round(battle, transaction, step.player, step.space, step.color, step.strength - battle.weaker)


def _do_surrender(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, FightOn)
    transaction.pop()
    transaction.event(
        "surrendered", "fight.surrender", step.player, color=step.color, space=step.space
    )


def fights(battle: Battle) -> tuple[ActionSchema, ActionSchema]:
    """Return the fight with its first round, and every further round."""
    fight = ActionSchema(
        verb=Verb.FIGHT,
        rules=("fight.color", "fight.strength", "fight.win"),
        conditions=TARGET_CONDITIONS,
        effect=partial(_do_fight, battle),
        terrains=islands(Terrain.MONSTER, Terrain.MARKED),
    )
    fight_on = ActionSchema(
        verb=Verb.FIGHT,
        rules=("fight.continue",),
        cost=(Cost("fight.continue", 1),),
        conditions=(
            Precondition("turn.one-at-a-time", _same_fight, _other_fight),
            Precondition("fight.continue", _can_pay),
        ),
        effect=partial(_do_fight_on, battle),
        targets=lambda state: state.tables.board.monsters,
        terrains=islands(Terrain.MONSTER, Terrain.MARKED),
    )
    return fight, fight_on


FIGHT, FIGHT_ON = fights(BATTLE)
SURRENDER: Final = ActionSchema(
    verb=Verb.SURRENDER, rules=("fight.surrender",), conditions=(), effect=_do_surrender
)
