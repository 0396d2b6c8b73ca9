### Walka, zasadzki, magia, pomoc i Herakles: przyciski, uzasadnienia, szanse, decyzje, zdarzenia,
### odmowy i rady. Zasady i rozstrzygnięcia są w rules.ftl i rulings.ftl.

## Przyciski

do-aid = { $points ->
        [one] { $unit }: { $points } punkt pomocy
        [few] { $unit }: { $points } punkty pomocy
       *[many] { $unit }: { $points } punktów pomocy
    }
do-ail = { $points ->
        [one] { $unit }: { $points } punkt osłabienia
        [few] { $unit }: { $points } punkty osłabienia
       *[many] { $unit }: { $points } punktów osłabienia
    }
do-let-ambush = Nie atakuj: { $unit }
do-let-combat = Zostaw wybór magii innym
do-let-all-ambush = Żadnych zasadzek w tej fazie
do-ambush = Zasadzka: { $unit }
do-attack = Atak: { $unit }, cel { $foe }
do-magic = Walcz magią
do-plain = Walcz bez magii
group-combat = walka

## Dlaczego wolno

why-sheet-aid = Pomoc i osłabienie zapisuje się przy herosach na mapie.
why-modify-aid = { $verb ->
        [ail] Każdy punkt odejmuje w tej rundzie 10 od ataku ({ $unit }).
       *[aid] Każdy punkt dodaje w tej rundzie 10 do ataku ({ $unit }).
    }
why-combat-by-choice = { $verb ->
        [let] Nikt nie musi walczyć.
        [let-all] Nikt nie musi walczyć.
       *[other] Zaatakowana jednostka nie może odmówić walki ({ $foe }).
    }
why-combat-who = Herosi walczą z herosami albo z potworami.
why-combat-heroes = Gdy walczą dwaj herosi, obie strony rzucają, aż ktoś zginie.
why-combat-monster-attacks = Gdy potwór atakuje herosa, obie strony rzucają, aż ktoś zginie.
why-combat-hero-attacks-monster = Gdy heros atakuje potwora, rzuca tylko heros i tylko raz.
why-combat-ambush = { $foe } właśnie wchodzi na pole, na którym jest { $unit }, a przy tej jednostce masz punkty.
why-combat-kinds = { $verb ->
        [plain] Każda jednostka może walczyć bez magii.
       *[attack] Walka będzie zwykła albo magiczna.
    }
why-magic-elect = { $verb ->
        [let] Nikt jeszcze nie kontroluje tej jednostki ({ $unit }), więc o magię pyta się wszystkich i każdy może zostawić wybór innym.
       *[magic] Magii można użyć przeciw jednostce bez magii ({ $unit }).
    }
why-magic-both = Dwie jednostki z magią zawsze walczą magią.
why-magic-one-roll = Rozstrzyga jeden rzut.
why-hercules-wins = W zwykłej walce Herakles wygrywa bez rzutu.
why-hercules-free-move = Dopóki Heraklesa dręczą wyrzuty sumienia, każdy gracz może nim ruszyć za darmo: bez sporu, ale i bez chwały.
why-control-other-claims = Ruch się skończył: zgłaszasz tę jednostkę do ataku ({ $unit }).

## Skutki, o których nie mówi zdarzenie

effect-aid = { $left ->
        [one] { $unit }: atak { $change }. Zostanie ci { $left } punkt mocy.
        [few] { $unit }: atak { $change }. Zostaną ci { $left } punkty mocy.
       *[many] { $unit }: atak { $change }. Zostanie ci { $left } punktów mocy.
    }
entry-aid = { $unit }: pomoc { $points }
entry-ailment = { $unit }: osłabienie { $points }

## O czym decyduje przypadek. Ułamki są dokładne.

percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-single = Szansa, że zginie { $foe }: { $hit } ({ $kills }). W przeciwnym razie zginie { $unit }.
chance-duel = Szansa w każdej rundzie: { $foe } zginie z { $hit }, { $unit } z { $back }. W końcu zginie tylko { $foe }: { $kills }, tylko { $unit }: { $dies }, oboje: { $both }.
chance-sure = { $foe } zginie przy każdym rzucie.
chance-kills = { $foe } zginie bez rzutu.
chance-dies = { $unit } zginie bez rzutu.
chance-stalled = Żadna strona nie może zabić drugiej: atakujący gracz straciłby 1 punkt chwały.
chance-magic = Szansa, że od magii zginie { $foe }: { $hit } ({ $kills }). W przeciwnym razie zginie { $unit }.
chance-magic-both = Zginie tylko { $foe }: { $kills }, tylko { $unit }: { $dies }, oboje: { $both }.
chance-otherwise = Bez magii: { $text }
chance-remorse = Szansa, że Heraklesa dopadną potem wyrzuty sumienia: { $hit }.
chance-aid = Liczą się tu tylko twoja pomoc i osłabienie. Inni mogą to zmienić.

## Decyzje

decision-fighting = { $left ->
        [0] { $player }: atakuj albo zakończ fazę ruchu.
        [one] { $player }: atakuj, zgłoś jednostkę do ataku albo zakończ fazę ruchu (została { $left } próba).
        [few] { $player }: atakuj, zgłoś jednostkę do ataku albo zakończ fazę ruchu (zostały { $left } próby).
       *[many] { $player }: atakuj, zgłoś jednostkę do ataku albo zakończ fazę ruchu (zostało { $left } prób).
    }
decision-ambush = { $player }: { $other } wprowadza jednostkę na pole z innymi ({ $unit }). Jeśli przy którejś z nich masz punkty, możesz nią zaatakować. W przeciwnym razie pozwól na ruch. Pytani są wszyscy, żeby nie zdradzić, kto ma punkty.
decision-combat = { $player }: zdecyduj, czy użyć magii ({ $unit }). Druga jednostka: { $foe }.
decision-combat-open = { $points ->
        [0] { $player }: nie masz punktów przy tej jednostce ({ $unit }), więc o tym, czy walczy magią, zdecydują inni. Druga jednostka: { $foe }. Pytanie dostaje każdy, żeby nie było wiadomo, kto ma punkty.
       *[other] { $player }: jeśli masz punkty przy tej jednostce ({ $unit }), możesz zdecydować, czy walczy magią. Druga jednostka: { $foe }.
    }
choice-ambush = czy jednostka, która weszła na pole, zostanie zaatakowana
choice-combat = czy walka jest magiczna
next-ambush = Potem { $player } może zrobić zasadzkę: zaatakować tę jednostkę inną z tego pola.
    .you = Potem możesz zrobić zasadzkę: zaatakować tę jednostkę inną z tego pola.
next-combat = Potem o magii decyduje { $player }.
    .you = Potem decydujesz o magii.
next-combat-points = Potem o magii decydują gracze z punktami przy tej jednostce ({ $unit }). Jeśli nikt ich nie ma, walka jest bez magii.

## Co się stało

event-combat-declared = { $player } atakuje na polu { $hex }: { $unit }, cel { $foe }.
    .you = Atakujesz na polu { $hex }: { $unit }, cel { $foe }.
event-ambush-wished = { $player } chce urządzić zasadzkę: { $unit }, cel { $foe }.
    .you = Chcesz urządzić zasadzkę: { $unit }, cel { $foe }.
event-ambush-declined = { $player } nie atakuje ({ $unit }).
    .you = Nie atakujesz ({ $unit }).
event-no-ambushes = { $player } nie urządza w tej fazie zasadzek.
    .you = Nie urządzasz w tej fazie zasadzek.
event-magic-chosen = { $player } wybiera magię ({ $unit }).
    .you = Wybierasz magię ({ $unit }).
event-plain-chosen = { $player } wybiera zwykłą walkę ({ $unit }).
    .you = Wybierasz zwykłą walkę ({ $unit }).
event-magic-left = { $player } zostawia wybór magii innym.
    .you = Zostawiasz wybór magii innym.
event-aid-told = { $player } ujawnia pomoc ({ $unit }): { $points }. Atak wynosi teraz { $attack }.
    .you = Ujawniasz pomoc ({ $unit }): { $points }. Atak wynosi teraz { $attack }.
event-ailment-told = { $player } ujawnia osłabienie ({ $unit }): { $points }. Atak wynosi teraz { $attack }.
    .you = Ujawniasz osłabienie ({ $unit }): { $points }. Atak wynosi teraz { $attack }.
event-points-told = { $player } ujawnia punkty mocy ({ $unit }): { $points }.
    .you = Ujawniasz swoje punkty mocy ({ $unit }): { $points }.
event-combat-rolled = { $unit }: rzut { $roll } i atak { $attack } dają razem { $total }; obrona celu ({ $foe }) to { $defense }.
event-magic-rolled = { $guard ->
        [0] { $unit }: rzut na magię { $roll } (cel: { $foe }); potrzeba najwyżej { $magic }.
       *[other] { $unit }: rzut na magię { $roll } i { $guard } za pomocników (cel: { $foe }); potrzeba najwyżej { $magic }.
    }
event-combat-stalled = Nikt nie może zabić drugiej strony ({ $unit }, { $foe }): walka się kończy.
event-unit-killed = Śmierć w walce na polu { $hex }: { $unit }. Pogromca: { $foe }.
event-unit-ready = { $unit }: atak jest możliwy.
event-remorse-rolled = { $player } wyrzuca { $roll } ({ $unit }): poniżej { $attack } to wyrzuty sumienia.
    .you = Wyrzucasz { $roll } ({ $unit }): poniżej { $attack } to wyrzuty sumienia.
event-remorse-begun = { $unit } ma wyrzuty sumienia do końca rundy { $round }.
event-remorse-ended = Herakles oczyścił swoją duszę.
event-hercules-free = { $player } rusza za darmo: { $unit } ma wyrzuty sumienia.
    .you = Ruszasz za darmo: { $unit } ma wyrzuty sumienia.

## Dlaczego nie

refuse-play-not-now-magic = Żadna walka nie czeka teraz na wybór magii.
refuse-play-not-now-plain = Żadna walka nie czeka teraz na wybór magii.
refuse-modify-aid = Pomoc i osłabienie są tylko dla herosów, a nie dla potworów ({ $unit }).
refuse-sheet-aid = { $unit }: tego herosa nie ma na mapie, a tam toczy się walka.
refuse-march-everything-own-phase-attack = Fazę ruchu ma { $player }, a atakujesz tylko w swojej albo z zasadzki.
refuse-combat-after-movement = Walka już trwa: jednostkę można zgłosić tylko do ataku, a ta nie ma kogo atakować ({ $unit }).
refuse-combat-after-movement-over = Walka już trwa, więc ruch w tej fazie się skończył.
refuse-combat-after-movement-other_unit = Najpierw dokończ ruch: { $other_unit }.
refuse-combat-choose-foe = Jednostka atakuje tylko inną jednostkę na swoim polu.
refuse-combat-choose-foe-itself = { $unit }: atakować można tylko inne jednostki.
refuse-combat-choose-foe-hex = Jednostka ({ $unit }) atakuje tylko na swoim polu, a nie na polu { $hex } ({ $foe }).
refuse-combat-who = Potwory nie walczą ze sobą.
refuse-combat-once = { $unit }: w jednej fazie ruchu nie można walczyć dwa razy.
refuse-combat-ambush = { $unit }: nie masz przy tej jednostce punktów.
refuse-combat-ambush-none = Żadna jednostka nie weszła właśnie na pole, na którym można urządzić zasadzkę.
refuse-control-hero-attack = Najpierw zgłoś jednostkę ({ $unit }): heros atakuje tylko dla tego, kto ma kontrolę.
refuse-control-other-claims = Najpierw zgłoś jednostkę ({ $unit }): przed atakiem inni mogą się sprzeciwić.
refuse-control-result-attack = { $unit } nie atakuje dla ciebie w tej fazie: ten spór jest przegrany.
refuse-control-by-moving = Kontrolę w tej fazie ruchu ma { $player } ({ $unit }).
refuse-magic-elect = { $unit }: nie masz przy tej jednostce punktów, więc decydują inni.
refuse-hercules-barred = Heraklesa dręczą wyrzuty sumienia: nie może atakować ani być atakowany.
refuse-hercules-free-move = Heraklesa dopiero co dopadły wyrzuty sumienia: ruszyć nim można od następnej fazy ruchu.

missing-combat-once = { $unit }: walka będzie znowu możliwa w następnej fazie ruchu.
missing-combat-once-last = { $unit }: to ostatnia faza ruchu, więc walka nie jest już możliwa.
missing-hercules-barred = { $soon ->
        [true] Herakles może walczyć znowu po tej rundzie.
       *[false] Herakles może walczyć znowu po następnej rundzie.
    }
missing-hercules-barred-last = Herakles nie może już walczyć w tej grze.
missing-march-everything-own-phase = Możesz to zrobić w swojej fazie ruchu.
missing-march-everything-own-phase-last = { missing-march-own-phase-last }
missing-combat-after-movement-last = { missing-march-own-phase-last }
missing-combat-after-movement-over = Jednostkami ruszysz znowu w swojej następnej fazie ruchu.

## Boty

motive-attack = Ten atak jest wart ryzyka (wróg: { $foe }).
motive-attack-magic = Bez magii ten atak jest wart ryzyka (wróg: { $foe }), ale inni mogą wybrać magię.
motive-attack-done = W żadnej walce nie miałby dość dużych szans.
motive-ambush = Chce się pozbyć tej jednostki: { $foe }.
motive-no-ambush = Nie chce walczyć z tą jednostką ({ $unit }).
motive-magic-left = Nie decyduje o tej jednostce ({ $unit }), więc magię wybierają inni.
motive-magic = Z magią ta jednostka ma większe szanse ({ $unit }).
motive-plain = Bez magii ta jednostka ma większe szanse ({ $unit }).
motive-toward-monster = Idzie walczyć z potworem ({ $unit }).
motive-stop-monster = Po wszystkich ruchach można tu zaatakować potwora ({ $unit }).
motive-aid = Przyda się w walce ({ $unit }).

## W terminalu

table-line-aid = pomoc: { $unit }
table-line-ail = osłabienie: { $unit }
table-line-ambush = zasadzka
table-line-attack = atak: { $unit }
table-aid-folded = Pomoc
table-ail-folded = Osłabienie
