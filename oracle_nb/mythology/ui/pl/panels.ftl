### Teksty obok mapy: czym można działać, gracze, koniec gry. Nazwy bogów, obszarów i jednostek są
### w pakiecie danych.

prompt-source = Wybierz jednostkę
source-aid = Pomoc
source-answer = Twoja odpowiedź
source-alliance = Sojusze
source-end = Zakończ turę
source-end-last = Zostaw sojusze
source-end-none = Bez sojuszu
source-end-moves = Zakończ ruchy
source-god = Twój bóg

# What is refused to a unit that can't move, after "not possible:".
refused-unit = ruch jednostki { $unit }
group-step = Ruch (2 punkty mocy)
group-attack = Atak (4 punkty mocy)
short-step = { $count ->
        [0] { $area } { $space }
       *[other] { $names }, { $area }
    }
group-god = Wybierz obszar na mapie albo tutaj ({ $side ->
        [monsters] twoje jednostki, pola z wrogami
       *[heroes] twoje jednostki, pola z wrogami i skarby
    } w zasięgu)
group-god-other = Inne obszary
group-alliance = Sojusze
group-aid-attack = Twoja pomoc. Broni się { $god } i może dać najwyżej { $against }: szansa, gdy nie da nic · gdy da wszystko
group-aid-defense = Twoja pomoc i szansa na wygraną
group-aid-prize = Twoja pomoc i szansa na zdobycie skarbu
group-aid-wasted = Więcej, niż potrzeba: { $enough ->
        [one] { $enough } punkt daje
        [few] { $enough } punkty dają
       *[many] { $enough } punktów daje
    } pewność
units-here = { $count ->
        [one] { $count } jednostka może stamtąd ruszyć
        [few] { $count } jednostki mogą stamtąd ruszyć
       *[many] { $count } jednostek może stamtąd ruszyć
    }
fights-near = { $count ->
        [one] { $count } pole z wrogami w zasięgu
        [few] { $count } pola z wrogami w zasięgu
       *[many] { $count } pól z wrogami w zasięgu
    }
prizes-near = { $count ->
        [one] { $count } skarb w zasięgu
        [few] { $count } skarby w zasięgu
       *[many] { $count } skarbów w zasięgu
    }
toward-fight = { $where ->
        [here] Walka: { $names }
       *[there] Walka: { $names } (obszar: { $area })
    }{ $against ->
        [-1] { "" }
        [0] , obrona bez pomocy
       *[other] , obrona może dać { $against }
    }
toward-prize = { $where ->
        [here] Skarb: { $prize }, szansa do { $odds }
        [there] Skarb: { $prize } (obszar: { $area }), szansa do { $odds }
       *[later] W stronę skarbu: { $prize } (obszar: { $area })
    }
toward-guard = { $where ->
        [here] Straż przy skarbie: { $prize }
        [there] Straż przy skarbie: { $prize } (obszar: { $area })
       *[later] W stronę skarbu, na straż: { $prize } (obszar: { $area })
    }
aim-fight = Walka: { $names }, pole { $space }: { aim-odds }; { aim-left }
aim-guarded = Walka: { $names }, pole { $space }, potem skarb { $prize }: { aim-odds }; { aim-left }
aim-odds = { $count ->
        [1] { "" }
       *[other] razem{ " " }
    }{ $odds }{ $against ->
        [0] , { $god } nie może dać pomocy
       *[other] , a gdy { $god } da wszystkie punkty ({ $against }), { $worst }
    }
aim-prize = Skarb: { $prize }, pole { $space }: { $odds }; { aim-left }
# Ile punktów mocy zostaje na walkę.
aim-left = { $left ->
        [one] zostanie { $left } punkt mocy
        [few] zostaną { $left } punkty mocy
       *[many] zostanie { $left } punktów mocy
    }
aims-more = Poza tym w zasięgu: { $names }
aims-none = ani wróg, ani skarb
odds = { NUMBER($chance, style: "percent") }

## Gracze

color = { $color ->
        [red] Czerwony
        [blue] Niebieski
        [green] Zielony
        [yellow] Żółty
        [pink] Różowy
        [black] Czarny
        [white] Biały
       *[sky] Błękitny
    }
side = { $side ->
        [heroes] herosi
       *[monsters] potwory
    }
god-side = { $side ->
        [heroes] { $god }, po stronie herosów
       *[monsters] { $god }, po stronie potworów
    }
god-in = obszar boga: { $area }
god-off = jeszcze nie wybrany
god-plays = { $side ->
        [heroes] Gra po stronie herosów; obszar: { $area }
       *[monsters] Gra po stronie potworów; obszar: { $area }
    }
price = { $count ->
        [one] { $count } punkt mocy
        [few] { $count } punkty mocy
       *[many] { $count } punktów mocy
    }
defended = broni się { $god } i ma { $price }
unused-power = { $foes ->
        [0] Tracisz { $price }: w tej rundzie nikt z drugiej strony nie ma już tury.
       *[other] Zostaje ci { $price }: w tej rundzie już tylko na pomoc w obronie.
    }
power = { $count ->
        [one] został { $count } punkt mocy
        [few] zostały { $count } punkty mocy
       *[many] zostało { $count } punktów mocy
    }
removed = { $count ->
        [one] { $count } pokonany wróg
        [few] { $count } pokonanych wrogów
       *[many] { $count } pokonanych wrogów
    }
taken = { $count ->
        [one] { $count } zdobyty skarb
        [few] { $count } zdobyte skarby
       *[many] { $count } zdobytych skarbów
    }
allied = sojusz: { $names }
units-left = { $side ->
        [heroes] { $count ->
            [one] { $count } heros na mapie
            [few] { $count } herosów na mapie
           *[many] { $count } herosów na mapie
        }
       *[monsters] { $count ->
            [one] { $count } potwór na mapie
            [few] { $count } potwory na mapie
           *[many] { $count } potworów na mapie
        }
    }
row-power = Moc
row-units = Jednostki strony
row-removed = Pokonani wrogowie
row-taken = Zdobyte skarby
row-points = Punkty zwycięstwa
nothing-yet = na razie brak
points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
points-part = { $text } punktu
points-units = { $count ->
        [0] 0 za wrogów
        [one] { $count } za { $count } wroga
        [few] { $count } za { $count } wrogów
       *[many] { $count } za { $count } wrogów
    }
points-prizes = { $count ->
        [0] 0 za skarby
        [one] 3 za { $count } skarb
       *[other] po 3 za każdy z { $count } skarbów
    }
points-left = { $count ->
        [0] 0 za skarby na mapie
        [one] { $each } za { $count } skarb na mapie
       *[other] po { $each } za każdy z { $count } skarbów na mapie
    }
points-own = własne: { $points }
points-average = średnia sojuszu ({ $names }): { $points }

## Rundy

phase-setup = Przygotowanie
phase-god = Runda { $round } z { $rounds }: ustawianie boga
phase-movement = Runda { $round } z { $rounds }: ruch
phase-combat = Runda { $round } z { $rounds }: walka
phase-prizes = Runda { $round } z { $rounds }: skarby
phase-alliances = Po rundzie { $rounds }: ostatnie sojusze
phase-over = Koniec gry

## Koniec

ending-has = { $god }: { $points } ({ $parts })
ending-ahead = o { $points } więcej niż { $other }
    .won = mając { ending-ahead }
ending-you = ty
ending-points = Punkty zwycięstwa
ending-removed = Pokonani wrogowie
ending-taken = Zdobyte skarby
ending-luck-attack = Ataki
ending-luck-attack-about = walki wygrane w ataku
ending-luck-defense = Obrony
ending-luck-defense-about = walki wygrane w obronie
ending-luck-prize = Skarby
ending-luck-prize-about = zdobyte skarby
