"""Checks of what a board and a terminal say beside it: what lies where, and who has what."""

from collections import Counter
from collections.abc import Iterator

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import (
    COLORS_OF,
    TILE_COLOR,
    TILE_LETTER,
    Color,
    Companion,
    God,
    Letter,
    ShipTile,
)
from tests.statements.cases import Case, states
from tests.statements.panels_boards import color, colors, used
from tests.statements.panels_needs import counted, storage
from tests.statements.statement import Statement

# --- spaces and what lies on them ----------------------------------------------------------------


@states(*(f"space-{terrain}" for terrain in Terrain))
def space(case: Case, said: Statement) -> Iterator[str]:
    """The kind of a space, its color and its building sites."""
    where = case.board.spaces[case.codes[str(said["space"])]]
    if said.message != f"space-{where.terrain}":
        yield f"it is {where.terrain}"
    if "color" in said.facts and where.color != color(said):
        yield f"its color is {where.color}"
    if "colors" in said.facts and colors(said, "colors") != list(COLORS_OF[where.sites]):
        yield f"the sites are {COLORS_OF[where.sites]}"


def lying(case: Case) -> Counter[str]:
    """Return what lies on a space, as its player may know it, written like ``fact``."""
    space, position, board = case.facts["space"], case.position, case.board
    assert isinstance(space, int)
    counts: Counter[str] = Counter()
    for kind, spaces, masks in (
        ("monster", board.monsters, position.monsters),
        ("offering", board.offerings, position.offerings),
        ("statue", board.statues, position.sites),
    ):
        if space in spaces:
            counts.update(f"{kind} {Color(c)}" for c in COLORS_OF[masks[spaces.index(space)]])
    if space in board.temples:
        counts[f"temple {Color(position.temples[board.temples.index(space)])}"] += 1
    for ship, player in zip(case.rules.setting.ships, position.players, strict=True):
        counts[f"ship {Color(ship)}"] += player.ship == space
    if space in board.cities:
        city = board.cities.index(space)
        counts[f"statue {Color(city)}"] += position.statues[city]
    if space in board.islands:
        counts.update(_tile(case, board.islands.index(space)))
    return +counts


def _tile(case: Case, slot: int) -> Iterator[str]:
    """The known facts about an island tile."""
    position, bit = case.position, 1 << slot
    tile = position.tiles[slot]
    up = position.face_up & bit
    if not up and not case.me.seen & bit:
        yield "face-down"
    else:
        name = f"{Color(TILE_COLOR[tile])} {Letter(TILE_LETTER[tile])}"
        yield f"{'face-up' if up else 'looked-at'} {name}"
    if up and position.shrines & bit:
        yield f"shrine {Color(TILE_COLOR[tile])}"
    for seat, player in enumerate(position.players):
        if not up and seat != case.seat and player.seen & bit:
            yield f"seen-by {Color(case.rules.setting.ships[seat])}"


@states(
    *(f"piece-{text}" for text in ("ship", "monster", "offering", "statue", "temple", "shrine")),
    *(f"piece-{text}" for text in ("face-down", "face-up", "looked-at", "seen-by")),
)
def piece(case: Case, said: Statement) -> Iterator[str]:
    """A piece lies on the space, and so often."""
    name = [said.message.removeprefix("piece-")]
    name += [str(said[fact]) for fact in ("color", "letter") if fact in said.facts]
    times = lying(case)[" ".join(name)]
    if times != counted(said.facts.get("number", 1)):
        yield f"there are {times}"
    if case.facts["pieces"] != len(lying(case)):
        yield f"there lie {dict(lying(case))}"


# --- the terminal --------------------------------------------------------------------------------


@states("table-setup", "table-turn")
def turn(case: Case, said: Statement) -> Iterator[str]:
    """The round, and whose turn it is."""
    position = case.position
    if said.message == "table-setup":
        if position.phase != Phase.SETUP:
            yield "this is not the setup"
        return
    ship = Color(case.rules.setting.ships[position.turn])
    if (said["round"], said["player"]) != (position.round, str(ship)):
        yield f"it is round {position.round}, {ship}'s turn"


@states(*(f"table-phase-{phase}" for phase in Phase if phase != Phase.SETUP))
def phase(case: Case, said: Statement) -> Iterator[str]:
    """The phase."""
    if said.message != f"table-phase-{Phase(case.position.phase)}":
        yield f"it is {Phase(case.position.phase)}"


@states("table-at")
def ship(case: Case, said: Statement) -> Iterator[str]:
    """The place of the ship."""
    if case.codes[str(said["space"])] != case.me.ship:
        yield f"the ship is on {case.code(case.me.ship)}"


@states("table-die", "table-die-used")
def die(case: Case, said: Statement) -> Iterator[str]:
    """A die is left or used, as often as it is told."""
    own = used(case) if said.message == "table-die-used" else case.me.dice
    if list(own).count(color(said)) != case.facts["times"]:
        yield f"there are {own}"


@states("table-count")
def count(case: Case, said: Statement) -> Iterator[str]:
    """How many cards of a color there are in a row."""
    own = case.me.cards if case.facts["row"] == "cards" else case.me.injuries
    if own[color(said)] != counted(said["number"]):
        yield f"there are {own[color(said)]}"


@states("table-god")
def god(case: Case, said: Statement) -> Iterator[str]:
    """The row of a god."""
    row = case.me.gods[God[str(said["god"]).upper()]]
    stated = 6 if said["ready"] == "true" else said["row"]
    if stated != row:
        yield f"it is on row {row}"


@states("table-cargo", "table-empty")
def cargo(case: Case, said: Statement) -> Iterator[str]:
    """How full the hold is."""
    aboard = len(case.me.statues) + len(case.me.offerings)
    room = storage(case.me)
    if (said.facts.get("number", 0), said.facts.get("storage", room)) != (aboard, room):
        yield f"{aboard} of {room} are taken"


@states("table-load")
def load(case: Case, said: Statement) -> Iterator[str]:
    """A piece is aboard."""
    own = case.me.statues if said["family"] == "statue" else case.me.offerings
    if color(said) not in own:
        yield f"aboard are {own}"


@states("table-tasks")
def tasks(case: Case, said: Statement) -> Iterator[str]:
    """How many tasks are done, of how many."""
    done = len(case.me.done)
    if (said["done"], said["all"]) != (done, done + len(case.me.tasks)):
        yield f"{done} are done"


@states("table-task", *(f"name-letter-{letter}" for letter in Letter))
def task(case: Case, said: Statement) -> Iterator[str]:
    """A task is open or done, as often as it is told."""
    own = case.me.done if case.facts["done"] else case.me.tasks
    if said.message == "table-task":
        name = "any" if said["color"] == "none" else str(said["color"])
    else:
        name = said.message.removeprefix("name-letter-")
    times = [str(Task(number)) for number in own].count(f"{case.facts['row']}:{name}")
    if times != case.facts["times"]:
        yield f"there are {times}"


@states("table-companion")
def companion(case: Case, said: Statement) -> Iterator[str]:
    """The player has the companion; it has this color and is of this kind."""
    own = {str(card).lower(): card for card in map(Companion, case.me.companions)}
    card = own.get(str(said["companion"]))
    if card is None or (str(card.color), str(card.kind)) != (said["color"], said["kind"]):
        yield f"the companions are {own}"


@states("table-group-die", "table-group-card", "table-group-extra")
@states("table-group-gods", "table-group-free")
def group(case: Case, said: Statement) -> Iterator[str]:
    """The source of an action."""
    action = case.action
    assert action is not None
    kind = said.message.removeprefix("table-group-")
    source = action.source
    if kind in ("die", "card"):
        if source != color(said) + (CARD if kind == "card" else 0):
            yield f"the source is {source}"
    elif kind == "extra":
        if source != EXTRA:
            yield f"the source is {source}"
    elif source >= 0:
        yield f"the source is {source}"


@states(*(f"table-line-{text}" for text in ("move", "poseidon", "advance", "heal", "any")))
def line(case: Case, said: Statement) -> Iterator[str]:
    """The action and its color."""
    action = case.action
    assert action is not None
    verbs = {
        "move": (Verb.MOVE,),
        "poseidon": (Verb.POSEIDON,),
        "advance": (Verb.ADVANCE,),
        "heal": (Verb.HEAL,),
        "any": (Verb.DRAW, Verb.FAVOR, Verb.LOOK),
    }[said.message.removeprefix("table-line-")]
    if action.verb not in verbs:
        yield f"it is {Verb(action.verb)}"
    if "color" in said.facts and action.color != color(said):
        yield f"the color is {action.color}"


@states(*(f"table-label-{text}" for text in ("advance", "heal", "draw", "favor", "look")))
def label(case: Case, said: Statement) -> Iterator[str]:
    """The god, the color or the number of tokens that an action is about."""
    action = case.action
    assert action is not None
    if "god" in said.facts and action.color != God[str(said["god"]).upper()]:
        yield f"the god is {God(action.color)}"
    if "color" in said.facts and action.color != color(said):
        yield f"the color is {action.color}"
    if "tokens" in said.facts:
        brings = 2 + (case.me.tile == ShipTile.FAVOR)
        if said["tokens"] != brings:
            yield f"it brings {brings}"
