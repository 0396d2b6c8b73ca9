## Badanie plansz: plansza jako graf, jej miary i obrazy

explore = Badanie plansz
explore-wrong = Ten link do planszy nie działa: może jest niepełny.
explore-refused = Tutaj się nie da: { $reason }

# Układ

explore-seed = Ziarno losowe
explore-apart = { $name }: plansza jest podzielona
explore-not-ruled = Tę planszę można badać, ale zasady jej nie dopuszczają: { $names }.

# Obrazy

explore-show = Pokaż
explore-picture-weak = Wąskie gardła
explore-picture-shells = Odległości
explore-picture-plain = Sam obraz
explore-caption-cut = wąskie gardło i liczba pól, które odcina
explore-caption-bridge = przejście, którego nie da się ominąć
explore-caption-whole = Brak wąskich gardeł: zawsze jest droga naokoło.
explore-caption-shells = Liczba kroków od pola { $space }
explore-about-weak = Pola w obwódkach to wąskie gardła: bez któregokolwiek z nich plansza rozpadłaby się na części. Fioletowe paski to przejścia, których nie da się ominąć.
explore-about-shells = Odległość każdego pola od { $space }, w krokach. Wybierz inne pole, żeby zacząć od niego.
explore-about-plain = Obraz bez liczb.

# Co robi kliknięcie

explore-change = Zmień planszę
explore-hand = Wybór pola
explore-hand-ask = pokazuje drogę
explore-click-ask = Wybierz początek drogi, a potem jej cel.
explore-held = W ręce: { $name }. Wybierz fioletową kropkę: tam trafi pole, za które trzymasz ten element.
explore-turn = Obróć
explore-flip = Odwróć
explore-drop = Odłóż
explore-no-room = Tak się nie zmieści: obróć albo odwróć.

# Droga stąd dotąd

explore-way = Droga
explore-way-more = Inne
explore-way-from = Skąd: { $space }
explore-way-to = Dokąd: { $space }
explore-way-goal = Teraz wybierz cel.
explore-way-clear = Wyczyść

# W skrócie

explore-summary = W skrócie
explore-equals = To samo co { $name } na grafie „{ $title }”.
explore-source = Źródło: { $title }
explore-graph = Graf: { $title }
explore-table = Wszystkie wartości

# Wykresy

explore-chart-spread = Rozkład wartości
explore-chart-shells = Liczba pól w każdej odległości
explore-chart-spaces = pola
explore-chart-values = Wartości
explore-chart-distances = Odległości między dwoma polami
explore-chart-steps = kroki
explore-chart-pairs = pary pól
explore-chart-places = pola lub przejścia
explore-chart-tree = Części i wąskie gardła (drzewo bloków)
explore-chart-tree-about = Kółko to część planszy bez wąskiego gardła w środku, a liczba mówi, ile ma ona pól; żółty kwadrat to wąskie gardło.
explore-block = { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
explore-cut = odcina { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
explore-pair = { $first } – { $second }: { $value }

# Dwie plansze

explore-compare = Porównaj
explore-pin = Przypnij do porównania
explore-unpin = Zakończ porównywanie
explore-pinned = Przypięta
explore-now = Obecna
explore-difference = Różnica

# Inne plansze tego rodzaju

explore-family = Plansze tego samego rodzaju: { $name }
explore-family-show = Pokaż osiem plansz
explore-family-hide = Ukryj plansze

# Zapisz i zagraj

explore-keep = Zapisz i zagraj
explore-save = Zapisz
explore-svg = Obraz SVG
explore-png = Obraz PNG
explore-play = Zagraj na tej planszy
explore-editor = Otwórz w edytorze układów
explore-no-play = Na planszy niedozwolonej przez zasady nie można grać.
explore-charts-none = W wersji przeglądarkowej nie ma wykresów.
explore-charts-save = Ikona w prawym górnym rogu wykresu zapisuje go jako PNG.
explore-csv = Miary jako CSV
explore-values = Wartości jako CSV
explore-code = Jako kod

# Szukanie lepszej planszy

explore-design = Ulepsz tę planszę
explore-design-about = Drobne zmiany, jedna po drugiej, zrobią z tej planszy lepszą. Jaka ma być?
explore-design-aims = Cele
explore-design-begin = Szukaj
explore-design-resume = Szukaj dalej
explore-design-stop = Zatrzymaj
explore-design-progress = Sprawdzono { $done } z { $number } plansz
explore-design-found = To najlepsza plansza z dotychczas znalezionych. Niżej widać ją obok tej, od której zaczęliśmy.
explore-design-none = Na razie nie ma lepszej planszy.
