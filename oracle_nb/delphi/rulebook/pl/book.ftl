### Napisy na obrazkach zasad i pod nimi oraz w legendzie.

may-not-do = { $action }: { $why }
held-of = Co ma gracz { $color }
display = Wyłożone karty ekwipunku
seen-board = Plansza oczami gracza, który ma turę
seen-board-of-others = Plansza oczami innych graczy
no-cards = Brak kart
fate = Co przyniósł los
rolled-die = Na kości wyroczni: { $color }
rolled-battle = Na kości walki: { $roll }
rolled-titan = Na kości tytana: { $roll }
drawn-card = Dobrano { NAME($color, form: "feminine-accusative") } kartę wyroczni
drawn-injury = Dobrano { NAME($color, form: "feminine-accusative") } kartę rany
drawn-tile = Odkryto kafel wyspy
placed = Miejsce { $place }: { $colors }

## Co jest zaznaczone na planszy

marked-tiles = Kafle: { $number } (12 kafli planszy i 6 miast)
marked-sea = Wszystkie pola morza ({ $number }) się łączą.
marked-shore = Wszystkie wyspy i miasta ({ $number }) stykają się z morzem.
marked-shallow = Mielizny ({ $number }): otwory w pierścieniach i luki otoczone kaflami.
marked-city = Miasta: { $number }
marked-zeus = Każdy okręt zaczyna u Zeusa.
marked-offering = Wyspy darów: { $number }
marked-temple = Wyspy świątyń: { $number }
marked-monster = Wyspy potworów: { $number }
marked-marked = Oznaczone wyspy, po dwa potwory: { $number }
marked-statue = Wyspy posągów, każda z polami budowy w trzech kolorach: { $number }
marked-island = Wyspy z zakrytym kaflem: { $number }

## Legenda

legend-colors = Kolory
legend-spaces = Pola planszy
legend-marks = Oznaczenia na planszy
legend-pieces = Elementy na planszy
legend-tiles = Kafle wysp
legend-tasks = Zadania
legend-dice = Kości, karty, żetony
legend-gods = Bogowie
legend-ship-tiles = Kafle okrętów
legend-equipment = Karty ekwipunku
legend-companions = Towarzysze

mark-reach = w zasięgu; liczba to koszt w żetonach łaski
mark-selected = wybrane albo to, czego dotyczy obrazek
mark-route = droga okrętu
mark-ahead = tu możesz potem działać ze wskazanego pola
mark-plan = co zmieniłaby wybrana akcja, a na tabliczce: co by tu było
mark-turn = wybrana akcja odkryłaby ten kafel
mark-carry = dokąd coś by trafiło po wybranej akcji
mark-from = stąd pochodzi to, co wskazano
mark-to = tu ma trafić to, co wskazano
mark-look = pole, którego nazwę wskazano w tekście
mark-refused = tu nie wolno
mark-cursor = pole wskazane klawiaturą
sign-ship = { $color } okręt
sign-monster = potwór na swojej wyspie
sign-offering = dar na swojej wyspie
sign-temple = świątynia
sign-statue = posąg na swoim polu budowy
sign-city = miasto ze swoimi posągami
sign-face-down = kafel zakryty
sign-looked-at = zakryty kafel, który znasz
sign-seen-by = kafel znany graczowi, którego okręt widać przy oku
sign-face-up = kafel odkryty: litera i kolor okrętu, do którego należy
sign-shrine = kafel z kapliczką
sign-letter-psi = Psi: 4 żetony łaski
sign-letter-phi = Fi: 2 karty wyroczni
sign-letter-sigma = Sigma: 3 przesunięcia bogów
sign-letter-omega = Omega: odrzucasz rany jednego koloru, tarcza +1
sign-task-white = { $family } w dowolnym kolorze
sign-task = { $family }, tak jak na kaflu zadania
sign-done = wykonane
sign-die = kość wyroczni
sign-die-used = zużyta kość
sign-card = karta wyroczni
sign-injury = karta rany
sign-favor = żetony łaski
sign-shield = tarcza
sign-cards = liczba kart wyroczni
sign-injuries = liczba ran
sign-extra = dodatkowa akcja
sign-god = { $god }, kolor { $color }
sign-god-first = rząd, do którego prowadzi pierwsze przesunięcie boga
sign-god-ready = bóg w najwyższym rzędzie, gotowy do użycia
