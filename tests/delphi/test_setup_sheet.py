"""The setup sheet: everything by which a game is laid out, and nothing that nobody may know."""

import re

import pytest

from oracle_nb.cli import main
from oracle_nb.core.hexgrid import neighbors
from oracle_nb.delphi import new_game
from oracle_nb.delphi.board import (
    GENERATORS,
    board_of,
    compact_layout,
    free_layout,
    make_layout,
    read_layout,
    read_layout_code,
    tiles,
)
from oracle_nb.delphi.pieces import COLORS_OF, Color
from oracle_nb.delphi.ui.new_game.setup_sheet import laying_order, set_up_sheet


def plain(html: str) -> str:
    """Return what is read on a page, without its pictures."""
    text = re.sub(r"(?s)<svg.*?</svg>|<style.*?</style>", "", html)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "\n", text))


@pytest.mark.parametrize("kind", GENERATORS)
def test_each_tile_is_placed_next_to_an_earlier_tile(kind):
    for seed in range(4):
        layout = make_layout(kind, seed)
        order = laying_order(layout)
        assert sorted(p.tile for p in order) == sorted(tiles())
        assert order[0].tile == "R0"
        assert all(p.tile.startswith("C-") for p in order[12:])
        lying = set(order[0].hexes())
        for placement in order[1:]:
            assert lying & {n for h in placement.hexes() for n in neighbors(h)}
            lying |= set(placement.hexes())


@pytest.mark.parametrize(("players", "kind"), [(2, "compact"), (3, "free"), (4, "contact")])
def test_a_sheet_describes_where_every_piece_goes(players, kind):
    game = new_game(players=players, seed=7, layout=kind)
    html = set_up_sheet(game, "en")
    text = plain(html)
    board, position = game.rules.board, game.opening.position  # type: ignore[attr-defined]
    called = {"compact": "compact", "free": "free", "contact": "snug"}[kind]
    assert f"Seed 7 · board: {called}" in text
    code = re.search(r"Layout code: (\S+)", text)
    assert code is not None
    assert read_layout_code(code[1]) == board.layout
    for number, placement in enumerate(laying_order(board.layout)[:12], start=1):
        assert f"{number} ({placement.tile})" in text
    masks = dict(zip(board.monsters, position.monsters, strict=True))
    masks |= dict(zip(board.offerings, position.offerings, strict=True))
    masks |= {s: 1 << c for s, c in zip(board.temples, position.temples, strict=True)}
    for space, mask in masks.items():
        texts = re.search(rf"\b{board.spaces[space]}: ([^;\n]*?)(?=;| \n|$| [A-Z])", text)
        assert texts is not None
        assert {str(Color(c)) for c in COLORS_OF[mask]} == set(
            re.findall("pink|blue|yellow|green|red|black", texts[1])
        )
    for space in board.islands:
        assert re.search(rf"\b{board.spaces[space]}\b", text)
    assert html.count("<svg") > 18 + 2 + players
    assert "{" not in text
    # A picture of a tile's letter would tell what lies there.
    assert "looked-at" not in html
    assert not re.search(r"island tile[^<]*(Psi|Phi|Sigma|Omega)", html)


def test_ids_are_unique_on_the_sheet():
    html = set_up_sheet(new_game(players=4, seed=1), "en")
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_the_same_seed_makes_the_same_sheet_and_another_another():
    sheets = [set_up_sheet(new_game(players=3, seed=seed), "en") for seed in (5, 5, 6)]
    assert sheets[0] == sheets[1] != sheets[2]


def test_a_sheet_in_polish():
    html = set_up_sheet(new_game(players=3, seed=5), "pl")
    assert '<html lang="pl">' in html
    assert "Karta przygotowania" in html
    assert not re.search(r"\b(the|tile|city|seed|player)\b", plain(html), re.IGNORECASE)


# --- from the command line -----------------------------------------------------------------------


def test_sheets_are_written_by_a_command(tmp_path, capfd):
    out = tmp_path / "sheet.html"
    assert main(["sheet", "--seed", "3", "--board", "free", "-o", str(out)]) == 0
    assert out.read_text() == set_up_sheet(new_game(players=3, seed=3, layout="free"), "en")
    file = tmp_path / "sea.json"
    file.write_text(free_layout(9).to_json())
    assert main(["sheet", "--layout", str(file), "--lang", "pl"]) == 0
    assert "własny układ" in capfd.readouterr().out
    assert main(["sheet", "--board", "tight"]) == 2
    assert "compact, contact, free, loose" in capfd.readouterr().err


def test_layouts_are_made_checked_and_converted_by_a_command(tmp_path, capfd):
    assert main(["layout", "--board", "contact", "--seed", "4"]) == 0
    made = capfd.readouterr().out
    assert read_layout(made) == make_layout("contact", 4)
    file = tmp_path / "sea.json"
    file.write_text(made)
    graph = tmp_path / "sea.graphml"
    assert main(["layout", str(file), "-o", str(graph)]) == 0
    assert {p.tile: p for p in read_layout(graph.read_text()).tiles} == {
        p.tile: p for p in make_layout("contact", 4).tiles
    }
    assert main(["layout", str(graph), "-o", str(tmp_path / "sea.svg")]) == 0
    assert (tmp_path / "sea.svg").read_text().startswith("<svg")
    assert main(["layout", str(file), "--format", "code"]) == 0
    assert read_layout_code(capfd.readouterr().out.strip()) == make_layout("contact", 4)


def test_free_layouts_are_as_loose_as_wanted(capfd):
    assert main(["layout", "--board", "free", "--seed", "4", "--looseness", "0.9"]) == 0
    assert read_layout(capfd.readouterr().out) == free_layout(4, 0.9)
    assert main(["layout", "--looseness", "0.9"]) == 2
    assert "--board free" in capfd.readouterr().err
    assert main(["layout", "--board", "free", "--looseness", "nan"]) == 2
    assert "looseness: a number from 0 to 1 is needed" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"tiles":[{"tile":"R0"},{"tile":"X9","q":NaN}]}', "(?s)q is nan.*R1 is missing"),
        (compact_layout(1).to_json().replace('"C-red"', '"C-blue"'), "(?s)C-blue lies 2.*C-red"),
        ("", "got an empty text"),
        ("\0", "got an empty text"),
    ],
)
def test_bad_layout_files_are_refused_by_name(tmp_path, capfd, text, says):
    file = tmp_path / "bad.json"
    file.write_text(text)
    for command in (["layout", str(file)], ["sheet", "--layout", str(file)]):
        assert main(command) == 2
        said = capfd.readouterr()
        assert said.out == ""
        assert "bad.json" in said.err
        assert re.search(says, said.err)


def test_files_that_are_none_are_refused(tmp_path, capfd):
    (tmp_path / "image.json").write_bytes(b"\xff\xfe\x00")
    for name, says in (
        ("none.json", "No such file"),
        ("image.json", "text in UTF-16 is damaged"),
        ("", "directory"),
    ):
        assert main(["layout", str(tmp_path / name)]) == 2
        assert says in capfd.readouterr().err
    assert main(["layout", "-o", str(tmp_path / "sea.png")]) == 2
    assert "say which --format" in capfd.readouterr().err


def test_a_drawn_board_has_the_names_on_the_sheet():
    """Names of spaces on the sheet are those of the table and of every link."""
    game = new_game(players=3, seed=2)
    html = set_up_sheet(game, "en")
    for space in board_of(compact_layout(2)).spaces:
        assert f'id="pieces-space-{space}"' in html
