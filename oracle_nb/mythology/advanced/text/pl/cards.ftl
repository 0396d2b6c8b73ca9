### Karty i moce bogów: nazwy, przyciski, uzasadnienia, decyzje, wydarzenia, odmowy, rady.
### Wszystkie karty i moce są zastępcze. Zasady i rozstrzygnięcia są w rules.ftl i rulings.ftl.

## Czyny pomniejszych bogów

lesser-nike = Nike (+10 do ataku w jednej walce)
lesser-hypnos = Hypnos (jednostki nie można zgłosić w jednej fazie ruchu)
lesser-tyche = Tyche (powtórzenie nieudanego rzutu na statek lub skarb)
lesser-aeolus = Eol (dwa pola dalej statkiem)
lesser-pan = Pan (bez walki na polu z lasem lub górami)
lesser-hecate = Hekate (magia o 10 silniejsza albo o 10 słabsza przeciw jednostce)
lesser-nemesis = Nemezis (przegrany spór nic nie kosztuje)
lesser-iris = Iris (twój bóg zmienia obszar na dowolny)
lesser-asclepius = Asklepios (heros przeżywa zdarzenie)

## Moce bogów

gift-truce = żaden heros nie atakuje wybranego herosa w jednej fazie ruchu
gift-sickness = +20 do dżumy i zarazy, także w sąsiednim obszarze
gift-strength = +20 do ataku jednej jednostki w jednej walce
gift-hiding = +20 do obrony jednego herosa w lesie lub górach
gift-shield = +20 do obrony jednego herosa
gift-hunger = +20 do głodu i zarazy
gift-fire = +20 do wulkanów i trzęsień ziemi, wulkany gdziekolwiek
gift-judgment = +20 do jednego rzutu przy sądzie Zeusa
gift-speed = jeden heros pieszo idzie do czterech pól
gift-waves = +20 do sztormów, na dowolnej wodzie; albo jeden heros na pewno dostaje statek

## Karty słowami

card-full = karta { $card }: { $lesser }; { $gathering }; wyrocznia { $oracle } ({ $glory })
card-any-monster = dowolny potwór
card-any-prize = dowolny skarb
card-hidden = zakryta

## Przyciski

do-lay = Połóż: { $summary }
do-bless = Czyn boga z karty: { $unit }
do-bless-nike = Nike, +10 do ataku w najbliższej walce: { $unit }
do-bless-hypnos = Hypnos, bez zgłaszania w tej fazie ruchu: { $unit }
do-bless-tyche = Tyche, powtórzenie nieudanego rzutu na statek lub skarb: { $unit }
do-bless-aeolus = Eol, do czterech pól statkiem w tej fazie ruchu: { $unit }
do-bless-pan = Pan, bez walki na polu w tej fazie ruchu: { $unit }
do-bless-hecate = Hekate, 10 w najbliższej walce magicznej: { $unit }
do-bless-nemesis = Nemezis, przegrany spór nic nie kosztuje: { $unit }
do-bless-asclepius = Asklepios, ratunek przed najbliższym zdarzeniem: { $unit }
do-travel = Iris: { $god } zmienia obszar ({ $area })
do-event = { $gathering }: { $guests }
do-event-unknown = Wydarzenie z karty: { $guests }
do-oracle = Wyrocznia: { $summary }
do-power = Moc boga: { $unit }
do-power-truce = Moc, żaden heros nie atakuje w tej fazie ruchu: { $unit }
do-power-strength = Moc, +20 do ataku w najbliższej walce: { $unit }
do-power-hiding = Moc, +20 do obrony w walce lub przed zdarzeniem: { $unit }
do-power-shield = Moc, +20 do obrony w walce lub przed zdarzeniem: { $unit }
do-power-judgment = Moc, +20 do rzutu przy sądzie Zeusa: { $unit }
do-power-speed = Moc, do czterech pól pieszo w tej fazie ruchu: { $unit }
do-power-waves = Moc, statek na pewno: { $unit }
do-unleash = { $points ->
        [one] Wywołaj z mocą (+20): { $occurrence }, { $points } punkt
        [few] Wywołaj z mocą (+20): { $occurrence }, { $points } punkty
       *[many] Wywołaj z mocą (+20): { $occurrence }, { $points } punktów
    }
do-aim = Wybierz obszar zdarzenia: { $area }
group-cards = karty (zastępują drukowane)
group-powers = moc twojego boga (zastępuje drukowaną)

## Skutki, o których nie mówi zdarzenie

effect-no-card = Nie kładziesz karty. Zakryta karta przed tobą może w tej rundzie pomóc jednostce albo wezwać bogów gdzie indziej.

# $oracle: potwór albo skarb z wyroczni; $monster: czy to potwór.
effect-lay = Karta zostaje tajna, aż w tej rundzie użyjesz jednej z jej części; dopiero wtedy wybierasz, dla kogo. W fazach innych, poza wyrocznią, możesz to zrobić tylko po groźbie. Wyrocznia daje { $glory } { $glory ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } chwały zamiast { $usual }, jeśli heros pod twoją kontrolą { $monster ->
        [true] zabije tego potwora
       *[false] zdobędzie ten skarb
    }: { $oracle }. Użyta czy nie, karta po rundzie trafia na stos kart odrzuconych.

## Dlaczego wolno

why-phase-cards = Wypełniając arkusz, możesz położyć zakrytą kartę.
why-card-free = Nikt nie musi grać kart.
why-card-laid-any = Karty, która przed tobą leży, możesz w tej rundzie użyć w dowolnej chwili.
why-card-god = Zagrywasz z niej czyn boga.
why-card-event = Wydarzenie wzywa bogów, za 1 punkt chwały od każdego.
why-card-event-area = Bogowie idą do obszaru wydarzenia.
why-card-event-away = Wydarzenie jest poza mapą: bogowie opuszczają ją do następnej rundy.
why-card-oracle = W tej rundzie masz na koncie to, co wymienia wyrocznia.
why-card-from-hand = Wyrocznię wolno zagrać z ręki.
why-godcard-any-time = Mocy swojego boga możesz użyć w dowolnej chwili rundy.
why-godcard-own = To moc twojego boga.
why-godcard-plotted = To zdarzenie masz zapisane na tę rundę.
why-placing-back = Twój bóg wraca na mapę.

## Decyzje

decision-aim = { $player }: wybierz obszar zdarzenia.
choice-aim = gdzie uderzy zdarzenie
next-aim = Potem obszar zdarzenia wybiera { $player }.
    .you = Potem wybierasz obszar zdarzenia.
next-cards = Potem dobiera się karty.

## Co się stało

event-hand-dealt = { $player } dostaje karty: { $number }.
    .you = Dostajesz karty: { $number }.
event-card-laid = { $player } ma przed sobą zakrytą kartę.
    .you = Masz przed sobą zakrytą kartę.
event-card-god = { $player } zagrywa czyn boga z karty { $card }: { $lesser }.
    .you = Zagrywasz czyn boga z karty { $card }: { $lesser }.
event-card-event = { $player } zagrywa wydarzenie z karty { $card }: { $gathering }.
    .you = Zagrywasz wydarzenie z karty { $card }: { $gathering }.
event-card-oracle = { $player } zagrywa wyrocznię z karty { $card }: punkty chwały na koniec rundy zamiast zwykłych: { $points } ({ $unit }).
    .you = Zagrywasz wyrocznię z karty { $card }: punkty chwały na koniec rundy zamiast zwykłych: { $points } ({ $unit }).
event-blessing-done = Karta pomaga jednostce: { $unit }.
event-god-moved = { $player } zmienia obszar: { $area }.
    .you = Obszar twojego boga: { $area }.
event-god-away = { $player } opuszcza mapę do następnej rundy.
    .you = Twój bóg opuszcza mapę do następnej rundy.
event-power-used = { $player } używa mocy ({ $unit }): { $gift }.
    .you = Używasz mocy ({ $unit }): { $gift }.
event-power-unleashed = { $player } używa mocy: { $gift }.
    .you = Używasz mocy: { $gift }.
event-rolled-again = Tyche: { $player } rzuca jeszcze raz ({ $unit }).
    .you = Tyche: rzucasz jeszcze raz ({ $unit }).
event-loss-spared = Nemezis: { $player } nie traci punktu chwały ({ $unit }).
    .you = Nemezis: nie tracisz punktu chwały ({ $unit }).
event-hero-healed = { $unit }: ratunek od Asklepiosa.
event-card-discarded = { $player } odrzuca kartę { $card } i dobiera nową.
    .you = Odrzucasz kartę { $card } i dobierasz nową.
event-deck-renewed = Talia jest pusta: odrzucone karty zostają potasowane.

## Dlaczego nie

refuse-play-not-now-aim = Żadne zdarzenie nie czeka na swój obszar.
refuse-phase-cards = Karty kładzie się tylko w czasie wypełniania arkuszy.
refuse-card-hand = Nie masz karty { $card }.
refuse-card-one = W tej rundzie już zagrano twoją kartę { $card }.
refuse-card-one-lay = W tej rundzie już leży przed tobą karta.
refuse-card-one-laid = Leży przed tobą karta, więc nie możesz zagrać innej z ręki.
refuse-card-sections = Jedna część karty { $card } została już zagrana, a wolno tylko jedną.
refuse-card-laid = Nie leży przed tobą żadna karta, a czynu boga i wydarzenia nie wolno grać z ręki.
refuse-card-laid-any = W tej rundzie nie grozisz, więc poza własną fazą ruchu możesz zagrać tylko wyrocznię.
refuse-card-god = { $lesser } nie może pomóc tej jednostce: { $unit }.
refuse-card-god-travel = Twoja karta pokazuje innego pomniejszego boga: { $lesser }.
refuse-card-god-asleep = Hypnos: w tej fazie ruchu nie można zgłosić tej jednostki: { $unit }.
refuse-card-god-quiet = Pan: na polu { $hex } nie ma walki w tej fazie ruchu.
refuse-card-oracle = W tej rundzie żaden heros pod twoją kontrolą nie zabił ani nie zdobył tego, co wymienia karta { $card }, albo wyrocznia została już za to zagrana.
refuse-card-event-away = { $god } jest poza mapą, a zdarzenia uderzają tylko tam, gdzie jest twój bóg.
refuse-godcard-own = { $god } nie może użyć tej mocy ({ $unit }): { $gift }.
refuse-godcard-own-over = Ta moc nie dotyczy jednostek ({ $god }): { $gift }.
refuse-godcard-own-none = Ta moc nie dotyczy zdarzeń ({ $god }): { $gift }.
refuse-godcard-own-unleash = Ta moc nie dotyczy tego zdarzenia ({ $god }): { $gift }.
refuse-godcard-own-aim = Zdarzenie nie może uderzyć tutaj: { $area } ({ $gift }).
refuse-godcard-own-truce = Moc Afrodyty: w tej fazie ruchu żaden heros nie może zaatakować celu: { $foe }.
refuse-godcard-one-target = W tej rundzie moc została już użyta: { $god }.
refuse-godcard-any-time = Najpierw inna decyzja: spór.
refuse-godcard-any-time-closed = W tej rundzie nie grozisz, więc mocy możesz użyć tylko we własnej fazie ruchu.
refuse-godcard-plotted = { $points ->
        [one] Nie masz już w tej rundzie zdarzenia „{ $occurrence }” z { $points } punktem.
       *[other] Nie masz już w tej rundzie zdarzenia „{ $occurrence }” z { $points } punktami.
    }

refuse-placing-back = { $god } jest w tej rundzie poza mapą.
missing-placing-back = { $god } wraca w następnej rundzie.
missing-placing-back-last = { refuse-placing-back }
missing-card-laid-any = Zagrozić możesz, gdy zamkniesz arkusz w następnej rundzie.
missing-card-laid-any-last = { refuse-card-laid-any }
missing-godcard-any-time-closed = Zagrozić możesz, gdy zamkniesz arkusz w następnej rundzie.
missing-godcard-any-time-closed-last = { refuse-godcard-any-time-closed }
missing-phase-cards = Kartę możesz położyć, gdy w następnej rundzie będą wypełniane arkusze.
missing-phase-cards-last = { refuse-phase-cards }
missing-card-laid = Kartę możesz położyć, gdy znów będą wypełniane arkusze.
missing-card-laid-last = { refuse-card-laid }
missing-card-one = Następną kartę możesz zagrać w następnej rundzie.
missing-card-one-last = { refuse-card-one }
missing-card-one-lay = W rundzie można położyć tylko jedną kartę.
missing-card-one-laid = Kartę z ręki można zagrać tylko wtedy, gdy żadna nie leży.
missing-card-sections = Następną kartę możesz zagrać w następnej rundzie.
missing-card-sections-last = { refuse-card-sections }
missing-card-event-away = { $god } wraca w następnej rundzie.
missing-card-event-away-last = { refuse-card-event-away }
missing-godcard-one-target = Tej mocy możesz znów użyć w następnej rundzie: { $god }.
missing-godcard-one-target-last = { refuse-godcard-one-target }

## Boty

motive-lay = { $help ->
        [nike] Ta karta pomoże herosowi w walce.
        [tyche] Z tą kartą można powtórzyć nieudaną próbę zdobycia skarbu.
       *[event] Ta karta może odwołać bogów, którzy zagrażają jego herosowi.
    }
motive-blessing = Karta pomoże tej jednostce ({ $unit }).
motive-oracle = Wyrocznia obiecuje więcej chwały.
motive-power = Moc boga pomoże tej jednostce ({ $unit }).

## W terminalu

malformed-card = { COUNT($near) ->
        [0] nie ma karty „{ $word }”
       *[other] nie ma karty „{ $word }”; może chodziło o { OR($near) }?
    }
malformed-guests = podaj po kolei numery od jednego do trzech graczy, na przykład „1-3”, a nie „{ $word }”
table-row-hand = ręka (karty zastępują drukowane)
table-row-laid = karta na stole (zastępuje drukowaną)
