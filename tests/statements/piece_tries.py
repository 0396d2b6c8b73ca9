"""Tries with the right kind of piece at the wrong place, and whether the answer is about the try.

A player who holds a yellow offering next to the red temple wants to know where yellow can go. So
for cargo, statues, shrines and monsters, an answer names a place for the piece that was tried, or
what is missing at the place that was tried.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.core.verdicts import Repairs, Violation
from oracle_nb.delphi.advice import repairs
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.rules.engine import Delphi
from tests.statements.cases import Case
from tests.statements.missing import fits, fitting, places
from tests.statements.model import SOURCED, Model, model_of

DELIVERIES: Final = (Verb.MAKE_OFFERING, Verb.RAISE_STATUE)
TRIED: Final = (*DELIVERIES, Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.FIGHT, Verb.BUILD)


class PieceTry(NamedTuple):
    """An action with a piece or color that its place doesn't take, with the ship beside it."""

    rules: Delphi
    position: Position
    action: Action

    @property
    def here(self) -> Model:
        case = Case(self.rules, self.position, self.position.turn, self.action)
        return model_of(case, self.position, case.seat)

    def answer(self) -> Repairs[Action]:
        """Return what the game says about it."""
        return repairs(self.rules, self.position, self.action)


def piece_tries(rules: Delphi, position: Position) -> Iterator[PieceTry]:
    """Yield every wrong place for every piece of the player to move, one source for each."""
    me = position.players[position.turn]
    if position.phase != Phase.ACT or position.pending or me.home:
        return
    start = PieceTry(rules, position, Action(Verb.FIGHT, 0, 0, 0)).here
    for verb in TRIED:
        assert verb in SOURCED
        for place in places(start, verb):
            there = _beside(start, position, place, verb)
            for color in _colors(start, verb, place):
                source = start.sources[(place + color) % len(start.sources)] if start.sources else 0
                tried = PieceTry(rules, there, Action(verb, source, color, place))
                if not rules.check(there, tried.action).allowed:
                    yield tried


def _beside(here: Model, position: Position, place: int, verb: int) -> Position:
    """Return the position with the ship where it reaches a place."""
    if here.reaches(place, verb):
        return position
    players = list(position.players)
    ship = min(here.docks(place, verb))
    players[position.turn] = replace(players[position.turn], ship=ship)
    return replace(position, players=tuple(players))


def _colors(here: Model, verb: int, place: int) -> list[int]:
    """Return the colors of pieces that a place doesn't take, or the color of an island."""
    match verb:
        case Verb.MAKE_OFFERING:
            taken = {here.temple(place)}
            return sorted({*here.me.offerings} - taken)
        case Verb.RAISE_STATUE:
            return sorted({*here.me.statues} - (here.sites(place) - here.filled(place)))
        case Verb.LOAD_OFFERING:
            taken = {*here.offerings(place)}
        case Verb.LOAD_STATUE:
            taken = {here.border(place)}
        case Verb.FIGHT:
            taken = {*here.monsters(place)}
        case _:
            return [] if fits(here, verb, place, here.border(place)) else [here.border(place)]
    return [color for color in range(6) if color not in taken]


def fault(tried: PieceTry, answer: Repairs[Action]) -> str:
    """Return what is wrong with an answer, "" if it is about what was tried."""
    if answer.lines:
        return ""
    here, (verb, _, color, place) = tried.here, _parts(tried.action)
    named = {
        violation.facts["place"]
        for violation in answer.missing
        if "place" in violation.facts and (violation.rule != "cargo.capacity" or verb in DELIVERIES)
    }
    every = fitting(here, verb)
    own = fitting(here, verb, (color,))
    if verb in DELIVERIES:
        about = any(
            {("color", color), ("place", place)} <= {*missing.facts.items()}
            for place in own
            for missing in answer.missing
        )
        return (
            ""
            if named <= {*own} and (about or not own)
            else f"can go to {sorted(own)}, not {sorted(named)}"
        )
    meant = own if own and verb in (Verb.FIGHT, Verb.LOAD_OFFERING) else every
    if any(violation.rule == "cargo.capacity" for violation in answer.missing):
        return "" if here.room <= 0 else "there is room"
    if named:
        return "" if named <= {*meant} else f"{sorted(named)} isn't for {verb} {color}"
    if place in every:
        return "" if _is_price(answer.missing) else "only the price is missing"
    return f"{verb} {color} would do at {sorted(meant)}" if own else ""


def _parts(action: Action) -> tuple[Verb, int, int, int]:
    return Verb(action.verb), action.source, action.color, action.target


def _is_price(missing: tuple[Violation, ...]) -> bool:
    """Return whether nothing but dice, cards or tokens are missing."""
    return all("sources" in lack.facts for lack in missing)
