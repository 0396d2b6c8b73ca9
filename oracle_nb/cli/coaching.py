"""The coach in a terminal: the best lines, hints, and what an action has cost."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from oracle_nb.cli.narration import Narration
from oracle_nb.core.generics import A, P
from oracle_nb.games.coach import (
    Coach,
    CoachLine,
    are_unequal,
    in_order,
    is_later,
    is_now,
    line_text,
    shared_reasons,
    shown_chance,
)
from oracle_nb.games.game import Game
from oracle_nb.games.motives import motive_text
from oracle_nb.games.registry import presentation_of
from oracle_nb.text.numbers import decimal_writer

LINES: Final = 3
"""Maximum number of lines that are printed."""
CHOICE: Final = re.compile(r"c\d")
"""The input that does the first action of a line."""


class TextCoach:
    """The coach of the people at one terminal."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        """The game that they play."""
        self._coach: Coach | None = None
        self._on = False
        self._best: tuple[Any, Sequence[CoachLine]] = (None, ())
        self._hinted: Any = None

    def obey(self, seat: int, rest: str, narration: Narration) -> Iterator[str]:
        """Yield the best lines; "always" shows them from now on, "off" no longer."""
        if self._game.package.coach(self._game.rules) is None:
            yield narration.say("coach-none")
        elif rest in ("always", "off"):
            self._on = rest == "always"
            yield narration.say("coach-is-on" if self._on else "coach-is-off")
            yield from self.always(seat, narration)
        elif rest:
            yield narration.say("coach-how", text=rest)
        else:
            yield from self._advice(seat, narration, LINES)

    def always(self, seat: int, narration: Narration) -> Iterator[str]:
        """Yield the best lines, if the coach is on."""
        if self._on:
            yield from self._advice(seat, narration, LINES)

    def hint(self, seat: int, rest: str, narration: Narration) -> Iterator[str]:
        """Yield where to look; when asked again, or with "again", the best line."""
        coach, position = self._own(), self._game.position
        if coach is None:
            yield narration.say("coach-none")
        elif rest not in ("", "again"):
            yield narration.say("coach-hint-how", text=rest)
        elif rest or self._hinted is position:
            yield from self._advice(seat, narration, 1)
        else:
            self._hinted = position
            yield motive_text(narration.words, coach.hint(self._game.view(seat)))
            yield narration.say("coach-hint-again")

    def choice(self, command: str) -> Any:
        """Return the first action of the line that a command such as "c1" names; None for none."""
        position, lines = self._best
        number = int(command[1:])
        if position is not self._game.position or not 0 < number <= len(lines):
            return None
        return lines[number - 1].actions[0]

    def review(self, seat: int, before: P, action: A, narration: Narration) -> Iterator[str]:
        """Yield what an action of a player has cost, if the coach is on."""
        coach, rules = self._own(), self._game.rules
        if not self._on or coach is None:
            return
        view = rules.view(before, seat)
        if len(rules.legal_actions(view)) == 1:
            # Nobody deserves praise where there was no choice.
            return
        judged = coach.judge(view, action)
        if judged.costly:
            line = line_text(narration.words, view, judged.best.actions)
            rounds = decimal_writer(narration.language)(judged.loss)
            if judged.best.win is None:
                yield narration.say("coach-costs", rounds=rounds, line=line)
            else:
                points = round(100 * judged.loss)
                yield narration.say("coach-costs-win", points=points, line=line)
        elif judged.best.estimated and self._best[0] is before and are_unequal(self._best[1]):
            yield narration.say("coach-good")

    def _advice(self, seat: int, narration: Narration, number: int) -> Iterator[str]:
        coach, view = self._own(), self._game.view(seat)
        if coach is None:
            return
        say, write = narration.say, decimal_writer(narration.language)
        named = coach.lines(view, LINES)[:number]
        listed = coach.listed(view) if number > 1 else None
        lines = in_order(named, listed)
        self._best = self._game.position, lines
        progress = presentation_of(self._game.rules).progress
        best, shared = lines[0], shared_reasons(named)
        yield say("coach-lines", count=len(named))
        yield from (motive_text(narration.words, reason) for reason in shared)
        for place, line in enumerate(lines, 1):
            yield f"  c{place}  {line_text(narration.words, view, line.actions)}"
            own = () if line.reasons == shared else line.reasons
            texts = [motive_text(narration.words, reason) for reason in own]
            begins = say("coach-listed") if line is listed else ""
            if not best.estimated:
                end = ""
            elif line.win is not None:
                end = say("coach-wins", chance=shown_chance(line))
            elif place == 1:
                now = progress.round_number(self._game.rules, view)
                message = "coach-finish-now" if is_now(line, now) else "coach-finish"
                end = say(message, round=write(line.end))
            elif is_later(line, lines):
                end = say("coach-later", rounds=write(line.end - best.end))
            else:
                end = say("coach-same")
            if said := " ".join(filter(None, (begins, end, *texts))):
                yield f"      {said}"

    def _own(self) -> Coach | None:
        if self._coach is None:
            self._coach = self._game.package.coach(self._game.rules)
        return self._coach
