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
    } na złą wyspę. Wskaż wyspę, na której jest o jeden za dużo.
ask-populating-temples = Na planszy stoją dwie świątynie w tym samym kolorze. Wskaż obie.
ask-populating-cities = W jednym z miast brakuje posągu. Wskaż je.
ask-populating-too-many = Morze przygotowano dla { $players } graczy, ale ktoś pomylił kolor { $pieces ->
        [offerings] jednego daru
       *[monsters] jednego potwora
    }. W jakim kolorze jest o jeden za dużo?
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

ask-populating-offerings = Twoje niewykonane zadania z darami: { $open }. Złożone dary: { $done }. W ładowni: { $aboard }. Twój okręt stoi obok { $space }, a żetonów wystarczy ci na każdy kolor. Zaznacz wszystkie dary z tej wyspy, które możesz załadować.
ask-populating-monsters = Twoje niewykonane zadania z potworami: { $open }. Pokonane potwory: { $done }. Twój okręt stoi obok { $space }, a żetonów wystarczy ci na każdy kolor. Zaznacz wszystkie potwory z tej wyspy, z którymi możesz walczyć.
ask-populating-statue = Wzniesione posągi: { $done }. W ładowni: { $aboard }. Niewykonane zadania z posągiem w dowolnym kolorze: { COUNT($open) }. Twój okręt stoi obok { NAME($color, form: "genitive") } miasta. Czy możesz załadować { NAME($color) } posąg?

may-load = Tak
may-not-twice = Nie, ten kolor już mam
may-not-needed = Nie, nie ma już na niego zadania

ask-populating-completes = Twoje niewykonane zadania z darami: { $open }. Składasz teraz { NAME($color) } dar. Które zadanie wykonujesz?
ask-populating-load = Twoje niewykonane zadania z darami: { $open }. W ładowni masz już { NAME($color) } dar. Załaduj z { $space } jeszcze jeden, którego potrzebujesz.

## Dlaczego odpowiedź jest poprawna

why-populating-how-many = Liczba elementów na każdej wyspie zależy od liczby graczy, a tych jest { $players }.
why-populating-crowded = Na każdą wyspę tego rodzaju trafia tyle samo elementów; tylko na oznaczonej wyspie potworów stają zawsze 2 potwory.
why-populating-temples = W każdym kolorze jest tylko jedna świątynia.
why-populating-cities = W każdym mieście są na początku 3 posągi w jego kolorze.
why-populating-too-many = W każdym kolorze jest tyle tych elementów, ilu graczy: { $players }.
why-populating-missing = W każdym kolorze jest tyle tych elementów, ilu graczy: { $players }.
why-populating-wrong = Porównaj: 3 posągi w każdym mieście, jedna świątynia w każdym kolorze, a darów i potworów w każdym kolorze: { $players }.
why-populating-dealt = Twoje zadania to 3 kapliczki, 3 białe posągi, 3 dary i 3 potwory, w tym jeden biały dar i jeden biały potwór; w żadnym rodzaju kolor się nie powtarza.
why-populating-offerings = Daru musi wymagać niewykonane zadanie, a wśród twoich darów żaden kolor nie liczy się dwa razy.
why-populating-monsters = Potwora musi wymagać niewykonane zadanie, a wśród twoich potworów żaden kolor nie liczy się dwa razy.
why-populating-statue = Białe zadanie przyjmuje dowolny kolor, ale żaden nie liczy się dwa razy, a ładunek w ładowni już się liczy do swojego zadania.
why-populating-completes = Jeśli pasuje zadanie z ustalonym kolorem i białe, wykonujesz to z ustalonym kolorem.
why-populating-load = Dar musi pasować do niewykonanego zadania, na które nie czeka już ładunek, a jego kolor musi być nowy.

## Na co zwrócić uwagę

hint-populating = Od czego to zależy: od liczby graczy, od koloru czy od rodzaju wyspy?
hint-populating-offerings = Które z twoich zadań wymagają jeszcze daru i jakich kolorów już użyto?
hint-populating-monsters = Które z twoich zadań wymagają jeszcze potwora i jakich kolorów już użyto?
hint-populating-statue = Ile zadań zostanie, gdy dostarczysz ładunek z ładowni, i czy masz już { $color } posąg?
hint-populating-load = Jakie zadania zostaną po dostarczeniu ładunku z ładowni?
hint-populating-completes = Do których twoich zadań pasuje { $color } dar?
hint-populating-dealt = Policz zadania każdego rodzaju, a potem poszukaj koloru, który się powtarza.
