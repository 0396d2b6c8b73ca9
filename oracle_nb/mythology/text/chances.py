"""Random results of an action, as sentences with exact chances."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from oracle_nb.games.kit.foresight import Foresight
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Position
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.text.rulebook import Rulebook

MOST_LEADS: Final = 5
"""Maximum number of leads whose chances a sentence lists."""
CERTAIN_AID: Final = 9
"""The aid with which an attempt to take a Prize can't fail."""


class Chances:
    """Sentences about random results, in one language."""

    __slots__ = ("_book",)

    def __init__(self, book: Rulebook) -> None:
        self._book = book

    def of(self, position: Position, action: Action, ahead: Foresight[Position]) -> tuple[str, ...]:
        """Return what chance decides in a legal action, with exact probabilities."""
        return (*self._of_verb(position, action), *self._turn(ahead))

    def _of_verb(self, position: Position, action: Action) -> Iterator[str]:
        seat = position.to_move
        assert seat is not None
        power = position.power[seat]
        match position.pending:
            case Fight(aid=aid, defender=defender) if action.verb is Verb.AID:
                if aid < 0:
                    yield from self._attack(action.target, position.power[defender])
                else:
                    yield self._say("chance-defense", win_chance(action.target - aid))
                yield self._book.say("chance-ties")
            case Attempt() if action.verb is Verb.AID:
                yield self._say("chance-prize", prize_chance(action.target))
            case _ if action.verb is Verb.FIGHT:
                yield from self._fight(power)
            case _ if action.verb is Verb.SEIZE:
                yield from self._attempt(power)

    def _fight(self, power: int) -> Iterator[str]:
        """Yield the chances before any aid is announced."""
        yield self._say("chance-fight", win_chance(0), power=power)
        leads = range(1, min(power, MOST_LEADS) + 1)
        if leads:
            parts = tuple(
                self._book.say("chance-fight-lead", lead=lead, chance=win_chance(lead))
                for lead in leads
            )
            yield self._book.say("chance-fight-leads", parts=parts)
        yield self._book.say("chance-ties")

    def _attack(self, aid: int, against: int) -> Iterator[str]:
        """Yield the chances with an attacker's aid: without an answer, an equal one, the most."""
        for answer in sorted({0, min(aid, against), against}):
            yield self._say("chance-fight-answer", win_chance(aid - answer), aid=answer)

    def _attempt(self, power: int) -> Iterator[str]:
        """Yield the chances before the aid for a Prize is announced."""
        if not power:
            yield self._say("chance-prize", prize_chance(0))
            return
        parts = tuple(
            self._book.say("chance-prize-aid", aid=aid, chance=prize_chance(aid))
            for aid in range(min(power, CERTAIN_AID) + 1)
        )
        yield self._book.say("chance-prize-aids", parts=parts)

    def _turn(self, ahead: Foresight[Position]) -> Iterator[str]:
        if ahead.unanswered.what == "turn":
            yield self._book.say("chance-turn", count=sum(ahead.unanswered.weights))

    def _say(self, message: str, chance: Fraction, **facts: int) -> str:
        return self._book.say(message, chance=chance, ratio=str(chance), **facts)
