### The map in words.

map-title = The world of the ancient Greeks
map-description = A map of { $spaces } spaces in { $areas } Areas, with Heroes, Monsters, Prizes and gods.
map-title-pack = The world of the ancient Greeks ({ $name })
map-pack = Data pack: { $name }
map-stand-in = Stand-in for the printed map
hex-plain = { $area }
hex-coast = { $area }, coast ({ $other })
hex-island = { $other }, island ({ $area })
feature-mountains = { $name } (mountains)
feature-forest = { $name } (forest)
feature-river = { $name } (river)
piece-hero = Hero { $number } { $name }
piece-evil = Lesser Evil { $name }
piece-monster = Monster { $number } { $name }
piece-prize = Prize { $name }
piece-helper = Helper { $name }
piece-aboard = { $piece }, on a ship
piece-carries = { $piece }, with { AND($things) }
piece-fought = { $piece } (has fought)
piece-face-down = { $piece } (filled with remorse)
piece-kept = { $piece } (kept in place by pestilence)
piece-famished = { $piece } (weakened by famine)
piece-ready = { $piece } (can move)
piece-god = { $god } is in { $area }
piece-numbers = { $piece } ({ $numbers })
numbers = { $magic ->
        [0] { $attack ->
            [0] defense { $defense }
           *[other] attack { $attack }, defense { $defense }
        }
       *[other] attack { $attack }, defense { $defense }, magic { $magic }
    }
