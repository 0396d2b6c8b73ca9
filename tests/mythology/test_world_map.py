"""The standard map: its numbers, its Areas, and what adjoins what."""

from oracle_nb.mythology.map.world_map import UNREACHABLE, bits_of, map_of, members
from oracle_nb.mythology.packs.data_pack import standard_pack

PACK = standard_pack()
WORLD = map_of(PACK)


def names(areas: tuple[int, ...]) -> set[str]:
    return {PACK.area[area].en for area in areas}


def area(name: str) -> int:
    return next(number for number, candidate in enumerate(PACK.area) if candidate.en == name)


def test_the_map_has_602_hexes_in_33_areas():
    assert len(WORLD.names) == 602 and len(PACK.area) == 33
    assert sum(len(WORLD.hexes_of(number)) for number in range(33)) == 602
    wet = sum(water >= 0 for water in WORLD.water)
    land = WORLD.land.bit_count()
    assert (land + wet - 602, 602 - wet, 602 - land) == (130, 305, 167)


def test_3111_is_next_to_3112_and_3212():
    index = WORLD.index
    assert {index["3112"], index["3212"]} <= set(WORLD.neighbors[index["3111"]])


def test_being_next_to_each_other_is_mutual():
    for hex_, near in enumerate(WORLD.neighbors):
        assert all(hex_ in WORLD.neighbors[other] for other in near)
        assert members(WORLD.around[hex_]) == tuple(sorted(near))


def test_cyrenaica_has_the_neighbors_that_the_rulebook_names():
    expected = {"Western Sea", "Eastern Sea", "Egypt", "Nubia", "Lake Tritonus", "Libya"}
    assert names(WORLD.border_areas(area("Cyrenaica"))) == expected


def test_seventeen_areas_do_not_touch_the_river_ocean():
    assert len(WORLD.inner) == 17
    assert {"Greece", "Eastern Sea", "Egypt"} <= names(WORLD.inner)
    assert {"Western Sea", "River Ocean", "Iberia", "Colchis"} <= names(WORLD.rim)


def test_an_island_belongs_to_the_water_around_it():
    crete = WORLD.index["3014"]
    assert PACK.area[WORLD.area[crete]].en == "Eastern Sea"
    assert WORLD.land >> crete & 1


def test_every_area_hangs_together():
    for number, own in enumerate(WORLD.area_bits):
        # Seas hang together along their coasts.
        bits = own | bits_of(hex_ for hex_, water in enumerate(WORLD.water) if water == number)
        seen = front = bits & -bits
        while front:
            beyond = 0
            for hex_ in members(front):
                beyond |= WORLD.around[hex_]
            front = beyond & bits & ~seen
            seen |= front
        assert seen == bits


def test_every_hex_can_be_reached():
    start = WORLD.index["2912"]
    distances = WORLD.distances(start)
    assert distances[start] == 0 and max(distances) < UNREACHABLE
    assert distances[WORLD.index["3014"]] == 2
