### Gry i postępy, których nie da się odczytać ani zapisać: który plik, co nadal działa, co zrobić.

storage-corrupt = Plik { $file } jest uszkodzony albo nie jest bazą danych. Przenieś go do innego katalogu albo przywróć z kopii zapasowej.
storage-locked = Plik { $file } jest zablokowany przez inny program. Zamknij ten program albo odczekaj chwilę.
storage-readonly = Nie można zapisywać w pliku { $file }. Zezwól na zapis w nim i w jego katalogu albo wskaż inny katalog w zmiennej { $name } i uruchom aplikację ponownie.
storage-full = Dysk z plikiem { $file } jest pełny. Zwolnij trochę miejsca.
storage-unavailable = Nie można otworzyć pliku { $file }: { $reason }. Sprawdź, czy jego katalog istnieje i jest dostępny.
storage-play = Nadal możesz grać. Gry pozostają w pamięci, dopóki ich strona jest otwarta, a aplikacja wciąż próbuje je zapisać. Odśwież tę stronę, aby sprawdzić ponownie.

games-unreadable = W tej chwili nie można odczytać twoich gier.
games-unwritable = W tej chwili nie można zapisać twoich gier.

unsaved = Ta gra nie jest w tej chwili zapisana.
unsaved-go-on = Możesz grać dalej: aplikacja wciąż próbuje zapisać grę. Na razie przepadnie ona po zamknięciu tej strony.
unsaved-file = Na wszelki wypadek zapisz grę jako plik.

progress-unsaved = W tej chwili nie można zapisać twoich postępów.
progress-go-on = Nadal możesz korzystać z lekcji. Twoje postępy pozostaną do zamknięcia tej strony, a aplikacja wciąż próbuje je zapisać; na wszelki wypadek wyeksportuj postępy.
