"""The package loads and plays on Windows and macOS: nothing needs what only Linux has."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from oracle_nb.storage.journal import JournalError, open_journal
from tests.sources import PACKAGE, ROOT, modules, tree

POSIX: Final = (
    *("fcntl", "grp", "nis", "ossaudiodev", "posix", "pty", "pwd", "readline", "resource"),
    *("spwd", "syslog", "termios", "tty", "crypt", "curses"),
)
"""Modules that Windows doesn't have."""
ONLY_POSIX: Final = {
    "os": (
        *(
            "fork",
            "forkpty",
            "getuid",
            "geteuid",
            "getgid",
            "getegid",
            "setuid",
            "setsid",
            "killpg",
        ),
        *("getpgid", "chown", "fchown", "fchmod", "lchown", "mkfifo", "mknod", "nice"),
        *("getloadavg", "sched_getaffinity", "uname", "wait", "waitpid", "sync", "killpg"),
        *(
            "O_NOFOLLOW",
            "O_DIRECTORY",
            "O_NONBLOCK",
            "O_CLOEXEC",
            "WIFEXITED",
            "openpty",
            "ttyname",
        ),
    ),
    "signal": ("SIGKILL", "SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGPIPE", "alarm", "pause"),
    "socket": ("AF_UNIX", "SO_REUSEPORT", "socketpair"),
    "time": ("tzset", "clock_gettime"),
}
"""Names in modules of the standard library that Windows doesn't have."""

SMOKE: Final = f"""
import builtins, importlib, pathlib, pkgutil, sys
real, posix = builtins.__import__, {POSIX!r}

def without(name, globals=None, locals=None, fromlist=(), level=0):
    # Libraries ask for the platform themselves.
    if name in posix and (globals or {{}}).get("__name__", "").startswith("oracle_nb"):
        raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
    return real(name, globals, locals, fromlist, level)

builtins.__import__ = without
import oracle_nb
failed = []
for found in pkgutil.walk_packages(oracle_nb.__path__, "oracle_nb."):
    if found.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(found.name)
    except Exception as error:
        failed.append(f"{{found.name}}: {{error!r}}")
assert not failed, failed

from oracle_nb.web.runtime.server.limits import raise_file_limit
from oracle_nb.web.saved_games.store import Store
raise_file_limit()
folder = pathlib.Path(sys.argv[1])
for name in ("delphi", "mythology"):
    game = oracle_nb.new_game(seed=1, game=name)
    game.play(game.legal_actions()[0])
    path = game.save(folder / f"{{name}} \\u0142.json")
    assert oracle_nb.open_game(path).position == game.position
    store = Store()
    assert store.load(store.add(game))[0].position == game.position
short = oracle_nb.RuleSet(returned=4, rounds=2)
games = list(oracle_nb.simulate(2, 2, "random", rules=short, keep=folder / "games"))
assert games == list(oracle_nb.simulate(2, 2, "random", rules=short, keep=folder / "games"))
from oracle_nb.cli import main
assert main(["rules", "move.range", "--lang", "pl"]) == 0
assert main(["replay", str(path)]) == 0
print("done")
"""


def test_every_module_loads_and_a_game_is_played_without_posix(tmp_path):
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-W", "ignore", "-c", SMOKE, str(tmp_path)],
        # A console of Windows.
        env={
            **os.environ,
            "PYTHONIOENCODING": "cp1252",
            "ORACLE_NB_DATA": str(tmp_path / "data"),
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")[-3000:]
    assert done.stdout.decode("cp1252").split()[-1] == "done"


def names(module: ast.AST) -> list[str]:
    """The names of the POSIX parts that a module uses, as far as they are written out."""
    called = []
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in ONLY_POSIX.get(node.value.id, ()):
                called.append(f"{node.value.id}.{node.attr}")
        elif isinstance(node, ast.Call):
            called += [
                str(keyword.arg)
                for keyword in node.keywords
                if keyword.arg in {"pass_fds", "preexec_fn"}
            ]
        elif isinstance(node, ast.ImportFrom) and node.module in ONLY_POSIX:
            called += [alias.name for alias in node.names if alias.name in ONLY_POSIX[node.module]]
    return called


def test_only_the_supervisor_of_several_processes_needs_posix():
    used = {
        path.relative_to(PACKAGE).as_posix(): missing_names
        for path in modules().values()
        if (missing_names := names(tree(path)))
    }
    # Files have owners only where this is there.
    assert used == {
        "web/runtime/server/processes.py": ["pass_fds"],
        "core/files.py": ["os.geteuid"],
    }


def test_nothing_imports_posix_modules_at_load():
    for path in modules().values():
        for node in tree(path).body:
            imported = []
            if isinstance(node, ast.Import):
                imported = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                imported = [str(node.module)]
            assert not set(imported) & set(POSIX), path


def test_names_of_files_are_legal_on_windows():
    reserved = {
        "con",
        "prn",
        "aux",
        "nul",
        *(f"{text}{n}" for text in ("com", "lpt") for n in "123456789"),
    }
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    lower: set[str] = set()
    for name in filter(None, listed.split("\0")):
        assert not set(name) & set('<>:"\\|?*'), name
        for part in name.split("/"):
            assert part.split(".")[0].casefold() not in reserved, name
            assert not part.endswith((".", " ")), name
        assert name.casefold() not in lower, f"{name}: another file differs in case only"
        lower.add(name.casefold())
        assert len(name) < 200, name


def test_a_journal_is_locked_for_others_and_leaves_no_lock(tmp_path):
    path = tmp_path / "journal"
    with open_journal(path, b"head", bytes.decode, bytes.decode) as journal:
        journal.add(b"line")
        with (
            pytest.raises(JournalError, match="another process is writing this file"),
            open_journal(path, b"head", bytes.decode, bytes.decode),
        ):
            pass
    assert [path.name for path in tmp_path.iterdir()] == ["journal"]
    assert path.read_bytes() == b"head\nline\n"
    with (
        pytest.raises(JournalError, match="regular file"),
        open_journal(Path(os.devnull), b"head", bytes.decode, bytes.decode),
    ):
        pass


def unspecified(call: ast.Call) -> bool:
    """Whether a call reads or writes a text in whatever encoding the system has."""
    function, named = call.func, {keyword.arg for keyword in call.keywords}
    if ast.unparse(function) == "tarfile.open":
        return False
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if "encoding" in named or name not in {"read_text", "write_text", "open", "fdopen"}:
        return False
    if name not in {"open", "fdopen"}:
        return len(call.args) < (1 if name == "read_text" else 2)
    modes = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    modes += [
        keyword.value.value for keyword in call.keywords if isinstance(keyword.value, ast.Constant)
    ]
    return any(isinstance(mode, str) and mode in {"r", "w", "a", "x", "rt", "wt"} for mode in modes)


def test_texts_are_read_and_written_in_utf_8():
    for folder in ("oracle_nb", "scripts", "examples", "benchmarks"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.Call) and unspecified(node):
                    pytest.fail(f"{path}:{node.lineno}: {ast.unparse(node)}")
