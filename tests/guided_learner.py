"""Learners who play a guided game at a table, and what its tips said to them."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple

from oracle_nb.games.game import Game
from oracle_nb.lessons.guide import guide_of, new_guided_game
from oracle_nb.web.table.control.controller import TableController

Habit = Literal["reads", "shows", "ignores"]
"""Learners who press "Got it" where a tip shows no action, who never do, and who play at random."""


class GuidedLesson(NamedTuple):
    """A guided game that was played.

    ``tips`` are the moments of the tips in the order in which they appeared, ``actions`` those of
    the learner, and ``advised`` the numbers of those that a tip recommended. ``unexplained`` are
    actions that the learner confirmed for the first time below no tip about them, and
    ``contradicted`` those that "Show me" chose below a tip that speaks of another action.
    """

    game: Game
    tips: tuple[str, ...]
    actions: tuple[str, ...]
    rounds: int
    unexplained: tuple[str, ...]
    contradicted: tuple[str, ...]
    advised: tuple[int, ...]


class Learner:
    """A learner at a table of a guided game."""

    def __init__(self, game: str, seed: int, habit: Habit) -> None:
        self.guide = guide_of(game)
        self.table = TableController(new_guided_game(game, "You", seed))
        self.table.tips.seen = ()
        self.habit = habit
        self.random = Random(seed)
        self.tips: list[str] = []
        self.actions: list[str] = []
        self.rounds: set[int] = set()
        self.unexplained: list[str] = []
        self.contradicted: list[str] = []
        self.advised: list[int] = []

    def look(self) -> None:
        """Read the tip that is shown."""
        tips = self.table.tips
        tips.refresh()
        if tips.tip is not None and tips.tip.moment not in self.tips:
            self.tips.append(tips.tip.moment)

    def take_action(self) -> None:
        """Press "Got it", or confirm an action."""
        table, tips = self.table, self.table.tips
        options = table.game.legal_actions()
        if self.habit == "reads" and tips.tip and not tips.tip.recommended(table.game, options):
            tips.dismiss(tips.tip.moment)
            return
        moments = tips.moments()
        if self.habit == "ignores":
            table.choose(table.write(self.random.choice(options)))
        else:
            self.show_me(options)
        self.look()
        action = table.write(table.chosen)
        due = self.guide.due(moments, tips.seen or ())
        if any(tip.is_about(action) for tip in due) and not (
            tips.tip and tips.tip.is_about(action)
        ):
            self.unexplained.append(action)
        self.actions.append(action)
        self.rounds.add(table.game.position.round)
        assert table.play(action)

    def show_me(self, options: Sequence[Any]) -> None:
        """Press "Show me", or ask what a bot would do."""
        table, tips = self.table, self.table.tips
        shows = tips.snapshot.acting
        tips.suggest()
        tip, action = tips.tip or tips.task, table.write(table.chosen)
        recommended = tip is not None and tip.recommended(table.game, options)
        if shows or recommended:
            self.advised.append(len(self.actions))
        if (shows or recommended) and not (tip is not None and tip.is_about(action)):
            self.contradicted.append(f"{tip and tip.moment}: {action}")

    def play_while(self, unfinished: Callable[[Any], bool]) -> None:
        """Look, act, and let the bots play, as long as a condition of the game holds."""
        table = self.table
        while unfinished(table.game):
            self.look()
            if table.game.to_move == 0:
                self.take_action()
            else:
                table.bots.play()
                table.refresh_options()


@cache
def played(game: str, seed: int, habit: Habit) -> GuidedLesson:
    """Play a guided game to its end."""
    learner = Learner(game, seed, habit)
    table = learner.table
    learner.play_while(lambda game: game.to_move is not None)
    return GuidedLesson(
        table.game,
        tuple(learner.tips),
        tuple(learner.actions),
        len(learner.rounds),
        tuple(learner.unexplained),
        tuple(learner.contradicted),
        tuple(learner.advised),
    )
