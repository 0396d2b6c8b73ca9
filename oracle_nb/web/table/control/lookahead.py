"""The actions that a player could do next: shown before an action is chosen."""

from typing import Any, Final

from oracle_nb.core.chance import OutcomeError, ScriptedChance
from oracle_nb.games.presentation import ActionGroup
from oracle_nb.render.highlights import pips
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.table.control.board_state import BoardState

_MOST_PIPS: Final = 3


class Lookahead:
    """The actions that the person at a table could do after another one.

    Parameters
    ----------
    controller
        The table.
    """

    def __init__(self, controller: BoardState) -> None:
        self._controller: Final = controller
        self._after: tuple[Any, dict[Any, tuple[Any, ...]]] = (None, {})

    def after(self, action: Any) -> tuple[Any, ...]:
        """Return the actions that become legal at once after an action.

        Only those that aim at a space and are of another kind; none where chance decides.
        """
        position = self._controller.seating.known
        if self._after[0] is not position:
            self._after = (position, {})
        known = self._after[1]
        if action not in known:
            known[action] = self._enabled(action)
        return known[action]

    def aims(self, action: Any) -> tuple[int, ...]:
        """Return the spaces at which the actions after an action aim, each once."""
        spaces = map(self._target, self.after(action))
        return tuple(dict.fromkeys(space for space in spaces if space is not None))

    def titles(self, action: Any) -> list[str]:
        """Return the actions after an action in words, each once."""
        return list(dict.fromkeys(map(self._controller.title, self.after(action))))

    def action_to(self, space: int) -> Any:
        """Return the one action that leads to a space; None without one."""
        controller = self._controller
        if not controller.seating.person_acts:
            return None
        here = controller.at(space, controller.source)
        return here[0] if len(here) == 1 and self.after(here[0]) else None

    def pips(self, drawn: Scene) -> list[Op]:
        """Mark each space in reach with the number of spaces at which one could act from there."""
        controller = self._controller
        if not controller.seating.person_acts or controller.chosen is not None:
            return []
        marks: list[Op] = []
        for action in controller.sources.get(controller.source, ()):
            space = self._target(action)
            if space is not None and self._group(action).named_by_space:
                count = len(self.aims(action))
                if count:
                    marks.append(pips(drawn, space, min(count, _MOST_PIPS)))
        return marks

    def _target(self, action: Any) -> int | None:
        controller = self._controller
        actions, known = controller.presentation.actions, controller.seating.known
        return actions.target_space(controller.rules, known, action)

    def _group(self, action: Any) -> ActionGroup:
        controller = self._controller
        actions, known = controller.presentation.actions, controller.seating.known
        return actions.group(controller.rules, known, action)

    def _enabled(self, action: Any) -> tuple[Any, ...]:
        rules, position = self._controller.rules, self._controller.seating.known
        try:
            after = rules.apply(position, action, ScriptedChance(())).position
        except OutcomeError:
            return ()
        if rules.to_move(after) != rules.to_move(position):
            return ()
        group, now = self._group(action), set(rules.legal_actions(position))
        return tuple(
            one
            for one in rules.legal_actions(after)
            if one not in now and self._target(one) is not None and self._group(one) != group
        )
