### Lista gier: szukanie, filtrowanie, strony, usuwanie.

games-search = Szukaj nazwy lub gracza
games-search-do = Szukaj
games-show = Pokaż
games-show-all = wszystkie gry
games-show-running = gry w toku
games-show-finished = gry zakończone
games-show-shared = gry z udostępnionymi miejscami
games-sort = Sortuj
games-sort-newest = od najnowszych
games-sort-oldest = od najstarszych
games-sort-name = według nazwy
games-count = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
games-nothing = Nie znaleziono żadnej gry.
games-everything = Pokaż wszystkie gry
games-pages = Strony
games-page = Strona { $page } z { $pages }
games-first = Pierwsza
games-previous = Poprzednia
games-next = Następna
games-last = Ostatnia
games-pick = Zaznacz: { $name }
games-pick-all = Zaznacz wszystkie na tej stronie
games-delete-picked = { $count ->
        [one] Usuń { $count } grę
        [few] Usuń { $count } gry
       *[many] Usuń { $count } gier
    }
games-deleted = { $count ->
        [one] Usunięto { $count } grę.
        [few] Usunięto { $count } gry.
       *[many] Usunięto { $count } gier.
    }
games-undo = Cofnij
games-restored = { $count ->
        [one] Przywrócono { $count } grę.
        [few] Przywrócono { $count } gry.
       *[many] Przywrócono { $count } gier.
    }
games-link = udostępniona
games-again = Ta gra była już tu otwierana. Możesz grać od miejsca, w którym została przerwana.
