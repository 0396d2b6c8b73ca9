### Teksty akcji: przyciski, czym się je wykonuje, koszt, uzasadnienie, los.
###
### `do-<verb>` nazywa akcję, `do-<verb>-<decision>` tę samą jako odpowiedź na decyzję. `cost-<rule>`
### i `why-<rule>` to powody, każdy ze swoją zasadą; `chance-...` i `undo-...` zamykają wyjaśnienie.

## Przyciski

do-move = Płyń na { $space }
do-fight = Walcz z { NAME($color, form: "instrumental") } potworem na { $space }
do-fight-fight-on = Walcz dalej za 1 żeton (siła { $strength })
do-explore = Eksploruj wyspę { $space }
do-build = Zbuduj kapliczkę na { $space }
do-load-offering = Załaduj { $color } dar z { $space }
do-make-offering = Złóż { $color } dar w świątyni na { $space }
do-load-statue = Załaduj { $color } posąg z { $space }
do-raise-statue = Wznieś { $color } posąg na { $space }
do-heal = Odrzuć { NAME($color, form: "neuter") } rany
do-advance = Przesuń { NAME($god, form: "accusative") } w górę
do-bonus = Weź premię za { NAME($color, form: "feminine-accusative") } kość
do-draw = Dobierz kartę wyroczni
do-favor = { $gain ->
        [one] Weź { $gain } żeton łaski
        [few] Weź { $gain } żetony łaski
       *[many] Weź { $gain } żetonów łaski
    }
do-look = Podejrzyj do dwóch zakrytych kafli
do-look-look-at = Podejrzyj kafel na { $space }
do-poseidon = Posejdon: przemieść okręt na { $space }
do-apollon = Apollo: karta i dowolne kolory
do-artemis = Artemida: odkryj kafel na { $space }
do-aphrodite = Afrodyta: odrzuć wszystkie rany
do-ares = Ares: pokonaj { NAME($color, form: "genitive") } potwora na { $space }
do-hermes = Hermes: załaduj { $color } posąg z { $space }
do-trade = Wymień { NAME($god, form: "accusative") } na kartę wyroczni
do-end = Zakończ akcje
do-pass = Nie przesuwaj żadnego boga
do-surrender = Poddaj się
do-discard = Odrzuć { NAME($color, form: "feminine-accusative") } ranę
do-take = Weź kartę „{ $equipment }”
do-companion = { $kind ->
        [creature] Weź kartę „{ $companion }” ({ NAME($color, form: "neuter") } { $kind })
       *[other] Weź kartę „{ $companion }” ({ $color } { $kind })
    }
do-uncover = Odkryj kafel na { $space }
do-top = Przesuń { NAME($god, form: "accusative") } do najwyższego rzędu
do-return = Odrzuć { $task }
do-choose = Weź kafel okrętu „{ $ship_tile }”
# Czasowniki nazw i ich formy w przebiegu partii: do gracza i o innych.
log-verbs =
    Płyń/płyniesz/płynie, walcz/walczysz/walczy, eksploruj/eksplorujesz/eksploruje, zbuduj/budujesz/buduje,
    załaduj/ładujesz/ładuje, złóż/składasz/składa, wznieś/wznosisz/wznosi, odrzuć/odrzucasz/odrzuca,
    przesuń/przesuwasz/przesuwa, nie przesuwaj/nie przesuwasz/nie przesuwa, weź/bierzesz/bierze,
    dobierz/dobierasz/dobiera, podejrzyj/podglądasz/podgląda, przemieść/przemieszczasz/przemieszcza,
    odkryj/odkrywasz/odkrywa, pokonaj/pokonujesz/pokonuje, wymień/wymieniasz/wymienia,
    zakończ/kończysz/kończy, poddaj/poddajesz/poddaje
# Gdy nie powiedziano, co ma być celem albo w jakim kolorze.
title-unsaid = Twój zamiar: { $verb }

## Czym wykonuje się akcję

name-source-die-pink = różowa kość
    .genitive = różowej kości
    .accusative = różową kość
    .instrumental = różową kością
name-source-die-blue = niebieska kość
    .genitive = niebieskiej kości
    .accusative = niebieską kość
    .instrumental = niebieską kością
name-source-die-yellow = żółta kość
    .genitive = żółtej kości
    .accusative = żółtą kość
    .instrumental = żółtą kością
name-source-die-green = zielona kość
    .genitive = zielonej kości
    .accusative = zieloną kość
    .instrumental = zieloną kością
name-source-die-red = czerwona kość
    .genitive = czerwonej kości
    .accusative = czerwoną kość
    .instrumental = czerwoną kością
name-source-die-black = czarna kość
    .genitive = czarnej kości
    .accusative = czarną kość
    .instrumental = czarną kością
name-source-card-pink = różowa karta wyroczni
    .genitive = różowej karty wyroczni
    .accusative = różową kartę wyroczni
    .instrumental = różową kartą wyroczni
name-source-card-blue = niebieska karta wyroczni
    .genitive = niebieskiej karty wyroczni
    .accusative = niebieską kartę wyroczni
    .instrumental = niebieską kartą wyroczni
name-source-card-yellow = żółta karta wyroczni
    .genitive = żółtej karty wyroczni
    .accusative = żółtą kartę wyroczni
    .instrumental = żółtą kartą wyroczni
name-source-card-green = zielona karta wyroczni
    .genitive = zielonej karty wyroczni
    .accusative = zieloną kartę wyroczni
    .instrumental = zieloną kartą wyroczni
name-source-card-red = czerwona karta wyroczni
    .genitive = czerwonej karty wyroczni
    .accusative = czerwoną kartę wyroczni
    .instrumental = czerwoną kartą wyroczni
name-source-card-black = czarna karta wyroczni
    .genitive = czarnej karty wyroczni
    .accusative = czarną kartę wyroczni
    .instrumental = czarną kartą wyroczni
name-source-extra = dodatkowa akcja
    .genitive = dodatkowej akcji
    .accusative = dodatkową akcję
    .instrumental = dodatkową akcją

source-plain = { $tokens ->
        [0] { $source }
        [one] { $source }, { $tokens } żeton łaski
        [few] { $source }, { $tokens } żetony łaski
       *[many] { $source }, { $tokens } żetonów łaski
    }
source-extra = { $color ->
        [none] dodatkowa akcja
       *[other] dodatkowa akcja jako { NAME($color, form: "feminine") }
    }, { $tokens ->
        [one] { $tokens } żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }
source-recolored = { $tokens ->
        [0] { $source } jako { NAME($color, form: "feminine") }
        [one] { $source } jako { NAME($color, form: "feminine") }, { $tokens } żeton łaski
        [few] { $source } jako { NAME($color, form: "feminine") }, { $tokens } żetony łaski
       *[many] { $source } jako { NAME($color, form: "feminine") }, { $tokens } żetonów łaski
    }
group-god = { $god }
group-end = koniec akcji
group-decision = twoja decyzja

title = { $action } ({ $source })

## Ile kosztuje akcja

cost-oracle-recolor = { $tokens ->
        [one] Zmiana koloru na { $color } kosztuje { $tokens } żeton łaski.
        [few] Zmiana koloru na { $color } kosztuje { $tokens } żetony łaski.
       *[many] Zmiana koloru na { $color } kosztuje { $tokens } żetonów łaski.
    }
cost-move-buy-range = Droga kosztuje { $tokens ->
        [one] { $tokens } żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }: do { $space } { $steps ->
        [one] jest { $steps } pole
        [few] są { $steps } pola
       *[many] jest { $steps } pól
    }, a twój zasięg to { $range }.
cost-equipment-extra-action = { $tokens ->
        [one] Dodatkowa akcja kosztuje { $tokens } żeton łaski.
        [few] Dodatkowa akcja kosztuje { $tokens } żetony łaski.
       *[many] Dodatkowa akcja kosztuje { $tokens } żetonów łaski.
    }
cost-fight-continue = { $tokens ->
        [one] Kolejna runda walki kosztuje { $tokens } żeton łaski.
        [few] Kolejna runda walki kosztuje { $tokens } żetony łaski.
       *[many] Kolejna runda walki kosztuje { $tokens } żetonów łaski.
    }

## Dlaczego wolno: czym się ją wykonuje

why-turn-sources = Na tę akcję masz { NAME($source, form: "accusative") }.
why-oracle-card-as-die = Zamiast kości możesz użyć { NAME($source, form: "genitive") }.
why-oracle-one-card = To pierwsza karta wyroczni, którą zagrywasz w tej turze.
why-oracle-recolor = Możesz zmienić kolor { NAME($source, form: "genitive") } na { $color }.
why-oracle-any-color = Twoja { $source } liczy się teraz jako dowolny kolor, więc zmiana na { $color } nic nie kosztuje.
why-oracle-wheel = Na kole wyroczni od koloru { NAME($shown, form: "genitive") } do { NAME($via, form: "genitive") } { $wheel ->
        [one] jest { $wheel } pole
        [few] są { $wheel } pola
       *[many] jest { $wheel } pól
    }.
why-ship-both-ways = Twój kafel okrętu pozwala zmieniać kolor w obu kierunkach.
why-ship-recolor = Dzięki kaflowi okrętu zmiana koloru kosztuje cię o 1 żeton łaski mniej.
why-companion-demigod = Kolor twojego półboga liczy się jako dowolny kolor.
why-god-apollon = Dzięki Apollowi w tej turze twoje kości i karta wyroczni liczą się jako dowolny kolor.
why-equipment-extra-action = Dzięki ekwipunkowi raz na turę możesz kupić dodatkową akcję dowolnego koloru.

## Dlaczego wolno: poruszanie okrętu

why-move-range = { $beyond ->
        [0] { $steps ->
                [one] Do { $space } jest { $steps } pole; twój zasięg ({ $range }) wystarcza.
                [few] Do { $space } są { $steps } pola; twój zasięg ({ $range }) wystarcza.
               *[many] Do { $space } jest { $steps } pól; twój zasięg ({ $range }) wystarcza.
            }
       *[other] Twój zasięg wystarcza na { $range } z { $steps } pól drogi do { $space }.
    }
why-move-end-color = Pole { $space } jest { NAME($color, form: "neuter") } i takiego koloru używasz.
why-move-to-zeus = Wszystkie twoje zadania są wykonane, więc Zeus na { $space } cię przyjmie, i to niezależnie od koloru.
why-board-ships-share = Możesz stanąć na tym samym polu co inny okręt: zmieści się tam dowolnie wiele okrętów.
why-move-start = Pierwsze pole morza za Zeusem liczy się jako 1.
why-move-buy-range = { $beyond ->
        [one] Dzięki żetonowi łaski płyniesz o { $beyond } pole dalej, niż sięga twój zasięg.
        [few] Dzięki żetonom łaski płyniesz o { $beyond } pola dalej, niż sięga twój zasięg: po 1 za każde pole.
       *[many] Dzięki żetonom łaski płyniesz o { $beyond } pól dalej, niż sięga twój zasięg: po 1 za każde pole.
    }
why-companion-creature = Twoje { NAME($color, form: "neuter") } stworzenie zwiększa zasięg o 3 i pozwala zakończyć ruch na polu dowolnego koloru.
why-ship-range = Twój kafel okrętu zwiększa zasięg o 2.
why-equipment-range = Twój ekwipunek zwiększa zasięg o 1.
why-equipment-shallows = Dzięki ekwipunkowi przepływasz przez mielizny.

## Dlaczego wolno: wyspy i miasta

why-equipment-reach-island = Dzięki ekwipunkowi sięgasz na { $space } z odległości większej o 1 pole.
why-equipment-reach-statue = Dzięki ekwipunkowi sięgasz do miast i na wyspy posągów z odległości większej o 1 pole.
why-equipment-reach-offering = Dzięki ekwipunkowi sięgasz na { $space } z odległości większej o 1 pole.
why-equipment-reach-meaning = Twój okręt może sięgnąć przez jedno pole morza, które dzieli go od { $space }.
why-fight-color = Na { $space } jest { $color } potwór i potrzebujesz go do jednego z zadań.
why-fight-strength = Potwór zaczyna z siłą { $strength }: 9 minus siła twojej tarczy ({ $shield }).
why-fight-win = Wygrywasz, gdy wyrzucisz co najmniej tyle, ile wynosi jego siła.
why-fight-continue = Po przegranej rundzie możesz zapłacić 1 żeton łaski i rzucić jeszcze raz, przeciw sile o 1 mniejszej.
why-fight-surrender = Zamiast płacić za kolejną rundę, możesz się poddać.
why-fight-reward = Możesz wziąć dowolną z wyłożonych kart ekwipunku.
why-explore-color = Pole { $space } ma { NAME($color, form: "neuter") } obramowanie, a jego kafel jest zakryty.
why-explore-letter = Ten wybór daje ci litera na kaflu.
why-shrine-build = Odkryty kafel na { $space } jest w twoim kolorze i nie stoi na nim jeszcze kapliczka.
why-shrine-reward = Za kapliczkę wykonujesz 1 przesunięcie wybranego boga.
why-offering-load = Na { $space } leży { $color } dar i potrzebujesz go do jednego z zadań.
why-offering-make = Masz { $color } dar w ładowni, a na { $space } stoi { NAME($color, form: "feminine") } świątynia.
why-offering-reward = { $gain ->
        [one] Za złożony dar bierzesz { $gain } żeton łaski.
        [few] Za złożony dar bierzesz { $gain } żetony łaski.
       *[many] Za złożony dar bierzesz { $gain } żetonów łaski.
    }
why-statue-load = { $space } to { NAME($color, form: "neuter") } miasto, a jedno z twoich zadań wymaga { NAME($color, form: "genitive") } posągu.
why-statue-raise = Masz { $color } posąg w ładowni, a na { $space } jest wolne { NAME($color, form: "neuter") } pole budowy.
why-statue-reward = Za wzniesiony posąg dostajesz towarzysza w tym samym kolorze.
why-action-look = Możesz podejrzeć dwa zakryte kafle, gdziekolwiek leżą, o ile zostały jeszcze dwa.
why-action-look-fewer = Zakryty jest już tylko jeden kafel, więc podglądasz jeden.
why-action-look-private = Tego, co zobaczysz, nikt inny się nie dowie.
why-action-draw-card = Za kość dowolnego koloru dobierasz kartę.
why-action-take-favor = { $gain ->
        [one] Za kość lub kartę dowolnego koloru bierzesz { $gain } żeton łaski.
        [few] Za kość lub kartę dowolnego koloru bierzesz { $gain } żetony łaski.
       *[many] Za kość lub kartę dowolnego koloru bierzesz { $gain } żetonów łaski.
    }
why-injury-discard = Masz { NAME($color, form: "neuter") } rany do odrzucenia.

## Dlaczego wolno: bogowie

why-god-advance-action = { $god ->
        [artemis] { $god } to { NAME($color, form: "feminine") } bogini i nie stoi w najwyższym rzędzie.
        [aphrodite] { $god } to { NAME($color, form: "feminine") } bogini i nie stoi w najwyższym rzędzie.
       *[other] { $god } to { $color } bóg i nie stoi w najwyższym rzędzie.
    }
why-god-first-step = { $row ->
        [one] { $god } stoi w najniższym rzędzie, więc pierwsze przesunięcie prowadzi do rzędu 1.
       *[many] { $god } stoi w najniższym rzędzie, więc pierwsze przesunięcie prowadzi od razu do rzędu { $row }.
    }
why-god-reach = Twój ekwipunek pozwala działać z daleka także { NAME($god, form: "dative") }.
why-ship-gods-out = Dzięki kaflowi okrętu żaden z twoich bogów nie stoi w najniższym rzędzie.
why-god-split-steps = Każde przesunięcie przypada jednemu bogu albo żadnemu.
why-god-use = { $god } stoi w najwyższym rzędzie.
why-god-trade = Boga z najwyższego rzędu możesz wymienić na kartę wyroczni.
why-god-return = { $god } cofa się potem na torze bogów.
why-god-poseidon = Posejdon może przemieścić okręt na dowolne pole morza.
why-god-artemis = Artemida może odkryć dowolny zakryty kafel.
why-god-aphrodite = Dzięki Afrodycie odrzucasz rany wszystkich kolorów naraz.
why-god-ares = Z Aresem nie potrzebujesz ani rzutu, ani kości w tym kolorze.
why-god-hermes = Twój okręt sięga do jednego z miast, więc Hermes może wziąć posąg z dowolnego.
why-equipment-god-to-top = Karta przedstawia { NAME($god, form: "accusative") }.
why-turn-consult-gods = { $god ->
        [none] Nie musisz przesuwać boga po rzucie innego gracza.
       *[other] Wypadł kolor { NAME($god, form: "genitive") }, a { $god } nie stoi w najniższym rzędzie.
    }
why-turn-consult-gods-delayed = { $god ->
        [none] Nie musisz korzystać z przesunięcia za wcześniejszy rzut.
       *[other] Kolor { NAME($god, form: "genitive") } wypadł w którymś rzucie po twojej ostatniej turze.
    }

## Dlaczego wolno: tura, karty, przygotowanie

why-turn-no-injuries = { $gain ->
        [one] Nie masz ran: weź { $gain } żeton łaski albo przesuń boga.
        [few] Nie masz ran: weź { $gain } żetony łaski albo przesuń boga.
       *[many] Nie masz ran: weź { $gain } żetonów łaski albo przesuń boga.
    }
why-turn-recover = Odpoczywasz i możesz odrzucić dowolną ranę.
why-turn-phases = Kończysz akcje, kiedy chcesz; potem następuje reszta tury.
why-turn-may-skip = Nie musisz wykorzystać wszystkich kości.
why-turn-consult = Na koniec tury radzisz się wyroczni.
why-equipment-die-bonus = { $gain ->
        [one] Na twojej karcie ekwipunku jest { NAME($color, form: "feminine") } kość: { $gain } żeton łaski, karta wyroczni i przesunięcie { NAME($god, form: "genitive") }.
        [few] Na twojej karcie ekwipunku jest { NAME($color, form: "feminine") } kość: { $gain } żetony łaski, karta wyroczni i przesunięcie { NAME($god, form: "genitive") }.
       *[many] Na twojej karcie ekwipunku jest { NAME($color, form: "feminine") } kość: { $gain } żetonów łaski, karta wyroczni i przesunięcie { NAME($god, form: "genitive") }.
    }
why-equipment-statues = Karta daje ci potrzebny posąg w jednym z pokazanych kolorów, prosto z jego miasta.
why-equipment-offerings = Karta daje ci potrzebny dar w jednym z pokazanych kolorów, z dowolnej wyspy.
why-equipment-look = Dzięki karcie podglądasz dwa kafle i odkrywasz jeden z nich.
why-equipment-reward-god = Twój ekwipunek dodaje do nagrody przesunięcie boga.
why-equipment-gift = Karta daje dwa przesunięcia bogów.
why-setup-ship-draft = Ten kafel okrętu jest jeszcze dostępny.
why-setup-short-game = W krótszej grze zaczynasz bez jednego zadania z kapliczką.
why-ship-task = Dzięki kaflowi okrętu zaczynasz z jednym zadaniem mniej.
why-ship-equipment = Dzięki kaflowi okrętu zaczynasz z kartą ekwipunku.

## Co potem

next-decision = Następnie { $player } decyduje, { $decision }.
    .you = Następnie decydujesz, { $decision }.
next-steps = { $steps ->
        [one] { $player } może potem przesunąć boga.
        [few] { $player } ma potem { $steps } przesunięcia bogów.
       *[many] { $player } ma potem { $steps } przesunięć bogów.
    }
    .you = { $steps ->
        [one] Potem możesz wykonać 1 przesunięcie boga.
        [few] Potem możesz wykonać { $steps } przesunięcia bogów.
       *[many] Potem możesz wykonać { $steps } przesunięć bogów.
    }
next-return = { $row ->
        [0] Potem { $god } cofa się do najniższego rzędu.
       *[many] Potem { $god } cofa się do rzędu { $row }.
    }
next-consult = { $final ->
        [true] Rzucasz trzema kośćmi, choć z tą rundą kończy się gra.
       *[other] Rzucasz trzema kośćmi na swoją następną turę.
    }
next-won = Jeśli wygrasz: { $text }

## Los

chance-battle = Szansa na wygraną w tym rzucie: { NUMBER($chance, style: "percent") }.
chance-battle-tokens = { $tokens ->
        [one] Z żetonem łaski na jeszcze jedną rundę: { NUMBER($chance, style: "percent") }.
       *[many] Z { $tokens } żetonami łaski na kolejne rundy: { NUMBER($chance, style: "percent") }.
    }
chance-battle-injury = Przegrana z wynikiem 0 daje ranę: { NUMBER($chance, style: "percent") } na rundę.
chance-card = { $cards ->
        [one] { $number ->
            [one] To ostatnia karta w stosie: { AND($parts) }.
           *[many] To jedna z { $number } kart w stosie: { AND($parts) }.
        }
       *[many] { $number ->
            [one] Pierwsza z nich to ostatnia karta w stosie: { AND($parts) }.
           *[many] Pierwsza z nich to jedna z { $number } kart w stosie: { AND($parts) }.
        }
    }
chance-card-part = { $number ->
        [one] { $number } { NAME($color, form: "feminine") }
        [few] { $number } { NAME($color, form: "neuter") }
       *[many] { $number } { NAME($color, form: "plural-genitive") }
    }
chance-tile = { $yours ->
        [0] { $number ->
            [one] To ostatni kafel, którego nie znasz; twoja kapliczka nie może na nim stanąć.
           *[many] To jeden z { $number } kafli, których nie znasz; twoja kapliczka nie może stanąć na żadnym z nich.
        }
        [one] { $number ->
            [one] To ostatni kafel, którego nie znasz; twoja kapliczka może na nim stanąć.
            [few] To jeden z { $number } kafli, których nie znasz; twoja kapliczka może stanąć na { $yours } z nich, w twoim kolorze: { NUMBER($chance, style: "percent") }.
       *[many] To jeden z { $number } kafli, których nie znasz; twoja kapliczka może stanąć na { $yours } z nich, w twoim kolorze: { NUMBER($chance, style: "percent") }.
        }
        [few] To jeden z { $number } kafli, których nie znasz; twoja kapliczka może stanąć na { $yours } z nich, w twoim kolorze: { NUMBER($chance, style: "percent") }.
       *[many] To jeden z { $number } kafli, których nie znasz; twoja kapliczka może stanąć na { $yours } z nich, w twoim kolorze: { NUMBER($chance, style: "percent") }.
    }
chance-tile-letters = { $shrines ->
        [0] Litery: { AND($parts) }.
       *[many] Litery pozostałych: { AND($parts) }.
    }
chance-tile-part = { $letter ->
        [psi] { $tokens ->
            [one] { $number } Psi ({ $tokens } żeton łaski)
            [few] { $number } Psi ({ $tokens } żetony łaski)
           *[many] { $number } Psi ({ $tokens } żetonów łaski)
        }
        [phi] { $number } Fi (2 karty wyroczni)
        [sigma] { $number } Sigma (3 przesunięcia bogów)
       *[omega] { $number } Omega (rany jednego koloru, tarcza +1)
    }
chance-look = { $number ->
        [one] Nie znasz jeszcze tylko 1 kafla.
       *[many] Nie znasz jeszcze { $number } kafli.
    }
chance-equipment = { $number ->
        [one] Wyłożone karty uzupełni ostatnia karta ze stosu.
       *[many] Wyłożone karty uzupełni jedna z { $number } kart w stosie.
    }
chance-die = Na każdej kości każdy z sześciu kolorów jest równie prawdopodobny.
chance-die-paid = { COUNT($colors) ->
        [one] Jeśli wypadnie kolor { AND($colors) } (szansa { NUMBER($chance, style: "percent") }), twój ekwipunek daje { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }.
       *[many] Za każdy z tych kolorów, który wypadnie, twój ekwipunek daje { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }: { AND($colors) }, każdy z szansą { NUMBER($chance, style: "percent") }.
    }
chance-injury = { $injuries ->
        [one] Potem tytan atakuje z siłą { $strength } i zadaje ci 1 ranę; o jej kolorze decyduje los.
        [few] Potem tytan atakuje z siłą { $strength } i zadaje ci { $injuries } rany; o ich kolorach decyduje los.
       *[many] Potem tytan atakuje z siłą { $strength } i zadaje ci { $injuries } ran; o ich kolorach decyduje los.
    }
chance-injury-others = { COUNT($others) ->
        [one] { $injuries ->
            [one] Potem tytan atakuje z siłą { $strength } i zadaje { AND(NAME($others, form: "dative")) } 1 ranę; o jej kolorze decyduje los.
            [few] Potem tytan atakuje z siłą { $strength } i zadaje { AND(NAME($others, form: "dative")) } { $injuries } rany; o ich kolorach decyduje los.
           *[many] Potem tytan atakuje z siłą { $strength } i zadaje { AND(NAME($others, form: "dative")) } { $injuries } ran; o ich kolorach decyduje los.
        }
       *[many] { $injuries ->
            [one] Potem tytan atakuje z siłą { $strength } i zadaje { AND(NAME($others, form: "dative")) } po 1 ranie; o kolorach decyduje los.
            [few] Potem tytan atakuje z siłą { $strength } i zadaje { AND(NAME($others, form: "dative")) } po { $injuries } rany; o kolorach decyduje los.
           *[many] Potem tytan atakuje z siłą { $strength } i zadaje { AND(NAME($others, form: "dative")) } po { $injuries } ran; o kolorach decyduje los.
        }
    }
# Musi być zrozumiała sama: chance-injury przed nią nie zawsze widać.
chance-injury-too = { COUNT($others) ->
        [one] Atak tytana zadaje też { AND(NAME($others, form: "dative")) } { $injuries ->
            [one] 1 ranę; o jej kolorze decyduje los.
            [few] { $injuries } rany; o ich kolorach decyduje los.
           *[many] { $injuries } ran; o ich kolorach decyduje los.
        }
       *[many] Atak tytana zadaje też { AND(NAME($others, form: "dative")) } po { $injuries ->
            [one] 1 ranie; o kolorach decyduje los.
            [few] { $injuries } rany; o kolorach decyduje los.
           *[many] { $injuries } ran; o kolorach decyduje los.
        }
    }
chance-titan = { $shield ->
        [5] Potem rzut kością tytana. Twoja tarcza o sile 5 zatrzymuje wszystko oprócz szóstki, która oznacza 2 rany: { NUMBER($six, style: "percent") }.
       *[many] Potem rzut kością tytana. Ryzyko jednej rany przy tarczy o sile { $shield }: { NUMBER($one, style: "percent") }; dwóch ran (gdy wypadnie 6): { NUMBER($six, style: "percent") }.
    }

## Cofanie

undo-yes = Możesz to cofnąć.
undo-analysis = Możesz to cofnąć: ta partia jest analizą.
undo-bot = Możesz to cofnąć, dopóki nie zagra następny bot.
undo-chance = { $draw ->
        [die] Nie cofniesz tego po rzucie kośćmi.
        [battle] Nie cofniesz tego po rzucie kością walki.
        [titan] Nie cofniesz tego po rzucie kością tytana.
        [card] Nie cofniesz tego po dobraniu karty.
        [equipment] Nie cofniesz tego, gdy wyłożona zostanie nowa karta.
        [injury] Nie cofniesz tego po dobraniu ran.
       *[tile] Nie cofniesz tego, gdy zobaczysz kafel.
    }
undo-passed = Nie cofniesz tego: następną decyzję podejmuje inny gracz.
