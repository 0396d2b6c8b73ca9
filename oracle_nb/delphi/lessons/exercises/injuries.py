"""Exercises on injuries: the check, recovering and discarding; and the titan."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import takewhile
from random import Random
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, assume, by_color
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Question,
    Sentence,
    Sentences,
    lines,
    message_of,
    number,
    only,
    own_template,
    several,
    template,
    written,
)
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import CheckInjuries, NextTurn, Phase, Position, Titan
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.consistency.shape import INJURIES
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason

DICE: Final = 3
Injuries: TypeAlias = tuple[int, ...]

CHECK: Final = ("turn.recover", "turn.no-injuries", "turn.some-injuries")
MOST: Final = 9
PREPARING: Final = (int(Verb.HEAL), int(Verb.FAVOR))

SIX: Final = 6
"""The roll of the titan die that no shield stops."""
_SAME: Final = 3
"""Number of injuries of one color that make a player recover."""


def listed(injuries: Injuries) -> tuple[Color, ...]:
    """Return the color of each injury card."""
    return tuple(color for color in COLORS for _ in range(injuries[color]))


def injured(position: Position, seat: int, injuries: Injuries) -> Position:
    """Return the position with other injury cards of a player; all others are in the pile."""
    players = list(position.players)
    players[seat] = replace(players[seat], injuries=injuries)
    held = [sum(player.injuries[color] for player in players) for color in range(len(COLORS))]
    return replace(
        position,
        players=tuple(players),
        injury_deck=tuple(INJURIES - number for number in held),
        injury_discard=(0,) * len(COLORS),
    )


def with_injuries(scene: ExerciseScene, injuries: Injuries) -> ExerciseScene:
    """Return the scene with other injury cards of the player who acts."""
    return replace(scene, position=injured(scene.position, scene.position.turn, injuries))


def at_check(position: Position, seat: int) -> Position:
    """Return the position just before a player's check for injuries."""
    check = (CheckInjuries(seat),)
    return replace(position, turn=seat, phase=Phase.CHECK, pending=check, spent=(), played=-1)


def turn_started(rules: Delphi, position: Position, seat: int) -> tuple[Position, list[Event]]:
    """Return the position after a player's check for injuries, and what happens in it.

    If the player must recover, they do.
    """
    players = list(position.players)
    dice = sorted((*players[seat].dice, *(0,) * DICE)[:DICE])
    players[seat] = replace(players[seat], dice=tuple(dice))
    position = at_check(replace(position, players=tuple(players)), seat)
    chance = SeededChance(0)
    transition = rules.begin(position, chance)
    happened = list(transition.events)
    while transition.position.turn == seat and (pending := transition.position.pending):
        if pending[0].player != seat:
            break
        action = rules.legal_actions(transition.position)[0]
        transition = rules.apply(transition.position, action, chance)
        happened += transition.events
    return transition.position, happened


def turn_ended(rules: Delphi, position: Position, seat: int) -> list[Event]:
    """Return what happens when a player ends their actions; no god of the others moves."""
    players = tuple(replace(player, gods=(0,) * len(COLORS)) for player in position.players)
    position = replace(
        position, players=players, turn=seat, phase=Phase.ACT, pending=(), spent=(), played=-1
    )
    return list(rules.apply(position, Action(Verb.END), SeededChance(0)).events)


def recovers(rules: Delphi, position: Position, injuries: Injuries) -> bool:
    """Return whether the first player would have to recover if their turn began so injured."""
    _, events = turn_started(rules, injured(position, 0, injuries), 0)
    return happens(events, "must-recover")


def happens(events: Sequence[Event], what: str) -> bool:
    """Return whether something happens before the next turn begins."""
    return any(event.what == what for event in _of_this_turn(events))


def discarded(events: Sequence[Event]) -> int:
    """Return how many injury cards are discarded before the next turn begins."""
    discards = (event for event in _of_this_turn(events) if event.what == "injuries-discarded")
    return sum(event.facts["injuries"] for event in discards)


def _of_this_turn(events: Sequence[Event]) -> Iterator[Event]:
    return takewhile(lambda event: event.what != "turn-begun", events)


def cards_drawn(rules: Delphi, position: Position, seat: int, roll: int) -> int:
    """Return how many injury cards a player draws for a roll of the titan die."""
    before = injured(position, seat, (0,) * len(COLORS))
    last = len(before.players) - 1
    steps = (Titan(last, roll), NextTurn(last))
    attacked = replace(before, turn=last, phase=Phase.CONSULT, pending=steps, spent=(), played=-1)
    events = rules.begin(attacked, SeededChance(0)).events
    drawn = (event for event in _of_this_turn(events) if event.what == "injury-drawn")
    return sum(event.player == seat for event in drawn)


def facts(injuries: Injuries, **more: Any) -> dict[str, Any]:
    """Return the facts of a question about injury cards."""
    return {"injuries": listed(injuries), "total": sum(injuries), **more}


def cards(random: Random, kind: str) -> Injuries:
    """Return the injury cards of a player: of one kind of result of the check."""
    first, second, third, fourth = random.sample(COLORS, 4)
    match kind:
        case "same":
            return by_color(
                [first] * 3 + random.sample((second, second, third, first), random.randint(0, 2))
            )
        case "mixed":
            return by_color(
                [first, first, second, *random.sample((second, third), random.randint(0, 2))]
            )
        case "few":
            return by_color([first, random.choice((first, second))][: random.randint(1, 2)])
        case "six":
            return by_color([first, first, second, second, third, random.choice((third, fourth))])
        case _:
            return by_color([])


# --- the check and recovering --------------------------------------------------------------------

RESULTS: Final[Answer] = ("injuries-recover", "injuries-reward", "injuries-nothing")


_OF_EVENT: Final = dict(zip(("must-recover", "unhurt", "some-injuries"), RESULTS, strict=True))


def counts_reason(injuries: Injuries) -> Reason:
    """Return how many injury cards there are, and the most of one color."""
    most = max(COLORS, key=lambda color: injuries[color])
    facts = {"total": sum(injuries), "most": injuries[most], "color": most}
    return Reason("why-injuries-counts", facts)


@own_template(
    "injuries.check",
    rests_on=("turn.recover", "turn.no-injuries", "turn.some-injuries"),
    form=SingleChoice(RESULTS),
)
def check(scene: ExerciseScene) -> Question:
    """Ask what the check for injuries leads to."""
    rare = scene.random.choice(("six", "none"))
    injuries = cards(scene.random, ("same", "mixed", "few", rare)[scene.seed % 4])
    table = with_injuries(scene, injuries)

    def answers(rules: Delphi) -> Answers:
        _, events = turn_started(rules, table.position, 0)
        return frozenset((_OF_EVENT[event.what],) for event in events[:1])

    def explain() -> tuple[Reason, ...]:
        count = counts_reason(injuries)
        if not sum(injuries):
            result = Reason("why-injuries-none")
        elif max(injuries) >= _SAME:
            result = Reason("why-injuries-same", count.facts)
        elif sum(injuries) >= SIX:
            result = Reason("why-injuries-six", count.facts)
        else:
            result = Reason("why-injuries-some", count.facts)
        return Reason("why-injuries-check"), count, result

    return Question(table, answers, facts=facts(injuries), explain=explain)


@own_template("injuries.left", rests_on=("turn.recover",), form=NumberInput(0, MOST))
def left(scene: ExerciseScene) -> Question:
    """Ask how many injury cards are left after recovering."""
    injuries = cards(scene.random, ("same", "six")[scene.seed % 2])
    table = with_injuries(scene, injuries)

    def answers(rules: Delphi) -> Answers:
        _, events = turn_started(rules, table.position, 0)
        return number(sum(injuries) - discarded(events))

    def explain() -> tuple[Reason, ...]:
        number = int(min(answers(table.rules))[0])
        total = sum(injuries)
        facts = {"total": total, "gone": total - number, "left": number}
        return Reason("why-injuries-left", {"total": total}), Reason("why-injuries-left-is", facts)

    return Question(table, answers, facts=facts(injuries), explain=explain)


TURN: Final[Answer] = ("injuries-discard", "injuries-die", "injuries-card", "injuries-roll")


@own_template(
    "injuries.turn",
    rests_on=("turn.recover", "turn.some-injuries", "turn.phases"),
    form=MultipleChoice(TURN),
)
def turn(scene: ExerciseScene) -> Question:
    """Ask what a player with some injuries does in this turn."""
    injuries = cards(scene.random, ("same", "mixed", "six")[scene.seed % 3])
    card = scene.random.choice(COLORS)
    die = scene.me.dice[0]
    deck = tuple(n - (color == card) for color, n in enumerate(scene.position.deck))
    holding = scene.with_me(cards=by_color([card])).with_position(deck=deck)
    table = with_injuries(holding, injuries)

    def answers(rules: Delphi) -> Answers:
        position, events = turn_started(rules, table.position, 0)
        acts = position.turn == 0 and position.phase == Phase.ACT
        actions = (Action(Verb.FAVOR, die), Action(Verb.FAVOR, CARD + card), Action(Verb.END))
        legal = (acts and bool(rules.check(position, action)) for action in actions)
        results = zip(TURN, (happens(events, "must-recover"), *legal), strict=True)
        return several(key for key, holds in results if holds)

    def explain() -> tuple[Reason, ...]:
        recovers = max(injuries) >= _SAME or sum(injuries) >= SIX
        result = "why-injuries-turn-ends" if recovers else "why-injuries-turn-goes-on"
        return Reason("why-injuries-turn"), counts_reason(injuries), Reason(result)

    return Question(table, answers, facts=facts(injuries, card=Color(card)), explain=explain)


# --- discarding ----------------------------------------------------------------------------------


@own_template("injuries.discard", rests_on=("injury.discard",), form=NumberInput(0, MOST))
def discard(scene: ExerciseScene) -> Question:
    """Ask how many injury cards are left after a die has discarded some."""
    random = scene.random
    die, first, second = random.sample(COLORS, 3)
    injuries = by_color([die, die, *random.sample((first, first, second), random.randint(1, 3))])
    table = with_injuries(scene.with_me(dice=tuple(sorted((die, first, second)))), injuries)

    def answers(rules: Delphi) -> Answers:
        action = Action(Verb.HEAL, die, die)
        then = rules.apply(table.position, action, SeededChance(0)).position
        return number(sum(then.players[0].injuries))

    def explain() -> tuple[Reason, ...]:
        facts = {
            "die": Color(die),
            "total": sum(injuries),
            "count": injuries[Color(die)],
            "left": int(min(answers(table.rules))[0]),
        }
        return Reason("why-injuries-discard", {"die": Color(die)}), Reason(
            "why-injuries-discard-is", facts
        )

    return Question(table, answers, facts=facts(injuries, die=Color(die)), explain=explain)


Goal = Callable[[Delphi, Injuries], bool]


def preparing(scene: ExerciseScene, reached: Goal) -> Question:
    """Ask for at most two actions after which the injuries are few enough.

    Some but not all injury cards that a die can discard must do.
    """
    start = scene.position

    def goal_by(rules: Delphi) -> Callable[[Position], bool]:
        known = cache(lambda injuries: reached(rules, injuries))
        return lambda position: known(position.players[0].injuries)

    def way(rules: Delphi, most: int) -> Answers:
        goal = goal_by(rules)
        paths = lines(
            rules, start, most, PREPARING, lambda _, action: action.verb == Verb.HEAL, goal
        )
        return written(rules, paths)

    legal = scene.rules.legal_actions(start)
    first_actions = sum(action.verb == Verb.HEAL for action in legal)
    assume(way(scene.rules, 2) and len(way(scene.rules, 1)) != first_actions)
    injuries = scene.me.injuries
    return Question(
        scene,
        lambda rules: way(rules, 2),
        form=ActionSequence(2),
        facts=facts(injuries, dice=scene.dice, tokens=scene.me.favor, shield=scene.me.shield),
        action=scene.rules.notation.read,
        goal=goal_by(scene.rules),
        explain=lambda: (Reason(message_of("why", scene)), counts_reason(injuries)),
    )


@template(
    "injuries.ready", rests_on=("turn.recover", "injury.discard", "oracle.recolor"), staged=ashore
)
def ready(scene: ExerciseScene) -> Question:
    """Ask to discard injuries such that the player needn't recover next turn."""
    first, second, third, fourth = scene.random.sample(COLORS, 4)
    kinds = (
        [first] * 3 + [second, second, third],
        [first, first, second, second, third, third, fourth],
    )
    table = with_injuries(scene.with_me(favor=scene.seed % 3), by_color(kinds[scene.seed % 2]))

    def reached(rules: Delphi, injuries: Injuries) -> bool:
        return not recovers(rules, table.position, injuries)

    return preparing(table, reached)


FACES: Final = tuple(map(str, range(1, 7)))
STRONGEST: Final = 5
"""The highest shield, and the highest roll that a shield can stop."""


@own_template("titan.drawn", rests_on=("titan.attack", "titan.six"), form=NumberInput(0, 6))
def drawn(scene: ExerciseScene) -> Question:
    """Ask how many injury cards a roll costs."""
    random = scene.random
    shield = random.randint(2, STRONGEST - 1)
    lower, higher = random.randint(1, shield - 1), random.randint(shield + 1, STRONGEST)
    roll = (shield, higher, 6, lower)[scene.seed % 4]
    table = scene.with_me(shield=shield)

    texts = {"shield": shield, "roll": roll}

    def explain() -> tuple[Reason, ...]:
        facts = {"shield": shield, "roll": roll}
        if roll == SIX:
            result = Reason("why-titan-six")
        else:
            result = Reason("why-titan-above" if roll > shield else "why-titan-below", facts)
        return Reason("why-titan-drawn", {"shield": shield}), result

    return Question(
        table,
        lambda rules: number(cards_drawn(rules, table.position, 0, roll)),
        facts=texts,
        explain=explain,
    )


@own_template("titan.rolls", rests_on=("titan.attack", "titan.six"), form=MultipleChoice(FACES))
def rolls(scene: ExerciseScene) -> Question:
    """Ask which rolls cost exactly one injury card."""
    shield = scene.random.randint(0, STRONGEST - 1)
    table = scene.with_me(shield=shield)

    def answers(rules: Delphi) -> Answers:
        position = table.position
        return several(face for face in FACES if cards_drawn(rules, position, 0, int(face)) == 1)

    def explain() -> tuple[Reason, ...]:
        numbers = tuple(map(int, min(answers(table.rules))))
        return (
            Reason("why-titan-rolls", {"shield": shield}),
            Reason("why-titan-rolls-are", {"numbers": numbers}),
        )

    return Question(table, answers, facts={"shield": shield}, explain=explain)


@own_template(
    "titan.first-round", rests_on=("ship.shield", "setup.shield", "titan.attack", "titan.six")
)
def first_round(scene: ExerciseScene) -> Question:
    """Ask who draws injury cards in the first round, one of them with the shield tile."""
    # The shield decides about half of the rolls, and either color owns it.
    roll = (2, 3, 1, 6, 2, 1, 5)[scene.seed % 7]
    ships = [Color(ship) for ship in scene.rules.setting.ships]
    scene.random.shuffle(ships)
    setting = replace(scene.rules.setting, ships=tuple(ships))
    scene = scene.moved_to(Delphi(setting), scene.position)

    def answers(rules: Delphi) -> Answers:
        hit = [
            str(ship)
            for seat, ship in enumerate(ships)
            if cards_drawn(rules, scene.position, seat, roll)
        ]
        return several(hit)

    def explain() -> tuple[Reason, ...]:
        colors = min(answers(scene.rules))
        hit = tuple(Color[name.upper()] for name in colors)
        return (
            Reason("why-titan-first-round", {"roll": roll}),
            Reason("why-titan-first-are", {"roll": roll, "colors": hit}),
        )

    return Question(
        scene,
        answers,
        form=MultipleChoice(tuple(map(str, scene.random.sample(ships, len(ships))))),
        facts={"owner": ships[0], "other": ships[1], "roll": roll},
        explain=explain,
    )


@own_template(
    "titan.rolled",
    rests_on=("titan.roll", "setup.titan-die", "turn.recover"),
    form=SingleChoice((YES, NO)),
)
def rolled(scene: ExerciseScene) -> Question:
    """Ask whether the titan die is rolled at the end of a turn."""
    ships = [Color(ship) for ship in scene.rules.setting.ships]
    seat, recovering = (scene.seed + scene.seed // 4) % 2, scene.seed // 2 % 2
    injuries = cards(scene.random, "same" if recovering else "few")
    position = injured(scene.position, seat, injuries)

    def answers(rules: Delphi) -> Answers:
        if recovering:
            _, events = turn_started(rules, position, seat)
        else:
            events = turn_ended(rules, position, seat)
        return only(YES if happens(events, "titan-rolled") else NO)

    def explain() -> tuple[Reason, ...]:
        result = "why-titan-last" if ships[seat] == ships[1] else "why-titan-not-last"
        return Reason("why-titan-rolled"), Reason(result, {"owner": ships[seat]})

    return Question(
        scene.with_position(players=position.players, injury_deck=position.injury_deck),
        answers,
        facts={"first": ships[0], "last": ships[1], "owner": ships[seat], "recovering": recovering},
        explain=explain,
    )


def _withstands(scene: ExerciseScene) -> Goal:
    """Return the goal: no roll but a 6 forces the player to recover next turn."""

    @cache
    def most(rules: Delphi) -> int:
        return max(cards_drawn(rules, scene.position, 0, roll) for roll in range(1, 6))

    others = scene.position.players[1:]
    left = [INJURIES - sum(player.injuries[color] for player in others) for color in COLORS]

    def reached(rules: Delphi, injuries: Injuries) -> bool:
        # Cards of one color are the worst that can be drawn, as many as the others don't hold.
        worst = (_more(injuries, color, most(rules), left[color]) for color in COLORS)
        return not any(recovers(rules, scene.position, more) for more in worst)

    return reached


def _more(injuries: Injuries, color: int, number: int, most: int) -> Injuries:
    counts = list(injuries)
    counts[color] = min(most, counts[color] + number)
    return tuple(counts)


@template(
    "titan.ready",
    rests_on=("titan.attack", "turn.recover", "injury.discard", "oracle.recolor"),
    staged=ashore,
)
def withstand(scene: ExerciseScene) -> Question:
    """Ask to discard injuries such that the titan can't force the player to recover."""
    first, second, third, fourth = scene.random.sample(COLORS, 4)
    kinds = (
        [first, first, second, third],
        [first, first, second, second, third],
        [first, first, second, third, fourth],
    )
    shield = scene.random.randint(0, STRONGEST - 1)
    table = with_injuries(
        scene.with_me(favor=scene.seed % 3, shield=shield), by_color(kinds[scene.seed % 3])
    )
    return preparing(table, _withstands(table))


def _after_check(
    scene: ExerciseScene, colors: Sequence[int], seen: Callable[[Position, list[Event]], bool]
) -> Sentence:
    """Return what is seen of the check with injury cards of these colors, and of the recovery."""
    position = injured(scene.position, 0, by_color(colors))
    return lambda rules: seen(*turn_started(rules, position, 0))


def _discards(scene: ExerciseScene, color: int, injuries: Injuries, number: int) -> Sentence:
    """Return whether a die leaves this many of the injuries."""
    position = with_injuries(scene.with_me(dice=(color,)), injuries).position

    def holds(rules: Delphi) -> bool:
        end = rules.apply(position, Action(Verb.HEAL, color, color), SeededChance(0)).position
        return sum(end.players[0].injuries) == number

    return holds


def _draws(scene: ExerciseScene, shield: int, roll: int, number: int) -> Sentence:
    """Return whether the titan's roll gives the first player this many injury cards."""
    position = scene.with_me(shield=shield).position
    return lambda rules: cards_drawn(rules, position, 0, roll) == number


def titan_rolls(rules: Delphi, position: Position, seat: int, injuries: Injuries) -> bool:
    """Return whether the titan die is rolled at the end of a turn of somebody so injured."""
    before = injured(position, seat, injuries)
    if recovers(rules, position, injuries):
        before, events = turn_started(rules, before, seat)
        if before.turn != seat or happens(events, "titan-rolled"):
            return happens(events, "titan-rolled")
        # Somebody may believe that actions follow, at whose end the dice are rolled.
    return happens(turn_ended(rules, before, seat), "titan-rolled")


def on_injuries(scene: ExerciseScene, random: Random) -> Sentences:
    """Return sentences on the check at the start of a turn and on discarding injuries."""
    first, second, third = random.sample(COLORS, 3)
    check = partial(_after_check, scene)

    def recover(end: Position, events: list[Event]) -> bool:
        return happens(events, "must-recover")

    sentences: dict[str, Sentence] = {
        "quiz-same-recovers": check([first] * 3 + [second], recover),
        "quiz-mixed-recovers": check([first, first, second, third], recover),
        "quiz-recover-left": check(
            [first] * 4 + [second] * 2, lambda end, events: discarded(events) == 3
        ),
        "quiz-recover-all": check(
            [first] * 3 + [second] * 2, lambda end, events: discarded(events) == 5
        ),
        "quiz-recover-acts": check(
            [first] * 3 + [second] * 3, lambda end, events: end.turn == 0 and end.phase == Phase.ACT
        ),
        "quiz-few-rewarded": check([first], lambda end, events: happens(events, "unhurt")),
        "quiz-discard-all": _discards(scene, first, by_color([first, first, second]), 1),
    }
    return sentences, {"injury": Color(first), "second": Color(second), "third": Color(third)}


def on_titan(scene: ExerciseScene, shield: int) -> Sentences:
    """Return sentences on the titan's rolls against a shield."""
    scene = scene.with_me(dice=scene.me.dice[:DICE])
    sentences: dict[str, Sentence] = {
        "quiz-titan-equal": _draws(scene, shield, shield, 1),
        "quiz-titan-below": _draws(scene, shield, shield - 1, 1),
        "quiz-titan-above": _draws(scene, shield, shield + 2, 1),
        "quiz-titan-six": _draws(scene, shield, 6, 2),
        "quiz-titan-recovering": lambda rules: titan_rolls(
            rules, scene.position, 1, by_color([0] * 3 + [1] * 3)
        ),
        "quiz-titan-first": lambda rules: titan_rolls(rules, scene.position, 0, by_color([0])),
    }
    return sentences, {"shield": shield, "below": shield - 1, "above": shield + 2}
