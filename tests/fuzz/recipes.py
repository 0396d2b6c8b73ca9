"""Recipes: which stirs follow each other, and how often."""

from random import Random

from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.position import (
    FightOn,
    Position,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    WHITE,
)
from oracle_nb.delphi.rules.engine import Delphi
from tests.fuzz.case import Case, colors
from tests.fuzz.perturbations import (
    Stir,
    all_done,
    all_face_up,
    all_seen,
    equipped,
    everybody_done,
    for_sale,
    full_hold,
    gods_up,
    hands_full,
    harbored,
    hurt,
    last_round,
    near_zeus,
    others_done,
    some_done,
    two_cards,
)
from tests.fuzz.perturbations_deciding import (
    choosing_card,
    choosing_companion,
    empty_hold,
    healing,
    lifting,
    looking,
    offering_shown,
    recovering,
    rolled,
    statue_shown,
    stepping,
    unhurt,
)
from tests.fuzz.perturbations_near import (
    city_empty,
    done_once,
    fewer_shrines,
    full_near,
    home,
    own_tile,
    rich,
    site_taken,
    wrong_letter,
)

IDLE = Action(Verb.END, NONE, NONE, NONE)


COMMON: tuple[tuple[Stir, ...], ...] = (
    *((full_hold,), (some_done, harbored), (all_done,), (others_done, harbored), (near_zeus,)),
    *((everybody_done, harbored), (gods_up, harbored), (equipped, harbored), (for_sale, harbored)),
    *((hands_full, gods_up), (two_cards, harbored), (all_face_up, gods_up), (all_seen,)),
    *((own_tile,), (fewer_shrines, own_tile), (hurt, gods_up), (last_round,), (rolled,)),
    *((full_near,), (some_done, full_near), (hurt, recovering), (unhurt,), (choosing_card,)),
    *((full_hold, statue_shown), (some_done, offering_shown), (all_face_up, looking)),
    *((hurt, healing), (gods_up, stepping)),
)


RARE: dict[tuple[Stir, ...], int] = {
    (lifting,): 10,
    (gods_up, lifting): 5,
    (choosing_companion,): 18,
    (empty_hold, statue_shown): 5,
    (done_once, statue_shown): 1,
    (empty_hold, offering_shown): 5,
    (done_once, offering_shown): 1,
    (city_empty, rich): 12,
    (city_empty, gods_up): 2,
    (done_once, rich): 7,
    (some_done, done_once, rich): 2,
    (done_once, gods_up): 1,
    (site_taken, rich): 6,
    (looking,): 7,
    (full_near, rich): 2,
    (full_near, gods_up): 1,
    (home, rich): 2,
    (home, gods_up): 1,
    (unhurt,): 1,
    (gods_up, unhurt): 3,
    (hurt, recovering): 2,
}
"""The perturbations of a position, in this order, and how often. Pending decisions come last."""


ALL: dict[tuple[Stir, ...], int] = {**dict.fromkeys(COMMON, 1), **RARE}


TRIES = 4
"""How often another recipe is tried where one can't be followed."""


def stirred(rules: Delphi, position: Position, random: Random) -> Position | None:
    """A position of the action phase, stirred; None if it can't be, or if it would not be valid."""
    case = Case(rules.setting, rules.board, position, IDLE, None)
    for _ in range(TRIES):
        edited: Case | None = case
        recipe = random.choices(list(ALL), list(ALL.values()))[0]
        if rules.setting.rules.picture_rule and random.random() < 0.3:
            recipe = (wrong_letter, rich)
        for stir in recipe:
            edited = edited and stir(edited, random)
        if edited and edited.position is not position and not rules.faults(edited.position):
            return edited.position
    return None


def penniless(rules: Delphi, position: Position, random: Random) -> Position | None:
    """A fight that goes on with no token left, which play ends by itself (ruling 67)."""
    case = Case(rules.setting, rules.board, position, IDLE, None)
    open_now = colors(case.me.tasks, Family.MONSTER)
    fights = [
        FightOn(case.seat, space, color, random.randint(1, 9))
        for space, mask in zip(case.board.monsters, position.monsters, strict=True)
        for color in range(6)
        if mask >> color & 1 and (color in open_now or WHITE in open_now)
    ]
    if not fights:
        return None
    edited = case.mine(favor=0).put(pending=(random.choice(fights),))
    return None if rules.faults(edited.position) else edited.position
