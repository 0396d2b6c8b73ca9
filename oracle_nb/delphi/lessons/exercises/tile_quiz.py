"""An exercise on which sentences about tiles, boards and companions are true."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.board import Layout
from oracle_nb.delphi.lessons.exercises import quiz_reasons
from oracle_nb.delphi.lessons.exercises.bays import calm, spoiled
from oracle_nb.delphi.lessons.exercises.companion_quiz import on_companions
from oracle_nb.delphi.lessons.exercises.scenes import scenes
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, on_board, played, quiz
from oracle_nb.delphi.lessons.exercises.start_quiz import on_start
from oracle_nb.delphi.lessons.exercises.templates import Question, seed_template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, Color
from oracle_nb.delphi.rules.engine import Delphi


class _Shore:
    """A ship next to three islands with tiles; one shows its own shrine or another player's."""

    def __init__(self, random: Random) -> None:
        scene = calm(random)
        self.board, me = scene.rules.board, scene.me
        self.ships = ships = scene.rules.setting.ships
        board = self.board
        islands = [i for i in board.shore[me.ship] if i in board.islands]
        islands.sort(key=lambda i: board.spaces[i].color == ships[0])
        self.here, there, third = islands
        letters = [number for number in me.tasks if number < 8]
        # One shrine task is open, and its letter is not that of the own tile.
        self.own = random.choice([one for one in range(12) if TILE_COLOR[one] == ships[0]])
        letter = next(number for number in letters if number != TILE_LETTER[self.own])
        self.theirs = random.choice([one for one in range(12) if TILE_COLOR[one] == ships[1]])
        tasks = tuple(number for number in me.tasks if number >= 8 or number == letter)
        self.bay = random.choice(board.sailing[me.ship])
        self.base = scene.with_me(tasks=tasks, seen=0).with_other(self.bay)
        self.color = board.spaces[self.here].color
        self.wrong = next(die for die in me.dice if die != self.color)
        self.look = (
            Action(Verb.LOOK, self.wrong),
            Action(Verb.LOOK, target=there),
            Action(Verb.LOOK, target=third),
        )

    def lying(self, tile: int, face_up: bool = False) -> Position:
        """Return the position with a tile on the first island."""
        slot = self.board.islands.index(self.here)
        rest = [one for one in range(12) if one not in (self.own, self.theirs, tile)]
        laid = rest[: len(self.board.islands)]
        laid[slot] = tile
        up = 1 << slot if face_up else 0
        return self.base.with_position(tiles=tuple(laid), face_up=up).position

    @staticmethod
    def after(
        before: Position, actions: Sequence[Action], seen: Callable[[Position], bool]
    ) -> Sentence:
        """Return whether actions are legal and lead to a given state."""

        def true(rules: Delphi) -> bool:
            end = played(rules, before, actions)
            return end is not None and seen(end)

        return true


@seed_template(
    "checkup.tiles",
    rests_on=(
        "explore.own",
        "explore.letter",
        "explore.for-others",
        "explore.color",
        "action.look",
        "action.look-private",
        "shrine.build",
        "board.connected",
        "board.cities",
        "setup.temples",
        "board.ships-share",
        "companion.hero",
        "companion.demigod",
        "companion.creature",
        "setup.ship-draft",
        "setup.order",
        "setup.start-favor",
        "setup.decks",
        "setup.injury",
        "setup.short-game",
    ),
)
def tiles(seed: int) -> Question:
    """Return sentences on looking at tiles, exploring and building, the board and companions."""
    random = Random(scatter(seed, sum(map(ord, "checkup.tiles"))))
    shore = _Shore(random)
    board, ships = shore.board, shore.ships
    base, bay, here, color, wrong = shore.base, shore.bay, shore.here, shore.color, shore.wrong
    lying, after = shore.lying, shore.after
    sail = Action(Verb.MOVE, board.spaces[bay].color, board.spaces[bay].color, bay)
    met = base.with_me(dice=(sail.source,)).position
    explore = (Action(Verb.EXPLORE, color, color, here),)
    mine, other = lying(shore.own), lying(shore.theirs)
    companions, names = on_companions(seed)
    sentences: dict[str, Sentence] = {
        "quiz-look-uncovers": after(mine, shore.look, lambda end: end.face_up != 0),
        "quiz-look-shown": after(mine, shore.look, lambda end: end.players[1].seen != 0),
        "quiz-own-shrine": after(mine, explore, lambda end: end.shrines != 0),
        "quiz-own-paid": after(mine, explore, lambda end: _gains(mine, end) > 1),
        "quiz-other-shrine": after(other, explore, lambda end: end.shrines != 0),
        "quiz-other-paid": after(other, explore, lambda end: _gains(other, end) > 0),
        "quiz-any-die": after(mine, (Action(Verb.EXPLORE, wrong, wrong, here),), lambda end: True),
        "quiz-build-other": after(
            lying(shore.theirs, True), (Action(Verb.BUILD, color, color, here),), lambda end: True
        ),
        "quiz-ship-there": lambda rules: rules.check(met, sail).allowed,
        **_sea(random),
        **companions,
        **on_start(seed),
    }
    facts = {
        **names,
        "bay": board.spaces[bay],
        "sail": Color(sail.source),
        "space": board.spaces[here],
        "color": Color(color),
        "die": Color(wrong),
        "own": Color(ships[0]),
        "owner": Color(ships[1]),
    }
    return quiz(base, sentences, facts, *quiz_reasons.tiles(facts))


def _gains(before: Position, after: Position) -> int:
    """Return what a tile has brought: tokens, cards, the shield, pending god steps."""
    one, two = before.players[0], after.players[0]
    return (
        (two.favor != one.favor)
        + (sum(two.cards) != sum(one.cards))
        + (two.shield != one.shield)
        + len(after.pending)
    )


def _sea(random: Random) -> dict[str, Sentence]:
    """Return which seas may be played, and which setups."""
    number = random.randrange(4)

    def fine(layout: Layout) -> Sentence:
        return lambda rules: not rules.layout_faults(layout)

    scene = next(scenes("checkup.sea", number))
    temples = (scene.position.temples[1], *scene.position.temples[1:])
    ashore = [replace(player, ship=scene.me.ship) for player in scene.position.players]
    doubled = scene.with_position(temples=temples, players=tuple(ashore)).position

    def set_up(rules: Delphi) -> bool:
        asked = on_board(scene, rules)
        return not any(fault.rule == "setup.temples" for fault in asked.faults(doubled))

    return {
        "quiz-pond": fine(spoiled(number, "tiles")),
        "quiz-cities-cut": fine(spoiled(number, "cities")),
        "quiz-cities-near": fine(spoiled(number, "spacing")),
        "quiz-temples-twice": set_up,
    }
