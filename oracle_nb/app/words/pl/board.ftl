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
point-at = Wskaż pole, zadanie lub ładunek, aby zobaczyć, co to jest.

## Plansza: jej wielkość i co ją rysuje

zoom = Wielkość planszy
zoom-in = Większa (klawisz +)
zoom-out = Mniejsza (klawisz −)
zoom-whole = Cała plansza (klawisz 0)
renderer-svg = Plansza z osobnych elementów. Dla ekranów dotykowych i czytników ekranu: każde pole jest elementem z własną nazwą.
renderer-canvas = Plansza jako obraz. Zwykła plansza, narysowana jako jeden obraz.
