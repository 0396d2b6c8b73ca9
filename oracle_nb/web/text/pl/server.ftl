### Komunikaty serwera: zanim sesja się zacznie i gdy nie może się zacząć.

page-opens = Otwieranie…
page-refused = Nie udało się otworzyć sesji. Ta strona wymaga plików cookie: zezwól na nie i odśwież stronę. Jeśli są dozwolone, być może masz otwartych zbyt wiele stron; zamknij niektóre z nich.
page-script = Ta aplikacja wymaga JavaScriptu.
page-again = Spróbuj ponownie
page-none = Pod tym adresem nie ma żadnej strony.
page-home = Otwórz stronę główną
limit-query = Ten link jest za długi. Wczytaj partię lub pozycję z pliku.
limit-sessions = Otwarto zbyt wiele stron tej aplikacji. Zamknij niektóre z nich albo odczekaj minutę i spróbuj ponownie.

# What a page says of the limits of its browser.
work-waits = Ta przeglądarka mocno obciąża serwer. Twoje działania zostaną wykonane, gdy serwer je nadrobi.
work-stopped = Trwało to zbyt długo, więc serwer to przerwał. Spróbuj czegoś mniejszego.
