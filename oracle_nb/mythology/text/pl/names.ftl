### Nazwy rozdziałów, źródeł, stron i części tury. Nazwy jednostek, bogów, obszarów i skarbów są
### w pakiecie danych.

## Gra

game-title = Mythology
game-level = Gra podstawowa

## Rozdziały

chapter-setup = Przygotowanie
chapter-turn = Tura
chapter-power = Punkty mocy
chapter-movement = Ruch
chapter-combat = Walka
chapter-prizes = Skarby
chapter-ending = Sojusze i koniec gry

## Źródła: działy zasad podstawowych. $numbers: punkty.

cite-components = zasady podstawowe, elementy gry
cite-prep = zasady podstawowe, przygotowanie { $numbers }
cite-turns = { COUNT($numbers) ->
        [0] zasady podstawowe, przebieg gry
       *[other] zasady podstawowe, przebieg gry { $numbers }
    }
cite-power = zasady podstawowe, punkty mocy { $numbers }
cite-win = zasady podstawowe, jak wygrać { $numbers }
cite-move = zasady podstawowe, ruch { $numbers }
cite-combat = zasady podstawowe, walka { $numbers }
cite-result = zasady podstawowe, rozstrzyganie walki { $numbers }
cite-prize = zasady podstawowe, zdobywanie skarbów { $numbers }
cite-ally = zasady podstawowe, sojusze { $numbers }
cite-map = nasz zamiennik drukowanej mapy
cite-names = nasz zamiennik drukowanych nazw
cite-ruling = { COUNT($numbers) ->
        [one] nasze rozstrzygnięcie { $numbers }
       *[other] nasze rozstrzygnięcia { $numbers }
    }

## Gracze, według boga i strony, której sprzyjają

seat = { $god } ({ $side })
seat-named = { $name } ({ $god })

## Elementy gry

name-side-heroes = herosi
name-side-monsters = potwory

name-part-setup = przygotowanie
name-part-god = ustawianie boga
name-part-movement = ruch
name-part-combat = walka
name-part-prizes = skarby
name-part-alliances = ostatnie sojusze
name-part-over = koniec gry
