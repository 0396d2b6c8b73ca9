"""Ship tiles, equipment and companions: each has a shape of its own and says what it does."""

import io
import re
from itertools import combinations
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family, Task
from oracle_nb.delphi.pieces import (
    COMPANIONS,
    EQUIPMENT_RULES,
    Color,
    Equipment,
    God,
    Kind,
    ShipTile,
)
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.icons import card_icons
from oracle_nb.delphi.ui.icons.marks import marks
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.games.registry import package_of
from oracle_nb.render.html import without_marks
from oracle_nb.render.png import to_png
from oracle_nb.render.scene import Scene

STYLE = package_of("delphi").presentation("en").stylesheet
DRAWN = {
    **{f"tile {tile}": card_icons.ship_tile(tile) for tile in ShipTile},
    **{f"card {card}": card_icons.equipment(card) for card in Equipment},
    **{
        f"friend {companion}": card_icons.companion(companion.color, companion.kind)
        for companion in COMPANIONS
    },
}


def grey(shapes: card_icons.Shapes, theme: str) -> np.ndarray:
    """The picture 24 pixels wide, without its colors."""
    png = to_png(Scene(24, 24, base=shapes), 1, theme)
    return np.asarray(Image.open(io.BytesIO(png)).convert("L"), dtype=float)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_symbols_are_distinguishable_at_24_pixels_without_color(theme):
    pictures = {name: grey(shapes, theme) for name, shapes in DRAWN.items()}
    assert len(pictures) == 48
    for (first, a), (other, b) in combinations(pictures.items(), 2):
        different = (np.abs(a - b) > 60).sum()
        assert different >= 8, (first, other, different)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_belongings_of_a_player_describe_their_use(game, language):
    presentation, book = package_of("delphi").presentation(language), rulebook(language)
    say = wording(language).say
    me = replace(
        game.position.players[1],
        tile=int(ShipTile.RECOLOR),
        equipment=(int(Equipment.LOOK), int(Equipment.GIFT)),
        companions=(3, 7),
        gods=(0, 6, 5, 0, 0, 0),
    )
    players = (game.position.players[0], me, game.position.players[2])
    position = replace(game.position, players=players)
    shown = presentation.players.board(game.rules, position, 1, "light")
    rules = ("ship.recolor", "equipment.look", "equipment.gift", "companion.hero")
    for rule in (*rules, f"companion.{Kind.DEMIGOD}"):
        assert book[rule].text.replace("'", "&#x27;") in shown
    signs = shown.count('class="d-sign"') + shown.count('class="d-spot"')
    assert shown.count('role="tooltip"') == signs
    assert shown.count('class="d-sign"') == 5
    for key in (part.split('"')[0] for part in shown.split('aria-describedby="')[1:]):
        assert shown.count(f'id="{key}"') == 1
    line = presentation.players.summary(game.rules, position, 1, "light")
    words = presentation.players.summary_text(game.rules, position, 1)
    for name in ("name-equipment-look", "name-equipment-gift", "name-ship-tile-recolor"):
        assert book.say(name) in line and book.say(name) in words
    for god, usable in ((God(1), True), (God(2), False)):
        ready = say("god-row", god=god, row=6, ready=True)
        assert (ready in line) == (ready in words) == usable


@pytest.mark.parametrize("language", ["en", "pl"])
def test_pieces_on_a_board_are_one_tab_stop_and_show_their_rules(game, language):
    presentation, book = package_of("delphi").presentation(language), rulebook(language)
    before = game.position.players[0]
    task = before.tasks[0]
    me = replace(
        before,
        offerings=(2,),
        statues=(4,),
        shield=3,
        tasks=before.tasks[1:],
        done=(task,),
        cards=(0, 2, 0, 0, 0, 0),
        gods=(6, 0, 0, 0, 0, 0),
    )
    position = replace(game.position, players=(me, *game.position.players[1:]))
    root = ET.fromstring(without_marks(presentation.players.board(game.rules, position, 0, "dark")))
    spots = root.findall(".//*[@data-stop]")
    assert [spot.get("tabindex") for spot in spots] == ["0"] + ["-1"] * (len(spots) - 1)
    # They explain, and nothing about them promises that a click chooses something.
    assert {(spot.get("role"), spot.get("data-do")) for spot in spots} == {("img", None)}
    style = re.search(r"\.d-spot \{(.*?)\}.*?\.d-spot:hover \{(.*?)\}", STYLE, re.DOTALL)
    assert style and "cursor: help" in style[1] and "--accent" not in style[2]
    tips = {tip.get("id"): "".join(tip.itertext()) for tip in root.findall(".//*[@role='tooltip']")}
    described = {spot.get("aria-label"): tips.get(spot.get("aria-describedby")) for spot in spots}
    say = wording(language).say
    gods = [(god, say("god-row", god=god, row=me.gods[god], ready=god == 0)) for god in God]
    for name, rule in (
        (say("spot-wheel", dice=tuple(map(Color, me.dice)), used=()), "oracle.wheel"),
        (say("favor", tokens=me.favor), "favor.uses"),
        *((name, f"god.{god.name.lower()}") for god, name in gods),
        (say("shield", strength=3), "fight.strength"),
        (say("task", task=Task(me.tasks[0]), done=False), "shrine.build"),
        (say("cargo-item", family=Family.STATUE, color=Color(4)), "statue.raise"),
        (say("spot-hold", used=2, all=2), "cargo.capacity"),
        (say("oracle-cards-of", color=Color(1), count=2), "oracle.card-as-die"),
    ):
        assert book[rule].text in (described[name] or "")
    # A completed task needs nothing more.
    assert described[say("task", task=Task(task), done=True)] is None


def test_the_legend_shows_every_tile_card_and_kind():
    described = package_of("delphi").presentation().introduction.legend("light")
    for rule in (*EQUIPMENT_RULES.values(), *(f"ship.{tile}" for tile in ShipTile)):
        assert rulebook()[rule].text.replace("'", "&#x27;") in described


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_signs_of_the_table_have_every_mark_and_an_example_of_a_task(language):
    described = delphi_presentation(language).introduction.legend("dark")
    say = wording(language).say
    for mark in marks():
        assert f">{say(f'help-{mark}')}</title>" in described
    assert described.count('class="d-chip"') == 1


@pytest.mark.parametrize(
    "action",
    [
        Action(Verb.TAKE, target=int(Equipment.LOOK)),
        Action(Verb.CHOOSE, target=int(ShipTile.GODS)),
        Action(Verb.COMPANION, target=5),
        Action(Verb.RETURN, target=9),
    ],
)
def test_choices_are_drawn_on_their_buttons(game, action):
    assert "<svg" in package_of("delphi").presentation().actions.icon(
        game.rules, game.position, action, "dark"
    )
