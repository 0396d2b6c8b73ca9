### Nazwy: rozdziały, źródła i elementy gry.
###
### Formy nazw stoją w atrybutach, po które sięga się przez `{ NAME($color, form: "genitive") }`.
### Kolory zgadzają się z rzeczownikiem: wartość to mianownik męski (czerwony dar); `.genitive`
### czerwonego (też biernik: potwora), `.instrumental` czerwonym, `.feminine` czerwona,
### `.feminine-accusative` czerwoną, `.feminine-genitive` czerwonej, `.neuter` czerwone (też mianownik
### liczby mnogiej), `.plural-genitive` czerwonych.

## Gra

game-title = Wyrocznia Delficka

## Rozdziały

chapter-board = Plansza
chapter-setup = Przygotowanie
chapter-turn = Tura
chapter-oracle = Kości, wyrocznia, karty wyroczni
chapter-any-color = Akcje niezależne od koloru
chapter-by-color = Akcje zależne od koloru: zasady wspólne
chapter-moving = Poruszanie okrętu
chapter-fighting = Walka
chapter-exploring = Eksplorowanie i kapliczki
chapter-cargo = Dary i posągi
chapter-gods = Rany i bogowie
chapter-titan = Tytan
chapter-companions = Towarzysze
chapter-ships = Kafle okrętów
chapter-equipment = Ekwipunek
chapter-supply = Żetony łaski i tarcza
chapter-end = Koniec gry

## Źródła. $numbers: numery stron, rozdziałów, punktów albo pytań; $part: czego to numery.

cite-en = { COUNT($numbers) ->
        [one] instrukcja angielska, strona { $numbers }
       *[other] instrukcja angielska, strony { $numbers }
    }
cite-pl = { COUNT($numbers) ->
        [one] instrukcja polska, strona { $numbers }
       *[other] instrukcja polska, strony { $numbers }
    }
cite-yucata = { $part ->
        [step] strona zasad Yucaty, punkt przygotowania { $numbers }
        [question] { COUNT($numbers) ->
            [one] strona zasad Yucaty, pytanie { $numbers }
           *[other] strona zasad Yucaty, pytania { $numbers }
        }
       *[whole] strona zasad Yucaty
    }
cite-manual = { COUNT($numbers) ->
        [one] kompendium zasad, rozdział { $numbers }
       *[other] kompendium zasad, rozdziały { $numbers }
    }
cite-parts = drukowane elementy gry
cite-ruling = { COUNT($numbers) ->
        [one] nasze rozstrzygnięcie { $numbers }
       *[other] nasze rozstrzygnięcia { $numbers }
    }

## Kolory

name-color-pink = różowy
    .genitive = różowego
    .instrumental = różowym
    .feminine = różowa
    .feminine-accusative = różową
    .feminine-genitive = różowej
    .neuter = różowe
    .plural-genitive = różowych
name-color-blue = niebieski
    .genitive = niebieskiego
    .instrumental = niebieskim
    .feminine = niebieska
    .feminine-accusative = niebieską
    .feminine-genitive = niebieskiej
    .neuter = niebieskie
    .plural-genitive = niebieskich
name-color-yellow = żółty
    .genitive = żółtego
    .instrumental = żółtym
    .feminine = żółta
    .feminine-accusative = żółtą
    .feminine-genitive = żółtej
    .neuter = żółte
    .plural-genitive = żółtych
name-color-green = zielony
    .genitive = zielonego
    .instrumental = zielonym
    .feminine = zielona
    .feminine-accusative = zieloną
    .feminine-genitive = zielonej
    .neuter = zielone
    .plural-genitive = zielonych
name-color-red = czerwony
    .genitive = czerwonego
    .instrumental = czerwonym
    .feminine = czerwona
    .feminine-accusative = czerwoną
    .feminine-genitive = czerwonej
    .neuter = czerwone
    .plural-genitive = czerwonych
name-color-black = czarny
    .genitive = czarnego
    .instrumental = czarnym
    .feminine = czarna
    .feminine-accusative = czarną
    .feminine-genitive = czarnej
    .neuter = czarne
    .plural-genitive = czarnych

## Bogowie

name-god-hermes = Hermes
    .genitive = Hermesa
    .dative = Hermesowi
    .accusative = Hermesa
name-god-poseidon = Posejdon
    .genitive = Posejdona
    .dative = Posejdonowi
    .accusative = Posejdona
name-god-apollon = Apollo
    .genitive = Apolla
    .dative = Apollowi
    .accusative = Apolla
name-god-artemis = Artemida
    .genitive = Artemidy
    .dative = Artemidzie
    .accusative = Artemidę
name-god-aphrodite = Afrodyta
    .genitive = Afrodyty
    .dative = Afrodycie
    .accusative = Afrodytę
name-god-ares = Ares
    .genitive = Aresa
    .dative = Aresowi
    .accusative = Aresa

## Litery i kafle wysp

name-letter-psi = Psi
name-letter-phi = Fi
name-letter-sigma = Sigma
name-letter-omega = Omega

name-island-tile-red-phi = czerwony kafel z literą Fi
name-island-tile-red-psi = czerwony kafel z literą Psi
name-island-tile-red-omega = czerwony kafel z literą Omega
name-island-tile-yellow-sigma = żółty kafel z literą Sigma
name-island-tile-yellow-psi = żółty kafel z literą Psi
name-island-tile-yellow-omega = żółty kafel z literą Omega
name-island-tile-green-sigma = zielony kafel z literą Sigma
name-island-tile-green-phi = zielony kafel z literą Fi
name-island-tile-green-psi = zielony kafel z literą Psi
name-island-tile-blue-sigma = niebieski kafel z literą Sigma
name-island-tile-blue-phi = niebieski kafel z literą Fi
name-island-tile-blue-omega = niebieski kafel z literą Omega

## Zadania: rodzaje i każde z osobna

name-family-shrine = kapliczka
    .genitive = kapliczki
name-family-statue = posąg
    .genitive = posągu
name-family-offering = dar
    .genitive = daru
name-family-monster = potwór
    .genitive = potwora

name-task-shrine-any = zadanie z kapliczką
    .genitive = zadania z kapliczką
name-task-shrine-psi = zadanie z kapliczką Psi
    .genitive = zadania z kapliczką Psi
name-task-shrine-phi = zadanie z kapliczką Fi
    .genitive = zadania z kapliczką Fi
name-task-shrine-sigma = zadanie z kapliczką Sigma
    .genitive = zadania z kapliczką Sigma
name-task-shrine-omega = zadanie z kapliczką Omega
    .genitive = zadania z kapliczką Omega

name-task-statue-any = białe zadanie z posągiem
    .genitive = białego zadania z posągiem
name-task-statue-pink = zadanie z różowym posągiem
    .genitive = zadania z różowym posągiem
name-task-statue-blue = zadanie z niebieskim posągiem
    .genitive = zadania z niebieskim posągiem
name-task-statue-yellow = zadanie z żółtym posągiem
    .genitive = zadania z żółtym posągiem
name-task-statue-green = zadanie z zielonym posągiem
    .genitive = zadania z zielonym posągiem
name-task-statue-red = zadanie z czerwonym posągiem
    .genitive = zadania z czerwonym posągiem
name-task-statue-black = zadanie z czarnym posągiem
    .genitive = zadania z czarnym posągiem

name-task-offering-any = białe zadanie z darem
    .genitive = białego zadania z darem
name-task-offering-pink = zadanie z różowym darem
    .genitive = zadania z różowym darem
name-task-offering-blue = zadanie z niebieskim darem
    .genitive = zadania z niebieskim darem
name-task-offering-yellow = zadanie z żółtym darem
    .genitive = zadania z żółtym darem
name-task-offering-green = zadanie z zielonym darem
    .genitive = zadania z zielonym darem
name-task-offering-red = zadanie z czerwonym darem
    .genitive = zadania z czerwonym darem
name-task-offering-black = zadanie z czarnym darem
    .genitive = zadania z czarnym darem

name-task-monster-any = białe zadanie z potworem
    .genitive = białego zadania z potworem
name-task-monster-pink = zadanie z różowym potworem
    .genitive = zadania z różowym potworem
name-task-monster-blue = zadanie z niebieskim potworem
    .genitive = zadania z niebieskim potworem
name-task-monster-yellow = zadanie z żółtym potworem
    .genitive = zadania z żółtym potworem
name-task-monster-green = zadanie z zielonym potworem
    .genitive = zadania z zielonym potworem
name-task-monster-red = zadanie z czerwonym potworem
    .genitive = zadania z czerwonym potworem
name-task-monster-black = zadanie z czarnym potworem
    .genitive = zadania z czarnym potworem

## Pola według rodzaju

name-terrain-water = pole morza
name-terrain-island = wyspa z kaflem
name-terrain-monster = wyspa potworów
name-terrain-marked = oznaczona wyspa potworów
name-terrain-offering = wyspa darów
name-terrain-temple = wyspa świątyni
name-terrain-statue = wyspa posągów
name-terrain-city = miasto
name-terrain-shallow = mielizna
name-terrain-zeus = pole Zeusa

## Kafle okrętów

name-ship-tile-shield = tarcza 2
name-ship-tile-range = zasięg +2
name-ship-tile-gods = wszyscy bogowie
name-ship-tile-favor = dodatkowy żeton
name-ship-tile-task = jedno zadanie mniej
name-ship-tile-equipment = ekwipunek na początek
name-ship-tile-both-ways = oba kierunki, ładowność +2
name-ship-tile-recolor = tańsza zmiana koloru

## Towarzysze

name-kind-hero = heros
name-kind-demigod = półbóg
name-kind-creature = stworzenie

name-companion-aias = Ajas
name-companion-helena = Helena
name-companion-pan = Pan
name-companion-achilles = Achilles
name-companion-herakles = Herakles
name-companion-nereide = Nereida
name-companion-bellerophon = Bellerofont
name-companion-minos = Minos
name-companion-gryphos = Gryf
name-companion-hektor = Hektor
name-companion-perseus = Perseusz
name-companion-pegasus = Pegaz
name-companion-odysseus = Odyseusz
name-companion-penthesilea = Pentesilea
name-companion-phoenix = Feniks
name-companion-theseus = Tezeusz
name-companion-kirke = Kirke
name-companion-cheiron = Chejron

## Karty ekwipunku

name-equipment-statues-pink-blue-black = posąg: różowy, niebieski albo czarny
name-equipment-statues-red-green-yellow = posąg: czerwony, zielony albo żółty
name-equipment-offerings-pink-blue-black = dar: różowy, niebieski albo czarny
name-equipment-offerings-red-green-yellow = dar: czerwony, zielony albo żółty
name-equipment-consult-yellow = żetony za wyrzucony żółty
name-equipment-consult-red = żetony za wyrzucony czerwony
name-equipment-consult-black = żetony za wyrzucony czarny
name-equipment-bonus-pink = premia za różową kość
name-equipment-bonus-green = premia za zieloną kość
name-equipment-bonus-blue = premia za niebieską kość
name-equipment-god-to-top = bóg do najwyższego rzędu
name-equipment-range = zasięg +1
name-equipment-shallows = przez mielizny
name-equipment-reward-god = bóg przy nagrodach
name-equipment-storage = ładowność +1
name-equipment-reach-island = wyspy z daleka
name-equipment-reach-statue = posągi z daleka
name-equipment-reach-offering = dary z daleka
name-equipment-recover = późniejszy odpoczynek
name-equipment-extra-action = dodatkowa akcja
name-equipment-look = podejrzyj i wybierz
name-equipment-gift = podarunki
