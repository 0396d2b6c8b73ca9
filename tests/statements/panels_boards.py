"""Checks of what is said of a player's possessions: on the board, in a line and in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import Color, Companion, Equipment, God, ShipTile
from tests.statements.cases import Case, states
from tests.statements.panels_needs import counted, storage, title
from tests.statements.statement import Statement

DICE: Final = 3
TOP: Final = 6
"""The top row of the gods (FACT, player board)."""


def color(said: Statement, fact: str = "color") -> Color:
    """Return the color that a fact names."""
    return Color[str(said[fact]).upper()]


def colors(said: Statement, fact: str) -> list[int]:
    """Return the colors of a list that may be missing."""
    names = said.facts.get(fact, ())
    assert isinstance(names, tuple)
    return sorted(int(Color[str(name).upper()]) for name in names)


def used(case: Case) -> Sequence[int]:
    """The dice of this turn that lie on Pythia: those of the next one are rolled all at once."""
    if case.seat != case.position.turn or len(case.me.dice) + len(case.position.spent) > DICE:
        return ()
    return case.position.spent


def task_key(number: int) -> str:
    """Return the key of a task in messages."""
    return str(Task(number)).replace(":", "-")


@states("panels/wheel-field")
def wheel_field(case: Case, said: Statement) -> Iterator[str]:
    """The numbers of dice of the color, left and used."""
    own = color(said)
    held, spent = case.me.dice.count(own), list(used(case)).count(own)
    if counted(said["dice"]) != held:
        yield f"{held} dice are left"
    if counted(said.facts.get("used", 0)) != spent:
        yield f"{spent} are used"


@states("panels/wheel-clockwise")
def recoloring(case: Case, said: Statement) -> Iterator[str]:
    """The price of recoloring by the rules, for the player's tile and Apollon."""
    wheel = {
        (a, b): case.facts["prices"][a][b]  # type: ignore[index]
        for a in range(6)
        for b in range(6)
    }
    way = said["how"]
    for (a, b), cost in wheel.items():
        steps = (b - a) % 6
        stated = {
            "any": 0,
            "both-ways": min(steps, 6 - steps),
            "recolor": max(0, steps - 1),
        }.get(str(way), steps)
        if cost != stated:
            yield f"from {Color(a)} to {Color(b)} costs {cost}"
            return


@states("panels/spot-wheel")
def wheel(case: Case, said: Statement) -> Iterator[str]:
    """The dice that are left and those that are used."""
    if colors(said, "dice") != sorted(case.me.dice):
        yield f"the dice are {case.me.dice}"
    if colors(said, "used") != sorted(used(case)):
        yield f"used are {used(case)}"


@states("panels/dice-are")
def dice(case: Case, said: Statement) -> Iterator[str]:
    """The dice that are left."""
    if colors(said, "colors") != sorted(case.me.dice):
        yield f"the dice are {case.me.dice}"


@states("panels/source-die")
def die(case: Case, said: Statement) -> Iterator[str]:
    """A die of the color is left."""
    if color(said) not in case.me.dice:
        yield "there is no such die"


@states("panels/no-dice")
def no_dice(case: Case, said: Statement) -> Iterator[str]:
    """No die is left."""
    if case.me.dice:
        yield "there are dice"


@states("panels/favor")
def favor(case: Case, said: Statement) -> Iterator[str]:
    """The favor tokens."""
    if said["tokens"] != case.me.favor:
        yield f"there are {case.me.favor}"


@states("panels/shield")
def shield(case: Case, said: Statement) -> Iterator[str]:
    """The value of the shield."""
    if said["strength"] != case.me.shield:
        yield f"it is {case.me.shield}"


@states("panels/god-row")
def god_row(case: Case, said: Statement) -> Iterator[str]:
    """The row of a god, or that it is on the top one."""
    row = case.me.gods[God[str(said["god"]).upper()]]
    stated = TOP if said["ready"] == "true" else said.facts.get("row")
    if stated != row or (row == TOP) != (said["ready"] == "true"):
        yield f"the row is {row}"


@states("panels/tasks", "panels/tasks-done")
def tasks_done(case: Case, said: Statement) -> Iterator[str]:
    """How many tasks are done, of how many."""
    done = len(case.me.done)
    if (said["done"], said["all"]) != (done, done + len(case.me.tasks)):
        yield f"{done} are done"


@states("panels/task")
def task(case: Case, said: Statement) -> Iterator[str]:
    """The task is open, or done, as often as it is told; in the strip of needs much more."""
    if "strip" in case.facts:
        yield from title(case, said)
        return
    done = said["done"] == "true"
    own = case.me.done if done else case.me.tasks
    key = str(said["task"])
    counts = case.facts["told"]
    assert isinstance(counts, Counter)
    times = [task_key(number) for number in own].count(key)
    if times != counts[key, done]:
        yield f"there are {times} of them"


@states("panels/cargo-item")
def cargo(case: Case, said: Statement) -> Iterator[str]:
    """The piece is aboard."""
    aboard = case.me.statues if said["family"] == "statue" else case.me.offerings
    if color(said) not in aboard:
        yield f"aboard are {aboard}"


@states("panels/cargo-empty")
def cargo_empty(case: Case, said: Statement) -> Iterator[str]:
    """There is room: as many empty places are told as there are."""
    room = max(0, storage(case.me) - len(case.me.statues) - len(case.me.offerings))
    if case.facts["empty"] != room:
        yield f"there is room for {room}"


@states("panels/ship-on")
def ship_on(case: Case, said: Statement) -> Iterator[str]:
    """The ship's space."""
    if case.codes[str(said["space"])] != case.me.ship:
        yield f"it is on {case.board.spaces[case.me.ship].name}"


@states("panels/spot-hold")
def hold(case: Case, said: Statement) -> Iterator[str]:
    """How full the hold is."""
    aboard = len(case.me.statues) + len(case.me.offerings)
    if (said["used"], said["all"]) != (aboard, storage(case.me)):
        yield f"{aboard} of {storage(case.me)} are taken"


def _of_color(said: Statement, own: Sequence[int]) -> Iterator[str]:
    times = own[color(said)]
    if counted(said["count"]) != times:
        yield f"there are {times}"


@states("panels/oracle-cards-of")
def cards_of(case: Case, said: Statement) -> Iterator[str]:
    """The oracle cards of a color."""
    yield from _of_color(said, case.me.cards)


@states("panels/injuries-of")
def injuries_of(case: Case, said: Statement) -> Iterator[str]:
    """The injuries of a color."""
    yield from _of_color(said, case.me.injuries)


def _every(said: Statement, own: Sequence[int]) -> Iterator[str]:
    cards = said.facts.get("cards", ())
    assert isinstance(cards, tuple)
    if len(cards) != sum(map(bool, own)):
        yield f"there are {own}"


@states("panels/spot-cards")
def spot_cards(case: Case, said: Statement) -> Iterator[str]:
    """The oracle cards of all colors."""
    yield from _every(said, case.me.cards)


@states("panels/spot-injuries")
def spot_injuries(case: Case, said: Statement) -> Iterator[str]:
    """The injuries of all colors."""
    yield from _every(said, case.me.injuries)


@states("panels/cards-number", "panels/injuries-number")
def number(case: Case, said: Statement) -> Iterator[str]:
    """How many oracle cards or injuries there are."""
    own = case.me.cards if said.message == "panels/cards-number" else case.me.injuries
    if counted(said["count"]) != sum(own):
        yield f"there are {sum(own)}"


@states("panels/tile-is")
def tile(case: Case, said: Statement) -> Iterator[str]:
    """The ship tile."""
    if said["name"] != str(ShipTile(case.me.tile)):
        yield f"it is {ShipTile(case.me.tile)}"


@states("panels/companion")
def companion(case: Case, said: Statement) -> Iterator[str]:
    """The player has the companion; it has this color and is of this kind."""
    own = {str(card).lower(): card for card in map(Companion, case.me.companions)}
    card = own.get(str(said["name"]))
    if card is None or (str(card.color), str(card.kind)) != (said["color"], said["kind"]):
        yield f"the companions are {own}"


@states(*(f"{where}name-equipment-{card}" for card in Equipment for where in ("", "panels/")))
def equipment(case: Case, said: Statement) -> Iterator[str]:
    """The player has the card."""
    if said.message.rpartition("name-equipment-")[2] not in {
        str(Equipment(card)) for card in case.me.equipment
    }:
        yield "the player doesn't have it"


@states(*(f"panels/phase-{phase}" for phase in Phase))
def phase(case: Case, said: Statement) -> Iterator[str]:
    """The phase and the round."""
    if said.message != f"panels/phase-{Phase(case.position.phase)}":
        yield f"the phase is {Phase(case.position.phase)}"
    if said.facts.get("round", case.position.round) != case.position.round:
        yield f"the round is {case.position.round}"


@states(*(f"{where}name-ship-tile-{tile}" for tile in ShipTile for where in ("", "panels/")))
def ship_tile(case: Case, said: Statement) -> Iterator[str]:
    """The player has the ship tile."""
    if said.message.rpartition("name-ship-tile-")[2] != str(ShipTile(case.me.tile)):
        yield f"it is {ShipTile(case.me.tile)}"


@states("panels/nothing-yet")
def nothing_yet(case: Case, said: Statement) -> Iterator[str]:
    """A player without equipment or companions is told about."""
    if case.me.equipment and case.me.companions:
        yield "there is something"
