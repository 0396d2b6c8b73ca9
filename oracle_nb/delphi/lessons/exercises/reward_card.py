"""Exercises on the equipment card that adds god steps to rewards."""

from typing import Final

from oracle_nb.delphi.lessons.exercises.equipment import displayed, holding, taking
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, UnsuitableScene
from oracle_nb.delphi.lessons.exercises.sentences import played
from oracle_nb.delphi.lessons.exercises.straits import in_strait, wants
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, TILE_COLOR, Equipment
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, NumberInput, Picture

ACTIONS: Final = {
    "offering": Verb.MAKE_OFFERING,
    "statue": Verb.RAISE_STATUE,
    "monster": Verb.FIGHT,
    "shrine": Verb.BUILD,
    "advance": Verb.ADVANCE,
    "load": Verb.LOAD_OFFERING,
}
"""The actions in a question; the first three have rewards that count."""
COUNTING: Final = {
    "offering": Family.OFFERING,
    "statue": Family.STATUE,
    "monster": Family.MONSTER,
}
MOST: Final = 4
WINNING: Final = 9
"""A roll that wins every fight."""
LegalAction = tuple[Position, Action]


def legal_action(scene: ExerciseScene, verb: Verb) -> LegalAction:
    """Return a position with the card in which an action of this kind is legal, and the action."""
    board, own = scene.rules.board, scene.rules.setting.ships[scene.position.turn]
    tiles = [tile for tile, color in enumerate(TILE_COLOR) if color == own]
    down = scene.position.tiles[1:]
    table = scene.with_position(
        tiles=(tiles[0], *down) if verb == Verb.BUILD else scene.position.tiles,
        face_up=int(verb == Verb.BUILD),
        monsters=tuple(
            1 << color
            for color, _ in zip(wants(scene, Family.MONSTER), board.monsters, strict=False)
        ),
    )
    for color in COLORS:
        laden = table.with_me(dice=(color,), favor=0)
        if verb == Verb.MAKE_OFFERING and color in wants(scene, Family.OFFERING):
            laden = laden.with_me(offerings=(color,))
        if verb == Verb.RAISE_STATUE and color in wants(scene, Family.STATUE):
            laden = laden.with_me(statues=(color,))
        for ship in board.water:
            there = laden.with_me(ship=ship).position
            for one in scene.rules.legal_actions(there):
                if (one.verb, one.source) == (verb, color):
                    return there, one
    raise UnsuitableScene


def steps(rules: Delphi, position: Position, action: Action) -> int | None:
    """Return how many god steps the card adds to an action; None if the action is refused."""
    after = played(rules, position, (action,), (WINNING,))
    if after is None:
        return None
    return sum(
        isinstance(one, AdvanceGod) and one.rule == "equipment.reward-god" for one in after.pending
    )


@template(
    "lasting.reward",
    rests_on=("equipment.reward-god",),
    form=NumberInput(0, MOST),
    picture=Picture.OWN,
)
def reward(scene: ExerciseScene) -> Question:
    """Ask how many god steps the card brings this turn."""
    random, won = scene.random, scene.seed % 4 == 3
    table = holding(in_strait(scene).with_me(shield=3), Equipment.REWARD_GOD)
    # The fight for the card is the only one of its turn.
    counting = [name for name in COUNTING if not (won and name == "monster")]
    chosen: list[str] = random.sample(counting, scene.seed % 3)
    others = [name for name in ACTIONS if name not in COUNTING]
    random.shuffle(others)
    if scene.seed % 2 == 0:
        others.sort(key="shrine".__ne__)
    chosen += others[: 3 - won - len(chosen)]
    random.shuffle(chosen)
    done: list[LegalAction] = []
    for name in chosen:
        found = legal_action(table, ACTIONS[name])
        done.append(found)
    taking_it = _taking(scene)

    def answers(rules: Delphi) -> Answers:
        every = [*done, *([taking_it] if won else [])]
        found = ((steps(rules, *one), steps(table.rules, *one)) for one in every)
        # The question says that the actions are legal, whatever somebody believes.
        return number(sum(sound or 0 if own is None else own for own, sound in found))

    families = tuple(COUNTING[name] for name in chosen if name in COUNTING)
    names = dict(zip(("step1", "step2", "step3"), (*chosen, "none"), strict=False))
    return Question(
        table,
        answers,
        facts={"won": int(won), **names},
        explain=lambda: (
            Reason("why-lasting-reward"),
            Reason("why-lasting-counting", {"families": families, "count": len(families)}),
        ),
    )


def _taking(scene: ExerciseScene) -> LegalAction:
    """Return a position after a won fight, and the action that takes the card."""
    others = [one for one in Equipment if one != Equipment.REWARD_GOD][:5]
    table = displayed(in_strait(scene), (Equipment.REWARD_GOD, *others))
    return table.position, taking(Equipment.REWARD_GOD)
