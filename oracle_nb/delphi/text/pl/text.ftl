### Co terminal pokazuje obok planszy: stół w postaci tekstu.

table-setup = Przygotowanie
table-turn = Runda { $round }, tura { NAME($player, form: "genitive") }
table-heading = { $text }, { $phase }
table-phase-check = faza 1, rany
table-phase-act = faza 2, akcje
table-phase-consult = faza 3, wyrocznia
table-phase-over = koniec gry

## Grupy akcji i wiersze tych, które mają wiele celów

table-group-die = { NAME($color, form: "feminine") } kość
table-group-card = { NAME($color, form: "feminine") } karta wyroczni
table-group-extra = dodatkowa akcja
table-group-gods = bogowie
table-group-free = bez kości
table-line-move = { $recolored ->
        [true] płyń (jako { NAME($color, form: "feminine") }) na
       *[other] płyń na
    }
table-line-poseidon = Posejdon na
table-line-advance = przesuń w górę
table-line-heal = odrzuć rany:
table-line-any = dowolny kolor:
table-label-advance = { NAME($god, form: "accusative") }
table-label-heal = { NAME($color, form: "neuter") }
table-label-draw = dobierz kartę
table-label-favor = { $tokens ->
        [one] weź { $tokens } żeton łaski
        [few] weź { $tokens } żetony łaski
       *[many] weź { $tokens } żetonów łaski
    }
table-label-look = podejrzyj kafle

## Wiersze plansz graczy

table-row-ship = okręt
table-row-tile = kafel okrętu
table-row-dice = kości{ $marked ->
        [0] {""}
       *[other] {" "}(zużyte)
    }
table-row-cards = karty wyroczni
table-row-favor = żetony łaski
table-row-shield = tarcza
table-row-injuries = rany
table-row-gods = bogowie, rząd
table-row-cargo = ładunek
table-row-tasks = wykonane zadania
table-row-shrine = - kapliczki{ $marked ->
        [0] {""}
       *[other] {" "}(wykonane)
    }
table-row-statue = - posągi{ $marked ->
        [0] {""}
       *[other] {" "}(wykonane)
    }
table-row-offering = - dary{ $marked ->
        [0] {""}
       *[other] {" "}(wykonane)
    }
table-row-monster = - potwory{ $marked ->
        [0] {""}
       *[other] {" "}(wykonane)
    }
table-row-equipment = ekwipunek
table-row-companions = towarzysze

## Co w nich stoi

table-at = na { $space }
table-die = { NAME($color, form: "feminine") }
table-die-used = ({ NAME($color, form: "feminine") })
table-count = { $number ->
        [one] { $number } { NAME($color, form: "feminine") }
        [few] { $number } { NAME($color, form: "neuter") }
       *[many] { $number } { NAME($color, form: "plural-genitive") }
    }
table-god = { $ready ->
        [true] { $god ->
            [artemis] { $god } (gotowa)
            [aphrodite] { $god } (gotowa)
           *[other] { $god } (gotowy)
        }
       *[other] { $god } { $row }
    }
table-load = { $color } { $family }
table-cargo = { $text } ({ $number } z { $storage })
table-empty = pusto
table-tasks = { $done } z { $all }
table-task = { $color ->
        [none] dowolny
       *[other] { $color }
    }
table-done = ({ $text })
table-companion = { $kind ->
        [creature] { $companion } ({ NAME($color, form: "neuter") } { $kind })
       *[other] { $companion } ({ $color } { $kind })
    }
