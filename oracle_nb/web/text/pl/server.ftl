### Komunikaty serwera: zanim sesja się zacznie i gdy nie może się zacząć.

page-opens = Otwieranie…
page-refused = Nie udało się otworzyć sesji. Ta strona wymaga plików cookie: zezwól na nie i odśwież stronę. Jeśli są dozwolone, być może masz otwartych zbyt wiele stron; zamknij niektóre z nich.
page-script = Ta aplikacja wymaga JavaScriptu.
page-insecure = Ta strona nie jest szyfrowana, a aplikacja jest opublikowana pod adresem szyfrowanym (HTTPS) i tylko tam przeglądarka zachowuje jej pliki cookie. Otwórz ją przez HTTPS.
page-host = Pod tym adresem aplikacja nie jest dostępna. Zapytaj osobę, która ją prowadzi, o właściwy adres; przyczyna jest w dzienniku aplikacji.
page-again = Spróbuj ponownie
page-none = Pod tym adresem nie ma żadnej strony.
page-home = Otwórz stronę główną
limit-query = Ten link jest za długi. Wczytaj partię lub pozycję z pliku.
limit-sessions = Otwarto zbyt wiele stron tej aplikacji. Zamknij niektóre z nich albo odczekaj minutę i spróbuj ponownie.
