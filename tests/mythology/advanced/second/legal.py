"""The legal actions of the Advanced Game, written a second time from the rulebook and the rulings.

A position is the plain dictionary that a save has, and an action is a verb with two numbers, -1
where it has none. The engine decides by tables of preconditions; here each decision has a function
that builds its actions. The proof compares the two.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from tests.mythology.advanced.second.board import GUESTS, Board

Choice: TypeAlias = tuple[str, int, int]
At: TypeAlias = dict[str, Any]
NOTED, TOTALS, ZEUS, LAST_NOTED, LAST_ZEUS, AID, AIL, LAST_AID, LAST_AIL, PLOTS, LAST_PLOTS = range(
    11
)
"""The places of the parts of a log sheet."""
MOVED, FOUGHT = 0, 1
VOWS, SPARED, SAFE = 1, 2, 3
"""The places of what Lesser Evils have done, and of prayers and sacrifices."""
KINDS: Final = ("earthquake", "tempest", "volcano", "plague", "pestilence", "famine")
RULED: Final = {
    "sickness": {"plague", "pestilence"},
    "hunger": {"famine", "pestilence"},
    "fire": {"volcano", "earthquake"},
    "waves": {"tempest"},
}
"""The kinds of occurrences of each power over them (S 8)."""


def has(bits: int, number: int) -> bool:
    """Whether a set that a save holds as a number has a member."""
    return number >= 0 and bits >> number & 1 == 1


def top(at: At) -> dict[str, Any] | None:
    """Return the decision that comes first."""
    return at["pending"][-1] if at["pending"] else None


def decider(at: At) -> int:
    """Return the seat that decides; -1 when the game is over."""
    if at["phase"] in ("setup", "over"):
        return -1
    choice, turn = top(at), int(at["turn"])
    if choice is None or choice["decision"] in ("way", "capture"):
        return turn
    seats = len(at["areas"])
    if choice["decision"] == "moment":
        return seats
    if "waiting" in choice:
        last = seats if choice["decision"] == "plea" else turn
        clockwise = ((turn + step) % seats for step in range(1, seats + 1))
        return next((seat for seat in clockwise if has(choice["waiting"], seat)), last)
    if choice["decision"] == "challenge" and choice["announcer"]:
        return turn
    return int(choice["seat"])


def legal(board: Board, at: At) -> set[Choice]:
    """Return the legal actions of the player who decides."""
    seat = decider(at)
    if seat < 0:
        return set()
    if at["phase"] == "sheets":
        return set(_sheet(at, seat))
    if at["phase"] == "placing":
        return {("place", -1, area) for area in range(board.areas)}
    choice = top(at)
    if choice is None:
        return set(_phase(board, at, seat))
    return set(_ANSWERS[choice["decision"]](board, at, seat, choice))


# --- log sheets ----------------------------------------------------------------------------------


def _sheet(at: At, seat: int) -> Iterator[Choice]:
    sheet = at["sheets"][seat]
    points = sum(map(sum, (sheet[NOTED], sheet[AID], sheet[AIL])))
    points += sheet[ZEUS] + sum(1 + plot % 10 for plot in sheet[PLOTS])
    there = [unit for unit in range(64) if at["units"][unit] >= 0]
    for more in range(1, 11 - points):
        yield "zeus", -1, more
        for unit in {*range(32), *there}:
            yield "note", unit, more
        for hero in there:
            if hero < 32:
                yield "aid", hero, more
                yield "ail", hero, more
        for kind in range(6):
            yield "plot", -1, 10 * kind + more - 1
    last = any(map(any, (sheet[LAST_NOTED], sheet[LAST_AID], sheet[LAST_AIL])))
    if not points and (last or sheet[LAST_ZEUS] or sheet[LAST_PLOTS]):
        yield "repeat", -1, -1
    yield "close", -1, -1
    yield "threaten", -1, -1
    if at["laid"][seat] == -1:
        for card in at["hands"][seat]:
            yield "lay", -1, card
    if "rites" in at:
        yield from _vows(at, seat, [unit for unit in there if unit < 32])


def _vows(at: At, seat: int, heroes: list[int]) -> Iterator[Choice]:
    """Yield prayers and sacrifices, with or without goods (302 C, D, I)."""
    own = {vow[1]: vow for vow in at["rites"][VOWS] if vow[0] == seat}
    most = min(10, at["glory"][seat])
    _, _, chosen, spent, goods = own.get("sacrifice", (seat, "sacrifice", -1, 0, 0))
    for hero in heroes:
        for points in range(1, most + 1):
            if "pray" not in own:
                yield "pray", hero, points
            if not spent and chosen in (-1, hero) and points + goods > 3:
                yield "sacrifice", hero, points
        for thing in range(22):
            if chosen in (-1, hero) and _may_give(at, seat, thing):
                yield "offer", hero, 64 + thing


def _may_give(at: At, seat: int, thing: int) -> bool:
    bearer = at["bearers"][thing]
    captured = thing >= 10 or any(who == seat and n == thing for n, who, _ in at["captures"])
    if bearer >= 0 and points_on(at, seat, bearer) and captured:
        return True
    return thing < 10 and has(at["trophies"][seat], thing)


# --- what is so ----------------------------------------------------------------------------------


def holder(at: At, unit: int) -> int:
    """Return the seat whose control of a unit is settled in this moving phase; -1 for none."""
    return next((int(seat) for held, seat in at["held"] if held == unit), -1)


def points_on(at: At, seat: int, unit: int) -> int:
    """Return the points that a player can prove for a unit."""
    return int(at["sheets"][seat][TOTALS if unit < 32 else NOTED][unit])


def under(at: At, what: str) -> set[int]:
    """Return the units under a power or blessing."""
    return {unit for name, _, unit, _ in at["effects"] if name == what}


def regretting(board: Board, at: At, unit: int) -> bool:
    """Whether a unit is Hercules, filled with remorse."""
    return unit == board.hercules and at["remorse"] > 0


def together(at: At, unit: int) -> list[int]:
    """Return the other units in the hex of a unit."""
    here = at["units"][unit]
    return [
        other
        for other in range(len(at["units"]))
        if other != unit and at["units"][other] == here >= 0
    ]


def done(at: At, what: int) -> int:
    """Return the units and Lesser Evils that have moved or fought in this moving phase."""
    evils = at["evils"][what] if "evils" in at else 0
    return int(at[("moved", "fought")[what]] | evils << 86)


def protected(at: At, how: int) -> int:
    """Return the Heroes whom prayer or sacrifice protects in a way (302 E)."""
    return int(at["rites"][how]) if "rites" in at else 0


def can_fight(board: Board, at: At, unit: int, foe: int) -> bool:
    """Whether one unit may attack another at all (205 C, K, 211, 214 A3e, 215 C)."""
    quiet = {hex_ for name, _, _, hex_ in at["effects"] if name == "pan"}
    return (
        at["units"][unit] == at["units"][foe] >= 0
        and unit != foe
        and min(unit, foe) < 32
        and not has(done(at, FOUGHT) | at["ships"], unit)
        and not has(done(at, FOUGHT), foe)
        and not regretting(board, at, unit)
        and not regretting(board, at, foe)
        and at["units"][unit] not in quiet
        and not (unit < 32 and foe in under(at, "truce"))
        and not has(protected(at, SPARED) | protected(at, SAFE), unit)
        and not has(protected(at, SAFE), foe)
    )


def foes(board: Board, at: At, unit: int) -> list[int]:
    """Return the units that one could attack."""
    return [other for other in together(at, unit) if can_fight(board, at, unit, other)]


def loose_prize(at: At, hex_: int) -> bool:
    """Whether a Prize that nobody carries is in a hex."""
    return any(at["prizes"][prize] == hex_ >= 0 and at["bearers"][prize] < 0 for prize in range(10))


def reach(board: Board, at: At, unit: int) -> int:
    """Return how many hexes a unit goes in a moving phase (204 G, M, 215 J)."""
    if has(at["ships"], unit):
        return 4 if unit in under(at, "aeolus") else 2
    quick = unit in under(at, "speed") or any(
        at["bearers"][10 + n] == unit and helper.get("doubles")
        for n, helper in enumerate(board.helpers)
    )
    return 4 if quick else 2


def steps(board: Board, at: At, unit: int, start: int) -> set[int]:
    """Return the hexes into which a unit can go from a hex."""
    if unit >= 86:  # a Lesser Evil (303 M)
        return board.near[start] & (board.open_sea if board.seas[unit - 86] else board.land)
    if unit >= 32:
        return board.near[start]
    return board.afloat[start] if has(at["ships"], unit) else board.on_foot[start]


# --- the own moving phase ------------------------------------------------------------------------


def _phase(board: Board, at: At, seat: int) -> Iterator[Choice]:
    yield "end", -1, -1
    for unit in range(len(at["units"])):
        if at["units"][unit] >= 0:
            yield from _with_unit(board, at, seat, unit)
    yield from _cards(board, at, seat)
    if has(at["threatening"], seat):
        yield from _occurrences(board, at, seat)


def _with_unit(board: Board, at: At, seat: int, unit: int) -> Iterator[Choice]:
    if may_claim(board, at, seat, unit):
        yield "claim", unit, -1
    if may_embark(board, at, unit):
        yield "embark", unit, -1
    own = holder(at, unit) == seat
    if own and not has(at["idle"], unit):
        if not at["seizing"]:
            for foe in foes(board, at, unit):
                yield "attack", unit, foe
        if may_seize(board, at, unit):
            yield "seize", unit, -1
    if own:
        yield from _leaving(board, at, unit)
    others = {*range(len(at["areas"]))} - {seat}
    settled = own or all(has(at["letting"], other) for other in others)
    free = not regretting(board, at, unit) and not has(at["kept"], unit) and not at["fighting"]
    if settled and not 32 <= unit < 86 and free and may_claim(board, at, seat, unit):
        for hex_ in _ends(board, at, unit, 0):
            yield "go", unit, hex_


def _leaving(board: Board, at: At, unit: int) -> Iterator[Choice]:
    if has(at["ships"], unit) and at["units"][unit] in board.land:
        yield "land", unit, -1
    for thing, bearer in enumerate(at["bearers"]):
        if bearer == unit:
            yield "drop", unit, 64 + thing


def may_claim(board: Board, at: At, seat: int, unit: int) -> bool:
    """Whether a unit can be announced, to move or only to attack or take a Prize."""
    if unit >= 86:  # in the Area of the god when the phase began, besides the five (303 D, E)
        return holder(at, unit) == seat and not at["fighting"] and not has(done(at, MOVED), unit)
    if regretting(board, at, unit):
        return (
            not at["fighting"]
            and not has(at["moved"] | at["fought"] | at["kept"], unit)
            and unit not in under(at, "hypnos")
        )
    if at["attempts"] >= 5 or has(at["moved"] | at["lost"] | at["idle"], unit):
        return False
    if unit in under(at, "hypnos"):
        return False
    attacks = not at["seizing"] and bool(foes(board, at, unit))
    if at["fighting"]:
        return attacks
    takes = unit < 32 and loose_prize(at, at["units"][unit])  # leaving a ship first, if need be
    if unit < 32 and has(at["ships"], unit) and at["units"][unit] in board.land:
        attacks = bool(foes(board, at | {"ships": at["ships"] & ~(1 << unit)}, unit))
    return not has(at["kept"], unit) or attacks or takes


def may_embark(board: Board, at: At, unit: int) -> bool:
    """Whether a Hero can try to get a ship (215 F)."""
    hex_ = at["units"][unit]
    return (
        unit < 32
        and hex_ in board.land & board.water
        and at["attempts"] < 5
        and not at["fighting"]
        and not has(at["ships"] | at["sought"] | at["lost"] | at["kept"] | at["idle"], unit)
        and not regretting(board, at, unit)
        and unit not in under(at, "hypnos")
    )


def may_seize(board: Board, at: At, unit: int) -> bool:
    """Whether a Hero is where a Prize can be taken, on foot, for the first time (212 D)."""
    return (
        unit < 32
        and loose_prize(at, at["units"][unit])
        and not has(at["ships"] | at["tried"], unit)
        and not regretting(board, at, unit)
    )


def _ends(board: Board, at: At, unit: int, moved: int) -> set[int]:
    """Return where a unit can go without passing another unit (ruling in decision 88)."""
    start, most = at["units"][unit], reach(board, at, unit)
    busy = {hex_ for other, hex_ in enumerate(at["units"]) if other != unit}
    ends: set[int] = set()
    front = {start}
    for _ in range(most - moved):
        front = {to for hex_ in front for to in steps(board, at, unit, hex_)}
        ends |= front
        front -= busy
    return ends - {start}


# --- cards, powers and occurrences ---------------------------------------------------------------


def open_plots(at: At, seat: int) -> list[int]:
    """Return what a player has noted and not set off."""
    left = list(at["sheets"][seat][PLOTS])
    for who, plot, *_ in at["occurrences"]:
        if who == seat and plot in left:
            left.remove(plot)
    return left


def _occurrences(board: Board, at: At, seat: int) -> Iterator[Choice]:
    area = at["areas"][seat]
    if area < 0:
        return
    power = board.powers[at["gods"][seat]]
    ground = any(board.area_of[hex_] == area for hex_ in board.land)
    for plot in open_plots(at, seat):
        kind = KINDS[plot // 10]
        if kind != "volcano" or ground:
            yield "occur", -1, plot
        if not has(at["powers"], seat) and kind in RULED.get(power, ()):
            yield "unleash", -1, plot


def _cards(board: Board, at: At, seat: int) -> Iterator[Choice]:
    laid, played = at["laid"][seat], [who for who, *_ in at["played"]]
    if seat not in played:
        done = [feat[1] for feat in at["feats"] if feat[0] == seat]
        for card in [laid] if laid >= 0 else at["hands"][seat]:
            if board.oracles[card] & {*done}:
                yield "oracle", -1, card
        if laid >= 0:
            yield from _laid_card(board, at, laid)
    if not has(at["powers"], seat):
        for unit in range(64):
            if at["units"][unit] >= 0 and _power_helps(board, at, seat, unit):
                yield "power", unit, -1


def _laid_card(board: Board, at: At, card: int) -> Iterator[Choice]:
    seats = {*range(len(at["areas"]))}
    for number, guests in enumerate(GUESTS):
        if guests <= seats:
            yield "event", -1, number
    blessing = board.blessings[card]
    if blessing == "iris":
        for area in range(board.areas):
            yield "travel", -1, area
    for unit in range(64):
        if at["units"][unit] >= 0 and _blessing_helps(board, at, blessing, unit):
            yield "bless", unit, -1


def _blessing_helps(board: Board, at: At, blessing: str, unit: int) -> bool:
    if blessing in ("nike", "hypnos", "hecate"):
        return True
    if blessing == "pan":
        return at["units"][unit] in board.high
    if blessing == "aeolus":
        return has(at["ships"], unit)
    return blessing in ("tyche", "nemesis", "asclepius") and unit < 32


def _power_helps(board: Board, at: At, seat: int, unit: int) -> bool:
    power = board.powers[at["gods"][seat]]
    if power == "strength":
        return True
    if power == "hiding":
        return unit < 32 and at["units"][unit] in board.high
    if power in ("speed", "waves"):
        return unit < 32 and not has(at["ships"], unit)
    return power in ("truce", "shield", "judgment") and unit < 32


# --- answers -------------------------------------------------------------------------------------


def _claim(board: Board, at: At, seat: int, claim: dict[str, Any]) -> Iterator[Choice]:
    for verb in ("let", "let-all", "challenge"):
        yield verb, -1, -1


def _challenge(board: Board, at: At, seat: int, challenge: dict[str, Any]) -> Iterator[Choice]:
    unit, last = int(at["pending"][-2]["unit"]), challenge["bid"]
    for bid in range(max(0, last + challenge["drawn"]), points_on(at, seat, unit) + 1):
        yield "bid", -1, bid
    if challenge["drawn"]:
        yield "draw", -1, -1
    if last >= 0:
        yield "concede", -1, -1
    judges = board.powers[at["gods"][seat]] == "judgment" and not has(at["powers"], seat)
    for hero in range(32):
        if judges and at["units"][hero] >= 0:
            yield "power", hero, -1


def _way(board: Board, at: At, seat: int, way: dict[str, Any]) -> Iterator[Choice]:
    unit, moved = way["unit"], way["moved"]
    yield "stop", -1, -1
    if moved < reach(board, at, unit):
        for hex_ in steps(board, at, unit, at["units"][unit]):
            yield "step", unit, hex_
        for hex_ in _ends(board, at, unit, moved):
            yield "go", unit, hex_
    yield from _leaving(board, at, unit)


def _ambush(board: Board, at: At, seat: int, ambush: dict[str, Any]) -> Iterator[Choice]:
    yield "let", -1, -1
    yield "let-all", -1, -1
    for unit in together(at, ambush["unit"]):
        if unit < 86 and can_fight(board, at, unit, ambush["unit"]):
            control = holder(at, unit)
            if control == seat or (control < 0 and points_on(at, seat, unit)):
                yield "ambush", unit, -1


def _combat(board: Board, at: At, seat: int, combat: dict[str, Any]) -> Iterator[Choice]:
    unit = combat["magician"]
    asked = unit != combat["unit"] and holder(at, unit) < 0
    if asked:
        yield "let", -1, -1
    if not asked or points_on(at, seat, unit):
        yield "magic", -1, -1
        yield "plain", -1, -1


def _capture(board: Board, at: At, seat: int, capture: dict[str, Any]) -> Iterator[Choice]:
    yield "keep", -1, -1
    yield "remove", -1, -1


def _window(board: Board, at: At, seat: int, window: dict[str, Any]) -> Iterator[Choice]:
    yield "let", -1, -1
    yield "let-all", -1, -1
    threatens = has(at["threatening"], seat)
    for choice in _cards(board, at, seat):
        if threatens or choice[0] == "oracle":
            yield choice
    if threatens:
        yield from _occurrences(board, at, seat)


def _eruption(board: Board, at: At, seat: int, eruption: dict[str, Any]) -> Iterator[Choice]:
    for hex_ in board.land:
        if eruption["bonus"] or board.area_of[hex_] == at["areas"][seat]:
            yield "erupt", -1, hex_


def _aim(board: Board, at: At, seat: int, aim: dict[str, Any]) -> Iterator[Choice]:
    area = at["areas"][seat]
    water = board.powers[at["gods"][seat]] == "waves"
    for target in board.waters if water else board.borders(area) | {area}:
        yield "aim", -1, target


# --- Zeus as a player ----------------------------------------------------------------------------

BRIBES, THROWN, STRUCK, BEFORE, RESTING, FALLEN = range(6)
"""The places of what concerns Zeus (301)."""


def _moment(board: Board, at: At, seat: int, moment: dict[str, Any]) -> Iterator[Choice]:
    yield "let", -1, -1
    yield "let-all", -1, -1
    zeus = at["zeus"]
    if not zeus[THROWN]:
        for hex_ in {*at["units"][:32]} - {-1}:
            yield "bolt", -1, hex_
        for god in {*range(len(at["areas"]))} - {zeus[BEFORE]}:
            yield "strike", -1, god
    for unit, grave in zeus[FALLEN]:
        if at["units"][unit] < 0:
            home = {n for n, area in enumerate(board.area_of) if area == board.greece}
            for hex_ in home if unit < 32 else {grave}:
                yield "revive", unit, hex_


def _plea(board: Board, at: At, seat: int, plea: dict[str, Any]) -> Iterator[Choice]:
    if seat < len(at["areas"]):
        yield "let", -1, -1
        for points in range(1, min(50, at["glory"][seat]) + 1):
            yield "bribe", -1, points
    elif plea["what"] == "protect":
        for answer in range(4):
            yield "protect", -1, answer
    elif plea["rivals"]:
        for god in plea["rivals"]:
            yield "favor", -1, int(god)
    elif plea["what"] == "draw":
        yield "favor", -1, int(at["turn"])
        yield "favor", -1, int(at["pending"][-2]["seat"])
    else:
        yield "enforce", -1, -1
        yield "relent", -1, -1


_ANSWERS: Final = {
    "claim": _claim,
    "challenge": _challenge,
    "way": _way,
    "ambush": _ambush,
    "combat": _combat,
    "capture": _capture,
    "window": _window,
    "eruption": _eruption,
    "aim": _aim,
    "moment": _moment,
    "plea": _plea,
}
