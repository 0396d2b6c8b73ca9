"""Exercises on sailing: where a die takes the ship, what that costs, where it ends."""

from typing import Any, Final

from oracle_nb.delphi.actions import Action, Verb
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.lessons.scenes import Scene, first
from oracle_nb.delphi.pieces import Color, Equipment
from oracle_nb.delphi.position import Position
from oracle_nb.exercise import Answers, Choice, Exercise, Line, Number, Spaces

E = Exercise[Position, Action]
YES: Final = "yes"
NO: Final = "no"


def _move(scene: Scene, die: int, target: int, color: int | None = None) -> Action:
    return Action(Verb.MOVE, die, die if color is None else color, target)


def _allowed(scene: Scene, rules: Delphi, action: Action, tokens: int | None = None) -> bool:
    verdict = rules.check(scene.position, action)
    return verdict.allowed and (tokens is None or verdict.tokens <= tokens)


def _targets(scene: Scene, rules: Delphi, die: int, tokens: int) -> tuple[int, ...]:
    """Where the die takes the ship unrecolored, for at most so many tokens."""
    harbours = (*rules.board.water, rules.board.zeus)
    return tuple(
        space for space in harbours if _allowed(scene, rules, _move(scene, die, space), tokens)
    )


def _pointed(scene: Scene, template: str, seed: int, prompt: str, *rests_on: str) -> E | None:
    """Point at everything the first die reaches with the tokens there are."""
    die, tokens = scene.me.dice[0], scene.me.favor

    def solve(rules: Delphi) -> Answers:
        found = _targets(scene, rules, die, tokens)
        return frozenset({tuple(sorted(map(scene.name, found)))})

    if not 2 <= len(_targets(scene, scene.rules, die, tokens)) <= 12:
        return None
    board = scene.rules.board
    among = tuple(space.name for space in board.spaces)
    return Exercise(
        template,
        seed,
        scene.rules,
        scene.position,
        prompt,
        Spaces(among),
        solve,
        ("move.end-color", "move.range", *rests_on),
        facts={"color": Color(die), "tokens": tokens},
        action=lambda part: _move(scene, die, board.find(part).index),
        look=(scene.me.ship,),
    )


def reach(seed: int) -> E:
    """Point at every space a die reaches without tokens."""
    name = "sailing.reach"
    return first(
        name, seed, lambda scene: _pointed(scene.with_me(favor=0), name, seed, "ask-sailing-reach")
    )


def reach_paid(seed: int) -> E:
    """The same with 1 or 2 tokens to spend on longer ways."""
    name = "sailing.reach-paid"

    def make(scene: Scene) -> E | None:
        rich = scene.with_me(favor=1 + seed % 2)
        return _pointed(rich, name, seed, "ask-sailing-reach-paid", "move.buy-range")

    return first(name, seed, make)


def shallows(seed: int) -> E:
    """The same for a ship with the card that crosses shallows."""
    name = "sailing.shallows"

    def make(scene: Scene) -> E | None:
        bare = scene.with_me(favor=0)
        card = bare.with_me(equipment=(int(Equipment.SHALLOWS),))
        die = scene.me.dice[0]
        if _targets(bare, bare.rules, die, 0) == _targets(card, card.rules, die, 0):
            return None
        return _pointed(card, name, seed, "ask-sailing-shallows", "equipment.shallows")

    return first(name, seed, make)


def cost(seed: int) -> E:
    """How many tokens a way costs."""
    name = "sailing.cost"

    def make(scene: Scene) -> E | None:
        rich = scene.with_me(favor=6)
        die, board = scene.me.dice[0], scene.rules.board
        ends = [i for i in _targets(rich, rich.rules, die, 6) if i != board.zeus]
        if not ends:
            return None
        end = scene.random.choice(ends)
        action = _move(scene, die, end)

        def solve(rules: Delphi) -> Answers:
            verdict = rules.check(rich.position, action)
            return frozenset({(str(verdict.tokens),)}) if verdict else frozenset()

        return Exercise(
            name,
            seed,
            rich.rules,
            rich.position,
            "ask-sailing-cost",
            Number(0, 6),
            solve,
            ("move.range", "move.buy-range"),
            facts={"color": Color(die), "space": board.spaces[end]},
            action=lambda part: action,
            look=(scene.me.ship, end),
        )

    return first(name, seed, make)


def may(seed: int) -> E:
    """Can this die take the ship there, with the tokens there are?"""
    name = "sailing.may"

    def make(scene: Scene) -> E | None:
        die, board = scene.me.dice[0], scene.rules.board
        ship = scene.me.ship
        near = [i for i in board.water if 0 < board.distance()[ship][i] <= 5]
        targets = [*near, *board.adjacent[ship]]
        target = scene.random.choice(targets)
        wanted = seed % 2 == 0
        action = _move(scene, die, target)
        if target == ship or _allowed(scene, scene.rules, action) != wanted:
            return None

        def solve(rules: Delphi) -> Answers:
            return frozenset({(YES if _allowed(scene, rules, action) else NO,)})

        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-may",
            Choice((YES, NO)),
            solve,
            ("move.end-color", "move.range", "move.buy-range", "move.blocked"),
            facts={
                "color": Color(die),
                "space": board.spaces[target],
                "tokens": scene.me.favor,
            },
            action=lambda part: action,
            look=(ship, target),
        )

    return first(name, seed, make)


def which_die(seed: int) -> E:
    """Which of three dice gets there, unrecolored?"""
    name = "sailing.which-die"

    def make(scene: Scene) -> E | None:
        dice = tuple(dict.fromkeys(scene.me.dice))
        if len(dice) < 3:
            return None
        board = scene.rules.board
        target = scene.random.choice(board.water)

        def solve(rules: Delphi) -> Answers:
            return frozenset(
                (str(Color(die)),)
                for die in dice
                if _allowed(scene, rules, _move(scene, die, target))
            )

        if len(solve(scene.rules)) != 1:
            return None
        return Exercise(
            name,
            seed,
            scene.rules,
            scene.position,
            "ask-sailing-which-die",
            Choice(tuple(str(Color(die)) for die in dice)),
            solve,
            ("move.end-color",),
            facts={"space": board.spaces[target], "tokens": scene.me.favor},
            action=lambda part: _move(scene, Color[part.upper()], target),
            look=(target,),
        )

    return first(name, seed, make)


def trip(seed: int) -> E:
    """Get to a space with two dice, tokens as far as they last."""
    return first("sailing.trip", seed, lambda scene: _trip(scene, "sailing.trip", seed))


def _trip(scene: Scene, name: str, seed: int) -> E | None:
    board = scene.rules.board
    seat = scene.position.turn

    def moves(rules: Delphi, position: Position) -> list[Action]:
        return [one for one in rules.legal_actions(position) if one.verb == Verb.MOVE]

    def after(rules: Delphi, position: Position, action: Action) -> Position:
        from oracle_nb.chance import SeededFate

        return rules.apply(position, action, SeededFate(seed)).position

    once = {one.target for one in moves(scene.rules, scene.position)}
    far = [i for i in board.water if i not in once and board.distance()[scene.me.ship][i] <= 7]
    if not far:
        return None
    target = scene.random.choice(far)

    def solve(rules: Delphi) -> Answers:
        write = rules.notation.write
        lines = set()
        for begin in moves(rules, scene.position):
            for end in moves(rules, after(rules, scene.position, begin)):
                if end.target == target:
                    lines.add((write(begin), write(end)))
        return frozenset(lines)

    if not solve(scene.rules):
        return None

    def there(position: Position) -> bool:
        return position.players[seat].ship == target

    return Exercise(
        name,
        seed,
        scene.rules,
        scene.position,
        "ask-sailing-trip",
        Line(2),
        solve,
        ("move.range", "move.end-color", "move.buy-range", "oracle.recolor"),
        facts={"space": board.spaces[target]},
        goal=there,
        look=(scene.me.ship, target),
    )


TEMPLATES: Final[dict[str, Any]] = {
    "sailing.reach": reach,
    "sailing.reach-paid": reach_paid,
    "sailing.shallows": shallows,
    "sailing.cost": cost,
    "sailing.may": may,
    "sailing.which-die": which_die,
    "sailing.trip": trip,
}
