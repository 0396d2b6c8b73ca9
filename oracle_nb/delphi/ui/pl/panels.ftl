### Napisy na planszach graczy i wokół nich.

prompt-source = Wybierz kość, kartę lub boga

## Plansza gracza

board-title = Plansza gracza: { $color }
wheel = Koło wyroczni
wheel-field = { $color }: { $dice ->
        [0] brak kości
        [one] jedna kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }{ $used ->
        [0] {""}
       *[many] , zużyte: { $used }
    }
wheel-clockwise = { $how ->
        [any] W tej turze każda kość liczy się jako dowolny kolor
        [both-ways] Kolor można zmieniać w obie strony, 1 żeton łaski za pole
        [recolor] Kolor zmienia się zgodnie z ruchem wskazówek zegara: pierwsze pole za darmo, każde następne za żeton łaski
       *[other] Kolor zmienia się zgodnie z ruchem wskazówek zegara, 1 żeton łaski za pole
    }
favor = { $tokens ->
        [one] { $tokens } żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }
gods = Bogowie
god-short-hermes = Her
god-short-poseidon = Pos
god-short-apollon = Apo
god-short-artemis = Art
god-short-aphrodite = Afr
god-short-ares = Are
god-row = { $ready ->
        [true] { $god ->
            [artemis] { $god }: gotowa do użycia
            [aphrodite] { $god }: gotowa do użycia
           *[other] { $god }: gotowy do użycia
        }
       *[other] { $god }: rząd { $row } z 6
    }
god-step = z { $row ->
        [0] najniższego rzędu
       *[other] rzędu { $row }
    } do { $next ->
        [6] najwyższego
       *[other] rzędu { $next }
    }
brings-companion-hero = tarcza +2, a rany tego koloru odrzucasz
brings-companion-demigod = karta wyroczni; ten kolor liczy się jak każdy
brings-companion-creature = zasięg +3 z tym kolorem, na dowolne pole morza
brings-equipment-statues = ładujesz jeden od razu
brings-equipment-offerings = ładujesz jeden od razu
brings-equipment-consult = 2 żetony, gdy wyrzucisz ten kolor
brings-equipment-die-bonus = w tym kolorze: żeton, karta, przesunięcie boga
brings-equipment-god-to-top = od razu, jeden z czterech bogów
brings-equipment-range = okręt płynie o 1 pole dalej
brings-equipment-shallows = okręt przepływa przez mielizny
brings-equipment-reward-god = do każdej nagrody przesunięcie boga
brings-equipment-storage = miejsce na 1 ładunek więcej, tarcza +1
brings-equipment-reach-island = walka, eksploracja i budowa przez 1 pole
brings-equipment-reach-statue = ładujesz i wznosisz je przez 1 pole
brings-equipment-reach-offering = ładujesz i składasz je przez 1 pole
brings-equipment-recover = dopiero przy 4 takich samych albo 8 ranach
brings-equipment-extra-action = raz na turę, za 3 żetony
brings-equipment-look = od razu 2 kafle, z których odkrywasz 1
brings-equipment-gift = od razu 3 żetony, karta i 2 przesunięcia bogów
shield = Tarcza { $strength }
ship-on = statek na { $space }
tasks = Zadania: { $done } z { $all }
task = { $task }{ $done ->
        [true] , wykonane
       *[other] {""}
    }
task-shrine = { $count ->
        [one] zadanie z kapliczką
        [few] { $count } zadania z kapliczkami
       *[many] { $count } zadań z kapliczkami
    }
task-load = { $task } · { $several ->
        [true] najbliżej: { $end }
       *[other] { $end }
    }
load-end = { $offering ->
        [true] { NAME($color, form: "feminine") } świątynia na { $space }
       *[other] wyspa posągów { $space }
    }, { $moves ->
        [0] już w zasięgu
        [one] jeden ruch stąd
        [few] { $moves } ruchy stąd
       *[many] { $moves } ruchów stąd
    }
load-for = { $several ->
        [true] Najbliższy cel: { $end }.
       *[other] Cel: { $end }.
    }
task-fight = { $tokens ->
        [0] { $task } · szansa { NUMBER($chance, style: "percent") }
       *[other] { $task } · szansa { NUMBER($chance, style: "percent") }, jeśli wydasz wszystkie żetony
    }
cargo = Ładunek
cargo-empty = Wolne miejsce
cargo-item = { $color } { $family }
oracle-cards = Karty
oracle-cards-of = { $count ->
        [one] { NAME($color, form: "feminine") } karta wyroczni
        [few] { $count } { NAME($color, form: "neuter") } karty wyroczni
       *[many] { $count } { NAME($color, form: "plural-genitive") } kart wyroczni
    }
injuries = Rany
injuries-of = { $count ->
        [one] { NAME($color, form: "feminine") } rana
        [few] { $count } { NAME($color, form: "neuter") } rany
       *[many] { $count } { NAME($color, form: "plural-genitive") } ran
    }
unused-home = Możesz jeszcze w tej turze dotrzeć do Zeusa z wykonanymi wszystkimi zadaniami.
warning-last-turn = { $name } jest już u Zeusa: to twoja ostatnia tura.
warning-may-end = { $name } { $done ->
        [true] ma wykonane wszystkie zadania i może dotrzeć do Zeusa
       *[other] może wykonać wszystkie zadania i dotrzeć do Zeusa
    } { $now ->
        [true] w tej rundzie: to może być twoja ostatnia tura.
       *[other] w następnej rundzie: po tej turze może ci zostać już tylko jedna.
    }
warning-recover = Za dużo ran: stracisz następną turę. Kością lub kartą odrzucisz wszystkie rany w jej kolorze.
warning-any-injury = Jeszcze jedna rana i stracisz następną turę. Kością lub kartą odrzucisz wszystkie rany w jej kolorze.
warning-injury = Jeszcze jedna { OR(NAME($colors, form: "feminine")) } rana i stracisz następną turę. { COUNT($colors) ->
        [one] Wszystkie odrzucisz { OR(NAME($colors, form: "feminine-accusative")) } kością lub kartą.
       *[other] Kością lub kartą odrzucisz wszystkie swoje rany w jej kolorze.
    }
ship-tile = Okręt
equipment = Ekwipunek
companions = Towarzysze
nothing-yet = na razie brak
companion = { $kind ->
        [creature] { $name }, { NAME($color, form: "neuter") } { $kind }
       *[other] { $name }, { $color } { $kind }
    }
dice-held = Kości
tasks-done = Wykonane zadania: { $done } z { $all }
no-dice = brak kości

## Etap gry

phase-setup = Przygotowanie
phase-check = Runda { $round }: sprawdzanie ran
phase-act = Runda { $round }: akcje
phase-consult = Runda { $round }: przepytywanie wyroczni
phase-over = Koniec gry po rundzie { $round }
cause-titan-six = Rzut tytana: 6. Każdy dobiera 2 rany.
cause-titan = Rzut tytana: { $strength }, twoja tarcza: { $shield }.

## Czym wykonuje się akcje

source-die = { NAME($color, form: "feminine") } kość
source-card = { NAME($color, form: "feminine") } karta
source-extra = Dodatkowa akcja
source-die-as = { NAME($color, form: "feminine") } kość jako { NAME($used, form: "feminine") }
source-card-as = { NAME($color, form: "feminine") } karta jako { NAME($used, form: "feminine") }
source-extra-as = Dodatkowa akcja jako { NAME($used, form: "feminine") }
source-gods = Bogowie
source-trade = Wymień boga
source-end = Zakończ akcje
source-answer = Twoja decyzja

## Rodzaje akcji

family-move = Płyń na pole
family-land = Na wyspach i w miastach
family-color = W tym kolorze
family-any = W dowolnym kolorze
family-end = {""}

## Czego graczowi jeszcze trzeba. $steps: pola; $way: need-way, po innej drodze need-way-on.

need-hold = W ładowni: { $used } z { $all }
need-nothing = Wszystko zrobione: znów u Zeusa
need-home = Wszystkie zadania wykonane: wracaj do Zeusa
need-aboard = Masz już w ładowni { $color } { $family } do tego zadania.
need-full = Ładownia jest pełna: najpierw trzeba coś dostarczyć.
need-nowhere = Na planszy nie ma teraz takiego miejsca.
need-moves = { $moves ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }
need-way = { $moves ->
        [0] stoisz obok
        [one] jeden ruch, { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[many] { $steps } pól
        }
        [few] { $moves } ruchy, razem { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[many] { $steps } pól
        }
       *[many] { $moves } ruchów, razem { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[many] { $steps } pól
        }
    }
need-way-on = { $moves ->
        [0] będziesz już obok
        [one] stamtąd jeden ruch, { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[many] { $steps } pól
        }
        [few] stamtąd { $moves } ruchy, razem { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[many] { $steps } pól
        }
       *[many] stamtąd { $moves } ruchów, razem { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[many] { $steps } pól
        }
    }
need-from-statue = Załaduj { $color } posąg z { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-from-offering = Załaduj { $color } dar z { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-from-shrine = Eksploruj { $space }: { $way }; { NAME($color, form: "feminine") } kość. Nie wiesz jeszcze, czyj to kafel.
need-to-statue = Wznieś go na { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-offering = Złóż go w świątyni na { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-monster = Walcz z { NAME($color, form: "instrumental") } potworem na { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-shrine = Twoja kapliczka może stanąć na { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-home = Zeus jest na { $space }: { $way }.
need-white = Biały: dowolny kolor, którego nie wymaga ani nie zajęło inne zadanie tego rodzaju.
need-other = { $space } ({ NAME($color) })
need-also = Równie blisko: { OR($names) }.
need-shorter = Krótsza droga, ale mniej pasują do niej twoje kości: { OR($names) }.

## Co wybrana akcja zrobiłaby na planszy

plan-ship = Tu byłby twój okręt
plan-turn = Ten kafel zostałby odkryty
plan-shrine = Tu stałaby twoja kapliczka
plan-look = Podejrzysz ten kafel
plan-fight = Tu toczyłaby się walka
plan-defeat = Tego potwora pokonałby Ares
plan-load = To trafiłoby do ładowni
plan-bring = To trafiłoby tutaj
