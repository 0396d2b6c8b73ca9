### Partie i postępy, których nie da się odczytać ani zapisać: który plik lub baza danych, co nadal
### działa, co zrobić.

storage-elsewhere = Serwer nie może teraz niczego odczytać ani zapisać. Osoba, która go prowadzi, znajdzie przyczynę w dzienniku.
storage-corrupt = Plik { $place } jest uszkodzony albo nie jest bazą danych. Przenieś go do innego katalogu albo przywróć z kopii zapasowej.
storage-locked = Plik { $place } jest zablokowany przez inny program. Zamknij ten program albo odczekaj chwilę.
storage-readonly = Nie można zapisywać w pliku { $place }. Zezwól na zapis w nim i w jego katalogu albo wskaż inny katalog w zmiennej { $name } i uruchom aplikację ponownie.
storage-full = Dysk z plikiem { $place } jest pełny. Zwolnij trochę miejsca.
storage-newer = Plik { $place } pochodzi z nowszej wersji aplikacji: { $reason }. Zainstaluj tę wersję albo wskaż inny katalog w zmiennej { $name }.
storage-development = Plik { $place } pochodzi z wersji rozwojowej sprzed 0.1.0 i pozostał bez zmian. Aby nie stracić jego partii, otwórz go w tamtej wersji, zapisz każdą partię do pliku i zaimportuj te pliki tutaj. Aby zacząć od nowa, przenieś plik do innego katalogu albo wskaż inny katalog w zmiennej { $name }.
storage-unavailable = Nie można otworzyć pliku { $place }: { $reason }. Sprawdź, czy jego katalog istnieje i jest dostępny.
storage-browser-corrupt = Dane aplikacji w tej przeglądarce są uszkodzone: { $reason }. Pozostały bez zmian. Przywróć kopię zapasową („Partie”) albo usuń dane tej witryny, żeby zacząć od nowa.
storage-browser-newer = Dane aplikacji w tej przeglądarce pochodzą z nowszej wersji: { $reason }. Pozostały bez zmian. Odśwież stronę, żeby pobrać tę wersję.
storage-browser-development = Dane aplikacji w tej przeglądarce pochodzą z wersji rozwojowej sprzed 0.1.0. Pozostały bez zmian. Żeby zacząć od nowa, usuń dane tej witryny.
storage-browser-full = W tej przeglądarce skończyło się miejsce na dane aplikacji. Usuń stare partie albo zwolnij miejsce na dysku.
storage-browser-refused = Ta przeglądarka nie pozwala stronie niczego zapisać, na przykład w oknie prywatnym. Zanim zamkniesz stronę, zapisz partie do pliku albo skopiuj ich kody.
storage-browser-unavailable = Przeglądarka nie zapisała ostatnich zmian: { $reason }. Zanim zamkniesz stronę, zapisz partię do pliku.
server-unreachable = Nie można połączyć się z bazą danych { $place }: { $reason }. Sprawdź, czy serwer bazy działa i czy zmienna { $name } zawiera właściwy adres i port.
server-refused = Baza danych { $place } odrzuca połączenie: { $reason }. Sprawdź użytkownika, hasło i nazwę bazy w zmiennej { $name }.
server-denied = Baza danych { $place } odmawia aplikacji dostępu: { $reason }. Nadaj jej użytkownikowi uprawnienia opisane w instrukcji hostowania.
server-readonly = Baza danych { $place } jest tylko do odczytu. Wskaż serwer główny w zmiennej { $name } albo zezwól na zapis.
server-full = Dysk bazy danych { $place } jest pełny. Zwolnij trochę miejsca na jej serwerze.
server-locked = Baza danych { $place } jest zajęta. Odczekaj chwilę.
server-corrupt = Baza danych { $place } jest uszkodzona: { $reason }. Przywróć ją z kopii zapasowej.
server-newer = Baza danych { $place } pochodzi z nowszej wersji aplikacji: { $reason }. Zainstaluj tę wersję.
server-development = Baza danych { $place } pochodzi z wersji rozwojowej sprzed 0.1.0 i pozostała bez zmian. Aby nie stracić jej partii, otwórz ją w tamtej wersji, zapisz każdą partię do pliku i zaimportuj te pliki tutaj. Aby zacząć od nowa, wskaż pustą bazę danych w zmiennej { $name }.
server-unavailable = Baza danych { $place } zgłasza błąd: { $reason }.

storage-play = Nadal możesz grać. Partie pozostają w pamięci, dopóki ich strona jest otwarta, a aplikacja wciąż próbuje je zapisać.

games-unreadable = W tej chwili nie można odczytać twoich partii.
games-unwritable = W tej chwili nie można zapisać twoich partii.

storage-away = W tej chwili aplikacja nie może korzystać z zapisu.
storage-away-go-on = Możesz grać dalej, ale ruchy innych mogą pojawić się dopiero, gdy zapis znów zadziała. Ta strona wciąż próbuje.
storage-away-page = Ta strona otworzy się sama, gdy tylko zapis znów zadziała. Nie trzeba jej odświeżać.

unsaved = Ta partia nie jest w tej chwili zapisana.
unsaved-go-on = Możesz grać dalej: aplikacja wciąż próbuje zapisać partię. Jeśli zamkniesz tę stronę, zanim się to uda, partia przepadnie.
unsaved-file = Na wszelki wypadek zapisz partię do pliku.

progress-unsaved = W tej chwili nie można zapisać twoich postępów.
progress-go-on = Nadal możesz korzystać z lekcji. Twoje postępy nie znikną, dopóki nie zamkniesz tej strony, a aplikacja wciąż próbuje je zapisać; na wszelki wypadek zapisz je do pliku.
