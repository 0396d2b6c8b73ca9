### Pytania ćwiczeń o budowaniu morza.

ask-sea-sound = Ktoś ułożył to morze. Czy jest ułożone dobrze?
ask-sea-what = Ktoś ułożył to morze. Czy coś jest nie tak, a jeśli tak, to co?
ask-sea-pond = W tym morzu część pól jest odcięta. Wskaż wszystkie te, na które nie dopłynie żaden okręt z dużego morza.
ask-sea-reach = Twój okręt stoi na { $start }. Czy jest jakakolwiek droga morska, choćby długa, na { $end }?
ask-sea-strait = Gdyby jedno z tych pól morza było lądem, reszta morza rozpadłaby się na części. Które to pole?
ask-sea-crowded = Miasta wokół tego morza są źle rozstawione. Wskaż dwa sąsiednie, które leżą zbyt blisko siebie.
ask-sea-city = Jedno miasto leży tu źle. Które trzeba położyć gdzie indziej?
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
            [one] jedną szóstą obrotu.
            [3] pół obrotu.
            [few] { $by1 } szóste obrotu.
           *[many] { $by1 } szóstych obrotu.
        }
    }

sea-mend-2 = { $edit2 ->
        [exchange] Zamień miejscami pierścienie wokół { $at2 } i { $to2 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at2 } zgodnie z ruchem wskazówek zegara o { $by2 ->
            [one] jedną szóstą obrotu.
            [3] pół obrotu.
            [few] { $by2 } szóste obrotu.
           *[many] { $by2 } szóstych obrotu.
        }
    }

sea-mend-3 = { $edit3 ->
        [exchange] Zamień miejscami pierścienie wokół { $at3 } i { $to3 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at3 } zgodnie z ruchem wskazówek zegara o { $by3 ->
            [one] jedną szóstą obrotu.
            [3] pół obrotu.
            [few] { $by3 } szóste obrotu.
           *[many] { $by3 } szóstych obrotu.
        }
    }

sea-mend-4 = { $edit4 ->
        [exchange] Zamień miejscami pierścienie wokół { $at4 } i { $to4 }, bez obracania.
       *[turn] Obróć pierścień wokół { $at4 } zgodnie z ruchem wskazówek zegara o { $by4 ->
            [one] jedną szóstą obrotu.
            [3] pół obrotu.
            [few] { $by4 } szóste obrotu.
           *[many] { $by4 } szóstych obrotu.
        }
    }

## Dlaczego odpowiedź jest poprawna

why-sea-sound = Na poprawnej planszy całe morze się łączy, a miasta leżą w mniej więcej równych odstępach.
why-sea-what = Całe morze musi się łączyć, a miasta muszą leżeć w mniej więcej równych odstępach.
why-sea-pond = Wyspy, mielizny i obrzeże oddzielają te pola od reszty morza.
why-sea-reach = Okręt dopłynie na każde pole morza połączone z jego polem i na żadne inne.
why-sea-strait = To pole jako jedyne łączy dwie części morza.
why-sea-crowded = Miasta muszą leżeć w mniej więcej równych odstępach, co najmniej 40 stopni, patrząc ze środka planszy.
why-sea-city = W tym miejscu to miasto leży za blisko sąsiedniego albo odcina część morza.
why-sea-turn = Po tym obrocie ląd lub mielizna zajmuje miejsce, w którym morze łączyło dwie części.
why-sea-mend = Po tej zmianie z każdego pola morza można dopłynąć na każde inne.

## Na co zwrócić uwagę

hint-sea = Przesuwaj palec po morzu. Czy dotrzesz wszędzie, nie przecinając lądu ani mielizn?
hint-sea-crowded = Porównaj odstępy między sąsiednimi miastami wzdłuż obrzeża.
hint-sea-city = Porównaj odstępy między miastami, a potem sprawdź, czy żadna część morza nie jest odcięta.
