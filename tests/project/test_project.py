"""The paperwork of the project: package, lock, Makefile, Binder and the name of the repository."""

import ast
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from importlib.metadata import entry_points, requires, version
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

import oracle_nb
from scripts import chromium, lock, repository, suites
from tests.sources import ROOT, modules, statements

BIN = Path(sys.executable).parent
HEAVY = ("panel", "bokeh", "ipycanvas", "ipywidgets", "numpy", "networkx", "pandas")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def python(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=250, check=True
    )
    return done.stdout


def own_files() -> list[Path]:
    """Return every file that is committed or would be."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in done.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


# The package


def test_importing_the_package_loads_nothing_heavy():
    loaded = json.loads(
        python("import json, sys, oracle_nb; print(json.dumps(sorted(sys.modules)))")
    )
    assert "oracle_nb" in loaded
    assert [name for name in loaded if name in HEAVY] == []
    assert [name for name in loaded if name.startswith("oracle_nb.")] == []


@pytest.mark.parametrize("name", oracle_nb.__all__)
def test_every_lazy_name_is_there(name):
    assert getattr(oracle_nb, name) is not None
    assert name in dir(oracle_nb)


def test_no_lazy_name_is_hidden_by_a_module():
    names = {path.stem for path in (ROOT / "oracle_nb").iterdir()}
    assert names.isdisjoint(oracle_nb.__all__)


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'new_gmae'"):
        _ = oracle_nb.new_gmae


def test_version_is_the_same_everywhere():
    assert version("oracle-nb") == oracle_nb.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## \[(.+?)\]", changelog, re.MULTILINE)
    assert first is not None
    assert first[1] in {"Unreleased", oracle_nb.__version__}
    assert oracle_nb.__version__ in changelog
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {oracle_nb.__version__}\n" in citation


def test_modules_have_fewer_than_600_lines_and_functions_fewer_than_60():
    long = {}
    for path in modules().values():
        text, name = path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))
        if (lines := len(text.splitlines())) >= 600:
            long[name] = lines
        for node in statements(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                # With the docstring, without decorators.
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines >= 60:
                    long[f"{name}: {node.name}"] = lines
    assert long == {}


def test_tests_and_scripts_have_fewer_than_600_lines():
    lines = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in own_files()
        if path.suffix == ".py"
    }
    assert {path: count for path, count in lines.items() if count >= 600} == {}


def test_the_architecture_page_shows_the_layers_that_are_checked():
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (layers,) = (
        contract["layers"] for contract in contracts if contract.get("containers") == ["oracle_nb"]
    )
    checked = [re.findall(r"\w+", layer) for layer in layers if layer != "(__main__)"]
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.+?) \|", page, re.MULTILINE)
    assert [sorted(re.findall(r"`(\w+)`", row)) for row in rows] == [*map(sorted, checked)]


# The lock file


def requirements() -> list[Requirement]:
    project = PROJECT["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    wanted = [Requirement(text) for group in groups for text in group]
    return [requirement for requirement in wanted if requirement.name != project["name"]]


def locked() -> dict[str, set[str]]:
    versions: dict[str, set[str]] = {}
    for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            match = re.fullmatch(r"([a-z0-9-]+)==([0-9][\w.+!]*)( ; .+)?", line)
            assert match is not None, f"requirements.lock should hold only versions: {line!r}"
            versions.setdefault(match[1], set()).add(match[2])
    return versions


@pytest.mark.parametrize("requirement", requirements(), ids=str)
def test_the_lock_satisfies_the_project_requirements(requirement):
    name = re.sub(r"[-_.]+", "-", requirement.name).lower()
    versions = locked().get(name)
    assert versions, f"{name} is not locked: run `make lock`"
    for supported in versions:
        assert requirement.specifier.contains(supported), f"{name} {supported}: run `make lock`"


HASHED = ("server.lock", "binder/requirements.txt")


def hashed(name: str) -> dict[str, set[str]]:
    """The packages in a lock file with hashes, with their versions."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", "")
    hashes: dict[str, set[str]] = {}
    package = re.compile(r"([a-z0-9-]+)==([0-9][\w.+!]*)( ; [^\\]+?)?( +--hash=sha256:\w{64})+")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            fields = package.fullmatch(line)
            assert fields is not None, f"{name} should hold only versions and hashes: {line:.60}"
            hashes.setdefault(fields[1], set()).add(fields[2])
    return hashes


@pytest.mark.parametrize("name", HASHED)
def test_locks_with_hashes_have_the_versions_of_the_lock(name):
    known = locked()
    for package, versions in hashed(name).items():
        assert versions <= known[package], f"{name}: {package}: run `make lock`"


@pytest.mark.parametrize(("name", "extras"), [*zip(HASHED, ("app,postgres", "lab"), strict=True)])
def test_locks_with_hashes_have_all_that_is_needed(name, extras):
    there, todo = hashed(name), lock.wanted(extras)
    seen = set()
    while todo:
        requirement = Requirement(todo.pop())
        package = re.sub(r"[-_.]+", "-", requirement.name).lower()
        if package == "jupyterlab" or (package, *requirement.extras) in seen:
            continue
        seen.add((package, *requirement.extras))
        assert package in there, f"{name} lacks {package}: run `make lock`"
        assert all(requirement.specifier.contains(version) for version in there[package])
        for text in requires(package) or ():
            marker = Requirement(text).marker
            extras = requirement.extras or {""}
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras):
                todo.append(text)


def test_binder_installs_its_lock_and_nothing_else():
    command = (ROOT / "binder/postBuild").read_text(encoding="utf-8")
    assert re.findall(r"pip install (.*)", command) == [
        "--quiet --no-deps --no-build-isolation --no-cache-dir ."
    ]
    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"pip install (.*)", guide) == [
        "--require-hashes -r server.lock",
        "--no-deps --no-build-isolation .",
    ]
    assert "jupyterlab" not in hashed("binder/requirements.txt")


def test_dependencies_with_private_access_are_pinned_to_a_minor_version():
    bound = {requirement.name: requirement.specifier for requirement in requirements()}
    for name, beyond in [
        ("panel", "1.10"),
        ("bokeh", "3.10"),
        ("ipycanvas", "0.15"),
        ("ipywidgets", "9"),
    ]:
        assert not bound[name].contains(beyond)


# Makefile and scripts


def test_make_help_lists_every_target():
    done = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=250, check=True
    )
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    declared = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert declared is not None
    assert set(re.findall(r"^  make (\w+) +\S", done.stdout, re.MULTILINE)) == set(
        declared[1].split()
    )


# A Python of the system doesn't always say how it was built; it is known by its folder, /usr.
BUILT = """#!/bin/sh
exec {python} -c "import sys, sysconfig
sys.base_prefix, sysconfig.get_config_vars()['CONFIG_ARGS'] = '{prefix}', '{options}'
exec(sys.argv.pop(1))" "$2" "$3"
"""


@pytest.mark.parametrize(
    ("builds", "chosen"),
    [
        ((("/builds", ""), ("/opt", "--with-lto --enable-optimizations"), ("/usr", "")), 1),
        ((("/builds", "--enable-shared"), ("/usr", "--without-ensurepip")), 1),
        ((("/builds", "--enable-shared"),), 0),
    ],
)
def test_make_takes_an_optimized_python_before_the_first(tmp_path, builds, chosen):
    paths = []
    for number, (prefix, options) in enumerate(builds):
        path = tmp_path / str(number) / "python3"
        path.parent.mkdir()
        path.write_text(BUILT.format(python=sys.executable, prefix=prefix, options=options))
        path.chmod(0o700)
        paths.append(path)
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "which"):
        (tools / name).symlink_to(str(shutil.which(name)))
    done = subprocess.run(
        [str(tools / "sh"), "scripts/python.sh"],
        cwd=ROOT,
        env={"PATH": os.pathsep.join([*(str(path.parent) for path in paths), str(tools)])},
        capture_output=True,
        text=True,
        timeout=250,
        check=True,
    )
    assert done.stdout.splitlines() == [str(paths[chosen])]


@pytest.mark.parametrize("name", [".ci/run", "binder/postBuild", "binder/start"])
def test_shell_scripts_can_be_run(name):
    assert os.access(ROOT / name, os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / name)], check=True, timeout=250)


@pytest.mark.parametrize("name", ["tests", "release"])
def test_workflows_name_commits_and_targets_that_are_there(name):
    workflow = (ROOT / f".github/workflows/{name}.yml").read_text(encoding="utf-8")
    actions = [text for text in re.findall(r"uses: (.+)", workflow) if not text.startswith("./")]
    assert len(actions) >= 6
    pinned = re.compile(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [action for action in actions if not pinned.fullmatch(action)] == []
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"run: make (.+)", workflow)[0].split()
    assert [target for target in targets if f"\n{target}: " not in makefile] == []
    for place in re.findall(r"(?:\./)?(\.(?:ci|github)/\S+)|(scripts/\S+\.py)", workflow):
        assert (ROOT / "".join(place)).is_file(), place


def test_actions_are_pinned_alike_in_all_workflows():
    files = (ROOT / ".github/workflows").glob("*.yml")
    texts = [file.read_text(encoding="utf-8") for file in files]
    uses = {match for text in texts for match in re.findall(r"uses: (\S+@\S+ # .+)", text)}
    assert len(uses) == len({use.partition("@")[0] for use in uses})


def test_suites_that_test_nothing_are_noticed():
    suite = next(candidate for candidate in suites.TESTED if candidate.name == "tests")
    assert suites.outcome(suite, 0)[0] == "passed"
    assert suites.outcome(suite, 1)[0] == "failed"
    assert suites.outcome(suite, suites.PYTEST_FOUND_NOTHING)[0] == "failed"
    assert suites.outcome(suite, suites.MISSING)[0] == "failed"


def test_temporary_files_are_in_memory_where_there_is_room(monkeypatch, tmp_path):
    monkeypatch.setattr(suites, "ROOM", 0)
    with suites.scratch(tmp_path) as variables:
        assert [*tmp_path.iterdir()] == [Path(variables["TMPDIR"])]
        (Path(variables["TMPDIR"]) / "games.sqlite").touch()
    assert [*tmp_path.iterdir()] == []
    monkeypatch.setattr(suites, "ROOM", 1 << 80)
    for memory in (tmp_path, tmp_path / "missing"):
        with suites.scratch(memory) as variables:
            assert variables == {}


def test_suites_run_beside_each_other(monkeypatch):
    beside = threading.Barrier(len(suites.TESTED), timeout=250)

    def captured(suite):
        beside.wait()
        return suites.Report(0, 1, suite.about)

    monkeypatch.setattr(suites, "captured", captured)
    assert {suite for suite, _ in suites.reports(suites.TESTED)} == {*suites.TESTED}


def test_a_browser_is_never_awaited_for_more_than_a_minute():
    waits: dict[int, Path] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        # Playwright counts milliseconds; all other timeouts are smaller numbers of seconds.
        for text in re.findall(r"(?:timeout=|PATIENCE = )(\d[\d_]*)", path.read_text("utf-8")):
            waits.setdefault(int(text), path)
    assert 60_000 in waits
    assert max(waits) <= 60_000, waits[max(waits)]


def test_the_files_of_the_quick_suite_exist():
    assert [name for name in suites.UNIT if not (ROOT / name).is_file()] == []


def test_every_folder_of_tests_belongs_to_a_suite():
    commands = [word for suite in suites.TESTED for word in suite.commands[0]]
    for folder in {*suites.APART} - {"tests/long", "tests/browser"}:
        assert (ROOT / folder).is_dir()
        assert folder in commands


def test_two_suites_share_the_files_with_browser_tests():
    halves = [[*suite.files] for suite in suites.TESTED if suite.name.startswith("browser-")]
    assert len(halves) == 2
    for half, suite in zip(halves, suites.TESTED, strict=False):
        assert suite.commands[0][-len(half) :] == suite.files
    marked = re.compile(r"^(?:pytestmark = \[?|@)pytest\.mark\.browser", re.MULTILINE)
    assert sorted(itertools.chain.from_iterable(halves)) == [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if marked.search(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize("name", ["golden", "browser"])
def test_every_marked_test_is_in_the_folder_of_its_suite(name):
    suite = next(
        candidate for candidate in (*suites.TESTED, *suites.ON_REQUEST) if candidate.name == name
    )
    looks = [ROOT / word for word in suite.commands[0] if word.startswith("tests/")]
    marked = [
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if f"pytest.mark.{name}\n" in path.read_text("utf-8")
    ]
    assert looks and marked
    assert [path for path in marked if not any(path.is_relative_to(there) for there in looks)] == []


def test_a_chromium_that_does_not_start_is_refused(monkeypatch):
    monkeypatch.setenv("CHROMIUM", str(ROOT / "LICENSE"))
    with pytest.raises(chromium.NoChromiumError, match="LICENSE is not a browser that starts"):
        chromium.find()


def test_a_headless_shell_is_used_if_no_browser_is_named_and_it_is_there(monkeypatch):
    monkeypatch.setattr(chromium, "starts", lambda program: True)
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setenv("CHROMIUM", "chrome")
    assert chromium.find_shell() is None
    monkeypatch.delenv("CHROMIUM")
    assert chromium.find_shell() == "/bin/chromium-headless-shell"
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert chromium.find_shell() is None


def test_a_headless_shell_is_installed_beside_debians_chromium_only(monkeypatch, tmp_path):
    calls: list[str] = []
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "apt", lambda: ["apt-get"])

    def call(command: list[str]) -> str:
        calls.append(command[1])
        return "no network"

    monkeypatch.setattr(chromium, "call", call)
    monkeypatch.setattr(chromium, "DEBIANS", tmp_path / "chromium.list")
    chromium.install_shell()
    assert calls == []
    chromium.DEBIANS.touch()
    chromium.install_shell()
    assert calls == ["install", "update", "install"]


def test_without_a_chromium_the_error_lists_the_attempts(monkeypatch):
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "apt", lambda: None)
    monkeypatch.setattr(chromium, "call", lambda command: "no network")
    with pytest.raises(chromium.NoChromiumError) as caught:
        chromium.install()
    assert "apt-get: not here" in str(caught.value)
    assert "playwright install chromium: no network" in str(caught.value)


# Binder


def test_binder_has_a_python_that_the_project_allows():
    name = (ROOT / "binder/runtime.txt").read_text(encoding="utf-8").strip()
    allowed = SpecifierSet(PROJECT["project"]["requires-python"])
    assert allowed.contains(name.removeprefix("python-"))


def test_binder_would_build():
    done = subprocess.run(
        [
            *(str(BIN / "jupyter-repo2docker"), "--no-build", "--debug"),
            *("--user-id", "1000", "--user-name", "jovyan", "."),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    python_version = (ROOT / "binder/runtime.txt").read_text(encoding="utf-8").strip()
    assert python_version.replace("-", "=") in said
    source = said.index("src/ ${REPO_DIR}/")
    install = said.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    after = said.index("RUN ./binder/postBuild")
    assert install < source < after, "the image keeps the packages when the app changes"
    assert 'R2D_ENTRYPOINT="${REPO_DIR}/binder/start"' in said


def test_the_app_is_offered_to_the_jupyter_server():
    (entry,) = entry_points(group="jupyter_serverproxy_servers", name="oracle")
    offer = entry.load()()
    command = offer["command"]
    assert offer["absolute_url"] is True
    assert offer["unix_socket"] is True, "a port would be open to everybody on the machine"
    assert command[:2] == [sys.executable, "-m"]
    assert find_spec(command[2]), "the app's module has moved"
    socket, folder, page = command[3:]
    assert socket == "{unix_socket}"
    assert offer["launcher_entry"]["path_info"] == f"oracle/{page}"
    assert folder == "{base_url}oracle/"


# Common traps for newcomers


def test_no_file_names_a_place_on_somebodys_machine():
    places = re.compile("(?<![\\w.}>-])/(?:home|root|Users|work)" + "/\\w")
    outside = re.compile(r"\.\./" + "shared")
    naming = []
    for path in own_files():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(lines, 1):
            if places.search(line) or outside.search(line):
                naming.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert naming == []


# The name of the repository


NAMING = sorted({path for pattern in repository.FILES for path in repository.ROOT.glob(pattern)})


@pytest.fixture
def copy(tmp_path):
    for path in NAMING:
        target = tmp_path / path.relative_to(repository.ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return tmp_path


def everything(root):
    return "".join((root / path.relative_to(repository.ROOT)).read_text("utf-8") for path in NAMING)


def test_without_a_name_there_are_no_links_that_need_one():
    text = everything(repository.ROOT)
    if not repository.current():
        assert "OWNER.github.io" not in text and "/OWNER/NAME" not in text
        assert "mybinder.org/v2" not in text


def test_every_badge_and_link_gets_the_name(copy):
    changed = {path.name for path in repository.rename("ann-b/delphi.nb", copy)}
    assert {"README.md", "pyproject.toml", "CITATION.cff"} <= changed
    text = everything(copy)
    assert repository.current(copy) == "ann-b/delphi.nb"
    assert text.count("mybinder.org/v2/gh/ann-b/delphi.nb/HEAD") == 2
    assert 'Documentation = "https://ann-b.github.io/delphi.nb/"' in text
    assert "git clone https://github.com/ann-b/delphi.nb oracle_nb" in text
    assert "ADDRESS" not in (copy / "README.md").read_text("utf-8")
    tomllib.loads((copy / "pyproject.toml").read_text("utf-8"))
    assert repository.rename("ann-b/delphi.nb", copy) == []
    repository.rename("bob/sea", copy)
    assert not re.search(r"ann-b|delphi\.nb", everything(copy))
    repository.rename("ann-b/delphi.nb", copy)
    assert everything(copy) == text


def test_longer_names_are_left_alone(copy):
    repository.rename("ann/sea", copy)
    (copy / "README.md").write_text("https://github.com/ann/sea-2 https://github.com/ann/sea")
    repository.rename("bob/lake", copy)
    assert (copy / "README.md").read_text() == (
        "https://github.com/ann/sea-2 https://github.com/bob/lake"
    )


@pytest.mark.parametrize("name", ["", "delphi", "a/b/c", "-a/b", "a/..", "a b/c", "a/b?"])
def test_a_name_that_github_does_not_allow_is_refused(copy, name):
    before = everything(copy)
    with pytest.raises(ValueError, match="OWNER/NAME"):
        repository.rename(name, copy)
    assert everything(copy) == before
