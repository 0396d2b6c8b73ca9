### Dla nauczycieli: linki, karty pracy, wyniki klasy.

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
sheet-rules = Zasady: { $text }
