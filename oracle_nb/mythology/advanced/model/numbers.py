"""The numbers of the Advanced Game."""

from typing import Final

POWER: Final = 10
"""Power points of each player in each game turn (allot.ten)."""
TURNS: Final = 15
"""Number of game turns (victory.end)."""
MOST_BID: Final = POWER * TURNS
"""The highest bid that is ever possible: all points of a game on one Hero."""
GLORY: Final = 10
"""Glory points at the start (glory.start)."""
ATTEMPTS: Final = 5
"""Units that a player may announce in a moving phase (march.five)."""
HEXES: Final = 2
"""Hexes that a unit moves in a moving phase (march.two-hexes)."""
FOR_ZEUS: Final = 4
"""Power points for one glory point from Zeus (victory.zeus)."""
AID: Final = 10
"""Increase of the Attack Number of a Hero for each power point of aid (modify.aid)."""
MONSTER_KILLED: Final = 3
"""Glory points for a Monster killed (victory.monster)."""
TOTAL_SHARE: Final = 5
"""Power points of control on a dead Hero for one glory point (victory.hero)."""
HERO_WASTED: Final = 5
"""Glory points lost for a Hero of nobody or one's own (victory.hero-nobody, victory.hero-own)."""
START_HEROES: Final = 18
"""Heroes on the map at the start, with two to four players (ready.heroes)."""
MOST_PLAYERS: Final = 4
"""Maximum number of players in this part of the Advanced Game."""
