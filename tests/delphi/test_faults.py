"""Every reason why a position is no position, and that only sound ones reach the engine."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import PositionError
from oracle_nb.delphi.board import Board, Layout
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    AdvanceGod,
    BeginTurn,
    ChooseShipTile,
    FightOn,
    LookAt,
    NextTurn,
    Phase,
    Position,
    Setting,
    StartShip,
    TakeEquipment,
    Uncover,
)
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import Equipment, ShipTile
from oracle_nb.delphi.rules.consistency import PROBLEMS, faults, shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.game import Game
from tests.delphi.positions import play, scene
from tests.samples import sampled

# --- what comes about by play --------------------------------------------------------------------


@pytest.mark.parametrize("number", sampled(range(8), 8))
def test_positions_of_games_have_no_faults(number):
    rules, positions = play(number)
    for position in positions:
        assert rules.faults(position) == ()
    for position in positions[::9]:
        for seat in range(rules.players):
            assert rules.faults(rules.view(position, seat)) == ()


# --- every reason --------------------------------------------------------------------------------

Edit = Callable[[Position, Board], Position]


def player(seat: int = 0, **fields: Any) -> Edit:
    def edit(position: Position, board: Board) -> Position:
        players = list(position.players)
        players[seat] = replace(players[seat], **fields)
        return replace(position, players=tuple(players))

    return edit


def whole(**fields: Any) -> Edit:
    return lambda position, board: replace(position, **fields)


def found_by(edit: Callable[[Position, Board], dict[str, Any]]) -> Edit:
    return lambda position, board: replace(position, **edit(position, board))


def bit(masks: tuple[int, ...], slot: int, mask: int) -> tuple[int, ...]:
    return (*masks[:slot], mask, *masks[slot + 1 :])


def up(position: Position) -> int:
    """Return the slot of a tile that lies face up."""
    return (position.face_up & -position.face_up).bit_length() - 1


def down(position: Position) -> int:
    """Return the slot of a tile that nobody has seen."""
    return next(slot for slot, tile in enumerate(position.tiles) if tile == UNKNOWN)


def monster(position: Position) -> int:
    """Return the slot of an island with a monster."""
    return next(slot for slot, mask in enumerate(position.monsters) if mask)


def color_of(mask: int) -> int:
    return mask.bit_length() - 1


def shrine_of_nobody(position: Position, board: Board) -> Position:
    """Face up lies a tile of blue, whom nobody plays."""
    slot = up(position)
    tiles = tuple(9 if n == slot else UNKNOWN for n in range(12))
    return replace(position, tiles=tiles, face_up=1 << slot, shrines=1 << slot)


def needless_fight(position: Position, board: Board) -> Position:
    slot = monster(position)
    color = color_of(position.monsters[slot])
    bare = player(tasks=(), done=())(position, board)
    return replace(bare, pending=(FightOn(0, board.monsters[slot], color, 9),))


REASONS: tuple[tuple[str, Edit], ...] = (
    ("type", whole(round="1")),
    ("type", whole(apollon=1)),
    ("type", whole(deck=[5, 5, 5, 5, 5, 5])),
    ("type", whole(equipment=(0, 1))),
    ("type", whole(players=("red", "blue"))),
    ("type", whole(pending=None)),
    ("type", whole(pending=("take-equipment",))),
    ("type", player(equipment=1)),
    ("type", player(dice=(0, 1.0, 2))),
    ("type", player(favor=True)),
    ("players", found_by(lambda position, board: {"players": position.players[:2]})),
    ("length", found_by(lambda position, board: {"tiles": position.tiles[:11]})),
    ("length", whole(deck=(5, 5))),
    ("length", whole(pending=(Uncover(0, ()),))),
    ("too-many-entries", whole(display=(0, 1, 2, 3, 4, 5, 6))),
    ("range", whole(turn=3)),
    ("range", whole(round=0)),
    ("range", whole(round=201)),
    ("range", whole(phase=5)),
    ("range", whole(played=6)),
    ("range", whole(draws=-1)),
    ("range", whole(face_up=1 << 12)),
    ("range", whole(monsters=(64,) * 9)),
    ("range", whole(statues=(4, 3, 3, 3, 3, 3))),
    ("range", whole(pending=(AdvanceGod(0, -1, "shrine.reward"),))),
    ("range", whole(pending=(NextTurn(7),))),
    ("range", player(ship=1000)),
    ("range", player(favor=-1)),
    ("range", player(shield=6)),
    ("range", player(gods=(7, 0, 0, 0, 0, 0))),
    ("range", player(cards=(-1, 0, 0, 0, 0, 0))),
    ("range", player(seen=1 << 12)),
    ("unsorted", player(dice=(3, 1, 2))),
    ("unsorted", player(tasks=(14, 8))),
    ("twice", found_by(lambda position, board: {"tiles": (3, 3, *position.tiles[2:])})),
    ("twice", whole(ship_tiles=(1, 1))),
    ("not-water", lambda position, board: player(ship=board.cities[0])(position, board)),
    ("too-many-dice", player(dice=(0, 1, 2, 3))),
    ("too-many-dice", whole(spent=(0, 1, 2, 3))),
    ("no-task", player(tasks=(7,))),
    ("no-task", player(done=(99,))),
    ("done-white", player(done=(14,))),
    ("face-up-unknown", found_by(lambda p, board: {"face_up": p.face_up | 1 << down(p)})),
    ("shrine-face-down", found_by(lambda p, board: {"shrines": p.shrines | 1 << down(p)})),
    ("no-site", whole(sites=(63, 0, 0, 0, 0, 0))),
    ("cards-too-many", found_by(lambda p, board: {"deck": (5,) * 6, "discard": (1,) * 6})),
    ("cards-too-many", player(injuries=(7,) * 6)),
    ("card-again", player(equipment=(0, 0))),
    ("card-again", lambda p, b: player(companions=(0,))(replace(p, companions=1), b)),
    ("nothing-waits", whole(phase=Phase.CHECK)),
    ("over-waits", whole(phase=Phase.OVER, pending=(BeginTurn(0),))),
    ("unknown-rule", whole(pending=(TakeEquipment(0, "fight.win"),))),
    ("fight-late", whole(pending=(BeginTurn(0), FightOn(0, 0, 0, 9)))),
    ("fight-nobody", whole(pending=(FightOn(0, -4, 0, 9),))),
    (
        "fight-nobody",
        lambda p, board: replace(
            p,
            pending=(FightOn(0, board.monsters[0], 0, 9),),
            monsters=bit(p.monsters, 0, 0b111110),
        ),
    ),
    ("fight-needless", needless_fight),
    ("not-island", whole(pending=(Uncover(0, (0,)),))),
    ("not-island", lambda p, b: replace(p, pending=(Uncover(0, (b.islands[up(p)],)),))),
    (
        "chosen-all",
        lambda p, b: replace(p, pending=(LookAt(0, 1, "action.look", (b.islands[down(p)],)),)),
    ),
    (
        "no-ship-tile",
        lambda p, b: replace(player(tile=UNKNOWN)(p, b), pending=(StartShip(0), ChooseShipTile(0))),
    ),
    ("few-ship-tiles", whole(pending=(ChooseShipTile(0),), ship_tiles=())),
    # Playable positions that occur in no game:
    ("cards-missing", found_by(lambda p, board: {"deck": (0,) * 6, "discard": (0,) * 6})),
    ("cards-missing", whole(injury_deck=(0,) * 6)),
    ("card-nowhere", whole(equipment=0)),
    ("card-nowhere", whole(companions=0)),
    ("display", found_by(lambda position, board: {"display": position.display[:5]})),
    ("statues", whole(statues=(0,) * 6)),
    ("statue-sites", found_by(lambda p, b: {"sites": tuple(b.spaces[i].sites for i in b.statues)})),
    ("offerings", whole(offerings=(0,) * 6)),
    ("offerings-crowded", whole(offerings=(63,) * 6)),
    ("monsters", whole(monsters=(0,) * 9)),
    ("monsters-crowded", whole(monsters=(63,) * 9)),
    ("temples", whole(temples=(0, 0, 1, 2, 3, 4))),
    (
        "tile-unseen",
        found_by(
            lambda p, board: {
                "tiles": bit(p.tiles, down(p), next(t for t in range(12) if t not in p.tiles))
            }
        ),
    ),
    ("shrines", whole(shrines=0)),
    ("shrine-nobody", shrine_of_nobody),
    ("storage", player(offerings=(0, 1, 2), statues=(3, 4, 5))),
    ("cargo-again", player(offerings=(2, 2))),
    ("cargo-needless", player(tasks=(), offerings=(2,))),
    ("god-row", player(tile=ShipTile.RANGE, gods=(1, 0, 0, 0, 0, 0))),
    ("god-row", player(tile=ShipTile.GODS, gods=(2, 2, 2, 2, 2, 0))),
    (
        "hero",
        lambda p, b: player(companions=(0,), injuries=(1, 0, 0, 0, 0, 0))(
            replace(p, companions=p.companions & ~1, injury_deck=(0,) * 6, injury_discard=(0,) * 6),
            b,
        ),
    ),
    ("tasks-number", player(tasks=(8, 9), done=())),
    ("tasks-family", player(tasks=(14, 14, 14, 14))),
    ("tasks-family", player(tasks=(22, 22))),
    ("tasks-color", player(tasks=(17,), done=(17,))),
    ("tasks-letter", player(tasks=(0, 0))),
    ("tile-wanted", player(tile=UNKNOWN)),
    ("ship-tiles-twice", lambda p, b: player(1, tile=p.players[0].tile)(p, b)),
    ("ship-tiles-left", whole(ship_tiles=(0, 1))),
    ("home-tasks", player(tasks=(14,), home=True)),
    ("home-ship", lambda p, b: player(home=True, ship=b.water[0])(p, b)),
    ("companions", player(companions=(), done=(8,))),
    ("equipment", player(equipment=())),
    ("dice", player(1, dice=())),
    ("turn-over", whole(phase=Phase.CHECK, pending=(BeginTurn(0),), apollon=True)),
    ("spent-over", whole(phase=Phase.CHECK, pending=(BeginTurn(0),), spent=(0,))),
    ("extra", whole(extra=True)),
    ("owed", player(owed=(1,))),
    ("setup-turn", whole(phase=Phase.SETUP, round=2, pending=(BeginTurn(0),))),
    ("over-turn", whole(phase=Phase.OVER, turn=0, pending=())),
    ("over-early", whole(phase=Phase.OVER, turn=2, round=3, pending=())),
    ("waiting", whole(pending=(BeginTurn(0),))),
    ("waits-for", found_by(lambda p, b: {"pending": (TakeEquipment((p.turn + 1) % 3),)})),
)
# The position is of a game without anybody holding the card for an extra action.


def test_every_reason_has_an_example():
    # That a board has too many islands is seen where a lesson's board is looked at, below.
    assert {problem for problem, _ in REASONS} | {"too-many-islands"} == set(PROBLEMS)


@pytest.mark.parametrize(("problem", "edit"), REASONS)
def test_a_reason_is_found_and_worded(problem, edit):
    rules, position = scene()
    assert Equipment.EXTRA_ACTION not in position.players[position.turn].equipment
    wrong = rules.faults(edit(position, rules.board))
    mine = [fault for fault in wrong if fault.facts["problem"] == problem]
    assert mine, [str(fault) for fault in wrong]
    for fault in wrong:
        assert str(fault).startswith(f"{fault.field}: ")
        assert str(fault).endswith(f"[{fault.rule}]") != fault.rule.startswith("position.")
        assert "{" not in str(fault)


def test_a_game_is_over_after_the_last_round_though_nobody_is_home():
    rules, position = scene()
    last = whole(phase=Phase.OVER, turn=2, round=rules.setting.rules.rounds, pending=())
    problems = {fault.facts["problem"] for fault in rules.faults(last(position, rules.board))}
    assert problems.isdisjoint({"over-early", "over-turn"})


def test_all_faults_are_reported_together():
    rules, position = scene()
    spoiled = player(1, favor=-3, shield=9, dice=(5, 0, 9))(position, rules.board)
    fields = [fault.field for fault in shape_faults(spoiled, rules.setting, rules.board)]
    names = [field.removeprefix("players[1].") for field in fields]
    assert names == ["dice[2]", "dice", "favor", "shield"]


def test_nothing_begins_from_a_position_that_cannot_be_played():
    rules, position = scene()
    with pytest.raises(PositionError, match=r"players\[0\]\.favor: -1 is not 0 to") as error:
        Game(rules, start=player(favor=-1)(position, rules.board))
    assert [fault.field for fault in error.value.faults] == ["players[0].favor"]  # type: ignore[attr-defined]
    with pytest.raises(PositionError, match="position: str where a Position is needed"):
        rules.begin("anywhere", SeededChance(1))  # type: ignore[arg-type]


def test_a_playable_position_may_be_incomplete():
    rules, position = scene()
    odd = replace(position, deck=(0,) * 6, discard=(0,) * 6)
    assert rules.faults(odd)
    game = Game(rules, seed=1, start=odd)
    assert game.legal_actions()


def test_a_false_belief_is_no_fault():
    rules, position = scene()
    loaded = player(offerings=(0, 1, 2), statues=(3, 4, 5))(position, rules.board)
    believing = replace(rules.setting, rules=RuleSet(replaced=(("cargo.capacity", "waived"),)))
    texts = [fault.rule for fault in faults(loaded, believing, rules.board)]
    assert "cargo.capacity" not in texts
    assert "cargo.capacity" in [fault.rule for fault in rules.faults(loaded)]


def test_a_lesson_on_a_few_hexes_can_be_played():
    layout = Layout(
        hexes=((0, 0, "w:red"), (1, 0, "w:blue"), (0, 1, "monster"), (2, 0, "island:red"))
    )
    rules = Delphi(Setting(layout, (4, 1)))
    _, position = scene()
    few = replace(
        position,
        players=tuple(
            replace(player, ship=rules.board.water[0], seen=0) for player in position.players[:2]
        ),
        turn=0,
        tiles=(UNKNOWN,),
        face_up=0,
        shrines=0,
        monsters=(1,),
        offerings=(),
        temples=(),
        sites=(),
    )
    assert shape_faults(few, rules.setting, rules.board) == ()
    assert Game(rules, seed=3, start=few).legal_actions()
    assert not {"statues", "monsters", "offerings"} & {
        fault.facts["problem"] for fault in rules.faults(few)
    }
    many = Layout(hexes=(*((n, 0, "island:red") for n in range(13)), (0, 1, "w:red")))
    crowded = Delphi(Setting(many, (4, 1)))
    texts = shape_faults(few, crowded.setting, crowded.board)
    assert "too-many-islands" in [text.facts["problem"] for text in texts]


def test_a_position_error_can_be_pickled():
    import pickle

    rules, position = scene()
    with pytest.raises(PositionError) as caught:
        Game(rules, start=player(favor=-1)(position, rules.board))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(("number", "said"), [(1, ""), (20, ""), (21, "1 more"), (25, "5 more")])
def test_a_position_error_shows_twenty_faults_and_counts_the_others(number: int, said: str):
    lines = str(PositionError([f"fault {place}" for place in range(number)])).splitlines()[1:]
    assert [line.strip() for line in lines[:20]] == [f"fault {place}" for place in range(number)][
        :20
    ]
    assert [line.strip() for line in lines[20:]] == ([f"... and {said} faults"] if said else [])
