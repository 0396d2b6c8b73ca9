"""Games, codes and links whose data pack is missing or faulty: a sentence, and nothing is lost."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from random import Random

import pytest

from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.games.opening import open_game
from oracle_nb.games.registry import board_data_of
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.packs.faults import pack_faults
from oracle_nb.mythology.packs.installed import add_pack, pack_folder
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser
from oracle_nb.web.session.page import SessionPage
from tests.cli.running import Run
from tests.mythology.pack_texts import MINE
from tests.sample_saves import play_on
from tests.samples import sampled
from tests.web.browser_session import everything

COOKIES = {KEY: "key-of-ann", "oracle_language": "en"}
FILE = "mine.toml"


def removed(file: Path) -> None:
    file.unlink()


def faulty(file: Path) -> None:
    file.write_text("\n".join(f"k{number} = 1" for number in range(300)), encoding="utf-8")


def changed(file: Path) -> None:
    """Remove the first hex, so that every other one has another number."""
    text = re.sub(r"(?m)^(01 +)\S{3}", r"\1   ", MINE, count=1)
    assert text != MINE
    assert pack_faults(text) == ()
    file.write_text(text, encoding="utf-8")


def folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def secret(file: Path) -> None:
    """Make the pack a link to another file, whose content nobody may see."""
    other = file.parent.parent / "secret"
    other.write_text("password-of-ann", encoding="utf-8")
    file.unlink()
    file.symlink_to(other)


DAMAGE: dict[Callable[[Path], None], tuple[str, str]] = {
    removed: ("isn't installed here", "nie jest tu zainstalowany"),
    faulty: ("has faults and can't be used", "ma błędy i nie można go użyć"),
    changed: ("which may have changed since", "od tego czasu się zmienił"),
    folder: ("its file can't be read", "nie da się odczytać jego pliku"),
    secret: ("has faults and can't be used", "ma błędy i nie można go użyć"),
}


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    (tmp_path / FILE).write_text(MINE, encoding="utf-8")
    add_pack(tmp_path / FILE)
    return tmp_path


def begun() -> Game:
    """Return a game on the pack, in which a unit has moved."""
    game = MYTHOLOGY.new_game(2, seed=1, pack="mine", seats=("Ann", "Bob"))
    play_on(game, 12, Random(1))
    assert any(game.write(entry.action).startswith("step") for entry in game.history)
    return game


@pytest.mark.parametrize("damage", sampled(DAMAGE, 2), ids=lambda change: change.__name__)
@pytest.mark.parametrize("language", sampled(("en", "pl"), 2))
def test_every_way_to_a_game_says_why_its_pack_cannot_be_used(
    data: Path, damage: Callable[[Path], None], language: str
) -> None:
    store = Store(data)
    cookies = {**COOKIES, "oracle_language": language}
    game = begun()
    name, code = store.add(game, Browser(cookies).owner), game.share()
    board = board_data_of("mythology")
    layout = board.write(board.read(game))
    damage(pack_folder() / FILE)
    reason = DAMAGE[damage][language == "pl"]
    searches = [f"?game={name}", f"?replay={name}", f"?code={code}"]
    if damage is not changed:
        searches.append(address({"explore": layout}, "mythology"))
    for search in searches:
        page = SessionPage(store, search, cookies)
        shown = unescape(everything(page))
        assert reason in shown, search
        assert "mine" in shown
        assert "Traceback" not in shown
        assert str(data) not in shown
        assert "password" not in shown
        page.close()
    # The list offers the game as before, and imports tell the same.
    page = SessionPage(store, "?games", cookies)
    assert f'data-do="open" data-value="{name}"' in everything(page)
    page.head.receive({"do": "game-file", "value": game.to_json().decode(), "form": {}})
    assert reason in unescape(everything(page))
    page.close()
    if damage is folder:
        (pack_folder() / FILE).rmdir()
    add_pack(data / FILE, replace=True)
    page = SessionPage(store, f"?game={name}", cookies)
    assert page.table is not None
    assert page.table.game.position == game.position
    page.close()


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda change: change.__name__)
def test_the_command_line_says_in_a_line_why_a_pack_cannot_be_used(
    data: Path,
    damage: Callable[[Path], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = Run(capsys, monkeypatch)
    game = begun()
    file = game.save(data / "game.json")
    damage(pack_folder() / FILE)
    reason = DAMAGE[damage][0]
    for command in (("show", file), ("replay", file), ("show", game.share())):
        code, out, err = run(*command)
        assert code != 0
        assert reason in err, command
        assert len(err.strip().splitlines()) == 1, err
        assert "password" not in out + err
    assert damage in (changed, removed) or reason in run.good("pack", "list")
    with pytest.raises(SaveError, match=reason):
        open_game(game.share())


@pytest.mark.parametrize(
    "name",
    [
        "../mine",
        "/etc/passwd",
        "mine\0",
        "mine.toml",
        "x" * 10_000,
        "\u202emine",
        "..\\mine",
        "%2e",
    ],
)
def test_a_link_to_the_explorer_reads_no_other_file(data: Path, name: str) -> None:
    board = board_data_of("mythology")
    layout = board.write(board.layout("players-2", 1))
    link = layout.replace("standard", name, 1)
    page = SessionPage(Store(data), address({"explore": link}, "mythology"), COOKIES)
    shown = unescape(everything(page))
    assert "isn't installed here" in shown
    assert "Traceback" not in shown
    assert "\u202e" not in shown
    assert "x" * 41 not in shown
    page.close()
