"""Data packs whose names look like markup, scripts and actions: shown as they are, harmlessly."""

import json
import re
from html.parser import HTMLParser
from itertools import count
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from oracle_nb.games.game import Game
from oracle_nb.games.opening import open_game
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.packs.faults import pack_faults
from oracle_nb.mythology.packs.form import LONGEST_TEXT
from oracle_nb.mythology.packs.installed import add_pack
from oracle_nb.text.names import name_fault
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView
from tests.attacks import HOSTILE
from tests.cli.running import Run
from tests.mythology.pack_texts import MINE
from tests.sample_saves import play_on

MORE = (
    *("</title><script>hack()//", "]]>x--><hr>", "{ $x }", "[red]x[/blue]", "null", "-x"),
    *("[a](javascript:hack())", "=CMD|A!1", "&lt;x&#60;", "END-MOVES", "a => b; 2813", "|x|y|"),
)
"""Markup of other languages than HTML, and names that look like a part of an action."""

ADDRESSES = ("href", "xlink:href", "src", "action", "formaction")
"""Attributes in which an address can be a script."""


def hostile_pack() -> str:
    """Return a pack in which every name is a different hostile one."""
    numbers, renamed = count(), dict[str, str]()
    ends = 4
    names = [
        text
        for text in (*HOSTILE, *MORE)
        if name_fault(text, LONGEST_TEXT - ends) is None and any(map(str.isalpha, text))
    ]
    assert len(names) > 15

    def other(match: re.Match[str]) -> str:
        number = next(numbers) // 2
        name = f"{names[number % len(names)].strip()} {number}"
        if match[1] == "en":
            renamed[match[2]] = json.dumps(name, ensure_ascii=False)
        return f"{match[1]} = {json.dumps(name, ensure_ascii=False)}"

    def same(match: re.Match[str]) -> str:
        return f"{match[1]} = {renamed.get(match[2], json.dumps(match[2]))}"

    text = re.sub('(?m)^(en|pl) = "([^"]*)"', other, MINE)
    # Cards and events name Monsters, Prizes, events and Areas.
    return re.sub('(event|oracle|area) = "([^"]*)"', same, text)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """Return a game under way on such a pack."""
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    file = tmp_path / "mine.toml"
    file.write_text(hostile_pack(), encoding="utf-8")
    assert pack_faults(hostile_pack()) == ()
    add_pack(file)
    stored = MYTHOLOGY.new_game(3, seed=1, pack="mine", seats=("Ann", "Bob", "Cid"))
    play_on(stored, 30, Random(4))
    return stored


class Elements(HTMLParser):
    """Notes elements and attributes of names that have become markup."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[object] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element that no page of a game has, and attributes with scripts."""
        if tag in ("script", "img", "hr", "iframe") or any(
            name.startswith("on") or (name in ADDRESSES and "script:" in (value or ""))
            for name, value in attrs
        ):
            self.found.append((tag, attrs))


def elements(html: str) -> list[object]:
    parser = Elements()
    parser.feed(html)
    parser.close()
    return parser.found


def test_names_become_no_markup(game: Game, tmp_path: Path) -> None:
    assert len(elements("<p onclick=x><a href='javascript:x'><img>")) == 3
    store = Store(tmp_path)
    cookies = {KEY: "key-of-ann", "oracle_language": "en"}
    name = store.add(game, Browser(cookies).owner)
    seen = ""
    for search in (f"?game={name}", f"?replay={name}"):
        page = SessionPage(store, search, cookies)
        if page.table is not None:
            # The explanation of an action names units and Areas, too.
            page.table.handle("pick", game.write(game.legal_actions()[0]))
        html = "".join(view.html for view in page.view.select(HtmlView))
        assert elements(html) == [], search
        assert 'class="report' not in html
        seen += html
        page.close()
    assert "&lt;img src=x" in seen


def test_pictures_are_well_formed(game: Game) -> None:
    svg = game._repr_svg_()
    assert elements(svg) == []
    assert ET.fromstring(svg).tag.endswith("svg")
    assert "&lt;img src=x" in svg


def test_actions_and_saves_are_read_as_they_were_written(game: Game) -> None:
    for action in game.legal_actions():
        assert game.action(game.write(action)) == action
    assert open_game(game.to_json().decode()).position == game.position
    assert open_game(game.share()).position == game.position


def test_a_terminal_shows_names_as_they_are(
    game: Game,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = Run(capsys, monkeypatch)
    file = game.save(tmp_path / "game.json")
    shown = run.good("replay", file) + run.good("pack", "list")
    assert "[red]x[/blue]" in shown
    assert all(character.isprintable() for character in shown.replace("\n", ""))
