### Teksty akcji: przyciski, uzasadnienia, koszty, szanse, cofanie.
###
### `do-<verb>` nazywa akcję. `why-<rule>` i `cost-<rule>` to powody, każdy ze swoją zasadą;
### `chance-...` mówi, co jest losowe, a `next-...`, jaka decyzja będzie następna.

## Przyciski

do-place = { $god } wybiera obszar: { $area }
do-step = { $unit } na { $hex } ({ $region })
do-step-attack = Atak: { $unit } kontra { $foes }
do-end-moves = Zakończ ruchy
do-fight = Atak: { $unit }, obrona: { $foe }
do-aid = { $aid ->
        [0] Bez pomocy
        [one] { $aid } punkt pomocy
        [few] { $aid } punkty pomocy
       *[many] { $aid } punktów pomocy
    }
do-seize = { $unit }: próba zdobycia skarbu
do-seize-prize = { $unit }: próba zdobycia skarbu ({ $prize })
do-propose = Zaproponuj sojusz: { $player }
do-join = Przyjmij sojusz
do-refuse = Odrzuć sojusz
do-leave = Wystąp z sojuszu
do-end = Zakończ turę
do-end-last = Zostaw sojusze bez zmian
do-end-none = Zakończ bez sojuszu
# Czasowniki nazw i ich formy w przebiegu partii: do gracza i o innych.
log-verbs =
    Zakończ/kończysz/kończy, zaproponuj/proponujesz/proponuje, przyjmij/przyjmujesz/przyjmuje,
    odrzuć/odrzucasz/odrzuca, wystąp/występujesz/występuje, zostaw/zostawiasz/zostawia

## Nagłówki akcji

group-place = twój bóg
group-move = ruch
group-fight = walka
group-aid = pomoc
group-seize = skarby
group-ally = sojusze
group-end = koniec

## Ile to kosztuje

cost-basic-hex-cost = { $tokens ->
        [one] Ruch na pole { $hex } kosztuje { $tokens } punkt mocy.
        [few] Ruch na pole { $hex } kosztuje { $tokens } punkty mocy.
       *[many] Ruch na pole { $hex } kosztuje { $tokens } punktów mocy.
    }
cost-basic-attack-cost = { $tokens ->
        [one] Na polu { $hex } są wrogowie: atak kosztuje dodatkowo { $tokens } punkt mocy.
        [few] Na polu { $hex } są wrogowie: atak kosztuje dodatkowo { $tokens } punkty mocy.
       *[many] Na polu { $hex } są wrogowie: atak kosztuje dodatkowo { $tokens } punktów mocy.
    }
cost-basic-aid-cost = { $tokens ->
        [one] Pomoc kosztuje { $tokens } punkt mocy.
        [few] Pomoc kosztuje { $tokens } punkty mocy.
       *[many] Pomoc kosztuje { $tokens } punktów mocy.
    }

## Dlaczego wolno

why-basic-god-area = Na tym obszarze ({ $area }) nie ma innego boga.
why-basic-parts-of-turn = { $verb ->
        [end-moves] Po ruchu jest czas na walkę, a potem na skarby.
       *[other] O końcu swojej tury decyduje każdy sam.
    }
why-basic-free-choice = Kolejnych jednostek nie trzeba ruszać.
why-basic-in-area = { $unit }: ta jednostka zaczęła turę na obszarze, na którym jest { $god } ({ $area }).
why-basic-adjacent = Pola { $start } i { $hex } sąsiadują ze sobą.
why-basic-leave-area = { $unit }: tej jednostce wolno opuścić obszar, na którym jest { $god } ({ $area }).
why-basic-friends-through = Jednostki tej samej strony na polu { $hex } nie przeszkadzają.
why-basic-no-terrain = W grze podstawowej woda nie zatrzymuje jednostek.
why-basic-attacker-picks = Kto walczy, wybiera atakujący.
why-basic-pairs = Walczy się jeden na jednego.
why-basic-duel = Obie strony rzucają dwiema kośćmi i dodają pomoc; wygrywa wyższa suma.
why-basic-aid-announce = { $attacks ->
        [true] Atakujący zapowiada pomoc jako pierwszy.
       *[other] Obrońca zapowiada pomoc po atakującym.
    }
why-basic-aid-round = Pomoc liczy się tylko w tej walce.
why-basic-prize-try = { $unit }: ta jednostka może spróbować zdobyć skarb na swoim polu ({ $prize }).
why-basic-prize-roll = Dwie kości plus pomoc muszą dać więcej niż 10.
why-basic-ally = { $verb ->
        [propose] { $player } sprzyja tej samej stronie i nie należy do żadnego sojuszu.
        [join] Gracze tej samej strony mogą zawrzeć sojusz.
       *[refuse] Do sojuszu nikt nie musi przystępować.
    }
why-basic-ally-break = Z sojuszu można wystąpić przy każdej swojej decyzji.
why-basic-ally-last = Po ostatniej rundzie sojusze mogą zostać bez zmian.

## Co jest losowe. $ratio: dokładna szansa w nawiasie albo nic, gdy wynik jest pewny.

chance-fight-leads = Szanse atakującego według przewagi w punktach pomocy: { $parts }.
# Liczba punktów i szansa przy tylu punktach.
chance-points = { $points }: { NUMBER($chance, style: "percent") }
chance-fight-answer = { $aid ->
        [0] Jeśli obrońca nie da pomocy, szansa atakującego na wygraną to { NUMBER($chance, style: "percent") }{ $ratio }.
        [one] Jeśli obrońca da { $aid } punkt, szansa atakującego na wygraną to { NUMBER($chance, style: "percent") }{ $ratio }.
        [few] Jeśli obrońca da { $aid } punkty, szansa atakującego na wygraną to { NUMBER($chance, style: "percent") }{ $ratio }.
       *[many] Jeśli obrońca da { $aid } punktów, szansa atakującego na wygraną to { NUMBER($chance, style: "percent") }{ $ratio }.
    }
chance-step = Szansa: 50% przy równej pomocy, { NUMBER($chance, style: "percent") } przy większej o { $lead }, { NUMBER($worst, style: "percent") } przy mniejszej o { $behind }.
chance-attack = Obrońca nie może dać pomocy, więc szansa atakującego na wygraną to { NUMBER($chance, style: "percent") }{ $ratio }.
chance-attack-aids = Szanse atakującego według punktów pomocy: { $parts }.
chance-defense = Szansa obrońcy na wygraną to { NUMBER($chance, style: "percent") }{ $ratio }.
chance-ties = Po remisie rzuca się jeszcze raz; szansa już to uwzględnia. Pokonana jednostka znika z mapy, a zwycięzca dostaje 1 punkt.
chance-prize = Szansa na zdobycie skarbu to { NUMBER($chance, style: "percent") }{ $ratio }.
chance-prize-aids = Szanse na zdobycie skarbu według punktów pomocy: { $parts }.
chance-wasted = Do tego wystarczy { $enough ->
        [one] { $enough } punkt
        [few] { $enough } punkty
       *[many] { $enough } punktów
    }, więc marnujesz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
chance-turn = { $count ->
        [one] Następną turę ma ostatni gracz tej rundy.
       *[other] Następną turę losuje się spośród { $count } graczy; wszyscy mają równe szanse.
    }

## Co będzie potem

next-attack = { $count ->
        [one] Walkę stoczysz po akcji „{ do-end-moves }”.
       *[other] Walki stoczysz po akcji „{ do-end-moves }”, jedną po drugiej, aż zostanie tam tylko jedna strona.
    }
next-attack-now = { $count ->
        [one] Zaraz potem stoczysz tę walkę.
       *[other] Zaraz potem stoczysz te walki, jedną po drugiej, aż zostanie tam tylko jedna strona.
    }
next-defender = { $points ->
        [0] Broni się { $god }, już bez punktów mocy na pomoc.
        [one] Broni się { $god } i ma { $points } punkt mocy na pomoc.
        [few] Broni się { $god } i ma { $points } punkty mocy na pomoc.
       *[many] Broni się { $god } i ma { $points } punktów mocy na pomoc.
    }
next-defender-here = Broni się właśnie ten bóg, bo jest na obszarze walki ({ $area }).
next-defender-next = Na obszarze walki ({ $area }) nie ma boga, który sprzyja { $side ->
        [heroes] herosom
       *[monsters] potworom
    }, więc broni się następny taki gracz po tobie.
next-fight = Potem { $player } decyduje, ile dać pomocy w walce ({ $unit } kontra { $foe }).
    .you = Potem decydujesz, ile dać pomocy w walce ({ $unit } kontra { $foe }).
next-fights = { $certain ->
        [true] Na pomoc w { $count ->
            [one] następnej walce
           *[other] następnych walkach
        }
       *[false] Na pomoc w { $count ->
            [one] walce, do której może jeszcze dojść
           *[other] walkach, do których może jeszcze dojść
        }
    } { $left ->
        [0] nie zostają żadne punkty
        [one] zostaje { $left } punkt
        [few] zostają { $left } punkty
       *[many] zostaje { $left } punktów
    }: { $fights }.
next-on-prize = { $count ->
        [0] Jest tam skarb ({ $prize }). Po akcji „{ do-end-moves }” { $unit } może spróbować go zdobyć.
       *[other] Jest tam skarb ({ $prize }). Po wygranej { $unit } może spróbować go zdobyć.
    }
next-rivals = Jeśli próba się nie uda, jeszcze w tej rundzie z tą jednostką ({ $unit }) może próbować ktoś, kto wybierze ten obszar ({ $area }): { $names }.
next-exposed = Herosi nie należą do nikogo: { $soon ->
        [true] jeszcze w tej rundzie ktoś inny może wybrać ten obszar ({ $area }) i przed tobą sięgnąć tą jednostką ({ $unit }) po skarb ({ $prize }): { OR($names) }.
       *[false] kto w następnej rundzie ruszy przed tobą, może sięgnąć tą jednostką ({ $unit }) po skarb ({ $prize }): { OR($names) }.
    }
next-spare = Nikt już cię w tej rundzie nie zaatakuje: punkty, które zachowasz, przydadzą się tylko w tej turze.
next-off-prize = Schodzi z pola skarbu ({ $prize }), a zdobyć go można tylko na tym polu.
next-allied = Jeśli sojusz przetrwa do końca gry, każdemu sojusznikowi policzy się średnia waszych punktów. Do tego czasu każdy gra i płaci sam.
next-score = Przy obecnych punktach twój wynik to { $then } zamiast { $now }.
next-score-same = Przy obecnych punktach twój wynik się nie zmienia ({ $now }).
next-attempt = Potem { $player } decyduje, ile dać pomocy w tej próbie: { $unit }, { $prize }.
    .you = Potem decydujesz, ile dać pomocy w tej próbie: { $unit }, { $prize }.
next-offer = Potem { $player } przyjmuje propozycję albo ją odrzuca.
    .you = Potem przyjmujesz propozycję albo ją odrzucasz.
next-dice = Potem rzuca się kośćmi.

## Cofanie

undo-yes = Możesz to cofnąć.
undo-analysis = Możesz to cofnąć: ta partia jest analizą.
undo-bot = Możesz to cofnąć, dopóki nie zagra następny bot.
undo-chance = { $draw ->
        [die] Nie cofniesz tego, bo decyduje rzut kośćmi.
        [turn] Nie cofniesz tego, bo następną turę wyznacza los.
       *[other] Nie cofniesz tego, bo decyduje los.
    }
undo-passed = Nie cofniesz tego, bo następną decyzję podejmuje inny gracz.
