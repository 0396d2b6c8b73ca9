### Teksty obok mapy: arkusze, akcje, gracze, koniec gry. Nazwy bogów, obszarów i jednostek są w
### pakiecie danych.

prompt-source = Wybierz, co zapisać
source-heroes = Herosi
source-monsters = Potwory
source-unborn = Nieobecni herosi
source-aid = Pomoc
source-ail = Osłabienie
source-zeus = Zeus
source-occurrences = Zdarzenia
source-cards = Karty
source-sheet = Zamknij arkusz

group-unit = { $noted ->
        [0] { $total ->
            [0] { $number } { $unit } · { $numbers }
           *[other] { $unit }: do tej pory { $total } · { $numbers }
        }
       *[other] { $total ->
            [0] { $unit }: teraz { $noted } · { $numbers }
           *[other] { $unit }: do tej pory { $total }, teraz { $noted } · { $numbers }
        }
    }
# Skarb w pobliżu herosa. $title: group-unit; $prize: jego nazwa.
group-near = { $title } · { near }{ $worth }
near = Skarb { $spaces ->
        [0] tutaj
        [one] 1 pole stąd
        [few] { $spaces } pola stąd
       *[many] { $spaces } pól stąd
    }: { $prize }
# $worth: worth.
near-worth = { near }, szansa { NUMBER($chance, style: "percent") }{ $worth }
# Co daje akcja i ile zyskuje lub traci na niej własny tajny wyrok.
worth = { $glory ->
        [0] { "" }
       *[other] , chwała { $glory }
    }{ $fate ->
        [0] { "" }
       *[other] , twój wyrok: { $change }
    }
toward-move = Ruch herosa to 1 punkt chwały
# Po co kłaść kartę. $help: pomniejszy bóg albo część z wydarzeniem.
toward-lay = { $help ->
        [nike] Pomaga herosowi w walce
        [tyche] Pozwala powtórzyć rzut o skarb
       *[event] Może odciągnąć bogów groźnych dla twojego herosa
    }
toward-repeat = Podtrzymuje punkty przy herosach
toward-fight = Walka: { $unit }{ $worth }{ goal-ends }
# Czego potem nie zrobi już żadna inna jednostka.
goal-ends = { $ends ->
        [both] . Potem nikt już się nie ruszy ani nie zaatakuje.
        [move] . Potem nikt już się nie ruszy.
        [attack] . Potem nikt już nie zaatakuje.
       *[none] { "" }
    }
toward-home = Do Grecji: { $prize }{ $worth }
toward-prize = Skarb: { $prize }{ $worth }{ goal-ends }
group-zeus = Ku chwale Zeusa: każde 4 punkty to 1 punkt chwały
group-god = Wybierz obszar na mapie albo tutaj
group-god-any = Wybierz dowolny obszar: liczy się tylko przy zdarzeniach, a żadnego nie możesz wywołać
group-god-stay = Zostaw boga na miejscu: obszar liczy się tylko przy zdarzeniach, a żadnego nie możesz wywołać
group-god-other = Inne obszary
# $free: czy w tej fazie nikt już nie może się sprzeciwić.
group-own = { $free ->
        [true] Zgłoś herosa: w tej fazie nikt nie może się sprzeciwić
       *[false] Zgłoś herosa, przy którym masz punkty
    }
group-heroes = Zgłoś innego herosa
group-evils = Rusz mniejszym złem
group-monsters = Zgłoś potwora
group-attack = Atakuj jednostką: { $unit }
group-ambush = Zasadzka jednostką
group-bid = Twoja stawka: najwyżej tyle, ile masz zapisane (nie płacisz jej)
group-step = Idź na sąsiednie pole: jednostki nie blokują drogi
group-go = Idź tam i zostań
group-stay = Idź tylko na sąsiednie pole i zostań
group-announce-go = Zgłoś jednostkę i idź na pole: { $unit }
group-embark = Spróbuj zdobyć statek
group-land = Zejdź ze statku
group-drop = Zostaw coś na polu
group-occur = Wywołaj zdarzenie
group-erupt = Wulkan wybucha na polu
group-seize = Spróbuj zdobyć skarb{ $worth }
group-lay = Połóż zakrytą kartę (zastępuje drukowaną)
group-bless = Czyn boga z twojej karty (zastępuje drukowany)
group-event = Wydarzenie z twojej karty (zastępuje drukowane)
group-travel = Iris przenosi twojego boga (karta zastępuje drukowaną)
group-oracle = Zagraj wyrocznię (zastępuje drukowaną)
group-power = Moc twojego boga (zastępuje drukowaną)
group-unleash = Wywołaj zdarzenie z mocą (zastępuje drukowaną)
group-aim = Zdarzenie uderza w obszar
heroes-here = { $count ->
        [one] { $count } heros w zasięgu twoich zdarzeń
       *[other] { $count } herosów w zasięgu twoich zdarzeń
    }
struck = { $unit } ({ NUMBER($chance, style: "percent") })
outlook-struck = { $name } { $points }: { $heroes }
outlook-empty = { $name } { $points }: żaden heros
outlook-none = wszystkie twoje jednostki, tak samo jak z każdego innego obszaru. Obszar boga liczy się tylko przy zdarzeniach, a w tej rundzie żadnego nie możesz wywołać.
unused-attack = { $unit }: możliwy jeszcze atak (cel: { $foe }). Ataki są częścią fazy ruchu.
let-all-about = do jej końca nikt nie zapyta cię o inne jednostki
unused-bluff = Nie masz zapisanego żadnego zdarzenia: jeśli nie użyjesz karty ani mocy, groźba jest blefem.
unused-points = { $points ->
        [one] Tracisz { $points } niezapisany punkt mocy.
        [few] Tracisz { $points } niezapisane punkty mocy.
       *[many] Tracisz { $points } niezapisanych punktów mocy.
    }
short-drop = { $unit }: { $thing }
short-claim = { $points ->
        [0] { $unit }
        [one] { $unit }: { $points } punkt
        [few] { $unit }: { $points } punkty
       *[many] { $unit }: { $points } punktów
    }
short-occur = { $name } { $points }
short-step = { $area } { $space }

## Gracze

color = { $color ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [pink] różowy
        [black] czarny
        [white] biały
       *[sky] błękitny
    }
god-in = obszar boga: { $area }
god-off = jeszcze poza mapą
glory = { $count ->
        [one] { $count } punkt chwały
        [few] { $count } punkty chwały
       *[many] { $count } punktów chwały
    }
glory-round = { $gained ->
        [0] { $count }
       *[other] { $count } ({ $change } w tej rundzie)
    }
gained = ({ $change })
glory-label = chwała
left = { $count ->
        [one] { $count } punkt mocy
        [few] { $count } punkty mocy
       *[many] { $count } punktów mocy
    }
to-note = { $count ->
        [one] Do zapisania: { $count } punkt mocy
        [few] Do zapisania: { $count } punkty mocy
       *[many] Do zapisania: { $count } punktów mocy
    }
noted = Zapisane: { $entries }
own-points = Twoje punkty: { $entries }
entry = { $unit } { $points }
# Z punktami z wcześniejszych rund; $points: punkty tej rundy.
entry-total = { $unit } { $total } (+{ $points })
entry-aid = { $unit }: pomoc { $points }
entry-ailment = { $unit }: osłabienie { $points }
entry-zeus = Zeus { $points }
row-god = Bóg
row-area = Obszar
row-glory = Punkty chwały
units-held = { $count ->
        [one] kieruje w tej fazie { $count } jednostką
       *[other] kieruje w tej fazie { $count } jednostkami
    }
prizes-had = { $count ->
        [one] chwała za { $count } skarb
        [few] chwała za { $count } skarby
       *[many] chwała za { $count } skarbów
    }
row-prizes = Skarby, które dały chwałę
prize-carried = { $prize }, niesie: { $unit }
prize-home = { $prize }, już w Grecji
choice-start = Początek gry
choice-start-hint = Gdzie zaczynają skarby, pomocnicy i potwory
choice-start-historical = Historyczny: jak w dawnych opowieściach
choice-start-random = Losowy: jak w instrukcji
choice-zeus = Zeus jako gracz
choice-zeus-hint = Zasada opcjonalna: ostatni gracz jest Zeusem
choice-zeus-no = Bez Zeusa
choice-zeus-yes = Z Zeusem, od 5 graczy
choice-zeus-few = Zeus wymaga co najmniej { $least } graczy, a jest { $number }.
group-strike = Piorun w boga
group-bolt = Piorun w pole
group-revive = Przywróć do życia
group-bribe = Twoja łapówka dla Zeusa: najwyżej tyle, ile masz
choice-prayer = Modlitwa i ofiara
choice-prayer-hint = Zasada opcjonalna: chroń herosów za punkty chwały
choice-prayer-no = Bez modlitwy i ofiary
choice-prayer-yes = Z modlitwą i ofiarą
choice-evils = Mniejsze zło
choice-evils-hint = Zasada opcjonalna: piraci, zbójcy i inni, których rusza bóg w ich obszarze
choice-evils-no = Bez mniejszego zła
choice-evils-yes = Z mniejszym złem
source-vows = Modlitwa i ofiara
group-pray = Modlitwa: { $unit }
group-sacrifice = Ofiara: { $unit }
row-vows = Modlitwa i ofiara
vow-pray = Modlitwa ({ $unit }): { $points }{ vow-got }
vow-sacrifice = Ofiara ({ $unit }): { $points }{ vow-got }
vow-got = { $answer ->
        [spared] , chroni przed zdarzeniami
        [safe] , chroni przed atakami
        [both] , chroni przed zdarzeniami i atakami
        [none] , bez skutku
       *[open] { "" }
    }
row-fate = Tajny wyrok
row-occurrences = Zdarzenia w tej rundzie
occurrence = { $name } { $points }: { $area }
# $glory: ile jest teraz wart.
own-fate = Tajny wyrok: { $condition } (teraz wart { $glory })
fate = Wyrok { $fate }: { $condition } (teraz wart { $glory })
row-sheet = Arkusz
row-left = Do zapisania
row-noted = Zapisane w tej rundzie
row-totals = Sumy przy herosach
sheet-hidden = tajny
nothing-yet = nic
row-power = Moc boga (zastępuje drukowaną)
row-draws = Dodatki do rzutów przy remisie (zastępcze)
row-hand = Ręka (karty zastępują drukowane)
row-laid = Karta na stole (zastępuje drukowaną)
row-effects = Działa teraz
power-used = { $power } (użyta w tej rundzie)
effect = { $unit }: { $effect }
laid = Karta przed tobą (zastępuje drukowaną): { $card }
hand-hidden = { $count ->
        [one] { $count } karta, tajna
        [few] { $count } karty, tajne
       *[many] { $count } kart, tajnych
    }

## Rundy

phase-setup = Przygotowanie
phase-sheets = Runda { $round } z { $rounds }: arkusze
phase-placing = Runda { $round } z { $rounds }: ustawianie bogów
phase-moving = Runda { $round } z { $rounds }: fazy ruchu
phase-over = Gra się skończyła

## Koniec

glory-final = { $name }: { $half ->
        [half] { $count }½ punktu chwały
       *[whole] { glory }
    }
ending-ahead = { $half ->
        [half] o { $count }½ punktu więcej niż { $other }
       *[whole] { $count ->
            [one] o { $count } punkt więcej niż { $other }
            [few] o { $count } punkty więcej niż { $other }
           *[many] o { $count } punktów więcej niż { $other }
        }
    }
    .won = mając { ending-ahead }
ending-you = ty
