## Eksplorator: plansza jako graf, jej miary i obrazy

explore = Eksploruj
explore-about = Zobacz, gdzie na planszy jest ciasno, daleko, sprawiedliwie: wąskie gardła, odległości, zasięg kości i to, co zmieniłaby mielizna albo kafel położony gdzie indziej.
explore-open = Eksploruj planszę
explore-wrong = Nie da się otworzyć tego układu: { $reason }
explore-refused = Tutaj się nie da: { $reason }

# Układ

explore-layout = Plansza
explore-kind = Rodzaj planszy
explore-seed = Numer planszy
explore-seed-hint = Ten sam numer to ta sama plansza
explore-before = Poprzednia plansza
explore-next = Następna plansza
explore-another = Inna plansza
explore-apart = { $name }: morze nie jest w jednym kawałku
explore-changed = Plansza po twoich zmianach. Porównanie z planszami: { $name }.
explore-changed-board = Zmieniona plansza
explore-not-ruled = Zasady nie dopuszczają takiej planszy, ale badać ją można: { $names }.

# Obrazy

explore-show = Pokaż
explore-picture-weak = Wąskie gardła
explore-picture-shells = Odległości
explore-picture-reach = Zasięg kości
explore-picture-plain = Sama plansza
explore-more = Wszystkie miary
explore-more-choose = Wybierz miarę
explore-caption-cut = bez tego pola morze się rozpada; liczba: ile pól odcina
explore-caption-bridge = przejście, którego nie da się ominąć
explore-caption-whole = Żadne pole nie trzyma morza samo: zawsze jest droga naokoło.
explore-caption-shells = Kroki od pola { $space }
explore-caption-reach = Dokąd jedna z tych kości zaprowadzi okręt z pola { $space }; liczba: dodatkowe żetony łaski
explore-about-weak = Pola w obwódkach to wąskie gardła: bez któregokolwiek z nich morze rozpadłoby się na dwoje. Fioletowe belki to przejścia, których nie da się ominąć.
explore-about-shells = Jak daleko jest każde pole od wybranego, w krokach okrętu.
explore-about-reach = Dokąd każda z wybranych kości zaprowadzi okręt jednym ruchem. Liczba to cena dłuższej drogi.
explore-about-plain = Plansza bez liczb.

# Co robi kliknięcie

explore-hand = Kliknięcie na planszy
explore-hand-ask = pyta o drogę
explore-hand-shallow = dodaje lub usuwa mieliznę
explore-hand-tile = bierze kafel
explore-click-tile = Kliknij kafel, a potem jedną z fioletowych kropek.
explore-click-shallow = Kliknij wodę, żeby zrobić z niej mieliznę, albo mieliznę, żeby zrobić z niej wodę.
explore-click-ask = Kliknij, skąd płynąć, a potem dokąd.
explore-held = W ręku: { $name }. Kliknij fioletową kropkę: tam znajdzie się pole, za które go trzymasz.
explore-turn = Obróć
explore-flip = Odwróć
explore-drop = Odłóż
explore-no-room = Tak się nie zmieści: obróć albo odwróć kafel.

# Droga stąd dotąd

explore-way = Stąd dotąd
explore-way-dice = Twoje kości
explore-way-more = dołóż
explore-way-add = Dołóż kość: { $name }
explore-way-remove = Zabierz kość: { $name }
explore-way-from = Skąd: { $space }
explore-way-to = Dokąd: { $space }
explore-way-choose = Kliknij planszę: najpierw skąd, potem dokąd.
explore-way-goal = Teraz kliknij, dokąd płynąć.
explore-way-clear = Zacznij od nowa

# W skrócie

explore-summary = W skrócie
explore-more-than = więcej niż na { NUMBER($share, style: "percent", maximumFractionDigits: 0) } plansz tego rodzaju
explore-fewer-than = mniej niż na { NUMBER($share, style: "percent", maximumFractionDigits: 0) } plansz tego rodzaju
explore-usual = jak na większości plansz tego rodzaju
explore-equals = To samo co { $name } na grafie „{ $title }”.
explore-source = Źródło: { $title }
explore-graph = Graf: { $title }
explore-table = Wszystkie wartości

# Wykresy

explore-chart-usual = { $number ->
        [one] Miejsce tej planszy na tle { $number } planszy rodzaju „{ $name }”
       *[other] Miejsce tej planszy na tle { $number } plansz rodzaju „{ $name }”
    }
explore-chart-spread = Rozkład wartości
explore-chart-shells = Ile pól leży jak daleko
explore-chart-spaces = pola
explore-chart-values = Wartości
explore-chart-distances = Jak daleko od siebie leżą dwa pola
explore-chart-steps = kroki
explore-chart-pairs = pary pól
explore-chart-boards = plansze
explore-chart-places = pola lub przejścia
explore-chart-tree = Części i wąskie gardła (drzewo bloków)
explore-chart-tree-about = Kółko to część morza bez wąskiego gardła w środku, liczba to jej pola; żółty kwadrat to wąskie gardło.
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
explore-compare-about = Zatrzymaj tę planszę, a następną zobaczysz obok niej.
explore-pin = Zatrzymaj tę planszę do porównania
explore-unpin = Zakończ porównywanie
explore-pinned = Zatrzymana
explore-now = Obecna
explore-compare-same = Obie plansze są takie same.
explore-difference = Różnica

# Zachowaj i zagraj

explore-keep = Zachowaj i zagraj
explore-link = Łącze do tej planszy
explore-svg = Obraz SVG
explore-png = Obraz PNG
explore-play = Zagraj na tej planszy
explore-editor = Otwórz w edytorze plansz
explore-no-play = Na planszy, której zasady nie dopuszczają, grać się nie da.
explore-charts-save = Wykres zapisuje jako PNG znaczek po jego prawej stronie u góry.
