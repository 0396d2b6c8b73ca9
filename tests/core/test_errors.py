"""Errors of calls with impossible arguments."""

import ast
import builtins
import pickle
import re
from importlib import import_module
from typing import Any

import pytest

import oracle_nb
from oracle_nb import frames
from oracle_nb.core.arguments import nearest
from oracle_nb.core.verdicts import IllegalAction, MalformedAction
from oracle_nb.delphi import pieces
from oracle_nb.delphi.model import actions
from oracle_nb.delphi.model.actions import Action
from oracle_nb.games.game import Game
from oracle_nb.games.registry import UnknownGame, package_of
from oracle_nb.text import UnknownLanguage
from oracle_nb.text.fluent_files import LISTS, languages_of, load_wording
from oracle_nb.web.text import words
from tests.sources import modules, statements


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seed": "abc"}, "seed: a whole number is needed, not 'abc'"),
        ({"seed": 1.5}, "seed: a whole number is needed, not 1.5"),
        ({"players": "x"}, "players: a whole number is needed, not 'x'"),
        ({"players": 2.0}, "players: a whole number is needed, not 2.0"),
        ({"players": 5}, "players: 2 to 4 can play, not 5"),
        ({"rules": "first"}, "rules: a RuleSet is needed, not 'first'"),
        ({"seats": 3}, "seats: a list of names is needed, not 3"),
        (
            {"layout": 7},
            "layout: a Layout or one of compact, contact, free, loose is needed, not 7",
        ),
    ],
)
def test_a_new_game_names_invalid_arguments(wrong, says):
    with pytest.raises(ValueError, match=f"^{says}(; did you mean .*)?$"):
        oracle_nb.new_game(**wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": "3"}, "games: a whole number is needed, not '3'"),
        ({"players": "3"}, "players: a whole number is needed, not '3'"),
        ({"players": None}, "players: a whole number is needed, not None"),
        ({"seed": "x"}, "seed: a whole number is needed, not 'x'"),
        ({"workers": "2"}, "workers: a whole number is needed, not '2'"),
        ({"bots": 3}, "bots: names or classes of bots are needed, not 3"),
        (
            {"game": 7},
            r"game: 7 is not an installed game \(delphi, mythology, mythology-advanced\)",
        ),
    ],
)
def test_a_simulation_names_invalid_arguments(wrong, says):
    with pytest.raises(ValueError, match=f"^{says}(; did you mean .*)?$"):
        oracle_nb.simulate(**wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seed": "abc"}, "seed: a whole number is needed, not 'abc'"),
        ({"players": "x"}, "players: a whole number is needed, not 'x'"),
        ({"players": 9}, "players: 2 to 8 can play, not 9"),
        ({"players": 0}, "players: 2 to 8 can play, not 0"),
        ({"seats": 3}, "seats: a list of names is needed, not 3"),
        ({"seats": ["Ann", "Ann"]}, r"seats\[1\]: .*"),
        ({"pack": 7}, "pack: the name of a data pack is needed, not 7"),
    ],
)
def test_a_new_game_of_mythology_names_invalid_arguments(wrong, says):
    with pytest.raises(ValueError, match=f"^{says}(; did you mean .*)?$"):
        package_of("mythology").new_game(**wrong)


@pytest.mark.parametrize("name", ["chess", 7, None])
@pytest.mark.parametrize(
    "function",
    ["new_game", "rulebook", "explore", "lesson", "guided", "editor", "layout_editor", "frames"],
)
def test_an_unknown_game_is_named_with_the_installed_ones(function, name):
    calls = {
        "lesson": lambda: oracle_nb.lesson(1, game=name),
        "frames": lambda: frames.atlas(game=name),
    }
    call = calls.get(function, lambda: getattr(oracle_nb, function)(game=name))
    says = f"{name!r} is not an installed game (delphi, mythology, mythology-advanced)"
    with pytest.raises(UnknownGame, match=f"^{re.escape(says)}"):
        call()


def test_a_new_game_is_that_of_the_named_game():
    game = oracle_nb.new_game(3, 7, game="mythology", seats=["Ann", "Bob", "bot:tactician"])
    same = package_of("mythology").new_game(3, 7, ["Ann", "Bob", "bot:tactician"])
    assert (game.position, game.seats) == (same.position, same.seats)
    assert oracle_nb.new_game(seed=7, game="mythology").rules.players == 4
    with pytest.raises(ValueError, match="'layout' isn't an option of Mythology"):
        oracle_nb.new_game(game="mythology", layout="free")


def wrong(call: Any) -> Any:
    """A call of which no types are checked."""
    return call


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda game: wrong(Game)(7), "rules: the rules of a game are needed, not 7"),
        (lambda game: wrong(Game)(game.rules, "x"), "seed: a whole number is needed, not 'x'"),
        (
            lambda game: wrong(oracle_nb.open_game)(7),
            "source must be a path, a code, a link or a mapping, got 7",
        ),
        (lambda game: wrong(game.save)(7), "path: a path is needed, not 7"),
        (lambda game: game.save("a\0b"), r"path: a path is needed, not 'a\\x00b'"),
        (lambda game: game.save("~nobody7/a"), "path: '~nobody7' is the folder of an unknown user"),
        (lambda game: wrong(oracle_nb.simulate)(1, keep=7), "keep: a path is needed, not 7"),
        (lambda game: wrong(frames.kept_games)(7), "folder: a path is needed, not 7"),
        (lambda game: wrong(frames.atlas)("3"), "layouts: a whole number is needed, not '3'"),
        (lambda game: wrong(frames.atlas)(1, "x"), "seed: a whole number is needed, not 'x'"),
        (lambda game: wrong(frames.atlas)(1, kinds=7), "kinds: a Layout or .* is needed, not 7"),
    ],
)
def test_other_calls_name_invalid_arguments(call, says):
    with pytest.raises(ValueError, match=f"^{says}(; did you mean .*)?$"):
        call(oracle_nb.new_game(players=2, seed=1))


@pytest.mark.parametrize("game", ["delphi", "mythology"])
def test_a_new_game_names_unknown_options(game):
    title = package_of(game).title()
    with pytest.raises(ValueError, match=f"^'nonsense' isn't an option of {title}, which has '"):
        package_of(game).new_game(2, nonsense=1)
    with pytest.raises(ValueError, match="'nonsense'"):
        oracle_nb.simulate(1, 2, game=game, nonsense=1)


def test_a_file_with_too_long_a_name_is_reported(tmp_path):
    with pytest.raises(OSError, match=r"can.t be written: .*too long"):
        oracle_nb.new_game(players=2, seed=1).save(tmp_path / ("x" * 5_000))


def test_a_position_of_another_game_is_refused():
    delphi, other = oracle_nb.new_game(players=2, seed=1), package_of("mythology").new_game(2, 1)
    with pytest.raises(ValueError, match="a position of Mythology is needed"):
        Game(other.rules, start=delphi.position)
    with pytest.raises(ValueError, match="a Position is needed"):
        Game(delphi.rules, start=other.position)


@pytest.mark.parametrize("seat", ["red", True, None, 3, -1])
def test_a_view_names_the_seats_there_are(seat):
    with pytest.raises(ValueError, match=f"there is no seat {seat!r}; seats are 0 to 2"):
        oracle_nb.new_game(players=3, seed=3).view(seat)


def test_whole_numbers_of_other_libraries_will_do():
    numpy = pytest.importorskip("numpy")
    game = oracle_nb.new_game(players=numpy.int64(2), seed=numpy.int32(3))
    assert game.position == oracle_nb.new_game(players=2, seed=3).position


def test_a_refusal_prints_its_reasons():
    game = oracle_nb.new_game(players=3, seed=3)
    with pytest.raises(IllegalAction) as caught:
        game.play("fight die:green F12")
    (reason,) = game.explain("fight die:green F12").refusals
    assert reason.title == game.texts().rulebook.title(reason.rule) != ""
    expected = f"{reason.text} [{reason.title}]"
    assert str(caught.value) == f"fight die:green F12 is refused: {expected}"
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.action, again.verdict) == (caught.value.action, caught.value.verdict)
    assert "play.no-target" in str(again)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_explanation_prints_the_titles_of_rules(language):
    game = oracle_nb.new_game(players=3, seed=3)
    book = game.texts(language).rulebook
    for text in ("move die:green F12", "move die:green>red G13", "move die:yellow F12"):
        explanation = game.explain(text, language)
        reasons = (*explanation.cost, *explanation.why, *explanation.refusals)
        assert reasons
        for reason in reasons:
            assert f"{reason.text} [{book[reason.rule].title}]" in str(explanation).splitlines()
            assert reason.rule not in str(explanation)


def test_a_refusal_to_another_player_names_the_player_to_move():
    game = oracle_nb.new_game(players=3, seed=3)
    with pytest.raises(IllegalAction, match=r"end is refused: It's .* decision, not yours"):
        game.play("end", player=1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("favor die:pink;drop", "is not a die or card; write these like die:red"),
        ("look die:green D7", "look takes no target"),
        ("end red", "end takes no color"),
    ],
)
def test_unreadable_input_explains_why(text, says):
    with pytest.raises(MalformedAction, match=says) as caught:
        oracle_nb.new_game(players=3, seed=3).check(text)
    assert "Action(" not in str(caught.value)


@pytest.mark.parametrize("text", ["move", "fight", "explore die:red", "take", "move die:green"])
def test_an_incomplete_action_is_named_by_its_verb(text):
    explanation = oracle_nb.new_game(players=3, seed=3).explain(text)
    assert "nothing" not in str(explanation)
    assert explanation.title.startswith("You want to ")


def test_a_place_of_the_wrong_kind_is_reported_with_its_kind():
    explanation = oracle_nb.new_game(players=3, seed=3).explain("fight die:green F12")
    assert [refusal.text for refusal in explanation.refusals] == [
        "You can't fight on F12 (water space)."
    ]


@pytest.mark.parametrize("odd", [None, 3.5, [], {}, Action(0).verb])
def test_a_text_without_an_action_is_named(odd):
    game = oracle_nb.new_game(players=3, seed=3)
    said = f"^an action or its text is needed, not {re.escape(repr(odd))}$"
    for deed in (game.play, game.check, game.explain, game.repairs):
        with pytest.raises(MalformedAction, match=said):
            deed(odd)


@pytest.mark.parametrize("wrong", [("move",), (0, "red"), (0, 3, None), (0, 3, 3, "D7"), (77,)])
def test_an_action_made_of_odd_values_is_named(wrong):
    game, action = oracle_nb.new_game(players=3, seed=3), Action(*wrong)
    for deed in (game.play, game.check, game.explain, game.repairs):
        with pytest.raises(MalformedAction, match=re.escape(f"{action!r} has a value that no")):
            deed(action)


def test_one_can_go_through_the_repairs():
    game = oracle_nb.new_game(players=3, seed=3)
    ways = dict(game.repairs("move die:green F7"))
    assert ways and all(game.check(actions[0]) for actions in ways.values())
    assert list(game.repairs("end")) == []


def test_legal_actions_print_as_texts_that_can_be_played():
    game = oracle_nb.new_game(players=3, seed=3)
    legal = game.legal_actions()
    shown = str(legal)
    assert shown.startswith(f"<{len(legal)} actions\n ") and max(map(len, shown.split("\n"))) < 100
    texts = re.findall("'([^'\n]+)'", shown)
    assert texts == [game.write(action) for action in legal]
    assert all(game.check(text) for text in texts)
    assert repr(legal[-1:]) == "<1 action\n 'end'>"


def test_an_action_prints_readable_values_and_pastes_back():
    game = oracle_nb.new_game(players=3, seed=3)
    recolored = game.action("move die:green>black D8")
    assert repr(recolored).startswith("Action(Verb.MOVE, source=Color.GREEN, color=Color.BLACK, ")
    assert repr(game.action("fight card:red D8")).startswith("Action(Verb.FIGHT, source=CARD + Co")
    names = vars(actions) | vars(pieces)
    for action in game.rules.every_action(game.position):
        assert eval(repr(action), names) == action
    odd: Any = ["move", None, 3.5]
    for printed in (Action(77, 33, 44, 5), Action(actions.Verb.TAKE, *odd)):
        assert eval(repr(printed), names) == printed


def test_a_game_prints_under_its_name():
    game = oracle_nb.new_game(players=3, seed=3)
    assert repr(game) == "<Game of The Oracle of Delphi, 0 actions, player 1 to move>"
    game.play("end")
    assert "1 action," in repr(game)


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("move.rnge", "; did you mean 'move.range'?"),
        ("recolour", "; did you mean 'oracle.recolor'?"),
        ("god.posseidon", "; did you mean 'god.poseidon'?"),
        ("xyzzy", ""),
    ],
)
def test_wrong_names_are_answered_with_those_meant(wrong, near):
    assert nearest(wrong, ["move.range", "oracle.recolor", "god.poseidon", "turn.order"]) == near


@pytest.mark.parametrize(
    "text",
    [
        *("fly", "mov die:red D8", "move die:rad D8", "fight die:red die:blue D8", "move D8 D9"),
        *("explore extra", "favor die:red>blue", "take shallow", "take xyz", "move die:red red;x"),
        *(
            "move die:red Z9",
            "end red",
            "trade",
            "look die:green D8",
            "draw die:red D8",
            "x" * 300,
        ),
        "end D8",
    ],
)
def test_unreadable_input_is_reported_in_both_languages(text):
    game = oracle_nb.new_game(players=3, seed=3)
    with pytest.raises(MalformedAction) as caught:
        game.check(text)
    error = caught.value
    english, polish = (game.texts(language).rulebook.malformed(error) for language in ("en", "pl"))
    assert english == str(error)
    assert polish != english
    assert " is " not in polish and " no " not in polish


# One root


def exception_classes() -> dict[str, str]:
    """Return every exception class that the package defines, with its module."""
    defined: dict[str, str] = {}
    bases: dict[str, set[str]] = {}
    for module, path in modules().items():
        for node in statements(path):
            if isinstance(node, ast.ClassDef):
                defined[node.name] = module
                bases[node.name] = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
    known = {
        name
        for name, value in vars(builtins).items()
        if isinstance(value, type) and issubclass(value, BaseException)
    }
    while more := {name for name in bases if bases[name] & known} - known:
        known |= more
    return {name: module for name, module in defined.items() if name in known}


def test_all_errors_of_the_package_share_one_root():
    classes = exception_classes()
    assert {"IllegalAction", "SaveError", "CodeError", "UnknownLanguage"} <= set(classes)
    strangers = [
        f"{module}.{name}"
        for name, module in classes.items()
        # It stops work, and no handler of errors may catch it.
        if name != "WorkStopped"
        and not issubclass(
            getattr(import_module(module.removesuffix(".__init__")), name), oracle_nb.OracleError
        )
    ]
    assert strangers == []


@pytest.mark.parametrize(
    ("call", "also"),
    [
        (lambda: oracle_nb.new_game(seed=1).play("sail Z99 die:red"), ValueError),
        (lambda: oracle_nb.rulebook()["move.rang"], KeyError),
        (lambda: oracle_nb.rulebook("xx"), ValueError),
        (lambda: oracle_nb.open_game("no such game"), ValueError),
        (lambda: oracle_nb.table(language="../en"), ValueError),
    ],
)
def test_an_error_has_the_root_and_the_built_in_class_that_fits(call, also):
    with pytest.raises(oracle_nb.OracleError) as caught:
        call()
    assert isinstance(caught.value, also)


def test_an_unknown_language_lists_the_available_languages():
    with pytest.raises(UnknownLanguage) as caught:
        words("tlh")
    error = caught.value
    assert str(error) == "unknown language 'tlh'; available: en, pl"
    assert (error.language, error.known) == ("tlh", ("en", "pl"))
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_language_that_lacks_a_file_of_a_source_is_unknown(tmp_path):
    for path in ("en/a.ftl", "en/b.ftl", "pl/a.ftl"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(f"{path[3]} = {path}\n")
    assert languages_of(tmp_path) == ("en",)
    wording = load_wording("en", tmp_path, LISTS)
    assert [wording.say(each) for each in "ab"] == ["en/a.ftl", "en/b.ftl"]
    assert wording.join(["x", "y"], "and") == "x and y"
    with pytest.raises(UnknownLanguage, match="'pl'; available: en"):
        load_wording("pl", tmp_path)


# In a cell of a notebook


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ('game.play("fly to the moon")', "MalformedAction in line 2: "),
        ('oracle_nb.new_game(layout="round")', "ValueError: layout: "),
        ("oracle_nb.new_game(players=9)", "ValueError: players: 2 to 4 can play, not 9"),
        ('oracle_nb.simulate("3")', "ValueError: games: a whole number is needed, not '3'"),
        ('oracle_nb.open_game("rubbish")', " in line 2: "),
        ('oracle_nb.lesson("nothing")', "ValueError: name: there is no lesson 'nothing'"),
        ("oracle_nb.table(7)", "ValueError: a game is needed"),
        ("game.undo()", "ValueError: the last action can't be taken back"),
    ],
)
def test_a_mistake_takes_one_line_in_a_notebook(cell, shown):
    code = f"game = oracle_nb.new_game(players=3, seed=3)\n{cell}"
    with pytest.raises(ValueError, match=r".") as caught:
        exec(compile(code, "<cell>", "exec"), {"oracle_nb": oracle_nb})
    error: Any = caught.value
    (line,) = error._render_traceback_()
    assert shown in line and "\n" not in line and str(caught.value) in line
    # Worker processes send their errors to the notebook.
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
