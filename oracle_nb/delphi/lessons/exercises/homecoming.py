"""Scenes at the end of a game: a small board with Zeus, and players whose tasks are done."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.board import Layout
from oracle_nb.delphi.lessons.exercises.injury_cards import by_color
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.position import UNKNOWN, Setting, Six
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import COLORS, TILE_COLOR, TILE_LETTER, Equipment, Kind
from oracle_nb.delphi.rules.engine import Delphi

COAST: Final = 10
"""Number of spaces in the row of water."""
BOARDS: Final = 6
SPENT_CARDS: Final = (
    Equipment.STATUES_PINK_BLUE_BLACK,
    Equipment.STATUES_RED_GREEN_YELLOW,
    Equipment.OFFERINGS_PINK_BLUE_BLACK,
    Equipment.OFFERINGS_RED_GREEN_YELLOW,
    Equipment.GOD_TO_TOP,
    Equipment.GIFT,
)
"""Cards that have had their effect, so that they don't matter any more."""


@lru_cache(maxsize=48)
def _coast(number: int, ships: tuple[int, ...], tiles: tuple[int, ...]) -> Delphi:
    """Return a board of two rows, with Zeus and a temple among the land of the second one."""
    random = Random(scatter(number, 17))
    colors = [str(color) for color in random.sample(COLORS, 6)]
    lands = ["zeus", "temple", "monster", f"island:{colors[0]}"]
    lands += [f"w:{random.choice(colors)}" for _ in range(COAST - 1 - len(lands))]
    random.shuffle(lands)
    water = (f"w:{random.choice(colors)}" for _ in range(COAST))
    hexes = [(q, 0, code) for q, code in enumerate(water)]
    hexes += [(q, 1, code) for q, code in enumerate(lands)]
    return Delphi(Setting(Layout(hexes=tuple(hexes)), ships, tiles=tiles))


def near_zeus(scene: ExerciseScene, first: int = 0) -> ExerciseScene:
    """Return a scene on a small board with Zeus; all players keep what they have.

    ``first`` is the seat of the player who becomes the first one.
    """
    setting, random = scene.rules.setting, scene.random
    ships, tiles = ((*one[first:], *one[:first]) for one in (setting.ships, setting.tiles))
    rules = _coast(random.randrange(BOARDS), ships, tiles)
    board, seats = rules.board, scene.position.players
    water = random.sample(board.water, len(seats))
    players = [
        replace(player, ship=ship, seen=0)
        for player, ship in zip((*seats[first:], *seats[:first]), water, strict=True)
    ]
    return scene.moved_to(rules, scene.position).with_position(
        players=tuple(players),
        tiles=(UNKNOWN,) * len(board.islands),
        face_up=0,
        shrines=0,
        monsters=(0,) * len(board.monsters),
        offerings=(),
        temples=(random.choice(COLORS),),
        sites=(),
    )


def finished(scene: ExerciseScene, offering: int | None = None) -> ExerciseScene:
    """Return the scene with all tasks of the player who acts done, except for one offering.

    The offering is aboard; None if that is done, too.
    """
    ship = scene.rules.setting.ships[scene.position.turn]
    letters = [one for color, one in zip(TILE_COLOR, TILE_LETTER, strict=True) if color == ship]
    last = scene.random.choice(COLORS) if offering is None else offering
    colors = [*scene.random.sample([color for color in COLORS if color != last], 2), last]
    free = scene.position.companions
    # Creatures would take a ship farther, so there must be a hero or a demigod for each player.
    shuffled = scene.random.sample(COLORS, len(COLORS))
    statues = sorted(shuffled, key=lambda color: -(free >> 3 * color & 3).bit_count())[:3]
    monsters = scene.random.sample(COLORS, 3)
    done = [task(Family.SHRINE, letter) for letter in letters]
    done += [task(Family.STATUE, color) for color in statues]
    done += [task(Family.OFFERING, color) for color in colors]
    done += [task(Family.MONSTER, color) for color in monsters]
    left = () if offering is None else (task(Family.OFFERING, offering),)
    companions, cards, display = _rewards(scene, statues)
    position, me = scene.position, scene.me
    free |= sum(1 << card for card in me.companions)
    pile = (1 << len(Equipment)) - 1 & ~sum(1 << card for card in (*_held(scene), *cards, *display))
    return scene.with_me(
        tasks=left,
        done=tuple(sorted(one for one in done if one not in left)),
        offerings=() if offering is None else (offering,),
        statues=(),
        companions=companions,
        equipment=cards,
        injuries=(0,) * 6,
    ).with_position(
        companions=free & ~sum(1 << card for card in companions),
        display=display,
        equipment=pile,
        injury_deck=_more(position.injury_deck, me.injuries),
    )


Cards: TypeAlias = tuple[int, ...]


def _held(scene: ExerciseScene) -> Cards:
    """Return the equipment cards of the players who don't act."""
    players = enumerate(scene.position.players)
    return tuple(
        card for seat, player in players if seat != scene.position.turn for card in player.equipment
    )


def _rewards(scene: ExerciseScene, statues: Sequence[int]) -> tuple[Cards, Cards, Cards]:
    """Return companions for some statues, three equipment cards, and cards for the display.

    Heroes and cards that have had their effect come first, because they no longer matter.
    """
    free = scene.position.companions
    companions = (
        next(3 * color + kind for kind in (Kind.HERO, Kind.DEMIGOD) if free >> 3 * color + kind & 1)
        for color in statues
    )
    held = _held(scene)
    spent = scene.random.sample(SPENT_CARDS, len(SPENT_CARDS))
    left = [int(card) for card in dict.fromkeys((*spent, *Equipment)) if card not in held]
    return tuple(sorted(companions)), tuple(sorted(left[:3])), tuple(left[3:9])


def _more(one: Six, other: Six) -> Six:
    pink, blue, yellow, green, red, black = map(sum, zip(one, other, strict=True))
    return (pink, blue, yellow, green, red, black)


def holding(scene: ExerciseScene, seat: int, cards: int, tokens: int) -> ExerciseScene:
    """Return the scene with a number of oracle cards and favor tokens of a player."""
    position = scene.position
    players = list(position.players)
    returned = _more(position.deck, players[seat].cards)
    # The colors don't matter, but there are only five cards of each.
    drawn = by_color([(3 * seat + place) % 6 for place in range(cards)])
    players[seat] = replace(players[seat], cards=drawn, favor=tokens)
    deck = tuple(one - other for one, other in zip(returned, drawn, strict=True))
    return scene.with_position(players=tuple(players), deck=deck)


def home(scene: ExerciseScene, seat: int, there: bool) -> ExerciseScene:
    """Return the scene with a player's ship on Zeus's space, or wherever it was."""
    if not there:
        return scene
    players = list(scene.position.players)
    players[seat] = replace(players[seat], ship=scene.rules.board.zeus, home=True)
    return scene.with_position(players=tuple(players))
