### Dla nauczycieli: łącza, karty pracy, wyniki klasy.

## Karta pracy

sheet-title = Wyrocznia Delficka: { $title }
sheet-answers = Odpowiedzi: { $title }
sheet-name = Imię
sheet-date = Data
sheet-number = Ćwiczenie { $number }
sheet-code = Karta pracy { $name } { $mark }
sheet-yours = Twoje rzeczy
sheet-mark = Zaznacz pola na mapie albo wypisz ich nazwy.
sheet-choose = Zaznacz jedną właściwą odpowiedź.
sheet-choose-several = Zaznacz wszystko, co jest prawdą.
sheet-order = Ponumeruj, zaczynając od 1.
sheet-number-here = Wpisz liczbę.
sheet-line = { $most ->
        [one] Wpisz akcję.
        [few] Wpisz kolejno swoje akcje, najwyżej { $most }.
       *[other] Wpisz kolejno swoje akcje, najwyżej { $most }.
    }
sheet-about = { $text } (różnica najwyżej { $within } też jest dobra)
sheet-for-one = na przykład: { $text }
sheet-with = { $action } ({ $name })
sheet-rules = Zasady: { $text }

## Strona dla nauczycieli

teach = Dla nauczycieli
teach-about = Łącza, karty pracy i wyniki klasy. Nikt nie potrzebuje konta.
teach-open = Do strony dla nauczycieli
teach-wrong = Tego nie da się zrobić: { $reason }
teach-wrong-field = Tego nie da się zrobić. „{ $name }”: { $reason }
teach-what = Co
teach-make = Utwórz łącze
teach-link-made = Łącze
teach-copy = Kopiuj
teach-copied = Skopiowano
teach-try = Wypróbuj
teach-print = Drukuj

teach-link = Łącze do lekcji albo ćwiczenia
teach-link-about = Kto je otworzy, zacznie właśnie tam. Z numerem wszyscy dostają te same ćwiczenia i te same kości, bez numeru każdy dostaje inne.
teach-whole = Cała lekcja: { $title }
teach-seed = Numer (ziarno)
teach-seed-empty = dla każdego inne
teach-projector = Na rzutnik: duże litery, mocny kontrast, nic prywatnego
teach-no-hints = Bez podpowiedzi

teach-position = Łącze do pozycji, z twoimi kośćmi
teach-position-about = Ułóż pozycję w edytorze i napisz, co od tej chwili da los, rodzaj po rodzaju i po kolei, oddzielając przecinkami. O tym, co dalej, zdecyduje przypadek.
teach-position-field = Pozycja: jej łącze albo kod
teach-editor = Do edytora pozycji

teach-sheet = Karta pracy
teach-sheet-about = Ćwiczenia z planszami i miejscem na odpowiedzi, a odpowiedzi na osobnej stronie. Ten sam numer daje znowu tę samą kartę.
teach-number = Ćwiczenia
teach-sheet-make = Utwórz kartę pracy

teach-results = Wyniki klasy
teach-results-about = Na stronie „Nauka” każdy może wpisać imię i zapisać swoje postępy do pliku. Wczytaj te pliki tutaj, razem albo po kolei: są tylko czytane i znikają po zamknięciu strony.
teach-results-load = Wczytaj pliki
teach-by-lesson = Tabela według lekcji (CSV)
teach-by-rule = Tabela według zasad (CSV)
teach-clear = Zacznij od nowa
teach-refused = Te pliki zostały pominięte:
teach-results-table = { $count ->
        [one] Jedna osoba: miejsca ukończone w każdej lekcji, zasady, o które pytano, zasady ostatnio z błędem
        [few] { $count } osoby: miejsca ukończone w każdej lekcji, zasady, o które pytano, zasady ostatnio z błędem
       *[other] { $count } osób: miejsca ukończone w każdej lekcji, zasady, o które pytano, zasady ostatnio z błędem
    }
teach-learner = Imię
teach-asked = Zasady
teach-missed = Z błędem
