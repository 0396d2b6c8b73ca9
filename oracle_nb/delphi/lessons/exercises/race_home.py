"""Exercises on the race home: who may enter Zeus's space, what comes after it, and who wins."""

from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.gods import SHIPS, among
from oracle_nb.delphi.lessons.exercises.homecoming import finished, holding, home, near_zeus
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.powers import ready
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    YES,
    Question,
    number,
    template,
    which_legal,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS, Color, God
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

RANGE: Final = 3
MOST_CARDS: Final = 12
ENTERED: Final = (YES, "zeus-closed", "zeus-far")
"""Whether a ship can sail to Zeus, and why not."""


# --- on the way ----------------------------------------------------------------------------------


@template(
    "home.enter",
    rests_on=("move.to-zeus", "move.range", "move.buy-range"),
    form=SingleChoice(ENTERED),
)
def enter(scene: ExerciseScene) -> Question:
    """Ask whether the ship can sail to Zeus now, and if not, why."""
    table = near_zeus(scene)
    zeus = table.rules.board.zeus
    steps = table.rules.board.distance()[table.me.ship][zeus]
    kind, tokens = ENTERED[scene.seed % 3], scene.seed // 3 % 3
    far = steps > RANGE + tokens
    assume(
        steps >= 2 and far == (kind == "zeus-far") and (kind != YES or not tokens or steps > RANGE)
    )
    color = table.random.choice(COLORS)
    table = finished(table, color if kind == "zeus-closed" else None)
    die = next(one for one in COLORS if one != color)
    table = table.with_me(dice=(die,), favor=tokens, cards=(0,) * 6)
    action = Action(Verb.MOVE, die, die, zeus)
    left = len(table.me.tasks)

    def answers(rules: Delphi) -> Answers:
        verdict = rules.check(table.position, action)
        if verdict:
            return frozenset({(YES,)})
        far = set(verdict.broken_rules) <= {"move.range", "move.buy-range"}
        return frozenset({("zeus-far" if far else "zeus-closed",)})

    def explain() -> tuple[Reason, ...]:
        away = {"steps": steps, "farthest": RANGE + tokens}
        return Reason("why-home-away", away), Reason("why-home-enter", {"tasks": left, **away})

    return Question(
        table,
        answers,
        facts={"die": Color(die), "tokens": tokens, "tasks": left},
        action=lambda part: action,
        look=(zeus,),
        explain=explain,
    )


@template("home.who", rests_on=("move.to-zeus", "move.range", "move.buy-range"))
def who(scene: ExerciseScene) -> Question:
    """Ask which of four players can sail to Zeus now."""
    table, random = near_zeus(among(scene, len(SHIPS))), scene.random
    board, ships = table.rules.board, SHIPS
    away = board.distance()[board.zeus]
    near = [space for space in board.water if 1 < away[space] <= RANGE]
    just = [space for space in board.water if away[space] == RANGE + 1]
    far = [space for space in board.water if away[space] > RANGE + 1]
    assume(near and just and far)
    color = random.choice(COLORS)
    # One is near with a task left; of the others, some are too far or have no token for it.
    kinds = [(near, 0, color), (just, 1, None), (just, 0, None), (near, 0, None), (far, 1, None)]
    chosen = random.sample([kinds[0], *random.sample(kinds[1:], 3)], 4)
    taken: list[int] = []
    for seat, (spaces, tokens, offering) in enumerate(chosen):
        at = finished(table.with_position(turn=seat), offering)
        free = [space for space in spaces if space not in taken]
        assume(free)
        taken.append(random.choice(free))
        at = at.with_me(ship=taken[-1], dice=(random.choice(COLORS),), cards=(0,) * 6)
        table = at.with_me(favor=tokens).with_position(turn=0)

    def answers(rules: Delphi) -> Answers:
        found = (ships[seat] for seat in range(len(ships)) if enters(rules, seat))
        return frozenset({tuple(sorted(map(str, found)))})

    def enters(rules: Delphi, seat: int) -> bool:
        position = table.with_position(turn=seat).position
        die = position.players[seat].dice[0]
        return bool(rules.check(position, Action(Verb.MOVE, die, die, board.zeus)))

    players = table.position.players
    waiting = next(seat for seat in range(len(ships)) if players[seat].tasks)
    rich = tuple(ships[seat] for seat in range(len(ships)) if players[seat].favor)

    def explain() -> tuple[Reason, ...]:
        able = [seat for seat in range(len(ships)) if away[players[seat].ship] <= RANGE]
        spaces = {"range": RANGE, "colors": tuple(ships[seat] for seat in able)}
        return Reason("why-home-waits", {"color": ships[waiting]}), Reason("why-home-near", spaces)

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(map(str, ships))),
        facts={"color": ships[waiting], "colors": rich, "count": len(rich)},
        look=(board.zeus,),
        explain=explain,
    )


# --- after the arrival ---------------------------------------------------------------------------


@template("home.then", rests_on=("end.leftovers", "action.draw-card", "god.trade"))
def then(scene: ExerciseScene) -> Question:
    """Ask what a player may still do after reaching Zeus."""
    random = scene.random
    table = home(finished(near_zeus(scene)), 0, there=True)
    board = table.rules.board
    one, two = random.sample(COLORS, 2)
    god = random.choice([god for god in God if god not in (God.POSEIDON, one)])
    water = [space for space in board.sailing[board.zeus] if board.spaces[space].color == two]
    assume(water and one != int(God.POSEIDON))
    table = table.with_me(
        dice=tuple(sorted((one, two))), favor=0, cards=(0,) * 6, gods=ready(god, God.POSEIDON)
    )
    table = table.with_position(spent=(random.choice(COLORS),))
    sails = [Action(Verb.MOVE, two, two, water[0]), Action(Verb.POSEIDON, target=board.water[0])]
    stays = [
        Action(Verb.DRAW, one),
        Action(Verb.FAVOR, two),
        Action(Verb.TRADE, color=god),
        Action(Verb.ADVANCE, one, one),
    ]
    actions = [sails[scene.seed % 2], *random.sample(stays, 3)]
    random.shuffle(actions)

    def explain(right: Answer) -> tuple[Reason, ...]:
        (moves,) = (one for one in actions if table.rules.notation.write(one) not in right)
        space = {"space": board.spaces[moves.target]}
        if moves.verb == Verb.MOVE:
            result = Reason("why-home-then-die", {"color": Color(moves.source), **space})
        else:
            result = Reason("why-home-then-god", {"god": God.POSEIDON, **space})
        return Reason("why-home-then"), result

    return which_legal(
        table, actions, explain, facts={"dice": tuple(map(Color, table.me.dice)), "god": God(god)}
    )


@template(
    "home.most",
    rests_on=("end.leftovers", "action.draw-card", "god.trade"),
    form=NumberInput(0, MOST_CARDS),
)
def most(scene: ExerciseScene) -> Question:
    """Ask with how many oracle cards a player can end who has just reached Zeus."""
    random = scene.random
    table = home(finished(near_zeus(scene)), 0, there=True)
    unused, held = scene.seed % 3, random.randint(0, 2)
    gods = random.sample([*God], (1, 2, 0, 1)[scene.seed % 4])
    dice = tuple(sorted(random.sample(COLORS, unused)))
    table = holding(table, 0, held, random.randint(0, 3)).with_me(gods=ready(*gods), dice=dice)
    table = table.with_position(spent=tuple(sorted(random.sample(COLORS, 3 - unused))))

    def answers(rules: Delphi) -> Answers:
        return number(_all_drawn(rules, table.position))

    def explain() -> tuple[Reason, ...]:
        facts = {"owned": held, "unused": unused, "count": len(gods)}
        total = held + unused + len(gods)
        return (
            Reason("why-home-sources"),
            Reason("why-home-left", facts),
            Reason("why-home-total", {**facts, "cards": total}),
        )

    return Question(
        table,
        answers,
        facts={
            "owned": held,
            "unused": unused,
            "dice": tuple(map(Color, dice)),
            "count": len(gods),
            "gods": tuple(sorted(gods)),
        },
        explain=explain,
    )


def _all_drawn(rules: Delphi, position: Position) -> int:
    """Return the oracle cards of a player who draws with all dice and trades all gods."""
    trades = [Action(Verb.TRADE, color=god) for god in COLORS]
    draws = [Action(Verb.DRAW, die) for die in position.players[0].dice]
    for action in (*trades, *draws):
        if rules.check(position, action):
            position = rules.apply(position, action, SeededChance(0)).position
    return sum(position.players[0].cards)


# --- the race ------------------------------------------------------------------------------------


@template(
    "home.race",
    rests_on=(
        "move.to-zeus",
        "offering.make",
        "oracle.recolor",
        "action.draw-card",
        "end.leftovers",
    ),
    form=ActionSequence(3),
)
def race(scene: ExerciseScene) -> Question:
    """Ask for the actions that complete the last task, the way home and an oracle card."""
    table = near_zeus(scene)
    board, random = table.rules.board, scene.random
    temple, color = board.temples[0], table.position.temples[0]
    docks = [space for space in board.adjacent[temple] if space in board.water]
    ship = random.choice(docks)
    steps = board.distance()[ship][board.zeus]
    others = random.sample([one for one in COLORS if one != color], 2)
    turned = scene.seed % 3
    dice = tuple(sorted(((color - turned) % 6, *others)))
    assume(steps <= RANGE and dice.count((color - turned) % 6) <= 1 and steps != 0)
    table = finished(table, color).with_me(
        ship=ship, dice=dice, favor=turned, cards=(0,) * 6, gods=(0,) * 6
    )
    table = holding(table, 0, 0, turned)

    def reached(position: Position) -> bool:
        me = position.players[0]
        return me.home and sum(me.cards) > 0

    def last(position: Position, action: Action) -> bool:
        done = not position.players[0].tasks
        return done and action.verb in (Verb.MOVE, Verb.DRAW)

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.MAKE_OFFERING, Verb.MOVE, Verb.DRAW)
        return written(rules, lines(rules, table.position, 3, verbs, last, reached, _in_time))

    assume(answers(table.rules))
    space = board.spaces[temple]
    return Question(
        table,
        answers,
        facts={
            "color": Color(color),
            "space": space,
            "dice": tuple(map(Color, dice)),
            "tokens": turned,
        },
        goal=reached,
        look=(temple, board.zeus),
        explain=lambda: (
            Reason("why-home-last", {"color": Color(color), "space": space}),
            Reason("why-home-sail", {"steps": steps, "range": RANGE}),
            Reason("why-home-card"),
        ),
    )


def _in_time(rules: Delphi, position: Position, left: int) -> bool:
    """Return whether the remaining actions may suffice for tasks, the way home and a card."""
    me = position.players[0]
    return len(me.tasks) + (not me.home) + (not any(me.cards)) <= left
