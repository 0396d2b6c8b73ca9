### Badanie plansz: rodzaje układów, drogi z użyciem kości, zmiany.

## Rodzaje układów

kind-compact = Zwarty
kind-compact-about = kafle ułożone jak w instrukcji na pierwszą partię, z losową zawartością
kind-contact = Ścisły
kind-contact-about = każdy kolejny kafel styka się z innymi jak najbardziej
kind-free = Swobodny
kind-free-about = kafle leżą wszędzie tam, gdzie pasują
kind-loose = Luźny
kind-loose-about = kafle stykają się jak najmniej: długie ramiona, otwarte zatoki

## Jak badanie nazywa układ

explore-layout = Plansza
explore-kind = Rodzaj układu
explore-seed-hint = To samo ziarno daje tę samą planszę
explore-before = Poprzednia plansza
explore-next = Następna plansza
explore-another = Inna plansza
explore-more-than = więcej niż na { NUMBER($share, style: "percent", maximumFractionDigits: 0) } plansz tego rodzaju
explore-fewer-than = mniej niż na { NUMBER($share, style: "percent", maximumFractionDigits: 0) } plansz tego rodzaju
explore-usual = jak na większości plansz tego rodzaju
explore-chart-usual = { $number ->
        [one] Miejsce tej planszy na tle { $number } planszy rodzaju „{ $name }”
       *[other] Miejsce tej planszy na tle { $number } plansz rodzaju „{ $name }”
    }
explore-chart-boards = plansze
explore-link = Link do tej planszy
explore-compare-about = Przypnij tę planszę, a następną zobaczysz obok.
explore-compare-same = Obie plansze są takie same.
aim-fair = równe szanse kolorów
aim-open = mało wąskich gardeł
aim-short = krótkie trasy

## Z pola na pole. $die: kolor kości, $used: kolor, w jakim jej użyto; $number: liczba kroków albo kości.

journey-no-start = Okręt stoi na polu morza albo na polu Zeusa, a { $space } nie jest żadnym z nich. Wybierz, skąd wypływa.
journey-no-goal = Na { $space } nie stanie żaden okręt: to mielizna.
journey-no-dice = Wybierz kości, a zobaczysz, jak dopłynąć do { $space }.
journey-none = Żadna droga morska nie prowadzi do { $space }.
journey-there = Okręt już stoi obok { $space }.
journey = { $alongside ->
        [true] Obok { $space }
       *[false] Na { $space }
    }: { $number ->
        [one] 1 kość
        [few] { $number } kości
       *[many] { $number } kości
    }, { $tokens ->
        [0] bez żetonów łaski.
        [one] 1 żeton łaski.
        [few] { $tokens } żetony łaski.
       *[many] { $tokens } żetonów łaski.
    }
journey-leg = Kość { NAME($die, form: "feminine") }{ $recolored ->
        [true] {" "}jako { NAME($used, form: "feminine") }
       *[false] {""}
    }: { $number ->
        [one] 1 krok
        [few] { $number } kroki
       *[many] { $number } kroków
    } do { $space }{ $tokens ->
        [0] {""}
        [one] , 1 żeton łaski
        [few] , { $tokens } żetony łaski
       *[many] , { $tokens } żetonów łaski
    }

## Zmiany

piece-tile = kafel { $name }
fault-rule = zasada „{ $title }”
fault-changed = mielizny, których na kaflach nie ma
differs-tile = Kafel { $name } leży inaczej.
differs-tiles = { $number ->
        [one] 1 kafel leży inaczej.
        [few] { $number } kafle leżą inaczej.
       *[many] { $number } kafli leży inaczej.
    }

## Układ jako całość, zależnie od miejsca wśród układów tego rodzaju

summary-high = Ciasne morze
summary-low = Otwarte morze
summary-usual = Morze jak w większości takich układów
summary-parts = Morze podzielone na części: { $number }

## Narzędzia i drogi w badaniu plansz

explore-changed = Plansza po twoich zmianach. Porównanie z planszami: { $name }.
explore-changed-board = Zmieniona plansza
explore-picture-reach = Zasięg kości
explore-caption-reach = Zasięg jednej z tych kości z pola { $space }; liczby: żetony łaski
explore-about-reach = Dokąd dopłyniesz jednym ruchem każdą z wybranych kości. Liczba to cena dłuższej drogi.
explore-hand-toggle = dodaje lub usuwa mieliznę
explore-hand-tile = podnosi kafel
explore-click-tile = Wybierz kafel, a potem jedną z fioletowych kropek.
explore-click-toggle = Wybierz pole morza, by zmienić je w mieliznę, albo mieliznę, by zmienić ją w pole morza.
explore-way-means = Twoje kości
explore-way-add = Dołóż kość: { $name }
explore-way-remove = Zabierz kość: { $name }

## Minimum rund. $number: liczba graczy.

explore-par = Najmniejsza liczba rund
explore-par-short = Nikt nie skończy szybciej, nawet przy największym szczęściu. Porównaj miejsca, a zobaczysz, czy przygotowanie jest sprawiedliwe.
explore-par-show = Pokaż najmniejszą liczbę rund
explore-par-hide = Ukryj
explore-par-about = Przygotowanie dla { $number } graczy na tej planszy (ziarno losowe { $seed }). Nikt nie skończy w mniejszej liczbie rund, bez względu na to, jakie kości, karty i ekwipunek dostanie. Liczby akcji i ruchów to minimum bez pomocy bogów i ekwipunku.
explore-par-seat = Miejsce
explore-par-dealt = Kafel okrętu
explore-par-to-choose = do wybrania
explore-par-rounds = Rundy
explore-par-actions = Akcje
explore-par-moves = w tym ruchy
