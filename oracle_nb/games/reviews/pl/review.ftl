### Analiza partii: ile kosztowała każda decyzja i co zrobił los. Wartości w rundach, z jedną cyfrą po
### przecinku.

review-title = Analiza partii
review-about = Doradca patrzy na każdą decyzję tylko z tym, co gracz mógł wiedzieć, i szacuje, w której rundzie gracz skończy. Pokazuje, ile kosztował każdy wybór w porównaniu z najlepszym planem i co zrobił los.

## Wykres

review-chart = Przewidywany koniec, tura po turze
review-chart-about = Runda, w której każdy gracz miał skończyć według prognozy na początku każdej tury. Im niżej, tym lepiej.
review-chart-round = Runda { $round }, { $name }
review-chart-final = Koniec
review-chart-point = { $when }, { $name }: { $end }

## Podsumowanie graczy

review-sums = Umiejętności i szczęście
review-winner-lucky = Zwycięstwo ({ $name }) z pomocą losu: { $rounds } rundy zysku.
review-winner-unlucky = Zwycięstwo ({ $name }) mimo pecha: { $rounds } rundy straty.
review-clear-mistakes = { $name }: { $mistakes ->
        [0] żadnych wyraźnych błędów
        [one] { $mistakes } wyraźny błąd
        [few] { $mistakes } wyraźne błędy
       *[many] { $mistakes } wyraźnych błędów
    }.
review-numbers = Co oznaczają te liczby
review-sums-about = Co zmieniło przewidywany koniec od pierwszej do ostatniej prognozy, w rundach: plus to strata, minus to zysk. Decyzje i los to sumy wartości podanych przy poszczególnych akcjach. Im dłużej trwa partia, tym dokładniejsze są prognozy doradcy.
review-rest-about = Reszta to działania innych graczy i późniejsze poprawki w prognozach doradcy.
review-other-about = Wynik { $other } ({ $name }) oznacza, że niezależnie od decyzji i losu partia poszła o { $rounds } rundy { $better ->
        [true] lepiej
       *[other] gorzej
    }, niż zakładał doradca. Nie świadczy to o jakości gry.
review-start = Pierwsza prognoza
review-lost = Decyzje
review-saved = Los
review-other = Reszta
review-final = Ostatnia prognoza
review-decisions = Ocenione decyzje
review-mistakes = Błędy
review-mistakes-about = Błąd to strata co najmniej { $rounds } rundy, większa niż błąd szacunku.
review-not-counted = Decyzje botów na miejscach ludzi nie liczą się jako decyzje, tylko jako reszta.
review-substituted = { $name } (gra bot)

## Tury, które rozstrzygnęły partię

review-deciding = Tury, które rozstrzygnęły partię
review-no-deciding = Żadna pojedyncza tura nie rozstrzygnęła partii.
review-turn-gained = Runda { $round }, { $name }: decyzje i los dały { $rounds } rundy zysku.
review-turn-fell = Runda { $round }, { $name }: decyzje i los kosztowały { $rounds } rundy.
review-won = Zwycięstwo: { AND($names) }, { $why }.
review-surge = Największy zysk przyniosła zwycięskiemu graczowi runda { $round }: przewidywany koniec zmienił się z { $start } na { $final }. To nie decyzje ani los, lecz działania innych graczy albo poprawka doradcy po ponownej ocenie.
review-turn-gained-last = Runda { $round }, { $name }, ostatnia tura: wybory i los zwiększyły szansę na wygraną o { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.
review-turn-fell-last = Runda { $round }, { $name }, ostatnia tura: wybory i los zmniejszyły szansę na wygraną o { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.
review-turn-parts = Decyzje { $lost }, los { $saved }, reszta { $other }: { $same ->
        [true] przewidywany koniec w sumie się nie zmienił i wynosi { $final }.
       *[other] przewidywany koniec zmienił się z { $start } na { $final }.
    }

## Sytuacje do rozegrania jeszcze raz

review-moments = Spróbuj jeszcze raz
review-further = Pozostałe błędy
review-no-moments = Doradca nie znalazł wyraźnych błędów.
review-moment = Runda { $round }, akcja { $number }, { $name }: { $title }. Koszt: { $rounds } rundy.
review-moment-uncertain = Runda { $round }, akcja { $number }, { $name }: { $title }. Możliwy koszt: { $rounds } rundy.
review-moment-last = Runda { $round }, akcja { $number }, { $name }: { $title }. Szansa na wygraną spadła o około { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.
review-moment-uncertain-last = Runda { $round }, akcja { $number }, { $name }: { $title }. Szansa na wygraną mogła spaść o około { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.
review-best = Najlepszy plan: { $text }.
review-best-reasons = Rada doradcy (dla: { $name }): „{ $reasons }”

## Jedna decyzja

review-loss = Według szacunków doradcy najlepszy plan byłby szybszy o { $rounds } rundy: koniec średnio w rundzie { $best } zamiast { $end }.
review-loss-unclear = Zdaniem doradcy to było mniej więcej tak samo dobre jak najlepszy plan: strata { $rounds } rundy mieści się w granicach błędu szacunku.
review-loss-gamble = Doradca zrobiłby co innego i zyskałby średnio { $rounds } rundy. Zależy to jednak od jednego rzutu, więc to nie błąd.
review-loss-last = W tej ostatniej turze najlepszy plan zwiększał szansę na wygraną o około { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.
review-loss-last-unclear = W tej ostatniej turze to było mniej więcej tak samo dobre jak najlepszy plan: szansa na wygraną jest mniejsza o { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }, a to mieści się w granicach błędu szacunku.
review-no-loss = Doradca nie znalazł nic lepszego: koniec średnio w rundzie { $end }, czyli po mniej więcej { $left } rundy.
review-no-loss-now = Doradca nie znalazł nic lepszego: spodziewa się końca jeszcze w tej rundzie.
review-no-loss-end = Doradca nie znalazł nic lepszego. Ta akcja zakończyła partię.
review-no-loss-last = W tej ostatniej turze doradca nie znalazł nic lepszego: szansa na wygraną to około { NUMBER($chance, style: "percent") }.
review-no-choice = Nie było innego wyboru.
review-not-valued = Tych możliwości doradca nie potrafi porównać.
review-lost-game = Tej partii nie dało się już wygrać, więc liczyła się tylko końcowa klasyfikacja.
review-lucky = Zysk dzięki losowi: { $rounds } rundy.
review-unlucky = Strata przez los: { $rounds } rundy.
review-lucky-last = Los zwiększył szansę na wygraną o { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.
review-unlucky-last = Los zmniejszył szansę na wygraną o { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }.

## Gracze i gry bez doradcy

review-bot = bot { $name }
review-seat = { $name } ({ $number })
review-no-coach = Gra { $title } nie ma doradcy, więc nie można przeanalizować partii.
