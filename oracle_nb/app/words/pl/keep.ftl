### Przechowywanie gier i przekazywanie ich dalej: kod gry, lista gier, to, czego nie da się otworzyć.

## Kod gry

share = Udostępnij
share-title = Przekaż tę grę dalej
share-about = Kto otworzy łącze albo kod, dostanie kopię gry w obecnym stanie: może ją prześledzić i grać dalej. Kopia pozostaje taka sama, jakkolwiek potoczy się twoja gra.
share-open = Jest w nim wszystko, co się wydarzyło. Nie ma tego, o czym los dopiero zdecyduje.
share-secret = { $count ->
        [one] { $names }: ten gracz obejrzał coś, czego nie wszyscy znają. To także jest w kodzie.
       *[other] { $names }: ci gracze obejrzeli coś, czego nie wszyscy znają. To także jest w kodzie.
    }
share-link = Łącze
share-link-about = Otwiera się tutaj. Na Binderze tylko ty masz dostęp do tej aplikacji: udostępnij kod.
share-code = Kod
share-code-about = Do wklejenia na liście gier dowolnej aplikacji albo do polecenia { $command }.
share-long = Ta gra jest za długa na łącze: przekaż ją jako plik.
share-file = Zapisz jako plik
share-copy = Kopiuj
share-copied = Skopiowano
share-close = Zamknij

## Lista gier

games = Gry
games-about = Każda akcja jest od razu zapisywana. Tu znajdziesz swoje gry.
games-none = Nie ma jeszcze żadnych gier.
games-home = Zacznij grę na stronie głównej
games-rename = Zmień nazwę
games-name = Nazwa gry
games-keep = Zachowaj tę nazwę
games-copy = Kopiuj
games-copy-made = „{ $name }” jest teraz na liście.
games-copied = Kopia: { $name }
games-delete = Usuń
games-export = Zapisz jako plik
games-import = Wczytaj grę
games-import-about = Wklej kod lub łącze albo wybierz plik zapisany tu lub gdzie indziej.
games-import-text = Kod lub łącze
games-import-file = Plik z zapisaną grą
games-open = Otwórz
games-damaged = Uszkodzona: tej gry nie można otworzyć
games-gone = Tej gry już nie ma.
games-all = Wszystkie gry

## To, czego nie da się otworzyć

unread-game = Nie można otworzyć tej gry: { $reason }
unread-seat = Nie można otworzyć tej gry. Nazwa gracza nr { $seat } jest nieprawidłowa: { $reason }
unread-action = Nie można otworzyć tej gry. Akcja { $number } ({ $action }) jest niedozwolona: { $reason }
unread-entry = Nie można otworzyć tej gry od akcji { $number }: { $reason }
unread-code-none = To nie jest kod gry ani łącze.
unread-code-damaged = Ten kod jest uszkodzony albo niepełny. Skopiuj go jeszcze raz, od pierwszego znaku do ostatniego.
unread-code-version = Ten kod utworzyła nowsza wersja aplikacji niż ta.
unread-foreign = to nie jest zapisana gra.
unread-truncated = jej zapis kończy się za wcześnie, brakuje części.
unread-malformed = od bajtu { $place } to nie jest zapis gry.
unread-unreadable = to nie jest zapis gry.
unread-large = Ten plik jest za duży na zapisaną grę ({ $size } MB).
file-too-large = Ten plik jest za duży, żeby go tu wczytać ({ $size } MB).
unread-empty = Plik { $file } jest pusty.
unread-no-save = { $file } to nie jest zapisana gra.
unread-nothing = Najpierw wklej kod albo łącze.
unread-bot = nie ma tu bota „{ $name }”

## Błąd programu

error-page = Nie można wyświetlić tej strony
report = Raport do skopiowania
report-about = Coś poszło nie tak z winy programu. Gra jest taka jak przedtem. Jeśli chcesz to zgłosić, dołącz ten raport: zawiera błąd i kod gry.
report-page = Coś poszło nie tak z winy programu. Twoje gry są takie jak przedtem. Jeśli chcesz to zgłosić, dołącz ten raport.
share-analysis = Kod mówi, że ta partia jest analizą.
