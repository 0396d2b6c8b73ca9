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
review-show = Pokaż akcję { $number }
review-reveal = Pokaż najlepszy plan
review-try = Spróbuj jeszcze raz od akcji { $number }
review-try-about = Zacznie się nowa partia, tuż przed tą akcją: zajmiesz miejsce jej gracza, na pozostałych usiądą boty, a los zdecyduje od nowa.
review-of-action = Analiza tej akcji
