"""Mythology in a terminal: the turn, the players as rows, and actions in groups."""

from collections.abc import Callable
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from oracle_nb.bots import make_bot
from oracle_nb.cli.board_text import print_board, print_turn_board
from oracle_nb.cli.menu import Menu
from oracle_nb.cli.narration import Narration
from oracle_nb.cli.text_game import TextGame, command_examples, command_help
from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Fight, Part
from oracle_nb.mythology.text.points import points_text
from oracle_nb.mythology.ui.terminal import MythologyTextInterface
from oracle_nb.terminal.text import words
from tests.cli.running import Run
from tests.mythology.positions import HYDRA, JASON, area, position, rules_for


@pytest.mark.parametrize(
    ("points", "text"),
    [(Fraction(0), "0"), (Fraction(2, 3), "2/3"), (Fraction(9), "9"), (Fraction(14, 3), "4 2/3")],
)
def test_points_are_whole_numbers_and_fractions(points: Fraction, text: str) -> None:
    assert points_text(points) == text


def test_the_rows_show_what_each_player_has() -> None:
    rules = rules_for()
    at = position(rules, {JASON: "2912"}, {6: "1611"}, power=(7, 15), trophies=((HYDRA,), ()))
    rows = dict(MythologyTextInterface(rules).boards(at))
    assert rows["god in"] == ("Greece", "\N{EN DASH}")
    assert rows["power points"] == ("7", "15")
    assert rows["units on the map"] == ("1", "0")
    assert rows["enemies removed"] == ("1 (Hydra)", "\N{EN DASH}")
    assert rows["victory points"] == ("1", "2")


def test_a_heading_names_the_round_the_player_and_the_part() -> None:
    rules = rules_for()
    shown = MythologyTextInterface(rules)
    at = position(rules, {JASON: "2912"}, round=4)
    assert shown.heading(at) == "Round 4, turn of Aphrodite (Heroes): movement"
    assert shown.turn_seat(at) == 0
    at = position(rules, {JASON: "2912"}, part=Part.ALLIANCES, round=10)
    assert shown.heading(at) == "After round 10: Aphrodite (Heroes) may change alliances"
    polish = MythologyTextInterface(rules, "pl")
    assert polish.turn(position(rules, {})) == "Runda 1, gra Afrodyta (herosi)"


def test_steps_of_a_unit_share_a_line_and_attacks_are_marked() -> None:
    rules = rules_for()
    shown = MythologyTextInterface(rules)
    at = position(rules, {JASON: "2912", HYDRA: "2913"})
    index = rules.world.index
    attack = shown.place(at, Action(Verb.STEP, JASON, index["2913"]))
    assert (attack.group, attack.line, attack.label) == ("movement", "Jason to", "2913 (attack)")
    plain = shown.place(at, Action(Verb.STEP, JASON, index["2911"]))
    assert (plain.line, plain.label) == ("Jason to", "2911")
    assert shown.place(at, Action(Verb.END_MOVES)).line == ""


def test_areas_show_their_units_and_aid_its_chances() -> None:
    rules = rules_for()
    shown = MythologyTextInterface(rules)
    at = position(rules, {JASON: "2912", HYDRA: "3013"}, part=Part.GOD)
    label = shown.place(at, Action(Verb.PLACE, target=area(rules, "Greece"))).label
    assert label == "Greece \N{MULTIPLICATION SIGN}1", "only units of the player's side count"
    assert shown.place(at, Action(Verb.PLACE, target=area(rules, "Egypt"))).label == "Egypt"
    fight = Fight(JASON, HYDRA, 1)
    attack = position(rules, {JASON: "2912"}, part=Part.COMBAT, pending=fight)
    place = shown.place(attack, Action(Verb.AID, target=3))
    assert place.line.endswith("if the defender gives none") and place.label == "+3: 83%"
    answer = position(rules, {}, part=Part.COMBAT, pending=replace(fight, aid=3))
    place = shown.place(answer, Action(Verb.AID, target=3))
    assert place.line.endswith("your chance") and place.label == "+3: 50%"


def test_a_map_too_tall_for_a_terminal_is_shown_on_request_and_in_parts() -> None:
    game = package_of("mythology").new_game(2, seed=1)
    scene, say = scene_of(game.rules, game.position), words("en").say

    def printed(show: Callable[[Console], None], **settings: Any) -> str:
        screen = Console(file=StringIO(), width=80, color_system=None, **settings)
        show(screen)
        file = screen.file
        assert isinstance(file, StringIO)
        return file.getvalue()

    def turn(screen: Console) -> None:
        print_turn_board(screen, scene, say)

    assert "2912" in printed(turn)
    assert "2912" in printed(turn, force_terminal=True, height=60)
    low = printed(turn, force_terminal=True, height=24)
    assert "2912" not in low and "`board SPACE`" in low
    part = printed(lambda screen: print_board(screen, scene, "3714"))
    assert "3713" in part and "3206" not in part and part.count("\n") < 24


@pytest.mark.parametrize(
    ("language", "with_units", "without"),
    [
        ("en", ["Cyrenaica", "Egypt", "Greece"], ["Aethiopia", "Arabia", "Babylonia"]),
        ("pl", ["Cyrenajka", "Egipt", "Frygia"], ["Arabia", "Babilonia", "Kolchida"]),
    ],
)
def test_areas_are_listed_alphabetically_first_those_with_units(
    language: str, with_units: list[str], without: list[str]
) -> None:
    package = package_of("mythology")
    game = package.new_game(2, seed=1)
    places = package.text_interface(game.rules, language)
    menu = Menu(game.rules, places, package.texts(game.rules, language), game.position)
    shown = [places.place(game.position, action) for action in menu.actions]
    areas = [area for area in shown if area.order]
    assert len(areas) > 20
    keys = [(area.folded, area.order) for area in areas]
    assert keys == sorted(keys)
    for folded, named in ((False, with_units), (True, without)):
        labels = [area.label.partition(" ")[0] for area in areas if bool(area.folded) is folded]
        assert [label for label in labels if label in named] == named
    # Areas without units are counted, and listed on request; numbers stay the same.
    brief, whole = (
        " ".join(" ".join(menu.lines(everything=all_)).split()) for all_ in (False, True)
    )
    first = next(number for number, candidate in enumerate(areas, 1) if candidate.folded)
    assert f"{first}\N{EN DASH}{len(areas)} {areas[-1].folded} (`menu all`)" in brief
    assert without[0] not in brief and f"{first} {areas[first - 1].label}" in whole
    assert len(menu.lines(everything=True)) > len(menu.lines())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_turn_begins_with_about_thirty_lines_and_players_shows_more(
    language: str, tmp_path: Path
) -> None:
    game = package_of("mythology").new_game(seed=3, seats=("Ann", *["bot:tactician"] * 3))
    screen = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    typed = iter(["players"])
    shown: list[str] = []

    def read(prompt: str) -> str | None:
        file = screen.file
        assert isinstance(file, StringIO)
        shown.append(file.getvalue()[sum(map(len, shown)) :])
        return next(typed, None)

    bots = {seat: make_bot("tactician", seat, game.rules) for seat in (1, 2, 3)}
    TextGame(game, bots, screen, read, tmp_path / "last.json", language).run()
    start, players, *_ = shown
    assert start.count("\n") <= 33, start
    # Every player's god, points and units are there; names of removed enemies aren't.
    texts = package_of("mythology").text_interface(game.rules, language)
    for line, row in zip(
        texts.summary(game.position), texts.boards(game.position)[0][1], strict=True
    ):
        assert line in start.replace("\n", " ") and line.startswith(row)
    assert texts.boards(game.position)[5][0].partition(" ")[0] in players


def test_a_summary_names_area_prizes_and_allies() -> None:
    rules = rules_for(4)
    at = position(rules, {JASON: "2912"}, {0: "3811"}, part=Part.GOD)
    at = replace(
        at, captured=((0,), *at.captured[1:]), areas=(area(rules, "Greece"), *at.areas[1:])
    )
    first = MythologyTextInterface(rules).summary(at)[0]
    assert "in Greece" in first and "Prizes 1" in first and "units 1" in first
    assert MythologyTextInterface(rules).summary(replace(at, part=Part.SETUP)) == ()


@pytest.mark.parametrize("command", [("show",), ("simulate", "--games", "1", "--players", "2")])
def test_the_commands_take_the_game(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, *rest = command
    shown = Run(capsys, monkeypatch).good(name, "--game", "mythology", *rest)
    assert ("2912" in shown) or ("tactician" in shown)
    assert max(map(len, shown.splitlines())) <= 80


def test_a_new_game_takes_a_pack_and_nothing_else() -> None:
    package = package_of("mythology")
    assert package.new_game(3, seed=1, pack="standard").rules.players == 3
    assert package.new_game(seats=("Ann", "Bob"), seed=1).rules.players == 2
    with pytest.raises(ValueError, match="'layout' isn't an option of Mythology, which has 'pack'"):
        package.new_game(2, layout="free")
    with pytest.raises(ValueError, match="2 to 8"):
        package.new_game(9)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_list_of_commands_fits_a_terminal(language: str) -> None:
    game = package_of("mythology").new_game(seed=1)
    examples = command_examples(game, game.texts(language).rulebook)
    lines = list(command_help(words(language).say, examples, 80))
    assert max(map(len, lines)) <= 80
    whole = list(command_help(words(language).say, examples))
    assert len(lines) > len(whole) and " ".join(lines).split() == " ".join(whole).split()
    assert all(line[:13].endswith(" ") for line in lines)


@pytest.mark.parametrize(("language", "word"), [("en", "Player"), ("pl", "Gracz")])
def test_seats_with_the_same_bot_have_different_names(language: str, word: str) -> None:
    seats = ("Ann", "bot:tactician", "bot:tactician", "bot:random")
    narration = Narration(package_of("mythology").new_game(seed=1, seats=seats), language)
    assert narration.names(range(4)) == (
        "Ann",
        f"bot tactician ({word} 2)",
        f"bot tactician ({word} 3)",
        "bot random",
    )
