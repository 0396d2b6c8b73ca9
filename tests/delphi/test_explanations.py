"""Explanations agree with the results of actions."""

from typing import Any

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import Explanation, UndoOutlook
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model import position as positions
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import TILE_COLOR, Color, Equipment, IslandTile
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.game import Game
from tests.delphi.text_checks import LANGUAGES, Delphi, new_game, walk


def played_from(game: Delphi, position: Position) -> Delphi:
    return Game(game.rules, 0, start=position)


def changed(game: Delphi, seat: int = 0, **fields: Any) -> Position:
    """Return the game's position with one player changed."""
    players = list(game.position.players)
    players[seat] = replace(players[seat], **fields)
    return replace(game.position, players=tuple(players))


def board_of(game: Delphi) -> Board:
    board: Board = game.rules.board  # type: ignore[attr-defined]
    return board


def why(explanation: Explanation, rule: str) -> str:
    return next(reason.text for reason in explanation.why if reason.rule == rule)


# --- refusals ------------------------------------------------------------------------------------


def test_any_shrine_task_goes_back_where_their_letters_do_not_matter() -> None:
    game = oracle_nb.new_game(players=3, seed=1)
    shrines = [text for text in map(game.write, game.legal_actions()) if "shrine" in text]
    assert shrines == ["return shrine:psi"]
    held = game.position.players[0].tasks
    for letter in ("psi", "phi", "sigma"):
        explanation = game.explain(f"return shrine:{letter}")
        assert (
            explanation.effects[0]
            == f"You return the shrine task with {letter.title()} to the box."
        )
        game.play(f"return shrine:{letter}")
        assert len(game.position.players[0].tasks) == len(held) - 1
        game.rewind(0)


def test_a_tile_that_was_named_already_is_refused_as_such() -> None:
    game = oracle_nb.new_game(players=2, seed=3)
    game.play("look die:yellow")
    game.play("look C10")
    (reason,) = game.explain("look C10").refusals
    assert reason.text == "You have already chosen the tile on C10: choose another one."


def test_a_tile_that_is_face_up_is_refused_as_such() -> None:
    game = oracle_nb.new_game(players=2, seed=3)
    up = replace(game.position, face_up=1, tiles=(0, *game.position.tiles[1:]))
    space = board_of(game).spaces[board_of(game).islands[0]]
    gods = (0, 0, 0, 6, 0, 0)
    players = (replace(up.players[0], gods=gods), *up.players[1:])
    game = Game(game.rules, 0, start=replace(up, players=players))
    (reason,) = game.explain(f"artemis {space}").refusals
    assert reason.text == f"The tile on {space} is already face up."


def test_no_space_is_named_twice() -> None:
    game = oracle_nb.new_game(players=2, seed=3)
    position = changed(game, seen=0b1)
    game = Game(game.rules, 0, start=position)
    first = board_of(game).spaces[board_of(game).islands[0]]
    game.play("look die:yellow")
    game.play(f"look {first}")
    texts = [reason.text for reason in game.explain(f"look {first}").refusals]
    assert f"You have already seen the tile on {first}: choose one that you haven't seen." in texts


# --- reasons and decisions -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "text"),
    [
        (2, "so the first step leads straight to row 3."),
        (3, "so the first step leads straight to row 2."),
        (4, "so the first step leads to row 1."),
    ],
)
def test_the_first_step_of_a_god_leads_to_the_row_that_is_named(players: int, text: str) -> None:
    game = new_game(players, 3, RuleSet())
    game = played_from(game, changed(game, dice=(int(Color.YELLOW),), gods=(0,) * 6))
    sentences = game.explain("advance die:yellow")
    assert why(sentences, "god.first-step").endswith(text)
    (event,) = (event for event in game.play("advance die:yellow") if event.what == "god-advanced")
    assert text.endswith(f"row {event.facts['row']}.")


def test_the_wheel_is_explained_in_steps() -> None:
    game = new_game(3, 3, RuleSet())
    game = played_from(game, changed(game, dice=(int(Color.PINK),), favor=6))
    cheap, two = (game.explain(f"advance die:pink>{color}") for color in ("blue", "yellow"))
    assert why(cheap, "oracle.wheel") == "On the wheel, it is 1 step from pink to blue."
    assert why(two, "oracle.wheel") == "On the wheel, it is 2 steps from pink to yellow."


def test_gods_on_the_top_row_are_not_offered_for_it() -> None:
    game = new_game(3, 3, RuleSet())
    step = positions.GodToTop(0, 0b1011)
    position = replace(changed(game, gods=(6, 2, 0, 3, 0, 0)), pending=(step,))
    assert game.texts().decision(position) == "Red: put Poseidon or Artemis on the top row."


def test_only_the_end_is_left_to_choose() -> None:
    game = new_game(3, 3, RuleSet())
    for cards, said in (
        ((0,) * 6, "end your actions"),
        ((1,) * 6, "choose an action (no dice left)"),
    ):
        position = changed(game, dice=(), cards=cards)
        assert game.texts().decision(position) == f"Red: {said}."


def test_only_available_cargo_is_offered() -> None:
    """The card shows pink, blue and black; pink can't be loaded twice."""
    game = new_game(3, 3, RuleSet())
    step = positions.TakeOffering(0, 0b100011)
    white = 8 * 2 + 6
    position = replace(
        changed(game, offerings=(int(Color.PINK),), tasks=(white, white)), pending=(step,)
    )
    assert game.texts().decision(position) == ("Red: load a blue or black offering from an island.")


def test_a_single_tile_to_look_at_is_not_one_of_one() -> None:
    game = new_game(3, 3, RuleSet())
    position = replace(game.position, pending=(positions.LookAt(0, 1, "action.look"),))
    assert game.texts().decision(position) == "Red: choose a face-down tile to look at."


# --- effects -------------------------------------------------------------------------------------


def test_naming_the_second_tile_looks_at_both() -> None:
    game = oracle_nb.new_game(players=2, seed=3)
    game = Game(game.rules, 0, start=changed(game, seen=0b1, favor=0))
    spaces = [board_of(game).spaces[space] for space in board_of(game).islands[:2]]
    game.play("look die:yellow")
    game.play(f"look {spaces[0]}")
    explanation = game.explain(f"look {spaces[1]}")
    assert explanation.effects == tuple(f"You look at the tile on {space}." for space in spaces)


@pytest.mark.parametrize(("players", "out", "row"), [(3, False, 0), (2, True, 3), (4, True, 1)])
def test_a_god_that_works_goes_back(players: int, out: bool, row: int) -> None:
    """Also where something random or a decision comes first."""
    game = new_game(players, 3, RuleSet())
    tile = 2 if out else 0
    game = played_from(game, changed(game, gods=(0, 0, 0, 6, 0, 0), tile=tile))
    place = f"row {row}" if row else "the lowest row"
    space = board_of(game).spaces[board_of(game).islands[0]]
    assert game.explain(f"artemis {space}").effects[-1] == f"Then Artemis goes back to {place}."


@pytest.mark.parametrize("last", [False, True])
def test_no_next_turn_is_promised_in_the_last_round(last: bool) -> None:
    game = new_game(3, 3, RuleSet(rounds=7))
    position = replace(game.position, phase=Phase.ACT, pending=(), round=7 if last else 6)
    explanation = game.texts().explain(position, game.rules.notation.read("end"))
    assert explanation.effects[-1] == (
        "You roll your three dice, even though the game ends with this round."
        if last
        else "You roll your three dice for your next turn."
    )


def test_a_step_that_waits_is_no_promise_of_a_next_turn() -> None:
    event = Event("step-owed", "turn.consult-gods-delayed", 0, {"gods": 0b11})
    words = new_game(2, 3, RuleSet(delayed_gods=True)).texts()
    assert (
        words.event(event)
        == "Red may advance Hermes or Poseidon by 1 step at the start of their next turn."
    )


def test_injuries_of_a_color_are_discarded_in_one_sentence() -> None:
    game = new_game(2, 3, RuleSet())
    position = replace(
        changed(game, injuries=(1, 0, 0, 0, 2, 0)),
        phase=Phase.CHECK,
        pending=(positions.Recover(0, 3), *game.position.pending),
    )
    explanation = game.texts().explain(position, game.rules.notation.read("discard pink"))
    assert explanation.effects[:2] == ("You discard 1 pink injury.", "You discard 2 red injuries.")


# --- odds ----------------------------------------------------------------------------------------


def test_the_first_of_two_cards_is_named() -> None:
    game = oracle_nb.new_game(players=2, seed=3)
    board, tiles = board_of(game), list(game.position.tiles)
    ship = game.rules.setting.ships[0]
    tile = next(
        candidate
        for candidate in IslandTile
        if candidate.name.endswith("PHI") and TILE_COLOR[candidate] != ship
    )
    tiles[0] = int(tile)
    position = replace(
        changed(game, seen=0b1, gods=(0, 0, 0, 6, 0, 0)),
        tiles=tuple(tiles),
        deck=(4, 5, 0, 0, 0, 0),
    )
    explanation = Game(game.rules, 0, start=position).explain(
        f"artemis {board.spaces[board.islands[0]]}"
    )
    assert "You draw 2 oracle cards." in explanation.effects
    assert explanation.chance[0] == "The first card is one of 9 in the pile: 4 pink and 5 blue."


def test_reshuffling_between_two_cards_is_explained_between_them() -> None:
    game = oracle_nb.new_game(players=2, seed=3)
    tiles = (int(IslandTile.GREEN_PHI), *game.position.tiles[1:])
    assert game.rules.setting.ships[0] != Color.GREEN
    position = replace(
        changed(game, seen=0b1, gods=(0, 0, 0, 6, 0, 0)),
        tiles=tiles,
        deck=(1, 0, 0, 0, 0, 0),
        discard=(0, 5, 0, 0, 0, 0),
    )
    space = board_of(game).spaces[board_of(game).islands[0]]
    action = game.rules.notation.read(f"artemis {space}")
    effects = list(game.texts().explain(position, action).effects)
    first = effects.index("You draw an oracle card.")
    assert effects[first : first + 3] == [
        "You draw an oracle card.",
        "The discarded oracle cards are shuffled to make a new pile.",
        "You draw another oracle card.",
    ]


def test_tiles_of_ones_own_color_are_not_denied() -> None:
    game = oracle_nb.new_game(players=3, seed=3)
    tasks = tuple(task for task in game.position.players[0].tasks if task >> 3)
    game = Game(game.rules, 0, start=changed(game, tasks=tasks, gods=(0, 0, 0, 6, 0, 0)))
    assert game.explain("artemis C10").chance[0] == (
        "The tile is one of 12 you haven't seen, and you can't build a shrine on any of them."
    )


@pytest.mark.parametrize(
    ("own", "text"),
    [
        (True, "It is the last tile you haven't seen, and you can build a shrine on it."),
        (False, "It is the last tile you haven't seen, and you can't build a shrine on it."),
    ],
)
def test_the_last_unseen_tile_is_not_one_of_one(own: bool, text: str) -> None:
    game = oracle_nb.new_game(players=3, seed=3)
    ship = game.rules.setting.ships[0]
    last = next(tile for tile in IslandTile if (TILE_COLOR[tile] == ship) == own)
    others = [int(tile) for tile in IslandTile if tile != last]
    start = changed(game, seen=(1 << 12) - 2, gods=(0, 0, 0, 6, 0, 0))
    game = Game(game.rules, 0, start=replace(start, tiles=(-1, *others)))
    space = board_of(game).spaces[board_of(game).islands[0]]
    assert game.explain(f"artemis {space}").chance[0] == text


def titan_after_a_god_step(*shields: int) -> Delphi:
    """A game in which the first player moves a god before the titan attacks with strength 4."""
    game = new_game(3, 3, RuleSet())
    step = positions.AdvanceGod(0, 0b1, "turn.consult-gods")
    players = tuple(
        replace(player, shield=shield, gods=(2, 0, 0, 0, 0, 0))
        for player, shield in zip(game.position.players, shields, strict=True)
    )
    position = replace(
        game.position,
        players=players,
        turn=2,
        phase=Phase.CONSULT,
        pending=(step, positions.Titan(2, 4), positions.NextTurn(2)),
    )
    return played_from(game, position)


def test_injuries_of_others_are_named_where_chance_decides_them() -> None:
    game = titan_after_a_god_step(5, 3, 5)
    explanation = game.explain("pass")
    who = game.texts().player(1)  # type: ignore[attr-defined]
    assert explanation.chance == (
        f"The titan then attacks with strength 4, and {who} draws 1 injury of a random color.",
    )
    assert explanation.undo == "You can't undo this once injuries are drawn."


def test_an_attack_of_the_titan_on_several_players_is_explained_once() -> None:
    own, others = titan_after_a_god_step(3, 3, 3).explain("pass").chance
    assert own == "The titan then attacks with strength 4, and you draw 1 injury of a random color."
    # A replay leaves out a sentence whose "you" isn't the reader, so that this one stands alone.
    assert others.startswith("The titan's attack also gives ") and "strength" not in others
    assert others.endswith(" 1 injury of a random color each.")
    _, alone = titan_after_a_god_step(3, 3, 5).explain("pass", "pl").chance
    assert alone.startswith("Atak tytana zadaje też ") and " 1 ranę; " in alone


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (
            (Equipment.CONSULT_YELLOW,),
            "Your equipment pays you 2 favor tokens if yellow is rolled: 42%.",
        ),
        (
            (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED),
            (
                "Your equipment pays you 2 favor tokens for each of these colors that is rolled: "
                "yellow and red, 42% each."
            ),
        ),
    ],
)
def test_equipment_rewards_a_roll(cards: tuple[int, ...], text: str) -> None:
    game = new_game(3, 3, RuleSet())
    position = replace(changed(game, equipment=cards, tile=0), phase=Phase.ACT, pending=())
    explanation = game.texts().explain(position, game.rules.notation.read("end"))
    assert explanation.chance[1] == text


# --- undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_draw_is_named_where_it_rules_out_undo(language: str) -> None:
    say = rulebook(language).say
    kinds = ("die", "battle", "titan", "card", "equipment", "injury", "tile")
    assert len({say("undo-chance", draw=kind) for kind in kinds}) == len(kinds)


def test_whether_an_action_can_be_undone_is_foretold() -> None:
    """In games of people, with bots next and in analyses."""
    met = set()
    for seats in (("me", "you", "they"), ("me", "bot:greedy", "bot:greedy")):
        for analysis in (False, True):
            for game, random in walk(3, 34, RuleSet(rounds=5, draft=True), 120):
                again = Game(game.rules, 0, seats=seats, start=game.position)
                if analysis:
                    again.analyse()
                action: Action = random.choice(again.legal_actions())
                outlook, explanation = again.undo_outlook(action), again.explain(action)
                again.play(action)
                assert outlook.possible == again.can_undo
                assert explanation.undo.startswith("You can undo this") == again.can_undo
                met.add(outlook.reason)
    assert met == {"yes", "analysis", "bot", "chance", "passed"}


def test_why_an_action_can_be_undone_or_not() -> None:
    sole = oracle_nb.new_game(2, seed=1, seats=("me", "bot:greedy"))
    draft = oracle_nb.new_game(2, seed=1, rules=RuleSet(draft=True))
    assert draft.explain(draft.legal_actions()[0]).undo == (
        "You can't undo this: another player decides next."
    )
    assert sole.explain("return shrine:psi").undo == "You can undo this."
    while sole.position.phase != Phase.ACT or sole.position.pending:
        sole.play(sole.legal_actions()[0])
    assert sole.explain("end").undo == "You can't undo this once the dice are rolled."
    sole.analyse()
    assert sole.explain("end").undo == "You can undo this: the game is an analysis."


def test_an_action_can_be_undone_until_a_bot_acts() -> None:
    game = oracle_nb.new_game(2, seed=1, seats=("me", "bot:greedy"))
    deck = game.position.injury_deck
    position = replace(
        changed(game, injuries=(0, 0, 0, 1, 1, 0)),
        injury_deck=(*deck[:3], deck[3] - 1, *deck[4:]),
        phase=Phase.CHECK,
        pending=(positions.Recover(0, 1), positions.NextTurn(0)),
    )
    at = Game(game.rules, 0, seats=game.seats, start=position)
    assert at.undo_outlook("discard green") == UndoOutlook("bot")
    assert at.explain("discard green").undo == "You can undo this until the next bot acts."
    at.play("discard green")
    assert at.can_undo


# --- what a refusal says of cargo, tasks and colors ----------------------------------------------


@pytest.mark.parametrize(
    ("done", "offerings", "text"),
    [
        ((8 * 2 + 0,), (), "You have already delivered a pink offering"),
        ((), (0,), "You already have a pink offering in your hold"),
    ],
)
def test_why_a_color_is_taken(done: tuple[int, ...], offerings: tuple[int, ...], text: str) -> None:
    game = new_game(3, 3, RuleSet())
    white = 8 * 2 + 6
    position = replace(
        changed(game, tasks=(white, white), done=done, offerings=offerings, dice=(0,)),
        phase=Phase.ACT,
        pending=(),
    )
    island = board_of(game).spaces[board_of(game).offerings[0]]
    action = game.rules.notation.read(f"load-offering die:pink {island}")
    explanation = game.texts().explain(position, action)
    assert f"{text}, and each color counts only once." in [
        each.text for each in explanation.refusals
    ]


def test_a_die_that_is_missing_is_not_called_yours() -> None:
    game = new_game(3, 3, RuleSet())
    position = replace(changed(game, tile=0, dice=(1,), favor=2), phase=Phase.ACT, pending=())
    action = game.rules.notation.read("advance die:pink>black")
    explanation = game.texts().explain(position, action)
    assert [reason.text for reason in explanation.refusals][:2] == [
        "You have no pink die.",
        "Using a pink die as black would cost 5 favor tokens; you have 2.",
    ]
