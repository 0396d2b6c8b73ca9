### Lista partii: szukanie, filtrowanie, strony, usuwanie.

games-search = Szukaj nazwy lub gracza
games-search-do = Szukaj
games-show = Pokaż
games-show-all = wszystkie partie
games-show-running = partie w toku
games-show-finished = partie zakończone
games-show-shared = partie z zaproszonymi graczami
games-sort = Sortuj
games-sort-newest = od najnowszych
games-sort-oldest = od najstarszych
games-sort-name = według nazwy
games-count = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
games-nothing = Nie znaleziono żadnej partii.
games-everything = Pokaż wszystkie partie
games-pages = Strony
games-page = Strona { $page } z { $pages }
games-first = Pierwsza
games-previous = Poprzednia
games-next = Następna
games-last = Ostatnia
games-pick = Zaznacz: { $name }
games-pick-all = Zaznacz wszystkie na tej stronie
games-delete-picked = { $count ->
        [one] Usuń { $count } partię
        [few] Usuń { $count } partie
       *[many] Usuń { $count } partii
    }
games-deleted = { $count ->
        [one] Usunięto { $count } partię.
        [few] Usunięto { $count } partie.
       *[many] Usunięto { $count } partii.
    }
games-undo = Cofnij
games-restored = { $count ->
        [one] Przywrócono { $count } partię.
        [few] Przywrócono { $count } partie.
       *[many] Przywrócono { $count } partii.
    }
games-link = z zaproszonymi graczami
games-guided = partia z podpowiedziami
games-again = Ta partia była już tu otwierana. Możesz grać dalej od miejsca, w którym ją przerwano.
result-won = Wygrana
result-shared = Wspólne zwycięstwo
result-lost = Przegrana

backup = Kopia zapasowa
backup-about = Twoje gry i postępy są zapisane tylko w tej przeglądarce i znikną, jeśli usuniesz dane witryny. Kopia zapasowa to plik ze wszystkim; możesz go też wczytać w innej przeglądarce.
backup-save = Zapisz kopię zapasową
backup-restore = Przywróć kopię zapasową: zastąpi wszystko, co tu jest
backup-refused = Niczego nie przywrócono: { $reason }.
