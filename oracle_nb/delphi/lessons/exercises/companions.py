"""Exercises on companions: heroes, demigods and creatures."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.delphi.lessons.exercises.cargo import wanted
from oracle_nb.delphi.lessons.exercises.injuries import discarded, listed, recovers, with_injuries
from oracle_nb.delphi.lessons.exercises.scenes import (
    ExerciseScene,
    ashore,
    assume,
    bay_beside_city,
    by_color,
    first,
)
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    Sentences,
    elsewhere,
    number,
    reaching,
    several,
    template,
)
from oracle_nb.delphi.lessons.exercises.wheel import prices_of, use, with_cards
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import NextTurn, Phase, Position, TakeCompanion, Titan
from oracle_nb.delphi.model.powers import CREATURE_RANGE, RANGE
from oracle_nb.delphi.model.tasks import WHITE_STATUE, Family, task
from oracle_nb.delphi.pieces import COLORS, Color, Companion, Kind
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, removed
from oracle_nb.games.exercises import ActionSequence, Answers, MultipleChoice, NumberInput, Picture
from oracle_nb.games.exercises import AnswerReason as Reason

SIX: Final = 6
"""The roll of the titan die that gives everybody two injury cards."""
NEAR: Final = 3
"""The range without companions."""
FAR: Final = 6
"""The range with a creature."""

HEALING: Final = (Verb.COMPANION, Verb.HEAL)
MOST: Final = 2
"""Maximum number of actions: a companion is chosen, and used."""
Goal = Callable[[Position], bool]

HERO: Final = Reason("why-companions-hero")
DEMIGOD: Final = Reason("why-companions-demigod")


def companion(color: int, kind: Kind) -> Companion:
    """Return the companion of a color and kind."""
    return Companion(len(Kind) * color + kind)


def raised(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene in which the player has a statue task of the color behind them."""
    me = scene.me
    return scene.with_me(
        tasks=removed(me.tasks, WHITE_STATUE),
        done=added(me.done, task(Family.STATUE, color)),
        offerings=(),
        statues=(),
        cards=(0,) * len(COLORS),
        favor=0,
    )


def joined(scene: ExerciseScene, card: Companion) -> ExerciseScene:
    """Return the scene in which a companion has joined the player for a statue."""
    left = scene.position.companions & ~(1 << card)
    return raised(scene, card.color).with_me(companions=(card,)).with_position(companions=left)


def choosing(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene in which the player has just raised a statue and takes a companion."""
    pending = (TakeCompanion(scene.position.turn, color),)
    return raised(scene, color).with_position(pending=pending, spent=(color,))


def injuries_left(rules: Delphi, position: Position, card: int, drawn: Sequence[int]) -> int:
    """Return the injury cards left once a companion is taken and two more cards are drawn."""
    taken = rules.apply(position, Action(Verb.COMPANION, target=card), SeededChance(0)).position
    last = len(taken.players) - 1
    steps = (Titan(last, SIX), NextTurn(last))
    attacked = replace(taken, turn=last, phase=Phase.CONSULT, pending=steps, spent=())
    draws = tuple(Draw("injury", injury) for injury in drawn)
    events = rules.begin(attacked, ScriptedChance(draws, SeededChance(0))).events
    return sum(taken.players[0].injuries) + len(drawn) - discarded(events)


@template(
    "companions.hero",
    rests_on=("companion.hero", "titan.six"),
    form=NumberInput(0, 7),
    picture=Picture.OWN,
)
def hero(scene: ExerciseScene) -> Question:
    """Ask how many injury cards are left after a hero has come and the titan has attacked."""
    random = scene.random
    color, other, third = random.sample(COLORS, 3)
    held = [color] * random.randint(1, 3) + [other] * random.randint(1, 2)
    drawn = [(color, third), (color, color), (other, color), (other, third)][scene.seed % 4]
    card = companion(color, Kind.HERO)
    table = with_injuries(choosing(ashore(scene), color), by_color(held))

    def explain() -> tuple[Reason, ...]:
        gone = [*held, *drawn].count(color)
        before, more = len(held), len(drawn)
        counts = {"before": before, "drawn": more, "gone": gone, "left": before + more - gone}
        return HERO, Reason("why-companions-injuries", {"color": Color(color), **counts})

    return Question(
        table,
        lambda rules: number(injuries_left(rules, table.position, card, drawn)),
        facts={
            "injuries": listed(table.me.injuries),
            "total": len(held),
            "color": Color(color),
            "companion": card,
            "colors": tuple(map(Color, drawn)),
        },
        explain=explain,
    )


@template(
    "companions.demigod",
    rests_on=("companion.demigod", "oracle.any-color", "oracle.card-as-die", "oracle.recolor"),
    picture=Picture.OWN,
)
def demigod(scene: ExerciseScene) -> Question:
    """Ask which dice and cards can be used as a color, with a demigod and some tokens."""
    # Without tokens, the named colors are the answer.
    random, tokens = scene.random, (1 + scene.seed % 2 if scene.seed % 8 else 0)
    color, used = random.sample(COLORS, 2)
    dice, cards = sorted(random.sample(COLORS, 3)), tuple(sorted(random.sample(COLORS, 2)))
    table = with_cards(joined(ashore(scene), companion(color, Kind.DEMIGOD)), cards)
    table = table.with_me(dice=tuple(dice), favor=tokens)
    options = {f"die-{Color(die)}": int(die) for die in dice}
    options |= {f"card-{Color(card)}": CARD + card for card in cards}

    def answers(rules: Delphi) -> Answers:
        prices = {option: prices_of(rules, table, source) for option, source in options.items()}
        possible = [option for option, price in prices.items() if price.get(used, FAR) <= tokens]
        return several(possible)

    (right,) = answers(table.rules)
    first, second = (dice, cards) if scene.seed % 2 else (cards, dice)
    assume(color in first and color not in second and 2 <= len(right) < len(options))
    # A source that reaches the demigod's color, but not the wanted one by itself.
    around = [source for source in (*dice, *cards) if 0 < (color - source) % 6 <= tokens]
    assume(not tokens or not all((used - source) % 6 <= tokens for source in around))

    def explain() -> tuple[Reason, ...]:
        sources = tuple(
            Color(source)
            for source in COLORS
            if min((used - source) % len(COLORS), (color - source) % len(COLORS)) <= tokens
        )
        facts = {"used": Color(used), "tokens": tokens, "colors": sources}
        return DEMIGOD, Reason("why-companions-sources", facts)

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={
            "companion": companion(color, Kind.DEMIGOD),
            "color": Color(color),
            "used": Color(used),
            "tokens": tokens,
        },
        action=lambda part: use(options[part], used),
        explain=explain,
    )


def reach_reason(color: int) -> Reason:
    """Return how far dice take a ship with a creature."""
    far = RANGE + CREATURE_RANGE
    facts = {"color": Color(color), "range": RANGE, "bonus": CREATURE_RANGE, "farthest": far}
    return Reason("why-companions-range", facts)


CREATURE_MOVES: Final = (
    *(("near", "right"), ("beyond", "wrong"), ("near", "right")),
    *(("beyond", "right"), ("beyond", "wrong"), ("near", "wrong")),
)
"""Kinds of the last move with the creature's color, and of that with the other color."""


@template("companions.creature", rests_on=("companion.creature", "move.range", "move.end-color"))
def creature(scene: ExerciseScene) -> Question:
    """Ask to which spaces two dice take a ship whose creature has the color of one of them."""
    table, random = ashore(scene), scene.random
    board = table.rules.board
    color, other = random.sample(COLORS, 2)
    away = board.distance()[table.me.ship]
    spaces = {space: board.spaces[space].color for space in board.water if space != table.me.ship}
    moves = {
        "near": [space for space, at in spaces.items() if away[space] <= NEAR and at != color],
        "far": [space for space, at in spaces.items() if NEAR < away[space] <= FAR and at != color],
        "own": [space for space, at in spaces.items() if NEAR < away[space] <= FAR and at == color],
        "beyond": [space for space in spaces if away[space] > FAR],
        "right": [space for space, at in spaces.items() if away[space] <= NEAR and at == other],
        "wrong": [space for space, at in spaces.items() if away[space] <= NEAR and at != other],
        "too-far": [space for space, at in spaces.items() if away[space] > NEAR and at == other],
    }
    # Rarely exactly the moves with the creature's color: else the names would be enough.
    *mine, another = ("far", "own", *CREATURE_MOVES[scene.seed % len(CREATURE_MOVES)])
    kinds = (*mine, "too-far", another)
    assume(all(moves[kind] for kind in kinds))
    chosen = {kind: random.choice(moves[kind]) for kind in kinds}
    assume(len(set(chosen.values())) >= len(chosen))
    actions = [
        Action(Verb.MOVE, die, die, space)
        for kind, space in chosen.items()
        for die in (color if kind in mine else other,)
    ]
    table = joined(table, companion(color, Kind.CREATURE)).with_me(
        dice=tuple(sorted((color, other, random.choice(COLORS))))
    )
    random.shuffle(actions)
    options = {f"sail-{place}": action for place, action in enumerate(actions, 1)}

    def answers(rules: Delphi) -> Answers:
        fit = [option for option, move in options.items() if rules.check(table.position, move)]
        return several(fit)

    (right,) = answers(table.rules)
    ends = {option: board.spaces[move.target] for option, move in options.items()}
    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(options)),
        facts={
            "companion": companion(color, Kind.CREATURE),
            "color": Color(color),
            **{option.replace("sail-", "space"): end for option, end in ends.items()},
            **{
                option.replace("sail-", "die"): Color(move.source)
                for option, move in options.items()
            },
        },
        action=options.get,
        look=(table.me.ship,),
        explain=lambda: (
            reach_reason(color),
            Reason("why-companions-spaces", {"spaces": tuple(ends[option] for option in right)}),
        ),
    )


@template(
    "companions.choose",
    rests_on=("statue.reward", "companion.hero", "companion.demigod", "companion.creature"),
)
def choose(scene: ExerciseScene) -> Question:
    """Ask for a companion, and for what becomes possible with it."""
    return (_for_injuries, _for_offering, _for_sailing, _for_shield)[scene.seed % 4](scene)


def _choice(
    table: ExerciseScene, what: str, verbs: tuple[Verb, ...], goal: Goal, **more: Any
) -> Question:
    """Return the exercise of up to two actions, the first of which takes a companion."""

    def last(position: Position, action: Action) -> bool:
        # Nobody knows the color of the card that a demigod brings.
        return action.source < CARD

    answers = reaching(table, MOST, verbs, last, goal)

    assume(answers(table.rules) and not table.rules.faults(table.position))
    return Question(
        table,
        answers,
        form=ActionSequence(MOST),
        goal=goal,
        prompt=f"ask-companions-choose-{what}",
        **more,
    )


def _for_injuries(scene: ExerciseScene) -> Question:
    """Ask for the hero that keeps the player from recovering."""
    random = scene.random
    color, other, third, *dice = random.sample(COLORS, 5)
    held = [color] * 3 + random.sample((other, third), random.randint(1, 2))
    table = choosing(ashore(scene), color).with_me(dice=tuple(sorted(dice)))
    table = with_injuries(table, by_color(held))

    def reached(after: Position) -> bool:
        return not recovers(table.rules, table.position, after.players[0].injuries)

    def explain() -> tuple[Reason, ...]:
        facts = {"color": Color(color), "total": len(held), "gone": 3, "left": len(held) - 3}
        return HERO, Reason("why-companions-without", facts)

    return _choice(
        table,
        "injuries",
        HEALING,
        reached,
        facts={
            "color": Color(color),
            "injuries": listed(table.me.injuries),
            "total": len(held),
            "dice": table.dice,
        },
        explain=explain,
    )


def _for_shield(scene: ExerciseScene) -> Question:
    """Ask for the hero whose shield stops a roll of the titan."""
    random = scene.random
    color, *dice = random.sample(COLORS, 3)
    shield = random.randint(0, 3)
    roll = shield + random.randint(1, 2)
    table = choosing(ashore(scene), color).with_me(dice=tuple(sorted(dice)), shield=shield)

    def explain() -> tuple[Reason, ...]:
        facts = {"before": shield, "bonus": 2, "strength": min(5, shield + 2), "roll": roll}
        return (Reason("why-companions-shield", facts),)

    return _choice(
        table,
        "shield",
        HEALING,
        lambda after: after.players[0].shield >= roll,
        facts={"color": Color(color), "shield": shield, "roll": roll},
        explain=explain,
    )


def _for_offering(scene: ExerciseScene) -> Question:
    """Ask for the demigod with which a die of another color delivers an offering."""
    table = bay_beside_city(scene.random)
    used, before = table.position.temples[0], len(table.me.tasks) - 1
    assume(used in wanted(table, Family.OFFERING))
    color, other = scene.random.sample([color for color in COLORS if color != used], 2)
    table = choosing(table, color).with_me(dice=tuple(sorted((color, other))), offerings=(used,))
    return _choice(
        table,
        "offering",
        (Verb.COMPANION, Verb.MAKE_OFFERING),
        lambda after: len(after.players[0].tasks) < before,
        facts={"color": Color(color), "used": Color(used), "dice": table.dice},
        explain=lambda: (
            DEMIGOD,
            Reason("why-companions-offering", {"color": Color(color), "used": Color(used)}),
        ),
    )


def _for_sailing(scene: ExerciseScene) -> Question:
    """Ask for the creature with which a die reaches a space of another color."""
    table, random = ashore(scene), scene.random
    board = table.rules.board
    away = board.distance()[table.me.ship]
    color, other = random.sample(COLORS, 2)
    ends = [
        space
        for space in board.water
        if NEAR < away[space] <= FAR and board.spaces[space].color not in (color, other)
    ]
    assume(ends)
    end = random.choice(ends)
    table = choosing(table, color).with_me(dice=tuple(sorted((color, other))))

    def explain() -> tuple[Reason, ...]:
        facts = {"space": board.spaces[end], "steps": int(away[end]), "color": Color(color)}
        return reach_reason(color), Reason("why-companions-sailing", facts)

    return _choice(
        table,
        "sailing",
        (Verb.COMPANION, Verb.MOVE),
        lambda after: after.players[0].ship == end,
        facts={"color": Color(color), "space": board.spaces[end], "dice": table.dice},
        look=(end,),
        explain=explain,
    )


def _left(scene: ExerciseScene, held: list[int], drawn: tuple[int, int], number: int) -> Sentence:
    """Return whether a hero of the first color leaves this many injury cards."""
    color = held[0]
    table = with_injuries(choosing(scene, color), by_color(held))
    card = companion(color, Kind.HERO)
    return lambda rules: injuries_left(rules, table.position, card, drawn) == number


def _sentences(scene: ExerciseScene) -> Sentences:
    scene, random = ashore(scene), scene.random
    # The other ship must not be on the way of somebody who thinks that it blocks.
    scene = scene.with_other(scene.me.ship)
    board = scene.rules.board
    color, other, third = random.sample(COLORS, 3)
    before = (color - 1) % len(COLORS)
    # One token doesn't make any of the dice this color.
    used = random.choice([shade for shade in COLORS if (shade - color) % len(COLORS) in (2, 3, 4)])
    away = board.distance()[scene.me.ship]
    spaces = [space for space in board.water if space != scene.me.ship]
    near = [space for space in spaces if away[space] <= NEAR and board.spaces[space].color != color]
    far = [space for space in spaces if NEAR < away[space] <= FAR]
    own = [space for space in far if board.spaces[space].color == color]
    # As far as a creature goes: somebody who overestimates the range must not be mistaken.
    others = [space for space in far if away[space] == FAR and board.spaces[space].color == other]
    assume(near and own and others and used != other)
    demigod = joined(scene, companion(color, Kind.DEMIGOD))
    dice = demigod.with_me(dice=(color, before, other), gods=(0,) * len(COLORS))
    creature = joined(scene, companion(color, Kind.CREATURE)).with_me(dice=(color, other))
    space, target, mark = random.choice(near), random.choice(own), random.choice(others)
    sentences: dict[str, Sentence] = {
        "quiz-hero-later": _left(scene, [color], (color, third), 1),
        "quiz-hero-others": _left(scene, [color, other], (third, third), 2),
        "quiz-demigod-other": dice.allows(use(other, used)),
        "quiz-demigod-recolored": dice.with_me(favor=1).allows(use(before, used)),
        "quiz-demigod-card": with_cards(dice, (color,)).allows(use(CARD + color, used)),
        "quiz-creature-color": creature.allows(Action(Verb.MOVE, color, color, space)),
        "quiz-creature-far": creature.allows(Action(Verb.MOVE, color, color, target)),
        "quiz-creature-other": creature.allows(Action(Verb.MOVE, other, other, mark)),
    }
    facts: dict[str, object] = {
        "shown": Color(color),
        "kept": Color(other),
        "beside": Color(before),
        "used": Color(used),
        "held": Color(board.spaces[space].color),
        "hero": companion(color, Kind.HERO),
        "demigod": companion(color, Kind.DEMIGOD),
        "creature": companion(color, Kind.CREATURE),
        "steps": int(away[target]),
        "farthest": int(away[mark]),
    }
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_companions(seed: int) -> Sentences:
    """Return sentences on what heroes, demigods and creatures do."""
    return first("checkup.companions", seed, _sentences)
