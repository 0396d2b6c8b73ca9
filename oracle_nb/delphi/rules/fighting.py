"""Fighting monsters: fight.*; Ares is in ``gods``, the equipment display in ``equipment``."""

from typing import Final

from oracle_nb.delphi.actions import Action, Verb
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.position import FightOn, TakeEquipment
from oracle_nb.delphi.rules.base import Condition, Deed, Facts, Standing, adjacent
from oracle_nb.delphi.rules.cargo import complete, fresh, islands, needed, reward_step
from oracle_nb.delphi.rules.play import Play, replaced
from oracle_nb.delphi.tasks import Family
from oracle_nb.verdict import Cost

FULL_STRENGTH: Final = 9
_BATTLE: Final = (1,) * 10


def monsters_there(standing: Standing, target: int) -> int:
    """The colors of the monsters on an island."""
    return standing.position.monsters[standing.tables.slot[target]]


def _there(standing: Standing, target: int, color: int) -> Facts:
    return {"space": target, "color": color, "colors": monsters_there(standing, target)}


TARGET_CONDITIONS: Final = (
    adjacent(Standing.land_in_reach),
    Condition("fight.color", monsters_there, _there),
    needed(Family.MONSTER),
    fresh(Family.MONSTER),
)
"""What makes a monster a target, by die or by Ares."""


def strength_against(shield: int) -> int:
    """A monster's strength at the start of a fight (fight.strength)."""
    return FULL_STRENGTH - shield


def defeat(play: Play, seat: int, space: int, color: int, rule: str) -> None:
    """Take a monster off the board and its task's reward (fight.reward; order: R 59)."""
    slot = play.tables.slot[space]
    monsters = play.common.monsters
    play.change(monsters=replaced(monsters, slot, monsters[slot] & ~(1 << color)))
    play.event("monster-defeated", rule, seat, color=color, space=space)
    complete(play, seat, Family.MONSTER, color, rule)
    if play.common.display:
        play.push(TakeEquipment(seat))
    reward_step(play, seat)


def fight_round(play: Play, seat: int, space: int, color: int, strength: int) -> None:
    """Roll the battle die once (fight.win, fight.lose-round)."""
    roll = play.draw("battle", _BATTLE)
    if roll >= strength:
        play.event("round-won", "fight.win", seat, roll=roll, strength=strength)
        defeat(play, seat, space, color, "fight.win")
        return
    play.event("round-lost", "fight.lose-round", seat, roll=roll, strength=strength)
    if roll == 0:
        play.draw_injuries(seat, 1, "fight.lose-round")
    play.push(FightOn(seat, space, color, strength))


def _do_fight(play: Play, action: Action) -> None:
    seat = play.common.turn
    strength = strength_against(play.players[seat].shield)
    play.event(
        "fight-begun",
        "fight.strength",
        seat,
        color=action.color,
        space=action.target,
        strength=strength,
    )
    fight_round(play, seat, action.target, action.color, strength)


def _same_fight(standing: Standing, target: int) -> int:
    step = standing.step
    assert isinstance(step, FightOn)
    return 1 << step.color if step.space == target else 0


def _other_fight(standing: Standing, target: int, color: int) -> Facts:
    step = standing.step
    assert isinstance(step, FightOn)
    return {"space": step.space, "color": step.color}


def _can_pay(standing: Standing, target: int) -> int:
    return ALL_COLORS if standing.me.favor else 0


def _do_fight_on(play: Play, action: Action) -> None:
    step = play.pending[0]
    assert isinstance(step, FightOn)
    play.pop()
    play.pay(step.player, 1, "fight.continue")
    fight_round(play, step.player, step.space, step.color, step.strength - 1)


def _do_surrender(play: Play, action: Action) -> None:
    step = play.pending[0]
    assert isinstance(step, FightOn)
    play.pop()
    play.event("surrendered", "fight.surrender", step.player, color=step.color, space=step.space)


FIGHT: Final = Deed(
    verb=Verb.FIGHT,
    rules=("fight.color", "fight.strength", "fight.win"),
    conditions=TARGET_CONDITIONS,
    do=_do_fight,
    terrains=islands(Terrain.MONSTER, Terrain.MARKED),
)
FIGHT_ON: Final = Deed(
    verb=Verb.FIGHT,
    rules=("fight.continue",),
    cost=(Cost("fight.continue", 1),),
    conditions=(
        Condition("turn.one-at-a-time", _same_fight, _other_fight),
        Condition("fight.continue", _can_pay),
    ),
    do=_do_fight_on,
    targets=lambda standing: standing.tables.board.monsters,
    terrains=islands(Terrain.MONSTER, Terrain.MARKED),
)
SURRENDER: Final = Deed(
    verb=Verb.SURRENDER, rules=("fight.surrender",), conditions=(), do=_do_surrender, colored=False
)
