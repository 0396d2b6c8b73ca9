"""Scenes: positions for exercises, made by changing a random setup, and small boards for them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.core.errors import OracleError
from oracle_nb.core.hexgrid import Hex, distance
from oracle_nb.delphi.board import Board, Layout, Space, compact_layout
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Player, Position, Setting, TakeEquipment
from oracle_nb.delphi.model.tasks import (
    WHITE_MONSTER,
    WHITE_OFFERING,
    WHITE_STATUE,
    Family,
    ledger,
    task,
)
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, Color, Equipment, Kind, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, removed, replaced

BOARDS: Final = 24
"""Number of different boards of exercises, which take a moment to make."""
SHIPS: Final = (Color.RED, Color.YELLOW)
TILES: Final = (ShipTile.SHIELD, ShipTile.FAVOR)
"""Ship tiles that change neither range, storage nor wheel, which earlier lessons don't teach."""
TRIES: Final = 10_000
"""Maximum number of scenes for an exercise; of each template, at least one in 40 is suitable."""
T = TypeVar("T")

SPARE: Final = 3
"""The tokens left for the distance once a die or card has the color of the bay.

With three, a route ends 6, 5, 4 or 3 spaces away, depending on beliefs about tokens and counting.
"""
BAYS: Final = 48
"""Number of bays."""
COAST: Final = 10
"""Number of spaces in the longer row of a small board."""

STRAITS: Final = 24
"""Number of different boards."""
THREE: Final = 3
ISLANDS: Final = 4

DISPLAYED: Final = 6
"""Number of equipment cards on display."""
WHITE_TASKS: Final = {
    Family.STATUE: WHITE_STATUE,
    Family.OFFERING: WHITE_OFFERING,
    Family.MONSTER: WHITE_MONSTER,
}


class UnsuitableScene(OracleError):
    """A scene about which a template has no question."""


def assume(condition: object) -> None:
    """Go on with suitable scenes only: raise UnsuitableScene unless a condition holds."""
    if not condition:
        raise UnsuitableScene


def assumed(value: T | None) -> T:
    """Return a value; raise UnsuitableScene for None."""
    if value is None:
        raise UnsuitableScene
    return value


def by_color(colors: Sequence[int]) -> tuple[int, ...]:
    """Return how often each color occurs."""
    return tuple(colors.count(color) for color in range(len(COLORS)))


def shores(board: Board, land: int) -> tuple[int, ...]:
    """Return the water next to an island or city."""
    return tuple(space for space in board.adjacent[land] if space in board.water)


class ExerciseScene(msgspec.Struct, frozen=True):
    """Rules, a position in which the first player acts, and the chance that made it.

    ``template`` and ``seed`` say for which exercise it was made.
    """

    rules: Delphi
    position: Position
    random: Random
    template: str = ""
    seed: int = 0

    @property
    def me(self) -> Player:
        """The player who acts."""
        return self.position.players[self.position.turn]

    @property
    def dice(self) -> tuple[Color, ...]:
        """The colors of the player's dice."""
        return tuple(map(Color, self.me.dice))

    @property
    def color(self) -> Color:
        """The color of the player's ship."""
        return Color(self.rules.setting.ships[self.position.turn])

    def name(self, space: int) -> str:
        """Return the name of a space."""
        return self.rules.board.spaces[space].name

    def named(self, spaces: Iterable[int]) -> tuple[Space, ...]:
        """Return spaces in the order of their names."""
        return tuple(sorted((self.rules.board.spaces[space] for space in spaces), key=str))

    def answered(self, names: Iterable[str]) -> tuple[Space, ...]:
        """Return the spaces of an answer in the order of their names."""
        return self.named(self.rules.board.find(name).index for name in names)

    def allows(self, action: Action) -> Callable[[Delphi], bool]:
        """Return the sentence that an action is legal."""
        return lambda rules: bool(rules.check(self.position, action))

    def moved_to(self, rules: Delphi, position: Position) -> "ExerciseScene":
        """Return the scene with a position of other rules."""
        return replace(self, rules=rules, position=position)

    def with_player(self, seat: int, **changes: Any) -> "ExerciseScene":
        """Return the scene with changes of a player."""
        players = list(self.position.players)
        players[seat] = replace(players[seat], **changes)
        return self.with_position(players=tuple(players))

    def with_me(self, **changes: Any) -> "ExerciseScene":
        """Return the scene with changes of the player who acts."""
        return self.with_player(self.position.turn, **changes)

    def with_other(self, ship: int) -> "ExerciseScene":
        """Return the scene with the other player's ship on a space."""
        return self.with_player(1 - self.position.turn, ship=ship)

    def with_position(self, **changes: Any) -> "ExerciseScene":
        """Return the scene with changes of the position."""
        return replace(self, position=replace(self.position, **changes))


@lru_cache(maxsize=BOARDS)
def _rules(number: int) -> Delphi:
    return Delphi(Setting(compact_layout(number), SHIPS, tiles=TILES))


@lru_cache(maxsize=128)
def _rules_under(setting: Setting, replaced: tuple[tuple[str, str], ...]) -> Delphi:
    return Delphi(replace(setting, rules=replace(setting.rules, replaced=replaced)))


def rules_under(rules: Delphi, rule: str, variant: str) -> Delphi:
    """Return the rules as somebody with a false belief, too, understands them."""
    return _rules_under(rules.setting, (*rules.setting.rules.replaced, (rule, variant)))


@lru_cache(maxsize=256)
def _opening(number: int, seed: int) -> Position:
    """Return a new setup, played until the first player can act freely."""
    rules = _rules(number)
    chance = SeededChance(seed)
    position = rules.begin(rules.set_up(seed), chance).position
    while position.pending or position.phase != Phase.ACT:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    return position


def scenes(template: str, seed: int) -> Iterator[ExerciseScene]:
    """Yield scenes for a template, the same for the same seed in every process.

    The ship is on some water space, with three dice and up to 4 favor tokens.
    """
    start = scatter(seed, sum(map(ord, template)))
    for attempt in range(TRIES):
        random = Random(scatter(start, attempt))
        number = random.randrange(BOARDS)
        rules = _rules(number)
        scene = ExerciseScene(rules, _opening(number, random.randrange(8)), random, template, seed)
        yield scene.with_me(
            ship=random.choice(rules.board.water),
            dice=tuple(sorted(random.randrange(6) for _ in range(3))),
            favor=random.randrange(5),
        )


def first(template: str, seed: int, make: Callable[[ExerciseScene], T]) -> T:
    """Return what is made of the first suitable scene. Raises ValueError if none of many is."""
    for scene in scenes(template, seed):
        try:
            return make(scene)
        except UnsuitableScene:
            continue
    raise ValueError(f"{template}: seed {seed} makes no exercise")


@lru_cache(maxsize=12)
def _bay(number: int) -> Delphi:
    """Return a small board: water in the middle, with many kinds of land around it.

    One color, that of the number, occurs wherever something can be done with it.
    """
    random = Random(scatter(number, 7))
    mine, *others = (str(Color((number + step) % 6)) for step in range(6))

    def water() -> str:
        return f"w:{random.choice((mine, mine, *others))}"

    def statue(*colors: str) -> str:
        return f"statue:{','.join((*colors, *random.sample(others, 3 - len(colors))))}"

    lands = ["offering", "temple", f"city:{mine}", statue(mine), statue()]
    lands += [f"island:{mine}", f"island:{mine}", f"island:{random.choice(others)}"]
    gaps = ("shallow", "zeus")
    random.shuffle(lands)
    rings = [
        [f"w:{random.choice(others)}"],
        _mixed(random, [water(), *gaps, *lands[:3]], 6, water),
        _mixed(random, lands[3:7], 12, water),
        _mixed(random, [lands[7], "monster"], 18, water),
        _mixed(random, [], 24, water),
    ]
    return Delphi(Setting(Layout(hexes=_hexes_of(rings)), SHIPS))


def _mixed(random: Random, given: Sequence[str], size: int, other: Callable[[], str]) -> list[str]:
    """Return the given values and others in random order."""
    codes = [*given, *(other() for _ in range(size - len(given)))]
    random.shuffle(codes)
    return codes


def busy(random: Random, turns: int) -> ExerciseScene:
    """Return a ship among several kinds of land, with cargo, cards and tasks half done.

    The die or card for it must be recolored by this number of steps.
    """
    number = random.randrange(BAYS)
    rules, mine = _bay(number), number % 6
    board = rules.board
    before = next(scenes("checkup.bay", random.randrange(8)))
    others = random.sample([color for color in range(6) if color != mine], 5)
    tasks, done = _half_done(random, before.me.tasks, mine, others)
    cargo = random.choice(((0, 0), (1, 0), (0, 1), (1, 1), (1, 1), (2, 0), (0, 2)))
    aboard = [random.choice((mine, others[1])), others[2]][: cargo[0]]
    statues = [random.choice((mine, others[3])), others[4]][: cargo[1]]
    letters = [number for number in tasks if number < 8]
    for letter in random.sample(letters, random.choice((0, 1, 2))):
        tasks.remove(letter)
    islands = len(board.islands)
    ship = board.space_at((0, 0))
    source = (mine - turns) % 6
    cards = [0] * 6
    dice = [*others[:2]]
    if random.random() < 0.5:
        cards[source] = 1
    else:
        dice.append(source)
    return (
        ExerciseScene(rules, before.position, random)
        .with_other(random.choice(board.sailing[ship]))
        .with_me(
            ship=ship,
            dice=tuple(sorted(dice)),
            favor=(mine - source) % 6 + SPARE,
            offerings=tuple(sorted(aboard)),
            statues=tuple(sorted(statues)),
            tasks=tuple(sorted(tasks)),
            done=tuple(sorted(done)),
            cards=tuple(cards),
            seen=(1 << islands) - 1,
        )
        .with_position(
            tiles=tuple(random.sample(range(12), islands)),
            face_up=sum(1 << slot for slot in range(islands) if random.random() < 0.6),
            shrines=0,
            monsters=tuple(1 << random.randrange(6) for _ in board.monsters),
            offerings=tuple(1 << mine | 1 << others[0] for _ in board.offerings),
            temples=tuple(random.choice((mine, others[1])) for _ in board.temples),
            sites=tuple(
                random.choice((0, board.spaces[space].sites & 1 << mine)) for space in board.statues
            ),
            played=source if cards[source] and random.random() < 0.3 else -1,
        )
    )


def _half_done(
    random: Random, open_tasks: Sequence[int], mine: int, others: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Return open and completed tasks such that the color is needed, done, or not needed."""
    tasks, done = list(open_tasks), []
    free = [color for color in others if task(Family.OFFERING, color) not in open_tasks]
    for family, white in ((Family.OFFERING, WHITE_OFFERING), (Family.STATUE, WHITE_STATUE)):
        match random.randrange(3):
            case 0:
                done.append(task(family, mine))
            case 1:
                tasks = [number for number in tasks if number != white] + [task(family, others[0])]
                done += [task(family, color) for color in free[-1:]]
    return tasks, done


@lru_cache(maxsize=12)
def _cove(number: int) -> Delphi:
    """Return a smaller board: a monster and three islands around the water in the middle."""
    random = Random(scatter(number, 9))
    colors = [str(color) for color in random.sample(COLORS, 6)]
    lands = ["monster", *(f"island:{color}" for color in colors[:3])]
    rings = [
        [f"w:{colors[3]}"],
        _mixed(random, lands, 6, lambda: f"w:{random.choice(colors)}"),
        _mixed(random, [], 12, lambda: f"w:{random.choice(colors)}"),
    ]
    return Delphi(Setting(Layout(hexes=_hexes_of(rings)), SHIPS))


def calm(random: Random) -> ExerciseScene:
    """Return a ship next to a needed monster, with a die for it and for each island."""
    rules = _cove(random.randrange(12))
    board = rules.board
    before = next(scenes("checkup.cove", random.randrange(8)))
    ship = board.space_at((0, 0))
    islands = [i for i in board.shore[ship] if i in board.islands]
    color = random.choice([number - 24 for number in before.me.tasks if 24 <= number < 30])
    return (
        ExerciseScene(rules, before.position, random)
        .with_other(board.water[-1])
        .with_me(
            ship=ship,
            dice=tuple(sorted({color, *(board.spaces[i].color for i in islands)})),
            favor=3,
            shield=0,
            cards=(0,) * 6,
            seen=0,
        )
        .with_position(
            tiles=(UNKNOWN,) * len(islands),
            face_up=0,
            shrines=0,
            monsters=(1 << color,),
            offerings=(),
            temples=(),
            sites=(),
        )
    )


@lru_cache(maxsize=24)
def _coast(number: int, ships: tuple[Color, ...], tiles: tuple[ShipTile, ...]) -> Delphi:
    """Return a board of two rows, so low that a player board fits below it on a screen."""
    random = Random(scatter(number, 13))
    colors = [str(color) for color in random.sample(COLORS, 6)]
    lands = ["monster", *(f"island:{color}" for color in colors[:3])]
    codes = _mixed(random, lands, COAST - 1, lambda: f"w:{random.choice(colors)}")
    water = (f"w:{random.choice(colors)}" for _ in range(COAST))
    hexes = [(q, 0, code) for q, code in enumerate(water)]
    hexes += [(q, 1, code) for q, code in enumerate(codes)]
    return Delphi(Setting(Layout(hexes=tuple(hexes)), ships, tiles=tiles))


def ashore(scene: ExerciseScene) -> ExerciseScene:
    """Return a scene on a small board, for questions about what the players have in front of them.

    All players keep what they have.
    """
    setting, random = scene.rules.setting, scene.random
    rules = _coast(random.randrange(4), setting.ships, setting.tiles)
    board = rules.board
    water = random.sample(board.water, len(scene.position.players))
    players = [
        replace(player, ship=ship, seen=0)
        for player, ship in zip(scene.position.players, water, strict=True)
    ]
    return scene.moved_to(rules, scene.position).with_position(
        players=tuple(players),
        tiles=(UNKNOWN,) * len(board.islands),
        face_up=0,
        shrines=0,
        monsters=(1 << random.choice(COLORS),),
        offerings=(),
        temples=(),
        sites=(),
    )


@lru_cache(maxsize=12)
def _bay_rules(number: int) -> Delphi:
    """Return a board with all that the cargo needs in the middle, and an island further away."""
    random = Random(scatter(number, 11))
    colors = [str(color) for color in random.sample(COLORS, 6)]
    while True:
        lands = ["offering", "temple", f"statue:{','.join(colors[:3])}"]
        rings = [
            ["w:" + colors[0]],
            _mixed(random, lands, 6, lambda: f"w:{random.choice(colors)}"),
            _mixed(random, [f"island:{colors[1]}"], 12, lambda: f"w:{random.choice(colors)}"),
        ]
        rules = Delphi(Setting(Layout(hexes=_hexes_of(rings)), SHIPS))
        ship = rules.board.space_at((0, 0))
        if set(rules.board.shore2[ship]) - set(rules.board.shore[ship]):
            return rules


def bay_beside_city(random: Random) -> ExerciseScene:
    """Return a ship between an offering, a temple and a site, none in the color of its water."""
    rules = _bay_rules(random.randrange(12))
    board = rules.board
    ship = board.space_at((0, 0))
    colors = [color for color in range(6) if color != board.spaces[ship].color]
    offering, temple = random.sample(colors, 2)
    sites = board.spaces[board.statues[0]].sites
    before = next(scenes("checkup.harbor", random.randrange(8)))
    return (
        ExerciseScene(rules, before.position, random)
        .with_other(board.water[-1])
        .with_me(ship=ship, favor=1, offerings=(), statues=(), done=(), cards=(0,) * 6, seen=0)
        .with_position(
            tiles=(UNKNOWN,),
            face_up=0,
            shrines=0,
            monsters=(),
            offerings=(1 << offering,),
            temples=(temple,),
            sites=(sites & -sites,),
        )
    )


def _hexes_of(rings: Sequence[Sequence[str]]) -> tuple[tuple[int, int, str], ...]:
    """Return the hexes of rings, from the middle outwards."""
    return tuple(
        (*place, code)
        for radius, codes in enumerate(rings)
        for place, code in zip(_ring(radius), codes, strict=True)
    )


@cache
def _ring(radius: int) -> tuple[Hex, ...]:
    """Return the hexes at a distance from the middle."""
    near = range(-radius, radius + 1)
    return tuple((q, r) for q in near for r in near if distance((q, r), (0, 0)) == radius)


@lru_cache(maxsize=16)
def spoiled(number: int, what: str) -> Layout:
    """Return a sea with one tile placed wrongly.

    ``what`` is the fault: the water is disconnected by the "tiles" or by the "cities", or only the
    "spacing" of the cities is wrong.
    """
    random = Random(scatter(number, sum(map(ord, what))))
    while True:
        layout = compact_layout(random.randrange(24))
        place = random.randrange(len(layout.tiles))
        placement = layout.tiles[place]
        if placement.tile.startswith("C-") != (what != "tiles"):
            continue
        moved = replace(
            placement,
            turns=(placement.turns + random.randrange(6)) % 6,
            q=placement.q + random.choice((-1, 0, 1)),
            r=placement.r + random.choice((-1, 0, 1)),
        )
        changed = Layout((*layout.tiles[:place], moved, *layout.tiles[place + 1 :]))
        problems = {fault.facts.get("stage", fault.facts["problem"]) for fault in changed.faults()}
        if problems == {what}:
            return changed


@lru_cache(maxsize=2 * STRAITS)
def _strait_rules(number: int, bar: bool) -> Delphi:
    """Return the rules of a row of water between two rows of land; a shallow may be its bar."""
    random = Random(scatter(number, 17))
    colors = [str(color) for color in random.sample(COLORS, len(COLORS))]
    sites = (",".join(sorted(colors[:THREE])), ",".join(sorted(colors[THREE:])))
    lands = [f"city:{color}" for color in colors]
    lands += [f"statue:{site}" for site in sites]
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
    rules = _strait_rules(random.randrange(STRAITS), bar)
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


def _without_monster(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with one monster of the color less, if there is one."""
    monsters = scene.position.monsters
    slots = [slot for slot, mask in enumerate(monsters) if mask >> color & 1]
    if not slots:
        return scene
    less = replaced(monsters, slots[0], monsters[slots[0]] & ~(1 << color))
    return scene.with_position(monsters=less)


def _won(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with one more task for a monster completed."""
    return completed(scene, Family.MONSTER, scene.random.choice(wants(scene, Family.MONSTER)))


def equipped(scene: ExerciseScene, *cards: Equipment) -> ExerciseScene:
    """Return the scene with some equipment in front of the player, and six other cards open."""
    rest = [card for card in Equipment if card not in cards]
    for _ in cards:
        scene = _won(scene)
    shown = sorted(scene.random.sample(rest, DISPLAYED))
    return _laid_out(scene.with_me(equipment=tuple(map(int, cards))), shown, cards)


def displayed(scene: ExerciseScene, cards: Sequence[Equipment]) -> ExerciseScene:
    """Return the scene after a won fight, with these cards on display."""
    shown = _laid_out(_won(scene).with_me(equipment=()), cards, ())
    return shown.with_position(pending=(TakeEquipment(scene.position.turn),))


def _laid_out(
    scene: ExerciseScene, shown: Sequence[Equipment], held: Sequence[Equipment]
) -> ExerciseScene:
    pile = sum(1 << card for card in Equipment if card not in (*shown, *held))
    return scene.with_position(display=tuple(map(int, shown)), equipment=pile)


def completed(scene: ExerciseScene, family: Family, color: int) -> ExerciseScene:
    """Return the scene with a task of the player completed in a color, a white one if possible."""
    me, own = scene.me, task(family, color)
    served = own if own in me.tasks else WHITE_TASKS[family]
    done = tuple(sorted((*me.done, own)))
    scene = scene.with_me(tasks=removed(me.tasks, served), done=done)
    if family == Family.MONSTER:
        return _without_monster(scene, color)
    if family != Family.STATUE:
        return scene
    # A creature, which changes only where its own color takes the ship.
    creature = 3 * color + Kind.CREATURE
    left = scene.position.companions & ~(1 << creature)
    return scene.with_me(companions=added(me.companions, creature)).with_position(companions=left)
