### Zeus jako gracz, zasada opcjonalna: zasady i wszystkie teksty o niej.

zeus-options = Zasady opcjonalne
    .text = Każdej zasady opcjonalnej można używać bez pozostałych.
    .example = Gracie z Zeusem i losowym początkiem, ale bez innych zasad opcjonalnych.
zeus-seat = Zeus jako gracz
    .text = To zasada opcjonalna dla co najmniej pięciorga graczy. Ostatni jest Zeusem. Nie ma boga na mapie, arkusza, kart, wyroku ani fazy ruchu, ale może działać przed każdą fazą ruchu i może wygrać.
    .example = Gra pięć osób: cztery mają bogów, piąta jest Zeusem.
zeus-arbitrates = Zeus rozstrzyga remisy
    .text = Remis w sporze o herosa Zeus rozstrzyga, jak chce, za łapówkę albo bez niej, także bez licytacji: kto urządza zasadzkę, kto decyduje o magii, kto zabił i czyj heros zginął. Nie używa się kości ani kart bogów.
    .example = Atena i Hera dają po 3 za Nestora, a Hera proponuje Zeusowi 2 punkty chwały. Zeus przyznaje herosa Herze i je dostaje.
zeus-protects = Zeus odpowiada na modlitwy
    .text = Na modlitwy i ofiary Zeus odpowiada, jak chce, przed pierwszą fazą ruchu. Nie używa się tabeli. Wydane na nie punkty chwały dostaje on.
    .example = Hera modli się za Nestora za 3 punkty, które dostaje Zeus. Chroni Nestora przed atakami.
zeus-revives = Powrót z krainy umarłych
    .text = Zeus może przywrócić herosa lub potwora, który zginął w walce albo przez zdarzenie, ale nie z wyroku Mojr. Rozstrzygamy, że herosi wracają do Grecji, a potwory tam, gdzie zginęły.
    .example = Nestor poległ w walce. Zeus przywraca go na pole 2912.
zeus-bolt = Piorun
    .text = W rundzie Zeus może cisnąć jednym piorunem: w pole albo w boga.
    .example = Zeus uderzył w pole 2912. W tej rundzie nie może już uderzyć w Hermesa.
zeus-bolt-hex = Piorun w pole
    .text = Zabija wszystkich herosów na polu, nawet Heraklesa. Nikt nic za to nie zyskuje ani nie traci.
    .example = Nestor i Ajaks są na polu 2912 i giną. Hydra zostaje.
zeus-bolt-god = Piorun w boga
    .text = Gracz, w którego boga uderzył piorun, nie ma w tej rundzie fazy ruchu i nic więcej w niej nie robi. Tego samego boga nie wolno uderzyć w dwóch rundach z rzędu.
    .example = Przed fazą ruchu Hermesa Zeus uderza w niego piorunem. Do końca rundy Hermes niczego nie rusza, nie zgłasza sprzeciwu i nie gra kart.
zeus-glory = Chwała Zeusa
    .text = Całą chwałę Zeus ma od innych: z łapówek i tyle, ile oni zyskują za punkty mocy oddane ku jego chwale. Niczego nie kontroluje i nie rusza.
    .example = Hera zyskuje 2 za 8 punktów mocy oddanych Zeusowi. Zeus też zyskuje 2.
zeus-no-power = Zeus nie ma punktów mocy
    .text = Zeus nie ma punktów mocy, więc nie ma też arkusza.
    .example = Gdy inni wypełniają arkusze, Zeus nic nie robi.

## Akcje

do-bolt = Celuj piorunem w pole { $hex } ({ $region })
do-strike = Celuj piorunem: { $other }
do-revive = Rozważ powrót: { $unit } na pole { $hex } ({ $region })
do-bribe = Zaproponuj Zeusowi punkty chwały: { $points }
do-favor = Rozstrzygnij na korzyść: { $other } (łapówka: { $points })
do-enforce = { $what ->
        [revive] Przywróć do życia: { $unit } (łapówki: { $points })
       *[bolt] Ciśnij piorunem
    }
do-relent = { $what ->
        [revive] Zostaw wśród umarłych: { $unit }
       *[bolt] Odpuść (łapówki: { $points })
    }
do-protect = { $answer ->
        [spared] Chroń przed zdarzeniami: { $unit }
        [safe] Chroń przed atakami: { $unit }
        [both] Chroń przed zdarzeniami i atakami: { $unit }
       *[none] Nie chroń: { $unit }
    }
do-protect-none = Odpowiedz na modlitwę lub ofiarę
do-let-moment = Nic nie rób przed tą fazą
do-let-all-moment = Nic już w tej rundzie nie rób
do-let-plea = Nic nie proponuj
group-olympus = Zeus
table-line-bribe = dla Zeusa
why-zeus-seat = Zeus może działać przed każdą fazą ruchu, ale nie musi.
why-zeus-arbitrates = Zeus rozstrzyga ten remis, jak chce.
why-zeus-protects = Zeus odpowiada na modlitwy i ofiary, jak chce.
why-zeus-revives = Śmierć w walce albo przez zdarzenie: { $unit }.
why-zeus-bolt = W tej rundzie piorun jest jeszcze do użycia.
why-zeus-bolt-hex = Zabija wszystkich herosów na polu.
why-zeus-bolt-god = W poprzedniej rundzie piorun nie uderzył w tego boga.
why-zeus-glory = Zeus bierze łapówki. Płaci się tylko wtedy, gdy zrobi to, o co go proszono.

## Decyzje

decision-moment = { $player }: ciśnij piorunem, przywróć kogoś do życia albo nic nie rób.
decision-plea = { $what ->
        [draw] { $player }: Zeus rozstrzyga remis ({ $unit }). Zaproponuj mu chwałę albo nic.
        [ambush] { $player }: Zeus rozstrzyga, kto atakuje ({ $unit }). Zaproponuj mu chwałę albo nic.
        [own] { $player }: Zeus rozstrzyga, czy to był twój heros ({ $unit }). Zaproponuj mu chwałę, żeby powiedział „nie”, albo nic.
        [bolt] { $player }: Zeus celuje w pole { $hex }. Zaproponuj mu chwałę, żeby odpuścił, albo nic.
        [strike] { $player }: Zeus celuje w twojego boga. Zaproponuj mu chwałę, żeby odpuścił, albo nic.
       *[revive] { $player }: Zeus może przywrócić do życia jednostkę: { $unit }. Zaproponuj mu za to chwałę albo nic.
    }
decision-judgment = { $what ->
        [draw] { $player }: rozstrzygnij remis ({ $unit }), za łapówkę albo bez niej.
        [ambush] { $player }: rozstrzygnij, kto atakuje ({ $unit }), za łapówkę albo bez niej.
        [own] { $player }: rozstrzygnij, czyj był ten heros ({ $unit }), za łapówkę albo bez niej.
        [bolt] { $player }: ciśnij piorunem w pole { $hex } albo odpuść, za łapówkę lub bez niej.
        [strike] { $player }: ciśnij piorunem (cel: { $other }) albo odpuść, za łapówkę lub bez niej.
        [protect] { $player }: ochroń jednostkę ({ $unit }) albo nie. Prosi o to { $other }.
       *[revive] { $player }: przywróć do życia jednostkę ({ $unit }) albo nie, za łapówkę lub bez niej.
    }
choice-moment = czy Zeus coś zrobi przed tą fazą
choice-plea = co zrobi Zeus
next-moment = Potem może działać { $player }.
    .you = Potem znów możesz działać.
next-plea = Potem decyduje { $player }.
    .you = Potem decydujesz ty.

## Co się stało

event-zeus-waits = Zeus nic nie robi przed tą fazą.
event-zeus-rests = Zeus nic już w tej rundzie nie robi.
event-bolt-announced = Zeus celuje piorunem w pole { $hex } ({ $region }).
event-strike-announced = Zeus celuje piorunem w boga: { $other }.
event-revive-announced = Zeus rozważa powrót: { $unit } na pole { $hex }.
event-bribe-offered = { $player } proponuje Zeusowi punkty chwały: { $points }.
event-nothing-offered = { $player } nic Zeusowi nie proponuje.
event-ambush-decided = { $unit }: Zeus rozstrzyga, że atakuje { $other }.
event-draw-decided = { $unit }: Zeus rozstrzyga remis i wybiera: { $other }.
event-vow-granted = { $answer ->
        [spared] Zeus chroni w tej rundzie przed zdarzeniami: { $unit }.
        [safe] Zeus chroni w tej rundzie przed atakami: { $unit }.
        [both] Zeus chroni w tej rundzie przed zdarzeniami i atakami: { $unit }.
       *[none] Zeus nie chroni: { $unit }.
    }
event-bolt-thrown = Piorun uderza w pole { $hex } ({ $region }).
event-god-struck = Piorun uderza w boga: { $other }. Do końca rundy ten gracz nic już nie robi.
event-phase-lost = { $player } nie ma w tej rundzie fazy ruchu.
event-zeus-relents = Zeus odpuszcza.
event-unit-revived = Powrót z krainy umarłych na pole { $hex } ({ $region }): { $unit }.

## Odmowy

refuse-zeus-no-power = Zeus nie ma punktów mocy ani arkusza.
refuse-zeus-glory = Masz { $glory } chwały, więc nie możesz zaproponować { $points }.
refuse-zeus-glory-own = Zeus niczego nie kontroluje, nie rusza i nikomu nie proponuje chwały.
refuse-zeus-seat = To może zrobić tylko Zeus.
refuse-zeus-seat-own = Zeus nie ma boga na mapie, kart ani zdarzeń.
refuse-zeus-bolt = W tej rundzie piorun jest już zużyty.
refuse-zeus-bolt-hex = Na polu { $hex } nie ma herosa.
refuse-zeus-bolt-god = { $other }: piorun uderzył w tego boga w poprzedniej rundzie.
refuse-zeus-arbitrates = { $other } nie bierze udziału w tym remisie.
refuse-zeus-revives = { $unit }: to nie była śmierć w walce ani przez zdarzenie.
refuse-zeus-revives-hex = { $unit } może wrócić tylko do Grecji.
refuse-zeus-revives-monster = { $unit }: powrót jest możliwy tylko na pole, na którym nastąpiła śmierć.
refuse-play-not-now-bribe = Zeus niczego teraz nie rozstrzyga.
refuse-play-not-now-protect = Nie ma modlitwy ani ofiary do wysłuchania.
refuse-play-not-now-favor = Nie ma remisu do rozstrzygnięcia.

## Boty

motive-zeus-paid = Łapówka jest dość wysoka.
motive-zeus-greedy = Chce łapówek.
motive-bribe = To jest warte łapówki.
motive-no-bribe = To nie jest warte łapówki.
