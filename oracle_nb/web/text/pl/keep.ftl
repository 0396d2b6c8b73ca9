### Zapisywanie i udostępnianie partii: kod, lista partii, to, czego nie da się otworzyć.

## Kod partii

share = Udostępnij
share-title = Udostępnij tę partię
share-about = Kto otworzy link albo kod, dostanie kopię partii w obecnym stanie: może obejrzeć jej przebieg i grać dalej. Kopia się nie zmieni, niezależnie od tego, jak dalej zagrasz.
share-open = Kod zawiera wszystko, co się wydarzyło. Nie zawiera tego, o czym los dopiero zdecyduje.
share-secret = { $count ->
        [one] Kod zawiera też to, co wie tylko jeden gracz: { $names }.
       *[other] Kod zawiera też to, co wiedzą tylko niektórzy gracze: { $names }.
    }
share-link = Link
share-link-about = Otwiera partię w tej aplikacji. Na Binderze masz do niej dostęp tylko ty, więc zamiast linku udostępnij kod.
share-link-here = Ten link działa tylko na tym komputerze. Innym wyślij kod.
share-code = Kod
share-code-about = Wklej go na liście partii w dowolnej aplikacji albo użyj polecenia { $command }.
share-long = Ta partia jest za długa na link: udostępnij ją jako plik.
share-file = Zapisz jako plik
share-explore = Zbadaj tę planszę
share-copy = Kopiuj
share-copied = Skopiowano
share-close = Zamknij

## Lista partii

games = Partie
games-about = Każda akcja jest od razu zapisywana. Tu znajdziesz swoje partie.
games-none = Nie ma jeszcze żadnych partii.
games-home = Zacznij partię na stronie głównej
games-rename = Zmień nazwę
games-name = Nazwa partii
games-keep = Zapisz nazwę
games-copy = Utwórz kopię
games-copy-made = Utworzono kopię „{ $name }”.
games-copied = Kopia: { $name }
games-delete = Usuń
games-export = Zapisz jako plik
games-import = Wczytaj partię
games-import-about = Wklej kod lub link albo wybierz plik zapisany tu lub gdzie indziej.
games-import-text = Kod lub link
games-import-file = Plik z zapisem gry
games-open = Otwórz
games-damaged = Uszkodzona: tej partii nie można otworzyć
games-gone = Tej partii już nie ma.
games-all = Wszystkie partie

## To, czego nie da się otworzyć

unread-game = Nie można otworzyć tej partii: { $reason }
unread-not-installed = Nie można otworzyć tej partii, bo na serwerze nie ma gry { $game }. Zainstaluj ją albo poproś o to opiekuna serwera.
unread-not-loaded = Nie można otworzyć tej partii, bo na serwerze nie udało się wczytać gry { $game }. Jeśli to twój serwer, powód jest w jego dzienniku; jeśli nie, daj znać opiekunowi serwera.
unread-seat = Nie można otworzyć tej partii. Imię gracza nr { $seat } jest nieprawidłowe: { $reason }
unread-action = Nie można otworzyć tej partii. Akcja { $number } ({ $action }) jest niedozwolona: { $reason }
unread-entry = Nie można odczytać tej partii od akcji { $number }: { $reason }
unread-code-none = To nie jest kod partii ani link.
unread-code-link = Ten link nie zawiera partii. Otwórz go w pasku adresu przeglądarki.
unread-code-damaged = Ten kod jest uszkodzony albo niepełny. Skopiuj go jeszcze raz, od pierwszego znaku do ostatniego.
unread-code-case = W tym kodzie zginęły wielkie litery. Skopiuj go jeszcze raz stamtąd, skąd pochodzi.
unread-code-version = Ten kod pochodzi z nowszej wersji aplikacji.
unread-code-several = Są tu kody kilku partii. Wklej jeden z nich.
unread-foreign = to nie jest zapis gry.
unread-truncated = zapis jest niepełny.
unread-malformed = od bajtu { $place } to nie jest zapis gry.
unread-quotes = jakiś program zamienił w nim cudzysłowy na drukarskie. Poproś o sam plik zamiast jego treści.
unread-document = to dokument edytora tekstu. Zapisz go jako zwykły tekst.
unread-page = to strona internetowa albo rysunek. Pobierz sam plik.
unread-unreadable = to nie jest zapis gry.
unread-long = Ta gra ma za dużo akcji ({ $actions }). Można importować gry mające najwyżej { $most ->
        [one] 1 akcję
        [few] { $most } akcje
       *[other] { $most } akcji
    }.
unread-large = Ten plik jest za duży na zapis gry ({ $size } MB).
browser-copy = Twoja przeglądarka nie pozwala tej stronie kopiować. Tekst jest zaznaczony: naciśnij Ctrl+C, na Macu ⌘C. W telefonie przytrzymaj go palcem i wybierz „Kopiuj”.
browser-print = Twoja przeglądarka nie pozwala tej stronie drukować. Wybierz „Drukuj” w menu przeglądarki albo otwórz stronę w innej przeglądarce.
browser-file = Przeglądarka nie mogła odczytać tego pliku. Być może został przeniesiony lub zmieniony albo przeglądarka nie ma dostępu do jego folderu. Wybierz go jeszcze raz.
browser-cookie = Przeglądarka nie zapamięta tego ustawienia po zamknięciu strony. Aby je zapamiętała, zezwól na pliki cookie tej strony.
file-too-large = Ten plik jest za duży, żeby go tu wczytać ({ $size } MB).
unread-empty = Plik { $file } jest pusty.
unread-no-save = Plik { $file } nie jest zapisem gry.
unread-encoding = Plik { $file } nie jest tekstem w UTF-8. Zapisz go jako UTF-8 w programie, w którym powstał.
unread-nothing = Najpierw wklej kod albo link.
unread-bot = nie ma tu bota „{ $name }”

## Błąd programu

error-page = Nie można wyświetlić tej strony
report = Raport do skopiowania
report-about = Coś poszło nie tak z winy programu. Stan gry się nie zmienił. Jeśli chcesz to zgłosić, dołącz ten raport: zawiera błąd i kod partii.
report-page = Coś poszło nie tak z winy programu. Twoje partie się nie zmieniły. Jeśli chcesz to zgłosić, dołącz ten raport.
share-analysis = W kodzie zapisane jest, że to analiza.
