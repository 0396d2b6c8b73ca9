"""Data that sessions share is loaded while the server listens."""

from oracle_nb.games.package import packages
from oracle_nb.lessons import review
from oracle_nb.web.server import preload as warming


def test_lessons_are_there_for_the_first_session():
    review.lessons_of.cache_clear()
    warming.warm()
    taught = [one for one in packages() if one.lessons() is not None]
    assert review.lessons_of.cache_info().currsize == len(taught) >= 1


def test_a_fault_is_left_to_the_page_that_meets_it(monkeypatch, caplog):
    def fail(_game):
        raise ValueError("damaged")

    monkeypatch.setattr(warming, "lessons_of", fail)
    warming.warm()
    assert "in advance" in caplog.text
