"""One file has one answer, wherever it is opened and whatever program wrote it."""

import codecs
import gzip
import json
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle_nb
from oracle_nb.bots.dataset import read_games
from oracle_nb.cli import main
from oracle_nb.cli.game_options import contents
from oracle_nb.core.files import UnreadableText, decoded, read_lines, read_text
from oracle_nb.delphi.board import board_of, read_layout
from oracle_nb.delphi.board.formats.graphml import to_graphml
from oracle_nb.delphi.commands.layout import read as read_layout_file
from oracle_nb.delphi.scenarios import run_file
from oracle_nb.games import opening
from oracle_nb.lessons.draft import read_draft
from oracle_nb.lessons.lesson import read_lesson
from oracle_nb.lessons.progress import read_export
from oracle_nb.mythology.packs.installed import pack_text
from oracle_nb.storage.saves import DamagedFile
from oracle_nb.terminal.files import loaded
from oracle_nb.web.saved_games.importing import opened_file, unread
from tests.sample_saves import saved
from tests.samples import sampled

ROOT: Final = Path(__file__).parents[1]
WRITTEN: Final = {
    "as it is": lambda text: text.encode(),
    "UTF-8 with a mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16 big endian": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "UTF-16 without a mark": lambda text: text.encode("utf-16-le"),
    "UTF-16 big endian without a mark": lambda text: text.encode("utf-16-be"),
    "UTF-32": lambda text: codecs.BOM_UTF32_LE + text.encode("utf-32-le"),
    "CRLF": lambda text: text.replace("\n", "\r\n").encode(),
    "CR": lambda text: text.replace("\n", "\r").encode(),
    "nulls at the end": lambda text: (text + "\0\0\0").encode(),
    "Ctrl-Z at the end": lambda text: (text + "\x1a").encode(),
    "signs without a width": lambda text: ("\ufeff\u200b" + text).encode(),
    "spaces around": lambda text: f"\n {text}\n\n".encode(),
}
REFUSED: Final = {
    "Windows-1252": (
        lambda text: f"{text}\n# Zo\u00eb".encode("cp1252", "replace"),
        "Windows-1252",
    ),
    "gzip": (lambda text: gzip.compress(text.encode()), "gzip"),
    "an archive": (lambda text: b"PK\x03\x04" + text.encode(), "ZIP"),
    "a picture": (lambda _text: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "picture"),
    "half of UTF-16": (lambda text: text.encode("utf-16")[:-1], "UTF-16"),
}
SAVE: Final = opening.from_json(saved(6)).to_json().decode()
LAYOUT: Final = oracle_nb.free_layout(7)
GRAPHML: Final = to_graphml(board_of(LAYOUT))
SCENARIO: Final = next(iter(sorted((ROOT.parent / "scenarios").glob("*.toml")))).read_text("utf-8")
LESSON: Final = (ROOT / "lessons" / "70-turn.toml").read_text("utf-8")
PACK: Final = "# Ol\u00edmpico\nid = 'mine'\n"


def save_of(game):
    return game.to_json().decode()


def imported(path):
    # The browser decodes UTF-16 before it sends a text.
    return save_of(opened_file(decoded(path.read_bytes()), path.name, lambda _: ("greedy",), "en"))


READERS: Final = {
    "open_game": (SAVE, lambda path: save_of(oracle_nb.open_game(path)), SAVE),
    "open_game by name": (SAVE, lambda path: save_of(oracle_nb.open_game(str(path))), SAVE),
    "command": (SAVE, lambda path: save_of(loaded(path)), SAVE),
    "JSON": (SAVE, lambda path: save_of(opening.from_json(path.read_bytes())), SAVE),
    "import": (SAVE, imported, SAVE),
    "code": (
        opening.from_json(SAVE).share() + "\n",
        lambda path: oracle_nb.open_game(path).share(),
        opening.from_json(SAVE).share(),
    ),
    "layout": (LAYOUT.to_json(), read_layout_file, LAYOUT),
    "layout's JSON": (
        LAYOUT.to_json(),
        lambda path: oracle_nb.Layout.from_json(path.read_bytes()),
        LAYOUT,
    ),
    "GraphML": (GRAPHML, lambda path: read_layout(read_text(path)), None),
    "GraphML of a command": (GRAPHML, read_layout_file, None),
    "option": (SCENARIO, lambda path: contents(str(path)).strip(), SCENARIO.strip()),
    "scenario": (
        SCENARIO,
        lambda path: [report.name for report in run_file(path)],
        None,
    ),
    "lesson": (LESSON, lambda path: read_lesson(path).name, "turn"),
    "draft": (LESSON, lambda path: read_draft(decoded(path.read_bytes())).name, "turn"),
    "data pack": (PACK, lambda path: pack_text(path).strip(), PACK.strip()),
    "lines": (PACK, lambda path: b"".join(read_lines(path)).decode().split(), PACK.split()),
}


@pytest.mark.parametrize(("reader", "how"), sampled(product(READERS, WRITTEN), 3))
def test_a_file_of_any_program_is_read(tmp_path, reader, how):
    text, read, right = READERS[reader]
    path = tmp_path / "file"
    path.write_bytes(text.encode())
    expected = read(path) if right is None else right
    if reader == "lines" and (how == "CR" or "end" in how or "signs" in how):
        pytest.skip("lines end with a newline")
    path.write_bytes(WRITTEN[how](text))
    assert read(path) == expected


@pytest.mark.parametrize(
    ("reader", "how"), sampled(product(sorted(READERS.keys() - {"lines", "import"}), REFUSED), 3)
)
def test_a_file_that_is_no_text_is_refused_with_the_reason(tmp_path, reader, how):
    text, read, _ = READERS[reader]
    spoil, reason = REFUSED[how]
    path = tmp_path / "file"
    path.write_bytes(spoil(text))
    with pytest.raises(Exception, match=reason) as refused:
        read(path)
    assert isinstance(refused.value, oracle_nb.OracleError) or reader == "option"


@pytest.mark.parametrize("reader", sorted(READERS.keys() - {"lines", "import", "draft", "JSON"}))
def test_a_folder_and_an_empty_file_are_refused(tmp_path, reader):
    _, read, _ = READERS[reader]
    path = tmp_path / "file"
    if reader not in {"option", "data pack"}:
        path.write_bytes(b"")
        with pytest.raises(Exception, match=r"empty|EOF|needed|no \[\[|JSON|truncated|missing"):
            read(path)
        path.unlink()
    path.mkdir()
    if reader != "option" and "JSON" not in reader and reader != "GraphML":
        with pytest.raises(Exception, match=r"directory|folder|Is a"):
            read(path)


@pytest.mark.parametrize(
    ("change", "fault", "reason"),
    [
        (lambda text: text.replace('"', "\u201d"), "quotes", "quotation marks curly"),
        (lambda text: text.replace('"', "\u201e", 1), "quotes", "quotation marks curly"),
        (lambda text: rf"{{\rtf1\ansi {text}}}", "document", "document of a word processor"),
        (lambda text: f"<!DOCTYPE html><pre>{text}</pre>", "page", "web page"),
        (lambda text: f" <svg>{text}</svg>", "page", "web page"),
    ],
)
def test_a_save_that_a_program_has_changed_is_refused_with_the_reason(change, fault, reason):
    with pytest.raises(DamagedFile, match=reason) as refused:
        opening.from_contents(change(SAVE))
    assert refused.value.fault == fault
    for language in ("en", "pl"):
        assert len(unread(refused.value, language)) > 40


def test_progress_exports_are_read_with_a_mark():
    data = {
        "format": "oracle_nb progress",
        "version": 1,
        "name": "Zo\u00eb",
        "lessons": [],
        "rules": [],
    }
    text = json.dumps(data, ensure_ascii=False)
    for how in WRITTEN.values():
        try:
            plain = read_export(text.encode())
        except ValueError as error:
            with pytest.raises(ValueError, match=str(error)[:20]):
                read_export(how(text))
        else:
            assert read_export(how(text)) == plain
    with pytest.raises(ValueError, match="Windows-1252"):
        read_export(text.encode("cp1252"))


def test_a_dataset_is_read_with_a_mark(tmp_path):
    folder = tmp_path / "games"
    list(oracle_nb.simulate(2, players=2, bots="random", seed=1, keep=folder))
    games = list(read_games(folder))
    (lines,) = (path for path in folder.iterdir() if path.suffix == ".jsonl")
    text = lines.read_bytes().decode()
    for how in ("UTF-8 with a mark", "UTF-16", "CRLF"):
        lines.write_bytes(WRITTEN[how](text))
        assert list(read_games(folder)) == games


def test_the_command_line_names_the_encoding(tmp_path, capsys):
    path = tmp_path / "game.json"
    path.write_bytes(SAVE.encode() + "Zo\u00eb".encode("cp1252"))
    assert main(["replay", str(path)]) == 2
    assert (
        "if it is in an encoding such as Windows-1252, save it as UTF-8" in capsys.readouterr().err
    )


@given(st.binary(max_size=60), st.sampled_from(["utf-8", "utf-16", "utf-16-le", "utf-8-sig"]))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_bytes_are_a_text_or_refused(data, encoding):
    for whole in (data, '{"format": 1}'.encode(encoding) + data):
        with suppress(UnreadableText):
            assert isinstance(decoded(whole), str)
