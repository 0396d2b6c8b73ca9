"""Checks that the reasons of answers are true: each message against the rules and the board.

They use nothing of the code that chose the reasons, only the exercise and what the sentence states.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import Any, Final

from oracle_nb.delphi.board import Space
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Player
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Exercise
from tests.statements.statement import Statement

FULL: Final = 9
RANGE: Final = 3


@dataclass(frozen=True)
class Told:
    """A reason as it was read, and the exercise that it is about."""

    exercise: Exercise[Any, Any]
    statement: Statement

    def __getitem__(self, fact: str) -> Any:
        return self.statement[fact]

    @property
    def rules(self) -> Delphi:
        assert isinstance(self.exercise.rules, Delphi)
        return self.exercise.rules

    @property
    def me(self) -> Player:
        position = self.exercise.position
        player: Player = position.players[position.turn]
        return player

    @property
    def strength(self) -> int:
        """The strength at which the fight starts."""
        return FULL - self.me.shield

    @property
    def answer(self) -> int:
        """The number that is the answer."""
        ((text,),) = self.exercise.answers
        return int(text)

    @property
    def rolls(self) -> list[int]:
        return list(map(int, self.exercise.facts["rolls"].split(", ")))

    def space(self, fact: str = "space") -> Space:
        return self.rules.board.find(self[fact])

    def away(self, space: Space) -> int:
        return self.rules.board.distance()[self.me.ship][space.index]


Check = Callable[[Told], Any]
CHECKS: Final[dict[str, Check]] = {}


def states(*messages: str) -> Callable[[Check], Check]:
    """Register a check for messages."""

    def register(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(messages, check))
        return check

    return register


def general(*messages: str) -> None:
    """Register messages that state a rule of the game and nothing about the exercise."""
    CHECKS.update(dict.fromkeys(messages, lambda told: True))


# --- fights --------------------------------------------------------------------------------------

general("why-fighting-again", "why-fighting-reach", "why-fighting-zero", "why-fighting-pays")
general("why-fighting-color", "why-fighting-where", "why-fighting-meanwhile")


def winning(strength: int) -> tuple[int, ...]:
    return tuple(range(strength, 10))


def chance(strength: int, tokens: int) -> float:
    """The chance to win in percent."""
    return 100 * (1 - prod((strength - n) / 10 for n in range(tokens + 1)))


@states("why-fighting-subtract")
def _subtract(told: Told) -> Any:
    return bool(told["full"] == FULL)


@states("why-fighting-strength", "why-fighting-start")
def _strength(told: Told) -> Any:
    facts = (told["full"], told["shield"], told["strength"])
    return facts == (FULL, told.me.shield, told.strength)


@states("why-fighting-later")
def _later(told: Told) -> Any:
    right = (told.strength, told.exercise.facts["rounds"], told.answer)
    return right == (told["before"], told["rounds"], told["strength"])


@states("why-fighting-winning")
def _winning(told: Told) -> Any:
    right = told.exercise.facts["strength"]
    return told["strength"] == right and told["numbers"] == winning(right)


@states("why-fighting-hurting")
def _hurting(told: Told) -> Any:
    return bool(told["strength"] == told.exercise.facts["strength"] > 0)


@states("why-fighting-falls")
def _falls(told: Told) -> Any:
    rounds = len(told.rolls)
    return told["numbers"] == tuple(told.strength - n for n in range(rounds))


@states("why-fighting-when")
def _when(told: Told) -> Any:
    round_, rolls = told["round"], told.rolls
    lost = all(roll < told.strength - n for n, roll in enumerate(rolls[: round_ - 1]))
    last = told.strength - round_ + 1
    facts = (told["roll"], told["strength"], round_)
    return lost and facts == (rolls[round_ - 1], last, told.answer) and told["roll"] >= last


@states("why-fighting-injuries")
def _injuries(told: Told) -> Any:
    return bool(told["injuries"] == told.answer == told.rolls[:-1].count(0))


@states("why-fighting-left")
def _left(told: Told) -> Any:
    won = next(n for n, roll in enumerate(told.rolls, 1) if roll >= told.strength - n + 1)
    facts = (told["rounds"], told["paid"], told["tokens"], told["left"])
    return facts == (won, won - 1, told.me.favor, told.answer)


def fightable(told: Told, land: int) -> set[str]:
    """The colors of the monsters on an island, for a ship next to it with the right die."""
    position, rules = told.exercise.position, told.rules
    found = set()
    for color in Color:
        slot = rules.board.monsters.index(land)
        if position.monsters[slot] >> color & 1:
            found.add(str(color))
    return found


@states("why-fighting-die")
def _die(told: Told) -> Any:
    there = fightable(told, told.space().index)
    (right,) = told.exercise.answers
    return set(right) <= set(told["colors"]) <= there


@states("why-fighting-there")
def _there(told: Told) -> Any:
    board = told.rules.board
    right = {board.spaces[i].name for i in board.monsters if told["color"] in fightable(told, i)}
    near = {
        board.spaces[water].name
        for name in right
        for water in board.adjacent[board.find(name).index]
        if water in board.water
    }
    return set(told["spaces"]) == right and told.exercise.answers == {tuple(sorted(near))}


@states("why-fighting-one-round")
def _one_round(told: Told) -> Any:
    numbers = winning(told["strength"])
    return told["numbers"] == numbers and told["percent"] == 10 * len(numbers)


@states("why-fighting-rounds")
def _rounds(told: Told) -> Any:
    now = first(told)
    return told["numbers"] == tuple(now - n for n in range(1, told["tokens"] + 1))


def first(told: Told) -> int:
    """The strength in the first of the rounds that an exercise on odds is about."""
    if told.exercise.template == "fighting.on":
        return int(told.exercise.facts["strength"]) - 1
    return told.strength


@states("why-fighting-chance", "why-fighting-on")
def _chance(told: Told) -> Any:
    now = first(told)
    tokens = told.me.favor - (told.exercise.template == "fighting.on")
    factors = [now - n for n in range(tokens + 1)]
    text = " \N{MULTIPLICATION SIGN} ".join(f"{one}/10" for one in factors)
    percent = round(chance(now, tokens))
    facts = (told["text"], told["percent"], told["lost"])
    even = told.statement.facts.get("more", "true") == "true"
    fits = told.exercise.template != "fighting.on" or even == (percent >= 50)
    return facts == (text, percent, 100 - percent) and fits


@states("why-fighting-next")
def _next(told: Told) -> Any:
    return (told["strength"], told["tokens"]) == (first(told), told.me.favor - 1)


@states("why-fighting-each")
def _each(told: Told) -> Any:
    numbers = told.statement.facts.get("numbers", ())
    assert isinstance(numbers, tuple)
    right = tuple(round(chance(told.strength, n)) for n in range(told.answer))
    return numbers == right


@states("why-fighting-tokens")
def _tokens(told: Told) -> Any:
    facts = (told["tokens"], told["percent"], told["wanted"])
    right = round(chance(told.strength, told.answer))
    return facts == (told.answer, right, told.exercise.facts["percent"]) and right >= facts[2]


@states("why-fighting-ready")
def _ready(told: Told) -> Any:
    needed = next(n for n in range(9) if chance(told.strength, n) >= 50)
    facts = (told["tokens"], told["percent"], told["color"])
    right = (needed, round(chance(told.strength, needed)), str(told.exercise.facts["color"]))
    return facts == right


@states("why-fighting-approach")
def _approach(told: Told) -> Any:
    facts = told.exercise.facts
    return (told["space"], told["color"]) == (str(facts["space"]), str(facts["color"]))


# --- sailing -------------------------------------------------------------------------------------

general("why-sailing-around", "why-sailing-start", "why-sailing-order")


@states("why-sailing-range")
def _range(told: Told) -> Any:
    facts = told.statement.facts
    tokens = told.me.favor
    far = facts.get("farthest", RANGE)
    color = str(Color(told.me.dice[0]))
    return (facts["range"], far, facts["color"]) == (RANGE, RANGE + tokens, color)


@states("why-sailing-spaces")
def _spaces(told: Told) -> Any:
    (right,) = told.exercise.answers
    return tuple(sorted(told["spaces"])) == right


@states("why-sailing-company", "why-sailing-beside")
def _space(told: Told) -> Any:
    return bool(told["space"] == str(told.exercise.facts["space"]))


@states("why-sailing-steps")
def _steps(told: Told) -> Any:
    board = told.rules.board
    way = [told.me.ship, *(board.find(name).index for name in told["spaces"])]
    linked = all(b in board.sailing[a] for a, b in pairwise(way))
    return linked and told["steps"] == len(way) - 1 == told.answer


@states("why-sailing-away")
def _away(told: Told) -> Any:
    away = told.away(told.space())
    same = told["space"] == str(told.exercise.facts["space"])
    return same and (told["steps"], told["range"], told["beyond"]) == (
        away,
        RANGE,
        max(0, away - RANGE),
    )


@states("why-sailing-cost")
def _cost(told: Told) -> Any:
    return bool(told["tokens"] == told.answer)


@states("why-sailing-recolor")
def _recolor(told: Told) -> Any:
    die, used = Color(told.me.dice[0]), Color[told["used"].upper()]
    end = told.rules.board.find(str(told.exercise.facts["space"]))
    facts = (told["color"], told["tokens"], used)
    return facts == (str(die), (used - die) % 6, end.color)


@states("why-sailing-price")
def _price(told: Told) -> Any:
    facts = told.statement.facts
    parts = facts.get("recoloring", facts["tokens"]), facts["beyond"]
    return facts["tokens"] == told.answer == sum(map(int, map(str, parts)))


@states("why-sailing-fine")
def _fine(told: Told) -> Any:
    space, far = told.space(), RANGE + told.me.favor
    facts = (told["color"], told["steps"], told["farthest"])
    right = (str(Color(space.color)), told.away(space), far)
    owned = any(die == space.color for die in told.me.dice)
    return facts == right and told.away(space) <= far and owned


@states("why-sailing-in-order")
def _in_order(told: Told) -> Any:
    rules, ship = told.rules, told.me.ship
    lengths = []
    for text in min(told.exercise.answers):
        action: Action = rules.notation.read(text)
        assert action.verb == Verb.MOVE
        lengths.append(rules.board.distance()[ship][action.target])
        ship = action.target
    beyond = sum(max(0, one - RANGE) for one in lengths)
    return told["text"] == ", ".join(map(str, lengths)) and beyond <= told.me.favor


@states("why-sailing-trip")
def _trip(told: Told) -> Any:
    return bool(told["range"] == RANGE)


@states("why-sailing-fewest")
def _fewest(told: Told) -> Any:
    board, here = told.rules.board, told.me.ship
    dice = list(told.me.dice)
    for name in told["spaces"]:
        space = board.find(name)
        assert board.distance()[here][space.index] <= RANGE
        dice.remove(space.color)
        here = space.index
    end = str(told.exercise.facts["space"]) == board.spaces[here].name
    return end and told["dice"] == len(told["spaces"]) == told.answer
