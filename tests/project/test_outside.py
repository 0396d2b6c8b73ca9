"""Everything from outside is read by core.arguments, core.files and core.pasted alone."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

import oracle_nb
from oracle_nb import frames
from oracle_nb.core.arguments import chosen, close, meant, name_key, nearest, unknown
from oracle_nb.games.addresses import read_address
from oracle_nb.text import UnknownLanguage
from oracle_nb.web.lessons.addresses import lesson_address_of
from tests.sources import PACKAGE, modules, tree

OWN_FILES: Final = {
    *(
        "__package__",
        "__file__",
        "_HERE",
        "_FOLDER",
        "files(",
        "source",
        "folder.joinpath",
        "own.",
        "ASSETS",
    ),
    *("folder /", "data.file", "file.read_text", "roots[", "_TABLE."),
}
"""Signs that a module reads a file that belongs to a package."""
READERS: Final = {
    "core/files.py",
    "storage/journal.py",
    "cli/failures.py",
    "cli/prompt.py",
    "text/rulebook.py",
    "web/runtime/in_browser/packs.py",
    "web/runtime/server/renewal.py",
    "web/runtime/server/worker.py",
}
"""Modules that open other files: of users, of their own work, streams and the system's."""
CHECKS: Final = {
    "core/arguments.py": "the place for it",
    "cli/__init__.py": "the exit code of a command",
    "delphi/scenarios/boards.py": "a field that TOML has given its type",
    "delphi/scenarios/names.py": "a value of the engine",
    "delphi/scenarios/position_builder.py": "a field that TOML has given its type",
    "delphi/ui/editor/view.py": "a value of the engine",
    "games/simple_rules.py": "a number of outcomes that a game's author gives",
    "games/scenarios/runner.py": "a field that TOML has given its type",
    "games/scenarios/toml_file.py": "a place in a file: an index or a key",
    "lessons/draft.py": "a value that TOML has given its type",
    "lessons/lesson.py": "a place in a file: an index or a key",
    "mythology/packs/form.py": "a value that TOML has given its type",
    "mythology/advanced/scenarios/position_builder.py": "a field that TOML has given its type",
    "mythology/scenarios/position_builder.py": "a field that TOML has given its type",
    "web/runtime/server/messages.py": "a value that JSON has given its type",
}
"""Modules that ask whether a value is a whole number, and what that value is."""


def calls(signs: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls in modules whose text has some signs, with the names of their files."""
    for path in modules().values():
        if re.search(signs, path.read_text("utf-8")):
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.Call):
                    yield path.relative_to(PACKAGE).as_posix(), node


def reads(call: ast.Call) -> bool:
    """Whether a call reads a file."""
    function = call.func
    if isinstance(function, ast.Name):
        modes = [arg.value for arg in call.args[1:2] if isinstance(arg, ast.Constant)]
        return function.id == "open" and not any(str(mode)[0] in "wxa" for mode in modes)
    if not isinstance(function, ast.Attribute):
        return False
    if function.attr == "open" and ast.unparse(function.value) != "Image":
        modes = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        return any(isinstance(mode, str) and mode in {"r", "rb", "r+b", "rt"} for mode in modes)
    return function.attr in {"read_text", "read_bytes"}


def test_users_files_are_read_at_one_place():
    readers = {
        name
        for name, call in calls(r"open\(|read_text|read_bytes")
        if reads(call) and not any(file in ast.unparse(call) for file in OWN_FILES)
    }
    assert readers and readers <= READERS


def test_users_numbers_are_read_at_one_place():
    checked = set()
    for name, call in calls("isinstance"):
        kind = getattr(call.func, "id", "") == "isinstance" and ast.unparse(call.args[1])
        if kind and kind.split(" | ")[0] == "int":
            checked.add(name)
    assert checked and checked <= set(CHECKS)
    for path in modules().values():
        text = path.read_text("utf-8")
        if path != PACKAGE / "core/arguments.py":
            assert "operator.index" not in text and "get_close_matches" not in text, path


def test_encodings_are_recognized_at_one_place():
    for path in modules().values():
        name, text = path.relative_to(PACKAGE).as_posix(), path.read_text("utf-8")
        assert "utf-8-sig" not in text or name in {"core/files.py", "storage/journal.py"}, name
        assert "\\ufeff" not in text or name in {"core/files.py", "games/opening.py"}, name


# --- names ---------------------------------------------------------------------------------------

KNOWN: Final = (
    "compact",
    "free",
    "sailing.diameter",
    "planner-quick",
    "z\u0142ota",
    "m\u00e9lange",
)


@pytest.mark.parametrize(
    ("given", "right"),
    [
        *(("Free", "free"), (" FREE ", "free"), ("sailing diameter", "sailing.diameter")),
        *(("Sailing-Diameter", "sailing.diameter"), ("planner_quick", "planner-quick")),
        *(("PlannerQuick", "planner-quick"), ("zlota", "z\u0142ota"), ("Z\u0141OTA", "z\u0142ota")),
        *(("Me\u0301lange", "m\u00e9lange"), ("melange", "m\u00e9lange"), ("\uff46ree", "free")),
    ],
)
def test_case_accents_and_separators_make_no_difference(given, right):
    assert meant(given, KNOWN) == chosen("name", given, KNOWN) == right


def test_other_names_are_refused_with_the_nearest():
    with pytest.raises(ValueError, match=r"^unknown layout 'fre'; did you mean 'free'\?$"):
        chosen("layout", "fre", KNOWN)
    for value in (None, 7, "", "  ", "\u200b", ["free"], b"free", "x" * 10_000):
        assert meant(value, KNOWN) is None
        with pytest.raises(ValueError, match="unknown layout"):
            chosen("layout", value, KNOWN)
    assert unknown("bot", "x", ("a", "b")) == "unknown bot 'x'; choose a or b"
    assert close("Sailing.Diametre", KNOWN) == ("sailing.diameter",)
    assert nearest("xyz", KNOWN) == ""
    assert name_key("A-b_c.D 1") == "abcd1"


def lesson_named(name: str) -> str:
    address = lesson_address_of(f"?lesson={name}")
    assert address is not None
    return address.lesson


@pytest.mark.parametrize(
    "call",
    [
        lambda name: oracle_nb.new_game(2, 1, layout=name("free")).rules.setting.layout,
        lambda name: frames.spaces(name("free"), 3).kind.iloc[0],
        lambda name: list(frames.atlas(1, 1, [name("free")], [name("sailing.diameter")]).columns),
        lambda name: [result.bots for result in oracle_nb.simulate(1, 2, name("random"))],
        lambda name: [result.bots for result in oracle_nb.simulate(1, 2, name("bot:random"))],
        lambda name: [puzzle.id for puzzle in oracle_nb.puzzles(tag=name("gods"))],
        lambda name: oracle_nb.gym_env(2, render_mode=name("ansi")).render_mode,
        lambda name: oracle_nb.new_game(4, 1, game="mythology", pack=name("standard")).position,
        lambda name: read_address(f"?lesson=x&of={name('mythology')}").game,
        lambda name: lesson_named(name("sailing")),
    ],
)
def test_names_are_understood_in_any_case(call):
    assert call(str) == call(str.upper) == call(lambda name: f" {name.title()} ")


@pytest.mark.parametrize(
    ("call", "hint"),
    [
        (lambda: oracle_nb.new_game(2, 1, layout="fre"), "did you mean 'free'"),
        (lambda: oracle_nb.new_game(2, 1, game="Delphi"), "did you mean 'delphi'"),
        (lambda: oracle_nb.new_game(2, 1, game="The Oracle of Delphi"), "did you mean 'delphi'"),
        (lambda: oracle_nb.new_game(2, 1, layot="free"), "did you mean 'layout'"),
        (lambda: oracle_nb.new_game(palyers=2), "did you mean 'players'"),
        (lambda: oracle_nb.new_game(2, game="mythology", sed=1), "did you mean 'seed'"),
        (lambda: oracle_nb.simulate(1, 2, "gredy"), "did you mean 'greedy'"),
        (lambda: oracle_nb.rulebook("polski"), "did you mean 'pl'"),
        (lambda: oracle_nb.rulebook()["Move Range"], "did you mean 'move.range'"),
        (lambda: oracle_nb.lesson("salling"), "did you mean 'sailing'"),
        (lambda: frames.atlas(1, 1, measures=["sailing.diametre"]), "did you mean 'sailing.diam"),
        (lambda: frames.atlas(1, 1, measures=["foo"]), "unknown measure 'foo'; choose one of"),
        (lambda: frames.atlas(1, 1, kinds=["fre"]), "unknown kind 'fre'; did you mean 'free'"),
        (lambda: oracle_nb.puzzles(tag="god"), "did you mean 'gods'"),
        (lambda: oracle_nb.explore("compct.3"), "did you mean 'compact'"),
        (lambda: oracle_nb.new_game(2, 1).play("mvoe die:red D7"), "did you mean move"),
    ],
)
def test_misspelled_names_are_answered_with_the_nearest(call, hint):
    with pytest.raises((ValueError, LookupError, UnknownLanguage), match=hint):
        call()


@pytest.mark.parametrize(
    "text",
    [
        *("move die:green F12.", "`move die:green F12`", " Move\u00a0DIE:green  f12 "),
        *("\u201cmove die:green F12\u201d", "move die\uff1agreen F12", "move die:green F12\u200b"),
    ],
)
def test_pasted_actions_are_read(text):
    game = oracle_nb.new_game(players=3, seed=3)
    assert game.action(text) == game.action("move die:green F12")
