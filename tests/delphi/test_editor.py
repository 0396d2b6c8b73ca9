"""The position editor: every field edits what it says, nothing from outside is trusted."""

import random
import re

import pytest

from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.editor.edits import edited
from oracle_nb.delphi.ui.editor.player_edits import EditError
from oracle_nb.delphi.ui.editor.position_code import decode
from oracle_nb.delphi.ui.editor.view import sentence
from tests.delphi.position_editing import editor, fields


def test_every_field_edits_the_position(game):
    made = editor(game)
    chance = random.Random(1)
    spaces = len(made.rules.board.spaces)
    changed: set[str] = set()
    for _ in range(60):
        made.handle("cancel")
        made.handle("space", str(chance.randrange(spaces)))
        made.handle("seat", str(chance.randrange(3)))
        command, value = chance.choice([field for field in fields(made) if "ship" not in field[0]])
        before = made.position
        made.handle(command, value)
        assert made.notice == "" or made.position == before, (command, value, made.notice)
        if made.position != before:
            changed.add(command.split(".")[0] + re.sub(r"[\d.]", "", command.split(".", 1)[1]))
            assert decode(made.code())[1] == made.position
        for fault in made.faults:
            said = sentence(made.state.wording, fault)
            assert said and said != str(fault), fault
    assert len(changed) > 12, changed


EDITS = [
    ("player.0.favor", "7", lambda p: p.players[0].favor == 7),
    ("player.1.shield", "5", lambda p: p.players[1].shield == 5),
    ("player.0.god.5", "6", lambda p: p.players[0].gods[5] == 6),
    ("player.0.tile", "3", lambda p: p.players[0].tile == 3),
    ("player.2.home", "1", lambda p: p.players[2].home),
    ("player.0.offerings.4", "1", lambda p: p.players[0].offerings == (4,)),
    ("player.0.statues.0", "1", lambda p: p.players[0].statues == (0,)),
    ("table.round", "9", lambda p: p.round == 9),
    ("table.apollon", "1", lambda p: p.apollon),
    ("monster.0.0", "1", lambda p: p.monsters[0] & 1),
    ("offering.1.5", "1", lambda p: p.offerings[1] >> 5 & 1),
    ("city.3", "1", lambda p: p.statues[3] == 1),
    ("tile.4", "7", lambda p: p.tiles[4] == 7),
]


@pytest.mark.parametrize(("path", "value", "so"), EDITS)
def test_an_edit_changes_what_it_names_and_can_be_undone(game, path, value, so):
    made = editor(game)
    made.handle(f"edit {path}", value)
    assert so(made.position), made.notice
    assert made.can_undo
    made.handle("undo")
    assert made.position == game.position
    made.handle("redo")
    assert so(made.position)


def test_a_god_takes_the_long_first_step(game):
    made = editor(game)
    seat = next(seat for seat in range(3) if made.position.players[seat].gods[5] == 0)
    made.handle("seat", str(seat))
    more = re.search(
        rf'data-do="edit player.{seat}.god.5" data-value="(\d)" aria-label="Ares[^"]*\+1"',
        made.below("light"),
    )
    assert more is not None
    assert more[1] == "2"
    made.handle(f"edit player.{seat}.god.5", "2")
    less = re.search(rf'data-do="edit player.{seat}.god.5" data-value="(\d)"', made.below("light"))
    assert less is not None
    assert less[1] == "0"


def test_cards_are_kept_together(game):
    position, rules = game.position, game.rules
    position = edited(rules, position, "player.0.cards.2", "4")
    assert (position.players[0].cards[2], position.deck[2]) == (4, 1)
    position = edited(rules, position, "discard.cards.2", "1")
    assert (position.deck[2], position.discard[2]) == (0, 1)
    position = edited(rules, position, "player.1.cards.2", "1")
    assert (position.deck[2], position.discard[2]) == (0, 0)
    position = edited(rules, position, "player.0.cards.2", "0")
    position = edited(rules, position, "table.played", "2")
    assert rules.faults(position) == ()
    shown = position.display[0]
    position = edited(rules, position, f"player.0.equipment.{shown}", "1")
    assert position.players[0].equipment == (shown,)
    assert len(position.display) == 6
    position = edited(rules, position, f"player.1.equipment.{shown}", "1")
    assert position.players[0].equipment == ()
    position = edited(rules, position, f"player.1.equipment.{shown}", "0")
    position = edited(rules, position, "player.0.companions.4", "1")
    position = edited(rules, position, "player.1.companions.4", "1")
    assert (position.players[0].companions, position.players[1].companions) == ((), (4,))
    position = edited(rules, position, "player.1.companions.4", "0")
    assert rules.faults(position) == ()


def test_a_task_is_done_and_opened_again(game):
    position, rules = game.position, game.rules
    for number in position.players[0].tasks:
        color = "3" if number % 8 == 6 else "0"
        after = edited(rules, position, f"player.0.done.{number}", color)
        (done,) = after.players[0].done
        assert edited(rules, after, f"player.0.reopen.{done}").players[0] == position.players[0]


def test_tiles_are_one_of_each_and_shrines_need_them(game):
    position, rules = game.position, game.rules
    with pytest.raises(EditError):
        edited(rules, position, "up.0", "1")
    position = edited(rules, position, "tile.0", "3")
    position = edited(rules, position, "up.0", "1")
    position = edited(rules, position, "shrine.0", "1")
    position = edited(rules, position, "tile.5", "3")
    assert (position.tiles[0], position.tiles[5]) == (-1, 3)
    assert (position.face_up, position.shrines) == (0, 0)


def test_temples_change_places(game):
    position = game.position
    other = next(color for color in Color if color != position.temples[0])
    after = edited(game.rules, position, "temple.0", str(int(other)))
    assert sorted(after.temples) == sorted(position.temples)
    assert after.temples[0] == other


@pytest.mark.parametrize(
    ("path", "value"),
    [
        *(("nothing", "1"), ("player.0", "1"), ("player.9.favor", "1"), ("player.0.favor", "-1")),
        *(("player.0.favor", "many"), ("player.0.dice.0", "9"), ("player.0.god.7", "1")),
        *(("player.0.seen.200", "1"), ("player.0.seen.99999999999", "1"), ("tile.0", "12")),
        *(("monster.0.6", "1"), ("monster.99.0", "1"), ("table.wait", "fight-on.0.0")),
        *(("table.phase", "0"), ("table.turn", "3"), ("player.0.equipment.22", "1")),
        *(("player.0.companions.18", "1"), ("player.0.ship", "0"), ("player.0.add", "7")),
        *(("player..favor", "1"), ("", ""), ("temple.0", "6"), ("city.0", "4")),
        ("player.0.favor", "9" * 5000),
    ],
)
def test_an_edit_that_is_not_offered_changes_nothing(game, path, value):
    made = editor(game)
    if path == "player.0.ship":
        land = made.rules.board.islands[0]
        value = str(land)
    made.handle(f"edit {path}", value)
    assert made.position == game.position
    assert made.notice


# --- checking ------------------------------------------------------------------------------------


def test_an_action_is_judged_again_after_an_edit(game):
    made = editor(game)
    made.handle("edit player.0.favor", "0")
    move = next(
        text
        for text in (f"move die:green>pink {space}" for space in made.rules.board.spaces)
        if made.rules.check(made.position, made.rules.notation.read(text)).broken_rules
        == ("oracle.recolor",)
    )
    made.handle("check", move)
    assert made.state.explanation is not None
    assert not made.state.explanation.allowed
    assert "oracle.recolor" in made.side("light")
    assert made.state.repairs.lines or made.state.repairs.missing
    made.handle("edit player.0.favor", "9")
    assert made.state.explanation is not None
    assert made.state.explanation.allowed
    before = made.position
    made.handle("do")
    assert made.position != before
    assert made.position.players[0].favor < 9


def test_where_nothing_can_be_played_nothing_is_judged(game):
    made = editor(game)
    made.handle("edit table.phase", str(int(Phase.CHECK)))
    assert made.state.edited.happens_first
    made.handle("check", "end")
    assert made.state.explanation is None
    made.handle("edit table.wait", "none")
    assert made.state.edited.blocked
    assert "e-check" in made.side("light")
    with pytest.raises(ValueError, match="can't be played"):
        made.game({})


def test_a_decision_without_an_answer_happens_by_itself(game):
    made = editor(game)
    for color in Color:
        made.handle(f"edit player.{made.position.turn}.injuries.{int(color)}", "0")
    made.handle("edit table.wait", "heal-color")
    assert made.state.edited.happens_first
    made.side("light")
    made.handle("write")
    assert 'do = "begin"' in made.state.scenario


def test_an_action_from_an_impossible_position_may_be_refused(game):
    made = editor(game)
    for _ in range(3):
        made.handle("edit table.spent.0", "3")
    die = Color(made.position.players[0].dice[0])
    made.handle("check", f"favor die:{die}")
    before = made.position
    made.handle("do")
    assert made.position == before
    assert "4 dice are more than 3" in made.notice


def test_decisions_at_a_space_can_be_tried_there(game):
    made = editor(game)
    made.handle("edit table.wait", "take-equipment")
    assert all(made.state.tries(space) == [] for space in range(len(made.rules.board.spaces)))
    made.handle("edit table.wait", "look-at")
    islands = made.rules.board.islands
    tried = {space for space in range(len(made.rules.board.spaces)) if made.state.tries(space)}
    assert tried == set(islands)
    made.handle("edit table.wait", "none")
    water = made.rules.board.water[0]
    assert {made.rules.notation.write(action).split()[0] for action in made.state.tries(water)} == {
        "move",
        "poseidon",
    }


def test_boards_of_a_few_hexes_can_be_edited():
    made = editor('[[scenario]]\nname = "x"\nboard = "coast"\ndo = "end"\n')
    for space in range(len(made.rules.board.spaces)):
        made.handle("cancel")
        made.handle("space", str(space))
        assert made.rules.board.spaces[space].name in made.side("dark")
    made.below("dark")


def test_the_languages_are_switched_without_losing_anything(game):
    made = editor(game)
    made.handle("edit player.0.favor", "9")
    made.handle("check", "end")
    made.handle("space", "3")
    position = made.position
    made.set_language("pl")
    assert made.position == position
    assert made.state.space == 3
    assert made.state.explanation is not None
    assert "Gracze" in made.below("light")
    made.set_language("en")
    assert "Players" in made.below("dark")


def test_a_set_up_is_as_long_and_on_the_board_that_was_chosen():
    made = editor()
    form = {"players": "2", "length": "9", "board": "free", "tiles": "first", "seed": "4"}
    made.handle("fresh", "", form)
    assert made.notice == ""
    assert [len(player.tasks) for player in made.position.players] == [9, 9]
    assert made.position.phase == Phase.ACT
    assert not made.position.pending
    same = editor()
    same.handle("fresh", "", form)
    assert same.position == made.position
    for wrong in ({"players": "5"}, {"seed": "x"}, {"board": "sea"}, {"length": "99"}):
        before = made.position
        made.handle("fresh", "", {**form, **wrong})
        assert made.notice
        assert made.position == before


def test_links_are_for_pages_that_have_addresses(game):
    made = editor(game)
    made.handle("check", "fight die:green F12")
    assert 'href="?' in made.side("light")
    assert "?position=" in made.below("light")
    made.linked = False
    assert 'href="?' not in made.side("light")
    assert "?position=" not in made.below("light")


def test_a_game_goes_on_from_here(game):
    made = editor(game)
    made.handle("edit player.0.favor", "9")
    played_on = made.game({"kind-0": "bot:greedy", "kind-1": "person"})
    assert played_on.position == made.position
    assert played_on.is_bot(0)
    assert not played_on.is_bot(1)
    with pytest.raises(ValueError, match="no player"):
        made.game({"kind-0": "bot:os:system"})
