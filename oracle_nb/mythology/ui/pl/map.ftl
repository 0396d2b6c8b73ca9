### Mapa słowami.

map-title = Świat starożytnych Greków
map-description = Mapa: { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } na { $areas ->
        [one] { $areas } obszarze
       *[many] { $areas } obszarach
    }, a na niej herosi, potwory, skarby i bogowie.
map-title-pack = Świat starożytnych Greków ({ $name })
map-pack = Pakiet danych: { $name }
map-stand-in = Ta mapa zastępuje drukowaną
hex-plain = { $area }
hex-coast = { $area }, wybrzeże ({ $other })
hex-island = { $other }, wyspa ({ $area })
feature-mountains = { $name } (góry)
feature-forest = { $name } (las)
feature-river = { $name } (rzeka)
piece-hero = heros { $number } { $name }
piece-evil = mniejsze zło { $name }
piece-monster = potwór { $number } { $name }
piece-prize = skarb { $name }
piece-helper = pomocnik { $name }
piece-aboard = { $piece }, na statku
piece-carries = { $piece }, niesie: { AND($things) }
piece-fought = { $piece } (po walce)
piece-face-down = { $piece } (z wyrzutami sumienia)
piece-kept = { $piece } (unieruchomienie przez zarazę)
piece-famished = { $piece } (osłabienie głodem)
piece-ready = { $piece } (może się ruszyć)
piece-god = { $god }, obszar: { $area }
piece-numbers = { $piece } ({ $numbers })
numbers = { $magic ->
        [0] { $attack ->
            [0] obrona { $defense }
           *[other] atak { $attack }, obrona { $defense }
        }
       *[other] atak { $attack }, obrona { $defense }, magia { $magic }
    }
