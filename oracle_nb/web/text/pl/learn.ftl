### Szkoła: lekcje, ćwiczenia, znajomość zasad.

## Strona główna

learn = Nauka

## Lekcje

learn-about = Każda lekcja trwa od dwóch do ośmiu minut. Działasz na planszy jak w grze, a odpowiedzi sprawdza program według zasad.
learn-own-route = Twoja odpowiedź
learn-lessons = Lekcje
learn-begin = Zacznij
learn-continue = Dalej
learn-again = Jeszcze raz
learn-next = Następna lekcja: { $title }
learn-play = Zagraj partię z botami
learn-progress = Ukończone: { $done } z { $count }
learn-done = Ukończona
learn-optional = Nieobowiązkowe: bez nich też zagrasz dobrze.
learn-next-step = Następny krok
learn-begin-with = Zacznij: { $title }
learn-continue-with = Kontynuuj: { $title }
learn-all-done = Wszystkie lekcje są ukończone.
learn-placement = Znajdź swoje miejsce
learn-placement-about = Dla tych, którzy znają grę: najwyżej dziesięć pytań pokaże, które lekcje możesz pominąć.
learn-over-placement = Twoje miejsce
learn-today = Dziesięć minut na dziś
learn-today-step = Zrób krok lekcji
learn-done-today = zrobione dzisiaj
learn-days = { $count ->
        [one] Jeden dzień ćwiczeń.
        [few] { $count } dni ćwiczeń z rzędu; dzień przerwy ich nie kończy.
       *[other] { $count } dni ćwiczeń z rzędu; dzień przerwy ich nie kończy.
    }
learn-days-on = Licz dni ćwiczeń
learn-days-off = Nie licz dni
learn-puzzle = Rozwiąż zagadkę
learn-map = Mapa lekcji
learn-map-about = Każda linia prowadzi od lekcji do następnej. Każdą lekcję możesz otworzyć w dowolnej chwili.
learn-wrong-link = Ten link nie działa: { $reason }
learn-unknown-lesson = Nie ma lekcji „{ $name }”. Oto wszystkie lekcje.
learn-unknown-exercise = Nie ma ćwiczenia „{ $name }”. Oto wszystkie lekcje.
learn-damaged = Nie można pokazać lekcji: { $reason }

learn-review = Powtórka
learn-review-due = { $count ->
        [one] Jedna zasada czeka na powtórkę. Wróci w kilku ćwiczeniach.
        [few] { $count } zasady czekają na powtórkę. Wrócą w kilku ćwiczeniach.
       *[other] { $count } zasad czeka na powtórkę. Wrócą w kilku ćwiczeniach.
    }
learn-review-next = Teraz nie ma nic do powtórzenia. Następna powtórka { $days ->
        [0] jeszcze dziś
        [1] jutro
       *[other] za { $days } dni
    }: { $missed ->
        [0] { $rest ->
            [one] jedna zasada
            [few] { $rest } zasady
           *[many] { $rest } zasad
        }
        [one] jedna zasada po błędnej odpowiedzi
        [few] { $missed } zasady po błędnych odpowiedziach
       *[many] { $missed } zasad po błędnych odpowiedziach
    }{ $missed ->
        [0] {""}
       *[other] { $rest ->
            [0] {""}
            [one] {" "}i jedna inna
            [few] {" "}i { $rest } inne
           *[many] {" "}i { $rest } innych
        }
    }.
learn-review-none = Teraz nie ma nic do powtórzenia. Wracają tu zasady z ćwiczeń: po błędnej odpowiedzi wkrótce, po dobrej później.

learn-checkup = Sprawdzian
learn-checkup-about = Najwyżej dwanaście pytań z ukończonych lekcji. Na koniec zobaczysz, co już umiesz i czy jakąś zasadę rozumiesz źle.
learn-checkup-none = Sprawdzian dotyczy tylko ukończonych lekcji. Zacznij od lekcji albo znajdź swoje miejsce.
learn-checkup-known = Zasady z tych lekcji, których znajomość widać w twoich odpowiedziach: { $done } z { $count }.
learn-checkup-begin = Zacznij sprawdzian
learn-answers = Twoje odpowiedzi (dobre: { $done } z { $count })
learn-answer-given = Twoja odpowiedź: { $text }
learn-answer-right = Poprawna odpowiedź: { $text }
learn-answer-wrong = Zaznaczone niesłusznie: { $text }
learn-answer-missing = Brakuje: { $text }
learn-answer-none = nic
learn-over-checkup = Koniec sprawdzianu
learn-noted = Odpowiedź zapisana.
learn-go-to = Otwórz lekcję: { $title }

learn-known = Zasady, które znasz
learn-known-about = Każda zasada z lekcji ma swój kwadrat. Z każdą udaną powtórką kwadrat się zapełnia, a po błędnej odpowiedzi znów jest pusty. ✓ oznacza, że znasz zasadę na dobre.
learn-known-chapter = { $title }: { $done } z { $count }
learn-known-rule = { $title }: { $state ->
        [none] jeszcze nieznana
        [met] poznana, jeszcze bez pytań
        [missed] z błędem: wróci w powtórce
        [known] znana
       *[learning] w trakcie nauki
    }

learn-beliefs = Zasady, do których warto wrócić
learn-beliefs-about = Na to wskazują twoje odpowiedzi. Wpis zniknie, gdy kolejne odpowiedzi pokażą co innego.

learn-keep = Twoje postępy
learn-keep-about = Są zapisywane razem z twoimi partiami, osobno w każdej przeglądarce.
learn-name = Twoje imię, zapisywane w pliku
learn-export = Zapisz do pliku
learn-import = Wczytaj plik
learn-imported = Postępy wczytane.
learn-import-wrong = Nie można wczytać pliku: { $reason }
learn-code = Kod dla nauczyciela
learn-code-about = Skopiuj ten kod i wyślij go nauczycielowi mailem albo na czacie. Zawiera twoje imię, ukończone lekcje, znane zasady i te, które prawdopodobnie rozumiesz błędnie.
learn-code-name = Najpierw wpisz imię, żeby nauczyciel wiedział, czyje to wyniki.
learn-code-long = Wyników jest za dużo na kod. Zapisz je do pliku.
learn-reset = Usuń postępy
learn-reset-sure = Na pewno usunąć wszystkie postępy w lekcjach i zasadach tej gry?
learn-reset-yes = Tak, usuń
learn-reset-done = Postępy zostały usunięte.

## W lekcji

learn-step = Krok { $number } z { $count }{ $exercises ->
        [0] {""}
        [one] , potem 1 ćwiczenie
        [few] , potem { $exercises } ćwiczenia
       *[many] , potem { $exercises } ćwiczeń
    }
learn-exercise = Ćwiczenie { $number } z { $count }
learn-question = Pytanie { $number } z najwyżej { $count }
learn-added = { $count ->
        [one] Doszło jedno ćwiczenie na to, co sprawiło ci kłopot.
        [few] Doszły { $count } ćwiczenia na to, co sprawiło ci kłopot.
       *[other] Doszło { $count } ćwiczeń na to, co sprawiło ci kłopot.
    }
learn-skipped = { $count ->
        [one] Odpadło jedno ćwiczenie: nie sprawdza niczego nowego.
        [few] Odpadły { $count } ćwiczenia: nie sprawdzają niczego nowego.
       *[other] Odpadło { $count } ćwiczeń: nie sprawdzają niczego nowego.
    }
learn-skipped-known = { $count ->
        [one] Widać, że już to umiesz, dlatego odpadło jedno ćwiczenie.
        [few] Widać, że już to umiesz, dlatego odpadły { $count } ćwiczenia.
       *[other] Widać, że już to umiesz, dlatego odpadło { $count } ćwiczeń.
    }
learn-skipped-take = Poćwicz mimo to
learn-place = Część { $number } z { $count } w lekcji
learn-go-on = Dalej
learn-to-end = Zakończ
learn-predict = Zgaduj śmiało: to nie jest oceniane.
learn-predicted = Twoja odpowiedź: { $text }. Zobacz, jak jest.
learn-predicted-wrong = Twoja odpowiedź: { $text }. Poprawna odpowiedź: { $right }.
learn-predicted-right = Twoja odpowiedź: { $text }. Zgadza się.
learn-well = Dobrze!
learn-well-shown = To jest odpowiedź.
learn-playouts = Kiedy kończy się { $count } symulowanych partii
learn-rounds-left = Rund do końca
learn-turn = { $number ->
        [1] Pierwsza tura
       *[2] Druga tura
    }
learn-rounds = { $count ->
        [0] w tej rundzie
        [one] za 1 rundę
        [few] za { $count } rundy
       *[many] za { $count } rund
    }
learn-rounds-more = { $count ->
        [one] za 1 rundę lub więcej
        [few] za { $count } rundy lub więcej
       *[many] za { $count } rund lub więcej
    }
learn-not-yet = Jeszcze nie to.
learn-missed-rule = { $count ->
        [one] Spójrz na tę zasadę:
       *[other] Spójrz na te zasady:
    }
learn-counter = Zobacz dlaczego
learn-counter-head = Pozycja, która temu przeczy
learn-counter-try = Rozwiąż to ćwiczenie
learn-rule-open = Otwórz w zasadach

## Odpowiedzi

learn-check = Sprawdź
learn-save = Zapisz odpowiedź
learn-check-none = Żadna z tych odpowiedzi
learn-check-nowhere = Żadne pole
learn-unknown = Nie wiem
learn-mark = Zaznacz pola na planszy: klikaj je lub dotykaj albo użyj strzałek i klawisza Enter.
learn-marked = { $count ->
        [0] Nic jeszcze nie jest zaznaczone.
        [one] Zaznaczone jest jedno pole:
        [few] Zaznaczone są { $count } pola:
       *[other] Zaznaczonych jest { $count } pól:
    }
learn-unmark = Usuń zaznaczenie: { $name }
learn-choose = Wybierz jedną odpowiedź.
learn-choose-turn = Wybierz turę, żeby zobaczyć ją na planszy, a potem sprawdź odpowiedź.
learn-choose-several = Zaznacz wszystkie poprawne odpowiedzi.
learn-order = Ułóż po kolei, pierwsze na górze.
learn-up = { $name }: wyżej
learn-down = { $name }: niżej
learn-number-field = Twoja liczba
learn-number-range = Wpisz liczbę całkowitą od { $least } do { $most }.
learn-not-read = W tym polu nie można wpisać takiej odpowiedzi.
learn-line = { $most ->
        [one] Masz jedną akcję.
        [few] Masz { $most } akcje, wykonane: { $done }.
       *[other] Masz { $most } akcji, wykonane: { $done }.
    }
learn-every-action = Wszystkie możliwe akcje
learn-every-try = Wszystko, czego możesz spróbować
learn-line-undo = Cofnij
learn-line-short = Cel nie jest osiągnięty, a nie masz już akcji. Cofnij którąś.

## Podpowiedzi

learn-hint = Podpowiedź
learn-hint-more = Następna podpowiedź
learn-hint-look = { $count ->
        [one] Spójrz na miejsce na planszy, nad którym jest strzałka.
        [few] Spójrz na miejsca na planszy, nad którymi są strzałki.
       *[other] Spójrz na miejsca na planszy, nad którymi są strzałki.
    }
learn-hint-look-step = Wszystko, co możesz teraz zrobić, jest pod tekstem, a jego ostatnie zdanie mówi, czego potrzebujesz.
learn-hint-source = Potrzebne będzie to: { $text }.
learn-hint-source-space = Potrzebne będzie to: { $text }. Potem wybierz miejsce na planszy.
learn-hint-look-none = Przeczytaj pytanie jeszcze raz: zawiera wszystko, czego trzeba.
learn-hint-rule = { $count ->
        [one] Chodzi o tę zasadę:
       *[other] Chodzi o te zasady:
    }
learn-hint-do = Wykonaj tę akcję: { $action }.
learn-hint-example = Podobny przykład:
learn-hint-answer = Odpowiedź: { $text }
learn-show = Pokaż mi
learn-hints-off = Wyłącz podpowiedzi
learn-hints-on = Włącz podpowiedzi
learn-big = Powiększ
learn-normal = Przywróć rozmiar
learn-big-about = Na rzutnik: duże litery, mocny kontrast, bez informacji znanych tylko jednemu graczowi

## Koniec lekcji

learn-over = Lekcja ukończona
learn-over-rules = Zasady z tej lekcji
learn-over-missed = Do powtórki
learn-home = Wszystkie lekcje
