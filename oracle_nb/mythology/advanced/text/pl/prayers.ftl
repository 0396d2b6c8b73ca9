### Modlitwa i ofiara: przyciski, uzasadnienia, zdarzenia i odmowy. Zasady i rozstrzygnięcia są
### w rules.ftl i rulings.ftl.

do-pray = Modlitwa ({ $unit }): { $points ->
        [one] { $points } punkt chwały
        [few] { $points } punkty chwały
       *[many] { $points } punktów chwały
    }
do-sacrifice = Ofiara ({ $unit }): { $points ->
        [one] { $points } punkt chwały
        [few] { $points } punkty chwały
       *[many] { $points } punktów chwały
    }
do-offer = Ofiara ({ $unit }): { $thing }
group-vows = Modlitwa i ofiara
table-line-pray = modlitwa: { $unit }
table-line-sacrifice = ofiara: { $unit }
table-line-offer = ofiara z darem: { $unit }
why-prayer-goods = Skarb liczy się jak 10 punktów chwały, pomocnik jak 5. Wypada z gry.
why-prayer-note = Punkty chwały tracisz od razu, niezależnie od odpowiedzi bogów.
why-prayer-prayer = Każdy punkt chwały dodaje 1 do kości.
why-prayer-sacrifice = Każdy punkt chwały powyżej 3 dodaje 2 do kości.
why-prayer-result = Kośćmi rzuca się przed pierwszą fazą ruchu.
event-vow-made = { $vow ->
        [pray] { $player }: modlitwa ({ $unit }).
       *[sacrifice] { $player }: ofiara ({ $unit }).
    }
    .you = { $vow ->
        [pray] Modlisz się ({ $unit }).
       *[sacrifice] Składasz ofiarę ({ $unit }).
    }
event-goods-given = { $player } dodaje do ofiary: { $thing } (punkty: { $points }).
    .you = Dodajesz do ofiary: { $thing } (punkty: { $points }).
event-vow-answered = { $player } wyrzuca { $roll } ({ $unit }), łącznie { $total }: { vow-answer }
    .you = Wyrzucasz { $roll } ({ $unit }), łącznie { $total }: { vow-answer }
vow-answer = { $answer ->
        [spared] temu herosowi nie szkodzą w tej rundzie zdarzenia.
        [safe] nikt nie może zaatakować tego herosa w tej rundzie.
        [both] temu herosowi nie szkodzą w tej rundzie zdarzenia i nikt nie może go zaatakować.
       *[none] bez ochrony.
    }
refuse-prayer-note = Masz tylko { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    }, a nie { $points }.
refuse-prayer-note-again = Można to zrobić tylko raz w rundzie.
missing-prayer-note-again = Możesz to zrobić znowu w następnej rundzie.
missing-prayer-note-again-last = { refuse-prayer-note-again }
refuse-prayer-result = { $unit } jest poza mapą.
refuse-prayer-result-monster = Chronić można tylko herosów, a to nie heros: { $unit }.
refuse-prayer-result-other_unit = Składasz już ofiarę za innego herosa ({ $other_unit }), więc nie za tego: { $unit }.
refuse-prayer-goods = Ten heros nie zdobył tego skarbu dla ciebie: { $unit }, { $thing }.
refuse-prayer-goods-without = { $thing } jest przy herosie, przy którym nie masz punktów z poprzednich rund: { $unit }.
refuse-prayer-goods-loose = Nikt tego nie niesie: { $thing }.
refuse-prayer-goods-away = To nie ty zabierasz to z mapy: { $thing }.
refuse-prayer-result-safe = Tego herosa nikt nie może w tej rundzie zaatakować: { $unit }.
refuse-prayer-sacrifice = Ofiara wymaga co najmniej 4 punktów chwały.
refuse-prayer-no-attack = Tego herosa chroni modlitwa lub ofiara, więc nie może w tej rundzie atakować: { $unit }.
missing-prayer-no-attack = Ten heros może znowu atakować w następnej rundzie: { $unit }.
missing-prayer-no-attack-last = { refuse-prayer-no-attack }

## Boty

motive-vow = Chce ochrony: { $unit }.
motive-event = Nie dopuszcza boga do swojego herosa.
