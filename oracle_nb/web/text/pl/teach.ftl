### Dla nauczycieli: linki, karty pracy, wyniki klasy.

## Karta pracy

sheet-title = { $game }: { $title }
sheet-answers = Odpowiedzi: { $title }
sheet-name = Imię
sheet-date = Data
sheet-number = Ćwiczenie { $number }
sheet-code = Karta pracy { $name } { $mark }
sheet-yours = Co masz
sheet-mark = Zaznacz pola na mapie albo wypisz ich nazwy.
sheet-choose = Zaznacz jedną poprawną odpowiedź.
sheet-choose-several = Zaznacz wszystkie poprawne odpowiedzi.
sheet-order = Ponumeruj, zaczynając od 1.
sheet-number-here = Wpisz liczbę.
sheet-line = { $most ->
        [one] Wpisz akcję.
        [few] Wpisz kolejno swoje akcje, najwyżej { $most }.
       *[other] Wpisz kolejno swoje akcje, najwyżej { $most }.
    }
sheet-about = { $text } (dopuszczalna różnica: { $within })
sheet-for-one = na przykład: { $text }
sheet-with = { $action } ({ $name })
sheet-rules = Zasady: { $text }
sheet-position = { $game }: pozycja
sheet-position-name = Pozycja
sheet-position-task = Co zrobisz w tej chwili? Zapisz akcje po kolei, każdą z tym, czego do niej użyjesz, i uzasadnij wybór.
sheet-position-to-act = { $name } (teraz gra)
sheet-position-chance = Los przyniesie: { $text }
sheet-position-legal = Wszystko, co jest teraz dozwolone
sheet-position-bot = Bot zagrałby tak: { $text }.

## Strona dla nauczycieli

teach = Dla nauczycieli
teach-about = Linki, karty pracy i wyniki klasy. Konta są niepotrzebne.
teach-open = Otwórz stronę dla nauczycieli
teach-wrong = Tego nie da się zrobić: { $reason }
teach-wrong-field = Tego nie da się zrobić. „{ $name }”: { $reason }
link-why-repeated = występuje w linku { $count } razy.
link-why-chance = nie ma takich losowań. Do wyboru: { $near }.
link-why-empty = w linku nie ma żadnej pozycji.
link-why-no-positions = w tej grze nie można rozdawać pozycji.
link-why-many = może ich być najwyżej { $most }.
link-why-no-exercises = ta lekcja nie ma ćwiczeń.
link-why-unread = nie da się odczytać „{ $name }”.
link-why-else = nie da się tego odczytać.
teach-what = Lekcja lub ćwiczenie
teach-make = Utwórz link
teach-link-made = Link
teach-copy = Kopiuj
teach-copied = Skopiowano
teach-try = Wypróbuj
teach-print = Drukuj

teach-link = Link do lekcji albo ćwiczenia
teach-link-about = Kto go otworzy, zacznie właśnie tam. Jeśli podasz numer, wszyscy dostaną te same ćwiczenia i te same wyniki losowań, a bez numeru każdy dostanie inne.
teach-whole = Cała lekcja: { $title }
teach-seed = Numer zestawu (ziarno)
teach-seed-empty = dla każdego inne
teach-projector = Tryb na rzutnik (bez informacji prywatnych)
teach-no-hints = Bez podpowiedzi

teach-position = Link do pozycji z ustalonymi wynikami rzutów i losowań
teach-position-about = Ułóż pozycję w edytorze i wpisz po kolei wyniki następnych rzutów i losowań, osobno dla każdego rodzaju, oddzielone przecinkami. O reszcie zdecyduje los.
teach-position-field = Link albo kod pozycji
teach-editor = Otwórz edytor pozycji

teach-set = Zestaw ćwiczeń
teach-set-about = Zbierz rodzaje ćwiczeń i rozdaj je jako link albo na papierze. Z tym samym numerem zestawu ćwiczenia są takie same.
teach-set-template = Rodzaj ćwiczeń
teach-set-add = Dodaj do zestawu
teach-set-times = { $count }×
teach-paper = Na papierze
teach-sheets = Ćwiczenia na papierze, lekcja po lekcji
teach-ask = Polecenie na papierze (co mają zrobić uczniowie?)

teach-sheet = Karta pracy
teach-sheet-about = Ćwiczenia z planszami i miejscem na odpowiedzi, a odpowiedzi na osobnej stronie. Ten sam numer daje zawsze tę samą kartę.
teach-number = Ćwiczenia
teach-sheet-make = Utwórz kartę pracy

teach-results = Wyniki klasy
teach-results-about = W dziale „Nauka” każdy może wpisać imię i zapisać swoje postępy do pliku albo utworzyć kod. Wczytaj te pliki lub wklej kody tutaj, razem albo po kolei: aplikacja tylko je odczytuje i nie przechowuje ich po zamknięciu strony.
teach-results-load = Wczytaj pliki
teach-by-learner = Tabela według uczniów (CSV)
teach-by-lesson = Tabela według lekcji (CSV)
teach-by-play = Tabela błędów w grze (CSV)
teach-by-rule = Tabela według zasad (CSV)
teach-clear = Wyczyść
teach-codes = Kody od uczniów
teach-codes-read = Dodaj wyniki
teach-codes-none = W tym tekście nie ma kodu. Kod ucznia zaczyna się od „r1.”.
teach-codes-damaged = Kod jest uszkodzony albo niepełny. Poproś o niego jeszcze raz.
teach-codes-version = Kod pochodzi z nowszej wersji aplikacji.
teach-codes-long = To za dużo tekstu naraz. Wklejaj po kilka kodów.
teach-codes-some = { $count ->
        [one] Jednego kodu nie udało się odczytać. Poproś o niego jeszcze raz.
        [few] Nie udało się odczytać { $count } kodów. Poproś o nie jeszcze raz.
       *[other] Nie udało się odczytać { $count } kodów. Poproś o nie jeszcze raz.
    }
teach-most = Mieści się tu najwyżej { $most } wyników. Zapisz tabele i wyczyść listę.
teach-alike = Takie same lub podobne imiona: { $names }. Sprawdź, czyje to wyniki.
teach-classes-served = Klasy, które można śledzić na żywo, wymagają serwera. Tutaj rozdajesz linki, a uczniowie odsyłają kody albo pliki z wynikami.
teach-refused = Pominięte pliki:
teach-results-table = { $count ->
        [one] Jedna osoba: postęp w każdej lekcji, zasady i odpowiedzi
        [few] { $count } osoby: postęp w każdej lekcji, zasady i odpowiedzi
       *[other] { $count } osób: postęp w każdej lekcji, zasady i odpowiedzi
    }
teach-learner = Imię
teach-count-asked = Zasady w ćwiczeniach
teach-count-known = Znane zasady
teach-count-due = Do powtórki
teach-count-answers = Odpowiedzi
teach-count-wrong = Błędne odpowiedzi
teach-count-puzzles = Próby zagadek
teach-count-solved = Rozwiązane zagadki
teach-beliefs = Błędne przekonania
