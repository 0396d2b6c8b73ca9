"""Needs of my tasks: a color wanted, or not used yet, with all that hangs on it."""

from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import WHITE, Kind
from tests.fuzz.case import Case, at, colors, minus, plus
from tests.fuzz.pieces import (
    clear_site,
    filled,
    take_aboard,
    unload,
)
from tests.fuzz.shrines import shrine_task
from tests.fuzz.tasks import (
    WHITES,
    aboard,
    bring_about,
    family_of,
    rename_done,
    retask,
    take_back,
    unused,
)


def _free(case: Case, family: Family) -> Case | None:
    """One of my open tasks that nothing aboard is for, taken out of my tasks' count.

    From the family first; else one that was done; else, where the family has fewer than three,
    an open one of another family. The case no longer has it.
    """
    me, seat = case.me, case.seat
    here = aboard(case, seat, family)
    for value in colors(me.tasks, family):
        if value != WHITE and value not in here:
            number = task(family, value)
            return case.mine(tasks=minus(me.tasks, number))
    done = sorted(
        colors(me.done, family), key=lambda color: 3 * color + Kind.HERO not in me.companions
    )
    for color in done:
        if color == case.action.color and case.left == "task.color-once":
            continue
        if edited := take_back(case, seat, family, color):
            return edited
    if len(colors(me.tasks + me.done, family)) < 3:
        for other in (Family.MONSTER, Family.OFFERING, Family.STATUE):
            if other is family:
                continue
            spoken = len(aboard(case, seat, other))
            open_now = colors(me.tasks, other)
            if len(open_now) > spoken:
                rest = [color for color in open_now if color not in aboard(case, seat, other)]
                if rest and not (spoken and rest[0] == WHITE and rest.count(WHITE) <= spoken):
                    return case.mine(tasks=minus(me.tasks, task(other, rest[0])))
        for number in me.tasks:
            if number >> 3 == Family.SHRINE:
                return case.mine(tasks=minus(me.tasks, number))
    return None


def needed(case: Case) -> Case | None:
    """A task of mine takes the action's color; whether I have used that color stays as it is."""
    family, color = family_of(case), case.action.color
    if family is None:
        return None
    case = case.mine(home=False)
    if family is Family.SHRINE:
        return shrine_task(case)
    freed = _free(case, family)
    if freed is None:
        return _unloaded(case, family)
    case = freed
    me = case.me
    here = aboard(case, case.seat, family)
    if color not in here and color not in colors(me.tasks + me.done, family):
        return case.mine(tasks=plus(me.tasks, task(family, color)))
    if color not in here and colors(me.tasks, family).count(WHITE) < WHITES[family]:
        return case.mine(tasks=plus(me.tasks, task(family, WHITE)))
    # The white task is spoken for by something aboard: that is given a task of its own.
    if colors(me.tasks, family).count(WHITE) < WHITES[family]:
        return case.mine(tasks=plus(me.tasks, task(family, WHITE)))
    fixed = colors(me.tasks, family)
    for cargo in here:
        if cargo not in fixed:
            return case.mine(tasks=plus(me.tasks, task(family, cargo)))
    return None


def _unloaded(case: Case, family: Family) -> Case | None:
    """Something aboard makes way for the action's color; a full hold is filled up again."""
    me, seat, color = case.me, case.seat, case.action.color
    own = colors(me.tasks, family)
    here = [held for held in aboard(case, seat, family) if held != color]
    here.sort(key=lambda color: color in own)
    if not here:
        return None
    emptied = unload(case, seat, family, here[0])
    if emptied is not None and here[0] in own:
        if color in aboard(case, seat, family) or color in colors(me.done, family):
            return None
        emptied = retask(emptied, seat, task(family, here[0]), task(family, color))
    if emptied is None or case.left != "cargo.capacity":
        return emptied
    other = Family.OFFERING if family is Family.STATUE else Family.STATUE
    fixed = colors(me.tasks, other)
    spoken = sum(color not in fixed for color in aboard(case, seat, other))
    white = fixed.count(WHITE) > spoken
    for needed_color in unused(case, seat, other) if white else fixed:
        free = needed_color != WHITE and needed_color not in aboard(case, seat, other)
        if free and (edited := take_aboard(emptied, seat, other, needed_color)):
            return edited
    return None


def color_once(case: Case) -> Case | None:
    """The action's color was not used: what I have of it has another color."""
    family, color = family_of(case), case.action.color
    if family is None:
        return None
    me, seat = case.me, case.seat
    if color in colors(me.done, family):
        renamed = rename_done(case, seat, family, color)
        renamed = renamed or _taken_back_open(case, family, color)
        return renamed and keep(case, renamed)
    if color not in aboard(case, seat, family):
        return None
    for other in unused(case, seat, family):
        emptied = unload(case, seat, family, color)
        changed = emptied and take_aboard(emptied, seat, family, other)
        if changed is None:
            continue
        own = task(family, color)
        if own in changed.me.tasks:
            changed = retask(changed, seat, own, task(family, other))
        return keep(case, changed)
    return None


def _taken_back_open(case: Case, family: Family, color: int) -> Case | None:
    """If no other color is available, the task is open again, but not for the color."""
    back = take_back(case.mine(home=False), case.seat, family, color)
    if back is None:
        return None
    for other in unused(case, case.seat, family):
        if other != color:
            return back.mine(tasks=plus(back.me.tasks, task(family, other)))
    return None


def site_filled(case: Case) -> bool:
    """Whether the action's color stands at the action's target."""
    target, statues = case.action.target, case.board.statues
    if target not in statues:
        return False
    return bool(case.position.sites[statues.index(target)] >> case.action.color & 1)


def keep(before: Case, after: Case) -> Case | None:
    """A filled site stays filled, and an empty city empty, by another's statue if need be."""
    if before.left == "statue.load":
        target = after.board.spaces[after.action.target]
        if not after.position.statues[target.color]:
            return after
        return _another_raises(after, target.color)
    if before.left != "statue.site-once" or not site_filled(before) or site_filled(after):
        return after
    color, slot = after.action.color, after.board.statues.index(after.action.target)
    if (other := next(filled(after, color), None)) is None:
        raised = _another_raises(after, color)
        if raised is None:
            return None
        after, other = raised, next(filled(raised, color))
    after = clear_site(after, color, other)
    sites = after.position.sites
    return after.put(sites=at(sites, slot, sites[slot] | 1 << color))


def _another_raises(case: Case, color: int) -> Case | None:
    """Some other player has raised a statue of the color."""
    white = task(Family.STATUE, WHITE)
    for seat, player in enumerate(case.position.players):
        if seat == case.seat or color not in unused(case, seat, Family.STATUE):
            continue
        if colors(player.tasks, Family.STATUE).count(WHITE) > len(player.statues):
            ready = case.give(seat, tasks=minus(player.tasks, white))
            if edited := bring_about(ready, seat, Family.STATUE, color):
                return edited
        for done in colors(player.done, Family.STATUE):
            back = take_back(case, seat, Family.STATUE, done)
            if edited := back and bring_about(back, seat, Family.STATUE, color):
                return edited
    return None
