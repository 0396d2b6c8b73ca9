"""Proofs of the answers to prediction questions of later lessons, and of the Advanced Game."""

from itertools import product

from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, IslandTile
from oracle_nb.games.registry import presentation_of
from oracle_nb.lessons.course import Course
from tests.lessons.prediction_proofs import NAMES, Proof, Scene

RED, BLUE, PINK, BLACK = (NAMES.index(name) for name in ("red", "blue", "pink", "black"))
Rights = tuple[bool, ...]


def taken_site(course: Course) -> Rights:
    scene = Scene(course)
    assert scene.legal("raise-statue die:pink park") is False
    legal = scene.legal("raise-statue die:blue park")
    free = Scene(course, statues=["pink"]).legal("raise-statue die:pink park")
    return not legal and free, legal, legal


def first_step(course: Course) -> Rights:
    scene = Scene(course)
    before, after = (p.players[0].gods[PINK] for p in (scene.position, scene.after("advance pink")))
    return before == 0 and after == 3, after == 1, after == TOP_ROW


def foreign_reward(course: Course) -> Rights:
    scene = Scene(course)
    after = scene.after("explore die:green skerry", tile=["yellow-psi"]).players
    mine, yellow = (
        new.favor - old.favor for new, old in zip(after, scene.position.players, strict=True)
    )
    return mine > 0 == yellow, yellow > 0, mine == yellow == 0


def fighting_on(course: Course) -> Rights:
    won = _winning(course, "fight red lair", (5, 6, 7, 8))
    return won == [6, 7, 8], won == [7, 8], won == [8]


def _winning(course: Course, action: str, rolls: tuple[int, ...]) -> list[int]:
    """Return the rolls with which an attack completes a task."""
    scene = Scene(course)
    left = len(scene.position.players[0].tasks)
    return [
        roll for roll in rolls if len(scene.after(action, battle=[roll]).players[0].tasks) < left
    ]


def full_strength(course: Course) -> Rights:
    won = _winning(course, "fight die:black lair", (7, 8, 9))
    return won == [9], won == [8, 9]


def both_red(course: Course) -> Rights:
    injuries = Scene(course).after("heal die:red").players[0].injuries
    red, blue = injuries[RED], injuries[BLUE]
    return (red, blue) == (0, 2), (red, blue) == (1, 2), (red, blue) == (0, 0)


def _drawn(course: Course, roll: int) -> int:
    """Return the injuries that the learner draws, the second player, with a roll of the titan."""
    scene = Scene(course)
    after = scene.after("end", die=["red", "blue", "green"], titan=[roll])
    before, drawn = (sum(p.players[1].injuries) for p in (scene.position, after))
    return int(drawn - before)


def equal_titan(course: Course) -> Rights:
    assert Scene(course).position.players[1].shield == 2 and _drawn(course, 3) == 1
    return _drawn(course, 2) == 0, _drawn(course, 2) == 1


def six(course: Course) -> Rights:
    return _drawn(course, 6) == 2, _drawn(course, 6) == 1, _drawn(course, 6) == 0


def lowest_row(course: Course) -> Rights:
    scene = Scene(course)
    legal = [scene.legal(f"advance {color}") for color in ("green", "black", "pink")]
    ended = not scene.after("advance green").pending
    return legal == [True, True, False], all(legal), all(legal) and not ended


def no_die(course: Course) -> Rights:
    scene = Scene(course)
    dice = [len(p.players[0].dice) for p in (scene.position, scene.after("poseidon w4"))]
    return dice[0] == dice[1], dice[1] == dice[0] - 1, dice[1] == dice[0] - 2


def far_city(course: Course) -> Rights:
    scene = Scene(course)
    cities = {text.split()[1] for text in scene.written() if text.startswith("hermes ")}
    return len(cities) > 1, cities == {"blue"}


def any_color(course: Course) -> Rights:
    scene = Scene(course)
    board, ship = scene.rules.board, scene.position.players[0].ship
    ends = [board.find(text.split()[2]) for text in scene.written() if "move die:red " in text]
    far = {space.color for space in ends if board.distance()[ship][space.index] > 3}
    return len(far) > 1, far == {RED}


def back_to_row(course: Course) -> Rights:
    row = Scene(course).after("trade black").players[0].gods[BLACK]
    return row == 3, row == 0, row == TOP_ROW


def wasted(course: Course) -> Rights:
    scene = Scene(course)
    before, after = scene.position, scene.after("take offerings-pink-blue-black")
    goods = [(p.players[0].offerings, p.players[0].statues) for p in (before, after)]
    asked = [step for step in after.pending if "offering" in type(step).__name__.lower()]
    kept = [after.players[0].offerings != before.players[0].offerings]
    return goods[0] == goods[1] and not asked, bool(asked), kept == [True]


def no_spaces(course: Course) -> Rights:
    scene = Scene(course)
    assert scene.position.players[0].favor == 0
    (start, _), (end, _) = (scene.rules.board.spaces[i].hex for i in (0, course.look[0]))
    legal = scene.legal("move die:blue far")
    return legal and end - start > 3, not legal


def last_turn(course: Course) -> Rights:
    scene = Scene(course)
    position, turns = scene.after("end", die=["red", "blue", "green"]), []
    while position.phase != Phase.OVER:
        seat = scene.rules.to_move(position)
        if position.phase == Phase.ACT and seat not in turns:
            turns.append(seat)
        scene.position = position
        legal = scene.rules.legal_actions(position)
        ends = [action for action in legal if scene.rules.notation.write(action) == "end"]
        position = scene.after(scene.rules.notation.write((ends or legal)[0]))
    return turns == [2], turns == [2, 0], turns == []


def tie(course: Course) -> Rights:
    scene = Scene(course)
    assert [sum(player.cards) for player in scene.position.players[1:]] == [2, 2]
    over = scene.after("end", die=["red", "blue", "green"], titan=[2])
    winners = scene.rules.result(over).winners
    return winners == (2,), winners == (1,), winners == (1, 2)


def no_red(course: Course) -> Rights:
    rolls = list(product(NAMES, repeat=3))
    assert len(NAMES) == len(COLORS) == 6
    share = round(100 * sum("red" not in roll for roll in rolls) / len(rolls))
    return share == 58, share == 33, share == 17


def one_die(course: Course) -> Rights:
    scene = Scene(course)
    shores = ("w4", "w5")
    sailing = any(
        scene.legal(f"move die:{die}{color} {shore}")
        for die in ("red", "blue", "green")
        for color in ("", *(f">{name}" for name in NAMES if name != die))
        for shore in shores
    )
    scene.position = scene.after("advance die:blue")
    dice = len(scene.position.players[0].dice)
    enough = not sailing and dice == 2 and scene.legal("poseidon w4")
    return enough, not enough, False


def gap(course: Course) -> Rights:
    scene = Scene(course, favor=9)
    board = scene.rules.board
    find, ship = board.find("D12").index, scene.position.players[0].ship
    beside = find in [*board.adjacent[ship], *board.adjacent[board.find("D11").index]]
    moves = [text for text in scene.written() if text.startswith("move")]
    actions = presentation_of(scene.rules, "en").actions
    crossed = any(find in actions.route(scene.rules, scene.position, scene.read(m)) for m in moves)
    return beside and not crossed, crossed, crossed


def nobodys_tiles(course: Course) -> Rights:
    assert len(IslandTile) == 12
    others = sum(tile.color not in (Color.RED, Color.YELLOW) for tile in IslandTile)
    return others == 6, others == 0, others == 3


def white_task(course: Course) -> Rights:
    scene = Scene(course)
    legal = scene.legal("load-offering die:yellow grove")
    tasks = {str(Task(task)) for task in scene.position.players[0].tasks}
    assert "offering:yellow" not in tasks and "offering:any" in tasks
    return legal, not legal


# --- the Advanced Game of Mythology ---------------------------------------------------------------


def monster_points(course: Course) -> Rights:
    scene = Scene(course)
    hydra, sheet = scene.read("note hydra 3").unit, scene.position.sheets[0]
    assert sheet.last_noted[hydra] == 5
    counted = sheet.available(hydra)
    return counted == 0, counted == 5


def lapsed(course: Course) -> Rights:
    scene = Scene(course)
    orpheus = scene.read("note orpheus 1").unit
    before, after = (p.sheets[0].totals[orpheus] for p in (scene.position, scene.after("close")))
    return before == 4 and after == 0, after == 4


def any_unit(course: Course) -> Rights:
    scene = Scene(course)
    nestor = scene.read("claim nestor").unit
    assert scene.position.sheets[0].available(nestor) == 0
    legal = scene.legal("claim nestor")
    return legal, not legal, False


def tens(course: Course) -> Rights:
    """The result says it, and the other's 25 is below it, and 31 above."""
    scene = Scene(course)

    def drawn(red: int, white: int) -> tuple[int, int]:
        chance = scene.chance({"red": [2, red], "white": [6, white]}, 0)
        events = scene.rules.apply(scene.position, scene.read("draw"), chance).events
        rolls = [event.facts["roll"] for event in events if event.what == "arbitration-rolled"]
        (winner,) = (event.player for event in events if event.what == "challenge-won")
        return rolls[0], winner

    (number, below), (_, above) = drawn(2, 5), drawn(3, 1)
    assert (below, above) == (0, 1)
    return number == 26, number == 62, number == 8


def loser_dies(course: Course) -> Rights:
    scene = Scene(course)
    action = scene.read("attack perseus hydra")
    after = scene.after("attack perseus hydra", red=[1], white=[1])
    perseus = after.units[action.unit]
    hydra = after.units[scene.read("note hydra 1").unit]
    return perseus < 0 <= hydra, perseus >= 0 and hydra >= 0, after.pending != ()


def no_aid(course: Course) -> Rights:
    scene = Scene(course)
    jason = scene.read("seize jason").unit
    assert scene.position.sheets[0].aid_for(jason) == 2

    def taken(red: int, white: int) -> bool:
        after = scene.after("seize jason", red=[red], white=[white])
        return bool(after.bearers.count(jason) > scene.position.bearers.count(jason))

    rolls = [taken(4, 3), taken(4, 4), taken(4, 5), taken(5, 4)]
    return rolls == [False, False, True, True], rolls[0], not rolls[3]


def no_armor(course: Course) -> Rights:
    """Nestor's own Defense is 45: a total of 46 kills him in spite of his armor."""
    scene = Scene(course)
    nestor = scene.read("note nestor 1").unit
    assert scene.position.carried_by(nestor)
    alive = [
        scene.after("occur earthquake-2", red=[2], white=[white]).units[nestor] >= 0
        for white in (5, 6)
    ]
    return alive == [True, False], alive == [True, True]


def home(course: Course) -> Rights:
    scene = Scene(course)
    # A point is for the move.
    added = scene.after("go jason 2911").glory[0] - scene.position.glory[0] - 1
    return added == 50, added == 5, added == 0


PROOFS: dict[tuple[str, str, int], Proof] = {
    ("delphi", "statues", 5): taken_site,
    ("delphi", "exploring", 5): first_step,
    ("delphi", "shrines", 1): foreign_reward,
    ("delphi", "fighting", 2): fighting_on,
    ("delphi", "lost-rounds", 3): full_strength,
    ("delphi", "injuries", 3): both_red,
    ("delphi", "titan", 1): equal_titan,
    ("delphi", "titan", 2): six,
    ("delphi", "gods", 3): lowest_row,
    ("delphi", "powers", 1): no_die,
    ("delphi", "powers", 8): far_city,
    ("delphi", "companions", 4): any_color,
    ("delphi", "ships", 5): back_to_row,
    ("delphi", "equipment-at-once", 3): wasted,
    ("delphi", "equipment-to-keep", 2): no_spaces,
    ("delphi", "ending", 4): last_turn,
    ("delphi", "ending", 6): tie,
    ("delphi", "saving-dice", 4): no_red,
    ("delphi", "priorities", 1): one_die,
    ("delphi", "board", 4): gap,
    ("delphi", "setup", 5): nobodys_tiles,
    ("delphi", "options", 1): white_task,
    ("mythology-advanced", "sheet", 2): monster_points,
    ("mythology-advanced", "sheet", 3): lapsed,
    ("mythology-advanced", "control", 1): any_unit,
    ("mythology-advanced", "dice", 1): tens,
    ("mythology-advanced", "combat", 1): loser_dies,
    ("mythology-advanced", "cargo", 4): no_aid,
    ("mythology-advanced", "divine", 1): no_armor,
    ("mythology-advanced", "glory", 1): home,
}
