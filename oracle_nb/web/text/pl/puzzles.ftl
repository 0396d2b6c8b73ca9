### Zagadki: strona wyboru i jedna zagadka.

puzzles = Zagadki
puzzles-about = Jedna tura i jeden wyraźnie najlepszy sposób jej rozegrania. Pozycje pochodzą z partii botów, a symulacje wykazały, że najlepsza tura jest lepsza od następnej w kolejności.
puzzles-open = Rozwiąż zagadki
puzzles-due = { $count ->
        [one] Jedna zagadka czeka na powtórkę. Będzie pierwsza.
        [few] { $count } zagadki czekają na powtórkę. Będą pierwsze.
       *[other] { $count } zagadek czeka na powtórkę. Będą pierwsze.
    }
puzzles-own = Z twoich partii
puzzles-own-about = { $count ->
        [one] Jedna pozycja z twoich tur, czasem z innym losem, w której symulacje wykazały jeden wyraźnie najlepszy sposób gry. Kolejne dodają analizy twoich partii; przeglądarka przechowuje { $most } ostatnich.
        [few] { $count } pozycje z twoich tur, czasem z innym losem, w których symulacje wykazały jeden wyraźnie najlepszy sposób gry. Kolejne dodają analizy twoich partii; przeglądarka przechowuje { $most } ostatnich.
       *[other] { $count } pozycji z twoich tur, czasem z innym losem, w których symulacje wykazały jeden wyraźnie najlepszy sposób gry. Kolejne dodają analizy twoich partii; przeglądarka przechowuje { $most } ostatnich.
    }
puzzles-own-none = Tu pojawią się zagadki z analiz twoich partii.
puzzles-imported = { $count ->
        [one] Wczytano jedną zagadkę.
        [few] Wczytano { $count } zagadki.
       *[other] Wczytano { $count } zagadek.
    }
puzzles-choose = Wybierz zagadki
puzzles-grade = Poziom
puzzles-any-grade = Wszystkie poziomy
puzzles-tag = Temat
puzzles-any-tag = Wszystkie tematy
puzzles-count = { $count ->
        [0] Nie ma takich zagadek. Wybierz inny poziom albo temat.
        [one] 1 zagadka, rozwiązane: { $solved }
        [few] { $count } zagadki, rozwiązane: { $solved }
       *[other] { $count } zagadek, rozwiązane: { $solved }
    }
puzzles-start = Zacznij
puzzles-class = Dla klasy
puzzles-class-link = Link do tych zagadek
puzzles-class-about = { $count ->
        [one] Ten link prowadzi do wybranej zagadki.
        [few] Ten link prowadzi do { $count } wybranych zagadek, od najłatwiejszej do najtrudniejszej.
       *[other] Ten link prowadzi do { $count } wybranych zagadek, od najłatwiejszej do najtrudniejszej.
    }
puzzles-set = Zagadki dla klasy
puzzles-set-about = Rozwiązane: { $solved } z { $count }. Nierozwiązane zagadki wrócą do powtórki po kilku minutach.
puzzles-set-one = Zagadka { $number }: { $state ->
        [solved] rozwiązana
        [missed] nierozwiązana
       *[new] nowa
    }
puzzle-count = Zagadka { $number } z { $count }.
puzzles-wrong = Ten link do zagadek nie działa: nie ma { $text }.
puzzles-unknown = Nie ma zagadki { $name }.

## Jedna zagadka

puzzle = Zagadka
puzzle-task = Znajdź najlepszy sposób rozegrania reszty swojej tury.
puzzle-grade = Poziom { $grade }
puzzles-grade-option = { $place ->
        [first] Poziom { $grade } (najłatwiejsze)
        [last] Poziom { $grade } (najtrudniejsze)
       *[between] Poziom { $grade }
    }
puzzle-topics = Poziom { $grade }. Tematy tej zagadki: { $topics }.
puzzle-so-far = Na razie dobrze. Graj dalej.
puzzle-solved = Rozwiązane: inaczej rozegrana tura nie prowadzi szybciej do celu.
puzzle-close = Rozwiązane: ta tura jest gorsza od najlepszej tylko o około { $rounds ->
        [few] { $rounds } rund
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }.
puzzle-lost = To nie jest najlepszy sposób: tracisz około { $rounds ->
        [few] { $rounds } rund
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }.
puzzle-answer = Oto odpowiedź.
puzzle-best = Najlepsza tura: { $line }.
puzzle-best-turn = Najlepsza tura:
puzzle-equal = Inna, równie dobra tura:
puzzle-yours = Twoja tura: { $line }
puzzle-at = { $number ->
        [0] Przed turą
       *[other] Rozegrano { $number } z { $count }
    }
puzzle-proof = Szybsza o około { $mean } rundy niż następna w kolejności
puzzle-other = Następna najlepsza tura o innym wyniku: { $line }.
puzzle-margin = W { $pairs } parach symulacji z tym samym losem najlepsza tura była średnio o { $mean } rundy szybsza (przedział 95%: od { $low } do { $high }).
puzzle-again = Spróbuj jeszcze raz
puzzle-show = Pokaż najlepszą turę
puzzle-next = Następna zagadka
puzzle-next-mistake = Następny błąd
puzzle-back = Wróć do analizy
puzzle-mistake = { $count ->
        [0] Błąd w rundzie { $round } twojej partii.
       *[other] Błąd { $number } z { $count }, w rundzie { $round } twojej partii.
    }
puzzle-played = W partii zagrano: { $line }. Według analizy kosztowało to { $mean } rundy (od { $low } do { $high }).
puzzle-more = Zagadki: { $topic }
