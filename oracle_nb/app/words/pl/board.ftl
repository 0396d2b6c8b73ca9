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
point-at = Wskaż pole, zadanie albo ładunek: ta linijka powie, co to jest i dokąd należy.
