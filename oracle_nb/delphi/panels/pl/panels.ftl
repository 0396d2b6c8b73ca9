### Co jest napisane na planszach graczy i wokół nich oraz na stronie głównej.

## Plansza gracza

board-title = Plansza gracza: { $color }
wheel = Wyrocznia
wheel-field = { $color }: { $dice ->
        [0] brak kości
        [one] jedna kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }{ $used ->
        [0] {""}
       *[many] , zużyte: { $used }
    }
wheel-clockwise = Kolor zmienia się zgodnie z ruchem wskazówek zegara, żeton łaski za pole
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
        [true] { $god } może ci pomóc
       *[other] { $god }: rząd { $row } z 6
    }
shield = Tarcza { $strength }
tasks = Zadania: { $done } z { $all }
task = { $task }{ $done ->
        [true] , wykonane
       *[other] {""}
    }
cargo = Ładunek
cargo-empty = Miejsce na ładunek
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
ship-tile = Okręt
equipment = Ekwipunek
companions = Towarzysze
nothing-yet = jeszcze nic
companion = { $kind ->
        [creature] { $name }, { NAME($color, form: "neuter") } { $kind }
       *[other] { $name }, { $color } { $kind }
    }
dice-held = Kości
tasks-done = Wykonane zadania: { $done } z { $all }
no-dice = brak kości

## Gdzie jest gra

phase-setup = Przygotowanie
phase-check = Runda { $round }: sprawdzenie ran
phase-act = Runda { $round }: akcje
phase-consult = Runda { $round }: przepytywanie wyroczni
phase-over = Koniec po rundzie { $round }

## Czym wykonuje się akcje

source-die = { NAME($color, form: "feminine") } kość
source-card = { NAME($color, form: "feminine") } karta
source-extra = Dodatkowa akcja
source-gods = Bogowie
source-trade = Bóg za kartę
source-end = Zakończ akcje

## Rodzaje akcji

family-move = Płyń na
family-land = Na wyspach i w miastach
family-color = W tym kolorze
family-any = W dowolnym kolorze
family-god = Bóg pomaga
family-end = {""}

## Czego graczowi jeszcze trzeba. $steps: pola; $way: need-way, po innej drodze need-way-on.

need-hold = W ładowni: { $used } z { $all }
need-home = Wszystkie zadania wykonane: wracaj do Zeusa
need-aboard = Jest już na pokładzie: { $color }.
need-full = Ładownia jest pełna: najpierw trzeba coś dostarczyć.
need-nowhere = Na razie nie ma na to miejsca.
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
need-from-statue = Załaduj { $color } posąg w { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-from-offering = Załaduj { $color } dar w { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-from-shrine = Odsłoń { $space }: { $way }; { NAME($color, form: "feminine") } kość. Nie wiesz jeszcze, czyja to wyspa.
need-to-statue = Postaw go w { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-offering = Złóż go w { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-monster = Walcz z nim w { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-shrine = Zbuduj ją w { $space }: { $way }; { NAME($color, form: "feminine") } kość.
need-to-home = Zeus jest w { $space }: { $way }.
need-other = { $space } ({ NAME($color, form: "feminine") } kość)
need-also = Równie blisko: { OR($names) }.

## Co wybrana akcja zrobiłaby na planszy

plan-ship = Tu byłby twój okręt
plan-turn = To zostałoby odwrócone
plan-shrine = Tu stałaby twoja kapliczka
plan-look = To można podejrzeć
plan-fight = Tu toczyłaby się walka
plan-load = To trafiłoby na pokład
plan-bring = To trafiłoby tutaj
