"""Exercises on island tiles: looking, exploring, building shrines."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises import tile_reasons
from oracle_nb.delphi.lessons.exercises.holds import by, docks
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, anywhere, pointed, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import COLORS, TILE_COLOR, TILE_LETTER, Color, IslandTile, Letter
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    SingleChoice,
    SpaceSelection,
)

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
OPENING: Final = ("explore.color", "action.adjacent")
LETTERS: Final = ("explore.own", "explore.letter")


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
    explain: Callable[[], tuple[AnswerReason, ...]],
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
    more = _facts(table, land, tile, partial(tile_reasons.reward, table, tile))
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
    more = _facts(table, land, tile, partial(tile_reasons.builder, table, tile))
    return Question(table, answers, form=form, **more)


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

    more = _facts(table, land, tile, partial(tile_reasons.tokens, table, tile, answers))
    return Question(table, answers, **more)


# --- which die, and where -------------------------------------------------------------------


def _scattered(scene: ExerciseScene, number: int) -> ExerciseScene:
    """Return the scene with some tiles face up, here and there."""
    lands = scene.random.sample(scene.rules.board.islands, number)
    return laid(scene, dict(zip(lands, scene.random.sample(range(12), number), strict=True)))


def _explore(color: int, land: int) -> Action:
    return Action(Verb.EXPLORE, color, color, land)


def _any_island(scene: ExerciseScene) -> SpaceSelection:
    return SpaceSelection(tuple(sorted(map(scene.name, scene.rules.board.islands))))


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
    why = partial(tile_reasons.islands, table, "why-exploring-islands", color, found)
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

    ((*found,),) = answers(table.rules)
    assume(1 <= len(found) <= MOST)
    why = partial(tile_reasons.islands, table, "why-exploring-where", color, found)
    form = anywhere(table.rules.board)
    return Question(table, answers, form=form, facts={"color": color}, explain=why)


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
        explain=partial(tile_reasons.die, table, land),
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
        explain=partial(tile_reasons.sites, table, found),
    )


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
        explain=tile_reasons.looked,
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
        explain=partial(tile_reasons.aim, table, land, Color(color)),
    )
