### Teksty akcji: przyciski, uzasadnienia, szanse, cofanie.
###
### `do-<verb>` nazywa akcję, `done-<verb>` mówi, co o tajnej wiedzą inni. `why-<rule>` to powód ze
### swoją zasadą; `chance-...` mówi, co jest losowe, a `next-...`, jaka decyzja będzie następna.

## Przyciski

do-note = { $points ->
        [one] { $unit }: { $points } punkt
        [few] { $unit }: { $points } punkty
       *[many] { $unit }: { $points } punktów
    }
do-zeus = { $points ->
        [one] Zeus: { $points } punkt
        [few] Zeus: { $points } punkty
       *[many] Zeus: { $points } punktów
    }
do-repeat = Zapisz to samo co w poprzedniej rundzie
do-close = Zamknij arkusz
do-place = { $god } wybiera obszar: { $area }
do-claim = Zgłoś: { $unit }
do-let = Pozwól na ruch: { $unit }
do-let-all = Pozwól na wszystko w tej fazie
do-challenge = Zgłoś sprzeciw ({ $unit })
do-bid = Licytuj { $points } ({ $unit })
do-draw = Przyjmij remis ({ $unit })
do-concede = Spasuj ({ $unit })
do-step = { $unit } na { $hex } ({ $region })
do-none = Nie zgłoszono jednostki
do-stop = Zostaw na { $start }: { $unit }
do-end = Zakończ fazę ruchu
# Czasowniki nazw i ich formy w przebiegu partii: do gracza i o innych.
log-verbs =
    Zapisz/zapisujesz/zapisuje, zamknij arkusz i zagroź/zamykasz arkusz i grozisz/zamyka arkusz i grozi,
    zamknij/zamykasz/zamyka, zgłoś/zgłaszasz/zgłasza, pozwól/pozwalasz/pozwala, licytuj/licytujesz/licytuje,
    przyjmij/przyjmujesz/przyjmuje, spasuj/pasujesz/pasuje, zostaw/zostawiasz/zostawia,
    zakończ/kończysz/kończy, połóż/kładziesz/kładzie, wybierz/wybierasz/wybiera,
    wywołaj/wywołujesz/wywołuje, spróbuj/próbujesz/próbuje, zabierz/zabierasz/zabiera,
    zatrzymaj/zatrzymujesz/zatrzymuje, walcz/walczysz/walczy, rusz/ruszasz/rusza,
    nie atakuj/nie atakujesz/nie atakuje, nic nie rób/nic nie robisz/nic nie robi,
    na razie nic nie rób/na razie nic nie robisz/na razie nic nie robi,
    nic już w tej rundzie nie rób/nic już w tej rundzie nie robisz/nic już w tej rundzie nie robi,
    nic nie proponuj/nic nie proponujesz/nic nie proponuje, zaproponuj/proponujesz/proponuje,
    celuj/celujesz/celuje, rozważ/rozważasz/rozważa, rozstrzygnij/rozstrzygasz/rozstrzyga,
    przywróć/przywracasz/przywraca, ciśnij/ciskasz/ciska, odpuść/odpuszczasz/odpuszcza,
    chroń/chronisz/chroni, nie chroń/nie chronisz/nie chroni, odpowiedz/odpowiadasz/odpowiada

done-sheet = { $player } wypełnia arkusz

## Nagłówki akcji

group-sheet = arkusz
group-place = twój bóg
group-claim = zgłoszenia
group-answer = twoja odpowiedź
group-bid = licytacja
group-move = ruch
group-end = koniec

## Dlaczego wolno

why-sheet-columns = Ostatni wiersz arkusza pokazuje, co zapisano.
why-sheet-hero-control = { $before ->
        [0] Punkty przy herosie ({ $unit }) sumują się z rundy na rundę.
       *[other] Zostaje { $before } z wcześniejszych rund, bo dochodzi nowy punkt ({ $unit }).
    }
why-sheet-monster-control = Punkty przy potworze ({ $unit }) liczą się tylko w tej rundzie.
why-sheet-zeus = Punkty mocy można oddać ku chwale Zeusa.
why-sheet-when = Wszyscy zamykają arkusze przed ustawianiem bogów.
why-allot-uses = Punkty mocy można podzielić dowolnie.
why-placing-any-area = Bogowie mogą iść na każdy obszar, bez względu na to, kto tam jest.
why-march-five = W fazie ruchu można zgłosić pięć jednostek; ta ma numer { $attempt }.
why-march-announce = Jednostkę zgłasza się przed ruchem.
why-march-same-unit = { $unit }: inni gracze ruszali już tą jednostką w swoich fazach, ale można nią ruszyć znowu.
why-march-god-anywhere = Bóg nie musi być na obszarze tej jednostki ({ $unit }).
why-control-try-without = Każdy może próbować ruszyć tą jednostką ({ $unit }), z punktami albo bez.
why-control-challenge = { $verb ->
        [challenge] Każdy inny gracz może zgłosić sprzeciw.
       *[other] Nikt nie musi się sprzeciwiać.
    }
why-control-bids = { $verb ->
        [concede] Kto nie może albo nie chce dalej, oddaje jednostkę.
       *[other] Stawka musi być co najmniej równa poprzedniej.
    }
why-sheet-honest = Masz zapisane dość punktów ({ $unit }).
why-control-draw = Obie strony podały { $last }.
why-control-arbitration = Remis o herosa rozstrzygają kości i karty bogów.
why-control-monster-draw = Remis o potwora rozstrzygają same kości.
why-march-adjacent = Pola { $start } i { $hex } sąsiadują.
why-march-two-hexes = { $verb ->
        [stop] Jednostka może przejść mniej niż dwa pola.
        [go] Jednostka może przejść dwa pola.
       *[other] Jednostka może przejść dwa pola; to pole ma numer { $step }.
    }
why-march-hero-land = Na polu { $hex } jest ląd i nie dzieli go woda.
why-march-monster-anywhere = Potwory chodzą po lądzie i wodzie.
why-march-stacking = Jednostki na polu { $hex } nie blokują drogi.
why-world-area-use = Granice obszarów nie zatrzymują jednostek.
why-march-terrain = Góry, lasy i rzeki nie spowalniają jednostek.
why-phase-moving = Każdy sam decyduje, kiedy kończy fazę ruchu.

## Skutki, o których nie mówi zdarzenie

effect-noted = { $left ->
        [one] { $unit }: razem { $total }; najwyżej tyle postawisz, gdy ktoś też zechce tej jednostki. Zostanie ci { $left } punkt mocy.
        [few] { $unit }: razem { $total }; najwyżej tyle postawisz, gdy ktoś też zechce tej jednostki. Zostaną ci { $left } punkty mocy.
       *[many] { $unit }: razem { $total }; najwyżej tyle postawisz, gdy ktoś też zechce tej jednostki. Zostanie ci { $left } punktów mocy.
    }{ $absent ->
        [true] {" "}Tego herosa nie ma na mapie: nikt nim nie ruszy, dopóki Mojry nie sprowadzą go do Grecji.
       *[false] {""}
    }
effect-zeus = { $left ->
        [one] Zeus: w tej rundzie { $points } (chwała: { $glory }). Zostanie ci { $left } punkt mocy.
        [few] Zeus: w tej rundzie { $points } (chwała: { $glory }). Zostaną ci { $left } punkty mocy.
       *[many] Zeus: w tej rundzie { $points } (chwała: { $glory }). Zostanie ci { $left } punktów mocy.
    }
effect-repeat = { $left ->
        [one] Zapiszesz: { $units }. Zostanie ci { $left } punkt mocy.
        [few] Zapiszesz: { $units }. Zostaną ci { $left } punkty mocy.
       *[many] Zapiszesz: { $units }. Zostanie ci { $left } punktów mocy.
    }
effect-repeat-gone = Nie ma już na mapie, więc pomijasz: { $units }.
entry = { $unit } { $points }
entry-zeus = Zeus { $points }
entry-none = nic
effect-lost = { $left ->
        [one] Przepada { $left } punkt mocy.
        [few] Przepadają { $left } punkty mocy.
       *[many] Przepada { $left } punktów mocy.
    }
effect-bids = { $points ->
        [0] Nie masz punktów przy tej jednostce ({ $unit }), więc możesz dać tylko 0.
        [one] Masz przy tej jednostce ({ $unit }) { $points } punkt i więcej dać nie możesz.
        [few] Masz przy tej jednostce ({ $unit }) { $points } punkty i więcej dać nie możesz.
       *[many] Masz przy tej jednostce ({ $unit }) { $points } punktów i więcej dać nie możesz.
    }
# $glory: czy chodzi o punkty chwały; $spared: czy przed stratą chroni karta gracza.
# $asked: czy gracz jest pytany o sprzeciw.
effect-stake = { $glory ->
        [true] Zwycięzca ma w tej fazie kontrolę nad jednostką ({ $unit }) i zyskuje 1 punkt chwały. Przegrany traci 1{ $spared ->
            [true] { " " }(ciebie chroni przed tym karta)
           *[false] { "" }
        }.
       *[false] Zwycięzca ma w tej fazie kontrolę nad jednostką ({ $unit }). O chwałę tu nie chodzi.
    }{ $asked ->
        [true] { " " }Jeśli wygrasz, jednostka nie ruszy się w tej fazie.
       *[false] { "" }
    }
# $spared: czy przed stratą chroni karta gracza.
effect-claim-stake = Jeśli ktoś się sprzeciwi, zwycięzca sporu zyska 1 punkt chwały, a przegrany straci 1{ $spared ->
        [true] { " " }(ciebie chroni przed tym karta)
       *[false] { "" }
    }.
effect-bids-free = Stawek się nie płaci.
effect-lapse = Bez nowego punktu przepada wszystko, co masz przy: { $units }.

## O czym decyduje przypadek. $ratio: dokładna szansa.

chance-order = Kości decydują, kto { $verb ->
        [place] ma pierwszą fazę ruchu
       *[other] pierwszy ustawia boga
    }: każdy z { $count } graczy ma taką samą szansę.
chance-arbitration = { $verb ->
        [draw] Twoja szansa
        [bid] Twoja szansa, jeśli remis zostanie przyjęty
       *[challenge] Twoja szansa, jeśli dojdzie do remisu
    }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }), razem z powtórkami przy równych wynikach.{ $even ->
        [true] {""}
       *[false] {" "}Do twojego rzutu dolicza się { $bonus }, a do rzutu drugiej strony ({ $player }) { $more }.
    }

## Co dalej

next-claim = Potem odpowiada { $player }.
    .you = Potem odpowiadasz.
next-challenge = Potem licytuje { $player }.
    .you = Potem licytujesz.
next-way = Potem jednostką rusza { $player }.
    .you = Potem ruszasz jednostką.
next-dice = Potem rzuca się kośćmi.

## Cofanie

undo-yes = Możesz to cofnąć.
undo-analysis = Możesz to cofnąć: to analiza.
undo-bot = Możesz to cofnąć, dopóki nie zagra następny bot.
undo-chance = { $draw ->
        [fate] Nie możesz tego cofnąć: odkrywane są wyroki Mojr.
       *[other] Nie możesz tego cofnąć: rzuca się kośćmi.
    }
undo-passed = Nie możesz tego cofnąć: decyduje już inny gracz.
