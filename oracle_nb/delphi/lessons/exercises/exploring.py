"""Exercises on island tiles: looking, exploring, building shrines."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.cargo import by, docks
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE, ordering, walk
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    Maker,
    Question,
    anywhere,
    message_of,
    only,
    pointed,
    reaching,
    several,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import COLORS, TILE_COLOR, TILE_LETTER, Color, IslandTile, Letter
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.exercises import AnswerReason as Reason

SHRINE: Final = "exploring-shrine"
BOTH: Final = "exploring-both"
REWARDS: Final = tuple(f"exploring-{letter}" for letter in Letter)
YOU, OWNER, NOBODY = BUILDERS = ("exploring-you", "exploring-owner", "exploring-nobody")
KNOWN, OPEN, SHARED, PAID = LOOKED = (
    "exploring-known",
    "exploring-open",
    "exploring-shared",
    "exploring-paid",
)
EXPLORE, LOOK = AIMS = ("exploring-explore", "exploring-look")
MOST: Final = 14


def with_tiles(scene: ExerciseScene, tiles: dict[int, int]) -> ExerciseScene:
    """Return the scene with these tiles face up on these spaces, and no other tile known."""
    board = scene.rules.board
    lie = tuple(tiles.get(space, UNKNOWN) for space in board.islands)
    bits = sum(1 << board.islands.index(space) for space in tiles)
    return scene.with_position(tiles=lie, face_up=bits, shrines=0).with_me(seen=0)


def own(scene: ExerciseScene, tile: int) -> bool:
    """Return whether a tile has the color of the player's ship."""
    return TILE_COLOR[tile] == scene.color


def with_shrine_tasks(scene: ExerciseScene, *letters: int) -> ExerciseScene:
    """Return the scene with the shrine tasks of these letters open, and the others completed."""
    tasks = [number for number in scene.me.tasks if number >= 8]
    gone = [number for number in scene.me.tasks if number < 8 and number not in letters]
    left = [task(Family.SHRINE, letter) for letter in letters]
    return scene.with_me(tasks=tuple(sorted((*left, *tasks))), done=tuple(sorted(gone)))


def border(scene: ExerciseScene, land: int) -> int:
    """Return the color of the border of an island space."""
    return int(scene.rules.board.spaces[land].color)


def near(scene: ExerciseScene) -> list[int]:
    """Return the island tiles next to the ship."""
    board = scene.rules.board
    return [land for land in board.shore[scene.me.ship] if land in board.islands]


# --- what a tile brings --------------------------------------------------------------------------


def _find(scene: ExerciseScene, mine: bool) -> tuple[ExerciseScene, int, IslandTile]:
    """Return a tile to explore; the player's own ones usually have a completed letter."""
    random, lands = scene.random, near(scene)
    assume(lands)
    land = random.choice(lands)
    other = scene.rules.setting.ships[1 - scene.position.turn]
    tile = random.choice([tile for tile in IslandTile if own(scene, tile) == mine])
    assume(mine or TILE_COLOR[tile] == other)
    letters = [number for number in scene.me.tasks if number < 8]
    if mine and scene.seed % 6 != 1:
        letters = [letter for letter in letters if letter != TILE_LETTER[tile]]
    table = with_tiles(with_shrine_tasks(scene, *letters), {}).with_me(dice=(border(scene, land),))
    return table, land, tile


class Uncovered(NamedTuple):
    """The result of exploring: the tokens then, and whether the letter's reward is given."""

    tokens: int
    events: tuple[Event, ...]
    paid: bool


def _uncovered(rules: Delphi, scene: ExerciseScene, land: int, tile: int) -> Uncovered | None:
    """Return the result of exploring with a die of the border's color; None where it is refused."""
    action = _explore(border(scene, land), land)
    if not rules.check(scene.position, action).allowed:
        return None
    chance = ScriptedChance((Draw("tile", tile),), SeededChance(0))
    transition = rules.apply(scene.position, action, chance)
    waits = [getattr(step, "rule", "") for step in transition.position.pending]
    rules_used = [*(event.rule for event in transition.events), *waits]
    tokens = transition.position.players[scene.position.turn].favor
    return Uncovered(tokens, transition.events, "explore.letter" in rules_used)


def _facts(
    scene: ExerciseScene, land: int, tile: IslandTile, explain: Callable[[], tuple[Reason, ...]]
) -> dict[str, Any]:
    """Return the facts of a question about a revealed tile, with what else an exercise has."""
    facts = {
        "space": scene.rules.board.spaces[land],
        "tile": tile,
        "letters": tuple(Letter(number) for number in scene.me.tasks if number < 8),
        "color": scene.color,
        "tokens": scene.me.favor,
    }
    return {"facts": facts, "look": (land,), "explain": explain}


def _whose(scene: ExerciseScene, tile: IslandTile) -> Reason:
    """Return whose color a tile has."""
    own = scene.color
    mine = "own" if TILE_COLOR[tile] == own else "foreign"
    return Reason(f"why-exploring-{mine}", {"tile": tile, "color": own})


@template("exploring.die", rests_on=("explore.color", "action.adjacent"), picture=Picture.NEAR)
def die(scene: ExerciseScene) -> Question:
    """Ask which die explores an island; another one has the color of the water."""
    lands = near(scene)
    assume(lands)
    land = scene.random.choice(lands)
    water = scene.rules.board.spaces[scene.me.ship].color
    others = [color for color in COLORS if color not in (border(scene, land), water)]
    dice = {border(scene, land), int(water), scene.random.choice(others)}
    assume(len(dice) >= 3)
    table = with_tiles(scene, {}).with_me(dice=tuple(sorted(dice)), favor=0)

    def answers(rules: Delphi) -> Answers:
        actions = (_explore(die, land) for die in table.me.dice)
        fit = (action.color for action in actions if rules.check(table.position, action).allowed)
        return several(str(Color(die)) for die in fit)

    def explain() -> tuple[Reason, ...]:
        facts = {"space": table.rules.board.spaces[land], "color": _border(table, land)}
        return Reason("why-exploring-die"), Reason("why-exploring-border", facts)

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(str(Color(die)) for die in table.me.dice)),
        facts={"space": table.rules.board.spaces[land]},
        action=lambda part: _explore(Color[part.upper()], land),
        look=(table.me.ship, land),
        explain=explain,
    )


@template("exploring.islands", rests_on=("explore.color",))
def islands(scene: ExerciseScene) -> Question:
    """Ask which islands a die explores, wherever the ship would have to be."""
    color = scene.random.choice(COLORS)
    table = _scattered(scene, 5).with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        board, lands = rules.board, []
        for land in board.islands:
            waters = shores(board, land)
            tried = (rules.check(by(table.position, i), _explore(color, land)) for i in waters)
            if any(verdict.allowed for verdict in tried):
                lands.append(land)
        return pointed(board, lands)

    ((*right,),) = answers(table.rules)
    assume(right)
    why = partial(islands_reasons, table, "why-exploring-islands", color, right)
    return Question(
        table,
        answers,
        form=_any_island(table),
        facts={"color": color},
        look=table.rules.board.islands,
        explain=why,
    )


@template("exploring.where", rests_on=("explore.color", "action.adjacent"))
def where(scene: ExerciseScene) -> Question:
    """Ask from which water a die explores something."""
    color = scene.random.choice(COLORS)
    table = _scattered(scene, 3).with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        tried = [_explore(color, land) for land in rules.board.islands]
        return pointed(rules.board, docks(rules, table.position, tried))

    ((*right,),) = answers(table.rules)
    assume(1 <= len(right) <= MOST)
    why = partial(islands_reasons, table, "why-exploring-where", color, right)
    form = anywhere(table.rules.board)
    return Question(table, answers, form=form, facts={"color": color}, explain=why)


# --- which die, and where -------------------------------------------------------------------


def _scattered(scene: ExerciseScene, number: int) -> ExerciseScene:
    """Return the scene with some tiles face up, here and there."""
    lands = scene.random.sample(scene.rules.board.islands, number)
    return with_tiles(scene, dict(zip(lands, scene.random.sample(range(12), number), strict=True)))


def _explore(color: int, land: int) -> Action:
    return Action(Verb.EXPLORE, color, color, land)


def _any_island(scene: ExerciseScene) -> SpaceSelection:
    return SpaceSelection(tuple(sorted(map(scene.name, scene.rules.board.islands))))


def _border(scene: ExerciseScene, land: int) -> Color:
    return Color(scene.rules.board.spaces[land].color)


def islands_reasons(
    scene: ExerciseScene, general: str, color: Color, spaces: Sequence[str]
) -> tuple[Reason, ...]:
    """Return the islands with a border of a color, and what is left of them."""
    board, position = scene.rules.board, scene.position
    every = [land for land in board.islands if _border(scene, land) == color]
    up = [land for land in every if position.face_up >> board.islands.index(land) & 1]
    facts = {"color": color, "spaces": scene.named(every)}
    turned = Reason("why-exploring-face-up", {"space": board.spaces[up[0]]}) if up else None
    last = "why-exploring-docks" if general.endswith("where") else "why-exploring-islands-are"
    # With no tile face up, the islands are the answer.
    shown = up or last == "why-exploring-docks"
    return (
        Reason(general, {"color": color}),
        *((Reason("why-exploring-borders", facts),) if shown else ()),
        *((turned,) if turned else ()),
        Reason(last, {"color": color, "spaces": scene.answered(spaces)}),
    )


@template(
    "exploring.reward",
    rests_on=("explore.own", "explore.letter"),
    form=SingleChoice((SHRINE, *REWARDS, BOTH)),
    picture=Picture.NEAR,
)
def reward(scene: ExerciseScene) -> Question:
    """Ask what exploring a tile brings."""
    table, land, tile = _find(scene, mine=bool(scene.seed % 3))

    def answers(rules: Delphi) -> Answers:
        comes = _uncovered(rules, table, land, tile)
        if comes is None:
            return frozenset()
        built = any(event.what == "shrine-built" and event.player == 0 for event in comes.events)
        return only((BOTH if comes.paid else SHRINE) if built else REWARDS[tile.letter])

    assume(not table.position.turn)

    def explain() -> tuple[Reason, ...]:
        own = TILE_COLOR[tile] == table.color
        result = Reason("why-tile-shrine" if own else f"why-tile-{tile.letter}")
        return Reason("why-exploring-reward"), _whose(table, tile), result

    more = _facts(table, land, tile, explain)
    return Question(table, answers, **more)


@template("exploring.builder", rests_on=("explore.for-others", "explore.own"), picture=Picture.NEAR)
def builder(scene: ExerciseScene) -> Question:
    """Ask who builds a shrine when a tile is explored."""
    table, land, tile = _find(scene, mine=not scene.seed % 3)

    def answers(rules: Delphi) -> Answers:
        comes = _uncovered(rules, table, land, tile)
        if comes is None:
            return frozenset()
        seats = [event.player for event in comes.events if event.what == "shrine-built"]
        if not seats:
            return only(NOBODY)
        return only(YOU if seats[0] == table.position.turn else OWNER)

    def explain() -> tuple[Reason, ...]:
        own = TILE_COLOR[tile] == table.color
        result = Reason("why-exploring-you" if own else "why-exploring-nobody", {"tile": tile})
        return Reason("why-exploring-builder"), _whose(table, tile), result

    more = _facts(table, land, tile, explain)
    return Question(table, answers, form=SingleChoice(BUILDERS), **more)


@template(
    "exploring.tokens",
    rests_on=("explore.own", "explore.letter"),
    form=NumberInput(0, 12),
    picture=Picture.NEAR,
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask for the number of favor tokens after a tile with Psi."""
    # With a tile of one's own, the number in the question is the answer.
    table, land, tile = _find(scene, mine=not scene.seed % 4)
    assume(tile.letter == Letter.PSI)

    def answers(rules: Delphi) -> Answers:
        comes = _uncovered(rules, table, land, tile)
        return frozenset() if comes is None else only(str(comes.tokens))

    def explain() -> tuple[Reason, ...]:
        left = int(min(answers(table.rules))[0])
        facts = {"tokens": table.me.favor, "reward": left - table.me.favor, "left": left}
        result = Reason("why-exploring-tokens-psi", facts)
        if TILE_COLOR[tile] == table.color:
            result = Reason("why-exploring-tokens-own", {"left": left})
        return Reason("why-exploring-tokens"), _whose(table, tile), result

    more = _facts(table, land, tile, explain)
    return Question(table, answers, **more)


@template("exploring.sites", rests_on=("shrine.build", "explore.own"))
def sites(scene: ExerciseScene) -> Question:
    """Ask on which islands the player could build a shrine."""
    table = with_shrine_tasks(
        scene, *[number for number in scene.me.tasks if number < 8][: scene.seed % 2 + 1]
    )
    table = _scattered(table, 7).with_me(favor=0)

    def answers(rules: Delphi) -> Answers:
        board, lands = rules.board, []
        for land in board.islands:
            color = border(table, land)
            there = table.with_me(dice=(color,)).position
            action = Action(Verb.BUILD, color, color, land)
            waters = shores(board, land)
            if any(rules.check(by(there, i), action).allowed for i in waters):
                lands.append(land)
        return pointed(board, lands)

    ((*right,),) = answers(table.rules)
    assume(right)

    def explain() -> tuple[Reason, ...]:
        own = {"color": table.color}
        return (
            Reason("why-exploring-sites", own),
            Reason("why-exploring-sites-count", {**own, "count": len(right)}),
            Reason("why-exploring-sites-are", {**own, "spaces": table.answered(right)}),
        )

    return Question(
        table,
        answers,
        form=_any_island(table),
        facts={"color": table.color},
        look=tuple(table.rules.board.islands),
        explain=explain,
    )


# --- looking -------------------------------------------------------------------------------------


@template(
    "exploring.looked", rests_on=("action.look", "action.look-private"), form=MultipleChoice(LOOKED)
)
def looked(scene: ExerciseScene) -> Question:
    """Ask what is true after looking at two tiles."""
    table = with_tiles(scene, {}).with_me(cards=(0,) * 6)
    first, other = scene.random.sample(table.rules.board.islands, 2)
    die = table.me.dice[0]

    def answers(rules: Delphi) -> Answers:
        position, chance = table.position, SeededChance(scene.seed)
        events, seat = list[Event](), position.turn
        for action in (
            Action(Verb.LOOK, die),
            Action(Verb.LOOK, target=first),
            Action(Verb.LOOK, target=other),
        ):
            transition = rules.apply(position, action, chance)
            position = transition.position
            events += transition.events
        seen = [player.seen for player in position.players]
        facts = {
            KNOWN: bool((seen[seat] | position.face_up) & ~table.position.face_up),
            OPEN: bool(position.face_up),
            SHARED: bool(seen[1 - seat] or position.face_up),
            PAID: any(each.what == "tile-uncovered" for each in events),
        }
        return several(fact for fact, so in facts.items() if so)

    return Question(
        table,
        answers,
        facts={"spaces": tuple(table.rules.board.spaces[i] for i in (first, other)), "die": die},
        look=(first, other),
        explain=lambda: (Reason("why-exploring-peek"), Reason("why-exploring-looked")),
    )


@template(
    "exploring.aim",
    rests_on=("explore.color", "action.look", "action.adjacent"),
    form=SingleChoice(AIMS),
    picture=Picture.NEAR,
)
def aim(scene: ExerciseScene) -> Question:
    """Ask whether somebody who would rather explore must look instead."""
    board, random = scene.rules.board, scene.random
    lands = near(scene) if random.random() < 0.7 else list(board.islands)
    assume(lands)
    land = random.choice(lands)
    color = border(scene, land) if random.random() < 0.7 else random.choice(COLORS)
    table = with_tiles(scene, {}).with_me(dice=(int(color),), favor=0)

    def answers(rules: Delphi) -> Answers:
        if rules.check(table.position, _explore(color, land)).allowed:
            return only(EXPLORE)
        may = rules.check(table.position, Action(Verb.LOOK, color)).allowed
        return only(LOOK) if may else frozenset()

    assume(answers(table.rules) == only(AIMS[scene.seed % 2]))

    def explain() -> tuple[Reason, ...]:
        board = table.rules.board
        near, fits = land in board.shore[table.me.ship], _border(table, land) == Color(color)
        facts = {"space": board.spaces[land], "border": _border(table, land), "color": Color(color)}
        if near and fits:
            result = Reason("why-exploring-aim-both", facts)
        elif near:
            result = Reason("why-exploring-aim-color", facts)
        else:
            ship = board.spaces[table.me.ship]
            result = Reason("why-exploring-aim-place", {"ship": ship, "space": board.spaces[land]})
        return Reason("why-exploring-aim"), result

    return Question(
        table,
        answers,
        facts={"space": board.spaces[land], "color": Color(color)},
        look=(table.me.ship, land),
        explain=explain,
    )


def _line_facts(scene: ExerciseScene) -> dict[str, Any]:
    return {"color": scene.color, "tokens": scene.me.favor, "dice": scene.dice}


def _open(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with all island tiles face up and one or two shrines built.

    Face-up tiles leave nothing to chance. Some tiles of the player's color are left to build on.
    """
    board, random = scene.rules.board, scene.random
    tiles = random.sample(sorted(IslandTile), len(IslandTile))
    letters = [number for number in scene.me.tasks if number < 8]
    left = random.sample(letters, random.randint(1, 2))
    slots = [slot for slot, tile in enumerate(tiles) if own(scene, tile)]
    built = random.sample(slots, len(letters) - len(left))
    table = with_tiles(scene, dict(zip(board.islands, tiles, strict=True)))
    table = table.with_position(shrines=sum(1 << slot for slot in built))
    return with_shrine_tasks(table.with_me(favor=0), *left)


def _reaching(
    verb: Verb, lay: Callable[[ExerciseScene], ExerciseScene], count: Callable[[Position], int]
) -> Maker:
    """Return a template: sail somewhere and do something there that increases a count."""

    def make(scene: ExerciseScene) -> Question:
        table, _ = walk(lay(scene), MOVE, (int(verb),))
        before = count(table.position)

        def goal(position: Position) -> bool:
            return count(position) > before

        def last(position: Position, action: Action) -> bool:
            return action.verb == verb

        verbs = (*MOVE, int(verb))
        answers = reaching(table, 2, verbs, last, goal)
        assume(not reaching(table, 1, verbs, last, goal)(table.rules))

        def explain() -> tuple[Reason, ...]:
            action = table.rules.notation.read(min(answers(table.rules))[-1])
            facts = {
                "what": "build" if verb == Verb.BUILD else "explore",
                "space": table.rules.board.spaces[action.target],
                "color": Color(action.color),
            }
            return Reason(message_of("why", scene)), Reason("why-exploring-example", facts)

        return Question(
            table,
            answers,
            form=ActionSequence(2),
            facts=_line_facts(table),
            action=table.rules.notation.read,
            goal=goal,
            look=(table.me.ship,),
            explain=explain,
        )

    return make


uncover = template(
    "exploring.uncover",
    rests_on=("explore.color", "action.adjacent", "move.range", "move.end-color"),
)(
    _reaching(
        Verb.EXPLORE,
        lambda scene: with_tiles(scene, {}),
        lambda position: position.face_up.bit_count(),
    )
)


shrine = template(
    "exploring.shrine", rests_on=("shrine.build", "action.adjacent", "move.range", "move.end-color")
)(_reaching(Verb.BUILD, _open, lambda position: position.shrines.bit_count()))


@template(
    "exploring.order", rests_on=("shrine.build", "action.adjacent", "move.range", "move.end-color")
)
def order(scene: ExerciseScene) -> Question:
    """Ask for an order in which a shrine can be built between two moves."""
    table, line = walk(_open(scene), MOVE, (int(Verb.BUILD),), MOVE)
    return ordering(table, line, _line_facts(table))
