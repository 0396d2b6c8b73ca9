"""Effects of an action as sentences: the events that are certain, and what comes next."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from oracle_nb.core.events import Event
from oracle_nb.games.kit.foresight import Foresight
from oracle_nb.mythology.model.position import Position, tag_of
from oracle_nb.mythology.text.facts import FactTypes
from oracle_nb.text.rulebook import Rulebook

_SAID_ELSEWHERE: Final = ("power-paid",)
"""Events that an explanation already has in its cost."""


class Effects:
    """Sentences about events and what follows them, in one language."""

    __slots__ = ("_book", "_types")

    def __init__(self, book: Rulebook, types: FactTypes) -> None:
        self._book = book
        self._types = types

    def event(
        self, event: Event, reader: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        """Return an event as a sentence, in the second person if it happened to ``reader``.

        Players with a name in ``names`` are called by it and their god.
        """
        raw: dict[str, Any] = dict(event.facts)
        if event.player >= 0:
            raw["player"] = event.player
        message = f"event-{event.what}"
        own = event.player >= 0 and event.player == reader
        form = "you" if own and "you" in self._book.wording.attributes(message) else None
        return self._book.say(message, form, **self._types.typed(raw, names))

    def of(self, ahead: Foresight[Position], seat: int) -> tuple[str, ...]:
        """Return what a legal action of the player in ``seat`` will do."""
        return (*self._events(ahead, seat), *self._next(ahead, seat))

    def _events(self, ahead: Foresight[Position], seat: int) -> Iterator[str]:
        for event in ahead.events:
            if event.what not in _SAID_ELSEWHERE:
                yield self.event(event, seat)
            if event.what == "turn-begun":
                return

    def _next(self, ahead: Foresight[Position], seat: int) -> Iterator[str]:
        """Yield the decision that follows, or the dice."""
        if ahead.unanswered.what == "die":
            yield self._book.say("next-dice")
        after = ahead.position
        decider = after.to_move
        if not ahead.certain or after.pending is None or decider is None:
            return
        form = "you" if decider == seat else None
        facts = self._types.typed({"player": decider, **after.player_facts(decider)})
        yield self._book.say(f"next-{tag_of(after.pending)}", form, **facts)
