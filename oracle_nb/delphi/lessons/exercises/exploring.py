"""Exercises on island tiles: looking, exploring, building shrines."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.cargo import by, docks
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE, ordering, walk
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.map_reading import answered, named
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Maker,
    Question,
    anywhere,
    message_of,
    pointed,
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
    Solver,
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


def laid(scene: ExerciseScene, tiles: dict[int, int]) -> ExerciseScene:
    """Return the scene with these tiles face up on these spaces, and no other tile known."""
    board = scene.rules.board
    lie = tuple(tiles.get(space, UNKNOWN) for space in board.islands)
    bits = sum(1 << board.islands.index(space) for space in tiles)
    return scene.with_position(tiles=lie, face_up=bits, shrines=0).with_me(seen=0)


def own(scene: ExerciseScene, tile: int) -> bool:
    """Return whether a tile has the color of the player's ship."""
    return TILE_COLOR[tile] == scene.rules.setting.ships[scene.position.turn]


def wanting(scene: ExerciseScene, *letters: int) -> ExerciseScene:
    """Return the scene with the shrine tasks of these letters open, and the others completed."""
    tasks = [one for one in scene.me.tasks if one >= 8]
    gone = [one for one in scene.me.tasks if one < 8 and one not in letters]
    left = [task(Family.SHRINE, letter) for letter in letters]
    return scene.with_me(tasks=tuple(sorted((*left, *tasks))), done=tuple(sorted(gone)))


def border(scene: ExerciseScene, land: int) -> int:
    """Return the color of the border of an island space."""
    color = scene.rules.board.spaces[land].color
    assert color is not None
    return int(color)


def near(scene: ExerciseScene) -> list[int]:
    """Return the island tiles next to the ship."""
    board = scene.rules.board
    return [land for land in board.shore[scene.me.ship] if land in board.islands]


def _answer(*parts: str) -> Answers:
    return frozenset({tuple(sorted(parts))})


# --- what a tile brings --------------------------------------------------------------------------


def _find(scene: ExerciseScene, mine: bool) -> tuple[ExerciseScene, int, IslandTile]:
    """Return a tile to explore; the player's own ones usually have a completed letter."""
    random, lands = scene.random, near(scene)
    assume(lands)
    land = random.choice(lands)
    other = scene.rules.setting.ships[1 - scene.position.turn]
    tile = random.choice([one for one in IslandTile if own(scene, one) == mine])
    assume(mine or TILE_COLOR[tile] == other)
    letters = [one for one in scene.me.tasks if one < 8]
    if mine and scene.seed % 6 != 1:
        letters = [one for one in letters if one != TILE_LETTER[tile]]
    table = laid(wanting(scene, *letters), {}).with_me(dice=(border(scene, land),))
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
    rules_used = [*(one.rule for one in transition.events), *waits]
    tokens = transition.position.players[scene.position.turn].favor
    return Uncovered(tokens, transition.events, "explore.letter" in rules_used)


def _facts(
    scene: ExerciseScene,
    land: int,
    tile: IslandTile,
    explain: Callable[[], tuple[Reason, ...]],
) -> dict[str, Any]:
    """Return the facts of a question about a revealed tile, with what else an exercise has."""
    facts = {
        "space": scene.rules.board.spaces[land],
        "tile": tile,
        "letters": tuple(Letter(one) for one in scene.me.tasks if one < 8),
        "color": Color(scene.rules.setting.ships[scene.position.turn]),
        "tokens": scene.me.favor,
    }
    return {"facts": facts, "look": (land,), "explain": explain}


def _own(scene: ExerciseScene) -> Color:
    return Color(scene.rules.setting.ships[scene.position.turn])


def _whose(scene: ExerciseScene, tile: IslandTile) -> Reason:
    """Return whose color a tile has."""
    own = _own(scene)
    mine = "own" if TILE_COLOR[tile] == own else "foreign"
    return Reason(f"why-exploring-{mine}", {"tile": tile, "color": own})


def reward_reasons(scene: ExerciseScene, tile: IslandTile) -> tuple[Reason, ...]:
    """Return what a tile brings."""
    own = TILE_COLOR[tile] == _own(scene)
    result = Reason("why-tile-shrine" if own else f"why-tile-{tile.letter}")
    return Reason("why-exploring-reward"), _whose(scene, tile), result


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
    table = laid(scene, {}).with_me(dice=tuple(sorted(dice)), favor=0)

    def answers(rules: Delphi) -> Answers:
        actions = (_explore(one, land) for one in table.me.dice)
        fit = (one.color for one in actions if rules.check(table.position, one).allowed)
        return frozenset({tuple(sorted(str(Color(one)) for one in fit))})

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(str(Color(one)) for one in table.me.dice)),
        facts={"space": table.rules.board.spaces[land]},
        action=lambda part: _explore(Color[part.upper()], land),
        look=(table.me.ship, land),
        explain=partial(die_reasons, table, land),
    )


def builder_reasons(scene: ExerciseScene, tile: IslandTile) -> tuple[Reason, ...]:
    """Return who builds a shrine at once."""
    own = TILE_COLOR[tile] == _own(scene)
    result = Reason("why-exploring-you" if own else "why-exploring-nobody", {"tile": tile})
    return Reason("why-exploring-builder"), _whose(scene, tile), result


@template("exploring.islands", rests_on=("explore.color",))
def islands(scene: ExerciseScene) -> Question:
    """Ask which islands a die explores, wherever the ship would have to be."""
    color = scene.random.choice(COLORS)
    table = _scattered(scene, 5).with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        board, found = rules.board, []
        for land in board.islands:
            waters = [i for i in board.adjacent[land] if i in board.water]
            tried = (rules.check(by(table.position, i), _explore(color, land)) for i in waters)
            if any(one.allowed for one in tried):
                found.append(land)
        return pointed(board, found)

    ((*found,),) = answers(table.rules)
    assume(found)
    why = partial(islands_reasons, table, "why-exploring-islands", color, found)
    return Question(
        table,
        answers,
        form=_any_island(table),
        facts={"color": color},
        look=table.rules.board.islands,
        explain=why,
    )


def tokens_reasons(scene: ExerciseScene, tile: IslandTile, answers: Solver) -> tuple[Reason, ...]:
    """Return how many tokens a tile with Psi leaves."""
    left = int(min(answers(scene.rules))[0])
    facts = {"tokens": scene.me.favor, "reward": left - scene.me.favor, "left": left}
    result = Reason("why-exploring-tokens-psi", facts)
    if TILE_COLOR[tile] == _own(scene):
        result = Reason("why-exploring-tokens-own", {"left": left})
    return Reason("why-exploring-tokens"), _whose(scene, tile), result


@template("exploring.where", rests_on=("explore.color", "action.adjacent"))
def where(scene: ExerciseScene) -> Question:
    """Ask from which water a die explores something."""
    color = scene.random.choice(COLORS)
    table = _scattered(scene, 3).with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        tried = [_explore(color, land) for land in rules.board.islands]
        return pointed(rules.board, docks(rules, table.position, tried))

    ((*found,),) = answers(table.rules)
    assume(1 <= len(found) <= MOST)
    why = partial(islands_reasons, table, "why-exploring-where", color, found)
    form = anywhere(table.rules.board)
    return Question(table, answers, form=form, facts={"color": color}, explain=why)


# --- which die, and where -------------------------------------------------------------------


def _scattered(scene: ExerciseScene, number: int) -> ExerciseScene:
    """Return the scene with some tiles face up, here and there."""
    lands = scene.random.sample(scene.rules.board.islands, number)
    return laid(scene, dict(zip(lands, scene.random.sample(range(12), number), strict=True)))


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
    facts = {"color": color, "spaces": named(scene, every)}
    turned = Reason("why-exploring-face-up", {"space": board.spaces[up[0]]}) if up else None
    last = "why-exploring-docks" if general.endswith("where") else "why-exploring-islands-are"
    # With no tile face up, the islands are the answer.
    shown = up or last == "why-exploring-docks"
    return (
        Reason(general, {"color": color}),
        *((Reason("why-exploring-borders", facts),) if shown else ()),
        *((turned,) if turned else ()),
        Reason(last, {"color": color, "spaces": answered(scene, spaces)}),
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
        built = any(one.what == "shrine-built" and one.player == 0 for one in comes.events)
        return _answer((BOTH if comes.paid else SHRINE) if built else REWARDS[tile.letter])

    assume(not table.position.turn)
    more = _facts(table, land, tile, partial(reward_reasons, table, tile))
    return Question(table, answers, **more)


@template("exploring.builder", rests_on=("explore.for-others", "explore.own"), picture=Picture.NEAR)
def builder(scene: ExerciseScene) -> Question:
    """Ask who builds a shrine when a tile is explored."""
    table, land, tile = _find(scene, mine=not scene.seed % 3)

    def answers(rules: Delphi) -> Answers:
        comes = _uncovered(rules, table, land, tile)
        if comes is None:
            return frozenset()
        seats = [one.player for one in comes.events if one.what == "shrine-built"]
        if not seats:
            return _answer(NOBODY)
        return _answer(YOU if seats[0] == table.position.turn else OWNER)

    form, _rests_on = SingleChoice(BUILDERS), ("explore.for-others", "explore.own")
    more = _facts(table, land, tile, partial(builder_reasons, table, tile))
    return Question(table, answers, form=form, **more)


def die_reasons(scene: ExerciseScene, land: int) -> tuple[Reason, ...]:
    """Return which die matches a border."""
    facts = {"space": scene.rules.board.spaces[land], "color": _border(scene, land)}
    return Reason("why-exploring-die"), Reason("why-exploring-border", facts)


@template(
    "exploring.tokens",
    rests_on=("explore.own", "explore.letter"),
    form=NumberInput(0, 12),
    picture=Picture.NEAR,
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask for the number of favor tokens after a tile with Psi."""
    table, land, tile = _find(scene, mine=bool(scene.seed % 3))
    assume(tile.letter == Letter.PSI)

    def answers(rules: Delphi) -> Answers:
        comes = _uncovered(rules, table, land, tile)
        return frozenset() if comes is None else _answer(str(comes.tokens))

    more = _facts(table, land, tile, partial(tokens_reasons, table, tile, answers))
    return Question(table, answers, **more)


def sites_reasons(scene: ExerciseScene, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return how many tiles of the player's color are face up, and where."""
    own = {"color": _own(scene)}
    return (
        Reason("why-exploring-sites", own),
        Reason("why-exploring-sites-count", {**own, "count": len(spaces)}),
        Reason("why-exploring-sites-are", {**own, "spaces": answered(scene, spaces)}),
    )


@template("exploring.sites", rests_on=("shrine.build", "explore.own"))
def sites(scene: ExerciseScene) -> Question:
    """Ask on which islands the player could build a shrine."""
    table = wanting(scene, *[one for one in scene.me.tasks if one < 8][: scene.seed % 2 + 1])
    table = _scattered(table, 7).with_me(favor=0)

    def answers(rules: Delphi) -> Answers:
        board, found = rules.board, []
        for land in board.islands:
            color = border(table, land)
            there = table.with_me(dice=(color,)).position
            action = Action(Verb.BUILD, color, color, land)
            waters = [i for i in board.adjacent[land] if i in board.water]
            if any(rules.check(by(there, i), action).allowed for i in waters):
                found.append(land)
        return pointed(board, found)

    ((*found,),) = answers(table.rules)
    assume(found)
    return Question(
        table,
        answers,
        form=_any_island(table),
        facts={"color": Color(table.rules.setting.ships[table.position.turn])},
        look=tuple(table.rules.board.islands),
        explain=partial(sites_reasons, table, found),
    )


def looked_reasons() -> tuple[Reason, ...]:
    """Return what looking does."""
    return Reason("why-exploring-peek"), Reason("why-exploring-looked")


# --- looking -------------------------------------------------------------------------------------


@template(
    "exploring.looked", rests_on=("action.look", "action.look-private"), form=MultipleChoice(LOOKED)
)
def looked(scene: ExerciseScene) -> Question:
    """Ask what is true after looking at two tiles."""
    table = laid(scene, {}).with_me(cards=(0,) * 6)
    one, other = scene.random.sample(table.rules.board.islands, 2)
    die = table.me.dice[0]

    def answers(rules: Delphi) -> Answers:
        position, chance = table.position, SeededChance(scene.seed)
        events, seat = list[Event](), position.turn
        for action in (
            Action(Verb.LOOK, die),
            Action(Verb.LOOK, target=one),
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
        return _answer(*(fact for fact, so in facts.items() if so))

    return Question(
        table,
        answers,
        facts={"spaces": tuple(table.rules.board.spaces[i] for i in (one, other)), "die": die},
        look=(one, other),
        explain=looked_reasons,
    )


def aim_reasons(scene: ExerciseScene, land: int, color: Color) -> tuple[Reason, ...]:
    """Return whether a die explores an island from where the ship is."""
    board = scene.rules.board
    near, fits = land in board.shore[scene.me.ship], _border(scene, land) == color
    facts = {"space": board.spaces[land], "border": _border(scene, land), "color": color}
    if near and fits:
        result = Reason("why-exploring-aim-both", facts)
    elif near:
        result = Reason("why-exploring-aim-color", facts)
    else:
        ship = board.spaces[scene.me.ship]
        result = Reason("why-exploring-aim-place", {"ship": ship, "space": board.spaces[land]})
    return Reason("why-exploring-aim"), result


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
    table = laid(scene, {}).with_me(dice=(int(color),), favor=0)

    def answers(rules: Delphi) -> Answers:
        if rules.check(table.position, _explore(color, land)).allowed:
            return _answer(EXPLORE)
        may = rules.check(table.position, Action(Verb.LOOK, color)).allowed
        return _answer(LOOK) if may else frozenset()

    assume(answers(table.rules) == _answer(AIMS[scene.seed % 2]))
    return Question(
        table,
        answers,
        facts={"space": board.spaces[land], "color": Color(color)},
        look=(table.me.ship, land),
        explain=partial(aim_reasons, table, land, Color(color)),
    )


def _line_facts(scene: ExerciseScene) -> dict[str, Any]:
    return {
        "color": Color(scene.rules.setting.ships[scene.position.turn]),
        "tokens": scene.me.favor,
        "dice": tuple(map(Color, scene.me.dice)),
    }


# --- tiles ---------------------------------------------------------------------------------------


def _open(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with all island tiles face up and one or two shrines built.

    Face-up tiles leave nothing to chance. Some tiles of the player's color are left to build on.
    """
    board, random = scene.rules.board, scene.random
    tiles = random.sample(sorted(IslandTile), len(IslandTile))
    letters = [one for one in scene.me.tasks if one < 8]
    left = random.sample(letters, random.randint(1, 2))
    slots = [slot for slot, tile in enumerate(tiles) if own(scene, tile)]
    built = random.sample(slots, len(letters) - len(left))
    table = laid(scene, dict(zip(board.islands, tiles, strict=True)))
    table = table.with_position(shrines=sum(1 << slot for slot in built))
    return wanting(table.with_me(favor=0), *left)


def example_reasons(scene: ExerciseScene, general: str, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return an island that one way to the goal explores or builds on."""
    actions: map[Action] = map(scene.rules.notation.read, line)
    last = next(one for one in actions if one.verb in (Verb.EXPLORE, Verb.BUILD))
    what = "build" if last.verb == Verb.BUILD else "explore"
    space, color = scene.rules.board.spaces[last.target], Color(last.color)
    facts = {"what": what, "space": space, "color": color}
    return Reason(general), Reason("why-exploring-example", facts)


def _reaching(
    verb: Verb,
    lay: Callable[[ExerciseScene], ExerciseScene],
    count: Callable[[Position], int],
    *rules: str,
) -> Maker:
    """Return a template: sail somewhere and do something there that increases a count."""

    def make(scene: ExerciseScene) -> Question:
        table, _ = walk(lay(scene), MOVE, (int(verb),))
        before = count(table.position)

        def goal(position: Position) -> bool:
            return count(position) > before

        def way(rules: Delphi, most: int) -> Answers:
            verbs = (*MOVE, int(verb))
            found = lines(rules, table.position, most, verbs, lambda _, one: one.verb == verb, goal)
            return written(rules, found)

        assume(not way(table.rules, 1))
        return Question(
            table,
            lambda rules: way(rules, 2),
            form=ActionSequence(2),
            facts=_line_facts(table),
            action=table.rules.notation.read,
            goal=goal,
            look=(table.me.ship,),
            explain=lambda: example_reasons(
                table, message_of("why", scene), min(way(table.rules, 2))
            ),
        )

    return make


uncover = template(
    "exploring.uncover",
    rests_on=("explore.color", "action.adjacent", "move.range", "move.end-color"),
)(
    _reaching(
        Verb.EXPLORE,
        lambda scene: laid(scene, {}),
        lambda position: position.face_up.bit_count(),
        *("explore.color", "action.adjacent"),
    )
)


shrine = template(
    "exploring.shrine", rests_on=("shrine.build", "action.adjacent", "move.range", "move.end-color")
)(
    _reaching(
        Verb.BUILD,
        _open,
        lambda position: position.shrines.bit_count(),
        *("shrine.build", "action.adjacent"),
    )
)


@template(
    "exploring.order", rests_on=("shrine.build", "action.adjacent", "move.range", "move.end-color")
)
def order(scene: ExerciseScene) -> Question:
    """Ask for an order in which a shrine can be built between two moves."""
    table, line = walk(_open(scene), MOVE, (int(Verb.BUILD),), MOVE)
    return ordering(table, line, _line_facts(table))
