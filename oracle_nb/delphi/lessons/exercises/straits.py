"""Straits: small boards with all six cities, for exercises on cargo from far away."""

from functools import lru_cache
from random import Random
from typing import Final

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.board import Layout
from oracle_nb.delphi.lessons.exercises.scenes import SHIPS, TILES, ExerciseScene
from oracle_nb.delphi.model.position import UNKNOWN, Setting
from oracle_nb.delphi.model.tasks import Family, ledger
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, Color
from oracle_nb.delphi.rules.engine import Delphi

STRAITS: Final = 24
"""Number of different boards."""
THREE: Final = 3
ISLANDS: Final = 4


@lru_cache(maxsize=2 * STRAITS)
def _rules(number: int, bar: bool) -> Delphi:
    """Return the rules of a row of water between two rows of land; a shallow may be its bar."""
    random = Random(scatter(number, 17))
    colors = [str(color) for color in random.sample(COLORS, len(COLORS))]
    sites = (",".join(sorted(colors[:THREE])), ",".join(sorted(colors[THREE:])))
    lands = [f"city:{color}" for color in colors]
    lands += [f"statue:{one}" for one in sites]
    lands += ["offering", "offering", "offering", "temple", "temple", "monster"]
    lands += [f"island:{color}" for color in random.sample(colors, ISLANDS)]
    if bar:
        lands += ["offering", "offering", "temple", "temple", "monster", "monster"]
        lands += [f"island:{color}" for color in colors[:2]]
    random.shuffle(lands)
    half = len(lands) // 2
    water = [f"w:{color}" for color in (*colors, *colors, *colors)[: half + 1]]
    random.shuffle(water)
    if bar:
        water[random.randint(4, half - 4)] = "shallow"
    hexes = [(q, 0, code) for q, code in enumerate(water)]
    hexes += [(q + 1, -1, code) for q, code in enumerate(lands[:half])]
    hexes += [(q, 1, code) for q, code in enumerate(lands[half:])]
    return Delphi(Setting(Layout(hexes=tuple(hexes)), SHIPS, tiles=TILES))


def in_strait(scene: ExerciseScene, *, bar: bool = False) -> ExerciseScene:
    """Return a scene on a small board with two offerings of each color on its islands.

    The players keep what they have, except cargo. With a ``bar``, a shallow divides a longer water.
    """
    random = scene.random
    rules = _rules(random.randrange(STRAITS), bar)
    board = rules.board
    masks = [0] * len(board.offerings)
    for color in COLORS:
        for slot in random.sample(range(len(masks)), len(SHIPS)):
            masks[slot] |= 1 << color
    ship, other = random.sample(board.water, 2)
    return (
        scene.moved_to(rules, scene.position)
        .with_other(other)
        .with_me(ship=ship, offerings=(), statues=(), seen=0)
        .with_position(
            tiles=(UNKNOWN,) * len(board.islands),
            face_up=0,
            shrines=0,
            monsters=tuple(1 << random.choice(COLORS) for _ in board.monsters),
            offerings=tuple(masks),
            temples=tuple(random.sample(COLORS, len(board.temples))),
            sites=(0,) * len(board.statues),
        )
    )


def wants(scene: ExerciseScene, family: Family) -> tuple[Color, ...]:
    """Return the colors of offerings, statues or monsters that the player still needs."""
    me = scene.me
    cargo = {Family.OFFERING: me.offerings, Family.STATUE: me.statues}.get(family, ())
    aboard = sum(1 << color for color in cargo)
    needs = ledger(scene.me.tasks, scene.me.done).needs(family)
    return tuple(map(Color, COLORS_OF[needs.takes(aboard)]))
