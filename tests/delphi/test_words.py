"""The words of play: a sentence for everything that can be done, happen, be refused or be asked."""

import ast
import re
import statistics
import time
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import oracle_nb
from oracle_nb import verdict
from oracle_nb.delphi import position as positions
from oracle_nb.delphi.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.pieces import Color, God, IslandTile, ShipTile
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.rulebook import rulebook
from oracle_nb.delphi.rules.deeds import Deeds, deeds_of
from oracle_nb.delphi.ruleset import FIRST_GAME, RuleSet
from oracle_nb.delphi.words import DelphiWords
from oracle_nb.delphi.words.chances import winning
from oracle_nb.delphi.words.facts import SOURCES, Seat
from oracle_nb.delphi.words.foresight import foresee
from oracle_nb.event import Event
from oracle_nb.game import Game
from oracle_nb.scene import Group
from oracle_nb.verdict import Broken, Explanation, MalformedAction

Delphi = Game[Position, Action]
LANGUAGES = rulebook().languages()
FOLDER = Path(oracle_nb.__file__).parent / "delphi"
FILES = ("engine.py", "pieces.py", "powers.py", "setup.py")
CODE = tuple(ast.parse(file.read_text()) for file in sorted(FOLDER.glob("rules/*.py"))) + tuple(
    ast.parse((FOLDER / name).read_text()) for name in FILES
)
SETTINGS = (
    (2, 3, RuleSet(draft=True, returned=2, picture_rule=True, rounds=9)),
    (3, 5, RuleSet(delayed_gods=True, ranking=True, rounds=7)),
    (4, 8, RuleSet(returned=4, rounds=6)),
    (2, 13, RuleSet(picture_rule=True, delayed_gods=True, rounds=9)),
    (3, 21, FIRST_GAME),
)
SPOILED = re.compile(r"\bNone\b|-1\b|\(nothing\)|\bnone:|[{}$]|\b255\b|  ")
"""What a sentence shows when a fact is missing or badly typed."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def messages(language: str, prefix: str) -> tuple[str, ...]:
    return tuple(m for m in rulebook(language).wording.messages if m.startswith(prefix))


def dashed(rule: str) -> str:
    return rule.replace(".", "-")


def new_game(players: int, seed: int, rules: RuleSet) -> Delphi:
    return oracle_nb.new_game(players, seed=seed, rules=rules)


def walk(
    players: int, seed: int, rules: RuleSet, most: int = 250
) -> Iterator[tuple[Delphi, Random]]:
    """A game at each of its decisions, played at random with few idle turns."""
    game, random = new_game(players, seed, rules), Random(seed)
    for _ in range(most):
        if game.to_move is None:
            return
        yield game, random
        options = list(game.legal_actions())
        if not options:
            return
        busy = [one for one in options if one.verb not in (Verb.MOVE, Verb.END)]
        chosen = random.choice(busy if busy and random.random() < 0.5 else options)
        game.play(chosen)


def sound(text: str) -> None:
    assert text and not SPOILED.search(text), text
    assert text[0] == text[0].upper(), text


def sentences(told: Explanation) -> Iterator[str]:
    yield told.title
    yield from told.effects
    yield from told.chance
    yield from (text for text, _ in told.cheaper)
    for reason in chain(told.cost, told.why, told.refusals):
        assert reason.rule in rulebook(), reason
        yield reason.text
    if told.allowed:
        yield told.undo


def sound_explanation(told: Explanation) -> None:
    for text in sentences(told):
        sound(text)
    assert told.allowed == bool(told.why) and told.allowed != bool(told.refusals), told


# --- what the code can say -----------------------------------------------------------------------


def calls(name: str) -> Iterator[ast.Call]:
    for module in CODE:
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                called = node.func
                said = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                if said == name:
                    yield node


def texts(node: ast.AST) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


@cache
def event_kinds() -> dict[str, tuple[bool, tuple[str, ...]]]:
    """Every kind of event the rules make: whether it happens to a player, and its facts."""
    kinds = {}
    for call in calls("event"):
        what = call.args[0]
        assert isinstance(what, ast.Constant), ast.unparse(call)
        everybody = ast.unparse(call.args[2]) == "-1"
        keys = tuple(keyword.arg or "" for keyword in call.keywords)
        kinds[str(what.value)] = (not everybody, keys)
    return kinds


def conditions(deeds: Deeds) -> Iterator[str]:
    answers = chain.from_iterable(deeds.answers.values())
    for deed in (*deeds.local, *deeds.anywhere, *deeds.colorless, *deeds.gods, deeds.end, *answers):
        yield from (condition.rule for condition in deed.conditions)
    yield from (condition.rule for condition in deeds.move)
    yield from (condition.rule for condition in deeds.source)


@cache
def refusing_rules() -> frozenset[str]:
    """Every rule that can refuse something."""
    rules = set(conditions(deeds_of(())))
    for call in chain(calls("refused"), calls("Broken")):
        said = call.args[0]
        if isinstance(said, ast.Constant):
            rules.add(str(said.value))
        elif isinstance(said, ast.Name):
            rules.add(getattr(verdict, said.id))
    return frozenset(rules)


def functions(*names: str) -> Iterator[ast.AST]:
    for module in CODE:
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name in names:
                yield node


@cache
def allowing_rules() -> frozenset[str]:
    """Every rule that a verdict can name for an allowed action, or that makes a decision arise."""
    deeds = deeds_of(())
    answers = chain.from_iterable(deeds.answers.values())
    every = (*deeds.local, *deeds.anywhere, *deeds.colorless, *deeds.gods, deeds.end, *answers)
    rules = {rule for deed in every for rule in deed.rules}
    where = [*functions("move_rules", "source_rules", "_recoloring_rules", "fold", "act_at_once")]
    for name in ("god_steps", "AdvanceGod", "LookAt", "TakeEquipment"):
        where += calls(name)
    book = rulebook()
    rules |= {text for node in where for text in texts(node) if text in book}
    return frozenset(rules - {"ship.gods", "ship.favor", "equipment.recover", "equipment.storage"})


SAMPLES: dict[str, Any] = {
    "color": 2,
    "colors": 0b100101,
    "die": 3,
    "card": 4,
    "god": 5,
    "gods": 0b11,
    "space": 7,
    "start": 9,
    "ship": 8,
    "spaces": (4, 5),
    "tile": 8,
    "equipment": 11,
    "companion": 16,
    "ship_tile": 6,
    "task": 14,
    "verb": int(Verb.ADVANCE),
    "decision": "fight-on",
    "white": True,
} | dict.fromkeys(
    ("row", "tokens", "strength", "shield", "roll", "injuries", "dice", "round", "left"), 3
)


# --- every id has its message, every message its use ---------------------------------------------


def test_every_event_has_a_sentence_and_every_sentence_an_event(language: str) -> None:
    words = new_game(3, 1, RuleSet()).rules.words(language)
    assert isinstance(words, DelphiWords)
    kinds = event_kinds()
    assert len(kinds) > 50
    assert {f"event-{what}" for what in kinds} == set(messages(language, "event-"))
    for what, (personal, keys) in kinds.items():
        for numbers in (SAMPLES, {key: 1 for key in SAMPLES if key in keys}):
            facts = {key: SAMPLES[key] if key in _SHAPED else numbers[key] for key in keys}
            event = Event(what, "god.use", 1 if personal else -1, facts)
            sound(words.event(event))
            if personal:
                assert words.event(event, 1) != words.event(event), what
                assert words.event(event, 0) == words.event(event), what


_SHAPED = ("colors", "gods", "spaces", "decision", "white", "verb")


def test_every_refusing_rule_has_a_sentence_and_every_sentence_a_rule(language: str) -> None:
    known = messages(language, "refuse-")
    for rule in refusing_rules():
        assert rule in rulebook(), rule
        assert f"refuse-{dashed(rule)}" in known, rule
    endings = {"", *(f"-{verb}" for verb in Verb), *(f"-{fact}" for fact in SAMPLES)}
    said = {f"refuse-{dashed(rule)}{end}" for rule in refusing_rules() for end in endings}
    assert set(known) <= said


def test_every_allowing_rule_has_a_sentence_and_every_sentence_a_rule(language: str) -> None:
    wanted = {f"why-{dashed(rule)}" for rule in allowing_rules()}
    assert wanted <= set(messages(language, "why-"))
    ids = {dashed(rule) for rule in rulebook().ids}
    used = {dashed(text) for module in CODE for text in texts(module)}
    assert {m.removeprefix("why-") for m in messages(language, "why-")} <= ids & used


def test_every_cost_has_a_sentence(language: str) -> None:
    paid = {text for call in calls("pay") for text in texts(call)}
    paid |= {text for call in calls("Cost") for text in texts(call)}
    assert {f"cost-{dashed(rule)}" for rule in paid} == set(messages(language, "cost-"))


def test_every_decision_and_verb_has_its_words(language: str) -> None:
    tags = {str(positions.tag(step)) for step in sample_steps()}
    assert len(tags) == len(positions.DECISIONS)
    decisions = {f"decision-{tag}" for tag in tags} | {"decision-act", "decision-over"}
    assert set(messages(language, "decision-")) == decisions
    assert set(messages(language, "name-choice-")) == {f"name-choice-{tag}" for tag in tags}
    assert set(messages(language, "name-verb-")) == {f"name-verb-{verb}" for verb in Verb}
    assert set(messages(language, "name-seat-")) == {f"name-seat-{seat}" for seat in Seat}
    assert set(messages(language, "name-source-")) == {f"name-source-{one}" for one in SOURCES}
    assert set(messages(language, "name-phase-")) == {
        f"name-phase-{phase}" for phase in positions.Phase
    }
    plain = {f"do-{verb}" for verb in Verb}
    answers = {f"do-{verb}-{tag}" for verb in Verb for tag in tags}
    assert plain <= set(messages(language, "do-")) <= plain | answers


def test_the_remaining_messages_are_asked_for_by_name(language: str) -> None:
    """A message whose id stands nowhere in the code of the words is never said."""
    code = "".join(file.read_text() for file in sorted(FOLDER.glob("words/*.py")))
    for prefix in ("chance-", "next-", "source-", "group-", "title"):
        for message in messages(language, prefix):
            assert f'"{message}"' in code, message
    assert set(messages(language, "undo-")) == {
        f"undo-{how}" for how in ("yes", "chance", "passed", "over")
    }


# --- everything that comes up in play ------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "rules"), SETTINGS)
def test_random_games_can_be_told(players: int, seed: int, rules: RuleSet) -> None:
    """Decisions, legal actions, refusals and events of a game, all in sound sentences."""
    told = 0
    for game, random in walk(players, seed, rules):
        words = game.rules.words()
        assert isinstance(words, DelphiWords)
        position = game.position
        sound(words.decision(position))
        assert words.phase(position)
        options = game.legal_actions()
        for action in random.sample(options, min(4, len(options))):
            explanation = words.explain(position, action)
            assert explanation.allowed
            sound_explanation(explanation)
            assert words.group(action)
        every = list(game.rules.every_action(position))
        for action in random.sample(every, min(6, len(every))):
            explanation = words.explain(position, action)
            sound_explanation(explanation)
            for broken in game.check(action).broken:
                sound(words.broken(broken))
        for event in game.events[told:]:
            assert event.rule in rulebook(), event
            sound(words.event(event))
            sound(words.event(event, event.player))
        told = len(game.events)


def rich(game: Delphi, **more: Any) -> Position:
    """A position in which the player to move has everything there is."""
    position = game.position
    board = game.rules.board  # type: ignore[attr-defined]
    me = position.players[position.turn]
    me = msgspec.structs.replace(
        me,
        ship=board.water[len(board.water) // 2],
        dice=(0, 2, 4),
        favor=7,
        gods=(6,) * 6,
        injuries=(1, 0, 2, 0, 1, 0),
        cards=(1,) * 6,
        offerings=(1, 3),
        statues=(0,),
        equipment=tuple(range(22)),
        companions=tuple(range(18)),
        **more,
    )
    players = list(position.players)
    players[position.turn] = me
    return msgspec.structs.replace(
        position, players=tuple(players), phase=positions.Phase.ACT, pending=()
    )


@pytest.mark.parametrize("tasks", [True, False])
def test_a_player_with_everything_can_be_told(tasks: bool) -> None:
    """All the equipment, companions and gods, with tasks and on the way home."""
    game = new_game(4, 2, RuleSet(rounds=5))
    words, random = game.rules.words(), Random(4)
    position = rich(game) if tasks else rich(game, tasks=())
    cited = set()
    options = game.rules.legal_actions(position)
    for action in random.sample(options, min(300, len(options))):
        told = words.explain(position, action)
        assert told.allowed
        sound_explanation(told)
        cited |= {reason.rule for reason in (*told.why, *told.cost)}
    assert {"companion.creature", "equipment.extra-action", "god.use", "turn.sources"} <= cited
    if not tasks:
        zeus = game.rules.board.zeus  # type: ignore[attr-defined]
        home = words.explain(position, Action(Verb.POSEIDON, target=zeus))
        assert "this round is the last" in home.effects[1]


def sample_steps() -> tuple[positions.Step, ...]:
    return (
        positions.ChooseShipTile(0),
        positions.ReturnTask(0),
        positions.TakeEquipment(0, "ship.equipment"),
        positions.CheckReward(0),
        positions.Recover(0, 1),
        positions.AdvanceGod(0, 0b111, "shrine.reward"),
        positions.GodToTop(0, 0b011011),
        positions.FightOn(0, -1, 2, 8),
        positions.LookAt(0, 2, "equipment.look"),
        positions.Uncover(0, (1, 2)),
        positions.HealColor(0),
        positions.TakeStatue(0, 0b100011),
        positions.TakeOffering(0, 0b011100),
        positions.TakeCompanion(0, 4),
    )


def at_step(game: Delphi, step: positions.Step) -> Position:
    """The game's position with a decision to be made; its spaces are found on the board."""
    board = game.rules.board  # type: ignore[attr-defined]
    if isinstance(step, positions.FightOn):
        step = msgspec.structs.replace(step, space=board.monsters[0])
    if isinstance(step, positions.Uncover):
        step = msgspec.structs.replace(step, spaces=board.islands[:2])
    position = game.position
    me = msgspec.structs.replace(
        position.players[0], injuries=(2, 1, 0, 0, 1, 0), gods=(1, 2, 0, 6, 3, 0)
    )
    return msgspec.structs.replace(
        position,
        players=(me, *position.players[1:]),
        ship_tiles=(1, 4, 6),
        pending=(step, *position.pending),
    )


@pytest.mark.parametrize("step", sample_steps(), ids=lambda step: type(step).__name__)
def test_every_decision_can_be_told(step: positions.Step) -> None:
    game = new_game(3, 8, RuleSet())
    words, random = game.rules.words(), Random(1)
    position = at_step(game, step)
    sound(words.decision(position))
    options = game.rules.legal_actions(position)
    assert len(options) > 1 or isinstance(step, positions.GodToTop)
    for action in options:
        sound_explanation(words.explain(position, action))
    every = list(game.rules.every_action(position))
    for action in random.sample(every, min(60, len(every))):
        sound_explanation(words.explain(position, action))
    sound_explanation(words.explain(position, Action(Verb.APOLLON)))
    sound_explanation(words.explain(position, Action(Verb.MOVE, 0, 0, 0)))


def test_an_explanation_foretells_what_happens() -> None:
    """Where chance has no part, just what is foreseen happens, and only that can be undone."""
    compared = 0
    for game, random in walk(3, 34, RuleSet(rounds=6), 150):
        position, seat = game.position, game.to_move
        assert seat is not None
        action = random.choice(game.legal_actions())
        ahead = foresee(game.rules, position, action)  # type: ignore[arg-type]
        told = game.explain(action)
        happened = game.play(action)
        if game.view(seat) == position:  # else a tile may be known, but not to this player
            assert (told.undo == "You can take this back.") == game.can_undo, told
        assert ahead.certain == (not ahead.questions) or ahead.questions[0].what in ALIKE
        if not ahead.questions:
            assert happened == ahead.events and game.position == ahead.position
            compared += 1
        elif ahead.questions[0].what not in ALIKE:
            assert happened[: len(ahead.events)] == ahead.events
        if game.can_undo:
            game.undo()
    assert compared > 20


ALIKE = ("card", "equipment")
"""Draws after which everything goes on in the same way, whatever is drawn."""


def test_an_explanation_tells_no_secret() -> None:
    """A tile that only another player has looked at stays a matter of chance."""
    game = new_game(2, 5, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    position = rich(game)
    space = board.islands[3]
    tiles = (-1, -1, -1, int(IslandTile.GREEN_PSI), *(-1,) * 8)
    rival = msgspec.structs.replace(position.players[1], seen=0b1000)
    secret = msgspec.structs.replace(position, tiles=tiles, players=(position.players[0], rival))
    action = Action(Verb.ARTEMIS, target=space)
    words = game.rules.words()
    assert words.explain(secret, action) == words.explain(position, action)
    me = msgspec.structs.replace(position.players[0], seen=0b1000)
    known = msgspec.structs.replace(secret, players=(me, rival))
    assert f"You turn up the tile on {board.spaces[space]}: a green tile with Psi." in (
        words.explain(known, action).effects
    )


# --- the sentences themselves --------------------------------------------------------------------


def told(game: Delphi, position: Position, text: str) -> Explanation:
    return game.rules.words().explain(position, game.rules.notation.read(text))


def test_a_move_in_english() -> None:
    game = new_game(3, 3, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    position = game.position
    me = msgspec.structs.replace(
        position.players[0], dice=(0, 0, 0), favor=5, tile=int(ShipTile.SHIELD), ship=board.zeus
    )
    position = msgspec.structs.replace(position, players=(me, *position.players[1:]))
    row = board.distance(False)[board.zeus]
    far = next(s for s in board.water if row[s] == 5 and board.spaces[s].color == Color.YELLOW)
    start, end = board.spaces[board.zeus], board.spaces[far]
    explanation = told(game, position, f"move die:pink>yellow {end}")
    assert explanation.title == f"Sail to {end} (pink die as yellow, 2 favor tokens)"
    assert explanation.effects == (f"You sail from {start} to {end}.",)
    assert [(reason.rule, reason.text) for reason in explanation.cost] == [
        ("oracle.recolor", "Recoloring to yellow costs 2 favor tokens."),
        (
            "move.buy-range",
            f"The way costs 2 favor tokens: {end} is 5 spaces away, and your range is 3.",
        ),
    ]
    why = {reason.rule: reason.text for reason in explanation.why}
    assert why["move.range"] == f"Your range takes you 3 of the 5 spaces to {end}."
    assert why["move.buy-range"] == (
        "Favor tokens take you 2 spaces beyond your range, 1 for each."
    )
    near = next(s for s in board.water if row[s] == 2 and board.spaces[s].color == Color.PINK)
    short = told(game, position, f"move die:pink {board.spaces[near]}")
    assert {reason.rule: reason.text for reason in short.why}["move.range"] == (
        f"{board.spaces[near]} is 2 spaces away, within your range of 3."
    )
    assert explanation.undo == "You can take this back."
    assert explanation.chance == ()
    poor = msgspec.structs.replace(me, favor=3)
    position = msgspec.structs.replace(position, players=(poor, *position.players[1:]))
    refused = told(game, position, f"move die:pink>yellow {end}")
    (reason,) = refused.refusals
    assert reason.text == (
        f"{end} is 5 spaces away; your range is 3, and 2 favor tokens are needed: "
        "you have 1 for the way."
    )
    other = told(game, position, f"move die:pink>blue {end}")
    assert f"{end} is yellow, but you use blue." in [each.text for each in other.refusals]


def test_what_does_the_same_for_less_is_told() -> None:
    game = new_game(3, 3, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    me = msgspec.structs.replace(
        game.position.players[0], dice=(0, 1, 2), favor=9, tile=int(ShipTile.SHIELD)
    )
    position = msgspec.structs.replace(game.position, players=(me, *game.position.players[1:]))
    row = board.distance(False)[me.ship]
    far = next(s for s in board.water if row[s] == 4 and board.spaces[s].color == Color.GREEN)
    end = board.spaces[far]
    # Three steps on the wheel, two, one; and one token for the way.
    for die, tokens in (("pink", 4), ("blue", 3)):
        dear = told(game, position, f"move die:{die}>green {end}")
        assert sum(tokens_in(reason.text) for reason in dear.cost) == tokens
        assert list(dear.cheaper) == [
            (
                "As green, the yellow die does the same for 2 favor tokens.",
                (f"move die:yellow>green {end}",),
            )
        ]
        assert f"for 2 favor tokens. [move die:yellow>green {end}]" in str(dear)
    assert list(told(game, position, f"move die:yellow>green {end}").cheaper) == []
    own = told(game, position, "advance die:pink>yellow").cheaper
    assert [text for text, _ in own] == ["The yellow die does the same for nothing."]
    assert list(told(game, position, "advance die:yellow").cheaper) == []


def tokens_in(text: str) -> int:
    return int(next(iter(re.findall(r"costs (\d+)", text))))


def test_what_costs_less_does_the_same() -> None:
    found = 0
    for game, random in walk(*SETTINGS[1], most=120):
        words, at = game.rules.words(), game.position
        dear = [one for one in game.legal_actions() if game.check(one).tokens]
        for action in random.sample(dear, min(3, len(dear))):
            told = words.explain(at, action)
            for _, (text,) in told.cheaper:
                found += 1
                assert game.check(text).tokens < game.check(action).tokens
                assert game.explain(text).effects == told.effects
    assert found > 20


def test_a_fight_in_english() -> None:
    game = new_game(2, 3, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    space = board.monsters[0]
    position = game.position
    needs = 8 * 3 + 6  # the white monster task
    color = next(
        color
        for color in range(6)
        if position.monsters[0] >> color & 1 and 24 + color not in position.players[0].tasks
    )
    ship = next(water for water in board.water if space in board.shore[water])
    me = msgspec.structs.replace(
        position.players[0], ship=ship, dice=(color,), favor=2, shield=3, tasks=(8, needs)
    )
    position = msgspec.structs.replace(position, players=(me, *position.players[1:]))
    name, place = Color(color), board.spaces[space]
    explanation = told(game, position, f"fight die:{name} {place}")
    assert explanation.effects == (
        f"You fight the {name} monster on {place}, strength 6.",
        f"If you win: You defeat the {name} monster on {place}.",
        f"If you win: You complete your white monster task with {name}; 1 task is left.",
        "If you win: Next you decide which equipment card to take.",
    )
    assert explanation.chance == (
        "You win this round with 40%.",
        "With all your 2 favor tokens for more rounds you win with 88%.",
        "A roll of 0 that loses brings you an injury: 10% a round.",
    )
    assert explanation.undo == "You can't take this back once chance has decided."


def test_chances_of_a_fight_are_those_of_its_rolls() -> None:
    assert winning(9, 0) == Fraction(1, 10)
    assert winning(9, 2) == 1 - Fraction(9 * 8 * 7, 1000)
    assert winning(2, 5) == 1
    assert winning(-1, 0) == 1


def test_the_end_of_a_turn_in_english() -> None:
    game = new_game(2, 3, RuleSet())
    position = game.position
    last = msgspec.structs.replace(position.players[1], shield=2, equipment=(5,))
    position = msgspec.structs.replace(
        position, players=(position.players[0], last), turn=1, pending=(), phase=positions.Phase.ACT
    )
    explanation = told(game, position, "end")
    assert explanation.effects == (
        "You end your actions with 3 dice unused.",
        "You roll your three dice for your next turn.",
    )
    dice, paid, titan = explanation.chance
    assert dice == "Each die shows each of the six colors with the same chance."
    assert paid == "Your equipment pays 2 favor tokens if red is rolled: 42% each."
    assert titan == (
        "The titan die follows. Past your shield of 2 it brings 1 injury with 50%; "
        "a 6 brings 2 injuries: 17%."
    )


def test_refusals_carry_their_facts() -> None:
    game = new_game(2, 3, RuleSet())
    words = game.rules.words()
    say = words.broken
    assert say(Broken("action.color-match", {"space": 3, "used": 2, "color": 4})).endswith(
        "asks for red, but you use yellow."
    )
    assert say(Broken("oracle.one-card", {"source": CARD + 1, "color": 5})) == (
        "You have played your oracle card for this turn, the black one."
    )
    assert say(Broken("play.not-held", {"source": EXTRA})) == (
        "You have no card for an extra action."
    )
    assert say(Broken("god.use", {"god": int(God.ARES), "row": 4})) == (
        "Ares stands on row 4, not on the top row."
    )
    assert say(Broken("turn.one-at-a-time", {"decision": "take-companion", "verb": Verb.END})) == (
        "Finish your action first: which companion to take."
    )


def test_what_can_not_be_an_action_is_malformed() -> None:
    game = new_game(2, 3, RuleSet())
    with pytest.raises(MalformedAction):
        game.rules.words().explain(rich(game), Action(Verb.MOVE, 0))


def test_explaining_is_quick() -> None:
    game = new_game(4, 2, RuleSet())
    words, position = game.rules.words(), rich(game)
    times = []
    for action in game.rules.legal_actions(position)[::9]:
        begun = time.perf_counter()
        words.explain(position, action)
        times.append(time.perf_counter() - begun)
    assert statistics.median(times) < 0.002


def test_pictures_are_told_in_words(language: str) -> None:
    """A scene is the same picture in every language; its spaces and pieces have titles in words."""
    game = new_game(3, 3, RuleSet())
    english = game.rules.scene(game.position, seat=0)
    scene = game.rules.scene(game.position, seat=0, language=language)
    told = [op.title for op in (*scene.base, *scene.pieces) if isinstance(op, Group)]
    assert len(told) > 100 and not any(SPOILED.search(title) for title in told)
    assert [space.code for space in scene.spaces] == [space.code for space in english.spaces]
    assert len(scene.legend) == len(english.legend)
    if language == "pl":
        assert "A11, czarne pole morza" in told and "3 czarne posągi" in told
        assert scene.title == "Plansza"
