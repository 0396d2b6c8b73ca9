"""Data that sessions share is loaded while the server listens."""

from oracle_nb.games.registry import packages
from oracle_nb.web.runtime.server import preload as warming
from oracle_nb.web.runtime.server.preload import import_modules, prepare_records

# The server of the browser tests notes the modules that it imports while it serves: see `NOTED` in
# tests/app_server.py.


def test_lessons_of_all_games_are_loaded(monkeypatch, caplog):
    loaded: list[str] = []
    monkeypatch.setattr(warming, "lessons_of", loaded.append)
    for name in ("bots", "rests_on", "explored", "board_scene", "summary_view"):
        monkeypatch.setattr(warming, name, lambda *_: None)
    warming.warm()
    assert loaded == [game.name for game in packages() if game.lessons() is not None] != []
    assert "in advance" not in caplog.text


def test_a_fault_is_left_to_the_page_that_meets_it(monkeypatch, caplog):
    def fail(_game):
        raise ValueError("damaged")

    monkeypatch.setattr(warming, "lessons_of", fail)
    warming.warm()
    assert "in advance" in caplog.text


def test_records_are_known_before_threads_read_any(monkeypatch):
    prepared: list[None] = []
    monkeypatch.setattr(warming, "prepare_records", lambda: prepared.append(None))
    import_modules()
    assert prepared
    # Two threads that read the first record of a kind at the same time would end the process.
    known = {f"{kind.__module__}.{kind.__qualname__}" for kind in prepare_records()}
    assert {
        "oracle_nb.lessons.lesson.Lesson",
        "oracle_nb.storage.saves.Record",
        "oracle_nb.web.widgets.html_view.Message",
        "oracle_nb.delphi.model.position.Position",
        "oracle_nb.mythology.model.position.Position",
    } <= known
