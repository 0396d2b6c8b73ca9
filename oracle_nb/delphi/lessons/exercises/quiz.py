"""Of a list of sentences, which are true? Each is found true or not by playing it."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.board import Layout
from oracle_nb.delphi.lessons.exercises.bays import calm, harbor, spoiled
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, scenes
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, WHITE, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, Exercise, MultipleChoice

E = Exercise[Position, Action]
Sentence = Callable[[Delphi], bool]


def _quiz(
    name: str,
    seed: int,
    scene: ExerciseScene,
    sentences: Mapping[str, Sentence],
    facts: Mapping[str, object],
    *rests_on: str,
) -> E:
    def solve(rules: Delphi) -> Answers:
        return frozenset({tuple(sorted(key for key, true in sentences.items() if true(rules)))})

    return Exercise(
        name,
        seed,
        scene.rules,
        scene.position,
        f"ask-{name.replace('.', '-')}",
        MultipleChoice(tuple(sentences)),
        solve,
        rests_on,
        facts=facts,
        look=(scene.me.ship,),
    )


class _Rolls:
    """Fate with the rolls of the battle die laid down."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = list(rolls)
        self._then = SeededChance(1)

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """The next roll; all else is left to a seed."""
        if what == "battle" and self._rolls:
            return self._rolls.pop(0)
        return self._then.draw(number, what, weights)


def _played(
    rules: Delphi, position: Position, actions: Sequence[Action], rolls: Sequence[int] = ()
) -> Position | None:
    """Where the actions lead; None where one of them is refused."""
    chance = _Rolls(rolls)
    for action in actions:
        if not rules.check(position, action):
            return None
        position = rules.apply(position, action, chance).position
    return position


# --- fights --------------------------------------------------------------------------------------


class _Battle:
    """What is true of a fight after some rolls.

    ``attack`` begins it, ``again`` goes on with it.
    """

    def __init__(self, scene: ExerciseScene, attack: Action, again: Action) -> None:
        self._before = scene.position
        self._attack = attack
        self._again = again

    def _after(self, rules: Delphi, *rolls: int) -> Position | None:
        actions = (self._attack, *[self._again] * (len(rolls) - 1))
        return _played(rules, self._before, actions, rolls)

    def won(self, *rolls: int) -> Sentence:
        """Return whether the monster is beaten."""

        def true(rules: Delphi) -> bool:
            end = self._after(rules, *rolls)
            return end is not None and end.monsters != self._before.monsters

        return true

    def hurt(self, roll: int) -> Sentence:
        """Return whether the player is injured."""

        def true(rules: Delphi) -> bool:
            end = self._after(rules, roll)
            before = self._before.players[0].injuries
            return end is not None and end.players[0].injuries != before

        return true

    def then(self, roll: int, action: Action) -> Sentence:
        """Return whether an action is legal then."""

        def true(rules: Delphi) -> bool:
            end = self._after(rules, roll)
            return end is not None and bool(rules.check(end, action))

        return true


def fight(seed: int) -> E:
    """What rolls do in a fight, and what can be done between two of them."""
    random = Random(scatter(seed, sum(map(ord, "checkup.fight"))))
    shield = random.choice((2, 3))
    scene = calm(random).with_me(shield=shield, favor=3)
    board, position = scene.rules.board, scene.position
    space = next(i for i in board.shore[scene.me.ship] if i in board.monsters)
    color = position.monsters[board.monsters.index(space)].bit_length() - 1
    attack = Action(Verb.FIGHT, color, color, space)
    again = Action(Verb.FIGHT, color=color, target=space)
    strength = scene.rules.battle.strength(shield)
    left = strength - random.choice((2, 3))
    other = next(one for one in scene.me.dice if one != color)

    battle = _Battle(scene, attack, again)
    won, hurt, then = battle.won, battle.hurt, battle.then
    sentences: dict[str, Sentence] = {
        "quiz-equal-wins": won(strength),
        "quiz-higher-wins": won(strength + 1),
        "quiz-lower-wins": won(strength - 1),
        "quiz-nine-wins": won(9),
        "quiz-second-round": won(1, strength),
        "quiz-third-round": won(1, 1, strength - 1),
        "quiz-third-lower": won(1, 1, strength - 3),
        "quiz-zero-wins": won(0),
        "quiz-zero-hurts": hurt(0),
        "quiz-one-hurts": hurt(1),
        "quiz-zero-goes-on": then(0, again),
        "quiz-favor-between": then(1, Action(Verb.FAVOR, other)),
        "quiz-full-again": lambda rules: (
            rules.battle.again(shield, left) == rules.battle.strength(shield)
        ),
    }
    facts = {
        "color": Color(color),
        "shield": shield,
        "equal": strength,
        "higher": strength + 1,
        "less": strength - 1,
        "least": strength - 3,
        "left": left,
        "die": Color(other),
    }
    return _quiz(
        "checkup.fight",
        seed,
        scene,
        sentences,
        facts,
        *("fight.strength", "fight.win", "fight.lose-round", "fight.continue", "fight.surrender"),
    )


# --- tiles ---------------------------------------------------------------------------------------


class _Shore:
    """A ship beside three islands with tiles: one shows its own shrine or another player's."""

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
        """Return whether actions are legal, and something is seen then."""

        def true(rules: Delphi) -> bool:
            end = _played(rules, before, actions)
            return end is not None and seen(end)

        return true


def tiles(seed: int) -> E:
    """What comes of looking at tiles, of uncovering them, and where one may build."""
    random = Random(scatter(seed, sum(map(ord, "checkup.tiles"))))
    shore = _Shore(random)
    board, ships = shore.board, shore.ships
    base, bay, here, color, wrong = shore.base, shore.bay, shore.here, shore.color, shore.wrong
    lying, after = shore.lying, shore.after
    sail = Action(Verb.MOVE, board.spaces[bay].color, board.spaces[bay].color, bay)
    met = base.with_me(dice=(sail.source,)).position
    explore = (Action(Verb.EXPLORE, color, color, here),)
    mine, other = lying(shore.own), lying(shore.theirs)
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
        "quiz-build-own": after(
            lying(shore.own, True), (Action(Verb.BUILD, color, color, here),), lambda end: True
        ),
        "quiz-ship-there": lambda rules: rules.check(met, sail).allowed,
        **_sea(random),
    }
    facts = {
        "bay": board.spaces[bay],
        "sail": Color(sail.source),
        "space": board.spaces[here],
        "color": Color(color),
        "die": Color(wrong),
        "own": Color(ships[0]),
        "owner": Color(ships[1]),
    }
    return _quiz(
        "checkup.tiles",
        seed,
        base,
        sentences,
        facts,
        *("explore.own", "explore.letter", "explore.for-others", "explore.color"),
        *("action.look", "action.look-private", "shrine.build"),
        *("board.connected", "board.cities", "setup.temples", "board.ships-share"),
    )


def _gains(before: Position, after: Position) -> int:
    """How much has come of a tile: tokens, cards, the shield, god steps to be taken."""
    one, two = before.players[0], after.players[0]
    return (
        (two.favor != one.favor)
        + (sum(two.cards) != sum(one.cards))
        + (two.shield != one.shield)
        + len(after.pending)
    )


# --- the sea -------------------------------------------------------------------------------------


def _sea(random: Random) -> dict[str, Sentence]:
    """Which seas may be played, and which set-ups."""
    number = random.randrange(4)

    def fine(layout: Layout) -> Sentence:
        return lambda rules: not rules.layout_faults(layout)

    scene = next(scenes("checkup.sea", number))
    temples = (scene.position.temples[1], *scene.position.temples[1:])
    ashore = [replace(player, ship=scene.me.ship) for player in scene.position.players]
    doubled = scene.with_position(temples=temples, players=tuple(ashore)).position

    def set_up(rules: Delphi) -> bool:
        asked = _on_board(replace(scene.rules.setting, rules=rules.setting.rules))
        return not any(fault.rule == "setup.temples" for fault in asked.faults(doubled))

    return {
        "quiz-pond": fine(spoiled(number, "tiles")),
        "quiz-cities-cut": fine(spoiled(number, "cities")),
        "quiz-cities-near": fine(spoiled(number, "spacing")),
        "quiz-temples-twice": set_up,
    }


@lru_cache(maxsize=64)
def _on_board(setting: Setting) -> Delphi:
    return Delphi(setting)


# --- cargo ---------------------------------------------------------------------------------------


class _Harbor:
    """A ship beside an offering, a temple and a statue's site."""

    def __init__(self, random: Random) -> None:
        self.scene = harbor(random)
        self.board, me = self.scene.rules.board, self.scene.me
        near = self.board.shore[me.ship]
        islands = self.board.islands
        self._island = next(i for i in near if i in self.board.offerings)
        self.further = next(i for i in self.board.shore2[me.ship] if i not in near and i in islands)
        position = self.scene.position
        self.here = position.offerings[0].bit_length() - 1
        """The color of the offering."""
        self.one, self.two, *_ = (c for c in range(6) if c not in (self.here, position.temples[0]))
        self.wanted = _tasks(Family.OFFERING, self.here, WHITE)

    def load(self, source: int) -> Action:
        """Return the action that loads the offering with a source."""
        return Action(Verb.LOAD_OFFERING, source, self.here, self._island)

    def may(self, action: Action, **changes: Any) -> Sentence:
        """Return whether an action is legal, given what it is done with."""
        # Nobody lacks the die: it is about the rest.
        dice = (action.source,) if action.source < CARD else ()
        before = self.scene.with_me(dice=dice, **changes).position
        return lambda rules: bool(rules.check(before, action))

    def loading(self, steps: int, favor: int) -> Sentence:
        """Return whether a die that many colors away loads the offering."""
        return self.may(self.load((self.here - steps) % 6), favor=favor, tasks=self.wanted)

    def by_card(self, source: int, played: int) -> Sentence:
        """Return whether a card loads the offering after another was played."""
        cards = tuple(int(color == source) for color in range(6))
        holding = self.scene.with_me(dice=(), cards=cards, tasks=self.wanted)
        before = holding.with_position(played=played).position
        action = self.load(CARD + source)
        return lambda rules: bool(rules.check(before, action))


def _tasks(family: Family, *values: int) -> tuple[int, ...]:
    return tuple(sorted(task(family, value) for value in values))


def cargo(seed: int) -> E:
    """What may be loaded and delivered, with what aboard."""
    bay = _Harbor(Random(scatter(seed, sum(map(ord, "checkup.cargo")))))
    board, scene, may = bay.board, bay.scene, bay.may
    here, one, two, further = bay.here, bay.one, bay.two, bay.further
    near = board.shore[scene.me.ship]
    temple = next(i for i in near if i in board.temples)
    sites = next(i for i in near if i in board.statues)
    has = [c for c in range(6) if board.spaces[sites].sites >> c & 1]
    lacks = next(c for c in range(6) if c not in has)
    load, tasks, wanted = bay.load(here), _tasks, bay.wanted
    offerings, statues = Family.OFFERING, Family.STATUE
    border = board.spaces[further].color
    sentences = {
        "quiz-load": may(load, tasks=wanted),
        "quiz-load-second": may(load, offerings=(one,), tasks=wanted),
        "quiz-load-beside": may(load, statues=(two,), tasks=wanted),
        "quiz-load-third": may(load, offerings=(one,), statues=(two,), tasks=wanted),
        "quiz-load-needless": may(load, tasks=tasks(offerings, one)),
        "quiz-load-twice": may(load, tasks=tasks(offerings, WHITE), done=tasks(offerings, here)),
        "quiz-load-spoken": may(load, offerings=(one,), tasks=tasks(offerings, WHITE)),
        "quiz-any-temple": may(
            Action(Verb.MAKE_OFFERING, one, one, temple),
            offerings=(one,),
            tasks=tasks(offerings, one),
        ),
        "quiz-any-site": may(
            Action(Verb.RAISE_STATUE, lacks, lacks, sites),
            statues=(lacks,),
            tasks=tasks(statues, WHITE),
        ),
        "quiz-filled-site": may(
            Action(Verb.RAISE_STATUE, has[0], has[0], sites),
            statues=(has[0],),
            tasks=tasks(statues, WHITE),
        ),
        "quiz-further": may(Action(Verb.EXPLORE, border, border, further)),
        "quiz-card": bay.by_card((here - 1) % 6, -1),
        "quiz-second-card": bay.by_card(here, one),
        "quiz-one-step": bay.loading(1, 2),
        "quiz-two-steps": bay.loading(2, 1),
        "quiz-two-paid": bay.loading(2, 4),
        "quiz-three-steps": bay.loading(3, 2),
        "quiz-four-steps": bay.loading(4, 2),
    }
    facts = {
        "color": Color(here),
        "held": Color(one),
        "kept": Color(two),
        "altar": Color(scene.position.temples[0]),
        "filled": Color(has[0]),
        "lacking": Color(lacks),
        "card": Color((here - 1) % 6),
        "beside": Color((here - 2) % 6),
        "middle": Color((here - 3) % 6),
        "far": Color((here - 4) % 6),
        "space": board.spaces[further],
    }
    return _quiz(
        "checkup.cargo",
        seed,
        scene,
        sentences,
        facts,
        *("cargo.capacity", "task.needed", "task.color-once", "action.color-match"),
        *("statue.site-once", "action.adjacent", "oracle.card-as-die", "oracle.one-card"),
    )


TEMPLATES: Final[dict[str, Callable[[int], E]]] = {
    "checkup.fight": fight,
    "checkup.tiles": tiles,
    "checkup.cargo": cargo,
}
