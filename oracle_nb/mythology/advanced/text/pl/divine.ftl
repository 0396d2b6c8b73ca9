### Boskie zdarzenia i Mojry: przyciski, uzasadnienia, szanse, decyzje, zdarzenia, odmowy i rady.
### Zasady i rozstrzygnięcia są w rules.ftl i rulings.ftl.

## Nazwy

occurrence-earthquake = trzęsienie ziemi
occurrence-tempest = sztorm
occurrence-volcano = wybuch wulkanu
occurrence-plague = dżuma
occurrence-pestilence = zaraza
occurrence-famine = głód

## Tajne warunki

condition-heroes = 2 punkty chwały za każdego herosa na mapie na koniec gry
condition-slain = 2 punkty chwały za każdego herosa zabitego w walce
condition-monsters = 1 punkt chwały za każdego potwora na mapie na koniec gry
condition-killed = 1 punkt chwały za każdego zabitego potwora
condition-struck = 1 punkt chwały za każdego herosa zabitego przez zdarzenie innego gracza
condition-used = pół punktu chwały za każde trzęsienie ziemi, dżumę lub inne zdarzenie
condition-prizes = 3 punkty chwały za każdy skarb na mapie na koniec gry, także niesiony
condition-prizes-off = 2 punkty chwały za każdy skarb poza mapą na koniec gry
condition-helpers = 1 punkt chwały za każdego pomocnika na mapie na koniec gry, także niesionego
condition-helpers-off = 1 punkt chwały za każdego pomocnika poza mapą na koniec gry
condition-volcanoes = 3 punkty chwały za każdy wybuch wulkanu innego gracza
condition-own-prizes = 5 punktów chwały za każdy skarb, który masz na koniec gry
condition-own-helpers = 3 punkty chwały za każdego pomocnika, którego masz na koniec gry
condition-earthquakes = 2 punkty chwały za każde trzęsienie ziemi innego gracza
condition-calm = 1 punkt chwały za każdą rundę bez zdarzeń
condition-tempests = 2 punkty chwały za każdy sztorm innego gracza
condition-caused = 1 punkt chwały za każde trzęsienie ziemi, dżumę lub inne zdarzenie innego gracza
condition-prayers = 1 punkt chwały za każdą modlitwę innego gracza
condition-sacrifices = 2 punkty chwały za każdą ofiarę innego gracza

## Przyciski

do-plot = { $points ->
        [one] Zapisz: { $occurrence }, { $points } punkt
        [few] Zapisz: { $occurrence }, { $points } punkty
       *[many] Zapisz: { $occurrence }, { $points } punktów
    }
do-threaten = Zamknij arkusz i zagroź zdarzeniami
do-occur = { $points ->
        [one] Wywołaj: { $occurrence }, { $points } punkt
        [few] Wywołaj: { $occurrence }, { $points } punkty
       *[many] Wywołaj: { $occurrence }, { $points } punktów
    }
do-erupt = Wulkan wybucha na { $hex }
do-let-window = Na razie nic nie rób
do-let-all-window = Nic już w tej rundzie nie rób
group-divine = zdarzenia

## Dlaczego wolno

why-sheet-occurrence = Zdarzenie zapisuje się z jego punktami mocy.
why-divine-any = { $verb ->
        [plot] Każdy może wywołać każde zdarzenie, także kilka razy to samo.
       *[let] Nikt nie musi niczego wywoływać.
    }
why-divine-plotted = { $verb ->
        [threaten] Kto grozi, może w tej rundzie w dowolnej chwili wywołać to, co zapisał, a kart i mocy użyć także w fazach innych graczy.
       *[other] To zdarzenie jest zapisane na tę rundę.
    }
why-divine-own-area = { $verb ->
        [erupt] Pole { $hex } jest na obszarze, na którym stoi twój bóg.
       *[other] Dzieje się to tam, gdzie stoi twój bóg ({ $area }).
    }
why-divine-earthquake = Zabija herosów na lądzie, których obrona jest niższa od wyniku.
why-divine-tempest = Zabija herosów na statkach, których obrona jest niższa od wyniku.
why-divine-volcano = { $verb ->
        [erupt] Na polu { $hex } jest ląd.
       *[other] Potem wybierasz pole z lądem. Giną na nim herosi, których obrona jest niższa od wyniku.
    }
why-divine-plague = Rzuca się po ostatniej fazie ruchu; giną herosi, których obrona jest niższa od wyniku.
why-divine-pestilence = Zatrzymuje herosów, których obrona nie jest wyższa od wyniku.
why-divine-famine = Obniża o połowę liczby herosów, których obrona nie jest wyższa od wyniku.

## Skutki, o których nie mówi zdarzenie

effect-plots = { $left ->
        [one] Zapiszesz: { $entries }. Zostanie ci { $left } punkt mocy.
        [few] Zapiszesz: { $entries }. Zostaną ci { $left } punkty mocy.
       *[many] Zapiszesz: { $entries }. Zostanie ci { $left } punktów mocy.
    }
effect-plots-lost = Bez groźby nie wywołasz tego, co jest zapisane: { $entries }.
effect-fate = Twój tajny wyrok będzie wtedy wart { $glory } zamiast { $before }.
entry-occurrence = { $occurrence } { $points }

## O czym decyduje przypadek

chance-struck = { $unit }: { $hit } ({ $kills }).
chance-struck-nobody = Nie ma tam teraz żadnego herosa.
chance-struck-now = W tej chwili szanse są takie:

## Decyzje

decision-window = { $player }: wywołaj zdarzenie, zagraj kartę, użyj mocy albo nic nie rób.
decision-eruption = { $player }: wybierz pole wulkanu ({ $area }).
choice-window = czy ktoś coś zrobi przed następną fazą
choice-eruption = gdzie wybucha wulkan
next-fates = Potem odkrywa się wyroki Mojr.
next-window = Potem może działać { $player }.
    .you = Potem możesz działać.
next-eruption = Potem pole wulkanu wybiera { $player }.
    .you = Potem wybierasz pole wulkanu.

## Co się stało

event-occurrences-threatened = { $player } grozi: w tej rundzie może w każdej chwili wywołać zdarzenie.
    .you = Grozisz: w tej rundzie możesz w każdej chwili wywołać zapisane zdarzenia.
event-window-passed = { $player } na razie nic nie robi.
    .you = Na razie nic nie robisz.
event-threat-dropped = { $player } nic już w tej rundzie nie robi.
    .you = Nic już w tej rundzie nie robisz.
event-eruption-begun = { $points ->
        [one] { $player } budzi wulkan ({ $area }), { $points } punkt mocy.
        [few] { $player } budzi wulkan ({ $area }), { $points } punkty mocy.
       *[many] { $player } budzi wulkan ({ $area }), { $points } punktów mocy.
    }
    .you = { $points ->
        [one] Budzisz wulkan ({ $area }), { $points } punkt mocy.
        [few] Budzisz wulkan ({ $area }), { $points } punkty mocy.
       *[many] Budzisz wulkan ({ $area }), { $points } punktów mocy.
    }
event-occurrence-begun = Boskie zdarzenie, { $area }: { $occurrence } ({ $points }). Sprawca: { $player }.
    .you = Twoje boskie zdarzenie, { $area }: { $occurrence } ({ $points }).
event-occurrence-empty = W zasięgu nie ma żadnego herosa ({ $area }, { $occurrence }).
event-occurrence-rolled = { $player } wyrzuca { $roll }; z punktami mocy to { $total } ({ $occurrence }).
    .you = Wyrzucasz { $roll }; z punktami mocy to { $total } ({ $occurrence }).
event-occurrence-harmless = Nikomu nic się nie stało ({ $occurrence }).
event-hero-struck = Śmierć z woli bogów na polu { $hex }: { $unit }.
event-hero-kept = { $unit } nie ruszy się do końca rundy.
event-hero-famished = { $unit } ma do końca rundy obronę { $defense } i atak { $attack }.
event-fate-drawn = { $player } losuje tajny wyrok Mojr.
    .you = Losujesz tajny wyrok Mojr.
event-fate-read = Mojry wzywają: { $unit } (wyrok { $fate }).
event-fate-death = Śmierć z wyroku Mojr na polu { $hex }: { $unit }.
event-fate-birth = Narodziny z wyroku Mojr na polu { $hex }: { $unit }.
event-fate-shown = { $player } odkrywa wyrok { $fate }: { $condition }. Policzono: { $count }.
    .you = Odkrywasz wyrok { $fate }: { $condition }. Policzono: { $count }.
event-half-gained = { $player } zyskuje pół punktu chwały.
    .you = Zyskujesz pół punktu chwały.

## Dlaczego nie

refuse-play-not-now-erupt = Żaden wulkan nie czeka teraz na wybór pola.
refuse-divine-plotted = { $points ->
        [one] Nie masz już w tej rundzie takiego zdarzenia ({ $occurrence }, { $points } punkt).
        [few] Nie masz już w tej rundzie takiego zdarzenia ({ $occurrence }, { $points } punkty).
       *[many] Nie masz już w tej rundzie takiego zdarzenia ({ $occurrence }, { $points } punktów).
    }
refuse-divine-plotted-closed = W tej rundzie nie grozisz, więc nie możesz wywoływać zdarzeń.
refuse-divine-own-area = Pole { $hex } nie leży tam, gdzie stoi twój bóg ({ $area }).
refuse-divine-volcano = Nie ma tam lądu, na którym mógłby wybuchnąć wulkan ({ $area }).
refuse-divine-volcano-hex = Na polu { $hex } nie ma lądu.
refuse-divine-pestilence = { $unit } nie może się ruszyć w tej rundzie z powodu zarazy.

missing-divine-plotted = Zdarzenia zapisuje się na początku rundy.
missing-divine-plotted-last = To ostatnia runda i niczego więcej nie da się zapisać.
missing-divine-plotted-closed = Zagrozić możesz znowu, gdy zamkniesz arkusz w następnej rundzie.
missing-divine-pestilence = { $unit } może się ruszyć znowu w następnej rundzie.
missing-divine-pestilence-last = { $unit } już się nie ruszy: to ostatnia runda.

## Boty

motive-plot = Chce zesłać zdarzenie.
motive-threaten = Może zesłać zdarzenie.
motive-occur = To dobra chwila na zdarzenie.
motive-erupt = Tam wulkan trafi najlepiej.
motive-no-occurrence = To nie jest dobra chwila na zdarzenie.

## W terminalu

malformed-occurrence = { COUNT($near) ->
        [0] nie ma zdarzenia „{ $word }”; po nazwie jest łącznik i liczba punktów
       *[other] nie ma zdarzenia „{ $word }”; może chodziło o { OR($near) }?
    }
table-line-plot = { $occurrence }
table-line-occur = wywołaj
table-line-erupt = wulkan na polu
table-row-fate = tajny wyrok
table-fate = { $fate }: { $condition }
