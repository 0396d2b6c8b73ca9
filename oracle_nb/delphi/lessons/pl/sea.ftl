### Pytania ćwiczeń o budowaniu morza.

ask-sea-sound = Ktoś ułożył to morze. Czy jest ułożone dobrze?
ask-sea-what = Ktoś ułożył to morze. Czy coś jest nie tak, a jeśli tak, to co?
ask-sea-pond = W tym morzu część pól jest odcięta. Wskaż wszystkie pola, na które nie dopłynie żaden okręt z reszty morza.
ask-sea-reach = Twój okręt stoi na { $start }. Czy jest jakakolwiek droga morska, choćby długa, na { $end }?
ask-sea-strait = Gdyby jedno z tych pól morza było lądem, reszta morza rozpadłaby się na części. Które to pole?
ask-sea-crowded = Miasta wokół tego morza są źle rozstawione. Wskaż dwa sąsiednie, które leżą zbyt blisko siebie.
ask-sea-city = Jedno miasto leży tu źle i trzeba je położyć gdzie indziej. W jakim jest kolorze?
ask-sea-turn = To morze jest ułożone dobrze. Pierścień wokół { $space } można obracać o wielokrotność jednej szóstej obrotu. Tylko jeden z tych obrotów odciąłby część morza: który?
ask-sea-mend = W tym morzu część pól jest odcięta. Co to naprawi?

## Odpowiedzi

sea-is-sound = Wszystko jest w porządku.
sea-is-pond = Część pól morza na dwunastu kaflach jest odcięta od reszty.
sea-is-city = Pola morza jednego miasta są odcięte od reszty.
sea-is-spacing = Dwa miasta leżą zbyt blisko siebie, a dwa inne zbyt daleko.

sea-turn-1 = o jedną szóstą obrotu zgodnie z ruchem wskazówek zegara
sea-turn-2 = o dwie szóste obrotu zgodnie z ruchem wskazówek zegara
sea-turn-3 = o pół obrotu
sea-turn-4 = o cztery szóste obrotu zgodnie z ruchem wskazówek zegara
sea-turn-5 = o pięć szóstych obrotu zgodnie z ruchem wskazówek zegara

sea-mend-1 = { $edit1 ->
        [exchange] Zamień miejscami pierścienie wokół { $at1 } i { $to1 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at1 } zgodnie z ruchem wskazówek zegara o { $by1 ->
            [1] jedną szóstą obrotu.
            [2] dwie szóste obrotu.
            [3] pół obrotu.
            [4] cztery szóste obrotu.
           *[5] pięć szóstych obrotu.
        }
    }

sea-mend-2 = { $edit2 ->
        [exchange] Zamień miejscami pierścienie wokół { $at2 } i { $to2 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at2 } zgodnie z ruchem wskazówek zegara o { $by2 ->
            [1] jedną szóstą obrotu.
            [2] dwie szóste obrotu.
            [3] pół obrotu.
            [4] cztery szóste obrotu.
           *[5] pięć szóstych obrotu.
        }
    }

sea-mend-3 = { $edit3 ->
        [exchange] Zamień miejscami pierścienie wokół { $at3 } i { $to3 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at3 } zgodnie z ruchem wskazówek zegara o { $by3 ->
            [1] jedną szóstą obrotu.
            [2] dwie szóste obrotu.
            [3] pół obrotu.
            [4] cztery szóste obrotu.
           *[5] pięć szóstych obrotu.
        }
    }

sea-mend-4 = { $edit4 ->
        [exchange] Zamień miejscami pierścienie wokół { $at4 } i { $to4 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at4 } zgodnie z ruchem wskazówek zegara o { $by4 ->
            [1] jedną szóstą obrotu.
            [2] dwie szóste obrotu.
            [3] pół obrotu.
            [4] cztery szóste obrotu.
           *[5] pięć szóstych obrotu.
        }
    }

## Dlaczego odpowiedź jest poprawna

why-sea-sound = Na poprawnej planszy całe morze się łączy, a miasta leżą w mniej więcej równych odstępach.
why-sea-what = Całe morze musi się łączyć, a miasta muszą leżeć w mniej więcej równych odstępach.
why-sea-pond = Wyspy, mielizny i obrzeże oddzielają te pola od reszty morza.
why-sea-reach = Okręt dopłynie na każde pole morza połączone z jego polem i na żadne inne.
why-sea-strait = Szukaj jedynego połączenia dwóch części morza.
why-sea-crowded = Miasta muszą leżeć w mniej więcej równych odstępach, co najmniej 40 stopni, patrząc ze środka planszy.
why-sea-city = Miasto leży źle, jeśli jest za blisko sąsiedniego albo jego morze jest odcięte.
why-sea-turn = Obrót odcina część morza, jeśli ląd lub mielizna zajmie miejsce, w którym morze łączyło dwie części.
why-sea-mend = Po właściwej zmianie z każdego pola morza można dopłynąć na każde inne.
why-sea-whole = Wszystkie pola morza ({ $count }) się łączą, a sąsiednie miasta dzieli od { $least } do { $most } stopni.
why-sea-cut = { $count ->
        [one] Od reszty morza jest odcięte jedno pole: { $spaces }.
        [few] Od reszty morza są odcięte { $count } pola: { $spaces }.
       *[many] Od reszty morza jest odciętych { $count } pól: { $spaces }.
    }
why-sea-cut-count = { $count ->
        [one] Jest 1 takie pole.
        [few] Są { $count } takie pola.
       *[many] Jest { $count } takich pól.
    }
why-sea-close = { $degrees ->
        [one] Między { NAME($color, form: "instrumental") } a { NAME($neighbor, form: "instrumental") } miastem jest tylko 1 stopień.
        [few] Między { NAME($color, form: "instrumental") } a { NAME($neighbor, form: "instrumental") } miastem są tylko { $degrees } stopnie.
       *[many] Między { NAME($color, form: "instrumental") } a { NAME($neighbor, form: "instrumental") } miastem jest tylko { $degrees } stopni.
    }
why-sea-route = { $steps ->
        [one] Na { $end } prowadzi droga długości 1 pola.
       *[other] Na { $end } prowadzi droga długości { $steps } pól.
    }
why-sea-pool = { $count ->
        [one] { $end } jest odcięte: nie ma obok żadnego innego pola morza.
        [few] { $end } należy do { $count } pól morza, które są odcięte od reszty.
       *[many] { $end } należy do { $count } pól morza, które są odcięte od reszty.
    }
why-sea-strait-is = { $count ->
        [one] Bez { $space } od pozostałych pól morza ({ $rest }) byłoby odcięte 1 pole.
        [few] Bez { $space } od pozostałych pól morza ({ $rest }) byłyby odcięte { $count } pola.
       *[many] Bez { $space } od pozostałych pól morza ({ $rest }) byłoby odciętych { $count } pól.
    }
why-sea-city-cut = Morze przy { NAME($color, form: "instrumental") } mieście jest odcięte od reszty: { $spaces }.
why-sea-city-gaps = { $degrees ->
        [one] Od { NAME($color, form: "genitive") } miasta do { NAME($neighbor, form: "genitive") } jest tylko 1 stopień, a do { NAME($opposite, form: "genitive") } aż { $more }.
        [few] Od { NAME($color, form: "genitive") } miasta do { NAME($neighbor, form: "genitive") } są tylko { $degrees } stopnie, a do { NAME($opposite, form: "genitive") } aż { $more }.
       *[many] Od { NAME($color, form: "genitive") } miasta do { NAME($neighbor, form: "genitive") } jest tylko { $degrees } stopni, a do { NAME($opposite, form: "genitive") } aż { $more }.
    }
why-sea-turn-cuts = { $steps ->
        [1] Obrót pierścienia o jedną szóstą odcina { $count } { $count ->
            [one] pole morza.
            [few] pola morza.
           *[many] pól morza.
        }
        [2] Obrót pierścienia o dwie szóste odcina { $count } { $count ->
            [one] pole morza.
            [few] pola morza.
           *[many] pól morza.
        }
        [3] Obrót pierścienia o połowę odcina { $count } { $count ->
            [one] pole morza.
            [few] pola morza.
           *[many] pól morza.
        }
        [4] Obrót pierścienia o cztery szóste odcina { $count } { $count ->
            [one] pole morza.
            [few] pola morza.
           *[many] pól morza.
        }
       *[5] Obrót pierścienia o pięć szóstych odcina { $count } { $count ->
            [one] pole morza.
            [few] pola morza.
           *[many] pól morza.
        }
    }
why-sea-mend-by = { $change ->
        [exchange] Gdy pierścienie wokół { $space } i { $other } zamienią się miejscami, połączą się wszystkie pola morza ({ $count }).
       *[turn] Gdy obrócisz pierścień wokół { $space } zgodnie z ruchem wskazówek zegara o { $steps ->
            [1] jedną szóstą
            [2] dwie szóste
            [3] pół
            [4] cztery szóste
           *[5] pięć szóstych
        } obrotu, połączą się wszystkie pola morza ({ $count }).
    }

## Na co zwrócić uwagę

hint-sea = Przesuwaj palec po morzu. Czy dotrzesz wszędzie, nie przecinając lądu ani mielizn?
hint-sea-sound = Najpierw obejrzyj całe morze, potem porównaj odstępy między miastami.
hint-sea-what = Najpierw obejrzyj całe morze, potem porównaj odstępy między miastami.
hint-sea-pond = Przesuwaj palec po morzu, zaczynając od największej części. Gdzie nie dotrzesz?
hint-sea-reach = Przesuwaj palec po morzu od { $start }. Czy dotrzesz na { $end }?
hint-sea-strait = Zasłoń palcem każde z tych pól. Czy nadal dotrzesz wszędzie?
hint-sea-turn = Którędy morze wchodzi do pierścienia wokół { $space } i którędy wchodziłoby po każdym obrocie?
hint-sea-mend = Znajdź odcięte pola morza. Który pierścień mógłby otworzyć do nich drogę?
hint-sea-crowded = Porównaj odstępy między sąsiednimi miastami wzdłuż obrzeża.
hint-sea-city = Porównaj odstępy między miastami, a potem sprawdź, czy żadna część morza nie jest odcięta.
