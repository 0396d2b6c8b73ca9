"""A toy game, as small as a game of the contract can be: a race past a hidden trap.

Two ships race from space 0 to the last. In a turn one rolls a die of 3 sides, and then goes so far
or stays; or one peeks, once in a game, at where the trap lies. Who ends on it goes back to 0.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from oracle_nb.core.chance import Chance, Draw
from oracle_nb.core.events import Event
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    DECISION_PENDING,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Explanation,
    IllegalAction,
    MalformedAction,
    Reason,
    Repair,
    Repairs,
    UndoOutlook,
    Verdict,
    Violation,
    refused,
)
from oracle_nb.games.game import Game
from oracle_nb.games.rules import Result
from oracle_nb.games.views import common_view
from oracle_nb.render.scene import Circle, Group, Polygon, Scene
from oracle_nb.text.rulebook import Rulebook

Action = str
"""An action is its own text."""
ROLL, PEEK, GO, STAY, SWIM = ACTIONS = ("roll", "peek", "go", "stay", "swim")
"""Swimming can be written, and is never allowed."""
ALLOWED: Final = {ROLL: ("toy.roll",), PEEK: ("toy.peek",), GO: ("toy.go",), STAY: ("toy.stay",)}
PLAYERS: Final = 2


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many spaces follow the start, and how many rounds are played at most."""

    spaces: int = 6
    rounds: int = 20


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``trap`` is a space, or -1 while it is not known; ``seen`` says who has peeked."""

    places: tuple[int, ...] = (0, 0)
    seen: tuple[bool, ...] = (False, False)
    trap: int = -1
    shown: bool = False
    turn: int = 0
    round: int = 0
    rolled: int = 0
    draws: int = 0


class Toy:
    """The rules of the toy game for one setting."""

    name = "toy"
    title = "The toy game"
    players = PLAYERS
    position_type = Position
    action_type = Action

    def __init__(self, setting: Setting) -> None:
        if setting.spaces < 4:
            raise ValueError(f"spaces: at least 4, not {setting.spaces}")
        self.setting = setting

    def set_up(self, seed: int) -> Position:
        return Position()

    def begin(self, position: Position, chance: Chance) -> Transition[Position]:
        begun = Event("turn-begun", "toy.turns", 0, {"round": 1})
        return Transition(replace(position, round=1), (begun,), ())

    def to_move(self, position: Position) -> int | None:
        over = max(position.places) >= self.setting.spaces
        return None if over or position.round > self.setting.rounds else position.turn

    def legal_actions(self, position: Position) -> Sequence[Action]:
        return [action for action in self.every_action(position) if self.check(position, action)]

    def every_action(self, position: Position) -> Iterator[Action]:
        return iter(ACTIONS if self.to_move(position) is not None else ())

    def check(self, position: Position, action: Action, player: int | None = None) -> Verdict:
        if action not in ACTIONS:
            raise MalformedAction(f"{action!r} is not an action of the toy")
        seat = self.to_move(position)
        if seat is None:
            return refused(OVER)
        if player not in {None, seat}:
            return refused(NOT_YOUR_TURN, player=seat)
        if position.rolled and action in {ROLL, PEEK}:
            return refused(DECISION_PENDING, steps=position.rolled)
        if not position.rolled and action in {GO, STAY}:
            return refused(NOT_NOW)
        broken = [Violation("toy.dry", {"space": position.places[seat]})] if action == SWIM else []
        if action == PEEK and position.seen[seat]:
            broken.append(Violation("toy.once"))
        return Verdict(broken=tuple(broken)) if broken else Verdict(ALLOWED[action])

    def apply(self, position: Position, action: Action, chance: Chance) -> Transition[Position]:
        verdict = self.check(position, action)
        if not verdict.allowed:
            raise IllegalAction(action, verdict)
        seat = position.turn
        events: list[Event] = []
        draws: list[Draw] = []

        def draw(what: str, weights: tuple[int, ...]) -> int:
            draws.append(Draw(what, chance.draw(position.draws + len(draws), what, weights)))
            return draws[-1].value

        def trap() -> int:
            if position.trap >= 0:
                return position.trap
            return 2 + draw("trap", (1,) * (self.setting.spaces - 2))

        if action == ROLL:
            steps = 1 + draw("die", (1, 1, 1))
            events.append(Event("rolled", "toy.roll", seat, {"steps": steps}))
            after = replace(position, rolled=steps)
            return Transition(
                replace(after, draws=position.draws + len(draws)), tuple(events), (*draws,)
            )
        if action == PEEK:
            seen = tuple(seen or seat == n for n, seen in enumerate(position.seen))
            events.append(Event("peeked", "toy.peek", seat, {}))
            position = replace(position, trap=trap(), seen=seen)
        elif action == GO:
            space = min(self.setting.spaces, position.places[seat] + position.rolled)
            events.append(Event("went", "toy.go", seat, {"space": space}))
            if 2 <= space < self.setting.spaces:
                position = replace(position, trap=trap())
                if space == position.trap:
                    events.append(Event("trapped", "toy.trap", seat, {"space": space}))
                    position, space = replace(position, shown=True), 0
            places = tuple(space if seat == n else old for n, old in enumerate(position.places))
            position = replace(position, places=places)
        else:
            events.append(Event("stayed", "toy.stay", seat, {}))
        after = replace(
            position, rolled=0, turn=1 - seat, round=position.round + seat,
            draws=position.draws + len(draws),
        )  # fmt: skip
        if self.to_move(after) is not None:
            events.append(Event("turn-begun", "toy.turns", after.turn, {"round": after.round}))
        return Transition(after, tuple(events), tuple(draws))

    def view(self, position: Position, player: int) -> Position:
        known = position.shown or position.seen[player]
        return position if known else replace(position, trap=-1)

    def result(self, position: Position) -> Result | None:
        if self.to_move(position) is not None:
            return None
        home = tuple(n for n, at in enumerate(position.places) if at >= self.setting.spaces)
        return Result(home, (), bool(home), min(position.round, self.setting.rounds))

    @property
    def notation(self) -> "Notation":
        return Notation()


class Notation:
    """Actions as text."""

    def write(self, action: Action) -> str:
        return action

    def read(self, text: str) -> Action:
        if text not in ACTIONS:
            raise MalformedAction(f"{text!r} is not an action of the toy ({', '.join(ACTIONS)})")
        return text


@cache
def rulebook(language: str) -> Rulebook:
    """The toy's rulebook."""
    return Rulebook(Path(__file__).parent / "rulebook", language=language)


class Words:
    """The toy in words."""

    def __init__(self, rules: Toy, language: str) -> None:
        self.rules = rules
        self.rulebook = rulebook(language)

    def action(self, position: Position, action: Action) -> str:
        return self.rulebook.say(f"action-{action}")

    def announcement(self, position: Position, action: Action) -> str:
        return self.action(position, action)

    def explain(self, position: Position, action: Action) -> Explanation:
        verdict = self.rules.check(position, action)
        reasons = tuple(Reason(rule, self.rulebook[rule].text) for rule in verdict.rules)
        refusals = tuple(
            Reason(violation.rule, self.broken(violation)) for violation in verdict.broken
        )
        title = self.action(position, action)
        return Explanation(verdict.allowed, title, why=reasons, refusals=refusals)

    def undo(self, outlook: UndoOutlook) -> str:
        return self.rulebook.say(f"undo-{outlook.reason}")

    def event(self, event: Event, reader: int | None = None) -> str:
        return self.rulebook.say(f"event-{event.what}", player=event.player + 1, **event.facts)

    def broken(self, broken: Violation) -> str:
        return self.rulebook.say(broken.rule, "text", **broken.facts)

    def repair(self, position: Position, repair: Repair[Action]) -> str:
        names = tuple(self.action(position, action) for action in repair.actions)
        return self.rulebook.say(f"repair-{repair.change}", name=names[0])

    def missing(self, missing: Violation) -> str:
        return self.rulebook.say(f"missing-{missing.rule.replace('.', '-')}", **missing.facts)

    def decision(self, position: Position) -> str:
        return self.rulebook.say("decision-rolled" if position.rolled else "decision-turn")


def repairs(
    rules: Toy, position: Position, action: Action, player: int | None = None
) -> Repairs[Action]:
    broken = rules.check(position, action, player).broken
    if not broken:
        return Repairs()
    if broken[0].rule == NOT_NOW:
        return Repairs((Repair((ROLL, action), "first"),))
    if broken[0].rule == DECISION_PENDING or action == SWIM:
        legal = rules.legal_actions(position)[:3]
        return Repairs(tuple(Repair((action,), "instead") for action in legal))
    return Repairs(missing=broken)


def picture(rules: Toy, position: Position, seat: int | None) -> Scene:
    """A row of squares with what a seat knows, or everybody; a dot for every ship."""
    return drawn(rules, common_view(rules, position, range(2) if seat is None else [seat]))


def drawn(rules: Toy, position: Position) -> Scene:
    """A row of squares with all of a position."""
    base, ships = [], []
    for space in range(rules.setting.spaces + 1):
        x = 2 * space + 1
        tone = "red" if space == position.trap else "water"
        square = Polygon(((x - 1, 0), (x + 1, 0), (x + 1, 2), (x - 1, 2)), fill=tone)
        here = [str(n + 1) for n, place in enumerate(position.places) if place == space]
        code = f"{space}{''.join(here)}"
        base.append(
            Group((square,), f"s{space}", f"space {space}", space, str(space), x, 1, code, tone)
        )
        dots = tuple(Circle(x, 0.5 + int(n) / 3, 0.2, "ink") for n in here)
        if dots:
            ships.append(Group(dots, space=space, name=str(space), x=x, y=1, code=code))
    size = 2.0 * rules.setting.spaces + 2
    return Scene(size, 2.0, tuple(base), tuple(ships), (), "Toy race", "A row", 2.0)


def new_game(
    seed: int | None = None, seats: Sequence[str] = (), rules: Setting | None = None
) -> Game[Position, Action]:
    """A new game of the toy."""
    return Game(Toy(Setting() if rules is None else rules), seed, seats)
