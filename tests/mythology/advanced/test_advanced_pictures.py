"""The pictures of the Advanced Game's rulebook: every rule has one, drawn by the engine."""

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.games.scenarios.pictures import Pictures
from oracle_nb.mythology.advanced.rulebook.pictures import PICTURES
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.render.scene import Group
from scripts.advanced_pictures import TARGET, written

MOST_SPACES = 130


def test_every_rule_has_a_picture():
    # A general rule of the app, about the decisions of others.
    assert {*rulebook().ids} - {*PICTURES.index} == {"play.not-held"}


@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.long)])
def test_pictures_are_small_and_cite_their_rules(language: str):
    for file in PICTURES.files:
        for number, form in enumerate(file.scenarios):
            frames = PICTURES.draw(file, number, language).frames
            assert 1 <= len(frames) <= 4, form.name
            assert all(len(scene.spaces) <= MOST_SPACES for each in frames for scene in each.scenes)
            lines = [line for each in frames for line in each.lines]
            assert {*form.rules} <= {rule for line in lines for rule in line.rules}, form.name


def test_sheets_are_shown_as_one_player_sees_them():
    (picture, *_) = Pictures(PICTURES).about("control.hero-lapse")
    rows = picture.frames[-1].scenes[0].base
    athena, hera, _ = (group.title for group in rows if isinstance(group, Group))
    assert athena == (
        "Athena; 10 glory points; 9 power points to note; Noted: Nestor 1; "
        "Totals on Heroes: Nestor 3"
    )
    assert hera == "Hera; 10 glory points; Log sheet: secret"


def test_a_picture_of_the_setup_shows_the_counters_that_it_is_about():
    (picture, *_) = Pictures(PICTURES).about("ready.helpers")
    pieces = picture.frames[-1].scenes[0].pieces
    assert any("Helper" in piece.title for piece in pieces if isinstance(piece, Group))


def test_the_rulebook_shows_them():
    entry = package_of("mythology-advanced").rulebook("en")["march.five"]
    assert entry.plates
    (picture, *_) = Pictures(PICTURES, "pl").about("zeus.bolt-hex")
    assert picture.frames[0].scenes[0].title


@pytest.mark.long
def test_the_file_is_what_the_script_writes():
    assert TARGET.read_text("utf-8") == written()
