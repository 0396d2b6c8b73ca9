### Nauka, wspólna dla każdej gry.

school-other-action = To dozwolone, ale w tym kroku chodzi o coś innego.

## Do odpowiedzi

school-part = { $name }: { $text }
school-missing = { $count ->
        [one] Brakuje jeszcze jednej odpowiedzi.
        [few] Brakuje jeszcze { $count } odpowiedzi.
       *[other] Brakuje jeszcze { $count } odpowiedzi.
    }
school-unfinished = Akcja, która doprowadziłaby do celu, jest teraz niemożliwa. { $text }
# $text to błędne przekonanie z danej gry, na przykład „myślisz, że okręty latają. To nieprawda.”
school-belief = Chyba { $text }
school-possible = Taka odpowiedź wychodzi na przykład wtedy, gdy { $text }
school-possible-number = { $answer } wychodzi na przykład wtedy, gdy { $text }
school-numbered = { $number }. { $text }
school-with = { $text } ({ $name })
school-one-way = Na przykład: { $text }.
school-plan-best = Żaden plan nie wymaga mniej akcji.
school-plan-shorter = Plan z mniejszą liczbą akcji: { $text }.

## Pozycja, która przeczy błędnemu przekonaniu

school-counter-refused = Gdyby tak było, wolno by tu było wykonać akcję: { $action }. Zasady jednak na to nie pozwalają:
school-counter-allowed = Gdyby tak było, nie wolno by tu było wykonać akcji: { $action }. Zasady jednak na nią pozwalają.
school-counter-believed = Gdyby tak było, odpowiedź brzmiałaby: { $text }.
school-counter-answer = Poprawna odpowiedź to jednak: { $text }.
school-none = nic

## Lekcja z tego, co wraca

school-review-title = Powtórka
school-review-goal = Wracają tu pytania z wcześniejszych ćwiczeń, aż wejdą ci w krew.
school-review-summary = To, co już wiesz, będzie wracać w coraz dłuższych odstępach.

school-exercise-title = Ćwiczenie
school-exercises-title = Ćwiczenia
school-exercise-goal = Wybieraj albo graj: odpowiedź sprawdzi program według zasad.
school-exercise-summary = To już wszystko. Wybierz następne ćwiczenie albo zacznij lekcję.

## Sprawdzian

school-checkup-title = Sprawdzian
school-checkup-goal = Najwyżej dwanaście pytań z ukończonych lekcji.
school-checkup-summary = To już wszystko.
school-checkup-sound = { $count ->
        [0] Po wcześniejszych odpowiedziach nie ma już o co pytać
        [one] Twoja odpowiedź jest dobra
       *[other] Wszystkie odpowiedzi są dobre ({ $count })
    }: nic nie wskazuje na źle zrozumianą zasadę.
school-checkup-slip = Dobre odpowiedzi: { $done } z { $count }. Nic nie wskazuje na źle zrozumianą zasadę.
school-checkup-gaps = { $count ->
        [one] Jeszcze dobrze nie znasz jednej zasady.
       *[other] Jeszcze dobrze nie znasz { $count } zasad.
    } Tych błędów nie da się wyjaśnić jedną źle zrozumianą zasadą.
school-checkup-earlier = { $total ->
        [0] Z wcześniejszych odpowiedzi wynika
        [one] Twoja odpowiedź jest dobra, ale z wcześniejszych wynika
       *[other] Wszystkie odpowiedzi są dobre ({ $total }), ale z wcześniejszych wynika
    }, że { $count ->
        [one] jeszcze dobrze nie znasz jednej zasady.
       *[other] jeszcze dobrze nie znasz { $count } zasad.
    }
school-checkup-beliefs = { $count ->
        [one] Prawdopodobnie źle rozumiesz jedną zasadę.
        [few] Prawdopodobnie źle rozumiesz { $count } zasady.
       *[other] Prawdopodobnie źle rozumiesz { $count } zasad.
    }

## Test na początek

school-placement-title = Znajdź swoje miejsce
school-placement-goal = Najwyżej dziesięć pytań pokaże, od której lekcji zacząć.
school-placement-summary = Od tej lekcji warto zacząć.
school-placement = { $count ->
        [one] Pierwszą lekcję już umiesz. Zacznij od lekcji „{ $title }”.
        [few] Pierwsze { $count } lekcje już umiesz. Zacznij od lekcji „{ $title }”.
       *[other] Pierwsze { $count } lekcji już umiesz. Zacznij od lekcji „{ $title }”.
    }
school-placement-first = Zacznij od początku, od lekcji „{ $title }”.
school-placement-all = Znasz zasady ze wszystkich lekcji. Powtórki i zagadki pozwolą ci ich nie zapomnieć.
