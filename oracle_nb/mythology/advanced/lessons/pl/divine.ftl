### Ćwiczenia o zdarzeniach i kartach.

ask-divine-strikes = { $kind ->
        [pestilence] Wywołujesz zarazę
       *[earthquake] Wywołujesz trzęsienie ziemi
    } za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } mocy. Obszar: { $area }; ci herosi są tam albo na statku przy brzegu. Rzut: czerwona { $red }, biała { $white }. { $kind ->
        [pestilence] Kto nie może się ruszyć?
       *[earthquake] Kto ginie?
    }
ask-divine-hercules = Co z tego zabija Heraklesa?
ask-divine-cards = { $laid ->
        [0] W tej rundzie nie leży przed tobą żadna karta.
       *[other] Leży przed tobą karta z Nike.
    } Trwa twoja faza ruchu. Heros pod twoją kontrolą zabił właśnie potwora: { $foe }. Co możesz teraz zrobić?
ask-divine-lay = W tej rundzie ma ci pomóc Nike. Przygotuj to i zamknij arkusz.

struck = { $unit }, obrona { $defense }, { $helper ->
        [0] { $aboard ->
            [0] na lądzie, bez pomocnika
           *[other] na statku przy samym brzegu
        }
       *[other] na lądzie, pomocnik dodaje { $helper }
    }.
quake = Trzęsienie ziemi na jego obszarze za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } mocy, czerwona { $red }, biała { $white }.
spell = Magia, którą włada { $unit } (liczba magii: { $magic }), czerwona { $red }, biała { $white }.
attack = Zwykły atak, czerwona { $red }, biała { $white }, atakuje { $unit }.
play-bless = Nike pomaga: { $unit }, { $laid ->
        [0] z karty na ręce
       *[other] z karty, która przed tobą leży
    }.
play-oracle = Wyrocznia z karty { $card_1 } na ręce wymienia: { $foe }.
play-other = Wyrocznia z karty { $card_2 } na ręce wymienia inną jednostkę.
play-end = Koniec twojej fazy ruchu.
play-lay = Karta z ręki położona przed tobą zakryta.

why-divine-total = { $kind ->
        [pestilence] Każdy punkt mocy dodaje 20 do rzutu, razem { $number } + 20 × { $points } = { $total }.
       *[earthquake] Każdy punkt mocy dodaje 10 do rzutu, razem { $number } + 10 × { $points } = { $total }.
    }
why-divine-strikes = { $kind ->
        [pestilence] Nie ruszy się żaden heros na tym obszarze, którego własna obrona nie przekracza { $total }. Pomocnicy nie chronią, a statek jest na obszarze wodnym.
       *[earthquake] Ginie każdy heros na lądzie, którego własna obrona jest niższa niż { $total }. Pomocnicy nie chronią, a równa liczba wystarcza, żeby przeżyć.
    }
why-divine-hercules = W zwykłej walce Herakles zawsze wygrywa. Magia zabija go niskim rzutem, tak jak każdego, a trzęsienie ziemi wynikiem powyżej 120.
why-divine-cards = Czyn boga gra się tylko z położonej karty, a karty kładzie się tylko przy wypełnianiu arkuszy. Wyrocznię można zagrać z ręki, ale nie wtedy, gdy leży przed tobą inna karta.
why-divine-lay = Czyn boga gra się tylko z karty położonej przy wypełnianiu arkuszy: najpierw połóż kartę { $card }.

hint-divine = Jaki jest wynik i z którą liczbą go porównać?
hint-divine-cards = Gdzie musi być karta dla czynu boga, a gdzie dla wyroczni?
