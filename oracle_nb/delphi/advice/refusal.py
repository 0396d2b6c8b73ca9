"""A refused action with its position, and what both imply for price and places."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from oracle_nb.core.verdicts import NO_TARGET, NOT_NOW, Violation
from oracle_nb.delphi.advice.payment import cheapest, fare, nothing_left, token_ways
from oracle_nb.delphi.advice.places import ADJACENT, PAYING, PlaceOption, fitting, steps_to
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.verbs import SOURCED_VERBS
from oracle_nb.delphi.rules.action_schema import TurnState

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

COLOR: Final = frozenset({"move.end-color", "explore.color", "action.color-match"})
"""Rules that require a color."""
_FARE: Final = frozenset({"move.range", "move.buy-range"})
"""Rules that require tokens for the distance."""
FINAL: Final = frozenset(
    {
        *("task.color-once", "task.needed", "move.blocked", "move.must-move", "end.leftovers"),
        *("statue.load", "god.top", "action.look-fewer"),
    }
)
"""Rules whose refusal can't be removed, so that others are irrelevant."""
_IDLE: Final = frozenset({Verb.HEAL, Verb.APHRODITE, Verb.POSEIDON})
"""Verbs for which action.effect is final, too, because they would do nothing."""


class RefusedAction:
    """An action and the position in which it is refused.

    ``colors`` are the possible colors; ``moved`` says that another place is given.
    """

    def __init__(self, rules: "Delphi", position: Position, action: Action) -> None:
        self.rules = rules
        self.position = position
        self.action = action
        self.board = rules.board
        self.state = TurnState(rules.tables, rules.setting, position)
        self.me = self.state.me
        verdict = rules.check(position, action)
        self.broken, self.broken_rules = verdict.broken, frozenset(verdict.broken_rules)
        self.colors: tuple[int, ...] = (action.color,)
        self.moved = False

    # --- sources ----------------------------------------------------------------

    def is_payment(self, broken: Violation) -> bool:
        """Return whether only the source of the action is wrong."""
        rule, sourced = broken.rule, self.action.verb in SOURCED_VERBS
        if rule == NOT_NOW:
            return sourced
        return rule in PAYING or rule in _FARE or (rule in COLOR and sourced)

    def is_final(self, broken: Violation) -> bool:
        """Return whether the refusal can't be removed."""
        if broken.rule == NO_TARGET:
            return not {"place", "number", "colors"} & set(broken.facts)
        if broken.rule == "action.effect":
            return self.action.verb in _IDLE
        if broken.rule == ADJACENT:
            return "place" not in broken.facts
        return broken.rule in FINAL or bool(broken.facts.get("gone") or broken.facts.get("last"))

    def payment(self) -> tuple[Violation, ...]:
        """Return what is missing to act at all, or in the requested color.

        Nothing if something works.

        ``needed`` are the favor tokens that the cheapest way to the color costs.
        """
        action, state, favor = self.action, self.state, self.me.favor
        if action.verb not in SOURCED_VERBS or state.step is not None:
            return ()
        refusing = [violation.rule for violation in self.broken if self.is_payment(violation)]
        target = action.target if action.verb == Verb.MOVE else -1
        if not 0 <= target < len(self.rules.tables.terrain):
            target = -1
        colors = self._sailing_colors() if target >= 0 else self.colors
        price = cheapest(state, colors, target)
        rule = next((other for other in refusing if other not in _FARE), "oracle.recolor")
        if price is None:
            way = fare(state, colors, target) if target >= 0 else None
            none = Violation(rule, nothing_left(state))
            return (none,) if way is None else (none, Violation("move.range", way))
        if price.tokens <= favor:
            return ()
        facts: dict[str, Any] = {
            "sources": 1,
            "source": price.source,
            "used": price.color,
            "recolored": price.source == EXTRA or price.color != source_color(price.source),
            "needed": price.tokens,
            "tokens": favor,
        }
        if price.way:
            steps = state.tables.steps(state.powers.crossing, self.me.ship, target)
            facts = {"beyond": price.way, "space": target, "range": steps - price.way} | facts
        if ways := token_ways(self.rules, state, price):
            facts["ways"] = ways
        return (Violation(refusing[0] if refusing else rule, facts),)

    def _sailing_colors(self) -> tuple[int, ...]:
        """Return the colors in which the move may end at its target."""
        check = self.rules.check
        return tuple(
            color
            for color in range(6)
            if "move.end-color"
            not in check(self.position, replace(self.action, source=0, color=color)).broken_rules
        )

    # --- where something is ------------------------------------------------------------------

    def steps(self, place: int, verb: int | None = None) -> int:
        """Return the spaces to sail to do something at a place."""
        verb = self.action.verb if verb is None else verb
        return steps_to(self.rules, self.position, self.state.seat, place, verb)

    def nearest(self, places: Iterable[int], verb: int | None = None) -> dict[str, Any]:
        """Return the nearest place to sail to, with the spaces of the route.

        {} where there is none.
        """
        steps, place = min(
            [(self.steps(place, verb), place) for place in places], default=(UNREACHABLE, -1)
        )
        return {} if steps >= UNREACHABLE else {"place": place, "steps": steps}

    def holding(self, spaces: tuple[int, ...], masks: tuple[int, ...], color: int) -> list[int]:
        """Return the spaces whose mask has the color."""
        return [space for space, mask in zip(spaces, masks, strict=True) if mask >> color & 1]

    def fit(self, verb: int, colors: Iterable[int] = range(6)) -> list[PlaceOption]:
        """Return the possible places, the nearest first."""
        return sorted(fitting(self.rules, self.position, verb, colors))

    def take(self, fits: list[PlaceOption]) -> dict[str, Any]:
        """Return the nearest of some places where the action can be paid for, by color."""
        if not fits:
            return {}
        first, self.moved = fits[0], True
        self.colors = tuple(fit.color for fit in fits if fit.place == first.place)
        return {"place": first.place, "steps": first.steps}
