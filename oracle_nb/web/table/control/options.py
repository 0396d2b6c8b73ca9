"""The legal actions of a position, by their source and their target."""

from collections.abc import Iterable, Sequence
from typing import Any

from oracle_nb.games.presentation import ActionPresentation


class ActionOptions:
    """The legal actions of a position.

    Parameters
    ----------
    rules, position
        Where they are legal.
    presentation
        Gives the source of an action, and the space at which it is aimed.
    actions
        The legal actions, in the order of the rules.
    """

    def __init__(
        self, rules: Any, presentation: ActionPresentation, position: Any, actions: Sequence[Any]
    ) -> None:
        self._rules = rules
        self._presentation = presentation
        self._position = position
        self.actions = actions
        self.sources: dict[str, list[Any]] = {}
        """The actions by the key of their source."""
        for action in actions:
            self.sources.setdefault(presentation.source(rules, position, action), []).append(action)

    def at(self, known: Any, space: int, key: str | None = None) -> list[Any]:
        """Return the actions aimed at a space, with one source or with any.

        ``known`` is the position as far as the people at the screen may know it.
        """
        groups: Iterable[list[Any]] = self.sources.values()
        if key is not None:
            groups = [self.sources.get(key, [])]
        found = (action for actions in groups for action in actions)
        return [one for one in found if self._presentation.aims_at(self._rules, known, one, space)]

    def kept(self, source: str) -> str:
        """Return the source that is selected after one: the same while it can do more than end."""
        rules, presentation = self._rules, self._presentation
        left = self.sources.get(source, [])
        if all(presentation.ends_turn(rules, self._position, one) for one in left):
            return next(iter(self.sources), "")
        return source

    def source_at(self, known: Any, space: int, source: str) -> str:
        """Return the source that a click on a space selects; "" for none.

        Of several sources in a space, each click selects the next one. The source in use stays if
        it can act there.
        """
        keys = [key for key in self.sources if self.located(known, space, key)]
        if source not in keys:
            return keys[0] if keys else ""
        after = keys[(keys.index(source) + 1) % len(keys)]
        return "" if after == source or self.at(known, space, source) else after

    def located(self, known: Any, space: int, source: str) -> bool:
        """Return whether a source, such as a unit, is in a space."""
        return self._presentation.source_space(self._rules, known, source) == space

    def unaimed(self, known: Any) -> list[Any]:
        """Return the answers to a decision that is about no space; [] while a turn can be ended."""
        rules, presentation = self._rules, self._presentation
        every = [one for actions in self.sources.values() for one in actions]
        open_ = (
            presentation.ends_turn(rules, self._position, one)
            or presentation.target_space(rules, known, one) is not None
            for one in every
        )
        return [] if any(open_) else every
