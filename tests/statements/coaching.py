"""Everything that the coach says in some positions, to be checked by ``coach``."""

from collections.abc import Iterator, Sequence
from typing import Final

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position, tag
from oracle_nb.delphi.planning import coach
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import PlayedOut, Playouts
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.motives import Motive, motive_text
from oracle_nb.games.registry import texts_of
from tests.fuzz.reach import Reached, reached
from tests.statements.cases import LANGUAGES, Case, Sentence

MOST: Final = 60
"""Maximum number of positions of a game among which some are chosen."""


def coach_sentences(number: int, positions: int) -> Iterator[Sentence]:
    """Everything that the coach says in some positions of a game: turns and as many decisions."""
    for rules, position in _chosen(number, positions):
        seat = rules.to_move(position)
        assert seat is not None
        adviser, view = DelphiCoach(rules), rules.view(position, seat)
        lines = adviser.lines(view)
        said: list[tuple[Motive, tuple[Action, ...]]] = [(adviser.hint(view), lines[0].actions)]
        said += [(reason, line.actions) for line in lines for reason in line.reasons]
        listed = adviser.listed(view)
        if listed is not None:
            said += [(reason, listed.actions) for reason in listed.reasons]
        shown = tuple(line.actions for line in lines)
        for motive, line in said:
            facts: dict[str, object] = {}
            if motive.what == "coach-more-often":
                facts = {"played": _played_out(rules, view, (shown[0], line))}
            for language in LANGUAGES:
                text = motive_text(texts_of(rules, language), motive)
                case = Case(
                    rules, view, seat, line[0], line=line, lines=shown, motive=motive, facts=facts
                )
                yield Sentence(text, language, ("motive-coach-", "motive-hint-"), case)


def _played_out(
    rules: Delphi, view: Position, lines: Sequence[tuple[Action, ...]]
) -> list[tuple[PlayedOut, ...]]:
    """Return the results of lines, always with the same luck for all."""
    playouts = Playouts(rules)
    seeds = range(view.round * coach.PAIRS, (view.round + 1) * coach.PAIRS)
    return [tuple(playouts.result(view, line, seed) for line in lines) for seed in seeds]


def _chosen(number: int, positions: int) -> Iterator[Reached]:
    """Yield positions in which a player acts, and as many decisions, each of another kind."""
    kinds: set[str] = set()
    most = positions
    for place in reached(number, MOST):
        pending = place.position.pending
        kind = tag(pending[0]) if pending else ""
        if place.rules.to_move(place.position) is None or kind in kinds:
            continue
        if kind and len(kinds) == most:
            continue
        if kind:
            kinds.add(kind)
        elif (positions := positions - 1) < 0:
            return
        yield place
