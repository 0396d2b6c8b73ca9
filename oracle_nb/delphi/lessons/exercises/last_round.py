"""Exercises on the last round: who still has a turn, and who wins."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.gods import SHIPS, among, ready
from oracle_nb.delphi.lessons.exercises.home import finished, holding, home, near_zeus
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, first
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    Sentences,
    elsewhere,
    lines,
    several,
    template,
    written,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import NextTurn, Phase, Position
from oracle_nb.delphi.pieces import COLORS, Color, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, Picture
from oracle_nb.games.exercises import AnswerReason as Reason

# --- the last round ------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def turns_after(rules: Delphi, position: Position, seat: int) -> tuple[int, ...]:
    """Return the seats of those who still have a turn after the one of a player, in order."""
    seats: list[int] = []
    while position.phase != Phase.OVER and len(seats) < len(position.players):
        step = (NextTurn(seat),)
        at = replace(position, turn=seat, phase=Phase.CONSULT, pending=step, spent=(), played=-1)
        position = rules.begin(at, SeededChance(0)).position
        seat = position.turn
        if position.phase != Phase.OVER:
            seats.append(seat)
    return tuple(seats)


LAST_ROUNDS: Final = ((4, 1), (3, 2), (4, 2), (4, 0), (3, 0), (4, 1), (3, 1), (4, 3))
"""Numbers of players, each with the seat of the first one to reach Zeus."""


@template("home.turns", rests_on=("end.trigger", "turn.order"), picture=Picture.NONE)
def turns(scene: ExerciseScene) -> Question:
    """Ask who still has a turn after the first player has reached Zeus."""
    players, seat = LAST_ROUNDS[scene.seed % len(LAST_ROUNDS)]
    table = near_zeus(among(scene, players), scene.random.randrange(players))
    ships = tuple(map(Color, table.rules.setting.ships))
    played = home(finished(table.with_position(turn=seat)), seat, there=True)

    def answers(rules: Delphi) -> Answers:
        seats = turns_after(rules, played.position, seat)
        return several(str(ships[later_seat]) for later_seat in seats)

    later = ships[seat + 1 :]

    def explain() -> tuple[Reason, ...]:
        facts = {"color": ships[seat], "colors": later, "count": len(later)}
        return Reason("why-home-round"), Reason("why-home-turns", facts)

    return Question(
        played,
        answers,
        form=MultipleChoice(tuple(map(str, ships))),
        facts={"ships": ships, "color": ships[seat]},
        explain=explain,
    )


# --- who wins ------------------------------------------------------------------------------------

Outcome = tuple[tuple[bool, int, int], ...]
"""Of each player: whether they reached Zeus, and the numbers of oracle cards and favor tokens."""


AWAY: Final = 0


FIRST: Final = 1


LATER: Final = 2


@template("home.winner", rests_on=("end.winner",), picture=Picture.NONE)
def winner(scene: ExerciseScene) -> Question:
    """Ask who wins a game in which the cards decide."""
    random = scene.random
    cards, tokens = random.randint(3, 5), random.randint(1, 3)
    if scene.seed % 4 == 3:  # Only one reached Zeus, with the fewest cards.
        only = (True, cards - 2, tokens - 1)
        others = [(False, cards - place % 2, tokens + place) for place in range(3)]
        return _compared(scene, tuple(random.sample([only, *others], 4)))
    # The first one has fewer cards; of the next ones, one has the most cards, one the most tokens.
    ahead = [(True, cards, tokens), (True, cards - 1, tokens + 2)]
    back = [(True, cards - 2, tokens + 1), *random.sample(ahead, 2)]
    back.insert(random.randint(0, 3), (False, cards + 1, tokens + 3))
    # Each of the later places wins equally often.
    assume(back.index(ahead[0]) == 1 + scene.seed % 3)
    return _compared(scene, tuple(back))


@template("home.tie", rests_on=("end.winner",), picture=Picture.NONE)
def tie(scene: ExerciseScene) -> Question:
    """Ask who wins a game in which several players have the most cards."""
    random = scene.random
    cards, tokens = random.randint(3, 5), random.randint(1, 3)
    first, best = (True, cards, tokens), (True, cards, tokens + 1)
    richer, away = (True, cards - 1, tokens + 2), (False, cards + 1, tokens + 3)
    rest = ((best, first, richer), (best, best, away), (best, best, richer), (best, best, away))
    outcome = (first, *random.sample(rest[scene.seed % 4], 3))
    return _compared(scene, outcome)


def _compared(scene: ExerciseScene, outcome: Outcome) -> Question:
    """Ask who wins a game with this outcome."""
    table = near_zeus(among(scene, len(SHIPS)))
    facts: dict[str, object] = {}
    first = [there for there, _, _ in outcome].index(True)
    for seat, (there, cards, tokens) in enumerate(outcome):
        at = table.with_position(turn=seat)
        at = home(finished(at) if there else at, seat, there)
        table = holding(at, seat, cards, tokens).with_position(turn=0)
        came = FIRST if seat == first else LATER if there else AWAY
        key = "abcd"[seat]
        facts |= {f"{key}-ship": SHIPS[seat], f"{key}-home": came}
        facts |= {f"{key}-cards": cards, f"{key}-tokens": tokens}
    over = replace(table.position, phase=Phase.OVER, pending=(), spent=(), played=-1)

    def answers(rules: Delphi) -> Answers:
        result = rules.result(over)
        assert result is not None
        return several(str(SHIPS[seat]) for seat in result.winners)

    def explain() -> tuple[Reason, ...]:
        back = [
            (ship, cards, tokens)
            for ship, (there, cards, tokens) in zip(SHIPS, outcome, strict=True)
            if there
        ]
        cards = max(own for _, own, _ in back)
        best = [outcome for outcome in back if outcome[1] == cards]
        tokens = max(own for _, _, own in best)
        rest = [outcome for outcome in best if outcome[2] == tokens]
        facts = {"cards": cards, "colors": _ships(best), "count": len(best)}
        reasons = [
            Reason("why-home-back", {"colors": _ships(back), "count": len(back)}),
            Reason("why-home-cards", facts),
        ]
        if len(best) > 1:
            facts = {"tokens": tokens, "colors": _ships(rest), "count": len(rest)}
            reasons.append(Reason("why-home-tie", facts))
        return tuple(reasons)

    return Question(
        table,
        answers,
        prompt="ask-home-winner",
        form=MultipleChoice(tuple(map(str, SHIPS))),
        facts=facts,
        explain=explain,
    )


def _ships(those: list[tuple[Color, int, int]]) -> tuple[Color, ...]:
    return tuple(ship for ship, _, _ in those)


@template(
    "home.win",
    rests_on=("end.winner", "end.leftovers", "action.draw-card", "action.take-favor", "god.trade"),
    form=ActionSequence(3),
)
def win(scene: ExerciseScene) -> Question:
    """Ask for the actions with which the last player of the game wins it alone."""
    random = scene.random
    table = home(finished(near_zeus(scene)), 0, there=True)
    seat = 1 - table.position.turn
    table = home(finished(table.with_position(turn=seat)), seat, there=True)
    held, tokens, god = random.randint(0, 2), random.randint(1, 2), random.choice([*God])
    ahead, more = ((3, -1), (2, 1), (3, -1), (2, 0))[scene.seed % 4]
    theirs = (held + ahead, tokens + more)
    table = holding(holding(table, 0, *theirs), seat, held, tokens)
    die, *dice = random.sample(COLORS, 3)
    table = table.with_me(dice=tuple(sorted(dice)), gods=ready(god)).with_position(spent=(die,))

    def reached(rules: Delphi, position: Position) -> bool:
        result = rules.result(replace(position, phase=Phase.OVER, pending=()))
        return result is not None and result.winners == (seat,)

    def answers(rules: Delphi) -> Answers:
        verbs = (Verb.DRAW, Verb.FAVOR, Verb.TRADE)

        def goal(position: Position) -> bool:
            return reached(rules, position)

        paths = lines(rules, table.position, 3, verbs, lambda position, action: True, goal)
        return written(rules, paths)

    cards, needed = held + 3, theirs[0]
    return Question(
        table,
        answers,
        facts={
            "color": table.rules.setting.ships[0],
            "cards": theirs[0],
            "theirs": theirs[1],
            "owned": held,
            "tokens": tokens,
            "dice": table.dice,
            "god": God(god),
        },
        goal=lambda position: reached(table.rules, position),
        look=(table.rules.board.zeus,),
        explain=lambda: (
            Reason("why-home-compare"),
            Reason("why-home-within", {"owned": held, "total": cards, "cards": needed}),
        ),
    )


def _wins(scene: ExerciseScene, *theirs: tuple[bool, int, int]) -> Sentence:
    """Return whether the first player alone wins, with what each player has at the end."""
    for seat, (there, cards, tokens) in enumerate(theirs):
        at = scene.with_position(turn=seat)
        scene = holding(home(finished(at) if there else at, seat, there), seat, cards, tokens)
    over = replace(scene.position, turn=0, phase=Phase.OVER, pending=())

    def holds(rules: Delphi) -> bool:
        result = rules.result(over)
        return result is not None and result.winners == (0,)

    return holds


def _turn(scene: ExerciseScene, seat: int, other: int) -> Sentence:
    """Return whether another player still has a turn after somebody reached Zeus."""
    table = home(finished(scene.with_position(turn=seat)), seat, there=True)
    return lambda rules: other in turns_after(rules, table.position, seat)


def _sentences(scene: ExerciseScene) -> Sentences:
    scene = near_zeus(among(scene, 3))
    board, random = scene.rules.board, scene.random
    die, last = random.sample(COLORS, 2)
    away = board.distance()[board.zeus]
    near = [space for space in board.water if away[space] == 1]
    beside = [space for space in near if board.spaces[space].color == die]
    assume(beside)
    ready_to_sail = finished(scene, last).with_me(ship=near[0], dice=(die,), favor=0)
    god = random.choice(COLORS)
    there = home(finished(scene), 0, there=True).with_me(dice=(die,), gods=ready(god), favor=0)
    cards = random.randint(2, 4)
    sentences: dict[str, Sentence] = {
        "quiz-home-open": ready_to_sail.allows(Action(Verb.MOVE, die, die, board.zeus)),
        "quiz-home-sail": there.allows(Action(Verb.MOVE, die, die, beside[0])),
        "quiz-home-draw": there.allows(Action(Verb.DRAW, die)),
        "quiz-home-later": _turn(scene, 1, 2),
        "quiz-home-earlier": _turn(scene, 1, 0),
        "quiz-home-first": _wins(scene, (True, cards - 1, 0), (True, cards, 0)),
        "quiz-home-cards": _wins(scene, (True, cards, 1), (True, cards - 1, 3)),
        "quiz-home-tie": _wins(scene, (True, cards, 2), (True, cards, 1)),
        "quiz-home-away": _wins(scene, (True, cards, 1), (False, cards + 1, 2)),
        "quiz-home-shared": _wins(scene, (True, cards, 2), (True, cards, 2)),
    }
    facts: dict[str, object] = {
        "sail": Color(die),
        "cards": cards,
        "lower": cards - 1,
        "higher": cards + 1,
        "god": God(god),
    }
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_home(seed: int) -> Sentences:
    """Return sentences on the way to Zeus, the last round and the winner."""
    return first("checkup.home", seed, _sentences)
