"""Checks that the reasons of answers about island tiles are true, against the board and tiles."""

from typing import Any

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import TILE_COLOR, Color, IslandTile
from tests.lessons.map_reason_checks import answer_spaces, here, lands, water
from tests.lessons.reason_checks import ReadReason, general, states

general("why-exploring-die", "why-exploring-reward", "why-exploring-builder")
general("why-exploring-tokens", "why-exploring-looked", "why-exploring-aim", "why-exploring-peek")
general("why-exploring-uncover", "why-exploring-shrine", "why-exploring-order")


def own(read: ReadReason) -> str:
    """The color of the player's ship."""
    return str(Color(read.rules.setting.ships[read.exercise.position.turn]))


def bordered(read: ReadReason, color: str) -> set[str]:
    """The islands with a border of a color."""
    board = read.rules.board
    spaces = (board.spaces[land] for land in board.islands)
    return {space.name for space in spaces if str(Color(space.color)) == color}


def face_up(read: ReadReason) -> dict[str, int]:
    """The tiles that are face up, by their spaces."""
    board, position = read.rules.board, read.exercise.position
    return {
        board.spaces[land].name: position.tiles[slot]
        for slot, land in enumerate(board.islands)
        if position.face_up >> slot & 1
    }


@states("why-exploring-islands", "why-exploring-where", "why-exploring-sites")
def _asked(read: ReadReason) -> Any:
    return read["color"] == str(read.exercise.facts["color"])


@states("why-exploring-border")
def _border(read: ReadReason) -> Any:
    space = str(read.exercise.facts["space"])
    right = read["space"] == space and space in bordered(read, read["color"])
    return right and read.exercise.answers == {(read["color"],)}


@states("why-exploring-borders")
def _borders(read: ReadReason) -> Any:
    return set(read["spaces"]) == bordered(read, read["color"]) and _asked(read)


@states("why-exploring-face-up")
def _face_up(read: ReadReason) -> Any:
    color, space = read.exercise.facts.get("color"), read["space"]
    # Artemis has no use for a border.
    return space in face_up(read) and (color is None or space in bordered(read, str(color)))


def closed(read: ReadReason) -> set[str]:
    """The islands with the border of the question and a tile face down."""
    return bordered(read, str(read.exercise.facts["color"])) - set(face_up(read))


@states("why-exploring-islands-are")
def _islands(read: ReadReason) -> Any:
    return set(read["spaces"]) == closed(read) == answer_spaces(read) and _asked(read)


@states("why-exploring-docks")
def _docks(read: ReadReason) -> Any:
    near = {space for land in closed(read) for space in water(read, land)}
    return set(read["spaces"]) == near == answer_spaces(read)


def revealed(read: ReadReason) -> IslandTile:
    tile = read.exercise.facts["tile"]
    assert isinstance(tile, IslandTile)
    return tile


def tile_key(read: ReadReason) -> str:
    """The revealed tile as a reader names it."""
    return revealed(read).name.lower().replace("_", "-")


def is_own(read: ReadReason) -> bool:
    return str(Color(TILE_COLOR[revealed(read)])) == own(read)


@states("why-exploring-own", "why-exploring-foreign")
def _whose(read: ReadReason) -> Any:
    same = (read["tile"], read["color"]) == (tile_key(read), own(read))
    return same and is_own(read) == read.statement.message.endswith("own")


@states("why-tile-shrine", "why-tile-psi", "why-tile-phi", "why-tile-sigma", "why-tile-omega")
def _reward(read: ReadReason) -> Any:
    name = read.statement.message.rpartition("-")[2]
    right = "shrine" if is_own(read) else str(revealed(read).letter)
    return name == right and read.exercise.answers == {(f"exploring-{name}",)}


@states("why-exploring-you", "why-exploring-nobody")
def _builder(read: ReadReason) -> Any:
    name = read.statement.message.rpartition("-")[2]
    mine = is_own(read) == (name == "you")
    answer = read.exercise.answers == {(f"exploring-{name}",)}
    return mine and answer and read["tile"] == tile_key(read)


@states("why-exploring-tokens-own")
def _no_tokens(read: ReadReason) -> Any:
    return read["left"] == read.me.favor == read.answer and is_own(read)


@states("why-exploring-tokens-psi")
def _tokens(read: ReadReason) -> Any:
    facts = (read["tokens"], read["reward"], read["left"])
    right = (read.me.favor, 4, read.me.favor + 4)
    return facts == right and right[2] == read.answer and not is_own(read)


def buildable(read: ReadReason) -> set[str]:
    """The islands with a face-up tile of the player's color and without a shrine."""
    board, position = read.rules.board, read.exercise.position
    built = {
        board.spaces[land].name
        for slot, land in enumerate(board.islands)
        if position.shrines >> slot & 1
    }
    tiles = face_up(read).items()
    return {space for space, tile in tiles if str(Color(TILE_COLOR[tile])) == own(read)} - built


@states("why-exploring-sites-count")
def _sites_count(read: ReadReason) -> Any:
    return read["count"] == len(buildable(read)) and _asked(read)


@states("why-exploring-sites-are")
def _sites(read: ReadReason) -> Any:
    return set(read["spaces"]) == buildable(read) == answer_spaces(read) and _asked(read)


@states("why-exploring-aim-both", "why-exploring-aim-color", "why-exploring-aim-place")
def _aim(read: ReadReason) -> Any:
    space, facts = read["space"], read.exercise.facts
    near = space in lands(read, here(read))
    name = read.statement.message.rpartition("-")[2]
    if name == "place":
        right = not near and read["ship"] == here(read)
    else:
        fits = str(facts["color"]) in bordered(read, read["border"]) or (
            read["border"] == str(facts["color"])
        )
        color = read.statement.facts.get("color", str(facts["color"])) == str(facts["color"])
        right = near and color and space in bordered(read, read["border"])
        right = right and fits == (name == "both")
    answer = "exploring-explore" if name == "both" else "exploring-look"
    return right and space == str(facts["space"]) and read.exercise.answers == {(answer,)}


@states("why-exploring-example")
def _example(read: ReadReason) -> Any:
    builds = read.exercise.template == "exploring.shrine"
    verb = Verb.BUILD if builds else Verb.EXPLORE
    targets = {
        action.target
        for line in read.exercise.answers
        for action in map(read.rules.notation.read, line)
        if action.verb == verb
    }
    space = read["space"]
    said = read["what"] == "explore"
    fits = space in buildable(read) if builds else space not in face_up(read)
    there = read.rules.board.find(space).index in targets
    return said != builds and fits and there and space in bordered(read, read["color"])
