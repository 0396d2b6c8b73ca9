"""Effects of an action as sentences: the certain events, and what follows."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from oracle_nb.core.events import Event
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, GodReturns, Position, tag
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.verbs import GOD_VERBS
from oracle_nb.delphi.pieces import EQUIPMENT_RULES, Companion, Equipment, ShipTile
from oracle_nb.delphi.rules.families.turn import is_last_round
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.delphi.text.facts import FactTypes, Person
from oracle_nb.delphi.text.foresight import Foresight
from oracle_nb.text.rulebook import Rulebook

_SAID_ELSEWHERE: Final = (
    "die-used",
    "card-used",
    "favor-paid",
    "only-choice",
    "equipment-displayed",
    "round-won",
)
"""Events that an explanation already has in its title, its cost or its chances."""


class Effects:
    """Sentences about events and what follows them, in one language."""

    __slots__ = ("_book", "_rounds", "_types")

    def __init__(self, book: Rulebook, types: FactTypes, rounds: int) -> None:
        self._book = book
        self._types = types
        self._rounds = rounds

    def event(
        self,
        event: Event,
        reader: int | None = None,
        names: Mapping[int, str] | None = None,
        **more: object,
    ) -> str:
        """Return an event as a sentence, in the second person if it happened to ``reader``.

        Players with a name in ``names`` are called by it, others by the color of their ship.
        """
        raw = event.facts | {"player": event.player, "rule": event.rule.replace(".", "-")}
        facts = self._types.typed(raw)
        if event.what == "task-completed":
            facts["task"] = self._types.task_served(event.facts["task"])
        if names and event.player in names:
            facts["player"] = Person(names[event.player])
        form = "you" if event.player >= 0 and event.player == reader else None
        return self._book.say(
            f"event-{event.what}", form, **{"number": 1, "more": False} | facts | more
        )

    def effect_lines(self, action: Action, ahead: Foresight, seat: int) -> tuple[str, ...]:
        """Return what a legal action of the player in ``seat`` will do."""
        lines = [*self._event_lines(ahead.events, seat), *self._gained(action)]
        asked = ahead.questions[-1].what if ahead.questions else ""
        if asked == "die":
            final = is_last_round(ahead.position, self._rounds)
            lines.append(self._book.say("next-consult", final=final))
        if won := ahead.victory:
            # To win is to defeat the monster.
            results = (event for event in won.events if event.what != "monster-defeated")
            then = (*self._event_lines(results, seat), *self._next(won.position, seat))
            lines += (self._book.say("next-won", text=text) for text in then)
        if ahead.certain:
            lines += self._next(ahead.position, seat)
        if action.verb in GOD_VERBS:
            lines += self._going_back(ahead.position)
        return tuple(lines)

    def _going_back(self, after: Position) -> Iterable[str]:
        """Return the used god to the bottom row once the rest of the action is done."""
        for step in after.pending:
            if isinstance(step, GodReturns):
                out = powers_of(after, step.player).gods_out
                row = first_row(len(after.players)) if out else 0
                yield self._book.say("next-return", **self._types.typed({"god": step.god}), row=row)

    def _event_lines(self, events: Iterable[Event], seat: int) -> Iterable[str]:
        texts = (event for event in events if event.what not in _SAID_ELSEWHERE)
        more = False
        for what, same in groupby(texts, lambda event: event.what):
            group = tuple(same)
            if what == "card-drawn":
                first = group[0]
                hidden = Event(what, first.rule, first.player, {"color": -1})
                yield self.event(hidden, seat, number=len(group), more=more)
                more = True
                continue
            for event in _summed(group) if what == "injuries-discarded" else group:
                yield self.event(event, seat)
                if what == "turn-begun":
                    return

    def _gained(self, action: Action) -> Iterable[str]:
        """Return the benefit of a chosen card or tile."""
        match action.verb:
            case Verb.TAKE:
                rule = EQUIPMENT_RULES[Equipment(action.target)]
            case Verb.COMPANION:
                rule = f"companion.{Companion(action.target).kind}"
            case Verb.CHOOSE:
                rule = f"ship.{ShipTile(action.target)}"
            case _:
                return
        yield self._book.say(rule, "text")

    def _next(self, after: Position, seat: int) -> Iterable[str]:
        """Return the decision that follows."""
        if not after.pending:
            return
        step = after.pending[0]
        form = "you" if step.player == seat else None
        player = self._types.seat(step.player)
        if isinstance(step, AdvanceGod):
            steps = self.steps_waiting(after)
            yield self._book.say("next-steps", form, player=player, steps=steps)
            return
        facts = self._types.typed({"decision": tag(step)})
        yield self._book.say("next-decision", form, player=player, **facts)

    @staticmethod
    def steps_waiting(position: Position) -> int:
        """Return how many god steps the first player to decide must give."""
        count = 0
        for step in position.pending:
            if not isinstance(step, AdvanceGod) or step.player != position.pending[0].player:
                break
            count += 1
        return count


def _summed(events: Iterable[Event]) -> Iterable[Event]:
    """Return a single event for several discarded injuries of a color."""
    for (rule, player, color), same in groupby(events, _discarded):
        injuries = sum(event.facts["injuries"] for event in same)
        yield Event("injuries-discarded", rule, player, {"color": color, "injuries": injuries})


def _discarded(event: Event) -> tuple[str, int, int]:
    return event.rule, event.player, event.facts["color"]
