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
review-learn-about = Twoje najwyraźniejsze błędy jako pozycje do ponownego rozegrania. Wiesz to, co wtedy.
review-learn-try = Znajdź lepszą turę
review-learn-try-action = Znajdź lepszą turę: akcja { $number }
review-learn-none = { $own ->
        [true] Nie masz żadnych błędów.
       *[other] Bez błędów: { $name }.
    }
review-learn-fewer = { $own ->
        [true] { $count ->
            [0] Żaden twój błąd nie jest pewny; oto największy z nich.
            [one] Tylko jeden twój błąd był wyraźny.
            [few] Tylko { $count } twoje błędy były wyraźne.
           *[other] Tylko { $count } twoich błędów było wyraźnych.
        }
       *[other] { $count ->
            [0] Brak pewnych błędów ({ $name }); oto największy z nich.
            [one] Tylko jeden błąd był wyraźny ({ $name }).
            [few] Tylko { $count } błędy były wyraźne ({ $name }).
           *[other] Tylko { $count } błędów było wyraźnych ({ $name }).
        }
    }
