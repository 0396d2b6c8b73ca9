### Komunikaty serwera: zanim sesja się zacznie i gdy nie może się zacząć.

page-opens = Otwieranie…
page-refused = Nie udało się otworzyć sesji. Strona wymaga plików cookie: zezwól na nie i załaduj ją ponownie. Jeśli są dozwolone, być może otwarto zbyt wiele stron; zamknij niektóre z nich.
page-script = Ta aplikacja wymaga JavaScriptu.
page-again = Spróbuj ponownie
limit-query = To łącze jest za długie. Zaimportuj grę lub pozycję z pliku.
limit-sessions = Otwarto zbyt wiele stron tej aplikacji. Zamknij niektóre z nich albo odczekaj minutę i spróbuj ponownie.
