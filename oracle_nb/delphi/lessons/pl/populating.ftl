### Pytania ćwiczeń o rozkładaniu elementów i dwunastu zadaniach.

## Przed pierwszą turą

ask-populating-how-many = To morze dla { $players } graczy jest jeszcze puste. { $what ->
        [offerings] Ile w sumie potrzeba darów?
        [offerings-color] Ile potrzeba niebieskich darów?
        [offerings-island] Ile darów trafia na każdą wyspę darów?
        [monsters] Ile w sumie potrzeba potworów?
        [monsters-color] Ile potrzeba niebieskich potworów?
        [monsters-marked] Ile potworów staje na każdej oznaczonej wyspie potworów?
        [monsters-island] Ile potworów staje na każdej wyspie potworów bez oznaczenia?
        [statues] Ile w sumie potrzeba posągów?
        [temples] Ile świątyń potrzeba?
       *[tiles] Ile w sumie kafli wysp trafia na planszę?
    }
ask-populating-crowded = Morze przygotowano dla { $players } graczy, ale jeden { $pieces ->
        [offerings] dar trafił
       *[monsters] potwór trafił
    } na złą wyspę. Wskaż wyspę, na której jest ich za dużo.
ask-populating-temples = Na planszy stoją dwie świątynie w tym samym kolorze. Wskaż obie.
ask-populating-cities = W jednym z miast brakuje posągu. Wskaż je.
ask-populating-too-many = Morze przygotowano dla { $players } graczy, ale ktoś pomylił kolor { $pieces ->
        [offerings] jednego daru
       *[monsters] jednego potwora
    }. W jakim kolorze jest ich za dużo?
ask-populating-missing = Morze przygotowano dla { $players } graczy, ale ktoś pomylił kolor { $pieces ->
        [offerings] jednego daru
       *[monsters] jednego potwora
    }. W jakim kolorze jednego brakuje?
ask-populating-wrong = Morze przygotowano dla { $players } graczy. Czy coś się nie zgadza?

wrong-nothing = Nie, wszystko się zgadza
wrong-offerings = Tak, coś z darami
wrong-monsters = Tak, coś z potworami
wrong-temples = Tak, coś ze świątyniami
wrong-statues = Tak, coś z posągami

## Dwanaście zadań

ask-populating-dealt = Twój okręt jest czerwony, a na twoich kaflach wysp są litery: { $own }. Oto twoje zadania. Kapliczki: { $letters }. Posągi: { $white_statues ->
        [one] 1 biały
        [few] { $white_statues } białe
       *[many] { $white_statues } białych
    }. Dary: { $white_offerings ->
        [one] 1 biały
        [few] { $white_offerings } białe
       *[many] { $white_offerings } białych
    }, do tego { $offerings }. Potwory: { $white_monsters ->
        [one] 1 biały
        [few] { $white_monsters } białe
       *[many] { $white_monsters } białych
    }, do tego { $monsters }. Czy coś się nie zgadza?

dealt-right = Nie, wszystko się zgadza
dealt-shrine = Tak, coś z kapliczkami
dealt-offering = Tak, coś z darami
dealt-monster = Tak, coś z potworami

ask-populating-offerings = Twoje niewykonane zadania z darami: { $open }. Złożone dary: { $done }. Dary w ładowni: { $aboard }. Twój okręt stoi obok { $space }, a żetonów wystarczy ci na każdy kolor. Zaznacz wszystkie dary z tej wyspy, które możesz załadować.
ask-populating-monsters = Twoje niewykonane zadania z potworami: { $open }. Pokonane potwory: { $done }. Twój okręt stoi obok { $space }, a żetonów wystarczy ci na każdy kolor. Zaznacz wszystkie potwory z tej wyspy, z którymi możesz walczyć.
ask-populating-statue = Wzniesione posągi: { $done }. Posągi w ładowni: { $aboard }. Niewykonane zadania z posągiem w dowolnym kolorze: { COUNT($open) }. Twój okręt stoi obok { NAME($color, form: "genitive") } miasta. Czy możesz załadować { NAME($color) } posąg?

may-load = Tak
may-not-twice = Nie, ten kolor już mam
may-not-needed = Nie, nie ma już na niego zadania

ask-populating-completes = Twoje niewykonane zadania z darami: { $open }. Żaden z twoich darów nie jest jeszcze złożony. Zaznacz wszystkie kolory darów, którymi wykonasz białe zadanie.
ask-populating-load = Twoje niewykonane zadania z darami: { $open }. W ładowni masz już { NAME($color) } dar. Załaduj z { $space } jeszcze jeden, którego potrzebujesz.

## Dlaczego odpowiedź jest poprawna

why-populating-how-many = Liczba elementów na każdej wyspie zależy od liczby graczy (tu { $players }).
why-populating-crowded = Na każdą wyspę tego rodzaju trafia tyle samo elementów; tylko na oznaczonej wyspie potworów stają zawsze 2 potwory.
why-populating-temples = W każdym kolorze jest tylko jedna świątynia.
why-populating-cities = W każdym mieście są na początku 3 posągi w jego kolorze.
why-populating-too-many = W każdym kolorze jest tyle tych elementów, ilu jest graczy: { $players }.
why-populating-missing = W każdym kolorze jest tyle tych elementów, ilu jest graczy: { $players }.
why-populating-wrong = Porównaj: 3 posągi w każdym mieście, jedna świątynia w każdym kolorze, a darów i potworów po { $players } w każdym kolorze.
why-populating-dealt = Twoje zadania to 3 kapliczki, 3 białe posągi, 3 dary i 3 potwory, w tym jeden biały dar i jeden biały potwór; w żadnym rodzaju kolor się nie powtarza.
why-populating-offerings = Dar musi być potrzebny do niewykonanego zadania, a wśród twoich darów żaden kolor nie liczy się dwa razy.
why-populating-monsters = Potwór musi być potrzebny do niewykonanego zadania, a wśród twoich potworów żaden kolor nie liczy się dwa razy.
why-populating-statue = Białe zadanie przyjmuje dowolny kolor, ale żaden nie liczy się dwa razy, a ładunek w ładowni już się liczy do swojego zadania.
why-populating-completes = Zadanie w kolorze daru ma zawsze pierwszeństwo przed białym.
why-populating-load = Dar musi mieć nowy kolor i pasować do niewykonanego zadania, do którego nie masz jeszcze ładunku.
why-populating-fixed = Ta liczba nie zależy od liczby graczy.
why-populating-count = { $what ->
        [offerings] Na każdą z 6 wysp darów trafiają { $players } dary. Razem to 6 × { $players } = { $total }.
        [offerings-color] Każdy gracz potrzebuje najwyżej jednego daru w danym kolorze, więc jest ich { $total }.
        [offerings-island] Na wyspę darów trafia tyle darów, ilu jest graczy: { $total }.
        [monsters] Na 3 oznaczonych wyspach stają po 2 potwory, na 6 innych po { $each }: 3 × 2 + 6 × { $each } = { $total }.
        [monsters-color] Każdy gracz potrzebuje najwyżej jednego potwora w danym kolorze, więc jest ich { $total }.
        [monsters-marked] Liczba potworów na oznaczonej wyspie to zawsze { $total }.
        [monsters-island] Na nieoznaczonej wyspie jest o jednego potwora mniej niż graczy: { $players } − 1 = { $total }.
        [statues] W każdym z 6 miast stają 3 posągi: 6 × 3 = { $total }.
        [temples] W każdym kolorze jest jedna świątynia: { $total }.
       *[tiles] W każdym z 6 kolorów obramowania są 2 wyspy: 6 × 2 = { $total }.
    }
why-populating-each-offerings = Przy { $players } graczach na każdej wyspie darów powinny leżeć { $most } dary.
why-populating-each-monsters = { $most ->
        [one] Przy { $players } graczach na tej wyspie powinien być tylko { $most } potwór.
       *[few] Przy { $players } graczach na tej wyspie powinny być { $most } potwory.
    }
why-populating-crowded-offerings = Darów na { $space } jest { $count } zamiast { $most }.
why-populating-crowded-monsters = Potworów na { $space } jest { $count } zamiast { $most }.
why-populating-no-temple = Nie ma { NAME($color, form: "feminine-genitive") } świątyni.
why-populating-temples-are = Świątynie w kolorze { NAME($color, form: "instrumental") } stoją na { $spaces }.
why-populating-city = { $count ->
        [one] W mieście w kolorze { NAME($color, form: "instrumental") } na { $space } jest tylko 1 posąg.
        [few] W mieście w kolorze { NAME($color, form: "instrumental") } na { $space } są tylko { $count } posągi.
       *[many] W mieście w kolorze { NAME($color, form: "instrumental") } na { $space } jest tylko { $count } posągów.
    }
why-populating-color-offerings = Darów w kolorze { NAME($color, form: "instrumental") } jest { $count } zamiast { $wanted }.
why-populating-color-monsters = Potworów w kolorze { NAME($color, form: "instrumental") } jest { $count } zamiast { $wanted }.
why-populating-nothing = Wszystkie liczby się zgadzają: 18 posągów, 6 świątyń, { $offerings } { $offerings ->
        [few] dary
       *[many] darów
    } i { $monsters } { $monsters ->
        [few] potwory
       *[many] potworów
    }, a każdy kolor jest na miejscu.
why-dealt-right = Wszystko się zgadza: twoje litery, 3 białe posągi, po jednym białym darze i potworze, a żaden kolor się nie powtarza.
why-dealt-foreign = Na żadnym z twoich kafli wysp nie ma litery { $letter }.
why-dealt-again = Dwa zadania z kapliczkami mają literę { $letter }.
why-dealt-white = { $kind ->
        [offering] Dwa zadania z darami są białe, a może być tylko jedno.
       *[monster] Dwa zadania z potworami są białe, a może być tylko jedno.
    }
why-dealt-twice = { $kind ->
        [offering] Kolor { $color } powtarza się wśród zadań z darami.
       *[monster] Kolor { $color } powtarza się wśród zadań z potworami.
    }
why-needs-used = { COUNT($colors) ->
        [0] Nie masz jeszcze żadnego koloru.
       *[other] Kolory, które już masz: { $colors }.
    }
why-needs-open = { $white ->
        [0] { COUNT($colors) ->
            [0] Nie zostało żadne zadanie.
            [one] Zostało tylko zadanie w kolorze { NAME($colors, form: "instrumental") }.
           *[other] Zostały zadania w kolorach { NAME($colors, form: "instrumental") }.
        }
        [one] { COUNT($colors) ->
            [0] Zostało tylko jedno zadanie, białe, do którego pasuje każdy nowy kolor.
            [one] Zostało zadanie w kolorze { NAME($colors, form: "instrumental") }, a także białe, do którego pasuje każdy nowy kolor.
           *[other] Zostały zadania w kolorach { NAME($colors, form: "instrumental") }, a także białe, do którego pasuje każdy nowy kolor.
        }
       *[few] { COUNT($colors) ->
            [0] Zostały białe zadania ({ $white }), do których pasują nowe kolory.
           *[other] Zostały zadania w kolorach: { $colors }, a także białe ({ $white }), do których pasują nowe kolory.
        }
    }
why-needs-offerings = { COUNT($colors) ->
        [one] Z tej wyspy możesz więc załadować tylko jeden dar: { $colors }.
       *[other] Z tej wyspy możesz więc załadować dary: { $colors }.
    }
why-needs-monsters = { COUNT($colors) ->
        [one] Na tej wyspie możesz więc walczyć tylko z jednym potworem: { NAME($colors, form: "instrumental") }.
       *[other] Na tej wyspie możesz więc walczyć z potworami: { NAME($colors, form: "instrumental") }.
    }
why-may-load = Nie masz jeszcze { NAME($color, form: "genitive") } posągu, a po odliczeniu ładunku zostaje dla niego zadanie: { $open } − { $loaded } = { $left }.
why-may-not-twice = Kolor { $color } już masz.
why-may-not-needed = Po odliczeniu ładunku nie zostaje żadne zadanie: { $open } − { $loaded } = { $left }.
why-task-white = Żadne inne zadanie nie wymaga tych kolorów: { $colors }. Takim darem wykonasz białe.

## Na co zwrócić uwagę

hint-populating = Od czego to zależy: od liczby graczy, od koloru czy od rodzaju wyspy?
hint-populating-how-many = Czy ta liczba zależy od liczby graczy i ile jest takich wysp lub miast?
hint-populating-crowded = Policz { $pieces ->
        [offerings] dary na każdej wyspie darów.
       *[monsters] potwory na każdej wyspie potworów.
    }
hint-populating-temples = Sprawdź po kolei sześć kolorów. W którym nie ma świątyni?
hint-populating-cities = Policz posągi w każdym mieście.
hint-populating-too-many = Sprawdź kolor po kolorze i policz { $pieces ->
        [offerings] dary w każdym z nich.
       *[monsters] potwory w każdym z nich.
    }
hint-populating-missing = Sprawdź kolor po kolorze i policz { $pieces ->
        [offerings] dary w każdym z nich.
       *[monsters] potwory w każdym z nich.
    }
hint-populating-wrong = Policz po kolei: posągi, świątynie, dary, potwory.
hint-populating-offerings = Które z twoich zadań wymagają jeszcze daru i jakich kolorów już użyto?
hint-populating-monsters = Które z twoich zadań wymagają jeszcze potwora i jakich kolorów już użyto?
hint-populating-statue = Ile zadań zostanie, gdy dostarczysz ładunek z ładowni, i czy masz już { $color } posąg?
hint-populating-load = Jakie zadania zostaną po dostarczeniu ładunku z ładowni?
hint-populating-completes = Które zadanie wykonasz najpierw darem każdego z tych kolorów?
hint-populating-dealt = Policz zadania każdego rodzaju, a potem poszukaj koloru, który się powtarza.
