### Nazwy rozdziałów, źródeł i faz. Nazwy jednostek, bogów, obszarów i skarbów są w pakiecie danych.

## Gra

game-title = Mythology
game-level = Gra zaawansowana

## Rozdziały

chapter-world = Świat
chapter-box = Żetony
chapter-setup = Przygotowanie
chapter-turn = Runda
chapter-sheets = Arkusze
chapter-gods = Bogowie
chapter-movement = Ruch
chapter-control = Kontrola
chapter-combat = Walka
chapter-magic = Magia
chapter-hercules = Herakles
chapter-occurrences = Zdarzenia
chapter-fates = Mojry
chapter-helpers = Pomocnicy
chapter-prizes = Skarby
chapter-ships = Statki
chapter-cards = Karty
chapter-zeus = Zeus jako gracz
chapter-evil = Mniejsze zło
chapter-prayer = Modlitwa i ofiara
chapter-glory = Chwała

## Źródła: akapity zasad zaawansowanych. $numbers: akapity.

cite-book = zasady zaawansowane, { $numbers }
cite-stand-in = nasz zamiennik drukowanego elementu
cite-ruling = { COUNT($numbers) ->
        [one] nasze rozstrzygnięcie { $numbers }
       *[other] nasze rozstrzygnięcia { $numbers }
    }

## Gracze, według boga

seat-named = { $name } ({ $god })

## Fazy

name-phase-setup = przygotowanie
name-phase-sheets = arkusze
name-phase-placing = ustawianie bogów
name-phase-moving = faza ruchu
name-phase-over = koniec gry
