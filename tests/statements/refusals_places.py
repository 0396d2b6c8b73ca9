"""Checks of refusals: moving, fighting, cargo, tasks and islands."""

from collections.abc import Iterator

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import FightOn
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import TILE_LETTER, Kind
from tests.statements.cases import Case, states
from tests.statements.model import COLORS, FAMILY_OF, LETTERS, model
from tests.statements.refusals import cites
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal, named, of_action

LOADS = (Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES, Verb.FIGHT, Verb.ARES)


@states("refuse-action-adjacent")
def not_near(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from cites(case, said)
    yield from equal(said, ship=case.code(here.me.ship))
    if said["space"] == "none":
        if action.verb != Verb.HERMES:
            yield "a place was named"
        if any(here.reaches(city, action.verb) for city in here.cities):
            yield "a city is in reach"
    else:
        yield from equal(said, space=case.code(action.target))
        if here.reaches(action.target, action.verb):
            yield "the place is in reach"


def color_asked(case: Case, space: int) -> int:
    """Return the color that a place asks for."""
    here = model(case)
    return here.temple(space) if here.terrain(space) == Terrain.TEMPLE else here.border(space)


@states("refuse-action-color-match", "refuse-explore-color", "refuse-move-end-color")
def wrong_color(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    wanted = color_asked(case, action.target)
    yield from cites(case, said)
    yield from equal(said, space=case.code(action.target), used=COLORS[action.color])
    yield from equal(said, color=COLORS[wanted])
    if wanted == action.color:
        yield "the colors are the same"
    if action.verb == Verb.MOVE and action.color in here.companions(Kind.CREATURE):
        yield "the creature lets the ship stop there"


@states("refuse-action-color-match-colors")
def wrong_site(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    sites = here.sites(action.target)
    yield from cites(case, said)
    yield from equal(said, space=case.code(action.target), used=COLORS[action.color])
    yield from equal(said, colors=named(sites, COLORS))
    if action.color in sites:
        yield "there is a site of the color"


# --- moving --------------------------------------------------------------------------------------


@states("refuse-move-blocked")
def blocked(case: Case, said: Statement) -> Iterator[str]:
    here, target = model(case), asked(case).target
    yield from cites(case, said)
    yield from equal(said, space=case.code(target), terrain=str(here.terrain(target)))
    if here.terrain(target) in {Terrain.WATER, Terrain.ZEUS} and here.steps(target) is not None:
        yield "a way leads there"


@states("refuse-move-to-zeus", "missing-move-to-zeus")
def zeus_closed(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    yield from equal(said, space=case.code(here.board.zeus), tasks=len(here.me.tasks))
    if not here.me.tasks:
        yield "all tasks are done"
    if asked(case).target != here.board.zeus:
        yield "another space was named"


@states("refuse-end-leftovers", "missing-end-leftovers")
def at_home(case: Case, said: Statement) -> Iterator[str]:
    if not case.me.home:
        yield "the ship is not home"


@states("refuse-move-range", "refuse-move-buy-range")
def too_far(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    steps, far = here.steps(action.target), here.range(action.color)
    left = max(0, here.me.favor - here.price(action.source, action.color))
    yield from cites(case, said)
    if steps is None:
        yield "no way leads there"
        return
    yield from equal(said, space=case.code(action.target), steps=steps, range=far)
    yield from equal(said, needed=steps - far, tokens=left)
    favor = here.me.favor
    if said.facts.get("favor", favor) not in (favor, str(favor)):
        yield f"there are {favor} favor tokens, not {said['favor']}"
    if said.message == "refuse-move-range" and left:
        yield f"{left} tokens are left for the way"
    if steps - far <= left:
        yield "it is within reach"


# --- fighting ------------------------------------------------------------------------------------


@states("refuse-fight-color")
def no_such_monster(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    there = model(case).monsters(action.target)
    yield from cites(case, said)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    yield from equal(said, colors=named(there, COLORS))
    if said.facts.get("colors") == 0 and there:
        yield "there is a monster"
    if action.color in there:
        yield "the monster is there"


@states("refuse-fight-continue")
def no_token(case: Case, said: Statement) -> Iterator[str]:
    yield from cites(case, said)
    if case.me.favor:
        yield f"there are {case.me.favor} tokens"


@states("refuse-turn-one-at-a-time-space")
def another_fight(case: Case, said: Statement) -> Iterator[str]:
    step, action = model(case).step, asked(case)
    yield from cites(case, said)
    if not isinstance(step, FightOn):
        yield "nobody fights"
        return
    yield from equal(said, space=case.code(step.space), color=COLORS[step.color])
    if (action.target, action.color) == (step.space, step.color):
        yield "it is this fight"


# --- tasks and cargo -----------------------------------------------------------------------------


@states("refuse-task-needed")
def unneeded(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from cites(case, said)
    if said["family"] == "shrine":
        if here.letters:
            yield "a shrine task is open"
        if action.verb != Verb.BUILD:
            yield "no shrine was to be built"
        return
    family = FAMILY_OF.get(Verb(action.verb))
    yield from equal(said, family=str(family), color=COLORS[action.color])
    if family is None:
        yield "no task is needed for it"
    elif action.verb in LOADS:
        if here.needs(family, action.color):
            yield "a task needs it"
    elif here.accepts(family, action.color):
        yield "a task takes it"


@states("refuse-task-color-once")
def color_taken(case: Case, said: Statement) -> Iterator[str]:
    """The color is done, or aboard where it would be loaded."""
    here, action = model(case), asked(case)
    family = FAMILY_OF.get(Verb(action.verb))
    yield from cites(case, said)
    stated = said["family"]
    if isinstance(stated, str):
        yield from equal(said, family=str(family))
    yield from equal(said, color=COLORS[action.color])
    if family is None:
        yield "no task is needed for it"
        return
    done = action.color in here.done(family)
    aboard = action.verb in LOADS and action.color in here.aboard(family)
    if not done and not aboard:
        yield "the color is not taken"
    how = said.facts.get("how", "aboard" if aboard else "done")
    if (how == "aboard") != aboard:
        yield f"it is {'aboard' if aboard else 'done'}"


@states("refuse-cargo-capacity")
def hold_full(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    yield from cites(case, said)
    yield from equal(said, storage=here.storage)
    if here.room > 0:
        yield f"there is room for {here.room}"


@states("refuse-offering-load")
def no_offering_there(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    yield from cites(case, said)
    yield from of_action(case, said)
    if action.color in model(case).offerings(action.target):
        yield "the offering is there"


@states("refuse-offering-make", "refuse-statue-raise")
def not_aboard(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    family = Family.OFFERING if "offering" in said.message else Family.STATUE
    yield from cites(case, said)
    yield from of_action(case, said)
    if action.color in model(case).aboard(family):
        yield "it is aboard"


@states("refuse-statue-load")
def city_empty(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    color = here.border(asked(case).target)
    yield from cites(case, said)
    yield from equal(said, color=COLORS[color])
    if case.position.statues[color]:
        yield "there are statues"


@states("refuse-statue-site-once")
def site_filled(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    yield from cites(case, said)
    yield from of_action(case, said)
    if action.color not in model(case).filled(action.target):
        yield "the site is free"


# --- shrines -------------------------------------------------------------------------------------


@states("refuse-explore-picture-rule")
def other_letter(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    tile = here.tile(asked(case).target)
    yield from cites(case, said)
    yield from equal(said, letter=LETTERS[TILE_LETTER[tile]], letters=named(here.letters, LETTERS))
    if TILE_LETTER[tile] in here.letters:
        yield "the letter is asked for"
    if not case.rules.setting.rules.picture_rule:
        yield "letters don't matter"


@states("refuse-shrine-build")
def no_own_tile(case: Case, said: Statement) -> Iterator[str]:
    target = asked(case).target
    yield from cites(case, said)
    yield from equal(said, space=case.code(target))
    if model(case).is_bare_own(target):
        yield "such a tile lies there"
