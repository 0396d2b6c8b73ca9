"""Shared fixtures: hypothesis profiles, data folders, browsers."""

import faulthandler
import gc
import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from oracle_nb.render import text_changes
from oracle_nb.storage.database import DATABASE, Database, SQLite
from oracle_nb.storage.database.locations import PLACE, from_url
from oracle_nb.text import wording
from tests.postgres import Server, server

# Modules and collected tests are looked through once, when all are there.
gc.disable()

# jsonschema would build parsers of addresses, for a format that no schema here has: that takes a
# second.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]

# People who run the tests may have games of their own.
os.environ.pop(DATABASE, None)
_data = TemporaryDirectory(prefix="oracle-nb-tests-")
os.environ[PLACE] = _data.name

# `make test` looks at the same examples each time, so that a red run means a change; `make long`
# looks for new ones.
settings.register_profile("test", derandomize=True, deadline=None, max_examples=20)
settings.register_profile(
    "long",
    max_examples=2_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "test")
settings.load_profile(PROFILE)

# The constants of the program are no examples: to read all its modules for them takes a second, and
# they would depend on the modules that the tests before have loaded.
if PROFILE == "test":
    patch.object(providers, "_get_local_constants", Constants).start()

# Secrets, ids and games without a seed are the same each time, too.
_secrets = random.Random()
if PROFILE == "test":
    patch.object(random, "_urandom", _secrets.randbytes).start()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=lambda: setattr(random, "_urandom", os.urandom))


_parse, _parse_entry = FluentParser.parse, FluentParser.parse_entry
_parsed = lru_cache(1024)(lambda spans, text: _parse(FluentParser(spans), text))
_parsed_entry = lru_cache(None)(lambda spans, text: _parse_entry(FluentParser(spans), text))


def _parsed_once(parser: FluentParser, source: str) -> ast.Resource:
    """Parse each Fluent file once for all tests; nothing changes what was parsed."""
    return _parsed(parser.with_spans, source)


def _entry_parsed_once(parser: FluentParser, source: str) -> ast.EntryType:
    """Parse each message once, too."""
    return _parsed_entry(parser.with_spans, source)


patch.multiple(FluentParser, parse=_parsed_once, parse_entry=_entry_parsed_once).start()

# Many tests open the same pages of the same games, with the same texts and differences.
_change = lru_cache(maxsize=16_384)(text_changes.change)
patch.object(text_changes, "change", _change).start()
patch.object(wording, "_KEPT", 16_384).start()


@pytest.fixture
def new_objects() -> None:
    """Have the garbage collector look through new objects only, for tests that collect garbage.

    What was made before stays until the end of the process: it needs a second to be looked through.
    """
    gc.freeze()


@pytest.fixture
def forget_changes() -> Callable[[], None]:
    """Forgets the differences of texts found so far, for tests of how much work that is."""
    return _change.cache_clear


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seed the secrets of a test, and let long tests take longer than ``faulthandler_timeout``."""
    _secrets.seed(item.nodeid)
    if item.get_closest_marker("long"):
        faulthandler.cancel_dump_traceback_later()


def pytest_sessionfinish() -> None:
    """Look for garbage for the last time: pytest and the interpreter would do so six times."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Keep the garbage collector from looking through modules and collected tests each time.

    It also looks less often than by default: that takes a tenth off the time of the tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    gc.enable()


WITHOUT = (
    # Each window would load two pages for the address bar: a third of what it takes to open one.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # The features that Playwright turns off: Chromium reads the last --disable-features only.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""Features of Chromium that no test needs."""


@pytest.fixture(scope="session")
def base_url() -> None:
    """Pages have whole addresses; the plugin's own fixture is of a kind that pytest 10 drops."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the headless shell or the Chromium that scripts/chromium.py finds, quiet and offline.

    Without windows, Chromium takes less of the processor.
    """
    from scripts.chromium import find, find_shell

    program = find_shell() or find()
    if program is None:
        pytest.fail("no Chromium: run `make chromium`")
    return {
        **browser_type_launch_args,
        "executable_path": program,
        "args": [
            "--no-sandbox",  # as root, as in most containers, Chromium starts in no other way
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
            "--process-per-site",  # compiles the scripts of all pages of a context once
            f"--disable-features={','.join(WITHOUT)}",
        ],
    }


@pytest.fixture(scope="module")
def few_playouts() -> Iterator[None]:
    """Let the coach play each line out twice, not twelve times: a ninth of the time."""
    with patch("oracle_nb.delphi.planning.coach.PAIRS", 2):
        yield


PATIENCE = 60
"""Seconds after which a database server counts as hanging."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """A PostgreSQL server, shared by all tests of a process; skipped where none is installed."""
    with server() as made:
        yield made


@pytest.fixture
def postgres(postgres_server: Server) -> Iterator[Server]:
    """A PostgreSQL server that may answer late, since other programs keep processors busy."""
    module = "oracle_nb.storage.database.postgres"
    with (
        patch.multiple(module, SILENCE=PATIENCE, PING=PATIENCE),
        patch.dict(f"{module}._DEFAULTS", connect_timeout=str(PATIENCE)),
    ):
        yield postgres_server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield SQLite(tmp_path / "games.sqlite")
        return
    made = from_url(request.getfixturevalue("postgres").fresh())
    yield made
    made.close()
