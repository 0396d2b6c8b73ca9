"""Checks that the reasons of answers about injuries, gods and the check-up are true."""

from typing import Any

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import Color, God
from tests.lessons.map_reason_checks import answer_spaces, here, lands
from tests.lessons.reason_checks import ReadReason, general, states, steps

general("why-injuries-check", "why-injuries-turn", "why-injuries-ready", "why-titan-rolled")
general("why-titan-ready", "why-gods-roll", "why-gods-climb", "why-powers-usable")
general("why-powers-afterwards", "why-powers-poseidon", "why-powers-artemis", "why-powers-cure")
general("why-powers-ares", "why-powers-hermes", "why-powers-delivery", "why-checkup-fight")
general("why-checkup-tiles", "why-checkup-cargo", "why-checkup-gods")

FIRST = {2: 3, 3: 2, 4: 1}
TOP = 6


def cards(read: ReadReason) -> tuple[int, ...]:
    return read.me.injuries


def same_answer(read: ReadReason, option: str) -> bool:
    return read.exercise.answers == {(option,)}


@states("why-injuries-counts")
def _counts(read: ReadReason) -> Any:
    facts, total = read.statement.facts, sum(cards(read))
    said, most = facts.get("total", total), facts.get("most")
    color = facts.get("color")
    # The messages for one card and for different colors don't print all facts.
    named = color is None or cards(read)[Color[str(color).upper()]] == max(cards(read))
    number = not isinstance(most, int) or most == max(cards(read))
    return named and number and (not isinstance(said, int) or said == total)


@states("why-injuries-none")
def _none(read: ReadReason) -> Any:
    return not sum(cards(read)) and same_answer(read, "injuries-reward")


@states("why-injuries-same")
def _same(read: ReadReason) -> Any:
    most = cards(read)[Color[read["color"].upper()]]
    return most == read["most"] >= 3 and same_answer(read, "injuries-recover")


@states("why-injuries-six")
def _six(read: ReadReason) -> Any:
    return read["total"] == sum(cards(read)) >= 6 and same_answer(read, "injuries-recover")


@states("why-injuries-some")
def _some(read: ReadReason) -> Any:
    few = max(cards(read)) < 3 and 0 < sum(cards(read)) < 6
    return few and same_answer(read, "injuries-nothing")


@states("why-injuries-left")
def _total(read: ReadReason) -> Any:
    return read["total"] == sum(cards(read))


@states("why-injuries-left-is")
def _left(read: ReadReason) -> Any:
    total = sum(cards(read))
    return (read["total"], read["gone"], read["left"]) == (total, 3, total - 3) and (
        read["left"] == read.answer
    )


@states("why-injuries-turn-ends", "why-injuries-turn-goes-on")
def _turn(read: ReadReason) -> Any:
    ends = read.statement.message.endswith("ends")
    recovers = max(cards(read)) >= 3 or sum(cards(read)) >= 6
    acts = {"injuries-die", "injuries-card", "injuries-roll"}
    right = {"injuries-discard"} if ends else acts
    return ends == recovers and set(read.exercise.solution) == right


@states("why-injuries-discard")
def _die(read: ReadReason) -> Any:
    return read["die"] == str(read.exercise.facts["die"])


@states("why-injuries-discard-is")
def _discard(read: ReadReason) -> Any:
    count, total = cards(read)[Color[read["die"].upper()]], sum(cards(read))
    facts = (read["count"], read["total"], read["left"])
    return facts == (count, total, total - count) and read["left"] == read.answer and _die(read)


# --- the titan -----------------------------------------------------------------------------------


@states("why-titan-drawn", "why-titan-rolls")
def _shield(read: ReadReason) -> Any:
    return read["shield"] == read.me.shield


@states("why-titan-six")
def _titan_six(read: ReadReason) -> Any:
    return read.exercise.facts["roll"] == 6 and read.answer == 2


@states("why-titan-above", "why-titan-below")
def _titan(read: ReadReason) -> Any:
    roll, shield = read["roll"], read["shield"]
    above = read.statement.message.endswith("above")
    facts = (read.exercise.facts["roll"], read.me.shield, int(above))
    return (roll, shield, int(roll > shield)) == facts and read.answer == int(above) and roll < 6


@states("why-titan-rolls-are")
def _rolls(read: ReadReason) -> Any:
    right = tuple(range(read.me.shield + 1, 6))
    return read["numbers"] == right and tuple(map(str, right)) in read.exercise.answers


@states("why-titan-first-round")
def _roll(read: ReadReason) -> Any:
    return read["roll"] == read.exercise.facts["roll"]


@states("why-titan-first-are")
def _first_round(read: ReadReason) -> Any:
    facts, roll = read.exercise.facts, read["roll"]
    shields = {str(facts["owner"]): 2, str(facts["other"]): 0}
    hit = {ship for ship, shield in shields.items() if roll > shield or roll == 6}
    return set(read["colors"]) == hit == set(read.exercise.solution) and _roll(read)


@states("why-titan-turns-are")
def _turns(read: ReadReason) -> Any:
    last = read["owner"] == str(read.exercise.facts["last"])
    return last and read.exercise.answers == {("titan-turn-2", "titan-turn-4")}


@states("why-titan-last", "why-titan-not-last")
def _rolled(read: ReadReason) -> Any:
    facts = read.exercise.facts
    last = facts["owner"] == facts["last"]
    said = not read.statement.message.endswith("not-last")
    return (
        last == said
        and read["owner"] == str(facts["owner"])
        and (same_answer(read, "yes" if last else "no"))
    )


# --- gods ----------------------------------------------------------------------------------------


def rows(read: ReadReason) -> dict[str, int]:
    """The rows of the learner's gods; in some exercises it is another player's turn."""
    return {god.name.lower(): read.exercise.position.players[0].gods[god] for god in God}


def gods_of(answer: tuple[str, ...]) -> set[str]:
    return {part.removeprefix("god-") for part in answer}


@states("why-gods-steps")
def _players(read: ReadReason) -> Any:
    return read["players"] == len(read.exercise.position.players)


@states("why-gods-steps-first")
def _first(read: ReadReason) -> Any:
    entry = FIRST[len(read.exercise.position.players)]
    facts = (read["entry"], read["more"], read["steps"])
    return facts == (entry, TOP - entry, TOP - entry + 1) and (
        read["steps"] == read.answer and read.exercise.facts["row"] == 0
    )


@states("why-gods-steps-rest")
def _rest(read: ReadReason) -> Any:
    row = read.exercise.facts["row"]
    return (read["row"], read["steps"]) == (row, TOP - row) and read.answer == TOP - row


@states("why-gods-roll-colors")
def _roll_colors(read: ReadReason) -> Any:
    return set(read["gods"]) == {God(die).name.lower() for die in read.exercise.facts["dice"]}


@states("why-gods-roll-are")
def _roll_are(read: ReadReason) -> Any:
    rolled = {God(die).name.lower() for die in read.exercise.facts["dice"]}
    right = {god for god in rolled if 0 < rows(read)[god] < TOP}
    return set(read["gods"]) == right == gods_of(read.exercise.solution)


@states("why-gods-climb-steps")
def _climb(read: ReadReason) -> Any:
    god = God[read["god"].upper()]
    row, goal = read.me.gods[god], read.exercise.facts["row"]
    number = goal - row if row else goal - FIRST[2] + 1
    facts = (read["steps"], read["count"], read["color"])
    right = (number, read.me.dice.count(god), str(Color(god)))
    lengths = {len(line) for line in read.exercise.answers}
    return facts == right and god == read.exercise.facts["god"] and min(lengths) == number


@states("why-powers-count")
def _count(read: ReadReason) -> Any:
    return read["count"] == sum(row == TOP for row in rows(read).values())


@states("why-powers-are")
def _are(read: ReadReason) -> Any:
    top = {god for god, row in rows(read).items() if row == TOP}
    return set(read["gods"]) == top == gods_of(read.exercise.solution)


@states("why-powers-row")
def _row(read: ReadReason) -> Any:
    facts = read.exercise.facts
    right = (0, 3, 4)[facts["count"]]
    said = read.statement.facts.get("count", facts["count"])
    same = not isinstance(said, int) or said == facts["count"]
    god = God[read["god"].upper()] == facts["god"]
    return read["row"] == right == read.answer and god and same


@states("why-powers-closed")
def _closed(read: ReadReason) -> Any:
    options = read.exercise.form.options  # type: ignore[union-attr]
    offered = {read.rules.notation.read(option).target for option in options}
    named = {read.space().index, read.space("other").index}
    terrain = read.space().terrain
    zeus = read.space("other").terrain is Terrain.ZEUS
    land = terrain not in {Terrain.WATER, Terrain.SHALLOW, Terrain.ZEUS}
    return zeus and land and named <= offered


def targets(read: ReadReason) -> set[str]:
    """The spaces of the actions that are right."""
    actions = map(read.rules.notation.read, read.exercise.solution)
    return {read.rules.board.spaces[action.target].name for action in actions}


@states("why-powers-water")
def _water(read: ReadReason) -> Any:
    board = read.rules.board
    water = all(board.find(space).terrain is Terrain.WATER for space in read["spaces"])
    return water and set(read["spaces"]) == targets(read)


@states("why-powers-artemis-are")
def _artemis(read: ReadReason) -> Any:
    board, up = read.rules.board, read.exercise.position.face_up
    down = {board.spaces[island].name for n, island in enumerate(board.islands) if not up >> n & 1}
    return set(read["spaces"]) == down == targets(read)


@states("why-powers-voyage")
def _voyage(read: ReadReason) -> Any:
    facts = read.exercise.facts
    return (read["space"], read["color"]) == (str(facts["space"]), str(facts["color"]))


@states("why-powers-colors", "why-powers-no-die")
def _no_die(read: ReadReason) -> Any:
    color = Color[read["color"].upper()]
    return color not in read.me.dice and not read.me.favor and color == read.exercise.facts["color"]


@states("why-powers-cure-die")
def _cure(read: ReadReason) -> Any:
    most = max(cards(read)[die] for die in read.me.dice)
    still = sum(cards(read)) - most >= 6 or max(cards(read)) >= 3
    return (read["total"], read["most"]) == (sum(cards(read)), most) and still


@states("why-powers-ares-near")
def _near(read: ReadReason) -> Any:
    board = read.rules.board
    kinds = {Terrain.MONSTER, Terrain.MARKED}
    near = {land for land in lands(read, here(read)) if board.find(land).terrain in kinds}
    return set(read["spaces"]) == near


def tasks(read: ReadReason) -> set[str]:
    """The colors of open monster tasks."""
    keys = (str(Task(task)).split(":") for task in read.me.tasks)
    return {value for family, value in keys if family == "monster"}


@states("why-powers-ares-are")
def _ares(read: ReadReason) -> Any:
    actions = list(map(read.rules.notation.read, read.exercise.solution))
    needed = tasks(read)
    fits = all(color in needed or "any" in needed for color in read["colors"])
    return fits and set(read["colors"]) == {str(Color(action.color)) for action in actions}


def cities(read: ReadReason) -> set[str]:
    """The cities next to the ship."""
    board = read.rules.board
    return {land for land in lands(read, here(read)) if board.find(land).terrain is Terrain.CITY}


@states("why-powers-no-city")
def _no_city(read: ReadReason) -> Any:
    return not cities(read) and read.exercise.answers == {()}


@states("why-powers-city")
def _city(read: ReadReason) -> Any:
    color = str(Color(read.space().color))
    return read["space"] in cities(read) and read["color"] == color


@states("why-powers-hermes-are")
def _hermes(read: ReadReason) -> Any:
    actions = map(read.rules.notation.read, read.exercise.solution)
    held = {str(Color(statue)) for statue in read.me.statues}
    right = {str(Color(action.color)) for action in actions}
    return {read["color"]} == held and set(read["colors"]) == right and not right & held


# --- the check-up --------------------------------------------------------------------------------


@states("why-checkup-die")
def _used(read: ReadReason) -> Any:
    return read["used"] == str(read.exercise.facts["used"])


@states("why-checkup-price")
def _price(read: ReadReason) -> Any:
    facts = read.exercise.facts
    color, used = str(facts["color"]), str(facts["used"])
    price = steps(color, used)
    said = (read["color"], read["used"], read["tokens"], read["left"])
    return said == (color, used, price, read.me.favor - price)


@states("why-checkup-spaces")
def _spaces(read: ReadReason) -> Any:
    return set(read["spaces"]) == answer_spaces(read) and _used(read)


@states("why-checkup-strengths")
def _strengths(read: ReadReason) -> Any:
    first = 9 - read.me.shield
    facts = [read[text] for text in ("full", "shield", "strength", "second", "third")]
    return facts == [9, read.me.shield, first, first - 1, first - 2]


@states("why-checkup-steps")
def _steps(read: ReadReason) -> Any:
    distances = [steps(read[text], read["color"]) for text in ("card", "beside", "far")]
    return distances == [1, 2, 4] and read["color"] == str(read.exercise.facts["color"])


@states("why-checkup-colors")
def _colors(read: ReadReason) -> Any:
    ships = [str(Color(ship)) for ship in read.rules.setting.ships]
    color = str(Color(read.space().color))
    return [read["own"], read["owner"]] == ships and read["color"] == color


@states("why-checkup-rows")
def _rows(read: ReadReason) -> Any:
    players = len(read.exercise.position.players)
    return (read["players"], read["row"]) == (players, FIRST[players])
