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
START_HEROES: Final = {2: 18, 3: 18, 4: 18, 5: 22, 6: 22, 7: 28, 8: 28}
"""Heroes on the map at the start, by the number of players (ready.heroes)."""
MOST_PLAYERS: Final = 8
"""Maximum number of players (ruling 6)."""
MOST_HEXES: Final = 4
"""Hexes that a Hero with doubled movement goes in a moving phase (march.four-at-most)."""
PRIZE_TAKEN: Final = 5
"""Glory points for a Prize taken (victory.prize)."""
PRIZE_HOME: Final = 50
"""Glory points for a Prize brought to Greece (victory.prize-home)."""
OCEAN_REACH: Final = 2
"""Hexes within which of the Ocean's shore a Prize starts (ready.prizes)."""
PRIZE_GAP: Final = 5
"""Least number of hexes between two Prizes at the start (ready.prizes)."""
HELPER_AWAY: Final = 6
"""Hexes from Greece within which no Helper starts (ready.helpers)."""
HELPER_GAP: Final = 3
"""Hexes from a Prize within which no Helper starts (ready.helpers)."""
LAST_BOX: Final = 14
"""The last box of the turn track with Fates (ready.fates)."""
PER_BOX: Final = 2
"""Fates in a box (ready.fates)."""
HERCULES_DEFENSE: Final = 120
"""The Defense Number of Hercules against occurrences (hercules.occurrences)."""
HERCULES_KILLED: Final = 10
"""Glory points lost for killing Hercules by an occurrence (hercules.occurrences)."""
MOST_FOR_STRUCK: Final = 2
"""Maximum number of glory points for a Hero killed by an occurrence (victory.hero-occurrence)."""
MOST_BRIBE: Final = 50
"""Maximum number of glory points in a bribe, as for a Prize brought home (ruling 68)."""
LEAST_WITH_ZEUS: Final = 5
"""Minimum number of players, Zeus included, in a game with him (zeus.seat)."""
MOST_OFFERED: Final = 10
"""Maximum number of glory points of a prayer or sacrifice: more change nothing (ruling 63)."""
LEAST_SACRIFICE: Final = 4
"""Minimum number of glory points of a sacrifice (prayer.sacrifice)."""
EVIL_KILLED: Final = 1
"""Glory points for killing a Lesser Evil (evil.killed)."""
PRIZE_OFFERED: Final = 10
"""Glory points that a Prize counts in a sacrifice (prayer.goods)."""
HELPER_OFFERED: Final = 5
"""Glory points that a Helper counts in a sacrifice (prayer.goods)."""
MONSTER_AWAY: Final = 2
"""Hexes from Greece within which no Monster starts (ready.monsters)."""
