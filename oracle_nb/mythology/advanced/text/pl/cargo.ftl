### Skarby, pomocnicy i statki: przyciski, uzasadnienia, szanse, decyzje, zdarzenia, odmowy i rady.
### Zasady i rozstrzygnięcia są w rules.ftl i rulings.ftl.

## Przyciski

do-go = { $unit }: ruch na { $hex } ({ $region })
do-embark = Spróbuj zdobyć statek: { $unit }
do-land = { $unit } schodzi ze statku
do-drop = { $unit } zostawia: { $thing }
do-seize = { $unit } próbuje zdobyć: { $prize }
do-keep = { $unit } zatrzymuje: { $prize }
do-remove = Zabierz z mapy: { $prize }
do-seize-none = { $unit } próbuje zdobyć skarb
do-keep-none = Zatrzymaj zdobyty skarb
do-remove-none = Zabierz skarb z mapy
do-let-ship = Pozwól szukać statku: { $unit }
group-ship = statki
group-cargo = skarby i pomocnicy

## Dlaczego wolno

why-march-four-at-most = Z pomocnikiem, który podwaja ruch, { $unit } może przejść cztery pola.
why-march-one-by-one = Po drodze nikt nie może przeszkodzić ({ $unit }). To kończy ruch.
why-control-unchallenged = W tej fazie ruchu nikt nie może się już sprzeciwić ({ $unit }).
why-march-carry = { $verb ->
        [keep] Skarb idzie razem z herosem, który go zdobył.
       *[other] To, co niesie { $unit }, idzie razem z herosem.
    }
why-vessel-goes = Na polu { $hex } jest woda albo rzeka, a { $unit } jest na statku.
why-vessel-two-hexes = Statek nikogo nie przyspiesza.
why-vessel-where = Pole { $start } ma brzeg.
why-vessel-attempt = To jedna z pięciu prób w fazie ruchu; ta ma numer { $attempt }.
why-vessel-roll = Statek daje rzut nie wyższy niż obrona herosa ({ $unit }).
why-vessel-leave = Na polu { $start } jest ląd, a zejście ze statku nic nie kosztuje.
why-vessel-gone = Statek wtedy przepada.
why-helper-drop = { $unit } może zostawić pomocników. Zabierze ich inny heros.
why-prize-dropped = { $unit } może zostawić skarb. Potem trzeba go zdobyć od nowa.
why-prize-end-there = { $unit } kończy ruch na polu skarbu ({ $prize }).
why-prize-after-combat = Walka w tej fazie ruchu się wtedy kończy.
why-prize-roll = Liczą się atak i pomocnicy, a pomoc nie.
why-prize-fixed = Dopóki ten heros żyje, nikt inny skarbu nie ruszy.
why-victory-prize-removed = W chwili zdobycia skarb można zabrać z mapy.

## O czym decyduje przypadek

chance-prize = Szansa na zdobycie skarbu ({ $prize }): { $hit } ({ $kills }).
chance-ship = Szansa na statek: { $hit } ({ $kills }). W przeciwnym razie { $unit } nic więcej w tej fazie ruchu nie robi.

## Decyzje

decision-seizing = { $player }: zakończ fazę ruchu albo próbuj zdobyć skarb, na którym stoi jeszcze inny heros.
decision-claim-ship = { $player }: { $other } zgłasza herosa po statek ({ $unit }). Pozwól na to albo zgłoś sprzeciw.
decision-capture = { $player }: { $unit } ma skarb ({ $prize }). Zostaje przy tym herosie albo zabierasz go z mapy.
choice-capture = co będzie ze skarbem
effect-ends-attack = Potem w tej fazie ruchu nikt już się nie ruszy.
effect-ends-seize = Potem w tej fazie ruchu nikt już się nie ruszy ani nie zaatakuje.
next-keep = Zyskasz jeszcze { $glory ->
        [one] 1 punkt
        [few] { $glory } punkty
       *[other] { $glory } punktów
    } chwały, jeśli w jednej z następnych rund wprowadzisz z nim herosa do Grecji ({ $unit }).
next-remove = Rezygnujesz na zawsze z { $glory } punktów chwały za przyniesienie go do Grecji. Nikt inny też już go nie przyniesie.
next-capture = Potem o tym, czy skarb zostanie na mapie, decyduje { $player }.
    .you = Potem decydujesz, czy skarb zostanie na mapie.

## Co się stało

event-ship-claimed = { $player } zgłasza herosa po statek: { $unit } (próba { $attempts } z 5).
    .you = Zgłaszasz herosa po statek: { $unit } (próba { $attempts } z 5).
event-ship-let = { $player } pozwala szukać statku: { $unit }.
    .you = Pozwalasz szukać statku: { $unit }.
event-ship-rolled = { $player } wyrzuca { $roll } na statek; potrzeba najwyżej { $defense }.
    .you = Wyrzucasz { $roll } na statek; potrzeba najwyżej { $defense }.
event-ship-boarded = { $unit } wchodzi na statek.
event-ship-missed = { $unit } nie zdobywa statku i nic więcej w tej fazie ruchu nie robi.
event-ship-left = { $unit } schodzi ze statku na { $hex }.
event-helper-taken = { $unit } ma teraz: { $thing }.
event-thing-left = Na polu { $hex } zostaje: { $thing }.
event-prize-rolled = { $player } wyrzuca { $roll } ({ $prize }): z atakiem { $attack } to razem { $total }, a obrona to { $defense }.
    .you = Wyrzucasz { $roll } ({ $prize }): z atakiem { $attack } to razem { $total }, a obrona to { $defense }.
event-prize-missed = { $unit } nie zdobywa skarbu ({ $prize }).
event-prize-taken = { $unit } zdobywa skarb: { $prize }.
event-prize-unpaid = { $player } ma już chwałę za ten skarb ({ $prize }).
    .you = Masz już chwałę za ten skarb ({ $prize }).
event-prize-kept = { $unit } zatrzymuje: { $prize }.
event-prize-removed = { $player } zabiera z mapy: { $prize }.
    .you = Zabierasz z mapy: { $prize }.
event-prize-home = { $unit } przynosi do Grecji: { $prize }.

## Dlaczego nie

refuse-march-everything-own-phase = Fazę ruchu ma { $player }, a to można zrobić tylko w swojej.
refuse-march-two-hexes-distance = { $unit } nie dojdzie w tym ruchu na { $hex }.
refuse-march-four-at-most = { $unit }: w tej fazie ruchu wszystkie pola są już wykorzystane ({ $moved }), a więcej nikt nie przechodzi.
refuse-combat-ambush-distance = W drodze na { $hex } możliwa jest zasadzka ({ $unit }): idź krok po kroku.
refuse-hercules-barred-embark = Heraklesa dręczą wyrzuty sumienia: nie zdobywa statków.
refuse-hercules-barred-seize = Heraklesa dręczą wyrzuty sumienia: nie zdobywa skarbów.
refuse-vessel-needed = Statków potrzebują tylko herosi: potwór przechodzi przez wodę i bez statku ({ $unit }).
refuse-vessel-at-sea = { $unit } jest już na statku.
refuse-vessel-attempt = Wszystkie pięć prób w tej fazie ruchu jest wykorzystane.
refuse-vessel-attempt-again = { $unit }: próba zdobycia statku w tej fazie ruchu już była.
refuse-vessel-where = Pole { $hex } nie ma brzegu, na którym { $unit } może zdobyć statek.
refuse-vessel-roll = { $unit } nie ma statku i nic więcej w tej fazie ruchu nie robi.
refuse-vessel-goes = Na polu { $hex } nie ma wody ani rzeki, a { $unit } jest na statku.
refuse-vessel-two-hexes = { $unit }: wszystkie pola są już wykorzystane ({ $moved }), a statek nikogo nie przyspiesza.
refuse-vessel-only-sails = { $unit } jest na statku: najpierw musi zejść.
refuse-vessel-gone = { $unit } nie jest na statku.
refuse-vessel-leave = Na polu { $hex } jest tylko woda, więc { $unit } nie zejdzie tam ze statku.
refuse-helper-heroes-only = Pomocników i skarby mają tylko herosi, a nie potwory ({ $unit }).
refuse-helper-drop = { $unit } tego nie ma ({ $thing }).
refuse-prize-heroes-only = Skarby zdobywają tylko herosi, a nie potwory ({ $unit }).
refuse-prize-end-there = Na polu { $hex }, na którym jest { $unit }, nie ma skarbu.
refuse-prize-not-stolen = Ma to żywy heros ({ $prize }), więc nikt inny nie może tego zdobyć.
refuse-prize-once = { $unit }: próba zdobycia skarbu w tej fazie ruchu już była.
refuse-prize-after-combat = Po próbie zdobycia skarbu nie ma już walki w tej fazie ruchu.
refuse-victory-prize-removed = Jest to możliwe tylko w chwili zdobycia skarbu.

missing-march-four-at-most = Ruszysz nim znowu w swojej następnej fazie ruchu ({ $unit }).
missing-march-four-at-most-last = { missing-march-two-hexes-last }
missing-vessel-two-hexes = Ruszysz nim znowu w swojej następnej fazie ruchu ({ $unit }).
missing-vessel-two-hexes-last = { missing-march-two-hexes-last }
missing-vessel-attempt = Pięć prób masz znowu w swojej następnej fazie ruchu.
missing-vessel-attempt-again = Spróbujesz nim znowu w swojej następnej fazie ruchu ({ $unit }).
missing-vessel-attempt-last = Nie ma już prób zdobycia statku, a to twoja ostatnia faza ruchu.
missing-vessel-roll = Zgłosisz go znowu w swojej następnej fazie ruchu ({ $unit }).
missing-vessel-roll-last = { missing-march-two-hexes-last }
missing-vessel-where = Najpierw dojdź do brzegu ({ $unit }).
missing-vessel-leave = Najpierw dopłyń na pole z lądem ({ $unit }).
missing-prize-once = Spróbujesz nim znowu w swojej następnej fazie ruchu ({ $unit }).
missing-prize-once-last = { $unit } nie zdobędzie już dla ciebie skarbu: to twoja ostatnia faza ruchu.
missing-prize-end-there = Najpierw dojdź do skarbu ({ $unit }).
missing-prize-after-combat = Zaatakujesz znowu w swojej następnej fazie ruchu.
missing-prize-after-combat-last = Już nie zaatakujesz: to twoja ostatnia faza ruchu.

## Boty

motive-embark = Ze statkiem { $unit } będzie tam szybciej.
motive-land = { $unit } idzie dalej pieszo.
motive-seize = { $unit } może zdobyć skarb.
motive-keep-prize = Skarb można jeszcze przynieść do Grecji.
motive-remove-prize = Do Grecji jest za daleko, żeby przynieść tam skarb.
motive-home = Zbliża się do Grecji ({ $unit }).

## W terminalu

malformed-thing = { COUNT($near) ->
        [0] nie ma skarbu ani pomocnika „{ $word }”
       *[other] nie ma skarbu ani pomocnika „{ $word }”; może chodziło o { OR($near) }?
    }
table-line-go = { $unit } od razu na
table-line-drop = { $unit } zostawia
table-row-prizes = skarby herosów
