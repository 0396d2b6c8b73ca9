### Klasy: uczniowie dołączają kodem, a nauczyciel widzi ich postępy.

## Uczniowie

class = Twoja klasa
class-about = W klasie nauczyciel widzi, jak ci idzie, i może pomóc. Konto jest niepotrzebne.
class-open = Dołącz do klasy albo zobacz swoją
class-enter = Dołącz do klasy
class-code = Kod klasy
class-find = Dalej
class-code-is = Kod klasy: { $code }
class-join-title = Dołącz do klasy „{ $name }”
class-your-name = Twoje imię w klasie
class-name-about = Podaj imię, po którym rozpozna cię nauczyciel. Nazwisko jest niepotrzebne.
class-join = Dołącz
class-other = Użyj innego kodu
class-lessons = Lekcje
class-you-are = Twoje imię w tej klasie: „{ $name }”.
class-sees = Co widzi nauczyciel
class-sees-place = w której lekcji i na którym kroku jesteś albo czy rozwiązujesz zagadki, oraz czas twojej ostatniej aktywności
class-sees-progress = ukończone lekcje, znane zasady oraz liczbę poprawnych i błędnych odpowiedzi i rozwiązanych zagadek, także sprzed dołączenia do klasy
class-sees-beliefs = zasady, które prawdopodobnie rozumiesz błędnie
class-sees-play = które zasady nie pozwoliły na twoje próby w partiach w tej przeglądarce i czego dotyczyły twoje wyraźne błędy w przeanalizowanych partiach
class-sees-not = Nauczyciel nie widzi twoich partii. Inni uczniowie nie widzą niczego. Z klasy możesz wyjść w każdej chwili, a twoje postępy zostaną w tej przeglądarce.
class-shows = Nauczyciel pokazuje planszę.
class-shows-open = Otwórz planszę
class-board = Nauczyciel pokazuje: { $title }
class-board-open = Przejdź tam
class-board-here = Właśnie to pokazuje nauczyciel. Dalej przejdziecie razem.
class-leave = Wyjdź z klasy
class-leave-named = Wyjdź z klasy { $name }
class-leave-sure = Wyjść z klasy? Nauczyciel przestanie widzieć twoje postępy, a imię będzie wolne dla innych.
class-leave-yes = Tak, wyjdź
class-name-alike = To imię wygląda prawie jak „{ $name }”, a taka osoba już jest w tej klasie. Wybierz inne imię.
class-name-taken = W tej klasie jest już „{ $name }”. Wybierz inne imię. Jeśli to ty na innym urządzeniu, poproś nauczyciela o usunięcie starego wpisu.
class-refused-unknown = Nie ma klasy o takim kodzie. Sprawdź kod albo poproś nauczyciela o nowy.
class-refused-often = Za dużo prób. Spróbuj ponownie za kilka minut.
class-refused-guessed = Ktoś zgaduje na tym serwerze kody klas, więc chwilowo nie można dołączyć do żadnej. Twój kod może być poprawny: wpisz go ponownie za kilka minut.
class-refused-full = Klasa jest pełna. Maksymalna liczba uczniów: { $most }.
class-refused-memberships = Maksymalna liczba twoich klas to { $most }. Najpierw wyjdź z którejś z nich.
class-refused-own = Maksymalna liczba twoich klas to { $most }. Najpierw zakończ którąś z nich.
class-refused-classes = Na tym serwerze nie ma miejsca na kolejne klasy.

## Nauczyciele: wszystkie klasy

classes = Klasy
classes-about = Utwórz klasę i podaj uczniom jej kod. Dołączą pod swoimi imionami, bez kont, a ty zobaczysz na bieżąco ich postępy.
classes-open = Utwórz lub otwórz klasę
classes-new = Nowa klasa
classes-name = Nazwa klasy
classes-create = Utwórz klasę
classes-own = Twoje klasy
classes-none = W tej przeglądarce nie utworzono jeszcze żadnej klasy. Wpisz nazwę powyżej, aby utworzyć pierwszą.
classes-kept = Ta lista jest tylko w tej przeglądarce. Aby otworzyć klasę na innym urządzeniu, skopiuj link z jej strony. Klasy nieużywane od { $days } dni są usuwane, a takie, do których nikt nie dołączył i w których nic nie zmieniono – dzień po utworzeniu.

## Nauczyciele: jedna klasa

classroom = Klasa
classroom-gone = Takiej klasy nie ma albo ta przeglądarka nie może jej otworzyć. Mogła zostać zakończona lub od dawna nikt jej nie używał. Aby otworzyć tu swoją klasę, skopiuj link na inne urządzenie z jej strony w przeglądarce, w której powstała.
classroom-invite = Zaproś uczniów
classroom-invite-about = Uczniowie otwierają link albo wybierają „Dołącz do klasy” w dziale „Nauka” i wpisują kod.
classroom-link = Link dla uczniów
classroom-here = Ten link działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom aplikację ponownie poleceniem { $command }.
classroom-members = { $count ->
        [0] Nikt jeszcze nie dołączył. Liczba miejsc: { $most }.
        [one] Dołączyła jedna osoba. Liczba miejsc: { $most }.
        [few] Dołączyły { $count } osoby. Liczba miejsc: { $most }.
       *[other] Dołączyło { $count } osób. Liczba miejsc: { $most }.
    }
classroom-learners = Uczniowie
classroom-empty = Nikt jeszcze nie dołączył. Uczniowie pojawią się tu, gdy tylko dołączą.
classroom-table = { $count ->
        [one] Jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
classroom-learner = Imię
classroom-where = Gdzie
classroom-seen = Ostatnia aktywność
classroom-lessons = Ukończone lekcje
classroom-beliefs = Błędne przekonania
classroom-beliefs-about = Na co wskazują odpowiedzi uczniów, w tych samych słowach, które im pokazano. Wpis znika po dwóch odpowiedziach, które mu przeczą.
classroom-no-beliefs = Na razie żadnych.
classroom-play = Błędy w grze
classroom-play-about = Co nie wychodzi klasie we własnych partiach: zasady, które na coś nie pozwoliły, tak jak uczniowie czytają je przy stole, oraz tematy wyraźnych błędów w przeanalizowanych partiach. W tabeli są wszystkie.
classroom-play-none = Na razie nic.
classroom-refused-title = Zasady, które na coś nie pozwoliły
classroom-refused = { $count ->
        [one] Raz:
        [few] { $count } razy:
       *[other] { $count } razy:
    }
classroom-mistake-title = Wyraźne błędy według tematów
classroom-mistake = { $count ->
        [one] 1 pozycja:
        [few] { $count } pozycje:
       *[other] { $count } pozycji:
    }
classroom-believe = { $count ->
        [one] Jedna osoba:
        [few] { $count } osoby:
       *[other] { $count } osób:
    }
classroom-at-start = Poza lekcjami
classroom-at-lesson = { $title }, część { $number }
classroom-at-review = Powtórka
classroom-at-checkup = Sprawdzian
classroom-at-placement = Szuka swojego miejsca
classroom-at-exercise = Pojedyncze ćwiczenie
classroom-at-puzzle = Zagadka
classroom-now = teraz
classroom-minutes = { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
       *[other] { $count } minut temu
    }
classroom-hours = { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
       *[other] { $count } godzin temu
    }
classroom-days = { $count ->
        [one] wczoraj
       *[other] { $count } dni temu
    }
classroom-edit = Edytuj
classroom-edit-named = Edytuj: { $name }
classroom-new-name = Nowe imię: { $name }
classroom-save = Zapisz
classroom-remove = Usuń z klasy
classroom-board = Pokaż planszę
classroom-board-about = Wybierz, co pokazać. Możesz wyświetlić to w dużym widoku na rzutniku, a uczniowie mogą otworzyć tę samą planszę z lekcji i ze strony „Twoja klasa”. Gdy przejdziesz dalej w dużym widoku, przejdą też uczniowie, którzy są w tej samej części; pozostali zostaną tam, gdzie są.
classroom-lesson = Lekcja
classroom-part = Część: numer kroku lub ćwiczenia
classroom-board-link = Albo link do lekcji, ćwiczeń lub pozycji
classroom-show = Pokaż klasie
classroom-shown = Pokazywane teraz: { $title }
classroom-project = Otwórz duży widok
classroom-hide = Przestań pokazywać
classroom-position = Pozycja
classroom-manage = Zarządzaj klasą
classroom-manage-about = Tę stronę można wyświetlać na ekranie: jej adres otwiera klasę tylko w twojej przeglądarce.
classroom-elsewhere = Link na inne urządzenie
classroom-elsewhere-about = Kto ma ten link, widzi klasę i może ją zakończyć. Nie wyświetlaj go na ekranie i nie przekazuj nikomu.
classroom-elsewhere-hide = Ukryj link
classroom-code = Nowy kod
classroom-sure-code = Zmienić kod? Starym kodem i linkiem nikt już nie dołączy. Uczniowie, którzy są w klasie, zostaną w niej.
classroom-yes-code = Tak, zmień
classroom-end = Zakończ klasę
classroom-sure-end = Zakończyć tę klasę i usunąć jej listę uczniów? Tego nie da się cofnąć. Uczniowie zachowają swoje postępy.
classroom-yes-end = Tak, zakończ
