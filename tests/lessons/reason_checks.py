"""Checks that the reasons of answers are true: each message against the rules and the board.

They use nothing of the code that chose the reasons, only the exercise and what the sentence states.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any, Final

from oracle_nb.delphi.board import Space
from oracle_nb.delphi.model.position import Player
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Exercise
from tests.statements.statement import Statement

FULL: Final = 9
RANGE: Final = 3


@dataclass(frozen=True)
class ReadReason:
    """A reason as it was read, and the exercise that it is about."""

    exercise: Exercise
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


Check = Callable[[ReadReason], Any]
CHECKS: Final[dict[str, Check]] = {}


def states(*messages: str) -> Callable[[Check], Check]:
    """Register a check for messages."""

    def register(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(messages, check))
        return check

    return register


def general(*messages: str) -> None:
    """Register messages that state a rule of the game and nothing about the exercise."""
    CHECKS.update(dict.fromkeys(messages, lambda read: True))


# --- fights --------------------------------------------------------------------------------------

general("why-fighting-again", "why-fighting-reach", "why-fighting-zero", "why-fighting-pays")
general("why-fighting-color", "why-fighting-where", "why-fighting-meanwhile")


def winning(strength: int) -> tuple[int, ...]:
    return tuple(range(strength, 10))


def chance(strength: int, tokens: int) -> float:
    """The chance to win in percent."""
    return 100 * (1 - prod((strength - n) / 10 for n in range(tokens + 1)))


@states("why-fighting-subtract")
def _subtract(read: ReadReason) -> Any:
    return bool(read["full"] == FULL)


@states("why-fighting-strength", "why-fighting-start")
def _strength(read: ReadReason) -> Any:
    facts = (read["full"], read["shield"], read["strength"])
    return facts == (FULL, read.me.shield, read.strength)


@states("why-fighting-later")
def _later(read: ReadReason) -> Any:
    right = (read.strength, read.exercise.facts["rounds"], read.answer)
    return right == (read["before"], read["rounds"], read["strength"])


@states("why-fighting-winning")
def _winning(read: ReadReason) -> Any:
    right = read.exercise.facts["strength"]
    return read["strength"] == right and read["numbers"] == winning(right)


@states("why-fighting-hurting")
def _hurting(read: ReadReason) -> Any:
    return bool(read["strength"] == read.exercise.facts["strength"] > 0)


@states("why-fighting-falls")
def _falls(read: ReadReason) -> Any:
    rounds = len(read.rolls)
    return read["numbers"] == tuple(read.strength - n for n in range(rounds))


@states("why-fighting-when")
def _when(read: ReadReason) -> Any:
    round_, rolls = read["round"], read.rolls
    lost = all(roll < read.strength - n for n, roll in enumerate(rolls[: round_ - 1]))
    last = read.strength - round_ + 1
    facts = (read["roll"], read["strength"], round_)
    return lost and facts == (rolls[round_ - 1], last, read.answer) and read["roll"] >= last


@states("why-fighting-injuries")
def _injuries(read: ReadReason) -> Any:
    return bool(read["injuries"] == read.answer == read.rolls[:-1].count(0))


@states("why-fighting-left")
def _left(read: ReadReason) -> Any:
    won = next(n for n, roll in enumerate(read.rolls, 1) if roll >= read.strength - n + 1)
    facts = (read["rounds"], read["paid"], read["tokens"], read["left"])
    return facts == (won, won - 1, read.me.favor, read.answer)


def fightable(read: ReadReason, land: int) -> set[str]:
    """The colors of the monsters on an island, for a ship next to it with the right die."""
    position, rules = read.exercise.position, read.rules
    colors = set()
    for color in Color:
        slot = rules.board.monsters.index(land)
        if position.monsters[slot] >> color & 1:
            colors.add(str(color))
    return colors


@states("why-fighting-die")
def _die(read: ReadReason) -> Any:
    there = fightable(read, read.space().index)
    (right,) = read.exercise.answers
    return set(right) <= set(read["colors"]) <= there


@states("why-fighting-there")
def _there(read: ReadReason) -> Any:
    board = read.rules.board
    right = {board.spaces[i].name for i in board.monsters if read["color"] in fightable(read, i)}
    near = {
        board.spaces[water].name
        for name in right
        for water in board.adjacent[board.find(name).index]
        if water in board.water
    }
    return set(read["spaces"]) == right and read.exercise.answers == {tuple(sorted(near))}


@states("why-fighting-one-round")
def _one_round(read: ReadReason) -> Any:
    numbers = winning(read["strength"])
    return read["numbers"] == numbers and read["percent"] == 10 * len(numbers)


@states("why-fighting-rounds")
def _rounds(read: ReadReason) -> Any:
    now = first(read)
    return read["numbers"] == tuple(now - n for n in range(1, read["tokens"] + 1))


def first(read: ReadReason) -> int:
    """The strength in the first of the rounds that an exercise on odds is about."""
    if read.exercise.template == "fighting.on":
        return int(read.exercise.facts["strength"]) - 1
    return read.strength


@states("why-fighting-chance", "why-fighting-on")
def _chance(read: ReadReason) -> Any:
    now = first(read)
    tokens = read.me.favor - (read.exercise.template == "fighting.on")
    factors = [now - n for n in range(tokens + 1)]
    text = " \N{MULTIPLICATION SIGN} ".join(f"{factor}/10" for factor in factors)
    # Only what is certain is called 0 or 100 percent.
    percent = min(round(chance(now, tokens)), 100 if factors[-1] <= 0 else 99)
    facts = (read["text"], read["percent"], read["lost"])
    even = read.statement.facts.get("more", "true") == "true"
    fits = read.exercise.template != "fighting.on" or even == (percent >= 50)
    return facts == (text, percent, 100 - percent) and fits


@states("why-fighting-next")
def _next(read: ReadReason) -> Any:
    return (read["strength"], read["tokens"]) == (first(read), read.me.favor - 1)


@states("why-fighting-each")
def _each(read: ReadReason) -> Any:
    numbers = read.statement.facts.get("numbers", ())
    assert isinstance(numbers, tuple)
    right = tuple(round(chance(read.strength, n)) for n in range(read.answer))
    return numbers == right


@states("why-fighting-tokens")
def _tokens(read: ReadReason) -> Any:
    facts = (read["tokens"], read["percent"], read["wanted"])
    right = round(chance(read.strength, read.answer))
    return facts == (read.answer, right, read.exercise.facts["percent"]) and right >= facts[2]


@states("why-fighting-ready")
def _ready(read: ReadReason) -> Any:
    needed = next(n for n in range(9) if chance(read.strength, n) >= 50)
    facts = (read["tokens"], read["percent"], read["color"])
    right = (needed, round(chance(read.strength, needed)), str(read.exercise.facts["color"]))
    return facts == right


@states("why-fighting-approach")
def _approach(read: ReadReason) -> Any:
    facts = read.exercise.facts
    return (read["space"], read["color"]) == (str(facts["space"]), str(facts["color"]))


# --- the wheel -----------------------------------------------------------------------------------

general("why-wheel-clockwise", "why-wheel-cards", "why-wheel-one-card", "why-wheel-earn")


def color(name: str) -> Color:
    return Color[name.upper()]


def steps(start: str, end: str) -> int:
    """The clockwise steps from one color to another."""
    return (color(end) - color(start)) % 6


@states("why-wheel-steps", "why-wheel-which-die")
def _wheel_steps(read: ReadReason) -> Any:
    facts, asked = read.statement.facts, read.exercise.facts
    known = all(str(asked[fact]) == facts[fact] for fact in ("color", "used") if fact in asked)
    return known and facts["tokens"] == steps(read["color"], read["used"])


@states("why-wheel-colors")
def _wheel_colors(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    same = (read["color"], read["tokens"]) == (str(read.exercise.facts["color"]), read.me.favor)
    return same and tuple(sorted(read["colors"])) == right


@states("why-wheel-nearest")
def _wheel_nearest(read: ReadReason) -> Any:
    order = [steps(read["color"], color) for color in read["colors"]]
    right = read.exercise.solution
    return order == [1, 2, 3, 4, 5] and right == tuple(
        color for color in read["colors"] if color in right
    )


@states("why-wheel-three")
def _wheel_three(read: ReadReason) -> Any:
    dice = [str(Color(die)) for die in read.me.dice]
    dice.remove(read["color"])
    single = steps(read["color"], read["once"])
    pair = sum(steps(die, read["twice"]) for die in dice)
    right = read.exercise.solution[0]
    return (read["single"], read["pair"], read["tokens"]) == (single, pair, single + pair) and (
        right in (read["color"], str(read["tokens"]))
    )


@states("why-wheel-enough")
def _wheel_enough(read: ReadReason) -> Any:
    facts = read.exercise.facts
    needed = steps(str(facts["color"]), str(facts["used"]))
    enough = read["more"] == "true"
    right = read.exercise.solution == ("yes",)
    return (read["needed"], read["tokens"]) == (needed, facts["tokens"]) and enough == right


@states("why-wheel-sources")
def _wheel_sources(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    options = read.exercise.form.options  # type: ignore[union-attr]
    fitting = {option for option in options if option.partition("-")[2] in read["colors"]}
    return fitting == set(right)


@states("why-wheel-actions")
def _wheel_actions(read: ReadReason) -> Any:
    return (read["unused"], read["actions"]) == (len(read.me.dice), read.answer)


@states("why-wheel-sail")
def _wheel_sail(read: ReadReason) -> Any:
    return read["color"] == str(read.exercise.facts["color"])
