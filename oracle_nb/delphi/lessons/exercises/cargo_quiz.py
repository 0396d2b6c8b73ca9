"""An exercise on which sentences about cargo are true."""

from random import Random
from typing import Any

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.lessons.exercises import quiz_reasons
from oracle_nb.delphi.lessons.exercises.bays import bay_beside_city
from oracle_nb.delphi.lessons.exercises.equipment_quiz import ship_cards
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, quiz
from oracle_nb.delphi.lessons.exercises.ship_quiz import on_ships
from oracle_nb.delphi.lessons.exercises.templates import Question, seed_template
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import WHITE, Color


class _Bay:
    """A ship next to an offering, a temple and a statue's site."""

    def __init__(self, random: Random) -> None:
        self.scene = bay_beside_city(random)
        self.board, me = self.scene.rules.board, self.scene.me
        near = self.board.shore[me.ship]
        islands = self.board.islands
        self._island = next(i for i in near if i in self.board.offerings)
        self.temple = next(i for i in near if i in self.board.temples)
        self.sites = next(i for i in near if i in self.board.statues)
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
        # The die is always available, because the other rules are the question.
        dice = (action.source,) if action.source < CARD else ()
        before = self.scene.with_me(dice=dice, **changes).position
        return lambda rules: bool(rules.check(before, action))

    def loading(self, steps: int, favor: int) -> Sentence:
        """Return whether a die that is some colors away loads the offering."""
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


def _loads(bay: _Bay, seed: int) -> dict[str, Sentence]:
    """Return sentences on loading the offering, by cargo and tasks, and on cards of the ship."""
    may, load, wanted = bay.may, bay.load(bay.here), bay.wanted
    one, white = bay.one, _tasks(Family.OFFERING, WHITE)
    done = _tasks(Family.OFFERING, bay.here)
    return {
        **ship_cards(seed),
        "quiz-load-second": may(load, offerings=(one,), tasks=wanted),
        "quiz-load-beside": may(load, statues=(bay.two,), tasks=wanted),
        "quiz-load-third": may(load, offerings=(one,), statues=(bay.two,), tasks=wanted),
        "quiz-load-needless": may(load, tasks=_tasks(Family.OFFERING, one)),
        "quiz-load-twice": may(load, tasks=white, done=done),
        "quiz-load-spoken": may(load, offerings=(one,), tasks=white),
    }


@seed_template(
    "checkup.cargo",
    rests_on=(
        "cargo.capacity",
        "task.needed",
        "task.color-once",
        "action.color-match",
        "statue.site-once",
        "action.adjacent",
        "oracle.card-as-die",
        "oracle.one-card",
        "ship.both-ways",
        "ship.recolor",
        "ship.favor",
        "equipment.range",
        "equipment.storage",
        "equipment.shallows",
        "equipment.reach-meaning",
    ),
)
def cargo(seed: int) -> Question:
    """Return sentences on what may be loaded and delivered, by cargo."""
    bay = _Bay(Random(scatter(seed, sum(map(ord, "checkup.cargo")))))
    board, scene, may = bay.board, bay.scene, bay.may
    here, one, further, temple, sites = bay.here, bay.one, bay.further, bay.temple, bay.sites
    has = [c for c in range(6) if board.spaces[sites].sites >> c & 1]
    lacks = next(c for c in range(6) if c not in has)
    offerings, statues = Family.OFFERING, Family.STATUE
    tasks, border, (tiles, colors) = _tasks, board.spaces[further].color, on_ships(seed)
    sentences = {
        **_loads(bay, seed),
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
        "quiz-four-steps": bay.loading(4, 2),
        **tiles,
    }
    facts = {
        **colors,
        "color": Color(here),
        "held": Color(one),
        "kept": Color(bay.two),
        "altar": Color(scene.position.temples[0]),
        "filled": Color(has[0]),
        "lacking": Color(lacks),
        "card": Color((here - 1) % 6),
        "beside": Color((here - 2) % 6),
        "far": Color((here - 4) % 6),
        "space": board.spaces[further],
    }
    return quiz(scene, sentences, facts, *quiz_reasons.cargo(facts))
