"""The check-up: exercises that distinguish many false beliefs at once, and its quizzes."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.board import Layout, Terrain
from oracle_nb.delphi.lessons.exercises.cargo import CargoShore, on_loading, tasks_in
from oracle_nb.delphi.lessons.exercises.companions import on_companions
from oracle_nb.delphi.lessons.exercises.equipment import on_lasting_cards
from oracle_nb.delphi.lessons.exercises.equipment_cards import one_time, ship_cards
from oracle_nb.delphi.lessons.exercises.fighting import RolledFight
from oracle_nb.delphi.lessons.exercises.gods import ready
from oracle_nb.delphi.lessons.exercises.injuries import on_injuries, on_titan
from oracle_nb.delphi.lessons.exercises.last_round import on_home
from oracle_nb.delphi.lessons.exercises.scenes import (
    SPARE,
    ExerciseScene,
    assume,
    busy,
    calm,
    first,
    rules_under,
    scenes,
    spoiled,
)
from oracle_nb.delphi.lessons.exercises.ships import on_ships
from oracle_nb.delphi.lessons.exercises.starting import on_start
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    Sentences,
    on_board,
    played,
    quiz,
    seed_template,
    several,
)
from oracle_nb.delphi.lessons.misconceptions import BELIEFS
from oracle_nb.delphi.model.actions import CARD, Action, Verb, source_color
from oracle_nb.delphi.model.position import AdvanceGod, Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, TILE_COLOR, TILE_LETTER, TOP_ROW, WHITE, Color, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, SpaceSelection

SCENES: Final = 10
"""Number of positions from which the most informative is chosen."""
TURNS: Final = (4, 5, 2)
"""Number of steps by which dice must be recolored, from one seed to the next.

Beliefs about the wheel then change the remaining tokens by different amounts, so that they aren't
mistaken for beliefs about the range.
"""


@seed_template(
    "checkup.die",
    rests_on=("action.color-match", "action.adjacent", "oracle.recolor", "move.range"),
)
def die(seed: int) -> Question:
    """Ask where something can be done with a die or card used as a color."""
    random = Random(scatter(seed, sum(map(ord, "checkup.die"))))
    turns = TURNS[seed % len(TURNS)]
    uses = [use for _ in range(SCENES) for use in _uses(busy(random, turns))]
    _, scene, source, color = max(uses, key=lambda use: use[0])
    board = scene.rules.board

    def answers(rules: Delphi) -> Answers:
        targets = _targets(rules, scene.position, source, color)
        return several(board.spaces[target].name for target in targets)

    def explain() -> tuple[Reason, ...]:
        price = scene.me.favor - SPARE
        facts = {
            "color": Color(source_color(source)),
            "used": Color(color),
            "tokens": price,
            "left": scene.me.favor - price,
        }
        return (
            Reason("why-checkup-die", {"used": Color(color)}),
            Reason("why-checkup-price", facts),
            Reason(
                "why-checkup-spaces",
                {"used": Color(color), "spaces": scene.answered(min(answers(scene.rules)))},
            ),
        )

    return Question(
        scene,
        answers,
        form=SpaceSelection(tuple(space.name for space in board.spaces)),
        prompt="ask-checkup-die" if source < CARD else "ask-checkup-card",
        facts={
            "tokens": scene.me.favor,
            "color": Color(source_color(source)),
            "used": Color(color),
            "played": int(scene.position.played >= 0),
        },
        action=lambda part: _action_at(scene, source, color, board.find(part).index),
        look=(scene.me.ship,),
        explain=explain,
    )


def _action_at(scene: ExerciseScene, source: int, color: int, target: int) -> Action:
    """Return the action at a space: a legal one, else the usual one."""
    verbs = _USUAL_VERBS.get(scene.rules.board.spaces[target].terrain, (Verb.MOVE,))
    actions = [Action(verb, source, color, target) for verb in verbs]
    return next(
        (action for action in actions if scene.rules.check(scene.position, action)), actions[0]
    )


_USUAL_VERBS: Final = {
    Terrain.ISLAND: (Verb.EXPLORE, Verb.BUILD),
    Terrain.MONSTER: (Verb.FIGHT,),
    Terrain.MARKED: (Verb.FIGHT,),
    Terrain.OFFERING: (Verb.LOAD_OFFERING,),
    Terrain.TEMPLE: (Verb.MAKE_OFFERING,),
    Terrain.STATUE: (Verb.RAISE_STATUE,),
    Terrain.CITY: (Verb.LOAD_STATUE,),
}


def _targets(rules: Delphi, position: Position, source: int, color: int) -> set[int]:
    """Return all targets of a source as a color."""
    return {
        action.target
        for action in rules.legal_actions(position)
        if action.source == source and action.color == color and action.target >= 0
    }


def _uses(scene: ExerciseScene) -> Iterator[tuple[int, ExerciseScene, int, int]]:
    """Yield how many groups of beliefs each use of a source tells apart, and that use."""
    position = scene.position
    sources = {*scene.me.dice, *(CARD + c for c in range(6) if scene.me.cards[c])}
    everybody = [
        rules_under(scene.rules, belief.rule, belief.variant) for belief in BELIEFS.values()
    ]
    legal = [
        [
            action
            for action in rules.legal_actions(position)
            if action.target >= 0 and action.color >= 0
        ]
        for rules in (scene.rules, *everybody)
    ]
    for source in sorted(sources):
        for color in range(6):
            if scene.rules.price(position, source, color) != scene.me.favor - SPARE:
                continue
            groups = {
                frozenset(o.target for o in actions if o.source == source and o.color == color)
                for actions in legal
            }
            if 1 <= len(_targets(scene.rules, position, source, color)) <= 14:
                yield len(groups), scene, source, color


@seed_template(
    "checkup.fight",
    rests_on=(
        "fight.strength",
        "fight.win",
        "fight.lose-round",
        "fight.continue",
        "fight.surrender",
        "titan.roll",
        "titan.attack",
        "titan.six",
        "setup.titan-die",
        "move.to-zeus",
        "end.trigger",
        "end.leftovers",
        "end.winner",
    ),
)
def fight(seed: int) -> Question:
    """Return sentences on what rolls do in a fight, on the titan's rolls and the race home."""
    random = Random(scatter(seed, sum(map(ord, "checkup.fight"))))
    shield = random.choice((2, 3))
    scene = calm(random).with_me(shield=shield, favor=3)
    board, position = scene.rules.board, scene.position
    space = next(i for i in board.shore[scene.me.ship] if i in board.monsters)
    color = position.monsters[board.monsters.index(space)].bit_length() - 1
    attack = Action(Verb.FIGHT, color, color, space)
    again = Action(Verb.FIGHT, color=color, target=space)
    strength = scene.rules.battle.strength(shield)
    left = strength - random.choice((2, 3))
    other = next(die for die in scene.me.dice if die != color)

    battle = RolledFight(scene, attack, again)
    titan, shields = on_titan(scene, shield)
    ending, numbers = on_home(seed)
    won, injures, then = battle.won, battle.injures, battle.then
    sentences: dict[str, Sentence] = {
        "quiz-equal-wins": won(strength),
        "quiz-lower-wins": won(strength - 1),
        "quiz-nine-wins": won(9),
        "quiz-third-round": won(1, 1, strength - 1),
        "quiz-third-lower": won(1, 1, strength - 3),
        "quiz-zero-hurts": injures(0),
        "quiz-one-hurts": injures(1),
        "quiz-zero-goes-on": then(0, again),
        "quiz-favor-between": then(1, Action(Verb.FAVOR, other)),
        "quiz-full-again": lambda rules: (
            rules.battle.again(shield, left) == rules.battle.strength(shield)
        ),
        **titan,
        **ending,
    }
    facts = {
        **shields,
        **numbers,
        "color": Color(color),
        "equal": strength,
        "less": strength - 1,
        "least": strength - 3,
        "left": left,
        "die": Color(other),
    }
    full, weaker = scene.rules.battle.full, scene.rules.battle.weaker
    rounds = {"strength": strength, "second": strength - weaker, "third": strength - 2 * weaker}
    why = Reason("why-checkup-strengths", {"full": full, "shield": shield, **rounds})
    return quiz(scene, sentences, facts, Reason("why-checkup-fight"), why)


class _Shore:
    """A ship next to three islands with tiles; one shows its own shrine or another player's."""

    def __init__(self, random: Random) -> None:
        scene = calm(random)
        self.board, me = scene.rules.board, scene.me
        self.ships = ships = scene.rules.setting.ships
        board = self.board
        islands = [i for i in board.shore[me.ship] if i in board.islands]
        islands.sort(key=lambda i: board.spaces[i].color == ships[0])
        self.here, there, third = islands
        letters = [number for number in me.tasks if number < 8]
        # One shrine task is open, and its letter is not that of the own tile.
        self.own = random.choice([tile for tile in range(12) if TILE_COLOR[tile] == ships[0]])
        letter = next(number for number in letters if number != TILE_LETTER[self.own])
        self.theirs = random.choice([tile for tile in range(12) if TILE_COLOR[tile] == ships[1]])
        tasks = tuple(number for number in me.tasks if number >= 8 or number == letter)
        self.bay = random.choice(board.sailing[me.ship])
        self.base = scene.with_me(tasks=tasks, seen=0).with_other(self.bay)
        self.color = board.spaces[self.here].color
        self.wrong = next(die for die in me.dice if die != self.color)
        self.look = (
            Action(Verb.LOOK, self.wrong),
            Action(Verb.LOOK, target=there),
            Action(Verb.LOOK, target=third),
        )

    def with_tile(self, tile: int, face_up: bool = False) -> Position:
        """Return the position with a tile on the first island."""
        slot = self.board.islands.index(self.here)
        rest = [other for other in range(12) if other not in (self.own, self.theirs, tile)]
        tiles = rest[: len(self.board.islands)]
        tiles[slot] = tile
        up = 1 << slot if face_up else 0
        return self.base.with_position(tiles=tuple(tiles), face_up=up).position

    @staticmethod
    def after(
        before: Position, actions: Sequence[Action], seen: Callable[[Position], bool]
    ) -> Sentence:
        """Return whether actions are legal and lead to a given state."""

        def holds(rules: Delphi) -> bool:
            end = played(rules, before, actions)
            return end is not None and seen(end)

        return holds


@seed_template(
    "checkup.tiles",
    rests_on=(
        "explore.own",
        "explore.letter",
        "explore.for-others",
        "explore.color",
        "action.look",
        "action.look-private",
        "shrine.build",
        "board.connected",
        "board.cities",
        "setup.temples",
        "board.ships-share",
        "companion.hero",
        "companion.demigod",
        "companion.creature",
        "setup.ship-draft",
        "setup.order",
        "setup.start-favor",
        "setup.decks",
        "setup.injury",
        "setup.short-game",
    ),
)
def tiles(seed: int) -> Question:
    """Return sentences on looking at tiles, exploring and building, the board and companions."""
    random = Random(scatter(seed, sum(map(ord, "checkup.tiles"))))
    shore = _Shore(random)
    board, ships = shore.board, shore.ships
    base, bay, here, color, wrong = shore.base, shore.bay, shore.here, shore.color, shore.wrong
    with_tile, after = shore.with_tile, shore.after
    sail = Action(Verb.MOVE, board.spaces[bay].color, board.spaces[bay].color, bay)
    shared = base.with_me(dice=(sail.source,)).position
    explore = (Action(Verb.EXPLORE, color, color, here),)
    mine, other = with_tile(shore.own), with_tile(shore.theirs)
    companions, names = on_companions(seed)
    sentences: dict[str, Sentence] = {
        "quiz-look-uncovers": after(mine, shore.look, lambda end: end.face_up != 0),
        "quiz-look-shown": after(mine, shore.look, lambda end: end.players[1].seen != 0),
        "quiz-own-shrine": after(mine, explore, lambda end: end.shrines != 0),
        "quiz-own-paid": after(mine, explore, lambda end: _gains(mine, end) > 1),
        "quiz-other-shrine": after(other, explore, lambda end: end.shrines != 0),
        "quiz-other-paid": after(other, explore, lambda end: _gains(other, end) > 0),
        "quiz-any-die": after(mine, (Action(Verb.EXPLORE, wrong, wrong, here),), lambda end: True),
        "quiz-build-other": after(
            with_tile(shore.theirs, True),
            (Action(Verb.BUILD, color, color, here),),
            lambda end: True,
        ),
        "quiz-ship-there": lambda rules: rules.check(shared, sail).allowed,
        **_sea(random),
        **companions,
        **on_start(seed),
    }
    facts = {
        **names,
        "bay": board.spaces[bay],
        "sail": Color(sail.source),
        "space": board.spaces[here],
        "color": Color(color),
        "die": Color(wrong),
        "own": Color(ships[0]),
        "owner": Color(ships[1]),
    }
    shown = {name: facts[name] for name in ("own", "owner", "space", "color")}
    why = Reason("why-checkup-colors", shown)
    return quiz(base, sentences, facts, Reason("why-checkup-tiles"), why)


@seed_template(
    "checkup.cargo",
    rests_on=(
        "cargo.capacity",
        "task.needed",
        "task.color-once",
        "action.color-match",
        "statue.site-once",
        "action.adjacent",
        "oracle.card-as-die",
        "oracle.one-card",
        "ship.both-ways",
        "ship.recolor",
        "ship.favor",
        "equipment.range",
        "equipment.storage",
        "equipment.shallows",
        "equipment.reach-meaning",
    ),
)
def cargo(seed: int) -> Question:
    """Return sentences on what may be loaded and delivered, by cargo."""
    bay = CargoShore(Random(scatter(seed, sum(map(ord, "checkup.cargo")))))
    board, scene, may = bay.board, bay.scene, bay.may
    here, held, further, temple, sites = bay.here, bay.held, bay.further, bay.temple, bay.sites
    has = [c for c in range(6) if board.spaces[sites].sites >> c & 1]
    lacks = next(c for c in range(6) if c not in has)
    offerings, statues = Family.OFFERING, Family.STATUE
    tasks, border, (tiles, colors) = tasks_in, board.spaces[further].color, on_ships(seed)
    sentences = {
        **ship_cards(seed),
        **on_loading(bay),
        "quiz-any-temple": may(
            Action(Verb.MAKE_OFFERING, held, held, temple),
            offerings=(held,),
            tasks=tasks(offerings, held),
        ),
        "quiz-any-site": may(
            Action(Verb.RAISE_STATUE, lacks, lacks, sites),
            statues=(lacks,),
            tasks=tasks(statues, WHITE),
        ),
        "quiz-filled-site": may(
            Action(Verb.RAISE_STATUE, has[0], has[0], sites),
            statues=(has[0],),
            tasks=tasks(statues, WHITE),
        ),
        "quiz-further": may(Action(Verb.EXPLORE, border, border, further)),
        "quiz-card": bay.by_card((here - 1) % 6, -1),
        "quiz-second-card": bay.by_card(here, held),
        "quiz-one-step": bay.loading(1, 2),
        "quiz-two-steps": bay.loading(2, 1),
        "quiz-four-steps": bay.loading(4, 2),
        **tiles,
    }
    facts = {
        **colors,
        "color": Color(here),
        "held": Color(held),
        "kept": Color(bay.kept),
        "altar": Color(scene.position.temples[0]),
        "filled": Color(has[0]),
        "lacking": Color(lacks),
        "card": Color((here - 1) % 6),
        "beside": Color((here - 2) % 6),
        "far": Color((here - 4) % 6),
        "space": board.spaces[further],
    }
    shown = {name: facts[name] for name in ("color", "card", "beside", "far")}
    why = Reason("why-checkup-steps", shown)
    return quiz(scene, sentences, facts, Reason("why-checkup-cargo"), why)


def _gains(before: Position, after: Position) -> int:
    """Return what a tile has brought: tokens, cards, the shield, pending god steps."""
    old, new = before.players[0], after.players[0]
    return (
        (new.favor != old.favor)
        + (sum(new.cards) != sum(old.cards))
        + (new.shield != old.shield)
        + len(after.pending)
    )


def _sea(random: Random) -> dict[str, Sentence]:
    """Return which seas may be played, and which setups."""
    number = random.randrange(4)

    def fine(layout: Layout) -> Sentence:
        return lambda rules: not rules.layout_faults(layout)

    scene = next(scenes("checkup.sea", number))
    temples = (scene.position.temples[1], *scene.position.temples[1:])
    ashore = [replace(player, ship=scene.me.ship) for player in scene.position.players]
    doubled = scene.with_position(temples=temples, players=tuple(ashore)).position

    def set_up(rules: Delphi) -> bool:
        asked = on_board(scene, rules)
        return not any(fault.rule == "setup.temples" for fault in asked.faults(doubled))

    return {
        "quiz-pond": fine(spoiled(number, "tiles")),
        "quiz-cities-cut": fine(spoiled(number, "cities")),
        "quiz-cities-near": fine(spoiled(number, "spacing")),
        "quiz-temples-twice": set_up,
    }


def _row_after(scene: ExerciseScene, god: int, *actions: Action) -> Callable[[int], Sentence]:
    """Return whether actions leave a god on a given row."""

    def on_row(row: int) -> Sentence:
        def holds(rules: Delphi) -> bool:
            end = played(rules, scene.position, actions)
            return end is not None and end.players[scene.position.turn].gods[god] == row

        return holds

    return on_row


def _advances(
    scene: ExerciseScene, near: ExerciseScene, low: int, other: int
) -> dict[str, Sentence]:
    """Return the sentences on how gods advance and return; ``near`` has all gods at the top."""
    step = AdvanceGod(0, 1 << low, "turn.consult-gods")
    bottom = scene.with_me(gods=(0,) * 6, dice=(low,), favor=0)
    lowest = bottom.with_position(turn=1, pending=(step,))
    risen = scene.with_me(gods=(4,) * 6).with_position(turn=1, pending=(step,))
    up = _row_after(bottom, low, Action(Verb.ADVANCE, low, low))
    back = _row_after(near.with_me(gods=ready(other)), other, Action(Verb.TRADE, color=other))
    fifth = near.with_me(gods=tuple(5 if god == low else 0 for god in COLORS))
    return {
        "quiz-god-first": up(3),
        "quiz-god-lowest": lowest.allows(Action(Verb.ADVANCE, color=low)),
        "quiz-god-other": risen.allows(Action(Verb.ADVANCE, color=other)),
        "quiz-god-fifth": fifth.allows(Action(Verb.TRADE, color=low)),
        "quiz-god-stays": back(TOP_ROW),
        "quiz-god-halfway": back(3),
    }


def _on_cards(scene: ExerciseScene, tile: int) -> Sentences:
    """Return the sentences on injury cards and equipment cards."""
    (injuries, colors), (equipment, shown) = on_injuries(scene, scene.random), one_time(scene, tile)
    return {**injuries, **equipment}, {**colors, **shown}


def _by_city(scene: ExerciseScene, seed: int) -> Question:
    """Return the exercise for a ship that is next to a city."""
    board, random = scene.rules.board, scene.random
    low, other = random.sample(COLORS, 2)
    near = scene.with_me(gods=(TOP_ROW,) * 6, offerings=(), statues=(), dice=(low,), favor=0)
    near = near.with_position(face_up=0, shrines=0)
    beside = [city for city in board.cities if city in board.adjacent[scene.me.ship]]
    legal = scene.rules.legal_actions(near.position)
    statues = [
        action for action in legal if action.verb == Verb.HERMES and action.target not in beside
    ]
    shore = board.adjacent[scene.me.ship]
    tiles = [
        action for action in legal if action.verb == Verb.ARTEMIS and action.target not in shore
    ]
    rings = scene.rules.tables.within[0][scene.me.ship]
    far = [space for space in board.water if not rings[min(7, len(rings) - 1)] >> space & 1]
    cities = [city for city in board.cities if city >= 0]
    docks = {space for city in cities for space in board.adjacent[city]}
    away = [space for space in board.water if space not in docks]
    fights = [
        (space, action)
        for space in random.sample(board.water, len(board.water))
        for action in scene.rules.legal_actions(near.with_me(ship=space).position)
        if action.verb == Verb.ARES and action.color != Color.BLACK
    ][:1]
    assume(statues and tiles and far and away and fights)
    (post, fight), statue, tile = fights[0], random.choice(statues), random.choice(tiles)
    others, named = _on_cards(near, tile.target)
    sentences: dict[str, Sentence] = {
        **_advances(scene, near, low, other),
        "quiz-poseidon-far": near.allows(Action(Verb.POSEIDON, target=far[0])),
        "quiz-artemis-far": near.allows(tile),
        "quiz-ares-color": near.with_me(ship=post).allows(fight),
        "quiz-hermes-city": near.allows(statue),
        "quiz-hermes-away": near.with_me(ship=away[0]).allows(statue),
        **others,
        **on_lasting_cards(seed),
    }
    facts = {
        **named,
        "low": God(low),
        "color": Color(low),
        "other": God(other),
        "monster": Color(fight.color),
        "statue": Color(statue.color),
        "city": board.spaces[statue.target],
        "tile": board.spaces[tile.target],
        "sea": board.spaces[far[0]],
    }
    players = len(scene.position.players)
    why = Reason("why-checkup-rows", {"players": players, "row": 5 - players})
    return quiz(near, sentences, facts, Reason("why-checkup-gods"), why)


@seed_template(
    "checkup.gods",
    rests_on=(
        "god.first-step",
        "turn.consult-gods",
        "god.use",
        "god.return",
        "god.poseidon",
        "god.artemis",
        "god.ares",
        "god.hermes",
        "turn.recover",
        "turn.some-injuries",
        "injury.discard",
        "equipment.one-time",
        "equipment.recover",
        "equipment.consult",
        "equipment.reward-god",
    ),
)
def gods(seed: int) -> Question:
    """Return sentences on how gods advance and what they do, and on injuries."""
    random = Random(scatter(seed, sum(map(ord, "checkup.gods"))))

    def make(scene: ExerciseScene) -> Question:
        board = scene.rules.board
        docks = [space for space in board.water if {*board.cities} & {*board.adjacent[space]}]
        question = _by_city(scene.with_me(ship=random.choice(docks)), seed)
        # Each statement says where a god is.
        lowest = question.scene.with_me(gods=(0,) * 6)
        return dataclasses.replace(question, drawn_as=lowest.position)

    return first("checkup.gods", seed, make)
