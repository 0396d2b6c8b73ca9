"""Data that sessions share is loaded while the server listens."""

import subprocess
import sys

from oracle_nb.games.registry import packages
from oracle_nb.web.runtime.server import preload as warming
from oracle_nb.web.runtime.server.preload import import_modules, prepare_records

FRESH = """
import sys
sys.modules["pytest"] = None  # The app is installed without it.
from oracle_nb.web.runtime.server.preload import import_modules
from oracle_nb.web.runtime.server.preload import warm

import_modules()
known = {*sys.modules}
warm()
print(sorted(name for name in {*sys.modules} - known if name.startswith("oracle_nb.")))

from oracle_nb.lessons import catalog
print(catalog.lessons_of.cache_info().currsize)
"""


def test_a_fresh_server_has_lessons_and_no_page_imports_modules_of_games():
    """Threads that import at the same time can get modules that aren't complete."""
    done = subprocess.run(
        [sys.executable, "-c", FRESH], capture_output=True, text=True, timeout=250, check=True
    )
    taught = [package for package in packages() if package.lessons() is not None]
    assert done.stdout.splitlines() == ["[]", str(len(taught))] and taught
    assert "in advance" not in done.stderr


def test_a_fault_is_left_to_the_page_that_meets_it(monkeypatch, caplog):
    def fail(_game):
        raise ValueError("damaged")

    monkeypatch.setattr(warming, "lessons_of", fail)
    warming.warm()
    assert "in advance" in caplog.text


def test_records_are_known_before_threads_read_any():
    import_modules()
    # Two threads that read the first record of a kind at the same time would end the process.
    known = {f"{kind.__module__}.{kind.__qualname__}" for kind in prepare_records()}
    assert {
        "oracle_nb.lessons.lesson.Lesson",
        "oracle_nb.storage.saves.Record",
        "oracle_nb.web.widgets.html_view.Message",
        "oracle_nb.delphi.model.position.Position",
        "oracle_nb.mythology.model.position.Position",
    } <= known
