## Co jest wskazane i co pokazuje z tego plansza. $names: nazwy pól albo akcji

point-source = Stąd
point-goal = Tutaj
point-from = Skąd: { $names }{ $count ->
        [0] .
       *[other] {""} (i jeszcze { $count }).
    }
point-to = Dokąd: { $names }{ $count ->
        [0] .
       *[other] {""} (i jeszcze { $count }).
    }
point-ahead = Stamtąd: { $names }{ $count ->
        [0] .
       *[other] {""} (i jeszcze { $count }).
    }
point-at = Wskaż pole lub element gry, aby zobaczyć, co to jest.
tap-see = Dotknij pola lub elementu, aby go poznać.
tap-at = Dotknij pola, aby poznać możliwości.

## Plansza: powiększenie i sposób rysowania

zoom = Powiększenie
zoom-in = Powiększ (klawisz +)
zoom-out = Pomniejsz (klawisz −)
zoom-whole = Cała plansza (klawisz 0)
renderer-svg = Plansza z osobnych pól: dla ekranów dotykowych i czytników ekranu.
renderer-canvas = Plansza jako jeden obraz.
