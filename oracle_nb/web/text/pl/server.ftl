### Komunikaty serwera: zanim sesja się zacznie i gdy nie może się zacząć.

page-opens = Otwieranie…
page-refused-cookies = Twoja przeglądarka blokuje pliki cookie tej strony. Aplikacja potrzebuje jednego, żeby odnaleźć twoje partie. Zezwól na pliki cookie tej strony w ustawieniach przeglądarki i spróbuj ponownie.
page-refused-frame = Twoja przeglądarka blokuje pliki cookie stron osadzonych w innych stronach. Otwórz aplikację w osobnej karcie albo zezwól na jej pliki cookie.
page-refused-socket = Strona nie może otworzyć stałego połączenia z aplikacją. Być może blokuje to serwer pośredniczący, zapora sieciowa lub rozszerzenie przeglądarki: spróbuj w innej sieci albo przeglądarce. Jeśli masz otwartych wiele stron tej aplikacji, zamknij niektóre z nich.
page-refused-scripts = Część skryptów tej strony się nie wczytała. Przyczyną może być blokada reklam albo zerwane połączenie: zezwól na skrypty tej strony i spróbuj ponownie.
page-own-tab = Otwórz w osobnej karcie
page-script = Ta aplikacja wymaga JavaScriptu.
page-refused-insecure = Ta strona nie jest szyfrowana, a aplikacja jest opublikowana pod adresem szyfrowanym (HTTPS) i tylko tam przeglądarka zachowuje jej pliki cookie. Otwórz ją przez HTTPS.
page-host = Pod tym adresem aplikacja nie jest dostępna. Zapytaj osobę, która ją prowadzi, o właściwy adres; przyczyna jest w dzienniku aplikacji.
page-again = Spróbuj ponownie
page-none = Pod tym adresem nie ma żadnej strony.
page-home = Otwórz stronę główną
limit-query = Ten link jest za długi. Wczytaj partię lub pozycję z pliku.
limit-sessions = Otwarto zbyt wiele stron tej aplikacji. Zamknij niektóre z nich albo odczekaj minutę i spróbuj ponownie.

# Ograniczenia dla jednej przeglądarki.
work-waits = Serwer zajmuje się jeszcze tym, co uruchomiono w twoich kartach przeglądarki, np. analizą partii, doradcą albo botami. Twoja akcja zostanie wykonana za chwilę. Aby to przyspieszyć, zatrzymaj analizę lub zamknij inne karty z tą aplikacją.
work-stopped = Trwało to zbyt długo, więc serwer to przerwał. Spróbuj czegoś mniejszego.
