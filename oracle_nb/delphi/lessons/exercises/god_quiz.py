"""An exercise on which sentences about gods, injuries and equipment are true."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from msgspec.structs import replace as changed

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.lessons.exercises import quiz_reasons
from oracle_nb.delphi.lessons.exercises.equipment_quiz import one_time
from oracle_nb.delphi.lessons.exercises.injury_quiz import on_injuries
from oracle_nb.delphi.lessons.exercises.lasting_quiz import on_lasting_cards
from oracle_nb.delphi.lessons.exercises.powers import ready
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, played, quiz
from oracle_nb.delphi.lessons.exercises.templates import Question, seed_template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, Position
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God
from oracle_nb.delphi.rules.engine import Delphi


def _row_after(scene: ExerciseScene, god: int, *actions: Action) -> Callable[[int], Sentence]:
    """Return whether actions leave a god on a given row."""

    def at(row: int) -> Sentence:
        def true(rules: Delphi) -> bool:
            end = played(rules, scene.position, actions)
            return end is not None and end.players[scene.position.turn].gods[god] == row

        return true

    return at


def _allowed(scene: ExerciseScene, action: Action) -> Sentence:
    return lambda rules: bool(rules.check(scene.position, action))


def _advances(
    scene: ExerciseScene, near: ExerciseScene, low: int, other: int
) -> dict[str, Sentence]:
    """Return the sentences on how gods advance and return; ``near`` has all gods at the top."""
    step = AdvanceGod(0, 1 << low, "turn.consult-gods")
    bottom = scene.with_me(gods=(0,) * 6, dice=(low,), favor=0)
    lowest = bottom.with_position(turn=1, pending=(step,))
    risen = scene.with_me(gods=(4,) * 6).with_position(turn=1, pending=(step,))
    up = _row_after(bottom, low, Action(Verb.ADVANCE, low, low))
    back = _row_after(near.with_me(gods=ready(other)), other, Action(Verb.TRADE, color=other))
    fifth = near.with_me(gods=tuple(5 if god == low else 0 for god in COLORS))
    return {
        "quiz-god-first": up(3),
        "quiz-god-lowest": _allowed(lowest, Action(Verb.ADVANCE, color=low)),
        "quiz-god-other": _allowed(risen, Action(Verb.ADVANCE, color=other)),
        "quiz-god-fifth": _allowed(fifth, Action(Verb.TRADE, color=low)),
        "quiz-god-stays": back(TOP_ROW),
        "quiz-god-halfway": back(3),
    }


def _on_cards(scene: ExerciseScene, tile: int) -> Sentences:
    """Return the sentences on injury cards and equipment cards."""
    (injuries, colors), (equipment, shown) = on_injuries(scene, scene.random), one_time(scene, tile)
    return {**injuries, **equipment}, {**colors, **shown}


def _by_city(scene: ExerciseScene, seed: int) -> Question:
    """Return the exercise for a ship that is next to a city."""
    board, random = scene.rules.board, scene.random
    low, other = random.sample(COLORS, 2)
    near = scene.with_me(gods=(TOP_ROW,) * 6, offerings=(), statues=(), dice=(low,), favor=0)
    near = near.with_position(face_up=0, shrines=0)
    beside = [city for city in board.cities if city in board.adjacent[scene.me.ship]]
    legal = scene.rules.legal_actions(near.position)
    statues = [one for one in legal if one.verb == Verb.HERMES and one.target not in beside]
    shore = board.adjacent[scene.me.ship]
    tiles = [one for one in legal if one.verb == Verb.ARTEMIS and one.target not in shore]
    rings = scene.rules.tables.within[0][scene.me.ship]
    far = [space for space in board.water if not rings[min(7, len(rings) - 1)] >> space & 1]
    cities = [city for city in board.cities if city >= 0]
    docks = {space for city in cities for space in board.adjacent[city]}
    away = [space for space in board.water if space not in docks]
    fights = [
        (space, action)
        for space in random.sample(board.water, len(board.water))
        for action in scene.rules.legal_actions(near.with_me(ship=space).position)
        if action.verb == Verb.ARES and action.color != Color.BLACK
    ][:1]
    assume(statues and tiles and far and away and fights)
    (post, fight), statue, tile = fights[0], random.choice(statues), random.choice(tiles)
    others, named = _on_cards(near, tile.target)
    sentences: dict[str, Sentence] = {
        **_advances(scene, near, low, other),
        "quiz-poseidon-far": _allowed(near, Action(Verb.POSEIDON, target=far[0])),
        "quiz-artemis-far": _allowed(near, tile),
        "quiz-ares-color": _allowed(near.with_me(ship=post), fight),
        "quiz-hermes-city": _allowed(near, statue),
        "quiz-hermes-away": _allowed(near.with_me(ship=away[0]), statue),
        **others,
        **on_lasting_cards(seed),
    }
    facts = {
        **named,
        "low": God(low),
        "color": Color(low),
        "other": God(other),
        "monster": Color(fight.color),
        "statue": Color(statue.color),
        "city": board.spaces[statue.target],
        "tile": board.spaces[tile.target],
        "sea": board.spaces[far[0]],
    }
    return quiz(near, sentences, facts, *quiz_reasons.gods(scene))


def _before(position: Position) -> Position:
    """Return the position with all gods on the lowest row: each statement says where a god is."""
    players = list(position.players)
    players[position.turn] = changed(players[position.turn], gods=(0,) * 6)
    return changed(position, players=tuple(players))


@seed_template(
    "checkup.gods",
    rests_on=(
        "god.first-step",
        "turn.consult-gods",
        "god.use",
        "god.return",
        "god.poseidon",
        "god.artemis",
        "god.ares",
        "god.hermes",
        "turn.recover",
        "turn.some-injuries",
        "injury.discard",
        "equipment.one-time",
        "equipment.recover",
        "equipment.consult",
        "equipment.reward-god",
    ),
)
def gods(seed: int) -> Question:
    """Return sentences on how gods advance and what they do, and on injuries."""
    random = Random(scatter(seed, sum(map(ord, "checkup.gods"))))

    def make(scene: ExerciseScene) -> Question:
        board = scene.rules.board
        docks = [
            space
            for space in board.water
            if any(city in board.adjacent[space] for city in board.cities)
        ]
        question = _by_city(scene.with_me(ship=random.choice(docks)), seed)
        return replace(question, drawn_as=_before(question.scene.position))

    return first("checkup.gods", seed, make)
