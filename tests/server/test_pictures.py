"""Pictures of games, boards and rules: what is drawn, and for whom."""

from gzip import decompress
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser
from oracle_nb.web.session.pictures import draw_rule


def picture(served, query, key="", encoding="identity"):
    """The status, the headers and the body of a picture, for a browser with a key."""
    connection = HTTPConnection(urlsplit(served.url).netloc, timeout=250)
    headers = {"Accept-Encoding": encoding, "Cookie": f"{KEY}={key}"}
    connection.request("GET", f"/picture?{query}", headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.headers, body


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("board=delphi&theme=dark", 200),
        ("board=mythology", 200),
        ("board=harvest", 200),
        ("board=delphi&rule=move.range&language=pl", 200),
        ("board=harvest&rule=harvest.reap", 404),
        ("board=delphi&rule=no.such", 404),
        ("board=delphi&rule=move.range&language=tlh", 404),
        ("board=chess", 404),
        ("board=delphi&theme=%3Cscript%3E", 404),
        ("game=nothing", 404),
        ("", 404),
    ],
)
def test_pictures_of_what_there_is(served, query, status):
    code, headers, body = picture(served, query)
    assert code == status
    if status == 200:
        assert headers["Content-Type"] == "image/svg+xml"
        assert body.startswith(b"<svg ") and b"<text" not in body
        assert len(picture(served, query, encoding="gzip")[2]) < 5_000


@pytest.mark.parametrize("game", ["delphi", "mythology", "mythology-advanced"])
def test_the_picture_of_a_chapter_is_never_blank(game):
    book = package_of(game).rulebook("en")
    illustrated = [chapter for chapter in book.chapters if book[chapter.rules[0]].plates]
    assert len(illustrated) > 5
    for chapter in illustrated:
        assert b"<path" in decompress(draw_rule(game, chapter.rules[0], "en", "light")), chapter


def test_a_game_is_drawn_only_for_its_owner_and_again_after_a_change(served):
    store, key = Store(served.data), "k" * 24
    game = package_of("delphi").new_game(players=2, seed=3)
    name = store.add(game, Browser({KEY: key}).owner)
    first = picture(served, f"game={name}", key)
    assert first[0] == 200 and "private" in first[1]["Cache-Control"]
    assert picture(served, f"game={name}")[0] == picture(served, f"game={name}", "x" * 24)[0] == 404
    game.play("move die:green F12")
    store.save(name, game, 1)
    assert picture(served, f"game={name}", key)[2] != first[2]
