### Mapa słowami.

map-title = Świat starożytnych Greków
map-description = Mapa: pola ({ $spaces }) na obszarach ({ $areas }), a na nich herosi, potwory, skarby i bogowie.
map-stand-in = Zastępuje drukowaną mapę
hex-plain = { $area }
hex-coast = { $area }, wybrzeże ({ $other })
hex-island = { $other }, wyspa ({ $area })
feature-mountains = { $name } (góry)
feature-forest = { $name } (las)
feature-river = { $name } (rzeka)
piece-hero = heros { $number } { $name }
piece-monster = potwór { $number } { $name }
piece-prize = skarb { $name }
piece-ready = { $piece } (może się poruszyć)
piece-god = { $god }: { $area }
