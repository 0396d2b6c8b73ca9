"""The list of actions that bring a player closer to glory, in words."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.presentation.actions import TaskAction
from oracle_nb.mythology.advanced.bots.playing import Play, card_to_lay
from oracle_nb.mythology.advanced.bots.sending import death_bonus
from oracle_nb.mythology.advanced.bots.walking import has_prize_for
from oracle_nb.mythology.advanced.model.actions import REPEAT, Action, Verb
from oracle_nb.mythology.advanced.model.divine import Count
from oracle_nb.mythology.advanced.model.numbers import (
    EVIL_KILLED,
    MONSTER_KILLED,
    PRIZE_HOME,
    PRIZE_TAKEN,
)
from oracle_nb.mythology.advanced.model.position import Phase, Position, Way
from oracle_nb.mythology.advanced.rules.fates import condition_of
from oracle_nb.mythology.advanced.rules.forecast import prize_chance
from oracle_nb.mythology.advanced.ui.choices import heroes_struck, nearest_prize
from oracle_nb.mythology.advanced.ui.goals import Goal, goals_of, notes_of
from oracle_nb.mythology.advanced.ui.map_scene import prize_numbers
from oracle_nb.mythology.packs.data_pack import fighter_of
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, Side
from oracle_nb.mythology.ui.counters import initials
from oracle_nb.mythology.ui.map_scene import with_numbers
from oracle_nb.mythology.ui.signs import prize_sign, side_sign, unit_sign
from oracle_nb.text.numbers import signed

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording

_LISTED: Final = 4
"""Maximum number of actions that are listed first."""


def listed_tasks(
    rules: "AdvancedMythology",
    words: "Wording",
    position: Position,
    seat: int,
    actions: Sequence[Action],
    theme: str,
) -> Iterator[TaskAction]:
    """Yield what brings glory, Areas for a god, or entries for the log sheet."""
    if position.phase is Phase.PLACING:
        yield from _areas(rules, words, position, actions, theme)
    elif REPEAT in actions:
        yield TaskAction(REPEAT, words.say("toward-repeat"), side_sign(Side.HEROES, theme, 24))
    elif position.phase is Phase.SHEETS:
        # Points for Heroes, with the Prize near each, or the glory for moving it.
        for note in notes_of(rules, position, seat, actions)[:_LISTED]:
            task = words.say("toward-move")
            if near := near_facts(rules, words, position, note.unit):
                # The chance says more than the number on which it depends.
                near |= {"prize": rules.pack.prize[near["number"]].name(words.language)}
                chance = prize_chance(position, rules.world, note.unit, near["number"])
                task = words.say("near-worth", **near, chance=chance)
            yield TaskAction(note, task, unit_sign(note.unit, theme, 24))
        if (play := helpful_card(rules, position)) is not None:
            task = words.say("toward-lay", help=play.what)
            yield TaskAction(play.action, task, side_sign(Side.HEROES, theme, 24))
    else:
        for goal in goals_of(rules, position, actions)[:_LISTED]:
            yield _task(rules, words, position, seat, goal, theme)


def _task(
    rules: "AdvancedMythology",
    words: "Wording",
    position: Position,
    seat: int,
    goal: Goal,
    theme: str,
) -> TaskAction:
    """Return a fight, or a way or an attempt for a Prize, with the glory for it."""
    action, foe, prize, home, ends = goal
    if foe >= 0:
        unit = fighter_of(rules.pack, foe).name(words.language)
        fighter = position.top.unit if isinstance(position.top, Way) else action.unit
        worth = _fight_worth(words, position, seat, fighter, foe)
        task = words.say("toward-fight", unit=unit, worth=worth, ends=ends)
        return TaskAction(action, task, unit_sign(foe, theme, 24))
    name = rules.pack.prize[prize].name(words.language)
    worth = prize_worth(words, position, seat, prize)
    if home:
        pays = has_prize_for(position, seat, action.unit) and not position.homed >> prize & 1
        worth = _worth(words, PRIZE_HOME if pays else 0)
    message = "toward-home" if home else "toward-prize"
    task = words.say(message, prize=name, worth=worth, ends=ends)
    return TaskAction(action, task, prize_sign(initials(name), theme, 24))


def near_facts(
    rules: "AdvancedMythology", words: "Wording", position: Position, hero: int
) -> dict[str, Any]:
    """Return the Prize near a Hero with its numbers and worth, and the spaces; {} for none."""
    near = nearest_prize(rules, position, hero)
    if near is None:
        return {}
    name = rules.pack.prize[near.prize].name(words.language)
    prize = with_numbers(name, prize_numbers(rules.pack, near.prize), words.language)
    seat = position.to_move
    worth = "" if seat is None else prize_worth(words, position, seat, near.prize)
    return {"prize": prize, "number": near.prize, "spaces": near.spaces, "worth": worth}


def helpful_card(rules: "AdvancedMythology", position: Position) -> Play | None:
    """Return the card that a bot would lay, once all points are noted; None for none."""
    seat = position.to_move
    if position.phase is not Phase.SHEETS or seat is None or seat >= len(position.sheets):
        return None
    sheet = position.sheets[seat]
    if sheet is None or sheet.left:
        return None
    view = rules.view(position, seat)
    return card_to_lay(view, rules.world, seat, sheet, rules.legal_actions(view))


def _areas(
    rules: "AdvancedMythology",
    words: "Wording",
    position: Position,
    actions: Sequence[Action],
    theme: str,
) -> Iterator[TaskAction]:
    """Yield the Areas in which the own occurrences touch most Heroes."""
    counts = [
        (heroes_struck(rules, position, action.target), action)
        for action in actions
        if action.verb is Verb.PLACE
    ]
    for count, action in sorted(counts, key=lambda counted: -counted[0])[:_LISTED]:
        if count:
            said = words.say("heroes-here", count=count)
            yield TaskAction(action, said, side_sign(Side.HEROES, theme, 24))


def prize_worth(words: "Wording", position: Position, seat: int, prize: int) -> str:
    """Return the glory for taking a Prize, with what it adds for the own Fate.

    A Prize that a Hero carries is on the map, so that no Fate loses anything by it.
    """
    paid = seat < len(position.paid) and position.paid[seat] >> prize & 1
    condition = condition_of(position, seat)
    owned = condition is not None and condition.counting is Count.OWN_PRIZES
    fate = int(condition.points) if condition and owned else 0
    return _worth(words, 0 if paid else PRIZE_TAKEN, fate)


def _fight_worth(words: "Wording", position: Position, seat: int, unit: int, foe: int) -> str:
    """Return the glory for a dead Monster or Lesser Evil, with what the own Fate gains or loses.

    For a Hero it depends on secret points.
    """
    glory = 0
    if unit < HEROES <= foe:
        glory = EVIL_KILLED if foe >= FIRST_EVIL else MONSTER_KILLED
    return _worth(words, glory, int(death_bonus(position, seat, foe)))


def _worth(words: "Wording", glory: int, fate: int = 0) -> str:
    return words.say("worth", glory=glory, fate=fate, change=signed(fate))
