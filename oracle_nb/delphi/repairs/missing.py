"""Missing: what it would take where nothing works now, and where that could come from.

Nothing here decides what is legal: it tells of a refusal what the position says about it.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.actions import CARD, EXTRA, Verb
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TOP_ROW
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.repairs.likeness import Wish
from oracle_nb.delphi.repairs.places import ADJACENT, PAYING, elsewhere, steps_to
from oracle_nb.delphi.rules.base import EXTRA_COST, Standing
from oracle_nb.delphi.rules.deeds import SOURCED_VERBS
from oracle_nb.delphi.rules.exploring import face_down
from oracle_nb.delphi.rules.oracle import source_cost
from oracle_nb.delphi.rules.tables import FAR
from oracle_nb.delphi.tasks import Family
from oracle_nb.verdict import NO_TARGET, NOT_NOW, Broken, Facts

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi

_COLOR: Final = frozenset({"move.end-color", "explore.color", "action.color-match"})
"""Rules that ask for a color which a source could be used as."""


def missing(rules: "Delphi", position: Position, wish: Wish) -> tuple[Broken, ...]:
    """What is missing, told by the rules that refuse; never empty.

    What another die or card at hand would mend is not missing, where something else is.
    """
    lack = _Lack(rules, position, wish)
    found: list[Broken] = []
    paid = False
    for broken in wish.verdict.broken:
        if lack.is_payment(broken):
            if not paid and (means := lack.means()) is not None:
                found.append(Broken(broken.rule, means))
            paid = True
        else:
            tell = TELL.get(broken.rule)
            found.append(broken if tell is None else Broken(broken.rule, tell(lack, broken.facts)))
    return tuple(found) or wish.verdict.broken


class _Lack:
    """A wish and the position it fails in."""

    def __init__(self, rules: "Delphi", position: Position, wish: Wish) -> None:
        self.rules = rules
        self.position = position
        self.wish = wish
        self.action = wish.action
        self.board = rules.board
        self.standing = Standing(rules.tables, rules.setting, position)
        self.me = self.standing.me

    # --- what it is done with ----------------------------------------------------------------

    def is_payment(self, broken: Broken) -> bool:
        """Whether only what the action is done with is wrong."""
        if broken.rule == NOT_NOW:
            return self.action.verb in SOURCED_VERBS
        return broken.rule in PAYING or broken.rule in _COLOR

    def means(self) -> dict[str, Any] | None:
        """What is missing to act at all, or in the color asked for; None where something would do.

        ``needed`` are the favor tokens that the cheapest way to the color costs.
        """
        standing, me = self.standing, self.me
        sources = [*me.dice]
        if standing.position.played < 0:
            sources += [CARD + color for color in range(6) if me.cards[color]]
        bought = standing.position.extra or not standing.powers.extra_action
        if not bought and me.favor >= EXTRA_COST:
            sources.append(EXTRA)
        if not sources:
            return {"sources": 0}
        costs = [
            (sum(item.tokens for item in source_cost(standing, source, color)), color)
            for source in sources
            for color in self._colors_asked()
        ]
        tokens, color = min(costs, default=(0, -1))
        if tokens <= me.favor:
            return None
        return {"sources": len(sources), "color": color, "needed": tokens, "tokens": me.favor}

    def _colors_asked(self) -> Iterable[int]:
        for broken in self.wish.verdict.broken:
            if broken.rule in _COLOR:
                return (
                    COLORS_OF[broken.facts["colors"]]
                    if "colors" in broken.facts
                    else (broken.facts["color"],)
                )
        return (self.action.color,)

    # --- where something is ------------------------------------------------------------------

    def nearest(self, places: Iterable[int]) -> dict[str, Any]:
        """The place that is nearest to sail to, with the spaces of the way; {} where none is."""
        seat = self.standing.seat
        ways = ((steps_to(self.rules, self.position, seat, place), place) for place in places)
        steps, place = min(ways, default=(FAR, -1))
        return {} if steps >= FAR else {"place": place, "steps": steps}

    def holding(self, spaces: tuple[int, ...], masks: tuple[int, ...], color: int) -> list[int]:
        """The spaces whose mask has the color."""
        return [space for space, mask in zip(spaces, masks, strict=True) if mask >> color & 1]


def _target(lack: _Lack, facts: Facts) -> Facts:
    verb = Verb(lack.action.verb)
    for there in elsewhere(lack.rules, lack.position, lack.action):
        return {"verb": verb} | lack.nearest((there.target,))
    return {"verb": verb}


def _adjacent(lack: _Lack, facts: Facts) -> Facts:
    space = facts.get("space", -1)
    cities = (city for city in lack.board.cities if city >= 0)
    way = lack.nearest(cities if space < 0 else (space,))
    return way | {"range": lack.standing.powers.range} if way else {"space": space}


def _monster(lack: _Lack, facts: Facts) -> Facts:
    color = facts["color"]
    there = lack.holding(lack.board.monsters, lack.position.monsters, color)
    return {"color": color} | lack.nearest(there)


def _offering(lack: _Lack, facts: Facts) -> Facts:
    color = facts["color"]
    there = lack.holding(lack.board.offerings, lack.position.offerings, color)
    return {"color": color} | lack.nearest(there)


def _statue(lack: _Lack, facts: Facts) -> Facts:
    color = facts["color"]
    city = lack.board.cities[color]
    stocked = city >= 0 and lack.position.statues[color] > 0
    return {"color": color} | lack.nearest((city,) if stocked else ())


def _site(lack: _Lack, facts: Facts) -> Facts:
    color = facts["color"]
    return {"color": color} | lack.nearest(_free_sites(lack, 1 << color))


def _free_sites(lack: _Lack, colors: int) -> list[int]:
    sites = lack.rules.tables.sites
    pairs = zip(lack.board.statues, lack.position.sites, strict=True)
    return [space for space, filled in pairs if sites[space] & ~filled & colors]


def _hold(lack: _Lack, facts: Facts) -> Facts:
    pairs = zip(lack.board.temples, lack.position.temples, strict=True)
    temples = [space for space, color in pairs if lack.standing.offerings >> color & 1]
    way = lack.nearest([*temples, *_free_sites(lack, lack.standing.statues)])
    return dict(facts) | way


def _needed(lack: _Lack, facts: Facts) -> Facts:
    family = facts["family"]
    if family == Family.SHRINE:
        return {"family": family}
    aboard = {Family.STATUE: lack.standing.statues, Family.OFFERING: lack.standing.offerings}
    needs = lack.standing.ledger.needs(family)
    spoken = aboard.get(family, 0)
    open_now = needs.wanted(spoken) & needs.fresh(spoken)
    return {"family": family} | ({"colors": open_now} if open_now else {})


def _shrine(lack: _Lack, facts: Facts) -> Facts:
    position, islands = lack.position, lack.board.islands
    bare = position.face_up & ~position.shrines
    own = [
        space
        for slot, space in enumerate(islands)
        if bare >> slot & 1 and TILE_COLOR[position.tiles[slot]] == lack.standing.ship_color
    ]
    if own and (way := lack.nearest(own)):
        return way
    covered = face_down(position)
    return {"number": covered.bit_count()} if covered else {"space": facts["space"]}


def _to_the_top(lack: _Lack, facts: Facts) -> Facts:
    return {"god": facts["god"], "row": facts["row"], "steps": TOP_ROW - facts["row"]}


def _idle(lack: _Lack, facts: Facts) -> Facts:
    return {"verb": Verb(lack.action.verb)} | dict(facts)


TELL: Final[dict[str, Callable[[_Lack, Facts], Facts]]] = {
    NO_TARGET: _target,
    ADJACENT: _adjacent,
    "fight.color": _monster,
    "offering.load": _offering,
    "offering.make": _offering,
    "statue.raise": _statue,
    "statue.site-once": _site,
    "cargo.capacity": _hold,
    "task.needed": _needed,
    "task.color-once": _needed,
    "shrine.build": _shrine,
    "god.use": _to_the_top,
    "action.effect": _idle,
}
"""What is told of a rule's refusal, where it is more than the refusal's own facts."""
