"""Packs that users add: found again, refused, named where they are missing; and the command."""

import json
from importlib import import_module
from pathlib import Path
from typing import cast

import msgspec
import pytest

from oracle_nb.games.opening import from_json
from oracle_nb.mythology.commands.pack import schema_text
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.packs.data_pack import UnusablePack, plain, standard_pack
from oracle_nb.mythology.packs.installed import add_pack, pack_folder, pack_of
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.ui.base_map import base_map
from oracle_nb.render.scene import Group, Scene, Text
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.new_game_form import FormError, NewGameForm
from tests.cli.running import Run
from tests.mythology.pack_texts import MINE, STANDARD, changed

SCHEMA = Path(__file__).parents[2] / "docs" / "schema" / "mythology-pack.json"


@pytest.fixture(autouse=True)
def data(monkeypatch, tmp_path):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def run(capsys, monkeypatch):
    return Run(capsys, monkeypatch)


# --- added packs ---------------------------------------------------------------------------------


def write(folder: Path, text: str) -> Path:
    path = folder / "my map.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_pack_is_added_and_played(data):
    add_pack(write(data, MINE))
    assert pack_of("mine").id == "mine"
    assert [path.name for path in pack_folder().iterdir()] == ["mine.toml"]
    game = MYTHOLOGY.new_game(2, seed=1, pack="mine")
    assert from_json(game.to_json()).position == game.position


def test_a_save_without_its_pack_names_it(data):
    add_pack(write(data, MINE))
    saved = MYTHOLOGY.new_game(2, seed=1, pack="mine").to_json()
    (pack_folder() / "mine.toml").unlink()
    with pytest.raises(SaveError) as error:
        from_json(saved)
    assert "The data pack “mine” isn't installed" in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["../outside", "/etc/passwd", "mine.toml", "Mine", ""])
def test_a_setting_reads_no_other_file(data, name):
    pack_folder().mkdir(parents=True)
    (pack_folder().parent / "outside.toml").write_text(MINE, encoding="utf-8")
    with pytest.raises(UnusablePack, match="isn't installed"):
        pack_of(name)


def test_an_installed_pack_is_checked(data):
    pack_folder().mkdir(parents=True)
    (pack_folder() / "mine.toml").write_text(MINE.replace("id = 3\n", "id = 4\n"), encoding="utf-8")
    with pytest.raises(UnusablePack, match="“mine” has faults") as error:
        pack_of("mine")
    assert [fault.where for fault in error.value.faults] == ["hero[3].id"]
    (pack_folder() / "other.toml").write_text(MINE, encoding="utf-8")
    with pytest.raises(UnusablePack) as error:
        pack_of("other")
    assert "'other', got 'mine'" in str(error.value.faults[0])


# --- the command ---------------------------------------------------------------------------------


def test_check_lists_faults(run, data):
    assert run.good("pack", "check", write(data, MINE)) == "no faults\n"
    text = changed(("id = 3\n", "id = 4\n"), ('"1513-1613"', '"1513-1713"'))
    code, out, _ = run("pack", "check", write(data, text))
    assert code == 1
    assert [line.partition(":")[0] for line in out.splitlines()] == ["straits[1]", "hero[3].id"]
    (data / "binary.toml").write_bytes(b"\xfe\xfd")
    code, out, _ = run("pack", "check", data / "binary.toml")
    assert code == 1 and out.startswith("this is not a text in UTF-8: byte 1, line 1")
    assert "can't be read" in run.bad("pack", "check", data / "missing.toml")
    assert "needs a FILE" in run.bad("pack", "check")


SHIPPED = (
    "standard: Standard map (stand-ins)\nrandom-setup: Standard map, random setup (stand-ins)\n"
)
"""The output of ``oracle-nb pack list`` where no pack has been added."""


def test_add_and_list(run, data):
    assert run.good("pack", "list") == SHIPPED
    path = write(data, MINE.replace("stand_in = true", "stand_in = false"))
    assert run.good("pack", "add", path) == "added mine: Standard map\n"
    # The same file again changes nothing; another one must be asked for.
    run.good("pack", "add", path)
    assert run.good("pack", "list").splitlines()[2:] == ["mine: Standard map"]
    write(data, MINE)
    assert "--replace" in run.bad("pack", "add", path, code=1)
    assert run.good("pack", "add", path, "--replace") == "added mine: Standard map (stand-ins)\n"
    assert run("pack", "add", write(data, STANDARD))[0] == 1
    (pack_folder() / "spoiled.toml").write_text("id = 3", encoding="utf-8")
    assert "The data pack “spoiled” has faults" in run.good("pack", "list")
    assert "takes no FILE" in run.bad("pack", "list", path)
    assert "--replace works only" in run.bad("pack", "list", "--replace")


def test_a_removed_pack_is_named_by_the_games_that_need_it(run, data):
    assert "none has been added" in run.bad("pack", "remove", "mine")
    run.good("pack", "add", write(data, MINE))
    saved = MYTHOLOGY.new_game(2, seed=1, pack="mine").to_json()
    assert "you have added mine" in run.bad("pack", "remove", "../mine")
    assert "ships with the game" in run.bad("pack", "remove", "standard")
    assert "needs a NAME" in run.bad("pack", "remove")
    assert run.good("pack", "remove", "mine").startswith("removed mine. ")
    assert run.good("pack", "list") == SHIPPED
    with pytest.raises(SaveError, match="isn't installed here"):
        from_json(saved)
    run.good("pack", "add", write(data, MINE))
    assert from_json(saved).seats


def test_the_command_speaks_polish(run, data):
    assert "zastępuje" in run.good("pack", "list", "--lang", "pl")
    assert run.good("pack", "add", write(data, MINE), "--lang", "pl").startswith("dodano mine: ")
    assert "dodane pakiety: mine" in run.bad("pack", "remove", "other", "--lang", "pl")
    assert run.good("pack", "remove", "mine", "--lang", "pl").startswith("usunięto mine. ")


def test_a_pack_that_is_a_folder_cant_be_removed(run, data):
    (pack_folder() / "mine.toml").mkdir(parents=True)
    assert "mine.toml: " in run.bad("pack", "remove", "mine", code=1)


def test_the_published_schema_is_current_and_fits_the_standard_pack(run):
    again = "oracle-nb pack schema > docs/schema/mythology-pack.json"
    assert SCHEMA.read_bytes() == schema_text(), again
    jsonschema = import_module("jsonschema")
    schema = json.loads(run.good("pack", "schema"))
    values = json.loads(msgspec.json.encode(plain(standard_pack())))
    jsonschema.validate(values, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(values | {"god": 3}, schema)


def captions(scene: Scene) -> list[Text]:
    """Return the lines of the caption of a map."""
    groups = (group for group in scene.base if isinstance(group, Group) and group.id == "caption")
    return [op for group in groups for op in group.ops if isinstance(op, Text)]


def test_a_long_name_of_a_pack_leaves_the_mark_of_a_stand_in_readable(data):
    long = "A name that is as long as a name can be."
    add_pack(write(data, MINE.replace('en = "Standard map"', f'en = "{long}"', 1)))
    pack = pack_of("mine")
    assert pack is not None
    mark, name = captions(base_map(pack).scene)
    assert [mark] == captions(base_map(standard_pack()).scene)
    assert name.text == f"Data pack: {long}"
    assert name.size > mark.size / 2
    assert name.y + name.size / 2 < mark.y - mark.size / 2


def test_the_rulebook_s_random_setup_can_be_chosen(run, data):
    """It adds nothing to the rules, and tables of games say which setup was played."""
    balanced, random = (
        MYTHOLOGY.new_game(2, seed=3, pack=pack) for pack in ("standard", "random-setup")
    )
    rules = random.rules
    assert isinstance(rules, Mythology)
    assert isinstance(balanced.rules, Mythology)
    assert MYTHOLOGY.departures(balanced.rules) == {"prize_distance": 7, "prize_guards": 5}
    assert MYTHOLOGY.departures(rules) == {}
    world = rules.world
    setups = [MYTHOLOGY.new_game(2, seed=seed, pack="random-setup") for seed in range(20)]
    steps = {world.from_inner[hex_] for setup in setups for hex_ in setup.position.prizes}
    assert min(steps) == 1
    assert from_json(random.to_json()).position == random.position
    assert run("pack", "add", write(data, MINE.replace('"mine"', '"random-setup"', 1)))[0] == 1
    assert "ships with the game" in run.bad("pack", "remove", "random-setup")
    played = ("simulate", "--game", "mythology", "--games", 1, "--players", 2, "--bots", "random")
    (line,) = run.good(*played, "--json").splitlines()
    assert json.loads(line)["rules"] == '{"prize_distance":7,"prize_guards":5}'
    (line,) = run.good(*played, "--option", "pack=random-setup", "--json").splitlines()
    assert json.loads(line)["rules"] == "printed"


def test_the_form_for_a_new_game_offers_all_packs(data):
    setup = MYTHOLOGY.presentation("en").setup
    assert [name for name, _ in setup.options()[0].options] == ["standard", "random-setup"]
    assert setup.new_game(["Ann", "Bob"], 1, {}).rules.setting.pack == "standard"
    add_pack(write(data, MINE.replace('en = "Standard map"', 'en = "Printed map"', 1)))
    (choice,) = setup.options()
    assert list(choice.options) == [
        ("standard", "Standard map"),
        ("random-setup", "Standard map, random setup"),
        ("mine", "Printed map (mine)"),
    ]
    form = NewGameForm(setup, range(2, 9), ())
    people = {"kind-0": "person", "kind-1": "person"}
    entered = form.read({**people, "pack": "mine"})
    game = setup.new_game(*entered)
    assert game.rules.setting.pack == "mine"
    scene = MYTHOLOGY.scene(cast("Mythology", game.rules), game.position)
    assert scene.title.endswith("(Printed map)")
    texts = [caption.text for caption in captions(scene)]
    assert texts == ["Stand-in for the printed map", "Data pack: Printed map"]
    for name in ("nope", "../mine", ""):
        with pytest.raises(FormError) as error:
            form.read({**people, "pack": name})
        assert error.value.faults.keys() == {"pack"}
        assert f"The data pack “{name}” isn't installed here." in error.value.faults["pack"]


def test_a_pack_with_faults_is_refused_at_its_field(data):
    add_pack(write(data, MINE))
    (pack_folder() / "mine.toml").write_text("id = 1")
    setup = MYTHOLOGY.presentation("pl").setup
    assert ("mine", "mine") in setup.options()[0].options
    assert set(setup.option_errors(2, {"pack": "mine"})) == {"pack"}
