### Strona, na której powstają lekcje.

draft-editor = Napisz lekcję
draft-about = Pisz własne lekcje, wypróbowuj je i rozdawaj jako link albo na papierze. Wystarczy znać zasady gry.
draft-open = Napisz lekcję
draft-new = Nowa lekcja
draft-begin = Zacznij lekcję
draft-begin-position = Zacznij lekcję od swojej pozycji
draft-list = Twoje lekcje
draft-none = Nie masz jeszcze żadnej lekcji.
draft-kept = Lekcje należą do tej przeglądarki, najwyżej { $most }. Lekcja, której nikt nie otworzy przez rok, zostanie usunięta, a niezmieniony szkic – po jednym dniu.
draft-untitled = Lekcja bez tytułu
draft-saved = Każda zmiana jest od razu zapisywana i sprawdzana.
draft-back = Wróć do pisania

## Błędy

draft-check = Sprawdzenie
draft-problems = { $count ->
        [one] 1 błąd: dopóki go nie poprawisz, lekcji nie można otworzyć.
        [few] { $count } błędy: dopóki ich nie poprawisz, lekcji nie można otworzyć.
       *[many] { $count } błędów: dopóki ich nie poprawisz, lekcji nie można otworzyć.
    }
draft-sound = W lekcji nie ma błędów.
draft-minutes = { $count ->
        [one] Zajmie około minuty. Lekcje trwają zwykle od 2 do 8 minut.
        [few] Zajmie około { $count } minut. Lekcje trwają zwykle od 2 do 8 minut.
       *[many] Zajmie około { $count } minut. Lekcje trwają zwykle od 2 do 8 minut.
    }
draft-one-language = Wszystkie teksty są w jednym języku. Kto używa aplikacji w drugim, przeczyta je bez zmian.
draft-try = Wypróbuj lekcję
draft-place = { $text }:
draft-at-steps = Krok { $number }
draft-at-exercises = Ćwiczenie { $number }
draft-in-en = po angielsku
draft-in-pl = po polsku
draft-text-in = { $name } { $text }
draft-field-name = Nazwa lekcji w plikach
draft-field-title = Tytuł
draft-field-goal = Cel
draft-field-summary = Podsumowanie
draft-field-steps = Kroki
draft-field-exercises = Ćwiczenia
draft-field-say = Tekst
draft-field-predict = Pytanie przed tekstem
draft-field-options = Odpowiedzi
draft-field-scene = Pozycja
draft-field-do = Akcje
draft-field-chance = Wyniki losowe
draft-field-point = Wskazane pola
draft-field-rules = Zasady, których uczy
draft-field-template = Szablon
draft-field-times = Ile razy
draft-field-after = Lekcje przed tą
draft-field-teaches = Inne zasady, których uczy
draft-field-picture = Obraz
draft-field-number = Numer
draft-field-part = Część
draft-fault-empty = Brakuje tekstu.
draft-fault-language = Brakuje tekstu { $name }.
draft-fault-hidden = Niewidocznego znaku { $mark } nie można użyć.
draft-fault-sentences = Za dużo zdań: { $said }. Nikt nie czyta więcej niż { $most } między dwiema akcjami.
draft-fault-sentence = To musi być jedno zdanie.
draft-fault-repeated = Inna odpowiedź mówi to samo.
draft-fault-steps = Lekcja musi mieć przynajmniej jeden krok.
draft-fault-exercises = Lekcja musi mieć przynajmniej jedno ćwiczenie.
draft-fault-name = Tę nazwę ma już inna lekcja: { $name }.
draft-fault-name-form = Nazwa składa się z małych liter, cyfr i łączników, zaczyna się od litery i ma najwyżej 31 znaków.
draft-fault-unknown = Nie ma niczego o nazwie „{ $name }”.
draft-fault-scene = Pierwszy krok musi mieć pozycję.
draft-fault-refused = „{ $action }” jest tu niedozwolone: { $reason }
draft-fault-chance = { $count ->
        [one] Podano o 1 wynik więcej, niż potrzebują akcje.
        [few] Podano o { $count } wyniki więcej, niż potrzebują akcje.
       *[many] Podano o { $count } wyników więcej, niż potrzebują akcje.
    }
draft-fault-action = Nie wybrano żadnej akcji.
draft-fault-idle = W tym kroku o niczym nie rozstrzyga los.
draft-fault-gap = Tu potrzebna jest zasada „{ $name }”, a żadna lekcja jej nie uczy. Dodaj ją do kroku, który ją wyjaśnia.
draft-fault-gap-lesson = Tu potrzebna jest zasada „{ $name }”. Uczy jej lekcja „{ $title }”: dodaj ją do lekcji przed tą albo wyjaśnij tę zasadę w swojej lekcji.
draft-fault-gaps = Tu potrzebne są zasady, których uczy lekcja „{ $title }”: { $text }.
draft-after-this = Dodaj ją do lekcji przed tą
draft-fault-other = Nie da się tego odczytać: { $reason }
draft-why-kind = Potrzebne: { $wanted }. Podano: { $given }.
draft-kind-int = liczba całkowita
draft-kind-float = liczba
draft-kind-str = tekst
draft-kind-bool = true albo false
draft-kind-null = nic
draft-kind-array = lista
draft-kind-object = tabela
draft-why-near = Nie ma niczego o nazwie „{ $name }”. Najbardziej podobne: { $near }.
draft-why-known = Nie ma niczego o nazwie „{ $name }”. Do wyboru: { $near }.
draft-why-entries = { $count ->
        [one] Potrzebny jest dokładnie 1 wpis.
        [few] Potrzebne są dokładnie { $count } wpisy.
       *[many] Potrzeba dokładnie { $count } wpisów.
    }
draft-why-least-entries = { $count ->
        [one] Potrzebny jest co najmniej 1 wpis.
        [few] Potrzebne są co najmniej { $count } wpisy.
       *[many] Potrzeba co najmniej { $count } wpisów.
    }
draft-why-least = Liczba musi wynosić co najmniej { $least }.
draft-why-most = Liczba może wynosić najwyżej { $most }.
draft-why-missing = Brakuje pola „{ $name }”.
draft-why-field = Nie ma pola „{ $name }”.
draft-why-form = To nie ma wymaganej postaci.
draft-why-twice = „{ $name }” występuje dwa razy.
draft-why-chance = Los nie może tu dać takiego wyniku: { $name }.
draft-why-else = Nie da się tego odczytać albo nie pasuje to do reszty.
draft-why-code = to nie jest link, kod ani scenariusz pozycji.
draft-why-damaged = kod jest uszkodzony albo niepełny.
draft-why-scenario = nie da się odczytać wiersza { $line } scenariusza.
draft-why-no-position = nie da się jej odczytać.
draft-toml-column = zobacz wiersz { $line }, kolumna { $column }
draft-toml-line = zobacz wiersz { $line }
draft-toml-end = brakuje zakończenia
draft-toml-nested = za dużo zagnieżdżonych nawiasów
draft-toml-somewhere = zawiera znaki, których tam być nie powinno
draft-gone = Tego już tu nie ma.
draft-number = Podaj liczbę od { $least } do { $most }.
draft-no-position = Wklej link albo kod pozycji.
draft-refused-at = { $place } { $text }
draft-refused-large = Plik jest za duży: lekcja ma najwyżej { $most } znaków. Nic się nie zmieniło.
draft-refused-toml = To nie jest plik lekcji, bo nie ma formatu TOML: { $reason }. Nic się nie zmieniło.
draft-refused-empty = Ten plik jest pusty: nie ma w nim żadnej lekcji. Nic się nie zmieniło.
draft-refused-form = To nie jest plik lekcji: { $reason }. Nic się nie zmieniło.
draft-refused-long = To za długie: najwyżej { $most } znaków.
draft-refused-many = To za dużo: najwyżej { $most }.
draft-refused-value = Lekcja nie może zawierać takiej wartości.
own-lesson = Własna lekcja nauczyciela
own-lesson-own = Masz już { $most } lekcji. Najpierw usuń którąś z nich.
own-lesson-all = W tej chwili nie ma miejsca na więcej lekcji.
own-lesson-large = Lekcja jest za długa, żeby ją zapisać.
own-lesson-stale = Ta lekcja została zmieniona w innym oknie. Jeśli potrzebujesz obu wersji, wyeksportuj tę, a potem odśwież stronę.
own-lesson-unknown = Pod tym linkiem nie ma lekcji. Usunięto ją, nigdy jej nie udostępniono albo należy do innej przeglądarki.
own-lesson-faulty = W tej lekcji są błędy. Najpierw je popraw.

## Teksty, kroki i ćwiczenia

draft-texts = Tytuł i cel
draft-languages-about = Wypełnij jeden język albo oba.
draft-after-about = Zasady z tych lekcji uczniowie już znają.
draft-after-add = Dodaj lekcję
draft-steps-about = Krok wyjaśnia coś w kilku słowach i każe to zrobić. Dwa albo trzy kroki to w sam raz na lekcję.
draft-add-step = Dodaj krok
draft-add = Dodaj
draft-choose = Wybierz
draft-edit = Edytuj
draft-edit-named = Edytuj: { $name }
draft-remove = Usuń
draft-remove-named = Usuń: { $name }
draft-move-up = Przesuń w górę: { $name }
draft-move-down = Przesuń w dół: { $name }
draft-say = Tekst
draft-scene-own = Ten krok zaczyna się od własnej pozycji.
draft-scene-goes-on = Ten krok zaczyna się tam, gdzie kończy się poprzedni.
draft-scene-none = Wybierz pozycję, od której zaczyna się lekcja.
draft-scene-change = Wybierz pozycję
draft-scene-built-in = Pozycja z lekcji
draft-scene-of = { $title }, krok { $number }
draft-scene-code = Albo link, kod lub scenariusz pozycji
draft-scene-use = Użyj
draft-scene-remove = Zacznij tam, gdzie kończy się poprzedni krok
draft-position-editor = Ułóż pozycję w edytorze pozycji
draft-predict-about = Uczniowie odpowiadają, zanim przeczytają tekst kroku. Odpowiedzi nie są oceniane i pokazują się w innej kolejności.
draft-predict-right = Poprawna odpowiedź
draft-predict-other = Inna odpowiedź { $number }
draft-predict-add = Zadaj pytanie przed tekstem
draft-predict-more = Dodaj odpowiedź
draft-predict-fewer = Usuń ostatnią odpowiedź
draft-predict-remove = Usuń pytanie
draft-do = Co robią uczniowie
draft-do-about = Krok kończy dowolna z tych akcji.
draft-do-none = Bez akcji uczniowie tylko czytają ten krok.
draft-do-add = Dodaj akcję, która jest tu dozwolona
draft-chance-about = Co przyniesie los, po kolei i po przecinku. Reszta będzie losowa.
draft-chance-set = Ustaw wyniki
draft-point-add = Dodaj pole
draft-point-click = Wybierz pole, aby oznaczyć je strzałką. Wybierz je ponownie, aby usunąć strzałkę.
draft-rules-about = O te zasady mogą pytać ćwiczenia i wracają one w powtórkach.
draft-rules-find = Szukaj wśród zasad
draft-find = Szukaj
draft-rules-not-found = Nie znaleziono żadnej zasady.
draft-rules-suggested = Akcje tego kroku zależą od tych zasad:
draft-rule-add = Dodaj „{ $name }”
draft-exercises-about = Pytaj o to, co pokazały kroki, i zacznij od najłatwiejszych ćwiczeń. Dwa albo trzy rodzaje to w sam raz na lekcję.
draft-topic = Ćwiczenia z lekcji
draft-other-kinds = Ćwiczenia, których nie ma w żadnej lekcji
draft-template-add = Dodaj rodzaj ćwiczeń
draft-answer = Odpowiedź
draft-sample = Inny przykład
draft-times = Ile razy

## Pliki i linki

draft-share = Rozdaj lekcję
draft-share-about = Każdy, kto ma link, może przejść lekcję, ale nikt inny nie może jej zmienić.
draft-share-later = Lekcję możesz rozdać, gdy nie będzie w niej błędów.
draft-share-make = Utwórz link
draft-share-newer = Link otwiera jeszcze poprzednią wersję lekcji. Zaktualizuj go, gdy zmiany będą gotowe.
draft-share-update = Zaktualizuj link
draft-sheet = Ćwiczenia na papierze
draft-file = Lekcja jako plik
draft-file-about = Plik przechowuje lekcję poza tą przeglądarką. Zaimportowany plik zastępuje to, co tu jest; możesz to cofnąć.
draft-import = Zaimportuj plik
draft-export = Wyeksportuj plik
draft-delete = Usuń tę lekcję
draft-delete-sure = Usunąć tę lekcję? Jej link przestanie działać i nie da się tego cofnąć.
draft-delete-yes = Tak, usuń
