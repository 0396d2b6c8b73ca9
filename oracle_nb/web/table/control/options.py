"""The legal actions of the person at a screen, with their titles and prices."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.core.chance import OutcomeError, ScriptedChance
from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import TaskAction
from oracle_nb.web.table.control.kept import kept
from oracle_nb.web.table.control.refusal import UnusableSource, idle_of, left_by, refused_among
from oracle_nb.web.table.control.shown import Shown


class Walk(NamedTuple):
    """Several steps of a piece that are chosen together.

    ``spaces`` are those that it enters, ``tokens`` what all steps cost. ``explanation`` is that of
    the last step.
    """

    steps: tuple[Any, ...]
    spaces: tuple[int, ...]
    tokens: int
    explanation: Explanation


_FOR_TASKS: Final = 3
"""Maximum number of actions that are listed first because they serve a task."""


class Options:
    """The actions that a person at a screen can do; none where nobody there must decide.

    Without any actions nobody at the screen must decide.
    """

    def __init__(self, shown: Shown, game: Game, actions: tuple[Any, ...]) -> None:
        self.shown: Final = shown
        self.game: Final = game
        self.position: Final = game.position
        self.actions: Final = actions
        self.sources: dict[str, list[Any]] = {}
        """The actions by the key of their source, in the order of the rules.

        The first one is selected: it isn't one that can only end the turn, or is rarely used.
        """
        for action in self.actions:
            self.sources.setdefault(shown.source(action), []).append(action)
        for key, of_source in tuple(self.sources.items())[:1]:
            if all(map(shown.ends_turn, of_source)):
                self.sources[key] = self.sources.pop(key)
        for key, of_source in self.sources.items():
            if not (shown.source_folded(key) or all(map(shown.ends_turn, of_source))):
                self.sources = {key: of_source, **self.sources}
                break

    # --- one action ------------------------------------------------------------------------------

    @kept
    def tokens(self, action: Any) -> int:
        """Return the cost of a legal action."""
        shown = self.shown
        return shown.presentation.actions.tokens(shown.rules, self.position, action)

    def cheapest(self, actions: Sequence[Any]) -> Sequence[Any]:
        """Return the cheapest action at each space with each source: dearer ones do the same."""
        least = dict[tuple[str, int | None], Any]()
        for action in sorted(actions, key=self.tokens):
            least.setdefault((self.shown.source(action), self.shown.target_space(action)), action)
        return [action for action in actions if action in least.values()]

    @kept
    def title(self, action: Any) -> str:
        """Return an action in words."""
        return str(self.shown.texts.action(self.position, action))

    @kept
    def text(self, action: Any) -> str:
        """Return the notation of an action."""
        return str(self.shown.rules.notation.write(action))

    @kept
    def explain(self, action: Any) -> Explanation:
        """Return the effects and the price of an action, or why it is refused."""
        return self.game.explain(action, self.shown.language)

    # --- several ---------------------------------------------------------------------------------

    @cached_property
    def for_tasks(self) -> tuple[TaskAction, ...]:
        """The actions that bring the person at the screen closer to a goal, the best first."""
        return self._for_tasks(self.actions)

    @kept
    def first_for_tasks(self, priced: bool) -> tuple[TaskAction, ...]:
        """Return those of them that are listed; without prices, none that cost something."""
        listed = [x for x in self.for_tasks if priced or not self.tokens(x.action)]
        return tuple(listed[:_FOR_TASKS])

    @kept
    def serving(self, actions: tuple[Any, ...]) -> dict[Any, int]:
        """Return those of some legal actions that bring the person closer to a goal, ranked."""
        return {task.action: rank for rank, task in enumerate(self._for_tasks(actions))}

    def _for_tasks(self, actions: tuple[Any, ...]) -> tuple[TaskAction, ...]:
        shown, seat = self.shown, self.game.to_move
        if seat is None or not actions:
            return ()
        listed = shown.presentation.actions.for_tasks(
            shown.rules, shown.position, seat, actions, shown.theme
        )
        # An action for several goals is listed once, for the first of them.
        first: dict[Any, TaskAction] = {}
        for task in listed:
            first.setdefault(task.action, task)
        return tuple(first.values())

    @kept
    def actions_at(self, space: int, key: str | None = None) -> list[Any]:
        """Return the actions aimed at a space, with one source or with any."""
        groups: Iterable[list[Any]] = self.sources.values()
        if key is not None:
            groups = [self.sources.get(key, [])]
        aims = self.shown.aims_at
        return [action for actions in groups for action in actions if aims(action, space)]

    def cheapest_alike(self, actions: list[Any]) -> list[Any]:
        """Return only the cheapest of actions that all do the same, if it is a single one.

        A ship enters a space of all colors with a die as it is, and with the same one recolored.
        """
        if len({*map(self.title, actions)}) != 1:
            return actions
        least = min(map(self.tokens, actions))
        cheapest = [action for action in actions if self.tokens(action) == least]
        return cheapest if len(cheapest) == 1 else actions

    @kept
    def walk(self, space: int, source: str) -> Walk | None:
        """Return the steps of a source to a space farther away; None if there is no such way."""
        shown, position, tokens = self.shown, self.position, 0
        steps = shown.walk(source, space) if source in self.sources else ()
        if not steps or not self.game.check(steps[0]).allowed:
            return None
        rules, actions = shown.rules, shown.presentation.actions
        spaces = [actions.target_space(rules, position, step) for step in steps]
        for step in steps[:-1]:
            tokens += actions.tokens(rules, position, step)
            position = rules.apply(position, step, ScriptedChance(())).position
        tokens += actions.tokens(rules, position, steps[-1])
        explanation = replace(
            shown.texts.explain(position, steps[-1]), undo=self.explain(steps[0]).undo
        )
        return Walk(steps, tuple(x for x in spaces if x is not None), tokens, explanation)

    def remaining(self, source: str) -> str:
        """Return the source that is selected after one: the same while it can do more than end."""
        if all(map(self.shown.ends_turn, self.sources.get(source, []))):
            return next(iter(self.sources), "")
        return source

    def source_at(self, space: int, source: str) -> str:
        """Return the source, such as a unit, that a click on a space selects; "" for none.

        Of several sources in a space, each click selects the next one. The source in use stays if
        it can act there.
        """
        keys = [key for key in self.sources if self.shown.source_space(key) == space]
        if source not in keys:
            return keys[0] if keys else ""
        after = keys[(keys.index(source) + 1) % len(keys)]
        return "" if after == source or self.actions_at(space, source) else after

    @kept
    def refused_at(self, space: int, source: str) -> list[Any]:
        """Return refused actions at a space with a source, likeliest first."""
        return refused_among(self.game, self.shown.candidates(source, space))

    @kept
    def left_by(self, action: Any) -> list[str]:
        """Return the keys of sources that are lost by an action that ends the turn."""
        shown = self.shown
        return left_by(
            shown.presentation.actions, shown.rules, shown.position, self.actions, action
        )

    @cached_property
    def idle(self) -> list[UnusableSource]:
        """The unavailable sources of the person at the screen."""
        shown = self.shown
        if not self.actions:
            return []
        return idle_of(self.game, shown.presentation.actions, shown.texts, self.sources)

    @kept
    def marks(self, source: str) -> dict[int, str]:
        """Return the possible targets of a source, with the cost of each; "" if free."""
        least: dict[int, int] = {}
        for action in self.sources.get(source, ()):
            space = self.shown.marked_space(action)
            if space is not None:
                cost = self.tokens(action)
                least[space] = min(cost, least.get(space, cost))
        return {space: str(cost) if cost else "" for space, cost in sorted(least.items())}

    # --- what comes after an action --------------------------------------------------------------

    @kept
    def after(self, action: Any) -> tuple[Any, ...]:
        """Return the actions that become legal at once after an action.

        Only those that aim at a space and are of another kind; none where chance decides.
        """
        shown, rules, position = self.shown, self.shown.rules, self.shown.position
        try:
            after = rules.apply(position, action, ScriptedChance(())).position
        except OutcomeError:
            return ()
        if rules.to_move(after) != rules.to_move(position):
            return ()
        group, now = shown.group(action), self._now
        return tuple(
            next_action
            for next_action in rules.legal_actions(after)
            if next_action not in now
            and shown.target_space(next_action) is not None
            and shown.group(next_action) != group
        )

    @cached_property
    def _now(self) -> frozenset[Any]:
        return frozenset(self.shown.rules.legal_actions(self.shown.position))

    def aims_after(self, action: Any) -> tuple[int, ...]:
        """Return the spaces at which the actions after an action aim, each once."""
        spaces = map(self.shown.target_space, self.after(action))
        return tuple(dict.fromkeys(space for space in spaces if space is not None))

    def titles_after(self, action: Any) -> list[str]:
        """Return the actions after an action in words, each once."""
        return list(dict.fromkeys(map(self.title, self.after(action))))
