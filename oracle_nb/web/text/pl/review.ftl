### Analiza partii na stronie jej przebiegu; to, co mówi, jest przy samych analizach.

review-begin = Przeanalizuj tę partię
review-takes = Pierwsze wyniki pojawią się po kilku sekundach, a cała partia potrwa minutę albo dłużej. W tym czasie możesz korzystać ze strony.
review-runs = Trwa analiza
review-percent = { $percent }%
review-stop = Zatrzymaj
review-stopped = Zatrzymano na { $percent }%.
review-resume = Kontynuuj
review-so-far = Te wyniki obejmują partię do rundy { $round }.
review-ready = Analiza gotowa.
review-see = Pokaż analizę
review-show = Pokaż akcję { $number }
review-reveal = Pokaż najlepszy plan
review-try = Spróbuj jeszcze raz od akcji { $number }
review-practice = Ćwiczenie od akcji { $number }
review-try-about = Zacznie się nowa partia, tuż przed tą akcją: zajmiesz miejsce jej gracza, na pozostałych usiądą boty, a los zdecyduje od nowa.
review-of-action = Analiza tej akcji
review-learn = Ucz się na tej partii
review-learn-about = Twoje najwyraźniejsze błędy jako pozycje do ponownego rozegrania. Widzisz tylko to, co było ci wtedy wiadomo.
review-learn-try = Znajdź lepszą turę
review-learn-try-action = Znajdź lepszą turę: akcja { $number }
review-learn-none = { $own ->
        [true] Nie masz żadnych wyraźnych błędów.
       *[other] { $name }: żadnych wyraźnych błędów.
    }
review-learn-fewer = { $own ->
        [true] { $count ->
            [0] Żaden twój błąd nie nadaje się na zagadkę; oto największy z nich.
            [one] Tylko jeden twój błąd nadaje się na zagadkę.
            [few] Tylko { $count } twoje błędy nadają się na zagadki.
           *[other] Tylko { $count } twoich błędów nadaje się na zagadki.
        }
       *[other] { $count ->
            [0] Żaden błąd nie nadaje się na zagadkę ({ $name }); oto największy z nich.
            [one] Tylko jeden błąd nadaje się na zagadkę ({ $name }).
            [few] Tylko { $count } błędy nadają się na zagadki ({ $name }).
           *[other] Tylko { $count } błędów nadaje się na zagadki ({ $name }).
        }
    }
