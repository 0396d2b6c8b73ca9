### Szkoła: lekcje, ćwiczenia, znajomość zasad.

## Drzwi

learn = Nauka
learn-door = Krótkie lekcje, w których wszystko robisz własnymi rękami. Nic nie może się nie udać, a każdy błąd zostaje wyjaśniony.
learn-open = Do lekcji

## Lekcje

learn-about = Każda lekcja trwa od pięciu do dwunastu minut. Działasz na planszy jak w grze, a odpowiedzi sprawdzają same zasady.
learn-lessons = Lekcje
learn-begin = Zacznij
learn-continue = Dalej
learn-again = Jeszcze raz
learn-next = Następna lekcja: { $title }
learn-progress = { $done } z { $count } za tobą
learn-done = Ukończona
learn-wrong-link = To łącze jest błędne: { $reason }
learn-unknown-lesson = Pod tym adresem nie ma lekcji.
learn-unknown-exercise = Pod tym adresem nie ma ćwiczenia.
learn-damaged = Nie można pokazać lekcji: { $reason }

learn-review = Powtórka
learn-review-due = { $count ->
        [one] Jedna zasada czeka na powtórkę. Wróci w kilku ćwiczeniach.
        [few] { $count } zasady czekają na powtórkę. Wrócą w kilku ćwiczeniach.
       *[other] { $count } zasad czeka na powtórkę. Wrócą w kilku ćwiczeniach.
    }
learn-review-none = Teraz nie ma nic do powtórzenia. Wraca tu to, o co pytały ćwiczenia: co poszło źle, wkrótce, a co poszło dobrze, później.

learn-checkup = Sprawdzian
learn-checkup-about = Pięć ćwiczeń o wszystkim, dobieranych według twoich odpowiedzi. Na koniec dowiesz się, czy jakąś zasadę rozumiesz źle i którą.
learn-checkup-begin = Zacznij sprawdzian
learn-answers = O co pytał sprawdzian
learn-answer-given = Twoja odpowiedź: { $text }
learn-answer-right = Dobrze jest tak: { $text }
learn-answer-none = nic
learn-checkup-over = Koniec sprawdzianu
learn-noted = Zapisane.
learn-go-to = Do lekcji: { $title }

learn-known = Zasady, które znasz
learn-known-about = Każda zasada z lekcji ma swój kwadrat. Napełnia się za każdym razem, gdy zasada wraca, a ty nadal ją znasz; zła odpowiedź go opróżnia. Znaczek ✓ mówi, że znasz ją na dobre.
learn-known-chapter = { $title }: { $done } z { $count }
learn-known-rule = { $title }: { $state ->
        [none] jeszcze nieznana
        [met] poznana, jeszcze bez pytań
        [missed] ostatnio z błędem
        [known] znana
       *[learning] w drodze
    }

learn-keep = Twoje postępy
learn-keep-about = Są zapisywane tam, gdzie gry, dla tej przeglądarki.
learn-name = Twoje imię, zapisywane w pliku
learn-export = Zapisz do pliku
learn-import = Wczytaj plik
learn-imported = Postępy z pliku są już tutaj.
learn-import-wrong = Nie można wczytać pliku: { $reason }
learn-reset = Zapomnij wszystko
learn-reset-sure = Na pewno zapomnieć, które lekcje są za tobą i co już umiesz?
learn-reset-yes = Tak, zapomnij
learn-reset-done = Wszystko zostało zapomniane.

## W lekcji

learn-step = Krok { $number } z { $count }
learn-exercise = Ćwiczenie { $number } z { $count }
learn-place = Miejsce { $number } z { $count } w lekcji
learn-go-on = Dalej
learn-to-end = Do końca
learn-well = Dobrze!
learn-well-shown = Tak brzmi odpowiedź.
learn-not-yet = Jeszcze nie.
learn-missed-rule = { $count ->
        [one] Spójrz na tę zasadę:
       *[other] Spójrz na te zasady:
    }
learn-rule-open = Otwórz w zasadach

## Odpowiedzi

learn-check = Sprawdź
learn-mark = Klikaj pola albo użyj strzałek i klawisza Enter.
learn-marked = { $count ->
        [0] Nic jeszcze nie jest zaznaczone.
        [one] Zaznaczone jest jedno pole:
        [few] Zaznaczone są { $count } pola:
       *[other] Zaznaczonych jest { $count } pól:
    }
learn-unmark = Usuń zaznaczenie: { $name }
learn-choose = Wybierz jedno.
learn-choose-several = Wybierz wszystko, co jest prawdą.
learn-order = Ułóż po kolei, pierwsze na górze.
learn-up = { $name }: wyżej
learn-down = { $name }: niżej
learn-number-field = Twoja liczba
learn-number-range = To liczba całkowita od { $least } do { $most }.
learn-not-read = Tego nie da się odczytać jako odpowiedzi.
learn-line = { $most ->
        [one] Masz jedną akcję.
        [few] Masz { $most } akcje, wykonane: { $done }.
       *[other] Masz { $most } akcji, wykonane: { $done }.
    }
learn-every-action = Wszystko, co można tym zrobić
learn-line-undo = Cofnij
learn-line-short = Cel nieosiągnięty, a akcji już nie ma: cofnij jedną.

## Podpowiedzi

learn-hint = Podpowiedź
learn-hint-more = Następna podpowiedź
learn-hint-look = { $count ->
        [one] Spójrz na miejsce na planszy, nad którym jest strzałka.
        [few] Spójrz na miejsca na planszy, nad którymi są strzałki.
       *[other] Spójrz na miejsca na planszy, nad którymi są strzałki.
    }
learn-hint-look-step = Przeczytaj ten krok jeszcze raz: jest w nim, co i czym trzeba zrobić.
learn-hint-look-none = Przeczytaj pytanie jeszcze raz: jest w nim wszystko, czego trzeba.
learn-hint-rule = { $count ->
        [one] Chodzi o tę zasadę:
       *[other] Chodzi o te zasady:
    }
learn-hint-do = Tu trzeba zrobić to: { $action }.
learn-hint-example = Podobny przykład:
learn-hint-answer = Odpowiedź: { $text }
learn-show = Pokaż mi
learn-hints-off = Wyłącz podpowiedzi
learn-hints-on = Włącz podpowiedzi
learn-big = Powiększ
learn-normal = Przywróć rozmiar
learn-big-about = Na rzutnik: duże litery, mocny kontrast, nic z tego, co wie tylko jeden gracz

## Koniec lekcji

learn-over = Lekcja ukończona
learn-over-rules = Zasady z tej lekcji
learn-over-missed = To jeszcze wróci
learn-home = Wszystkie lekcje
